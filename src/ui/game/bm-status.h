/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * The status line: the last event, or why an action did nothing, with the rule's number as a link; above it a banner
 * when a side has to decide.
 */
#define BM_TYPE_STATUS (bm_status_get_type ())
G_DECLARE_FINAL_TYPE (BmStatus, bm_status, BM, STATUS, GtkWidget)

/* The game whose rulebook is used for rules; NULL, as initially: none, and rule numbers are not shown. */
void bm_status_set_game   (BmStatus    *self,
                         BmLearnGame *game);

/* The banner and the text have at most that many LINES; what is cut then is in the tooltip. */
void bm_status_set_lines  (BmStatus *self,
                          guint     lines);

/* Shows TEXT; SPOKEN (or TEXT if NULL) is its text for screen readers.  RULE may be NULL. */
void bm_status_set_text   (BmStatus   *self,
                           const char *text,
                           const char *spoken,
                           const char *rule);
/* Appended to the text for screen readers, until the text changes. */
void bm_status_set_more (BmStatus   *self,
                         const char *more);

/* Shows TEXT instead of the text, until it is NULL or the text changes; the text for screen readers is not affected. */
void bm_status_set_instead (BmStatus   *self,
                            const char *text);

/* Shows TEXT, until it is NULL, instead of any other: an event in progress, before the final text.  SPOKEN is the text
   for screen readers meanwhile; NULL: unchanged. */
void bm_status_set_passing (BmStatus   *self,
                            const char *text,
                            const char *spoken);

/* The text, not a transient one. */
const char *bm_status_get_text (BmStatus *self);
/* The text for screen readers. */
const char *bm_status_get_spoken (BmStatus *self);

/* A decision of a side, in the colour of SIDE_CLASS (see BmGameUi.seat_class); NULL: none. */
void bm_status_set_banner (BmStatus   *self,
                           const char *question,
                           const char *side_class);

/* Shows that a computer is thinking: WORDS and a subtle animation; NULL: none is. */
void bm_status_set_thinking (BmStatus  *self,
                             const char *words);
/* Enables animations. */
void bm_status_set_moving (BmStatus    *self,
                           gboolean     moving);

/* The number of the rule shown; NULL: none. */
const char *bm_status_get_rule (BmStatus *self);
/* Opens the text of RULE. */
void bm_status_show_rule  (BmStatus   *self,
                           const char *rule);
/* Opens the text of the rule shown; FALSE: none. */
gboolean bm_status_open_rule (BmStatus *self);

G_END_DECLS
