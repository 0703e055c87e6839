/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-game.h"
#include "bm-hint.h"

G_BEGIN_DECLS

/*
 * Which help players get: whether it is on for a seat, and what its player knows already.  It is kept in the
 * settings, so per user and written atomically; unknown entries of another version are preserved.
 *
 * A person is identified by the name given for the match; without one, as the single player against the computer, or
 * else as the player of that side.
 *
 * Signal "changed" ().
 */
#define BM_TYPE_MASTERY (bm_mastery_get_type ())
G_DECLARE_FINAL_TYPE (BmMastery, bm_mastery, BM, MASTERY, GObject)

/* Correct uses after which a topic is known. */
#define BM_MASTERY_ENOUGH 2

/* PLAYERS: default names of the players of GAME's seats, untranslated; NULL: the ids of the seats.  TOPICS: all topics of GAME,
   up to BM_MAX_TOPICS; terminated by one without an id.  All are static. */
BmMastery     *bm_mastery_new         (GSettings         *settings,
                                       const BmGame      *game,
                                       const char *const *players,
                                       const BmTopic     *topics) G_GNUC_WARN_UNUSED_RESULT;
const BmTopic *bm_mastery_get_topics  (BmMastery         *self,
                                       guint             *n);

/* Whether the player of SIDE has help on.  The default for a new match is another setting. */
gboolean    bm_mastery_get_help       (BmMastery  *self,
                                       int         side);
void        bm_mastery_set_help       (BmMastery  *self,
                                       int         side,
                                       gboolean    help);
/* For a new match: sets all seats to the default.  For a rematch of N_SEATS with swapped seats: each gets the setting of the
   next. */
void        bm_mastery_begin          (BmMastery  *self);
void        bm_mastery_swap           (BmMastery  *self,
                                       guint       n_seats);

/* The key of a person; NAME as given for the match, or ""; ALONE: the only person in the match.  (transfer full) */
char       *bm_mastery_dup_person     (BmMastery  *self,
                                       const char *name,
                                       int         side,
                                       gboolean    alone) G_GNUC_WARN_UNUSED_RESULT;
/* A person's name for display.  (transfer full) */
char       *bm_mastery_dup_title      (BmMastery  *self,
                                       const char *person) G_GNUC_WARN_UNUSED_RESULT;
/* All persons with any entry, in alphabetical order.  (transfer full) */
char      **bm_mastery_dup_people     (BmMastery  *self) G_GNUC_WARN_UNUSED_RESULT;

/* The topics that PERSON no longer needs: used correctly often enough; or explained. */
BmTopics    bm_mastery_get_known      (BmMastery  *self,
                                       const char *person);
BmTopics    bm_mastery_get_explained  (BmMastery  *self,
                                       const char *person);
guint       bm_mastery_get_used       (BmMastery  *self,
                                       const char *person,
                                       guint       topic);

void        bm_mastery_explain        (BmMastery  *self,
                                       const char *person,
                                       guint       topic);
/* Counts one more correct use of each of TOPICS. */
void        bm_mastery_use            (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);
/* Resets TOPICS for PERSON: they are explained and hinted at again. */
void        bm_mastery_bring_back     (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);

G_END_DECLS
