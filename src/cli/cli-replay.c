/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * replay: a saved match, move by move.
 */
#include "cli.h"

#include "bm-file.h"
#include "bm-games.h"
#include "bm-replay.h"

static void
put_beginning (const BmRecord *record)
{
  const BmGame *game = record->game;

  cli_printf ("%s, seed %" G_GUINT64_FORMAT "\n", record->start, record->seed);
  for (guint seat = 0; game->seat_ids[seat] != NULL; seat++)
    {
      g_autofree char *name = g_strdup (record->players[seat]);

      if (*name != '\0')
        cli_printf ("%s: %s\n", game->seat_ids[seat], cli_sanitize (name));
    }
  if (record->rules != game->rules)
    cli_printf ("Played by rules number %u; these are number %u, so it is shown as far as it is legal.\n",
                record->rules, game->rules);
  if (bm_record_other_set (record))
    cli_put ("Played with other cards than these, so it is shown as far as it is legal.\n");
}

static void
put_move (BmMatch *match,
          guint    index)
{
  const BmGame *game = bm_match_get_game (match);
  g_autoptr (GString) text = g_string_new (NULL);
  const BmEvent *events;
  guint n;

  g_string_append_printf (text, "%u. %s: ", index + 1, game->seat_ids[bm_match_get_move_side (match, index)]);
  game->move_text (bm_match_get_move (match, index), text);
  events = bm_match_get_events (match, index, &n);
  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, "\n   ");
      game->event_text (&events[i], text);
    }
  cli_printf ("%s\n", text->str);
}

static void
put_comment (BmMatch *match,
             guint    ply)
{
  const char *comment = bm_match_get_comment (match, ply);
  g_auto (GStrv) lines = comment == NULL ? NULL : g_strsplit (comment, "\n", -1);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    cli_printf ("   # %s\n", cli_sanitize (lines[i]));
}

/* FALSE: a move is not legal; it is reported. */
static gboolean
check_moves (const char         *name,
             const BmRecord     *record,
             const BmDivergence *divergence)
{
  g_autofree char *reason = NULL;

  if (!divergence->found || divergence->day != 0)
    return TRUE;
  reason = cli_refusal_text (&divergence->refusal);
  cli_complain ("%s: moves[%u]: \"%s\" is not legal: %s", name, divergence->move,
                (const char *) g_ptr_array_index (record->moves, divergence->move), reason);
  return FALSE;
}

/* Up to the first move that is not legal. */
static void
put_moves (BmMatch *match)
{
  put_comment (match, 0);
  for (guint i = 0; i < bm_match_get_n_moves (match); i++)
    {
      put_move (match, i);
      put_comment (match, i + 1);
    }
}

/* Compares the saved digests with those of the match as replayed.  Only the first day that differs is reported, as
   those after it differ as a consequence. */
static gboolean
compare_digests (const char     *name,
                 const BmRecord *record,
                 BmMatch        *match)
{
  g_autoptr (BmRecord) played = bm_match_dup_record (match);
  GHashTableIter iter;
  gpointer key, saved;
  guint first = 0;
  const char *found;

  g_hash_table_iter_init (&iter, record->hashes);
  while (g_hash_table_iter_next (&iter, &key, &saved))
    {
      guint day = GPOINTER_TO_UINT (key);

      if ((first == 0 || day < first) && g_strcmp0 (saved, bm_record_get_hash (played, day)) != 0)
        first = day;
    }
  if (first == 0)
    return TRUE;

  found = bm_record_get_hash (played, first);
  cli_complain ("%s: hashes.%u: the record says %s, played through it is %s", name, first,
                bm_record_get_hash (record, first), found == NULL ? "no day" : found);
  return FALSE;
}

static gboolean turning_points;
static char *side_text;
static char *seed_text;

/* The bits of the seats whose moves are examined. */
static gboolean
read_sides (BmMatch *match,
            guint   *sides)
{
  const BmGame *game = bm_match_get_game (match);
  guint n = bm_match_get_n_seats (match);
  g_autofree char *names = NULL;

  *sides = 0;
  for (guint seat = 0; seat < n; seat++)
    if (side_text == NULL || g_str_equal (side_text, game->seat_ids[seat]))
      *sides |= 1u << seat;
  if (*sides != 0)
    return TRUE;
  names = bm_game_dup_seats (game, n);
  cli_complain ("bloodmoon-cli replay: --side: must be %s", names);
  return FALSE;
}

static void
put_end (BmMatch *match)
{
  const BmGame *game = bm_match_get_game (match);
  guint winners = bm_match_get_winners (match);
  const char *before = "";

  if (winners == 0)
    {
      cli_put (bm_match_get_to_act (match) == BM_SIDE_NOBODY ? "Nobody won.\n" : "The match goes on.\n");
      return;
    }
  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    {
      if ((winners >> seat & 1) == 0)
        continue;
      winners &= ~(1u << seat);
      cli_printf ("%s%s", before, game->seat_ids[seat]);
      before = (winners & (winners - 1)) == 0 ? " and " : ", ";
    }
  cli_put (" won.\n");
}

/* The result, unless the match contradicts the rules. */
static CliStatus
put_match (const char         *name,
           const BmRecord     *record,
           BmMatch            *match,
           const BmDivergence *divergence)
{
  put_beginning (record);
  put_moves (match);
  if (!check_moves (name, record, divergence) || !compare_digests (name, record, match))
    return CLI_FAILED;
  put_end (match);
  return CLI_DONE;
}

static CliStatus
put_turning_points (const char         *name,
                    const BmRecord     *record,
                    BmMatch            *match,
                    const BmDivergence *divergence)
{
  guint64 seed;
  guint sides;

  if (!read_sides (match, &sides) || !cli_read_seed (seed_text, &seed))
    return CLI_USAGE;
  return check_moves (name, record, divergence) ? cli_put_turning_points (match, sides, seed) : CLI_FAILED;
}

CliStatus
cli_replay (int    argc,
            char **argv)
{
  static const GOptionEntry entries[] = {
    { "turning-points", 0, 0, G_OPTION_ARG_NONE, &turning_points, "Print the moves that cost most instead", NULL },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side_text, "Those of this side only", "SIDE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, "What they are looked for with (1)", "N" },
    G_OPTION_ENTRY_NULL
  };
  static const CliUsage usage = {
    .usage = "FILE",
    .summary = "Plays a saved match through and prints every move and what it did.",
    .entries = entries,
    .game_from_file = TRUE,
    .least = 1,
    .most = 1,
  };
  g_autoptr (BmRecord) record = NULL;
  g_autoptr (BmMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  BmDivergence divergence;
  CliStatus status;
  const char *name;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (!turning_points && (side_text != NULL || seed_text != NULL))
    {
      cli_complain ("bloodmoon-cli replay: --side and --seed go with --turning-points only");
      return CLI_USAGE;
    }
  name = bm_file_name (argv[1]);
  record = bm_record_load (argv[1], &error);
  if (record == NULL)
    {
      cli_complain ("%s", error->message);
      return CLI_USAGE;
    }
  match = bm_match_new_from_record (record, &divergence, &error);
  cli_report_packs ();
  if (match == NULL)
    {
      cli_complain ("%s: start: %s", name, error->message);
      return CLI_USAGE;
    }

  return (turning_points ? put_turning_points : put_match) (name, record, match, &divergence);
}
