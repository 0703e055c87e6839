/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-advice-parts.h"
#include "bm-card-look.h"
#include "bm-end-parts.h"
#include "bm-hint.h"
#include "bm-journal-parts.h"
#include "bm-ladder-parts.h"
#include "bm-learn-game.h"
#include "bm-logbook-screen.h"
#include "bm-new-match.h"
#include "bm-replay-parts.h"
#include "bm-table.h"
#include "bm-tellings.h"
#include "bm-today-parts.h"

G_BEGIN_DECLS

/*
 * What the window needs of a game: one static table per game, registered before the first window is created.  All texts
 * are whole sentences in the user's language.  Members that may be NULL say so; the window lacks that part then.
 */
typedef struct
{
  const BmGame        *game;
  const BmCardBox     *cards;    /* its card catalogue; NULL: none */
  const BmAdviceParts *advice;   /* NULL: no advice on moves, so there are no turning points */
  const BmEndParts    *end;      /* NULL: the end screen only says that the match is over */
  const BmJournalParts *journal; /* NULL: it keeps no journal */
  const BmLadderParts *ladder;   /* NULL: it has no ladder */
  const BmReplayParts *replay;   /* NULL: generic texts for saved matches */
  const BmTodayParts  *today;    /* NULL: it has no challenge of the day */
  const BmTellings    *tellings; /* NULL: the log stays empty */
  BmLearnGame         *learn;    /* its lessons and its rulebook; NULL: neither */
  const BmTopic       *topics;   /* as for bm_mastery_new (); NULL: no help; an empty list: help that explains nothing */

  /* A description without a full stop; marked by N_ (), or NULL. */
  const char   *about;
  /* Its box on the title screen: its name, a line about it, the number of players, all three marked by N_ (); and the
     picture of the box, a name of bm-art.h, drawn as described in src/ui/start/bm-game-box.h.  Any may be NULL; the
     name is the game's id then. */
  const char   *name;
  const char   *line;
  const char   *players;
  const char   *box_art;
  /* The label of the button for a new match, marked by N_ ().  NULL: "Play". */
  const char   *play;
  /* Its style sheet, below `ui/`, loaded when the game is first shown: see bm-game-sheet.h.  NULL: none. */
  const char   *sheet;
  /* Adds the keys of its table to those of bm-keys.h; NULL: none. */
  void        (*install_keys)      (void);
  /* The default options of a match of N_SEATS ("start:..."), (transfer full); NULL: no match has so many.  The function
     may be NULL: the options are "start". */
  char       *(*dup_start)         (guint       n_seats);
  /* The form of a new match: a BmNewMatch.  NULL: there are no choices, and people play. */
  GType       (*new_match_type)    (void);
  /* The screen for the results of its matches: a BmLogbookScreen.  And the logbook entry of a finished match of a
     person, without id and time (transfer full); NULL: it is not entered.  NULL, both: it has no logbook. */
  GType       (*logbook_type)      (void);
  BmLogbookEntry *(*logbook_entry) (BmMatch   *match);
  /* Its table: a BmTable. */
  GType       (*table_type)        (void);
  /* If there are choices before the first turn: the widget for them, a BmTable as well, whether POSITION is such a
     choice, and the number of their rule, for help.  NULL, all three: there are none. */
  GType       (*opening_type)      (void);
  gboolean    (*is_opening)        (gconstpointer position);
  const char   *opening_rule;

  /* Loads the game's data besides its rules, such as cards; appends one line to FAULTS for each part that was left
     out.  Called once per window.  NULL: no such data. */
  gboolean    (*load)              (GPtrArray  *faults,
                                    GError    **error);
  /* The hash of the loaded cards; NULL: there are none.  The function may be NULL as well. */
  const char *(*cards_hash)        (void);

  /* The seat whose turn it is, even while another one decides; BM_SIDE_NOBODY: before the first turn.  NULL: it is
     always the one that decides; see bm_game_ui_turn (). */
  int         (*turn)              (gconstpointer position);
  /* FALSE: the decision is part of an effect in progress.  NULL: always TRUE. */
  gboolean    (*is_free)           (gconstpointer position);
  /* Whether POSITION contains information that is hidden from SEAT, or with BM_SIDE_NOBODY from any seat.  NULL: never. */
  gboolean    (*is_telling)        (gconstpointer position,
                                    int           seat);
  /* Its table covers hands itself: the whole table is only covered if the preference says so. */
  gboolean      covers_hands;

  /* A match that begins with SEAT's view of POSITION, to try moves out; N selects another sample of the hidden
     information (transfer full).  And the move made in it for the other seats, BM_MOVE_NONE: SEAT decides.  NULL, both:
     this is not supported. */
  BmMatch    *(*try_out)           (gconstpointer position,
                                    int           seat,
                                    guint64       n);
  BmMove      (*decide_trial)      (gconstpointer position,
                                    int           seat);

  /* The sound of each kind of event, a name of bm-sound.h or "": silence; the kind alone chooses it, so it tells nothing
     that is hidden.  NULL: all are silent.  And what is repeated at its table; NULL: nothing. */
  const char *const *sounds;
  guint         n_sounds;
  const char   *ambience;

  /* The background of its table, pictures below `art/`: one above the table's horizon, and one below it.  NULL: none. */
  const char   *sky;
  const char   *ground;
  /* The label of the forecast switch ("Tonight"), and its description; both marked by N_ ().  NULL, both: the table has
     no such switch. */
  const char   *forecast;
  const char   *forecast_about;

  /* A picture of SEAT, below `art/`, and the style class of its colour.  NULL, either: none. */
  const char *(*seat_art)          (int         seat);
  const char *(*seat_class)        (int         seat);
  /* A sentence that SEAT decides now, in POSITION; NAME: the person who plays it, or "".  (transfer full) */
  char       *(*decides_words)     (gconstpointer position,
                                    int           seat,
                                    const char   *name);
  /* Why the table is covered until SEAT is present. */
  const char *(*covered_words)     (int         seat);

  /* The recap: what SEAT may know of the events since its last turn, a few lines, and their heading; with
     BM_SIDE_NOBODY, of the last turn.  (transfer full), both; elements BmLine.  NULL, both: no recap. */
  GPtrArray  *(*recap)             (BmMatch    *match,
                                    int         seat);
  char       *(*recap_heading)     (BmMatch    *match,
                                    int         seat);

  /* A picture of the rulebook: the part CROP of POSITION, as BmLearnGame.check_crop () takes it.  MOVE is highlighted,
     unless it is BM_MOVE_NONE.  NULL: the rulebook has no pictures. */
  GtkWidget  *(*rule_diagram)      (gconstpointer position,
                                    const char   *crop,
                                    BmMove        move);
} BmGameUi;

