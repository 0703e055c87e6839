/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small picture of a match that has just begun: its board after the setup, as an example.  Decoration: it has no
 * input, and the fields beside it say what it shows.
 */
#define TB_TYPE_BOARD_SAMPLE (tb_board_sample_get_type ())
G_DECLARE_FINAL_TYPE (TbBoardSample, tb_board_sample, TB, BOARD_SAMPLE, GtkWidget)

/* OPTIONS as for a new match; the picture is deterministic. */
void tb_board_sample_show     (TbBoardSample *self,
                               const char    *options);
/* Its height in pixels. */
void tb_board_sample_set_size (TbBoardSample *self,
                               int            height);

G_END_DECLS
