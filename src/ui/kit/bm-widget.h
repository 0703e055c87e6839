/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the dispose of a template widget of class TYPE: clears its template and lets go of every child.  GTK 4.8
   leaves those children that no field of the class is bound to. */
void bm_widget_dispose_template (GtkWidget *widget,
                                 GType      type);

/* Gives WIDGET the style class NAME or takes it away. */
void bm_widget_set_class        (GtkWidget  *widget,
                                 const char *name,
                                 gboolean    on);

/* Gives WIDGET the style class NAME in place of *SHOWN, which becomes NAME; NULL, either: none. */
void bm_widget_swap_class       (GtkWidget   *widget,
                                 const char **shown,
                                 const char  *name);

/* The text of WIDGET's tooltip, or NULL.  GTK asks the display where the pointer is whenever it is set, be it to what it
   was, and waits for the answer: each move sets some twenty. */
void bm_widget_set_tooltip      (GtkWidget  *widget,
                                 const char *text);

/* What assistive tools say of CONTROL beside its name: WORDS, or while these are NULL what its tooltip says.  A result is
   told in their place for a while: bm_widget_announce (). */
void bm_widget_set_description  (GtkWidget  *control,
                                 const char *words);
void bm_widget_announce         (GtkWidget  *control,
                                 const char *result);

/* What assistive tools call WIDGET.  A button made with a label, or a drop-down, would go by what is written on it: newer
   GTKs ask for that first. */
void bm_widget_set_spoken       (GtkWidget  *widget,
                                 const char *name);

/* How high a line of WIDGET's text is, and how much larger than usual that is, at least 1. */
int    bm_widget_line_height    (GtkWidget  *widget);
double bm_widget_text_scale     (GtkWidget  *widget);

/* What has the keyboard focus, if that is inside WIDGET; else NULL. */
GtkWidget *bm_widget_find_focus     (GtkWidget        *widget);

/* The focus () of a widget that is not focusable itself but has a grab_focus () of its own: goes through its children.
   GTK's would take the focus by that at the end, and Shift+Tab would never leave it. */
gboolean bm_widget_focus            (GtkWidget        *widget,
                                     GtkDirectionType  direction);

/* The snapshot () of a widget of which many small parts change at once: it is drawn anew as a whole.  GTK counts what is to
   be drawn anew in rectangles; with more than thirty of them it draws the whole window. */
void   bm_widget_snapshot_whole     (GtkWidget        *widget,
                                     GtkSnapshot      *snapshot);

/* Puts PART (transfer full) into SNAPSHOT, cut at EDGE even where EDGE cuts nothing off. */
void   bm_snapshot_append_cut       (GtkSnapshot           *snapshot,
                                     GtkSnapshot           *part,
                                     const graphene_rect_t *edge);

G_END_DECLS
