/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"
#include "bm-end-screen.h"
#include "bm-turning-panel.h"

G_BEGIN_DECLS

/* Shared by the parts of the screen: bm-end-screen.c has its actions and layout, bm-end-show.c shows a match. */
struct _BmEndScreen
{
  GtkWidget      parent_instance;

  const char    *style;   /* class of the game that is shown, or NULL */
  const char    *hint;    /* shown while no column of the chart is selected */

  GtkWidget     *sheet;
  GtkWidget     *content;
  GtkBox        *scene;
  GtkWidget     *head;
  GtkLabel      *heading;
  GtkLabel      *reason;
  GtkLabel      *length;
  GtkLabel      *honours;
  GtkWidget     *score_row;
  GtkBox        *score;
  GtkWidget     *place_box;
  GtkLabel      *place;
  GtkWidget     *story_box;
  GtkWidget     *story_heading;
  GtkBox        *story;
  GtkWidget     *charts;
  GtkWidget     *bars_box;
  GtkWidget     *chart_box;
  GtkLabel      *bars_heading;
  GtkGrid       *bars;
  GtkLabel      *chart_heading;
  BmChart       *chart;
  GtkFlowBox    *legend;
  GtkLabel      *figures;
  GtkLabel      *room;    /* as wide as the longest text of FIGURES */
  GtkStack      *pages;   /* "duel", "turning" */
  GtkWidget     *figures_stack;
  BmTurningPanel *turning;
  GtkWidget     *turning_button;
  GtkLabel      *turning_status;
  GtkWidget     *story_button;
  GtkWidget     *rematch_button;
  GtkWidget     *same_button;
  GtkWidget     *same_note;
  GtkWidget     *table_button;
  GtkLabel      *table_label;
};

/* Shows the figures of COLUMN, or a hint on how to see any (-1). */
void bm_end_screen_point         (BmEndScreen *self,
                                  int          column);
/* Starts the search for turning points of MATCH, if its game supports them. */
void bm_end_screen_begin_turning (BmEndScreen *self,
                                  BmMatch     *match);

G_END_DECLS
