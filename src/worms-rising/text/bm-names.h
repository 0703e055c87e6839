/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * The words of the text forms, both ways.  Names are static strings in lower case, and reading is exact: who reads
 * moves, where case does not matter, lowers it first.
 */

/* "f0", "k12", "<3", "a13"; "?" for what is no place. */
#define BM_SPACE_TEXT_SIZE 4
const char *bm_space_text        (BmSpace      space,
                                  char         text[BM_SPACE_TEXT_SIZE]);

/* On the board or outside; BM_SPACE_NONE for any other text. */
BmSpace     bm_space_from_text   (const char  *text);

/* "green" ... "zombie4", "bird"; BM_PIECE_NONE. */
const char *bm_piece_name        (BmPiece      piece);
BmPiece     bm_piece_from_name   (const char  *name);

/* "up" ... "down-left"; BM_N_DIRS. */
const char *bm_dir_name          (BmDir        dir);
BmDir       bm_dir_from_name     (const char  *name);

/* "worms", "bird"; BM_N_SIDES. */
const char *bm_side_name         (BmSide       side);
BmSide      bm_side_from_name    (const char  *name);

/* "bedrock" ...; BM_N_ACTIONS. */
const char *bm_action_name       (BmAction     action);
BmAction    bm_action_from_name  (const char  *name);

/* Whether SIDE has that action; what `counts` lists. */
gboolean    bm_side_has_action   (BmSide       side,
                                  BmAction     action);

/* "bedrock", "wormhole", "drill", "gravestone", "lava", "bird". */
const char *bm_token_name        (BmToken      token);

/* "hunger", "suspicion", "health". */
const char *bm_tracker_name      (BmTracker    tracker);

/* The id of a card of the set in use; "?" for BM_NO_CARD (a card that a view hides) and whatever is no card. */
const char *bm_card_id           (guint8       card);

/* "bite" ... "contact": what triggers wait for. */
const char *bm_trigger_name      (BmTriggerEvent event);

/* Appends a duration, "until-turn worms", "days 2"; reads one: FALSE if TEXT is none. */
void        bm_until_append_text (BmUntil      until,
                                  guint        n,
                                  GString     *string);
gboolean    bm_until_from_text   (const char  *text,
                                  BmUntil     *until,
                                  guint       *n);

G_END_DECLS
