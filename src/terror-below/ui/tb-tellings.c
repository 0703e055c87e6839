/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The lines of the log.
 */
#include "config.h"

#include "tb-tellings.h"

#include "tb-card-look.h"
#include "tb-event-why.h"
#include "tb-event-words.h"

static void
why_clear (gpointer why)
{
  g_free (((BmWhy *) why)->text);
}

static GArray *
why (BmMatch *match,
     guint    index,
     guint    at)
{
  GArray *why = g_array_new (FALSE, FALSE, sizeof (BmWhy));
  g_autoptr(GArray) links = tb_event_why (match, index, at);

  g_array_set_clear_func (why, why_clear);
  for (guint i = 0; i < links->len; i++)
    {
      TbWhy *link = &g_array_index (links, TbWhy, i);
      BmWhy own = { g_steal_pointer (&link->text), link->rule,
                    link->card == TB_NO_CARD ? BM_CARD_LOOK_NONE : tb_card_look (link->card) };

      g_array_append_val (why, own);
    }
  if (why->len == 0)
    g_array_append_val (why, ((BmWhy) { g_strdup (""), NULL, BM_CARD_LOOK_NONE }));
  return why;
}

const BmTellings tb_tellings = { tb_event_lines, why };
