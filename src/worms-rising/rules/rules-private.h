/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-card-set.h"
#include "hooks.h"

G_BEGIN_DECLS

/*
 * Internal to the rules: one chapter of the rules is one file; this header declares what they share.
 *
 * A move is played in two halves.  The mover's action is applied at once, by the chapter of the action; whatever a
 * choice may interrupt is pushed on the position's stack of frames, and rules.c runs the top frame until the stack is
 * empty, a choice is pending or the match is over.
 */

/* An event that can trigger cards or be replaced by them.  Unused fields: WR_PIECE_NONE, WR_SPACE_NONE, WR_N_SIDES,
   WR_N_ACTIONS, WR_NO_VALUE. */
typedef struct
{
  WrTriggerEvent event;
  WrSide         side;   /* whose turn starts or ends */
  WrPiece        who;
  WrPiece        by;
  WrAction       action; /* the action during which it happens */
  WrSpace        from;
  WrSpace        to;
  guint8         card;   /* the champion that WHO had, when it is dead */
} WrHappening;

static inline WrHappening
wr_happening (WrTriggerEvent event,
              WrPiece        who,
              WrAction       action,
              WrSpace        from,
              WrSpace        to)
{
  return (WrHappening) { event, WR_N_SIDES, who, WR_PIECE_NONE, action, from, to, WR_NO_VALUE };
}

/* Modifiers that protect from the Bird or from Lava: when one ends, contact is tested again. */
#define WR_PROTECTIONS ((guint64) 1 << WR_HOOK_MAY (WR_MAY_CONTACT) | (guint64) 1 << WR_HOOK_MAY (WR_MAY_BE_EATEN) \
                        | (guint64) 1 << WR_HOOK_MAY (WR_MAY_BURN))

/* A triggered effect that is not on the stack yet: a card's text, or (card WR_NO_VALUE) the choice of an exit for
   `what.who`. */
typedef struct
{
  guint8      card;
  guint8      effect; /* the reminder whose text it is, WR_NO_VALUE: a champion's */
  guint16     trigger;
  guint8      kept[WR_MAX_SLOTS];
  WrHappening what;
} WrQueued;

/* A move being applied. */
typedef struct
{
  WrPosition  *pos;
  BmDice      *dice;         /* may be NULL */
  BmEventList *events;       /* may be NULL, as in a search */
  gboolean     retest;       /* contact and Lava are to be tested again: a protection has ended */
  guint16      ended_events; /* bits of WrTriggerEvent that ended what lasts "until" them */
  guint        n_steps;      /* of cards' texts */
  guint        n_queued;
  WrQueued     queue[16];
} WrRun;

static inline void
wr_emit (WrRun      *run,
         WrEventKind kind,
         guint       who,
         guint       from,
         guint       to,
         int         n,
         int         m)
{
  BmEventList *events = run->events;

  if (events == NULL)
    return;
  if (events->n < BM_MAX_EVENTS)
    events->items[events->n++] = (BmEvent) { (guint8) kind, (guint8) who, (guint8) from, (guint8) to,
                                             (gint16) n, (gint16) m };
  else
    events->dropped++;
}

/* rules.c: the stack. */
WrFrame *wr_push_frame        (WrPosition *pos,
                               WrFrame     frame);
void     wr_pop_frame         (WrPosition *pos);

static inline WrFrame *
wr_top_frame (WrPosition *pos)
{
  return &pos->frames[pos->n_frames - 1];
}

/* victory.c: R2. */
void     wr_win               (WrRun      *run,
                               WrSide      side,
                               WrVictory   victory);
void     wr_change_health     (WrRun      *run,
                               int         by);
void     wr_change_hunger     (WrRun      *run,
                               int         by);
void     wr_change_suspicion  (WrRun      *run,
                               int         by);

static inline gboolean
wr_is_over (const WrPosition *pos)
{
  return pos->winner != WR_NO_WINNER;
}

/* setup.c: R3. */
BmMove  *wr_land_moves        (const WrPosition *pos,
                               BmMove           *out);
void     wr_land              (WrRun      *run,
                               WrSpace     space);
BmMove  *wr_draft_moves       (const WrPosition *pos,
                               BmMove           *out);
void     wr_draft             (WrRun      *run,
                               guint8      card);