/* UI is static.  Registering it again changes nothing. */
void            bm_game_ui_register (const BmGameUi *ui);

/* The table of GAME, or of the registered game of which GAME is a copy with other rules; if there is none, that of the
   game registered first. */
const BmGameUi *bm_game_ui_of       (const BmGame   *game);
const BmGameUi *bm_game_ui_first    (void);
/* All of them in the order of registration; NULL: there are no more.  The one of the game ID; NULL: none. */
const BmGameUi *bm_game_ui_get      (guint           index);
const BmGameUi *bm_game_ui_find     (const char     *id);

/* The game's name for display. */
const char     *bm_game_ui_name     (const BmGameUi *ui);

/* Whether any game's table covers hands itself. */
gboolean        bm_game_ui_any_covers_hands (void);

/* BmGameUi.dup_start, or its default. */
char           *bm_game_ui_dup_start (const BmGameUi *ui,
                                      guint           n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* Calls BmGameUi.load of all games. */
void            bm_game_ui_load_all (GPtrArray      *faults);

/* Whether there are lessons, and whether there is a rulebook. */
gboolean        bm_game_ui_has_lessons (const BmGameUi *ui);
gboolean        bm_game_ui_has_rules   (const BmGameUi *ui);

/* Whether a match of the game ID was ever begun, by a key of SETTINGS; and that one was. */
gboolean        bm_game_ui_was_begun (GSettings     *settings,
                                      const char    *id);
void            bm_game_ui_set_begun (GSettings     *settings,
                                      const char    *id);

/* BmGameUi.turn and BmGameUi.seat_art, or their defaults. */
int             bm_game_ui_turn     (const BmGameUi *ui,
                                     gconstpointer   position);
const char     *bm_game_ui_seat_art (const BmGame   *game,
                                     int             seat);

/* The sound of EVENT from BmGameUi.sounds; "": it is silent. */
const char     *bm_game_ui_sound    (const BmGameUi *ui,
                                     const BmEvent  *event);

G_END_DECLS
