/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-hint.h"
#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * What help is given to whom: whether a seat has it, and what the person who sits there knows already.  It is kept in the
 * settings, so for each user, and never half written; what another version has written there, and this one does not
 * know, stays as it is.
 *
 * A person is known by the name that was given for the match.  Without one it is whoever plays alone against the computer,
 * or else simply whoever plays that side.
 *
 * Signal "changed" ().
 */
#define BM_TYPE_MASTERY (bm_mastery_get_type ())
G_DECLARE_FINAL_TYPE (BmMastery, bm_mastery, BM, MASTERY, GObject)

/* Who has used something rightly so often knows it. */
#define BM_MASTERY_ENOUGH 2

/* TOPICS: all that there is to be known, up to BM_MAX_TOPICS; the one without an id ends them; static. */
BmMastery     *bm_mastery_new         (GSettings     *settings,
                                       const BmTopic *topics) G_GNUC_WARN_UNUSED_RESULT;
const BmTopic *bm_mastery_get_topics  (BmMastery     *self,
                                       guint         *n);

/* Has whoever sits on SIDE asked for help?  How it begins in a new match is another setting. */
gboolean    bm_mastery_get_help       (BmMastery  *self,
                                       int         side);
void        bm_mastery_set_help       (BmMastery  *self,
                                       int         side,
                                       gboolean    help);
/* A new match begins: all seats have what was chosen for it.  In a rematch the seats are swapped: each gets that of the
   next. */
void        bm_mastery_begin          (BmMastery  *self);
void        bm_mastery_swap           (BmMastery  *self);

/* NAME as given for the match, or ""; ALONE: nobody else plays here.  (transfer full) */
char       *bm_mastery_dup_person     (BmMastery  *self,
                                       const char *name,
                                       int         side,
                                       gboolean    alone) G_GNUC_WARN_UNUSED_RESULT;
/* How a person is called on the screen.  (transfer full) */
char       *bm_mastery_dup_title      (BmMastery  *self,
                                       const char *person) G_GNUC_WARN_UNUSED_RESULT;
/* All of whom anything is known, in the order of the alphabet.  (transfer full) */
char      **bm_mastery_dup_people     (BmMastery  *self) G_GNUC_WARN_UNUSED_RESULT;

/* What PERSON need not be told any more: used rightly often enough; or explained. */
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
/* Each of TOPICS was used rightly once more. */
void        bm_mastery_use            (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);
/* As if PERSON had never met them: they are explained and hinted at again. */
void        bm_mastery_bring_back     (BmMastery  *self,
                                       const char *person,
                                       BmTopics    topics);

G_END_DECLS
