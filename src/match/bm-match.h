/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-game.h"
#include "bm-record.h"

G_BEGIN_DECLS

/*
 * One match of any game that fills in a BmGame: its start, every move, every position, and the current point in that
 * history.  It is the only writer of the current position; all others get it read-only and are notified of changes by
 * the signals:
 *
 *   "event"   (const BmEvent *event)     once for each event of a played move, in order
 *   "changed" (BmMatchChange change)     once for each change of the current position, after its events
 *
 * When they are emitted the match is already at the new position.  A handler of "event" must not change the match;
 * one of "changed" may.
 *
 * A *ply* counts positions: ply 0 is the start of the match, move number I (from 0) leads from ply I to ply I + 1.
 */
#define BM_TYPE_MATCH (bm_match_get_type ())
G_DECLARE_FINAL_TYPE (BmMatch, bm_match, BM, MATCH, GObject)

/* The kind of change of "changed". */
typedef enum
{
  BM_MATCH_PLAYED, /* one move was played; its "event" signals came just before */
  BM_MATCH_UNDONE, /* one or several moves were undone: see bm_match_undo (); no events */
  BM_MATCH_REDONE, /* they were redone; no events: bm_match_get_events () has them */
  BM_MATCH_STEPPED, /* a read-only match went one move forward: bm_match_go_to () */
  BM_MATCH_WENT,   /* ... or anywhere else */
} BmMatchChange;

#define BM_TYPE_MATCH_CHANGE (bm_match_change_get_type ())
GType bm_match_change_get_type (void) G_GNUC_CONST;

/* Whether the last move can be undone, and if not, why. */
typedef enum
{
  BM_MATCH_UNDO_YES,
  BM_MATCH_UNDO_NOTHING,    /* no move has been made yet */
  BM_MATCH_UNDO_OVER,       /* the match is decided */
  BM_MATCH_UNDO_CHANCE,     /* it rolled a die, shuffled a deck or revealed something hidden */
  BM_MATCH_UNDO_OTHER_SIDE, /* it was not made by the side to move */
} BmMatchUndo;

/* A match from the game's start position.  OPTIONS is "start" or "start:...".  NULL and an error for invalid options.
   (transfer full) */
