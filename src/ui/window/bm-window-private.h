/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-browser-screen.h"
#include "bm-end-screen.h"
#include "bm-event-card-overlay.h"
#include "bm-game-ui.h"
#include "bm-hand-over-screen.h"
#include "bm-new-match.h"
#include "bm-rules-screen.h"
#include "bm-scenery.h"
#include "bm-session.h"
#include "bm-stage.h"
#include "bm-table.h"
#include "bm-title-screen.h"
#include "bm-window.h"

G_BEGIN_DECLS

/* What the parts of the window share: bm-window.c has its screens, bm-window-duel.c goes with a duel from
   screen to screen, bm-window-computer.c has the computer's pace, bm-window-recap.c looks back, bm-window-save.c
   tells of the disk. */
struct _BmWindow
{
  GtkApplicationWindow parent_instance;

  const BmGameUi  *chosen;       /* the game whose box is chosen on the title */
  const BmGameUi  *ui;           /* the game that is played here, or was last; the chosen one, wherever its screens are seen */
  GSettings       *settings;
  BmMastery       *mastery;      /* who has help, and knows what; NULL without settings */
  guint64          seed;         /* of the next duel */
  gboolean         seeded;       /* it has one; else chance gives it */
  int              seat;         /* the side whose eyes are at the screen, or BM_SIDE_NOBODY */
  BmSession       *session;
  guint            reading;      /* source: the card that is shown is put away */
  gboolean         recap_due;    /* the computer has ended its turn, and nobody has been told what it did */
  guint            recap_ply;    /* where the match stood when somebody was told last */
  GHashTable      *logbooks;     /* BmGameUi to BmLogbook: those that were needed */
  GPtrArray       *faults;       /* what is wrong with card packs, one line each */
  gboolean         taken_up;     /* the match has been taken up, and nobody has sat down yet */
  gboolean         cards_loaded;
  gboolean         closing;      /* the player has agreed to leave the match */
  GHashTable      *pressed_keys; /* hardware codes of those that are down */
  GHashTable      *held_keys;    /* ... and of those that were when this screen came: they do nothing here */
  BmStage         *stage;        /* its screens */
  void           (*go) (struct _BmWindow *self); /* what was asked for, while somebody is asked about it */
  BmMatch         *next_match;   /* that comes to the table then, or NULL */
  BmSeats          next_seats;

  BmScenery       *scenery;
  GtkWidget       *header;
  GtkLabel        *subtitle;
  GtkWidget       *tonight_button;
  GtkWidget       *log_button;
  GtkWidget       *suggest_button;
  GtkWidget       *notice;       /* a message at the top */
  GtkLabel        *notice_words;
  guint            notice_new;   /* source: nobody can have seen it yet */
  GtkLabel        *trouble;      /* and one that stays as long as the match cannot be saved */
  GtkStack        *stack;
  GtkOverlay      *body;         /* the stack and what covers it */
  BmTitleScreen   *title_screen;

  /* NULL until bm_window_need_screens (). */
  BmNewMatch      *new_match;    /* NULL as well where nothing is chosen for a match */
  BmTable         *opening;      /* NULL as well where nothing is chosen before the first turn */
  BmHandOverScreen *hand_over_screen;
  BmBrowserScreen *browser_screen;
  BmEventCardOverlay *event_card;
  BmTable         *table;
  GPtrArray       *tables;       /* borrowed: all there are */
  BmEndScreen     *end_screen;
  GtkWidget       *learn_screen;  /* NULL until lessons are asked for, and so the next */
  GtkWidget       *lesson_screen;
  const BmGameUi  *learn_ui;      /* ... and their game */
  GtkWidget       *celebration;   /* NULL until a duel is decided at this table */
  guint            celebrating;   /* source: it has been long enough */
  guint            held_key;      /* the keycode that was pressed last, and is not released yet; or 0 */
  GtkWidget       *recap;         /* NULL until somebody is told what happened */
  GtkWidget       *result_button; /* from the table back to the end */
  BmRulesScreen   *rules_screen;  /* NULL until the rules are asked for */
  BmTable         *example;       /* where examples of rules are played; NULL until one is */
  const BmGameUi  *example_ui;    /* ... and its game */
  GtkWidget       *example_button; /* from there back to the rule */
  const char      *example_rule;  /* whose example it is */
  GtkWidget       *replays_screen; /* NULL until replays are asked for */
  GtkWidget       *replay_screen;  /* NULL until one may be looked at */
  const BmGameUi  *replay_ui;      /* ... and its game */
  GtkWidget       *logbook_screen; /* NULL until it is asked for */
  const BmGameUi  *logbook_ui;     /* ... and its game */
  guint            preparing;      /* source: it is built, and what else is needed then */
  GtkWidget       *leave_button;   /* from there back */
  BmTable         *scratch;        /* where things are tried out; NULL until they are */
  int              scratch_side;   /* ... by whom */
  guint64          n_scratches;
  GtkWidget       *scratch_button; /* from there back */
  GtkWidget       *play_on_button;
};

