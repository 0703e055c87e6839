/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"
#include "bm-mastery.h"
#include "bm-motion.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The table of a game: it shows a match, lets the people at the screen play it, and owns no rule.  What is chosen before the
 * first turn may be a table of its own.
 *
 * Signals: "turn-changed" ()  who is to act, or the turn, may be another;  "finished" ()  the match is decided and all
 * motion is over;  "rested" ()  all motion is over;  "refused" (const BmRefusal *)  why an attempt did nothing;
 * "horizon-changed" ();  "seat-taken" (int seat)  at a table that covers hands itself (BmGameUi.covers_hands), SEAT has said
 * to be at the screen.
 */
#define BM_TYPE_TABLE (bm_table_get_type ())
G_DECLARE_INTERFACE (BmTable, bm_table, BM, TABLE, GtkWidget)

/* What somebody has against MOVE, which is legal in POSITION, as a sentence; NULL: nothing. */
typedef const char *(*BmTableGuard) (gconstpointer position,
                                     BmMove        move,
                                     gpointer      data);

/* A card that is read before what comes after it is shown. */
typedef struct
{
  BmCardLook        look;
  char             *words;   /* owned: what stands above it */
  guint             letters; /* of its text */
  gboolean          passes;  /* it is put away by itself; else only where no person plays */
} BmTableCard;

struct _BmTableInterface
{
  GTypeInterface parent;

  /* Every table has these; see the functions below. */
  void        (*set_match)      (BmTable         *self,
                                 BmMatch         *match);
  BmMatch    *(*get_match)      (BmTable         *self);
  void        (*set_players)    (BmTable         *self,
                                 const BmSeats   *seats);
  void        (*set_seat)       (BmTable         *self,
                                 int              seat);

  /* NULL: the table has no such thing. */
  gboolean    (*is_moving)      (BmTable         *self);
  gboolean    (*is_asking)      (BmTable         *self);
  char       *(*dup_subtitle)   (BmTable         *self);
  void        (*set_settings)   (BmTable         *self,
                                 GSettings       *settings,
                                 BmMastery       *mastery);
  BmMotion    (*get_motion)     (BmTable         *self);
  void        (*set_motion)     (BmTable         *self,
                                 BmMotion         motion);
  int         (*get_horizon)    (BmTable         *self);
  GtkAlign    (*get_aside)      (BmTable         *self);
  gboolean    (*get_forecast)   (BmTable         *self);
  void        (*set_forecast)   (BmTable         *self,
                                 gboolean         shown);
  gboolean    (*get_log_open)   (BmTable         *self);
  void        (*set_log_open)   (BmTable         *self,
                                 gboolean         open);
  void        (*set_hands_open) (BmTable         *self,
                                 gboolean         open);
  void        (*catch_up)       (BmTable         *self);
  void        (*suggest)        (BmTable         *self);
  void        (*refuse)         (BmTable         *self,
                                 const char      *words);
  void        (*announce)       (BmTable         *self,
                                 const char      *words,
                                 const char      *heard);
  const char *(*get_announced)  (BmTable         *self);
  void        (*set_recap_open) (BmTable         *self,
                                 gboolean         open);
  void        (*focus_safely)   (BmTable         *self);

  void        (*set_reads_cards) (BmTable        *self,
                                  gboolean        reads_cards);
  gboolean    (*get_card)       (BmTable         *self,
                                 BmTableCard     *card);
  void        (*read_on)        (BmTable         *self);

  void        (*set_lesson)     (BmTable         *self,
                                 BmTableGuard     guard,
                                 gpointer         data,
                                 GtkWidget       *panel);
  void        (*set_learner)    (BmTable         *self,
                                 int              seat);
  void        (*update_lesson)  (BmTable         *self);

  void        (*set_trial)      (BmTable         *self,
                                 BmTable         *real,
                                 int              seat);
  const char *(*why_no_trial)   (BmTable         *self);
};

/* NULL: none. */
void        bm_table_set_match      (BmTable         *self,
                                     BmMatch         *match);
BmMatch    *bm_table_get_match      (BmTable         *self);

/* Who decides for which seat: people until this is called.  The hand of the only person lies open to that person all the
   time, also while others decide; people who only watch computers see no hand. */
void        bm_table_set_players    (BmTable         *self,
                                     const BmSeats   *seats);

/* The seat whose eyes are at the screen: its hand lies open to them.  BM_SIDE_NOBODY: all hands are covered.  The table
   itself covers them when another seat is asked something, and leaves them so until somebody shows the hand.  It is
   of no matter unless several people play. */
