/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-matches.h"

#include <string.h>

#include "wr-position-json.h"
#include "wr-game.h"

/* Played at random, a duel is longer than any person's. */
#define MOST_MOVES 4000

WrPosition
ui_position_quiet (WrSide turn)
{
  WrPosition pos;

  wr_position_init (&pos);
  pos.turn = (guint8) turn;
  pos.total = BM_ACTIONS;
  pos.spent = 0;
  pos.day = 2;
  pos.at[WR_PIECE_BIRD] = WR_SPACE (5, 0);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (0, 12);
  pos.at[WR_PIECE_YELLOW] = WR_SPACE (1, 12);
  pos.at[WR_PIECE_PURPLE] = WR_SPACE (9, 12);
  pos.at[WR_PIECE_PINK] = WR_SPACE (10, 12);
  return pos;
}

void
ui_position_read (const char *text,
                  WrPosition *pos)
{
  g_autoptr(GError) error = NULL;

  wr_position_parse ("test", text, strlen (text), pos, &error);
  g_assert_no_error (error);
}

BmMatch *
ui_match_read (const char *text)
{
  WrPosition pos;

  ui_position_read (text, &pos);
  return bm_match_new_from_position (&wr_game, &pos);
}

void
ui_match_play_any (BmMatch *match,
                   guint    n,
                   guint64  chance)
{
  for (guint i = 0; i < n && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    g_assert_true (bm_match_play (match, wr_game.pick (bm_match_get_position (match), &chance), NULL));
}

BmMatch *
ui_match_new_any (const char *start,
                  guint64     seed)
{
  BmMatch *match = bm_match_new (&wr_game, start, seed, NULL);

  g_assert_nonnull (match);
  ui_match_play_any (match, MOST_MOVES, seed);
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  return match;
}

BmMatch *
ui_match_new_starved (void)
{
  BmMatch *match = bm_match_new (&wr_game, "start", 2, NULL);

  ui_match_play (match, "land a0");
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    ui_match_play (match, "end");
  return match;
}

void
ui_match_play (BmMatch    *match,
               const char *move)
{
  BmMove found = wr_game.read_move (bm_match_get_position (match), move);

  if (found == BM_MOVE_NONE || !bm_match_play (match, found, NULL))
    g_error ("“%s” cannot be played", move);
}

void
ui_match_play_all (BmMatch           *match,
                   const char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    ui_match_play (match, moves[i]);
}
