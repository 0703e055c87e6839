/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"

G_BEGIN_DECLS

typedef enum
{
  CLI_DONE,
  CLI_FAILED, /* a check failed, a move was not legal, or the output could not be written */
  CLI_USAGE   /* bad usage or unreadable input */
} CliStatus;

/* A way to begin matches that bench measures. */
typedef struct
{
  const char *what;  /* what follows the name of a figure, "" or " with cards" */
  const char *start; /* NULL ends the list */
} CliBenchStart;

typedef struct CliCounting CliCounting;

/*
 * What bloodmoon-cli needs of a game beside its rules.  Members are NULL where a game has nothing of the kind, unless
 * stated otherwise.
 */
typedef struct
{
  const BmGame       *rules;         /* not NULL, as are the next three */
  const char         *title;
  const char *const  *seat_names;    /* for sentences, "the Bird"; as many as seat_ids */
  const char         *start;         /* the simplest match, "start"; the default of play */

  /* Puts the game's own cards in use, without packs, for bench and lessons.  FALSE and an error: they are faulty. */
  gboolean          (*load)          (GError       **error);
  /* Says, once, what is wrong with the user's packs of cards. */
  void              (*report_packs)  (void);

  /* play: appends the board and all else of POSITION, the whole one, that the seat VIEWER may see, and what the signs
     mean; UTF8 allows more than ASCII.  At most 80 columns. */
  void              (*append_board)  (GString       *string,
                                      gconstpointer  position,
                                      int            viewer,
                                      gboolean       utf8);
  void              (*append_legend) (GString       *string,
                                      gboolean       utf8);
  /* What is asked, to follow the name of the seat: " (where to land)". */
  void              (*append_question) (GString       *string,
                                        gconstpointer  position);
  /* Which of the N EVENTS of a move locks undo: "A die was rolled". */
  const char       *(*lock_words)    (const BmEvent *events,
                                      guint          n);
  /* Name and text of a card, in one line; NULL: there is no such card.  (transfer full) */
  char             *(*dup_card)      (const char    *id);
  /* Options of play beside those of every game, and the "start:..." that they ask for.  (transfer full); NULL and no
     error: none was given. */
  const GOptionEntry *play_entries;
  char             *(*dup_start)     (GError       **error);

  /* Commands.  ARGV[0] is the command's own name. */
  CliStatus         (*cards)         (int            argc,
                                      char         **argv);
  BmLearnGame        *learn;         /* lessons */
  const CliCounting  *counting;      /* simulate */
  const CliBenchStart *bench;        /* the last one has it all */
  guint64           (*hash)          (gconstpointer  position); /* measured by bench */
} CliGame;

/* All games, the default first; NULL-terminated.  The program that is linked defines it. */
extern const CliGame *const cli_games[];

/* Looks for --game in the arguments of a command.  FALSE: complained. */
gboolean       cli_choose_game (int           argc,
                                char        **argv);

/* The game that was chosen, or the default. */
const CliGame *cli_game        (void);
const CliGame *cli_game_of     (const BmGame *rules);

/* "bloodmoon-cli COMMAND: GAME has no WHAT", for a command that means nothing there. */
CliStatus      cli_game_has_no (const char   *command,
                                const char   *what);

/* An option for each seat, with its id for a name, that sets its place of WHO; DEFAULT_WHO is for the help.  (transfer
   container) */
GOptionEntry  *cli_seat_entries (char       **who,
                                 const char  *default_who);

G_END_DECLS
