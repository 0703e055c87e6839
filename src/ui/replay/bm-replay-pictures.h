/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A sequence of pictures of a widget, one for each thing that it shows in turn: PNG files in a folder, numbered.  Drawn
 * where widgets are drawn, one in each frame; made into files in a thread.
 */

/* Has the widget show picture NUMBER, from 0. */
typedef void (*BmPictureShow)     (GObject *owner,
                                   guint    number);
/* So many are written. */
typedef void (*BmPictureProgress) (GObject *owner,
                                   guint    n);

/* WIDGET must be on the screen; what BEHIND (or NULL) shows there is seen through it.  The files are NAME-0000.png and so
   on in FOLDER.  OWNER is the source of the result. */
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
