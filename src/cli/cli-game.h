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

/* A start of matches for bench. */
typedef struct
{
  const char *what;  /* appended to the name of a figure: "" or " with cards" */
  const char *start; /* NULL ends the list */
} CliBenchStart;

typedef struct CliCounting CliCounting;

/*
 * What bloodmoon-cli needs of a game besides its rules.  Members are NULL where a game has no such thing, unless stated
 * otherwise.
 */
typedef struct
{
  const BmGame       *rules;         /* not NULL, nor are the next three */
  const char         *title;
  const char *const  *seat_names;    /* for sentences, "the Bird"; parallel to seat_ids */
  const char         *start;         /* the simplest match, "start"; the default of play */

  /* Loads the game's own cards, without packs, for bench and lessons.  FALSE and an error: they are invalid. */
  gboolean          (*load)          (GError       **error);
  /* Reports, once, the errors in the user's packs of cards. */
  void              (*report_packs)  (void);

  /* play: appends the board and everything else of POSITION (complete) that the seat VIEWER may see, with a legend;
     UTF8 allows more than ASCII.  At most 80 columns. */
  void              (*append_board)  (GString       *string,
                                      gconstpointer  position,
                                      int            viewer,
                                      gboolean       utf8);
  void              (*append_legend) (GString       *string,
                                      gboolean       utf8);
  /* The kind of decision, appended to the name of the seat: " (where to land)". */
  void              (*append_question) (GString       *string,
                                        gconstpointer  position);
  /* Which of the N EVENTS of a move locks undo, as a sentence: "A die was rolled". */
  const char       *(*lock_words)    (const BmEvent *events,
                                      guint          n);
  /* Name and text of a card, on one line; NULL: there is no such card.  (transfer full) */
  char             *(*dup_card)      (const char    *id);
  /* Options of play besides the common ones, and the "start:..." that they result in.  (transfer full); NULL and no
     error: none was given. */
  const GOptionEntry *play_entries;
  char             *(*dup_start)     (GError       **error);

  /* Commands.  ARGV[0] is the command's own name. */
  CliStatus         (*cards)         (int            argc,
                                      char         **argv);
  BmLearnGame        *learn;         /* lessons */
  const CliCounting  *counting;      /* simulate */
  const CliBenchStart *bench;        /* the last one includes everything */
  guint64           (*hash)          (gconstpointer  position); /* measured by bench */
} CliGame;

/* All games, the default first; NULL-terminated.  Defined by each program that is linked with this. */
extern const CliGame *const cli_games[];

/* Reads --game from the arguments of a command.  FALSE: an error was reported. */
gboolean       cli_choose_game (int           argc,
                                char        **argv);

/* The game that was chosen, or the default. */
const CliGame *cli_game        (void);
const CliGame *cli_game_of     (const BmGame *rules);

/* Reports "bloodmoon-cli COMMAND: GAME has no WHAT", for a command that the game does not support. */
CliStatus      cli_game_has_no (const char   *command,
                                const char   *what);

/* An option for each seat, named after its id, that sets the seat's element of WHO; DEFAULT_WHO is for the help.
   (transfer container) */
GOptionEntry  *cli_seat_entries (char       **who,
                                 const char  *default_who);

G_END_DECLS
