/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-move.h"
#include "bm-players.h"
#include "bm-rules.h"
#include "cards/bm-card-set.h"

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
 * the play first says so and waits for bm_play_go_on (); then what was done so far is sent.
 *
 * While the computer decides nothing is possible, and every attempt is told so.
 *
 * Signals:
 *   "changed" ()                         picks, options or the position are others now
 *   "gathered" (const BmEventList *)     a pick of a card was added: bm_play_get_position () has moved by these events;
 *                                        NULL: one was taken back
 *   "ask" (guint space)                  which of several things is to happen there: see bm_play_get_asked ()
 *   "said" (const BmRefusal *)           why an attempt did nothing; RULE is NULL where no rule is the reason
 */
#define BM_TYPE_PLAY (bm_play_get_type ())
G_DECLARE_FINAL_TYPE (BmPlay, bm_play, BM, PLAY, GObject)

typedef enum
{
  BM_PRESS_MOVE,   /* plays MOVE */
  BM_PRESS_PIECE,  /* picks PIECE */
  BM_PRESS_GRAVE   /* picks the Gravestone in SPACE, for Raise Undead */
} BmPress;

/* One thing that pressing SPACE can mean. */
typedef struct
{
  BmSpace space;
  BmPress kind;
  BmMove  move;
  BmPiece piece;
} BmOption;

/* What play waits for beside an ordinary action. */
typedef enum
{
  BM_CHOICE_NONE,
  BM_CHOICE_DRAFT,
  BM_CHOICE_LAND,
  BM_CHOICE_EXIT,
  BM_CHOICE_EVENING,
  BM_CHOICE_DISCARD,
  BM_CHOICE_ASK,  /* yes or no */
  BM_CHOICE_ACT,  /* an action that a card gives */
  BM_CHOICE_PICK  /* a pick of a card */
} BmChoice;

