/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-judge.h"

G_BEGIN_DECLS

/*
 * The measures of a position; weights.h has the weight of each.  Those of a term are adjacent, in the order of
 * WrTerm.  A table is one-hot, or counts pieces by index.
 */
enum
{
  /* GAME */
  M_ALWAYS,                          /* 1 */
  M_WORMS_TURN,                      /* 1 in the Worms' turn */
  M_CARDS,                           /* 1 in a match with ability cards */
  M_CHAMPIONS,                       /* 1 if the Bird has a champion */
  /* WORMS */
  M_LIVING,                          /* table: how many live */
  /* HEALTH */
  M_HEALTH = M_LIVING + 5,           /* table: 0 ... 4 or more */
  M_WOUNDS = M_HEALTH + 5,           /* Health missing to the maximum */
  M_MAX_HEALTH,
  /* HUNGER */
  M_HUNGER,                          /* table */
  M_STARVING_NOW = M_HUNGER + 11,    /* 1 if the night starves a Bird that cannot eat in the rest of its turn */
  M_STARVING_NEXT,                   /* likewise, its turn comes after the Worms' */
  /* SUSPICION */
  M_SUSPICION,                       /* table */
  M_SHALLOW = M_SUSPICION + 6,       /* Worms that rain would bring up to the Grass */
  /* REACH */
  M_COST,                            /* three tables: Worms by the actions that it takes to eat each: 1 ... 9 */
  M_LAST_COST = M_COST + 27,         /* two tables: the same for the last Worm, in the Bird's turn and in the Worms' */
  M_MEALS_NOW = M_LAST_COST + 18,    /* table: Worms that the Bird can eat in the rest of its turn */
  M_MEALS_NEXT = M_MEALS_NOW + 5,    /* table: Worms that it could eat in its next turn */
  M_LAST_MEAL_NOW = M_MEALS_NEXT + 5, /* 1 if these are all that live */
  M_LAST_MEAL_NEXT,
  /* SINKING */
  M_SINK_LAVA,                       /* Worms that the night brings into Lava, ... */
  M_SINK_BIRD,                       /* to the Bird ... */
  M_SINK_OPEN,                       /* or onto Grass without either */
  /* BITES */
  M_BITES_NOW,                       /* table: Bites possible in the rest of the Worms' turn */
  M_BITES_NEXT = M_BITES_NOW + 5,    /* two tables: in their next turn, with the Bird having no action left or some */
  M_DEADLY_NOW = M_BITES_NEXT + 10,  /* 1 if these Bites are as many as Health */
  M_DEADLY_NEXT,                     /* likewise, no action left or some */
  /* UNDEAD */
  M_ZOMBIES = M_DEADLY_NEXT + 2,
  M_GRAVES,                          /* Gravestones on the board */
  M_OPEN_GRAVES,                     /* of those, with a Worm that can raise them */
  /* GROUND */
  M_DUG,                             /* rows of Dirt gone */
  M_DRILLS,                          /* on the board */
  M_BEDROCK,                         /* on the board */
  M_LAVA,
  M_DEPTH,                           /* rows of Dirt over the Worms */
  M_SHIELDS,                         /* Bedrock beside Worms */
  M_HOLES,                           /* Worms beside a Wormhole */
  /* HANDS */
  M_BIRD_HAND,
  M_WORMS_HAND,
  /* ACTIONS */
  M_BIRD_ACTIONS,                    /* left in this turn */
  M_WORMS_ACTIONS,
  M_BIRD_PENALTY,                    /* lost in the next one */
  M_WORMS_PENALTY,
  /* STUNS */
  M_STUNNED,                         /* Worms */
  M_STUNNED_NEAR,                    /* of those, that the Bird could eat in its next turn */
  N_MEASURES
};

void wr_judge_measure (const WrPosition *pos,
                       gint16           *measures);

/*
 * Features of a move: N_MOVE_FEATURES for each; promises.h has the factor of each for the prior weight.  There are
 * four distances from the Bird: 1 or less, 2, 3, more.
 */
enum
{
  F_NOTHING,
  F_KIND,                                   /* three for each kind of move: 1 action or less left, 2, more */
  F_LANDING = F_KIND + 3 * WR_N_MOVE_KINDS, /* Fly, landing: next to no Worm, one, several, onto one, above one */
  F_LANDING_DANGER = F_LANDING + 5,         /* biters there: 0, 1, more; the same with a Worm to eat */
  F_DIRT = F_LANDING_DANGER + 6,            /* Dig down, sideways, Peck down, sideways; steps to a Worm: 0 ... 4 */
  F_LURE = F_DIRT + 20,                     /* Peck: by Suspicion, without and with such a Worm */
  F_BESIDE = F_LURE + 10,                   /* Dig: Worms beside the space; the same with a Worm to eat */
  F_EAT = F_BESIDE + 6,                     /* a Zombie, a Worm, the last Worm */
  F_DRILL = F_EAT + 3,                      /* steps to a Worm below */
  F_REST = F_DRILL + 5,                     /* Health 0 ... 4 or more; the same if two can come back */
  F_BREAK = F_REST + 10,                    /* the Bird's: without and with a Worm beside it */
  F_CRAWL = F_BREAK + 2,                    /* Move: Worm, Zombie; distance; not nearer, a little, a step nearer */
  F_CRAWL_OPEN = F_CRAWL + 24,              /* Worm, Zombie; how open the space is that it leaves; ... that it enters */
  F_BITE = F_CRAWL_OPEN + 18,               /* Worm, Zombie; Health 1, 2, more */
  F_PUSH = F_BITE + 6,                      /* sideways, up; the same with the Bird on it */
  F_PUSH_OPEN = F_PUSH + 4,                 /* distance of the Grass: three */
  F_BEDROCK = F_PUSH_OPEN + 3,              /* distance; whether the space is next to open air */
  F_BEDROCK_WHO = F_BEDROCK + 8,            /* Worm far from the Bird, near it; how open its space is */
  F_RAISE = F_BEDROCK_WHO + 6,              /* distance of the Zombie */
  F_WORM_BREAK = F_RAISE + 4,               /* distance */
  F_END = F_WORM_BREAK + 4,                 /* Worms: no Bite, a Bite; Bird: no meal, a meal; with actions or none */
  F_EXIT = F_END + 8,                       /* distance */
  F_EXIT_OPEN = F_EXIT + 4,                 /* how open the space is */
  N_FEATURES = F_EXIT_OPEN + 3
};

G_STATIC_ASSERT (N_FEATURES <= 256);

#define N_MOVE_FEATURES 3

void wr_judge_move_features (const WrPosition *pos,
                             const BmMove     *moves,
                             guint             n,
                             guint8          (*features)[N_MOVE_FEATURES]);

G_END_DECLS
