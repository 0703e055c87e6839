/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-browser-screen.h"
#include "bm-end-screen.h"
#include "bm-event-card-overlay.h"
#include "bm-game-ui.h"
#include "bm-hand-over-screen.h"
#include "bm-logbooks.h"
#include "bm-new-match.h"
#include "bm-rules-screen.h"
#include "bm-scenery.h"
#include "bm-session.h"
#include "bm-sound.h"
#include "bm-stage.h"
#include "bm-table.h"
#include "bm-title-screen.h"
#include "bm-window.h"

G_BEGIN_DECLS

/* Shared by the parts of the window: bm-window.c has its screens, bm-window-duel.c takes a match through them,
   bm-window-computer.c has the computer's pace, bm-window-recap.c the recap, bm-window-save.c messages about saving. */
struct _BmWindow
{
  GtkApplicationWindow parent_instance;

  const BmGameUi  *chosen;       /* the game chosen on the title screen */
  const BmGameUi  *ui;           /* the game played now or last; the chosen one while its screens are shown */
  GSettings       *settings;
  BmMastery       *mastery;      /* help and known topics of the players; NULL without settings */
  guint64          seed;         /* of the next match */
  gboolean         seeded;       /* SEED is set; otherwise it is random */
  int              seat;         /* the side at the screen, or BM_SIDE_NOBODY */
  BmSession       *session;
  BmSound         *sound;        /* NULL without settings */
  guint            reading;      /* source: closes the card that is shown */
  gboolean         recap_due;    /* the computer's turn has ended, and its recap is not shown yet */
  guint            recap_ply;    /* the ply at the last recap */
  BmLogbooks      *logbooks;
  BmLogbooks      *journals;
  BmLogbooks      *tries;        /* notes on challenges of the day that were begun */
  GPtrArray       *faults;       /* errors in card packs, one line each */
  gboolean         taken_up;     /* the match was resumed, and no one has taken a seat yet */
  gboolean         cards_loaded;
  gboolean         closing;      /* the user has confirmed to close */
  GHashTable      *pressed_keys; /* hardware keycodes of the pressed keys */
  GHashTable      *held_keys;    /* ... and of those that were pressed when the screen changed: they are ignored */
  BmStage         *stage;        /* its screens */
  void           (*go) (struct _BmWindow *self); /* continuation after a question */
  BmMatch         *next_match;   /* the match for the table then, or NULL */
  BmSeats          next_seats;

  BmScenery       *scenery;
  GtkWidget       *header;
  GtkLabel        *subtitle;
  GtkWidget       *tonight_button;
  GtkWidget       *log_button;
  GtkWidget       *suggest_button;
  GtkWidget       *notice;       /* a message at the top */
  GtkLabel        *notice_words;
  guint            notice_new;   /* source: the notice was just shown, and cannot have been read yet */
  GtkLabel        *trouble;      /* and the message that stays as long as the match cannot be saved */
  GtkStack        *stack;
  GtkOverlay      *body;         /* the stack and its overlays */
  BmTitleScreen   *title_screen;

  /* NULL until bm_window_need_screens (). */
  BmNewMatch      *new_match;    /* NULL as well for a game without choices for a match */
  BmTable         *opening;      /* NULL as well for a game without choices before the first turn */
  BmHandOverScreen *hand_over_screen;
  BmBrowserScreen *browser_screen;
  BmEventCardOverlay *event_card;
  BmTable         *table;
  GPtrArray       *tables;       /* borrowed: all tables */
  BmEndScreen     *end_screen;
  GtkWidget       *learn_screen;  /* NULL until the first lesson, as is the next */
  GtkWidget       *lesson_screen;
  const BmGameUi  *learn_ui;      /* ... and their game */
  GtkWidget       *celebration;   /* NULL until a match is decided at this table */
  guint            celebrating;   /* source: closes it */
  guint            held_key;      /* keycode of the last pressed key that is not released yet; or 0 */
  GtkWidget       *recap;         /* NULL until the first recap */
  GtkWidget       *result_button; /* from the table back to the end screen */
  BmRulesScreen   *rules_screen;  /* NULL until first shown */
  BmTable         *example;       /* table for the examples of rules; NULL until first shown */
  const BmGameUi  *example_ui;    /* ... and its game */
  GtkWidget       *example_button; /* from there back to the rule */
  const char      *example_rule;  /* the rule of the example */
  GtkWidget       *replays_screen; /* NULL until first shown */
  GtkWidget       *replay_screen;  /* NULL until needed */
  const BmGameUi  *replay_ui;      /* ... and its game */
  GtkWidget       *logbook_screen; /* NULL until first shown */
  const BmGameUi  *logbook_ui;     /* ... and its game */
  GtkWidget       *journal_screen; /* NULL until first shown, as is the next */
  GtkWidget       *today_screen;
  const BmGameUi  *today_ui;       /* ... and its game */
  char            *today_due;      /* the day of a try without a move yet, or NULL */
  gint64         (*now) (void);    /* NULL: the clock */
  GtkWidget       *ladder_screen;  /* NULL until first shown */
  const BmGameUi  *ladder_ui;      /* ... its game, ... */
  guint            ladder_rival;   /* ... and the rival that was chosen there */
  guint            preparing;      /* source: builds the replay screen and its parts in advance */
  GtkWidget       *leave_button;   /* from there back */
  BmTable         *scratch;        /* table for trials; NULL until first used */
  int              scratch_side;   /* ... and its side */
  guint64          n_scratches;
  guint            scratch_answers; /* source: another side decides there; 0: none */
  GtkWidget       *scratch_button; /* from there back */
  GtkWidget       *play_on_button;
};

