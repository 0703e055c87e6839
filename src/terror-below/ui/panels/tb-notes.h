/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The hints and the log, one below the other.  Where there is no room for both, the log gives way: its widget stays
 * visible, but is not shown.  Its children, in this order, are the two; either may be invisible.
 */
#define TB_TYPE_NOTES (tb_notes_get_type ())
G_DECLARE_FINAL_TYPE (TbNotes, tb_notes, TB, NOTES, GtkWidget)

/* Whether there is room for the log, with the size that this has now. */
gboolean tb_notes_has_room (TbNotes *self);

G_END_DECLS
