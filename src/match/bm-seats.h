/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Who decides for which seat of a match: people at this screen, or the computer.
 */

/* In place of a level: a person plays. */
#define BM_PERSON BM_N_LEVELS

typedef struct
{
  guint   n; /* number of seats of the match; entries beyond it are undefined */
  BmLevel levels[BM_MAX_SEATS];
} BmSeats;

/* All N_SEATS seats are played by people. */
#define BM_SEATS_PEOPLE(n_seats) \
  ((BmSeats) { .n = (n_seats), .levels = { BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON } })
G_STATIC_ASSERT (BM_MAX_SEATS == 5);

/* FALSE for BM_SIDE_NOBODY and for seats that do not exist. */
gboolean  bm_seats_is_computer     (const BmSeats *seats,
                                    int            seat);

/* Bits of the seats that the computer plays. */
guint     bm_seats_get_computers   (const BmSeats *seats);

guint     bm_seats_count_people    (const BmSeats *seats);

/* The seat of the only person; BM_SIDE_NOBODY: there are several, or none. */
int       bm_seats_get_only_person (const BmSeats *seats);

/* A match stores a computer's level id as its player name, so that its record tells who played.  Returns the seats
   according to MATCH. */
BmSeats   bm_seats_of_match        (BmMatch       *match);

/* The level that plays SEAT of MATCH, according to SEATS or else to MATCH's name for it.  BM_PERSON: not a computer. */
BmLevel   bm_seats_get_level       (const BmSeats *seats,
                                    BmMatch       *match,
                                    int            seat);

/* The most characters of a person's name. */
#define BM_NAME_LENGTH 40

/* Any text NAME as a person's player name in a match: on one line, short enough, and never that of a computer.
   (transfer full) */
char     *bm_player_dup_person     (const char    *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
