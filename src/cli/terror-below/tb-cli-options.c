/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The options of a new match (T4.1).
 */
#include "tb-cli.h"

#include <string.h>

#include "bm-error.h"

#define NOT_GIVEN G_MININT
#define MOST_LEFT_OUT 2

static int players = NOT_GIVEN, leave = NOT_GIVEN;
static char *board, *locations, *solo;
static gboolean drawn_worms, queens;

const GOptionEntry tb_cli_options[] = {
  { "players", 0, 0, G_OPTION_ARG_INT, &players, "How many play: 1 to 5 (default 2)", "N" },
  { "board", 0, 0, G_OPTION_ARG_STRING, &board, "desert (default) or canyon", "BOARD" },
  { "locations", 0, 0, G_OPTION_ARG_STRING, &locations, "standard (default), shuffled, random", "HOW" },
  { "drawn-worms", 0, 0, G_OPTION_ARG_NONE, &drawn_worms, "Setup with drawn Worms, not the starting ones", NULL },
  { "solo", 0, 0, G_OPTION_ARG_STRING, &solo, "Solo: delivery, extermination, scramble", "SCENARIO" },
  { "queens", 0, 0, G_OPTION_ARG_NONE, &queens, "Solo: the Queens stay in the deck", NULL },
  { "leave", 0, 0, G_OPTION_ARG_INT, &leave, "Solo: leave out 0 (default) to 2 of the squad", "N" },
  G_OPTION_ENTRY_NULL
};

static gboolean
refuse (GError     **error,
        const char  *words)
{
  g_set_error_literal (error, BM_ERROR, BM_ERROR_REFUSED, words);
  return FALSE;
}

/* TEXT may be NULL: the option was not given; that is valid. */
static gboolean
is_choice (const char         *option,
           const char         *text,
           const char *const  *choices,
           GError            **error)
{
  g_autofree char *list = NULL;

  if (text == NULL || g_strv_contains (choices, text))
    return TRUE;
  list = g_strjoinv (", ", (char **) choices);
  g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "--%s: must be one of %s, not \"%s\"", option, list, text);
  return FALSE;
}

static gboolean
is_in_range (const char  *option,
             int          value,
             int          least,
             int          most,
             GError     **error)
{
  if (value == NOT_GIVEN || (value >= least && value <= most))
    return TRUE;
  g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "--%s: must lie in %d..%d", option, least, most);
  return FALSE;
}

static gboolean
check (GError **error)
{
  static const char *const boards[] = { "desert", "canyon", NULL };
  static const char *const ways[] = { "standard", "shuffled", "random", NULL };
  static const char *const scenarios[] = { "delivery", "extermination", "scramble", NULL };
  gboolean alone = players == 1 || (players == NOT_GIVEN && solo != NULL);

  if (!is_in_range ("players", players, 1, TB_MAX_SEATS, error)
      || !is_choice ("board", board, boards, error)
      || !is_choice ("locations", locations, ways, error)
      || !is_choice ("solo", solo, scenarios, error)
      || !is_in_range ("leave", leave, 0, MOST_LEFT_OUT, error))
    return FALSE;
  if (solo != NULL && !alone)
    return refuse (error, "--solo is for one player, and does not go with --players");
  if (queens && !alone)
    return refuse (error, "--queens is for one player: with --solo, or --players 1");
  if (leave != NOT_GIVEN && !alone)
    return refuse (error, "--leave is for one player: with --solo, or --players 1");
  return TRUE;
}

char *
tb_cli_dup_start (GError **error)
{
  GString *start;

  if (players == NOT_GIVEN && board == NULL && locations == NULL && !drawn_worms && solo == NULL && !queens
      && leave == NOT_GIVEN)
    return NULL;
  if (!check (error))
    return NULL;
  start = g_string_new (NULL);
  g_string_printf (start, "start:players=%d", solo != NULL ? 1 : players == NOT_GIVEN ? 2 : players);
  if (board != NULL)
    g_string_append_printf (start, ",board=%s", board);
  if (locations != NULL)
    g_string_append_printf (start, ",locations=%s", locations);
  if (drawn_worms)
    g_string_append (start, ",worms=drawn");
  if (solo != NULL)
    g_string_append_printf (start, ",scenario=%s", solo);
  if (queens)
    g_string_append (start, ",queens=yes");
  if (leave != NOT_GIVEN)
    g_string_append_printf (start, ",leave=%d", leave);
  return g_string_free (start, FALSE);
}
