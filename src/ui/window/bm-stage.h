/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Which screen is shown, and the history of screens to go back to.  Showing a screen clears the history; visiting one
 * keeps the previous screen in it.
 *
 * Signal "changed" (GtkWidget *before): another screen than BEFORE is shown, or the same one was shown again.
 */
#define BM_TYPE_STAGE (bm_stage_get_type ())
G_DECLARE_FINAL_TYPE (BmStage, bm_stage, BM, STAGE, GObject)

/* STACK has the screens; HOME, one of them, is the end of the way back. */
BmStage   *bm_stage_new         (GtkStack  *stack,
                                 GtkWidget *home) G_GNUC_WARN_UNUSED_RESULT;

void       bm_stage_add         (BmStage   *self,
                                 GtkWidget *screen);
/* Removes SCREEN, also from the history; if it is shown, goes back first.  NULL: no effect. */
void       bm_stage_remove      (BmStage   *self,
                                 GtkWidget *screen);
/* SCREEN is skipped when going back: it is only consulted. */
void       bm_stage_pass_over   (BmStage   *self,
                                 GtkWidget *screen);

GtkWidget *bm_stage_get_shown   (BmStage   *self);
/* FALSE for NULL. */
gboolean   bm_stage_is_shown    (BmStage   *self,
                                 gpointer   screen);

/* Shows SCREEN and clears the history. */
void       bm_stage_show        (BmStage   *self,
                                 GtkWidget *screen);
/* Visits SCREEN; if it is in the history, goes back to it. */
void       bm_stage_visit       (BmStage   *self,
                                 GtkWidget *screen);
/* The screen from which this one was visited, else home; and goes back to it. */
GtkWidget *bm_stage_get_back    (BmStage   *self);
void       bm_stage_go_back     (BmStage   *self);
/* Goes back to the first visit of SCREEN, and drops all later ones. */
void       bm_stage_go_back_to  (BmStage   *self,
                                 GtkWidget *screen);

G_END_DECLS
