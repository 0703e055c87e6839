/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"
#include "tb-move.h"
#include "tb-rules.h"

G_BEGIN_DECLS

/*
 * Internal to the rules: shared by their files and the cards.
 *
 * Nothing here recurses into a decision.  A rule that may need a decision pushes a frame (tb_push ()) and returns; its
 * caller returns to the loop of run.c as well, and its frame runs on at its own next stage once the pushed one has been
 * popped. So a function that "begins" something must be the last that its caller calls.
 *
 * The end of a match (tb_win () and others) clears the frames at once: a caller of something that may give VP looks at
 * tb_is_over () before doing anything else (T3.1).
 */
typedef struct
{
  TbPosition  *pos;
  BmDice      *dice;   /* may be NULL */
  BmEventList *events; /* may be NULL */
} TbPlay;

/* The legal moves of a decision, in any order, maybe with duplicates.  Moves beyond LIMIT are dropped: to check whether
   there is a choice, a limit of two is enough. */
typedef struct
{
  guint   n;
  guint   limit;  /* at most BM_MAX_MOVES */
  BmMove *moves;
} TbMoves;

static inline void
tb_moves_add (TbMoves *list,
              BmMove   move)
{
  if (list->n < list->limit)
    list->moves[list->n++] = move;
}

/* One for each kind of frame. */
typedef struct
{
  /* Runs the frame on top, which does not wait: does its next step, and pushes frames, pops itself or sets `asks`. */
  void (*run)    (TbPlay *play, TbFrame *frame);
  /* The legal moves of the decision that the frame waits for; at least one. */
  void (*list)   (const TbPosition *pos, const TbFrame *frame, TbMoves *list);
  /* Plays a legal move; `asks` was cleared before. */
  void (*answer) (TbPlay *play, TbFrame *frame, BmMove move);
  /* Whether FRAME, read from a file, with `kind`, `seat` and `card` of valid types, can be above BELOW (NULL: it is the
     lowest) in POS: running it is safe then, and if it asks it has a legal move. */
  gboolean (*fits) (const TbPosition *pos, const TbFrame *frame, const TbFrame *below);
} TbFrameClass;

extern const TbFrameClass tb_setup_frame, tb_turn_frame, tb_between_frame, tb_attack_frame, tb_hunt_frame, tb_weapon_frame,
  tb_guard_frame, tb_death_frame, tb_reward_frame, tb_look_frame, tb_effect_frame;

/* --- run.c: the loop ------------------------------------------------------------------------------------------ */

TbFrame *tb_push (TbPlay *play, TbFrameKind kind, guint seat, TbCard card);
void     tb_pop  (TbPlay *play);

/* The class of FRAME's kind. */
const TbFrameClass *tb_frame_class (const TbFrame *frame);

/* The lowest frame is TB_FRAME_SETUP, TB_FRAME_TURN or TB_FRAME_BETWEEN, and these are only ever the lowest; one is
   replaced by the next with tb_replace ().  Of TB_FRAME_TURN: */
typedef enum
{
  TB_TURN_BEGIN,   /* T5.3, then T21.6 */
  TB_TURN_RETURN,  /* asks: `return` */
  TB_TURN_PLAY,    /* asks: `play` */
  TB_TURN_PLAYED,  /* T7.4: trigger `distracted`, then the second card; c: cards triggered so far */
  TB_TURN_ADD,     /* asks: `add` */
  TB_TURN_ACT,     /* asks: `act`; a: the actions step is closed (T8.2, T8.5); b: the seat that was just ramped, from 1,
                      whose ramp triggers cards (T10.5), c: cards triggered so far */
  TB_TURN_ABILITY, /* T15.1; a: it has begun; asks: `ask` (hook `ability`), CARD: the card that asks */
  TB_TURN_REFILL,  /* T17.1; asks: `discard` */
  TB_N_TURN_STAGES
} TbTurnStage;

void tb_replace (TbPlay *play, TbFrameKind kind, guint seat); /* replaces the lowest frame, which must be the only one */

/* T8.2, T8.5: closes the step, even with AP or usable cards left. */
static inline void
tb_close_actions (TbPlay *play)
{
  play->pos->frames[0].a = TRUE;
}

