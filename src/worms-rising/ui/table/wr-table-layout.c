/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where the parts of the table are.  The board is as large as height and width allow; its sides are equal columns;
 * above it is the sky with the status line.  Below a thousand pixels of width, counted in the size of the text, the
 * columns are narrow.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include "wr-board-metrics.h"
#include "hooks.h"
#include "bm-widget.h"

#define GAP               8
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

/* The hand's strip takes more than its least only where the spaces are large anyway. */
#define ROOMY_CELL        52

/* What the spaces must have left where the texts of the hand's cards can be read. */
#define READABLE_CELL     48

/* Lines of text that the sky has room for: a question, and two or three lines of what happened.  With a hand under the
   board there is less; what a card asks then stands beside the board as well. */
#define SKY_LINES         4
#define SKY_LINES_ON_HAND 3
/* Nothing is asked where a match is only looked at. */
#define SKY_LINES_WATCHED 2

/* From this on pictures in narrow buttons make room for their words. */
#define LARGE_TEXT        1.2

/* The hand's strip, where there is room. */
#define PLAIN_HAND        96

/* What is left at the foot of a column is used from these heights on. */
#define TONIGHT_LEAST     92
#define TONIGHT_USUAL     132
#define THREATS_LEAST     110
/* Below this the actions are lower, so that the log has room under them. */
#define LOW_TABLE         840
#define LOG_LEAST         86

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

typedef struct
{
  GtkAllocation left, right, board, status, hand;
  GtkAllocation left_dock, right_dock, threats_dock;
  int           horizon, cell, strip;
} Plan;

/* What a pixel of these numbers is in the columns. */
static double
unit_of (WrTable *self)
{
  return bm_widget_text_scale (GTK_WIDGET (self)) * growths[self->growth].by;
}

