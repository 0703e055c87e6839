/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-table-docks"

#include "config.h"

#include "wr-table-docks.h"

#include <glib/gi18n-lib.h>

#include "wr-forecast-words.h"
#include "wr-table-lines.h"

/* As a drawer each scrolls with its column, so it sets its own least height. */
#define DRAWER_HEIGHT 140

/* The number of frames until its allocation is final. */
#define DRAWER_FRAMES 3

struct _WrTableDocks
{
  GtkWidget          *table; /* borrowed, as all widgets are */
  WrBoardView        *board;
  const WrTableShape *shape;
  GtkWidget          *boxes[WR_N_DOCKS];
  GtkWidget          *panels[WR_N_DOCKS]; /* contents that can be in a drawer as well */
  GtkWidget          *drawers[WR_N_SIDES];
  GtkBox             *tonight_lines;
  GtkBox             *threats_lines;
  GtkGrid            *legend;

  gboolean            open[WR_N_DOCKS];
  WrDock              last;       /* opened last: a drawer has room for one */
  guint               reveal;     /* tick callback ... */
  guint               frames;     /* ... for this number of frames */
  WrPosition          threatened; /* the position for which THREATS were computed */
  WrThreats           threats;
  gboolean            has_threats;
  WrTonight           night;      /* marks of the forecast */
  gboolean            has_night;
  guint               traps;
  guint               marks;      /* what the legend explains, and in which width */
  gboolean            narrow;
};

static gpointer
child (GtkWidget  *table,
       const char *id)
{
  return gtk_widget_get_template_child (table, G_OBJECT_TYPE (table), id);
}

WrTableDocks *
wr_table_docks_new (GtkWidget           *table,
                    const WrTablePlaces *places,
                    const WrTableShape  *shape)
{
  WrTableDocks *self = g_new0 (WrTableDocks, 1);

  self->table = table;
  self->board = places->board;
  self->shape = shape;
  memcpy (self->boxes, places->docks, sizeof self->boxes);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    self->drawers[side] = places->columns[side].drawer;
  self->panels[WR_DOCK_TONIGHT] = child (table, "tonight_panel");
  self->panels[WR_DOCK_LOG] = child (table, "log_panel");
  self->tonight_lines = child (table, "tonight_lines");
  self->threats_lines = child (table, "threats_lines");
  self->legend = child (table, "legend");
  return self;
}

void
wr_table_docks_free (WrTableDocks *self)
{
  if (self->reveal != 0)
    gtk_widget_remove_tick_callback (self->table, self->reveal);
  g_free (self);
}

GtkWidget *
wr_table_docks_get_box (WrTableDocks *self,
                        WrDock        dock)
{
  return self->boxes[dock];
}

gboolean
wr_table_docks_get_open (WrTableDocks *self,
                         WrDock        dock)
{
  return self->open[dock];
}

gboolean
wr_table_docks_set_open (WrTableDocks *self,
                         WrDock        dock,
                         gboolean      open)
{
  if (self->open[dock] == open)
    return FALSE;
  self->open[dock] = open;
  if (open)
    self->last = dock;
  return TRUE;
}

/* ---- Places */

/* A drawer shows one of them: the one opened last. */
static gboolean
is_drawn (WrTableDocks *self,
          WrDock        dock)
{
  WrDock other = dock == WR_DOCK_LOG ? WR_DOCK_TONIGHT : WR_DOCK_LOG;

  return self->open[dock] && !self->shape->docked[dock]
         && (self->last == dock || !self->open[other] || self->shape->docked[other]);
}

static gboolean
reveal_cb (GtkWidget     *table,
           GdkFrameClock *clock,
           gpointer       data)
{
  WrTableDocks *self = data;

  for (WrSide side = 0; side < WR_N_SIDES; side++)
    if (gtk_widget_get_visible (self->drawers[side]))
      {
        GtkWidget *column = gtk_widget_get_ancestor (self->drawers[side], GTK_TYPE_SCROLLED_WINDOW);
        GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (column));

        gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
      }
  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  self->reveal = 0;
  return G_SOURCE_REMOVE;
}

void
wr_table_docks_reveal (WrTableDocks *self)
{
  self->frames = DRAWER_FRAMES;
  if (self->reveal == 0)
    self->reveal = gtk_widget_add_tick_callback (self->table, reveal_cb, self, NULL);
}

/* A column that was scrolled to its drawer scrolls back when the drawer is closed. */
static void
show_drawer (GtkWidget *drawer,
             gboolean   shown)
{
  GtkWidget *column = gtk_widget_get_ancestor (drawer, GTK_TYPE_SCROLLED_WINDOW);

  if (gtk_widget_get_visible (drawer) && !shown)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (column)), 0);
  gtk_widget_set_visible (drawer, shown);
}

static void
place_panel (WrTableDocks *self,
             WrDock        dock,
             GtkWidget    *drawer)
{
  gboolean docked = self->shape->docked[dock];
  GtkWidget *panel = self->panels[dock], *old = gtk_widget_get_parent (panel);
  GtkWidget *box = docked ? self->boxes[dock] : drawer;

  if (old != box)
    {
      g_object_ref (panel);
      gtk_box_remove (GTK_BOX (old), panel);
      gtk_box_append (GTK_BOX (box), panel);
      g_object_unref (panel);
    }
  gtk_widget_set_size_request (panel, -1, docked ? -1 : DRAWER_HEIGHT);
  gtk_widget_set_visible (panel, docked || is_drawn (self, dock));
}

