/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Texts for the picks, and for what can be pressed next.
 */

/* WORDS, which ask for one of the marked targets, with the targets if they are few: for screen readers.  (transfer
   full) */
char *wr_pick_with_targets (WrPlay            *play,
                            const char        *words) G_GNUC_WARN_UNUSED_RESULT;

/* The effect of the pick of a card that made these events; NULL: none.  (transfer full) */
char *wr_pick_event_words  (const BmEventList *events) G_GNUC_WARN_UNUSED_RESULT;

/* Does play wait for an answer, which wr_pick_words () then asks for? */
gboolean wr_pick_is_asked  (WrPlay            *play);

/* The picks, and what to pick next.  COVERED: the hand is face down.  DID: the effect of the last pick, or NULL.
   (transfer full) */
char *wr_pick_words        (WrPlay            *play,
                            gboolean           covered,
                            const char        *did) G_GNUC_WARN_UNUSED_RESULT;
/* ... for screen readers.  (transfer full) */
char *wr_pick_heard_words  (WrPlay            *play,
                            const char        *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
