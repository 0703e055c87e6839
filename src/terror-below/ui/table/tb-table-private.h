/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-hint-panel.h"
#include "bm-log.h"
#include "bm-mastery.h"
#include "bm-status.h"
#include "bm-thinker.h"
#include "bm-tutor.h"
#include "tb-action-panel.h"
#include "tb-board-view.h"
#include "tb-bounty-line.h"
#include "tb-deeds.h"
#include "tb-flights.h"
#include "tb-hand-view.h"
#include "tb-hunt-panel.h"
#include "tb-notes.h"
#include "tb-objective.h"
#include "tb-play.h"
#include "tb-seats-panel.h"
#include "tb-successors.h"
#include "tb-table-layout.h"
#include "tb-table.h"
#include "tb-terror-turn.h"
#include "tb-terror-zone.h"
#include "tb-viewer.h"

G_BEGIN_DECLS

/* Parts of the table, in the order of their update when it is spread over several frames. */
enum
{
  TB_PART_BOARD = 1 << 0,
  TB_PART_ACTIONS = 1 << 1,
  TB_PART_STATUS = 1 << 2,
  TB_PART_HAND = 1 << 3,
  TB_PART_SEATS = 1 << 4,
  TB_PART_ZONE = 1 << 5,
  TB_PART_LINE = 1 << 6,
  TB_PART_GOAL = 1 << 7,
  TB_PART_NAMES = 1 << 8, /* accessible names of the spaces */
  TB_PART_LOG = 1 << 9,
  TB_PART_HELP = 1 << 10,
  TB_PART_ALL = (1 << 11) - 1
};

/* Shared by the files of the table. */
struct _TbTable
{
  GtkWidget      parent_instance;

  TbPlay        *play;        /* NULL: no match */
  TbViewer       viewer;
  BmTableGuard   guard;       /* of a lesson, or NULL */
  gpointer       guard_data;
  GtkWidget     *lesson;      /* its panel, or NULL */
  BmMastery     *mastery;     /* NULL: help is not available */
  BmTutor       *tutor;       /* ... and this */
  int            help_seat;   /* whom help is for; BM_SIDE_NOBODY: not known yet */
  gboolean       ending;      /* End Turn is hovered or focused */
  BmMotion       motion;
  gboolean       danger;      /* the switch */
  gboolean       log_open;
  gboolean       finishing;   /* the match is decided, its last animation is running */
  TbAt           hovered;
  guint          shown_ply;   /* the ply shown by the board, or at the end of its animation */
  gboolean       unseen;      /* the effects of the last choice of the opening are shown when this is mapped ... */
  guint          unseen_from; /* ... from that ply on */
  GPtrArray     *passing;     /* of BmLine: the events of the running animation, or NULL */
  BmThinker     *adviser;     /* NULL until first used */
  BmMove         advice;      /* BM_MOVE_NONE: none */
  TbSpace        advice_goal; /* ... if it is a Move: see tb_advice_goal () */
  char          *advice_words; /* ... what it is good for, or NULL */
  GArray        *hints;       /* of TbAt: what to press for it */
  GSettings     *settings;    /* NULL: there are none */
  gboolean       reminded;    /* in this match */
  int            trial_seat;  /* in a trial: who tries things out ... */
  TbSpaces       trial_ruins; /* ... the ruins that there were, and the names of the players (or NULL) */
  char          *trial_names[BM_MAX_SEATS];

  /* The state last shown. */
  TbPosition     view;
  TbShow         show;
  GArray        *lit;         /* of TbAt */
  TbDistraction  distraction;
  TbPosition     told_view;   /* the view after the events shown so far */
  TbShow         told;
  guint          told_turn;   /* the seat at turn before the running sequence of events, TB_NO_SEAT */
  int            hand_of;     /* seat whose hand is shown; BM_SIDE_NOBODY: none */
  guint          later;       /* parts that are still to be updated */
  guint          later_tick;  /* 0: none */
  gboolean       taking_in;   /* the match has changed, and nothing was updated yet */
  gboolean       scene;       /* the running sequence has more than the actions of a seat that continues */

  GtkWidget     *left;
  GtkWidget     *right;
  TbTerrorZone  *zone;
  TbSeatsPanel  *seats;
  TbObjective   *objective;
  TbDeeds       *deeds;       /* the next two: the hunt stands in the place of the actions */
  TbActionPanel *actions;
  TbHuntPanel   *hunt;
  TbNotes       *notes;       /* the next two */
  BmHintPanel   *help;
  BmLog         *log;
  GtkWidget     *log_box;
  BmStatus      *status;
  TbBountyLine  *line;
  TbBoardView   *board;
  TbHandView    *hand;
  TbTerrorTurn  *terror_turn;
  TbSuccessors  *successors;
  TbFlightLayer *flights;
};

/* NULL: there is none. */
BmMatch *tb_table_get_match       (TbTable          *self);

/* tb-table-show.c */
/* Computes the state to be shown and the viewer, without showing them yet. */
void     tb_table_update_show     (TbTable          *self);
void     tb_table_show_all        (TbTable          *self);
/* Updates PARTS at once, the others one per frame: all of them in one frame would be visible as a jerk.  The hand of a
   seat that is no longer the viewer is replaced at once. */
void     tb_table_show_in_turn    (TbTable          *self,
                                   guint             parts);
/* Updates PARTS in the next frames, one in each. */
void     tb_table_show_later      (TbTable          *self,
                                   guint             parts);
