/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rules.h"
#include "cards/bm-card-set.h"
#include "hooks.h"

G_BEGIN_DECLS

/*
 * Inside the rules.  One chapter of the rules is one file; this header is what they call of each other.
 *
 * A move is taken in two halves.  What the mover does is done at once, by the chapter of the action; what may be
 * interrupted by a choice goes on the position's stack of frames, and rules.c works on the top frame until the stack is
 * empty, a choice waits or the match is over.
 */

/* Something that cards may wait for or replace.  Fields that say nothing: BM_PIECE_NONE, BM_SPACE_NONE, BM_N_SIDES,
   BM_N_ACTIONS, BM_NO_VALUE. */
typedef struct
{
  BmTriggerEvent event;
  BmSide         side;   /* whose turn starts or ends */
  BmPiece        who;
  BmPiece        by;
  BmAction       action; /* in whose course it happens */
  BmSpace        from;
  BmSpace        to;
  guint8         card;   /* the champion that WHO had, when it is dead */
} BmHappening;

static inline BmHappening
bm_happening (BmTriggerEvent event,
              BmPiece        who,
              BmAction       action,
              BmSpace        from,
              BmSpace        to)
{
  return (BmHappening) { event, BM_N_SIDES, who, BM_PIECE_NONE, action, from, to, BM_NO_VALUE };
}

/* Modifiers that spare somebody from the Bird or from Lava: when one ends, contact is tested again. */
#define BM_PROTECTIONS ((guint64) 1 << BM_HOOK_MAY (BM_MAY_CONTACT) | (guint64) 1 << BM_HOOK_MAY (BM_MAY_BE_EATEN) \
                        | (guint64) 1 << BM_HOOK_MAY (BM_MAY_BURN))

/* What an event has set off and the stack has still to take up: a card's text, or (card BM_NO_VALUE) the choice of an
   exit for `what.who`. */
typedef struct
{
  guint8      card;
  guint8      effect; /* the reminder whose text it is, BM_NO_VALUE: a champion's */
  guint16     trigger;
  guint8      kept[BM_MAX_SLOTS];
  BmHappening what;
} BmQueued;

/* One move being taken. */
typedef struct
{
  BmPosition  *pos;
  BmDice      *dice;         /* may be NULL */
  BmEventList *events;       /* may be NULL: a search pays nothing */
  gboolean     retest;       /* contact and Lava are to be tested again: a protection has ended */
  guint16      ended_events; /* bits of BmTriggerEvent that ended what lasts "until" them */
  guint        n_steps;      /* of cards' texts */
  guint        n_queued;
  BmQueued     queue[16];
} BmRun;

static inline void
bm_emit (BmRun      *run,
         BmEventKind kind,
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
BmFrame *bm_push_frame        (BmPosition *pos,
                               BmFrame     frame);
void     bm_pop_frame         (BmPosition *pos);

static inline BmFrame *
bm_top_frame (BmPosition *pos)
{
  return &pos->frames[pos->n_frames - 1];
}

/* victory.c: R2. */
void     bm_win               (BmRun      *run,
                               BmSide      side,
                               BmVictory   victory);
void     bm_change_health     (BmRun      *run,
                               int         by);
void     bm_change_hunger     (BmRun      *run,
                               int         by);
void     bm_change_suspicion  (BmRun      *run,
                               int         by);

static inline gboolean
bm_is_over (const BmPosition *pos)
{
  return pos->winner != BM_NO_WINNER;
}

/* setup.c: R3. */
BmMove  *bm_land_moves        (const BmPosition *pos,
                               BmMove           *out);
void     bm_land              (BmRun      *run,
                               BmSpace     space);
BmMove  *bm_draft_moves       (const BmPosition *pos,
                               BmMove           *out);
void     bm_draft             (BmRun      *run,
                               guint8      card);

/* day.c: R4, R5.1.  bm_day_go_on () returns FALSE when a choice waits. */
void     bm_end_turn          (BmRun      *run);
gboolean bm_day_go_on         (BmRun      *run,
                               BmFrame    *frame);
BmMove  *bm_evening_moves     (const BmPosition *pos,
                               BmMove           *out);
void     bm_evening_fly       (BmRun      *run,
                               BmSpace     space);

/* piles.c: R4.6, R13.1. */
void     bm_draw              (BmRun      *run,
                               BmSide      side,
                               guint       n);
BmMove  *bm_discard_moves     (const BmPosition *pos,
                               BmMove           *out);
void     bm_discard           (BmRun      *run,
                               BmSide      side,
                               guint8      card);
/* CARD leaves the hand for the discard pile because it is played. */
void     bm_lay_down          (BmRun      *run,
                               BmSide      side,
                               guint8      card);
/* SIDE sees CARD of the other hand, or (BM_NO_VALUE) all of it. */
void     bm_see_cards         (BmRun      *run,
                               BmSide      side,
                               guint       card);
/* The next Special Event; BM_NO_VALUE if there is none. */
guint8   bm_draw_event        (BmRun      *run);

/* Whose actions they are (R6, R10). */
#define BM_BIRD_ACTIONS    (1u << BM_ACTION_BREAK | 1u << BM_ACTION_DIG | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_EAT \
                            | 1u << BM_ACTION_FLY | 1u << BM_ACTION_PECK | 1u << BM_ACTION_REST)
