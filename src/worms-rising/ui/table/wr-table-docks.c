/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What tonight will do, and what happened: at the foot of the columns where these are high enough, always in sight; else
 * a drawer in the column of the side that waits, opened and closed by its button.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-forecast-words.h"
#include "bm-wrap.h"

#define LINE_PICTURE  16

/* As a drawer each scrolls with its column, and so says itself how high it is at least. */
#define DRAWER_HEIGHT 140

/* It has its place when so many frames have begun. */
#define DRAWER_FRAMES 3

static void
put_panel (GtkWidget *panel,
           GtkBox    *box)
{
  GtkWidget *old = gtk_widget_get_parent (panel);

  if (old == GTK_WIDGET (box))
    return;
  g_object_ref (panel);
  gtk_box_remove (GTK_BOX (old), panel);
  gtk_box_append (box, panel);
  g_object_unref (panel);
}

/* The side whose column has no room for a drawer: its actions stand there. */
static WrSide
acting_side (WrTable *self)
{
  if (bm_seats_get_only_person (&self->seats) != BM_SIDE_NOBODY)
    return wr_table_get_side (self);
  return wr_play_get_position (self->play)->turn == WR_SIDE_WORMS ? WR_SIDE_WORMS : WR_SIDE_BIRD;
}

/* A drawer has room for one of them: what was asked for last. */
static gboolean
is_log_drawn (WrTable *self)
{
  return self->log_open && !self->shape->docked[WR_DOCK_LOG] && !(self->tonight && !self->shape->docked[WR_DOCK_TONIGHT] && self->tonight_last);
}

static gboolean
is_tonight_drawn (WrTable *self)
{
  return self->tonight && !self->shape->docked[WR_DOCK_TONIGHT] && !is_log_drawn (self);
}

static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  WrTable *self = WR_TABLE (widget);
  GtkBox *slot = gtk_widget_get_visible (GTK_WIDGET (self->left_slot)) ? self->left_slot : self->right_slot;
  GtkWidget *column = gtk_widget_get_ancestor (GTK_WIDGET (slot), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (column));

  if (gtk_widget_get_visible (GTK_WIDGET (slot)))
    gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
  return --self->drawer_frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
wr_table_reveal_drawer (WrTable *self)
{
  if (self->drawer_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  self->drawer_frames = DRAWER_FRAMES;
}

/* A column that was scrolled to its drawer shows what stands above it again when the drawer has gone. */
static void
show_slot (GtkBox   *slot,
           gboolean  shown)
{
  GtkWidget *widget = GTK_WIDGET (slot), *column = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  if (gtk_widget_get_visible (widget) && !shown)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (column)), 0);
  gtk_widget_set_visible (widget, shown);
}

void
wr_table_place_panels (WrTable *self)
{
  GtkBox *slot, *other;
  gboolean tonight = is_tonight_drawn (self), log = is_log_drawn (self);

  if (self->play == NULL)
    return;
  slot = acting_side (self) == WR_SIDE_BIRD ? self->left_slot : self->right_slot;
  other = slot == self->left_slot ? self->right_slot : self->left_slot;
  put_panel (GTK_WIDGET (self->tonight_panel), self->shape->docked[WR_DOCK_TONIGHT] ? self->left_dock : slot);
  put_panel (self->log_panel, self->shape->docked[WR_DOCK_LOG] ? self->right_dock : slot);
  gtk_widget_set_size_request (GTK_WIDGET (self->tonight_panel), -1, self->shape->docked[WR_DOCK_TONIGHT] ? -1 : DRAWER_HEIGHT);
  gtk_widget_set_size_request (self->log_panel, -1, self->shape->docked[WR_DOCK_LOG] ? -1 : DRAWER_HEIGHT);
  gtk_widget_set_visible (GTK_WIDGET (self->tonight_panel), tonight || self->shape->docked[WR_DOCK_TONIGHT]);
  gtk_widget_set_visible (self->log_panel, log || self->shape->docked[WR_DOCK_LOG]);
  show_slot (slot, tonight || log);
  show_slot (other, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->left_dock), self->shape->docked[WR_DOCK_TONIGHT]);
  gtk_widget_set_visible (GTK_WIDGET (self->threats_dock), self->shape->docked[WR_DOCK_THREATS]);
  gtk_widget_set_visible (GTK_WIDGET (self->right_dock), self->shape->docked[WR_DOCK_LOG]);
}

static GtkWidget *
make_line (void)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *label = gtk_label_new (NULL), *picture = bm_art_image_new (NULL, LINE_PICTURE);

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), bm_wrap_new (GTK_LABEL (label)));
  return row;
}

