/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every screen fits the window, and all that is written on it can be read to its end: at small and large sizes, in both
 * styles, and with the large text that a desktop may ask for.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-cards-json.h"
#include "bm-preferences.h"
#include "bm-random.h"
#include "bm-replay-on.h"
#include "bm-shortcuts-window.h"
#include "bm-worms-rising.h"

#define RESOURCES "/io/github/bloodmoon/BloodMoon/ui/"
#define DEADLINE_SECONDS 20
#define MOST_FAULTS 10
#define SEED 36

/* Text may look a pixel larger than it is. */
#define SLACK 1
#define MOST_BORDER 20

typedef struct
{
  int      width;
  int      height;
  double   text;     /* how large, 1 is usual */
  gboolean contrast;
} Format;

static const Format formats[] = {
  { 800, 600, 1, FALSE },
  { 800, 600, 1, TRUE },
  { 800, 600, 1.5, FALSE },
  { 1280, 800, 1, FALSE },
  { 1280, 800, 2, TRUE },
};

typedef struct
{
  const char *screen;
  GtkWidget  *window;
  GString    *faults;
  guint       n;
} Look;

static void G_GNUC_PRINTF (3, 4)
add_fault (Look       *look,
           GtkWidget  *widget,
           const char *format,
           ...)
{
  g_autofree char *words = NULL;
  va_list args;

  if (look->n++ >= MOST_FAULTS)
    return;
  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  g_string_append_printf (look->faults, "\n  %s: %s, in", look->screen, words);
  for (GtkWidget *at = widget; at != NULL && at != look->window; at = gtk_widget_get_parent (at))
    if (!GTK_IS_BOX (at) && !GTK_IS_GRID (at))
      g_string_append_printf (look->faults, " %s", G_OBJECT_TYPE_NAME (at));
}

/* Has somebody said in another way what a short line leaves out? */
static gboolean
is_told_elsewhere (GtkWidget *widget)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_tooltip_text (at) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
is_inside (GtkWidget *widget,
           GtkWidget *window)
{
  graphene_rect_t at;

  /* What is scrolled can be brought to where it is seen. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL
      || !gtk_widget_compute_bounds (widget, window, &at))
    return TRUE;
  return at.origin.x >= -SLACK && at.origin.y >= -SLACK
         && at.origin.x + at.size.width <= gtk_widget_get_width (window) + SLACK
         && at.origin.y + at.size.height <= gtk_widget_get_height (window) + SLACK;
}

static void
check_label (Look     *look,
             GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = gtk_label_get_text (label);
  int width, height;

  if (*text == '\0' || gtk_widget_get_opacity (widget) == 0)
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !is_told_elsewhere (widget))
    add_fault (look, widget, "“%s” is cut short", text);
  if (width > gtk_widget_get_width (widget) + SLACK || height > gtk_widget_get_height (widget) + SLACK)
    add_fault (look, widget, "“%s” needs %d x %d and has %d x %d", text, width, height,
               gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  if (!is_inside (widget, look->window))
    add_fault (look, widget, "“%s” is not all in the window", text);
}

static void
check (Look      *look,
       GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (look, GTK_LABEL (widget));
  else if (GTK_IS_BUTTON (widget) && !is_inside (widget, look->window))
    add_fault (look, widget, "it is not all in the window");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (look, child);
}

static void
count_cb (GdkFrameClock *clock,
          guint         *n)
{
  ++*n;
}

/* Widgets put themselves right in the frame after the one in which they see what they have to show. */
static void
wait_for_frames (GtkWidget *window,
                 guint      wanted)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;
  guint n = 0;
  gulong handler = g_signal_connect (clock, "layout", G_CALLBACK (count_cb), &n);

  while (n < wanted)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      gtk_widget_queue_allocate (window);
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
  ui_driver_settle ();
}

static void
tell (const Format *format,
      Look         *look)
{
  g_test_message ("%d x %d, text %.1f%s: %u faults: %s", format->width, format->height, format->text,
                  format->contrast ? ", high contrast" : "", look->n, look->faults->str);
  g_test_fail ();
}

static void
look_at (GtkWidget    *window,
         const Format *format,
         const char   *screen)
{
  Look look = { screen, window, g_string_new (NULL), 0 };

  wait_for_frames (window, 3);
  check (&look, window);
  if (look.n > 0)
    tell (format, &look);
  g_string_free (look.faults, TRUE);
}

/* Without anything that composes windows GTK draws a border round them. */
static gboolean
is_about (int size,
          int wanted)
{
  return size <= wanted && size >= wanted - MOST_BORDER;
}

