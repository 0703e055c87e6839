/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-button.h"
#include "bm-hand.h"

G_BEGIN_DECLS

/* Shared by the parts of the hand: bm-hand.c has focus and input, bm-hand-fill.c the contents, bm-hand-layout.c the
   layout, bm-hand-peek.c the full version of the focused or hovered card. */
struct _BmHand
{
  GtkWidget   parent_instance;

  GPtrArray  *cards;     /* BmCardButton, in order; owned by their parent */
  GPtrArray  *backs;     /* BmCardFace, while covered */
  GArray     *shown;     /* BmHandCard: the cards that were last set */
  GtkWidget  *show;      /* the button `Show hand` */
  GtkPopover *peek;      /* the full version of the focused or hovered card */
  guint       peek_idle;
  guint       peek_timer;
  int         pointed;   /* index of the hovered card, -1: the keyboard leads */
  double      pointer_x; /* -1: not over the hand */
  double      pointer_y;
  BmCardLook  back;
  gboolean    covered;
  gboolean    can_show;
  gboolean    vertical;
  gboolean    readable;  /* the strip is high enough to read the cards' texts in it */
  int         hovered;   /* index, -1: none */
  int         current;   /* index of the focused card, or of the last focused one */
  guint       picked;
};

/* A button for a card, in the hand. */
GtkWidget          *bm_hand_make_card        (BmHand         *self,
                                              BmCardLook      look);
/* A card was focused, or lost the focus. */
void                bm_hand_focus_changed    (BmHand         *self);
/* Updates after a change of the cards, or of "covered". */
void                bm_hand_show_covered     (BmHand         *self);

/* bm-hand-peek.c */
void                bm_hand_add_peek         (BmHand         *self);
/* Resets the hover state. */
void                bm_hand_forget_pointer   (BmHand         *self);

/* bm-hand-layout.c */
/* The size of the cards. */
BmCardSize          bm_hand_card_size        (BmHand         *self);
GtkWidget          *bm_hand_card_at          (BmHand         *self,
                                              int             index);
int                 bm_hand_index_of         (BmHand         *self,
                                              gpointer        button);
/* The index of the focused card, -1: none. */
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
