/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-application"

#include "config.h"

#include "bm-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

#include "bm-about.h"
#include "bm-file.h"
#include "bm-games.h"
#include "bm-keys.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "wr-game-ui.h"
#include "wr-table.h"
#include "bm-open.h"
#include "bm-random.h"
#include "bm-report-log.h"
#include "bm-report.h"
#include "bm-store.h"
#include "bm-style.h"
#include "bm-window.h"
#include "wr-game.h"

/* What the program ends with when it was called in a way, or with a file, that it cannot use. */
#define EXIT_UNUSABLE 2

struct _BmApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;
  gboolean        keeps; /* a window has the stores of running matches */

  /* From the command line. */
  BmMatch        *match; /* to begin with, or NULL */
  BmReplay       *replay; /* to look through, or NULL */
  gboolean        going_on; /* ... where it was left, if it is not finished */
  char           *note;   /* what is to be told about it, or NULL */
  guint64         seed;
  gboolean        seeded;
  gboolean        hot_seat;
  BmSeats         seats;
  gboolean        exit_after_startup;
};

G_DEFINE_FINAL_TYPE (BmApplication, bm_application, GTK_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "position", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Begin with the position in FILE"), N_("FILE") },
  { "replay", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Look through the match saved in FILE"), N_("FILE") },
  { "seed", 0, 0, G_OPTION_ARG_INT64, NULL, N_("Make the dice of the next duel repeatable"), N_("N") },
  { "hot-seat", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Begin a duel for two people at this screen right away"), NULL },
  { "bird", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Let the computer play the Bird: easy, medium, hard, master"),
    N_("LEVEL") },
  { "worms", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Let the computer play the Worms"), N_("LEVEL") },
  { "report", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Write a problem report to FILE, to attach to a message, and quit"),
    N_("FILE") },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and quit"), NULL },
  /* The desktop entry's: nobody there reads what a program writes. */
  { "in-window", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
  { "exit-after-startup", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Quit as soon as the window is there"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE]") },
  { NULL }
};

static void
print_version (void)
{
  g_print ("bloodmoon %s (GTK %d.%d.%d, %u.%u.%u)\n", VERSION,
           GTK_MAJOR_VERSION, GTK_MINOR_VERSION, GTK_MICRO_VERSION,
           gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version ());
}

/* A match that was named is looked through, as one that is dropped onto the window: it takes no other's place.  Who says who
   plays wants to play it on at once. */
static gboolean
opens_to_play (BmApplication *self,
               GVariantDict  *dict)
{
  return self->hot_seat || bm_seats_count_people (&self->seats) < self->seats.n
         || g_variant_dict_contains (dict, "report");
}

/* Opens the one file that was named.  FALSE: the caller ends the program. */
static gboolean
open_file (BmApplication *self,
           GVariantDict  *dict,
           GError       **error)
{
  const char *position = NULL, *record = NULL;
  g_autofree const char **rest = NULL;

  g_variant_dict_lookup (dict, "position", "^&ay", &position);
  g_variant_dict_lookup (dict, "replay", "^&ay", &record);
  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &rest);
  if ((position != NULL) + (record != NULL) + (rest == NULL ? 0 : (int) g_strv_length ((char **) rest)) > 1)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           _("Only one file can be opened at a time."));
      return FALSE;
    }
  if (position != NULL)
    self->match = bm_open_position (position, error);
  else if (record != NULL)
    self->replay = bm_open_replay (record, error);
  else if (rest == NULL || rest[0] == NULL)
    return TRUE;
  else if (opens_to_play (self, dict))
    self->match = bm_open_record (rest[0], &self->note, error);
  else
    self->replay = bm_open_replay (rest[0], error);
  self->going_on = record == NULL;
  return self->match != NULL || self->replay != NULL;
}

