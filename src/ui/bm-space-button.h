/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-space.h"

G_BEGIN_DECLS

/*
 * One space of the board: what is pressed, focused and spoken.  Its ground and what stands on it are drawn by the
 * layers below and above; the button itself only draws its marks (style classes `target`, `far`, `selected`, `marked`).
 */
#define BM_TYPE_SPACE_BUTTON (bm_space_button_get_type ())
G_DECLARE_FINAL_TYPE (BmSpaceButton, bm_space_button, BM, SPACE_BUTTON, GtkButton)

typedef enum
{
  BM_SPACE_TARGET   = 1 << 0,
  BM_SPACE_SELECTED = 1 << 1,
  BM_SPACE_MARKED   = 1 << 2,
  BM_SPACE_FAR      = 1 << 3 /* a target that only a flight leads to: there are many, so they keep quiet */
} BmSpaceMarks;

GtkWidget   *bm_space_button_new             (BmSpace        space);
BmSpace      bm_space_button_get_space       (BmSpaceButton *self);
void         bm_space_button_set_name        (BmSpaceButton *self,
                                              const char    *name);
/* What can be done here, and what was done last; NULL: nothing. */
void         bm_space_button_set_description (BmSpaceButton *self,
                                              const char    *target,
                                              const char    *result);
/* Both of them, as a screen reader says it; "" if there is none. */
const char  *bm_space_button_get_description (BmSpaceButton *self);
/* What is here and what a click does, in one line, as the tooltip shows it; NULL without a name.  (transfer full) */
char        *bm_space_button_dup_tip         (BmSpaceButton *self) G_GNUC_WARN_UNUSED_RESULT;
void         bm_space_button_set_marks       (BmSpaceButton *self,
                                              BmSpaceMarks   marks);
BmSpaceMarks bm_space_button_get_marks       (BmSpaceButton *self);

G_END_DECLS
