/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * Names of things at the table, in the user's language.  Static unless stated otherwise.
 */

/* "Red"; and the CSS class of its colour, "seat-red". */
const char *tb_seat_words        (guint       seat);
const char *tb_seat_class        (guint       seat);
/* "Red: Anna", or "Red" where NAME is that of the colour.  (transfer full) */
char       *tb_seat_name_words   (guint       seat,
                                  const char *name);
/* The name of a computer that plays SEAT: "Ruby". */
const char *tb_computer_words    (guint       seat);
/* The name of the player of SEAT: the person's name, or "Red", or the computer's name.  Owned by MATCH, or static;
   MATCH may be NULL. */
const char *tb_player_words      (BmMatch    *match,
                                  guint       seat);

/* "c4".  (static, of a small ring of buffers) */
const char *tb_space_words       (TbSpace     space);

/* "Motel", "Facility"; "General Store". */
const char *tb_location_words    (guint       location);
const char *tb_location_full     (guint       location);

/* "violet", in the middle of a sentence; "violet Egg"; "Violet Egg" at its beginning. */
const char *tb_colour_words      (guint       colour);
const char *tb_egg_words         (guint       colour);
const char *tb_egg_title         (guint       colour);
/* "an orange Egg" in the middle of a sentence; "An orange Egg" at its beginning. */
const char *tb_an_egg_words      (guint       colour);
const char *tb_an_egg_title      (guint       colour);

/* "up" */
const char *tb_dir_words         (guint       dir);

/* The name of any card: "Pickup", "Pistol", "Screamer", "Veronica"; a Bounty: "Pink Egg to the Hospital". */
const char *tb_card_words        (TbCard      card);
/* The text of a card; "". */
const char *tb_card_text_words   (TbCard      card);
/* The same for the hand, at most 60 characters; the full text of cards without a short one. */
const char *tb_card_short        (TbCard      card);
/* The name of a Vehicle card, for screen readers: "Tow Truck 6: right, right, down, down", "Boots 2: no arrows".
   (transfer full) */
char       *tb_vehicle_words     (TbCard      card);
/* The same in one or two lines, for the hand. */
const char *tb_card_brief_words  (TbCard      card);
/* A Bounty with its points: "Pink Egg to the Hospital: 5 points".  (transfer full) */
char       *tb_bounty_words      (TbCard      card);

/* The same for screen readers: "pink Egg to the Hospital, 5 points", "hunt a Screamer, 5 points".  (transfer full) */
char       *tb_bounty_spoken     (TbCard      card);

/* "a pink Egg to the Hospital". */
const char *tb_delivery_words    (guint       colour,
                               guint location);

/* "a Vehicle card", "an Item" ... with the article. */
const char *tb_deck_words        (guint       deck);

/* WORDS with commas, and "and" before the last.  (transfer full) */
char       *tb_list_words        (GPtrArray  *words);

/* Seats of BITS by name: "Ada and Max".  (transfer full) */
char       *tb_players_words     (BmMatch    *match,
                                  guint       bits);
/* "b3, c4 and d2".  (transfer full) */
char       *tb_spaces_words      (TbSpaces    spaces);

/* Pictures below `art/`. */
const char *tb_seat_art          (guint       seat); /* its car */
const char *tb_mark_art          (guint       seat);
const char *tb_egg_art           (guint       colour);
/* "terror-below/vehicles/pickup", "terror-below/worms/queen-card" ...: the picture of a card. (static, of a small ring) */
const char *tb_card_art          (TbCard      card);
/* A picture of a Bounty's goal: a Location, or the head of a Worm.  (static, of a small ring of buffers) */
const char *tb_bounty_art        (TbCard      card);
/* The id of the kind of a Vehicle card ("tow-truck") or of the type of a Worm ("queen"). */
const char *tb_card_kind         (TbCard      card);

G_END_DECLS