static void
set_line (GtkWidget  *row,
          const char *art,
          const char *words)
{
  bm_art_image_set_name (BM_ART_IMAGE (gtk_widget_get_first_child (row)), art);
  gtk_label_set_label (bm_wrap_get_label (BM_WRAP (gtk_widget_get_last_child (row))), words);
  /* What wraps is not on the accessibility bus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

GtkWidget *
wr_table_make_line (const char *art,
                    const char *words)
{
  GtkWidget *row = make_line ();

  set_line (row, art, words);
  return row;
}

/* The rows stay and are filled anew: most nights say much the same as the one before. */
static void
fill_lines (GtkBox *box,
            GArray *lines)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (guint i = 0; i < lines->len; i++)
    {
      const WrNightLine *line = &g_array_index (lines, WrNightLine, i);

      if (row == NULL)
        {
          row = make_line ();
          gtk_box_append (box, row);
        }
      set_line (row, line->art, line->text);
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (box, row);
      row = next;
    }
}

static void
fill_tonight (WrTable       *self,
              const WrNight *night)
{
  g_autoptr(GArray) lines = NULL;

  if (night != NULL)
    {
      lines = wr_forecast_night_list (night);
    }
  else
    {
      const WrNightLine none = { (char *) wr_forecast_no_night (wr_table_get_settled (self)), NULL };

      lines = g_array_new (FALSE, FALSE, sizeof (WrNightLine));
      g_array_append_val (lines, none);
    }
  fill_lines (self->tonight_lines, lines);
}

/* While a choice waits nothing is known of what comes: then what was known of this day before it. */
const WrPosition *
wr_table_get_settled (WrTable *self)
{
  BmMatch *match = wr_play_get_match (self->play);
  const WrPosition *now = bm_match_get_position (match);

  for (guint ply = bm_match_get_ply (match); now->n_frames > 0 && ply > 0; ply--)
    {
      const WrPosition *before = bm_match_get_position_at (match, ply - 1);

      if (before->day != now->day || before->turn == WR_TURN_SETUP)
        break;
      if (before->n_frames == 0)
        return before;
    }
  return wr_play_is_gathering (self->play) ? now : wr_play_get_position (self->play);
}

void
wr_table_show_tonight (WrTable *self)
{
  gboolean needed = self->tonight || self->shape->docked[WR_DOCK_TONIGHT], comes;
  WrNight night;

  if (self->play == NULL)
    return;
  comes = needed && wr_forecast_night (wr_table_get_settled (self), &night);
  if (!self->shape->docked[WR_DOCK_TONIGHT])
    gtk_widget_set_visible (GTK_WIDGET (self->tonight_panel), is_tonight_drawn (self) && comes);
  self->has_night = comes;
  if (comes)
    self->night = night.board;
  wr_board_view_set_tonight (self->board, self->tonight && comes ? &self->night : NULL);
  if (needed)
    fill_tonight (self, comes ? &night : NULL);
}

/* Found once for each position: it takes some thousand moves. */
static gboolean
find_threats (WrTable *self)
{
  const WrPosition *pos = wr_table_get_settled (self);

  if (!wr_position_equal (pos, &self->threatened))
    {
      self->threatened = *pos;
      self->has_threats = wr_threats_find (pos, &self->threats);
    }
  return self->has_threats;
}

static void
fill_threats (WrTable         *self,
              const WrThreats *threats)
{
  static const char *const art[] = { "marks/reach", "marks/bite" };
  g_autoptr(GArray) list = g_array_new (FALSE, FALSE, sizeof (WrNightLine));
  g_auto(GStrv) lines = threats == NULL ? NULL : wr_threats_lines (threats);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      const WrNightLine line = { lines[i], art[i] };

      g_array_append_val (list, line);
    }
  if (lines == NULL)
    {
      const WrPosition *pos = wr_table_get_settled (self);
      const char *why = _("First a choice has to be made.");

      if (wr_play_get_side (self->play) == BM_SIDE_NOBODY)
        why = _("No more threats: the duel is decided.");
      else if (pos->turn == WR_TURN_SETUP)
        why = wr_forecast_no_night (pos);
      const WrNightLine none = { (char *) why, NULL };

      g_array_append_val (list, none);
    }
  fill_lines (self->threats_lines, list);
}

/* On the board together with what the night will do. */
void
wr_table_show_threats (WrTable *self)
{
  gboolean there;

  if (self->play == NULL)
    return;
  there = (self->tonight || self->shape->docked[WR_DOCK_THREATS]) && find_threats (self);
  wr_board_view_set_threats (self->board, there && self->tonight ? &self->threats : NULL);
  if (self->shape->docked[WR_DOCK_THREATS])
    fill_threats (self, there ? &self->threats : NULL);
  wr_table_show_legend (self);
}