static int
minimum_of (GtkWidget      *widget,
            GtkOrientation  orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Both columns have one width, so that the board stands in the middle. */
static int
column_minimum (WrTable *self)
{
  int width = MAX (minimum_of (self->left, GTK_ORIENTATION_HORIZONTAL),
                   minimum_of (self->right, GTK_ORIENTATION_HORIZONTAL));

  return MAX (width, self->narrow ? WR_TABLE_NARROW_COLUMN : WIDE_COLUMN);
}

static gboolean
has_strip (WrTable *self)
{
  return !self->hand_beside && gtk_widget_get_visible (GTK_WIDGET (self->hand));
}

/* The status line is BY larger than usual. */
static int
sky_minimum (WrTable *self,
             double   by)
{
  double line = bm_widget_line_height (GTK_WIDGET (self)) * by;

  if (wr_board_view_get_least (self->board) < WR_BOARD_CELL_LEAST)
    return (int) (SKY_LINES_WATCHED * line) + GAP;
  if (has_strip (self))
    return (int) (SKY_LINES_ON_HAND * line) + GAP;
  return (int) (SKY_LINES * line) + 2 * GAP;
}

/* Do the spaces stay large where the texts of the hand's cards can be read? */
static gboolean
is_hand_readable (WrTable *self,
                  int      height)
{
  int hand = bm_hand_get_readable_height (self->hand);

  return (height - sky_minimum (self, growths[self->growth].by) - hand) / WR_BOARD_PLACES_DOWN >= READABLE_CELL;
}

/* The hand's line under the board; nothing where it is a list, or there are no cards. */
static int
hand_height (WrTable *self,
             int      height)
{
  int minimum, natural;

  if (!has_strip (self))
    return 0;
  if (self->hand_readable && is_hand_readable (self, height))
    return bm_hand_get_readable_height (self->hand);
  gtk_widget_measure (GTK_WIDGET (self->hand), GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  if ((height - sky_minimum (self, growths[self->growth].by) - natural) / WR_BOARD_PLACES_DOWN >= ROOMY_CELL)
    return natural;
  return minimum - HAND_OVERLAP;
}

/* May the Bird be in the row below the board, which else is empty at its foot? */
static gboolean
uses_row_below (WrTable *self)
{
  const WrPosition *pos = self->play == NULL ? NULL : wr_play_get_position (self->play);

  if (pos == NULL)
    return FALSE;
  return wr_hooked (pos, WR_HOOK_MAY (WR_MAY_BELOW))
         || (pos->at[WR_PIECE_BIRD] != WR_SPACE_NONE && wr_space_row (pos->at[WR_PIECE_BIRD]) == WR_ROW_BELOW);
}

/* Where the strips beside the board are wider than the columns need, a hand at its limit lies between these with no card
   on another. */
static void
widen_hand (WrTable *self,
            Plan    *plan)
{
  int wanted = bm_hand_get_readable_width (self->hand, BM_HAND_LIMIT);
  int room = plan->strip - (int) (WIDE_COLUMN * ROOMY_COLUMN * unit_of (self));
  int more = CLAMP ((wanted - plan->hand.width) / 2, 0, MAX (0, room));
  int column = MIN (plan->left.width, plan->strip - more);

  plan->left.x = MAX (0, plan->strip - more - column);
  plan->right.x = plan->hand.x + plan->hand.width + more;
  plan->left.width = plan->right.width = column;
  plan->hand.x -= more;
  plan->hand.width += 2 * more;
}

static Plan
make_plan (WrTable *self,
           int      width,
           int      height)
{
  int column = column_minimum (self), hand = hand_height (self, height);
  int sky = sky_minimum (self, growths[self->growth].by), strip, board_width, board_height;
  int cell = MIN ((width - 2 * column) / WR_BOARD_PLACES_ACROSS, (height - sky - hand) / WR_BOARD_PLACES_DOWN);
  Plan plan;

  cell = MAX (cell, wr_board_view_get_least (self->board));
  board_width = cell * WR_BOARD_PLACES_ACROSS;
  board_height = cell * WR_BOARD_PLACES_DOWN;
  strip = (width - board_width) / 2;
  sky = MAX (0, height - board_height - hand);
  column = MAX (column, MIN (strip, (int) (WIDEST_COLUMN * unit_of (self))));

  plan.board = (GtkAllocation) { strip, sky, board_width, board_height };
  plan.status = (GtkAllocation) { MAX (0, strip), 0, board_width, sky };
  /* Columns stay beside the board on screens where the strip is wider than they need. */
  plan.left = (GtkAllocation) { MAX (0, strip - column), 0, column, height };
  plan.right = (GtkAllocation) { MIN (width - column, strip + board_width), 0, column, height };
  plan.hand = (GtkAllocation) { strip, sky + board_height, board_width, hand };
  if (hand > 0 && cell < ROOMY_CELL && !self->hand_readable)
    {
      if (uses_row_below (self))
        sky = MAX (0, sky - HAND_OVERLAP);
      plan.board.y = plan.status.height = sky;
      plan.hand.y -= HAND_OVERLAP;
      plan.hand.height += HAND_OVERLAP;
    }
  plan.horizon = sky + cell;
  plan.cell = cell;
  plan.strip = strip;
  if (hand > 0 && self->hand_readable)
    widen_hand (self, &plan);
  return plan;
}

void
wr_table_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  WrTable *self = WR_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int column = column_minimum (self);

      /* Wide columns become narrow when there is less room, so the narrow ones say how little is enough. */
      *minimum = 2 * MIN (column, self->narrow_minimum) + WR_BOARD_PLACES_ACROSS * wr_board_view_get_least (self->board);
      *natural = MAX (*minimum, 2 * WIDE_COLUMN + WR_BOARD_PLACES_ACROSS * WR_BOARD_CELL_NATURAL);
    }
  else
    {
      /* With little height the hand goes into a column. */
      *minimum = sky_minimum (self, 1) + WR_BOARD_PLACES_DOWN * wr_board_view_get_least (self->board);
      *natural = MAX (*minimum, sky_minimum (self, 1) + WR_BOARD_PLACES_DOWN * WR_BOARD_CELL_NATURAL);
    }
}

