/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position-json.h"

G_BEGIN_DECLS

/*
 * Internal to the writer of positions.  It appends directly to one string, as batch and the digests of records write
 * many.  Keys are sorted by bytes.
 */
typedef struct
{
  GString          *string;
  const WrPosition *pos;
  const WrPosition *whole; /* POS before anything was hidden */
  int               view;  /* the side whose view it is, BM_SIDE_NOBODY: all is written */
  gboolean          open;   /* the view includes the frames below the choice */
  gboolean          digest; /* for the hash of a day, in the format of the first version */
} WrPositionWriter;

/* A number in decimal. */
void wr_write_number      (GString          *string,
                           int               number);
/* `"key": number`, with the separator ", " except for the first member of an object. */
void wr_write_member      (GString          *string,
                           const char       *before,
                           const char       *key,
                           int               number);
/* The space in quotes. */
void wr_write_space       (GString          *string,
                           WrSpace           space);
/* The card's id in quotes; null for WR_NO_CARD. */
void wr_write_card        (GString          *string,
                           guint8            card);
/* A comma, except before the first element of a list. */
void wr_write_comma       (GString          *string);

/* position-write-cards.c */
void wr_write_decks       (WrPositionWriter *writer);
void wr_write_effects     (WrPositionWriter *writer);
void wr_write_hands       (WrPositionWriter *writer);
void wr_write_known       (WrPositionWriter *writer);

/* position-write-pending.c */
void wr_write_pending     (WrPositionWriter *writer);

G_END_DECLS
