/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small picture of a match that has just begun: its board after the setup, as chance could deal it.  Decoration: nothing can
 * be pressed, and what it shows is chosen beside it.
 */
#define TB_TYPE_BOARD_SAMPLE (tb_board_sample_get_type ())
G_DECLARE_FINAL_TYPE (TbBoardSample, tb_board_sample, TB, BOARD_SAMPLE, GtkWidget)

/* OPTIONS as for a new match; equal ones look alike. */
void tb_board_sample_show     (TbBoardSample *self,
                               const char    *options);
/* How high it is, in pixels. */
void tb_board_sample_set_size (TbBoardSample *self,
                               int            height);

G_END_DECLS
