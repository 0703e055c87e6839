/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * The status line: what just happened or why something did not, with the rule's number as a link; above it a banner
 * when a side is asked something.
 */
#define BM_TYPE_STATUS (bm_status_get_type ())
G_DECLARE_FINAL_TYPE (BmStatus, bm_status, BM, STATUS, GtkWidget)

/* In whose rulebook rules are looked up; NULL, as at the beginning: in none, and their numbers are not shown. */
void bm_status_set_game   (BmStatus    *self,
                         BmLearnGame *game);

/* TEXT is shown; SPOKEN (or TEXT if NULL) is what a screen reader finds here.  RULE may be NULL. */
void bm_status_set_text   (BmStatus   *self,
                           const char *text,
                           const char *spoken,
                           const char *rule);
/* What is heard after the text, until there is another one. */
void bm_status_set_more (BmStatus   *self,
                         const char *more);

/* Until it is NULL, or there is another text, TEXT is shown in place of the latest one; what is heard stays. */
void bm_status_set_instead (BmStatus   *self,
                            const char *text);

/* Until it is NULL, TEXT is shown in place of that: what happens just now, before all of it is told.  SPOKEN is what a screen
   reader finds here meanwhile; NULL: what it found before. */
void bm_status_set_passing (BmStatus   *self,
                            const char *text,
                            const char *spoken);

/* Not what passes. */
const char *bm_status_get_text (BmStatus *self);
/* What a screen reader says in place of the text. */
const char *bm_status_get_spoken (BmStatus *self);

/* A question to a side, in the colour that SIDE_CLASS (see BmGameUi.seat_class) gives; NULL: none. */
void bm_status_set_banner (BmStatus   *self,
                           const char *question,
                           const char *side_class);

/* Somebody thinks: WORDS beside a quiet moving sign; NULL: nobody does. */
void bm_status_set_thinking (BmStatus  *self,
                             const char *words);
/* Whether signs move. */
void bm_status_set_moving (BmStatus    *self,
                           gboolean     moving);

/* The number of the rule shown; NULL: none is. */
const char *bm_status_get_rule (BmStatus *self);
/* Opens the words of RULE. */
void bm_status_show_rule  (BmStatus   *self,
                           const char *rule);
/* Opens those of the rule shown; FALSE: none is. */
gboolean bm_status_open_rule (BmStatus *self);

G_END_DECLS