/* bm-window-growth.c */
void     bm_window_add_growth     (BmWindow  *self);

/* bm-window-notice.c */
void     bm_window_place_notice   (BmWindow  *self);
/* For a window of WIDTH. */
void     bm_window_fit_notice     (BmWindow  *self,
                                   int        width);
void     bm_window_close_notice   (BmWindow  *self);
/* Closes the notice: its subject is over. */
void     bm_window_outdate_notice (BmWindow  *self);
/* ... after a move. */
void     bm_window_outdate_by_move (BmWindow      *self,
                                    BmMatchChange  change);

/* bm-window.c */
gboolean bm_window_is_shown       (BmWindow  *self,
                                   gpointer   screen);
/* Shows SCREEN and clears the history. */
void     bm_window_show_screen    (BmWindow  *self,
                                   GtkWidget *screen);
/* Leaves the screen, which was only visited; a match there goes on. */
void     bm_window_go_back        (BmWindow  *self);
void     bm_window_update_scenery (BmWindow  *self);
/* Begins a match from its form, after a question if the one at the table would be replaced. */
void     bm_window_begin          (BmWindow  *self);

/* The window starts with the title screen only: builds all others, unless they exist.  To be called by everything that
   leaves the title screen. */
void     bm_window_need_screens   (BmWindow  *self);
/* ... or one of them; FALSE: they exist. */
gboolean bm_window_add_screen     (BmWindow  *self);
/* The match at the table, or NULL. */
BmMatch *bm_window_get_match      (BmWindow  *self);
/* A new table of UI's game, added to the stack. */
BmTable *bm_window_new_table      (BmWindow       *self,
                                   const BmGameUi *ui);
/* Applies the settings to TABLE, and connects the sky to its horizon. */
void     bm_window_adopt_table    (BmWindow  *self,
                                   BmTable   *table);

/* bm-window-game.c */
void     bm_window_add_game       (BmWindow       *self);
/* The settings are available: chooses the game that was chosen last. */
void     bm_window_begin_game     (BmWindow       *self);
/* Prepares for a match of UI's game at the table, where there is none; also chooses UI.  Removes the screens of another
   game. */
void     bm_window_use_game       (BmWindow       *self,
                                   const BmGameUi *ui);
/* The game of the screen shown; for a common screen, the chosen one. */
const BmGameUi *bm_window_get_game (BmWindow *self);
/* Whether a match of the chosen game is at the table, or waits on the disk. */
gboolean bm_window_has_match_at_table (BmWindow   *self);
gboolean bm_window_has_match_waiting  (BmWindow   *self);

/* bm-window-actions.c */
void     bm_window_add_actions    (BmWindow  *self);
/* Updates the actions, and the header bar. */
void     bm_window_update_actions (BmWindow  *self);
/* Shows the switches of TABLE in the header bar with their state, and "Suggest"; NULL: none. */
void     bm_window_offer_switches (BmWindow  *self,
                                   BmTable   *table);
void     bm_window_offer_suggestions (BmWindow *self,
                                      BmTable  *table);

/* bm-window-give-way.c */
/* Calls GO, which brings another match of GAME to the table: asks first if the present one would be lost, or if one of
   GAME waits. */
void     bm_window_give_way       (BmWindow     *self,
                                   const BmGame *game,
                                   void        (*go) (BmWindow *self));
/* The same, but asks only about a match that would be lost. */
void     bm_window_give_up        (BmWindow     *self,
                                   void        (*go) (BmWindow *self));
/* Saves everything.  FALSE: something would be lost, and the user is asked whether to close nevertheless. */
gboolean bm_window_may_close      (BmWindow  *self);

/* bm-window-duel.c */
/* Whether SCREEN is one of those of a match; and whether such a screen is shown. */
gboolean bm_window_is_of_duel     (BmWindow  *self,
                                   gpointer   screen);
