/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "bm-store.h"

G_BEGIN_DECLS

/*
 * A match being played in this program: who plays which seat, the computer players, and saving it.  Other parts connect
 * to its signals; none of them makes a computer's move or saves anything.
 *
 * Signals, all returning void:
 *   "changed" (BmMatchChange)  the match has changed, and is saved as far as that is possible; emitted before any handler
 *                              of BmMatch::changed that was connected after bm_session_begin ()
 *   "decided" ()               a move made here has ended the match; it is saved after this
 *   "ready" ()                 what was waited for has happened: a computer's move, the end of its pause, a save
 *   "notice" (const char *)    a sentence for the people who play
 *   "store-changed" ()         whether matches can be saved may have changed
 */
#define BM_TYPE_SESSION (bm_session_get_type ())
G_DECLARE_FINAL_TYPE (BmSession, bm_session, BM, SESSION, GObject)

BmSession     *bm_session_new            (void) G_GNUC_WARN_UNUSED_RESULT;

/* ---- The match */

/* Starts playing MATCH with SEATS.  NAME: it is saved under that name; NULL: under a new one, after the first move of
   a person. */
void           bm_session_begin          (BmSession      *self,
                                          BmMatch        *match,
                                          const BmSeats  *seats,
                                          const char     *name);
/* Ends it and saves unsaved changes.  Does nothing without a match. */
void           bm_session_end            (BmSession      *self);
/* NULL: none. */
BmMatch       *bm_session_get_match      (BmSession      *self);

/* The seats of the current match, or else of the last one. */
const BmSeats *bm_session_get_seats      (BmSession      *self);
void           bm_session_set_seats      (BmSession      *self,
                                          const BmSeats  *seats);

/* Whether there is a match that is not over. */
gboolean       bm_session_is_running     (BmSession      *self);
/* ... and moves made here would be lost, as a record cannot express the match. */
gboolean       bm_session_would_be_lost  (BmSession      *self);

/* ---- Computers */

/* Milliseconds between two moves of computers; 0 at first. */
void           bm_session_set_pause      (BmSession      *self,
                                          guint           pause);
/* Starts the computer's search if a computer is to move. */
void           bm_session_think          (BmSession      *self);
/* To be called when all animations have ended: the computer to move, if any, makes its move if it has found one, its
   pause is over and the previous move is saved; otherwise "ready" is emitted when that may be the case. */
void           bm_session_move           (BmSession      *self);
/* Ends the pause; FALSE: there was none. */
gboolean       bm_session_skip_pause     (BmSession      *self);

/* ---- The stores */

/* Matches of its game are saved in STORE from now on, which is the first one for that game.  All stores have the same
   folder. */
void           bm_session_add_store      (BmSession      *self,
                                          BmStore        *store);
/* NULL: matches of GAME are not saved. */
BmStore       *bm_session_get_store      (BmSession      *self,
                                          const BmGame   *game);
/* The folder of all stores; NULL: there is none. */
const char    *bm_session_get_folder     (BmSession      *self);
/* The error of the last attempt to save something; NULL: there was none.  Valid until the next "store-changed". */
const GError  *bm_session_get_trouble    (BmSession      *self);

/* Waits until all is saved, with a time limit. */
void           bm_session_flush          (BmSession      *self);
/* Whether everything is on the disk that is saved at all. */
gboolean       bm_session_is_saved       (BmSession      *self);
/* Whether it is saved.  A match that started from a given position cannot be. */
gboolean       bm_session_is_kept        (BmSession      *self);
/* The file that holds it, with all its moves (transfer full); NULL: none. */
char          *bm_session_dup_path       (BmSession      *self) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a match of GAME waits in its store.  TEXT, which may be NULL: its record (transfer full). */
gboolean       bm_session_has_waiting    (BmSession      *self,
                                          const BmGame   *game,
                                          GBytes        **text);
/* The records of the matches of all games that wait; elements GBytes.  (transfer full) */
GPtrArray     *bm_session_dup_all_waiting (BmSession     *self) G_GNUC_WARN_UNUSED_RESULT;
/* Loads the waiting match of GAME; NAME: its name (transfer full).  WORDS: a message about what was left out, or why it
   cannot be loaded; then NULL is returned, its file stays and bm_session_has_waiting () becomes FALSE. */
BmMatch       *bm_session_load_waiting   (BmSession      *self,
                                          const BmGame   *game,
                                          char          **name,
                                          char          **words) G_GNUC_WARN_UNUSED_RESULT;
/* The players know that the match they begin will replace a waiting one: suppresses the notice about it. */
void           bm_session_allow_replace  (BmSession      *self);

G_END_DECLS
