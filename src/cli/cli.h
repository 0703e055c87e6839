/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "bm-match.h"
#include "cli-game.h"

G_BEGIN_DECLS

/*
 * Inside bloodmoon-cli: its commands, and what they share.
 */

/* The commands.  ARGV[0] is the command's own name. */
CliStatus cli_scenario (int argc, char **argv);
CliStatus cli_legal    (int argc, char **argv);
CliStatus cli_apply    (int argc, char **argv);
CliStatus cli_batch    (int argc, char **argv);
CliStatus cli_perft    (int argc, char **argv);
CliStatus cli_view     (int argc, char **argv);
CliStatus cli_play     (int argc, char **argv);
CliStatus cli_replay   (int argc, char **argv);
CliStatus cli_lessons  (int argc, char **argv);
CliStatus cli_engine   (int argc, char **argv);
CliStatus cli_simulate (int argc, char **argv);
CliStatus cli_bench    (int argc, char **argv);

/* cli-bench-search.c: prints the computer side's figures; each of the searches is measured for MILLISECONDS. */
void      cli_bench_search   (const CliGame   *game,
                              guint            milliseconds,
                              guint64          moves_per_second);

/* cli-turning.c: prints the turning points of MATCH, of the sides whose bits are set in SIDES. */
CliStatus cli_put_turning_points (BmMatch       *match,
                                  guint          sides,
                                  guint64        seed);

/* cli-common.c: options.  USAGE is what follows the command's name, SUMMARY a sentence or two on what it does. */
typedef struct
{
  const char         *usage;
  const char         *summary;
  const GOptionEntry *entries; /* NULL: none but --game and --help */
  const GOptionEntry *of_seats, *of_game; /* more of them, or NULL */
  gboolean            told;    /* the game is told by the file: there is no --game */
  int                 least;   /* how many arguments there must be ... */
  int                 most;    /* ... and can be, -1: any number */
} CliUsage;

/* Takes the options off ARGV.  FALSE: nothing more is to be done, and *STATUS is the result. */
gboolean  cli_parse          (const CliUsage  *usage,
                              int             *argc,
                              char          ***argv,
                              CliStatus       *status);

/* A seed as text; NULL stands for the default.  Complains itself. */
gboolean  cli_read_seed      (const char      *text,
                              guint64         *seed);

/* The argument POSITION: a file, "-" or "start...", of the game that GAME gets.  NULL: complained.  (transfer full) */
gpointer  cli_read_position  (const char      *argument,
                              const char      *seed,
                              const BmGame   **game) G_GNUC_WARN_UNUSED_RESULT;

/* Says, once, what is wrong with the user's packs, if cards are in use.  Those are left out. */
void      cli_report_packs   (void);

/* One line on standard error, whatever the arguments hold. */
void      cli_complain       (const char      *format,
                              ...) G_GNUC_PRINTF (1, 2);

/* Standard output.  Whether it could be written is looked at once, at the end: cli_finish () then complains. */
void      cli_put            (const char      *text);
void      cli_printf         (const char      *format,
                              ...) G_GNUC_PRINTF (1, 2);
/* Lines for people, in what characters the terminal has; all else is ASCII, or UTF-8 wherever it goes. */
void      cli_say            (const char      *text);
/* Makes "?" of all in TEXT that a terminal would obey, ends of lines included: it is not our own.  Returns TEXT. */
char     *cli_sanitize       (char            *text);
/* FALSE: it cannot be written. */
gboolean  cli_flush          (void);
CliStatus cli_finish         (CliStatus        status);

/* "R6.2: sentence", or the sentence alone.  (transfer full) */
char     *cli_refusal_text   (const BmRefusal *refusal);

/* Texts of a move and an event.  (transfer full) */
char     *cli_move_text        (const BmGame  *game,
                                BmMove         move) G_GNUC_WARN_UNUSED_RESULT;
char     *cli_event_text       (const BmGame  *game,
                                const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

/* The spellings of all legal moves, sorted by bytes.  (transfer full) */
GPtrArray *cli_legal_moves     (const BmGame  *game,
                                gconstpointer  position);

/* How many sequences of DEPTH moves there are. */
guint64   cli_count_sequences  (const BmGame  *game,
                                gconstpointer  position,
                                guint          depth);

G_END_DECLS
