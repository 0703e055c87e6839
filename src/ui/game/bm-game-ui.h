/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-advice-parts.h"
#include "bm-card-look.h"
#include "bm-end-parts.h"
#include "bm-hint.h"
#include "bm-learn-game.h"
#include "bm-logbook-screen.h"
#include "bm-new-match.h"
#include "bm-replay-parts.h"
#include "bm-table.h"
#include "bm-tellings.h"

G_BEGIN_DECLS

/*
 * What the window asks of a game: one static table a game, registered before the first window is made.  Whatever people
 * read comes as whole sentences in their language.  What may be NULL says so; the window lacks that part then.
 */
typedef struct
{
  const BmGame        *game;
  const BmCardBox     *cards;    /* all its cards; NULL: there are none to be looked at */
  const BmAdviceParts *advice;   /* NULL: nothing is said of a single move, so turning points are not looked for */
  const BmEndParts    *end;      /* NULL: it is said that the match is over, and no more */
  const BmReplayParts *replay;   /* NULL: little is said of matches that were kept */
  const BmTellings    *tellings; /* NULL: the log stays empty */
  BmLearnGame         *learn;    /* its lessons and its rulebook; NULL: there are neither */
  const BmTopic       *topics;   /* as bm_mastery_new () takes them; NULL: nobody is helped; without any
                                    there is help that explains nothing */

  /* What it is, without a full stop; marked by N_ (), or NULL. */
  const char   *about;
  /* Its box on the title: its name, a line about it, how many play, all three marked by N_ (); and the picture of the box, a
     name of bm-art.h, drawn as src/ui/start/bm-game-box.h says.  Any may be NULL; the name is the game's id then. */
  const char   *name;
  const char   *line;
  const char   *players;
  const char   *box_art;
  /* What the button that begins a new match says, marked by N_ ().  NULL: "Play". */
  const char   *play;
  /* Its style sheet, below `ui/`, which is read when the game is first shown: see bm-game-sheet.h.  NULL: there is none. */
  const char   *sheet;
  /* Adds the keys of its table to those of bm-keys.h; NULL: there are none. */
  void        (*install_keys)      (void);
  /* The options of a match of N_SEATS where nothing else is chosen ("start:..."), (transfer full); NULL: there is none of so
     many.  The function may be NULL: only "start" is known. */
  char       *(*dup_start)         (guint       n_seats);
  /* The form of a new match: a BmNewMatch.  NULL: there is nothing to choose, and people play. */
  GType       (*new_match_type)    (void);
  /* Where the results of its matches are shown: a BmLogbookScreen.  And what is kept of a match of a person that is over,
     without id and time (transfer full); NULL: nothing.  NULL, both: it has no logbook. */
  GType       (*logbook_type)      (void);
  BmLogbookEntry *(*logbook_entry) (BmMatch   *match);
  /* What a match is played at: a BmTable. */
  GType       (*table_type)        (void);
  /* Where something is chosen before the first turn, what that is chosen at, a BmTable as well, whether it is chosen at
     POSITION, and the rule's number, for its help.  NULL, all three: nothing is. */
  GType       (*opening_type)      (void);
  gboolean    (*is_opening)        (gconstpointer position);
  const char   *opening_rule;

  /* Reads what the game needs beside its rules, such as cards; what was left out of it is appended to FAULTS, a line each.
     Called once a window.  NULL: it needs nothing. */
  gboolean    (*load)              (GPtrArray  *faults,
                                    GError    **error);
  /* The hash of the cards in use; NULL: there are none.  The function may be NULL as well. */
  const char *(*cards_hash)        (void);

  /* Whose turn it is, even if another seat decides; BM_SIDE_NOBODY: before the first. NULL: always that of the seat that
     decides; see bm_game_ui_turn (). */
  int         (*turn)              (gconstpointer position);
  /* FALSE: a decision is asked for that belongs to something that still goes on.  NULL: that is never so. */
  gboolean    (*is_free)           (gconstpointer position);
  /* Does POSITION hold what SEAT must not see?  With BM_SIDE_NOBODY, what any seat must not see.  NULL: it always may. */
  gboolean    (*is_telling)        (gconstpointer position,
                                    int           seat);
  /* Its table turns hands down itself: it is covered as a whole only where people want that. */
  gboolean      covers_hands;

  /* A match that begins with what SEAT sees of POSITION, to try things out; N makes what is hidden another one each time
     (transfer full).  And what is decided in it for the others, BM_MOVE_NONE: SEAT decides.  NULL, both: nothing can be
     tried out. */
  BmMatch    *(*try_out)           (gconstpointer position,
                                    int           seat,
                                    guint64       n);
  BmMove      (*decide_trial)      (gconstpointer position,
                                    int           seat);

  /* What lies behind its table, pictures below `art/`: one down to the table's horizon, and one from there on.  NULL: none
     does. */
  const char   *sky;
  const char   *ground;
  /* What the switch is called that shows what is to come ("Tonight"), and what that is; both marked by N_ ().  NULL, both:
     the table has no such switch. */
  const char   *forecast;
  const char   *forecast_about;

  /* A picture of SEAT, below `art/`, and the style class in its colour.  NULL, either: it has none. */
  const char *(*seat_art)          (int         seat);
  const char *(*seat_class)        (int         seat);
  /* That SEAT decides now; NAME: the person who plays it, or "".  (transfer full) */
  char       *(*decides_words)     (int         seat,
                                    const char *name);
  /* Why the table is covered until SEAT is there. */
  const char *(*covered_words)     (int         seat);

  /* What SEAT may know of what happened since its last turn, a few lines, and what stands above them; with
     BM_SIDE_NOBODY, of the last turn.  (transfer full), elements BmLine.  NULL, both: nobody is told. */
  GPtrArray  *(*recap)             (BmMatch    *match,
                                    int         seat);
  const char *(*recap_heading)     (BmMatch    *match,
                                    int         seat);

  /* A picture of the rulebook: what is in CROP of POSITION, as BmLearnGame.check_crop () takes it.  MOVE is pointed at,
     unless it is BM_MOVE_NONE.  NULL: the rulebook has none. */
  GtkWidget  *(*rule_diagram)      (gconstpointer position,
                                    const char   *crop,
                                    BmMove        move);
} BmGameUi;

