/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-replay-path.h"

#include "bm-game-ui.h"

static int
turn_at (const BmGameUi *ui,
         BmMatch        *match,
         guint           ply)
{
  return bm_game_ui_turn (ui, bm_match_get_position_at (match, ply));
}

static guint
chapter_at (BmMatch *match,
            guint    ply)
{
  return bm_match_get_game (match)->chapter (bm_match_get_position_at (match, ply));
}

static BmReplayBegins
begins_at (const BmGameUi *ui,
           BmMatch        *match,
           guint           ply)
{
  BmReplayBegins begins = 0;

  if (ui->replay != NULL && ui->replay->begins != NULL)
    return ui->replay->begins (match, ply - 1);
  if (turn_at (ui, match, ply) != turn_at (ui, match, ply - 1))
    begins |= BM_REPLAY_BEGINS_TURN;
  if (chapter_at (match, ply) != chapter_at (match, ply - 1))
    begins |= BM_REPLAY_BEGINS_CHAPTER;
  return begins;
}

static void
add_turn (BmReplayPath *self,
          guint         ply,
          int           seat)
{
  const BmReplayTurn turn = { ply, seat };

  g_array_append_val (self->turns, turn);
}

BmReplayPath *
bm_replay_path_new (BmMatch *match)
{
  BmReplayPath *self;
  const BmGameUi *ui;
  guint none = 0;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  self = g_new0 (BmReplayPath, 1);
  ui = bm_game_ui_of (bm_match_get_game (match));
  self->n = bm_match_get_n_moves (match);
  self->turns = g_array_new (FALSE, FALSE, sizeof (BmReplayTurn));
  self->days = g_array_new (FALSE, FALSE, sizeof (guint));
  add_turn (self, 0, turn_at (ui, match, 0));
  self->first_day = MAX (chapter_at (match, 0), 1);
  /* A match that begins in the middle of a day. */
  if (chapter_at (match, 0) > 0)
    g_array_append_val (self->days, none);
  for (guint ply = 1; ply <= self->n; ply++)
    {
      BmReplayBegins begins = begins_at (ui, match, ply);

      if (begins & BM_REPLAY_BEGINS_CHAPTER)
        g_array_append_val (self->days, ply);
      if (begins & BM_REPLAY_BEGINS_TURN)
        add_turn (self, ply, turn_at (ui, match, ply));
    }
  return self;
}

void
bm_replay_path_free (BmReplayPath *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->turns);
  g_array_unref (self->days);
  g_free (self);
}

static guint
n_stops (const BmReplayPath *self,
         BmReplayUnit        unit)
{
  return unit == BM_REPLAY_TURN ? self->turns->len : self->days->len;
}

static guint
stop_at (const BmReplayPath *self,
         BmReplayUnit        unit,
         guint               i)
{
  return unit == BM_REPLAY_TURN ? g_array_index (self->turns, BmReplayTurn, i).ply
                                : g_array_index (self->days, guint, i);
}

/* The next stop, or the end; the previous one, or the start. */
static guint
next_stop (const BmReplayPath *self,
           guint               ply,
           BmReplayUnit        unit,
           gboolean            forward)
{
  guint before = 0;

  for (guint i = 0; i < n_stops (self, unit); i++)
    {
      guint stop = stop_at (self, unit, i);

      if (forward && stop > ply)
        return stop;
      if (stop < ply)
        before = stop;
    }
  return forward ? self->n : before;
}

guint
bm_replay_path_step (const BmReplayPath *self,
                     guint               ply,
                     BmReplayUnit        unit,
                     gboolean            forward)
{
  switch (unit)
    {
    case BM_REPLAY_MOVE:
      return forward ? MIN (ply + 1, self->n) : MAX (ply, 1) - 1;
    case BM_REPLAY_TURN:
    case BM_REPLAY_DAY:
      return next_stop (self, ply, unit, forward);
    case BM_REPLAY_ALL:
    default:
      return forward ? self->n : 0;
    }
}

guint
bm_replay_path_day (const BmReplayPath *self,
                    guint               ply)
{
  guint day = 0;

  while (day < self->days->len && g_array_index (self->days, guint, day) <= ply)
    day++;
  return day == 0 ? 0 : self->first_day - 1 + day;
}
