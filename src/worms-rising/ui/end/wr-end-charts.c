/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-end-charts.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-bar.h"
#include "wr-spent-words.h"
#include "bm-words.h"
#include "wr-words.h"

#define ICON 20

static const WrDuelDay *
day_of (const WrDuelHistory *history,
        guint                day)
{
  return &g_array_index (history->days, WrDuelDay, day);
}

static const WrNote *
note_of (const WrDuelHistory *history,
         guint                index)
{
  return &g_array_index (history->notes, WrNote, index);
}

/* Events by day. */

typedef guint (*ReadFigure) (const WrFigures *figures);

static guint
read_hunger (const WrFigures *figures)
{
  return figures->hunger;
}

static guint
read_health (const WrFigures *figures)
{
  return figures->health;
}

static guint
read_suspicion (const WrFigures *figures)
{
  return figures->suspicion;
}

static void
add_steps (BmChart             *chart,
           const WrDuelHistory *history,
           const BmChartHead   *head,
           const char          *style,
           guint                max,
           ReadFigure           read)
{
  g_autofree BmChartPoint *points = g_new (BmChartPoint, history->samples->len);
  guint n = 0;

  for (guint i = 0; i < history->samples->len; i++)
    {
      const WrSample *sample = &g_array_index (history->samples, WrSample, i);
      double value = read (&sample->figures);

      if (n == 0 || points[n - 1].value != value)
        points[n++] = (BmChartPoint) { sample->at, value };
    }
  bm_chart_add_steps (chart, head, style, max, points, n, history->end);
}

static void
add_marks (BmChart             *chart,
           const WrDuelHistory *history,
           WrNoteKind           kind,
           const char          *art,
           ReadFigure           read)
{
  for (guint i = 0; i < history->notes->len; i++)
    if (note_of (history, i)->kind == kind)
      bm_chart_add_mark (chart, art, note_of (history, i)->at, read (&note_of (history, i)->figures));
}

/* The first and the last day on which WORM was alive; TRUE: to the end. */
static gboolean
find_life (const WrDuelHistory *history,
           guint                worm,
           double              *from,
           double              *to)
{
  gboolean alive = FALSE;

  *from = *to = 0;
  for (guint i = 0; i < history->samples->len; i++)
    {
      const WrSample *sample = &g_array_index (history->samples, WrSample, i);
      gboolean now = sample->figures.living >> worm & 1;

      if (now && !alive && *to == 0)
        *from = sample->at;
      if (!now && alive)
        *to = sample->at;
      alive = now;
    }
  if (alive)
    *to = history->end;
  return alive;
}

static void
add_worms (BmChart             *chart,
           const WrDuelHistory *history)
{
  static const char *const faces[WR_N_WORMS] = {
    "pieces/worm-green", "pieces/worm-yellow", "pieces/worm-purple", "pieces/worm-pink"
  };
  const BmChartHead head = { _("Worms"), "pieces/worm-green", NULL, NULL };

  bm_chart_add_lanes (chart, &head);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      double from, to;

      gboolean alive = find_life (history, worm, &from, &to);

      bm_chart_add_lane (chart, wr_piece_class (worm), wr_piece_letter (worm), from, to);
      if (to > from)
        bm_chart_add_mark (chart, alive ? faces[worm] : "pieces/gravestone", to, worm);
    }
}

/* The same as text. */

static void
add_sentence (GString *words,
              char    *sentence)
{
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, sentence);
  g_free (sentence);
}

static char *
dup_worms (guint worms)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (worms >> worm & 1)
      bm_words_join (names, wr_piece_words (worm));
  return g_strdup (names->str);
}

