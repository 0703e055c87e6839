/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

typedef struct _BmChart BmChart; /* see bm-chart.h */

/* The contents of the end screen, filled in by the game; initially empty, and empty members are not shown. */
typedef struct
{
  gboolean    swaps;         /* the two seats differ, and may be swapped for a rematch */
  const char *see_table;     /* label of the button that shows the final position, if it has one of its own */
  char       *length;        /* the length of the match, a sentence (transfer full) */
  GtkBox     *score;         /* widgets may be added: the score as a sum */
  GPtrArray  *story;         /* BmLines may be added: its sentences, each with a picture */

  /* Charts: all of this, or nothing.  Values over the course of the match; the text of a column is shown below when it
     is selected.  And bars of how often each seat did what, side by side. */
  gboolean    chart_first;   /* it is placed above the bars, and the story below them */
  const char *chart_heading;
  const char *chart_hint;    /* shown while no column is selected */
  BmChart    *chart;
  GPtrArray  *legend;        /* BmLines may be added: the marks in it, pictures and names */
  const char *bars_heading;
  GtkGrid    *bars;
} BmEndPage;

/* What a game says and shows of a match that is over.  All but the title may be NULL: then that is not shown. */
typedef struct
{
  /* The winners, without a full stop; and the reason, as a sentence.  (transfer full) each */
  char *(*title)       (BmMatch   *match);
  char *(*reason)      (BmMatch   *match);
  /* Adds large pictures of the winners, which may be no player's; and small ones of all that took part. */
  void  (*add_winners) (GtkBox    *box,
                        BmMatch   *match);
  void  (*add_scene)   (GtkBox    *box,
                        BmMatch   *match);
  void  (*tell)        (BmEndPage *page,
                        BmMatch   *match);
  /* The style class of the celebration and the screen; NULL: none. */
  const char *style;
  /* A match without a winner is celebrated as well. */
  gboolean    celebrates_defeat;
} BmEndParts;

G_END_DECLS