/* Updates PARTS from the last computed state. */
void     tb_table_show_parts      (TbTable          *self,
                                   guint             parts);
void     tb_table_stop_later      (TbTable          *self);
/* Updates everything that depends on the hovered object. */
void     tb_table_show_hover      (TbTable          *self);
void     tb_table_show_status     (TbTable          *self);

/* tb-table-told.c */
/* The state for the panels: during a sequence of events, the one after the events shown so far. */
const TbShow *tb_table_make_told  (TbTable          *self);
/* Whether a scene is running, a sequence of events without interaction: nothing can be pressed, and a press skips it. */
gboolean tb_table_is_in_scene     (TbTable          *self);
/* A sequence of N EVENTS of the match from ply FROM on begins. */
void     tb_table_begin_told      (TbTable          *self,
                                   guint             from,
                                   const BmEvent    *events,
                                   guint             n);
void     tb_table_motion_reached  (TbTable          *self,
                                   guint             event);
void     tb_table_motion_left     (TbTable          *self,
                                   guint             event);
void     tb_table_add_skipping    (TbTable          *self);

/* tb-table-spots.c */
/* Starts the flights for EVENT, which take DURATION milliseconds. */
void     tb_table_fly             (TbTable          *self,
                                   const BmEvent    *event,
                                   guint             duration);

/* tb-table-hunt.c */
/* Shows the hunt in place of the actions while a Worm has caught somebody. */
void     tb_table_show_hunt       (TbTable          *self);
/* A sequence of N EVENTS begins in VIEW; EVENT is shown; the sequence has ended. */
void     tb_table_begin_hunt      (TbTable          *self,
                                   const TbPosition *view);
void     tb_table_play_hunt       (TbTable          *self,
                                   const BmEvent    *event);

/* tb-table-follow.c */
void     tb_table_install_follow  (BmTableInterface *iface);
void     tb_table_motion_ended    (TbTable          *self);
void     tb_table_finish_motion   (TbTable          *self);
/* The table is mapped. */
void     tb_table_show_unseen     (TbTable          *self);
/* Whether an animation is running or deferred. */
gboolean tb_table_is_moving       (TbTable          *self);
void     tb_table_drop_match      (TbTable          *self);

/* tb-table-actions.c */
void     tb_table_install_actions (GtkWidgetClass   *widget_class);
void     tb_table_add_keys        (TbTable          *self);
/* A press on AT by pointer or key. */
void     tb_table_press           (TbTable          *self,
                                   TbAt              at);
/* The awaited seat has confirmed to be present; or `Show hand` was pressed. */
void     tb_table_uncover         (TbTable          *self);

/* Whether a seat must confirm to be present before it can decide. */
gboolean tb_table_waits           (TbTable          *self);
/* Then the keyboard focus moves to the button for that. */
void     tb_table_focus_hand      (TbTable          *self);

/* tb-table-advice.c */
void     tb_table_suggest         (TbTable          *self);
void     tb_table_stop_advice     (TbTable          *self);
/* Fills in hints: the presses for the suggestion. */
void     tb_table_list_hints      (TbTable          *self);

/* tb-table-remind.c: TRUE: a press on AT, End Turn, was answered with a reminder. */
gboolean tb_table_remind          (TbTable          *self,
                                   TbAt              at);

/* tb-table-help.c */
/* Shows the hints and the explanation for the seat at the screen, if its help is on, and the switch for it. */
void     tb_table_show_help       (TbTable          *self);
/* Has screen readers say them after the status line's text. */
void     tb_table_say_help        (TbTable          *self);
/* A move has just been played; and another match begins, or none (NULL). */
void     tb_table_count_help      (TbTable          *self);
void     tb_table_begin_help      (TbTable          *self,
                                   BmMatch          *match);
void     tb_table_set_mastery     (TbTable          *self,
                                   BmMastery        *mastery);
/* Whether help is on for the seat at the screen. */
gboolean tb_table_get_help        (TbTable          *self);
void     tb_table_set_help        (TbTable          *self,
                                   gboolean          on);
/* Switches it, and says so. */
void     tb_table_toggle_help     (TbTable          *self);
/* The explanation was closed.  FALSE: there was none. */
gboolean tb_table_dismiss_help    (TbTable          *self);
/* Moves the keyboard focus to the hints, or says that there are none. */
void     tb_table_focus_help      (TbTable          *self);
/* Hint number INDEX is hovered or focused, -1: none; it was pressed. */
void     tb_table_help_pointed    (TbTable          *self,
                                   int               index);
void     tb_table_help_pressed    (TbTable          *self,
                                   int               index);
void     tb_table_watch_end_turn  (TbTable          *self);

/* tb-table-lesson.c */
void     tb_table_install_lesson  (BmTableInterface *iface);

/* tb-table-trial.c */
void     tb_table_install_trial   (BmTableInterface *iface);
/* MATCH, a copy, comes to the table; the table is finalized. */
void     tb_table_begin_trial     (TbTable          *self,
                                   BmMatch          *match);
void     tb_table_free_trial      (TbTable          *self);
/* Tells the controller whose moves are not made here. */
void     tb_table_set_computers   (TbTable          *self);
/* That nothing here is real; NULL: it is.  (transfer full) */
char    *tb_table_dup_trial_words (TbTable          *self);
/* FALSE: it is no trial. */
gboolean tb_table_leave_trial     (TbTable          *self);

/* tb-table-interface.c */
void     tb_table_interface_init  (BmTableInterface *iface);

G_END_DECLS
