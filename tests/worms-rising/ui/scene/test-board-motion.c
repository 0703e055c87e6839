/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "wr-board-frame.h"
#include "wr-board-gaits.h"
#include "wr-board-motion.h"
#include "bm-random.h"
#include "wr-rules.h"

/*
 * The pictures of positions and of what lies between them, as values: nobody is lost, nothing hides behind something
 * else, and every motion starts and ends where it should.  No display is needed.
 */

#define N_GAMES 40

/* Everything on the board has its sprite, in its own space. */
static void
assert_complete (const WrPosition   *pos,
                 const WrBoardFrame *frame)
{
  guint n = 0;

  for (int piece = 0; piece < WR_N_PIECES; piece++)
    {
      const WrSprite *sprite = wr_board_frame_find (frame, WR_SPRITE_PIECE (piece));
      WrSpace space = pos->at[piece];

      if (space == WR_SPACE_NONE)
        {
          g_assert_null (sprite);
          continue;
        }
      g_assert_nonnull (sprite);
      g_assert_cmpint ((int) floorf (sprite->x), ==, wr_space_column (space));
      g_assert_cmpint ((int) floorf (sprite->y), ==, wr_space_row (space));
      n++;
    }
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      WrSpace grass = wr_position_grass_space (pos, column);

      g_assert_cmpfloat (frame->grass[column], ==, pos->grass[column]);
      for (int row = 0; row <= WR_LAST_ROW; row++)
        {
          WrSpace space = WR_SPACE (column, row);

          if (wr_position_has_bedrock (pos, space))
            n++;
          if (wr_position_has_wormhole (pos, space))
            n++;
        }
      for (int kind = 0; kind < 3; kind++)
        {
          WrToken token = (WrToken) (WR_TOKEN_DRILL + kind);
          const WrSprite *sprite = wr_board_frame_find (frame, wr_sprite_id_of_token (token, grass));
          guint stacked = pos->on_grass[kind][column];

          g_assert_cmpint (sprite != NULL, ==, stacked > 0);
          if (sprite == NULL)
            continue;
          g_assert_cmpuint (sprite->badge, ==, stacked > 1 ? stacked : 0);
          n++;
        }
    }
  g_assert_cmpuint (frame->n_sprites, ==, n);
  g_assert_cmpuint (frame->n_effects, ==, 0);
}

/* What is drawn later never covers the whole of what is drawn before, and none is too small to be seen. */
static void
assert_all_in_sight (const WrBoardFrame *frame)
{
  for (guint i = 0; i < frame->n_sprites; i++)
    {
      const WrSprite *behind = &frame->sprites[i];

      g_assert_cmpfloat (behind->size, >, 0.25f);
      for (guint j = i + 1; j < frame->n_sprites; j++)
        {
          const WrSprite *front = &frame->sprites[j];
          float apart = hypotf (front->x - behind->x, front->y - behind->y);

          g_assert_cmpfloat (apart + behind->size / 2, >, front->size / 2 + 0.07f);
        }
    }
}

/* All nine in one space, in the dirt, on Grass with tokens, with a Wormhole. */
static void
test_crowds (void)
{
  for (int n = 1; n <= WR_N_PIECES; n++)
    for (int tokens = 0; tokens < 8; tokens++)
      for (int row = 0; row < 2; row++)
        {
          WrBoardFrame frame;
          WrPosition pos;

          wr_position_init (&pos);
          for (int piece = 0; piece < WR_N_PIECES; piece++)
            pos.at[piece] = piece < n ? WR_SPACE (3, row) : WR_SPACE_NONE;
          pos.on_grass[WR_DRILLS][3] = tokens & 1 ? 2 : 0;
          pos.on_grass[WR_GRAVESTONES][3] = tokens & 2 ? 1 : 0;
          pos.wormholes[3] = tokens & 4 ? 1u << row : 0;
          wr_board_frame_rest (&frame, &pos);
          assert_complete (&pos, &frame);
          assert_all_in_sight (&frame);
        }
}

static void
test_faces (void)
{
  WrBoardFrame frame;
  WrPosition pos;

#define ASSERT_ART(piece, name) \
  wr_board_frame_rest (&frame, &pos); \
  g_assert_cmpstr (wr_board_frame_find (&frame, WR_SPRITE_PIECE (piece))->art, ==, name)

  wr_position_init (&pos);
  ASSERT_ART (WR_PIECE_GREEN, "pieces/worm-green");
  ASSERT_ART (WR_PIECE_BIRD, "pieces/bird");
  pos.suspicion = 0;
  ASSERT_ART (WR_PIECE_PINK, "pieces/worm-pink-dum");
  pos.suspicion = 4;
  ASSERT_ART (WR_PIECE_PINK, "pieces/worm-pink-sus");
  pos.stunned[WR_PIECE_PINK] = 1;
  ASSERT_ART (WR_PIECE_PINK, "pieces/worm-pink-stunned");
  pos.grass[5] = 4;
  pos.at[WR_PIECE_BIRD] = WR_SPACE (5, 2);
  ASSERT_ART (WR_PIECE_BIRD, "pieces/bird-hover");
  pos.hunger = 2;
  ASSERT_ART (WR_PIECE_BIRD, "pieces/bird-thin");
  pos.health = 1;
  ASSERT_ART (WR_PIECE_BIRD, "pieces/bird-hurt");
  pos.wormholes[0] = 1 << 4;
  wr_board_frame_rest (&frame, &pos);
  g_assert_cmpstr (wr_board_frame_find (&frame, WR_SPRITE_TOKEN (WR_TOKEN_WORMHOLE, WR_SPACE (0, 4)))->art, ==,
                   "pieces/wormhole-dormant");
  pos.wormholes[1] = 1 << 4;
  wr_board_frame_rest (&frame, &pos);
  g_assert_cmpstr (wr_board_frame_find (&frame, WR_SPRITE_TOKEN (WR_TOKEN_WORMHOLE, WR_SPACE (0, 4)))->art, ==,
                   "pieces/wormhole");
#undef ASSERT_ART
}

