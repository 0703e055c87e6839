/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-file-dialog.h"

#include <glib/gi18n-lib.h>

#define PORTAL_NAME      "org.freedesktop.portal.Desktop"
#define PORTAL_PATH      "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.FileChooser"

typedef struct
{
  GtkFileChooserNative *native;
  GWeakRef              owner;
  BmFileChosen          chosen;
  GCancellable         *checking; /* of the check whether the desktop portal responds */
} Asked;

static void
requested_free (Asked *asked)
{
  g_cancellable_cancel (asked->checking);
  g_object_unref (asked->checking);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (asked->native));
  g_object_unref (asked->native);
  g_weak_ref_clear (&asked->owner);
  g_free (asked);
}

static void
response_cb (Asked *asked,
             int    response)
{
  g_autoptr(GObject) owner = g_weak_ref_get (&asked->owner);
  g_autoptr(GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (asked->native));
  if (file != NULL && owner != NULL)
    asked->chosen (owner, file);
  requested_free (asked);
}

static Asked *
prepare (GtkWindow            *parent,
         GtkFileChooserAction  action,
         const char           *title,
         const char           *accept,
         GObject              *owner,
         BmFileChosen          chosen)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->native = gtk_file_chooser_native_new (title, parent, action, accept, NULL);
  g_weak_ref_init (&asked->owner, owner);
  asked->chosen = chosen;
  asked->checking = g_cancellable_new ();
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (asked->native), TRUE);
  g_signal_connect_swapped (asked->native, "response", G_CALLBACK (response_cb), asked);
  return asked;
}

/* GTK's own dialog is a window of this program. */
static gboolean
is_own_window (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  for (guint i = 0; !found && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      found = GTK_IS_FILE_CHOOSER (window) && gtk_window_get_transient_for (window) == parent;
    }
  return found;
}

static void
checked_cb (GObject      *connection,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GVariant) version = g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, &error);
  Asked *asked = data;
  GtkWindow *parent;

  /* With a version the portal works; after a time-out it may still respond. */
  if (version != NULL || !g_dbus_error_is_remote_error (error))
    return;
  parent = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (asked->native));
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.tell", "s",
                                _("No file can be chosen: the desktop’s service for that, xdg-desktop-portal, "
                                  "does not answer."));
  requested_free (asked);
}

/* In a sandbox GTK delegates the dialog to the portal, and reports nothing if there is none. */
static void
show (Asked *asked)
{
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (asked->native);
  g_autoptr(GDBusConnection) connection = NULL;

  gtk_native_dialog_show (dialog);
  if (is_own_window (gtk_native_dialog_get_transient_for (dialog)))
    return;
  /* GTK has just used the session bus, so this does not block. */
  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (connection != NULL)
    g_dbus_connection_call (connection, PORTAL_NAME, PORTAL_PATH, "org.freedesktop.DBus.Properties", "Get",
                            g_variant_new ("(ss)", PORTAL_INTERFACE, "version"), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                            asked->checking, checked_cb, asked);
}

static void
add_filter (Asked      *asked,
            const char *words,
            const char *pattern)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, words);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (asked->native), filter);
}

void
bm_file_dialog_open (GtkWindow    *parent,
                     const char   *title,
                     const char   *words,
                     const char   *pattern,
                     GObject      *owner,
                     BmFileChosen  chosen)
{
  Asked *asked = prepare (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, _("Open"), owner, chosen);

  if (pattern != NULL)
    {
      add_filter (asked, words, pattern);
      add_filter (asked, _("All files"), "*");
    }
  show (asked);
}

void
bm_file_dialog_save (GtkWindow    *parent,
                     const char   *title,
                     const char   *name,
                     GObject      *owner,
                     BmFileChosen  chosen)
{
  Asked *asked = prepare (parent, GTK_FILE_CHOOSER_ACTION_SAVE, title, _("Save"), owner, chosen);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (asked->native), name);
  show (asked);
}

void
bm_file_dialog_folder (GtkWindow    *parent,
                       const char   *title,
                       GObject      *owner,
                       BmFileChosen  chosen)
{
  Asked *asked = prepare (parent, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title, C_("folder", "Choose"), owner, chosen);
  const char *pictures = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_autoptr(GFile) start = g_file_new_for_path (pictures != NULL ? pictures : g_get_home_dir ());

  /* Otherwise it would start with the recently used files, where no folder can be selected. */
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (asked->native), start, NULL);
  show (asked);
}
