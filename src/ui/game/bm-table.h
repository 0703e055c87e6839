/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"
#include "bm-mastery.h"
#include "bm-motion.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The table of a game: it shows a match, lets the people at the screen play it, and implements no rules.  Choices
 * before the first turn may have a table of their own.
 *
 * Signals: "turn-changed" ()  the side to move, or the turn, may have changed;  "finished" ()  the match is decided and
 * all animations have ended;  "rested" ()  all animations have ended;  "refused" (const BmRefusal *)  an attempt had no
 * effect, and why; "event-shown" (const BmEvent *)  the animation of an event begins, or the event is shown without one;
 * not emitted for events that are skipped; "horizon-changed" ();  "seat-taken" (int seat)  at a table that covers hands itself
 * (BmGameUi.covers_hands), SEAT has confirmed to be at the screen.
 */
#define BM_TYPE_TABLE (bm_table_get_type ())
G_DECLARE_INTERFACE (BmTable, bm_table, BM, TABLE, GtkWidget)

/* Why MOVE, which is legal in POSITION, is not accepted, as a sentence; NULL: it is. */
typedef const char *(*BmTableGuard) (gconstpointer position,
                                     BmMove        move,
                                     gpointer      data);

/* A card that is shown, to be read before the events after it. */
typedef struct
{
  BmCardLook        look;
  char             *words;   /* owned: its heading */
  guint             letters; /* length of its text */
  gboolean          passes;  /* it closes by itself; otherwise only where no person plays */
} BmTableCard;

struct _BmTableInterface
{
  GTypeInterface parent;

  /* Mandatory; see the functions below. */
  void        (*set_match)      (BmTable         *self,
                                 BmMatch         *match);
  BmMatch    *(*get_match)      (BmTable         *self);
  void        (*set_players)    (BmTable         *self,
                                 const BmSeats   *seats);
  void        (*set_seat)       (BmTable         *self,
                                 int              seat);

  /* Optional; NULL: not supported. */
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

/* Sets who plays which seat: people by default.  The hand of the only person is always open; people who only watch
   computers see no hand. */
void        bm_table_set_players    (BmTable         *self,
                                     const BmSeats   *seats);

/* The seat that is at the screen: its hand is open.  BM_SIDE_NOBODY: all hands are covered.  The table itself covers
   them when another seat decides, and leaves them covered until `Show hand`.  It has no effect unless several people
   play. */
void        bm_table_set_seat       (BmTable         *self,
                                     int              seat);

/* Whether an animation is running, or events are still to be shown. */
gboolean    bm_table_is_moving      (BmTable         *self);
/* Whether a banner is shown above the status line: for a decision, or a trial. */
gboolean    bm_table_is_asking      (BmTable         *self);
/* The title bar's subtitle: "Round 3 · Red’s turn"; "": none.  (transfer full) */
char       *bm_table_dup_subtitle   (BmTable         *self) G_GNUC_WARN_UNUSED_RESULT;

/* The program's settings, and the players' help settings.  To be called before the first match; optional. */
void        bm_table_set_settings   (BmTable         *self,
                                     GSettings       *settings,
                                     BmMastery       *mastery);
BmMotion    bm_table_get_motion     (BmTable         *self);
void        bm_table_set_motion     (BmTable         *self,
                                     BmMotion         motion);
/* The top of the ground, in pixels from the top; below it the sky behind the table is not visible. */
int         bm_table_get_horizon    (BmTable         *self);
/* The lower corner of the table in which a message hides least. */
GtkAlign    bm_table_get_aside      (BmTable         *self);

/* Whether the forecast, and the log, are shown; if the table has them. */
gboolean    bm_table_has_forecast   (BmTable         *self);
gboolean    bm_table_get_forecast   (BmTable         *self);
void        bm_table_set_forecast   (BmTable         *self,
                                     gboolean         shown);
gboolean    bm_table_has_log        (BmTable         *self);
gboolean    bm_table_get_log_open   (BmTable         *self);
void        bm_table_set_log_open   (BmTable         *self,
                                     gboolean         open);

/* For a read-only match (bm_match_watch ()): whether all hands are open, or none. */
void        bm_table_set_hands_open (BmTable         *self,
                                     gboolean         open);
/* Does at once what was deferred after a move or a jump. */
void        bm_table_catch_up       (BmTable         *self);
/* Suggests a move and its purpose, if the table supports it, as its action "table.suggest". */
gboolean    bm_table_can_suggest    (BmTable         *self);
void        bm_table_suggest        (BmTable         *self);

/* Shows WORDS in the status line: why an attempt had no effect, or the effect that nothing else shows. */
void        bm_table_refuse         (BmTable         *self,
                                     const char      *words);
/* Announces WORDS after the text of the status line, until that changes, and HEARD at the focused widget; NULL: HEARD
   is unchanged. */
void        bm_table_announce       (BmTable         *self,
                                     const char      *words,
                                     const char      *heard);
/* The accessible text of the status line, without announcements: the last events. */
const char *bm_table_get_announced  (BmTable         *self);
/* While the recap is open, the status line does not repeat it, and nothing under it has a tooltip. */
void        bm_table_set_recap_open (BmTable         *self,
                                     gboolean         open);
/* Moves the keyboard focus to a widget where Enter has no effect on the match. */
void        bm_table_focus_safely   (BmTable         *self);

/* Whether important cards are shown to be read before the events after them: then "rested" is emitted,
   bm_table_get_card () returns the card (TRUE; the caller frees its words; with NULL for CARD only whether there is
   one), and bm_table_read_on () continues. */
void        bm_table_set_reads_cards (BmTable        *self,
                                      gboolean        reads_cards);
gboolean    bm_table_get_card       (BmTable         *self,
                                     BmTableCard     *card);
void        bm_table_read_on        (BmTable         *self);

/* Sets up a lesson: GUARD decides which moves it accepts, and PANEL (floating) replaces the controls of the other
   seats. */
void        bm_table_set_lesson     (BmTable         *self,
                                     BmTableGuard     guard,
                                     gpointer         data,
                                     GtkWidget       *panel);
void        bm_table_set_learner    (BmTable         *self,
                                     int              seat);
/* The moves that the lesson accepts have changed. */
void        bm_table_update_lesson  (BmTable         *self);

/* Makes this table a trial of REAL by SEAT: its match must be a copy for that.  Other hands stay covered, and
   "table.cancel" activates the action "win.what-if" when nothing is selected. */
void        bm_table_set_trial      (BmTable         *self,
                                     BmTable         *real,
                                     int              seat);
/* Why no trial can be started from a real match now, as a sentence; NULL: it can.  All animations have ended then. */
const char *bm_table_why_no_trial   (BmTable         *self);

G_END_DECLS
