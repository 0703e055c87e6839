/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-end-charts.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-sum-bar.h"
#include "tb-end-words.h"
#include "tb-race.h"
#include "tb-words.h"

#define ICON        18
#define NAME_LETTERS 14

static const char *const source_classes[TB_N_SOURCES] = {
  [TB_SOURCE_BOUNTIES] = "part-bounties", [TB_SOURCE_EGGS] = "part-eggs",   [TB_SOURCE_WORMS] = "part-worms",
  [TB_SOURCE_BONUS] = "part-bonus",       [TB_SOURCE_OTHER] = "part-other", [TB_SOURCE_START] = "part-start",
};

/* ---- The race */

static const char *
note_art (TbNoteKind kind)
{
  switch (kind)
    {
    case TB_NOTE_BOUNTY:
      return "terror-below/tokens/star";
    case TB_NOTE_DEATH:
      return "terror-below/pieces/gravestone";
    case TB_NOTE_POINTS:
    case TB_NOTE_KILL:
    case TB_NOTE_OUT:
    case TB_NOTE_DELIVERY:
    case TB_NOTE_GOAL:
    default:
      return NULL;
    }
}

static void
add_racer (BmChart         *chart,
           const TbHistory *history,
           guint            seat)
{
  g_autoptr(GArray) race = tb_race_points (history, seat);
  g_autofree BmChartPoint *points = g_new (BmChartPoint, race->len);
  g_autofree char *label = g_strdup_printf ("%u", history->totals[seat].points);

  for (guint i = 0; i < race->len; i++)
    {
      const TbRacePoint *point = &g_array_index (race, TbRacePoint, i);

      points[i] = (BmChartPoint) { point->at, point->points };
    }
  bm_chart_add_racer (chart, tb_seat_class (seat), points, race->len, tb_mark_art (seat), label);
}

static void
add_race (BmChart         *chart,
          const TbHistory *history,
          gboolean         to_goal)
{
  guint top = tb_race_top (history), goal = tb_box->numbers.goal;
  g_autofree char *top_words = g_strdup_printf ("%u", top), *goal_words = g_strdup_printf ("%u", goal);
  const BmChartHead head = { _("Points"), "terror-below/tokens/star", top_words, "0" };

  bm_chart_add_race (chart, &head, top, goal, to_goal && goal <= top ? goal_words : NULL);
  for (guint seat = 0; seat < history->n_seats; seat++)
    add_racer (chart, history, seat);
  for (guint i = 0; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);

      if (note_art (note->kind) != NULL && note->round > 0)
        bm_chart_add_racer_mark (chart, note->seat, note_art (note->kind), note->at);
    }
}

/* The progress of a solo match's objective.  That of a Scramble is the race itself. */
static void
add_objective (BmChart         *chart,
               const TbHistory *history,
               guint            need)
{
  g_autofree char *top = g_strdup_printf ("%u", need);
  const BmChartHead head = { _("Objective"), "terror-below/actions/deliver", top, "0" };
  g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (BmChartPoint));
  BmChartPoint point = { 0, 0 };

  g_array_append_val (points, point);
  for (guint i = 0; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);

      point = (BmChartPoint) { note->at, note->n };
      if (note->kind == TB_NOTE_GOAL)
        g_array_append_val (points, point);
    }
  bm_chart_add_steps (chart, &head, "objective", need, (const BmChartPoint *) (gpointer) points->data, points->len,
                      history->end);
}

void
tb_end_charts_fill (BmChart         *chart,
                    const TbHistory *history,
                    BmMatch         *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autofree char *all = NULL;
  gboolean solo = tb_position_is_solo (pos);

  g_return_if_fail (BM_IS_CHART (chart));

  all = tb_race_words (history, match);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  bm_chart_clear (chart, history->rounds->len, history->first_round, _("Round"));
  for (guint i = 0; i < history->rounds->len; i++)
    {
      g_autofree char *spoken = tb_race_round_words (history, match, i);

      bm_chart_set_spoken (chart, i, spoken);
    }
  add_race (chart, history, !solo || pos->options.scenario == TB_SOLO_SCRAMBLE);
  if (solo && pos->options.scenario != TB_SOLO_SCRAMBLE)
    add_objective (chart, history, tb_box->numbers.need[pos->options.scenario]);
}

/* ---- The deeds */

typedef struct
{
  const char *art;
  const char *name;
} Column;

