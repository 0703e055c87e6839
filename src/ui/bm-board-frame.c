/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-board-frame"

#include "config.h"

#include "bm-board-frame.h"

#include <string.h>

/*
 * How pieces and tokens share a space is decided here: tokens behind, pieces in front, everything in sight.
 */

/* Places of 1 to 9 pieces in one space: middles, and the size of each. */
typedef struct
{
  float size;
  struct { float x, y; } at[9];
} Crowd;

static const Crowd crowds[] = {
  { 0.98f, { { 0.5f, 0.5f } } },
  { 0.68f, { { 0.32f, 0.40f }, { 0.68f, 0.62f } } },
  { 0.60f, { { 0.29f, 0.32f }, { 0.71f, 0.32f }, { 0.50f, 0.70f } } },
  { 0.54f, { { 0.27f, 0.29f }, { 0.73f, 0.29f }, { 0.27f, 0.73f }, { 0.73f, 0.73f } } },
  { 0.48f, { { 0.24f, 0.26f }, { 0.76f, 0.26f }, { 0.50f, 0.50f }, { 0.24f, 0.76f }, { 0.76f, 0.76f } } },
  { 0.44f, { { 0.22f, 0.30f }, { 0.50f, 0.30f }, { 0.78f, 0.30f },
             { 0.22f, 0.72f }, { 0.50f, 0.72f }, { 0.78f, 0.72f } } },
  { 0.40f, { { 0.20f, 0.20f }, { 0.50f, 0.20f }, { 0.80f, 0.20f }, { 0.20f, 0.50f }, { 0.50f, 0.50f },
             { 0.80f, 0.50f }, { 0.20f, 0.80f }, { 0.50f, 0.80f }, { 0.80f, 0.80f } } },
};

static const char *const worm_art[BM_N_WORMS][4] = {
  { "pieces/worm-green", "pieces/worm-green-dum", "pieces/worm-green-sus", "pieces/worm-green-stunned" },
  { "pieces/worm-yellow", "pieces/worm-yellow-dum", "pieces/worm-yellow-sus", "pieces/worm-yellow-stunned" },
  { "pieces/worm-purple", "pieces/worm-purple-dum", "pieces/worm-purple-sus", "pieces/worm-purple-stunned" },
  { "pieces/worm-pink", "pieces/worm-pink-dum", "pieces/worm-pink-sus", "pieces/worm-pink-stunned" },
};

static const char *
art_of_worm (const BmPosition *pos,
             BmPiece           worm)
{
  if (pos->stunned[worm] > 0)
    return worm_art[worm][3];
  if (pos->suspicion >= BM_SUSPICION_SUS)
    return worm_art[worm][2];
  return worm_art[worm][pos->suspicion == 0 ? 1 : 0];
}

static gboolean
on_grass (const BmPosition *pos,
          BmSpace           space)
{
  return bm_space_on_board (space) && pos->grass[bm_space_column (space)] == bm_space_row (space);
}

static const char *
art_of_bird (const BmPosition *pos)
{
  if (pos->health <= 1)
    return "pieces/bird-hurt";
  if (pos->hunger <= 2)
    return "pieces/bird-thin";
  return on_grass (pos, pos->at[BM_PIECE_BIRD]) ? "pieces/bird" : "pieces/bird-hover";
}

static const char *
art_of_piece (const BmPosition *pos,
              BmPiece           piece)
{
  if (bm_piece_is_worm (piece))
    return art_of_worm (pos, piece);
  return piece == BM_PIECE_BIRD ? art_of_bird (pos) : "pieces/zombie";
}

static void
add_sprite (BmBoardFrame *frame,
            BmSpriteId    id,
            const char   *art,
            BmSpace       space,
            float         x,
            float         y,
            float         size,
            guint         badge)
{
  BmSprite *sprite;

  if (frame->n_sprites == BM_MAX_SPRITES)
    return;
  sprite = &frame->sprites[frame->n_sprites++];
  *sprite = (BmSprite) { .id = id, .art = art, .badge = (guint8) MIN (badge, 99), .size = size,
                         .x = bm_space_column (space) + x, .y = bm_space_row (space) + y,
                         .across = 1, .up = 1, .angle = 0, .opacity = 1 };
}

/* Bits of everybody in SPACE, the Bird included. */
static guint
pieces_at (const BmPosition *pos,
           BmSpace           space)
{
  guint bits = 0;

  for (int piece = 0; piece < BM_N_PIECES; piece++)
    if (pos->at[piece] == space)
      bits |= 1u << piece;
  return bits;
}

/* A Wormhole or Bedrock fills its space; somebody in front moves it back into the upper left corner. */
static void
add_buried_token (BmBoardFrame     *frame,
                  const BmPosition *pos,
                  BmToken           token,
                  BmSpace           space,
                  gboolean          beside)
{
  static const char *const eyes[] = { "pieces/wormhole-dormant", "pieces/wormhole" };
  const char *art = "pieces/bedrock";

  if (token == BM_TOKEN_WORMHOLE)
    art = eyes[bm_position_wormhole_active (pos, space) ? 1 : 0];
  if (pieces_at (pos, space) != 0)
    add_sprite (frame, bm_sprite_id_of_token (token, space), art, space, 0.38f, 0.34f, 0.76f, 0);
  else if (beside)
    add_sprite (frame, bm_sprite_id_of_token (token, space), art, space, 0.70f, 0.70f, 0.56f, 0);
  else
    add_sprite (frame, bm_sprite_id_of_token (token, space), art, space, 0.5f, 0.5f, 0.98f, 0);
}

