/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-journal.h"

G_BEGIN_DECLS

/*
 * The ladder of a game: its rivals, the stars that were won, and who can be played against: all that were beaten, and the
 * next one.
 *
 * Action "ladder.play" (u index).  Signals: "play" (guint index)  that rival is to be played against;  "back" ().
 */
#define BM_TYPE_LADDER_SCREEN (bm_ladder_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmLadderScreen, bm_ladder_screen, BM, LADDER_SCREEN, GtkWidget)

GtkWidget *bm_ladder_screen_new  (void);

/* Shows the ladder of UI's game with what is in JOURNAL, which is not needed afterwards. */
void       bm_ladder_screen_show (BmLadderScreen  *self,
                                  const BmGameUi  *ui,
                                  const BmJournal *journal);

/* The most stars that JOURNAL has against RIVAL (an id). */
guint      bm_ladder_stars       (const BmJournal *journal,
                                  const char      *rival);

G_END_DECLS
