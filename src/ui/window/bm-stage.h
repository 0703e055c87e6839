/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Which screen is shown, and the way back.  A screen is either shown for good, and then there is nothing to go back to; or
 * it is visited from the one that is shown, which stays on the way back.
 *
 * Signal "changed" (GtkWidget *before): another screen is shown than BEFORE, or the same one was shown again.
 */
#define BM_TYPE_STAGE (bm_stage_get_type ())
G_DECLARE_FINAL_TYPE (BmStage, bm_stage, BM, STAGE, GObject)

/* STACK has the screens; HOME, one of them, is where the way back begins. */
BmStage   *bm_stage_new         (GtkStack  *stack,
                                 GtkWidget *home) G_GNUC_WARN_UNUSED_RESULT;

void       bm_stage_add         (BmStage   *self,
                                 GtkWidget *screen);
/* SCREEN goes, from the way back as well; if it is shown, it is gone back from.  NULL: nothing happens. */
void       bm_stage_remove      (BmStage   *self,
                                 GtkWidget *screen);
/* The way back passes over SCREEN: it is only looked at in between. */
void       bm_stage_pass_over   (BmStage   *self,
                                 GtkWidget *screen);

GtkWidget *bm_stage_get_shown   (BmStage   *self);
/* FALSE for NULL. */
gboolean   bm_stage_is_shown    (BmStage   *self,
                                 gpointer   screen);

/* SCREEN is shown for good. */
void       bm_stage_show        (BmStage   *self,
                                 GtkWidget *screen);
/* SCREEN is visited; if the way back leads there first, it is gone back to. */
void       bm_stage_visit       (BmStage   *self,
                                 GtkWidget *screen);
/* The screen from which this one was visited, else home; and to it. */
GtkWidget *bm_stage_get_back    (BmStage   *self);
void       bm_stage_go_back     (BmStage   *self);
/* To SCREEN as it was visited first; what was visited from there is left. */
void       bm_stage_go_back_to  (BmStage   *self,
                                 GtkWidget *screen);

G_END_DECLS
