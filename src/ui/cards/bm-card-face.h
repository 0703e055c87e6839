/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"

G_BEGIN_DECLS

/*
 * A card: its picture, name and cost, and in larger sizes its text and tip, in the frame of its deck; or its back.  Its
 * accessible name is the card's name, its description is the card's text.
 */
#define BM_TYPE_CARD_FACE (bm_card_face_get_type ())
G_DECLARE_FINAL_TYPE (BmCardFace, bm_card_face, BM, CARD_FACE, GtkWidget)

typedef enum
{
  BM_CARD_SIZE_LINE,  /* a line of a list: name and cost beside a bit of the picture */
  BM_CARD_SIZE_SMALL, /* 110 pixels wide: picture, name and cost */
  BM_CARD_SIZE_MEDIUM, /* 150 pixels wide: a bit of the picture, name, cost and text */
  BM_CARD_SIZE_FULL   /* 260 pixels wide: all of it */
} BmCardSize;

/* The width of a medium card with text of the usual size. */
#define BM_CARD_MEDIUM_WIDTH 150

GtkWidget  *bm_card_face_new      (BmCardLook   look,
                                   BmCardSize   size);
/* As new, inside a button with the same accessible name: not accessible itself. */
GtkWidget  *bm_card_face_new_mute (BmCardLook   look,
                                   BmCardSize   size);

void        bm_card_face_set_look (BmCardFace  *self,
                                   BmCardLook   look);
BmCardLook  bm_card_face_get_look (BmCardFace  *self);

void        bm_card_face_set_size (BmCardFace  *self,
                                   BmCardSize   size);

/* Another cost than the card's own, or BM_CARD_NO_COST. */
void        bm_card_face_set_cost (BmCardFace  *self,
                                   int          cost);

/* Its picture looks as if nothing could be done with it. */
void        bm_card_face_set_dimmed (BmCardFace *self,
                                     gboolean    dimmed);

/* The natural width of a full card with text of the usual size; 260 by default. */
void        bm_card_face_set_wanted_width (BmCardFace *self,
                                           int         width);

/* Gives full cards in GROUP texts of the same height, and pictures of the same height. */
void        bm_card_face_align_words (BmCardFace   *self,
                                      GtkSizeGroup *group);

G_END_DECLS
