/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * What readers and writers of positions must know of the frames on the stack, and of the parts of cards.
 */

/* A frame is written as its kind and `a` to `g`, that of a card followed by what its run keeps: slots, picks, loops. */
#define WR_FRAME_NUMBERS 8
#define WR_RUN_NUMBERS   (WR_MAX_SLOTS + WR_N_PICKS + 2 * WR_MAX_LOOPS)

typedef enum
{
  WR_CARD_CHOICE_NONE, /* no choice can wait there */
  WR_CARD_CHOICE_ASK,
  WR_CARD_CHOICE_ACT,
  WR_CARD_CHOICE_PICK
} WrCardChoice;

/* What the card at FRAME could be asking, were it on top. */
WrCardChoice wr_card_frame_choice   (const WrFrame    *frame);

/* "ask", "act", "pick". */
const char  *wr_card_choice_name    (WrCardChoice      choice);

/* Frame number FRAME, which is that of run number RUN if it is a card's, as numbers; returns how many they are. */
guint        wr_frame_to_numbers    (const WrPosition *pos,
                                     guint             frame,
                                     guint             run,
                                     guint8            numbers[WR_FRAME_NUMBERS + WR_RUN_NUMBERS]);

/* NULL, or what a card's FRAME and its RUN cannot be; ON_TOP: it asks.  The position has all but its frames. */
const char  *wr_card_frame_fault    (const WrPosition *pos,
                                     const WrFrame    *frame,
                                     const WrCardRun  *run,
                                     gboolean          on_top);

/* Makes of N numbers what the first version of the format wrote of such a frame, if it knew it. */
guint        wr_frame_first_version (guint8           *numbers,
                                     guint             n);

/* Spaces of the board by column and row, then those left, right and below of it. */
int          wr_space_compare       (WrSpace           a,
                                     WrSpace           b);

/* The side that a deck's cards belong to; WR_N_SIDES: neither. */
WrSide       wr_deck_side           (guint             deck);

/* Whether what the part keeps is cards that may not be played. */
gboolean     wr_part_bars_cards     (const WrPart     *part);

G_END_DECLS
