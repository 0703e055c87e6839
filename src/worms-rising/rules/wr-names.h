/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The words of the text forms, both ways.  Names are static strings in lower case, and reading is case-sensitive: the
 * reader of moves, which are not, converts to lower case first.
 */

/* "f0", "k12", "<3", "a13"; "?" for invalid spaces. */
#define WR_SPACE_TEXT_SIZE 4
const char *wr_space_text        (WrSpace      space,
                                  char         text[WR_SPACE_TEXT_SIZE]);

/* A space on the board or outside; WR_SPACE_NONE for any other text. */
WrSpace     wr_space_from_text   (const char  *text);

/* "green" ... "zombie4", "bird"; WR_PIECE_NONE. */
const char *wr_piece_name        (WrPiece      piece);
WrPiece     wr_piece_from_name   (const char  *name);

/* "up" ... "down-left"; WR_N_DIRS. */
const char *wr_dir_name          (WrDir        dir);
WrDir       wr_dir_from_name     (const char  *name);

/* "worms", "bird"; WR_N_SIDES. */
const char *wr_side_name         (WrSide       side);
WrSide      wr_side_from_name    (const char  *name);

/* "bedrock" ...; WR_N_ACTIONS. */
const char *wr_action_name       (WrAction     action);
WrAction    wr_action_from_name  (const char  *name);

/* Whether SIDE has that action; those are listed in `counts`. */
gboolean    wr_side_has_action   (WrSide       side,
                                  WrAction     action);

/* "bedrock", "wormhole", "drill", "gravestone", "lava", "bird". */
const char *wr_token_name        (WrToken      token);

/* "hunger", "suspicion", "health". */
const char *wr_tracker_name      (WrTracker    tracker);

/* The id of a card of the set in use; "?" for WR_NO_CARD (a hidden card of a view) and invalid cards. */
const char *wr_card_id           (guint8       card);

/* "bite" ... "contact": the events of triggers. */
const char *wr_trigger_name      (WrTriggerEvent event);

/* Appends a duration, "until-turn worms", "days 2"; reads one: FALSE if TEXT is none. */
void        wr_until_append_text (WrUntil      until,
                                  guint        n,
                                  GString     *string);
gboolean    wr_until_from_text   (const char  *text,
                                  WrUntil     *until,
                                  guint       *n);

G_END_DECLS