#define BM_CRAWLER_ACTIONS (1u << BM_ACTION_BEDROCK | 1u << BM_ACTION_BITE | 1u << BM_ACTION_BREAK | 1u << BM_ACTION_MOVE \
                            | 1u << BM_ACTION_PUSH | 1u << BM_ACTION_RAISE)

/* actions.c: R5.  Lists what PIECES (bits of BmPiece) can do of ACTIONS (bits of BmAction) with BUDGET actions left;
   a BUDGET under 0: for free, because a card gives it (G4). */
BmMove  *bm_list_actions      (const BmPosition *pos,
                               guint             pieces,
                               guint             actions,
                               int               budget,
                               BmMove           *out);
/* The same as far as the board decides.  *ASKED: actions that a card in force could still forbid or make too dear; a
   candidate is legal if bm_candidate_is_legal () says so. */
BmMove  *bm_list_candidates   (const BmPosition *pos,
                               guint             pieces,
                               guint             actions,
                               int               budget,
                               BmMove           *out,
                               guint            *asked);
gboolean bm_candidate_is_legal (const BmPosition *pos,
                               guint             asked,
                               int               budget,
                               BmMove            move);
/* Pays for MOVE and does it. */
void     bm_act               (BmRun      *run,
                               BmMove      move);
/* G4.  FORCED: by the other side. */
void     bm_act_for_free      (BmRun      *run,
                               BmMove      move,
                               gboolean    forced);
void     bm_pay               (BmRun      *run,
                               BmAction    action,
                               BmPiece     who,
                               int         cost);

/* bird.c: R6. */
BmMove  *bm_bird_moves        (const BmPosition *pos,
                               guint             actions,
                               BmMove           *out);
/* Whether cards forbid to dig at SPACE, which is listed if any of them speaks to digging. */
gboolean bm_dig_is_forbidden  (const BmPosition *pos,
                               BmSpace           space);
/* Whether a Peck that way would neither raise Suspicion nor move a Worm; asked where a card speaks to its rise. */
gboolean bm_peck_is_idle      (const BmPosition *pos,
                               BmDir             dir);
void     bm_bird_act          (BmRun      *run,
                               BmMove      move);
/* The Bird comes to SPACE without the Fly action; what is met there is eaten (R11.1). */
void     bm_put_bird          (BmRun      *run,
                               BmSpace     space);
/* The space that a Dig or Peck in DIR would be about, BM_SPACE_NONE if there is none: not next to it, not packed. */
BmSpace  bm_bird_dirt         (const BmPosition *pos,
                               BmDir             dir);
/* The board's space next to the Bird in DIR, BM_SPACE_NONE if there is none. */
BmSpace  bm_bird_next         (const BmPosition *pos,
                               BmDir             dir);
/* The space that a Dig with this byte of a move is about. */
BmSpace  bm_dig_space         (const BmPosition *pos,
                               guint8            byte);

/* rain.c: R7, and the steps of R6.5. */
void     bm_start_rain        (BmRun      *run,
                               BmDir       dir);
void     bm_start_peck        (BmRun      *run,
                               BmDir       dir);
