/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * engine: the computer players for other programs, with the line protocol of bloodmoon-engine(7).
 */
#include "cli.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-json.h"
#include "cli-engine-lines.h"
#include "config.h"

#define PROTOCOL      1
#define DEFAULT_LEVEL BM_LEVEL_HARD
#define MOST_THREADS  64
#define MOST_TIME     (24 * 3600 * 1000)

static char *level_option, *seed_option;
static int threads_option = 1;

static const GOptionEntry entries[] = {
  { "level", 0, 0, G_OPTION_ARG_STRING, &level_option, "What it plays like (default hard)", "LEVEL" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_option, "Seed of its chance (default 1)", "N" },
  { "threads", 0, 0, G_OPTION_ARG_INT, &threads_option, "How many threads think (default 1)", "N" },
  G_OPTION_ENTRY_NULL
};

typedef struct
{
  const BmGame  *game;
  const CliLine *line;     /* the one that is being processed */
  BmLevel        level;
  guint64        seed;
  guint          threads;
  BmBot         *bot;      /* NULL: not created yet */
  BmSearchResult *result;  /* scratch memory */

  gboolean       placed;   /* a position was set: ... */
  gpointer       position; /* ... the view ... */
  int            side;     /* ... of this side */
  gboolean       moved;    /* a move was made since */
} Engine;

static void complain (Engine     *engine,
                      const char *format,
                      ...) G_GNUC_PRINTF (2, 3);

/* Reports an error in one line.  A line with an error has no other effect. */
static void
complain (Engine     *engine,
          const char *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  cli_printf ("error line %u: %s\n", engine->line->number, cli_sanitize (text));
}

/* Takes the first word off *text; "" if there is none. */
static char *
next_word (char **text)
{
  char *word = *text + strspn (*text, " \t");
  char *end = word + strcspn (word, " \t");

  *text = end + strspn (end, " \t");
  *end = '\0';
  return word;
}

static void
hello (Engine *engine,
       char   *rest)
{
  char *word = next_word (&rest);
  guint64 protocol;

  if (!g_ascii_string_to_unsigned (word, 10, 1, G_MAXUINT, &protocol, NULL) || *rest != '\0')
    {
      complain (engine, "hello: the number of a protocol must follow; this is %d", PROTOCOL);
      return;
    }
  cli_put ("id name Blood Moon\nid version " VERSION "\noption level choice");
  for (BmLevel level = 0; level < BM_N_LEVELS; level++)
    cli_printf (" %s", bm_level_id (level));
  cli_printf (" default %s\noption threads number 1 %d default %u\noption seed number 0 %" G_GUINT64_FORMAT
              " default %" G_GUINT64_FORMAT "\nhello %d\n",
              bm_level_id (engine->level), MOST_THREADS, engine->threads, BM_RANDOM_MAX_SEED, engine->seed, PROTOCOL);
}

