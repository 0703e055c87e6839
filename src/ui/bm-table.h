/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-event.h"
#include "bm-mastery.h"
#include "bm-match.h"
#include "bm-play.h"
#include "bm-players.h"

G_BEGIN_DECLS

/*
 * The table: the board in the middle, the Worms at its left, the Bird at its right, the status line in the sky above.
 * It shows a match, lets the people at the screen play it, and owns no rule.
 *
 * Properties: "tonight" (boolean), "log-open" (boolean), "motion" (int, a BmMotion), "horizon" (int, read-only: where
 * the ground begins, in pixels from the top), "help-worms" and "help-bird" (boolean), "asks-end" (boolean: whether to ask,
 * once in a match, before a person ends a turn with actions left).
 * Signals: "turn-changed" ()  who is to act, or the day, may be another;  "finished" ()  the match is decided and all
 * motion is over;  "rested" ()  all motion is over;  "refused" (const BmRefusal *)  why an attempt did nothing.
 */
#define BM_TYPE_TABLE (bm_table_get_type ())
G_DECLARE_FINAL_TYPE (BmTable, bm_table, BM, TABLE, GtkWidget)

/* NULL: none. */
void         bm_table_set_match   (BmTable *self,
                                   BmMatch *match);
BmMatch     *bm_table_get_match   (BmTable *self);

/* Who decides for which side: two people until told.  The hand of the only person lies open to that person all the
   time, whoever decides; whoever watches two computers sees no hand at all. */
void         bm_table_set_players (BmTable         *self,
                                   const BmPlayers *players);

/* The side whose eyes are at the screen: its hand lies open to them.  BM_SIDE_NOBODY: all hands are covered.  The table
   itself covers them when the other side is asked something, and leaves them so until somebody shows the hand.  It is
   of no matter unless two people play. */
void         bm_table_set_seat    (BmTable *self,
                                   int      side);

/* Of a match that is only looked at (bm_match_watch ()): whether both hands lie open, or neither. */
void         bm_table_set_hands_open (BmTable *self,
                                      gboolean open);

/* From now on people at this table can have help; MASTERY knows who has it, and what they know.  Before the first match. */
void         bm_table_set_mastery (BmTable     *self,
                                   BmMastery   *mastery);
/* Whether whoever plays SIDE here has help: hints, explanations, and moves taken back without asking. */
gboolean     bm_table_get_help    (BmTable     *self,
                                   BmSide       side);
void         bm_table_set_help    (BmTable     *self,
                                   BmSide       side,
                                   gboolean     on);

/* A lesson is played: GUARD says which moves it takes, and PANEL (floating) stands in the column of the side that LEARNER
   does not play, in place of what the columns have at their feet. */
void         bm_table_set_lesson  (BmTable     *self,
                                   BmPlayGuard  guard,
                                   gpointer     data,
                                   GtkWidget   *panel);
void         bm_table_set_learner (BmTable     *self,
                                   BmSide       learner);
/* The lesson takes other moves than before. */
void         bm_table_update_lesson (BmTable   *self);
/* What is not of the picture that a move or a jump needs at once, and comes after it, comes now. */
void         bm_table_catch_up    (BmTable     *self);
/* What the computer would do here, and what it is good for. */
void         bm_table_suggest     (BmTable     *self);
/* What REAL shows is only tried out here, by SEAT: the match of this table must be a copy for that.  The other hand stays
   covered, and "table.cancel" leads back by the action "win.what-if" when nothing is picked. */
void         bm_table_set_trial   (BmTable     *self,
                                   BmTable     *real,
                                   int          seat);
/* Why nothing can be tried out at a real match now, as a sentence; NULL: it can.  The board has come to rest then. */
const char  *bm_table_why_no_trial (BmTable    *self);
/* WORDS say why an attempt did nothing. */
void         bm_table_refuse      (BmTable     *self,
                                   const char  *words);
/* WORDS are heard after what the status line says, until it says something else, and HEARD where the focus is; NULL: what
   was heard there last stays. */
void         bm_table_tell        (BmTable     *self,
                                   const char  *words,
                                   const char  *heard);
/* What the status line says to whoever has it read, without what was told beside it: what has happened. */
const char  *bm_table_get_told    (BmTable     *self);

/* Does a question stand above the status line, or that all is only tried out? */
gboolean     bm_table_is_asking   (BmTable *self);

/* Does something still move on the board, or is there more to be shown of what happened? */
gboolean     bm_table_is_moving   (BmTable *self);

/* Special Events that are drawn here, cards that the computer plays, and the champion of a computer's Bird are read before
   what comes after them is shown: then "rested" comes, bm_table_get_card_event () is the event of that card, and
   bm_table_read_on () goes on.  NULL: there is none. */
void           bm_table_set_reads_cards (BmTable *self,
                                         gboolean reads_cards);
const BmEvent *bm_table_get_card_event (BmTable *self);
void           bm_table_read_on   (BmTable *self);

/* "Day 3 · the Worms’ turn", for the head of the window.  (transfer full) */
char        *bm_table_dup_subtitle (BmTable *self) G_GNUC_WARN_UNUSED_RESULT;

/* The computer has made its moves, and the person decides: what happened since that person decided last is summed up in
   the status line.  Nothing is done when it is not so. */
void         bm_table_sum_up      (BmTable *self);
/* While the recap lies over the table, the status line does not repeat it, and no space under it has a tooltip. */
void         bm_table_set_recap_open (BmTable  *self,
                                      gboolean  open);

G_END_DECLS