static gboolean
read_seed (BmApplication *self,
           GVariantDict  *dict,
           GError       **error)
{
  gint64 seed;

  if (!g_variant_dict_lookup (dict, "seed", "x", &seed))
    return TRUE;
  if (seed < 0 || seed > (gint64) BM_RANDOM_MAX_SEED)
    {
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The seed must be a number from 0 to %s."), most);
      return FALSE;
    }
  self->seed = (guint64) seed;
  self->seeded = TRUE;
  return TRUE;
}

static gboolean
read_level (BmApplication *self,
            GVariantDict  *dict,
            WrSide         side,
            GError       **error)
{
  const char *name = NULL;

  if (!g_variant_dict_lookup (dict, side == WR_SIDE_BIRD ? "bird" : "worms", "&s", &name))
    return TRUE;
  self->seats.levels[side] = bm_level_find (name);
  if (self->seats.levels[side] != BM_N_LEVELS)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: %s is what was asked for; the levels are not translated. */
               _("There is no level “%s”: it is easy, medium, hard or master."), name);
  return FALSE;
}

/* Of what was asked for, as far as it could be opened.  Returns what the program ends with. */
static int
write_report (BmApplication *self,
              const char    *file)
{
  g_autofree char *text = bm_report_text (self->replay != NULL ? self->replay->match : self->match);
  g_autoptr(GError) error = NULL;

  if (bm_file_write (file, text, strlen (text), &error))
    return EXIT_SUCCESS;
  g_printerr ("bloodmoon: %s\n", error->message);
  return EXIT_UNUSABLE;
}

/* Does a command line say how this program is to be, other than one that runs already? */
static gboolean
wants_its_own (GVariantDict *dict)
{
  static const char *const names[] = { "position", "replay", "seed", "hot-seat", "bird", "worms", "exit-after-startup" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_variant_dict_contains (dict, names[i]))
      return TRUE;
  return FALSE;
}

/* Does the program run already in this session? */
static gboolean
another_runs (void)
{
  g_autoptr(GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr(GVariant) reply = NULL;
  gboolean runs = FALSE;

  if (bus == NULL)
    return FALSE;
  reply = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                       "NameHasOwner", g_variant_new ("(s)", APP_ID), G_VARIANT_TYPE ("(b)"),
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  if (reply != NULL)
    g_variant_get (reply, "(b)", &runs);
  return runs;
}

/* One program a session, and one window: matches are kept in one place.  A call without further wishes is passed on to the
   one that runs; what else a command line asks for belongs to a program of its own.  Returns what handle_local_options ()
   is to return. */
static int
join (BmApplication *self,
      GVariantDict  *dict)
{
  GApplication *application = G_APPLICATION (self);
  g_autofree const char **rest = NULL;
  g_autoptr(GFile) file = NULL;

  if (wants_its_own (dict))
    {
      if (another_runs ())
        g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
      return -1;
    }
  /* GApplication would have taken the file for an option's. */
  if (!g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &rest) || rest[0] == NULL
      || !g_application_register (application, NULL, NULL) || !g_application_get_is_remote (application))
    return -1;
  file = g_file_new_for_commandline_arg (rest[0]);
  g_application_open (application, &file, 1, "");
  return EXIT_SUCCESS;
}

/* What is wrong with a file is told in the window, if that is wished. */
static gboolean
open_or_tell (BmApplication *self,
              GVariantDict  *dict,
              GError       **error)
{
  g_autoptr(GError) fault = NULL;

  if (open_file (self, dict, &fault))
    return TRUE;
  if (!g_variant_dict_contains (dict, "in-window") || g_variant_dict_contains (dict, "report"))
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  self->note = g_strdup (fault->message);
  return TRUE;
}

