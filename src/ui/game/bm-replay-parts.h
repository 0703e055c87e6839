/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/* The names of a seat, each marked by N_ (), the first one by NC_ () with the context "seat". */
typedef struct
{
  int         seat;
  const char *name;       /* the default name of its player: "Red" */
  const char *ask;        /* "Who plays Red?" */
  const char *player;     /* the label of the drop-down that answers this, ... */
  const char *own_name;   /* ... and the accessible label of the entry for a person's name */
} BmReplaySeat;

/* An event of a match that is marked on the bar below it. */
typedef struct
{
  guint       ply; /* its position */
  const char *art; /* below `art/` */
} BmReplayMark;

/* What begins with a move: both flags may be set. */
typedef enum
{
  BM_REPLAY_BEGINS_TURN = 1 << 0,
  BM_REPLAY_BEGINS_CHAPTER = 1 << 1,
} BmReplayBegins;

/*
 * What a game says and shows of saved matches and replays: a part of BmGameUi.  NULL members are left out, or have a
 * generic text.
 */
typedef struct
{
  const char         *title; /* of the game, marked by N_ () */
  /* In the order of display. */
  const BmReplaySeat *seats;
  guint               n_seats;
  /* A picture of an unfinished match, below `art/`; and of one without a winner, NULL: the same. */
  const char         *unfinished_art;
  const char         *lost_art;

  /* The players, NAMES: the display name for each seat; NULL-terminated.  (transfer full) */
  char       *(*players_words) (const char *const *names);
  /* PLAYER with SEAT: "Red: Ada".  (transfer full) */
  char       *(*player_words)  (int                seat,
                                const char        *player);
  /* The result, or the progress of an unfinished match, with the chapter.  POSITION: its last one; PLAYERS: the names
     in its record, "" or a level.  WHOLE: the record does not contradict the rules.  (transfer full) */
  char       *(*result_words)  (gconstpointer      position,
                                const char *const *players,
                                guint              chapter,
                                gboolean           running,
                                gboolean           whole);

  /* What begins with move number INDEX.  NULL: a turn when another seat's turn has come, a chapter when its number has
     changed. */
  BmReplayBegins (*begins)     (BmMatch           *match,
                                guint              index);
  /* The turn and the chapter: "Round 3, Red’s turn".  (transfer full) */
  char       *(*turn_words)    (gconstpointer      position,
                                guint              chapter);

  /* The marks of MATCH, which is at its end.  (transfer full), of BmReplayMark */
  GArray     *(*marks)         (BmMatch           *match);
  /* Whether MATCH has, at any ply, hands that its table can show. */
  gboolean    (*has_hands)     (BmMatch           *match);
} BmReplayParts;

G_END_DECLS