/* day.c: R4, R5.1.  wr_day_go_on () returns FALSE when a choice is pending. */
void     wr_end_turn          (WrRun      *run);
gboolean wr_day_go_on         (WrRun      *run,
                               WrFrame    *frame);
BmMove  *wr_evening_moves     (const WrPosition *pos,
                               BmMove           *out);
void     wr_evening_fly       (WrRun      *run,
                               WrSpace     space);

/* piles.c: R4.6, R13.1. */
void     wr_draw              (WrRun      *run,
                               WrSide      side,
                               guint       n);
BmMove  *wr_discard_moves     (const WrPosition *pos,
                               BmMove           *out);
void     wr_discard           (WrRun      *run,
                               WrSide      side,
                               guint8      card);
/* Moves CARD, which is played, from the hand to the discard pile. */
void     wr_discard_played    (WrRun      *run,
                               WrSide      side,
                               guint8      card);
/* Shows SIDE CARD of the other hand, or (WR_NO_VALUE) all of it. */
void     wr_see_cards         (WrRun      *run,
                               WrSide      side,
                               guint       card);
/* The next Special Event; WR_NO_VALUE if there is none. */
guint8   wr_draw_event        (WrRun      *run);

/* The actions of the Bird, Worms and Zombies (R6, R10). */
#define WR_BIRD_ACTIONS    (1u << WR_ACTION_BREAK | 1u << WR_ACTION_DIG | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_EAT \
                            | 1u << WR_ACTION_FLY | 1u << WR_ACTION_PECK | 1u << WR_ACTION_REST)
#define WR_CRAWLER_ACTIONS (1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_BITE | 1u << WR_ACTION_BREAK | 1u << WR_ACTION_MOVE \
                            | 1u << WR_ACTION_PUSH | 1u << WR_ACTION_RAISE)

/* actions.c: R5.  Lists what PIECES (bits of WrPiece) can do of ACTIONS (bits of WrAction) with BUDGET actions left;
   a BUDGET under 0: for free, because a card gives it (G4). */
BmMove  *wr_list_actions      (const WrPosition *pos,
                               guint             pieces,
                               guint             actions,
                               int               budget,
                               BmMove           *out);
/* Pseudo-legal moves, as far as the board decides.  *ASKED: actions that an active card could still forbid or make
   too expensive; wr_candidate_is_legal () decides about those. */
BmMove  *wr_list_candidates   (const WrPosition *pos,
                               guint             pieces,
                               guint             actions,
                               int               budget,
                               BmMove           *out,
                               guint            *asked);
gboolean wr_candidate_is_legal (const WrPosition *pos,
                               guint             asked,
                               int               budget,
                               BmMove            move);
/* Pays for MOVE and applies it. */
void     wr_act               (WrRun      *run,
                               BmMove      move);
/* G4.  FORCED: by the other side. */
void     wr_act_for_free      (WrRun      *run,
                               BmMove      move,
                               gboolean    forced);
void     wr_pay               (WrRun      *run,
                               WrAction    action,
                               WrPiece     who,
                               int         cost);

/* bird.c: R6. */
BmMove  *wr_bird_moves        (const WrPosition *pos,
                               guint             actions,
                               BmMove           *out);
/* Whether cards forbid digging at SPACE; to be tested for listed moves if any card affects digging. */
gboolean wr_dig_is_forbidden  (const WrPosition *pos,
                               WrSpace           space);
/* Whether a Peck that way would neither raise Suspicion nor move a Worm; only needed if a card changes its rise. */
gboolean wr_peck_is_idle      (const WrPosition *pos,
                               WrDir             dir);
void     wr_bird_act          (WrRun      *run,
                               BmMove      move);
/* Moves the Bird to SPACE without the Fly action; what it meets there is eaten (R11.1). */
void     wr_put_bird          (WrRun      *run,
                               WrSpace     space);
/* The target of a Dig or Peck in DIR, WR_SPACE_NONE if there is none: not next to it, not packed. */
WrSpace  wr_bird_dirt         (const WrPosition *pos,
                               WrDir             dir);
/* The board's space next to the Bird in DIR, WR_SPACE_NONE if there is none. */
WrSpace  wr_bird_next         (const WrPosition *pos,
                               WrDir             dir);
/* The target of a Dig with this byte of a move. */
WrSpace  wr_dig_space         (const WrPosition *pos,
                               guint8            byte);

