/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * When the computer has done what it does, the status line sums it up: each of its moves was in sight for a moment
 * only.  Who has the line read, or goes to it, gets all of it.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-event-words.h"
#include "wr-turn-words.h"

/* Letters that are read at a glance, before the words for whose turn it is. */
#define MOST_LETTERS 140

/* From where on SIDE has not seen what happened: its last own move if that ended its turn, as what followed from it
   went by as fast as the rest; else the move after it. */
static guint
ply_to_tell_from (BmMatch *match,
                  int      side)
{
  guint ply = bm_match_get_ply (match);

  while (ply > 0 && bm_match_get_move_side (match, ply - 1) != side)
    ply--;
  return ply > 0 && wr_move_kind (bm_match_get_move (match, ply - 1)) == WR_MOVE_END ? ply - 1 : ply;
}

static const char *
turn_words (int side)
{
  return side == WR_SIDE_BIRD ? _("It is the Bird’s turn.") : _("It is the Worms’ turn.");
}

static char *
join (const char *first,
      const char *second)
{
  gboolean both = first != NULL && *first != '\0' && second != NULL && *second != '\0';

  return g_strconcat (first != NULL ? first : "", both ? "  " : "", second != NULL ? second : "", NULL);
}

/* The person decides, and the computer made the last move. */
static gboolean
has_to_sum_up (WrTable *self)
{
  BmMatch *match = wr_table_get_match (self);
  int person = bm_seats_get_only_person (&self->seats);
  guint ply = match == NULL ? 0 : bm_match_get_ply (match);

  return person != BM_SIDE_NOBODY && ply > 0 && bm_match_get_to_act (match) == person
         && bm_match_get_move_side (match, ply - 1) != person;
}

void
wr_table_sum_up (WrTable *self)
{
  BmMatch *match;
  const WrPosition *pos;
  const BmEvent *events;
  g_autofree char *words = NULL, *shown = NULL, *all = NULL, *heard = NULL;
  const char *turn = NULL;
  guint n;

  g_return_if_fail (WR_IS_TABLE (self));

  if (!has_to_sum_up (self))
    return;
  match = wr_table_get_match (self);
  pos = bm_match_get_position (match);
  events = bm_match_get_events_since (match, ply_to_tell_from (match, bm_match_get_to_act (match)), &n);
  g_free (self->question);
  self->question = wr_table_dup_question (self);
  if (self->question == NULL && pos->n_frames == 0)
    turn = turn_words (bm_match_get_to_act (match));

  words = wr_turn_words (events, n, MOST_LETTERS);
  shown = join (words, turn);
  heard = join (shown, self->question);
  g_free (self->since);
  self->since = wr_event_words (events, n);
  /* The question stands above the line. */
  all = join (self->since, self->question != NULL ? self->question : turn);
  bm_status_set_text (self->status, shown, all, NULL);
  wr_table_tell_result (self, heard);
}

void
wr_table_set_recap_open (WrTable  *self,
                         gboolean  open)
{
  BmMatch *match;
  const WrPosition *pos;
  const char *words = NULL;

  g_return_if_fail (WR_IS_TABLE (self));

  match = wr_table_get_match (self);
  if (open && match != NULL && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      pos = bm_match_get_position (match);
      words = pos->turn != WR_TURN_SETUP ? turn_words (pos->turn) : NULL;
    }
  bm_status_set_instead (self->status, words);
  wr_board_view_set_tips (self->board, !open);
}
