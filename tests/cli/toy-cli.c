/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The games of a bloodmoon-cli for tests: Worms Rising, and the toy for three.
 */
#include "toy.h"
#include "wr-cli.h"

static gboolean two;

static const GOptionEntry play_entries[] = {
  { "two", 0, 0, G_OPTION_ARG_NONE, &two, "A match of two", NULL },
  G_OPTION_ENTRY_NULL
};

static char *
dup_start (GError **error)
{
  return two ? g_strdup ("start:seats=2") : NULL;
}

static const char *const seat_names[] = { "Ann", "Bob", "Cid" };

static const CliGame toy_cli = {
  .rules = &toy_game,
  .title = "The Toy",
  .seat_names = seat_names,
  .start = "start",
  .play_entries = play_entries,
  .dup_start = dup_start,
};

const CliGame *const cli_games[] = { &wr_cli, &toy_cli, NULL };
