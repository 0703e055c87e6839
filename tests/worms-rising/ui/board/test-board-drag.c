/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-driver.h"

#include "wr-board-view.h"
#include "wr-space-button.h"
#include "ui-picture.h"

/*
 * The board as a widget: pieces that are dragged, and the menu of a space.
 */

typedef struct
{
  GtkWidget   *window;
  WrBoardView *board;
  guint        hovered, n_pressed;
  guint        asked, lifted, dropped, n_dropped;
  gboolean     stuck; /* what is lifted stays where it is */
} Fixture;

static void
set_cb (guint *number,
        guint  value)
{
  *number = value;
}

static void
count_cb (guint *counter)
{
  (*counter)++;
}

static gboolean
on_lifted_cb (Fixture *f,
              guint    piece)
{
  f->lifted = piece;
  return !f->stuck;
}

static void
on_dropped_cb (Fixture *f,
               guint    space)
{
  f->dropped = space;
  f->n_dropped++;
}

static void
fixture_set_up (Fixture       *f,
                gconstpointer  unused)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  f->window = gtk_window_new ();
  f->board = WR_BOARD_VIEW (wr_board_view_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->board));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  g_signal_connect_swapped (f->board, "space-pressed", G_CALLBACK (count_cb), &f->n_pressed);
  g_signal_connect_swapped (f->board, "space-hovered", G_CALLBACK (set_cb), &f->hovered);
  g_signal_connect_swapped (f->board, "space-asked", G_CALLBACK (set_cb), &f->asked);
  g_signal_connect_swapped (f->board, "piece-lifted", G_CALLBACK (on_lifted_cb), f);
  g_signal_connect_swapped (f->board, "piece-dropped", G_CALLBACK (on_dropped_cb), f);
}

static void
fixture_tear_down (Fixture       *f,
                   gconstpointer  unused)
{
  ui_window_close (f->window);
}

static GtkEventController *
find_controller (WrBoardView *board,
                 GType        type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }
  g_assert_not_reached ();
}

/* The middle of SPACE in the board's widget. */
static graphene_point_t
middle_of (WrBoardView *board,
           WrSpace      space)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_find_space (GTK_WIDGET (board), space)),
                                            GTK_WIDGET (board), &at));
  return GRAPHENE_POINT_INIT (at.origin.x + at.size.width / 2, at.origin.y + at.size.height / 2);
}

/* The pointer is pressed on FROM and moved to TO. */
static void
drag (Fixture *f,
      WrSpace  from,
      WrSpace  to,
      gboolean released)
{
  GtkEventController *gesture = find_controller (f->board, GTK_TYPE_GESTURE_DRAG);
  graphene_point_t a = middle_of (f->board, from), b = middle_of (f->board, to);
  double x = b.x - a.x, y = b.y - a.y;

  f->lifted = WR_PIECE_NONE;
  g_signal_emit_by_name (gesture, "drag-begin", (double) a.x, (double) a.y);
  g_signal_emit_by_name (gesture, "drag-update", 1.0, 1.0);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_NONE);
  g_signal_emit_by_name (gesture, "drag-update", x, y);
  if (released)
    g_signal_emit_by_name (gesture, "drag-end", x, y);
}

