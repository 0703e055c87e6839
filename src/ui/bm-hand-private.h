/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-button.h"
#include "bm-hand.h"
#include "bm-position.h"

G_BEGIN_DECLS

/* What the parts of the hand share: bm-hand.c has cards, focus and what a person does, bm-hand-layout.c where the cards
   lie. */
struct _BmHand
{
  GtkWidget   parent_instance;

  GPtrArray  *cards;     /* BmCardButton, in order; they belong to their parent */
  GPtrArray  *backs;     /* BmCardFace, while covered */
  GArray     *shown;     /* BmHandCard: what was told last, of SHOWN_SIDE */
  BmSide      shown_side;
  GtkWidget  *show;      /* the button `Show hand` */
  GtkPopover *peek;      /* the whole of the card that the keyboard is on */
  guint       peek_idle;
  BmSide      side;
  gboolean    covered;
  gboolean    can_show;
  gboolean    vertical;
  int         hovered;   /* index, -1: none */
  int         current;   /* index that has or had the focus */
  guint8      picked;
};

/* bm-hand-layout.c */
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
