/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-hint-topics.h"

G_BEGIN_DECLS

/*
 * What help is given to whom: whether a seat has it, and what the person who sits there knows already.  It is kept in the
 * settings, so for each user, and never half written; what another version has written there, and this one does not
 * know, stays as it is.
 *
 * A person is known by the name that was given for the duel.  Without one it is whoever plays alone against the computer,
 * or else simply the Bird's or the Worms' player.
 *
 * Signal "changed" ().
 */
#define BM_TYPE_MASTERY (bm_mastery_get_type ())
G_DECLARE_FINAL_TYPE (BmMastery, bm_mastery, BM, MASTERY, GObject)

/* Who has used something rightly so often knows it. */
#define BM_MASTERY_ENOUGH 2

BmMastery  *bm_mastery_new            (GSettings  *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Has whoever sits on SIDE asked for help?  How it begins in a new duel is another setting. */
gboolean    bm_mastery_get_help       (BmMastery  *self,
                                       BmSide      side);
void        bm_mastery_set_help       (BmMastery  *self,
                                       BmSide      side,
                                       gboolean    help);
/* A new duel begins: both seats have what was chosen for it.  In a rematch the seats are swapped. */
void        bm_mastery_begin          (BmMastery  *self);
void        bm_mastery_swap           (BmMastery  *self);

/* NAME as given for the duel, or ""; ALONE: nobody else plays here.  (transfer full) */
char       *bm_mastery_dup_person     (const char *name,
                                       BmSide      side,
                                       gboolean    alone) G_GNUC_WARN_UNUSED_RESULT;
/* How a person is called on the screen.  (transfer full) */
char       *bm_mastery_dup_title      (const char *person) G_GNUC_WARN_UNUSED_RESULT;
/* All of whom anything is known, in the order of the alphabet.  (transfer full) */
char      **bm_mastery_dup_people     (BmMastery  *self) G_GNUC_WARN_UNUSED_RESULT;

/* What PERSON need not be told any more: used rightly often enough; or explained. */
BmTopics    bm_mastery_get_known      (BmMastery  *self,
                                       const char *person);
BmTopics    bm_mastery_get_explained  (BmMastery  *self,
                                       const char *person);
guint       bm_mastery_get_used       (BmMastery  *self,
                                       const char *person,
                                       BmTopic     topic);

void        bm_mastery_explain        (BmMastery  *self,
                                       const char *person,
                                       BmTopic     topic);
/* Each of TOPICS was used rightly once more. */
void        bm_mastery_use            (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);
/* As if PERSON had never met them: they are explained and hinted at again. */
void        bm_mastery_bring_back     (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);

G_END_DECLS
