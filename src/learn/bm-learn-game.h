/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"
#include "bm-json.h"

G_BEGIN_DECLS

/* What a puzzle of one's own can be about. */
typedef struct
{
  const char *id;     /* in files */
  int         seat;   /* whose turn it is */
  const char *words;  /* a sentence */
  const char *expect; /* as a lesson has it: the same as ... */
  guint8      kind;   /* ... the event that must happen ... */
  guint       times;  /* ... so often; 0: the seat must win */
} BmGoal;

/*
 * What lessons, puzzles and the rulebook ask of a game beside its rules; one with neither lessons nor a rulebook has RULES
 * alone.  A position is bytes of the size that the rules say; texts are untranslated unless something else is said.
 */
typedef struct
{
  const BmGame      *rules;
  void             (*register_resources) (void);
  const char        *lessons;        /* a folder of resources, and the courses in it in the order in which they are taught */
  const char *const *courses;
  const char        *rulebook;       /* the same of the rulebook's chapters */
  const char *const *chapters;
  guint              n_taught;       /* lessons must teach so many chapters, "R1" the first */
  const char        *rule_form;      /* a regular expression: numbers of rules that a lesson can be about */
  const char *const *players;        /* what whoever plays a side is called who has given no name */
  BmMove             end_turn;
  guint              rolled;         /* the kind of the event that a die was rolled: N its sides, M what it shows */

  /* Positions: the members `position` and `seed` of AT, each of which may be left out; ... */
  gboolean         (*read_position)  (const BmJson  *at,
                                      gpointer       position,
                                      GError       **error);
  /* ... and what the members `dice` and `moves` make of it, MOVE being the first of these or BM_MOVE_NONE. */
  gboolean         (*read_example)   (const BmJson  *at,
                                      gpointer       before,
                                      gpointer       after,
                                      BmMove        *move,
                                      GError       **error);
  /* Whether AT says which part of a board a picture shows. */
  gboolean         (*check_crop)     (const BmJson  *at,
                                      GError       **error);
  void             (*set_chance)     (gpointer       position,
                                      guint64        chance);
  guint64          (*hash)           (gconstpointer  position);
  /* Puzzles with cards stand apart from those without. */
  gboolean         (*has_cards)      (gconstpointer  position,
                                      int            side);

  /* Whether AT can be an `expect`: what is to be so, of the position, the moves, the events and the end. */
  gboolean         (*check_expect)   (const BmJson  *at,
                                      GError       **error);
  /* Holds POSITION, and the EVENTS (of BmEvent) that led there, against EXPECT; appends one line to DIAGNOSIS for each
     thing that differs. */
  void             (*compare_expect) (JsonNode      *expect,
                                      gconstpointer  position,
                                      const GArray  *events,
                                      GString       *diagnosis);
  /* How many of the events that EXPECT wants have come in their order, N of them before EVENTS; 0 if it wants none. */
  guint            (*follow_expect)  (JsonNode          *expect,
                                      guint              n,
                                      const BmEventList *events);

  /* What somebody can make puzzles about; the one without an id ends them.  NULL: nobody makes any, and what follows is not
     asked for. */
  const BmGoal      *goals;
  /* Why no puzzle can be made of POSITION, which is not in the middle of a turn: a sentence, translated; NULL: it can. */
  const char      *(*why_no_puzzle)  (gconstpointer  position);
  /* Takes MOVE, and returns how many of its EVENTS are certain: what happens before chance, or something hidden, has a
     say. */
  guint            (*play_certain)   (gpointer       position,
                                      BmMove         move,
                                      BmEventList   *events);

  /* What the card ID is called and says, translated, and NOTES on it (NULL: none); FALSE: there is none. */
  gboolean         (*card_words)     (const char         *id,
                                      const char        **name,
                                      const char        **text,
                                      const char *const **notes);

  /* Filled in when they are first needed. */
  GPtrArray         *read_courses;
  gsize              read_rulebook;
  BmGame             all_undone;     /* the rules, but that nobody learns what cannot be taken back */
} BmLearnGame;

/* The game whose lessons and rules are read from now on; static.  To be chosen before anything else here is called. */
void         bm_learn_game_use (BmLearnGame *game);
BmLearnGame *bm_learn_game     (void);

G_END_DECLS
