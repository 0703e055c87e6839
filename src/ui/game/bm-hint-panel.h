/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-hint.h"

G_BEGIN_DECLS

/*
 * Help beside the board: what matters now, a line each with its rule, and above it an explanation of what has just
 * happened for the first time.  Its owner decides what it shows.
 *
 * Signals: "pointed" (int index)  that hint is hovered or focused, -1: none;  "pressed" (int index); "dismissed" ()
 * the explanation was closed.
 */
#define BM_TYPE_HINT_PANEL (bm_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmHintPanel, bm_hint_panel, BM, HINT_PANEL, GtkWidget)

GtkWidget     *bm_hint_panel_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows HINTS (of BmHint, copied); if it is empty, the text NONE. */
void           bm_hint_panel_set_hints (BmHintPanel   *self,
                                        GArray        *hints,
                                        const char    *none);
/* Valid until the hints change. */
const BmHint  *bm_hint_panel_get_hint  (BmHintPanel   *self,
                                        guint          index);

/* Explains TOPIC (static); NULL: nothing. */
void           bm_hint_panel_set_first (BmHintPanel   *self,
                                        const BmTopic *topic);
const BmTopic *bm_hint_panel_get_first (BmHintPanel   *self);

/* Whether the explanation is deferred because a hint is more urgent. */
gboolean       bm_hint_panel_first_waits (BmHintPanel *self);

/* With little room it shows one thing only: a hint about losing at once, else the explanation, else a hint. */
void           bm_hint_panel_set_brief (BmHintPanel   *self,
                                        gboolean       brief);

/* The text of the explanation for screen readers; NULL: none.  (transfer full) */
char          *bm_hint_panel_dup_first (BmHintPanel   *self) G_GNUC_WARN_UNUSED_RESULT;
/* The complete text for screen readers.  (transfer full) */
char          *bm_hint_panel_dup_words (BmHintPanel   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