static inline gboolean
tb_is_over (const TbPlay *play)
{
  return play->pos->step == TB_STEP_OVER;
}

/* The event recorder: appends an event (tb-event.h) to the list of PLAY, which drops it if there is no list or no room.
   "Recorded" below means that a function does this for what it changes. */
void tb_tell (TbPlay *play, TbEventKind kind, guint who, guint from, guint to, int n, int m);

/* --- decks.c: dice, decks, hands (T1.6, T2.4, T16.1) ------------------------------------------------------------ */

guint    tb_roll            (TbPlay *play, TbDie die);                 /* 1 to 6, recorded */
TbSpace  tb_roll_space      (TbPlay *play, TbSpaces again);            /* rolled again on Locations and on AGAIN */
void     tb_shuffle_deck    (TbPlay *play, TbDeck deck, TbCard *cards, guint n); /* recorded; CARDS become the whole deck */
gboolean tb_can_draw        (const TbPosition *pos, TbDeck deck);      /* deck and discard pile not both empty */
void     tb_renew           (TbPlay *play, TbDeck deck, guint wanted); /* T2.4: with fewer than WANTED left the discard pile,
                                                                          shuffled, comes under the deck */
TbCard   tb_draw_top        (TbPlay *play, TbDeck deck);               /* by T2.4, but Bounties are not reshuffled;
                                                                          TB_NO_CARD: none */
void     tb_put_under       (TbPosition *pos, TbDeck deck, TbCard card);
void     tb_discard         (TbPosition *pos, TbCard card);            /* onto the pile of its deck; not recorded */
gboolean tb_draw_vehicle    (TbPlay *play, guint seat);                /* recorded; FALSE: no card left */
void     tb_to_hand         (TbPlay *play, guint seat, TbCard card);   /* an Item or Weapon: recorded, fresh by T16.2 */
void     tb_begin_draw      (TbPlay *play, guint seat, TbDeck deck);   /* T16.1 with hook `draw`; may push TB_FRAME_LOOK */
void     tb_discard_vehicle (TbPlay *play, guint seat, TbCard card);   /* from the hand, recorded */
void     tb_discard_hat     (TbPlay *play, guint seat);                /* T16.6: recorded */

/* --- hooks.c (T28.5): folded over Hat, Leader and effects of this turn; what sets, then what adds ---------------- */

guint    tb_hook_ap            (const TbPosition *pos, guint seat, guint ap);          /* AP of the card played: T8.1 */
guint    tb_hook_cost          (const TbPosition *pos, guint seat, TbAction action);   /* T8.1 */
guint    tb_hook_cost_later    (const TbPosition *pos, guint seat, TbAction action, guint more); /* after MORE of them */
guint    tb_hook_enter         (const TbPosition *pos, guint seat);                    /* T9.1 */
guint    tb_hook_jump          (const TbPosition *pos, guint seat, TbCard *source);    /* spaces; 0: no jump.  SOURCE may be NULL */
guint    tb_hook_after_pick_up (const TbPosition *pos, guint seat);                    /* a number or TB_SET_ALL: T8.5 */
guint    tb_hook_reward        (const TbPosition *pos, guint seat);                    /* T11.2 */
guint    tb_hook_vp            (const TbPosition *pos, guint seat);                    /* T13.2 */
gboolean tb_hook_ability       (const TbPosition *pos, guint seat, guint ap, TbCard *source); /* T15.1: may be ignored */
guint    tb_hook_look          (const TbPosition *pos, guint seat, TbCard *source);    /* T16.1: 1 or more */
guint    tb_hook_hand          (const TbPosition *pos, guint seat);                    /* T17.1 */
guint    tb_hook_damage        (TbPlay *play, guint seat, guint damage);               /* T19.9; counts `first` */
/* Pays for ACTION (recorded as `ap`), counting `first` of the hook. */
void     tb_pay                (TbPlay *play, guint seat, TbAction action);
/* AP left: recorded if it changes. */
void     tb_set_ap             (TbPlay *play, guint ap);

