/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-hint.h"

static void
hint_clear (gpointer hint)
{
  g_clear_pointer (&((BmHint *) hint)->text, g_free);
}

GArray *
bm_hints_new (void)
{
  GArray *hints = g_array_new (FALSE, FALSE, sizeof (BmHint));

  g_array_set_clear_func (hints, hint_clear);
  return hints;
}
