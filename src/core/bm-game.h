/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-random.h"

G_BEGIN_DECLS

/* See bm-json.h. */
typedef struct BmJson BmJson;

/*
 * What a game looks like from outside.  A position is a value (a flat struct without pointers, copied by assignment),
 * a move is a value, an event is a value; the rules turn (position, move) into (position, events).  Matches, the
 * computer players and the shell access a game through this table alone.
 */

/* A move of a game.  0 means no move.  Ascending order is the order in which legal moves are listed. */
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

/* Upper bound on the events of one move (a move ends at the next decision). */
#define BM_MAX_EVENTS 1024

/* A caller's buffer to which a move's events are appended.  Events that do not fit are counted in DROPPED. */
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

/* Each player has a seat (or side), counted from 0; this is the most that a match can have. */
#define BM_MAX_SEATS   5
#define BM_SIDE_NOBODY (-1)

/* The most terms that an evaluation can have: see BmGame.terms. */
#define BM_MAX_TERMS 16

/* A list in a position whose order means nothing when a scenario expects it. */
typedef struct
{
  const char *path; /* "hands.red"; NULL ends a table of these */
  const char *key;  /* the member by which its objects are recognized; NULL: it is a list of strings */
} BmUnordered;

typedef struct
{
  const char        *id;            /* as written in records */
  gboolean           unnamed_records; /* records without a `game` key belong to this game: those of the first versions */
  guint              rules;         /* incremented whenever a change of the rules changes the outcome of a released record */
  gsize              position_size; /* bytes */
  const char *const *seat_ids;      /* as written in records; NULL-terminated.  A match of N seats has the first N */
  const char        *position_format; /* `format` of its positions; NULL: they name the game by the key `game` */
  const BmUnordered *unordered;     /* NULL: the order of all lists matters */
  guint              easy_iterations; /* of the level Easy, per move; 0: it does not search, and overlooks most moves */

  /* Makes the first position.  OPTIONS is "start" or "start:..."; FALSE and an error when it is neither. */
  gboolean (*start)     (gpointer        position,
                         const char     *options,
                         guint64         seed,
                         GError        **error);
  /* The hash of the data beside the rules, such as a set of cards, that a match started with OPTIONS uses; NULL if
     there is none, or OPTIONS are invalid. */
  const char *(*set)    (const char     *options);
  /* The side that decides now, or BM_SIDE_NOBODY when the match is over. */
  int      (*to_act)    (gconstpointer   position);
  /* The number of seats; constant during a match. */
  guint    (*seats)     (gconstpointer   position);
  /* FALSE: SEAT has been eliminated and will never decide again. */
  gboolean (*is_in)     (gconstpointer   position,
                         int             seat);
  /* Bits of the seats that have won.  0: the match is not over, or has no winner. */
  guint    (*winners)   (gconstpointer   position);
  /* The number of the current chapter (day, round); 0 before the first. */
  guint    (*chapter)   (gconstpointer   position);
  /* The state of the random generator; the seed of a match that starts from this position. */
  guint64  (*chance)    (gconstpointer   position);
  /* Whether a move revealed new information: the generator advanced, or a side now sees something that was hidden
     from it.  What the mover reveals of its own does not count. */
  gboolean (*learned)   (gconstpointer   before,
                         gconstpointer   after);
  /* Writes all legal moves, ascending and each once, into MOVES (room for BM_MAX_MOVES) and returns their number. */
  guint    (*legal)     (gconstpointer   position,
                         BmMove         *moves);
  gboolean (*is_legal)  (gconstpointer   position,
                         BmMove          move);
  /* Plays a legal move.  DICE and EVENTS may be NULL. */
  void     (*apply)     (gpointer        position,
                         BmMove          move,
                         BmDice         *dice,
                         BmEventList    *events);
  /* TRUE if MOVE (BM_MOVE_NONE or anything that read_move () returns) is legal; otherwise fills in REFUSAL. */
  gboolean (*why)       (gconstpointer   position,
                         BmMove          move,
                         BmRefusal      *refusal);
  /* Removes all information that is hidden from SIDE. */
  void     (*hide)      (gpointer        position,
                         int             side);
  /* The same for an event of any side.  BM_SIDE_NOBODY: leaves only what everybody sees. */
  void     (*hide_event) (BmEvent       *event,
                          int            side);
  /* Whether MOVE, made by the side to move, can name something that is hidden from another side. */
  gboolean (*is_secret) (gconstpointer   position,
                         BmMove          move);

  /* For the computer players.  None of these allocates. */

  /* A legal move, uniformly at random; BM_MOVE_NONE: the match is over.  Draws from *CHANCE, never from the
     position's own generator.  Much cheaper than listing all of them. */
  BmMove   (*pick)      (gconstpointer   position,
                         guint64        *chance);
  /* Turns SIDE's view (a position after hide ()) into a playable position: everything hidden from SIDE is sampled
     consistently with what it sees, with the probabilities that play gives. */
  void     (*determinize) (gpointer      position,
                           int           side,
                           guint64      *chance);
  /* How good POSITION is for SIDE, from 0 (lost) to 1 (won); 0.5 when even.  It may use hidden information.  With two
     sides the values add up to 1.  Not called for decided positions. */
  double   (*evaluate)  (gconstpointer   position,
                         int             side);
  /* Prior weights (> 0) of the N legal MOVES, from a quick look; only their ratios matter. */
  void     (*promise)   (gconstpointer   position,
                         const BmMove   *moves,
                         guint           n,
                         float          *weights);
  /* The terms of the evaluation, for explaining a move: each is its contribution for SIDE to the final value, in
     log-odds; at most BM_MAX_TERMS; returns their number.  What each means is up to the game. */
  guint    (*terms)     (gconstpointer   position,
                         int             side,
                         double         *terms);
  /* The measured winning chance of the side to move when a search returns VALUE for POSITION.  NULL, or below 0 whatever
     the value: not measured, for the game or for matches of POSITION's kind. */
  double   (*chance_of) (gconstpointer   position,
                         double          value);
  /* FALSE: MOVE, made in VIEW by the side that sees it, is a small step that does not deserve a search of its own when
     a match is judged afterwards.  NULL: every move does. */
  gboolean (*is_weighty) (gconstpointer  view,
                          BmMove         move);
  /* Append the text of a move or event to STRING; parse a move made in POSITION (BM_MOVE_NONE: not a move; with NULL,
     a move as some position has it). */
  void     (*move_text) (BmMove          move,
                         GString        *string);
  BmMove   (*read_move) (gconstpointer   position,
                         const char     *text);
  void     (*event_text) (const BmEvent *event,
                          GString       *string);
  /* Positions as JSON: reads the one at AT (which is then valid for the rules) or sets ERROR; appends one in
     canonical form, without a newline.  It names its game by the key `game`, as records do, or by its `format`. */
  gboolean (*read_position)   (const BmJson  *at,
                               gpointer       position,
                               GError       **error);
  void     (*append_position) (gconstpointer  position,
                               GString       *string);
  /* The same for what SIDE sees.  Such a view has the key `view` and is refused as a position.  OPEN: it can be played
     on from, by the side to move; only those are read, to what hide () makes of the position. */
  gboolean (*read_view)       (const BmJson  *at,
                               gpointer       position,
                               int           *side,
                               GError       **error);
  void     (*append_view)     (gconstpointer  position,
                               int            side,
                               gboolean       open,
                               GString       *string);
  /* Whether AT is a valid `expect` of a position: all its keys are known and have values of their types. */
  gboolean (*check_expect)    (const BmJson  *at,
                               GError       **error);
  /* The canonical text of a position, restricted to the keys of the format's first version; hashed by records. */
  char    *(*digest_text) (gconstpointer position); /* (transfer full) */
} BmGame;

G_END_DECLS
