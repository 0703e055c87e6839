/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-file-dialog.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GtkFileChooserNative *native;
  GWeakRef              owner;
  BmFileChosen          chosen;
} Asked;

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
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (asked->native));
  g_object_unref (asked->native);
  g_weak_ref_clear (&asked->owner);
  g_free (asked);
}

static GtkFileChooser *
ask (GtkWindow            *parent,
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
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (asked->native), TRUE);
  g_signal_connect_swapped (asked->native, "response", G_CALLBACK (response_cb), asked);
  return GTK_FILE_CHOOSER (asked->native);
}

static void
add_filter (GtkFileChooser *chooser,
            const char     *words,
            const char     *pattern)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, words);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

void
bm_file_dialog_open (GtkWindow    *parent,
                     const char   *title,
                     const char   *words,
                     const char   *pattern,
                     GObject      *owner,
                     BmFileChosen  chosen)
{
  GtkFileChooser *chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, _("Open"), owner, chosen);

  if (pattern != NULL)
    {
      add_filter (chooser, words, pattern);
      add_filter (chooser, _("All files"), "*");
    }
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
bm_file_dialog_save (GtkWindow    *parent,
                     const char   *title,
                     const char   *name,
                     GObject      *owner,
                     BmFileChosen  chosen)
{
  GtkFileChooser *chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, title, _("Save"), owner, chosen);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
bm_file_dialog_folder (GtkWindow    *parent,
                       const char   *title,
                       GObject      *owner,
                       BmFileChosen  chosen)
{
  GtkFileChooser *chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title, C_("folder", "Choose"), owner,
                                 chosen);
  const char *pictures = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_autoptr(GFile) start = g_file_new_for_path (pictures != NULL ? pictures : g_get_home_dir ());

  /* Else it would begin at what was used last, where no folder can be chosen. */
  gtk_file_chooser_set_current_folder (chooser, start, NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