/* --- points.c: VP, Bounties, the Line, the end (T3, T13, T14, T25.6, T25.8, T26, T27.3) -------------------------- */

void     tb_gain            (TbPlay *play, guint seat, guint n);  /* tokens, recorded; T3.1 */
gboolean tb_is_excluded     (const TbPosition *pos, TbCard bounty); /* T25.8, T26 */
/* The seat's Hidden Bounties and those of the Line that a delivery of COLOUR to LOCATION, or a kill of a Worm of TYPE,
   completes; returns their number.  CARDS has room for TB_MAX_BOUNTIES. */
guint    tb_delivery_bounties (const TbPosition *pos, guint seat, guint colour, guint location, TbCard *cards);
guint    tb_hunting_bounties  (const TbPosition *pos, guint seat, guint type, TbCard *cards);
/* T14.3 with victory and objective, then the Line.  TYPE: of the Worm killed, TB_ANY for a delivery. */
void     tb_complete        (TbPlay *play, guint seat, TbCard bounty, guint type);
/* T14.2, T26.5: removes excluded Bounties; fills empty places from 1 on.  EMPTIED: bits of places that were emptied
   just now. */
void     tb_settle_line     (TbPlay *play, guint emptied);
void     tb_discard_bounty  (TbPlay *play, TbCard bounty, int place); /* recorded as line-discarded; PLACE from 0, -1: none */
void     tb_own_bounty      (TbPosition *pos, guint seat, TbCard bounty, guint flags); /* flags: TB_OWNED_... without the seat */
void     tb_disown_bounty   (TbPosition *pos, TbCard bounty);
void     tb_destroy         (TbPlay *play, guint location);          /* T25.8, T26.3 */
/* The end: cards in use are put on their piles (E, T16.5), no attack, no frames, step TB_STEP_OVER. */
void     tb_win             (TbPlay *play, guint seats, TbEnd how);  /* bits; recorded with the score of a solo match */
void     tb_lose            (TbPlay *play, TbEnd how);               /* solo */
void     tb_compare         (TbPlay *play, TbEnd how);               /* T3.3 */
void     tb_test_points     (TbPlay *play, guint seat);              /* T3.1, T26.3: call it after SEAT's VP have changed */
guint    tb_best_seats      (const TbPosition *pos);                 /* T3.3: bits; 0: all seats are eliminated */
gboolean tb_objective_reached (const TbPosition *pos);               /* solo (T26) */
guint    tb_n_destroyed     (const TbPosition *pos);                 /* Locations (T25.8) */
gboolean tb_can_go_on       (const TbPosition *pos);                 /* between.c: FALSE: a solo match in which nothing
                                                                        can happen any more */

/* --- pieces.c: Rubble, Eggs, Target tokens, pawns (T1.4, T2.3, T7, T25.9) --------------------------------------- */

void     tb_add_rubble      (TbPosition *pos, TbSpace space);        /* from the supply; not recorded */
void     tb_remove_rubble   (TbPosition *pos, TbSpace space);        /* one; it must be put onto a Leader, or see
                                                                        tb_return_rubble () */
guint    tb_clear_rubble    (TbPosition *pos, TbSpace space);        /* all; returns the number */
void     tb_return_rubble   (TbPosition *pos, guint n);              /* to the supply */
void     tb_put_egg         (TbPlay *play, TbSpace space, guint colour); /* from the supply: recorded, also in the
                                                                            attack, T25.9 */
void     tb_lay_egg         (TbPosition *pos, TbSpace space, guint colour); /* only puts it on the board: it comes from
                                                                               a Leader */
