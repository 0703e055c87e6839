/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-driver.h"

#ifdef HAVE_X11
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#endif

#include "wr-cards-json.h"
#include "bm-celebration.h"
#include "bm-event-card-overlay.h"
#include "bm-games.h"
#include "wr-game-ui.h"
#include "wr-space-text.h"
#include "wr-game.h"

/* A generous limit: only a failure waits for it.  The sanitizers slow down most what thinks in the background, with the
   lowest priority. */
#ifdef __SANITIZE_ADDRESS__
#define DEADLINE_SECONDS 400
#else
#define DEADLINE_SECONDS 100
#endif

gboolean
ui_driver_init (int    *argc,
                char ***argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (argc, argv, NULL);
  bm_games_register (&wr_game);
  bm_game_ui_register (&wr_game_ui);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return FALSE;
    }
  wr_cards_all (NULL, &error);
  g_assert_no_error (error);
  return TRUE;
}

void
ui_driver_park_pointer (void)
{
#ifdef HAVE_X11
  GdkDisplay *display = gdk_display_get_default ();

  if (GDK_IS_X11_DISPLAY (display))
    {
      Display *server = gdk_x11_display_get_xdisplay (display);
      int screen = DefaultScreen (server);

      XWarpPointer (server, None, RootWindow (server, screen), 0, 0, 0, 0,
                    DisplayWidth (server, screen) - 1, DisplayHeight (server, screen) - 1);
      XSync (server, False);
    }
#endif
}

void
ui_driver_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
wake_cb (gpointer unused)
{
  return G_SOURCE_CONTINUE;
}

/* It sleeps while nothing happens: who thinks has the lower priority. */
void
ui_wait_on (gint64      begun,
            const char *condition)
{
  guint wake = g_timeout_add (20, wake_cb, NULL);

  if (g_get_monotonic_time () > begun + DEADLINE_SECONDS * G_USEC_PER_SEC)
    g_error ("it never came: %s", condition);
  g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
}

/* A number for where all that is mapped in WIDGET lies in WINDOW. */
static gsize
hash_places (GtkWidget *widget,
             GtkWidget *window,
             gsize      hash)
{
  graphene_rect_t at = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_get_mapped (widget))
    return hash;
  if (!gtk_widget_compute_bounds (widget, window, &at))
    return hash;
  hash = hash * 31 + GPOINTER_TO_SIZE (widget);
  hash = hash * 31 + (gsize) (at.origin.x * 8) + (gsize) (at.origin.y * 8) * 8191;
  hash = hash * 31 + (gsize) (at.size.width * 8) + (gsize) (at.size.height * 8) * 8191;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    hash = hash_places (child, window, hash);
  return hash;
}

typedef struct
{
  GtkWidget *window;
  gsize      places;
  gboolean   still; /* the same as in the frame before */
} Layout;

static void
laid_out_cb (Layout *layout)
{
  gsize places = hash_places (layout->window, layout->window, 0);

  layout->still = layout->places == places;
  layout->places = places;
}

static gboolean
is_laid_out (Layout *layout)
{
  if (layout->still)
    return TRUE;
  gtk_widget_queue_allocate (layout->window);
  gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (layout->window), GDK_FRAME_CLOCK_PHASE_LAYOUT);
  return FALSE;
}

void
ui_wait_for_layout (GtkWidget *window)
{
  Layout layout = { .window = window };
  gsize before;
  gulong handler = g_signal_connect_data (gtk_widget_get_frame_clock (window), "layout", G_CALLBACK (laid_out_cb), &layout,
                                          NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  /* Whatever has been put off is done after the first time. */
  do
    {
      before = layout.places;
      layout.still = FALSE;
      UI_WAIT_UNTIL (is_laid_out (&layout));
    }
  while (layout.places != before);
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (window), handler);
}

