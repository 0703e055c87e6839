/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-table-layout"

#include "config.h"

#include "tb-table-layout.h"

#include "bm-widget.h"
#include "tb-board-view.h"

#define N_SIZES 3

/* Pixels with text of the usual size. */
typedef struct
{
  int column;
  int gap;
  int status;
  int line;
  int hand;
  int cell;   /* the most of a space */
} Size;

static const Size sizes[N_SIZES] = {
  { 190, 4, 26, 38, 96, 62 },
  { 306, 10, 32, 66, 148, 84 },
  { 390, 14, 38, 86, 196, 140 },
};

struct _TbTableLayout
{
  GtkLayoutManager parent_instance;

  TbTablePlaces    places;
  int              n_columns;
  int              size;
  int              horizon;
};

enum { SIGNAL_RESIZED, SIGNAL_HORIZON, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbTableLayout, tb_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
least (GtkWidget      *child,
       GtkOrientation  orientation)
{
  int minimum;

  gtk_widget_measure (child, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
natural_height (GtkWidget *child,
                int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
tb_table_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  TbTableLayout *self = TB_TABLE_LAYOUT (manager);
  const Size *size = &sizes[0];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = least (self->places.board, orientation) + 2 * (size->column + 2 * size->gap);
  else
    *minimum = size->status + size->line + size->hand + 4 * size->gap + least (self->places.board, orientation);
  *natural = *minimum;
}

/* The largest size for which there is room. */
static int
choose (GtkWidget *widget,
        int        width,
        int        height)
{
  double scale = bm_widget_text_scale (widget);

  if (width < 1040 * scale || height < 640 * scale)
    return 0;
  return width < 1560 * scale || height < 880 * scale ? 1 : 2;
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  least (child, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (1, width), MAX (1, height) }, -1);
}

static void
set_horizon (TbTableLayout *self,
             int            horizon)
{
  if (self->horizon == horizon)
    return;
  self->horizon = horizon;
  g_signal_emit (self, signals[SIGNAL_HORIZON], 0);
}

static void
tb_table_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  TbTableLayout *self = TB_TABLE_LAYOUT (manager);
  double scale = bm_widget_text_scale (widget);
  int chosen = choose (widget, width, height), cell, board_width, board_height, status, room, x, y, centre, column;
  const Size *size = &sizes[chosen];

  if (chosen != self->size)
    {
      self->size = chosen;
      g_signal_emit (self, signals[SIGNAL_RESIZED], 0, chosen);
    }
  column = MIN ((int) (size->column * scale), width / 4);
  column = MAX (column, MAX (least (self->places.left, GTK_ORIENTATION_HORIZONTAL),
                             least (self->places.right, GTK_ORIENTATION_HORIZONTAL)));
  centre = width - 2 * (column + 2 * size->gap);
  x = column + 2 * size->gap;
  status = MAX ((int) (size->status * scale), natural_height (self->places.status, centre));
  room = height - status - (int) ((size->line + size->hand) * scale) - 4 * size->gap;
  tb_board_view_get_size (100, self->n_columns, &board_width, &board_height);
  cell = MIN (MIN (room * 100 / board_height, centre * 100 / board_width), size->cell);
  tb_board_view_get_size (MAX (cell, 1), self->n_columns, &board_width, &board_height);
  place (self->places.left, size->gap, size->gap, column, height - 2 * size->gap);
  place (self->places.right, width - column - size->gap, size->gap, column, height - 2 * size->gap);
  y = size->gap / 2;
  place (self->places.status, x, y, centre, status);
  y += status + size->gap / 2;
  place (self->places.line, x, y, centre, (int) (size->line * scale));
  y += (int) (size->line * scale) + size->gap;
  /* What is left goes to the hand. */
  place (self->places.board, x, y, centre, board_height);
  set_horizon (self, y + board_height / 6);
  y += board_height + size->gap;
  place (self->places.hand, x, y, centre, height - y - size->gap);
}

void
tb_table_layout_set_places (TbTableLayout       *self,
                            const TbTablePlaces *places)
{
  self->places = *places;
}

void
tb_table_layout_set_columns (TbTableLayout *self,
                             int            n_columns)
{
  if (self->n_columns == n_columns)
    return;
  self->n_columns = n_columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

int
tb_table_layout_get_size (TbTableLayout *self)
{
  return self->size;
}

int
tb_table_layout_get_horizon (TbTableLayout *self)
{
  return self->horizon;
}

static void
tb_table_layout_class_init (TbTableLayoutClass *klass)
{
  GTK_LAYOUT_MANAGER_CLASS (klass)->measure = tb_table_layout_measure;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = tb_table_layout_allocate;
  signals[SIGNAL_RESIZED] = g_signal_new ("resized", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_HORIZON] = g_signal_new ("horizon", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
tb_table_layout_init (TbTableLayout *self)
{
  self->n_columns = 6;
  self->size = -1;
}