static void
test_drag (Fixture       *f,
           gconstpointer  unused)
{
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = pos.at[WR_PIECE_YELLOW] = WR_SPACE (2, 5);
  pos.at[WR_PIECE_PINK] = WR_SPACE (6, 6);
  wr_board_view_set_position (f->board, &pos);
  ui_paint (GTK_WIDGET (f->board));
  drag (f, WR_SPACE (2, 5), WR_SPACE (2, 6), TRUE);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_NONE);
  g_assert_cmpuint (f->n_dropped, ==, 0);

  wr_board_view_set_movable (f->board, 1u << WR_PIECE_GREEN | 1u << WR_PIECE_YELLOW, WR_PIECE_NONE);
  drag (f, WR_SPACE (2, 5), WR_SPACE (2, 6), TRUE);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_GREEN);
  g_assert_cmpuint (f->dropped, ==, WR_SPACE (2, 6));
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (2, 6));
  wr_board_view_set_movable (f->board, 1u << WR_PIECE_GREEN | 1u << WR_PIECE_YELLOW, WR_PIECE_YELLOW);
  drag (f, WR_SPACE (2, 5), WR_SPACE (3, 5), TRUE);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_YELLOW);
  g_assert_cmpuint (f->dropped, ==, WR_SPACE (3, 5));
  drag (f, WR_SPACE (6, 6), WR_SPACE (6, 7), TRUE);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_NONE);
  g_assert_cmpuint (f->n_dropped, ==, 2);

  /* What is not lifted stays; what another position takes away is not dragged on. */
  f->stuck = TRUE;
  drag (f, WR_SPACE (2, 5), WR_SPACE (3, 5), TRUE);
  g_assert_cmpuint (f->lifted, ==, WR_PIECE_YELLOW);
  g_assert_false (wr_board_view_cancel_drag (f->board));
  f->stuck = FALSE;
  drag (f, WR_SPACE (2, 5), WR_SPACE (3, 5), FALSE);
  g_assert_nonnull (gtk_widget_get_cursor (GTK_WIDGET (f->board)));
  g_assert_true (wr_board_view_cancel_drag (f->board));
  g_assert_null (gtk_widget_get_cursor (GTK_WIDGET (f->board)));
  drag (f, WR_SPACE (2, 5), WR_SPACE (3, 5), FALSE);
  wr_board_view_set_position (f->board, &pos);
  g_assert_false (wr_board_view_cancel_drag (f->board));
  drag (f, WR_SPACE (2, 5), WR_SPACE (3, 5), FALSE);
  wr_board_view_set_movable (f->board, 0, WR_PIECE_YELLOW);
  g_assert_false (wr_board_view_cancel_drag (f->board));
  g_assert_cmpuint (f->n_dropped, ==, 2);
}

/* What was brought to its place by hand does not go there a second time. */
static void
play_at_drop_cb (Fixture *f)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  WrPosition after = *wr_board_view_get_position (f->board);

  events->items[events->n++] = (BmEvent) { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_FLY };
  events->items[events->n++] = (BmEvent) { .kind = WR_EVENT_FLEW, .who = WR_PIECE_BIRD, .from = WR_SPACE (5, 0),
                                          .to = WR_SPACE (1, 0) };
  after.at[WR_PIECE_BIRD] = WR_SPACE (1, 0);
  wr_board_view_play (f->board, events, &after);
}

static void
test_drag_motion (Fixture       *f,
                  gconstpointer  unused)
{
  WrPosition pos;

  wr_position_init (&pos);
  wr_board_view_set_position (f->board, &pos);
  wr_board_view_set_movable (f->board, 1u << WR_PIECE_BIRD, WR_PIECE_BIRD);
  ui_paint (GTK_WIDGET (f->board));
  play_at_drop_cb (f);
  g_assert_true (wr_board_view_is_moving (f->board));
  wr_board_view_set_position (f->board, &pos);
  g_signal_connect_swapped (f->board, "piece-dropped", G_CALLBACK (play_at_drop_cb), f);
  drag (f, WR_SPACE (5, 0), WR_SPACE (1, 0), TRUE);
  g_assert_false (wr_board_view_is_moving (f->board));
}

/* The same, and a day begins: the board says which of all events it has reached. */
static void
pass_at_drop_cb (Fixture *f)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  WrPosition after = *wr_board_view_get_position (f->board);

  events->items[events->n++] = (BmEvent) { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_FLY };
  events->items[events->n++] = (BmEvent) { .kind = WR_EVENT_FLEW, .who = WR_PIECE_BIRD, .from = WR_SPACE (5, 0),
                                          .to = WR_SPACE (1, 0) };
  events->items[events->n++] = (BmEvent) { .kind = WR_EVENT_DAY, .n = 2 };
  for (guint i = 0; i < events->n; i++)
    wr_event_replay (&events->items[i], &after);
  wr_board_view_play (f->board, events, &after);
}

static void
test_drag_reached (Fixture       *f,
                   gconstpointer  unused)
{
  WrPosition pos;
  guint reached = G_MAXUINT;

  wr_position_init (&pos);
  wr_board_view_set_position (f->board, &pos);
  wr_board_view_set_movable (f->board, 1u << WR_PIECE_BIRD, WR_PIECE_BIRD);
  ui_paint (GTK_WIDGET (f->board));
  g_signal_connect_swapped (f->board, "motion-reached", G_CALLBACK (set_cb), &reached);
  g_signal_connect_swapped (f->board, "piece-dropped", G_CALLBACK (pass_at_drop_cb), f);
  drag (f, WR_SPACE (5, 0), WR_SPACE (1, 0), TRUE);
  g_assert_true (wr_board_view_is_moving (f->board));
  UI_WAIT_UNTIL (!wr_board_view_is_moving (f->board));
  g_assert_cmpuint (reached, ==, 2);
}

