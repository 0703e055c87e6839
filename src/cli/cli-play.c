/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * play: a match in the terminal, between people and computer players.
 */
#include "cli.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "wr-event-text.h"
#include "bm-match.h"
#include "wr-move-text.h"
#include "wr-names.h"
#include "wr-position-json.h"
#include "wr-request.h"
#include "wr-rules.h"
#include "wr-game.h"
#include "wr-card-set.h"
#include "cli-player.h"

/* No line that means anything is longer. */
#define MAX_LINE 200

/* What a side is called that a person plays. */
#define PERSON "person"

/* A bot that is slower is out of order. */
#define BOT_SECONDS 600

static char *seed;
static char *record_file;
static char *names[WR_N_SIDES];

static const GOptionEntry entries[] = {
  { "bird", 0, 0, G_OPTION_ARG_STRING, &names[WR_SIDE_BIRD], "Who plays the Bird (default: person)", "LEVEL|CMD" },
  { "worms", 0, 0, G_OPTION_ARG_STRING, &names[WR_SIDE_WORMS], "Who plays the Worms (default: person)", "LEVEL|CMD" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record_file, "Save the match to a new FILE after every move", "FILE" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "State of the generator (default: a new one each time)", "N" },
  G_OPTION_ENTRY_NULL
};

typedef struct
{
  BmMatch   *match;
  CliPlayer *players[WR_N_SIDES]; /* NULL: a person */
  gboolean   utf8;
  gboolean   quit;
  gboolean   failed;  /* a bot has */
  gboolean   unsaved; /* the record could not be written */
} Table;

static const WrPosition *
position (Table *table)
{
  return bm_match_get_position (table->match);
}

static void
show_board (Table *table)
{
  g_autoptr (GString) text = g_string_new ("\n");

  cli_append_board (text, position (table), table->utf8);
  cli_put (text->str);
}

static void
show_help (Table *table)
{
  g_autoptr (GString) text = g_string_new ("Type a move as \"?\" lists them, or:\n"
                                           "  ?          every legal move\n"
                                           "  card NAME  what a card says\n"
                                           "  why MOVE   why a move is not legal\n"
                                           "  undo       take the last move back\n"
                                           "  redo       make it again\n"
                                           "  board      draw the board again\n"
                                           "  help       this help\n"
                                           "  quit       leave\n");

  cli_append_legend (text, table->utf8);
  cli_put (text->str);
}

static void
show_moves (Table *table)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (table->match, moves);
  gsize width = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = wr_move_to_text (moves[i]);

      if (i > 0 && width + strlen (text) + 3 > 78)
        {
          cli_put ("\n");
          width = 0;
        }
      cli_printf ("%s%s", width == 0 ? "  " : ", ", text);
      width += strlen (text) + 2;
    }
  cli_put ("\n");
}

static void
show_why (Table      *table,
          const char *text)
{
  g_autofree char *reason = NULL;
  BmRefusal refusal = { 0 };

  if (wr_rules_why (position (table), wr_move_from_text (position (table), text), &refusal))
    {
      cli_put ("It is legal.\n");
      return;
    }
  reason = cli_refusal_text (&refusal);
  cli_say (reason);
}

static void
show_card (const char *text)
{
  g_autofree char *id = g_ascii_strdown (text, -1);
  g_autofree char *line = NULL;
  guint8 card = wr_card_find (id);

  if (card == WR_NO_CARD)
    {
      cli_put ("There is no such card in this match.\n");
      return;
    }
  line = g_strdup_printf ("%s: %s", wr_card_name (card), wr_card_text (card));
  cli_say (line);
}

/* Whether a computer player is to decide. */
static gboolean
computer_decides (Table *table)
{
  int side = bm_match_get_to_act (table->match);

  return side != BM_SIDE_NOBODY && table->players[side] != NULL;
}

/* Whose cards may be shown: the person's who plays a computer; else those of the side that decides now. */
static int
looker (Table *table)
{
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    {
      if (table->players[side] != NULL && table->players[wr_side_other (side)] == NULL)
        return wr_side_other (side);
    }
  return bm_match_get_to_act (table->match);
}

/* What locks the last move.  Which card it was is not for everybody. */
static void
tell_lock (Table *table)
{
  static const struct { WrEventKind kind; const char *words; } learned[] = {
    { WR_EVENT_ROLLED, "A die was rolled" },
    { WR_EVENT_DRAWN, "A card was drawn" },
    { WR_EVENT_SEEN, "A card was seen" },
    { WR_EVENT_SHUFFLED, "A deck was shuffled" },
  };
  const char *words = "Something hidden was shown";
  guint n;
  const BmEvent *events = bm_match_get_lock (table->match, &n);

  for (guint i = n; i > 0; i--)
    for (guint j = 0; j < G_N_ELEMENTS (learned); j++)
      if (events[i - 1].kind == learned[j].kind)
        words = learned[j].words;
  cli_printf ("%s: that cannot be taken back.\n", words);
}

static void
undo (Table *table)
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
      cli_put ("The other side made the last move.\n");
      return;
    default:
      g_return_if_reached ();
    }
}

