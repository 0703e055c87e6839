/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-hint.h"
#include "wr-event.h"
#include "wr-move.h"

G_BEGIN_DECLS

/*
 * The topics of the duel: each is explained when it first happens, some have hints as well, and each counts as known
 * when it has been used correctly often enough.  Nothing here has a widget.
 */
typedef enum
{
  WR_TOPIC_STARVING,
  WR_TOPIC_EATING,
  WR_TOPIC_HIDING,    /* the Worms': out of the Bird's reach */
  WR_TOPIC_BITING,
  WR_TOPIC_BITTEN,    /* the Bird's: out of the Worms' reach */
  WR_TOPIC_RAIN,
  WR_TOPIC_PECK,
  WR_TOPIC_SUSPICION,
  WR_TOPIC_SINKING,
  WR_TOPIC_LAVA,
  WR_TOPIC_GRAVE,
  WR_TOPIC_ZOMBIE,
  WR_TOPIC_WORMHOLE,
  WR_TOPIC_DIG,
  WR_TOPIC_DRILL,
  WR_TOPIC_PUSH,
  WR_TOPIC_FALL,
  WR_TOPIC_BEDROCK,
  WR_TOPIC_ACTIONS,
  WR_TOPIC_CARD,
  WR_TOPIC_HAND,
  WR_TOPIC_POWER,
  WR_TOPIC_STUN,
  WR_TOPIC_EVENT,
  WR_TOPIC_OUTSIDE,
  WR_N_TOPICS
} WrTopic;

#define WR_TOPIC_BIT(topic) ((BmTopics) 1 << (topic))
G_STATIC_ASSERT (WR_N_TOPICS <= BM_MAX_TOPICS);

extern const BmTopic wr_topics[WR_N_TOPICS + 1];

/* The topics that a player of SIDE can use, and so learn. */
BmTopics    wr_topics_of_side    (WrSide          side);

/* The topics that are explained to a player of SIDE when they happen. */
BmTopics    wr_topics_explained  (WrSide          side);

/* The topics that occurred in the events, by either side.  All public. */
BmTopics    wr_topics_happened   (const BmEvent  *events,
                                  guint           n);

/* The topics that SIDE used correctly with its MOVE in BEFORE, which made the events. */
BmTopics    wr_topics_used       (const WrPosition *before,
                                  WrSide          side,
                                  BmMove          move,
                                  const BmEvent  *events,
                                  guint           n);

G_END_DECLS
