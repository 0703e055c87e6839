/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The lines of the log.
 */
#include "config.h"

#include "tb-tellings.h"

#include "tb-event-words.h"

static void
why_clear (gpointer why)
{
  g_free (((BmWhy *) why)->text);
}

static void
add_link (GArray     *why,
          const char *text,
          const char *rule)
{
  BmWhy link = { g_strdup (text), rule, BM_CARD_LOOK_NONE };

  g_array_append_val (why, link);
}

/* What the move began with, then the line itself. */
static GArray *
why (BmMatch *match,
     guint    index,
     guint    at)
{
  GArray *why = g_array_new (FALSE, FALSE, sizeof (BmWhy));
  g_autoptr(GPtrArray) lines = tb_event_lines (match, index);
  const BmEvent *events;
  const BmLine *first = NULL, *own = NULL;
  guint n;

  events = bm_match_get_events (match, index, &n);
  g_array_set_clear_func (why, why_clear);
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      if (line->kind == BM_LINE_EVENT && first == NULL)
        first = line;
      if (line->at == at)
        own = line;
    }
  if (first != NULL && own != NULL && first != own && first->at < own->at)
    add_link (why, first->text, tb_event_rule (events[first->at].kind));
  if (own != NULL)
    add_link (why, own->text, tb_event_rule (events[own->at].kind));
  else
    add_link (why, "", NULL);
  return why;
}

const BmTellings tb_tellings = { tb_event_lines, why };
