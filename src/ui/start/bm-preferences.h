/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The preferences for all matches.  Every change takes effect at once. */
#define BM_TYPE_PREFERENCES (bm_preferences_get_type ())
G_DECLARE_FINAL_TYPE (BmPreferences, bm_preferences, BM, PREFERENCES, GtkWindow)

GtkWidget *bm_preferences_new (GtkWindow *parent,
                               GSettings *settings);

/* WORDS say why there are no sounds; NULL: there are. */
void       bm_preferences_set_silence (BmPreferences *self,
                                       const char    *words);

G_END_DECLS
