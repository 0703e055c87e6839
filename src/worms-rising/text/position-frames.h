/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Frames of the stack, and parts of cards, for readers and writers of positions.
 */

/* A frame is written as its kind and `a` to `g`, for a card followed by its run: slots, picks, loops. */
#define WR_FRAME_NUMBERS 8
#define WR_RUN_NUMBERS   (WR_MAX_SLOTS + WR_N_PICKS + 2 * WR_MAX_LOOPS)

typedef enum
{
  WR_CARD_CHOICE_NONE, /* no choice can be pending there */
  WR_CARD_CHOICE_ASK,
  WR_CARD_CHOICE_ACT,
  WR_CARD_CHOICE_PICK
} WrCardChoice;

/* The choice that the card at FRAME would have if it were on top. */
WrCardChoice wr_card_frame_choice   (const WrFrame    *frame);

/* "ask", "act", "pick". */
const char  *wr_card_choice_name    (WrCardChoice      choice);

/* Writes frame number FRAME (for a card's, with run number RUN) as numbers; returns their count. */
guint        wr_frame_to_numbers    (const WrPosition *pos,
                                     guint             frame,
                                     guint             run,
                                     guint8            numbers[WR_FRAME_NUMBERS + WR_RUN_NUMBERS]);

/* NULL, or why a card's FRAME and its RUN are invalid; ON_TOP: it is the pending choice.  The position is complete
   except for its frames. */
const char  *wr_card_frame_fault    (const WrPosition *pos,
                                     const WrFrame    *frame,
                                     const WrCardRun  *run,
                                     gboolean          on_top);

/* Converts N numbers to those that the first version of the format wrote for such a frame, if it had it. */
guint        wr_frame_first_version (guint8           *numbers,
                                     guint             n);

/* Spaces of the board by column and row, then those left, right and below of it. */
int          wr_space_compare       (WrSpace           a,
                                     WrSpace           b);

/* The side that a deck's cards belong to; WR_N_SIDES: neither. */
WrSide       wr_deck_side           (guint             deck);

/* Whether the part's slots hold barred cards. */
gboolean     wr_part_bars_cards     (const WrPart     *part);

G_END_DECLS