static void
set (Engine *engine,
     char   *rest)
{
  const char *name = next_word (&rest), *value = next_word (&rest);
  guint64 number;

  if (strcmp (name, "level") == 0)
    {
      if (bm_level_find (value) == BM_N_LEVELS || *rest != '\0')
        {
          complain (engine, "set: no such level: \"%s\"", value);
          return;
        }
      engine->level = bm_level_find (value);
    }
  else if (strcmp (name, "threads") == 0)
    {
      if (!g_ascii_string_to_unsigned (value, 10, 1, MOST_THREADS, &number, NULL) || *rest != '\0')
        {
          complain (engine, "set: threads must lie in 1..%d", MOST_THREADS);
          return;
        }
      engine->threads = (guint) number;
    }
  else if (strcmp (name, "seed") == 0)
    {
      if (!g_ascii_string_to_unsigned (value, 10, 0, BM_RANDOM_MAX_SEED, &number, NULL) || *rest != '\0')
        {
          complain (engine, "set: the seed must lie in 0..%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);
          return;
        }
      engine->seed = number;
    }
  else
    {
      complain (engine, "set: no such option: \"%s\"", name);
      return;
    }
  g_clear_pointer (&engine->bot, bm_bot_free);
}

static void
new_match (Engine *engine,
           char   *rest)
{
  const char *word = next_word (&rest), *hash = next_word (&rest), *own;
  const char *start = *word == '\0' ? cli_game ()->start : word;
  g_autoptr (GError) error = NULL;
  g_autofree gpointer position = g_malloc0 (engine->game->position_size);

  if (!engine->game->start (position, start, 1, &error))
    {
      complain (engine, "new: %s", error->message);
      return;
    }
  own = engine->game->set (start);
  if (*hash != '\0' && strcmp (hash, own == NULL ? "-" : own) != 0)
    {
      complain (engine, "new: other cards are in use here: %s", own == NULL ? "-" : own);
      return;
    }
  g_clear_pointer (&engine->bot, bm_bot_free);
  engine->placed = engine->moved = FALSE;
}

static void
place (Engine *engine,
       char   *rest)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("position", rest, strlen (rest), &error);
  g_autofree gpointer position = g_malloc0 (engine->game->position_size);
  int side;

  if (node == NULL || !engine->game->read_view (&BM_JSON_ROOT ("position", node), position, &side, &error))
    {
      complain (engine, "%s", error->message);
      return;
    }
  memcpy (engine->position, position, engine->game->position_size);
  engine->side = side;
  engine->placed = TRUE;
  engine->moved = FALSE;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Both sides must agree on the legal moves; otherwise the client plays by other rules. */
static void
check_legal (Engine *engine,
             char   *rest)
{
  g_autoptr (GPtrArray) given = g_ptr_array_new_with_free_func (g_free), own = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  BmJson root, child;
  guint n;

  if (!engine->placed)
    {
      complain (engine, "legal: there is no position");
      return;
    }
  node = bm_json_parse ("legal", rest, strlen (rest), &error);
  root = BM_JSON_ROOT ("legal", node);
  if (node == NULL || !bm_json_check_list (&root, &n, &error))
    {
      complain (engine, "%s", error->message);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      const char *text;

      bm_json_element (&root, i, &child);
      text = bm_json_get_string (&child, &error);
      if (text == NULL)
        {
          complain (engine, "%s", error->message);
          return;
        }
      g_ptr_array_add (given, g_strdup (text));
    }
  g_ptr_array_sort (given, compare_lines);
  own = cli_legal_moves (engine->game, engine->position);
  for (guint i = 0; i < MAX (given->len, own->len); i++)
    {
      const char *theirs = i < given->len ? g_ptr_array_index (given, i) : NULL;
      const char *ours = i < own->len ? g_ptr_array_index (own, i) : NULL;

      if (g_strcmp0 (theirs, ours) == 0)
        continue;
      if (theirs == NULL || (ours != NULL && strcmp (ours, theirs) < 0))
        complain (engine, "legal: \"%s\" is missing", ours);
      else
        complain (engine, "legal: \"%s\" is not legal", theirs);
      return;
    }
}

/* "iterations N", "time MS", "level", in any order.  */
static gboolean
read_budget (Engine         *engine,
             char           *rest,
             BmSearchBudget *budget)
{
  while (*rest != '\0')
    {
      const char *word = next_word (&rest);
      gboolean iterations = strcmp (word, "iterations") == 0;
      guint64 number;

      if (strcmp (word, "level") == 0)
        continue;
      if (!iterations && strcmp (word, "time") != 0)
        {
          complain (engine, "go: \"iterations\", \"time\" or \"level\" can follow, not \"%s\"", word);
          return FALSE;
        }
      if (!g_ascii_string_to_unsigned (next_word (&rest), 10, 1, iterations ? G_MAXINT : MOST_TIME, &number, NULL))
        {
          complain (engine, "go: %s must lie in 1..%d", word, iterations ? G_MAXINT : MOST_TIME);
          return FALSE;
        }
      if (iterations)
        budget->iterations = (guint) number;
      else
        budget->milliseconds = (guint) number;
    }
  return TRUE;
}

static void
put_info (Engine *engine,
          gint64  took)
{
  const BmSearchResult *result = engine->result;

  if (result->iterations == 0)
    return;
  cli_printf ("info iterations %u nodes %u time %d value %.3f line ", result->iterations, result->n_nodes,
              (int) (took / 1000), result->moves[0].value);
  for (guint i = 0; i < result->n_line; i++)
    {
      g_autofree char *text = cli_move_text (engine->game, result->line[i]);

      cli_printf ("%s%s", i == 0 ? "" : ", ", text);
    }
  cli_put ("\n");
}

static void
go (Engine *engine,
    char   *rest)
{
  BmSearchBudget budget = { .threads = engine->threads, .cancelled = &engine->line->cancelled };
  gint64 before = g_get_monotonic_time ();
  g_autofree char *text = NULL;
  guint64 chance = engine->seed;
  BmMove move;

  if (!engine->placed || engine->moved)
    {
      complain (engine, "go: there is no position%s", engine->moved ? " since the last move" : "");
      return;
    }
  if (engine->game->to_act (engine->position) == BM_SIDE_NOBODY)
    {
      complain (engine, "go: the match is over");
      return;
    }
  if (!read_budget (engine, rest, &budget))
    return;
  if (engine->bot == NULL)
    engine->bot = bm_bot_new (engine->game, engine->level, engine->seed, engine->threads);
  engine->result->iterations = 0;
  move = bm_bot_choose (engine->bot, engine->position, engine->side, &budget, engine->result);
  /* Stopped before the first iteration: any legal move. */
  if (move == BM_MOVE_NONE)
    move = engine->game->pick (engine->position, &chance);
  else
    put_info (engine, g_get_monotonic_time () - before);
  text = cli_move_text (engine->game, move);
  cli_printf ("bestmove %s\n", text);
}

/* Only the first move after a position can be parsed in that position; later ones are parsed from their text alone. */
static void
follow (Engine *engine,
        char   *rest)
{
  gconstpointer position = engine->placed && !engine->moved ? engine->position : NULL;
  BmMove move = BM_MOVE_NONE;

  if (strcmp (rest, "?") != 0)
    {
      move = engine->game->read_move (position, rest);
      if (move == BM_MOVE_NONE)
        {
          complain (engine, "moved: no move is written \"%s\"", rest);
          return;
        }
    }
  engine->moved = TRUE;
  if (engine->bot != NULL)
    bm_bot_follow (engine->bot, move);
}

static void
ping (Engine *engine,
      char   *rest)
{
  cli_put ("pong\n");
}

static void
obey (Engine *engine)
{
  static const struct
  {
    const char *name;
    void      (*run) (Engine *engine,
                      char   *rest);
  } commands[] = {
    { "hello", hello }, { "set", set }, { "new", new_match }, { "position", place },
    { "legal", check_legal }, { "go", go }, { "moved", follow }, { "ping", ping },
  };
  char *rest = engine->line->text, *word;

  if (rest == NULL)
    {
      complain (engine, "no text, or longer than %d bytes", BM_JSON_MAX_POSITION);
      return;
    }
  word = next_word (&rest);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (word, commands[i].name) == 0)
        {
          commands[i].run (engine, rest);
          return;
        }
    }
  complain (engine, "no such command: \"%s\"", word);
}

