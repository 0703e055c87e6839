/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-mastery.h"

G_BEGIN_DECLS

/*
 * What each person knows, and is therefore not explained any more; everything can be reset.
 *
 * Rules are opened by the action "win.rule" of the parent window.
 */
#define BM_TYPE_MASTERY_WINDOW (bm_mastery_window_get_type ())
G_DECLARE_FINAL_TYPE (BmMasteryWindow, bm_mastery_window, BM, MASTERY_WINDOW, GtkWindow)

/* PERSON is shown first. */
GtkWidget *bm_mastery_window_new (GtkWindow  *parent,
                                  BmMastery  *mastery,
                                  const char *person);

G_END_DECLS
