/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "wr-move.h"
#include "wr-rules.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * The picks of a person at the table, and what they make possible: a piece, an action, a Gravestone, a card.  It
 * knows the legal moves and sends one to the match when the picks are unambiguous; it has no widget and draws
 * nothing.
 *
 * It handles both ways of playing.  Direct: a piece, then one of its targets; it moves there if it can.  Action
 * first: an action, then its target; actions without one happen at once.  A picked piece and a picked action stay
 * picked for the rest of the turn, as long as they can be used.
 *
 * The picks of a card are gathered on a copy of its side's view, and sent together with the last one: until then
 * Escape undoes them.  If a pick before the last one would roll a die, show a hidden card or ask the other side, the
 * play first shows a notice and waits for wr_play_go_on (); then the picks so far are sent.
 *
 * While the computer is to move nothing is possible, and every attempt emits "said".
 *
 * It is not connected to the match: its owner is, and calls wr_play_update () before it shows anything.
 *
 * Signals:
 *   "changed" ()                         picks or options have changed, but not the match
 *   "gathered" (const BmEventList *)     a pick of a card was added: wr_play_get_position () has changed by these events;
 *                                        NULL: one was undone
 *   "ask" (guint space)                  the player must choose between several options there: see wr_play_get_asked ()
 *   "said" (const BmRefusal *)           why an attempt did nothing; RULE is NULL if no rule is the reason
 */
#define WR_TYPE_PLAY (wr_play_get_type ())
G_DECLARE_FINAL_TYPE (WrPlay, wr_play, WR, PLAY, GObject)

typedef enum
{
  WR_PRESS_MOVE,   /* plays MOVE */
  WR_PRESS_PIECE,  /* picks PIECE */
  WR_PRESS_GRAVE   /* picks the Gravestone in SPACE, for Raise Undead */
} WrPress;

/* One possible meaning of a press on SPACE. */
typedef struct
{
  WrSpace space;
  WrPress kind;
  BmMove  move;
  WrPiece piece;
} WrOption;

/* The kind of the pending choice; NONE: an ordinary action. */
typedef enum
{
  WR_CHOICE_NONE,
  WR_CHOICE_DRAFT,
  WR_CHOICE_LAND,
  WR_CHOICE_EXIT,
  WR_CHOICE_EVENING,
  WR_CHOICE_DISCARD,
  WR_CHOICE_ASK,  /* yes or no */
  WR_CHOICE_ACT,  /* an action that a card gives */
  WR_CHOICE_PICK  /* a pick of a card */
} WrChoice;

