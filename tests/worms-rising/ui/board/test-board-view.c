/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-driver.h"

#include <gtk/gtk.h>
#include <locale.h>

#include "bm-art.h"
#include "wr-board-view.h"
#include "wr-space-button.h"
#include "ui-picture.h"

/*
 * The board as a widget: what it says to screen readers, where the keyboard goes, that the same calls give the same
 * picture, and that nothing of it is left behind.
 */

typedef struct
{
  GtkWidget   *window;
  GtkWidget   *before;
  GtkWidget   *after;
  WrBoardView *board;
  guint        pressed, n_pressed;
  guint        hovered, n_hovered;
  guint        chosen, n_chosen, n_closed, n_ended;
} Fixture;

static void
on_pressed_cb (Fixture *f,
               guint    space)
{
  f->pressed = space;
  f->n_pressed++;
}

static void
on_hovered_cb (Fixture *f,
               guint    space)
{
  f->hovered = space;
  f->n_hovered++;
}

static void
on_chosen_cb (Fixture *f,
              guint    index)
{
  f->chosen = index;
  f->n_chosen++;
}

static void
count_cb (guint *counter)
{
  (*counter)++;
}

static void
fixture_set_up (Fixture       *f,
                gconstpointer  unused)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  f->window = gtk_window_new ();
  f->before = gtk_button_new_with_label ("before");
  f->after = gtk_button_new_with_label ("after");
  f->board = WR_BOARD_VIEW (wr_board_view_new ());
  gtk_box_append (GTK_BOX (box), f->before);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->board));
  gtk_box_append (GTK_BOX (box), f->after);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  g_signal_connect_swapped (f->board, "space-pressed", G_CALLBACK (on_pressed_cb), f);
  g_signal_connect_swapped (f->board, "space-hovered", G_CALLBACK (on_hovered_cb), f);
  g_signal_connect_swapped (f->board, "menu-chosen", G_CALLBACK (on_chosen_cb), f);
  g_signal_connect_swapped (f->board, "menu-closed", G_CALLBACK (count_cb), &f->n_closed);
  g_signal_connect_swapped (f->board, "motion-ended", G_CALLBACK (count_cb), &f->n_ended);
}