BmMatch       *bm_match_new               (const BmGame   *game,
                                           const char     *options,
                                           guint64         seed,
                                           GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match that starts from POSITION (copied), which must be a position of GAME.  (transfer full) */
BmMatch       *bm_match_new_from_position (const BmGame   *game,
                                           gconstpointer   position) G_GNUC_WARN_UNUSED_RESULT;

const BmGame  *bm_match_get_game          (BmMatch        *self);

/* The options and the seed of its start; the options are NULL if it started from a given position. */
const char    *bm_match_get_options       (BmMatch        *self);
guint64        bm_match_get_seed          (BmMatch        *self);

/* The number of seats. */
guint          bm_match_get_n_seats       (BmMatch        *self);

/* Players' names, "" until set.  Never NULL. */
const char    *bm_match_get_player        (BmMatch        *self,
                                           int             side);
void           bm_match_set_player        (BmMatch        *self,
                                           int             side,
                                           const char     *name);

/* Whether SIDE is played by a program: other sides may undo across its moves.  FALSE by default. */
gboolean       bm_match_get_automatic     (BmMatch        *self,
                                           int             side);
void           bm_match_set_automatic     (BmMatch        *self,
                                           int             side,
                                           gboolean        automatic);

/* The current position, of the game's position size; valid until the next change. */
gconstpointer  bm_match_get_position      (BmMatch        *self);

/* The position at any ply from 0 to bm_match_get_n_moves (). */
gconstpointer  bm_match_get_position_at   (BmMatch        *self,
                                           guint           ply);

/* The current ply: the number of moves that led to the current position. */
guint          bm_match_get_ply           (BmMatch        *self);

/* All moves: those played, then those that can be redone. */
guint          bm_match_get_n_moves       (BmMatch        *self);

BmMove         bm_match_get_move          (BmMatch        *self,
                                           guint           index);

/* The side that made it. */
int            bm_match_get_move_side     (BmMatch        *self,
                                           guint           index);

/* The side to move, BM_SIDE_NOBODY when the match is over; the bits of the winners. */
int            bm_match_get_to_act        (BmMatch        *self);
guint          bm_match_get_winners       (BmMatch        *self);

/* Legal moves of the current position, as BmGame.legal. */
guint          bm_match_get_legal         (BmMatch        *self,
                                           BmMove         *moves);
gboolean       bm_match_is_legal          (BmMatch        *self,
                                           BmMove          move);

/* The events of move number INDEX; valid until the next change.  N_EVENTS gets their number. */
const BmEvent *bm_match_get_events        (BmMatch        *self,
                                           guint           index,
                                           guint          *n_events);

/* The events of all moves from ply FROM up to the current one, one after another. */
const BmEvent *bm_match_get_events_since  (BmMatch        *self,
                                           guint           from,
                                           guint          *n_events);

/* The events of the move that led to the current position; none at ply 0. */
const BmEvent *bm_match_get_last_events   (BmMatch        *self,
                                           guint          *n_events);

/* Plays MOVE if it is legal and drops what could be redone.  Otherwise nothing changes and REFUSAL (may be NULL) says
   why. */
gboolean       bm_match_play              (BmMatch        *self,
                                           BmMove          move,
                                           BmRefusal      *refusal);
/* Plays N moves, all or none: each is checked and applied once, before the first "changed".  If a handler of
   "changed" changes the match itself, the remaining ones are not played. */
gboolean       bm_match_play_line         (BmMatch        *self,
                                           const BmMove   *moves,
                                           guint           n,
                                           BmRefusal      *refusal);

/* A side may undo its own moves while it is still to move, back to the last one that revealed something, such as a
   die or a card.  That is derived from the positions (BmGame.learned); no rule has to say it.  Moves of an automatic
   side are undone and redone together with the move of another side before them, also while an automatic side is to
   move. */
BmMatchUndo    bm_match_can_undo          (BmMatch        *self);
gboolean       bm_match_can_redo          (BmMatch        *self);

/* The events of the move that locks undo (BM_MATCH_UNDO_CHANCE), to explain why; else none.  Valid until the next
   change. */
const BmEvent *bm_match_get_lock          (BmMatch        *self,
                                           guint          *n_events);

/* FALSE and no change if it is not possible. */
gboolean       bm_match_undo              (BmMatch        *self);
gboolean       bm_match_redo              (BmMatch        *self);

/* Behind a lock, or across the other side's move, undo needs both sides' agreement: it undoes the move that led to
   this ply and those of automatic sides after it.  0: there is none, or the match is over. */
guint          bm_match_get_agreed_ply    (BmMatch        *self);
/* Undoes it; NOTE, a sentence about it, is added to the comment on the resulting position.  FALSE and no change if
   there is nothing to undo. */
gboolean       bm_match_undo_agreed       (BmMatch        *self,
                                           const char     *note);

/* A read-only match: it can be stepped through, but nothing is played or undone.  FALSE until set; cannot be unset. */
gboolean       bm_match_is_watched        (BmMatch        *self);
void           bm_match_watch             (BmMatch        *self);

/* A trial match: everything can be undone, by any side and whatever it revealed.  FALSE until set; cannot be unset. */
gboolean       bm_match_is_trial          (BmMatch        *self);
void           bm_match_set_trial         (BmMatch        *self);

/* Moves a read-only match to PLY.  FALSE and no change if it is already there. */
gboolean       bm_match_go_to             (BmMatch        *self,
                                           guint           ply);

/* Times the moves with NOW, which returns microseconds, from now on (NULL: stops). */
typedef gint64 (*BmMatchNow) (void);
void           bm_match_set_clock         (BmMatch        *self,
                                           BmMatchNow      now);
/* Pauses the clock while no move can be made. */
void           bm_match_pause_clock       (BmMatch        *self,
                                           gboolean        paused);

/* Tenths of a second that move number INDEX took; BM_NO_TENTHS: unknown. */
int            bm_match_get_tenths        (BmMatch        *self,
                                           guint           index);
void           bm_match_set_tenths        (BmMatch        *self,
                                           guint           index,
                                           int             tenths);

/* The comment on the position at PLY; NULL: none.  It is dropped together with its move. */
const char    *bm_match_get_comment       (BmMatch        *self,
                                           guint           ply);
void           bm_match_set_comment       (BmMatch        *self,
                                           guint           ply,
                                           const char     *text);
guint          bm_match_count_comments    (BmMatch        *self);

/* A record of the match up to the current ply; NULL if it started from a given position, which a record cannot
   express.  (transfer full) */
BmRecord      *bm_match_dup_record        (BmMatch        *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
