/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"

G_BEGIN_DECLS

/* "Computer (Hard)"; "" for a person; translated, static. */
const char *bm_level_words       (BmLevel        level);

/* "Hard", for tight places. */
const char *bm_level_short_words (BmLevel        level);

/* The display name of the player of SEAT: "Computer (Hard)", the name of a rival of the ladder or of a person, or "" if none was given.  Static, or
   owned by MATCH. */
const char *bm_player_words      (const BmSeats *seats,
                                  BmMatch       *match,
                                  int            seat);

G_END_DECLS
