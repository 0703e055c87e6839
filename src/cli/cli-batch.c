/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * batch: one JSON request a line, one JSON answer a line, for bots and other implementations of the rules.
 */
#include "cli.h"

#include <stdio.h>

#include "bm-games.h"
#include "bm-request.h"

/* Reads one line, without its end, into LINE.  Of a line longer than a position may be, only enough is kept to detect
   that it is too long.  FALSE: end of input. */
static gboolean
read_line (GString *line)
{
  int c;

  g_string_truncate (line, 0);
  while ((c = getc_unlocked (stdin)) != EOF && c != '\n')
    {
      if (line->len <= BM_JSON_MAX_POSITION)
        g_string_append_c (line, (char) c);
    }
  if (line->len > 0 && line->str[line->len - 1] == '\r')
    g_string_truncate (line, line->len - 1);
  return c != EOF || line->len > 0;
}

static void
append_error (GString         *answer,
              const char      *message,
              const BmRefusal *refusal)
{
  g_string_append (answer, "{\"error\": ");
  bm_json_append_string (answer, message);
  if (refusal != NULL)
    {
      g_string_append (answer, ", \"rule\": ");
      if (refusal->rule == NULL)
        g_string_append (answer, "null");
      else
        bm_json_append_string (answer, refusal->rule);
    }
  g_string_append_c (answer, '}');
}

/* Names of cards, spaces and pieces need no escapes.  The events as the seat VIEWER sees them, or unfiltered if WHOLE. */
static void
append_events (GString         *answer,
               const BmRequest *request,
               gboolean         whole,
               int              viewer)
{
  const GArray *events = request->events;

  g_string_append (answer, "\"events\": [");
  for (guint i = 0; i < events->len; i++)
    {
      BmEvent event = g_array_index (events, BmEvent, i);

      if (!whole)
        request->game->hide_event (&event, viewer);
      g_string_append (answer, i == 0 ? "\"" : ", \"");
      request->game->event_text (&event, answer);
      g_string_append_c (answer, '"');
    }
  g_string_append_c (answer, ']');
}

static void
append_legal (GString         *answer,
              const BmRequest *request)
{
  g_autoptr (GPtrArray) lines = cli_legal_moves (request->game, request->position);

  g_string_append (answer, ", \"legal\": [");
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (answer, "%s\"%s\"", i == 0 ? "" : ", ", (char *) g_ptr_array_index (lines, i));
  g_string_append_c (answer, ']');
}

/* The view of each seat, sorted by the ids of the seats. */
static void
append_views (GString         *answer,
              const BmRequest *request)
{
  const BmGame *game = request->game;
  guint n = game->seats (request->position);
  int seats[BM_MAX_SEATS];

  bm_game_sort_seats (game, n, seats);
  g_string_append (answer, ", \"views\": {");
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (answer, "%s\"%s\": {", i == 0 ? "" : ", ", game->seat_ids[seats[i]]);
      append_events (answer, request, FALSE, seats[i]);
      g_string_append (answer, ", \"position\": ");
      game->append_view (request->position, seats[i], FALSE, answer);
      g_string_append_c (answer, '}');
    }
  g_string_append_c (answer, '}');
}

static void
append_result (GString         *answer,
               const BmRequest *request,
               gboolean         views)
{
  g_string_append_c (answer, '{');
  append_events (answer, request, TRUE, BM_SIDE_NOBODY);
  append_legal (answer, request);
  g_string_append (answer, ", \"position\": ");
  request->game->append_position (request->position, answer);
  if (views)
    append_views (answer, request);
  g_string_append_c (answer, '}');
}

static gboolean
read_request (const char  *name,
              GString     *line,
              BmRequest   *request,
              gboolean    *views,
              GError     **error)
{
  static const char *const keys[] = { "dice", "game", "moves", "position", "seed", "views", NULL };
  g_autoptr (JsonNode) node = NULL;
  BmJson root, child;

  if (line->len > BM_JSON_MAX_POSITION)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: $: longer than %d bytes", name, BM_JSON_MAX_POSITION);
      return FALSE;
    }
  node = bm_json_parse (name, line->str, line->len, error);
  if (node == NULL)
    return FALSE;
  root = BM_JSON_ROOT (name, node);
  return bm_json_check_object (&root, keys, error) && bm_request_read (&root, request, error) &&
         (!bm_json_member (&root, "views", &child) || bm_json_get_boolean (&child, views, error));
}

static void
answer_request (GString *answer,
                GString *line,
                guint    number)
{
  g_auto (BmRequest) request = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  gboolean views = FALSE;
  char name[32];
  BmRefusal refusal;

  g_snprintf (name, sizeof name, "line %u", number);
  bm_request_init (&request, cli_game ()->rules);
  if (!read_request (name, line, &request, &views, &error))
    {
      append_error (answer, error->message, NULL);
      return;
    }
  if (bm_request_play (&request, &refusal, &error))
    {
      append_result (answer, &request, views);
      return;
    }
  if (error != NULL)
    {
      append_error (answer, error->message, NULL);
      return;
    }
  message = g_strdup_printf ("moves[%u]: %s", request.n_played, refusal.message);
  append_error (answer, message, &refusal);
}

CliStatus
cli_batch (int    argc,
           char **argv)
{
  static const CliUsage usage = {
    .usage = "",
    .summary = "Reads one JSON request a line from standard input and answers each at once with\n"
               "one line: {\"position\": {}, \"moves\": [], \"dice\": []} with\n"
               "{\"position\": {}, \"legal\": [], \"events\": []}\n"
               "or {\"error\": \"...\", \"rule\": \"...\"}.  With \"views\": true it also has what each\n"
               "seat sees, and with \"game\" it is about that one.",
  };
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) answer = g_string_sized_new (8192);
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  for (guint number = 1; read_line (line); number++)
    {
      if (line->len == 0)
        continue;
      g_string_truncate (answer, 0);
      answer_request (answer, line, number);
      cli_report_packs ();
      g_string_append_c (answer, '\n');
      cli_put (answer->str);
      if (!cli_flush ())
        return CLI_FAILED;
    }
  if (ferror (stdin))
    {
      cli_complain ("%s: $: cannot be read", "standard input");
      return CLI_USAGE;
    }
  return CLI_DONE;
}
