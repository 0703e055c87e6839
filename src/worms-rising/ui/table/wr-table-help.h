/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-table-layout.h"
#include "wr-table-speech.h"
#include "wr-tutor.h"

G_BEGIN_DECLS

/*
 * Help at the table: hints for the side at the screen, beside the board where its actions are not, and explanations of what
 * happens for the first time.  The other side's player never sees any of it.  Until it is given a BmMastery nobody has help.
 *
 * Signals: "update" ()  something else is to be shown: wr_table_help_show ();  "unmark" ()  no hint is pointed at any more,
 * the board's marks are the table's again;  "switched" ()  a side has help now, or no longer, or knows more.
 */
#define WR_TYPE_TABLE_HELP (wr_table_help_get_type ())
G_DECLARE_FINAL_TYPE (WrTableHelp, wr_table_help, WR, TABLE_HELP, GObject)

/* What it goes by. */
typedef struct
{
  WrSide   side;     /* at the screen */
  gboolean decides;  /* ... and it is asked something */
  gboolean unknown;  /* several people play, and nobody knows which of them looks */
  gboolean over;     /* all is decided: nothing matters any more */
  gboolean narrow;   /* see WrTableShape */
  gboolean tight;    /* ... with little room for pictures */
} WrTableHelpView;

/* COLUMNS (one a side), BOARD and SPEECH live longer. */
WrTableHelp *wr_table_help_new           (const WrTableColumn    *columns,
                                          WrBoardView            *board,
                                          WrTableSpeech          *speech) G_GNUC_WARN_UNUSED_RESULT;

/* Once; SEATS as for wr_tutor_new (). */
void         wr_table_help_set_mastery   (WrTableHelp            *self,
                                          BmMastery              *mastery,
                                          const BmSeats          *seats);
/* NULL: nobody is helped. */
void         wr_table_help_set_match     (WrTableHelp            *self,
                                          BmMatch                *match);
/* A move has just been played. */
void         wr_table_help_count_move    (WrTableHelp            *self);

gboolean     wr_table_help_get           (WrTableHelp            *self,
                                          WrSide                  side);
void         wr_table_help_set           (WrTableHelp            *self,
                                          WrSide                  side,
                                          gboolean                on);
/* Switches it, and says so. */
void         wr_table_help_toggle        (WrTableHelp            *self,
                                          WrSide                  side);

/* Shows all that there is; there has to be a match. */
void         wr_table_help_show          (WrTableHelp            *self,
                                          const WrTableHelpView  *view);
/* What is explained has been read.  FALSE: nothing is. */
gboolean     wr_table_help_dismiss       (WrTableHelp            *self);
/* The keyboard focus goes to the hints, or it is said that there are none. */
void         wr_table_help_grab_focus    (WrTableHelp            *self);
/* All hints, to be heard; "" without any.  (transfer full) */
char        *wr_table_help_dup_words     (WrTableHelp            *self) G_GNUC_WARN_UNUSED_RESULT;
/* Where Tab comes to; or NULL. */
GtkWidget   *wr_table_help_get_panel     (WrTableHelp            *self);

G_END_DECLS
