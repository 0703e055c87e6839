/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "cli-game.h"
#include "cli-player.h"

G_BEGIN_DECLS

/*
 * A match in the terminal between people and computers.  People who play each other share the terminal: if it is
 * interactive, it is handed over, and cleared before the next player sees anything.
 */
typedef struct
{
  const CliGame *game;
  const BmGame  *rules;
  BmMatch       *match;
  CliPlayer     *players[BM_MAX_SEATS]; /* NULL: a person plays the seat, or it is not in the match */
  const char    *record_file;           /* NULL: the match is not saved */
  gboolean       utf8;
  gboolean       handed;                /* the terminal is handed over between people; ... */
  int            here;                  /* ... the seat that has it; BM_SIDE_NOBODY: none yet */
  guint          seen[BM_MAX_SEATS];    /* the ply up to which each seat has seen the events */
  gboolean       quit;
  gboolean       failed;                /* a bot has failed */
  gboolean       unsaved;               /* the record could not be written */
} CliTable;

/* Plays the match to its end, or to the end of input. */
void cli_table_play (CliTable *table);

/* cli-table-show.c: the seat that looks at the terminal, BM_SIDE_NOBODY: all of them; ... */
int      cli_table_looker       (CliTable      *table);
/* ... the board as that seat sees it, the events, and the commands. */
void     cli_table_show_board   (CliTable      *table);
void     cli_table_show_event   (CliTable      *table,
                                 const BmEvent *event);
void     cli_table_show_moves   (CliTable      *table);
void     cli_table_show_help    (CliTable      *table);
/* Whether a computer player is to decide. */
gboolean cli_table_is_computers (CliTable      *table);
/* Hands the terminal over to SEAT.  FALSE: end of input. */
gboolean cli_table_hand_over    (CliTable      *table,
                                 int            seat);

/* The most bytes of a command line. */
#define CLI_MAX_LINE 200

/* Reads a line.  FALSE: end of input. */
gboolean cli_table_read_line    (char           line[CLI_MAX_LINE]);

G_END_DECLS
