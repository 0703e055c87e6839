/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A match in the terminal: whose turn it is, and the commands typed.
 */
#include "cli-table.h"

#include <string.h>

#include "cli.h"

static gconstpointer
position (CliTable *table)
{
  return bm_match_get_position (table->match);
}

static BmMove
read_move (CliTable   *table,
           const char *text)
{
  return table->rules->read_move (position (table), text);
}

static void
show_why (CliTable   *table,
          const char *text)
{
  g_autofree char *reason = NULL;
  BmRefusal refusal = { 0 };

  if (table->rules->why (position (table), read_move (table, text), &refusal))
    {
      cli_put ("It is legal.\n");
      return;
    }
  reason = cli_refusal_text (&refusal);
  cli_say (reason);
}

static void
show_card (CliTable   *table,
           const char *text)
{
  g_autofree char *id = g_ascii_strdown (text, -1);
  g_autofree char *line = table->game->dup_card (id);

  if (line == NULL)
    cli_put ("There is no such card in this match.\n");
  else
    cli_say (line);
}

static void
tell_lock (CliTable *table)
{
  guint n;
  const BmEvent *events = bm_match_get_lock (table->match, &n);
  const char *words = table->game->lock_words == NULL ? NULL : table->game->lock_words (events, n);

  cli_printf ("%s: that cannot be taken back.\n", words == NULL ? "Something hidden was shown" : words);
}

static void
undo (CliTable *table)
{
  switch (bm_match_can_undo (table->match))
    {
    case BM_MATCH_UNDO_YES:
      bm_match_undo (table->match);
      return;
    case BM_MATCH_UNDO_NOTHING:
      cli_put ("There is nothing to take back.\n");
      return;
    case BM_MATCH_UNDO_OVER:
      cli_put ("The match is over.\n");
      return;
    case BM_MATCH_UNDO_CHANCE:
      tell_lock (table);
      return;
    case BM_MATCH_UNDO_OTHER_SIDE:
      cli_put (bm_match_get_n_seats (table->match) == 2 ? "The other side made the last move.\n"
               : "Somebody else made the last move.\n");
      return;
    default:
      g_return_if_reached ();
    }
}

static void
play_move (CliTable   *table,
           const char *text)
{
  BmMove move = read_move (table, text);
  g_autofree gpointer before = g_memdup2 (position (table), table->rules->position_size);
  g_autofree char *reason = NULL;
  BmRefusal refusal = { 0 };

  if (bm_match_play (table->match, move, &refusal))
    {
      cli_players_follow (table->players, table->rules, before, move);
      return;
    }
  reason = cli_refusal_text (&refusal);
  cli_say (reason);
  if (refusal.rule == NULL)
    cli_put ("\"?\" lists every legal move, \"help\" what else there is.\n");
}

static void
obey (CliTable   *table,
      const char *line)
{
  if (strcmp (line, "") == 0)
    return;
  if (strcmp (line, "?") == 0)
    cli_table_show_moves (table);
  else if (g_ascii_strcasecmp (line, "help") == 0)
    cli_table_show_help (table);
  else if (g_ascii_strcasecmp (line, "board") == 0)
    cli_table_show_board (table);
  else if (g_ascii_strcasecmp (line, "quit") == 0)
    table->quit = TRUE;
  else if (g_ascii_strcasecmp (line, "undo") == 0)
    undo (table);
  else if (g_ascii_strcasecmp (line, "redo") == 0)
    {
      if (!bm_match_redo (table->match))
        cli_put ("There is nothing to make again.\n");
    }
  else if (table->game->dup_card != NULL && g_ascii_strncasecmp (line, "card ", 5) == 0)
    show_card (table, line + 5);
  else if (g_ascii_strncasecmp (line, "why ", 4) == 0)
    show_why (table, line + 4);
  else
    play_move (table, line);
}

