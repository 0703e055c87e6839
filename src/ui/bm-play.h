/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-move.h"
#include "bm-rules.h"

G_BEGIN_DECLS

/*
 * What a person at the table has picked so far, and what that makes possible: a piece, an action, a Gravestone.  It
 * knows the legal moves and sends one to the match when the picks leave no doubt; it has no widget and draws nothing.
 *
 * Both ways of playing end here.  Direct: a piece, then one of its targets.  Action first: an action, then its target;
 * actions without one happen at once.
 *
 * Signals:
 *   "changed" ()                    picks, options or the position are others now
 *   "ask" (guint space)             several things can happen there: see bm_play_get_options_at ()
 *   "said" (const BmRefusal *)      why an attempt did nothing; RULE is NULL where no rule is the reason
 */
#define BM_TYPE_PLAY (bm_play_get_type ())
G_DECLARE_FINAL_TYPE (BmPlay, bm_play, BM, PLAY, GObject)

typedef enum
{
  BM_OPTION_MOVE,   /* plays MOVE */
  BM_OPTION_PIECE,  /* picks PIECE */
  BM_OPTION_GRAVE   /* picks the Gravestone in SPACE, for Raise Undead */
} BmOptionKind;

/* One thing that pressing SPACE can mean. */
typedef struct
{
  BmSpace      space;
  BmOptionKind kind;
  BmMove       move;
  BmPiece      piece;
} BmOption;

/* What play waits for beside an ordinary action. */
typedef enum
{
  BM_CHOICE_NONE,
  BM_CHOICE_LAND,
  BM_CHOICE_EXIT,
  BM_CHOICE_EVENING
} BmChoice;

BmPlay           *bm_play_new             (BmMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

BmMatch          *bm_play_get_match       (BmPlay     *self);
const BmPosition *bm_play_get_position    (BmPlay     *self);

/* The piece picked, BM_PIECE_NONE without; the action picked, 0 without. */
BmPiece           bm_play_get_piece       (BmPlay     *self);
BmMoveKind        bm_play_get_action      (BmPlay     *self);
BmChoice          bm_play_get_choice      (BmPlay     *self);

/* The piece that the choice is about, BM_PIECE_NONE without. */
BmPiece           bm_play_get_choice_piece (BmPlay    *self);

/* Everything that pressing a space can mean now, by space; lent until the next "changed". */
const BmOption   *bm_play_get_options     (BmPlay     *self,
                                           guint      *n);
const BmOption   *bm_play_get_options_at  (BmPlay     *self,
                                           BmSpace     space,
                                           guint      *n);

/* Is there a legal move of KIND, of PIECE if that is one? */
gboolean          bm_play_can             (BmPlay     *self,
                                           BmMoveKind  kind,
                                           BmPiece     piece);

void              bm_play_press_space     (BmPlay     *self,
                                           BmSpace     space);
void              bm_play_press_action    (BmPlay     *self,
                                           BmMoveKind  kind);
void              bm_play_pick_piece      (BmPlay     *self,
                                           BmPiece     piece);
/* Does what the option INDEX of those at SPACE says. */
void              bm_play_choose          (BmPlay     *self,
                                           BmSpace     space,
                                           guint       index);

/* Puts the last pick down.  FALSE: nothing was picked. */
gboolean          bm_play_cancel          (BmPlay     *self);

void              bm_play_end_turn        (BmPlay     *self);
void              bm_play_undo            (BmPlay     *self);
void              bm_play_redo            (BmPlay     *self);

G_END_DECLS
