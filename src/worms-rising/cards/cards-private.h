/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-card-set.h"
#include "rules-private.h"

G_BEGIN_DECLS

/*
 * Inside the cards: what their code is read with.
 */

/* Who reads a selector, value or predicate, and what it has kept. */
typedef struct
{
  const WrPosition *pos;
  const guint8     *slots; /* NULL: nothing is kept */
  const guint8     *picks; /* NULL: nothing was picked */
  guint8            card;
  guint8            self;  /* WrPiece, or WR_PIECE_NONE */
  guint8            picked;
  guint8            played; /* a card still in the hand that counts as laid down: it is asked what playing it would do;
                               WR_NO_CARD: none */
  gint8             price;  /* actions that it costs to play the card or use the power, while it is asked whether that
                               would change anything; WR_NO_PRICE: its text is being carried out */
  WrThing           it;
} WrScope;

#define WR_NO_PRICE ((gint8) -1)

#define WR_NOTHING ((WrThing) { WR_THING_NONE, WR_NO_VALUE })

static inline WrThing
wr_thing_piece (WrPiece piece)
{
  return (WrThing) { piece < WR_N_WORMS ? WR_THING_WORM : piece < WR_PIECE_BIRD ? WR_THING_ZOMBIE : WR_THING_BIRD,
                     (guint8) piece };
}

static inline WrThing
wr_thing_space (WrSpace space)
{
  return (WrThing) { WR_THING_SPACE, space };
}

static inline gboolean
wr_thing_is_piece (WrThing thing)
{
  return thing.kind >= WR_THING_WORM && thing.kind <= WR_THING_BIRD;
}

/* Whether one of the cards in SIDE's hand counts as laid down. */
static inline gboolean
wr_scope_lays_down (const WrScope *scope,
                    guint          side)
{
  return scope->played != WR_NO_CARD && (guint) scope->pos->turn == side;
}

/* SELF has the champion CARD; WR_PIECE_NONE: it is no champion's. */
static inline WrScope
wr_scope_of_champion (const WrPosition *pos,
                      guint8            card,
                      WrPiece           self)
{
  return (WrScope) { .pos = pos, .card = card, .self = (guint8) self, .played = WR_NO_CARD, .price = WR_NO_PRICE,
                     .it = WR_NOTHING };
}

static inline WrScope
wr_scope_of_card (const WrPosition *pos,
                  guint8            card)
{
  return wr_scope_of_champion (pos, card, wr_position_owner (pos, card));
}

static inline WrScope
wr_scope_of_effect (const WrPosition *pos,
                    const WrEffect   *effect)
{
  WrScope scope = wr_scope_of_card (pos, effect->card);

  scope.slots = effect->kept;
  return scope;
}

static inline WrScope
wr_scope_of_run (const WrPosition *pos,
                 const WrFrame    *frame,
                 const WrCardRun  *run)
{
  WrScope scope = wr_scope_of_card (pos, frame->a);

  scope.slots = run->slots;
  scope.picks = run->picks;
  scope.picked = frame->d;
  scope.it = (WrThing) { frame->e, frame->f };
  return scope;
}

/* matching.c */
/* Of WR_REF_SLOT and WR_REF_CELL. */
WrThing      wr_resolve_kept       (const WrScope    *scope,
                                    WrRef             ref);

static inline WrThing
wr_resolve (const WrScope *scope,
            WrRef          ref)
{
  switch ((WrRefType) ref.type)
    {
    case WR_REF_SELF:
      return scope->self < WR_N_PIECES ? wr_thing_piece ((WrPiece) scope->self) : WR_NOTHING;
    case WR_REF_BIRD:
      return wr_thing_piece (WR_PIECE_BIRD);
    case WR_REF_IT:
      return scope->it;
    case WR_REF_SLOT:
    case WR_REF_CELL:
      return wr_resolve_kept (scope, ref);
    case WR_REF_NONE:
    case WR_REF_PICKED:
    default:
      return WR_NOTHING;
    }
}

/* Where THING is: a column's is its Grass.  WR_SPACE_NONE: nowhere. */
static inline WrSpace
wr_place (const WrPosition *pos,
          WrThing           thing)
{
  if (wr_thing_is_piece (thing))
    return pos->at[thing.value];
  if (thing.kind == WR_THING_COLUMN)
    return wr_position_grass_space (pos, thing.value);
  return thing.kind <= WR_THING_SPACE ? thing.value : WR_SPACE_NONE;
}

gboolean     wr_filters_fit        (const WrScope    *scope,
                                    guint             filter,
                                    guint             n,
                                    WrThing           thing);
gboolean     wr_selector_fits      (const WrScope    *scope,
                                    guint16           selector,
                                    WrThing           thing);
/* Shows VISIT all that fit, in order, until it says that it is enough; TRUE: it has said so. */
typedef gboolean (*WrVisit)        (WrThing           thing,
                                    gpointer          data);
