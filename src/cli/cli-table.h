/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "cli-game.h"
#include "cli-player.h"

G_BEGIN_DECLS

/*
 * A match in the terminal, which people play with each other and with computers.  People who play each other share the
 * terminal: if it is one, each gives it to the next, and what the one sees is cleared before the other sees anything.
 */
typedef struct
{
  const CliGame *game;
  const BmGame  *rules;
  BmMatch       *match;
  CliPlayer     *players[BM_MAX_SEATS]; /* NULL: a person, or nobody */
  const char    *record_file;           /* NULL: the match is not saved */
  gboolean       utf8;
  gboolean       handed;                /* the terminal is handed from person to person, ... */
  int            here;                  /* ... and this seat's is there; BM_SIDE_NOBODY: nobody yet */
  guint          seen[BM_MAX_SEATS];    /* the ply up to which each has seen what happened */
  gboolean       quit;
  gboolean       failed;                /* a bot has */
  gboolean       unsaved;               /* the record could not be written */
} CliTable;

/* Plays the match to its end, or until nobody types any more. */
void cli_table_play (CliTable *table);

/* cli-table-show.c: whose eyes the terminal is for, BM_SIDE_NOBODY: everybody's; ... */
int      cli_table_looker       (CliTable      *table);
/* ... the board as that seat sees it, what happened, and what can be typed. */
void     cli_table_show_board   (CliTable      *table);
void     cli_table_show_event   (CliTable      *table,
                                 const BmEvent *event);
void     cli_table_show_moves   (CliTable      *table);
void     cli_table_show_help    (CliTable      *table);
/* Whether a computer player is to decide. */
gboolean cli_table_is_computers (CliTable      *table);
/* Gives the terminal to SEAT.  FALSE: nobody types any more. */
gboolean cli_table_hand_over    (CliTable      *table,
                                 int            seat);

/* No line that means anything is longer. */
#define CLI_MAX_LINE 200

/* A line that is typed.  FALSE: there is none any more. */
gboolean cli_table_read_line    (char           line[CLI_MAX_LINE]);

G_END_DECLS