static void
add_buried_tokens (BmBoardFrame     *frame,
                   const BmPosition *pos)
{
  for (int column = 0; column < BM_N_COLUMNS; column++)
    for (int row = 0; row <= BM_LAST_ROW; row++)
      {
        BmSpace space = BM_SPACE (column, row);
        gboolean bedrock = bm_position_has_bedrock (pos, space);

        if (bedrock)
          add_buried_token (frame, pos, BM_TOKEN_BEDROCK, space, FALSE);
        if (bm_position_has_wormhole (pos, space))
          add_buried_token (frame, pos, BM_TOKEN_WORMHOLE, space, bedrock);
      }
}

/* What lies on COLUMN's Grass: Lava over its whole width, the Drill at the left and the Gravestone at the right.
   Pieces make room for them (see add_pieces ()). */
static void
add_grass_tokens (BmBoardFrame     *frame,
                  const BmPosition *pos,
                  int               column)
{
  BmSpace space = bm_position_grass_space (pos, column);
  guint drills = pos->on_grass[BM_DRILLS][column], graves = pos->on_grass[BM_GRAVESTONES][column];
  guint lava = pos->on_grass[BM_LAVA][column];
  gboolean alone = (drills > 0) + (graves > 0) == 1 && pieces_at (pos, space) == 0;
  float size = alone ? 0.94f : 0.58f;
  float y = alone ? 0.51f : 0.70f;

  if (lava > 0)
    add_sprite (frame, bm_sprite_id_of_token (BM_TOKEN_LAVA, space), "pieces/lava", space, 0.5f, 0.5f, 1,
                lava > 1 ? lava : 0);
  if (graves > 0)
    add_sprite (frame, bm_sprite_id_of_token (BM_TOKEN_GRAVESTONE, space), "pieces/gravestone", space,
                alone ? 0.5f : 0.73f, y, size, graves > 1 ? graves : 0);
  if (drills > 0)
    add_sprite (frame, bm_sprite_id_of_token (BM_TOKEN_DRILL, space), "pieces/drill", space,
                alone ? 0.5f : 0.25f, y, size, drills > 1 ? drills : 0);
}

/* How the pieces of a space make room for the tokens in it: the part of the space left to them. */
typedef struct
{
  float x, y, size;
} Room;

static Room
room_for_pieces (const BmPosition *pos,
                 BmSpace           space,
                 guint             n)
{
  int column = bm_space_column (space);
  gboolean drills, graves;

  if (!bm_space_on_board (space))
    return (Room) { 0, 0, 1 };
  if (on_grass (pos, space))
    {
      drills = pos->on_grass[BM_DRILLS][column] > 0;
      graves = pos->on_grass[BM_GRAVESTONES][column] > 0;
      if (drills && graves)
        return (Room) { 0.14f, -0.12f, 0.72f };
      if (drills)
        return (Room) { 0.28f, 0.22f, 0.74f };
      if (graves)
        return (Room) { -0.02f, 0.22f, 0.74f };
    }
  if (n == 1 && (bm_position_has_wormhole (pos, space) || bm_position_has_bedrock (pos, space)))
    return (Room) { 0.22f, 0.24f, 0.78f };
  return (Room) { 0, 0, 1 };
}

static void
add_pieces (BmBoardFrame     *frame,
            const BmPosition *pos,
            BmSpace           space)
{
  guint bits = pieces_at (pos, space), n = 0, i = 0;
  const Crowd *crowd;
  Room room;

  for (guint rest = bits; rest != 0; rest &= rest - 1)
    n++;
  if (n == 0)
    return;
  crowd = &crowds[MIN (n, G_N_ELEMENTS (crowds)) - 1];
  room = room_for_pieces (pos, space, n);
  for (int piece = 0; piece < BM_N_PIECES; piece++)
    if (bits & (1u << piece))
      {
        add_sprite (frame, BM_SPRITE_PIECE (piece), art_of_piece (pos, (BmPiece) piece), space,
                    room.x + crowd->at[i].x * room.size, room.y + crowd->at[i].y * room.size, crowd->size * room.size,
                    bm_piece_is_zombie ((BmPiece) piece) ? (guint) (piece - BM_PIECE_ZOMBIE_1 + 1) : 0);
        i++;
      }
}

static gboolean
is_first_in_its_space (const BmPosition *pos,
                       int               piece)
{
  for (int other = 0; other < piece; other++)
    if (pos->at[other] == pos->at[piece])
      return FALSE;
  return TRUE;
}

void
bm_board_frame_rest (BmBoardFrame     *frame,
                     const BmPosition *pos)
{
  frame->n_sprites = 0;
  frame->n_effects = 0;
  for (int column = 0; column < BM_N_COLUMNS; column++)
    frame->grass[column] = pos->grass[column];
  add_buried_tokens (frame, pos);
  for (int column = 0; column < BM_N_COLUMNS; column++)
    add_grass_tokens (frame, pos, column);
  for (int piece = 0; piece < BM_N_PIECES; piece++)
    if (pos->at[piece] != BM_SPACE_NONE && is_first_in_its_space (pos, piece))
      add_pieces (frame, pos, pos->at[piece]);
}

const BmSprite *
bm_board_frame_find (const BmBoardFrame *frame,
                     BmSpriteId          id)
{
  for (guint i = 0; i < frame->n_sprites; i++)
    if (frame->sprites[i].id == id)
      return &frame->sprites[i];
  return NULL;
}

gboolean
bm_sprite_equal (const BmSprite *a,
                 const BmSprite *b)
{
  return a->id == b->id && a->badge == b->badge && a->art == b->art && a->x == b->x && a->y == b->y
         && a->size == b->size && a->across == b->across && a->up == b->up && a->angle == b->angle
         && a->opacity == b->opacity;
}
