/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Positions and matches to look at.
 */

/* With all that is in the box. */
#define UI_START_CARDS "start:champions=random,cards=on,events=on"

/* The second day, the Bird on the Grass of f, the Worms in the corners, out of everybody's reach. */
WrPosition ui_position_quiet    (WrSide             turn);

/* The position that TEXT (JSON) tells. */
void       ui_position_read     (const char        *text,
                                 WrPosition        *pos);

/* A match that begins there (transfer full). */
BmMatch   *ui_match_read        (const char        *text) G_GNUC_WARN_UNUSED_RESULT;

/* Up to N moves, each as likely as every other; the same CHANCE gives the same moves. */
void       ui_match_play_any    (BmMatch           *match,
                                 guint              n,
                                 guint64            chance);

/* A match from START (transfer full) that was played so until it was decided. */
BmMatch   *ui_match_new_any     (const char        *start,
                                 guint64            seed) G_GNUC_WARN_UNUSED_RESULT;

/* A match (transfer full) in which nobody did anything until the Bird starved. */
BmMatch   *ui_match_new_starved (void) G_GNUC_WARN_UNUSED_RESULT;

/* Plays the move with that name; none of that name is legal: the test fails. */
void       ui_match_play        (BmMatch           *match,
                                 const char        *move);
/* ... moves, up to a NULL. */
void       ui_match_play_all    (BmMatch           *match,
                                 const char *const *moves);

G_END_DECLS
