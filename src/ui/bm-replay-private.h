/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-bar.h"
#include "bm-replay-screen.h"
#include "bm-art-image.h"

G_BEGIN_DECLS

/* What the parts of the player share: bm-replay-screen.c shows and goes, bm-replay-notes.c has the comments,
   bm-replay-export.c makes files. */
struct _BmReplayScreen
{
  GtkWidget      parent_instance;

  BmReplay      *replay;    /* NULL: nothing is shown */
  BmReplayPath  *path;
  gboolean       playing;
  guint          timer;     /* source: the next move */
  GtkWidget     *behind;
  guint          commented; /* the ply that is being commented on */
  gboolean       writing;   /* the file is being written ... */
  gboolean       unwritten; /* ... and has to be once more */
  GCancellable  *exporting; /* NULL: no pictures are being made */
  guint          export_ply; /* where it was when that began, ... */
  int            motion;    /* ... and how things moved */

  BmTable       *table;
  GtkWidget     *panel;
  BmReplayBar   *bar;
  GtkLabel      *where;
  GtkWidget     *said;      /* the comment here, ... */
  GtkLabel      *comment;   /* ... in words */
  GtkWidget     *controls;
  GtkWidget     *transport;
  GtkWidget     *play;
  BmArtImage    *play_picture;
  GtkDropDown   *speed;
  GtkToggleButton *hands;
  GtkMenuButton *comment_button;
  GtkPopover    *comment_popover;
  GtkLabel      *comment_heading;
  GtkTextView   *comment_text;
  GtkWidget     *comment_editor;
  GtkLabel      *comment_why;
  GtkWidget     *export_button;
  GtkWidget     *progress_row;
  GtkProgressBar *progress;
};

/* bm-replay-screen.c */
guint bm_replay_screen_get_ply      (BmReplayScreen *self);
void  bm_replay_screen_go           (BmReplayScreen *self,
                                     guint           ply);
void  bm_replay_screen_show_ply     (BmReplayScreen *self);
void  bm_replay_screen_tell         (BmReplayScreen *self,
                                     const char     *words);

/* bm-replay-notes.c */
void  bm_replay_notes_init          (BmReplayScreen *self);
void  bm_replay_notes_show          (BmReplayScreen *self);
void  bm_replay_notes_open          (BmReplayScreen *self);
/* The popover is shown. */
void  bm_replay_notes_opened        (BmReplayScreen *self);
void  bm_replay_notes_save          (BmReplayScreen *self);

/* bm-replay-export.c */
void  bm_replay_export_ask_text     (BmReplayScreen *self);
void  bm_replay_export_ask_pictures (BmReplayScreen *self);
void  bm_replay_export_cancel       (BmReplayScreen *self);

G_END_DECLS
