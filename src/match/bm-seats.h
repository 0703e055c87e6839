/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Who decides for which seat of a match: people at this screen, or the computer.
 */

/* Instead of a level: a person plays. */
#define BM_PERSON BM_N_LEVELS

typedef struct
{
  guint   n; /* the seats of the match; what follows them means nothing */
  BmLevel levels[BM_MAX_SEATS];
} BmSeats;

/* People have all N_SEATS seats. */
#define BM_SEATS_PEOPLE(n_seats) \
  ((BmSeats) { .n = (n_seats), .levels = { BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON } })
G_STATIC_ASSERT (BM_MAX_SEATS == 5);

/* FALSE for BM_SIDE_NOBODY, and where there is no such seat. */
gboolean  bm_seats_is_computer     (const BmSeats *seats,
                                    int            seat);

/* The seats (bits) that the computer has. */
guint     bm_seats_get_computers   (const BmSeats *seats);

guint     bm_seats_count_people    (const BmSeats *seats);

/* The seat of the one person who plays; BM_SIDE_NOBODY: there are several, or none. */
int       bm_seats_get_only_person (const BmSeats *seats);

/* A match calls a computer by its level's id, so that its record tells who played.  Who plays by what MATCH says. */
BmSeats   bm_seats_of_match        (BmMatch       *match);

/* Who plays SEAT of MATCH: SEATS say that the computer does, or else MATCH's name for it says that it did.  BM_PERSON:
   neither. */
BmLevel   bm_seats_get_level       (const BmSeats *seats,
                                    BmMatch       *match,
                                    int            seat);

/* No name of a person has more characters. */
#define BM_NAME_LENGTH 40

/* The name for a match of a person who is called NAME, whatever text that is: in one line, short enough, and never that of
   a computer.  (transfer full) */
char     *bm_player_dup_person     (const char    *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
