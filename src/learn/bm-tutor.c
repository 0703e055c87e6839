/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-tutor.h"

#include <string.h>

/* The most topics waiting to be explained: others will occur again. */
#define MOST_WAITING 3

/* The state of a seat. */
typedef struct
{
  guint8   waiting[MOST_WAITING]; /* topics to be explained */
  guint    n_waiting;
  BmTopics dangers; /* present in this turn */
  BmTopics counted; /* used correctly in this turn */
} Met;

struct _BmTutor
{
  const BmTutorGame *game;
  BmMastery         *mastery;
  const BmSeats     *seats;    /* borrowed */
  BmMatch           *match;    /* or NULL */
  Met                met[BM_MAX_SEATS];
  GArray            *found;    /* of BmHint: all hints for FOUND_FOR at FOUND_AT; or NULL */
  gpointer           found_at; /* a position */
  int                found_for;
};

BmTutor *
bm_tutor_new (const BmTutorGame *game,
              BmMastery         *mastery,
              const BmSeats     *seats)
{
  BmTutor *self = g_new0 (BmTutor, 1);

  self->game = game;
  self->mastery = g_object_ref (mastery);
  self->seats = seats;
  return self;
}

static void
drop_found (BmTutor *self)
{
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->found_at, g_free);
}

void
bm_tutor_free (BmTutor *self)
{
  drop_found (self);
  g_clear_object (&self->match);
  g_clear_object (&self->mastery);
  g_free (self);
}

void
bm_tutor_set_match (BmTutor *self,
                    BmMatch *match)
{
  g_set_object (&self->match, match);
  memset (self->met, 0, sizeof self->met);
  drop_found (self);
}

gboolean
bm_tutor_can_help (BmTutor *self,
                   int      seat)
{
  return self->match != NULL && seat >= 0 && seat < (int) bm_match_get_n_seats (self->match)
         && !bm_match_is_watched (self->match) && !bm_seats_is_computer (self->seats, seat);
}

gboolean
bm_tutor_get_help (BmTutor *self,
                   int      seat)
{
  return bm_tutor_can_help (self, seat) && bm_mastery_get_help (self->mastery, seat);
}

void
bm_tutor_set_help (BmTutor  *self,
                   int       seat,
                   gboolean  help)
{
  if (bm_tutor_can_help (self, seat))
    bm_mastery_set_help (self->mastery, seat, help);
}

/* The key of SEAT's player in BmMastery.  (transfer full) */
static char *
dup_person (BmTutor *self,
            int      seat)
{
  return bm_mastery_dup_person (self->mastery, bm_match_get_player (self->match, seat), seat,
                                bm_seats_count_people (self->seats) == 1);
}

/* ---- Hints */

/* Cached for each position: it takes some thousand moves. */
static GArray *
find_all (BmTutor *self,
          int      seat)
{
  gconstpointer pos = bm_match_get_position (self->match);
  gsize size = bm_match_get_game (self->match)->position_size;

  if (!bm_tutor_has_hints (self, seat) || memcmp (pos, self->found_at, size) != 0)
    {
      drop_found (self);
      self->found = self->game->find (self->match, pos, seat);
      self->found_at = g_memdup2 (pos, size);
      self->found_for = seat;
      self->met[seat].dangers |= bm_hints_topics (self->found) & self->game->dangers;
    }
  return self->found;
}

