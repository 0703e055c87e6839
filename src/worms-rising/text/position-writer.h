/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position-json.h"

G_BEGIN_DECLS

/*
 * Inside the writer of positions.  It appends straight to one string, as batch and the digests of records write many.
 * Keys come sorted by bytes.
 */
typedef struct
{
  GString          *string;
  const BmPosition *pos;
  const BmPosition *whole; /* POS before anything was hidden */
  int               view;  /* the side that looks, BM_SIDE_NOBODY: all is written */
  gboolean          open;   /* the view keeps what the choice has interrupted */
  gboolean          digest; /* for the hash of a day, which is that of the first version for ever */
} BmPositionWriter;

/* A number in decimal. */
void bm_write_number      (GString          *string,
                           int               number);
/* `"key": number`, and what goes before it: nothing for the first member of an object, else ", ". */
void bm_write_member      (GString          *string,
                           const char       *before,
                           const char       *key,
                           int               number);
/* The place in quotes. */
void bm_write_space       (GString          *string,
                           BmSpace           space);
/* The card's id in quotes; null for BM_NO_CARD. */
void bm_write_card        (GString          *string,
                           guint8            card);
/* A comma, but not before the first of a list. */
void bm_write_comma       (GString          *string);

/* position-write-cards.c */
void bm_write_decks       (BmPositionWriter *writer);
void bm_write_effects     (BmPositionWriter *writer);
void bm_write_hands       (BmPositionWriter *writer);
void bm_write_known       (BmPositionWriter *writer);

/* position-write-pending.c */
void bm_write_pending     (BmPositionWriter *writer);

G_END_DECLS
