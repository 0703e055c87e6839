/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-application"

#include "config.h"

#include "bm-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

#include "bm-about.h"
#include "bm-all-games.h"
#include "bm-call.h"
#include "bm-file.h"
#include "bm-games.h"
#include "bm-keys.h"
#include "bm-open.h"
#include "bm-report-log.h"
#include "bm-report.h"
#include "bm-store.h"
#include "bm-style.h"
#include "bm-window.h"

/* Exit status for invalid options or an unusable file. */
#define EXIT_UNUSABLE 2

struct _BmApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;
  gboolean        keeps; /* a window saves the running matches in the stores */

  BmCall          call;  /* the command line */
  gboolean        exit_after_startup;
};

G_DEFINE_FINAL_TYPE (BmApplication, bm_application, GTK_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "report", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Write a problem report to FILE, to attach to a message, and quit"),
    N_("FILE") },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and quit"), NULL },
  /* Hidden: for the desktop entry, where nobody reads standard error. */
  { "in-window", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
  { "exit-after-startup", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Quit as soon as the window is there"), NULL },
  { NULL }
};

static void
print_version (void)
{
  g_print ("bloodmoon %s (GTK %d.%d.%d, %u.%u.%u)\n", VERSION,
           GTK_MAJOR_VERSION, GTK_MINOR_VERSION, GTK_MICRO_VERSION,
           gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version ());
}

/* Writes the report for what the command line asked for, as far as it could be opened.  Returns the exit status. */
static int
write_report (BmApplication *self,
              const char    *file)
{
  g_autofree char *text = bm_report_text (self->call.replay != NULL ? self->call.replay->match : self->call.match);
  g_autoptr(GError) error = NULL;

  if (bm_file_write (file, text, strlen (text), &error))
    return EXIT_SUCCESS;
  g_printerr ("bloodmoon: %s\n", error->message);
  return EXIT_UNUSABLE;
}

/* Is another instance running in this session? */
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

/* There is one instance per session, with one window, so that matches are stored in one place.  A call without further
   options is passed on to the running instance; one with options runs as a process of its own.  Returns the result of
   handle_local_options (). */
static int
join (BmApplication *self,
      GVariantDict  *dict)
{
  GApplication *application = G_APPLICATION (self);
  g_autofree const char **rest = NULL;
  g_autoptr(GFile) file = NULL;

  if (bm_call_is_own (dict) || g_variant_dict_contains (dict, "exit-after-startup"))
    {
      if (another_runs ())
        g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
      return -1;
    }
  /* Lent by DICT: GApplication would take the file for the argument of an option. */
  if (!g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &rest) || rest[0] == NULL
      || !g_application_register (application, NULL, NULL) || !g_application_get_is_remote (application))
    return -1;
  file = g_file_new_for_commandline_arg (rest[0]);
  g_application_open (application, &file, 1, "");
  return EXIT_SUCCESS;
}

/* Before any window is shown: unusable input ends the program with one sentence. */
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
  self->exit_after_startup = g_variant_dict_contains (dict, "exit-after-startup");
  if (!bm_call_read (&self->call, dict, &error))
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

  /* A desktop notification or a D-Bus call, while there is no window. */
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
  /* Closed as if by hand: each window saves its size, and asks before a running match is lost.  A window may be
     destroyed together with its parent. */
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

  /* The table's keys are listed before there is a table. */
  if (bm_game_ui_first ()->install_keys != NULL)
    bm_game_ui_first ()->install_keys ();
  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    {
      const char *accels[] = { keys[i].accel, NULL };

      if (!bm_key_is_table (&keys[i]))
        gtk_application_set_accels_for_action (application, keys[i].action, accels);
    }
}

/* The night scenery is dark whatever the desktop theme.  GTK loads its theme as soon as it has a display, and again on
   every change, which takes a tenth of the start-up time: so the preference is set before.  A theme that was chosen by
   name, and high contrast, take precedence. */
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

/* The end of the session, or a signal from outside: no question is asked. */
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

/* Given to the first window only: a second one would overwrite the matches of the first. */
static void
give_stores (BmApplication *self,
             BmWindow      *window)
{
  g_autofree char *folder = NULL;

  if (self->keeps)
    return;
  self->keeps = TRUE;
  folder = g_build_filename (g_get_user_data_dir (), "bloodmoon", NULL);
  for (guint i = 0; bm_games_get (i) != NULL; i++)
    {
      g_autoptr(BmStore) store = bm_store_new (folder, bm_games_get (i), NULL);

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

/* Shows what the command line asks for, at the table or as a replay; nothing: the title stays. */
static void
show_call (BmApplication *self,
           BmWindow      *window)
{
  BmCall *call = &self->call;

  if (call->game != NULL)
    bm_window_choose_game (window, call->game);
  if (call->seeded)
    bm_window_set_seed (window, call->seed);
  if (call->replay != NULL)
    bm_window_open_replay_at (window, g_steal_pointer (&call->replay), call->where_left);
  else if (call->match != NULL)
    bm_window_show_match (window, call->match);
  else if (call->start != NULL)
    bm_window_start_match (window, call->start, NULL);
  for (int seat = 0; seat < (int) call->seats.n; seat++)
    if (bm_seats_is_computer (&call->seats, seat))
      bm_window_set_level (window, seat, call->seats.levels[seat]);
  if (call->note != NULL)
    bm_window_show_notice (window, call->note);
  bm_call_clear (call);
}

static void
show_window (BmApplication *self)
{
  GtkWidget *window = bm_window_new (GTK_APPLICATION (self), self->settings);

  give_stores (self, BM_WINDOW (window));
  show_call (self, BM_WINDOW (window));
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

/* Called by a file manager or a second instance.  Without a window it acts like the command line; with one, like a file
   dropped onto it. */
static void
bm_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  BmApplication *self = BM_APPLICATION (application);
  BmCall *call = &self->call;
  gboolean fresh = find_window (application) == NULL;
  g_autofree char *path = g_file_get_path (files[0]);
  g_autoptr(GError) error = NULL;

  if (n_files > 1)
    call->note = g_strdup (_("Only one file can be opened at a time."));
  else if (fresh && path != NULL && (call->replay = bm_open_replay (path, &error)) == NULL)
    call->note = g_strdup (error->message);
  call->where_left = TRUE;
  bm_application_activate (application);
  if (n_files > 1 && !fresh)
    bm_window_show_notice (find_window (application), call->note);
  else if (n_files == 1 && (!fresh || path == NULL))
    bm_window_open_file (find_window (application), files[0]);
  bm_call_clear (call);
}

static void
bm_application_dispose (GObject *object)
{
  BmApplication *self = BM_APPLICATION (object);

  bm_call_clear (&self->call);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (bm_application_parent_class)->dispose (object);
}

static void
bm_application_class_init (BmApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  bm_all_games_register ();

  G_OBJECT_CLASS (klass)->dispose = bm_application_dispose;
  application_class->handle_local_options = bm_application_handle_local_options;
  application_class->startup = bm_application_startup;
  application_class->activate = bm_application_activate;
  application_class->open = bm_application_open;
}

static void
bm_application_init (BmApplication *self)
{
  bm_call_add_options (G_APPLICATION (self));
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