static void
tell_players (Table  *table,
              int     mover,
              BmMove  move)
{
  for (int side = 0; side < WR_N_SIDES; side++)
    {
      if (table->players[side] != NULL)
        cli_player_follow (table->players[side], move, side == mover);
    }
}

static void
play_move (Table      *table,
           const char *text)
{
  BmMove move = wr_move_from_text (position (table), text);
  int side = bm_match_get_to_act (table->match);
  g_autofree char *reason = NULL;
  BmRefusal refusal = { 0 };

  if (bm_match_play (table->match, move, &refusal))
    {
      tell_players (table, side, move);
      return;
    }
  reason = cli_refusal_text (&refusal);
  cli_say (reason);
  if (refusal.rule == NULL)
    cli_put ("\"?\" lists every legal move, \"help\" what else there is.\n");
}

static void
obey (Table      *table,
      const char *line)
{
  if (strcmp (line, "") == 0)
    return;
  if (strcmp (line, "?") == 0)
    show_moves (table);
  else if (g_ascii_strcasecmp (line, "help") == 0)
    show_help (table);
  else if (g_ascii_strcasecmp (line, "board") == 0)
    show_board (table);
  else if (g_ascii_strcasecmp (line, "quit") == 0)
    table->quit = TRUE;
  else if (g_ascii_strcasecmp (line, "undo") == 0)
    undo (table);
  else if (g_ascii_strcasecmp (line, "redo") == 0)
    {
      if (!bm_match_redo (table->match))
        cli_put ("There is nothing to make again.\n");
    }
  else if (g_ascii_strncasecmp (line, "card ", 5) == 0)
    show_card (line + 5);
  else if (g_ascii_strncasecmp (line, "why ", 4) == 0)
    show_why (table, line + 4);
  else
    play_move (table, line);
}

static void
save (Table *table)
{
  g_autoptr (BmRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gboolean told = table->unsaved;

  if (record_file == NULL)
    return;
  record = bm_match_dup_record (table->match);
  table->unsaved = !bm_record_save (record, record_file, &error);
  /* Once, and not after every move. */
  if (table->unsaved && !told)
    cli_complain ("bloodmoon-cli play: --record: %s", error->message);
}

/* Whose eyes only are to see the card that the event tells of; WR_N_SIDES: it is for both. */
static WrSide
secret_of (const BmEvent *event)
{
  return event->kind == WR_EVENT_DRAWN || event->kind == WR_EVENT_SEEN ? (WrSide) event->who : WR_N_SIDES;
}

/* Two people share the terminal: what is shown is for the side that decides now. */
static void
event_cb (BmMatch       *match,
          const BmEvent *event,
          Table         *table)
{
  g_autofree char *text = NULL;
  BmEvent shown = *event;

  if (secret_of (event) != WR_N_SIDES && (int) secret_of (event) != looker (table))
    shown.n = WR_NO_CARD;
  text = wr_event_to_text (&shown);
  cli_printf ("  %s\n", text);
}

static void
changed_cb (BmMatch       *match,
            BmMatchChange  change,
            Table         *table)
{
  /* A computer needs no board, and is not to show its hand. */
  if (!computer_decides (table))
    show_board (table);
  save (table);
  /* What a computer has thought of may be about moves that are taken back. */
  if (change != BM_MATCH_PLAYED)
    for (WrSide side = 0; side < WR_N_SIDES; side++)
      if (table->players[side] != NULL)
        cli_player_follow (table->players[side], BM_MOVE_NONE, FALSE);
}

/* A NUL and what does not fit into LINE leave a "?" there, so that nothing else is understood than was typed. */
static gboolean
read_line (char line[MAX_LINE])
{
  gsize length = 0;
  int c;

  while ((c = getchar ()) != EOF && c != '\n')
    {
      if (length < MAX_LINE - 1)
        line[length++] = c == '\0' ? '?' : (char) c;
      else
        line[length - 1] = '?';
    }
  line[length] = '\0';
  g_strstrip (line);
  return c != EOF || length > 0;
}

/* Whose move it is, and what kind of choice. */
static void
prompt (Table *table)
{
  static const char *const questions[][2] = {
    { "land", "where to land" },
    { "exit", "which way out" },
    { "act", "which action" },
    { "ask", "yes or no" },
    { "pick", "what to choose" },
    { "discard", "what to discard" },
    { "draft", "which champion" },
  };
  const WrPosition *pos = position (table);
  const char *kind = wr_position_choice_kind (pos);
  guint8 card = wr_position_asking_card (pos);
  WrPiece who = wr_position_choice_piece (pos);

  cli_put (wr_side_name ((WrSide) wr_position_to_act (pos)));
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (g_strcmp0 (kind, questions[i][0]) != 0)
        continue;
      cli_put (" (");
      if (card != WR_NO_CARD)
        cli_printf ("%s, ", wr_card_id (card));
      if (who != WR_PIECE_NONE)
        cli_printf ("%s, ", wr_piece_name (who));
      cli_printf ("%s)", questions[i][1]);
    }
  cli_put ("> ");
}

