/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-card-set.h"
#include "rules-private.h"

G_BEGIN_DECLS

/*
 * Internal to the cards: the interpreter of their code.
 */

/* The context of a selector, value or predicate: the card, its champion and its slots. */
typedef struct
{
  const WrPosition *pos;
  const guint8     *slots; /* NULL: no slots */
  const guint8     *picks; /* NULL: no picks */
  guint8            card;
  guint8            self;  /* WrPiece, or WR_PIECE_NONE */
  guint8            picked;
  guint8            played; /* a card in the hand that counts as played, while testing what playing it would do;
                               WR_NO_CARD: none */
  gint8             price;  /* cost in actions of the card or power while testing whether it would change anything;
                               WR_NO_PRICE: its text is being executed */
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

/* Whether one of the cards in SIDE's hand counts as played. */
static inline gboolean
wr_scope_has_played (const WrScope *scope,
                     guint          side)
{
  return scope->played != WR_NO_CARD && (guint) scope->pos->turn == side;
}

/* SELF has the champion CARD; WR_PIECE_NONE: it is not a champion. */
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

/* The space of THING; of a column its Grass.  WR_SPACE_NONE: none. */
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
/* Calls VISIT for each match, in order, until it returns TRUE; returns whether it did. */
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
/* The byte that stores a thing in a slot. */
#define WR_MAX_THINGS 256

/* Side of the card's owner; WR_N_SIDES for an event. */
int          wr_card_side          (guint8            card);

/* areas.c: areas, as bits of the rows of a column. */

#define WR_ALL_ROWS ((2u << WR_ROW_BELOW) - 1)

/* A prepared filter about spaces: its queries of the position are done once. */
typedef struct
{
  const WrFilter *filter;
  WrSpace         centre; /* of a shape; WR_SPACE_NONE: there is none, so nothing matches */
  guint16         rows;   /* rows between the filter's values */
} WrSieve;

/* The area where several filters match.  Other filters may be about things, not spaces. */
typedef struct
{
  const WrScope *scope;
  int            first; /* nothing matches outside these columns */
  int            last;
  guint          n_sieves;
  gboolean       is_plain; /* all filters are about spaces */
  WrSieve        sieves[WR_MAX_FILTERS];
} WrArea;

/* The area of things of KIND. */
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

/* A selector prepared for matching many things. */
typedef struct
{
  const WrScope    *scope;
  const WrSelector *selector; /* NULL: anything matches */
  guint16           number;
  WrArea            area;
} WrMatch;

void         wr_match_init         (WrMatch          *match,
                                    const WrScope    *scope,
                                    guint16           selector);
gboolean     wr_matches            (const WrMatch    *match,
                                    WrThing           thing);

/* The result of a step of the interpreter.  Each wr_step_... () executes the op that it is named after. */
typedef enum
{
  WR_STEP_ON,    /* the next op */
  WR_STEP_ASIDE, /* something else is pushed and runs first */
  WR_STEP_ASK    /* a choice is pending */
} WrStep;

/* run.c: executes a card's text op by op. */
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

/* The ACT at which the card's frame is, NULL if it is at another op. */
const WrOp  *wr_frame_act          (const WrFrame    *frame);
/* Pops the top frame's run, without what should follow it. */
void         wr_pop_run            (WrPosition       *pos);

/* picks.c: picks and how they are stored. */
/* FALSE if the op after OP puts a token there whose supply is empty, so that nothing can be picked (R1.4). */
gboolean     wr_can_put_picked     (const WrScope    *scope,
                                    const WrOp       *op);
/* Writes the options of OP, a PICK or EACH, up to MOST, to OUT. */
guint        wr_pick_options       (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             most,
                                    WrThing          *out);
/* How many options must be found to decide whether there is a choice: two if a side chooses, else all. */
guint        wr_options_needed     (const WrPosition *pos,
                                    const WrFrame    *frame,
                                    const WrSelector *selector);
/* Makes a pick that is no choice.  FALSE: it is one, or there are no options. */
gboolean     wr_pick_without_asking (WrRun            *run,
                                    const WrFrame    *frame,
                                    const WrSelector *selector,
                                    WrThing          *things,
                                    guint             n,
                                    WrThing          *picked);
/* Sets `it` to THING, and stores it in the op's slot. */
void         wr_take_pick          (WrPosition       *pos,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op,
                                    WrThing           thing);
/* The value of THING for the card's SLOT: its column or its space, by the slot's type. */
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
/* Begins the loop's next iteration, for THING. */
void         wr_enter_each         (WrPosition       *pos,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op,
                                    WrThing           thing);
/* Resets the loop on exit. */
void         wr_end_each           (WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);
/* The loop's remaining pieces, as bits. */
guint        wr_loop_pieces        (const WrPosition *pos,
                                    const WrCardRun  *kept,
                                    const WrOp       *op);
/* Writes the options of an EACH that asks, up to MOST (all if pieces), to OUT. */
guint        wr_each_options       (const WrScope    *scope,
                                    const WrCardRun  *kept,
                                    const WrOp       *op,
                                    guint             most,
                                    WrThing          *out);
/* Whether the chooser may leave the loop now. */
gboolean     wr_each_may_stop      (const WrScope    *scope,
                                    const WrFrame    *frame,
                                    const WrOp       *op);

/* choices.c: choices.  The steps continue where there is nothing to choose. */
/* The side that chooses for BY of CARD. */
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
/* What an ACTIONS op of value V adds to TOTAL, SIDE's actions of this turn, or (*NOW is FALSE) to those of SIDE's
   next turn; capped by R5.1. */
int          wr_actions_change     (const WrPosition *pos,
                                    WrSide            side,
                                    const WrOp       *op,
                                    int               v,
                                    int               total,
                                    gboolean         *now);
/* The number of ends of the Worms' turns for which a stun applied now lasts (R13.5). */
guint8       wr_stun_ends          (const WrPosition *pos);
/* Executes the op at FRAME.  FALSE: it is not done yet; what it pushed runs first. */
gboolean     wr_operate            (WrRun            *run,
                                    WrFrame          *frame,
                                    WrCardRun        *kept,
                                    const WrOp       *op);

/* possible.c: the operands of an op, and G3. */
/* Whether the op could change something now. */
gboolean     wr_op_possible        (const WrScope    *scope,
                                    const WrOp       *op);
/* The same for an ACTIONS op executed TIMES times.  *TOTAL: the actions of the current turn before it, updated to
   those after it. */
gboolean     wr_actions_possible   (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             times,
                                    int              *total);
/* The thing that X, an operand of the op, refers to. */
WrThing      wr_op_thing           (const WrScope    *scope,
                                    const WrOp       *op,
                                    WrRef             x);
/* The column that X is in; -1: none. */
int          wr_op_column          (const WrScope    *scope,
                                    WrRef             x);
/* The change by the op of a number that is VALUE now. */
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
/* Whether THING is not at TO and can be put there. */
gboolean     wr_can_be_moved       (const WrPosition *pos,
                                    WrThing           thing,
                                    WrSpace           to);
/* Whether both are in different spaces and each can be put where the other is. */
gboolean     wr_can_be_swapped     (const WrPosition *pos,
                                    WrThing           a,
                                    WrThing           b);

/* effects.c: adds the modifiers of ACT (NULL: none), the op that is executed now. */
void         wr_add_act_mods       (WrPosition       *pos,
                                    const WrOp       *act);

/* acting.c: actions that cards give. */
BmMove      *wr_act_moves          (const WrScope    *scope,
                                    const WrOp       *op,
                                    guint             actors,
                                    BmMove           *out);
/* Whether there are any. */
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