gboolean     wr_visit              (const WrScope    *scope,
                                    guint16           selector,
                                    WrVisit           visit,
                                    gpointer          data);
/* The same, the first MOST (1 to WR_MAX_THINGS) of them, into OUT. */
guint        wr_select             (const WrScope    *scope,
                                    guint16           selector,
                                    guint             most,
                                    WrThing          *out);
gboolean     wr_exists             (const WrScope    *scope,
                                    guint16           selector);
int          wr_work_out           (const WrScope    *scope,
                                    guint16           value);

static inline int
wr_value (const WrScope *scope,
          guint16        number)
{
  const WrValue *value = &wr_card_set->values[number];

  return value->type == WR_VALUE_NUMBER ? value->n : wr_work_out (scope, number);
}

gboolean     wr_holds              (const WrScope    *scope,
                                    guint16           predicate);
/* The byte in which a kept thing is remembered. */
#define WR_MAX_THINGS 256

/* Side of the card's owner; WR_N_SIDES for an event. */
int          wr_card_side          (guint8            card);

/* areas.c: what lies where, as bits of the rows of a column. */

#define WR_ALL_ROWS ((2u << WR_ROW_BELOW) - 1)

/* A filter about places made ready: what it asks of the position is looked up once. */
typedef struct
{
  const WrFilter *filter;
  WrSpace         centre; /* of a shape; WR_SPACE_NONE: nowhere, so nothing fits */
  guint16         rows;   /* those between the filter's values */
} WrSieve;

/* Where several filters fit.  Others of them may be about things, not places. */
typedef struct
{
  const WrScope *scope;
  int            first; /* outside these columns nothing fits */
  int            last;
  guint          n_sieves;
  gboolean       is_plain; /* all of the filters are about places */
  WrSieve        sieves[WR_MAX_FILTERS];
} WrArea;

/* Where there are things of KIND. */
guint        wr_thing_rows         (const WrPosition *pos,
                                    guint             kind,
                                    int               column);
gboolean     wr_filter_is_about_place (const WrFilter *filter);
WrSieve      wr_sieve              (const WrScope    *scope,
                                    const WrFilter   *filter);
guint        wr_sieve_rows         (const WrScope    *scope,
                                    const WrSieve    *sieve,
                                    int               column);
void         wr_area_init          (WrArea           *area,
                                    const WrScope    *scope,
                                    guint             filter,
                                    guint             n);
guint        wr_sift_rows          (const WrArea     *area,
                                    int               column);

static inline guint
wr_area_rows (const WrArea *area,
              int           column)
{
  if (column < area->first || column > area->last)
    return 0;
  return area->n_sieves == 0 ? WR_ALL_ROWS : wr_sift_rows (area, column);
}

/* A selector made ready to be held against many things. */
typedef struct
{
  const WrScope    *scope;
  const WrSelector *selector; /* NULL: anything fits */
  guint16           number;
  WrArea            area;
} WrMatch;

void         wr_match_init         (WrMatch          *match,
                                    const WrScope    *scope,
                                    guint16           selector);
gboolean     wr_matches            (const WrMatch    *match,
                                    WrThing           thing);

/* What a step of the interpreter comes to.  Each bm_step_... () takes one, at the op that it is named after. */
typedef enum
{
  WR_STEP_ON,    /* the next op */
  WR_STEP_ASIDE, /* something else comes first */
  WR_STEP_ASK    /* a choice waits */
} WrStep;

/* run.c: a card's text is carried out op by op. */
static inline const WrOp *
wr_frame_op (const WrFrame *frame)
{
  return &wr_card_set->ops[wr_card (frame->a)->op + frame->b];
}

static inline void
wr_run_jump (WrFrame *frame,
             guint    to)
{
  frame->b = (guint8) to;
  frame->c = 0;
}

/* The ACT that the card's frame waits at, NULL if it is at something else. */
const WrOp  *wr_frame_act          (const WrFrame    *frame);
/* The top frame's run is over, without whatever should follow it. */
void         wr_pop_run            (WrPosition       *pos);

/* picks.c: what is picked, and what is kept of it. */
/* Where the op after OP puts something there whose supply is empty there is nothing to pick (R1.4). */
gboolean     wr_can_put_picked     (const WrScope    *scope,
                                    const WrOp       *op);
/* What there is to pick at OP, a PICK or EACH, the first MOST of it, into OUT. */
guint        wr_pick_options       (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             most,
                                    WrThing          *out);
/* How many of the options must be known to tell whether there is a choice: two where somebody chooses, else all. */
guint        wr_options_needed     (const WrPosition *pos,
                                    const WrFrame    *frame,
                                    const WrSelector *selector);
/* Picks what nobody chooses.  FALSE: somebody does, or there is nothing. */
gboolean     wr_pick_without_asking (WrRun            *run,
                                    const WrFrame    *frame,
                                    const WrSelector *selector,
                                    WrThing          *things,
                                    guint             n,
                                    WrThing          *picked);
