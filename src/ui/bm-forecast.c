/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-forecast.h"

#include <glib/gi18n-lib.h>

#include "bm-certain.h"
#include "bm-words.h"

static void
cross (guint         *crossed,
       const BmEvent *event)
{
  if (event->kind == BM_EVENT_WORM_EATEN || event->kind == BM_EVENT_ZOMBIE_EATEN || event->kind == BM_EVENT_DIED)
    *crossed |= 1u << event->who;
}

void
bm_forecast_move (const BmPosition *pos,
                  BmMove            move,
                  BmForecast       *forecast)
{
  int side = bm_position_to_act (pos);
  BmPosition view = *pos;
  g_autofree BmEventList *events = g_new (BmEventList, 1);
  guint n;

  if (side != BM_SIDE_NOBODY)
    bm_rules_hide (&view, (BmSide) side);
  forecast->position = view;
  forecast->crossed = 0;
  n = bm_certain_play (&view, move, events);
  forecast->open = n < events->n || (view.n_frames > 0 && bm_position_to_act (&view) != side);
  for (guint i = 0; i < n; i++)
    {
      bm_event_replay (&events->items[i], &forecast->position);
      cross (&forecast->crossed, &events->items[i]);
    }
}

static void
append_change (GString    *caption,
               BmTracker   tracker,
               int         by)
{
  g_autofree char *number = NULL, *words = NULL;

  if (by == 0)
    return;
  /* A real minus sign, not a hyphen. */
  number = by > 0 ? g_strdup_printf ("+%d", by) : g_strdup_printf ("−%d", -by);
  switch (tracker)
    {
    case BM_TRACKER_HUNGER:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Hunger"), number);
      break;
    case BM_TRACKER_SUSPICION:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Suspicion"), number);
      break;
    case BM_TRACKER_HEALTH:
    default:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Health"), number);
      break;
    }
  bm_words_join (caption, words);
}

char *
bm_forecast_caption (const BmPosition *pos,
                     const BmForecast *forecast)
{
  const BmPosition *then = &forecast->position;
  GString *caption = g_string_new (NULL);

  if (then->winner != pos->winner)
    g_string_append (caption, then->winner == BM_SIDE_BIRD ? _("The Bird wins") : _("The Worms win"));
  append_change (caption, BM_TRACKER_HUNGER, (int) then->hunger - pos->hunger);
  append_change (caption, BM_TRACKER_HEALTH, (int) then->health - pos->health);
  append_change (caption, BM_TRACKER_SUSPICION, (int) then->suspicion - pos->suspicion);
  if (forecast->open)
    g_string_append (caption, caption->len > 0 ? " ?" : "?");
  return g_string_free (caption, FALSE);
}

static void
note_night_event (const BmEvent *event,
                  BmNight       *night)
{
  BmTonight *board = &night->board;

  cross (&board->crossed, event);
  switch ((int) event->kind)
    {
    case BM_EVENT_SANK:
      board->sinks[event->n] = (guint8) (board->sinks[event->n] + event->to - event->from);
      break;
    case BM_EVENT_BROKE:
      if (board->n_breaks < G_N_ELEMENTS (board->breaks))
        {
          night->broken[board->n_breaks] = event->who;
          board->breaks[board->n_breaks++] = event->from;
        }
      break;
    case BM_EVENT_WORM_EATEN:
    case BM_EVENT_ZOMBIE_EATEN:
      night->met |= 1u << event->who;
      break;
    case BM_EVENT_DIED:
      night->burnt |= 1u << event->who;
      break;
    case BM_EVENT_TRACKER:
      if (event->who == BM_TRACKER_HUNGER)
        night->hunger = event->to;
      break;
    case BM_EVENT_WON:
      night->winner = event->who;
      break;
    default:
      break;
    }
}

/* The column whose sinking waits for a choice: from there on nothing is certain. */
static int
open_column (const BmPosition *pos)
{
  for (guint i = 0; i < pos->n_frames; i++)
    if (pos->frames[i].kind == BM_FRAME_DAY && pos->frames[i].a == BM_PHASE_SINK)
      return MAX (0, (int) pos->frames[i].b - 1);
    else if (pos->frames[i].kind == BM_FRAME_DAY)
      return BM_N_COLUMNS - 1;
  return 0;
}

/* Which card somebody discards, or draws, is nothing to the night: it comes when all turns are over. */
static void
end_turn (BmPosition  *view,
          BmEventList *events)
{
  bm_rules_apply (view, BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0), NULL, events);
  while (view->n_frames == 1 && view->frames[0].kind == BM_FRAME_DAY && view->frames[0].a == BM_PHASE_DISCARD
         && view->winner == BM_NO_WINNER)
    bm_rules_apply (view, BM_MOVE (BM_PIECE_NONE, BM_MOVE_DISCARD, view->cards[view->turn].cards[0], 0), NULL, events);
}

/* TRUE: the night is over.  FALSE: not yet, or a die decides (OPEN). */
static gboolean
note_night (const BmEventList *events,
            BmNight           *night)
{
  for (guint i = 0; i < events->n; i++)
    {
      if (events->items[i].kind == BM_EVENT_DAY)
        return TRUE;
      if (events->items[i].kind == BM_EVENT_ROLLED)
        {
          night->open = TRUE;
          return FALSE;
        }
      note_night_event (&events->items[i], night);
    }
  return FALSE;
}