WrPlay           *wr_play_new             (BmMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

/* Call it when the match has changed: updates picks and options.  While gathered moves are sent it defers that to the
   last one. */
void              wr_play_update          (WrPlay     *self);

BmMatch          *wr_play_get_match       (WrPlay     *self);

/* The sides (bits) that the computer plays; none by default. */
void              wr_play_set_computers   (WrPlay     *self,
                                           guint       sides);

/* Why MOVE, which is legal in POS, is refused, as a sentence; NULL: it is not.  While the picks of a card are
   gathered POS is its side's view. */
typedef const char *(*WrPlayGuard) (gconstpointer pos,
                                    BmMove        move,
                                    gpointer      data);

/* Sets GUARD (or NULL), which is asked before any move is made or gathered; refusals emit "said".  It must be up to
   date with the match before wr_play_update () is called. */
void              wr_play_set_guard       (WrPlay      *self,
                                           WrPlayGuard  guard,
                                           gpointer     data);
/* Whether the guard accepts OPTION. */
gboolean          wr_play_takes           (WrPlay         *self,
                                           const WrOption *option);

/* Whether it is not a person's turn: the computer is to move, or the match is read-only. */
gboolean          wr_play_is_inactive     (WrPlay     *self);

/* The match's position; while a card's picks are gathered, the copy of its side's view. */
const WrPosition *wr_play_get_position    (WrPlay     *self);

/* The piece picked, WR_PIECE_NONE without; the action picked, 0 without. */
WrPiece           wr_play_get_piece       (WrPlay     *self);
WrMoveKind        wr_play_get_action      (WrPlay     *self);
WrChoice          wr_play_get_choice      (WrPlay     *self);

/* The side to move, BM_SIDE_NOBODY when the match is over. */
int               wr_play_get_side        (WrPlay     *self);

/* The piece that the choice is about, WR_PIECE_NONE without. */
WrPiece           wr_play_get_choice_piece (WrPlay    *self);

/* The card that is being played, or whose choice is pending; WR_NO_CARD without. */
guint8            wr_play_get_card        (WrPlay     *self);

/* Whether there are gathered picks, which Escape undoes. */
gboolean          wr_play_is_gathering    (WrPlay     *self);

/* TRUE while gathered moves are sent one after another, except for the last of them. */
gboolean          wr_play_is_catching_up  (WrPlay     *self);

/* While gathered moves are sent: the ply at which they began.  G_MAXUINT: a move is sent alone, or none. */
guint             wr_play_get_sent_from   (WrPlay     *self);

/* The irreversible result that waits for a confirmation, as a sentence; NULL: none. */
const char       *wr_play_get_notice      (WrPlay     *self);
void              wr_play_go_on           (WrPlay     *self);

/* All options, by space; valid until the next "changed" or wr_play_update (). */
const WrOption   *wr_play_get_options     (WrPlay     *self,
                                           guint      *n);
const WrOption   *wr_play_get_options_at  (WrPlay     *self,
                                           WrSpace     space,
                                           guint      *n);

/* The option that a press on SPACE takes without asking; NULL: it asks, or there is none. */
const WrOption   *wr_play_get_plain       (WrPlay     *self,
                                           WrSpace     space);
/* The options of the last "ask"; valid until the next "changed", which ends it. */
const WrOption   *wr_play_get_asked       (WrPlay     *self,
                                           guint      *n);

/* The space to press for MOVE, whatever is picked; WR_SPACE_NONE: none. */
WrSpace           wr_play_get_target      (WrPlay     *self,
                                           BmMove      move);

/* The answers to a choice that are not on the board: cards, numbers, directions, names, yes, no and done; valid until
   the next "changed". */
const BmMove     *wr_play_get_answers     (WrPlay     *self,
                                           guint      *n);

/* The card that ANSWER names, or WR_NO_CARD. */
guint8            wr_play_get_answer_card (BmMove      answer);
/* Does ANSWER, or any of them, name a card of a hand that only one side may see, and that has to be shown first? */
gboolean          wr_play_is_secret       (WrPlay     *self,
                                           BmMove      answer);
gboolean          wr_play_needs_hand      (WrPlay     *self);

/* The position before a card whose choices are still to be made: the basis of forecasts. */
const WrPosition *wr_play_get_settled     (WrPlay     *self);

/* Whether there is a legal move of KIND, by PIECE unless that is WR_PIECE_NONE. */
gboolean          wr_play_can             (WrPlay     *self,
                                           WrMoveKind  kind,
                                           WrPiece     piece);

/* Whether the card of the hand can be played, discarded or chosen now. */
gboolean          wr_play_can_card        (WrPlay     *self,
                                           guint8      card);

/* Least and most cost in actions of KIND now, by PIECE unless that is WR_PIECE_NONE.  They differ if cards depend on
   the target. */
void              wr_play_get_cost        (WrPlay     *self,
                                           WrMoveKind  kind,
                                           WrPiece     piece,
                                           int        *least,
                                           int        *most);
int               wr_play_get_move_cost   (WrPlay     *self,
                                           BmMove      move);
int               wr_play_get_card_cost   (WrPlay     *self,
                                           guint8      card);

void              wr_play_press_space     (WrPlay     *self,
                                           WrSpace     space);
void              wr_play_press_action    (WrPlay     *self,
                                           WrMoveKind  kind);
void              wr_play_pick_piece      (WrPlay     *self,
                                           WrPiece     piece);
/* Presses a card of the hand: plays it, or answers with it; the card that is being played is put back. */
void              wr_play_press_card      (WrPlay     *self,
                                           guint8      card);
/* Presses the power of WHO's champion. */
void              wr_play_press_power     (WrPlay     *self,
                                           WrPiece     who);
/* Gives one of the answers. */
void              wr_play_answer          (WrPlay     *self,
                                           BmMove      move);
/* Takes OPTION, if it is still possible. */
void              wr_play_take_option     (WrPlay         *self,
                                           const WrOption *option);
/* Emits "ask" for all options at SPACE, whatever action is picked. */
void              wr_play_ask_all         (WrPlay     *self,
                                           WrSpace     space);

/* Bits of the pieces that can be dragged, including those for which a reason is shown instead. */
guint             wr_play_get_movable     (WrPlay     *self);
/* Picks PIECE at the start of a drag.  FALSE: it can do nothing, and "said" was emitted. */
gboolean          wr_play_lift            (WrPlay     *self,
                                           WrPiece     piece);
/* Ends a drag: does with the picked piece what a press on SPACE does, but picks no other; nothing on its own space. */
void              wr_play_drop            (WrPlay     *self,
                                           WrSpace     space);

/* Drops the last pick.  FALSE: nothing was picked. */
gboolean          wr_play_cancel          (WrPlay     *self);

void              wr_play_end_turn        (WrPlay     *self);
gboolean          wr_play_can_undo        (WrPlay     *self);
gboolean          wr_play_can_redo        (WrPlay     *self);
void              wr_play_undo            (WrPlay     *self);
void              wr_play_redo            (WrPlay     *self);

G_END_DECLS