GArray *
bm_tutor_find_hints (BmTutor  *self,
                     int       seat,
                     gboolean  ending)
{
  GArray *all = find_all (self, seat);
  GArray *shown = ending ? self->game->find_end (self->match, bm_match_get_position (self->match), seat) : bm_hints_new ();
  g_autofree char *person = dup_person (self, seat);
  BmTopics known = bm_mastery_get_known (self->mastery, person);

  bm_hints_keep (shown, known, BM_TUTOR_MOST_HINTS);
  known |= bm_hints_topics (shown);
  for (guint i = 0; i < all->len && shown->len < BM_TUTOR_MOST_HINTS; i++)
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
bm_tutor_has_hints (BmTutor *self,
                    int      seat)
{
  return self->found != NULL && self->found_for == seat;
}

/* ---- Explanations */

const BmTopic *
bm_tutor_get_first (BmTutor *self,
                    int      seat)
{
  guint n;
  const BmTopic *topics = bm_mastery_get_topics (self->mastery, &n);

  return self->met[seat].n_waiting > 0 ? &topics[self->met[seat].waiting[0]] : NULL;
}

void
bm_tutor_finish_first (BmTutor *self,
                       int      seat)
{
  Met *met = &self->met[seat];
  g_autofree char *person = NULL;
  guint topic;

  if (met->n_waiting == 0)
    return;
  person = dup_person (self, seat);
  topic = met->waiting[0];
  met->n_waiting--;
  memmove (&met->waiting[0], &met->waiting[1], met->n_waiting);
  bm_mastery_explain (self->mastery, person, topic);
}

static void
explain (BmTutor  *self,
         int       seat,
         BmTopics  happened)
{
  Met *met = &self->met[seat];
  g_autofree char *person = dup_person (self, seat);
  guint n;

  bm_mastery_get_topics (self->mastery, &n);
  if (self->game->explained != NULL)
    happened &= self->game->explained (seat);
  happened &= ~bm_mastery_get_known (self->mastery, person) & ~bm_mastery_get_explained (self->mastery, person);
  for (guint i = 0; i < met->n_waiting; i++)
    happened &= ~((BmTopics) 1 << met->waiting[i]);
  for (guint topic = 0; topic < n && met->n_waiting < MOST_WAITING; topic++)
    if (happened >> topic & 1)
      met->waiting[met->n_waiting++] = (guint8) topic;
}

/* ---- Correct uses */

/* MOVER made the last move. */
static void
count_uses (BmTutor  *self,
            int       mover,
            gboolean  seen)
{
  Met *met = &self->met[mover];
  guint index = bm_match_get_ply (self->match) - 1, n;
  const BmEvent *events = bm_match_get_events (self->match, index, &n);
  gconstpointer before = bm_match_get_position_at (self->match, index), after = bm_match_get_position (self->match);
  BmMove move = bm_match_get_move (self->match, index);
  g_autofree char *person = dup_person (self, mover);
  BmTopics used = self->game->used (before, mover, move, events, n);
  gboolean ends = self->game->ends (before, after, mover, move);

  if (ends)
    {
      used |= met->dangers & self->game->escaped (before, after, mover, events, n);
      if (seen)
        bm_tutor_finish_first (self, mover);
      /* The others are about what is past; they are explained when it happens again. */
      met->n_waiting = 0;
      explain (self, mover, self->game->missed (before, mover, move));
    }
  /* Once per turn: undoing and repeating a move does not count twice. */
  used &= ~met->counted;
  met->counted |= used;
  if (ends)
    met->dangers = met->counted = 0;
  bm_mastery_use (self->mastery, person, used);
}

void
bm_tutor_count_move (BmTutor  *self,
                     gboolean  seen)
{
  guint n, index;
  const BmEvent *events;
  BmTopics happened;
  int mover;

  if (self->match == NULL)
    return;
  index = bm_match_get_ply (self->match) - 1;
  events = bm_match_get_last_events (self->match, &n);
  mover = bm_match_get_move_side (self->match, index);
  if (mover != BM_SIDE_NOBODY && bm_tutor_get_help (self, mover))
    count_uses (self, mover, seen);
  happened = self->game->happened (bm_match_get_position_at (self->match, index), events, n);
  for (int seat = 0; seat < (int) bm_match_get_n_seats (self->match); seat++)
    if (bm_tutor_get_help (self, seat))
      explain (self, seat, happened);
}
