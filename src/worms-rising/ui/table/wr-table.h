/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-event.h"
#include "bm-mastery.h"
#include "bm-match.h"
#include "wr-play.h"
#include "bm-seats.h"

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
#define WR_TYPE_TABLE (wr_table_get_type ())
G_DECLARE_FINAL_TYPE (WrTable, wr_table, WR, TABLE, GtkWidget)

/* NULL: none. */
void         wr_table_set_match   (WrTable *self,
                                   BmMatch *match);
BmMatch     *wr_table_get_match   (WrTable *self);

/* Who decides for which side: two people until told.  The hand of the only person lies open to that person all the
   time, whoever decides; whoever watches two computers sees no hand at all. */
void         wr_table_set_players (WrTable         *self,
                                   const BmSeats   *seats);

/* The side whose eyes are at the screen: its hand lies open to them.  BM_SIDE_NOBODY: all hands are covered.  The table
   itself covers them when the other side is asked something, and leaves them so until somebody shows the hand.  It is
   of no matter unless two people play. */
void         wr_table_set_seat    (WrTable *self,
                                   int      side);

/* Of a match that is only looked at (bm_match_watch ()): whether both hands lie open, or neither. */
void         wr_table_set_hands_open (WrTable *self,
                                      gboolean open);

/* From now on people at this table can have help; MASTERY knows who has it, and what they know.  Before the first match. */
void         wr_table_set_mastery (WrTable     *self,
                                   BmMastery   *mastery);
/* Whether whoever plays SIDE here has help: hints, explanations, and moves taken back without asking. */
gboolean     wr_table_get_help    (WrTable     *self,
                                   WrSide       side);
void         wr_table_set_help    (WrTable     *self,
                                   WrSide       side,
                                   gboolean     on);

/* A lesson is played: GUARD says which moves it takes, and PANEL (floating) stands in the column of the side that LEARNER
   does not play, in place of what the columns have at their feet. */
void         wr_table_set_lesson  (WrTable     *self,
                                   WrPlayGuard  guard,
                                   gpointer     data,
                                   GtkWidget   *panel);
void         wr_table_set_learner (WrTable     *self,
                                   WrSide       learner);
/* The lesson takes other moves than before. */
void         wr_table_update_lesson (WrTable   *self);
/* What is not of the picture that a move or a jump needs at once, and comes after it, comes now. */
void         wr_table_catch_up    (WrTable     *self);
/* What the computer would do here, and what it is good for. */
void         wr_table_suggest     (WrTable     *self);
/* What REAL shows is only tried out here, by SEAT: the match of this table must be a copy for that.  The other hand stays
   covered, and "table.cancel" leads back by the action "win.what-if" when nothing is picked. */
void         wr_table_set_trial   (WrTable     *self,
                                   WrTable     *real,
                                   int          seat);
/* Why nothing can be tried out at a real match now, as a sentence; NULL: it can.  The board has come to rest then. */
const char  *wr_table_why_no_trial (WrTable    *self);
/* WORDS say why an attempt did nothing. */
void         wr_table_refuse      (WrTable     *self,
                                   const char  *words);
/* WORDS are heard after what the status line says, until it says something else, and HEARD where the focus is; NULL: what
   was heard there last stays. */
void         wr_table_tell        (WrTable     *self,
                                   const char  *words,
                                   const char  *heard);
/* What the status line says to whoever has it read, without what was told beside it: what has happened. */
const char  *wr_table_get_told    (WrTable     *self);

/* Does a question stand above the status line, or that all is only tried out? */
gboolean     wr_table_is_asking   (WrTable *self);

/* Does something still move on the board, or is there more to be shown of what happened? */
gboolean     wr_table_is_moving   (WrTable *self);

/* Special Events that are drawn here, cards that the computer plays, and the champion of a computer's Bird are read before
   what comes after them is shown: then "rested" comes, wr_table_get_card_event () is the event of that card, and
   wr_table_read_on () goes on.  NULL: there is none. */
void           wr_table_set_reads_cards (WrTable *self,
                                         gboolean reads_cards);
const BmEvent *wr_table_get_card_event (WrTable *self);
void           wr_table_read_on   (WrTable *self);

/* "Day 3 · the Worms’ turn", for the head of the window.  (transfer full) */
char        *wr_table_dup_subtitle (WrTable *self) G_GNUC_WARN_UNUSED_RESULT;

/* The computer has made its moves, and the person decides: what happened since that person decided last is summed up in
   the status line.  Nothing is done when it is not so. */
void         wr_table_sum_up      (WrTable *self);
/* While the recap lies over the table, the status line does not repeat it, and no space under it has a tooltip. */
void         wr_table_set_recap_open (WrTable  *self,
                                      gboolean  open);

/* From now on the duel's keys are listed and named; a table does so by itself. */
void         wr_table_install_keys (void);

G_END_DECLS