static GtkWidget *
new_label (const char *text,
           const char *style,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_head (GtkGrid *grid)
{
  const Column columns[] = {
    { "terror-below/pieces/egg-any", _("Eggs") },
    { "terror-below/actions/attack", _("Worms") },
    { "terror-below/tokens/star", _("Bounties") },
    /* Translators: of Leaders; the head of a column. */
    { "terror-below/pieces/gravestone", _("Deaths") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *icon = bm_art_image_new (columns[i].art, ICON);

      gtk_widget_set_halign (icon, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), icon);
      gtk_box_append (GTK_BOX (box), new_label (columns[i].name, "deed-head", 0.5f));
      gtk_grid_attach (grid, box, (int) i + 1, 0, 1, 1);
    }
  gtk_grid_attach (grid, g_object_new (GTK_TYPE_LABEL, "label", _("Points"), "xalign", 0.0f, "valign", GTK_ALIGN_END,
                                       "css-classes", (const char *const[]) { "deed-head", NULL }, NULL), 5, 0, 2, 1);
}

static void
add_number (GtkGrid    *grid,
            int         column,
            int         row,
            guint       n,
            const char *style)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_grid_attach (grid, new_label (number, style, 0.5f), column, row, 1, 1);
}

static void
add_row (GtkGrid         *grid,
         const TbHistory *history,
         BmMatch         *match,
         guint            seat)
{
  const TbTotals *totals = &history->totals[seat];
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name = new_label (tb_player_words (match, seat), "heading", 0);
  GtkWidget *bar = bm_sum_bar_new (tb_race_top (history));
  int row = (int) seat + 1;

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_LETTERS);
  gtk_widget_add_css_class (name, tb_seat_class (seat));
  gtk_box_append (GTK_BOX (who), bm_art_image_new (tb_mark_art (seat), ICON + 2));
  gtk_box_append (GTK_BOX (who), name);
  gtk_grid_attach (grid, who, 0, row, 1, 1);
  add_number (grid, 1, row, totals->delivered, NULL);
  add_number (grid, 2, row, totals->killed, NULL);
  add_number (grid, 3, row, totals->bounties, NULL);
  add_number (grid, 4, row, totals->deaths, NULL);
  for (guint source = 0; source < TB_N_SOURCES; source++)
    bm_sum_bar_add (BM_SUM_BAR (bar), source_classes[source], totals->by[source]);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, bar, 5, row, 1, 1);
  add_number (grid, 6, row, totals->points, "bar-number");
}

/* The legend of the bars' parts, by pattern and word: only those that occur. */
static GtkWidget *
new_legend (const TbHistory *history)
{
  GtkWidget *legend = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-focus", FALSE,
                                    "selection-mode", GTK_SELECTION_NONE, "column-spacing", 6, "max-children-per-line",
                                    TB_N_SOURCES, "margin-top", 4, NULL);

  gtk_widget_add_css_class (legend, "chart-legend");
  for (guint source = 0; source < TB_N_SOURCES; source++)
    {
      GtkWidget *item = gtk_flow_box_child_new (), *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
      GtkWidget *swatch = g_object_new (GTK_TYPE_BOX, "css-name", "swatch", "valign", GTK_ALIGN_CENTER, NULL);
      guint all = 0;

      for (guint seat = 0; seat < history->n_seats; seat++)
        all += history->totals[seat].by[source];
      gtk_widget_add_css_class (swatch, source_classes[source]);
      gtk_box_append (GTK_BOX (entry), swatch);
      gtk_box_append (GTK_BOX (entry), gtk_label_new (tb_source_words (source)));
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (item), entry);
      gtk_widget_set_focusable (item, FALSE);
      gtk_widget_set_visible (item, all > 0);
      gtk_flow_box_append (GTK_FLOW_BOX (legend), item);
    }
  return legend;
}

void
tb_end_charts_add_bars (GtkGrid         *bars,
                        const TbHistory *history,
                        BmMatch         *match)
{
  GtkWidget *grid;
  g_autoptr(GString) spoken = g_string_new (NULL);

  g_return_if_fail (GTK_IS_GRID (bars));

  grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "column-spacing", 10, "row-spacing", 5,
                       "valign", GTK_ALIGN_START, "hexpand", TRUE, NULL);
  add_head (GTK_GRID (grid));
  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      g_autofree char *words = tb_race_deeds_words (history, match, seat);

      add_row (GTK_GRID (grid), history, match, seat);
      g_string_append_printf (spoken, "%s%s", seat == 0 ? "" : " ", words);
    }
  gtk_grid_attach (GTK_GRID (grid), new_legend (history), 0, (int) history->n_seats + 1, 7, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Deeds and points"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
  gtk_grid_attach (bars, grid, 0, 0, 1, 1);
}
