/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The engine's protocol: whatever it is sent, each line that it answers is one of those that the manual has, and it ends
 * when what it is sent ends.  Its input and output are files in memory.
 */
#define _GNU_SOURCE /* memfd_create () */

#include "fuzz.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bm-bot.h"
#include "cli.h"
#include "wr-game.h"

/* What a level takes its time for is not for here. */
#define MOST_ITERATIONS 8
#define MOST_THREADS    2

static const CliGame game = { .rules = &wr_game, .title = "Worms Rising", .start = "start" };

const CliGame *const cli_games[] = { &game, NULL };

BmMove __wrap_bm_bot_choose (BmBot                *self,
                             gconstpointer         view,
                             int                   side,
                             const BmSearchBudget *budget,
                             BmSearchResult       *result);
BmMove __real_bm_bot_choose (BmBot                *self,
                             gconstpointer         view,
                             int                   side,
                             const BmSearchBudget *budget,
                             BmSearchResult       *result);

/* The linker puts this in the place of the other. */
BmMove
__wrap_bm_bot_choose (BmBot                *self,
                      gconstpointer         view,
                      int                   side,
                      const BmSearchBudget *budget,
                      BmSearchResult       *result)
{
  BmSearchBudget small = *budget;

  small.iterations = MIN (small.iterations == 0 ? MOST_ITERATIONS : small.iterations, MOST_ITERATIONS);
  small.threads = MIN (small.threads, MOST_THREADS);
  return __real_bm_bot_choose (self, view, side, &small, result);
}

/* The files behind standard input and output. */
static int input = -1, output = -1;

static int
open_instead_of (int standard)
{
  int file = memfd_create ("fuzz", MFD_CLOEXEC);

  if (file < 0 || dup2 (file, standard) < 0)
    g_error ("no file in memory");
  return file;
}

static void
fill_input (const guint8 *data,
            gsize         size)
{
  if (ftruncate (input, 0) != 0 || pwrite (input, data, size, 0) != (gssize) size
      || lseek (STDIN_FILENO, 0, SEEK_SET) != 0)
    g_error ("the input cannot be written");
}

/* (transfer full) */
static char *
empty_output (void)
{
  gssize length = lseek (output, 0, SEEK_END);
  char *text = g_malloc0 ((gsize) length + 1);

  if (length < 0 || pread (output, text, (gsize) length, 0) != length || ftruncate (output, 0) != 0
      || lseek (STDOUT_FILENO, 0, SEEK_SET) != 0)
    g_error ("the output cannot be read");
  return text;
}

static void
check_answers (const char *text)
{
  static const char *const kinds[] = {
    "id name ", "id version ", "option ", "hello ", "info ", "bestmove ", "error line ",
  };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  /* The last one ends too. */
  if (n > 0 && *lines[n - 1] != '\0')
    g_error ("half a line: %s", lines[n - 1]);
  for (guint i = 0; i + 1 < n; i++)
    {
      guint kind = 0;

      if (g_str_equal (lines[i], "pong"))
        continue;
      while (kind < G_N_ELEMENTS (kinds) && !g_str_has_prefix (lines[i], kinds[kind]))
        kind++;
      if (kind == G_N_ELEMENTS (kinds))
        g_error ("no line of the protocol: %s", lines[i]);
      fuzz_check_line (kinds[kind], lines[i]);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  char name[] = "engine", *arguments[] = { name, NULL };
  g_autofree char *answers = NULL;

  fuzz_use_box ();
  if (input < 0)
    {
      fflush (stdout);
      input = open_instead_of (STDIN_FILENO);
      output = open_instead_of (STDOUT_FILENO);
    }
  fill_input (data, size);
  if (cli_engine (1, arguments) != CLI_DONE)
    g_error ("it does not begin");
  fflush (stdout);
  answers = empty_output ();
  check_answers (answers);
  return 0;
}
