/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"

G_BEGIN_DECLS

/* "Computer (Hard)"; "" for a person; translated, static. */
const char *bm_level_words       (BmLevel        level);

/* "Hard", where there is little room. */
const char *bm_level_short_words (BmLevel        level);

/* How the player of SEAT is called on the screen: "Computer (Hard)", the name of a person, or "" if none was given.
   Static, or MATCH's. */
const char *bm_player_words      (const BmSeats *seats,
                                  BmMatch       *match,
                                  int            seat);

G_END_DECLS
