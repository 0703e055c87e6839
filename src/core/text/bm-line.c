/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-line.h"

void
bm_line_free (BmLine *self)
{
  g_free (self->text);
  g_free (self);
}