void
wr_table_set_narrow (WrTable  *self,
                     gboolean  narrow)
{
  gboolean tight = narrow && bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  self->narrow = narrow;
  bm_widget_set_class (GTK_WIDGET (self), "tight", tight);
  wr_action_panel_set_narrow (self->worm_actions, narrow, tight);
  wr_action_panel_set_narrow (self->bird_actions, narrow, tight);
  wr_party_panel_set_narrow (self->party, narrow);
  wr_bird_panel_set_narrow (self->bird, narrow);
  if (self->play != NULL)
    {
      wr_table_show_players (self);
      wr_table_show_hints (self);
    }
  bm_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Under the board; or as a list in the column of the side that waits, where the other has its actions. */
void
wr_table_place_hand (WrTable  *self,
                     gboolean  beside)
{
  gboolean bird = self->play != NULL && wr_table_get_side (self) == WR_SIDE_BIRD;
  GtkWidget *hand = GTK_WIDGET (self->hand), *old = gtk_widget_get_parent (hand);
  GtkWidget *slot = beside ? GTK_WIDGET (bird ? self->left_hand : self->right_hand) : GTK_WIDGET (self);

  self->hand_beside = beside;
  g_object_set (self->hand, "vertical", beside, NULL);
  if (old == slot)
    return;
  g_object_ref (hand);
  gtk_widget_unparent (hand);
  if (beside)
    gtk_box_append (GTK_BOX (slot), hand);
  else
    gtk_widget_insert_after (hand, slot, GTK_WIDGET (self->board));
  g_object_unref (hand);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_growth (WrTable *self,
            guint    growth)
{
  self->growth = growth;
  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    bm_widget_set_class (GTK_WIDGET (self), growths[i].class, i == growth);
  wr_party_panel_set_growth (self->party, growths[growth].by);
  wr_bird_panel_set_growth (self->bird, growths[growth].by);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_hand_readable (WrTable  *self,
                   gboolean  readable)
{
  self->hand_readable = readable;
  bm_hand_set_readable (self->hand, readable);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_docked (WrTable *self)
{
  self->tonight_docked = self->wants_tonight_docked;
  self->log_docked = self->wants_log_docked;
  self->threats_docked = self->wants_threats_docked;
  wr_table_place_panels (self);
  wr_table_show_tonight (self);
  wr_table_show_threats (self);
}

static int
top_least_of (GtkWidget *column)
{
  return gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (column)));
}

static void
set_top_least (GtkWidget *column,
               int        height)
{
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (column)), height);
}

static gboolean
wants_change (WrTable *self)
{
  return self->wants_narrow != self->narrow || self->wants_hand_beside != self->hand_beside
         || top_least_of (self->left) != self->wants_least[WR_SIDE_WORMS]
         || top_least_of (self->right) != self->wants_least[WR_SIDE_BIRD]
         || self->wants_tonight_docked != self->tonight_docked || self->wants_log_docked != self->log_docked
         || self->wants_threats_docked != self->threats_docked || self->wants_growth != self->growth
         || self->wants_hand_readable != self->hand_readable;
}

/* Widgets must not change their needs while they are given their place. */
static gboolean
change_narrow (gpointer data)
{
  WrTable *self = data;
  g_autoptr(GtkWidget) focus = NULL;

  self->narrow_idle = 0;
  g_set_object (&focus, wr_table_find_focus (self));
  if (self->wants_hand_beside != self->hand_beside)
    wr_table_place_hand (self, self->wants_hand_beside);
  if (self->wants_growth != self->growth)
    set_growth (self, self->wants_growth);
  if (self->wants_hand_readable != self->hand_readable)
    set_hand_readable (self, self->wants_hand_readable);
  if (self->wants_narrow != self->narrow)
    wr_table_set_narrow (self, self->wants_narrow);
  if (self->wants_tonight_docked != self->tonight_docked || self->wants_log_docked != self->log_docked
      || self->wants_threats_docked != self->threats_docked)
    set_docked (self);
  set_top_least (self->left, self->wants_least[WR_SIDE_WORMS]);
  set_top_least (self->right, self->wants_least[WR_SIDE_BIRD]);
  if (self->play != NULL)
    wr_table_keep_focus (self, focus);
  return G_SOURCE_REMOVE;
}

static int
natural_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* What a column leaves free when all in it is as high as it likes to be, and at the most. */
typedef struct
{
  int natural;
  int most;
} Room;

/* A drawer that is open in SLOT does not count.  Without actions hints and reminders scroll, and so leave more: where
   ACTIONS stand at the foot of the column it has its whole height. */
