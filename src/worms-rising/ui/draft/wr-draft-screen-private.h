/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-draft-screen.h"

#include "bm-art-image.h"
#include "bm-card-grid.h"
#include "bm-status.h"
#include "wr-adviser.h"

G_BEGIN_DECLS

/* Places for what was drafted: the Worms, then the Bird. */
#define N_SLOTS (WR_N_WORMS + 1)

struct _WrDraftScreen
{
  GtkWidget   parent_instance;

  BmMatch    *match;
  BmSeats     seats;
  BmMastery  *mastery; /* NULL: nobody has help */
  int         seat; /* who sits at the screen, or BM_SIDE_NOBODY */
  GtkWidget  *places[N_SLOTS];
  WrAdviser  *adviser; /* as long as there is a match */
  int         height;  /* of the surface, when the cards were last fitted to it */

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

/* Drafts CARD, which is offered. */
void     wr_draft_screen_choose        (WrDraftScreen *self,
                                        guint8         card);

/* Whose champion is chosen. */
WrPiece  wr_draft_get_drafted          (const WrPosition *pos);

/* ---- Keys and actions */

void     wr_draft_screen_class_add_keys (GtkWidgetClass *widget_class);
void     wr_draft_screen_add_keys       (WrDraftScreen  *self);

/* Whether something can be taken back. */
void     wr_draft_screen_show_undo      (WrDraftScreen  *self);

/* ---- Suggest */

/* Asks the computer, or shows again what it has found. */
void     wr_draft_screen_suggest       (WrDraftScreen *self);

/* WORDS stand in the line under the question; NULL: nothing does. */
void     wr_draft_screen_show_advice   (WrDraftScreen *self,
                                        const char    *words);

/* MATCH is advised on from now on; NULL: none is. */
void     wr_draft_screen_set_adviser   (WrDraftScreen *self,
                                        BmMatch       *match);

/* Stops the search, or clears the line.  FALSE: there was neither. */
gboolean wr_draft_screen_cancel_advice (WrDraftScreen *self);

G_END_DECLS