gboolean bm_window_is_at_duel     (BmWindow  *self);
/* Loads the cards, including the user's own packs; called before the first match or the catalogue. */
void     bm_window_need_cards     (BmWindow  *self);
/* ... and builds all screens: bm_window_need_screens (). */
void     bm_window_load_cards     (BmWindow  *self);
/* Whether the seat changes before the next decision. */
gboolean bm_window_needs_hand_over (BmWindow *self);
/* Updates the screen for the state of the match: first the animations end, then a drawn event is shown, then the seat
   changes. */
void     bm_window_follow         (BmWindow  *self);
/* Shows the current card of the table, or closes an outdated one. */
void     bm_window_follow_card    (BmWindow  *self);
/* The match has changed: called before the table is updated. */
void     bm_window_match_changed  (BmWindow      *self,
                                   BmMatchChange  change);
/* The next person has confirmed to be present; SEAT has, at a table that covers hands itself. */
void     bm_window_confirm_seat   (BmWindow  *self);
void     bm_window_seat_taken     (BmWindow  *self,
                                   int        seat);
/* Begins a match with PLAYERS; names as for bm_window_start_match (). */
void     bm_window_start_players  (BmWindow  *self,
                                   const char *options,
                                   const char *const *names,
                                   const BmSeats *players);
/* The same with an existing MATCH, which is not saved yet. */
void     bm_window_play_on        (BmWindow      *self,
                                   BmMatch       *match,
                                   const BmSeats *seats);
/* The match is decided: shows the end screen at once. */
void     bm_window_finish         (BmWindow  *self);
/* Saves the match at the table, if there is one, and removes it. */
void     bm_window_leave_match    (BmWindow  *self);
/* Resumes a match that is saved as NAME, with the players that it names. */
void     bm_window_take_up        (BmWindow  *self,
                                   BmMatch   *match,
                                   const char *name);

/* bm-window-computer.c */
void     bm_window_set_pace       (BmWindow  *self);
/* TRUE: a pause was skipped. */
gboolean bm_window_skip_pause     (BmWindow  *self);
/* Shows the current card of the table, until it is closed. */
void     bm_window_show_card      (BmWindow  *self);
/* Milliseconds for reading LETTERS characters of a card's text at PACE, a value of the schema's enumeration. */
guint    bm_window_reading_time   (guint      letters,
                                   guint      pace);
void     bm_window_add_skipping   (BmWindow  *self);

/* bm-window-held.c */
/* Call it after all other key controllers are added. */
void     bm_window_add_held_keys  (BmWindow  *self);
/* The screen changes: ignores the keys that are pressed now until they are released. */
void     bm_window_hold_keys      (BmWindow  *self);

/* bm-window-end.c */
/* The match was just decided at the table: shows the celebration there before the end screen. */
void     bm_window_celebrate      (BmWindow  *self);
/* Hides it when another screen is shown. */
void     bm_window_update_celebration (BmWindow *self);

/* bm-window-hints.c */
void     bm_window_add_hints      (BmWindow  *self);
/* The settings are available, or the game has changed. */
void     bm_window_begin_hints    (BmWindow  *self);
/* Before a match begins: with help, the forecast and threats are shown unless they were switched off. */
void     bm_window_begin_tonight  (BmWindow  *self);
/* The user has switched them. */
void     bm_window_keep_tonight   (BmWindow  *self,
                                   gboolean   shown);
/* A match was played to its end: after the first few of them new ones begin without help. */
void     bm_window_count_duel     (BmWindow  *self);

/* bm-window-recap.c */
void     bm_window_add_recap      (BmWindow  *self);
/* Shows the events since the last turn of the seat at the screen; FALSE: there are none.  PASSING: any move closes it. */
gboolean bm_window_show_recap     (BmWindow  *self,
                                   gboolean   passing);
gboolean bm_window_is_recap_shown (BmWindow  *self);
/* Updates its actions. */
void     bm_window_update_recap   (BmWindow  *self);

/* bm-window-replay.c */
void     bm_window_add_replays    (BmWindow  *self);
/* Updates their actions and the header bar. */
void     bm_window_update_replays (BmWindow  *self);
/* The finished match at PLY: as a replay, or continued from there. */
void     bm_window_look_at        (BmWindow  *self,
                                   guint      ply);
void     bm_window_try_from       (BmWindow  *self,
                                   guint      ply);
/* The table of the replay shown; NULL: none. */
BmTable *bm_window_get_replay_table (BmWindow *self);

/* bm-window-logbook.c */
void     bm_window_add_logbook    (BmWindow  *self);
/* Updates its action. */
void     bm_window_update_logbook (BmWindow  *self);
/* Shows the rank of the match in the logbook on the end screen, once it is known. */
void     bm_window_show_place     (BmWindow  *self);
/* Whether the result of MATCH is noted: it is of a person, and a record can express it, so that others could repeat it.
   Not a trial. */