/* STEPS for each of PIECES; afterwards Suspicion rises by RISE. */
void     bm_start_card_rain   (BmRun      *run,
                               BmDir       dir,
                               guint       pieces,
                               int         steps,
                               int         rise,
                               gboolean    real,
                               gboolean    heedless);
/* Whether PIECE would make a first step of a rain of STEPS steps. */
gboolean bm_would_step        (const BmPosition *pos,
                               BmPiece           piece,
                               BmDir             dir,
                               int               steps,
                               gboolean          heedless);
/* Whether a Peck that way would move any Worm. */
gboolean bm_peck_moves_worm   (const BmPosition *pos,
                               BmDir             dir);
void     bm_rain_go_on        (BmRun      *run,
                               BmFrame    *frame);

/* sinking.c: R8, and what else moves columns down or up.  The Grass of a column goes down or up one space with all that
   is on it; CARRIED gets the bits of Worms and Zombies that went along. */
gboolean bm_column_sinks      (const BmPosition *pos,
                               int         column);
void     bm_start_sinking     (BmRun      *run,
                               int         column);
void     bm_sink_go_on        (BmRun      *run,
                               BmFrame    *frame);
guint    bm_lower_grass       (BmRun      *run,
                               int         column);
guint    bm_raise_grass       (BmRun      *run,
                               int         column);
/* All above SPACE, Wormholes excepted, goes down one (R6.3). */
guint    bm_lower_column      (BmRun      *run,
                               BmSpace     space);
/* How many times the column could be pushed up now (R10.2, R9.4). */
int      bm_liftable          (const BmPosition *pos,
                               int               column);
void     bm_lift_column       (BmRun      *run,
                               int         column);
/* Two columns change places with everything in them (F24). */
void     bm_swap_columns      (BmRun      *run,
                               int         a,
                               int         b);

/* tokens.c: R1.4, R1.5, R9. */
void     bm_put_on_grass      (BmRun      *run,
                               BmToken     token,
                               int         column);
void     bm_take_from_grass   (BmRun      *run,
                               BmToken     token,
                               int         column);
void     bm_put_gravestone    (BmRun      *run,
                               int         column);
/* R9.3 */
void     bm_burn_gravestones  (BmRun      *run,
                               int         column);
void     bm_put_bedrock       (BmRun      *run,
                               BmSpace     space);
void     bm_break_bedrock     (BmRun      *run,
                               BmSpace     space);
void     bm_take_bedrock      (BmRun      *run,
                               BmSpace     space);
void     bm_put_wormhole      (BmRun      *run,
                               BmSpace     space);
void     bm_take_wormhole     (BmRun      *run,
                               BmSpace     space);
/* A token moves from space to space; what lies on Grass from Grass to Grass. */
void     bm_shift_token       (BmRun      *run,
                               BmToken     token,
                               BmSpace     from,
                               BmSpace     to);

/* worms.c: R10. */
BmMove  *bm_crawler_moves     (const BmPosition *pos,
                               guint             pieces,
                               guint             actions,
                               BmMove           *out);
void     bm_worm_act          (BmRun      *run,
                               BmMove      move);
/* Where an ordinary step of PIECE that way leads (R10.1), whoever makes it; BM_SPACE_NONE: not legal. */
BmSpace  bm_step_space        (const BmPosition *pos,
                               BmPiece           piece,
                               BmDir             dir);
/* The same for the Move action, which a card may let go further. */
BmSpace  bm_move_space        (const BmPosition *pos,
                               BmPiece           piece,
                               BmDir             dir);
BmPiece  bm_lowest_free_zombie (const BmPosition *pos);
void     bm_raise_zombie      (BmRun      *run,
                               BmSpace     space);

/* arrival.c: R11. */
typedef enum
{
  BM_ARRIVED_HERE,  /* stands where it came */
  BM_ARRIVED_AWAY,  /* fell, or went through a Wormhole */
  BM_ARRIVED_DEAD,
  BM_ARRIVED_WAITS  /* something is queued that decides: an exit to choose, a card's text */
} BmArrival;

/* PIECE has come to its space.  ENTERED: in a way that sets off a Wormhole (R12.1); CAME: from elsewhere, not with the
   ground it stands on; BY: the action that led to it, BM_N_ACTIONS: none. */
