/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-frame"

#include "config.h"

#include "wr-board-frame.h"

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

static const char *const worm_art[WR_N_WORMS][4] = {
  { "pieces/worm-green", "pieces/worm-green-dum", "pieces/worm-green-sus", "pieces/worm-green-stunned" },
  { "pieces/worm-yellow", "pieces/worm-yellow-dum", "pieces/worm-yellow-sus", "pieces/worm-yellow-stunned" },
  { "pieces/worm-purple", "pieces/worm-purple-dum", "pieces/worm-purple-sus", "pieces/worm-purple-stunned" },
  { "pieces/worm-pink", "pieces/worm-pink-dum", "pieces/worm-pink-sus", "pieces/worm-pink-stunned" },
};

static const char *
art_of_worm (const WrPosition *pos,
             WrPiece           worm)
{
  if (pos->stunned[worm] > 0)
    return worm_art[worm][3];
  if (pos->suspicion >= BM_SUSPICION_SUS)
    return worm_art[worm][2];
  return worm_art[worm][pos->suspicion == 0 ? 1 : 0];
}

static gboolean
on_grass (const WrPosition *pos,
          WrSpace           space)
{
  return wr_space_on_board (space) && pos->grass[wr_space_column (space)] == wr_space_row (space);
}

static const char *
art_of_bird (const WrPosition *pos)
{
  if (pos->health <= 1)
    return "pieces/bird-hurt";
  if (pos->hunger <= 2)
    return "pieces/bird-thin";
  return on_grass (pos, pos->at[WR_PIECE_BIRD]) ? "pieces/bird" : "pieces/bird-hover";
}

static const char *
art_of_piece (const WrPosition *pos,
              WrPiece           piece)
{
  if (wr_piece_is_worm (piece))
    return art_of_worm (pos, piece);
  return piece == WR_PIECE_BIRD ? art_of_bird (pos) : "pieces/zombie";
}

static void
add_sprite (WrBoardFrame *frame,
            WrSpriteId    id,
            const char   *art,
            WrSpace       space,
            float         x,
            float         y,
            float         size,
            guint         badge)
{
  WrSprite *sprite;

  if (frame->n_sprites == WR_MAX_SPRITES)
    return;
  sprite = &frame->sprites[frame->n_sprites++];
  *sprite = (WrSprite) { .id = id, .art = art, .badge = (guint8) MIN (badge, 99), .size = size,
                         .x = wr_space_column (space) + x, .y = wr_space_row (space) + y,
                         .across = 1, .up = 1, .angle = 0, .opacity = 1 };
}

/* Bits of all pieces in SPACE, including the Bird. */
static guint
pieces_at (const WrPosition *pos,
           WrSpace           space)
{
  guint bits = 0;

  for (int piece = 0; piece < WR_N_PIECES; piece++)
    if (pos->at[piece] == space)
      bits |= 1u << piece;
  return bits;
}

/* A Wormhole or Bedrock fills its space; behind a piece it moves into the upper left corner. */
static void
add_buried_token (WrBoardFrame     *frame,
                  const WrPosition *pos,
                  WrToken           token,
                  WrSpace           space,
                  gboolean          beside)
{
  static const char *const eyes[] = { "pieces/wormhole-dormant", "pieces/wormhole" };
  const char *art = "pieces/bedrock";

  if (token == WR_TOKEN_WORMHOLE)
    art = eyes[wr_position_wormhole_active (pos, space) ? 1 : 0];
  if (pieces_at (pos, space) != 0)
    add_sprite (frame, wr_sprite_id_of_token (token, space), art, space, 0.38f, 0.34f, 0.76f, 0);
  else if (beside)
    add_sprite (frame, wr_sprite_id_of_token (token, space), art, space, 0.70f, 0.70f, 0.56f, 0);
  else
    add_sprite (frame, wr_sprite_id_of_token (token, space), art, space, 0.5f, 0.5f, 0.98f, 0);
}

static void
add_buried_tokens (WrBoardFrame     *frame,
                   const WrPosition *pos)
{
  for (int column = 0; column < WR_N_COLUMNS; column++)
    for (int row = 0; row <= WR_LAST_ROW; row++)
      {
        WrSpace space = WR_SPACE (column, row);
        gboolean bedrock = wr_position_has_bedrock (pos, space);

        if (bedrock)
          add_buried_token (frame, pos, WR_TOKEN_BEDROCK, space, FALSE);
        if (wr_position_has_wormhole (pos, space))
          add_buried_token (frame, pos, WR_TOKEN_WORMHOLE, space, bedrock);
      }
}

