/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-action-panel.h"
#include "bm-bird-panel.h"
#include "bm-board-view.h"
#include "bm-log.h"
#include "bm-party-panel.h"
#include "bm-play.h"
#include "bm-status.h"
#include "bm-table.h"

G_BEGIN_DECLS

/* What the parts of the table share: bm-table.c builds, lays out and follows the match, bm-table-show.c fills in
   what is seen, bm-table-actions.c has actions and keys. */
struct _BmTable
{
  GtkWidget          parent_instance;

  BmPlay            *play; /* NULL: no match */
  gboolean           tonight;
  gboolean           log_open;
  gboolean           narrow;
  guint              narrow_idle;
  int                narrow_minimum; /* width of a narrow column, as last measured */
  int                motion;
  int                horizon;
  gboolean           finishing; /* the match is decided, the last motion still runs */
  BmSpace            hovered;
  BmSpace            asked;     /* where the target menu is open */
  char              *last_rule; /* the rule at hand, or NULL */
  char              *since;     /* the events since the side's last decision, or NULL */
  GtkWidget         *told;      /* the control whose description is the last result, or NULL */

  GtkWidget         *left;
  GtkWidget         *right;
  BmPartyPanel      *party;
  BmActionPanel     *worm_actions;
  GtkBox            *left_slot;
  BmBirdPanel       *bird;
  BmActionPanel     *bird_actions;
  GtkBox            *right_slot;
  GtkBox            *tonight_panel;
  GtkBox            *tonight_lines;
  BmLog             *log;
  BmStatus          *status;
  BmBoardView       *board;
};

/* bm-table.c */
/* TEXT is what the last press has led to: a screen reader finds it where the focus is. */
void     bm_table_tell_result   (BmTable         *self,
                                 const char      *text);

/* bm-table-show.c */
void     bm_table_show_all      (BmTable         *self);
void     bm_table_show_options  (BmTable         *self);
void     bm_table_show_tonight  (BmTable         *self);
void     bm_table_show_preview  (BmTable         *self);
void     bm_table_say_events    (BmTable         *self);
void     bm_table_say           (BmTable         *self,
                                 const BmRefusal *refusal);
/* What is picked, and so what comes next. */
void     bm_table_say_picks     (BmTable         *self);
void     bm_table_ask           (BmTable         *self,
                                 BmSpace          space);

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
/* Tab goes from the board to the actions of the side that acts, then to the rest. */
gboolean bm_table_tab           (BmTable         *self,
                                 GtkDirectionType direction);
void     bm_table_set_horizon   (BmTable         *self,
                                 int              horizon);

/* bm-table-actions.c */
void     bm_table_install_actions (GtkWidgetClass *widget_class);
void     bm_table_add_keys        (BmTable        *self);

G_END_DECLS
