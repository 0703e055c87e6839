/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-mastery.h"
#include "bm-match.h"
#include "bm-players.h"

G_BEGIN_DECLS

/*
 * Choosing the champions before the first day: the cards offered side by side, for whom they are, and what was chosen
 * before.  Pressing a card, or its number, sends the choice to the match.
 */
#define BM_TYPE_DRAFT_SCREEN (bm_draft_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmDraftScreen, bm_draft_screen, BM, DRAFT_SCREEN, GtkWidget)

/* Is a champion to be chosen in POS? */
gboolean bm_draft_is_on          (const BmPosition *pos);

/* Follows MATCH; NULL: none. */
void     bm_draft_screen_set_match (BmDraftScreen  *self,
                                    BmMatch        *match);

/* Who decides for which side: two people until told. */
void     bm_draft_screen_set_players (BmDraftScreen   *self,
                                      const BmPlayers *players);

/* Who has help, and so can take back a champion. */
void     bm_draft_screen_set_mastery (BmDraftScreen   *self,
                                      BmMastery       *mastery);

/* SIDE sits at the screen (BM_SIDE_NOBODY: nobody is sure to): nobody else sees what it is offered. */
/* The keys go to where Enter chooses nothing. */
void     bm_draft_screen_focus_safely (BmDraftScreen *self);

void     bm_draft_screen_set_seat  (BmDraftScreen  *self,
                                    int             side);

G_END_DECLS
