/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-bar.h"
#include "bm-replay-screen.h"
#include "bm-art-image.h"
#include "bm-turning-panel.h"

G_BEGIN_DECLS

/* What the parts of the player share: bm-replay-screen.c shows and goes, bm-replay-play.c goes by itself,
   bm-replay-actions.c has what can be asked for, bm-replay-notes.c the comments, bm-replay-turning.c the turning points,
   and bm-replay-export.c makes files. */
struct _BmReplayScreen
{
  GtkWidget      parent_instance;

  BmReplay      *replay;    /* NULL: nothing is shown */
  BmReplayPath  *path;
  gboolean       playing;
  guint          timer;     /* source: the next move */
  GtkWidget     *behind;
  guint          commented; /* the ply that is being commented on */
  gboolean       writing;   /* a file is being written */
  GQueue         unwritten; /* of what comes after it: see bm-replay-notes.c */
  GCancellable  *exporting; /* NULL: no pictures are being made */
  guint          export_ply; /* where it was when that began, ... */
  BmMotion       motion;    /* ... and how things moved */

  GtkBox        *parts;     /* one below the other */
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
  GtkMenuButton *turning_button;
  BmTurningPanel *turning;
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
void  bm_replay_screen_show_ply     (BmReplayScreen *self);
void  bm_replay_screen_tell         (BmReplayScreen *self,
                                     const char     *words);

/* bm-replay-play.c */
/* Whether it goes by itself. */
void  bm_replay_play_show           (BmReplayScreen *self);
void  bm_replay_play_start          (BmReplayScreen *self);
/* The next move comes when nothing moves any more. */
void  bm_replay_play_wait           (BmReplayScreen *self);
/* Another speed was chosen. */
void  bm_replay_play_speed          (BmReplayScreen *self);
void  bm_replay_play_change_speed   (BmReplayScreen *self,
                                     int             by);

/* bm-replay-actions.c */
void  bm_replay_actions_install     (GtkWidgetClass *widget_class);
void  bm_replay_actions_init        (BmReplayScreen *self);
/* The line below the table was pressed. */
void  bm_replay_actions_seek        (BmReplayScreen *self,
                                     guint           ply);
/* The switch of the hands was pressed. */
void  bm_replay_actions_show_hands  (BmReplayScreen *self);

/* bm-replay-turning.c */
/* Another match is shown. */
void  bm_replay_turning_show        (BmReplayScreen *self);
void  bm_replay_turning_open        (BmReplayScreen *self);
/* The popover is shown. */
void  bm_replay_turning_opened      (BmReplayScreen *self);
void  bm_replay_turning_look        (BmReplayScreen *self,
                                     guint           ply);
void  bm_replay_turning_try         (BmReplayScreen *self,
                                     guint           ply);

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
