/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"
#include "bm-json.h"

G_BEGIN_DECLS

/* A goal that a player's own puzzle can have. */
typedef struct
{
  const char *id;     /* in files */
  int         seat;   /* whose turn it is */
  const char *words;  /* a sentence */
  const char *expect; /* in the syntax of lessons; the same as ... */
  guint8      kind;   /* ... the event that must happen ... */
  guint       times;  /* ... so often; 0: the seat must win */
} BmGoal;

/* One position to which a move can lead, with the EVENTS on the way.  FALSE: no more of them are wanted. */
typedef gboolean (*BmOutcomeFunc) (gconstpointer      position,
                                   const BmEventList *events,
                                   gpointer           data);

/*
 * What lessons, puzzles and the rulebook need of a game beside its rules: one static struct a game.  A position has the
 * size that the rules give; texts are untranslated unless stated otherwise.
 */
typedef struct
{
  const BmGame      *rules;
  void             (*register_resources) (void);
  const char        *lessons;        /* a folder of resources, and the courses in it in the order in which they are taught;
                                        NULL, both: there are no lessons */
  const char *const *courses;
  const char        *rulebook;       /* the same for the rulebook's chapters; NULL, both: there is no rulebook */
  const char *const *chapters;
  guint              n_taught;       /* number of chapters, from the first on, that the lessons must teach */
  const char        *rule_form;      /* a regular expression, "^R...": numbers of rules that a lesson can be about */
  const char *const *players;        /* default names of the players of the sides, marked by NC_ () with the context "seat" */
  BmMove             end_turn;

  /* Whether AT is a valid crop, the part of the board that a picture shows. */
  gboolean         (*check_crop)     (const BmJson  *at,
                                      GError       **error);
  /* FALSE: EVENT is no roll of a die; else its SIDES and the VALUE that it shows. */
  gboolean         (*roll)           (const BmEvent *event,
                                      guint         *sides,
                                      guint         *value);
  void             (*set_chance)     (gpointer       position,
                                      guint64        chance);
  /* NULL: there are no puzzles, and the members down to has_cards are not used. */
  guint64          (*hash)           (gconstpointer  position);
  guint              turn_moves;     /* the most moves of a turn that the proof of a puzzle tries in a row */
  /* A number that the positions of one turn have in common, including what follows between turns.  NULL: a turn is over
     when another side decides, or when end_turn is played, which solves no puzzle. */
  guint            (*turn)           (gconstpointer  position);
  /* Calls VISIT for each outcome of MOVE that is consistent with what the side to move sees: all dice, all unseen
     cards.  FALSE: VISIT stopped it, or not all outcomes can be tried.  NULL: moves are played with the position's own
     chance. */
  gboolean         (*outcomes)       (gconstpointer  position,
                                      BmMove         move,
                                      BmOutcomeFunc  visit,
                                      gpointer       data);
  /* Puzzles with cards are listed separately.  NULL: all are listed by their levels. */
  gboolean         (*has_cards)      (gconstpointer  position,
                                      int            side);

  /* The goals of players' own puzzles; terminated by one without an id.  NULL: no own puzzles, and the following are
     not used. */
  const BmGoal      *goals;
  /* Why POSITION, which is at the start of a turn, cannot become a puzzle: a sentence, translated; NULL: it can. */
  const char      *(*why_no_puzzle)  (gconstpointer  position);
  /* Plays MOVE, and returns how many of its EVENTS are certain: those before chance or hidden information matters. */
  guint            (*play_certain)   (gpointer       position,
                                      BmMove         move,
                                      BmEventList   *events);

  /* Name and text of the card ID, translated, and NOTES on it (NULL: none); FALSE: there is no such card. */
  gboolean         (*card_words)     (const char         *id,
                                      const char        **name,
                                      const char        **text,
                                      const char *const **notes);

  /* Cached on first use. */
  GPtrArray         *read_courses;
  gsize              read_rulebook;
  BmGame             all_undone;     /* the rules with every move undoable */
} BmLearnGame;

G_END_DECLS
