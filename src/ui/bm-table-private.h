/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-action-panel.h"
#include "bm-bird-panel.h"
#include "bm-board-view.h"
#include "bm-hand.h"
#include "bm-log.h"
#include "bm-party-panel.h"
#include "bm-play.h"
#include "bm-status.h"
#include "bm-table.h"
#include "bm-thinker.h"

G_BEGIN_DECLS

/* The least width of a column in a narrow window, with text of the usual size. */
#define BM_TABLE_NARROW_COLUMN 200

/* What happened and is not all shown yet. */
typedef struct _BmTableParts BmTableParts;

/* What the parts of the table share: bm-table.c builds it and takes presses, bm-table-follow.c follows the match,
   bm-table-parts.c shows a move in parts,
   bm-table-focus.c leads the focus, bm-table-show.c fills in what is seen, bm-table-say.c what is said,
   bm-table-docks.c has Tonight and the log,
   bm-table-cards.c has the cards, bm-table-advice.c what the computer suggests,
   bm-table-trial.c what is only tried out,
   bm-table-layout.c the places, bm-table-actions.c actions and keys. */
struct _BmTable
{
  GtkWidget          parent_instance;

  BmPlay            *play; /* NULL: no match */
  BmPlayers          players;
  gboolean           tonight;
  gboolean           log_open;
  gboolean           narrow;
  guint              narrow_idle;
  int                narrow_minimum; /* width of a narrow column, as last measured; before that, as it should be */
  gboolean           asks_end;  /* before a turn ends with actions left */
  int                motion;
  int                horizon;
  int                seat;      /* whose eyes are at the screen, or BM_SIDE_NOBODY */
  int                decider;   /* who decided last */
  gboolean           covered;   /* the hand lies face down */
  gboolean           hands_open; /* of a match that is only looked at: all hands are */
  gboolean           waited;    /* that the computer thinks has been said */
  gboolean           reads_cards; /* cards are read before what they do is shown */
  BmTableParts      *parts;     /* NULL: all that happened is shown */
  gboolean           owes_state; /* the trackers, and what goes by them, wait until it is */
  gboolean           finishing; /* the match is decided, the last motion still runs */
  gboolean           trial;     /* SEAT only tries things out */
  BmWeather          weather;   /* ... and that is how it was outside when that began */
  BmPlayGuard        guard;     /* of a lesson, or NULL */
  gpointer           guard_data;
  GtkWidget         *lesson;    /* its panel, in the column of the side that nobody here plays; or NULL */
  BmThinker         *adviser;   /* NULL: nobody has asked for a suggestion yet */
  BmMove             advised;   /* what it suggests, BM_MOVE_NONE: nothing */
  guint              advice_ply; /* ... where the match stood */
  char              *advice;    /* ... in words, or NULL */
  BmSpace            hovered;
  char              *last_rule; /* the rule at hand, or NULL */
  char              *since;     /* the events since the side's last decision, or NULL */
  char              *question;  /* ... and what is asked after them, or NULL */
  char              *pick;      /* what the latest pick of a card did, until it is told */
  char              *result;    /* what was told last where the focus is, or NULL */
  char              *owed_text; /* to be told there when all that happened is shown, or NULL */
  GtkWidget         *told;      /* the control whose description is the last result, or NULL */

  GtkWidget         *left;
  GtkWidget         *right;
  BmPartyPanel      *party;
  BmActionPanel     *worm_actions;
  GtkBox            *left_slot;
  BmBirdPanel       *bird;
  BmActionPanel     *bird_actions;
  GtkBox            *right_slot;
  GtkBox            *left_dock;
  GtkBox            *threats_dock;
  GtkBox            *threats_lines;
  GtkBox            *right_dock;
  GtkBox            *tonight_panel;
  GtkBox            *tonight_lines;
  GtkGrid           *legend;
  guint              legend_marks;   /* what it explains, and in which width */
  gboolean           legend_narrow;
  GtkWidget         *log_panel;
  BmLog             *log;
  BmStatus          *status;
  BmBoardView       *board;
  BmHand            *hand;
  GtkBox            *left_hand; /* where the hand is as a list */
  GtkBox            *right_hand;
  gboolean           hand_beside; /* the hand is a list in a column */
  gboolean           wants_hand_beside; /* ... and shall be, as soon as nothing is laid out */
  gboolean           hand_readable; /* the texts of its cards can be read where they lie */
  gboolean           wants_hand_readable;
  gboolean           wants_narrow;
  int                wants_least[BM_N_SIDES]; /* how high the upper part of a column has to be; -1: as it comes */
  gboolean           tonight_docked; /* it stands at the foot of its column, always in sight */
  gboolean           log_docked;
  gboolean           wants_tonight_docked;
  gboolean           threats_docked;
  gboolean           wants_log_docked;
  gboolean           wants_threats_docked;
  gboolean           tonight_last;   /* asked for after the log: a drawer shows it, not the log */
  gboolean           moved;     /* a move has just been played, and nothing of it has been drawn yet */
  guint              owes;      /* what around the board is shown later */
  gboolean           owes_all;  /* ... with what is the same for all options */
  guint              owing;     /* tick callback: it comes after so many frames */
  guint              owing_frames;
  guint              drawer_frames;  /* still to come until what a drawer shows is in sight */
  BmPosition         threatened;     /* where THREATS were found */
  BmThreats          threats;
  gboolean           has_threats;
  BmTonight          night;          /* what is marked of tonight, if HAS_NIGHT */
  gboolean           has_night;
  guint              growth;         /* how much larger than usual the columns are written and drawn, in steps */
  guint              wants_growth;
  struct _BmTableHelp *help;         /* hints; NULL: this table has none */
};

