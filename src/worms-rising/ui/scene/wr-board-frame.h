/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The picture of the board at one instant, as a value: the height of the Grass in each column, every piece and token
 * with its picture and place, and transient effects.  A position at rest gives one frame; an animation gives one per
 * tick.  Lengths are in spaces: (0.5, 0.5) is the middle of `a0`.
 */

#define WR_MAX_SPRITES 160
#define WR_MAX_FLASHES 16

/* The identity of a sprite in different frames: a piece, or a token by its space (on Grass: by its column). */
typedef guint16 WrSpriteId;

#define WR_SPRITE_PIECE(piece)        ((WrSpriteId) (piece))
#define WR_SPRITE_TOKEN(token, space) ((WrSpriteId) ((((token) + 1) << 8) | (space)))

static inline WrSpriteId
wr_sprite_id_of_token (WrToken token,
                       WrSpace space)
{
  if (token >= WR_TOKEN_DRILL)
    space = WR_SPACE (wr_space_column (space), 0);
  return WR_SPRITE_TOKEN (token, space);
}

/* The passing picture of a card, drawn above everything. */
#define WR_SPRITE_CARD(n)             ((WrSpriteId) (0x7F00 | (n)))

static inline gboolean
wr_sprite_id_is_card (WrSpriteId id)
{
  return (id & 0xFF00) == 0x7F00;
}

static inline gboolean
wr_sprite_id_is_piece (WrSpriteId id)
{
  return id < WR_N_PIECES;
}

typedef struct
{
  WrSpriteId  id;
  guint8      badge;      /* number to show: of a Zombie, of stacked tokens; 0: none */
  const char *art;        /* static; a name of bm-art.h */
  float       x, y;       /* middle */
  float       size;       /* side of its picture */
  float       across, up; /* squash and stretch about the feet, 1: none */
  float       angle;      /* degrees */
  float       opacity;
} WrSprite;

typedef enum
{
  WR_FLASH_CRUMBS, /* dirt that falls apart; dir 1: stone, 2: embers */
  WR_FLASH_POP,    /* a ring that opens */
  WR_FLASH_RAIN,   /* dir: WrDir, over the whole board */
  WR_FLASH_DIE,    /* n: result  dir: sides */
  WR_FLASH_DUSK,   /* a shade that passes over the board; dir 1: red */
  WR_FLASH_DAZE    /* stars that circle over a head */
} WrFlashKind;

typedef struct
{
  guint8 kind;
  guint8 dir;
  guint8 n;
  float  x, y;
  float  t;        /* 0 to 1 */
} WrFlash;

typedef struct
{
  float    grass[WR_N_COLUMNS]; /* rows, not always whole */
  guint    n_sprites;
  guint    n_effects;
  WrSprite sprites[WR_MAX_SPRITES]; /* in drawing order */
  WrFlash effects[WR_MAX_FLASHES];
} WrBoardFrame;

/* POS at rest. */
void            wr_board_frame_rest (WrBoardFrame       *frame,
                                     const WrPosition   *pos);

/* NULL: not in this frame. */
const WrSprite *wr_board_frame_find (const WrBoardFrame *frame,
                                     WrSpriteId          id);

gboolean        wr_sprite_equal     (const WrSprite     *a,
                                     const WrSprite     *b);

G_END_DECLS
