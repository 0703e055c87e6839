/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-log.h"
#include "wr-adviser.h"
#include "wr-play.h"
#include "wr-table.h"
#include "wr-table-deferred.h"
#include "wr-table-docks.h"
#include "wr-table-speech.h"

G_BEGIN_DECLS

/* What happened and is not all shown yet. */
typedef struct _WrTableParts WrTableParts;

/* What the parts of the table share: wr-table.c builds it and takes presses, wr-table-follow.c follows the match,
   wr-table-parts.c shows a move in parts,
   wr-table-focus.c leads the focus, wr-table-show.c fills in what is seen, wr-table-say.c composes what is said,
   wr-table-cards.c has the cards, wr-table-advice.c what the computer suggests,
   wr-table-trial.c what is only tried out,
   wr-table-layout.h the places, wr-table-actions.c actions and keys. */
struct _WrTable
{
  GtkWidget          parent_instance;

  WrPlay            *play; /* NULL: no match */
  BmSeats            seats;
  gboolean           asks_end;  /* before a turn ends with actions left */
  int                motion;
  int                horizon;
  int                seat;      /* whose eyes are at the screen, or BM_SIDE_NOBODY */
  int                decider;   /* who decided last */
  gboolean           covered;   /* the hand lies face down */
  gboolean           hands_open; /* of a match that is only looked at: all hands are */
  gboolean           waited;    /* that the computer thinks has been said */
  gboolean           reads_cards; /* cards are read before what they do is shown */
  WrTableParts      *parts;     /* NULL: all that happened is shown */
  gboolean           finishing; /* the match is decided, the last motion still runs */
  gboolean           trial;     /* SEAT only tries things out */
  WrWeather          weather;   /* ... and that is how it was outside when that began */
  BmTableGuard       guard;     /* of a lesson, or NULL */
  gpointer           guard_data;
  GtkWidget         *lesson;    /* its panel, in the column of the side that nobody here plays; or NULL */
  WrAdviser         *adviser;   /* as long as there is a match */
  WrSpace            hovered;
  WrTableSpeech     *speech;
  char              *pick;      /* what the latest pick of a card did, until it is said; or NULL */

  WrTableColumn      columns[WR_N_SIDES];
  WrPartyPanel      *party;
  WrBirdPanel       *bird;
  BmLog             *log;
  BmStatus          *status;
  WrBoardView       *board;
  BmHand            *hand;
  WrTableLayout     *layout;    /* borrowed */
  const WrTableShape *shape;    /* its, as it is now */
  WrTableDocks      *docks;
  WrTableDeferred   *deferred;
  struct _WrTableHelp *help;         /* hints; NULL: this table has none */
};

/* wr-table-interface.c: see bm-table.h */
void       wr_table_interface_init (BmTableInterface *iface);
/* NULL: none. */
void         wr_table_set_match   (WrTable *self,
                                   BmMatch *match);
BmMatch     *wr_table_get_match   (WrTable *self);

/* Who decides for which side: two people until told.  The hand of the only person lies open to that person all the
   time, whoever decides; whoever watches two computers sees no hand at all. */
void         wr_table_set_players (WrTable         *self,
                                   const BmSeats *players);

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
/* A lesson is played: GUARD says which moves it takes, and PANEL (floating) stands in the column of the side that LEARNER
   does not play, in place of what the columns have at their feet. */
