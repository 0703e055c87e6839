/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-game.h"
#include "bm-record.h"

G_BEGIN_DECLS

/*
 * One match of any game that fills in a BmGame: where it began, every move made, every position passed, and where in
 * that history it stands now.  It is the only writer of the current position; everybody else gets it read-only, and
 * learns of a change by the signals:
 *
 *   "event"   (const BmEvent *event)     once for each thing that a played move made happen, in order
 *   "changed" (BmMatchChange change)     once for each change of the current position, after its events
 *
 * When they come the match already stands at the new position.  A handler of "event" must not change the match; one of
 * "changed" may.
 *
 * A *ply* counts positions: ply 0 is where the match began, move number I (from 0) leads from ply I to ply I + 1.
 */
#define BM_TYPE_MATCH (bm_match_get_type ())
G_DECLARE_FINAL_TYPE (BmMatch, bm_match, BM, MATCH, GObject)

/* What kind of change "changed" tells of. */
typedef enum
{
  BM_MATCH_PLAYED, /* one move more; its events were told just before */
  BM_MATCH_UNDONE, /* one move back, or several: see bm_match_undo (); no events */
  BM_MATCH_REDONE, /* the same forward again; no events: bm_match_get_events () has them */
  BM_MATCH_STEPPED, /* a watched match went one move forward: bm_match_go_to () */
  BM_MATCH_WENT,   /* ... or anywhere else */
} BmMatchChange;

#define BM_TYPE_MATCH_CHANGE (bm_match_change_get_type ())
GType bm_match_change_get_type (void) G_GNUC_CONST;

/* Whether the last move can be taken back, and if not, why. */
typedef enum
{
  BM_MATCH_UNDO_YES,
  BM_MATCH_UNDO_NOTHING,    /* no move has been made yet */
  BM_MATCH_UNDO_OVER,       /* the match is decided */
  BM_MATCH_UNDO_CHANCE,     /* a die was rolled, a deck was shuffled, or something hidden was shown by it */
  BM_MATCH_UNDO_OTHER_SIDE, /* it was not made by the side that decides now */
} BmMatchUndo;

/* A match from the game's own beginning.  OPTIONS is "start" or "start:...".  NULL and an error when the game does not
   know the options.  (transfer full) */