/* Pages of a stack that nobody sees count as well. */
static void
tell_what_is_wide (GtkWidget *widget,
                   int        width)
{
  int minimum;

  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum <= width - MOST_BORDER)
    return;
  g_test_message ("  %s needs a width of %d", G_OBJECT_TYPE_NAME (widget), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_what_is_wide (child, width);
}

/* A new size comes from the X server, and with it a new layout.  A window that needs more is larger than was asked for. */
static void
look_at_window (UiDriver     *driver,
                const Format *format,
                const char   *screen)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while (!is_about (gtk_widget_get_width (driver->window), format->width)
         || !is_about (gtk_widget_get_height (driver->window), format->height))
    {
      if (g_get_monotonic_time () > deadline)
        {
          g_test_message ("%s: the window is %d x %d instead of %d x %d with text %.1f", screen,
                          gtk_widget_get_width (driver->window), gtk_widget_get_height (driver->window),
                          format->width, format->height, format->text);
          tell_what_is_wide (driver->window, format->width);
          g_test_fail ();
          break;
        }
      g_main_context_iteration (NULL, FALSE);
    }
  look_at (driver->window, format, screen);
}

static GtkCssProvider *
add_style (const char *name,
           guint       over)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + over);
  return provider;
}

static BmMatch *
new_match (const char *options)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&bm_worms_rising, options, SEED, &error);

  g_assert_no_error (error);
  bm_match_set_player (match, BM_SIDE_BIRD, "Wilhelmina Featherstone");
  bm_match_set_player (match, BM_SIDE_WORMS, "Bartholomew Underhill");
  return match;
}

