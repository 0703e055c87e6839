/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-draft-screen.h"

#include "bm-art-image.h"
#include "bm-card-grid.h"
#include "bm-status.h"
#include "bm-thinker.h"

G_BEGIN_DECLS

/* Places for what was drafted: the Worms, then the Bird. */
#define N_SLOTS (BM_N_WORMS + 1)

struct _BmDraftScreen
{
  GtkWidget   parent_instance;

  BmMatch    *match;
  BmPlayers   players;
  BmMastery  *mastery; /* NULL: nobody has help */
  int         seat; /* who sits at the screen, or BM_SIDE_NOBODY */
  GtkWidget  *places[N_SLOTS];
  BmThinker  *adviser; /* NULL: nobody has asked for a suggestion yet */
  guint8      advised; /* the card that it suggests, or BM_NO_CARD */
  char       *advice;  /* ... in words, or NULL */
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

/* Whose champion is chosen. */
BmPiece  bm_draft_get_drafted          (const BmPosition *pos);

/* ---- Suggest */

/* Asks the computer, or shows again what it has found. */
void     bm_draft_screen_suggest       (BmDraftScreen *self);

/* WORDS stand in the line under the question; NULL: nothing does. */
void     bm_draft_screen_show_advice   (BmDraftScreen *self,
                                        const char    *words);

/* Something else is offered, or nothing any more. */
void     bm_draft_screen_drop_advice   (BmDraftScreen *self);

/* Stops the search, or clears the line.  FALSE: there was neither. */
gboolean bm_draft_screen_cancel_advice (BmDraftScreen *self);

G_END_DECLS