BmMatch       *bm_match_new               (const BmGame   *game,
                                           const char     *options,
                                           guint64         seed,
                                           GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match that begins with POSITION (copied), which must be a position of GAME.  (transfer full) */
BmMatch       *bm_match_new_from_position (const BmGame   *game,
                                           gconstpointer   position) G_GNUC_WARN_UNUSED_RESULT;

const BmGame  *bm_match_get_game          (BmMatch        *self);

/* How it began: "start..." or NULL if from a given position; the seed given then. */
const char    *bm_match_get_options       (BmMatch        *self);
guint64        bm_match_get_seed          (BmMatch        *self);

/* How many sides it has. */
guint          bm_match_get_n_seats       (BmMatch        *self);

/* Players' names, "" until set.  Never NULL. */
const char    *bm_match_get_player        (BmMatch        *self,
                                           int             side);
void           bm_match_set_player        (BmMatch        *self,
                                           int             side,
                                           const char     *name);

/* Whether SIDE is played by a program: others may take their moves back over its moves.  FALSE until set. */
gboolean       bm_match_get_automatic     (BmMatch        *self,
                                           int             side);
void           bm_match_set_automatic     (BmMatch        *self,
                                           int             side,
                                           gboolean        automatic);

/* The position now, as bytes of the game's position size; lent until the next change. */
gconstpointer  bm_match_get_position      (BmMatch        *self);

/* The position at any ply from 0 to bm_match_get_n_moves (). */
gconstpointer  bm_match_get_position_at   (BmMatch        *self,
                                           guint           ply);

/* Where the match stands: the number of moves that led to the current position. */
guint          bm_match_get_ply           (BmMatch        *self);

/* All moves that are known: those played, then those that can be redone. */
guint          bm_match_get_n_moves       (BmMatch        *self);

BmMove         bm_match_get_move          (BmMatch        *self,
                                           guint           index);

/* The side that made it. */
int            bm_match_get_move_side     (BmMatch        *self,
                                           guint           index);

/* The side that decides now, BM_SIDE_NOBODY when the match is over; the bits of those that have won. */
int            bm_match_get_to_act        (BmMatch        *self);
guint          bm_match_get_winners       (BmMatch        *self);

/* Legal moves of the current position, as BmGame.legal. */
guint          bm_match_get_legal         (BmMatch        *self,
                                           BmMove         *moves);
gboolean       bm_match_is_legal          (BmMatch        *self,
                                           BmMove          move);

/* The events of move number INDEX; lent until the next change.  N_EVENTS gets their number. */
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

/* Plays MOVE if it is legal and forgets what could be redone.  Otherwise nothing changes and REFUSAL (may be NULL) says
   why. */
gboolean       bm_match_play              (BmMatch        *self,
                                           BmMove          move,
                                           BmRefusal      *refusal);
/* Plays N moves one after the other, or none of them: each is judged and carried out once, before the first "changed".
   If a handler of "changed" goes elsewhere, those that are left are not played. */
gboolean       bm_match_play_line         (BmMatch        *self,
                                           const BmMove   *moves,
                                           guint           n,
                                           BmRefusal      *refusal);

/* A side takes back its own moves as long as it is still the one to decide, up to where anybody learned something
   new, a die's result or a card.  That is read off the positions (BmGame.learned), and no rule has to say it.  Moves
   of an automatic side go back together with the move of another side before them, also while an automatic side
   decides; they come again together with it. */
BmMatchUndo    bm_match_can_undo          (BmMatch        *self);
gboolean       bm_match_can_redo          (BmMatch        *self);

/* The events of the move that showed what locks the last one (BM_MATCH_UNDO_CHANCE), to say what that was; else none.
   Lent until the next change. */
const BmEvent *bm_match_get_lock          (BmMatch        *self,
                                           guint          *n_events);

/* FALSE and no change where the two above say no. */
gboolean       bm_match_undo              (BmMatch        *self);
gboolean       bm_match_redo              (BmMatch        *self);

/* Beyond a lock, or over the other side's move, what was done last is taken back where both sides agree: the move that
   led to this ply, and those of automatic sides after it.  0: there is none, or the match is over. */
guint          bm_match_get_agreed_ply    (BmMatch        *self);
/* Takes it back; NOTE, a sentence that says so, becomes part of the comment where the match stands then.  FALSE and no
   change where there is nothing. */
gboolean       bm_match_undo_agreed       (BmMatch        *self,
                                           const char     *note);

/* A match that is only looked at: it can be gone through from end to end, and nothing in it is played or taken back.
   FALSE until set, and then for ever. */
gboolean       bm_match_is_watched        (BmMatch        *self);
void           bm_match_watch             (BmMatch        *self);

/* A match in which things are only tried out: everything in it can be taken back, whoever did it and whatever it has
   shown.  FALSE until set, and then for ever. */
gboolean       bm_match_is_trial          (BmMatch        *self);
void           bm_match_set_trial         (BmMatch        *self);

/* Shows a watched match as it was at PLY.  FALSE and no change where it stands there already. */
gboolean       bm_match_go_to             (BmMatch        *self,
                                           guint           ply);

/* What the moves take is measured from now on by NOW, in microseconds (NULL: no more). */
typedef gint64 (*BmMatchNow) (void);
void           bm_match_set_clock         (BmMatch        *self,
                                           BmMatchNow      now);
/* Time stands still where nobody can play. */
void           bm_match_hold_clock        (BmMatch        *self,
                                           gboolean        held);

/* Tenths of a second that move number INDEX took, BM_NO_TENTHS: not known. */
int            bm_match_get_tenths        (BmMatch        *self,
                                           guint           index);
void           bm_match_set_tenths        (BmMatch        *self,
                                           guint           index,
                                           int             tenths);

/* What somebody has said about the position at PLY; NULL: nothing.  A move that is forgotten takes what was said with
   it. */
const char    *bm_match_get_comment       (BmMatch        *self,
                                           guint           ply);
void           bm_match_set_comment       (BmMatch        *self,
                                           guint           ply,
                                           const char     *text);
guint          bm_match_count_comments    (BmMatch        *self);

/* The match up to the current ply as it is saved; NULL if it began from a given position, which no record can hold.
   (transfer full) */
BmRecord      *bm_match_dup_record        (BmMatch        *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
