/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Words for what is picked so far, and for what can be pressed next.
 */

/* WORDS, which ask for one of the marked targets, and which these are if they are few: for who does not see the marks.
   (transfer full) */
char *wr_pick_with_targets (WrPlay            *play,
                            const char        *words) G_GNUC_WARN_UNUSED_RESULT;

/* What the pick of a card did that made these events; NULL: nothing to tell of.  (transfer full) */
char *wr_pick_event_words  (const BmEventList *events) G_GNUC_WARN_UNUSED_RESULT;

/* Does play wait for an answer, which wr_pick_words () then asks for? */
gboolean wr_pick_is_asked  (WrPlay            *play);

/* What is picked, and so what comes next.  COVERED: the hand lies face down.  DID: what the last pick did, or NULL.
   (transfer full) */
char *wr_pick_words        (WrPlay            *play,
                            gboolean           covered,
                            const char        *did) G_GNUC_WARN_UNUSED_RESULT;
/* ... for who does not see the marks.  (transfer full) */
char *wr_pick_heard_words  (WrPlay            *play,
                            const char        *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
