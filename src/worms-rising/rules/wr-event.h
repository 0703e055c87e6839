/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What happened in a duel, in order, a cause before its consequences.  Fields not named are 0; spaces are WrSpace.
 * Replaying them onto the old position gives the new one (except for the generator, the order of decks and pending
 * frames).
 */
typedef enum
{
  WR_EVENT_DAY = 1,      /* n: day  m: it begins (0), or a card moved the marker (1) */
  WR_EVENT_TURN,         /* who: side  n: its total of actions */
  WR_EVENT_TURN_END,     /* who: side */
  WR_EVENT_ROLLED,       /* n: sides of the die  m: result */
  WR_EVENT_RAIN,         /* n: WrDir */
  WR_EVENT_SPECIAL,      /* n: card */
  WR_EVENT_DRAWN,        /* who: side  n: card */
  WR_EVENT_SHUFFLED,     /* who: side, or WR_N_SIDES for the event deck */
  WR_EVENT_DISCARDED,    /* who: side  n: card */
  WR_EVENT_PLAYED,       /* who: side  n: card */
  WR_EVENT_POWER,        /* who: piece  n: card */
  WR_EVENT_SEEN,         /* who: the side that looks  n: card of the other hand */
  WR_EVENT_DRAFTED,      /* who: piece  n: card */
  WR_EVENT_SPENT,        /* who: side  n: actions  m: WrAction */
  WR_EVENT_ACTIONS,      /* who: side  n: change of its actions  m: in this turn (0) or its next (1) from:
                            WR_ACTIONS_GIVEN_UP when the turn ends with cards to discard; not part of its text */
  WR_EVENT_MOVED,        /* who: piece  from, to */
  WR_EVENT_FLEW,         /* from, to: the Bird */
  WR_EVENT_FELL,         /* who: piece  from, to */
  WR_EVENT_CARRIED,      /* who: piece  from, to */
  WR_EVENT_TELEPORTED,   /* who: piece  from, to */
  WR_EVENT_RAISED,       /* who: Zombie  to */
  WR_EVENT_WORM_EATEN,   /* who: Worm  from: where it was */
  WR_EVENT_ZOMBIE_EATEN, /* who: Zombie  from */
  WR_EVENT_DIED,         /* who: piece  from  n: in Lava (0), or gone (1) */
  WR_EVENT_STUNNED,      /* who: Worm  n: ends of Worm turns */
  WR_EVENT_WOKE,         /* who: Worm */
  WR_EVENT_BITTEN,       /* who: the biter */
  WR_EVENT_PECKED,       /* n: WrDir */
  WR_EVENT_DUG,          /* to */
  WR_EVENT_SANK,         /* n: column  from, to: rows of its Grass */
  WR_EVENT_ROSE,         /* n: column  from, to: rows */
  WR_EVENT_PUT,          /* who: WrToken  to */
  WR_EVENT_TAKEN,        /* who: WrToken  from */
  WR_EVENT_SHIFTED,      /* who: WrToken  from, to */
  WR_EVENT_BROKE,        /* who: WrToken  from */
  WR_EVENT_BURNT,        /* from: a Gravestone in Lava */
  WR_EVENT_TRACKER,      /* who: WrTracker  from, to: values */
  WR_EVENT_REMINDER,     /* n: card  m: put in force (1) or ended (0) put in force, and not in its text: who: which of
                            the card's parts  from, to: the first and last column it concerns, counted from 1; 0: none */
  WR_EVENT_SKIPPED,      /* n: card  m: WrSkipped */
  WR_EVENT_WON,          /* who: side  n: WrVictory */
  WR_N_EVENT_KINDS
} WrEventKind;

typedef enum
{
  WR_TRACKER_HUNGER,
  WR_TRACKER_SUSPICION,
  WR_TRACKER_HEALTH
} WrTracker;

/* Why a card could not do something: the rule that says so. */
typedef enum
{
  WR_SKIPPED_G3,   /* no target, nothing to change */
  WR_SKIPPED_R1_4, /* empty supply */
  WR_SKIPPED_R5_1, /* capped by the limit */
  WR_SKIPPED_R13_3 /* no room for another reminder, or another card's text */
} WrSkipped;

typedef enum
{
  WR_VICTORY_EATEN,   /* R2.1 */
  WR_VICTORY_HEALTH,  /* R2.2 */
  WR_VICTORY_STARVED  /* R2.2 */
} WrVictory;

#define WR_ACTIONS_GIVEN_UP 1

/* Applies EVENT to POS. */
void wr_event_replay (const BmEvent *event,
                      WrPosition    *pos);

G_END_DECLS
