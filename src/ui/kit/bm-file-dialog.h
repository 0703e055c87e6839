/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Asks for a file or a folder with the desktop's dialog.  The only user of GtkFileChooserNative, which newer GTK
 * versions deprecate.
 */

/* FILE was chosen; not called on cancel.  If the portal did not respond, the window has shown a message. */
typedef void (*BmFileChosen) (GObject *owner,
                              GFile   *file);

/* Each is modal to PARENT and calls back OWNER, unless that was finalized.  WORDS and PATTERN are a filter ("Matches",
   "*.bloodmoon"); NULL: all files. */
void bm_file_dialog_open   (GtkWindow    *parent,
                            const char   *title,
                            const char   *words,
                            const char   *pattern,
                            GObject      *owner,
                            BmFileChosen  chosen);
/* NAME is the suggested name. */
void bm_file_dialog_save   (GtkWindow    *parent,
                            const char   *title,
                            const char   *name,
                            GObject      *owner,
                            BmFileChosen  chosen);
void bm_file_dialog_folder (GtkWindow    *parent,
                            const char   *title,
                            GObject      *owner,
                            BmFileChosen  chosen);

G_END_DECLS