static void
fixture_tear_down (Fixture       *f,
                   gconstpointer  unused)
{
  gpointer board = f->board;

  g_object_add_weak_pointer (G_OBJECT (board), &board);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (board != NULL && g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (board);
}

static WrSpaceButton *
find_space (WrBoardView *board,
            WrSpace      space)
{
  return ui_find_space (GTK_WIDGET (board), space);
}

static gboolean
is_shown (WrBoardView *board,
          WrSpace      space)
{
  return gtk_widget_get_visible (GTK_WIDGET (find_space (board, space)));
}

static void
assert_name (WrBoardView *board,
             WrSpace      space,
             const char  *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_space (board, space)), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
assert_description (WrBoardView *board,
                    WrSpace      space,
                    const char  *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_space (board, space)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
full_position (WrPosition *pos)
{
  wr_position_init (pos);
  pos->grass[2] = 1;
  pos->grass[4] = 4;
  pos->grass[6] = 12;
  pos->on_grass[WR_LAVA][2] = 1;
  pos->on_grass[WR_DRILLS][6] = 3;
  pos->on_grass[WR_GRAVESTONES][6] = 1;
  pos->on_grass[WR_DRILLS][4] = 1;
  pos->at[WR_PIECE_BIRD] = WR_SPACE (4, 3);
  pos->at[WR_PIECE_GREEN] = WR_SPACE (5, 7);
  pos->at[WR_PIECE_YELLOW] = WR_SPACE (9, 3);
  pos->at[WR_PIECE_PURPLE] = WR_SPACE (9, 3);
  pos->at[WR_PIECE_ZOMBIE_1] = WR_SPACE (9, 3);
  pos->stunned[WR_PIECE_PURPLE] = 1;
  pos->wormholes[5] = 1 << 7;
  pos->wormholes[0] = 1 << 0;
  pos->wormholes[8] = 1 << 9;
  pos->bedrock[8] = 1 << 9 | 1 << 4;
}

static void
test_names (Fixture       *f,
            gconstpointer  unused)
{
  WrPosition pos;

  full_position (&pos);
  wr_board_view_set_position (f->board, &pos);
  g_assert_true (wr_position_equal (wr_board_view_get_position (f->board), &pos));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (f->board), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (f->board), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (find_space (f->board, WR_SPACE (5, 7))), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_name (f->board, WR_SPACE (5, 7), "f7: packed dirt, Green Worm, wormhole");
  assert_name (f->board, WR_SPACE (0, 0), "a0: grass, wormhole");
  assert_name (f->board, WR_SPACE (2, 0), "c0: sky");
  assert_name (f->board, WR_SPACE (2, 1), "c1: grass, lava");
  assert_name (f->board, WR_SPACE (4, 3), "e3: cleared, Bird");
  assert_name (f->board, WR_SPACE (4, 4), "e4: grass, drill");
  assert_name (f->board, WR_SPACE (6, 12), "g12: grass, 3 drills, gravestone");
  assert_name (f->board, WR_SPACE (8, 4), "i4: packed dirt, bedrock");
  assert_name (f->board, WR_SPACE (8, 9), "i9: packed dirt, bedrock, dormant wormhole");
  assert_name (f->board, WR_SPACE (9, 3), "j3: packed dirt, Yellow Worm, Purple Worm stunned, Zombie 1");
  assert_name (f->board, WR_SPACE (10, 12), "k12: packed dirt");
}

/* The ring's spaces come when the Bird or a target is there, and go again. */
static void
test_ring (Fixture       *f,
           gconstpointer  unused)
{
  const WrBoardTarget targets[] = { { WR_SPACE (WR_COLUMN_RIGHT, 5), WR_MOVE_FLY, 1, "Fly here." },
                                    { WR_SPACE (2, WR_ROW_BELOW), WR_MOVE_FLY, 1, "Fly here." } };
  WrPosition pos;

  wr_position_init (&pos);
  wr_board_view_set_position (f->board, &pos);
  g_assert_false (is_shown (f->board, WR_SPACE (WR_COLUMN_LEFT, 5)));
  pos.at[WR_PIECE_BIRD] = WR_SPACE (WR_COLUMN_LEFT, 5);
  wr_board_view_set_position (f->board, &pos);
  g_assert_true (is_shown (f->board, WR_SPACE (WR_COLUMN_LEFT, 5)));
  assert_name (f->board, WR_SPACE (WR_COLUMN_LEFT, 5), "<5: left of the garden, Bird");
  g_assert_false (is_shown (f->board, WR_SPACE (WR_COLUMN_RIGHT, 5)));
  wr_board_view_set_targets (f->board, targets, G_N_ELEMENTS (targets));
  assert_name (f->board, WR_SPACE (WR_COLUMN_RIGHT, 5), ">5: right of the garden");
  assert_name (f->board, WR_SPACE (2, WR_ROW_BELOW), "c13: below the garden");
  g_assert_true (is_shown (f->board, WR_SPACE (2, WR_ROW_BELOW)));
  ui_paint (GTK_WIDGET (f->board));

  /* The focus does not vanish with its space. */
  wr_board_view_focus_space (f->board, WR_SPACE (2, WR_ROW_BELOW));
  g_assert_cmpuint (wr_board_view_get_focus (f->board), ==, WR_SPACE (2, WR_ROW_BELOW));
  wr_board_view_set_targets (f->board, NULL, 0);
  g_assert_false (is_shown (f->board, WR_SPACE (2, WR_ROW_BELOW)));
  g_assert_cmpuint (wr_board_view_get_focus (f->board), ==, WR_SPACE (2, WR_LAST_ROW));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == GTK_WIDGET (find_space (f->board, WR_SPACE (2, 12))));
}

/* What was done last is heard, but nothing that a click does. */
static void
assert_tip (WrBoardView *board,
            WrSpace      space,
            const char  *expected)
{
  g_autofree char *tip = wr_space_button_dup_tip (find_space (board, space));

  g_assert_cmpstr (tip, ==, expected);
}

static void
test_targets (Fixture       *f,
              gconstpointer  unused)
{
  const WrBoardTarget targets[] = { { WR_SPACE (3, 3), WR_MOVE_EAT, 1, "Eat Green Worm." },
                                    { WR_SPACE (5, 0), WR_MOVE_DRILL, 2, "Drill." } };

  wr_board_view_set_targets (f->board, targets, G_N_ELEMENTS (targets));
  wr_board_view_set_result (f->board, WR_SPACE (5, 0), "The Bird flew here.");
  assert_description (f->board, WR_SPACE (3, 3), "Eat Green Worm.");
  assert_description (f->board, WR_SPACE (5, 0), "Drill.  The Bird flew here.");
  assert_tip (f->board, WR_SPACE (3, 3), "d3: packed dirt · Eat Green Worm.");
  assert_tip (f->board, WR_SPACE (5, 0), "f0: grass, Bird · Drill.");
  assert_tip (f->board, WR_SPACE (3, 4), "d4: packed dirt");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (find_space (f->board, WR_SPACE (3, 3))), "target"));
  wr_board_view_set_targets (f->board, targets, 1);
  assert_description (f->board, WR_SPACE (5, 0), "The Bird flew here.");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (find_space (f->board, WR_SPACE (5, 0))), "target"));
  wr_board_view_set_result (f->board, WR_SPACE_NONE, NULL);
  assert_description (f->board, WR_SPACE (5, 0), "");
  wr_board_view_set_selected (f->board, WR_SPACE (5, 0));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (find_space (f->board, WR_SPACE (5, 0))),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  wr_board_view_set_selected (f->board, WR_SPACE_NONE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (find_space (f->board, WR_SPACE (5, 0))),
                                    GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_root_get_focus (GTK_ROOT (f->window));
}

