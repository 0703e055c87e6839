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
  guint8            played; /* a card still in the hand that counts as laid down: it is asked what playing it would do;
                               BM_NO_CARD: none */
  gint8             price;  /* actions that it costs to play the card or use the power, while it is asked whether that
                               would change anything; BM_NO_PRICE: its text is being carried out */
  BmThing           it;
} BmScope;

#define BM_NO_PRICE ((gint8) -1)

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

/* Whether one of the cards in SIDE's hand counts as laid down. */
static inline gboolean
bm_scope_lays_down (const BmScope *scope,
                    guint          side)
{
  return scope->played != BM_NO_CARD && (guint) scope->pos->turn == side;
}

/* SELF has the champion CARD; BM_PIECE_NONE: it is no champion's. */
static inline BmScope
bm_scope_of_champion (const BmPosition *pos,
                      guint8            card,
                      BmPiece           self)
{
  return (BmScope) { .pos = pos, .card = card, .self = (guint8) self, .played = BM_NO_CARD, .price = BM_NO_PRICE,
                     .it = BM_NOTHING };
}

static inline BmScope
bm_scope_of_card (const BmPosition *pos,
                  guint8            card)
{
  return bm_scope_of_champion (pos, card, bm_position_owner (pos, card));
}

static inline BmScope
bm_scope_of_effect (const BmPosition *pos,
                    const BmEffect   *effect)
{
  BmScope scope = bm_scope_of_card (pos, effect->card);

  scope.slots = effect->kept;
  return scope;
}

static inline BmScope
bm_scope_of_run (const BmPosition *pos,
                 const BmFrame    *frame,
                 const BmCardRun  *run)
{
  BmScope scope = bm_scope_of_card (pos, frame->a);

  scope.slots = run->slots;
  scope.picks = run->picks;
  scope.picked = frame->d;
  scope.it = (BmThing) { frame->e, frame->f };
  return scope;
}

/* matching.c */
/* Of BM_REF_SLOT and BM_REF_CELL. */
BmThing      bm_resolve_kept       (const BmScope    *scope,
                                    BmRef             ref);

static inline BmThing
bm_resolve (const BmScope *scope,
            BmRef          ref)
{
  switch ((BmRefType) ref.type)
    {
    case BM_REF_SELF:
      return scope->self < BM_N_PIECES ? bm_thing_piece ((BmPiece) scope->self) : BM_NOTHING;
    case BM_REF_BIRD:
      return bm_thing_piece (BM_PIECE_BIRD);
    case BM_REF_IT:
      return scope->it;
    case BM_REF_SLOT:
    case BM_REF_CELL:
      return bm_resolve_kept (scope, ref);
    case BM_REF_NONE:
    case BM_REF_PICKED:
    default:
      return BM_NOTHING;
    }
}

/* Where THING is: a column's is its Grass.  BM_SPACE_NONE: nowhere. */
static inline BmSpace
bm_place (const BmPosition *pos,
          BmThing           thing)
{
  if (bm_thing_is_piece (thing))
    return pos->at[thing.value];
  if (thing.kind == BM_THING_COLUMN)
    return bm_position_grass_space (pos, thing.value);
  return thing.kind <= BM_THING_SPACE ? thing.value : BM_SPACE_NONE;
}

gboolean     bm_filters_fit        (const BmScope    *scope,
                                    guint             filter,
                                    guint             n,
                                    BmThing           thing);
gboolean     bm_selector_fits      (const BmScope    *scope,
                                    guint16           selector,
                                    BmThing           thing);
/* Shows VISIT all that fit, in order, until it says that it is enough; TRUE: it has said so. */
typedef gboolean (*BmVisit)        (BmThing           thing,
                                    gpointer          data);
gboolean     bm_visit              (const BmScope    *scope,
                                    guint16           selector,
                                    BmVisit           visit,
                                    gpointer          data);
/* The same, the first MOST (1 to BM_MAX_THINGS) of them, into OUT. */
guint        bm_select             (const BmScope    *scope,
                                    guint16           selector,
                                    guint             most,
                                    BmThing          *out);
gboolean     bm_exists             (const BmScope    *scope,
                                    guint16           selector);
int          bm_work_out           (const BmScope    *scope,
                                    guint16           value);

static inline int
bm_value (const BmScope *scope,
          guint16        number)
{
  const BmValue *value = &bm_card_set->values[number];

  return value->type == BM_VALUE_NUMBER ? value->n : bm_work_out (scope, number);
}

gboolean     bm_holds              (const BmScope    *scope,
                                    guint16           predicate);
/* The byte in which a kept thing is remembered. */
#define BM_MAX_THINGS 256