/* The events that have to do with the board move something for 150 to 400 ms, at every pace. */
static void
test_lengths (void)
{
  for (int kind = 1; kind < WR_N_EVENT_KINDS; kind++)
    for (int rows = 1; rows <= WR_LAST_ROW; rows++)
      {
        const BmEvent event = { .kind = (guint8) kind, .from = WR_SPACE (2, 0), .to = WR_SPACE (2, rows) };
        int length = wr_board_gait_length (&event);

        /* What is paid is told by what it is paid for. */
        if (kind == WR_EVENT_SPENT)
          {
            g_assert_cmpint (length, ==, 0);
            continue;
          }
        g_assert_cmpint (length, >=, 150);
        g_assert_cmpint (length, <=, 400);
      }
}

static void
assert_drawable (const WrBoardFrame *frame)
{
  for (guint i = 0; i < frame->n_sprites; i++)
    {
      const WrSprite *sprite = &frame->sprites[i];

      g_assert_nonnull (sprite->art);
      g_assert_true (sprite->x > -3 && sprite->x < WR_N_COLUMNS + 3);
      g_assert_true (sprite->y > -4 && sprite->y < WR_ROW_BELOW + 2);
      g_assert_true (sprite->across > 0 && sprite->across < 3);
      g_assert_true (sprite->up > 0 && sprite->up < 3);
      g_assert_true (sprite->opacity >= 0 && sprite->opacity <= 1);
      g_assert_true (isfinite (sprite->angle));
    }
  for (guint i = 0; i < frame->n_effects; i++)
    g_assert_true (frame->effects[i].t >= 0 && frame->effects[i].t <= 1);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    g_assert_true (frame->grass[column] >= 0 && frame->grass[column] <= WR_LAST_ROW);
}

static void
assert_same_sprites (const WrBoardFrame *a,
                     const WrBoardFrame *b)
{
  g_assert_cmpuint (a->n_sprites, ==, b->n_sprites);
  for (guint i = 0; i < a->n_sprites; i++)
    {
      const WrSprite *sprite = wr_board_frame_find (b, a->sprites[i].id);

      g_assert_nonnull (sprite);
      g_assert_cmpfloat_with_epsilon (a->sprites[i].x, sprite->x, 0.06f);
      g_assert_cmpfloat_with_epsilon (a->sprites[i].y, sprite->y, 0.06f);
    }
}

/* Plays one motion through.  It starts in the picture of BEFORE, ends in that of AFTER, and jumps nowhere between. */
static void
check_motion (const WrPosition  *before,
              const BmEventList *events,
              const WrPosition  *after,
              float              pace)
{
  g_autoptr(WrBoardMotion) motion = wr_board_motion_new (before, events, pace);
  float length = wr_board_motion_length (motion);
  WrBoardFrame frame, rest;

  if (length == 0)
    return;
  g_assert_true (wr_board_motion_frame (motion, 0, &frame));
  wr_board_frame_rest (&rest, before);
  for (guint i = 0; i < rest.n_sprites; i++)
    if (wr_sprite_id_is_piece (rest.sprites[i].id))
      g_assert_nonnull (wr_board_frame_find (&frame, rest.sprites[i].id));
  for (float time = 0; time < length - 0.25f; time += 16.7f)
    {
      g_assert_true (wr_board_motion_frame (motion, time, &frame));
      assert_drawable (&frame);
    }
  if (wr_board_motion_frame (motion, length - 0.05f, &frame))
    {
      wr_board_frame_rest (&rest, after);
      for (guint i = 0; i < frame.n_sprites;)
        if (frame.sprites[i].opacity < 0.05f || frame.sprites[i].up < 0.05f)
          frame.sprites[i] = frame.sprites[--frame.n_sprites];
        else
          i++;
      assert_same_sprites (&frame, &rest);
    }
  g_assert_false (wr_board_motion_frame (motion, length + 1, &frame));
}

/* Random games: whatever can happen can be shown. */
static void
test_games (void)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  g_autofree BmMove *moves = g_new0 (BmMove, BM_MAX_MOVES);
  guint64 seed = 7;
  guint n_moves = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      WrPosition pos;
      guint n;

      wr_rules_start (&pos, game + 1, 0);
      for (guint i = 0; i < 400 && (n = wr_rules_legal (&pos, moves)) > 0; i++)
        {
          WrPosition before = pos;
          WrBoardFrame frame;

          events->n = events->dropped = 0;
          wr_rules_apply (&pos, moves[bm_random_next (&seed) % n], NULL, events);
          wr_board_frame_rest (&frame, &pos);
          assert_complete (&pos, &frame);
          check_motion (&before, events, &pos, i % 2 == 0 ? 1 : 0.5f);
          n_moves++;
        }
    }
  g_test_message ("%u moves", n_moves);
  g_assert_cmpuint (n_moves, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-motion/crowds", test_crowds);
  g_test_add_func ("/board-motion/faces", test_faces);
  g_test_add_func ("/board-motion/lengths", test_lengths);
  g_test_add_func ("/board-motion/games", test_games);
  return g_test_run ();
}