gboolean
bm_forecast_night (const BmPosition *pos,
                   BmNight          *night)
{
  BmPosition view = *pos;
  g_autofree BmEventList *events = g_new (BmEventList, 1);
  gboolean dawn = FALSE;

  *night = (BmNight) { .hunger = pos->hunger, .winner = BM_SIDE_NOBODY };
  if (pos->turn == BM_TURN_SETUP || pos->winner != BM_NO_WINNER)
    return FALSE;
  bm_rules_hide (&view, (BmSide) pos->turn);
  night->waits = view.n_frames > 0;
  for (guint turn = 0; turn < BM_N_SIDES && !dawn && !night->open && view.winner == BM_NO_WINNER; turn++)
    {
      if (view.n_frames > 0)
        break;
      events->n = events->dropped = 0;
      end_turn (&view, events);
      dawn = note_night (events, night);
    }
  if (!dawn && view.winner == BM_NO_WINNER)
    {
      night->open = TRUE;
      for (int column = open_column (&view); column < BM_N_COLUMNS; column++)
        night->board.uncertain |= 1u << column;
    }
  return TRUE;
}

const char *
bm_forecast_no_night (const BmPosition *pos)
{
  return pos->turn == BM_TURN_SETUP ? _("The first day has not begun yet.") : _("No night is coming.");
}

static void
add_line (GArray     *lines,
          const char *art,
          char       *text)
{
  const BmNightLine line = { text, art };

  g_array_append_val (lines, line);
}

/* Columns that sink equally far share a line. */
static void
add_sinking (GArray        *lines,
             const BmNight *night)
{
  guint most = 0;

  for (int column = 0; column < BM_N_COLUMNS; column++)
    most = MAX (most, night->board.sinks[column]);
  for (guint rows = most; rows > 0; rows--)
    {
      g_autoptr(GString) names = g_string_new (NULL);
      guint n = 0;

      for (int column = 0; column < BM_N_COLUMNS; column++)
        if (night->board.sinks[column] == rows)
          {
            const char letter[] = { (char) ('a' + column), '\0' };

            bm_words_join (names, letter);
            n++;
          }
      if (n == 1)
        /* Translators: %1$c is the column's letter, %2$d how many spaces. */
        add_line (lines, "marks/sink", g_strdup_printf (ngettext ("Column %1$c sinks %2$d", "Column %1$c sinks %2$d",
                                                                  rows), names->str[0], (int) rows));
      else if (n > 1)
        /* Translators: %1$s are the letters of several columns, %2$d how many spaces: "Columns a, d sink 1". */
        add_line (lines, "marks/sink", g_strdup_printf (ngettext ("Columns %1$s sink %2$d", "Columns %1$s sink %2$d",
                                                                  rows), names->str, (int) rows));
    }
}

static void
add_breaking (GArray        *lines,
              const BmNight *night)
{
  char name[BM_SPACE_NAME_SIZE];

  for (guint i = 0; i < night->board.n_breaks; i++)
    {
      bm_space_name (night->board.breaks[i], name);
      add_line (lines, "marks/crack", night->broken[i] == BM_TOKEN_DRILL
                                      /* Translators: %s is a space like "e4". */
                                      ? g_strdup_printf (_("The Drill at %s breaks"), name)
                                      /* Translators: %s is a space like "e4". */
                                      : g_strdup_printf (_("The Bedrock at %s breaks"), name));
    }
}

static void
add_deaths (GArray        *lines,
            const BmNight *night)
{
  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (night->met >> piece & 1)
      /* Translators: %s is the name of a Worm or a Zombie. */
      add_line (lines, "marks/cross", g_strdup_printf (_("The Bird meets %s"), bm_piece_words (piece)));
    else if (night->burnt >> piece & 1)
      /* Translators: %s is the name of a Worm or a Zombie. */
      add_line (lines, "marks/cross", g_strdup_printf (_("%s meets Lava"), bm_piece_words (piece)));
}

static void
night_line_clear (gpointer line)
{
  g_clear_pointer (&((BmNightLine *) line)->text, g_free);
}

GArray *
bm_forecast_night_list (const BmNight *night)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (BmNightLine));

  g_array_set_clear_func (lines, night_line_clear);
  add_deaths (lines, night);
  add_sinking (lines, night);
  add_breaking (lines, night);
  if (lines->len == 0 && night->waits)
    {
      add_line (lines, NULL, g_strdup (_("First a choice has to be made.")));
      return lines;
    }
  if (lines->len == 0 && !night->open)
    add_line (lines, NULL, g_strdup (_("Nothing sinks")));
  if (night->winner == BM_SIDE_BIRD)
    add_line (lines, NULL, g_strdup (_("The Bird wins")));
  else if (night->winner == BM_SIDE_WORMS)
    add_line (lines, "marks/cross", g_strdup (_("The Bird starves")));
  else if (night->open)
    add_line (lines, NULL, g_strdup (lines->len > 0 ? _("Then a choice or a die decides: ?")
                                                    : _("A choice or a die decides: ?")));
  else
    add_line (lines, "actions/eat", g_strdup_printf (_("Hunger will be %d"), night->hunger));
  return lines;
}

char **
bm_forecast_night_lines (const BmNight *night)
{
  g_autoptr(GArray) list = bm_forecast_night_list (night);
  char **lines = g_new0 (char *, list->len + 1);

  for (guint i = 0; i < list->len; i++)
    lines[i] = g_strdup (g_array_index (list, BmNightLine, i).text);
  return lines;
}