static void
go (Fixture          *f,
    GtkDirectionType  direction,
    WrSpace           space)
{
  gtk_widget_child_focus (f->window, direction);
  g_assert_cmpuint (wr_board_view_get_focus (f->board), ==, space);
  g_assert_true (focus_of (f) == GTK_WIDGET (find_space (f->board, space)));
}

static void
test_focus (Fixture       *f,
            gconstpointer  unused)
{
  ui_paint (GTK_WIDGET (f->board));
  gtk_widget_grab_focus (f->before);
  go (f, GTK_DIR_TAB_FORWARD, WR_SPACE (5, 0));
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (5, 0));
  go (f, GTK_DIR_UP, WR_SPACE (5, 0));
  go (f, GTK_DIR_DOWN, WR_SPACE (5, 1));
  go (f, GTK_DIR_LEFT, WR_SPACE (4, 1));
  go (f, GTK_DIR_RIGHT, WR_SPACE (5, 1));
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (5, 1));
  gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (focus_of (f) == f->after);
  g_assert_cmpuint (f->hovered, ==, WR_SPACE_NONE);
  go (f, GTK_DIR_TAB_BACKWARD, WR_SPACE (5, 1));
  gtk_widget_child_focus (f->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (focus_of (f) == f->before);

  /* Without targets outside, arrows stop at the edges. */
  wr_board_view_focus_space (f->board, WR_SPACE (0, 12));
  go (f, GTK_DIR_LEFT, WR_SPACE (0, 12));
  go (f, GTK_DIR_DOWN, WR_SPACE (0, 12));
  wr_board_view_focus_space (f->board, WR_SPACE (10, 5));
  go (f, GTK_DIR_RIGHT, WR_SPACE (10, 5));
}

