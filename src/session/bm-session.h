/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "bm-store.h"

G_BEGIN_DECLS

/*
 * A match that is played here: who decides for which seat, the computers among them, and the store that keeps it.  It is
 * what other parts listen to; none of them makes a computer's move or saves anything.
 *
 * Signals, all without a return value:
 *   "changed" (BmMatchChange)  the match has changed, and is saved as far as that is possible; emitted before any handler
 *                              of BmMatch::changed that was connected after bm_session_begin ()
 *   "ready" ()                 what was waited for is there: a computer's move, the end of its pause, the disk
 *   "notice" (const char *)    a sentence for the people who play
 *   "store-changed" ()         whether the match can be saved may be another
 */
#define BM_TYPE_SESSION (bm_session_get_type ())
G_DECLARE_FINAL_TYPE (BmSession, bm_session, BM, SESSION, GObject)

BmSession     *bm_session_new            (void) G_GNUC_WARN_UNUSED_RESULT;

/* ---- The match */

/* MATCH is played by SEATS from now on.  NAME: it is kept under that name; NULL: under a new one, once somebody has moved. */
void           bm_session_begin          (BmSession      *self,
                                          BmMatch        *match,
                                          const BmSeats  *seats,
                                          const char     *name);
/* It is played no more here; what is not saved yet is saved.  Nothing happens without a match. */
void           bm_session_end            (BmSession      *self);
/* NULL: none is played. */
BmMatch       *bm_session_get_match      (BmSession      *self);

/* Who plays; without a match, who played last. */
const BmSeats *bm_session_get_seats      (BmSession      *self);
void           bm_session_set_seats      (BmSession      *self,
                                          const BmSeats  *seats);

/* Is the match there and not decided? */
gboolean       bm_session_is_running     (BmSession      *self);
/* ... and would moves be lost that were made here, for no record can hold them? */
gboolean       bm_session_would_be_lost  (BmSession      *self);

/* ---- Computers */

/* Milliseconds between two moves of computers; 0 at first. */
void           bm_session_set_pause      (BmSession      *self,
                                          guint           pause);
/* Has the computer think if one decides. */
void           bm_session_think          (BmSession      *self);
/* Nothing moves any more that people look at: the computer that decides, if one does, makes its move if it has found one,
   its pause is over and the move before is saved; else "ready" comes when that may be so. */
void           bm_session_move           (BmSession      *self);
/* TRUE: there was a pause, which is over now. */
gboolean       bm_session_skip_pause     (BmSession      *self);

/* ---- The store */

/* Matches are kept in STORE from now on. */
void           bm_session_set_store      (BmSession      *self,
                                          BmStore        *store);
BmStore       *bm_session_get_store      (BmSession      *self);

/* Waits until all is saved, but not for ever. */
void           bm_session_flush          (BmSession      *self);
/* Is all of the match on the disk, if it is kept there? */
gboolean       bm_session_is_saved       (BmSession      *self);
/* Is it kept?  A match that began from a position can be kept by no record. */
gboolean       bm_session_is_kept        (BmSession      *self);
/* The file that it is kept in, with all its moves (transfer full); NULL: there is none. */
char          *bm_session_dup_path       (BmSession      *self) G_GNUC_WARN_UNUSED_RESULT;

/* Does a match wait in the store?  TEXT, which may be NULL: its record (transfer full). */
gboolean       bm_session_has_waiting    (BmSession      *self,
                                          GBytes        **text);
/* That match, and in NAME how it is called (transfer full).  WORDS: a sentence about what of it was left out, or why there is
   no match, which is NULL then: it stays where it is, and does not wait any more. */
BmMatch       *bm_session_load_waiting   (BmSession      *self,
                                          char          **name,
                                          char          **words) G_GNUC_WARN_UNUSED_RESULT;
/* The people know that the match that waits leaves its place for the next one: nothing has to be said. */
void           bm_session_put_away       (BmSession      *self);

G_END_DECLS
