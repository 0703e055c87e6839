/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-turning-row"

#include "config.h"

#include "bm-turning-row.h"

#include <glib/gi18n-lib.h>

#include "bm-bar.h"
#include "bm-game-ui.h"
#include "bm-turning-words.h"

/* Width of the bar for a winning chance, in pixels. */
#define BAR_WIDTH 72

/* Usual width of the text for a winning chance, in characters. */
#define CHANCE_CHARS 14

static GtkWidget *
new_text (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

/* ---- The words */

/* The bar is aligned with the first line of the text beside it. */
static GtkWidget *
new_chance (double chance,
            guint  n_seats)
{
  g_autofree char *words = bm_turning_chance_words (chance, n_seats);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *bar = bm_bar_new (chance), *number = new_text (words);

  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_wrap (GTK_LABEL (number), FALSE);
  gtk_label_set_width_chars (GTK_LABEL (number), CHANCE_CHARS);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), number);
  return box;
}

static void
add_move (GtkGrid    *grid,
          int         y,
          const char *caption,
          const char *move,
          double      chance,
          guint       n_seats)
{
  GtkWidget *name = new_text (caption), *words = new_text (move);

  gtk_widget_add_css_class (name, "quiet");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_attach (grid, name, 0, y, 1, 1);
  gtk_grid_attach (grid, words, 1, y, 1, 1);
  gtk_grid_attach (grid, new_chance (chance, n_seats), 2, y, 1, 1);
}

/* Keeps a number on one line with its noun.  (transfer full) */
static char *
dup_unbroken (const char *when)
{
  const char *space = strrchr (when, ' ');

  return space == NULL ? g_strdup (when) : g_strdup_printf ("%.*s\u00a0%s", (int) (space - when), when, space + 1);
}

static GtkWidget *
new_moves (const BmTurningPoint *point,
           BmMatch              *match,
           const char           *when)
{
  g_autofree char *played = bm_turning_played_words (point, match), *better = bm_turning_better_words (point, match);
  g_autofree char *head = dup_unbroken (when), *cost = bm_turning_cost_words (point, match);
  guint n = bm_match_get_n_seats (match);
  int y = 1;
  GtkWidget *grid = gtk_grid_new (), *heading = new_text (head), *chance = new_text (_("Chance of winning"));

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (chance, "caption");
  gtk_grid_attach (GTK_GRID (grid), heading, 0, 0, 2, 1);
  gtk_grid_attach (GTK_GRID (grid), chance, 2, 0, 1, 1);
  if (cost != NULL)
    gtk_grid_attach (GTK_GRID (grid), new_text (cost), 0, y++, 3, 1);
  add_move (GTK_GRID (grid), y++, C_("turning point", "Played"), played, point->after, n);
  add_move (GTK_GRID (grid), y, C_("turning point", "Better"), better, point->before, n);
  return grid;
}

/* ---- Buttons */

/* The button's description says which turning point it is for. */
static GtkWidget *
new_button (const char *label,
            const char *tooltip,
            const char *action,
            guint       ply,
            const char *spoken)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", ply);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  return button;
}

static GtkWidget *
new_buttons (const BmTurningPoint *point,
             const char           *look_hint,
             const char           *spoken)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), new_button (_("Look at It"), _(look_hint), "turning.look", point->ply, spoken));
  gtk_box_append (GTK_BOX (box), new_button (_("Try Again from Here"), _("Begin a new match from before this move"),
                                             "turning.try", point->ply, spoken));
  return box;
}

GtkWidget *
bm_turning_row_new (const BmTurningPoint *point,
                    BmMatch              *match,
                    const BmReplayPath   *path)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (match));
  g_autofree char *when = bm_turning_when_words (point, match, path);
  g_autofree char *spoken = bm_turning_spoken_words (point, match, path);
  /* Not a GtkBox: the grid of the moves reports the height for its minimum width, and GTK 4.18 uses that. */
  GtkWidget *row = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "column-spacing", 14, NULL);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (row, "turning-row");
  if (ui->seat_class != NULL)
    gtk_widget_add_css_class (row, ui->seat_class (point->side));
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (text), new_moves (point, match, when));
  gtk_box_append (GTK_BOX (text), new_buttons (point, ui->advice->look_hint, spoken));
  if (ui->advice->diagram != NULL)
    {
      GtkWidget *picture = ui->advice->diagram (bm_match_get_position_at (match, point->ply), point->better,
                                                point->line, point->n_line);

      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (row), picture, 0, 0, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (row), text, 1, 0, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, when, -1);
  return row;
}
