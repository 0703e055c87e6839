/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-set.h"
#include "../rules-private.h"

G_BEGIN_DECLS

/*
 * Inside the cards: what their code is read with.
 */

/* Who reads a selector, value or predicate, and what it has kept. */
typedef struct
{
  const BmPosition *pos;
  const guint8     *slots; /* NULL: nothing is kept */
  const guint8     *picks; /* NULL: nothing was picked */
  guint8            card;
  guint8            self;  /* BmPiece, or BM_PIECE_NONE */
  guint8            picked;
  BmThing           it;
} BmScope;

#define BM_NOTHING ((BmThing) { BM_THING_NONE, BM_NO_VALUE })

static inline BmThing
bm_thing_piece (BmPiece piece)
{
  return (BmThing) { piece < BM_N_WORMS ? BM_THING_WORM : piece < BM_PIECE_BIRD ? BM_THING_ZOMBIE : BM_THING_BIRD,
                     (guint8) piece };
}

static inline BmThing
bm_thing_space (BmSpace space)
{
  return (BmThing) { BM_THING_SPACE, space };
}

static inline gboolean
bm_thing_is_piece (BmThing thing)
{
  return thing.kind >= BM_THING_WORM && thing.kind <= BM_THING_BIRD;
}

/* matching.c */
BmScope      bm_scope_of_run       (const BmPosition *pos,
                                    const BmFrame    *frame,
                                    const BmCardRun  *run);
BmScope      bm_scope_of_card      (const BmPosition *pos,
                                    guint8            card);
BmScope      bm_scope_of_effect    (const BmPosition *pos,
                                    const BmEffect   *effect);
BmThing      bm_resolve            (const BmScope    *scope,
                                    BmRef             ref);
/* Where THING is: a column's is its Grass.  BM_SPACE_NONE: nowhere. */
BmSpace      bm_place              (const BmPosition *pos,
                                    BmThing           thing);
gboolean     bm_in_shape           (const BmPosition *pos,
                                    BmShapeType       shape,
                                    int               n,
                                    BmSpace           centre,
                                    BmSpace           space);
gboolean     bm_filters_fit        (const BmScope    *scope,
                                    guint             filter,
                                    guint             n,
                                    BmThing           thing);
gboolean     bm_selector_fits      (const BmScope    *scope,
                                    guint16           selector,
                                    BmThing           thing);
/* All that fit, in order, into OUT (room for BM_MAX_THINGS); with OUT NULL only whether there is one. */
guint        bm_select             (const BmScope    *scope,
                                    guint16           selector,
                                    BmThing          *out);
int          bm_value              (const BmScope    *scope,
                                    guint16           value);
gboolean     bm_holds              (const BmScope    *scope,
                                    guint16           predicate);
/* The byte in which a kept thing is remembered. */
#define BM_MAX_THINGS 256

/* Side of the card's owner; BM_N_SIDES for an event. */
int          bm_card_side          (guint8            card);

/* run.c */
BmSide       bm_chooser            (guint8            card,
                                    guint8            by);
const BmOp  *bm_frame_op           (const BmFrame    *frame);
/* The ACT that the card's frame waits at, NULL if it is at something else. */
const BmOp  *bm_frame_act          (const BmFrame    *frame);
void         bm_run_jump           (BmFrame          *frame,
                                    guint             to);
void         bm_remember_pick      (BmCardRun        *run,
                                    BmThing           thing);

/* operations.c: carries out the op at FRAME.  FALSE: it is not done yet; what it pushed comes first. */
gboolean     bm_operate            (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
/* Whether the op could change something now (G3). */
gboolean     bm_op_possible        (const BmScope    *scope,
                                    const BmOp       *op);

/* acting.c: actions that cards give. */
BmMove      *bm_act_moves          (const BmScope    *scope,
                                    const BmOp       *op,
                                    guint             actors,
                                    BmMove           *out);
guint        bm_act_actors         (const BmScope    *scope,
                                    const BmOp       *op);
gboolean     bm_act_is_optional    (const BmScope    *scope,
                                    const BmOp       *op);
/* playable.c: whether the code from PC to END could change something now (G3). */
gboolean     bm_code_possible      (const BmScope    *scope,
                                    guint             pc,
                                    guint             end);
gboolean     bm_act_possible       (const BmScope    *scope,
                                    guint             actions,
                                    BmPiece           piece,
                                    guint16           target);

G_END_DECLS