/* Before anything is shown: what cannot be used ends the program with one sentence. */
static int
bm_application_handle_local_options (GApplication *application,
                                     GVariantDict *dict)
{
  BmApplication *self = BM_APPLICATION (application);
  const char *report = NULL;
  g_autoptr(GError) error = NULL;

  if (g_variant_dict_contains (dict, "version"))
    {
      print_version ();
      return EXIT_SUCCESS;
    }
  g_variant_dict_lookup (dict, "report", "^&ay", &report);
  self->hot_seat = g_variant_dict_contains (dict, "hot-seat");
  self->exit_after_startup = g_variant_dict_contains (dict, "exit-after-startup");
  if (!read_seed (self, dict, &error)
      || !read_level (self, dict, WR_SIDE_BIRD, &error)
      || !read_level (self, dict, WR_SIDE_WORMS, &error)
      || !open_or_tell (self, dict, &error))
    {
      g_printerr ("bloodmoon: %s\n", error->message);
      bm_report_log_add (error->message);
      if (report != NULL)
        write_report (self, report);
      return EXIT_UNUSABLE;
    }
  return report != NULL ? write_report (self, report) : join (self, dict);
}

static BmWindow *
find_window (GApplication *application)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (application)); at != NULL; at = at->next)
    if (BM_IS_WINDOW (at->data))
      return at->data;
  return NULL;
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GtkApplication *application = data;

  /* Asked for from outside, while there is no window. */
  if (find_window (data) == NULL)
    g_application_activate (data);
  bm_about_show (gtk_application_get_active_window (application));
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GtkApplication *application = data;
  g_autoptr(GList) windows = g_list_copy (gtk_application_get_windows (application));

  if (windows == NULL)
    g_application_quit (data);
  /* Closed as if by hand: each remembers its size, and asks about a duel that runs.  A window may be gone with the one
     that it belongs to. */
  for (GList *at = windows; at != NULL; at = at->next)
    if (g_list_find (gtk_application_get_windows (application), at->data) != NULL)
      gtk_window_close (at->data);
}

static const GActionEntry entries[] = {
  { "about", about_cb },
  { "quit", quit_cb },
};

static void
add_keys (GtkApplication *application)
{
  const BmKey *keys;
  guint n;

  wr_table_install_keys ();
  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    {
      const char *accels[] = { keys[i].accel, NULL };

      if (!bm_key_is_table (&keys[i]))
        gtk_application_set_accels_for_action (application, keys[i].action, accels);
    }
}

/* The garden lies in the night whatever the desktop wears.  GTK reads its theme as soon as it has a display and again
   when anybody asks for another, which is a tenth of the whole start: so the wish is there before.  A theme that somebody
   has asked for by name, or a desktop of high contrast, goes before it. */
static void
open_display (BmApplication *self)
{
  gboolean ours = g_getenv ("GTK_THEME") == NULL;
  g_autofree char *theme = NULL;

  if (ours)
    g_setenv ("GTK_THEME", "Default:dark", TRUE);
  G_APPLICATION_CLASS (bm_application_parent_class)->startup (G_APPLICATION (self));
  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  if (ours && theme != NULL && g_str_has_prefix (theme, "HighContrast"))
    {
      g_setenv ("GTK_THEME", "Default-hc:dark", TRUE);
      g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
    }
}

/* The end of the session, or a signal from outside, asks nothing. */
static gboolean
ended_cb (gpointer data)
{
  GtkApplication *application = data;

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (BM_IS_WINDOW (at->data))
      bm_window_flush (at->data);
  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_CONTINUE;
}

static void
add_signals (BmApplication *self)
{
  static const int signals[] = { SIGHUP, SIGINT, SIGTERM };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], ended_cb, self);
}

/* In the first window: a second one would put its match in the place of the first one's. */
static void
give_stores (BmApplication *self,
             BmWindow      *window)
{
  static const BmGame *const games[] = { &wr_game, &tb_game };
  g_autofree char *folder = NULL;

  if (self->keeps)
    return;
  self->keeps = TRUE;
  folder = g_build_filename (g_get_user_data_dir (), "bloodmoon", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(BmStore) store = bm_store_new (folder, games[i], NULL);

      bm_window_add_store (window, store);
    }
}