/* Side of the card's owner; BM_N_SIDES for an event. */
int          bm_card_side          (guint8            card);

/* areas.c: what lies where, as bits of the rows of a column. */

#define BM_ALL_ROWS ((2u << BM_ROW_BELOW) - 1)

/* A filter about places made ready: what it asks of the position is looked up once. */
typedef struct
{
  const BmFilter *filter;
  BmSpace         centre; /* of a shape; BM_SPACE_NONE: nowhere, so nothing fits */
  guint16         rows;   /* those between the filter's values */
} BmSieve;

/* Where several filters fit.  Others of them may be about things, not places. */
typedef struct
{
  const BmScope *scope;
  int            first; /* outside these columns nothing fits */
  int            last;
  guint          n_sieves;
  gboolean       is_plain; /* all of the filters are about places */
  BmSieve        sieves[BM_MAX_FILTERS];
} BmArea;

/* Where there are things of KIND. */
guint        bm_thing_rows         (const BmPosition *pos,
                                    guint             kind,
                                    int               column);
gboolean     bm_filter_is_about_place (const BmFilter *filter);
BmSieve      bm_sieve              (const BmScope    *scope,
                                    const BmFilter   *filter);
guint        bm_sieve_rows         (const BmScope    *scope,
                                    const BmSieve    *sieve,
                                    int               column);
void         bm_area_init          (BmArea           *area,
                                    const BmScope    *scope,
                                    guint             filter,
                                    guint             n);
guint        bm_sift_rows          (const BmArea     *area,
                                    int               column);

static inline guint
bm_area_rows (const BmArea *area,
              int           column)
{
  if (column < area->first || column > area->last)
    return 0;
  return area->n_sieves == 0 ? BM_ALL_ROWS : bm_sift_rows (area, column);
}

/* A selector made ready to be held against many things. */
typedef struct
{
  const BmScope    *scope;
  const BmSelector *selector; /* NULL: anything fits */
  guint16           number;
  BmArea            area;
} BmMatch;

void         bm_match_init         (BmMatch          *match,
                                    const BmScope    *scope,
                                    guint16           selector);
gboolean     bm_matches            (const BmMatch    *match,
                                    BmThing           thing);

/* What a step of the interpreter comes to.  Each bm_step_... () takes one, at the op that it is named after. */
typedef enum
{
  BM_STEP_ON,    /* the next op */
  BM_STEP_ASIDE, /* something else comes first */
  BM_STEP_ASK    /* a choice waits */
} BmStep;

/* run.c: a card's text is carried out op by op. */
static inline const BmOp *
bm_frame_op (const BmFrame *frame)
{
  return &bm_card_set->ops[bm_card (frame->a)->op + frame->b];
}

static inline void
bm_run_jump (BmFrame *frame,
             guint    to)
{
  frame->b = (guint8) to;
  frame->c = 0;
}

/* The ACT that the card's frame waits at, NULL if it is at something else. */
const BmOp  *bm_frame_act          (const BmFrame    *frame);
/* The top frame's run is over, without whatever should follow it. */
void         bm_pop_run            (BmPosition       *pos);

/* picks.c: what is picked, and what is kept of it. */
/* Where the op after OP puts something there whose supply is empty there is nothing to pick (R1.4). */
gboolean     bm_can_put_picked     (const BmScope    *scope,
                                    const BmOp       *op);
/* What there is to pick at OP, a PICK or EACH, the first MOST of it, into OUT. */
guint        bm_pick_options       (const BmScope    *scope,
                                    const BmOp       *op,
                                    guint             most,
                                    BmThing          *out);
/* How many of the options must be known to tell whether there is a choice: two where somebody chooses, else all. */
guint        bm_options_needed     (const BmPosition *pos,
                                    const BmFrame    *frame,
                                    const BmSelector *selector);
/* Picks what nobody chooses.  FALSE: somebody does, or there is nothing. */
gboolean     bm_pick_without_asking (BmRun            *run,
                                    const BmFrame    *frame,
                                    const BmSelector *selector,
                                    BmThing          *things,
                                    guint             n,
                                    BmThing          *picked);
/* THING becomes `it`, and is kept where the op says. */
void         bm_take_pick          (BmPosition       *pos,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op,
                                    BmThing           thing);
/* What is kept of THING in the card's SLOT: of a column's slot the column it is in, of a space's its space. */
guint8       bm_slot_value         (const BmPosition *pos,
                                    const BmCard     *card,
                                    guint8            slot,
                                    BmThing           thing);
BmStep       bm_step_pick          (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);

