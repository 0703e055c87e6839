/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-asks.h"
#include "tb-at.h"
#include "tb-forecast.h"
#include "tb-reach.h"

G_BEGIN_DECLS

/*
 * The controller for a person's input at the table: the picks, and the options that they leave.  It knows the legal
 * moves and sends moves to the match when the picks are unambiguous; it has no widget and draws nothing.
 *
 *   - decision `play`: a Vehicle card is picked, then a Worm is pressed (or vice versa): one move.  The same for
 *     `hide`.  While a card is picked, the space of a Target can be pressed instead of its Worm.
 *   - decision `act`: the own pawn is always picked.  A space in reach: all Moves of the cheapest way, one move at a
 *     time in the match but one Undo.  Own space: take, deliver; a Rubble beside: clear; several meanings at one place:
 *     "ask". Buttons narrow what a press means (Ramp, Clear ...); after Ramp a pawn beside, then where it lands, or a
 *     landing beyond the Canyon, then the card that it takes.  A Bounty: deliver for it, or it is picked, which leaves
 *     the way to it.
 *   - all other decisions: the objects named by the legal moves can be pressed.  There is no question with a single
 *     option.
 *
 * While no person decides there are no options, and every attempt emits "said".  Its owner is connected to the match
 * and calls tb_play_update () before it shows anything.
 *
 * Signals:
 *   "changed" ()                 picks or options have changed, but not the match
 *   "ask" (guint at)             the player must choose between several options there: tb_play_get_asked ()
 *   "said" (const BmRefusal *)   an attempt had no effect, and why; RULE is NULL if no rule is the reason
 */
#define TB_TYPE_PLAY (tb_play_get_type ())
G_DECLARE_FINAL_TYPE (TbPlay, tb_play, TB, PLAY, GObject)

/* A possible effect of a press. */
typedef struct
{
  TbAt   at;
  guint8 kind;  /* TbMoveKind of its last move; with N 0 the kind it is picked for, 0: a card, a Worm, a button */
  guint8 cost;  /* Action Points, 0 if it has no cost */
  guint8 ramps; /* ramps over pawns on the way */
  guint8 points; /* VP that a delivery gives */
  guint8 n;
  BmMove moves[TB_MAX_WAY];
} TbOption;

/* Why MOVE, which is legal in POSITION, is vetoed, as a sentence; NULL: it is not. */
typedef const char *(*TbPlayGuard) (gconstpointer position,
                                    BmMove        move,
                                    gpointer      data);

TbPlay           *tb_play_new           (BmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void              tb_play_update        (TbPlay  *self);
BmMatch          *tb_play_get_match     (TbPlay  *self);

/* Bits of the seats that computers play. */
void              tb_play_set_computers (TbPlay  *self,
                                         guint    seats);
/* GUARD is called before each move and each pick; NULL: no guard. */
void              tb_play_set_guard     (TbPlay  *self,
                                         TbPlayGuard guard,
                                         gpointer data);
/* Whether the guard allows anything that a press on OPTION can lead to. */
gboolean          tb_play_takes         (TbPlay  *self,
                                         const TbOption *option);
/* Whether no person is to decide, or the match is read-only. */
gboolean          tb_play_is_inactive   (TbPlay  *self);
const TbPosition *tb_play_get_position  (TbPlay  *self);
TbAsks            tb_play_get_asks      (TbPlay  *self);
/* The seat that decides, BM_SIDE_NOBODY when the match is over. */
int               tb_play_get_seat      (TbPlay  *self);
/* The picked Vehicle card, Worm or Bounty, or the active button; TB_AT_NONE: none. */
TbAt              tb_play_get_picked    (TbPlay  *self);
/* The second pick: see above. */
TbAt              tb_play_get_second    (TbPlay  *self);

/* All options, sorted by AT; valid until the next "changed" or tb_play_update (). */
const TbOption   *tb_play_get_options   (TbPlay  *self,
                                         guint   *n);
const TbOption   *tb_play_get_options_at (TbPlay *self,
                                         TbAt     at,
                                         guint   *n);
/* The options of the last "ask". */
const TbOption   *tb_play_get_asked     (TbPlay  *self,
                                         guint   *n);
/* Moves that have no object at the table: TB_BUTTON_OTHER + index. */
const BmMove     *tb_play_get_others    (TbPlay  *self,
                                         guint   *n);

void              tb_play_press         (TbPlay  *self,
                                         TbAt     at);
void              tb_play_take_option   (TbPlay  *self,
                                         const TbOption *option);
/* Plays MOVE if it is legal (for Suggest and tests). */
void              tb_play_take_move     (TbPlay  *self,
                                         BmMove   move);
/* TRUE while the moves of a way are sent one after another. */
gboolean          tb_play_is_sending    (TbPlay  *self);
/* Why a press on AT would have no effect.  FALSE: it would have one. */
gboolean          tb_play_why           (TbPlay    *self,
                                         TbAt       at,
                                         BmRefusal *refusal);
/* Drops the last pick.  FALSE: there was none. */
gboolean          tb_play_cancel        (TbPlay  *self);
gboolean          tb_play_can_undo      (TbPlay  *self);
gboolean          tb_play_can_redo      (TbPlay  *self);
void              tb_play_undo          (TbPlay  *self);
void              tb_play_redo          (TbPlay  *self);

/* Whether AT is a Bounty.  LOCATION gets the space to deliver it to, TB_SPACE_NONE: none, or it is hunted. */
gboolean          tb_bounty_of_at       (const TbPosition *pos,
                                         TbAt              at,
                                         TbSpace          *location);
/* The VP gained by MOVE, a delivery; 0: it is none. */
guint             tb_play_points_of     (const TbPosition *pos,
                                         BmMove            move);

/* Whether a Vehicle card is held over a Worm, by the picks and the hovered object: TRUE, and the effect it would have. */
gboolean          tb_play_get_distraction (TbPlay        *self,
                                           TbAt           hovered,
                                           guint         *slot,
                                           TbDistraction *distraction);

G_END_DECLS