/* THING becomes `it`, and is kept where the op says. */
void         wr_take_pick          (WrPosition       *pos,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op,
                                    WrThing           thing);
/* What is kept of THING in the card's SLOT: of a column's slot the column it is in, of a space's its space. */
guint8       wr_slot_value         (const WrPosition *pos,
                                    const WrCard     *card,
                                    guint8            slot,
                                    WrThing           thing);
WrStep       wr_step_pick          (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);

/* loops.c: EACH and TIMES. */
WrStep       wr_step_each          (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
void         wr_step_times         (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
/* The loop's next time begins, for THING. */
void         wr_enter_each         (WrPosition       *pos,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op,
                                    WrThing           thing);
/* The loop is left; it would begin anew. */
void         wr_end_each           (WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
/* The pieces that the loop still has to go through, as bits. */
guint        wr_loop_pieces        (const WrPosition *pos,
                                    const WrCardRun  *kept,
                                    const WrOp       *op);
/* What an EACH that asks can be answered with now, the first MOST of it (of pieces all), into OUT. */
guint        wr_each_options       (const WrScope    *scope,
                                    const WrCardRun  *kept,
                                    const WrOp       *op,
                                    guint             most,
                                    WrThing          *out);
/* Whether the chooser may leave the loop now. */
gboolean     wr_each_may_stop      (const WrScope    *scope,
                                    const WrFrame    *frame,
                                    const WrOp       *op);

/* choices.c: what a text stops at.  The steps go on by themselves where there is nothing to choose. */
/* Who chooses what CARD leaves to BY. */
WrSide       wr_chooser            (guint8            card,
                                    guint8            by);
WrStep       wr_step_choose        (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
WrStep       wr_step_number        (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
WrStep       wr_step_direction     (WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
WrStep       wr_step_act           (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);

/* operations.c */
/* What an ACTIONS op with the value V adds to TOTAL, SIDE's actions of this turn, or (*NOW is FALSE) to what is kept for
   SIDE's next turn; R5.1 has cut off the rest. */
int          wr_actions_change     (const WrPosition *pos,
                                    WrSide            side,
                                    const WrOp       *op,
                                    int               v,
                                    int               total,
                                    gboolean         *now);
/* For how many ends of the Worms' turns somebody who is stunned now will stay so (R13.5). */
guint8       wr_stun_ends          (const WrPosition *pos);
/* Carries out the op at FRAME.  FALSE: it is not done yet; what it pushed comes first. */
gboolean     wr_operate            (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);

/* possible.c: what an op speaks of, and G3. */
/* Whether the op could change something now. */
gboolean     wr_op_possible        (const WrScope    *scope,
                                    const WrOp       *op);
/* The same of an ACTIONS op that is done so many TIMES.  *TOTAL: the actions of the running turn before it, then after
   it. */
gboolean     wr_actions_possible   (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             times,
                                    int              *total);
/* The thing that X, one of the op's, is. */
WrThing      wr_op_thing           (const WrScope    *scope,
                                    const WrOp       *op,
                                    WrRef             x);
/* The column that X is in; -1: none. */
int          wr_op_column          (const WrScope    *scope,
                                    WrRef             x);
/* The change that the op makes to a number that is VALUE now. */
int          wr_op_change          (const WrScope    *scope,
                                    const WrOp       *op,
                                    int               value);
/* The pieces that a RAIN moves, as bits, and where to. */
guint        wr_rain_pieces        (const WrScope    *scope,
                                    const WrOp       *op);
WrDir        wr_rain_dir           (const WrScope    *scope,
                                    const WrOp       *op);
/* Whether the piece or token is in the garden. */
gboolean     wr_is_there           (const WrPosition *pos,
                                    WrThing           thing);
/* Whether THING is somewhere else than TO and has a place there. */
gboolean     wr_can_be_moved       (const WrPosition *pos,
                                    WrThing           thing,
                                    WrSpace           to);
/* Whether both are in different places, and each has a place where the other is. */
gboolean     wr_can_be_swapped     (const WrPosition *pos,
                                    WrThing           a,
                                    WrThing           b);

/* effects.c: ACT (NULL: none), which the stack has come to, speaks to hooks as well. */
void         wr_add_act_mods       (WrPosition       *pos,
                                    const WrOp       *act);

/* acting.c: actions that cards give. */
BmMove      *wr_act_moves          (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             actors,
                                    BmMove           *out);
/* Whether there is any. */
gboolean     wr_act_possible       (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             actors);
guint        wr_act_actors         (const WrScope    *scope,
                                    const WrOp       *op);
gboolean     wr_act_is_optional    (const WrScope    *scope,
                                    const WrOp       *op);
/* playable.c: whether the code from PC to END could change something now (G3). */
gboolean     wr_code_possible      (const WrScope    *scope,
                                    guint             pc,
                                    guint             end);

G_END_DECLS