/* bm-table-follow.c */
void       bm_table_motion_ended (BmTable        *self);

/* bm-table-parts.c */
/* The board moves from what it shows to END, through what happened. */
void       bm_table_play_parts   (BmTable          *self,
                                  const BmEvent    *events,
                                  guint             n,
                                  const BmPosition *end);
/* The board has come to EVENT of the part that it shows. */
void       bm_table_part_reached (BmTable          *self,
                                  guint             event);
/* The board has come to rest.  TRUE: nothing is left to be shown. */
gboolean   bm_table_end_part     (BmTable          *self);
/* What is left is shown no more: the board is where the match is. */
void       bm_table_drop_parts   (BmTable          *self);
gboolean   bm_table_has_parts    (BmTable          *self);

/* bm-table-focus.c */
/* What has the focus, if that is at the table. */
GtkWidget *bm_table_find_focus  (BmTable         *self);
/* What had the focus may be gone, with its side's turn or because it was the answer: then what comes next has it. */
void     bm_table_keep_focus    (BmTable         *self,
                                 GtkWidget       *focus);
/* Enter must go on when a word is waited for; the focus goes where that is, and to what a card asks for first. */
void     bm_table_lead_focus    (BmTable         *self,
                                 GtkWidget       *focus);
/* A new match is begun where something is: at the piece that acts first, else in the middle of the top row. */
void     bm_table_focus_start   (BmTable         *self);
/* TEXT is what the last press has led to: a screen reader finds it where the focus is. */
void     bm_table_tell_result   (BmTable         *self,
                                 const char      *text);
/* What was held back until all that happened was shown. */
void     bm_table_tell_owed     (BmTable         *self);
/* ... and TEXT comes after it. */
void     bm_table_tell_more     (BmTable         *self,
                                 const char      *text);

/* bm-table-show.c */
void     bm_table_show_all      (BmTable         *self);
/* By name, or by level. */
void     bm_table_show_players  (BmTable         *self);
void     bm_table_show_options  (BmTable         *self);
/* What waits for the first frame of a move comes now. */
void     bm_table_show_owed     (BmTable         *self);
/* It comes no more. */
void     bm_table_forget_owed   (BmTable         *self);
/* All that happened is shown: what waited for that comes now. */
void     bm_table_show_state    (BmTable         *self);
/* What can be pressed on the board as PLAY has it. */
void     bm_table_show_targets  (BmTable         *self,
                                 BmPlay          *play);
void     bm_table_show_preview  (BmTable         *self);
BmWeather bm_table_get_weather  (BmTable         *self);
/* What the rules or a card ask, in the sky (transfer full); NULL: nothing. */
char    *bm_table_dup_question  (BmTable         *self) G_GNUC_WARN_UNUSED_RESULT;
/* Who thinks, as a sentence; NULL: nobody but people. */
const char *bm_table_get_thinking (BmTable       *self);
void     bm_table_ask           (BmTable         *self,
                                 BmSpace          space);

/* bm-table-docks.c: Tonight and the log */
void     bm_table_place_panels  (BmTable         *self);
/* Scrolls to what has been put into a drawer. */
void     bm_table_reveal_drawer (BmTable         *self);
void     bm_table_show_tonight  (BmTable         *self);
void     bm_table_show_threats  (BmTable         *self);
/* A picture (a name of bm-art.h, or NULL) and words beside it. */
GtkWidget *bm_table_make_line   (const char      *art,
                                 const char      *words);
/* The position before a card whose picks are only gathered: what both of them tell about. */
const BmPosition *bm_table_get_settled (BmTable  *self);

/* bm-table-legend.c: what the marks mean, and traps of the side at the screen */
void     bm_table_show_legend   (BmTable         *self);

/* bm-table-say.c */
void     bm_table_say_events    (BmTable         *self);
void     bm_table_say           (BmTable         *self,
                                 const BmRefusal *refusal);
/* Tonight, or else the log, was opened or closed. */
void     bm_table_say_switched  (BmTable         *self,
                                 gboolean         tonight);
void     bm_table_say_trackers  (BmTable         *self);
/* What all moves from ply FROM on did. */
void     bm_table_say_since     (BmTable         *self,
                                 guint            from);
/* EVENTS are those of a pick; NULL: one was taken back. */
void     bm_table_keep_pick     (BmTable           *self,
                                 const BmEventList *events);
