/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-mastery.h"

G_BEGIN_DECLS

/*
 * What each person knows, and so is not told any more; all of it can be brought back.
 *
 * A rule is opened by the action "win.rule" of the window that this one belongs to.
 */
#define BM_TYPE_MASTERY_WINDOW (bm_mastery_window_get_type ())
G_DECLARE_FINAL_TYPE (BmMasteryWindow, bm_mastery_window, BM, MASTERY_WINDOW, GtkWindow)

/* PERSON is shown first. */
GtkWidget *bm_mastery_window_new (GtkWindow  *parent,
                                  BmMastery  *mastery,
                                  const char *person);

G_END_DECLS
