/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

typedef struct _BmChart BmChart; /* see bm-chart.h */

/* What the screen of the end tells of a match, to be filled in by its game; it is empty at first, and what stays empty
   is not shown. */
typedef struct
{
  gboolean    swaps;         /* the two have unlike seats, and may change them for a rematch */
  const char *see_table;     /* what the button is called that shows the table as it was left, if that has a name */
  char       *length;        /* how long it took, a sentence (transfer full) */
  GtkBox     *score;         /* widgets may be added: what somebody has got for it, as a sum */
  GPtrArray  *story;         /* BmLines are to be added: its sentences, each with a picture */

  /* Charts: all of this, or nothing.  How things went in the course of the match; what a column says is shown below when
     it is pointed at.  And bars for how often each seat did what, side by side. */
  gboolean    chart_first;   /* it stands before the bars, and the story below these */
  const char *chart_heading;
  const char *chart_hint;    /* what is shown while no column is pointed at */
  BmChart    *chart;
  GPtrArray  *legend;        /* BmLines are to be added: the marks in it, pictures and names */
  const char *bars_heading;
  GtkGrid    *bars;
} BmEndPage;

/* What a game says and shows of a match that is over.  All but the title may be NULL: then that is not shown. */
typedef struct
{
  /* Who has won, without a full stop; and why, as a sentence.  (transfer full) each */
  char *(*title)       (BmMatch   *match);
  char *(*reason)      (BmMatch   *match);
  /* Adds large pictures of those who have won, be it nobody who plays; and small ones of all that there was. */
  void  (*add_winners) (GtkBox    *box,
                        BmMatch   *match);
  void  (*add_scene)   (GtkBox    *box,
                        BmMatch   *match);
  void  (*tell)        (BmEndPage *page,
                        BmMatch   *match);
  /* The style class of the celebration and the screen; NULL: they have none. */
  const char *style;
  /* A match that nobody has won has a celebration as well. */
  gboolean    celebrates_defeat;
} BmEndParts;

G_END_DECLS