/* bm-window-growth.c */
void     bm_window_add_growth     (BmWindow  *self);

/* bm-window-notice.c */
void     bm_window_place_notice   (BmWindow  *self);
/* In a window of WIDTH. */
void     bm_window_fit_notice     (BmWindow  *self,
                                   int        width);
void     bm_window_close_notice   (BmWindow  *self);
/* What was told before this is over. */
void     bm_window_outdate_notice (BmWindow  *self);
/* ... with what somebody has done. */
void     bm_window_outdate_by_move (BmWindow      *self,
                                    BmMatchChange  change);

/* bm-window.c */
gboolean bm_window_is_shown       (BmWindow  *self,
                                   gpointer   screen);
/* SCREEN is shown for good. */
void     bm_window_show_screen    (BmWindow  *self,
                                   GtkWidget *screen);
/* The screen is left to which this one was only a visit; a duel there goes on. */
void     bm_window_go_back        (BmWindow  *self);
void     bm_window_update_scenery (BmWindow  *self);
/* Begins a match as its form says, once the one at the table may be given up. */
void     bm_window_begin          (BmWindow  *self);

/* The title comes up alone: builds all other screens, unless they are there.  For whatever leads away from the title. */
void     bm_window_need_screens   (BmWindow  *self);
/* ... or one of them; FALSE: they are there. */
gboolean bm_window_add_screen     (BmWindow  *self);
/* The match on the table, or NULL. */
BmMatch *bm_window_get_match      (BmWindow  *self);
/* A new table of UI's game, on the stack. */
BmTable *bm_window_new_table      (BmWindow       *self,
                                   const BmGameUi *ui);
/* TABLE moves as the settings say, and the sky ends where its ground begins. */
void     bm_window_adopt_table    (BmWindow  *self,
                                   BmTable   *table);

/* bm-window-game.c */
void     bm_window_add_game       (BmWindow       *self);
/* The settings are there: the game that was chosen last is chosen. */
void     bm_window_begin_game     (BmWindow       *self);
/* The match that comes to the table, where none is, is one of UI's game, which is chosen with that: the screens of another
   one go. */
void     bm_window_use_game       (BmWindow       *self,
                                   const BmGameUi *ui);
/* The game of the screen that is shown; where that is one of any game, the chosen one. */
const BmGameUi *bm_window_get_game (BmWindow *self);
/* Is there a match of the chosen game at the table, or does one wait on the disk? */
gboolean bm_window_has_match_at_table (BmWindow   *self);
gboolean bm_window_has_match_waiting  (BmWindow   *self);

/* bm-window-actions.c */
void     bm_window_add_actions    (BmWindow  *self);
/* What is possible now, and what the window's head shows. */
void     bm_window_update_actions (BmWindow  *self);
/* The window's head has the switches that TABLE has, as they are there, and "Suggest"; NULL: none. */
void     bm_window_offer_switches (BmWindow  *self,
                                   BmTable   *table);
void     bm_window_offer_suggestions (BmWindow *self,
                                      BmTable  *table);