static GtkEventController *
find_pointer (WrBoardView *board)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* A space rests under the pointer, or has the focus: whichever moved last, and never what nobody pointed at. */
static void
test_pointer (Fixture       *f,
              gconstpointer  unused)
{
  GtkEventController *pointer = find_pointer (f->board);
  graphene_rect_t at;

  ui_paint (GTK_WIDGET (f->board));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (find_space (f->board, WR_SPACE (3, 3))),
                                            GTK_WIDGET (f->board), &at));
  wr_board_view_focus_space (f->board, WR_SPACE (8, 8));
  g_assert_cmpuint (f->hovered, !=, WR_SPACE (8, 8));
  g_signal_emit_by_name (pointer, "motion", at.origin.x + 5.0, at.origin.y + 5.0);
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (3, 3));
  go (f, GTK_DIR_LEFT, WR_SPACE (7, 8));
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (7, 8));
  /* A new layout tells of the pointer again, where it was. */
  g_signal_emit_by_name (pointer, "motion", at.origin.x + 5.0, at.origin.y + 5.0);
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (7, 8));
  g_signal_emit_by_name (pointer, "motion", at.origin.x + 6.0, at.origin.y + 5.0);
  g_assert_cmpuint (f->hovered, ==, WR_SPACE (3, 3));
  g_signal_emit_by_name (pointer, "leave");
  g_assert_cmpuint (f->hovered, ==, WR_SPACE_NONE);
}

static void
test_press (Fixture       *f,
            gconstpointer  unused)
{
  ui_paint (GTK_WIDGET (f->board));
  gtk_widget_activate (GTK_WIDGET (find_space (f->board, WR_SPACE (7, 3))));
  g_assert_cmpuint (f->n_pressed, ==, 1);
  g_assert_cmpuint (f->pressed, ==, WR_SPACE (7, 3));
  g_signal_emit_by_name (find_space (f->board, WR_SPACE (0, 0)), "clicked");
  g_assert_cmpuint (f->n_pressed, ==, 2);
  g_assert_cmpuint (f->pressed, ==, WR_SPACE (0, 0));
}

static void
add_event (BmEventList *events,
           BmEvent      event)
{
  events->items[events->n++] = event;
}

/* The Bird flies from f0 to b0. */
static void
fly_away (BmEventList *events,
          WrPosition  *after)
{
  wr_position_init (after);
  events->n = events->dropped = 0;
  add_event (events, (BmEvent) { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_FLY });
  add_event (events, (BmEvent) { .kind = WR_EVENT_FLEW, .who = WR_PIECE_BIRD, .from = WR_SPACE (5, 0),
                                 .to = WR_SPACE (1, 0) });
  after->at[WR_PIECE_BIRD] = WR_SPACE (1, 0);
}

static void
test_motion_off (Fixture       *f,
                 gconstpointer  unused)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  WrPosition after;

  fly_away (events, &after);
  ui_paint (GTK_WIDGET (f->board));
  wr_board_view_set_motion (f->board, BM_MOTION_OFF);
  wr_board_view_play (f->board, events, &after);
  g_assert_false (wr_board_view_is_moving (f->board));
  g_assert_cmpuint (f->n_ended, ==, 1);
  assert_name (f->board, WR_SPACE (1, 0), "b0: grass, Bird");

  /* So says the desktop. */
  wr_board_view_set_motion (f->board, BM_MOTION_NORMAL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  wr_board_view_play (f->board, events, &after);
  g_assert_false (wr_board_view_is_moving (f->board));
  g_assert_cmpuint (f->n_ended, ==, 2);
}

