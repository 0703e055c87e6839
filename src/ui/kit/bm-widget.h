/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the dispose of a template widget of class TYPE: disposes its template and unparents every child.  GTK 4.8 leaves
   children that are not bound to a field of the class. */
void bm_widget_dispose_template (GtkWidget *widget,
                                 GType      type);

/* Adds or removes the style class NAME. */
void bm_widget_set_class        (GtkWidget  *widget,
                                 const char *name,
                                 gboolean    on);

/* Replaces the style class *SHOWN by NAME, and sets *SHOWN; NULL, either: none. */
void bm_widget_swap_class       (GtkWidget   *widget,
                                 const char **shown,
                                 const char  *name);

/* Sets the text of WIDGET's tooltip, or NULL, if it has changed.  GTK queries the pointer position for every set, even
   of an equal text, with a round trip to the display: each move sets some twenty. */
void bm_widget_set_tooltip      (GtkWidget  *widget,
                                 const char *text);

/* Sets the accessible description of CONTROL: WORDS, or if NULL the text of its tooltip.  An announcement replaces it
   for a while: bm_widget_announce (). */
void bm_widget_set_description  (GtkWidget  *control,
                                 const char *words);
void bm_widget_announce         (GtkWidget  *control,
                                 const char *result);

/* Sets the accessible name of WIDGET.  A button with a label, or a drop-down, would use its label: newer GTK versions
   prefer that. */
void bm_widget_set_spoken       (GtkWidget  *widget,
                                 const char *name);

/* The height of a line of WIDGET's text, and its ratio to the usual one, at least 1. */
int    bm_widget_line_height    (GtkWidget  *widget);
double bm_widget_text_scale     (GtkWidget  *widget);

/* The focused widget, if it is inside WIDGET; else NULL. */
GtkWidget *bm_widget_find_focus     (GtkWidget        *widget);

/* An implementation of focus () for a widget that is not focusable itself but implements grab_focus (): moves through
   its children.  GTK's would take the focus by grab_focus () at the end, so that Shift+Tab never leaves it. */
gboolean bm_widget_focus            (GtkWidget        *widget,
                                     GtkDirectionType  direction);

/* An implementation of snapshot () for a widget in which many small parts change at once: it is redrawn as a whole.
   GTK tracks the damage in rectangles; with more than thirty of them it redraws the whole window. */
void   bm_widget_snapshot_whole     (GtkWidget        *widget,
                                     GtkSnapshot      *snapshot);

/* Appends PART (transfer full) to SNAPSHOT, clipped to EDGE even where EDGE cuts nothing off. */
void   bm_snapshot_append_cut       (GtkSnapshot           *snapshot,
                                     GtkSnapshot           *part,
                                     const graphene_rect_t *edge);

G_END_DECLS
