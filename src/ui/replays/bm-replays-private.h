/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replays-screen.h"

G_BEGIN_DECLS

/* What the parts of the list share: bm-replays-screen.c lists and opens, bm-replays-rows.c shows, bm-replays-change.c
   deletes and renames. */
struct _BmReplaysScreen
{
  GtkWidget           parent_instance;

  char               *folder;    /* NULL: nothing has been read yet */
  GPtrArray          *running;   /* of GBytes, or NULL */
  GListStore         *items;     /* of BmShelfItem */
  GtkSingleSelection *selection; /* borrowed from the list */
  GCancellable       *reading;   /* of the folder and of matches in it; NULL: nothing is to be read */
  gboolean            listing;   /* the folder is being listed */
  char               *wanted;    /* the path that shall be picked when it comes, or NULL ... */
  GBytes             *wanted_text; /* ... or the running match */

  GPtrArray          *coming;    /* of BmShelfItem: all that were listed, as long as not all of them are in the list */
  guint               n_come;    /* so many of them are, or were */
  guint               growing;   /* source: more of them come into it */
  GHashTable         *rows;      /* of GtkListItem: those that are there for a match */
  GHashTable         *stale;     /* ... and do not show it as it is known */
  GdkFrameClock      *clock;     /* borrowed; NULL: the screen is not mapped */
  gint64              filled_at; /* the frame in which the last of them were filled */
  guint               filling;   /* tick: more of them are filled with every frame */
  guint               wanting;   /* source: they are looked at for matches to be read */
  gboolean            summing;   /* one of those is being read */

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
void         bm_replays_screen_tell       (BmReplaysScreen *self,
                                           const char      *words);
/* Lent; NULL: none. */
BmShelfItem *bm_replays_screen_get_picked (BmReplaysScreen *self);
void         bm_replays_screen_show_page  (BmReplaysScreen *self);
void         bm_replays_screen_show_possible (BmReplaysScreen *self);
/* The list had the keyboard before there was anything in it, or what had it is gone. */
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
/* Nothing shall be picked when it comes. */
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
