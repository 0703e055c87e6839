/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-space-button.h"

G_BEGIN_DECLS

/*
 * Looks for widgets from WIDGET down, itself included; NULL: there is none.  What is not mapped is not there, unless the
 * function looks anywhere.
 */
typedef gboolean (*UiMatches) (GtkWidget *widget,
                               gpointer   data);

GtkWidget     *ui_find               (GtkWidget  *widget,
                                      UiMatches   matches,
                                      gpointer    data);
GtkWidget     *ui_find_anywhere      (GtkWidget  *widget,
                                      UiMatches   matches,
                                      gpointer    data);
/* All of them, in order (transfer container). */
GPtrArray     *ui_find_all           (GtkWidget  *widget,
                                      UiMatches   matches,
                                      gpointer    data) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget     *ui_find_type          (GtkWidget  *widget,
                                      GType       type);
GtkWidget     *ui_find_type_anywhere (GtkWidget  *widget,
                                      GType       type);
/* The button of SPACE on a board, shown or not; it has to be there. */
WrSpaceButton *ui_find_space         (GtkWidget  *widget,
                                      WrSpace     space);
/* A label that has WORDS in it. */
GtkWidget     *ui_find_words         (GtkWidget  *widget,
                                      const char *words);
/* All that is written on labels, in order, shown or not (transfer full). */
char          *ui_dup_words          (GtkWidget  *widget) G_GNUC_WARN_UNUSED_RESULT;
/* A window of that type. */
GtkWidget     *ui_find_window        (GType       type);

G_END_DECLS