/* rain.c: R7, and the steps of R6.5. */
void     wr_start_rain        (WrRun      *run,
                               WrDir       dir);
void     wr_start_peck        (WrRun      *run,
                               WrDir       dir);
/* STEPS for each of PIECES; afterwards Suspicion rises by RISE. */
void     wr_start_card_rain   (WrRun      *run,
                               WrDir       dir,
                               guint       pieces,
                               int         steps,
                               int         rise,
                               gboolean    real,
                               gboolean    heedless);
/* Whether PIECE would make a first step of a rain of STEPS steps. */
gboolean wr_would_step        (const WrPosition *pos,
                               WrPiece           piece,
                               WrDir             dir,
                               int               steps,
                               gboolean          heedless);
/* Whether a Peck that way would move any Worm. */
gboolean wr_peck_moves_worm   (const WrPosition *pos,
                               WrDir             dir);
void     wr_rain_go_on        (WrRun      *run,
                               WrFrame    *frame);

/* sinking.c: R8, and other ways of moving columns down or up.  The Grass of a column moves down or up one space with
   everything on it; CARRIED gets the bits of the Worms and Zombies moved along. */
gboolean wr_column_sinks      (const WrPosition *pos,
                               int         column);
void     wr_start_sinking     (WrRun      *run,
                               int         column);
void     wr_sink_go_on        (WrRun      *run,
                               WrFrame    *frame);
guint    wr_lower_grass       (WrRun      *run,
                               int         column);
guint    wr_raise_grass       (WrRun      *run,
                               int         column);
/* Lowers everything above SPACE, except Wormholes, by one (R6.3). */
guint    wr_lower_column      (WrRun      *run,
                               WrSpace     space);
/* How many times the column could be pushed up now (R10.2, R9.4). */
int      wr_liftable          (const WrPosition *pos,
                               int               column);
void     wr_lift_column       (WrRun      *run,
                               int         column);
/* Swaps two columns with everything in them (F24). */
void     wr_swap_columns      (WrRun      *run,
                               int         a,
                               int         b);

/* tokens.c: R1.4, R1.5, R9. */
void     wr_put_on_grass      (WrRun      *run,
                               WrToken     token,
                               int         column);
void     wr_take_from_grass   (WrRun      *run,
                               WrToken     token,
                               int         column);
void     wr_put_gravestone    (WrRun      *run,
                               int         column);
/* R9.3 */
void     wr_burn_gravestones  (WrRun      *run,
                               int         column);
void     wr_put_bedrock       (WrRun      *run,
                               WrSpace     space);
void     wr_break_bedrock     (WrRun      *run,
                               WrSpace     space);
void     wr_take_bedrock      (WrRun      *run,
                               WrSpace     space);
void     wr_put_wormhole      (WrRun      *run,
                               WrSpace     space);
void     wr_take_wormhole     (WrRun      *run,
                               WrSpace     space);
/* Moves a token from space to space; tokens on Grass from Grass to Grass. */
void     wr_shift_token       (WrRun      *run,
                               WrToken     token,
                               WrSpace     from,
                               WrSpace     to);

/* worms.c: R10. */
BmMove  *wr_crawler_moves     (const WrPosition *pos,
                               guint             pieces,
                               guint             actions,
                               BmMove           *out);
void     wr_worm_act          (WrRun      *run,
                               BmMove      move);
/* Where an ordinary step of any PIECE that way leads (R10.1); WR_SPACE_NONE: not legal. */
WrSpace  wr_step_space        (const WrPosition *pos,
                               WrPiece           piece,
                               WrDir             dir);
/* The same for the Move action, whose reach a card may extend. */
WrSpace  wr_move_space        (const WrPosition *pos,
                               WrPiece           piece,
                               WrDir             dir);
WrPiece  wr_lowest_free_zombie (const WrPosition *pos);
void     wr_raise_zombie      (WrRun      *run,
                               WrSpace     space);

/* arrival.c: R11. */
typedef enum
{
  WR_ARRIVED_HERE,  /* is in the space it came to */
  WR_ARRIVED_AWAY,  /* fell, or went through a Wormhole */
  WR_ARRIVED_DEAD,
  WR_ARRIVED_WAITS  /* something queued decides: an exit to choose, a card's text */
} WrArrival;