/* The figures of day number DAY, from 0.  (transfer full) */
static char *
dup_day (const WrDuelHistory *history,
         guint                day)
{
  const WrDuelDay *all = day_of (history, day);
  g_autoptr(GString) words = g_string_new (NULL);
  guint living = wr_figures_living (&all->end);

  add_sentence (words, g_strdup_printf (all->rain ? _("Day %u, with rain.") : _("Day %u."),
                                        history->first_day + day));
  add_sentence (words, all->start.hunger == all->end.hunger
                         ? g_strdup_printf (_("Hunger %u."), all->end.hunger)
                         : g_strdup_printf (_("Hunger %1$u to %2$u."), all->start.hunger, all->end.hunger));
  add_sentence (words, all->start.health == all->end.health
                         ? g_strdup_printf (_("Health %u."), all->end.health)
                         : g_strdup_printf (_("Health %1$u to %2$u."), all->start.health, all->end.health));
  add_sentence (words, all->start.suspicion == all->end.suspicion
                         ? g_strdup_printf (_("Suspicion %u."), all->end.suspicion)
                         : g_strdup_printf (_("Suspicion %1$u to %2$u."), all->start.suspicion, all->end.suspicion));
  add_sentence (words, g_strdup_printf (ngettext ("%u Worm alive.", "%u Worms alive.", living), living));
  if (all->eaten != 0)
    {
      g_autofree char *names = dup_worms (all->eaten);

      /* Translators: names of Worms. */
      add_sentence (words, g_strdup_printf (_("Eaten: %s."), names));
    }
  if (all->died != 0)
    {
      g_autofree char *names = dup_worms (all->died);

      /* Translators: names of Worms that died but were not eaten. */
      add_sentence (words, g_strdup_printf (_("Lost: %s."), names));
    }
  if (all->bites > 0)
    add_sentence (words, g_strdup_printf (ngettext ("%u bite.", "%u bites.", all->bites), all->bites));
  return g_strdup (words->str);
}

typedef struct
{
  guint least, most, last;
} Course;

/* The course of a figure during the match; FALSE: it never changed. */
static gboolean
find_course (const WrDuelHistory *history,
             ReadFigure           read,
             Course              *course)
{
  course->last = read (&day_of (history, history->days->len - 1)->end);
  course->least = course->most = course->last;
  for (guint i = 0; i < history->samples->len; i++)
    {
      guint value = read (&g_array_index (history->samples, WrSample, i).figures);

      course->least = MIN (course->least, value);
      course->most = MAX (course->most, value);
    }
  return course->least < course->most;
}

static guint
count_notes (const WrDuelHistory *history,
             WrNoteKind           kind)
{
  guint n = 0;

  for (guint i = 0; i < history->notes->len; i++)
    n += note_of (history, i)->kind == kind;
  return n;
}

char *
wr_end_charts_dup_all (const WrDuelHistory *history)
{
  g_autoptr(GString) words = g_string_new (NULL);
  Course all;
  guint n;

  if (history->days->len == 0)
    return g_strdup (_("It did not last a single day."));
  /* Translators: the lowest, the highest and the last value. */
  add_sentence (words, find_course (history, read_hunger, &all)
                         ? g_strdup_printf (_("Hunger ranged from %1$u to %2$u and ended at %3$u."), all.least,
                                            all.most, all.last)
                         : g_strdup_printf (_("Hunger stayed at %u."), all.last));
  add_sentence (words, find_course (history, read_health, &all)
                         ? g_strdup_printf (_("Health ranged from %1$u to %2$u and ended at %3$u."), all.least,
                                            all.most, all.last)
                         : g_strdup_printf (_("Health stayed at %u."), all.last));
  add_sentence (words, find_course (history, read_suspicion, &all)
                         ? g_strdup_printf (_("Suspicion ranged from %1$u to %2$u and ended at %3$u."), all.least,
                                            all.most, all.last)
                         : g_strdup_printf (_("Suspicion stayed at %u."), all.last));
  n = count_notes (history, WR_NOTE_MEAL);
  add_sentence (words, g_strdup_printf (ngettext ("%u Worm was eaten.", "%u Worms were eaten.", n), n));
  n = count_notes (history, WR_NOTE_BITE);
  add_sentence (words, g_strdup_printf (ngettext ("There was %u bite.", "There were %u bites.", n), n));
  n = count_notes (history, WR_NOTE_RAIN);
  add_sentence (words, g_strdup_printf (ngettext ("It rained %u time.", "It rained %u times.", n), n));
  return g_strdup (words->str);
}

/* Both. */

void
wr_end_charts_fill (BmChart             *chart,
                    const WrDuelHistory *history)
{
  g_autofree char *most_hunger = g_strdup_printf ("%d", BM_HUNGER_TOP);
  g_autofree char *most_health = g_strdup_printf ("%u", history->max_health);
  const BmChartHead hunger = { _("Hunger"), "actions/food", most_hunger, "0" };
  const BmChartHead health = { _("Health"), "actions/heart", most_health, "0" };
  /* Translators: both ends of Suspicion. */
  const BmChartHead suspicion = { _("Suspicion"), "actions/eye", _("Sus"), _("Dum") };
  g_autofree char *all = NULL;

  g_return_if_fail (BM_IS_CHART (chart));

  all = wr_end_charts_dup_all (history);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  bm_chart_clear (chart, history->days->len, history->first_day, _("Day"));
  for (guint day = 0; day < history->days->len; day++)
    {
      g_autofree char *spoken = dup_day (history, day);

      bm_chart_set_spoken (chart, day, spoken);
    }
  add_steps (chart, history, &hunger, "hunger", BM_HUNGER_TOP, read_hunger);
  add_marks (chart, history, WR_NOTE_MEAL, "actions/eat", read_hunger);
  add_steps (chart, history, &health, "health", history->max_health, read_health);
  add_marks (chart, history, WR_NOTE_BITE, "actions/bite", read_health);
  add_worms (chart, history);
  add_steps (chart, history, &suspicion, "suspicion", BM_SUSPICION_TOP, read_suspicion);
  add_marks (chart, history, WR_NOTE_RAIN, "scenery/rain", read_suspicion);
}

