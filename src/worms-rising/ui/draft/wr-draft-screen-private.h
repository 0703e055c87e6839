/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-draft-screen.h"

#include "bm-art-image.h"
#include "bm-card-grid.h"
#include "bm-status.h"
#include "wr-adviser.h"

G_BEGIN_DECLS

/* Slots for the drafted champions: the Worms, then the Bird. */
#define N_SLOTS (WR_N_WORMS + 1)

struct _WrDraftScreen
{
  GtkWidget   parent_instance;

  BmMatch    *match;
  BmSeats     seats;
  BmMastery  *mastery; /* NULL: help is not available */
  int         seat; /* the side at the screen, or BM_SIDE_NOBODY */
  GtkWidget  *places[N_SLOTS];
  WrAdviser  *adviser; /* while there is a match */
  int         height;  /* of the surface at the last layout of the cards */

  BmArtImage *portrait;
  GtkLabel   *ask;
  GtkLabel   *player;
  BmCardGrid *cards;
  GtkBox     *slots;
  BmCardGrid *chosen; /* the computer's champions */
  GtkWidget  *chosen_box;
  GtkWidget  *suggest;
  GtkWidget  *undo;
  BmStatus   *status;
};

/* Drafts CARD, one of those offered. */
void     wr_draft_screen_choose        (WrDraftScreen *self,
                                        guint8         card);

/* The piece whose champion is chosen now. */
WrPiece  wr_draft_get_drafted          (const WrPosition *pos);

/* ---- Keys and actions */

void     wr_draft_screen_class_add_keys (GtkWidgetClass *widget_class);
void     wr_draft_screen_add_keys       (WrDraftScreen  *self);

/* Updates whether undo is available. */
void     wr_draft_screen_show_undo      (WrDraftScreen  *self);

/* ---- Suggest */

/* Starts the computer's search, or shows its result again. */
void     wr_draft_screen_suggest       (WrDraftScreen *self);

/* Shows WORDS in the line under the question; NULL: nothing. */
void     wr_draft_screen_show_advice   (WrDraftScreen *self,
                                        const char    *words);

/* Sets the match for suggestions; NULL: none. */
void     wr_draft_screen_set_adviser   (WrDraftScreen *self,
                                        BmMatch       *match);

/* Stops the search, or clears the line.  FALSE: there was neither. */
gboolean wr_draft_screen_cancel_advice (WrDraftScreen *self);

G_END_DECLS
