/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "wr-move.h"
#include "wr-rules.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * What a person at the table has picked so far, and what that makes possible: a piece, an action, a Gravestone, a card.
 * It knows the legal moves and sends one to the match when the picks leave no doubt; it has no widget and draws nothing.
 *
 * Both ways of playing end here.  Direct: a piece, then one of its targets; where it can go there, it goes.  Action
 * first: an action, then its target; actions without one happen at once.  A picked piece and a picked action stay picked
 * for the rest of the turn, as long as they can be used.
 *
 * The picks of a card are gathered on a copy of what its side sees, and sent together with the last one: until then
 * Escape costs nothing.  Where a pick would roll a die, show a hidden card or ask the other side before the last one,
 * the play first says so and waits for wr_play_go_on (); then what was done so far is sent.
 *
 * While the computer decides nothing is possible, and every attempt is told so.
 *
 * It does not listen to the match: its owner does, and calls wr_play_update () before it shows anything.
 *
 * Signals:
 *   "changed" ()                         picks or options are others now, and the match is where it was
 *   "gathered" (const BmEventList *)     a pick of a card was added: wr_play_get_position () has moved by these events;
 *                                        NULL: one was taken back
 *   "ask" (guint space)                  which of several things is to happen there: see wr_play_get_asked ()
 *   "said" (const BmRefusal *)           why an attempt did nothing; RULE is NULL where no rule is the reason
 */
#define WR_TYPE_PLAY (wr_play_get_type ())
G_DECLARE_FINAL_TYPE (WrPlay, wr_play, WR, PLAY, GObject)

typedef enum
{
  WR_PRESS_MOVE,   /* plays MOVE */
  WR_PRESS_PIECE,  /* picks PIECE */
  WR_PRESS_GRAVE   /* picks the Gravestone in SPACE, for Raise Undead */
} WrPress;

/* One thing that pressing SPACE can mean. */
typedef struct
{
  WrSpace space;
  WrPress kind;
  BmMove  move;
  WrPiece piece;
} WrOption;

/* What play waits for beside an ordinary action. */
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

/* The match has changed: picks and options go by what it is now.  While gathered moves are sent it waits for the last. */
void              wr_play_update          (WrPlay     *self);

BmMatch          *wr_play_get_match       (WrPlay     *self);

/* The sides (bits) that the computer plays: none until told. */
void              wr_play_set_computers   (WrPlay     *self,
                                           guint       sides);

/* What somebody has against MOVE, which is legal in POS, as a sentence; NULL: nothing.  POS is what its side sees while the
   picks of a card are gathered. */
typedef const char *(*WrPlayGuard) (gconstpointer pos,
                                    BmMove        move,
                                    gpointer      data);

/* From now on GUARD (NULL: nobody) is asked before any move is made or gathered; what it refuses says so.  It must know
   that the match has changed before wr_play_update () is called. */
void              wr_play_set_guard       (WrPlay      *self,
                                           WrPlayGuard  guard,
                                           gpointer     data);
/* Would the guard let through what OPTION stands for? */
gboolean          wr_play_takes           (WrPlay         *self,
                                           const WrOption *option);

/* Does nobody at the screen decide now: the computer does, or the match is only looked at? */
gboolean          wr_play_is_held         (WrPlay     *self);

/* The match's position; while a card's picks are gathered, what its side sees of the copy. */
const WrPosition *wr_play_get_position    (WrPlay     *self);

/* The piece picked, WR_PIECE_NONE without; the action picked, 0 without. */
WrPiece           wr_play_get_piece       (WrPlay     *self);
WrMoveKind        wr_play_get_action      (WrPlay     *self);
WrChoice          wr_play_get_choice      (WrPlay     *self);

/* The side that decides now, BM_SIDE_NOBODY when the match is over. */
int               wr_play_get_side        (WrPlay     *self);

/* The piece that the choice is about, WR_PIECE_NONE without. */
WrPiece           wr_play_get_choice_piece (WrPlay    *self);

/* The card that is being played, or that asks; WR_NO_CARD without. */
guint8            wr_play_get_card        (WrPlay     *self);

/* Are picks gathered that Escape still takes back? */
gboolean          wr_play_is_gathering    (WrPlay     *self);

