/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The events of a move, in order, causes before consequences.  Fields not listed are 0; `who` is a seat, TB_NO_SEAT if
 * there is none; spaces are TbSpace, slots are counted from 0.  Replaying them onto the old position gives the new one
 * (except for the generator, the order of decks, `used`, `fresh`, `picked` and the frames).
 */
typedef enum
{
  /* Setup and decks */
  TB_EVENT_FIRST = 1,       /* who */
  TB_EVENT_LOCATION,        /* n: TbLocation  to */
  TB_EVENT_SHUFFLED,        /* n: TbDeck */
  TB_EVENT_DRAWN,           /* who  m: TbDeck  n: card */
  TB_EVENT_LEADER,          /* who  n: card */
  TB_EVENT_LEFT_OUT,        /* who  n: card */
  TB_EVENT_OUT,             /* n: card */
  TB_EVENT_LINE,            /* m: place, from 0  n: card, TB_NO_CARD */
  TB_EVENT_LINE_DISCARDED,  /* m: place, from 0; -1: none (drawn as Hidden Bounty)  n: card */
  TB_EVENT_SETUP_ATTACK,    /* n: card  to */
  TB_EVENT_WORM,            /* m: slot  n: card  to */
  TB_EVENT_PLACED,          /* who  to */
  /* Turn */
  TB_EVENT_ROUND,           /* n */
  TB_EVENT_TURN,            /* who */
  TB_EVENT_FINAL_TURN,      /* who */
  TB_EVENT_PLAYED,          /* who  n: card  m: slot, TB_NO_SLOT: aside */
  TB_EVENT_ADDED,           /* who  n: card  m: AP */
  TB_EVENT_HID,             /* who  n: card  m: slot */
  TB_EVENT_LAID,            /* n: card  m: slot */
  TB_EVENT_REVEALED,        /* who  n: card  m: slot */
  TB_EVENT_TARGET,          /* m: slot  from, to  n: by an arrow (1) or a card (0) */
  TB_EVENT_ARROW_IGNORED,   /* m: slot  n: TbDir */
  TB_EVENT_AP,              /* who  n: AP left */
  TB_EVENT_TURN_END,        /* who */
  /* Actions */
  TB_EVENT_MOVED,           /* who  from, to */
  TB_EVENT_RAMPED,          /* who  from, to  n: the space that was crossed */
  TB_EVENT_JUMPED,          /* who  from, to  n: card */
  TB_EVENT_CARRIED,         /* who  from, to  n: card */
  TB_EVENT_CRASHED,         /* who  from, to  n: card */
  TB_EVENT_CLEARED,         /* who  from */
  TB_EVENT_SCOOPED,         /* who  from  n: Rubble */
  TB_EVENT_TOOK,            /* who  from  n: colour */
  TB_EVENT_TRADED_RUBBLE,   /* who  n */
  TB_EVENT_DELIVERED,       /* who  n: colour  m: TbLocation */
  TB_EVENT_BONUS,           /* who  m: TbLocation */
  TB_EVENT_HIDDEN_BOUNTY,   /* who  n: card  m: from the deck (1) or the Line (0) */
  TB_EVENT_REVIVED,         /* who  n: card */
  /* Points and cards */
  TB_EVENT_VP,              /* who  n  m: total */
  TB_EVENT_COMPLETED,       /* who  from: Hidden (1) or of the Line (0)  to: card  n: points  m: total */
  TB_EVENT_USED,            /* who  n: card */
  TB_EVENT_KEPT,            /* who  n: card */
  TB_EVENT_HAT,             /* who  n: card, TB_NO_CARD */
  TB_EVENT_DISCARDED,       /* who (TB_NO_SEAT: of the deck)  n: card */
  TB_EVENT_STOLEN_EGG,      /* who  from: seat  n: colour */
  TB_EVENT_STOLEN_RUBBLE,   /* who  from: seat  n */
  TB_EVENT_POWER,           /* who  n: card */
  TB_EVENT_REMINDER,        /* n: card  m: on (1), off (0) */
  /* Dice and pieces */
  TB_EVENT_ROLLED,          /* m: TbDie  n */
  TB_EVENT_PUT_EGG,         /* n: colour  to */
  TB_EVENT_PUT_RUBBLE,      /* to */
  TB_EVENT_GONE_EGG,        /* n: colour  from */
  TB_EVENT_GONE_RUBBLE,     /* n  from */
  TB_EVENT_DROPPED_EGG,     /* who  n: colour  to */
  TB_EVENT_DROPPED_RUBBLE,  /* who  to */
  TB_EVENT_LOST_RUBBLE,     /* who  n */
  TB_EVENT_NOT_PLACED_EGG,  /* to */
  TB_EVENT_NOT_PLACED_RUBBLE, /* to */
  /* Attack */
  TB_EVENT_ATTACK,          /* m: slot  n: card  to */
  TB_EVENT_CENTRE,          /* m: slot  to */
  TB_EVENT_DESTROYED,       /* n: TbLocation  from */
  TB_EVENT_CAUGHT,          /* who  to */
  TB_EVENT_HUNT,            /* who */
  TB_EVENT_DAMAGE,          /* who  n: damage  m: total  to: health */
  TB_EVENT_PASSED,          /* who */
  TB_EVENT_DEFEATED,        /* who  m: slot  n: card */
  TB_EVENT_PROTECTED,       /* who  n: card */
  TB_EVENT_DIED,            /* who  from  n: card  m: TbDeath */
  TB_EVENT_ATTACK_END,      /* m: slot  n: card */
  TB_EVENT_ATTACKS,         /* n */
  /* End */
  TB_EVENT_ELIMINATED,      /* who */
  TB_EVENT_FINAL,           /* n: at most four seats in order, three bits each, the first one lowest, ended by 7 */
  TB_EVENT_TROPHY,          /* n: Worm type */
  TB_EVENT_OBJECTIVE,       /* n  m: of how many */
  TB_EVENT_WON,             /* n: bits of seats, 0: the Worms  m: TbEnd */
  TB_EVENT_LOST,            /* m: TbEnd */
  TB_EVENT_SCORE,           /* n */
  TB_N_EVENT_KINDS
} TbEventKind;

typedef enum
{
  TB_DIE_RED,
  TB_DIE_BLUE,
  TB_DIE_CARD /* `die` */
} TbDie;

typedef enum
{
  TB_DEATH_WORM,
  TB_DEATH_CANYON,
  TB_DEATH_CARD
} TbDeath;

/* How a match ended, with the rule that applies. */
typedef enum
{
  TB_END_POINTS,         /* points T3.1 */
  TB_END_ROUNDS,         /* comparison T3.5 */
  TB_END_FINAL_TURNS,    /* comparison T22.4 */
  TB_END_WORMS,          /* worms T3.4 */
  TB_END_DELIVERY,       /* objective T26.1 */
  TB_END_EXTERMINATION,  /* objective T26.2 */
  TB_END_SCRAMBLE,       /* objective T26.3 */
  TB_END_ATTACKS,        /* attacks T25.6 (lost) */
  TB_END_SQUAD,          /* squad T25.6 (lost) */
  TB_END_LOCATIONS,      /* locations T26.3 (lost) */
  TB_N_ENDS
} TbEnd;

/* Applies EVENT to POS.  The cards used last stay in `using` until they are put on their piles, which is not recorded
   as an event. */
void tb_event_replay (const BmEvent *event,
                      TbPosition    *pos);

G_END_DECLS