void
ui_driver_open (UiDriver *driver,
                guint64   seed)
{
  driver->settings = g_settings_new (APP_ID);
  g_settings_set_string (driver->settings, "animation-speed", "off");
  /* It moves when it is told to skip the pause: by itself only after longer than anybody settles here. */
  g_settings_set_string (driver->settings, "computer-pace", "slow");
  /* Turns end here before all is done. */
  g_settings_set_boolean (driver->settings, "ask-before-ending-turn", FALSE);
  /* Two people, who have no help: what a first start proposes is tested by itself. */
  g_settings_set_string (driver->settings, "bird-player", "person");
  g_settings_set_string (driver->settings, "worm-player", "person");
  g_settings_set_boolean (driver->settings, "learning-help", FALSE);
  g_settings_reset (driver->settings, "game");
  g_settings_reset (driver->settings, "bird-name");
  g_settings_reset (driver->settings, "worms-name");
  g_settings_reset (driver->settings, "champions");
  g_settings_reset (driver->settings, "ability-cards");
  g_settings_reset (driver->settings, "special-events");
  driver->window = bm_window_new (NULL, driver->settings);
  bm_window_set_seed (BM_WINDOW (driver->window), seed);
  gtk_window_present (GTK_WINDOW (driver->window));
  UI_WAIT_UNTIL (gtk_widget_get_width (driver->window) > 0);
}

void
ui_driver_open_size (UiDriver *driver,
                     guint64   seed,
                     int       width,
                     int       height)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  ui_driver_open (driver, seed);
}

GtkWidget *
ui_window_open (GtkWidget *child,
                int        width,
                int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  UI_WAIT_UNTIL (gtk_widget_get_width (window) > 0);
  return window;
}

void
ui_window_close (GtkWidget *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_driver_settle ();
  g_assert_finalize_object (window);
}

void
ui_driver_close (UiDriver *driver)
{
  ui_window_close (driver->window);
  /* It remembers its size. */
  g_settings_reset (driver->settings, "window-width");
  g_settings_reset (driver->settings, "window-height");
  g_clear_object (&driver->settings);
}

void
ui_start (BmWindow   *window,
          const char *options,
          const char *bird_name,
          const char *worms_name)
{
  const char *const names[] = { [WR_SIDE_BIRD] = bird_name, [WR_SIDE_WORMS] = worms_name };

  bm_window_start_match (window, options, names);
}

WrTable *
ui_driver_table (UiDriver *driver)
{
  GtkWidget *table = ui_find_type (driver->window, WR_TYPE_TABLE);

  g_assert_nonnull (table);
  return WR_TABLE (table);
}

BmMatch *
ui_driver_match (UiDriver *driver)
{
  GtkWidget *table = ui_find_type (driver->window, WR_TYPE_TABLE);

  if (table == NULL)
    table = ui_find_type_anywhere (driver->window, WR_TYPE_TABLE);
  g_assert_nonnull (table);
  return bm_table_get_match (BM_TABLE (table));
}

const WrPosition *
ui_driver_position (UiDriver *driver)
{
  return bm_match_get_position (ui_driver_match (driver));
}

/* The winner is seen first. */
static void
pass_celebration (UiDriver *driver)
{
  if (ui_driver_shows (driver, BM_TYPE_CELEBRATION))
    ui_driver_click (driver, "Go on");
}

gboolean
ui_driver_is_over (UiDriver *driver)
{
  pass_celebration (driver);
  return ui_driver_has_heading (driver, "The Bird wins") || ui_driver_has_heading (driver, "The Worms win");
}

BmStatus *
ui_driver_status (UiDriver *driver)
{
  GtkWidget *status = ui_driver_find (driver, BM_TYPE_STATUS, "Status");

  g_assert_nonnull (status);
  return BM_STATUS (status);
}

const char *
ui_driver_status_text (UiDriver *driver)
{
  return bm_status_get_text (ui_driver_status (driver));
}

typedef struct
{
  GType             type;
  const char       *name;
  GtkAccessibleRole role; /* or GTK_ACCESSIBLE_ROLE_WIDGET for any */
} Wanted;

static gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  if (difference == NULL)
    return TRUE;
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0;
}

static gboolean
is_wanted (GtkWidget *widget,
           gpointer   data)
{
  const Wanted *wanted = data;

  if (!G_TYPE_CHECK_INSTANCE_TYPE (widget, wanted->type) || !has_name (widget, wanted->name))
    return FALSE;
  return wanted->role == GTK_ACCESSIBLE_ROLE_WIDGET
         || gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), wanted->role);
}

GtkWidget *
ui_driver_find (UiDriver   *driver,
                GType       type,
                const char *name)
{
  Wanted wanted = { type, name, GTK_ACCESSIBLE_ROLE_WIDGET };

  return ui_find (driver->window, is_wanted, &wanted);
}

