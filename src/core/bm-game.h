/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-random.h"

G_BEGIN_DECLS

/* See bm-json.h. */
typedef struct BmJson BmJson;

/*
 * What a game looks like from outside.  A position is a value (bytes without pointers, copied by assignment), a move is
 * a value, an event is a value; the rules turn (position, move) into (position, events).  Matches, the computer side and
 * the shell of the program know a game by this table alone.
 */

/* A move of a game.  0 is no move.  Ascending order is the order in which legal moves are listed. */
typedef guint32 BmMove;
#define BM_MOVE_NONE ((BmMove) 0)

/* One thing that happened.  The game says what kinds there are and what the other fields mean for each. */
typedef struct
{
  guint8 kind;
  guint8 who;
  guint8 from;
  guint8 to;
  gint16 n;
  gint16 m;
} BmEvent;

/* No move of any game here makes more events than this: a move ends at the next decision. */
#define BM_MAX_EVENTS 1024

/* The caller's buffer that a move's events are appended to.  What does not fit is counted in DROPPED. */
typedef struct
{
  guint   n;
  guint   dropped;
  BmEvent items[BM_MAX_EVENTS];
} BmEventList;

/* A decision has at most this many legal moves. */
#define BM_MAX_MOVES 1024

/* Why a move is not legal.  RULE is a static string ("R6.2"; NULL: the text is no move at all); MESSAGE one whole
   sentence in the user's language, static. */
typedef struct
{
  const char *rule;
  const char *message;
} BmRefusal;

/* Who plays has a seat, or a side; they are counted from 0, and a match has no more than these. */
#define BM_MAX_SEATS   5
#define BM_SIDE_NOBODY (-1)

/* What an evaluation weighs, at most: see BmGame.terms. */
#define BM_MAX_TERMS 16

typedef struct
{
  const char        *id;            /* as written in records */
  gboolean           unnamed_records; /* records that name no game are its: those of the first versions */
  guint              rules;         /* counts up whenever a released rule changes what a record does */
  gsize              position_size; /* bytes */
  const char *const *seat_ids;      /* as written in records; NULL ends them.  A match has the first of them, or all */

  /* Makes the first position.  OPTIONS is "start" or "start:..."; FALSE and an error when it is neither. */
  gboolean (*start)     (gpointer        position,
                         const char     *options,
                         guint64         seed,
                         GError        **error);
  /* The hash of what a match that begins with OPTIONS is played with beside the rules, such as a set of cards; NULL if
     that is nothing, or OPTIONS are none. */
  const char *(*set)    (const char     *options);
  /* The side that decides now, or BM_SIDE_NOBODY when the match is over. */
  int      (*to_act)    (gconstpointer   position);
  /* How many seats the match has, as long as it lasts. */
  guint    (*seats)     (gconstpointer   position);
  /* FALSE: SEAT has dropped out, and will never decide anything again. */
  gboolean (*is_in)     (gconstpointer   position,
                         int             seat);
  /* The bits of those that have won.  None: the match is not over, or nobody has won it. */
  guint    (*winners)   (gconstpointer   position);
  /* Counts the days, rounds or whatever the match is told in; 0 before the first. */
  guint    (*chapter)   (gconstpointer   position);
  /* The state of the generator: a match from that position has it for its seed. */
  guint64  (*chance)    (gconstpointer   position);
  /* Whether somebody knows after a move what nobody could know before: the generator has moved, or what a side sees has
     grown by something that was hidden from it.  What the mover shows of its own is not that. */
  gboolean (*learned)   (gconstpointer   before,
                         gconstpointer   after);
  /* Writes all legal moves, ascending and each once, into MOVES (room for BM_MAX_MOVES) and returns their number. */
  guint    (*legal)     (gconstpointer   position,
                         BmMove         *moves);
  gboolean (*is_legal)  (gconstpointer   position,
                         BmMove          move);
  /* Takes a legal move.  DICE and EVENTS may be NULL. */
  void     (*apply)     (gpointer        position,
                         BmMove          move,
                         BmDice         *dice,
                         BmEventList    *events);
  /* TRUE if MOVE, none or any that read_move () gives, is legal; else fills in REFUSAL. */
  gboolean (*why)       (gconstpointer   position,
                         BmMove          move,
                         BmRefusal      *refusal);
  /* Takes away what SIDE may not see. */
  void     (*hide)      (gpointer        position,
                         int             side);

  /* What a computer player asks.  None of these allocates. */

  /* One of the legal moves, each as likely as every other; BM_MOVE_NONE: the match is over.  Chance is drawn from *CHANCE,
     never from the position's own generator.  Much cheaper than to list them all. */
  BmMove   (*pick)      (gconstpointer   position,
                         guint64        *chance);
  /* Makes of what SIDE sees (a position that hide () has gone over) one that can be played on: all that is hidden from
     SIDE becomes something that agrees with what it sees, each possibility as likely as play makes it. */
  void     (*determinize) (gpointer      position,
                           int           side,
                           guint64      *chance);
  /* How good POSITION is for SIDE, from 0 (lost) to 1 (won); half-way between the sides it is 0.5.  It may look at all that
     the position holds.  Where there are two sides their values add up to 1.  It is not asked where somebody has won. */
  double   (*evaluate)  (gconstpointer   position,
                         int             side);
  /* How much each of the N legal MOVES promises at a glance: weights over 0; only their ratios count. */
  void     (*promise)   (gconstpointer   position,
                         const BmMove   *moves,
                         guint           n,
                         float          *weights);
  /* What the evaluation is made of, for words about a move: the terms' values for SIDE, each as its share of the final
     value in log-odds, at most BM_MAX_TERMS; returns their number.  The game says what each stands for. */
  guint    (*terms)     (gconstpointer   position,
                         int             side,
                         double         *terms);
  /* The chance that the side that decides wins, where a search thinks VALUE of its position; measured.  NULL: nobody has. */
  double   (*chance_of) (double          value);
  /* Appends the move's, the event's text to STRING; reads a move made in POSITION (BM_MOVE_NONE: no move is spelled so). */
  void     (*move_text) (BmMove          move,
                         GString        *string);
  BmMove   (*read_move) (gconstpointer   position,
                         const char     *text);
  void     (*event_text) (const BmEvent *event,
                          GString       *string);
  /* Positions as JSON: reads the one at AT, which the rules can go on from, or says what is wrong with it; appends one in
     canonical form, without a newline. */
  gboolean (*read_position)   (const BmJson  *at,
                               gpointer       position,
                               GError       **error);
  void     (*append_position) (gconstpointer  position,
                               GString       *string);
  /* Whether AT can be what is expected of a position: all its keys are known, and have values of their types. */
  gboolean (*check_expect)    (const BmJson  *at,
                               GError       **error);
  /* The canonical text of a position as far as the first version of it had keys; hashed by records. */
  char    *(*digest_text) (gconstpointer position); /* (transfer full) */
} BmGame;

G_END_DECLS
