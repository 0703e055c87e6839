/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * A card: its picture, its name, what it costs, and with room its text and tip, in the frame of its deck; or its back.
 * Its accessible name is the card's name, its description what it says.
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

/* What stands on no card: a power's or an event's cost. */
#define BM_CARD_NO_COST (-1)

GtkWidget  *bm_card_face_new      (guint8       card,
                                   BmCardSize   size);
/* As new, inside a button that says the same: no accessible of its own. */
GtkWidget  *bm_card_face_new_mute (guint8       card,
                                   BmCardSize   size);

/* BM_NO_CARD: the back of the deck that was set last. */
void        bm_card_face_set_card (BmCardFace  *self,
                                   guint8       card);
guint8      bm_card_face_get_card (BmCardFace  *self);

/* Turns it face down. */
void        bm_card_face_set_back (BmCardFace  *self,
                                   BmDeck       deck);
void        bm_card_face_set_size (BmCardFace  *self,
                                   BmCardSize   size);

/* Another cost than the card's own, or BM_CARD_NO_COST. */
void        bm_card_face_set_cost (BmCardFace  *self,
                                   int          cost);

/* Its picture looks as if nothing could be done with it. */
void        bm_card_face_set_dimmed (BmCardFace *self,
                                     gboolean    dimmed);

/* How wide a full card wants to be with text of the usual size; 260 unless told. */
void        bm_card_face_set_wanted_width (BmCardFace *self,
                                           int         width);

/* The words of full cards in GROUP are equally high, and so are their pictures. */
void        bm_card_face_align_words (BmCardFace   *self,
                                      GtkSizeGroup *group);

/* What CARD costs as printed: 2 actions for an ability card, BM_CARD_NO_COST for others. */
int         bm_card_printed_cost  (guint8       card);

/* Text and tip in the user's language, for a screen reader.  (transfer full) */
char       *bm_card_dup_spoken    (guint8       card) G_GNUC_WARN_UNUSED_RESULT;

/* The tip in the user's language, "" without. */
const char *bm_card_tip           (guint8       card);

/* "Worm champion", "Special Event"; translated, static. */
const char *bm_card_deck_words         (BmDeck       deck);

/* The picture of CARD and of the back of DECK below `art/`.  (transfer full) */
char       *bm_card_dup_art       (guint8       card) G_GNUC_WARN_UNUSED_RESULT;
const char *bm_deck_back_art      (BmDeck       deck);

G_END_DECLS
