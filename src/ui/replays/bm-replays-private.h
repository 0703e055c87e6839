/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replays-screen.h"

G_BEGIN_DECLS

/* Shared by the parts of the list: bm-replays-screen.c lists and opens, bm-replays-rows.c shows rows,
   bm-replays-change.c deletes and renames. */
struct _BmReplaysScreen
{
  GtkWidget           parent_instance;

  char               *folder;    /* NULL: not loaded yet */
  GPtrArray          *running;   /* of GBytes, or NULL */
  GListStore         *items;     /* of BmShelfItem */
  GtkSingleSelection *selection; /* borrowed from the list */
  GCancellable       *reading;   /* for the folder and its matches; NULL: idle */
  gboolean            listing;   /* the folder is being listed */
  char               *wanted;    /* path of the match to be selected when it is added, or NULL ... */
  GBytes             *wanted_text; /* ... or the text of the running match */

  GPtrArray          *coming;    /* of BmShelfItem: all that were listed, until all are added to the list */
  guint               n_come;    /* how many of them were added */
  guint               growing;   /* source: adds more of them */
  GHashTable         *rows;      /* of GtkListItem: those that are bound */
  GHashTable         *stale;     /* ... and need an update */
  GdkFrameClock      *clock;     /* borrowed; NULL: the screen is not mapped */
  gint64              filled_at; /* time of the frame in which rows were last filled */
  guint               filling;   /* tick callback: fills more rows with every frame */
  guint               wanting;   /* source: looks for rows whose match must be read */
  gboolean            summing;   /* a match is being read */

  GtkWidget          *back;
  GtkStack           *pages;
  GtkWidget          *scrolled;
  GtkWidget          *nothing;
  GtkListView        *list;
  GtkWidget          *busy;
  GtkWidget          *bottom;
  GtkMenuButton      *rename_button;
  GtkPopover         *rename_popover;
  GtkEditable        *name;
  GtkLabel           *name_fault;
};

/* bm-replays-screen.c */
void         bm_replays_screen_show_notice (BmReplaysScreen *self,
                                            const char      *words);
/* Lent; NULL: none. */
BmShelfItem *bm_replays_screen_get_picked (BmReplaysScreen *self);
void         bm_replays_screen_show_page  (BmReplaysScreen *self);
void         bm_replays_screen_show_possible (BmReplaysScreen *self);
/* Moves the focus to the list if the focused widget was hidden, or the list was empty when it was focused. */
void         bm_replays_screen_keep_focus (BmReplaysScreen *self);
void         bm_replays_screen_read_anew  (BmReplaysScreen *self);

/* bm-replays-rows.c */
void         bm_replays_rows_install      (GtkWidgetClass  *widget_class);
/* Shows ITEMS, and nothing else. */
void         bm_replays_rows_fill         (BmReplaysScreen *self,
                                           GPtrArray       *items);
void         bm_replays_rows_clear        (BmReplaysScreen *self);
/* CLOCK: of the frames with which rows are filled; NULL: none are until there is one again. */
void         bm_replays_rows_follow       (BmReplaysScreen *self,
                                           GdkFrameClock   *clock);
/* Drops the wanted selection. */
void         bm_replays_rows_want_nothing (BmReplaysScreen *self);
/* FALSE: all that there is room for is there. */
gboolean     bm_replays_rows_are_loading  (BmReplaysScreen *self);

/* bm-replays-change.c */
/* Actions "replays.delete" and "replays.rename". */
void         bm_replays_change_install    (GtkWidgetClass  *widget_class);
/* The popover with the name is shown, and the name is to be that. */
void         bm_replays_change_opened     (BmReplaysScreen *self);
void         bm_replays_change_rename     (BmReplaysScreen *self);

G_END_DECLS