static void
test_motion (Fixture       *f,
             gconstpointer  unused)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  WrPosition before, after;

  wr_position_init (&before);
  fly_away (events, &after);
  ui_paint (GTK_WIDGET (f->board));
  wr_board_view_play (f->board, events, &after);
  g_assert_true (wr_board_view_is_moving (f->board));
  g_assert_cmpuint (f->n_ended, ==, 0);
  /* What is said is what is, while the picture follows. */
  assert_name (f->board, WR_SPACE (1, 0), "b0: grass, Bird");
  UI_WAIT_UNTIL (!wr_board_view_is_moving (f->board));
  g_assert_cmpuint (f->n_ended, ==, 1);

  /* A press ends the motion and counts. */
  wr_board_view_set_position (f->board, &before);
  wr_board_view_play (f->board, events, &after);
  g_assert_true (wr_board_view_is_moving (f->board));
  gtk_widget_activate (GTK_WIDGET (find_space (f->board, WR_SPACE (7, 3))));
  g_assert_false (wr_board_view_is_moving (f->board));
  g_assert_cmpuint (f->n_ended, ==, 2);
  g_assert_cmpuint (f->n_pressed, ==, 1);

  /* The next motion ends the one before; so does another position, and being hidden. */
  wr_board_view_set_position (f->board, &before);
  wr_board_view_play (f->board, events, &after);
  wr_board_view_play (f->board, events, &after);
  g_assert_cmpuint (f->n_ended, ==, 3);
  g_assert_true (wr_board_view_is_moving (f->board));
  wr_board_view_set_position (f->board, &before);
  g_assert_cmpuint (f->n_ended, ==, 4);
  g_assert_false (wr_board_view_is_moving (f->board));
  wr_board_view_play (f->board, events, &after);
  gtk_widget_set_visible (GTK_WIDGET (f->board), FALSE);
  g_assert_cmpuint (f->n_ended, ==, 5);
  g_assert_false (wr_board_view_is_moving (f->board));
}

static GtkWidget *
find_button (GtkWidget  *parent,
             const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (GTK_IS_BUTTON (child) && !WR_IS_SPACE_BUTTON (child))
        {
          g_autofree char *wrong =
            gtk_test_accessible_check_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

          if (wrong == NULL)
            return child;
        }
      found = find_button (child, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_popover (WrBoardView *board)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;
  g_assert_not_reached ();
}

static void
test_menu (Fixture       *f,
           gconstpointer  unused)
{
  const char *const labels[] = { "Fly", "Drill", NULL };
  const guint8 kinds[] = { WR_MOVE_FLY, WR_MOVE_DRILL };
  GtkWidget *popover = find_popover (f->board);

  ui_paint (GTK_WIDGET (f->board));
  wr_board_view_ask (f->board, WR_SPACE (5, 0), labels, kinds);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_nonnull (find_button (popover, "Fly"));
  g_signal_emit_by_name (find_button (popover, "Drill"), "clicked");
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_cmpuint (f->n_chosen, ==, 1);
  g_assert_cmpuint (f->chosen, ==, 1);
  g_assert_cmpuint (f->n_closed, ==, 0);

  wr_board_view_ask (f->board, WR_SPACE (5, 0), labels, NULL);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_cmpuint (f->n_chosen, ==, 1);
  g_assert_cmpuint (f->n_closed, ==, 1);
}

static void
show_everything_else (WrBoardView *board)
{
  const WrBoardTarget targets[] = { { WR_SPACE (3, 3), WR_MOVE_EAT, 1, "Eat." },
                                    { WR_SPACE (-1, 5), WR_MOVE_FLY, 2, "Fly." } };
  const WrSpace marked[] = { WR_SPACE (1, 1), WR_SPACE (11, 4) };
  WrTonight tonight = { .sinks = { 0, 2, 0, 1 }, .crossed = 1, .breaks = { WR_SPACE (4, 4) }, .n_breaks = 1,
                        .uncertain = 8 };
  WrPosition preview;

  full_position (&preview);
  preview.grass[9] = 3;
  wr_board_view_set_targets (board, targets, G_N_ELEMENTS (targets));
  wr_board_view_set_marked (board, marked, G_N_ELEMENTS (marked));
  wr_board_view_set_selected (board, WR_SPACE (5, 0));
  wr_board_view_set_tonight (board, &tonight);
  wr_board_view_set_preview (board, &preview, 2, WR_SPACE (3, 3), "+3 Hunger");
}

static void
show_nothing_else (WrBoardView *board)
{
  wr_board_view_set_targets (board, NULL, 0);
  wr_board_view_set_marked (board, NULL, 0);
  wr_board_view_set_selected (board, WR_SPACE_NONE);
  wr_board_view_set_tonight (board, NULL);
  wr_board_view_set_preview (board, NULL, 0, WR_SPACE_NONE, NULL);
}

static void
test_same_picture (Fixture       *f,
                   gconstpointer  unused)
{
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);
  g_autoptr(GBytes) first = NULL;
  g_autoptr(GBytes) other = NULL;
  g_autoptr(GBytes) marked = NULL;
  g_autoptr(GBytes) again = NULL;
  g_autoptr(GBytes) moved = NULL;
  WrPosition a, b;

  wr_position_init (&a);
  full_position (&b);
  wr_board_view_set_position (f->board, &a);
  first = ui_take_picture (GTK_WIDGET (f->board));
  wr_board_view_set_position (f->board, &b);
  other = ui_take_picture (GTK_WIDGET (f->board));
  show_everything_else (f->board);
  marked = ui_take_picture (GTK_WIDGET (f->board));
  show_nothing_else (f->board);
  wr_board_view_set_position (f->board, &a);
  again = ui_take_picture (GTK_WIDGET (f->board));
  g_assert_false (g_bytes_equal (first, other));
  g_assert_false (g_bytes_equal (other, marked));
  g_assert_true (g_bytes_equal (first, again));

  /* A motion ends in the picture of its end. */
  fly_away (events, &b);
  wr_board_view_play (f->board, events, &b);
  wr_board_view_finish_motion (f->board);
  moved = ui_take_picture (GTK_WIDGET (f->board));
  g_assert_false (g_bytes_equal (first, moved));
  wr_board_view_set_position (f->board, &a);
  wr_board_view_set_position (f->board, &b);
  g_clear_pointer (&again, g_bytes_unref);
  again = ui_take_picture (GTK_WIDGET (f->board));
  g_assert_true (g_bytes_equal (moved, again));
}