/* FALSE: its bot has failed. */
static gboolean
play_computer (Table *table)
{
  int side = bm_match_get_to_act (table->match);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BmMove move = cli_player_choose (table->players[side], position (table), &error);

  if (move == BM_MOVE_NONE)
    {
      cli_complain ("bloodmoon-cli play: the bot of the %s has lost: it %s", side == WR_SIDE_BIRD ? "Bird" : "Worms",
                    error->message);
      return FALSE;
    }
  text = wr_move_to_text (move);
  cli_printf ("%s> %s\n", wr_side_name ((WrSide) side),
              cli_move_is_secret (move) && looker (table) != side ? "choose ?" : text);
  bm_match_play (table->match, move, NULL);
  tell_players (table, side, move);
  return TRUE;
}

static gboolean
seat_players (Table  *table,
              char  **who)
{
  static const CliPlayerLimits limits = { .seconds = BOT_SECONDS };
  const char *start = bm_match_get_options (table->match);

  for (WrSide side = 0; side < WR_N_SIDES; side++)
    {
      g_autoptr (GError) error = NULL;

      if (who[side] == NULL || strcmp (who[side], PERSON) == 0)
        continue;
      table->players[side] = cli_player_new (who[side], &limits, &error);
      if (table->players[side] == NULL ||
          !cli_player_begin (table->players[side], start == NULL ? "start" : start,
                             bm_match_get_seed (table->match) + side, &error))
        {
          cli_complain ("bloodmoon-cli play: the bot of the %s cannot be started: it %s",
                        side == WR_SIDE_BIRD ? "Bird" : "Worms", error->message);
          return FALSE;
        }
      bm_match_set_player (table->match, (int) side, who[side]);
    }
  return TRUE;
}

/* A match that was saved before is not lost for a new one. */
static gboolean
check_record_file (void)
{
  GStatBuf status;

  if (record_file == NULL || g_stat (record_file, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size == 0)
    return TRUE;
  cli_complain ("bloodmoon-cli play: --record: %s exists already, and is not overwritten", record_file);
  return FALSE;
}

static BmMatch *
new_match (int    argc,
           char **argv)
{
  const char *start = argc > 1 ? argv[1] : "start";
  g_autoptr (GError) error = NULL;
  BmMatch *match;
  WrPosition pos;
  guint64 number;

  if (!wr_is_start (start))
    {
      if (strcmp (start, "-") == 0)
        cli_complain ("bloodmoon-cli play: the moves come from standard input; the position must be a file");
      else if (record_file != NULL)
        cli_complain ("bloodmoon-cli play: --record: a match saved must begin with \"start\"");
      else if (cli_read_position (start, seed, &pos))
        return bm_match_new_from_position (&wr_game, &pos);
      return NULL;
    }

  if (!cli_read_seed (seed, &number) || !check_record_file ())
    return NULL;
  if (seed == NULL)
    number = ((guint64) g_random_int () << 21 ^ g_random_int ()) & BM_RANDOM_MAX_SEED;
  match = bm_match_new (&wr_game, start, number, &error);
  cli_report_packs ();
  if (match == NULL)
    cli_complain ("%s: $: %s", start, error->message);
  else
    cli_printf ("Worms Rising, seed %" G_GUINT64_FORMAT ".  \"help\" says what can be typed.\n", number);
  return match;
}

/* FALSE: nobody types any more. */
static gboolean
play_person (Table *table)
{
  char line[MAX_LINE];

  prompt (table);
  if (!cli_flush ())
    return FALSE;
  if (!read_line (line))
    {
      cli_put ("\n");
      return FALSE;
    }
  obey (table, line);
  return TRUE;
}

static void
play_match (Table *table)
{
  if (!computer_decides (table))
    show_board (table);
  while (!table->quit && bm_match_get_to_act (table->match) != BM_SIDE_NOBODY)
    {
      if (!computer_decides (table))
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

CliStatus
cli_play (int    argc,
          char **argv)
{
  static const CliUsage usage = {
    .usage = "[POSITION]",
    .summary = "Plays a match in the terminal, for two people, or one and the computer.\n"
               "POSITION is \"start\" (which is what it is when left out) or a file.  A LEVEL is\n"
               "easy, medium, hard, master; random, greedy, steady.",
    .entries = entries,
    .most = 1,
  };
  g_autoptr (BmMatch) match = NULL;
  Table table = { 0 };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  match = new_match (argc, argv);
  if (match == NULL)
    return CLI_USAGE;

  table.match = match;
  table.utf8 = g_get_charset (NULL);
  if (seat_players (&table, names))
    {
      g_signal_connect (match, "event", G_CALLBACK (event_cb), &table);
      g_signal_connect (match, "changed", G_CALLBACK (changed_cb), &table);
      play_match (&table);
    }
  else
    table.failed = TRUE;
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    g_clear_pointer (&table.players[side], cli_player_free);
  return table.failed || table.unsaved ? CLI_FAILED : CLI_DONE;
}