/* Resolves the arrival of PIECE in its space.  ENTERED: in a way that triggers a Wormhole (R12.1); CAME: from
   elsewhere, not carried by its ground; BY: the action that led to it, WR_N_ACTIONS: none. */
WrArrival wr_arrive           (WrRun      *run,
                               WrPiece     piece,
                               gboolean    entered,
                               gboolean    came,
                               WrAction    by);
/* Settles PIECES one by one (R11.4), and pushes the rest on the stack if a choice or a card interrupts. */
void     wr_settle            (WrRun      *run,
                               guint       pieces,
                               guint       entered,
                               guint       came,
                               WrAction    by);
/* Settles PIECE after a card has replaced eating or meeting it. */
void     wr_settle_spared     (WrRun      *run,
                               WrPiece     piece,
                               gboolean    dodged);
/* R6.6 in full, if nothing protects PIECE.  FALSE: it is not eaten (now). */
gboolean wr_try_to_eat        (WrRun      *run,
                               WrPiece     piece,
                               WrAction    by);
void     wr_eat               (WrRun      *run,
                               WrPiece     piece);
void     wr_remove_piece      (WrRun      *run,
                               WrPiece     piece);
/* R2.1 */
void     wr_count_the_living  (WrRun      *run);
/* R11.1, R11.2 for all pieces, after a protection has ended. */
void     wr_test_contact      (WrRun      *run);

/* wormholes.c: R12. */
BmMove  *wr_exit_moves        (const WrPosition *pos,
                               WrPiece           piece,
                               BmMove           *out);
/* The only exit from SPACE, WR_SPACE_NONE if there are several. */
WrSpace  wr_only_exit         (const WrPosition *pos,
                               WrSpace           space);
void     wr_go_through        (WrRun      *run,
                               WrPiece     piece,
                               WrSpace     exit);

/* plays.c: R6.9, R10.7, R13.2. */
typedef enum
{
  WR_PLAY_LEGAL,
  WR_PLAY_NOT_IN_HAND, /* also: no such power */
  WR_PLAY_STUNNED,
  WR_PLAY_USED_UP,
  WR_PLAY_FORBIDDEN,   /* by another card */
  WR_PLAY_TOO_DEAR,
  WR_PLAY_NOTHING      /* it would change nothing */
} WrPlayFault;

WrPlayFault wr_play_fault     (const WrPosition *pos,
                               guint8            card);
WrPlayFault wr_power_fault    (const WrPosition *pos,
                               WrPiece           who);
/* The number of plays and powers to be tested: those with a card or champion, at the right time. */
guint    wr_count_plays       (const WrPosition *pos);
/* The move of the N-th of those, in ascending order; BM_MOVE_NONE: not legal, or the same as the one before. */
BmMove   wr_nth_play          (const WrPosition *pos,
                               guint             n);
void     wr_play              (WrRun      *run,
                               guint8      card);
void     wr_use               (WrRun      *run,
                               WrPiece     who);
/* Counts a use of WHO's power and emits its event. */
void     wr_use_power         (WrRun      *run,
                               WrPiece     who,
                               guint8      card,
                               gboolean    by_move);
void     wr_play_event        (WrRun      *run,
                               guint8      card);

/* cards/effects.c: R13.3, R4.7. */
static inline const WrPart *
wr_part_of (const WrEffect *effect)
{
  return &wr_card_set->parts[wr_card (effect->card)->part + effect->part];
}

static inline gboolean
wr_effect_has_begun (const WrEffect *effect)
{
  const guint waiting = 1u << WR_UNTIL_NEXT_TURN_WORMS | 1u << WR_UNTIL_NEXT_TURN_BIRD | 1u << WR_UNTIL_TOMORROW;

  return !(waiting >> WR_EFFECT_UNTIL (effect) & 1);
}

gboolean wr_bars_cards        (const WrPart   *part);
void     wr_start_effect      (WrRun      *run,
                               guint8      card,
                               guint8      part,
                               const guint8 *kept);
void     wr_end_effect        (WrRun      *run,
                               guint       number);
void     wr_effects_at_turn_start (WrRun  *run,
                               WrSide      side);
void     wr_effects_at_turn_end (WrRun    *run);
void     wr_effects_at_day_end (WrRun     *run);
void     wr_effects_at_dawn   (WrRun      *run);
void     wr_effects_at_event  (WrRun      *run,
                               WrTriggerEvent event);
