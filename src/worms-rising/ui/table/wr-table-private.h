/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-log.h"
#include "wr-adviser.h"
#include "wr-play.h"
#include "wr-viewer.h"
#include "wr-table.h"
#include "wr-table-deferred.h"
#include "wr-table-docks.h"
#include "wr-table-help.h"
#include "wr-table-parts.h"

G_BEGIN_DECLS

/* Shared by the files of the table, which connect its parts; each part has its own header, included above. */
struct _WrTable
{
  GtkWidget          parent_instance;

  WrPlay            *play; /* NULL: no match */
  WrViewer           viewer;
  gboolean           asks_end;  /* before a turn ends with actions left */
  int                motion;
  gboolean           waited;    /* that the computer thinks has been said */
  gboolean           finishing; /* the match is decided, the last motion still runs */
  WrWeather          weather;   /* where things are only tried out: how it was outside when that began */
  BmTableGuard       guard;     /* of a lesson, or NULL */
  gpointer           guard_data;
  GtkWidget         *lesson;    /* its panel, in the column of the side that no person here plays; or NULL */
  WrAdviser         *adviser;   /* while there is a match */
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
  WrTableParts      *parts;
  WrTableHelp       *help;
};

/* Each fills in those functions of bm-table.h that are its own. */
void     wr_table_interface_init (BmTableInterface *iface);
void     wr_table_fill_advice   (BmTableInterface *iface);
void     wr_table_fill_hands    (BmTableInterface *iface);
void     wr_table_fill_lesson   (BmTableInterface *iface);
void     wr_table_fill_match    (BmTableInterface *iface);
void     wr_table_fill_trial    (BmTableInterface *iface);
void     wr_table_fill_words    (BmTableInterface *iface);

/* NULL: there is none. */
BmMatch *wr_table_get_match     (WrTable         *self);
gboolean wr_table_is_moving     (WrTable         *self);

/* wr-table-follow.c: all animations have ended. */
void     wr_table_motion_ended  (WrTable         *self);

/* wr-table-focus.c */
/* The focused widget may have been hidden, at the end of its side's turn or because it was the option chosen: then the
   next one is focused. */
void     wr_table_keep_focus    (WrTable         *self,
                                 GtkWidget       *focus);
/* If a card waits to be closed, Enter must do that; otherwise moves the focus to the first option of a card's decision. */
void     wr_table_lead_focus    (WrTable         *self,
                                 GtkWidget       *focus);
/* A new match is begun where something is: at the piece that acts first, else in the middle of the top row. */
void     wr_table_focus_start   (WrTable         *self);
/* Tab moves from the board to the actions of the side that acts, then to the rest. */
gboolean wr_table_tab           (WrTable         *self,
                                 GtkDirectionType direction);

/* wr-table-show.c */
void     wr_table_show_all      (WrTable         *self);
/* A player's name: a person's, or the level. */
void     wr_table_show_players  (WrTable         *self);
void     wr_table_show_options  (WrTable         *self);
/* Updates the widgets around the board: see wr-table-deferred.h. */
void     wr_table_show_around   (guint            parts,
                                 gpointer         data);
/* Shows the options of PLAY on the board. */
void     wr_table_show_targets  (WrTable         *self,
                                 WrPlay          *play);
void     wr_table_show_preview  (WrTable         *self);
/* Hints and explanations for the side at the screen. */
void     wr_table_show_hints    (WrTable         *self);
/* Applies the shape that fits now. */
void     wr_table_reshape       (WrTable         *self);
WrWeather wr_table_get_weather  (WrTable         *self);
/* A sentence about which computer is thinking; NULL: none is. */
const char *wr_table_get_thinking (WrTable       *self);

/* wr-table-say.c */
/* The events of the last move, or how the match has CHANGED. */
void     wr_table_say_events    (WrTable         *self);
void     wr_table_say_change    (WrTable         *self,
                                 BmMatchChange    change);
/* Tonight, or else the log, was opened or closed. */
void     wr_table_say_switched  (WrTable         *self,
                                 WrDock           dock);
void     wr_table_say_trackers  (WrTable         *self);
/* Announces the picks, and what to pick next. */
void     wr_table_say_picks     (WrTable         *self);
/* Computers have moved, and a person decides: what happened since that person decided last is summed up.  Nothing is done
   when it is not so. */
void     wr_table_sum_up        (WrTable         *self);

/* wr-table-cards.c */
void     wr_table_show_hand     (WrTable         *self);
void     wr_table_place_hand    (WrTable         *self);
gboolean wr_table_can_show_hand (WrTable         *self);
void     wr_table_uncover       (WrTable         *self);
/* The card at INDEX of the hand that is shown, WR_NO_CARD: none. */
guint8   wr_table_get_card      (WrTable         *self,
                                 guint            index);
/* Cards can be dragged to the board. */
void     wr_table_add_drop      (WrTable         *self);

/* wr-table-reminders.c */
/* The cards in force, and the known cards of the other hand. */
void     wr_table_show_reminders (WrTable        *self);
/* Marks on the board the pieces, spaces and columns that CARD concerns while it is in force; WR_NO_CARD: none. */
void     wr_table_mark_card     (WrTable         *self,
                                 guint8           card);

/* wr-table-advice.c */
/* FALSE: nothing is suggested, or being thought about. */
gboolean wr_table_cancel_advice (WrTable         *self);
/* A new match is at the table. */
void     wr_table_begin_advice  (WrTable         *self);
void     wr_table_show_advice   (WrTable         *self);
/* Only on the board; while a card asks for columns the hovered ones have priority. */
void     wr_table_mark_advice   (WrTable         *self);
/* FALSE: there is no advice that could be seen on the board. */
gboolean wr_table_preview_advice (WrTable        *self);

/* wr-table-trial.c: why a covered hand is not shown. */
const char *wr_table_get_covered_words (WrTable *self);

/* wr-table-actions.c, wr-table-keys.c */
void     wr_table_install_actions (GtkWidgetClass *widget_class);
void     wr_table_add_keys      (WrTable         *self);

G_END_DECLS