gboolean
ui_driver_has_button (UiDriver   *driver,
                      const char *name)
{
  return ui_driver_find (driver, GTK_TYPE_BUTTON, name) != NULL;
}

gboolean
ui_driver_shows (UiDriver *driver,
                 GType     type)
{
  return ui_find_type (driver->window, type) != NULL;
}

gboolean
ui_driver_says (UiDriver   *driver,
                const char *words)
{
  return ui_find_words (driver->window, words) != NULL;
}

gboolean
ui_driver_has_heading (UiDriver   *driver,
                       const char *name)
{
  Wanted wanted = { GTK_TYPE_LABEL, name, GTK_ACCESSIBLE_ROLE_HEADING };

  return ui_find (driver->window, is_wanted, &wanted) != NULL;
}

void
ui_driver_wait_heading (UiDriver   *driver,
                        const char *name)
{
  g_test_message ("waiting for the heading “%s”", name);
  UI_WAIT_UNTIL ((pass_celebration (driver), ui_driver_has_heading (driver, name)));
}

void
ui_driver_click (UiDriver   *driver,
                 const char *name)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("no button “%s” on the screen", name);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  ui_driver_settle ();
}

void
ui_driver_type (UiDriver   *driver,
                const char *entry,
                const char *text)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_ENTRY, entry);

  g_assert_nonnull (found);
  gtk_editable_set_text (GTK_EDITABLE (found), text);
}

void
ui_driver_choose (UiDriver   *driver,
                  const char *drop_down,
                  guint       index)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_DROP_DOWN, drop_down);

  g_assert_nonnull (found);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (found), index);
  ui_driver_settle ();
}

void
ui_driver_switch (UiDriver   *driver,
                  const char *name,
                  gboolean    on)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_SWITCH, name);

  g_assert_nonnull (found);
  gtk_switch_set_active (GTK_SWITCH (found), on);
  ui_driver_settle ();
}

void
ui_driver_make_plain (UiDriver *driver)
{
  ui_driver_choose (driver, "Champions", 2);
  ui_driver_switch (driver, "Ability cards", FALSE);
  ui_driver_switch (driver, "Special Events", FALSE);
}

void
ui_driver_start (UiDriver *driver,
                 guint     bird,
                 guint     worms,
                 gboolean  plain)
{
  ui_driver_click (driver, "New Duel");
  ui_driver_choose (driver, "Bird player", bird);
  ui_driver_choose (driver, "Worm player", worms);
  if (plain)
    ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
}

void
ui_driver_open_duel (UiDriver *driver,
                     guint64   seed,
                     guint     bird,
                     guint     worms,
                     gboolean  plain)
{
  ui_driver_open (driver, seed);
  ui_driver_start (driver, bird, worms, plain);
}

void
ui_driver_take_seat (UiDriver *driver)
{
  if (ui_driver_has_heading (driver, "Hand-over"))
    ui_driver_click (driver, "I'm here");
  if (ui_driver_has_button (driver, "Go on"))
    ui_driver_click (driver, "Go on");
}

void
ui_driver_press (UiDriver *driver,
                 WrSpace   space)
{
  WrSpaceButton *button = ui_find_space (GTK_WIDGET (ui_driver_table (driver)), space);
  g_autofree char *name = wr_space_text_describe (ui_driver_position (driver), space);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (button)));
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_signal_emit_by_name (button, "clicked");
  ui_driver_settle ();
}

void
ui_driver_play (UiDriver   *driver,
                const char *move)
{
  ui_match_play (ui_driver_match (driver), move);
  ui_driver_settle ();
}

void
ui_driver_pass (UiDriver *driver)
{
  BmMatch *match = ui_driver_match (driver);
  const WrPosition *pos = bm_match_get_position (match);
  BmMove moves[BM_MAX_MOVES];

  g_assert_cmpuint (bm_match_get_legal (match, moves), >, 0);
  if (wr_move_kind (moves[0]) == WR_MOVE_EXIT || wr_move_kind (moves[0]) == WR_MOVE_LAND)
    ui_driver_press (driver, wr_move_a (moves[0]));
  else if (pos->n_frames == 0)
    ui_driver_click (driver, "End Turn");
  else
    /* What cards ask is tested elsewhere. */
    bm_match_play (match, moves[0], NULL);
}

