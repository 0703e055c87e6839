/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small modal window that asks for confirmation.  Its safe answer is focused, and Escape selects it.
 *
 * Signal:
 *   "confirmed" ()   the other answer; the window is destroyed before
 */
#define BM_TYPE_QUESTION (bm_question_get_type ())
G_DECLARE_FINAL_TYPE (BmQuestion, bm_question, BM, QUESTION, GtkWindow)

/* HEADING is the question, WORDS explain the consequence; NO and YES are the labels of the two buttons. */
GtkWidget *bm_question_new (GtkWindow  *parent,
                            const char *heading,
                            const char *words,
                            const char *no,
                            const char *yes);

/* Makes the other answer the default, and focuses it. */
void       bm_question_prefer_yes (BmQuestion *self);
/* Selects the other answer. */
void       bm_question_confirm    (BmQuestion *self);

G_END_DECLS
