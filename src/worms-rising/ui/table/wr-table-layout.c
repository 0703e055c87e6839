/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The layout of the table.  Below a thousand pixels of width, counted in the size of the text, the columns are narrow.
 */
#define G_LOG_DOMAIN "wr-table-layout"

#include "config.h"

#include "wr-table-layout-private.h"

#include "wr-board-metrics.h"
#include "bm-widget.h"

#define WIDE_COLUMN       236
#define WIDEST_COLUMN     430
/* How much wider than at least a column is that has room to spare. */
#define ROOMY_COLUMN      1.3
#define NARROW_BELOW      1000
#define LOW_BELOW         620
#define LOW_BELOW_WATCHED 540

/* With less height than this the hand is a list in a column. */
#define HAND_BELOW        650

/* The lowest row of the board is empty at its foot, and so is the hand's strip at its head. */
#define HAND_OVERLAP      12

/* The hand's strip only gets more than its minimum where the spaces are large anyway. */
#define ROOMY_CELL        52

/* The size that the spaces must keep when the hand is made high enough to read its cards. */
#define READABLE_CELL     48

/* Lines of text that fit into the sky: a question, and two or three lines of events.  With a hand under the board there
   are fewer; then the decision of a card is shown beside the board as well. */
#define SKY_LINES         4
#define SKY_LINES_ON_HAND 3
/* A read-only match has no decisions. */
#define SKY_LINES_WATCHED 2

/* From this text scale on pictures in narrow buttons are hidden in favour of text. */
#define LARGE_TEXT        1.2

/* The hand's strip, where there is room. */
#define PLAIN_HAND        96

/* Below this the actions are lower, so that the log has room under them. */
#define LOW_TABLE         840

/* The columns grow with the board, in steps, where their strips are wide enough.  The style classes are those of
   style.css. */
typedef struct
{
  const char *class;
  double      by;
  int         cell;  /* from spaces of that size on */
} Growth;

static const Growth growths[] = {
  { "grown-0", 1, 0 }, { "grown-1", 1.15, 56 }, { "grown-2", 1.4, 80 }, { "grown-3", 1.8, 112 }
};

