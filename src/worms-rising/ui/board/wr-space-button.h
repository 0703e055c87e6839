/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-space.h"

G_BEGIN_DECLS

/*
 * One space of the board: what is pressed, focused and spoken.  Its ground and what stands on it are drawn by the
 * layers below and above; the button itself only draws its marks (style classes `target`, `far`, `selected`, `marked`).
 */
#define WR_TYPE_SPACE_BUTTON (wr_space_button_get_type ())
G_DECLARE_FINAL_TYPE (WrSpaceButton, wr_space_button, WR, SPACE_BUTTON, GtkButton)

typedef enum
{
  WR_SPACE_TARGET   = 1 << 0,
  WR_SPACE_SELECTED = 1 << 1,
  WR_SPACE_MARKED   = 1 << 2,
  WR_SPACE_FAR      = 1 << 3 /* a target that only a flight leads to: there are many, so they keep quiet */
} WrSpaceMarks;

GtkWidget   *wr_space_button_new             (WrSpace        space);
WrSpace      wr_space_button_get_space       (WrSpaceButton *self);
void         wr_space_button_set_name        (WrSpaceButton *self,
                                              const char    *name);
/* What can be done here, and what was done last; NULL: nothing. */
void         wr_space_button_set_description (WrSpaceButton *self,
                                              const char    *target,
                                              const char    *result);
/* Both of them, as a screen reader says it; "" if there is none. */
const char  *wr_space_button_get_description (WrSpaceButton *self);
/* What is here and what a click does, in one line, as the tooltip shows it; NULL without a name.  (transfer full) */
char        *wr_space_button_dup_tip         (WrSpaceButton *self) G_GNUC_WARN_UNUSED_RESULT;
void         wr_space_button_set_marks       (WrSpaceButton *self,
                                              WrSpaceMarks   marks);
WrSpaceMarks wr_space_button_get_marks       (WrSpaceButton *self);

G_END_DECLS