static Room
room_in (GtkWidget *column,
         GtkWidget *slot,
         GtkWidget *actions,
         int        width,
         int        height)
{
  int least, natural, drawer = gtk_widget_get_visible (slot) ? natural_height (slot, -1) : 0;
  Room room;

  gtk_widget_measure (column, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  room.natural = height - natural + drawer + (drawer > 0 ? GAP : 0);
  room.most = gtk_widget_get_visible (actions) ? room.natural : MAX (room.natural, height - least);
  return room;
}

/* Tonight keeps its place at the foot, or above the actions; the log fills what there is.  Hints in the same column scroll
   rather than take the log's place. */
static void
plan_docks (WrTable *self,
            Plan    *plan,
            int      height)
{
  double unit = unit_of (self);
  Room left = room_in (self->left, GTK_WIDGET (self->left_slot), GTK_WIDGET (self->worm_actions), plan->left.width, height);
  Room right = room_in (self->right, GTK_WIDGET (self->right_slot), GTK_WIDGET (self->bird_actions), plan->right.width,
                        height);
  int tonight = self->tonight_docked ? natural_height (GTK_WIDGET (self->left_dock), plan->left.width) : 0;
  int log_least = (int) (LOG_LEAST * unit), threats, log;
  gboolean log_left;

  tonight = MIN (MAX (tonight, (int) (TONIGHT_USUAL * unit)), MAX (left.natural, (int) (TONIGHT_LEAST * unit)));
  self->wants_tonight_docked = !self->wants_narrow && left.most >= TONIGHT_LEAST * unit;
  /* A full column at the right leaves the log to the left one. */
  log_left = right.most < log_least && left.most - tonight >= log_least;
  self->wants_log_docked = !self->wants_narrow && (right.most >= log_least || log_left);
  self->wants_threats_docked = self->wants_tonight_docked && !log_left && left.natural - tonight >= THREATS_LEAST * unit;
  /* Whoever learns has enough to look at. */
  if (self->lesson != NULL)
    self->wants_tonight_docked = self->wants_log_docked = self->wants_threats_docked = FALSE;
  threats = self->threats_docked ? natural_height (GTK_WIDGET (self->threats_dock), plan->left.width) : 0;
  log = MAX (log_least, log_left ? left.natural - tonight : right.natural);
  plan->left_dock = (GtkAllocation) { plan->left.x, -tonight, plan->left.width, tonight };
  plan->threats_dock = (GtkAllocation) { plan->left.x, -tonight - threats, plan->left.width, threats };
  plan->right_dock = (GtkAllocation) { plan->right.x, -log, plan->right.width, log };
  if (log_left)
    plan->right_dock = (GtkAllocation) { plan->left.x, -tonight - log, plan->left.width, log };
  if (self->wants_tonight_docked && !gtk_widget_get_visible (GTK_WIDGET (self->worm_actions)))
    plan->left.height -= tonight + (log_left ? log : 0);
  if (self->wants_log_docked && !log_left && !gtk_widget_get_visible (GTK_WIDGET (self->bird_actions)))
    plan->right.height -= log;
}

/* What a column is about stays in sight: the reminders below it scroll, and hints do. */
static int
top_least (GtkWidget *column,
           GtkWidget *panel,
           GtkWidget *reminders,
           int        height)
{
  GtkWidget *top = gtk_widget_get_first_child (column);
  int width = gtk_widget_get_allocated_width (panel), own, least, all;

  if (width <= 0)
    return -1;
  gtk_widget_measure (top, GTK_ORIENTATION_VERTICAL, -1, &own, NULL, NULL, NULL);
  gtk_widget_measure (column, GTK_ORIENTATION_VERTICAL, -1, &all, NULL, NULL, NULL);
  /* Its style may have just become wider than its place of before. */
  least = natural_height (panel, MAX (width, minimum_of (panel, GTK_ORIENTATION_HORIZONTAL)));
  if (gtk_widget_get_visible (reminders))
    least -= natural_height (reminders, -1);
  least = MIN (least, height - (all - own));
  return least > 0 ? least : -1;
}

/* Measured at a status line and a hand that have not grown: what has grown because there is room must not take it away
   again. */
static guint
growth_for (WrTable    *self,
            const Plan *plan,
            int         height,
            double      scale)
{
  int hand = has_strip (self) ? (int) (PLAIN_HAND * scale) : 0;
  int cell = MAX (plan->cell, (height - sky_minimum (self, 1) - hand) / WR_BOARD_PLACES_DOWN);
  guint growth = 0;

  for (guint i = 1; i < G_N_ELEMENTS (growths); i++)
    if (cell >= growths[i].cell && plan->strip >= WIDE_COLUMN * ROOMY_COLUMN * growths[i].by * scale)
      growth = i;
  return growth;
}

static void
place (GtkWidget           *child,
       const GtkAllocation *at)
{
  /* Measured, because GTK asks for it before each allocation. */
  minimum_of (child, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_size_allocate (child, at, -1);
}

/* One for which there is no room any more is not drawn until the next layout has taken it away. */
static void
place_dock (GtkWidget     *dock,
            gboolean       docked,
            gboolean       wanted,
            GtkAllocation  at,
            int            foot)
{
  at.y += foot;
  gtk_widget_set_child_visible (dock, docked && wanted);
  if (docked && wanted)
    place (dock, &at);
}

/* Where the docks of a column end: above its actions, which stand at its foot. */
static int
dock_foot (WrTable       *self,
           WrActionPanel *actions,
           int            height)
{
  graphene_rect_t at;

  if (!gtk_widget_get_visible (GTK_WIDGET (actions))
      || !gtk_widget_compute_bounds (GTK_WIDGET (actions), GTK_WIDGET (self), &at))
    return height;
  return (int) at.origin.y;
}

static void
place_docks (WrTable    *self,
             const Plan *plan,
             int         height)
{
  int left = dock_foot (self, self->worm_actions, height);
  int log = plan->right_dock.x == plan->left.x ? left : dock_foot (self, self->bird_actions, height);

  place_dock (GTK_WIDGET (self->left_dock), self->tonight_docked, self->wants_tonight_docked, plan->left_dock, left);
  place_dock (GTK_WIDGET (self->threats_dock), self->threats_docked, self->wants_threats_docked, plan->threats_dock, left);
  place_dock (GTK_WIDGET (self->right_dock), self->log_docked, self->wants_log_docked, plan->right_dock, log);
}

/* Where nothing is pressed the columns hold less. */
static int
low_below (WrTable *self)
{
  return wr_board_view_get_least (self->board) < WR_BOARD_CELL_LEAST ? LOW_BELOW_WATCHED : LOW_BELOW;
}

void
wr_table_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  WrTable *self = WR_TABLE (widget);
  Plan plan = make_plan (self, width, height);
  double scale = bm_widget_text_scale (widget);
  /* What a narrow column has is less high as well. */
  gboolean narrow = width < NARROW_BELOW * scale || height < low_below (self) * scale;

  /* Not while measuring: GTK measures once before it applies the style of a column that has just become narrow. */
  if (self->narrow)
    self->narrow_minimum = column_minimum (self);
  self->wants_narrow = narrow;
  self->wants_hand_beside = height < HAND_BELOW * scale;
  bm_widget_set_class (widget, "low", !narrow && height < LOW_TABLE * scale);
  self->wants_growth = growth_for (self, &plan, height, scale);
  self->wants_hand_readable = has_strip (self) && is_hand_readable (self, height);
  plan_docks (self, &plan, height);
  self->wants_least[WR_SIDE_WORMS] = top_least (self->left, GTK_WIDGET (self->party),
                                                wr_party_panel_get_reminders (self->party), plan.left.height);
  self->wants_least[WR_SIDE_BIRD] = top_least (self->right, GTK_WIDGET (self->bird),
                                               wr_bird_panel_get_reminders (self->bird), plan.right.height);
  if (wants_change (self) && self->narrow_idle == 0)
    self->narrow_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, change_narrow, self, NULL);
  place (self->left, &plan.left);
  place (self->right, &plan.right);
  place (GTK_WIDGET (self->status), &plan.status);
  place (GTK_WIDGET (self->board), &plan.board);
  if (!self->hand_beside && gtk_widget_should_layout (GTK_WIDGET (self->hand)))
    place (GTK_WIDGET (self->hand), &plan.hand);
  place_docks (self, &plan, height);
  wr_table_set_horizon (self, plan.horizon);
}

