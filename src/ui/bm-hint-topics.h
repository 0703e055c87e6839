/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event.h"
#include "bm-move.h"

G_BEGIN_DECLS

/*
 * What there is to be known of the duel, in small pieces: each is explained when it happens for the first time, some
 * have hints as well, and each counts as known when it has been used rightly often enough.  Nothing here has a widget.
 */
typedef enum
{
  BM_TOPIC_STARVING,
  BM_TOPIC_EATING,
  BM_TOPIC_HIDING,    /* the Worms': out of the Bird's reach */
  BM_TOPIC_BITING,
  BM_TOPIC_BITTEN,    /* the Bird's: out of the Worms' reach */
  BM_TOPIC_RAIN,
  BM_TOPIC_PECK,
  BM_TOPIC_SUSPICION,
  BM_TOPIC_SINKING,
  BM_TOPIC_LAVA,
  BM_TOPIC_GRAVE,
  BM_TOPIC_ZOMBIE,
  BM_TOPIC_WORMHOLE,
  BM_TOPIC_DIG,
  BM_TOPIC_DRILL,
  BM_TOPIC_PUSH,
  BM_TOPIC_FALL,
  BM_TOPIC_BEDROCK,
  BM_TOPIC_ACTIONS,
  BM_TOPIC_CARD,
  BM_TOPIC_HAND,
  BM_TOPIC_POWER,
  BM_TOPIC_STUN,
  BM_TOPIC_EVENT,
  BM_TOPIC_OUTSIDE,
  BM_N_TOPICS
} BmTopic;

/* A set of them. */
typedef guint32 BmTopics;
#define BM_TOPIC_BIT(topic) ((BmTopics) 1 << (topic))
G_STATIC_ASSERT (BM_N_TOPICS <= 32);

/* What the settings call it: never changes. */
const char *bm_topic_id          (BmTopic         topic);
/* BM_N_TOPICS: none is called so. */
BmTopic     bm_topic_from_id     (const char     *id);

/* A few words; one or two sentences that explain it; translated, static.  The number of its rule: "R7.1". */
const char *bm_topic_title       (BmTopic         topic);
const char *bm_topic_explanation (BmTopic         topic);
const char *bm_topic_rule        (BmTopic         topic);

/* Those that a player of SIDE can come to use, and so to know. */
BmTopics    bm_topics_of_side    (BmSide          side);

/* Those that are explained to a player of SIDE when they happen. */
BmTopics    bm_topics_told       (BmSide          side);

/* What happened in the events, whoever made it happen.  All of it is public. */
BmTopics    bm_topics_happened   (const BmEvent  *events,
                                  guint           n);

/* What SIDE has used rightly by its own MOVE in BEFORE, from which the events came. */
BmTopics    bm_topics_used       (const BmPosition *before,
                                  BmSide          side,
                                  BmMove          move,
                                  const BmEvent  *events,
                                  guint           n);

G_END_DECLS
