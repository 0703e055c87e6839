/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-driver.h"

G_BEGIN_DECLS

/*
 * What can be learned at the screen, as a text to be compared with another one; and positions that differ only in what is
 * hidden.
 */

/* All widgets of the window, hidden ones included: states, styles, what is written on them, their names, descriptions and
   tooltips. */
void tb_secrets_append_window  (GString          *all,
                               UiDriver *driver);

/* What the log says. */
void tb_secrets_append_log     (GString          *all,
                                UiDriver         *driver);

/* Everything at the table is pointed at, and pressed where that is refused: what is said then. */
void tb_secrets_append_answers (GString          *all,
                                UiDriver         *driver);

/* Waits until nothing moves and all pictures are drawn. */
void tb_secrets_rest           (UiDriver         *driver);

/* ONE and TWO are the same; NAME says where they are not. */
void tb_secrets_compare        (const char       *name,
                         const char *one,
                         const char *two);

/* Fills in TWIN: POS but for all that is hidden from SEAT; TB_NO_SEAT: from everybody.  Of each kind that is hidden something
   is another one. */
void tb_secrets_make_twin      (const TbPosition *pos,
                           guint seat,
                           guint64 *chance,
                           TbPosition *twin);

G_END_DECLS