BmArrival bm_arrive           (BmRun      *run,
                               BmPiece     piece,
                               gboolean    entered,
                               gboolean    came,
                               BmAction    by);
/* Settles PIECES one after the other (R11.4), and puts on the stack what a choice or a card interrupts. */
void     bm_settle            (BmRun      *run,
                               guint       pieces,
                               guint       entered,
                               guint       came,
                               BmAction    by);
/* A card did something instead of eating or meeting PIECE: what becomes of it now. */
void     bm_settle_spared     (BmRun      *run,
                               BmPiece     piece,
                               gboolean    dodged);
/* R6.6 in full, if nothing protects PIECE.  FALSE: it is not eaten (now). */
gboolean bm_try_to_eat        (BmRun      *run,
                               BmPiece     piece,
                               BmAction    by);
void     bm_eat               (BmRun      *run,
                               BmPiece     piece);
void     bm_remove_piece      (BmRun      *run,
                               BmPiece     piece);
/* R2.1 */
void     bm_count_the_living  (BmRun      *run);
/* R11.1, R11.2 for everybody, after something that protected them has ended. */
void     bm_test_contact      (BmRun      *run);

/* wormholes.c: R12. */
BmMove  *bm_exit_moves        (const BmPosition *pos,
                               BmPiece           piece,
                               BmMove           *out);
/* The only exit from SPACE, BM_SPACE_NONE if there are several. */
BmSpace  bm_only_exit         (const BmPosition *pos,
                               BmSpace           space);
void     bm_go_through        (BmRun      *run,
                               BmPiece     piece,
                               BmSpace     exit);

/* plays.c: R6.9, R10.7, R13.2. */
typedef enum
{
  BM_PLAY_LEGAL,
  BM_PLAY_NOT_IN_HAND, /* also: no such power */
  BM_PLAY_STUNNED,
  BM_PLAY_USED_UP,
  BM_PLAY_FORBIDDEN,   /* by another card */
  BM_PLAY_TOO_DEAR,
  BM_PLAY_NOTHING      /* it would change nothing */
} BmPlayFault;

BmPlayFault bm_play_fault     (const BmPosition *pos,
                               guint8            card);
BmPlayFault bm_power_fault    (const BmPosition *pos,
                               BmPiece           who);
/* Plays and powers that are worth a test: those of which there is a card or champion, and time for it. */
guint    bm_count_plays       (const BmPosition *pos);
/* The move that the N-th of those is, in ascending order; BM_MOVE_NONE: it is not legal, or the same as the one before. */
BmMove   bm_nth_play          (const BmPosition *pos,
                               guint             n);
void     bm_play              (BmRun      *run,
                               guint8      card);
void     bm_use               (BmRun      *run,
                               BmPiece     who);
/* Counts a use of WHO's power, and tells it. */
void     bm_use_power         (BmRun      *run,
                               BmPiece     who,
                               guint8      card,
                               gboolean    by_move);
void     bm_play_event        (BmRun      *run,
                               guint8      card);

/* cards/effects.c: R13.3, R4.7. */
static inline const BmPart *
bm_part_of (const BmEffect *effect)
{
  return &bm_card_set->parts[bm_card (effect->card)->part + effect->part];
}

static inline gboolean
bm_effect_has_begun (const BmEffect *effect)
{
  const guint waiting = 1u << BM_UNTIL_NEXT_TURN_WORMS | 1u << BM_UNTIL_NEXT_TURN_BIRD | 1u << BM_UNTIL_TOMORROW;

  return !(waiting >> BM_EFFECT_UNTIL (effect) & 1);
}

gboolean bm_bars_cards        (const BmPart   *part);
void     bm_start_effect      (BmRun      *run,
                               guint8      card,
                               guint8      part,
                               const guint8 *kept);
void     bm_end_effect        (BmRun      *run,
                               guint       number);
void     bm_effects_at_turn_start (BmRun  *run,
                               BmSide      side);
void     bm_effects_at_turn_end (BmRun    *run);
void     bm_effects_at_day_end (BmRun     *run);
void     bm_effects_at_dawn   (BmRun      *run);
void     bm_effects_at_event  (BmRun      *run,
                               BmTriggerEvent event);
