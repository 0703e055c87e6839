/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-space.h"

G_BEGIN_DECLS

/*
 * One space of the board: the button for input, focus and accessibility.  Its ground and pieces are drawn by the layers
 * below and above; the button itself only draws its marks (style classes `target`, `far`, `selected`, `marked`).
 */
#define WR_TYPE_SPACE_BUTTON (wr_space_button_get_type ())
G_DECLARE_FINAL_TYPE (WrSpaceButton, wr_space_button, WR, SPACE_BUTTON, GtkButton)

typedef enum
{
  WR_SPACE_TARGET   = 1 << 0,
  WR_SPACE_SELECTED = 1 << 1,
  WR_SPACE_MARKED   = 1 << 2,
  WR_SPACE_FAR      = 1 << 3 /* a target that is only reached by a flight: there are many, so they are subtle */
} WrSpaceMarks;

GtkWidget   *wr_space_button_new             (WrSpace        space);
WrSpace      wr_space_button_get_space       (WrSpaceButton *self);
void         wr_space_button_set_name        (WrSpaceButton *self,
                                              const char    *name);
/* The options here, and the last result; NULL: none. */
void         wr_space_button_set_description (WrSpaceButton *self,
                                              const char    *target,
                                              const char    *result);
/* Both, as the accessible description; "" if there is none. */
const char  *wr_space_button_get_description (WrSpaceButton *self);
/* The contents and the effect of a click, in one line, for the tooltip; NULL without a name.  (transfer full) */
char        *wr_space_button_dup_tip         (WrSpaceButton *self) G_GNUC_WARN_UNUSED_RESULT;
void         wr_space_button_set_marks       (WrSpaceButton *self,
                                              WrSpaceMarks   marks);
WrSpaceMarks wr_space_button_get_marks       (WrSpaceButton *self);

G_END_DECLS
