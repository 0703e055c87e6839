/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-card-look.h"

#include <glib/gi18n-lib.h>

char *
bm_card_look_dup_spoken (BmCardLook look)
{
  GString *spoken = g_string_new (look.text);

  if (look.health > 0)
    {
      g_string_append_c (spoken, ' ');
      g_string_append_printf (spoken, _("Health %u."), look.health);
    }
  if (*look.tip != '\0')
    g_string_append_printf (spoken, " %s", look.tip);
  return g_string_free (spoken, FALSE);
}
