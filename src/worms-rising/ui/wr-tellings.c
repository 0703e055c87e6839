/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The lines of the log.
 */
#include "config.h"

#include "wr-tellings.h"

#include <string.h>

#include "wr-card-look.h"
#include "wr-event-why.h"
#include "wr-position.h"
#include "wr-words.h"

/* The space of a line that names none: that of its piece at the time of the line. */
static WrSpace
space_of (BmMatch       *match,
          guint          index,
          const BmEvent *event,
          guint          piece)
{
  const WrPosition *before = bm_match_get_position_at (match, index);
  const WrPosition *after = bm_match_get_position_at (match, index + 1);

  if (piece >= WR_N_PIECES && (event->kind == WR_EVENT_PECKED
                               || (event->kind == WR_EVENT_SPENT && event->who == WR_SIDE_BIRD)
                               || (event->kind == WR_EVENT_TRACKER && event->who == WR_TRACKER_HEALTH)))
    piece = WR_PIECE_BIRD;
  if (piece >= WR_N_PIECES)
    return WR_SPACE_NONE;
  return after->at[piece] != WR_SPACE_NONE ? after->at[piece] : before->at[piece];
}

static GPtrArray *
lines (BmMatch *match,
       guint    index)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);
  g_autoptr(GArray) happenings = wr_happenings_new (events, n);

  for (guint i = 0; i < happenings->len; i++)
    {
      WrHappening *read = &g_array_index (happenings, WrHappening, i);
      BmLine *line;

      if (read->text == NULL)
        continue;
      if (read->n_spaces == 0 && read->kind == BM_LINE_EVENT)
        {
          read->spaces[0] = space_of (match, index, read->events, read->tone);
          read->n_spaces = read->spaces[0] == WR_SPACE_NONE ? 0 : 1;
        }
      line = g_new0 (BmLine, 1);
      *line = (BmLine) { .text = g_steal_pointer (&read->text), .style = wr_piece_class (read->tone), .kind = read->kind,
                         .at = (guint) (read->events - events), .n_marks = read->n_spaces };
      memcpy (line->marks, read->spaces, read->n_spaces);
      g_ptr_array_add (lines, line);
    }
  return lines;
}

static void
why_clear (gpointer why)
{
  g_free (((BmWhy *) why)->text);
}

/* From the last free decision of a side on. */
static GArray *
why (BmMatch *match,
     guint    index,
     guint    at)
{
  GArray *why = g_array_new (FALSE, FALSE, sizeof (BmWhy));
  g_autoptr(GArray) links = NULL;
  const BmEvent *events;
  guint n;

  while (index > 0 && ((const WrPosition *) bm_match_get_position_at (match, index))->n_frames > 0)
    {
      bm_match_get_events (match, --index, &n);
      at += n;
    }
  events = bm_match_get_events_since (match, index, &n);
  links = wr_event_why (events, n, at);
  g_array_set_clear_func (why, why_clear);
  for (guint i = 0; i < links->len; i++)
    {
      WrWhy *link = &g_array_index (links, WrWhy, i);
      BmWhy own = { g_steal_pointer (&link->text), link->rule,
                    link->card == WR_NO_CARD ? BM_CARD_LOOK_NONE : wr_card_look (link->card) };

      g_array_append_val (why, own);
    }
  return why;
}

const BmTellings wr_tellings = { lines, why };