static gboolean
read_options (Engine *engine)
{
  if (!cli_read_seed (seed_option, &engine->seed))
    return FALSE;
  engine->level = level_option == NULL ? DEFAULT_LEVEL : bm_level_find (level_option);
  if (engine->level == BM_N_LEVELS)
    {
      cli_complain ("bloodmoon-cli engine: --level: no such level: %s", level_option);
      return FALSE;
    }
  if (threads_option < 1 || threads_option > MOST_THREADS)
    {
      cli_complain ("bloodmoon-cli engine: --threads: must lie in 1..%d", MOST_THREADS);
      return FALSE;
    }
  engine->threads = (guint) threads_option;
  return TRUE;
}

CliStatus
cli_engine (int    argc,
            char **argv)
{
  static const CliUsage usage = {
    .usage = "",
    .summary = "Plays for other programs, which tell it line by line on standard input what to\n"
               "think about, as \"man bloodmoon-engine\" describes.",
    .entries = entries,
  };
  g_autoptr (CliLines) lines = NULL;
  g_autofree BmSearchResult *result = g_new0 (BmSearchResult, 1);
  g_autofree gpointer position = NULL;
  Engine engine = { .game = cli_game ()->rules, .result = result };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (!read_options (&engine))
    return CLI_USAGE;
  engine.position = position = g_malloc0 (engine.game->position_size);
  lines = cli_lines_new ();
  while ((engine.line = cli_lines_next (lines)) != NULL)
    {
      obey (&engine);
      cli_report_packs ();
      if (!cli_flush ())
        break;
    }
  g_clear_pointer (&engine.bot, bm_bot_free);
  return CLI_DONE;
}
