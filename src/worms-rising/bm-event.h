/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * What happened in a duel, in order, a cause before its consequences.  Fields not named are 0; spaces are BmSpace.
 * Replayed onto the old position the events give the new one (but for the generator, the order of decks, and what waits).
 */
typedef enum
{
  BM_EVENT_DAY = 1,      /* n: day  m: it begins (0), or a card moved the marker (1) */
  BM_EVENT_TURN,         /* who: side  n: its total of actions */
  BM_EVENT_TURN_END,     /* who: side */
  BM_EVENT_ROLLED,       /* n: sides of the die  m: result */
  BM_EVENT_RAIN,         /* n: BmDir */
  BM_EVENT_SPECIAL,      /* n: card */
  BM_EVENT_DRAWN,        /* who: side  n: card */
  BM_EVENT_SHUFFLED,     /* who: side, or BM_N_SIDES for the event deck */
  BM_EVENT_DISCARDED,    /* who: side  n: card */
  BM_EVENT_PLAYED,       /* who: side  n: card */
  BM_EVENT_POWER,        /* who: piece  n: card */
  BM_EVENT_SEEN,         /* who: the side that looks  n: card of the other hand */
  BM_EVENT_DRAFTED,      /* who: piece  n: card */
  BM_EVENT_SPENT,        /* who: side  n: actions  m: BmAction */
  BM_EVENT_ACTIONS,      /* who: side  n: change of its actions  m: in this turn (0) or its next (1)
                            from: BM_ACTIONS_GIVEN_UP when the turn ends with cards to discard, which its text does not say */
  BM_EVENT_MOVED,        /* who: piece  from, to */
  BM_EVENT_FLEW,         /* from, to: the Bird */
  BM_EVENT_FELL,         /* who: piece  from, to */
  BM_EVENT_CARRIED,      /* who: piece  from, to */
  BM_EVENT_TELEPORTED,   /* who: piece  from, to */
  BM_EVENT_RAISED,       /* who: Zombie  to */
  BM_EVENT_WORM_EATEN,   /* who: Worm  from: where it was */
  BM_EVENT_ZOMBIE_EATEN, /* who: Zombie  from */
  BM_EVENT_DIED,         /* who: piece  from  n: in Lava (0), or gone (1) */
  BM_EVENT_STUNNED,      /* who: Worm  n: ends of Worm turns */
  BM_EVENT_WOKE,         /* who: Worm */
  BM_EVENT_BITTEN,       /* who: the biter */
  BM_EVENT_PECKED,       /* n: BmDir */
  BM_EVENT_DUG,          /* to */
  BM_EVENT_SANK,         /* n: column  from, to: rows of its Grass */
  BM_EVENT_ROSE,         /* n: column  from, to: rows */
  BM_EVENT_PUT,          /* who: BmToken  to */
  BM_EVENT_TAKEN,        /* who: BmToken  from */
  BM_EVENT_SHIFTED,      /* who: BmToken  from, to */
  BM_EVENT_BROKE,        /* who: BmToken  from */
  BM_EVENT_BURNT,        /* from: a Gravestone in Lava */
  BM_EVENT_TRACKER,      /* who: BmTracker  from, to: values */
  BM_EVENT_REMINDER,     /* n: card  m: put in force (1), or ended (0)
                            put in force, and not in its text: who: which of the card's parts  from, to: the first and
                            the last of the columns it speaks of, counted from 1; 0: it speaks of none */
  BM_EVENT_SKIPPED,      /* n: card  m: BmSkipped */
  BM_EVENT_WON,          /* who: side  n: BmVictory */
  BM_N_EVENT_KINDS
} BmEventKind;

typedef enum
{
  BM_TRACKER_HUNGER,
  BM_TRACKER_SUSPICION,
  BM_TRACKER_HEALTH
} BmTracker;

/* Why a card could not do something: the rule that says so. */
typedef enum
{
  BM_SKIPPED_G3,   /* no target, nothing to change */
  BM_SKIPPED_R1_4, /* empty supply */
  BM_SKIPPED_R5_1, /* what the limit cuts off */
  BM_SKIPPED_R13_3 /* no room for another reminder, or another card's text */
} BmSkipped;

typedef enum
{
  BM_VICTORY_EATEN,   /* R2.1 */
  BM_VICTORY_HEALTH,  /* R2.2 */
  BM_VICTORY_STARVED  /* R2.2 */
} BmVictory;

#define BM_ACTIONS_GIVEN_UP 1

/* Does to POS what EVENT says happened. */
void bm_event_replay (const BmEvent *event,
                      BmPosition    *pos);

G_END_DECLS
