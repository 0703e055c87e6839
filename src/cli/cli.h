/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "bm-match.h"
#include "cli-game.h"

G_BEGIN_DECLS

/*
 * Internal to bloodmoon-cli: its commands, and shared functions.
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

/* cli-bench-search.c: prints the figures of the computer players; each search is measured for MILLISECONDS. */
void      cli_bench_search   (const CliGame   *game,
                              guint            milliseconds,
                              guint64          moves_per_second);

/* cli-turning.c: prints the turning points of MATCH, of the sides whose bits are set in SIDES. */
CliStatus cli_put_turning_points (BmMatch       *match,
                                  guint          sides,
                                  guint64        seed);

/* cli-common.c: options.  USAGE follows the command's name in the help, SUMMARY is a sentence or two on what it does. */
typedef struct
{
  const char         *usage;
  const char         *summary;
  const GOptionEntry *entries; /* NULL: none but --game and --help */
  const GOptionEntry *of_seats, *of_game; /* more options, or NULL */
  gboolean            game_from_file; /* the input file names the game: there is no --game */
  int                 least;          /* number of arguments: at least ... */
  int                 most;           /* ... and at most, -1: unlimited */
} CliUsage;

/* Parses and removes the options in ARGV.  FALSE: exit with *STATUS. */
gboolean  cli_parse          (const CliUsage  *usage,
                              int             *argc,
                              char          ***argv,
                              CliStatus       *status);

/* A seed as text; NULL stands for the default.  Reports errors itself. */
gboolean  cli_read_seed      (const char      *text,
                              guint64         *seed);

/* The argument POSITION: a file, "-" or "start...", of the game that GAME gets.  NULL: an error was reported.
   (transfer full) */
gpointer  cli_read_position  (const char      *argument,
                              const char      *seed,
                              const BmGame   **game) G_GNUC_WARN_UNUSED_RESULT;

/* Reports, once, the errors in the user's packs if cards are in use.  Those packs are left out. */
void      cli_report_packs   (void);

/* Prints one line to standard error; the arguments are sanitized. */
void      cli_complain       (const char      *format,
                              ...) G_GNUC_PRINTF (1, 2);

/* Prints to standard output.  Write errors are only checked at the end: cli_finish () reports them. */
void      cli_put            (const char      *text);
void      cli_printf         (const char      *format,
                              ...) G_GNUC_PRINTF (1, 2);
/* Prints text for people in the terminal's character set; everything else is ASCII or always UTF-8. */
void      cli_say            (const char      *text);
/* Replaces all control characters in TEXT, including line ends, by "?": for untrusted text.  Returns TEXT. */
char     *cli_sanitize       (char            *text);
/* FALSE: a write error. */
gboolean  cli_flush          (void);
CliStatus cli_finish         (CliStatus        status);

/* "R6.2: sentence", or the sentence alone.  (transfer full) */
char     *cli_refusal_text   (const BmRefusal *refusal);

/* A move and an event as text.  (transfer full) */
char     *cli_move_text        (const BmGame  *game,
                                BmMove         move) G_GNUC_WARN_UNUSED_RESULT;
char     *cli_event_text       (const BmGame  *game,
                                const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

/* The spellings of all legal moves, sorted by bytes.  (transfer full) */
GPtrArray *cli_legal_moves     (const BmGame  *game,
                                gconstpointer  position);

/* The number of sequences of DEPTH moves (perft). */
guint64   cli_count_sequences  (const BmGame  *game,
                                gconstpointer  position,
                                guint          depth);

G_END_DECLS
