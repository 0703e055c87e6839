/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replays-screen.h"

G_BEGIN_DECLS

/* What the parts of the list share: bm-replays-screen.c reads, shows and opens, bm-replays-change.c deletes and renames. */
struct _BmReplaysScreen
{
  GtkWidget           parent_instance;

  char               *folder;    /* NULL: nothing has been read yet */
  GBytes             *running;
  GListStore         *items;     /* of BmShelfItem */
  GtkSingleSelection *selection; /* borrowed from the list */
  GCancellable       *reading;   /* NULL: it has come to its end */
  char               *wanted;    /* the path that shall be picked when it comes, or NULL */

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
void         bm_replays_screen_read_anew  (BmReplaysScreen *self);

/* bm-replays-change.c */
/* Actions "replays.delete" and "replays.rename". */
void         bm_replays_change_install    (GtkWidgetClass  *widget_class);
/* The popover with the name is shown, and the name is to be that. */
void         bm_replays_change_opened     (BmReplaysScreen *self);
void         bm_replays_change_rename     (BmReplaysScreen *self);

G_END_DECLS
