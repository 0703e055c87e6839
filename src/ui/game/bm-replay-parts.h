/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* How one seat of a game is spoken of, each marked by N_ (). */
typedef struct
{
  int         seat;
  const char *name;       /* what its player is called who has given no name: "Red" */
  const char *ask;        /* "Who plays Red?" */
  const char *player;     /* the label of the choice that answers this, ... */
  const char *own_name;   /* ... and of the entry with a person's name, for who hears them */
} BmReplaySeat;

/* Something that happened in a match, marked on the line below it. */
typedef struct
{
  guint       ply; /* where it has happened */
  const char *art; /* below `art/` */
} BmReplayMark;

/* What a move can begin: one may begin both. */
typedef enum
{
  BM_REPLAY_BEGINS_TURN = 1 << 0,
  BM_REPLAY_BEGINS_CHAPTER = 1 << 1,
} BmReplayBegins;

/*
 * What a game says and shows of matches that were kept, and of one that is looked through: a part of BmGameUi.  What is
 * NULL is left out, or said as for any game.
 */
typedef struct
{
  const char         *title; /* of the game, marked by N_ () */
  /* In the order in which they are listed. */
  const BmReplaySeat *seats;
  guint               n_seats;
  /* A picture of a match that is not over, below `art/`; and of one that is, and that nobody has won, NULL: the same. */
  const char         *unfinished_art;
  const char         *lost_art;

  /* Those who play, NAMES: how the player of each seat is called; NULL ends them.  (transfer full) */
  char       *(*players_words) (const char *const *names);
  /* That PLAYER has SEAT: "Red: Ada".  (transfer full) */
  char       *(*player_words)  (int                seat,
                                const char        *player);
  /* How it ended, or how far it came, and in which chapter.  POSITION: its last one; PLAYERS: as its record names them, ""
     or a level.  WHOLE: as far as the rules go, nothing of it is missing.  (transfer full) */
  char       *(*result_words)  (gconstpointer      position,
                                const char *const *players,
                                guint              chapter,
                                gboolean           running,
                                gboolean           whole);

  /* What move number INDEX begins.  NULL: a turn where another seat's has come, a chapter where there is another one. */
  BmReplayBegins (*begins)     (BmMatch           *match,
                                guint              index);
  /* Whose turn it is in which chapter: "Round 3, Red’s turn".  (transfer full) */
  char       *(*turn_words)    (gconstpointer      position,
                                guint              chapter);

  /* What is marked of MATCH, which stands at its end.  (transfer full), of BmReplayMark */
  GArray     *(*marks)         (BmMatch           *match);
  /* Is there anything in MATCH, at any ply, that its table can show by opening the hands? */
  gboolean    (*has_hands)     (BmMatch           *match);
} BmReplayParts;

G_END_DECLS
