/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The players of a new match: one row for each seat, with its mark and car, the kind of player, and the name of a
 * person.  Computers have fixed names.
 *
 * Signals: "changed" ()  the player of a seat has changed;  "activated" ()  Enter was pressed in a name.
 */
#define TB_TYPE_SEAT_ROWS (tb_seat_rows_get_type ())
G_DECLARE_FINAL_TYPE (TbSeatRows, tb_seat_rows, TB, SEAT_ROWS, GtkWidget)

/* Only the first N have a row. */
void     tb_seat_rows_set_n     (TbSeatRows *self,
                                 guint       n);
BmLevel  tb_seat_rows_get_level (TbSeatRows *self,
                                 guint       seat);
/* Without "changed". */
void     tb_seat_rows_set_level (TbSeatRows *self,
                                 guint       seat,
                                 BmLevel     level);
/* The text of the name entry, also while a computer plays the seat. */
const char *tb_seat_rows_get_name (TbSeatRows *self,
                                   guint       seat);
void     tb_seat_rows_set_name  (TbSeatRows *self,
                                 guint       seat,
                                 const char *name);
/* 0: compact. */
void     tb_seat_rows_set_size  (TbSeatRows *self,
                                 int         size);

G_END_DECLS
