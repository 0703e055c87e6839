/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-mastery.h"
#include "bm-match.h"
#include "bm-seats.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Choosing the champions before the first day: the cards offered side by side, for whom they are, and what was chosen
 * before.  Pressing a card, or its number, sends the choice to the match.
 */
#define WR_TYPE_DRAFT_SCREEN (wr_draft_screen_get_type ())
G_DECLARE_FINAL_TYPE (WrDraftScreen, wr_draft_screen, WR, DRAFT_SCREEN, GtkWidget)

/* Is a champion to be chosen in POS? */
gboolean bm_draft_is_on          (const WrPosition *pos);

/* Follows MATCH; NULL: none. */
void     wr_draft_screen_set_match (WrDraftScreen  *self,
                                    BmMatch        *match);

/* Who decides for which side: two people until told. */
void     wr_draft_screen_set_players (WrDraftScreen   *self,
                                      const BmSeats   *seats);

/* Who has help, and so can take back a champion. */
void     wr_draft_screen_set_mastery (WrDraftScreen   *self,
                                      BmMastery       *mastery);

/* SIDE sits at the screen (BM_SIDE_NOBODY: nobody is sure to): nobody else sees what it is offered. */
/* The keys go to where Enter chooses nothing. */
void     wr_draft_screen_focus_safely (WrDraftScreen *self);

void     wr_draft_screen_set_seat  (WrDraftScreen  *self,
                                    int             side);

G_END_DECLS