/* loops.c: EACH and TIMES. */
BmStep       bm_step_each          (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
void         bm_step_times         (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
/* The loop's next time begins, for THING. */
void         bm_enter_each         (BmPosition       *pos,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op,
                                    BmThing           thing);
/* The loop is left; it would begin anew. */
void         bm_end_each           (BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
/* The pieces that the loop still has to go through, as bits. */
guint        bm_loop_pieces        (const BmPosition *pos,
                                    const BmCardRun  *kept,
                                    const BmOp       *op);
/* What an EACH that asks can be answered with now, the first MOST of it (of pieces all), into OUT. */
guint        bm_each_options       (const BmScope    *scope,
                                    const BmCardRun  *kept,
                                    const BmOp       *op,
                                    guint             most,
                                    BmThing          *out);
/* Whether the chooser may leave the loop now. */
gboolean     bm_each_may_stop      (const BmScope    *scope,
                                    const BmFrame    *frame,
                                    const BmOp       *op);

/* choices.c: what a text stops at.  The steps go on by themselves where there is nothing to choose. */
/* Who chooses what CARD leaves to BY. */
BmSide       bm_chooser            (guint8            card,
                                    guint8            by);
BmStep       bm_step_choose        (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
BmStep       bm_step_number        (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
BmStep       bm_step_direction     (BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);
BmStep       bm_step_act           (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);

/* operations.c */
/* What an ACTIONS op with the value V adds to TOTAL, SIDE's actions of this turn, or (*NOW is FALSE) to what is kept for
   SIDE's next turn; R5.1 has cut off the rest. */
int          bm_actions_change     (const BmPosition *pos,
                                    BmSide            side,
                                    const BmOp       *op,
                                    int               v,
                                    int               total,
                                    gboolean         *now);
/* For how many ends of the Worms' turns somebody who is stunned now will stay so (R13.5). */
guint8       bm_stun_ends          (const BmPosition *pos);
/* Carries out the op at FRAME.  FALSE: it is not done yet; what it pushed comes first. */
gboolean     bm_operate            (BmRun            *run,
                                    BmFrame          *frame,
                                    BmCardRun        *kept,
                                    const BmOp       *op);

/* possible.c: what an op speaks of, and G3. */
/* Whether the op could change something now. */
gboolean     bm_op_possible        (const BmScope    *scope,
                                    const BmOp       *op);
/* The same of an ACTIONS op that is done so many TIMES.  *TOTAL: the actions of the running turn before it, then after
   it. */
gboolean     bm_actions_possible   (const BmScope    *scope,
                                    const BmOp       *op,
                                    guint             times,
                                    int              *total);
/* The thing that X, one of the op's, is. */
BmThing      bm_op_thing           (const BmScope    *scope,
                                    const BmOp       *op,
                                    BmRef             x);
/* The column that X is in; -1: none. */
int          bm_op_column          (const BmScope    *scope,
                                    BmRef             x);
/* The change that the op makes to a number that is VALUE now. */
int          bm_op_change          (const BmScope    *scope,
                                    const BmOp       *op,
                                    int               value);
/* The pieces that a RAIN moves, as bits, and where to. */
guint        bm_rain_pieces        (const BmScope    *scope,
                                    const BmOp       *op);
BmDir        bm_rain_dir           (const BmScope    *scope,
                                    const BmOp       *op);
/* Whether the piece or token is in the garden. */
gboolean     bm_is_there           (const BmPosition *pos,
                                    BmThing           thing);
/* Whether THING is somewhere else than TO and has a place there. */
gboolean     bm_can_be_moved       (const BmPosition *pos,
                                    BmThing           thing,
                                    BmSpace           to);
/* Whether both are in different places, and each has a place where the other is. */
gboolean     bm_can_be_swapped     (const BmPosition *pos,
                                    BmThing           a,
                                    BmThing           b);

/* effects.c: ACT (NULL: none), which the stack has come to, speaks to hooks as well. */
void         bm_add_act_mods       (BmPosition       *pos,
                                    const BmOp       *act);

/* acting.c: actions that cards give. */
BmMove      *bm_act_moves          (const BmScope    *scope,
                                    const BmOp       *op,
                                    guint             actors,
                                    BmMove           *out);
/* Whether there is any. */
gboolean     bm_act_possible       (const BmScope    *scope,
                                    const BmOp       *op,
                                    guint             actors);
guint        bm_act_actors         (const BmScope    *scope,
                                    const BmOp       *op);
gboolean     bm_act_is_optional    (const BmScope    *scope,
                                    const BmOp       *op);
/* playable.c: whether the code from PC to END could change something now (G3). */
gboolean     bm_code_possible      (const BmScope    *scope,
                                    guint             pc,
                                    guint             end);

G_END_DECLS
