/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The appearance of a card: what a game says about one of its cards, or about the back of a deck.  Strings are in the
 * user's language, owned by the game, and valid as long as its cards are loaded; NAME, TEXT and TIP of a back are "".
 */
#define BM_CARD_ART_LENGTH 64

/* The number of a face-down card, or of no card. */
#define BM_CARD_NONE       G_MAXUINT16

/* The cost of a card that has no price. */
#define BM_CARD_NO_COST    (-1)

/* LARGE: it is a card to be read, not one of many. */
typedef GtkWidget *(*BmCardOver) (guint16  number,
                                  gboolean large);

typedef struct
{
  guint16     number;                  /* the game's own; BM_CARD_NONE: a back */
  const char *name;
  const char *spoken;                  /* its accessible name; NULL: NAME */
  const char *text;
  const char *tip;                     /* "": none */
  const char *deck;                    /* "Item" */
  const char *style;                   /* the CSS class of its deck */
  char        art[BM_CARD_ART_LENGTH]; /* its picture below `art/` */
  int         cost;                    /* as printed, or BM_CARD_NO_COST */
  const char *badge;                   /* the picture below `art/` that the cost stands on; NULL: a coin */
  /* Makes an overlay for the picture.  It is decoration: name and text say the same.  NULL: none. */
  BmCardOver  over;
  guint       health;                  /* hearts on it */
} BmCardLook;

/* An unknown card whose deck is not known either. */
#define BM_CARD_LOOK_NONE \
  ((BmCardLook) { .number = BM_CARD_NONE, .name = "", .text = "", .tip = "", .deck = "", .style = "", \
                  .cost = BM_CARD_NO_COST })

/* All cards of a game by deck, for the catalogue. */
typedef struct
{
  guint        n_decks;
  /* The name of all cards of DECK ("Items"). */
  const char *(*deck_title) (guint    deck);
  /* Writes the cards of DECK into NUMBERS (room for MAX), returns their number. */
  guint       (*list)       (guint    deck,
                             guint16 *numbers,
                             guint    max);
  guint       (*deck_of)    (guint16  number);
  BmCardLook  (*look)       (guint16  number);
  guint       (*copies)     (guint16  number);
  /* It belongs to one of the user's own packs. */
  gboolean    (*from_pack)  (guint16  number);
  /* Its notes: number N, NULL after the last. */
  const char *(*note)       (guint16  number,
                             guint    n);
  /* A value that changes whenever the cards are loaded again. */
  gconstpointer (*set)      (void);
} BmCardBox;

/* Its name for a screen reader. */
static inline const char *
bm_card_look_spoken_name (const BmCardLook *look)
{
  return look->spoken != NULL ? look->spoken : look->name;
}

/* Text, health and tip, for a screen reader.  (transfer full) */
char *bm_card_look_dup_spoken (BmCardLook look) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
