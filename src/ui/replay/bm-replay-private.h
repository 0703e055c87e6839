/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-bar.h"
#include "bm-replay-screen.h"
#include "bm-art-image.h"
#include "bm-turning-panel.h"

G_BEGIN_DECLS

/* Shared by the parts of the replay screen: bm-replay-screen.c shows a position and navigates, bm-replay-play.c plays
   automatically, bm-replay-actions.c has the actions, bm-replay-notes.c the comments, bm-replay-turning.c the turning
   points, and bm-replay-export.c the export. */
struct _BmReplayScreen
{
  GtkWidget      parent_instance;

  BmReplay      *replay;    /* NULL: none */
  BmReplayPath  *path;
  gboolean       playing;
  guint          timer;     /* source: advances to the next move */
  GtkWidget     *behind;
  guint          commented; /* the ply whose comment is being edited */
  gboolean       writing;   /* a file is being written */
  GQueue         unwritten; /* the versions to be written after it: see bm-replay-notes.c */
  GCancellable  *exporting; /* NULL: not exporting pictures */
  guint          export_ply; /* the ply before the export, ... */
  BmMotion       motion;    /* ... and the animation speed */

  GtkBox        *parts;     /* from top to bottom */
  BmTable       *table;
  GtkWidget     *panel;
  BmReplayBar   *bar;
  GtkLabel      *where;
  GtkWidget     *said;      /* the current comment, ... */
  GtkLabel      *comment;   /* ... and its text */
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
void  bm_replay_screen_show_notice  (BmReplayScreen *self,
                                     const char     *words);

/* bm-replay-play.c */
/* Whether it plays automatically. */
void  bm_replay_play_show           (BmReplayScreen *self);
void  bm_replay_play_start          (BmReplayScreen *self);
/* Schedules the next move after the animations have ended. */
void  bm_replay_play_wait           (BmReplayScreen *self);
/* The speed has changed. */
void  bm_replay_play_speed          (BmReplayScreen *self);
void  bm_replay_play_change_speed   (BmReplayScreen *self,
                                     int             by);

/* bm-replay-actions.c */
void  bm_replay_actions_install     (GtkWidgetClass *widget_class);
void  bm_replay_actions_init        (BmReplayScreen *self);
/* The bar below the table was clicked. */
void  bm_replay_actions_seek        (BmReplayScreen *self,
                                     guint           ply);
/* The toggle for the hands was clicked. */
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