gboolean bm_window_is_noted       (BmWindow  *self,
                                   BmMatch   *match);

/* bm-window-journal.c */
void     bm_window_add_journal    (BmWindow  *self);
/* Updates its action. */
void     bm_window_update_journal (BmWindow  *self);
/* Shows the honours of the match on the end screen that are new in the journal, once they are known. */
void     bm_window_show_honours   (BmWindow  *self);
/* The journal of UI's game; NULL: it has none, or nothing is saved. */
BmLogbook *bm_window_get_journal  (BmWindow       *self,
                                   const BmGameUi *ui);
/* Adds a line on MATCH, unless it has one.  DAY: it is the challenge of that day; NULL: of none.  OVER: FALSE: that was
   given up.  The stars of a match of the ladder are noted, too. */
void     bm_window_note_in_journal (BmWindow      *self,
                                    BmMatch       *match,
                                    const BmSeats *seats,
                                    const char    *day,
                                    gboolean       over);

/* bm-window-today.c */
void     bm_window_add_today      (BmWindow  *self);
/* Updates its action. */
void     bm_window_update_today   (BmWindow  *self);
/* The day of which MATCH is the challenge, played by SEATS (transfer full); NULL: of none, or it is played by others. */
char    *bm_window_dup_today      (BmWindow      *self,
                                   BmMatch       *match,
                                   const BmSeats *seats) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the same play in both. */
gboolean bm_window_are_seats      (const BmSeats *seats,
                                   const BmSeats *others);
/* For tests: NOW returns the time, in seconds since 1970. */
void     bm_window_set_now        (BmWindow  *self,
                                   gint64   (*now) (void));

/* bm-window-ladder.c */
void     bm_window_add_ladder     (BmWindow  *self);
/* Updates its action. */
void     bm_window_update_ladder  (BmWindow  *self);
/* If MATCH is one of the ladder, its computers play as the rival does, and nothing is undone by agreement. */
void     bm_window_seat_rival     (BmWindow  *self,
                                   BmMatch   *match);
/* Whether SEATS are those of the ladder's match. */
gboolean bm_window_is_against_rival (BmWindow      *self,
                                     BmMatch       *match,
                                     const BmSeats *seats);

/* bm-window-scratch.c */
void     bm_window_add_scratch    (BmWindow  *self);
/* Updates its actions and the header bar. */
void     bm_window_update_scratch (BmWindow  *self);
/* Drops the trial of a match that leaves the table. */
void     bm_window_drop_scratch   (BmWindow  *self);
/* The table for trials, if it is shown; else NULL. */
BmTable *bm_window_get_scratch_table (BmWindow *self);

/* bm-window-rules.c */
void     bm_window_add_rules      (BmWindow  *self);
/* Updates their actions and the header bar. */
void     bm_window_update_rules   (BmWindow  *self);
/* The table shown, of the match or of an example; NULL: none. */
BmTable *bm_window_get_shown_table (BmWindow *self);

/* bm-window-sound.c */
/* The settings are available. */
void     bm_window_begin_sound    (BmWindow  *self);
/* Plays the sounds of what TABLE shows while it is on the screen. */
void     bm_window_hear_table     (BmWindow  *self,
                                   BmTable   *table);
/* Another screen is shown, or the window became active, or no longer is. */
void     bm_window_update_sound   (BmWindow  *self);

/* bm-window-puzzle.c */
void     bm_window_add_puzzle     (BmWindow  *self);
/* Updates their actions. */
void     bm_window_update_puzzle  (BmWindow  *self);
/* The folder of own puzzles (transfer full); NULL: nothing is saved. */
char    *bm_window_dup_puzzle_folder (BmWindow *self) G_GNUC_WARN_UNUSED_RESULT;

/* bm-window-learn.c */
/* Shows the lessons. */
void     bm_window_learn          (BmWindow  *self);
/* The table of the lesson shown, NULL: none; its title, or "". */
BmTable *bm_window_get_lesson_table (BmWindow *self);
const char *bm_window_get_lesson_title (BmWindow *self);
/* Updates the actions of lessons. */
void     bm_window_update_learn   (BmWindow  *self);
void     bm_window_add_learn      (BmWindow  *self);

/* bm-window-open.c */
void     bm_window_add_outside    (BmWindow  *self);
/* Opens TEXT, a match or a position; NAME is its name in messages.  A running match is only replaced after a question,
   and errors are shown. */
void     bm_window_open_text      (BmWindow  *self,
                                   const char *name,
                                   const char *text,
                                   gsize      length);

/* bm-window-save.c */
/* Resumes the waiting match of the chosen game. */
void     bm_window_continue_kept  (BmWindow  *self);

G_END_DECLS