static void
save (CliTable *table)
{
  g_autoptr (BmRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gboolean was_unsaved = table->unsaved;

  if (table->record_file == NULL)
    return;
  record = bm_match_dup_record (table->match);
  table->unsaved = !bm_record_save (record, table->record_file, &error);
  /* Reported once, not after every move. */
  if (table->unsaved && !was_unsaved)
    cli_complain ("bloodmoon-cli play: --record: %s", error->message);
}

static void
event_cb (BmMatch       *match,
          const BmEvent *event,
          CliTable      *table)
{
  cli_table_show_event (table, event);
}

static void
changed_cb (BmMatch       *match,
            BmMatchChange  change,
            CliTable      *table)
{
  int seat = bm_match_get_to_act (match);
  gboolean to_be_handed = table->handed && seat != BM_SIDE_NOBODY && seat != table->here;

  /* No board for a computer, nor before the terminal is handed over: it would show the hand. */
  if (!cli_table_is_computers (table) && !to_be_handed)
    cli_table_show_board (table);
  save (table);
  /* Discards the computers' search trees, as moves may have been undone. */
  for (guint i = 0; i < G_N_ELEMENTS (table->players) && change != BM_MATCH_PLAYED; i++)
    {
      if (table->players[i] != NULL)
        cli_player_follow (table->players[i], BM_MOVE_NONE);
    }
}

/* The prompt: whose move it is, and the kind of decision. */
static void
prompt (CliTable *table)
{
  g_autoptr (GString) text = g_string_new (table->rules->seat_ids[bm_match_get_to_act (table->match)]);

  if (table->game->append_question != NULL)
    table->game->append_question (text, position (table));
  cli_printf ("%s> ", text->str);
}

/* Prints the move of SEAT, as far as it is visible. */
static void
put_move (CliTable *table,
          int       seat,
          BmMove    move)
{
  g_autofree char *text = cli_move_text (table->rules, move);

  if (table->rules->is_secret (position (table), move) && cli_table_looker (table) != seat)
    cli_printf ("%s> %.*s ?\n", table->rules->seat_ids[seat], (int) strcspn (text, " "), text);
  else
    cli_printf ("%s> %s\n", table->rules->seat_ids[seat], text);
}

/* FALSE: its bot has failed. */
static gboolean
play_computer (CliTable *table)
{
  int seat = bm_match_get_to_act (table->match);
  g_autofree gpointer before = g_memdup2 (position (table), table->rules->position_size);
  g_autoptr (GError) error = NULL;
  BmMove move = cli_player_choose (table->players[seat], before, &error);

  if (move == BM_MOVE_NONE)
    {
      cli_complain ("bloodmoon-cli play: the bot of %s has lost: it %s", table->game->seat_names[seat], error->message);
      return FALSE;
    }
  put_move (table, seat, move);
  bm_match_play (table->match, move, NULL);
  cli_players_follow (table->players, table->rules, before, move);
  return TRUE;
}

/* FALSE: end of input. */
static gboolean
play_person (CliTable *table)
{
  char line[CLI_MAX_LINE];

  if (table->handed && !cli_table_hand_over (table, bm_match_get_to_act (table->match)))
    return FALSE;
  prompt (table);
  if (!cli_flush ())
    return FALSE;
  if (!cli_table_read_line (line))
    {
      cli_put ("\n");
      return FALSE;
    }
  obey (table, line);
  return TRUE;
}

void
cli_table_play (CliTable *table)
{
  g_signal_connect (table->match, "event", G_CALLBACK (event_cb), table);
  g_signal_connect (table->match, "changed", G_CALLBACK (changed_cb), table);
  if (!cli_table_is_computers (table))
    {
      table->here = bm_match_get_to_act (table->match);
      cli_table_show_board (table);
    }
  while (!table->quit && bm_match_get_to_act (table->match) != BM_SIDE_NOBODY)
    {
      if (!cli_table_is_computers (table))
        {
          if (!play_person (table))
            break;
        }
      else if (!play_computer (table))
        {
          table->failed = TRUE;
          break;
        }
      else if (!cli_flush ())
        break;
    }
  if (bm_match_get_n_moves (table->match) == 0)
    save (table);
}