/* UI is static.  Registering it again changes nothing. */
void            bm_game_ui_register (const BmGameUi *ui);

/* The table of GAME, or of that of which GAME is a copy with other rules, which must be registered; that of the game
   registered first. */
const BmGameUi *bm_game_ui_of       (const BmGame   *game);
const BmGameUi *bm_game_ui_first    (void);
/* All of them in the order in which they were registered; NULL: there are no more.  That of the game ID; NULL: none. */
const BmGameUi *bm_game_ui_get      (guint           index);
const BmGameUi *bm_game_ui_find     (const char     *id);

/* What people call the game. */
const char     *bm_game_ui_name     (const BmGameUi *ui);

/* Is there a game whose table covers hands itself? */
gboolean        bm_game_ui_any_covers_hands (void);

/* BmGameUi.dup_start, and what takes its place where a game has none. */
char           *bm_game_ui_dup_start (const BmGameUi *ui,
                                      guint           n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* Has all games read what they need; see BmGameUi.load. */
void            bm_game_ui_load_all (GPtrArray      *faults);

/* Whether there are lessons, and whether there is a rulebook. */
gboolean        bm_game_ui_has_lessons (const BmGameUi *ui);
gboolean        bm_game_ui_has_rules   (const BmGameUi *ui);

/* BmGameUi.turn and BmGameUi.seat_art, and what takes their place where a game has none. */
int             bm_game_ui_turn     (const BmGameUi *ui,
                                     gconstpointer   position);
const char     *bm_game_ui_seat_art (const BmGame   *game,
                                     int             seat);

G_END_DECLS