static void
bm_application_startup (GApplication *application)
{
  BmApplication *self = BM_APPLICATION (application);

  open_display (self);

  gtk_window_set_default_icon_name (APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_keys (GTK_APPLICATION (self));
  add_signals (self);
  self->settings = g_settings_new (APP_ID);
  bm_style_add (self->settings);
}

static gboolean
end_program (gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            GApplication  *application)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, application);
  g_idle_add (end_program, application);
}

static void
window_mapped_cb (GApplication *application,
                  GtkWidget    *window)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), application, 0);
}

static void
show_window (BmApplication *self)
{
  GtkWidget *window = bm_window_new (GTK_APPLICATION (self), self->settings);

  give_stores (self, BM_WINDOW (window));
  if (self->seeded)
    bm_window_set_seed (BM_WINDOW (window), self->seed);
  if (self->replay != NULL)
    bm_window_open_replay_at (BM_WINDOW (window), g_steal_pointer (&self->replay), self->going_on);
  else if (self->match != NULL)
    bm_window_show_match (BM_WINDOW (window), self->match);
  else if (self->hot_seat || bm_seats_count_people (&self->seats) < WR_N_SIDES)
    bm_window_start_match (BM_WINDOW (window), "start", NULL);
  for (int side = 0; side < WR_N_SIDES; side++)
    if (bm_seats_is_computer (&self->seats, side))
      bm_window_set_level (BM_WINDOW (window), side, self->seats.levels[side]);
  if (self->note != NULL)
    bm_window_tell (BM_WINDOW (window), self->note);
  g_clear_pointer (&self->note, g_free);
  g_clear_object (&self->match);
  if (self->exit_after_startup)
    g_signal_connect_object (window, "map", G_CALLBACK (window_mapped_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
bm_application_activate (GApplication *application)
{
  BmWindow *window = find_window (application);

  if (window == NULL)
    show_window (BM_APPLICATION (application));
  else
    gtk_window_present (GTK_WINDOW (window));
}

/* Asked for by a file manager, or by a second call.  As on the command line, as long as there is no window; in one that is
   there, as if it had been dropped there. */
static void
bm_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  BmApplication *self = BM_APPLICATION (application);
  gboolean fresh = find_window (application) == NULL;
  g_autofree char *path = g_file_get_path (files[0]);
  g_autoptr(GError) error = NULL;

  if (n_files > 1)
    self->note = g_strdup (_("Only one file can be opened at a time."));
  else if (fresh && path != NULL && (self->replay = bm_open_replay (path, &error)) == NULL)
    self->note = g_strdup (error->message);
  self->going_on = TRUE;
  bm_application_activate (application);
  if (n_files > 1 && !fresh)
    bm_window_tell (find_window (application), self->note);
  else if (n_files == 1 && (!fresh || path == NULL))
    bm_window_open_file (find_window (application), files[0]);
  g_clear_pointer (&self->note, g_free);
}

static void
bm_application_dispose (GObject *object)
{
  BmApplication *self = BM_APPLICATION (object);

  g_clear_pointer (&self->note, g_free);
  g_clear_object (&self->match);
  g_clear_pointer (&self->replay, bm_replay_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (bm_application_parent_class)->dispose (object);
}

static void
bm_application_class_init (BmApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  bm_games_register (&wr_game);
  bm_games_register (&tb_game);
  bm_game_ui_register (&wr_game_ui);
  bm_game_ui_register (&tb_game_ui);

  G_OBJECT_CLASS (klass)->dispose = bm_application_dispose;
  application_class->handle_local_options = bm_application_handle_local_options;
  application_class->startup = bm_application_startup;
  application_class->activate = bm_application_activate;
  application_class->open = bm_application_open;
}

static void
bm_application_init (BmApplication *self)
{
  self->seats = BM_SEATS_PEOPLE (WR_N_SIDES);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

BmApplication *
bm_application_new (void)
{
  return g_object_new (BM_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/bloodmoon/BloodMoon",
                       NULL);
}