/* The dragged piece is drawn where the pointer is, and nothing of it is left behind. */
static void
test_drag_picture (Fixture       *f,
                   gconstpointer  unused)
{
  g_autoptr(GBytes) rest = NULL;
  g_autoptr(GBytes) near = NULL;
  g_autoptr(GBytes) far = NULL;
  g_autoptr(GBytes) again = NULL;
  WrPosition pos;

  wr_position_init (&pos);
  wr_board_view_set_position (f->board, &pos);
  wr_board_view_set_movable (f->board, 1u << WR_PIECE_BIRD, WR_PIECE_BIRD);
  rest = ui_take_picture (GTK_WIDGET (f->board));
  drag (f, WR_SPACE (5, 0), WR_SPACE (4, 5), FALSE);
  near = ui_take_picture (GTK_WIDGET (f->board));
  drag (f, WR_SPACE (5, 0), WR_SPACE (8, 5), FALSE);
  far = ui_take_picture (GTK_WIDGET (f->board));
  wr_board_view_cancel_drag (f->board);
  again = ui_take_picture (GTK_WIDGET (f->board));
  g_assert_false (g_bytes_equal (rest, near));
  g_assert_false (g_bytes_equal (near, far));
  g_assert_true (g_bytes_equal (rest, again));
}

/* Menu and Shift+F10 ask where the focus is, the right button where the pointer is. */
static void
test_asks (Fixture       *f,
           gconstpointer  unused)
{
  GtkEventController *right = find_controller (f->board, GTK_TYPE_GESTURE_CLICK);
  GtkEventController *held = find_controller (f->board, GTK_TYPE_GESTURE_LONG_PRESS);
  graphene_point_t at;

  g_assert_cmpuint (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (right)), ==, GDK_BUTTON_SECONDARY);
  ui_paint (GTK_WIDGET (f->board));
  wr_board_view_focus_space (f->board, WR_SPACE (3, 4));
  g_assert_true (ui_press_key (GTK_WIDGET (f->board), "Menu"));
  g_assert_cmpuint (f->asked, ==, WR_SPACE (3, 4));
  wr_board_view_focus_space (f->board, WR_SPACE (4, 4));
  g_assert_true (ui_press_key (GTK_WIDGET (f->board), "<Shift>F10"));
  g_assert_cmpuint (f->asked, ==, WR_SPACE (4, 4));
  at = middle_of (f->board, WR_SPACE (9, 9));
  g_signal_emit_by_name (right, "released", 1, (double) at.x, (double) at.y);
  g_assert_cmpuint (f->asked, ==, WR_SPACE (9, 9));
  /* And a finger that stays, unless it drags something. */
  at = middle_of (f->board, WR_SPACE (8, 8));
  g_signal_emit_by_name (held, "pressed", (double) at.x, (double) at.y);
  g_assert_cmpuint (f->asked, ==, WR_SPACE (8, 8));
  wr_board_view_set_movable (f->board, 1u << WR_PIECE_BIRD, WR_PIECE_BIRD);
  drag (f, wr_board_view_get_position (f->board)->at[WR_PIECE_BIRD], WR_SPACE (1, 0), FALSE);
  at = middle_of (f->board, WR_SPACE (7, 7));
  g_signal_emit_by_name (held, "pressed", (double) at.x, (double) at.y);
  g_assert_cmpuint (f->asked, ==, WR_SPACE (8, 8));
  wr_board_view_cancel_drag (f->board);
  g_assert_cmpuint (f->n_pressed, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
#define ADD(path, function) g_test_add (path, Fixture, NULL, fixture_set_up, function, fixture_tear_down)
  ADD ("/board-drag/drag", test_drag);
  ADD ("/board-drag/motion", test_drag_motion);
  ADD ("/board-drag/reached", test_drag_reached);
  ADD ("/board-drag/picture", test_drag_picture);
  ADD ("/board-drag/asks", test_asks);
#undef ADD
  return g_test_run ();
}
