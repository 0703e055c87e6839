/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-forecast-words.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "wr-words.h"

static void
append_change (GString    *caption,
               WrTracker   tracker,
               int         by)
{
  g_autofree char *number = NULL, *words = NULL;

  if (by == 0)
    return;
  /* A real minus sign, not a hyphen. */
  number = by > 0 ? g_strdup_printf ("+%d", by) : g_strdup_printf ("−%d", -by);
  switch (tracker)
    {
    case WR_TRACKER_HUNGER:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Hunger"), number);
      break;
    case WR_TRACKER_SUSPICION:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Suspicion"), number);
      break;
    case WR_TRACKER_HEALTH:
    default:
      /* Translators: %s is a signed number. */
      words = g_strdup_printf (_("%s Health"), number);
      break;
    }
  bm_words_join (caption, words);
}

char *
wr_forecast_caption (const WrPosition *pos,
                     const WrForecast *forecast)
{
  const WrPosition *then = &forecast->position;
  GString *caption = g_string_new (NULL);

  if (then->winner != pos->winner)
    g_string_append (caption, then->winner == WR_SIDE_BIRD ? _("The Bird wins") : _("The Worms win"));
  append_change (caption, WR_TRACKER_HUNGER, (int) then->hunger - pos->hunger);
  append_change (caption, WR_TRACKER_HEALTH, (int) then->health - pos->health);
  append_change (caption, WR_TRACKER_SUSPICION, (int) then->suspicion - pos->suspicion);
  if (forecast->open)
    g_string_append (caption, caption->len > 0 ? " ?" : "?");
  return g_string_free (caption, FALSE);
}

const char *
wr_forecast_no_night (const WrPosition *pos)
{
  return pos->turn == WR_TURN_SETUP ? _("The first day has not begun yet.") : _("No night is coming.");
}

static void
add_line (GArray     *lines,
          const char *art,
          char       *text)
{
  const WrNightLine line = { text, art };

  g_array_append_val (lines, line);
}

/* Columns that sink equally far share a line. */
static void
add_sinking (GArray        *lines,
             const WrNight *night)
{
  guint most = 0;

  for (int column = 0; column < WR_N_COLUMNS; column++)
    most = MAX (most, night->board.sinks[column]);
  for (guint rows = most; rows > 0; rows--)
    {
      g_autoptr(GString) names = g_string_new (NULL);
      guint n = 0;

      for (int column = 0; column < WR_N_COLUMNS; column++)
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
              const WrNight *night)
{
  for (guint i = 0; i < night->board.n_breaks; i++)
    {
      const char *name = wr_space_name (night->board.breaks[i]);

      add_line (lines, "marks/crack", night->broken[i] == WR_TOKEN_DRILL
                                      /* Translators: %s is a space like "e4". */
                                      ? g_strdup_printf (_("The Drill at %s breaks"), name)
                                      /* Translators: %s is a space like "e4". */
                                      : g_strdup_printf (_("The Bedrock at %s breaks"), name));
    }
}

static void
add_deaths (GArray        *lines,
            const WrNight *night)
{
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (night->met >> piece & 1)
      /* Translators: %s is the name of a Worm or a Zombie. */
      add_line (lines, "marks/cross", g_strdup_printf (_("The Bird meets %s"), wr_piece_words (piece)));
    else if (night->burnt >> piece & 1)
      /* Translators: %s is the name of a Worm or a Zombie. */
      add_line (lines, "marks/cross", g_strdup_printf (_("%s meets Lava"), wr_piece_words (piece)));
}

static void
night_line_clear (gpointer line)
{
  g_clear_pointer (&((WrNightLine *) line)->text, g_free);
}

GArray *
wr_forecast_night_list (const WrNight *night)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (WrNightLine));

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
  if (night->winner == WR_SIDE_BIRD)
    add_line (lines, NULL, g_strdup (_("The Bird wins")));
  else if (night->winner == WR_SIDE_WORMS)
    add_line (lines, "marks/cross", g_strdup (_("The Bird starves")));
  else if (night->open)
    add_line (lines, NULL, g_strdup (lines->len > 0 ? _("Then a choice or a die decides: ?")
                                                    : _("A choice or a die decides: ?")));
  else
    add_line (lines, "actions/eat", g_strdup_printf (_("Hunger will be %d"), night->hunger));
  return lines;
}

char **
wr_forecast_night_lines (const WrNight *night)
{
  g_autoptr(GArray) list = wr_forecast_night_list (night);
  char **lines = g_new0 (char *, list->len + 1);

  for (guint i = 0; i < list->len; i++)
    lines[i] = g_strdup (g_array_index (list, WrNightLine, i).text);
  return lines;
}