void     wr_watch_effects     (WrRun      *run);
void     wr_effects_lose_card (WrRun      *run,
                               guint8      card);
void     wr_forget_piece      (WrPosition *pos,
                               WrPiece     piece);

/* Further bits of WrPosition.triggers: some effect lasts only while a condition holds; */
#define WR_WATCHES_WHILE ((guint16) (1u << 15))
/* some range in force is not just a champion's permanent one for itself; */
#define WR_RANGES_VARY   ((guint16) (1u << 14))
/* an act's modifier for its single action is in force; */
#define WR_ACT_SPEAKS    ((guint16) (1u << 13))
/* some champion has a power; */
#define WR_HAS_POWERS    ((guint16) (1u << 12))
/* some effect lasts only until an event. */
#define WR_ENDS_AT_EVENT ((guint16) (1u << 11))
G_STATIC_ASSERT (WR_N_TRIGGER_EVENTS <= 11);

/* cards/triggers.c: G6. */
void     wr_happened          (WrRun      *run,
                               const WrHappening *what);
/* TRUE: a card replaces the event; its text is queued. */
gboolean wr_replaced          (WrRun      *run,
                               const WrHappening *what);
void     wr_ask_exit          (WrRun      *run,
                               WrPiece     piece);
/* Pushes the queued effects on the stack, the first one on top. */
void     wr_flush             (WrRun      *run);
const WrTrigger *wr_trigger_of (const WrFrame *frame);
gboolean wr_trigger_is_used_up (const WrPosition *pos,
                               guint8      card,
                               const WrTrigger *trigger);

/* Whether effects are queued for wr_flush (). */
static inline gboolean
wr_has_set_off (const WrRun *run)
{
  return run->n_queued > 0 || run->ended_events != 0;
}

static inline void
wr_after (WrRun             *run,
          const WrHappening *what)
{
  if (what->card != WR_NO_VALUE || (run->pos->triggers & (1u << what->event | WR_ENDS_AT_EVENT)))
    wr_happened (run, what);
}

static inline void
wr_after_piece (WrRun         *run,
                WrTriggerEvent event,
                WrPiece        who,
                WrAction       action,
                WrSpace        from,
                WrSpace        to)
{
  WrHappening what = wr_happening (event, who, action, from, to);

  wr_after (run, &what);
}

static inline void
wr_after_phase (WrRun         *run,
                WrTriggerEvent event,
                WrSide         side)
{
  WrHappening what = wr_happening (event, WR_PIECE_NONE, WR_N_ACTIONS, WR_SPACE_NONE, WR_SPACE_NONE);

  what.side = side;
  wr_after (run, &what);
}

/* A uniform random index below N; for computer players, not for the rules' own dice. */
static inline guint
wr_one_of (guint64 *chance,
           guint    n)
{
  return (guint) ((bm_random_next (chance) >> 32) * n >> 32);
}

/* cards/run.c.  wr_card_go_on () returns FALSE when a choice is pending. */
gboolean wr_has_room_for_run  (const WrPosition *pos);
WrFrame *wr_push_run          (WrRun      *run,
                               guint8      card,
                               guint       pc,
                               guint       end);
gboolean wr_card_go_on        (WrRun      *run);

/* Call it after the stack has changed: an act's modifiers are in force only while its frame is on top. */
void     wr_gather_act        (WrPosition *pos);

/* cards/choices.c: the choices in a card's text. */
BmMove  *wr_card_moves        (const WrPosition *pos,
                               BmMove           *out);
/* One of these moves, uniformly at random; BM_MOVE_NONE: listing them is quicker. */
BmMove   wr_card_draw         (const WrPosition *pos,
                               guint64          *chance);
void     wr_answer_card       (WrRun      *run,
                               BmMove      move);
gboolean wr_answer_act        (WrRun      *run,
                               BmMove      move);
WrSide   wr_card_decider      (const WrPosition *pos);
/* Whether the pending choice is an action given by a card: it is answered by an ordinary move. */
gboolean wr_frame_gives_action (const WrPosition *pos);

/* cards/operations.c */
int      wr_supply_left       (const WrPosition *pos,
                               guint       thing);
/* cards/areas.c */
gboolean wr_thing_fits        (const WrPosition *pos,
                               guint       thing,
                               WrSpace     space);

G_END_DECLS