/* bm-window-give-way.c */
/* Another match, of GAME, is to come to the table by GO: asks first if the one that is there would be lost, or if one of
   GAME waits. */
void     bm_window_give_way       (BmWindow     *self,
                                   const BmGame *game,
                                   void        (*go) (BmWindow *self));
/* The same, but asks only about a match that would be lost. */
void     bm_window_give_up        (BmWindow     *self,
                                   void        (*go) (BmWindow *self));
/* Saves what there is.  FALSE: something would be lost, and it is asked whether the window shall close all the same. */
gboolean bm_window_may_close      (BmWindow  *self);

/* bm-window-duel.c */
/* Is SCREEN one of those that a duel goes through; and is such a one shown? */
gboolean bm_window_is_of_duel     (BmWindow  *self,
                                   gpointer   screen);
gboolean bm_window_is_at_duel     (BmWindow  *self);
/* The cards are read before the first duel begins or they are looked at, the user's own packs among them. */
void     bm_window_need_cards     (BmWindow  *self);
/* ... and with them all screens are there: bm_window_need_screens (). */
void     bm_window_load_cards     (BmWindow  *self);
/* Does the seat change before the next decision? */
gboolean bm_window_needs_hand_over (BmWindow *self);
/* Goes on to where the match is: first the board comes to rest, then a drawn event is shown, then the seat changes. */
void     bm_window_follow         (BmWindow  *self);
/* Shows the card that the table has come to, or puts one away that it has not. */
void     bm_window_follow_card    (BmWindow  *self);
/* The match has changed: before the table takes that in. */
void     bm_window_match_changed  (BmWindow      *self,
                                   BmMatchChange  change);
/* Somebody has said to be there; SEAT has, at a table that covers hands itself. */
void     bm_window_confirm_seat   (BmWindow  *self);
void     bm_window_seat_taken     (BmWindow  *self,
                                   int        seat);
/* Begins a match that PLAYERS play; names as for bm_window_start_match (). */
void     bm_window_start_players  (BmWindow  *self,
                                   const char *options,
                                   const char *const *names,
                                   const BmSeats *players);
/* The same with a MATCH that has begun somewhere else, without its being kept yet. */
void     bm_window_play_on        (BmWindow      *self,
                                   BmMatch       *match,
                                   const BmSeats *seats);
/* The match is decided: shows the end at once. */
void     bm_window_finish         (BmWindow  *self);
/* The match at the table, if there is one, is saved and leaves it. */
void     bm_window_leave_match    (BmWindow  *self);
/* Goes on with a match that is kept as NAME, its players being those that it names. */
void     bm_window_take_up        (BmWindow  *self,
                                   BmMatch   *match,
                                   const char *name);

/* bm-window-computer.c */
void     bm_window_set_pace       (BmWindow  *self);
/* TRUE: there was a pause to be skipped. */
gboolean bm_window_skip_pause     (BmWindow  *self);
/* Shows the card that the table has come to, until it is put away. */
void     bm_window_show_card      (BmWindow  *self);
/* Milliseconds to read LETTERS of a card's text at PACE, which counts as the schema's enumeration. */
guint    bm_window_reading_time   (guint      letters,
                                   guint      pace);
void     bm_window_add_skipping   (BmWindow  *self);

/* bm-window-held.c */
/* After whatever else takes keys. */
void     bm_window_add_held_keys  (BmWindow  *self);
/* Another screen comes: the keys that are down now do nothing until they have been released. */
void     bm_window_hold_keys      (BmWindow  *self);

/* bm-window-end.c */
/* The match has just been decided at the table: who has won is shown there before the end is. */
void     bm_window_celebrate      (BmWindow  *self);
/* Nobody who goes elsewhere has it over another screen. */
void     bm_window_update_celebration (BmWindow *self);

/* bm-window-hints.c */
void     bm_window_add_hints      (BmWindow  *self);
/* The settings are there, or the game is another one. */
void     bm_window_begin_hints    (BmWindow  *self);
/* Before a match comes to the table: with help, Tonight and threats are shown unless they were switched off. */
void     bm_window_begin_tonight  (BmWindow  *self);
/* Somebody has switched them on or off. */
void     bm_window_keep_tonight   (BmWindow  *self,
                                   gboolean   shown);