/* What was shown before leaves no trace: a board that was just made looks the same. */
static void
test_same_picture_as_new (void)
{
  GBytes *pictures[2];
  WrPosition pos;

  for (int i = 0; i < 2; i++)
    {
      Fixture f = { NULL };

      fixture_set_up (&f, NULL);
      if (i == 1)
        {
          show_everything_else (f.board);
          g_bytes_unref (ui_take_picture (GTK_WIDGET (f.board)));
          show_nothing_else (f.board);
        }
      full_position (&pos);
      wr_board_view_set_position (f.board, &pos);
      pictures[i] = ui_take_picture (GTK_WIDGET (f.board));
      fixture_tear_down (&f, NULL);
    }
  g_assert_true (g_bytes_equal (pictures[0], pictures[1]));
  g_bytes_unref (pictures[0]);
  g_bytes_unref (pictures[1]);
}

static void
test_finalize (void)
{
  GtkWidget *board = g_object_ref_sink (wr_board_view_new ());

  show_everything_else (WR_BOARD_VIEW (board));
  g_assert_finalize_object (board);
}

/* A picture that is not there is replaced, never an error. */
static void
test_missing_art (void)
{
  GdkTexture *texture = bm_art_get ("pieces/no-such-thing", 20, 20, 2);

  g_assert_false (bm_art_exists ("pieces/no-such-thing"));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 40);
  g_assert_true (texture == bm_art_get ("pieces/no-such-thing", 20, 20, 2));
  g_assert_true (texture != bm_art_get ("pieces/no-such-thing", 20, 20, 1));
  bm_art_clear ();
}

int
main (int   argc,
      char *argv[])
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
#define ADD(path, function) g_test_add (path, Fixture, NULL, fixture_set_up, function, fixture_tear_down)
  ADD ("/board-view/names", test_names);
  ADD ("/board-view/ring", test_ring);
  ADD ("/board-view/targets", test_targets);
  ADD ("/board-view/focus", test_focus);
  ADD ("/board-view/pointer", test_pointer);
  ADD ("/board-view/press", test_press);
  ADD ("/board-view/motion-off", test_motion_off);
  ADD ("/board-view/motion", test_motion);
  ADD ("/board-view/menu", test_menu);
  ADD ("/board-view/same-picture", test_same_picture);
#undef ADD
  g_test_add_func ("/board-view/same-picture-as-new", test_same_picture_as_new);
  g_test_add_func ("/board-view/finalize", test_finalize);
  g_test_add_func ("/board-view/missing-art", test_missing_art);
  return g_test_run ();
}