void         wr_table_set_lesson  (WrTable     *self,
                                   BmTableGuard guard,
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
void         wr_table_set_motion   (WrTable     *self,
                                    BmMotion     motion);
/* Tonight or the log. */
void         wr_table_set_open     (WrTable     *self,
                                    WrDock       dock,
                                    gboolean     open);

/* wr-table-follow.c */
void       wr_table_motion_ended (WrTable        *self);

/* wr-table-parts.c */
/* The board moves from what it shows to END, through what happened. */
void       wr_table_play_parts   (WrTable          *self,
                                  const BmEvent    *events,
                                  guint             n,
                                  const WrPosition *end);
/* The board has come to EVENT of the part that it shows. */
void       wr_table_part_reached (WrTable          *self,
                                  guint             event);
/* The board has come to rest.  TRUE: nothing is left to be shown. */
gboolean   wr_table_end_part     (WrTable          *self);
/* What is left is shown no more: the board is where the match is. */
void       wr_table_drop_parts   (WrTable          *self);
gboolean   wr_table_has_parts    (WrTable          *self);

/* wr-table-focus.c */
/* What had the focus may be gone, with its side's turn or because it was the answer: then what comes next has it. */
void     wr_table_keep_focus    (WrTable         *self,
                                 GtkWidget       *focus);
/* Enter must go on when a word is waited for; the focus goes where that is, and to what a card asks for first. */
void     wr_table_lead_focus    (WrTable         *self,
                                 GtkWidget       *focus);
/* A new match is begun where something is: at the piece that acts first, else in the middle of the top row. */
void     wr_table_focus_start   (WrTable         *self);
/* Tab goes from the board to the actions of the side that acts, then to the rest. */
gboolean wr_table_tab           (WrTable         *self,
                                 GtkDirectionType direction);

/* wr-table-show.c */
void     wr_table_show_all      (WrTable         *self);
/* By name, or by level. */
void     wr_table_show_players  (WrTable         *self);
void     wr_table_show_options  (WrTable         *self);
/* What stands around the board: see wr-table-deferred.h. */
void     wr_table_show_around   (guint            parts,
                                 gpointer         data);
/* What can be pressed on the board as PLAY has it. */
void     wr_table_show_targets  (WrTable         *self,
                                 WrPlay          *play);
void     wr_table_show_preview  (WrTable         *self);
/* Tonight, the threats and the log come where they belong now. */
void     wr_table_place_docks   (WrTable         *self);
/* The position before a card whose picks are only gathered: what can be foretold from. */
const WrPosition *wr_table_get_settled (WrTable  *self);
/* There is room for another shape: the table takes it. */
void     wr_table_reshape       (WrTable         *self);
WrWeather wr_table_get_weather  (WrTable         *self);
/* What the rules or a card ask, in the sky (transfer full); NULL: nothing. */
char    *wr_table_dup_question  (WrTable         *self) G_GNUC_WARN_UNUSED_RESULT;
/* Who thinks, as a sentence; NULL: nobody but people. */
const char *wr_table_get_thinking (WrTable       *self);
void     wr_table_ask           (WrTable         *self,
                                 WrSpace          space);

/* wr-table-say.c */
void     wr_table_say_events    (WrTable         *self);
/* Tonight, or else the log, was opened or closed. */
void     wr_table_say_switched  (WrTable         *self,
                                 WrDock           dock);
void     wr_table_say_trackers  (WrTable         *self);
/* What all moves from ply FROM on did. */
void     wr_table_say_since     (WrTable         *self,
                                 guint            from);
/* EVENTS are those of a pick; NULL: one was taken back. */
void     wr_table_keep_pick     (WrTable           *self,
                                 const BmEventList *events);
/* What is picked, and so what comes next. */
void     wr_table_say_picks     (WrTable         *self);

/* wr-table-cards.c: hands and reminders */
void     wr_table_show_hand     (WrTable         *self);
void     wr_table_place_hand    (WrTable         *self);
/* What is in force, and what is known of the other hand. */
void     wr_table_show_reminders (WrTable        *self);
/* The side whose hand lies under the board, and whose actions are in sight. */
WrSide   wr_table_get_side      (WrTable         *self);
/* Whether hands are covered now that nobody has uncovered one. */
gboolean wr_table_covers_hands  (WrTable         *self);
/* The side that decides may be another one than before: hands are covered. */
void     wr_table_follow_decider (WrTable        *self);
gboolean wr_table_can_show_hand (WrTable         *self);
void     wr_table_uncover       (WrTable         *self);
/* The card at INDEX of the hand that is shown, WR_NO_CARD: none. */
guint8   wr_table_get_card      (WrTable         *self,
                                 guint            index);
void     wr_table_add_drop      (WrTable         *self);
/* On the board: the pieces, spaces and columns that CARD is about as long as it is in force; WR_NO_CARD: none. */
void     wr_table_mark_card     (WrTable         *self,
                                 guint8           card);
/* The columns (bits) of the traps that the side at the screen has laid: marked for that side alone. */
guint    wr_table_find_traps    (WrTable         *self);
/* The columns that would count if the one pointed at were chosen.  FALSE: it cannot be, or it counts alone. */
gboolean wr_table_mark_asked    (WrTable         *self);

/* wr-table-advice.c */
/* FALSE: nothing is suggested, or being thought about. */
gboolean wr_table_cancel_advice (WrTable         *self);
/* A match has come to the table. */
void     wr_table_begin_advice  (WrTable         *self);
void     wr_table_show_advice   (WrTable         *self);
/* On the board alone; what is pointed at while a card asks for columns comes first. */
void     wr_table_mark_advice   (WrTable         *self);
/* FALSE: there is no advice that could be seen on the board. */
gboolean wr_table_preview_advice (WrTable        *self);

/* wr-table-hints.c */
/* All that help shows and says, and who can have it. */
void     wr_table_show_hints    (WrTable         *self);
/* MATCH has come to the table; NULL: the one that was there leaves it. */
void     wr_table_begin_hints   (WrTable         *self,
                                 BmMatch         *match);
/* A move has just been played: what was used rightly, and what happened for the first time. */
void     wr_table_count_hints   (WrTable         *self);
/* What is explained for the first time has been read.  FALSE: nothing is. */
gboolean wr_table_dismiss_first (WrTable         *self);
/* For the side at the screen. */
void     wr_table_toggle_help   (WrTable         *self);
void     wr_table_focus_hints   (WrTable         *self);
/* All hints, to be heard; "" without any.  (transfer full) */
char    *wr_table_dup_hint_words (WrTable        *self) G_GNUC_WARN_UNUSED_RESULT;
/* Its panel, where Tab comes to; or NULL. */
GtkWidget *wr_table_get_hint_panel (WrTable      *self);
void     wr_table_drop_help     (WrTable         *self);

/* wr-table-lesson.c */
/* Points out what can be pressed, where a lesson leaves little. */
void     wr_table_mark_lesson   (WrTable         *self);

/* wr-table-trial.c */
/* What stands above the board while things are tried out: that it is so, and QUESTION, if that is not NULL.  NULL: nothing
   is tried out, and nothing is asked.  (transfer full) */
char    *wr_table_dup_trial_words (WrTable      *self,
                                   const char   *question) G_GNUC_WARN_UNUSED_RESULT;
/* Why the hand is not shown that lies covered there. */
const char *wr_table_get_covered_words (WrTable *self);
/* On a table where things are tried out: back to the match.  FALSE: nothing is. */
gboolean wr_table_leave_trial    (WrTable       *self);


/* wr-table-actions.c */
void     wr_table_install_actions (GtkWidgetClass *widget_class);
/* wr-table-keys.c */
void     wr_table_add_keys        (WrTable        *self);

G_END_DECLS