void     bm_watch_effects     (BmRun      *run);
void     bm_effects_lose_card (BmRun      *run,
                               guint8      card);
void     bm_forget_piece      (BmPosition *pos,
                               BmPiece     piece);

/* Beside the events BmPosition.triggers remembers: something lasts only while something else holds; */
#define BM_WATCHES_WHILE ((guint16) (1u << 15))
/* some range in force is not just what a champion always has for itself; */
#define BM_RANGES_VARY   ((guint16) (1u << 14))
/* what an act adds for its one action is in force; */
#define BM_ACT_SPEAKS    ((guint16) (1u << 13))
/* some champion has a power; */
#define BM_HAS_POWERS    ((guint16) (1u << 12))
/* something lasts only until an event. */
#define BM_ENDS_AT_EVENT ((guint16) (1u << 11))
G_STATIC_ASSERT (BM_N_TRIGGER_EVENTS <= 11);

/* cards/triggers.c: G6. */
void     bm_happened          (BmRun      *run,
                               const BmHappening *what);
/* TRUE: a card does something instead; it is queued. */
gboolean bm_replaced          (BmRun      *run,
                               const BmHappening *what);
void     bm_ask_exit          (BmRun      *run,
                               BmPiece     piece);
/* Takes up what is queued: the first of it comes to lie on top. */
void     bm_flush             (BmRun      *run);
const BmTrigger *bm_trigger_of (const BmFrame *frame);
gboolean bm_trigger_is_used_up (const BmPosition *pos,
                               guint8      card,
                               const BmTrigger *trigger);

/* Something waits for bm_flush (). */
static inline gboolean
bm_has_set_off (const BmRun *run)
{
  return run->n_queued > 0 || run->ended_events != 0;
}

static inline void
bm_after (BmRun             *run,
          const BmHappening *what)
{
  if (what->card != BM_NO_VALUE || (run->pos->triggers & (1u << what->event | BM_ENDS_AT_EVENT)))
    bm_happened (run, what);
}

static inline void
bm_after_piece (BmRun         *run,
                BmTriggerEvent event,
                BmPiece        who,
                BmAction       action,
                BmSpace        from,
                BmSpace        to)
{
  BmHappening what = bm_happening (event, who, action, from, to);

  bm_after (run, &what);
}

static inline void
bm_after_phase (BmRun         *run,
                BmTriggerEvent event,
                BmSide         side)
{
  BmHappening what = bm_happening (event, BM_PIECE_NONE, BM_N_ACTIONS, BM_SPACE_NONE, BM_SPACE_NONE);

  what.side = side;
  bm_after (run, &what);
}

/* One of N, each as likely as the others; for players, not for the rules' own dice. */
static inline guint
bm_one_of (guint64 *chance,
           guint    n)
{
  return (guint) ((bm_random_next (chance) >> 32) * n >> 32);
}

/* cards/run.c.  bm_card_go_on () returns FALSE when a choice waits. */
gboolean bm_has_room_for_run  (const BmPosition *pos);
BmFrame *bm_push_run          (BmRun      *run,
                               guint8      card,
                               guint       pc,
                               guint       end);
gboolean bm_card_go_on        (BmRun      *run);

/* After the stack has changed: what an act adds is in force only while the stack stands at it. */
void     bm_gather_act        (BmPosition *pos);

/* cards/choices.c: where a card's text stops. */
BmMove  *bm_card_moves        (const BmPosition *pos,
                               BmMove           *out);
/* One of these moves, each as likely as the others; or BM_MOVE_NONE: it would be quicker to list them. */
BmMove   bm_card_draw         (const BmPosition *pos,
                               guint64          *chance);
void     bm_answer_card       (BmRun      *run,
                               BmMove      move);
gboolean bm_answer_act        (BmRun      *run,
                               BmMove      move);
BmSide   bm_card_decider      (const BmPosition *pos);
/* The card that waits gives an action: it is answered by ordinary moves. */
gboolean bm_frame_gives_action (const BmPosition *pos);

/* cards/operations.c */
int      bm_supply_left       (const BmPosition *pos,
                               guint       thing);
/* cards/areas.c */
gboolean bm_thing_fits        (const BmPosition *pos,
                               guint       thing,
                               BmSpace     space);

G_END_DECLS
