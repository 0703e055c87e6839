/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-table-layout.h"
#include "wr-table-speech.h"
#include "wr-tutor.h"

G_BEGIN_DECLS

/*
 * Help at the table: hints for the side at the screen, beside the board where its actions are not, and explanations of
 * what happens for the first time.  The other side's player never sees any of it.  Without a BmMastery help is off for
 * all.
 *
 * Signals: "update" ()  call wr_table_help_show () again;  "unmark" ()  no hint is hovered any more: restore the
 * table's own marks;  "switched" ()  help was switched on or off for a side, or its known topics have changed.
 */
#define WR_TYPE_TABLE_HELP (wr_table_help_get_type ())
G_DECLARE_FINAL_TYPE (WrTableHelp, wr_table_help, WR, TABLE_HELP, GObject)

/* Its input. */
typedef struct
{
  WrSide      side;     /* at the screen */
  const char *quiet;    /* what the panel says without a hint; translated */
  gboolean    unknown;  /* several people play, and it is unknown which of them is at the screen */
  gboolean    over;     /* all is decided: nothing matters any more */
  gboolean    narrow;   /* see WrTableShape */
  gboolean    tight;    /* ... with little room for pictures */
} WrTableHelpView;

/* COLUMNS (one a side), BOARD and SPEECH live longer. */
WrTableHelp *wr_table_help_new           (const WrTableColumn    *columns,
                                          WrBoardView            *board,
                                          WrTableSpeech          *speech) G_GNUC_WARN_UNUSED_RESULT;

/* Once; SEATS as for bm_tutor_new (). */
void         wr_table_help_set_mastery   (WrTableHelp            *self,
                                          BmMastery              *mastery,
                                          const BmSeats          *seats);
/* NULL: no help. */
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
/* The explanation was closed.  FALSE: there was none. */
gboolean     wr_table_help_dismiss       (WrTableHelp            *self);
/* Moves the keyboard focus to the hints, or announces that there are none. */
void         wr_table_help_grab_focus    (WrTableHelp            *self);
/* All hints, for screen readers; "" without any.  (transfer full) */
char        *wr_table_help_dup_words     (WrTableHelp            *self) G_GNUC_WARN_UNUSED_RESULT;
/* The widget for Tab; or NULL. */
GtkWidget   *wr_table_help_get_panel     (WrTableHelp            *self);

G_END_DECLS
