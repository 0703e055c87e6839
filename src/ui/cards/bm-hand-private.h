/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-button.h"
#include "bm-hand.h"

G_BEGIN_DECLS

/* What the parts of the hand share: bm-hand.c has focus and what a person does, bm-hand-fill.c which cards lie there,
   bm-hand-layout.c where, bm-hand-peek.c the whole of the one that the keyboard or the pointer is on. */
struct _BmHand
{
  GtkWidget   parent_instance;

  GPtrArray  *cards;     /* BmCardButton, in order; they belong to their parent */
  GPtrArray  *backs;     /* BmCardFace, while covered */
  GArray     *shown;     /* BmHandCard: what was told last */
  GtkWidget  *show;      /* the button `Show hand` */
  GtkPopover *peek;      /* the whole of the card that the keyboard or the pointer is on */
  guint       peek_idle;
  guint       peek_timer;
  int         pointed;   /* index that the pointer has come to rest on, -1: the keyboard leads */
  double      pointer_x; /* -1: not over the hand */
  double      pointer_y;
  BmCardLook  back;
  gboolean    covered;
  gboolean    can_show;
  gboolean    vertical;
  gboolean    readable;  /* the strip is so high that the cards' texts can be read in it */
  int         hovered;   /* index, -1: none */
  int         current;   /* index that has or had the focus */
  guint       picked;
};

/* A button for a card that looks so, in the hand. */
GtkWidget          *bm_hand_make_card        (BmHand         *self,
                                              BmCardLook      look);
/* The focus came to a card, or left one. */
void                bm_hand_focus_changed    (BmHand         *self);
/* Puts everything right after another number of cards, or after they were covered or shown. */
void                bm_hand_show_covered     (BmHand         *self);

/* bm-hand-peek.c */
void                bm_hand_add_peek         (BmHand         *self);
/* Nothing is pointed at any more. */
void                bm_hand_forget_pointer   (BmHand         *self);

/* bm-hand-layout.c */
/* How large cards are drawn here. */
BmCardSize          bm_hand_card_size        (BmHand         *self);
GtkWidget          *bm_hand_card_at          (BmHand         *self,
                                              int             index);
int                 bm_hand_index_of         (BmHand         *self,
                                              gpointer        button);
/* The card that has the focus, -1 if none has. */
int                 bm_hand_focused_index    (BmHand         *self);

GtkSizeRequestMode  bm_hand_get_request_mode (GtkWidget      *widget);
void                bm_hand_measure          (GtkWidget      *widget,
                                              GtkOrientation  orientation,
                                              int             for_size,
                                              int            *minimum,
                                              int            *natural,
                                              int            *minimum_baseline,
                                              int            *natural_baseline);
void                bm_hand_size_allocate    (GtkWidget      *widget,
                                              int             width,
                                              int             height,
                                              int             baseline);
void                bm_hand_snapshot         (GtkWidget      *widget,
                                              GtkSnapshot    *snapshot);

G_END_DECLS
