/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the terminal shows during a match, and for which seat.
 */
#include "cli-table.h"

#include <stdio.h>
#include <string.h>

#include "cli.h"

/* Cursor home, clear the screen, clear the scrollback. */
#define CLEAR "\033[H\033[2J\033[3J"

gboolean
cli_table_is_computers (CliTable *table)
{
  int seat = bm_match_get_to_act (table->match);

  return seat != BM_SIDE_NOBODY && table->players[seat] != NULL;
}

/* With one person, that person's seat; with several, the seat that decides or has the terminal. */
int
cli_table_looker (CliTable *table)
{
  int person = BM_SIDE_NOBODY, to_act = bm_match_get_to_act (table->match);
  guint n = bm_match_get_n_seats (table->match), n_persons = 0;

  if (table->handed)
    return table->here;
  for (guint seat = 0; seat < n; seat++)
    {
      if (table->players[seat] != NULL)
        continue;
      person = (int) seat;
      n_persons++;
    }
  if (n_persons == 1)
    return person;
  return n_persons > 1 && cli_table_is_computers (table) ? BM_SIDE_NOBODY : to_act;
}

void
cli_table_show_board (CliTable *table)
{
  g_autoptr (GString) text = g_string_new ("\n");
  gconstpointer position = bm_match_get_position (table->match);
  int viewer = bm_match_get_to_act (table->match);

  if (table->game->append_board != NULL)
    table->game->append_board (text, position, viewer, table->utf8);
  else if (viewer == BM_SIDE_NOBODY)
    table->rules->append_position (position, text);
  else
    table->rules->append_view (position, viewer, FALSE, text);
  if (text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  cli_put (text->str);
}

void
cli_table_show_event (CliTable      *table,
                      const BmEvent *event)
{
  BmEvent shown = *event;
  g_autofree char *text = NULL;

  table->rules->hide_event (&shown, cli_table_looker (table));
  text = cli_event_text (table->rules, &shown);
  cli_printf ("  %s\n", text);
}

void
cli_table_show_moves (CliTable *table)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (table->match, moves);
  gsize width = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = cli_move_text (table->rules, moves[i]);

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

void
cli_table_show_help (CliTable *table)
{
  g_autoptr (GString) text = g_string_new ("Type a move as \"?\" lists them, or:\n"
                                           "  ?          every legal move\n");

  if (table->game->dup_card != NULL)
    g_string_append (text, "  card NAME  what a card says\n");
  g_string_append (text, "  why MOVE   why a move is not legal\n"
                         "  undo       take the last move back\n"
                         "  redo       make it again\n"
                         "  board      draw the board again\n"
                         "  help       this help\n"
                         "  quit       leave\n");
  if (table->game->append_legend != NULL)
    table->game->append_legend (text, table->utf8);
  cli_put (text->str);
}

/* A NUL, or an overlong line, is marked with "?", so that the line cannot be taken for another one. */
gboolean
cli_table_read_line (char line[CLI_MAX_LINE])
{
  gsize length = 0;
  int c;

  while ((c = getchar ()) != EOF && c != '\n')
    {
      if (length < CLI_MAX_LINE - 1)
        line[length++] = c == '\0' ? '?' : (char) c;
      else
        line[length - 1] = '?';
    }
  line[length] = '\0';
  g_strstrip (line);
  return c != EOF || length > 0;
}

/* Whether one of the two seats sees something that the other does not. */
static gboolean
see_different (CliTable *table,
               int       one,
               int       other)
{
  gsize size = table->rules->position_size;
  g_autofree gpointer view = g_memdup2 (bm_match_get_position (table->match), size);
  g_autofree gpointer view_of_other = g_memdup2 (view, size);

  table->rules->hide (view, one);
  table->rules->hide (view_of_other, other);
  return memcmp (view, view_of_other, size) != 0;
}

static gboolean
wait_for_enter (const char *seat,
                const char *words)
{
  char line[CLI_MAX_LINE];

  cli_printf ("\n%s%s", seat, words);
  return cli_flush () && cli_table_read_line (line);
}

/* The events since SEAT last had the terminal. */
static void
show_news (CliTable *table,
           int       seat)
{
  guint ply = bm_match_get_ply (table->match), n;
  const BmEvent *events = bm_match_get_events_since (table->match, MIN (table->seen[seat], ply), &n);

  for (guint i = 0; i < n; i++)
    cli_table_show_event (table, &events[i]);
}

gboolean
cli_table_hand_over (CliTable *table,
                     int       seat)
{
  int before = table->here;
  const char *name = table->rules->seat_ids[seat];

  if (before == seat)
    return TRUE;
  if (before != BM_SIDE_NOBODY)
    table->seen[before] = bm_match_get_ply (table->match);
  if (before != BM_SIDE_NOBODY && see_different (table, before, seat))
    {
      if (!wait_for_enter (name, " is next.  Press Enter when you have seen all: the screen is cleared."))
        return FALSE;
      cli_put (CLEAR);
      if (!wait_for_enter (name, ", press Enter when you alone can see the screen."))
        return FALSE;
      table->here = seat;
      show_news (table, seat);
    }
  table->here = seat;
  cli_table_show_board (table);
  return TRUE;
}
