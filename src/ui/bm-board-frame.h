/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * What the board shows at one instant, as a value: how high the Grass stands in each column, every piece and token with
 * its picture and place, and passing effects.  A position at rest gives one frame; a motion gives one for each tick.
 * Lengths are in spaces: (0.5, 0.5) is the middle of `a0`.
 */

#define BM_MAX_SPRITES 160
#define BM_MAX_FLASHES 16

/* Who a sprite is, so that it can be found again in another frame: a piece, or a token by its space (on Grass: by its
   column). */
typedef guint16 BmSpriteId;

#define BM_SPRITE_PIECE(piece)        ((BmSpriteId) (piece))
#define BM_SPRITE_TOKEN(token, space) ((BmSpriteId) ((((token) + 1) << 8) | (space)))

static inline BmSpriteId
bm_sprite_id_of_token (BmToken token,
                       BmSpace space)
{
  if (token >= BM_TOKEN_DRILL)
    space = BM_SPACE (bm_space_column (space), 0);
  return BM_SPRITE_TOKEN (token, space);
}

/* The passing picture of a card, drawn above everything. */
#define BM_SPRITE_CARD(n)             ((BmSpriteId) (0x7F00 | (n)))

static inline gboolean
bm_sprite_id_is_card (BmSpriteId id)
{
  return (id & 0xFF00) == 0x7F00;
}

static inline gboolean
bm_sprite_id_is_piece (BmSpriteId id)
{
  return id < BM_N_PIECES;
}

typedef struct
{
  BmSpriteId  id;
  guint8      badge;      /* number to show: of a Zombie, of stacked tokens; 0: none */
  const char *art;        /* static; a name of bm-art.h */
  float       x, y;       /* middle */
  float       size;       /* side of its picture */
  float       across, up; /* squash and stretch about the feet, 1: none */
  float       angle;      /* degrees */
  float       opacity;
} BmSprite;

typedef enum
{
  BM_FLASH_CRUMBS, /* dirt that falls apart; dir 1: stone, 2: embers */
  BM_FLASH_POP,    /* a ring that opens */
  BM_FLASH_RAIN,   /* dir: BmDir, over the whole board */
  BM_FLASH_DIE,    /* n: result  dir: sides */
  BM_FLASH_DUSK,   /* a shade that passes over the board; dir 1: red */
  BM_FLASH_DAZE    /* stars that circle over a head */
} BmFlashKind;

typedef struct
{
  guint8 kind;
  guint8 dir;
  guint8 n;
  float  x, y;
  float  t;        /* 0 to 1 */
} BmFlash;

typedef struct
{
  float    grass[BM_N_COLUMNS]; /* rows, not always whole */
  guint    n_sprites;
  guint    n_effects;
  BmSprite sprites[BM_MAX_SPRITES]; /* in drawing order */
  BmFlash effects[BM_MAX_FLASHES];
} BmBoardFrame;

/* POS at rest. */
void            bm_board_frame_rest (BmBoardFrame       *frame,
                                     const BmPosition   *pos);

/* NULL: not in this frame. */
const BmSprite *bm_board_frame_find (const BmBoardFrame *frame,
                                     BmSpriteId          id);

gboolean        bm_sprite_equal     (const BmSprite     *a,
                                     const BmSprite     *b);

G_END_DECLS