/* Actions. */

typedef struct
{
  const char *name;
  const char *art;
  guint       count;
} Row;

static Row
row_of (guint kind,
        guint count)
{
  if (kind == WR_HISTORY_POWER)
    return (Row) { wr_kind_words (WR_MOVE_USE), wr_kind_art (WR_MOVE_USE), count };
  return (Row) { wr_spent_words (kind), wr_spent_art (kind), count };
}

/* Sorted by frequency, descending; returns the number. */
static guint
sort_rows (const WrDuelHistory *history,
           WrSide               side,
           Row                  rows[WR_HISTORY_KINDS])
{
  guint n = 0;

  for (guint kind = 0; kind < WR_HISTORY_KINDS; kind++)
    {
      guint count = history->actions[side][kind], at = n;

      if (count == 0)
        continue;
      for (; at > 0 && rows[at - 1].count < count; at--)
        rows[at] = rows[at - 1];
      rows[at] = row_of (kind, count);
      n++;
    }
  return n;
}

/* The bars of both sides have the same scale. */
static guint
most_actions (const WrDuelHistory *history)
{
  guint most = 1;

  for (guint kind = 0; kind < WR_HISTORY_KINDS; kind++)
    most = MAX (most, MAX (history->actions[WR_SIDE_BIRD][kind], history->actions[WR_SIDE_WORMS][kind]));
  return most;
}

static void
add_row (GtkGrid   *grid,
         int        y,
         const Row *row,
         guint      most)
{
  g_autofree char *number = g_strdup_printf ("%u", row->count);
  GtkWidget *name = gtk_label_new (row->name), *count = gtk_label_new (number);
  GtkWidget *bar = bm_bar_new ((double) row->count / most);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (count), 1);
  gtk_widget_add_css_class (count, "bar-number");
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, bm_art_image_new (row->art, ICON), 0, y, 1, 1);
  gtk_grid_attach (grid, name, 1, y, 1, 1);
  gtk_grid_attach (grid, count, 2, y, 1, 1);
  gtk_grid_attach (grid, bar, 3, y, 1, 1);
}

static char *
dup_total (WrSide side,
           guint  total)
{
  if (side == WR_SIDE_BIRD)
    return g_strdup_printf (ngettext ("The Bird: %u action", "The Bird: %u actions", total), total);
  return g_strdup_printf (ngettext ("The Worms: %u action", "The Worms: %u actions", total), total);
}

static void
add_bars (GtkGrid             *bars,
          const WrDuelHistory *history,
          WrSide               side,
          const char          *style)
{
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "column-spacing", 6,
                                "row-spacing", 4, "valign", GTK_ALIGN_START, "hexpand", TRUE, NULL);
  Row rows[WR_HISTORY_KINDS];
  guint n = sort_rows (history, side, rows), total = 0;
  g_autoptr(GString) spoken = g_string_new (NULL);
  g_autofree char *title = NULL;
  GtkWidget *heading;

  for (guint i = 0; i < n; i++)
    {
      /* Translators: an action and how many were spent on it: "Fly 8". */
      g_autofree char *words = g_strdup_printf (_("%1$s %2$u"), rows[i].name, rows[i].count);

      total += rows[i].count;
      add_row (grid, (int) i + 1, &rows[i], most_actions (history));
      bm_words_join (spoken, words);
    }
  title = dup_total (side, total);
  heading = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (GTK_WIDGET (grid), style);
  gtk_grid_attach (grid, heading, 0, 0, 4, 1);
  gtk_grid_attach_next_to (bars, GTK_WIDGET (grid), NULL, GTK_POS_RIGHT, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
}

void
wr_end_charts_add_bars (GtkGrid             *bars,
                        const WrDuelHistory *history)
{
  g_return_if_fail (GTK_IS_GRID (bars));

  add_bars (bars, history, WR_SIDE_BIRD, "bird-side");
  add_bars (bars, history, WR_SIDE_WORMS, "worms-side");
}