void
wr_table_docks_place (WrTableDocks *self,
                      WrSide        acts)
{
  WrSide waits = wr_side_other (acts);

  place_panel (self, WR_DOCK_TONIGHT, self->drawers[waits]);
  place_panel (self, WR_DOCK_LOG, self->drawers[waits]);
  show_drawer (self->drawers[waits], is_drawn (self, WR_DOCK_TONIGHT) || is_drawn (self, WR_DOCK_LOG));
  show_drawer (self->drawers[acts], FALSE);
  for (WrDock dock = 0; dock < WR_N_DOCKS; dock++)
    gtk_widget_set_visible (self->boxes[dock], self->shape->docked[dock]);
}

/* ---- What they show */

/* The reason why there is no forecast, as the only line. */
static void
fill_with (GtkBox     *box,
           const char *words)
{
  const WrNightLine none = { (char *) words, NULL };
  g_autoptr(GArray) lines = g_array_new (FALSE, FALSE, sizeof (WrNightLine));

  g_array_append_val (lines, none);
  wr_table_lines_fill (box, lines);
}

static void
show_tonight (WrTableDocks     *self,
              const WrPosition *settled)
{
  gboolean open = self->open[WR_DOCK_TONIGHT], docked = self->shape->docked[WR_DOCK_TONIGHT];
  WrNight night;

  self->has_night = (open || docked) && wr_forecast_night (settled, &night);
  if (!docked)
    gtk_widget_set_visible (self->panels[WR_DOCK_TONIGHT], is_drawn (self, WR_DOCK_TONIGHT) && self->has_night);
  if (self->has_night)
    self->night = night.board;
  wr_board_view_set_tonight (self->board, open && self->has_night ? &self->night : NULL);
  if (self->has_night)
    {
      g_autoptr(GArray) lines = wr_forecast_night_list (&night);

      wr_table_lines_fill (self->tonight_lines, lines);
    }
  else if (open || docked)
    {
      fill_with (self->tonight_lines, wr_forecast_no_night (settled));
    }
}

static void
fill_threats (WrTableDocks     *self,
              const WrPosition *settled,
              gboolean          over)
{
  static const char *const art[] = { "marks/reach", "marks/bite" };
  g_autoptr(GArray) list = g_array_new (FALSE, FALSE, sizeof (WrNightLine));
  g_auto(GStrv) lines = self->has_threats ? wr_threats_lines (&self->threats) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      const WrNightLine line = { lines[i], art[i] };

      g_array_append_val (list, line);
    }
  if (lines != NULL)
    wr_table_lines_fill (self->threats_lines, list);
  else if (over)
    fill_with (self->threats_lines, _("No more threats: the duel is decided."));
  else if (settled->turn == WR_TURN_SETUP)
    fill_with (self->threats_lines, wr_forecast_no_night (settled));
  else
    fill_with (self->threats_lines, _("First a choice has to be made."));
}

/* On the board together with what the night will do. */
static void
show_threats (WrTableDocks     *self,
              const WrPosition *settled,
              gboolean          over)
{
  gboolean open = self->open[WR_DOCK_TONIGHT], docked = self->shape->docked[WR_DOCK_THREATS];

  /* Computed once for each position: it takes some thousand moves. */
  if ((open || docked) && !wr_position_equal (settled, &self->threatened))
    {
      self->threatened = *settled;
      self->has_threats = wr_threats_find (settled, &self->threats);
    }
  wr_board_view_set_threats (self->board, open && self->has_threats ? &self->threats : NULL);
  if (docked)
    fill_threats (self, settled, over);
}

/* Only marks in use are explained.  In a wide column the lines are in pairs. */
static void
show_legend (WrTableDocks *self)
{
  gboolean open = self->open[WR_DOCK_TONIGHT], narrow = self->shape->narrow;
  guint marks = wr_table_legend_marks (open ? wr_table_docks_get_night (self) : NULL,
                                       open ? wr_table_docks_get_threats (self) : NULL, self->traps);

  if (self->marks == marks && self->narrow == narrow)
    return;
  self->marks = marks;
  self->narrow = narrow;
  wr_table_legend_fill (self->legend, marks, narrow ? 1 : 2);
}

void
wr_table_docks_show (WrTableDocks     *self,
                     const WrPosition *settled,
                     gboolean          over)
{
  show_tonight (self, settled);
  show_threats (self, settled, over);
  show_legend (self);
}

void
wr_table_docks_show_traps (WrTableDocks *self,
                           guint         traps)
{
  self->traps = traps;
  wr_board_view_set_traps (self->board, traps);
  show_legend (self);
}

const WrTonight *
wr_table_docks_get_night (WrTableDocks *self)
{
  return self->has_night ? &self->night : NULL;
}

const WrThreats *
wr_table_docks_get_threats (WrTableDocks *self)
{
  return self->has_threats ? &self->threats : NULL;
}
