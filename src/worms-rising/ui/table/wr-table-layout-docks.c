/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The docks at the bottom of the columns: the forecast, with the threats above it, and the log.
 */
#define G_LOG_DOMAIN "wr-table-layout"

#include "config.h"

#include "wr-table-layout-private.h"

/* The free heights at the bottom of a column from which on each dock is used. */
#define TONIGHT_LEAST 92
#define TONIGHT_USUAL 132
#define THREATS_LEAST 110
#define LOG_LEAST     86

/* The free height of a column at the natural height of its parts, and at their minimum. */
typedef struct
{
  int natural;
  int most;
} Room;

static gboolean
has_actions (WrTableLayout *self,
             WrSide         side)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->places.columns[side].actions));
}

/* The free height of a column.  An open drawer does not count.  Without actions hints and reminders scroll, and so
   leave more; with actions at its bottom the column needs its whole height. */
static Room
room_in (WrTableLayout *self,
         WrSide         side,
         int            width,
         int            height)
{
  GtkWidget *drawer = self->places.columns[side].drawer;
  int least, natural, drawn = gtk_widget_get_visible (drawer) ? wr_table_layout_natural (drawer, -1) : 0;
  Room room;

  gtk_widget_measure (self->places.columns[side].box, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  room.natural = height - natural + drawn + (drawn > 0 ? GAP : 0);
  room.most = has_actions (self, side) ? room.natural : MAX (room.natural, height - least);
  return room;
}

/* The forecast keeps its place at the bottom, or above the actions; the log fills the rest.  Hints in the same column
   scroll rather than take the log's place. */
void
wr_table_layout_plan_docks (WrTableLayout *self,
                            WrTablePlan   *plan,
                            int            height)
{
  GtkAllocation *at_left = &plan->columns[WR_SIDE_WORMS], *at_right = &plan->columns[WR_SIDE_BIRD];
  Room left = room_in (self, WR_SIDE_WORMS, at_left->width, height);
  Room right = room_in (self, WR_SIDE_BIRD, at_right->width, height);
  const gboolean *docked = self->shape.docked, possible = !self->wanted.narrow && !self->no_docks;
  gboolean *wanted = self->wanted.docked, log_left;
  double unit = wr_table_layout_unit (self);
  int x = at_left->x, width = at_left->width, log_least = (int) (LOG_LEAST * unit), tonight = 0, threats = 0, log;

  if (docked[WR_DOCK_TONIGHT])
    tonight = wr_table_layout_natural (self->places.docks[WR_DOCK_TONIGHT], width);
  tonight = MIN (MAX (tonight, (int) (TONIGHT_USUAL * unit)), MAX (left.natural, (int) (TONIGHT_LEAST * unit)));
  /* A full column at the right leaves the log to the left one. */
  log_left = right.most < log_least && left.most - tonight >= log_least;
  wanted[WR_DOCK_TONIGHT] = possible && left.most >= TONIGHT_LEAST * unit;
  wanted[WR_DOCK_LOG] = possible && (right.most >= log_least || log_left);
  wanted[WR_DOCK_THREATS] = wanted[WR_DOCK_TONIGHT] && !log_left && left.natural - tonight >= THREATS_LEAST * unit;
  if (docked[WR_DOCK_THREATS])
    threats = wr_table_layout_natural (self->places.docks[WR_DOCK_THREATS], width);
  log = MAX (log_least, log_left ? left.natural - tonight : right.natural);
  plan->docks[WR_DOCK_TONIGHT] = (GtkAllocation) { x, -tonight, width, tonight };
  plan->docks[WR_DOCK_THREATS] = (GtkAllocation) { x, -tonight - threats, width, threats };
  plan->docks[WR_DOCK_LOG] = log_left ? (GtkAllocation) { x, -tonight - log, width, log }
                                      : (GtkAllocation) { at_right->x, -log, at_right->width, log };
  if (wanted[WR_DOCK_TONIGHT] && !has_actions (self, WR_SIDE_WORMS))
    at_left->height -= tonight + (log_left ? log : 0);
  if (wanted[WR_DOCK_LOG] && !log_left && !has_actions (self, WR_SIDE_BIRD))
    at_right->height -= log;
}

/* The lower edge of a column's docks: above its actions, which are at its bottom. */
static int
dock_foot (WrTableLayout *self,
           WrSide         side,
           int            height)
{
  GtkWidget *table = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  graphene_rect_t at;

  if (!has_actions (self, side)
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->places.columns[side].actions), table, &at))
    return height;
  return (int) at.origin.y;
}

/* A dock that does not fit any more is not drawn until the next layout has removed it. */
void
wr_table_layout_place_docks (WrTableLayout     *self,
                             const WrTablePlan *plan,
                             int                height)
{
  for (WrDock dock = 0; dock < WR_N_DOCKS; dock++)
    {
      gboolean left = plan->docks[dock].x == plan->columns[WR_SIDE_WORMS].x;
      gboolean shown = self->shape.docked[dock] && self->wanted.docked[dock];
      GtkAllocation at = plan->docks[dock];

      at.y += dock_foot (self, left ? WR_SIDE_WORMS : WR_SIDE_BIRD, height);
      gtk_widget_set_child_visible (self->places.docks[dock], shown);
      if (shown)
        wr_table_layout_place (self->places.docks[dock], &at);
    }
}