BmPlay           *bm_play_new             (BmMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

BmMatch          *bm_play_get_match       (BmPlay     *self);

/* Who decides for which side: two people until told. */
void              bm_play_set_players     (BmPlay          *self,
                                           const BmPlayers *players);
/* What somebody has against MOVE, which is legal in POS, as a sentence; NULL: nothing.  POS is what its side sees while the
   picks of a card are gathered. */
typedef const char *(*BmPlayGuard) (const BmPosition *pos,
                                    BmMove            move,
                                    gpointer          data);

/* From now on GUARD (NULL: nobody) is asked before any move is made or gathered; what it refuses says so.  It must be
   heard before the play hears that the match has changed. */
void              bm_play_set_guard       (BmPlay      *self,
                                           BmPlayGuard  guard,
                                           gpointer     data);
/* Would the guard let through what OPTION stands for? */
gboolean          bm_play_takes           (BmPlay         *self,
                                           const BmOption *option);

/* Does nobody at the screen decide now: the computer does, or the match is only looked at? */
gboolean          bm_play_is_held         (BmPlay     *self);

/* The match's position; while a card's picks are gathered, what its side sees of the copy. */
const BmPosition *bm_play_get_position    (BmPlay     *self);

/* The piece picked, BM_PIECE_NONE without; the action picked, 0 without. */
BmPiece           bm_play_get_piece       (BmPlay     *self);
BmMoveKind        bm_play_get_action      (BmPlay     *self);
BmChoice          bm_play_get_choice      (BmPlay     *self);

/* The side that decides now, BM_SIDE_NOBODY when the match is over. */
int               bm_play_get_side        (BmPlay     *self);

/* The piece that the choice is about, BM_PIECE_NONE without. */
BmPiece           bm_play_get_choice_piece (BmPlay    *self);

/* The card that is being played, or that asks; BM_NO_CARD without. */
guint8            bm_play_get_card        (BmPlay     *self);

/* Are picks gathered that Escape still takes back? */
gboolean          bm_play_is_gathering    (BmPlay     *self);

/* While gathered moves are sent one after the other: TRUE until the last of them. */
gboolean          bm_play_is_catching_up  (BmPlay     *self);

/* Inside "changed": did the match change, so that whoever listens to it too will hear of the same again? */
gboolean          bm_play_is_following    (BmPlay     *self);

/* While gathered moves are sent: the ply at which they began.  G_MAXUINT: a move is sent alone, or none. */
guint             bm_play_get_sent_from   (BmPlay     *self);

/* What will happen that cannot be taken back if one goes on, as a sentence; NULL: nothing waits for that. */
const char       *bm_play_get_notice      (BmPlay     *self);
void              bm_play_go_on           (BmPlay     *self);

/* Everything that pressing a space can mean now, by space; lent until the next "changed". */
const BmOption   *bm_play_get_options     (BmPlay     *self,
                                           guint      *n);
const BmOption   *bm_play_get_options_at  (BmPlay     *self,
                                           BmSpace     space,
                                           guint      *n);

/* What a press on SPACE does without asking; NULL: it asks, or nothing can happen there. */
const BmOption   *bm_play_get_plain       (BmPlay     *self,
                                           BmSpace     space);
/* What the last "ask" was about; lent until the next "changed", which ends it. */
const BmOption   *bm_play_get_asked       (BmPlay     *self,
                                           guint      *n);

/* Where MOVE is pointed at on the board, whatever is picked; BM_SPACE_NONE: nowhere. */
BmSpace           bm_play_get_target      (BmPlay     *self,
                                           BmMove      move);

/* The answers to a choice that are not on the board: cards, numbers, directions, names, yes, no and done; lent until the
   next "changed". */
const BmMove     *bm_play_get_answers     (BmPlay     *self,
                                           guint      *n);

/* Is there a legal move of KIND, of PIECE if that is one? */
gboolean          bm_play_can             (BmPlay     *self,
                                           BmMoveKind  kind,
                                           BmPiece     piece);

/* Can the card of the hand be played, discarded or chosen now? */
gboolean          bm_play_can_card        (BmPlay     *self,
                                           guint8      card);

/* Actions that KIND costs now, of PIECE if that is one: at least, and at most.  They differ where cards look at the
   target. */
void              bm_play_get_cost        (BmPlay     *self,
                                           BmMoveKind  kind,
                                           BmPiece     piece,
                                           int        *least,
                                           int        *most);
int               bm_play_get_move_cost   (BmPlay     *self,
                                           BmMove      move);
int               bm_play_get_card_cost   (BmPlay     *self,
                                           guint8      card);

void              bm_play_press_space     (BmPlay     *self,
                                           BmSpace     space);
void              bm_play_press_action    (BmPlay     *self,
                                           BmMoveKind  kind);
void              bm_play_pick_piece      (BmPlay     *self,
                                           BmPiece     piece);
/* A card of the hand: plays it, or answers with it; the card that is being played is put back. */
void              bm_play_press_card      (BmPlay     *self,
                                           guint8      card);
/* The power of WHO's champion. */
void              bm_play_press_power     (BmPlay     *self,
                                           BmPiece     who);
/* Gives one of the answers. */
void              bm_play_answer          (BmPlay     *self,
                                           BmMove      move);
/* Does what OPTION says, if that is still possible. */
void              bm_play_take_option     (BmPlay         *self,
                                           const BmOption *option);
/* Asks which of all the things that can happen at SPACE is meant, whatever action is picked. */
void              bm_play_ask_all         (BmPlay     *self,
                                           BmSpace     space);

/* Bits of BmPiece: the pieces that can be dragged to a space, or asked why not. */
guint             bm_play_get_movable     (BmPlay     *self);
/* Picks PIECE, which is about to be dragged.  FALSE: it can do nothing, which has been said. */
gboolean          bm_play_lift            (BmPlay     *self,
                                           BmPiece     piece);
/* Does with the picked piece what a press on SPACE does, but picks no other; on the piece's own space nothing happens. */
void              bm_play_drop            (BmPlay     *self,
                                           BmSpace     space);

/* Puts the last pick down.  FALSE: nothing was picked. */
gboolean          bm_play_cancel          (BmPlay     *self);

void              bm_play_end_turn        (BmPlay     *self);
gboolean          bm_play_can_undo        (BmPlay     *self);
gboolean          bm_play_can_redo        (BmPlay     *self);
void              bm_play_undo            (BmPlay     *self);
void              bm_play_redo            (BmPlay     *self);

G_END_DECLS
