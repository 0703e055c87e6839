/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"
#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * What readers and writers of positions must know of the frames on the stack, and of the parts of cards.
 */

/* A frame is written as its kind and `a` to `g`, that of a card followed by what its run keeps: slots, picks, loops. */
#define BM_FRAME_NUMBERS 8
#define BM_RUN_NUMBERS   (BM_MAX_SLOTS + BM_N_PICKS + 2 * BM_MAX_LOOPS)

typedef enum
{
  BM_CARD_CHOICE_NONE, /* no choice can wait there */
  BM_CARD_CHOICE_ASK,
  BM_CARD_CHOICE_ACT,
  BM_CARD_CHOICE_PICK
} BmCardChoice;

/* What the card at FRAME could be asking, were it on top. */
BmCardChoice bm_card_frame_choice   (const BmFrame    *frame);

/* "ask", "act", "pick". */
const char  *bm_card_choice_name    (BmCardChoice      choice);

/* Frame number FRAME, which is that of run number RUN if it is a card's, as numbers; returns how many they are. */
guint        bm_frame_to_numbers    (const BmPosition *pos,
                                     guint             frame,
                                     guint             run,
                                     guint8            numbers[BM_FRAME_NUMBERS + BM_RUN_NUMBERS]);

/* NULL, or what a card's FRAME and its RUN cannot be; ON_TOP: it asks.  The position has all but its frames. */
const char  *bm_card_frame_fault    (const BmPosition *pos,
                                     const BmFrame    *frame,
                                     const BmCardRun  *run,
                                     gboolean          on_top);

/* Makes of N numbers what the first version of the format wrote of such a frame, if it knew it. */
guint        bm_frame_first_version (guint8           *numbers,
                                     guint             n);

/* Spaces of the board by column and row, then those left, right and below of it. */
int          bm_space_compare       (BmSpace           a,
                                     BmSpace           b);

/* The side that a deck's cards belong to; BM_N_SIDES: neither. */
BmSide       bm_deck_side           (guint             deck);

/* Whether what the part keeps is cards that may not be played. */
gboolean     bm_part_bars_cards     (const BmPart     *part);

G_END_DECLS
