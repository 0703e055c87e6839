/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-driver.h"

#include "tb-position.h"
#include "tb-show.h"
#include "tb-table.h"

G_BEGIN_DECLS

/*
 * Plays Terror Below at its table in the program's window, by what can be pointed at and pressed there.  What is not there
 * fails the test.
 */

/* What every main () of these tests begins with: see ui_driver_init ().  The box is there then, and the style sheets. */
gboolean          tb_driver_init      (int             *argc,
                         char ***argv);

/* A match that begins as JSON, the text of a position, says.  (transfer full) */
BmMatch          *tb_driver_read      (const char      *json);
/* A match of OPTIONS, "start:players=3", played at random up to the first decision that is WANTED; more matches are tried,
   with other seeds.  (transfer full) */
typedef gboolean (*TbWanted) (const TbPosition *pos);
BmMatch          *tb_driver_find_match (const char     *options,
                               TbWanted wanted);

/* Shows MATCH at the table; the seats of COMPUTERS, bits, are played by computers, which wait. */
void              tb_driver_show      (UiDriver        *driver,
                     BmMatch *match,
                     guint computers);
/* A new window of 1280 x 800 with such a match of people at its table. */
void              tb_driver_open      (UiDriver        *driver,
                                       const char      *options,
                                       TbWanted         wanted);
TbTable          *tb_driver_table     (UiDriver        *driver);
BmMatch          *tb_driver_match     (UiDriver        *driver);
const TbPosition *tb_driver_position  (UiDriver        *driver);

/* The widget that stands for AT; NULL: none is to be seen. */
GtkWidget        *tb_driver_find_at   (UiDriver        *driver,
                              TbAt at);
/* ... in the part of the table of that type; NULL: none is to be seen there. */
GtkWidget        *tb_driver_find_in   (UiDriver        *driver,
                                       GType            type,
                                       TbAt             at);
/* An own Item or Weapon that the one who decides can use now; TB_NO_CARD: none. */
TbCard            tb_driver_usable    (const TbPosition *pos);
/* Presses it, or points at it; TB_AT_NONE: at nothing. */
void              tb_driver_press     (UiDriver        *driver,
                      TbAt at);
void              tb_driver_hover     (UiDriver        *driver,
                      TbAt at);
/* By the names that records have: "c4", "boots-3", "worm 2", "bounty 1", "red". */
TbAt              tb_driver_at        (const char      *name);

G_END_DECLS