void     tb_one_egg         (TbPlay *play, TbSpace space);           /* T25.9 */
void     tb_take_egg        (TbPlay *play, guint seat, TbSpace space, guint colour); /* onto the Leader, recorded as `took` */
TbSpaces tb_egg_spaces      (const TbPosition *pos);
/* T7.2, T7.3, T24.4; FALSE: the token stays.  BY_ARROW: recorded as such, also if ignored. */
gboolean tb_step_target     (TbPlay *play, guint slot, TbDir dir, gboolean by_arrow);
void     tb_arrows          (TbPlay *play, guint slot, TbCard vehicle); /* T7.1 */
void     tb_carry           (TbPlay *play, guint seat, TbSpace to, TbCard by); /* recorded as `carried` */
void     tb_place_pawn      (TbPlay *play, guint seat, TbSpace space); /* recorded as `placed` */
void     tb_lay_on          (TbSlot *slot, TbCard vehicle, guint by);  /* BY with TB_LAID_DOWN or not */
/* T23.2, T25.4, T28.4: the deck's top card with its arrows; a full Worm discards it unless OVER_LIMIT. */
void     tb_lay_from_deck   (TbPlay *play, guint slot, gboolean over_limit);

/* --- actions.c, deliveries.c, ramps.c, ways.c: decision `act` (T8 to T13, T24) ------------------------------------ */

void     tb_list_actions    (const TbPosition *pos, TbMoves *list);  /* all of `act`, `use` and `done` included */
void     tb_do_action       (TbPlay *play, BmMove move);             /* all but `use` and `done` */
void     tb_begin_rewards   (TbPlay *play, guint seat);              /* T11.2: may push TB_FRAME_REWARD */

/* --- attack.c, hunt.c, weapons.c (T18 to T20) ---------------------------------------------------------------------- */

void     tb_place_pattern   (TbPlay *play, const TbWorm *worm, TbSpace centre, gboolean in_setup); /* T18.3, 2 to 4 */
guint    tb_next_at_limit   (const TbPosition *pos);                 /* slot, TB_NO_SLOT: none (T18.2) */
void     tb_begin_attack    (TbPlay *play, guint slot);              /* pushes TB_FRAME_ATTACK */
void     tb_reveal_worm     (TbPlay *play, guint slot);              /* T2.7 */

/* --- death.c (T21, T22) -------------------------------------------------------------------------------------------- */

void     tb_begin_death       (TbPlay *play, guint seat, TbSpace space, TbDeath how); /* T21.1 to T21.3, T21.8; drops
                                                                                         everything carried into SPACE.
                                                                                         Pushes TB_FRAME_DEATH */
void     tb_lead              (TbPlay *play, guint seat, TbCard card); /* from the squad, recorded */
void     tb_test_eliminations (TbPlay *play);                          /* T21.5, T22, T3.4, T25.6 b */

/* --- cards/: using cards, effects, triggers -------------------------------------------------------------------------- */

/* Adds `use CARD` for every Item, Weapon or power that SEAT can use in WINDOW (T16.4, T28.2). */
void     tb_list_usable     (const TbPosition *pos, guint seat, TbWindow window, TbMoves *list);
/* A card (or Selia's power) used at `play` or `act`: takes it up, pushes its effect, lays it down, all by itself. */
void     tb_use_in_turn     (TbPlay *play, guint seat, TbCard card);
/* Removes it from the hand, recorded as `used`; it is in TbPosition.using until tb_lay_down () (T16.5). */
void     tb_take_up         (TbPlay *play, guint seat, TbCard card);
void     tb_lay_down        (TbPosition *pos, TbCard card);            /* onto its discard pile */
void     tb_keep            (TbPlay *play, guint seat, TbCard card);   /* back to the hand, recorded as `kept` */
/* The cards of SEAT (Leader, then Hat) with that trigger; returns their number. */
guint    tb_triggered       (const TbPosition *pos, guint seat, TbWindow trigger, TbCard cards[2]);
/* Pushes TB_FRAME_EFFECT for CARD of SEAT; A: an argument of the effect (take-rubble: the ramped seat). */
void     tb_begin_effect    (TbPlay *play, guint seat, TbCard card, guint a);
/* Whether the effect of CARD could have any effect now (G3): windows `turn` and `action`, abilities, bonuses, triggers. */
gboolean tb_effect_can      (const TbPosition *pos, guint seat, TbCard card);

/* The directions in which the token of SLOT can take a step of that kind, relative to SEAT's pawn: bits of TbDir
   (T1.7). */
guint    tb_directions      (const TbPosition *pos, guint seat, guint slot, TbToward toward);

G_END_DECLS