void
ui_driver_show_position (UiDriver         *driver,
                         const WrPosition *pos)
{
  g_autoptr(BmMatch) match = bm_match_new_from_position (&wr_game, pos);

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
}

void
ui_driver_show_text (UiDriver   *driver,
                     const char *position)
{
  WrPosition pos;

  ui_position_read (position, &pos);
  ui_driver_show_position (driver, &pos);
}

/* ---- Keys and actions */

GtkWidget *
ui_driver_focus (UiDriver *driver)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  return focus;
}

void
ui_driver_enter (UiDriver *driver)
{
  GtkWidget *focus = ui_driver_focus (driver);

  g_assert_true (GTK_IS_BUTTON (focus));
  g_signal_emit_by_name (focus, "clicked");
  ui_driver_settle ();
}

/* What looks at keys before anything else does. */
static GtkEventController *
dup_held_keys (UiDriver *driver)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (driver->window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "held keys") == 0)
        return g_steal_pointer (&controller);
    }
  g_assert_not_reached ();
}

gboolean
ui_driver_hold (UiDriver *driver,
                guint     code)
{
  g_autoptr(GtkEventController) keys = dup_held_keys (driver);
  gboolean handled = FALSE;

  g_assert_cmpint (gtk_event_controller_get_propagation_phase (keys), ==, GTK_PHASE_CAPTURE);
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Return, code, 0, &handled);
  ui_driver_settle ();
  return handled;
}

void
ui_driver_release (UiDriver *driver,
                   guint     code)
{
  g_autoptr(GtkEventController) keys = dup_held_keys (driver);

  g_signal_emit_by_name (keys, "key-released", GDK_KEY_Return, code, 0);
}

/* The keys of one controller. */
static gboolean
press_key_of (GtkWidget          *widget,
              GListModel         *shortcuts,
              GtkShortcutTrigger *wanted)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

gboolean
ui_press_key_only (GtkWidget  *widget,
                   const char *accel)
{
  g_autoptr(GtkShortcutTrigger) wanted = gtk_shortcut_trigger_parse_string (accel);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !done; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        done = press_key_of (widget, G_LIST_MODEL (controller), wanted);
    }
  return done;
}

gboolean
ui_press_key (GtkWidget  *widget,
              const char *accel)
{
  gboolean done = ui_press_key_only (widget, accel);

  ui_driver_settle ();
  return done;
}

void
ui_act (GtkWidget  *widget,
        const char *action)
{
  if (!gtk_widget_activate_action (widget, action, NULL))
    g_error ("no action “%s”", action);
  ui_driver_settle ();
}

void
ui_driver_act (UiDriver   *driver,
               const char *action)
{
  GtkWidget *table = ui_find_type (driver->window, WR_TYPE_TABLE);

  ui_act (table != NULL ? table : driver->window, action);
}

/* ---- Time */

void
ui_driver_skip (UiDriver *driver)
{
  if (ui_driver_has_button (driver, "Go on"))
    ui_driver_click (driver, "Go on");
  gtk_widget_activate_action (driver->window, "win.skip", NULL);
}

static gboolean
is_decided_by (UiDriver *driver,
               int       side)
{
  int decides = bm_match_get_to_act (ui_driver_match (driver));

  if (decides == BM_SIDE_NOBODY)
    return ui_driver_is_over (driver);
  return decides == side && !ui_driver_shows (driver, BM_TYPE_EVENT_CARD_OVERLAY);
}

void
ui_driver_skip_to (UiDriver *driver,
                   int       side)
{
  UI_WAIT_UNTIL (is_decided_by (driver, side) || (ui_driver_skip (driver), FALSE));
  /* What the computer did is told then. */
  if (ui_driver_has_button (driver, "Go on"))
    ui_driver_click (driver, "Go on");
}

/* ---- Other windows */

UiDriver
ui_dialog (GType type)
{
  UiDriver dialog = { .window = ui_find_window (type) };

  if (dialog.window == NULL)
    g_error ("no %s is open", g_type_name (type));
  return dialog;
}

void
ui_answer (GType       type,
           const char *button)
{
  UiDriver dialog = ui_dialog (type);

  ui_driver_click (&dialog, button);
}