gboolean
wr_table_tab (WrTable          *self,
              GtkDirectionType  direction)
{
  gboolean bird = gtk_widget_get_visible (GTK_WIDGET (self->bird_actions));
  GtkWidget *order[] = {
    GTK_WIDGET (self->board),
    bird ? GTK_WIDGET (self->bird_actions) : GTK_WIDGET (self->worm_actions),
    GTK_WIDGET (self->hand),
    wr_table_get_hint_panel (self) != NULL ? wr_table_get_hint_panel (self) : GTK_WIDGET (self->party),
    self->lesson != NULL ? self->lesson : GTK_WIDGET (self->party),
    GTK_WIDGET (self->party), GTK_WIDGET (self->bird),
    GTK_WIDGET (self->left_slot), GTK_WIDGET (self->right_slot), GTK_WIDGET (self->right_dock),
    GTK_WIDGET (self->status)
  };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int n = G_N_ELEMENTS (order), step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1, i = -1;

  for (int at = 0; focus != NULL && at < n; at++)
    if (focus == order[at] || gtk_widget_is_ancestor (focus, order[at]))
      i = at;
  if (i < 0)
    i = step > 0 ? 0 : n - 1;
  /* The log is one stop, however long it is; the arrows go through it. */
  else if (order[i] == GTK_WIDGET (self->left_slot) || order[i] == GTK_WIDGET (self->right_slot)
           || order[i] == GTK_WIDGET (self->right_dock))
    i += step;
  for (; i >= 0 && i < n; i += step)
    if (gtk_widget_child_focus (order[i], direction))
      return TRUE;
  return FALSE;
}