/* A duel has been played to its end: after the first few of them a new one begins without help. */
void     bm_window_count_duel     (BmWindow  *self);

/* bm-window-recap.c */
void     bm_window_add_recap      (BmWindow  *self);
/* What happened since the last turn of the seat at the screen; FALSE: nothing has, and nothing is shown.
   PASSING: playing on puts it away. */
gboolean bm_window_show_recap     (BmWindow  *self,
                                   gboolean   passing);
gboolean bm_window_is_recap_shown (BmWindow  *self);
/* What of it is possible now. */
void     bm_window_update_recap   (BmWindow  *self);

/* bm-window-replay.c */
void     bm_window_add_replays    (BmWindow  *self);
/* What of them is possible now, and what the window's head shows of them. */
void     bm_window_update_replays (BmWindow  *self);
/* The match that has been played, at PLY: to be looked at, or to be played on from there. */
void     bm_window_look_at        (BmWindow  *self,
                                   guint      ply);
void     bm_window_try_from       (BmWindow  *self,
                                   guint      ply);
/* The table of the replay on the screen; NULL: none is. */
BmTable *bm_window_get_replay_table (BmWindow *self);

/* bm-window-logbook.c */
void     bm_window_add_logbook    (BmWindow  *self);
/* Whether it can be opened now. */
void     bm_window_update_logbook (BmWindow  *self);
/* The screen of the end shows which place its match has in the logbook, as soon as that is known. */
void     bm_window_show_place     (BmWindow  *self);
/* Waits until all entries are on the disk, with a time limit. */
void     bm_window_flush_logbooks (BmWindow  *self);

/* bm-window-scratch.c */
void     bm_window_add_scratch    (BmWindow  *self);
/* What of it is possible now, and what the window's head shows of it. */
void     bm_window_update_scratch (BmWindow  *self);
/* What was tried out belongs to a match that leaves the table. */
void     bm_window_drop_scratch   (BmWindow  *self);
/* The table where things are tried out, if that is on the screen; NULL: it is not. */
BmTable *bm_window_get_scratch_table (BmWindow *self);

/* bm-window-rules.c */
void     bm_window_add_rules      (BmWindow  *self);
/* What of them is possible now, and what the window's head shows of them. */
void     bm_window_update_rules   (BmWindow  *self);
/* The table on the screen, be it that of the duel or that of an example; NULL: none. */
BmTable *bm_window_get_shown_table (BmWindow *self);

/* bm-window-puzzle.c */
void     bm_window_add_puzzle     (BmWindow  *self);
/* What can be done with puzzles now. */
void     bm_window_update_puzzle  (BmWindow  *self);
/* Where own puzzles are kept (transfer full); NULL: nothing is kept. */
char    *bm_window_dup_puzzle_folder (BmWindow *self) G_GNUC_WARN_UNUSED_RESULT;

/* bm-window-learn.c */
/* Shows the lessons. */
void     bm_window_learn          (BmWindow  *self);
/* The table of the lesson on the screen, NULL: none is; its title, or "". */
BmTable *bm_window_get_lesson_table (BmWindow *self);
const char *bm_window_get_lesson_title (BmWindow *self);
/* What can be done in a lesson now. */
void     bm_window_update_learn   (BmWindow  *self);
void     bm_window_add_learn      (BmWindow  *self);

/* bm-window-open.c */
void     bm_window_add_outside    (BmWindow  *self);
/* Brings to the table what TEXT is, a match or a position; NAME is what messages call it.  What runs there is not given
   up unasked, and what cannot be used is told. */
void     bm_window_open_text      (BmWindow  *self,
                                   const char *name,
                                   const char *text,
                                   gsize      length);

/* bm-window-save.c */
/* Goes on with the match of the chosen game that waits in its store. */
void     bm_window_continue_kept  (BmWindow  *self);

G_END_DECLS