/* Plays whatever is legal, the same each time, but lets turns go on for some moves. */
static void
play_moves (BmMatch *match,
            guint    n,
            guint64 *random)
{
  BmMove moves[BM_MAX_MOVES];

  for (guint i = 0; i < n && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    {
      guint n_moves = bm_match_get_legal (match, moves);

      bm_match_play (match, moves[bm_random_next (random) % n_moves], NULL);
    }
  ui_driver_settle ();
}

/* Until nothing stands before the table any more. */
static void
come_to_table (UiDriver *driver)
{
  while (ui_driver_find (driver, GTK_TYPE_BUTTON, "Skip") != NULL || ui_driver_has_heading (driver, "Hand-over"))
    ui_driver_click (driver, ui_driver_has_heading (driver, "Hand-over") ? "I'm here" : "Skip");
}

static void
look_before (UiDriver     *driver,
             const Format *format)
{
  look_at_window (driver, format, "title");
  ui_driver_click (driver, "Cards");
  look_at_window (driver, format, "cards");
  ui_driver_click (driver, "Back");
  ui_driver_click (driver, "New Duel");
  look_at_window (driver, format, "new duel");
}

static void
look_at_draft (UiDriver     *driver,
               const Format *format)
{
  g_autoptr(BmMatch) match = new_match ("start:box");
  guint64 random = SEED;

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
  for (guint i = 0; ui_driver_has_heading (driver, "Draft"); i++)
    {
      /* The first, the last of the Worms, with all that was drafted below, and the Bird. */
      if (i == 0 || i >= BM_N_WORMS - 1)
        look_at_window (driver, format, "draft");
      play_moves (match, 1, &random);
      if (!ui_driver_has_heading (driver, "Hand-over"))
        continue;
      look_at_window (driver, format, "hand-over");
      ui_driver_click (driver, "I'm here");
    }
  look_at_window (driver, format, "landing");
}

static void
look_at_table (UiDriver     *driver,
               const Format *format)
{
  g_autoptr(BmMatch) match = new_match ("start:champions=random,cards=on,events=on");
  guint64 random = SEED;

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
  for (guint i = 0; i < 3 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    {
      play_moves (match, 27, &random);
      if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
        break;
      if (ui_driver_find (driver, GTK_TYPE_BUTTON, "Skip") != NULL)
        look_at_window (driver, format, "event");
      come_to_table (driver);
      look_at_window (driver, format, "table");
    }
  if (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      ui_driver_click (driver, "Tonight");
      ui_driver_click (driver, "Log");
      look_at_window (driver, format, "table with log");
    }
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    play_moves (match, 1000, &random);
  come_to_table (driver);
  ui_driver_wait_heading (driver, bm_match_get_winner (match) == BM_SIDE_BIRD ? "The Bird wins" : "The Worms win");
  look_at_window (driver, format, "end");
}

static void
look_at_dialog (GtkWidget    *dialog,
                const Format *format,
                const char   *name)
{
  Look look = { name, dialog, g_string_new (NULL), 0 };

  g_object_ref (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_driver_settle ();
  look_at (dialog, format, name);
  if (gtk_widget_get_width (dialog) > format->width || gtk_widget_get_height (dialog) > format->height)
    {
      add_fault (&look, NULL, "the window is %d x %d large", gtk_widget_get_width (dialog),
                 gtk_widget_get_height (dialog));
      tell (format, &look);
    }
  g_string_free (look.faults, TRUE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_object_unref (dialog);
  ui_driver_settle ();
}

typedef void (*Screens) (UiDriver     *driver,
                         const Format *format);

static void
look_at_dialogs (UiDriver     *driver,
                 const Format *format)
{
  /* Dialogs are made for the window that they stand over. */
  look_at_window (driver, format, "title");
  look_at_dialog (bm_preferences_new (GTK_WINDOW (driver->window), driver->settings), format, "preferences");
  look_at_dialog (bm_shortcuts_window_new (GTK_WINDOW (driver->window)), format, "shortcuts");
}

/* A match of any moves, with cards and a comment that is long. */
static BmReplay *
make_replay (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, "start:champions=random,cards=on,events=on", SEED, NULL);
  guint64 chance = SEED;
  BmMove move;

  bm_match_set_player (match, BM_SIDE_BIRD, "Ada with a long name, as long as it goes");
  while ((move = bm_worms_rising.pick (bm_match_get_position (match), &chance)) != BM_MOVE_NONE)
    bm_match_play (match, move, NULL);
  bm_match_set_comment (match, 0, "Nobody would have thought at this point of the duel that it could be lost by a single "
                                  "move of the Bird, and yet that is what happened a few days later, as will be seen.");
  return bm_replay_new (bm_match_dup_record (match), "/nowhere/match.bloodmoon", NULL);
}

static void
look_at_replays (UiDriver     *driver,
                 const Format *format)
{
  BmReplay *replay = make_replay ();
  BmMatch *match = replay->match;

  ui_driver_click (driver, "Replays");
  look_at_window (driver, format, "replays");
  bm_window_open_replay (BM_WINDOW (driver->window), replay);
  ui_driver_settle ();
  look_at_window (driver, format, "replay");
  bm_match_go_to (match, bm_match_get_n_moves (match) / 2);
  ui_driver_settle ();
  look_at_window (driver, format, "replay in the middle");
  look_at_dialog (bm_replay_on_new (GTK_WINDOW (driver->window), match, "Move 57 of 212"), format, "playing on");
}

static void
look_at_screens (const Format *format,
                 Screens       screens)
{
  g_autoptr(GtkCssProvider) contrast = format->contrast ? add_style ("high-contrast.css", 1) : NULL;
  UiDriver driver;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * format->text), NULL);
  ui_driver_open (&driver, SEED);
  gtk_window_set_default_size (GTK_WINDOW (driver.window), format->width, format->height);
  screens (&driver, format);
  ui_driver_close (&driver);
  if (contrast != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (contrast));
}

static void
test_before (gconstpointer format)
{
  look_at_screens (format, look_before);
}

static void
test_draft (gconstpointer format)
{
  look_at_screens (format, look_at_draft);
}

static void
test_table (gconstpointer format)
{
  look_at_screens (format, look_at_table);
}

static void
test_dialogs (gconstpointer format)
{
  look_at_screens (format, look_at_dialogs);
}

static void
test_replays (gconstpointer format)
{
  look_at_screens (format, look_at_replays);
}

static void
add_test (const char    *name,
          const Format  *format,
          GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/layout/%dx%d/%.0f%%%s/%s", format->width, format->height,
                                           format->text * 100, format->contrast ? "/contrast" : "", name);

  g_test_add_data_func (path, format, function);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;
  /* All screens are looked at, whatever is wrong with the first of them. */
  g_test_set_nonfatal_assertions ();
  bm_cards_all (NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  g_object_unref (add_style ("bm-board.css", 0));
  g_object_unref (add_style ("style.css", 0));

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      add_test ("before", &formats[i], test_before);
      add_test ("draft", &formats[i], test_draft);
      add_test ("table", &formats[i], test_table);
      add_test ("dialogs", &formats[i], test_dialogs);
      add_test ("replays", &formats[i], test_replays);
    }
  return g_test_run ();
}
