/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-table-layout"

#include "config.h"

#include "tb-table-layout.h"

#include "bm-widget.h"
#include "tb-board-view.h"

#define N_SIZES 3

/* The scale grows in steps, like that of the text: see tb-table.css. */
#define GROWTH_STEP 0.25
#define MOST_GROWTH 2.0

/* With text twice as large a line of fixed height needs this much more than half. */
#define TEXT_PART 0.6

/* From this height on a hand of the small size shows all of its cards. */
#define TALL_HAND 140

/* A column is never wider than this part of the table. */
#define MOST_COLUMN 0.28

/* Pixels with text of the usual size. */
typedef struct
{
  int    width;     /* thresholds of the table's size ... */
  int    height;
  int    column;    /* ... with a column of this width ... */
  double widening;  /* ... plus this part of the additional width, ... */
  int    widest;    /* ... up to this */
  int    aside;     /* margins beside and between columns */
  int    above;     /* above the columns */
  int    status;    /* the status line and the margin above it */
  int    line;      /* the Bounties, the margin above them, and that above the board */
  int    line_above;
  int    board_above;
  int    hand;
  int    hand_above;
  int    below;
  int    column_below;
} Size;

static const Size sizes[N_SIZES] = {
  { 800, 550, 190, 0.3, 290, 4, 4, 26, 36, 2, 2, 92, 1, 3, 4 },
  { 1200, 690, 304, 0.2, 390, 12, 8, 34, 68, 8, 4, 148, 3, 7, 10 },
  { 1740, 920, 382, 0.1, 480, 12, 10, 40, 84, 8, 6, 190, 4, 8, 10 },
};

/* The largest reference window, without its header bar. */
#define LARGE_WIDTH  1920.0
#define LARGE_HEIGHT 1030.0

/* The frame of the board by size: its rim, its front, and the row numbers, for the desert and the Canyon. */
static const TbBoardFrame frames[N_SIZES][2] = {
  { { 4, 16, 18 }, { 3, 16, 14 } },
  { { 8, 26, 24 }, { 5, 26, 22 } },
  { { 10, 30, 30 }, { 10, 30, 30 } },
};

struct _TbTableLayout
{
  GtkLayoutManager parent_instance;

  TbTablePlaces    places;
  int              n_columns;
  TbScale          scale;
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
least_height (GtkWidget *child,
              int        width)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The table's own text keeps its usual size; that of its parts is scaled. */
static double
text_scale (GtkWidget *widget)
{
  return bm_widget_text_scale (widget);
}

static TbBoardFrame
frame_of (TbTableLayout *self)
{
  TbBoardFrame frame = frames[self->scale.size < 0 ? 0 : self->scale.size][self->n_columns > 6];

  frame.rim = (int) (frame.rim * self->scale.grown);
  frame.front = (int) (frame.front * self->scale.grown);
  frame.numbers = (int) (frame.numbers * self->scale.grown);
  return frame;
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
    *minimum = least (self->places.board, orientation) + 2 * (size->column + 2 * size->aside);
  else
    *minimum = size->status + size->line + size->hand + 10 + least (self->places.board, orientation);
  *natural = *minimum;
}

/* The largest scale that fits. */
static TbScale
choose (GtkWidget *widget,
        int        width,
        int        height)
{
  double text = text_scale (widget), by_width = width / text, by_height = height / text;
  TbScale scale = { TB_SCALE_SMALL, 1, FALSE };

  while (scale.size + 1 < N_SIZES && by_width >= sizes[scale.size + 1].width && by_height >= sizes[scale.size + 1].height)
    scale.size++;
  if (scale.size == TB_SCALE_LARGE)
    {
      double grown = MIN (by_width / LARGE_WIDTH, by_height / LARGE_HEIGHT);

      scale.grown = CLAMP ((int) (grown / GROWTH_STEP) * GROWTH_STEP, 1, MOST_GROWTH);
    }
  return scale;
}

/* With the small size a wide board may be low: then the hand has room for the cards' texts. */
static gboolean
has_tall_hand (TbTableLayout *self,
               int            width,
               int            height,
               double         text)
{
  const Size *size = &sizes[TB_SCALE_SMALL];
  const TbBoardFrame *frame = &frames[TB_SCALE_SMALL][self->n_columns > 6];
  int cell = tb_board_frame_get_cell (frame, self->n_columns, width - 2 * (size->column + 2 * size->aside), height), board_width,
      board_height;

  tb_board_frame_get_size (frame, self->n_columns, cell, &board_width, &board_height);
  return height - board_height - (size->status + size->line + size->line_above + size->board_above) * text
         >= TALL_HAND * text;
}

static void
place (GtkWidget *table,
       GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  if (gtk_widget_get_direction (table) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (table) - x - width;
  least (child, GTK_ORIENTATION_HORIZONTAL);
  least_height (child, MAX (1, width));
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (1, width), MAX (1, height) }, -1);
}

