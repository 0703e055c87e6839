/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small modal window that asks whether something shall be given up.  Its safe answer has the focus, and Escape gives
 * it.
 *
 * Signal:
 *   "confirmed" ()   the other answer; the window is gone then
 */
#define BM_TYPE_QUESTION (bm_question_get_type ())
G_DECLARE_FINAL_TYPE (BmQuestion, bm_question, BM, QUESTION, GtkWindow)

/* HEADING is what is asked, WORDS is what the answer means; NO and YES name the two buttons. */
GtkWidget *bm_question_new (GtkWindow  *parent,
                            const char *heading,
                            const char *words,
                            const char *no,
                            const char *yes);

/* The other answer is the usual one, and has the focus. */
void       bm_question_prefer_yes (BmQuestion *self);
/* Gives the other answer. */
void       bm_question_confirm    (BmQuestion *self);

G_END_DECLS
