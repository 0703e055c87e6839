/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Takes a series of pictures of a widget: numbered PNG files in a folder.  Drawn in the main thread, one per frame;
 * written in a thread.
 */

/* Shows state NUMBER, from 0, in the widget. */
typedef void (*BmPictureShow)     (GObject *owner,
                                   guint    number);
/* N pictures were written. */
typedef void (*BmPictureProgress) (GObject *owner,
                                   guint    n);

/* WIDGET must be mapped; BEHIND (or NULL) is its background.  The files are NAME-0000.png and so on in FOLDER.  OWNER
   is the source object of the result. */
void     bm_replay_pictures_async  (GObject             *owner,
                                    GtkWidget           *widget,
                                    GtkWidget           *behind,
                                    GFile               *folder,
                                    const char          *name,
                                    guint                n,
                                    BmPictureShow        show,
                                    BmPictureProgress    progress,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             data);
gboolean bm_replay_pictures_finish (GAsyncResult        *result,
                                    GError             **error);

G_END_DECLS
