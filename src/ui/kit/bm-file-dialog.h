/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Asks for a file or a folder, in the desktop's own way.  The one place that knows GtkFileChooserNative, which newer GTKs
 * would rather not have any more.
 */

/* FILE was chosen; not called when nothing was.  Where the desktop was to ask and did not, the window has said so. */
typedef void (*BmFileChosen) (GObject *owner,
                              GFile   *file);

/* Each asks over PARENT and tells OWNER, as long as that is there.  WORDS and PATTERN name the files to choose from
   ("Matches", "*.bloodmoon"); NULL: all. */
void bm_file_dialog_open   (GtkWindow    *parent,
                            const char   *title,
                            const char   *words,
                            const char   *pattern,
                            GObject      *owner,
                            BmFileChosen  chosen);
/* NAME is what is offered. */
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
