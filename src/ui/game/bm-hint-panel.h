/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-hint.h"

G_BEGIN_DECLS

/*
 * Help beside the board: what matters now, a line each with its rule, and above it what has just happened for the first
 * time.  It decides nothing of what it shows.
 *
 * Signals: "pointed" (int index)  the pointer or the focus is on that hint, -1: on none any more;  "pressed" (int index);
 * "dismissed" ()  what was explained has been read.
 */
#define BM_TYPE_HINT_PANEL (bm_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmHintPanel, bm_hint_panel, BM, HINT_PANEL, GtkWidget)

GtkWidget     *bm_hint_panel_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows HINTS (of BmHint, which are copied); without any, the words NONE. */
void           bm_hint_panel_set_hints (BmHintPanel   *self,
                                        GArray        *hints,
                                        const char    *none);
/* Lent until other hints are shown. */
const BmHint  *bm_hint_panel_get_hint  (BmHintPanel   *self,
                                        guint          index);

/* Explains TOPIC, which is static; NULL: nothing. */
void           bm_hint_panel_set_first (BmHintPanel   *self,
                                        const BmTopic *topic);
const BmTopic *bm_hint_panel_get_first (BmHintPanel   *self);

/* Is there no room for it, because a hint is more urgent? */
gboolean       bm_hint_panel_first_waits (BmHintPanel *self);

/* With little room there is one thing at a time: what loses at once, else what is explained, else a hint. */
void           bm_hint_panel_set_brief (BmHintPanel   *self,
                                        gboolean       brief);

/* What is explained for the first time, to be heard; NULL: nothing.  (transfer full) */
char          *bm_hint_panel_dup_first (BmHintPanel   *self) G_GNUC_WARN_UNUSED_RESULT;
/* All that stands there, to be heard.  (transfer full) */
char          *bm_hint_panel_dup_words (BmHintPanel   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