void        bm_table_set_seat       (BmTable         *self,
                                     int              seat);

/* Does something still move on the board, or is there more to be shown of what happened? */
gboolean    bm_table_is_moving      (BmTable         *self);
/* Does a question stand above the status line, or that all is only tried out? */
gboolean    bm_table_is_asking      (BmTable         *self);
/* "Round 3 · Red’s turn", for the head of the window; "": nothing.  (transfer full) */
char       *bm_table_dup_subtitle   (BmTable         *self) G_GNUC_WARN_UNUSED_RESULT;

/* The settings of the program, and who has help.  Before the first match; a table may be without either. */
void        bm_table_set_settings   (BmTable         *self,
                                     GSettings       *settings,
                                     BmMastery       *mastery);
BmMotion    bm_table_get_motion     (BmTable         *self);
void        bm_table_set_motion     (BmTable         *self,
                                     BmMotion         motion);
/* Where the ground begins, in pixels from the top; below it nothing is seen of the sky behind the table. */
int         bm_table_get_horizon    (BmTable         *self);
/* At which foot of the table a message is in nobody's way. */
GtkAlign    bm_table_get_aside      (BmTable         *self);

/* Whether what is to be expected is shown, and whether the log is; where the table has them. */
gboolean    bm_table_has_forecast   (BmTable         *self);
gboolean    bm_table_get_forecast   (BmTable         *self);
void        bm_table_set_forecast   (BmTable         *self,
                                     gboolean         shown);
gboolean    bm_table_has_log        (BmTable         *self);
gboolean    bm_table_get_log_open   (BmTable         *self);
void        bm_table_set_log_open   (BmTable         *self,
                                     gboolean         open);

/* Of a match that is only looked at (bm_match_watch ()): whether all hands lie open, or none. */
void        bm_table_set_hands_open (BmTable         *self,
                                     gboolean         open);
/* What is not of the picture that a move or a jump needs at once, and is deferred, comes now. */
void        bm_table_catch_up       (BmTable         *self);
/* What the computer would do here, and what it is good for; where the table can say that, as its action "table.suggest". */
gboolean    bm_table_can_suggest    (BmTable         *self);
void        bm_table_suggest        (BmTable         *self);

/* WORDS say why an attempt did nothing. */
void        bm_table_refuse         (BmTable         *self,
                                     const char      *words);
/* WORDS are heard after what the status line says, until it says something else, and HEARD where the focus is; NULL: what
   was heard there last stays. */
void        bm_table_announce       (BmTable         *self,
                                     const char      *words,
                                     const char      *heard);
/* The accessible text of the status line, without what was announced beside it: what has happened. */
const char *bm_table_get_announced  (BmTable         *self);
/* While the recap lies over the table, the status line does not repeat it, and nothing under it has a tooltip. */
void        bm_table_set_recap_open (BmTable         *self,
                                     gboolean         open);
/* The keyboard focus goes to where Enter decides nothing. */
void        bm_table_focus_safely   (BmTable         *self);

/* Whether cards that matter are read before what comes after them is shown: then "rested" comes, bm_table_get_card () tells
   of the card (TRUE; the caller frees its words; with NULL for CARD only whether there is one), and bm_table_read_on ()
   goes on. */
void        bm_table_set_reads_cards (BmTable        *self,
                                      gboolean        reads_cards);
gboolean    bm_table_get_card       (BmTable         *self,
                                     BmTableCard     *card);
void        bm_table_read_on        (BmTable         *self);

/* A lesson is played: GUARD says which moves it takes, and PANEL (floating) stands beside the board where the learner's
   controls are not. */
void        bm_table_set_lesson     (BmTable         *self,
                                     BmTableGuard     guard,
                                     gpointer         data,
                                     GtkWidget       *panel);
void        bm_table_set_learner    (BmTable         *self,
                                     int              seat);
/* The lesson takes other moves than before. */
void        bm_table_update_lesson  (BmTable         *self);

/* What REAL shows is only tried out here, by SEAT: the match of this table must be a copy for that.  Other hands stay
   covered, and "table.cancel" leads back by the action "win.what-if" when nothing is picked. */
void        bm_table_set_trial      (BmTable         *self,
                                     BmTable         *real,
                                     int              seat);
/* Why nothing can be tried out at a real match now, as a sentence; NULL: it can.  The board has come to rest then. */
const char *bm_table_why_no_trial   (BmTable         *self);

G_END_DECLS
