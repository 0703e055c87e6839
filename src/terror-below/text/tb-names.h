/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The words of the text forms, for writing and reading.  Names are in lower case, and reading is case-sensitive: the
 * reader of moves, which are case-insensitive, converts to lower case first.  Seats, colours, Locations, types and
 * cards are those of the box in use.
 */

/* "c4"; "?" for TB_SPACE_NONE and other invalid values. */
#define TB_SPACE_TEXT_SIZE 3
const char *tb_space_text         (TbSpace      space,
                                   char         text[TB_SPACE_TEXT_SIZE]);

/* A space of the widest board; TB_SPACE_NONE for any other text. */
TbSpace     tb_space_from_text    (const char  *text);

/* "up" ...; TB_N_DIRS. */
const char *tb_dir_name           (guint        dir);
guint       tb_dir_from_name      (const char  *name);

/* "1" to "3"; TB_NO_SLOT. */
const char *tb_slot_name          (guint        slot);
guint       tb_slot_from_name     (const char  *name);

/* "vehicles" ... "weapons", "characters"; TB_DECK_CHARACTERS + 1. */
const char *tb_deck_name          (guint        deck);
guint       tb_deck_from_name     (const char  *name);

/* "red" ...; TB_NO_SEAT. */
const char *tb_seat_name          (guint        seat);
guint       tb_seat_from_name     (const char  *name);

/* "violet" ...; TB_N_COLOURS. */
const char *tb_colour_name        (guint        colour);
guint       tb_colour_from_name   (const char  *name);

/* "store" ...; TB_N_LOCATIONS. */
const char *tb_location_name      (guint        location);
guint       tb_location_from_name (const char  *name);

/* "crawler" ...; TB_ANY. */
const char *tb_worm_type_name     (guint        type);
guint       tb_worm_type_from_name (const char *name);

/* The id of a card, or of a Location as a card; "?" for TB_CARD_UNKNOWN and other invalid values. */
const char *tb_card_id            (TbCard       card);

/* The card, or Location as a card, with that id; TB_NO_CARD. */
TbCard      tb_card_from_id       (const char  *id);

/* Whether CARD is a card of the box in use: not a Location, unknown or TB_NO_CARD. */
gboolean    tb_card_exists        (TbCard       card);

G_END_DECLS
