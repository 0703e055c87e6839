/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-about.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"

/* GTK makes its labels selectable.  The first of them would be focused, with all of its text selected. */
static void
make_plain (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_selectable (GTK_LABEL (widget), FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    make_plain (child);
}

/* The descriptions of the games, one per line.  (transfer full) */
static char *
dup_comments (void)
{
  GString *text = g_string_new (NULL);
  const BmGameUi *ui;

  for (guint i = 0; (ui = bm_game_ui_get (i)) != NULL; i++)
    {
      if (ui->about != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _(ui->about));
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
new_dialog (GtkWindow *parent)
{
  GtkWidget *dialog = gtk_about_dialog_new ();
  g_autofree char *comments = dup_comments ();

  g_object_set (dialog,
                "program-name", _("Blood Moon"),
                "logo-icon-name", APP_ID,
                "version", VERSION,
                "comments", comments,
                "license-type", GTK_LICENSE_GPL_3_0,
                "transient-for", parent,
                "destroy-with-parent", TRUE,
                "modal", TRUE,
                NULL);
  make_plain (dialog);
  return dialog;
}

void
bm_about_show (GtkWindow *parent)
{
  static GtkWidget *dialog;

  /* The D-Bus action may be activated while it is open. */
  if (dialog == NULL)
    g_set_weak_pointer (&dialog, new_dialog (parent));
  gtk_window_present (GTK_WINDOW (dialog));
}
