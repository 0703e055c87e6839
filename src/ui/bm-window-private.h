/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-browser-screen.h"
#include "bm-draft-screen.h"
#include "bm-end-screen.h"
#include "bm-event-card-overlay.h"
#include "bm-hand-over-screen.h"
#include "bm-new-duel-screen.h"
#include "bm-scenery.h"
#include "bm-table.h"
#include "bm-title-screen.h"
#include "bm-window.h"

G_BEGIN_DECLS

/* What the parts of the window share: bm-window.c has its screens and actions, bm-window-duel.c goes with a duel from
   screen to screen. */
struct _BmWindow
{
  GtkApplicationWindow parent_instance;

  GSettings       *settings;
  guint64          seed;         /* of the next duel */
  gboolean         seeded;       /* it has one; else chance gives it */
  int              seat;         /* the side whose eyes are at the screen, or BM_SIDE_NOBODY */
  GByteArray      *drawn;        /* events that wait to be shown until the board has come to rest */
  GPtrArray       *faults;       /* what is wrong with card packs, one line each */
  guint            kept_moves;   /* so many moves of the match are in a file: they cannot be lost */
  gboolean         cards_loaded;
  gboolean         closing;      /* whoever plays has agreed to leave the duel */
  gpointer         asked_from;   /* the screen from which a new duel was asked for */
  gpointer         looked_from;  /* the screen from which the cards were asked for */

  BmScenery       *scenery;
  GtkWidget       *header;
  GtkLabel        *subtitle;
  GtkWidget       *tonight_button;
  GtkWidget       *log_button;
  GtkWidget       *notice;       /* a message at the top */
  GtkLabel        *notice_words;
  GtkStack        *stack;
  BmTitleScreen   *title_screen;
  BmNewDuelScreen *new_duel_screen;
  BmDraftScreen   *draft_screen;
  BmHandOverScreen *hand_over_screen;
  BmBrowserScreen *browser_screen;
  BmEventCardOverlay *event_card;
  BmTable         *table;
  BmEndScreen     *end_screen;
};

/* bm-window.c */
gboolean bm_window_is_shown       (BmWindow  *self,
                                   gpointer   screen);
void     bm_window_show_screen    (BmWindow  *self,
                                   GtkWidget *screen);
/* What is possible now, and what the window's head shows. */
void     bm_window_update_actions (BmWindow  *self);

/* bm-window-duel.c */
/* Is the duel on the screen, whichever of its screens that is? */
gboolean bm_window_is_at_duel     (BmWindow  *self);
/* The cards are read when they are first needed, those of the packs of whoever plays among them. */
void     bm_window_load_cards     (BmWindow  *self);
/* Goes on to where the match is: first the board comes to rest, then a drawn event is shown, then the seat changes. */
void     bm_window_follow         (BmWindow  *self);
/* Somebody has said to be there. */
void     bm_window_confirm_seat   (BmWindow  *self);
/* The match is decided. */
void     bm_window_finish         (BmWindow  *self);

G_END_DECLS
