/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-hint.h"
#include "tb-event.h"
#include "tb-move.h"

G_BEGIN_DECLS

/*
 * The topics of Terror Below: each is explained when it first happens, some have hints as well, and each counts as known
 * when it has been used correctly often enough.  Nothing here has a widget.
 */
typedef enum
{
  TB_TOPIC_ARROWS,      /* a card on a Worm moves its Target */
  TB_TOPIC_ATTACK,      /* a Worm is about to attack where the pawn stands */
  TB_TOPIC_HIDDEN,      /* face-down cards */
  TB_TOPIC_DIE,         /* two players: the die between turns */
  TB_TOPIC_HUNT,
  TB_TOPIC_KILL,        /* the reward for a Worm */
  TB_TOPIC_GUARD,
  TB_TOPIC_DEATH,
  TB_TOPIC_POINTS,      /* Action Points */
  TB_TOPIC_TAKE,
  TB_TOPIC_DELIVER,
  TB_TOPIC_BOUNTY,
  TB_TOPIC_HIDDEN_BOUNTY,
  TB_TOPIC_RUBBLE,      /* three of them are a card */
  TB_TOPIC_RAMP,
  TB_TOPIC_JUMP,        /* over the Canyon */
  TB_TOPIC_SECOND_CARD,
  TB_TOPIC_THINGS,      /* Items and Weapons in the own turn */
  TB_TOPIC_HAT,
  TB_TOPIC_HAT_SHOT,
  TB_TOPIC_POWER,
  TB_TOPIC_RIVAL,       /* somebody is about to win */
  TB_TOPIC_FINAL,       /* final turns */
  TB_TOPIC_TERROR_TURN,
  TB_TOPIC_FUSE,        /* solo: the attacks that are left */
  TB_TOPIC_OBJECTIVE,
  TB_TOPIC_RUIN,        /* solo: Locations that are destroyed */
  TB_N_TOPICS
} TbTopic;

#define TB_TOPIC_BIT(topic) ((BmTopics) 1 << (topic))
G_STATIC_ASSERT (TB_N_TOPICS <= BM_MAX_TOPICS);

extern const BmTopic tb_topics[TB_N_TOPICS + 1];

/* The topics that occurred in the N EVENTS of a move from position BEFORE.  What an event hides is not looked at. */
BmTopics tb_topics_happened (const TbPosition *before,
                             const BmEvent    *events,
                             guint             n);

/* The topics that SEAT used correctly with its MOVE in BEFORE, which made the events. */
BmTopics tb_topics_used     (const TbPosition *before,
                             guint             seat,
                             BmMove            move,
                             const BmEvent    *events,
                             guint             n);

G_END_DECLS