/* The tokens on COLUMN's Grass: Lava over its whole width, the Drill at the left and the Gravestone at the right.
   Pieces make room for them (see add_pieces ()). */
static void
add_grass_tokens (WrBoardFrame     *frame,
                  const WrPosition *pos,
                  int               column)
{
  WrSpace space = wr_position_grass_space (pos, column);
  guint drills = pos->on_grass[WR_DRILLS][column], graves = pos->on_grass[WR_GRAVESTONES][column];
  guint lava = pos->on_grass[WR_LAVA][column];
  gboolean alone = (drills > 0) + (graves > 0) == 1 && pieces_at (pos, space) == 0;
  float size = alone ? 0.94f : 0.58f;
  float y = alone ? 0.51f : 0.70f;

  if (lava > 0)
    add_sprite (frame, wr_sprite_id_of_token (WR_TOKEN_LAVA, space), "pieces/lava", space, 0.5f, 0.5f, 1,
                lava > 1 ? lava : 0);
  if (graves > 0)
    add_sprite (frame, wr_sprite_id_of_token (WR_TOKEN_GRAVESTONE, space), "pieces/gravestone", space,
                alone ? 0.5f : 0.73f, y, size, graves > 1 ? graves : 0);
  if (drills > 0)
    add_sprite (frame, wr_sprite_id_of_token (WR_TOKEN_DRILL, space), "pieces/drill", space,
                alone ? 0.5f : 0.25f, y, size, drills > 1 ? drills : 0);
}

/* How the pieces of a space make room for the tokens in it: the part of the space left to them. */
typedef struct
{
  float x, y, size;
} Room;

static Room
room_for_pieces (const WrPosition *pos,
                 WrSpace           space,
                 guint             n)
{
  int column = wr_space_column (space);
  gboolean drills, graves;

  if (!wr_space_on_board (space))
    return (Room) { 0, 0, 1 };
  if (on_grass (pos, space))
    {
      drills = pos->on_grass[WR_DRILLS][column] > 0;
      graves = pos->on_grass[WR_GRAVESTONES][column] > 0;
      if (drills && graves)
        return (Room) { 0.14f, -0.12f, 0.72f };
      if (drills)
        return (Room) { 0.28f, 0.22f, 0.74f };
      if (graves)
        return (Room) { -0.02f, 0.22f, 0.74f };
    }
  if (n == 1 && (wr_position_has_wormhole (pos, space) || wr_position_has_bedrock (pos, space)))
    return (Room) { 0.22f, 0.24f, 0.78f };
  return (Room) { 0, 0, 1 };
}

static void
add_pieces (WrBoardFrame     *frame,
            const WrPosition *pos,
            WrSpace           space)
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
  for (int piece = 0; piece < WR_N_PIECES; piece++)
    if (bits & (1u << piece))
      {
        add_sprite (frame, WR_SPRITE_PIECE (piece), art_of_piece (pos, (WrPiece) piece), space,
                    room.x + crowd->at[i].x * room.size, room.y + crowd->at[i].y * room.size, crowd->size * room.size,
                    wr_piece_is_zombie ((WrPiece) piece) ? (guint) (piece - WR_PIECE_ZOMBIE_1 + 1) : 0);
        i++;
      }
}

static gboolean
is_first_in_its_space (const WrPosition *pos,
                       int               piece)
{
  for (int other = 0; other < piece; other++)
    if (pos->at[other] == pos->at[piece])
      return FALSE;
  return TRUE;
}

void
wr_board_frame_rest (WrBoardFrame     *frame,
                     const WrPosition *pos)
{
  frame->n_sprites = 0;
  frame->n_effects = 0;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    frame->grass[column] = pos->grass[column];
  add_buried_tokens (frame, pos);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    add_grass_tokens (frame, pos, column);
  for (int piece = 0; piece < WR_N_PIECES; piece++)
    if (pos->at[piece] != WR_SPACE_NONE && is_first_in_its_space (pos, piece))
      add_pieces (frame, pos, pos->at[piece]);
}

const WrSprite *
wr_board_frame_find (const WrBoardFrame *frame,
                     WrSpriteId          id)
{
  for (guint i = 0; i < frame->n_sprites; i++)
    if (frame->sprites[i].id == id)
      return &frame->sprites[i];
  return NULL;
}

gboolean
wr_sprite_equal (const WrSprite *a,
                 const WrSprite *b)
{
  return a->id == b->id && a->badge == b->badge && a->art == b->art && a->x == b->x && a->y == b->y
         && a->size == b->size && a->across == b->across && a->up == b->up && a->angle == b->angle
         && a->opacity == b->opacity;
}