/* At its natural width, with its lower edge at BOTTOM: over the front of the board, which has nothing but letters. */
static void
place_strip (GtkWidget *table,
             GtkWidget *strip,
             int        x,
             int        bottom,
             int        width)
{
  int natural, high;

  if (!gtk_widget_get_visible (strip))
    return;
  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, width);
  high = least_height (strip, natural);
  place (table, strip, x + (width - natural) / 2, bottom - high, natural, high);
}

/* Centred in front of the board, at its minimum width: its labels would not wrap at their natural width. */
static void
place_front (GtkWidget *table,
             GtkWidget *front,
             int        x,
             int        y,
             int        width,
             int        height)
{
  int wide, least_high, high;

  if (!gtk_widget_get_visible (front))
    return;
  gtk_widget_measure (front, GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  wide = MIN (wide, width);
  gtk_widget_measure (front, GTK_ORIENTATION_VERTICAL, wide, &least_high, &high, NULL, NULL);
  high = MAX (least_high, MIN (high, height));
  place (table, front, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
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

/* How wide each column is. */
static int
column_width (TbTableLayout *self,
              int            width,
              double         text)
{
  const Size *size = &sizes[self->scale.size];
  int more = MAX (0, (int) (size->widening * (width / text / self->scale.grown - size->width)));
  int column = (int) (MIN (size->column + more, size->widest) * text * self->scale.grown);

  column = MIN (column, MAX ((int) (width * MOST_COLUMN), size->column));
  return MAX (column, MAX (least (self->places.left, GTK_ORIENTATION_HORIZONTAL),
                           least (self->places.right, GTK_ORIENTATION_HORIZONTAL)));
}

/* The size of a part of PIXELS, adjusted for the text size. */
static int
with_text (TbTableLayout *self,
           double         text,
           int            pixels)
{
  return (int) (pixels * self->scale.grown * (1 + (text - 1) * TEXT_PART));
}

static void
allocate_centre (TbTableLayout *self,
                 GtkWidget     *widget,
                 int            x,
                 int            width,
                 int            height,
                 double         text)
{
  const Size *size = &sizes[self->scale.size];
  TbBoardFrame frame = frame_of (self);
  double grown = self->scale.grown;
  int gap_line = (int) (size->line_above * grown), gap_board = (int) (size->board_above * grown);
  int gap_hand = (int) (size->hand_above * grown), below = (int) (size->below * grown);
  int status = with_text (self, text, size->status), told = MAX (status, least_height (self->places.status, width));
  int line = MAX (with_text (self, text, size->line), least_height (self->places.line, width));
  int hand = MAX (with_text (self, text, size->hand), least_height (self->places.hand, width));
  int room = height - status - line - hand - gap_line - gap_board - gap_hand - below, board_width, board_height, cell, y;

  cell = tb_board_frame_get_cell (&frame, self->n_columns, width, room);
  tb_board_frame_get_size (&frame, self->n_columns, cell, &board_width, &board_height);
  tb_board_view_set_frame (TB_BOARD_VIEW (self->places.board), &frame);
  y = status + gap_line;
  /* With large text a second line may cover the Bounties, so that nothing moves; it is transparent for the pointer. */
  gtk_widget_set_can_target (self->places.status, told <= y);
  place (widget, self->places.status, x, 0, width, told);
  place (widget, self->places.line, x, y, width, line);
  y += line + gap_board;
  place (widget, self->places.board, x, y, width, board_height);
  place_strip (widget, self->places.strip, x, y + board_height, width);
  place_front (widget, self->places.front, x, y, width, board_height);
  set_horizon (self, y + board_height / 6);
  y += board_height + gap_hand;
  place (widget, self->places.hand, x, y, width, height - y - below);
}

static void
tb_table_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  TbTableLayout *self = TB_TABLE_LAYOUT (manager);
  TbScale scale = choose (widget, width, height);
  double text = text_scale (widget);
  const Size *size = &sizes[scale.size];
  int aside = (int) (size->aside * scale.grown), above = (int) (size->above * scale.grown), column;

  scale.tall_hand = scale.size == TB_SCALE_SMALL && has_tall_hand (self, width, height, text);
  if (scale.size != self->scale.size || scale.grown != self->scale.grown || scale.tall_hand != self->scale.tall_hand)
    {
      self->scale = scale;
      g_signal_emit (self, signals[SIGNAL_RESIZED], 0);
    }
  column = column_width (self, width, text);
  place (widget, self->places.left, aside, above, column, height - above - size->column_below);
  place (widget, self->places.right, width - column - aside, above, column, height - above - size->column_below);
  allocate_centre (self, widget, column + 2 * aside, width - 2 * (column + 2 * aside), height, text);
  place (widget, self->places.above, 0, 0, width, height);
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

const TbScale *
tb_table_layout_get_scale (TbTableLayout *self)
{
  return &self->scale;
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
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_HORIZON] = g_signal_new ("horizon", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
tb_table_layout_init (TbTableLayout *self)
{
  self->n_columns = 6;
  self->scale = (TbScale) { -1, 1, FALSE };
}