/* What is picked, and so what comes next. */
void     bm_table_say_picks     (BmTable         *self);
/* Shows WORDS that could not be read aloud as they stand; ALOUD says the same. */
void     bm_table_say_aloud     (BmTable         *self,
                                 const char      *words,
                                 const char      *aloud);

/* bm-table-cards.c: hands and reminders */
void     bm_table_show_hand     (BmTable         *self);
/* What is in force, and what is known of the other hand. */
void     bm_table_show_reminders (BmTable        *self);
/* The side whose hand lies under the board, and whose actions are in sight. */
BmSide   bm_table_get_side      (BmTable         *self);
/* Whether hands are covered now that nobody has uncovered one. */
gboolean bm_table_covers_hands  (BmTable         *self);
/* The side that decides may be another one than before: hands are covered. */
void     bm_table_follow_decider (BmTable        *self);
gboolean bm_table_can_show_hand (BmTable         *self);
void     bm_table_uncover       (BmTable         *self);
/* The card at INDEX of the hand that is shown, BM_NO_CARD: none. */
guint8   bm_table_get_card      (BmTable         *self,
                                 guint            index);
void     bm_table_add_drop      (BmTable         *self);
/* On the board: the pieces, spaces and columns that CARD is about as long as it is in force; BM_NO_CARD: none. */
void     bm_table_mark_card     (BmTable         *self,
                                 guint8           card);
/* The columns that would count if the one pointed at were chosen.  FALSE: it cannot be, or it counts alone. */
gboolean bm_table_mark_asked    (BmTable         *self);

/* bm-table-advice.c */
/* FALSE: nothing is suggested, or being thought about. */
gboolean bm_table_cancel_advice (BmTable         *self);
/* Something else counts now; what is shown is another matter. */
void     bm_table_drop_advice   (BmTable         *self);
gboolean bm_table_is_advising   (BmTable         *self);
void     bm_table_show_advice   (BmTable         *self);
/* On the board alone; what is pointed at while a card asks for columns comes first. */
void     bm_table_mark_advice   (BmTable         *self);
/* FALSE: there is no advice that could be seen on the board. */
gboolean bm_table_preview_advice (BmTable        *self);

/* bm-table-hints.c */
/* All that help shows and says, and who can have it. */
void     bm_table_show_hints    (BmTable         *self);
/* MATCH has come to the table, or leaves it. */
void     bm_table_begin_hints   (BmTable         *self,
                                 BmMatch         *match);
void     bm_table_end_hints     (BmTable         *self,
                                 BmMatch         *match);
/* What is explained for the first time has been read.  FALSE: nothing is. */
gboolean bm_table_dismiss_first (BmTable         *self);
/* For the side at the screen. */
void     bm_table_toggle_help   (BmTable         *self);
void     bm_table_focus_hints   (BmTable         *self);
/* All hints, to be heard; "" without any.  (transfer full) */
char    *bm_table_dup_hint_words (BmTable        *self) G_GNUC_WARN_UNUSED_RESULT;
/* Its panel, where Tab comes to; or NULL. */
GtkWidget *bm_table_get_hint_panel (BmTable      *self);
void     bm_table_drop_help     (BmTable         *self);

/* bm-table-lesson.c */
/* Points out what can be pressed, where a lesson leaves little. */
void     bm_table_mark_lesson   (BmTable         *self);

/* bm-table-trial.c */
/* What stands above the board while things are tried out: that it is so, and QUESTION, if that is not NULL.  NULL: nothing
   is tried out, and nothing is asked.  (transfer full) */
char    *bm_table_dup_trial_words (BmTable      *self,
                                   const char   *question) G_GNUC_WARN_UNUSED_RESULT;
/* Why the hand is not shown that lies covered there. */
const char *bm_table_get_covered_words (BmTable *self);
/* On a table where things are tried out: back to the match.  FALSE: nothing is. */
gboolean bm_table_leave_trial    (BmTable       *self);

/* bm-table-layout.c */
void     bm_table_measure       (GtkWidget       *widget,
                                 GtkOrientation   orientation,
                                 int              for_size,
                                 int             *minimum,
                                 int             *natural,
                                 int             *minimum_baseline,
                                 int             *natural_baseline);
void     bm_table_size_allocate (GtkWidget       *widget,
                                 int              width,
                                 int              height,
                                 int              baseline);
void     bm_table_set_narrow    (BmTable         *self,
                                 gboolean         narrow);
void     bm_table_place_hand    (BmTable         *self,
                                 gboolean         beside);
/* Tab goes from the board to the actions of the side that acts, then to the rest. */
gboolean bm_table_tab           (BmTable         *self,
                                 GtkDirectionType direction);
void     bm_table_set_horizon   (BmTable         *self,
                                 int              horizon);

/* bm-table-actions.c */
void     bm_table_install_actions (GtkWidgetClass *widget_class);
void     bm_table_add_keys        (BmTable        *self);

G_END_DECLS
