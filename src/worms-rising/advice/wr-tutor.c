/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-tutor.h"

#include <string.h>

/* The most topics waiting to be explained: others will occur again. */
#define MOST_WAITING 3

/* The state of a side. */
typedef struct
{
  guint8   waiting[MOST_WAITING]; /* topics to be explained */
  guint    n_waiting;
  BmTopics dangers; /* present in this turn */
  BmTopics counted; /* used correctly in this turn */
} Met;

struct _WrTutor
{
  BmMastery     *mastery;
  const BmSeats *seats; /* borrowed */
  BmMatch       *match; /* or NULL */
  Met            met[WR_N_SIDES];
  GArray        *found; /* of BmHint: all hints for FOUND_FOR at FOUND_AT; or NULL */
  WrPosition     found_at;
  WrSide         found_for;
};

WrTutor *
wr_tutor_new (BmMastery     *mastery,
              const BmSeats *seats)
{
  WrTutor *self = g_new0 (WrTutor, 1);

  self->mastery = g_object_ref (mastery);
  self->seats = seats;
  return self;
}

void
wr_tutor_free (WrTutor *self)
{
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_object (&self->match);
  g_clear_object (&self->mastery);
  g_free (self);
}

void
wr_tutor_set_match (WrTutor *self,
                    BmMatch *match)
{
  g_set_object (&self->match, match);
  memset (self->met, 0, sizeof self->met);
  g_clear_pointer (&self->found, g_array_unref);
}

gboolean
wr_tutor_can_help (WrTutor *self,
                   WrSide   side)
{
  return self->match != NULL && !bm_match_is_watched (self->match) && !bm_seats_is_computer (self->seats, (int) side);
}

gboolean
wr_tutor_get_help (WrTutor *self,
                   WrSide   side)
{
  return wr_tutor_can_help (self, side) && bm_mastery_get_help (self->mastery, (int) side);
}

void
wr_tutor_set_help (WrTutor  *self,
                   WrSide    side,
                   gboolean  help)
{
  if (wr_tutor_can_help (self, side))
    bm_mastery_set_help (self->mastery, (int) side, help);
}

/* The key of SIDE's player in BmMastery.  (transfer full) */
static char *
dup_person (WrTutor *self,
            WrSide   side)
{
  return bm_mastery_dup_person (self->mastery, bm_match_get_player (self->match, (int) side), (int) side,
                                bm_seats_count_people (self->seats) == 1);
}

/* ---- Hints */

/* Cached for each position: it takes some thousand moves. */
static GArray *
find_all (WrTutor          *self,
          const WrPosition *pos,
          WrSide            side)
{
  if (!wr_tutor_has_hints (self, side) || !wr_position_equal (pos, &self->found_at))
    {
      g_clear_pointer (&self->found, g_array_unref);
      self->found = wr_hints_find (pos, side);
      self->found_at = *pos;
      self->found_for = side;
      self->met[side].dangers |= wr_hints_topics (self->found) & WR_HINT_DANGERS;
    }
  return self->found;
}

GArray *
wr_tutor_find_hints (WrTutor  *self,
                     WrSide    side,
                     gboolean  ending)
{
  const WrPosition *pos = bm_match_get_position (self->match);
  GArray *all = find_all (self, pos, side), *shown = ending ? wr_hints_find_end (pos, side) : bm_hints_new ();
  g_autofree char *person = dup_person (self, side);
  BmTopics known = bm_mastery_get_known (self->mastery, person);

  wr_hints_keep (shown, known, WR_TUTOR_MOST_HINTS);
  known |= wr_hints_topics (shown);
  for (guint i = 0; i < all->len && shown->len < WR_TUTOR_MOST_HINTS; i++)
    {
      BmHint own = g_array_index (all, BmHint, i);

      if (known >> own.topic & 1)
        continue;
      own.text = g_strdup (own.text);
      g_array_append_val (shown, own);
    }
  return shown;
}

gboolean
wr_tutor_has_hints (WrTutor *self,
                    WrSide   side)
{
  return self->found != NULL && self->found_for == side;
}

/* ---- Explanations */

const BmTopic *
wr_tutor_get_first (WrTutor *self,
                    WrSide   side)
{
  return self->met[side].n_waiting > 0 ? &wr_topics[self->met[side].waiting[0]] : NULL;
}

void
wr_tutor_finish_first (WrTutor *self,
                       WrSide   side)
{
  Met *met = &self->met[side];
  g_autofree char *person = NULL;
  guint topic;

  if (met->n_waiting == 0)
    return;
  person = dup_person (self, side);
  topic = met->waiting[0];
  met->n_waiting--;
  memmove (&met->waiting[0], &met->waiting[1], met->n_waiting);
  bm_mastery_explain (self->mastery, person, topic);
}

static void
explain (WrTutor  *self,
         WrSide    side,
         BmTopics  happened)
{
  Met *met = &self->met[side];
  g_autofree char *person = dup_person (self, side);

  happened &= wr_topics_explained (side) & ~bm_mastery_get_known (self->mastery, person)
              & ~bm_mastery_get_explained (self->mastery, person);
  for (guint i = 0; i < met->n_waiting; i++)
    happened &= ~WR_TOPIC_BIT (met->waiting[i]);
  for (guint topic = 0; topic < WR_N_TOPICS && met->n_waiting < MOST_WAITING; topic++)
    if (happened >> topic & 1)
      met->waiting[met->n_waiting++] = (guint8) topic;
}

/* ---- Correct uses */

/* MOVER made the last move. */
static void
count_uses (WrTutor  *self,
            WrSide    mover,
            gboolean  seen)
{
  Met *met = &self->met[mover];
  guint index = bm_match_get_ply (self->match) - 1, n;
  const BmEvent *events = bm_match_get_events (self->match, index, &n);
  const WrPosition *before = bm_match_get_position_at (self->match, index);
  BmMove move = bm_match_get_move (self->match, index);
  g_autofree char *person = dup_person (self, mover);
  BmTopics used = wr_topics_used (before, mover, move, events, n);
  gboolean ends = wr_move_kind (move) == WR_MOVE_END && before->turn == mover;

  if (ends)
    {
      g_autoptr(GArray) left = wr_hints_find (before, mover);

      used |= met->dangers & ~wr_hints_topics (left);
      /* The rest is explained later. */
      if (seen)
        wr_tutor_finish_first (self, mover);
      if (wr_position_actions (before) > 0)
        explain (self, mover, WR_TOPIC_BIT (WR_TOPIC_ACTIONS));
    }
  /* Once per turn: undoing and repeating a move does not count twice. */
  used &= ~met->counted;
  met->counted |= used;
  if (ends)
    met->dangers = met->counted = 0;
  bm_mastery_use (self->mastery, person, used);
}

void
wr_tutor_count_move (WrTutor  *self,
                     gboolean  seen)
{
  guint n;
  const BmEvent *events;
  int mover;

  if (self->match == NULL)
    return;
  events = bm_match_get_last_events (self->match, &n);
  mover = bm_match_get_move_side (self->match, bm_match_get_ply (self->match) - 1);
  if (mover != BM_SIDE_NOBODY && wr_tutor_get_help (self, (WrSide) mover))
    count_uses (self, (WrSide) mover, seen);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    if (wr_tutor_get_help (self, side))
      explain (self, side, wr_topics_happened (events, n));
}