/* While gathered moves are sent one after the other: TRUE until the last of them. */
gboolean          wr_play_is_catching_up  (WrPlay     *self);

/* While gathered moves are sent: the ply at which they began.  G_MAXUINT: a move is sent alone, or none. */
guint             wr_play_get_sent_from   (WrPlay     *self);

/* What will happen that cannot be taken back if one goes on, as a sentence; NULL: nothing waits for that. */
const char       *wr_play_get_notice      (WrPlay     *self);
void              wr_play_go_on           (WrPlay     *self);

/* Everything that pressing a space can mean now, by space; lent until the next "changed"
   or wr_play_update (). */
const WrOption   *wr_play_get_options     (WrPlay     *self,
                                           guint      *n);
const WrOption   *wr_play_get_options_at  (WrPlay     *self,
                                           WrSpace     space,
                                           guint      *n);

/* What a press on SPACE does without asking; NULL: it asks, or nothing can happen there. */
const WrOption   *wr_play_get_plain       (WrPlay     *self,
                                           WrSpace     space);
/* What the last "ask" was about; lent until the next "changed", which ends it. */
const WrOption   *wr_play_get_asked       (WrPlay     *self,
                                           guint      *n);

/* Where MOVE is pointed at on the board, whatever is picked; WR_SPACE_NONE: nowhere. */
WrSpace           wr_play_get_target      (WrPlay     *self,
                                           BmMove      move);

/* The answers to a choice that are not on the board: cards, numbers, directions, names, yes, no and done; lent until the
   next "changed". */
const BmMove     *wr_play_get_answers     (WrPlay     *self,
                                           guint      *n);

/* The card that ANSWER names, or WR_NO_CARD. */
guint8            wr_play_get_answer_card (BmMove      answer);
/* Does ANSWER, or any of them, name a card of a hand that only one side may see, and that has to be shown first? */
gboolean          wr_play_is_secret       (WrPlay     *self,
                                           BmMove      answer);
gboolean          wr_play_needs_hand      (WrPlay     *self);

/* The position before a card whose choices are still to be made: what can be foretold from. */
const WrPosition *wr_play_get_settled     (WrPlay     *self);

/* Is there a legal move of KIND, of PIECE if that is one? */
gboolean          wr_play_can             (WrPlay     *self,
                                           WrMoveKind  kind,
                                           WrPiece     piece);

/* Can the card of the hand be played, discarded or chosen now? */
gboolean          wr_play_can_card        (WrPlay     *self,
                                           guint8      card);

/* Actions that KIND costs now, of PIECE if that is one: at least, and at most.  They differ where cards look at the
   target. */
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
/* A card of the hand: plays it, or answers with it; the card that is being played is put back. */
void              wr_play_press_card      (WrPlay     *self,
                                           guint8      card);
/* The power of WHO's champion. */
void              wr_play_press_power     (WrPlay     *self,
                                           WrPiece     who);
/* Gives one of the answers. */
void              wr_play_answer          (WrPlay     *self,
                                           BmMove      move);
/* Does what OPTION says, if that is still possible. */
void              wr_play_take_option     (WrPlay         *self,
                                           const WrOption *option);
/* Asks which of all the things that can happen at SPACE is meant, whatever action is picked. */
void              wr_play_ask_all         (WrPlay     *self,
                                           WrSpace     space);

/* Bits of WrPiece: the pieces that can be dragged to a space, or asked why not. */
guint             wr_play_get_movable     (WrPlay     *self);
/* Picks PIECE, which is about to be dragged.  FALSE: it can do nothing, which has been said. */
gboolean          wr_play_lift            (WrPlay     *self,
                                           WrPiece     piece);
/* Does with the picked piece what a press on SPACE does, but picks no other; on the piece's own space nothing happens. */
void              wr_play_drop            (WrPlay     *self,
                                           WrSpace     space);

/* Puts the last pick down.  FALSE: nothing was picked. */
gboolean          wr_play_cancel          (WrPlay     *self);

void              wr_play_end_turn        (WrPlay     *self);
gboolean          wr_play_can_undo        (WrPlay     *self);
gboolean          wr_play_can_redo        (WrPlay     *self);
void              wr_play_undo            (WrPlay     *self);
void              wr_play_redo            (WrPlay     *self);

G_END_DECLS