enum { SIGNAL_RESHAPE, SIGNAL_HORIZON, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrTableLayout, wr_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
table_of (WrTableLayout *self)
{
  return gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
}

/* The scale of these numbers in the columns. */
double
wr_table_layout_unit (WrTableLayout *self)
{
  return bm_widget_text_scale (table_of (self)) * growths[self->shape.growth].by;
}

static int
minimum_of (GtkWidget      *widget,
            GtkOrientation  orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

int
wr_table_layout_natural (GtkWidget *widget,
                         int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

void
wr_table_layout_place (GtkWidget           *child,
                       const GtkAllocation *at)
{
  /* Measured, because GTK asks for it before each allocation. */
  minimum_of (child, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_size_allocate (child, at, -1);
}

/* Both columns have the same width, so that the board is centred. */
static int
column_minimum (WrTableLayout *self)
{
  int width = MAX (minimum_of (self->places.columns[WR_SIDE_WORMS].box, GTK_ORIENTATION_HORIZONTAL),
                   minimum_of (self->places.columns[WR_SIDE_BIRD].box, GTK_ORIENTATION_HORIZONTAL));

  return MAX (width, self->shape.narrow ? WR_TABLE_NARROW_COLUMN : WIDE_COLUMN);
}

static gboolean
has_strip (WrTableLayout *self)
{
  return !self->shape.hand_beside && gtk_widget_get_visible (GTK_WIDGET (self->places.hand));
}

/* Read-only: there are no controls. */
static gboolean
is_watched (WrTableLayout *self)
{
  return wr_board_view_get_least (self->places.board) < WR_BOARD_CELL_LEAST;
}

/* The status line is BY larger than usual. */
static int
sky_minimum (WrTableLayout *self,
             double         by)
{
  double line = bm_widget_line_height (table_of (self)) * by;

  if (is_watched (self))
    return (int) (SKY_LINES_WATCHED * line) + GAP;
  if (has_strip (self))
    return (int) (SKY_LINES_ON_HAND * line) + GAP;
  return (int) (SKY_LINES * line) + 2 * GAP;
}

/* The spaces that are left where the hand is HAND high. */
static int
cell_above (WrTableLayout *self,
            int            height,
            int            hand)
{
  return (height - sky_minimum (self, growths[self->shape.growth].by) - hand) / WR_BOARD_PLACES_DOWN;
}

/* Do the spaces stay large where the texts of the hand's cards can be read? */
static gboolean
is_hand_readable (WrTableLayout *self,
                  int            height)
{
  return cell_above (self, height, bm_hand_get_readable_height (self->places.hand)) >= READABLE_CELL;
}

/* The hand's line under the board; nothing where it is a list, or there are no cards. */
static int
hand_height (WrTableLayout *self,
             int            height)
{
  int minimum, natural;

  if (!has_strip (self))
    return 0;
  if (self->shape.hand_readable && is_hand_readable (self, height))
    return bm_hand_get_readable_height (self->places.hand);
  gtk_widget_measure (GTK_WIDGET (self->places.hand), GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  return cell_above (self, height, natural) >= ROOMY_CELL ? natural : minimum - HAND_OVERLAP;
}

/* If the strips beside the board are wider than the columns need, a full hand is placed between them without overlap. */
static void
widen_hand (WrTableLayout *self,
            WrTablePlan   *plan)
{
  GtkAllocation *left = &plan->columns[WR_SIDE_WORMS], *right = &plan->columns[WR_SIDE_BIRD];
  int wanted = bm_hand_get_readable_width (self->places.hand, BM_HAND_LIMIT);
  int room = plan->strip - (int) (WIDE_COLUMN * ROOMY_COLUMN * wr_table_layout_unit (self));
  int more = CLAMP ((wanted - plan->hand.width) / 2, 0, MAX (0, room));
  int column = MIN (left->width, plan->strip - more);

  left->x = MAX (0, plan->strip - more - column);
  right->x = plan->hand.x + plan->hand.width + more;
  left->width = right->width = column;
  plan->hand.x -= more;
  plan->hand.width += 2 * more;
}

static WrTablePlan
make_plan (WrTableLayout *self,
           int            width,
           int            height)
{
  int column = column_minimum (self), hand = hand_height (self, height);
  int cell = MIN ((width - 2 * column) / WR_BOARD_PLACES_ACROSS, cell_above (self, height, hand));
  int sky, strip, board_width, board_height;
  WrTablePlan plan;

  cell = MAX (cell, wr_board_view_get_least (self->places.board));
  board_width = cell * WR_BOARD_PLACES_ACROSS;
  board_height = cell * WR_BOARD_PLACES_DOWN;
  strip = (width - board_width) / 2;
  sky = MAX (0, height - board_height - hand);
  column = MAX (column, MIN (strip, (int) (WIDEST_COLUMN * wr_table_layout_unit (self))));

  plan.board = (GtkAllocation) { strip, sky, board_width, board_height };
  plan.status = (GtkAllocation) { MAX (0, strip), 0, board_width, sky };
  /* Columns stay beside the board on screens where the strip is wider than they need. */
  plan.columns[WR_SIDE_WORMS] = (GtkAllocation) { MAX (0, strip - column), 0, column, height };
  plan.columns[WR_SIDE_BIRD] = (GtkAllocation) { MIN (width - column, strip + board_width), 0, column, height };
  plan.hand = (GtkAllocation) { strip, sky + board_height, board_width, hand };
  if (hand > 0 && cell < ROOMY_CELL && !self->shape.hand_readable)
    {
      if (self->row_below)
        sky = MAX (0, sky - HAND_OVERLAP);
      plan.board.y = plan.status.height = sky;
      plan.hand.y -= HAND_OVERLAP;
      plan.hand.height += HAND_OVERLAP;
    }
  plan.horizon = sky + cell;
  plan.cell = cell;
  plan.strip = strip;
  if (hand > 0 && self->shape.hand_readable)
    widen_hand (self, &plan);
  return plan;
}

static void
wr_table_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  WrTableLayout *self = WR_TABLE_LAYOUT (manager);
  int least = wr_board_view_get_least (self->places.board);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* Wide columns become narrow when there is less room, so the narrow ones say how little is enough. */
      *minimum = 2 * MIN (column_minimum (self), self->narrow_minimum) + WR_BOARD_PLACES_ACROSS * least;
      *natural = MAX (*minimum, 2 * WIDE_COLUMN + WR_BOARD_PLACES_ACROSS * WR_BOARD_CELL_NATURAL);
    }
  else
    {
      /* With little height the hand is placed in a column. */
      *minimum = sky_minimum (self, 1) + WR_BOARD_PLACES_DOWN * least;
      *natural = MAX (*minimum, sky_minimum (self, 1) + WR_BOARD_PLACES_DOWN * WR_BOARD_CELL_NATURAL);
    }
}

/* ---- Shapes */

/* The main part of a column stays visible: the reminders below it and hints scroll. */
static int
top_least (WrTableLayout *self,
           WrSide         side,
           int            height)
{
  GtkWidget *column = self->places.columns[side].box, *panel = self->places.columns[side].panel;
  GtkWidget *top = gtk_widget_get_first_child (column), *reminders = self->places.columns[side].reminders;
  int width = gtk_widget_get_allocated_width (panel), own, least, all;

  if (width <= 0)
    return -1;
  gtk_widget_measure (top, GTK_ORIENTATION_VERTICAL, -1, &own, NULL, NULL, NULL);
  gtk_widget_measure (column, GTK_ORIENTATION_VERTICAL, -1, &all, NULL, NULL, NULL);
  /* Its style may have just become wider than its place of before. */
  least = wr_table_layout_natural (panel, MAX (width, minimum_of (panel, GTK_ORIENTATION_HORIZONTAL)));
  if (gtk_widget_get_visible (reminders))
    least -= wr_table_layout_natural (reminders, -1);
  least = MIN (least, height - (all - own));
  return least > 0 ? least : -1;
}

/* Measured with a status line and a hand that have not grown: their growth must not remove the space for it. */
static guint
growth_for (WrTableLayout *self,
            const WrTablePlan *plan,
            int            height,
            double         scale)
{
  int hand = has_strip (self) ? (int) (PLAIN_HAND * scale) : 0;
  int cell = MAX (plan->cell, (height - sky_minimum (self, 1) - hand) / WR_BOARD_PLACES_DOWN);
  guint growth = 0;

  for (guint i = 1; i < G_N_ELEMENTS (growths); i++)
    if (cell >= growths[i].cell && plan->strip >= WIDE_COLUMN * ROOMY_COLUMN * growths[i].by * scale)
      growth = i;
  return growth;
}

static gboolean
reshape_cb (gpointer data)
{
  WrTableLayout *self = data;

  self->reshaping = 0;
  g_signal_emit (self, signals[SIGNAL_RESHAPE], 0);
  return G_SOURCE_REMOVE;
}

static void
wr_table_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  WrTableLayout *self = WR_TABLE_LAYOUT (manager);
  WrTablePlan plan = make_plan (self, width, height);
  double scale = bm_widget_text_scale (widget);
  int low_below = is_watched (self) ? LOW_BELOW_WATCHED : LOW_BELOW;

  /* Not during measure: GTK measures once before it applies the style of a column that has just become narrow. */
  if (self->shape.narrow)
    self->narrow_minimum = column_minimum (self);
  /* The parts of a narrow column are lower as well. */
  self->wanted.narrow = width < NARROW_BELOW * scale || height < low_below * scale;
  self->wanted.hand_beside = height < HAND_BELOW * scale;
  bm_widget_set_class (widget, "low", !self->wanted.narrow && height < LOW_TABLE * scale);
  self->wanted.growth = growth_for (self, &plan, height, scale);
  self->wanted.hand_readable = has_strip (self) && is_hand_readable (self, height);
  wr_table_layout_plan_docks (self, &plan, height);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    self->wanted.least[side] = top_least (self, side, plan.columns[side].height);
  if (memcmp (&self->wanted, &self->shape, sizeof self->shape) != 0 && self->reshaping == 0)
    self->reshaping = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, reshape_cb, self, NULL);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    wr_table_layout_place (self->places.columns[side].box, &plan.columns[side]);
  wr_table_layout_place (GTK_WIDGET (self->places.status), &plan.status);
  wr_table_layout_place (GTK_WIDGET (self->places.board), &plan.board);
  if (!self->shape.hand_beside && gtk_widget_should_layout (GTK_WIDGET (self->places.hand)))
    wr_table_layout_place (GTK_WIDGET (self->places.hand), &plan.hand);
  wr_table_layout_place_docks (self, &plan, height);
  if (self->horizon == plan.horizon)
    return;
  self->horizon = plan.horizon;
  g_signal_emit (self, signals[SIGNAL_HORIZON], 0);
}

static GtkSizeRequestMode
wr_table_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
wr_table_layout_dispose (GObject *object)
{
  WrTableLayout *self = WR_TABLE_LAYOUT (object);

  g_clear_handle_id (&self->reshaping, g_source_remove);
  G_OBJECT_CLASS (wr_table_layout_parent_class)->dispose (object);
}

static void
wr_table_layout_class_init (WrTableLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_table_layout_dispose;
  layout_class->get_request_mode = wr_table_layout_get_request_mode;
  layout_class->measure = wr_table_layout_measure;
  layout_class->allocate = wr_table_layout_allocate;
  signals[SIGNAL_RESHAPE] = g_signal_new ("reshape", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_HORIZON] = g_signal_new ("horizon", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
wr_table_layout_init (WrTableLayout *self)
{
  self->narrow_minimum = WR_TABLE_NARROW_COLUMN;
  self->shape.least[WR_SIDE_WORMS] = self->shape.least[WR_SIDE_BIRD] = -1;
}

static void
apply_narrow (WrTableLayout *self)
{
  GtkWidget *table = table_of (self);
  gboolean narrow = self->shape.narrow, tight = narrow && bm_widget_text_scale (table) > LARGE_TEXT;

  bm_widget_set_class (table, "tight", tight);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    wr_action_panel_set_narrow (self->places.columns[side].actions, narrow, tight);
  wr_party_panel_set_narrow (WR_PARTY_PANEL (self->places.columns[WR_SIDE_WORMS].panel), narrow);
  wr_bird_panel_set_narrow (WR_BIRD_PANEL (self->places.columns[WR_SIDE_BIRD].panel), narrow);
  bm_widget_set_class (table, "narrow", narrow);
}

static void
apply_growth (WrTableLayout *self)
{
  double by = growths[self->shape.growth].by;

  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    bm_widget_set_class (table_of (self), growths[i].class, i == self->shape.growth);
  wr_party_panel_set_growth (WR_PARTY_PANEL (self->places.columns[WR_SIDE_WORMS].panel), by);
  wr_bird_panel_set_growth (WR_BIRD_PANEL (self->places.columns[WR_SIDE_BIRD].panel), by);
}

WrTableLayout *
wr_table_layout_install (GtkWidget           *table,
                         const WrTablePlaces *places)
{
  WrTableLayout *self = g_object_new (WR_TYPE_TABLE_LAYOUT, NULL);

  self->places = *places;
  self->shape.narrow = TRUE;
  gtk_widget_set_layout_manager (table, GTK_LAYOUT_MANAGER (self));
  apply_narrow (self);
  return self;
}

const WrTableShape *
wr_table_layout_get_shape (WrTableLayout *self)
{
  return &self->shape;
}

void
wr_table_layout_take_shape (WrTableLayout *self)
{
  const WrTableShape before = self->shape;

  self->shape = self->wanted;
  if (self->shape.growth != before.growth)
    apply_growth (self);
  if (self->shape.hand_readable != before.hand_readable)
    bm_hand_set_readable (self->places.hand, self->shape.hand_readable);
  if (self->shape.narrow != before.narrow)
    apply_narrow (self);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    gtk_scrolled_window_set_min_content_height (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (self->places.columns[side].box)), self->shape.least[side]);
  if (self->shape.growth != before.growth || self->shape.hand_readable != before.hand_readable
      || self->shape.narrow != before.narrow)
    gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

int
wr_table_layout_get_horizon (WrTableLayout *self)
{
  return self->horizon;
}

void
wr_table_layout_set_docks (WrTableLayout *self,
                           gboolean       docks)
{
  self->no_docks = !docks;
}

void
wr_table_layout_set_row_below (WrTableLayout *self,
                               gboolean       row_below)
{
  self->row_below = row_below;
}
