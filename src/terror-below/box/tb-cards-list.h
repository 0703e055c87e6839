/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-box.h"

G_BEGIN_DECLS

/*
 * The cards of the box in use as text, in plain English: for authors and reviewers of cards, so it is not translated.
 */

/* The card with that id or name, ignoring case; TB_NO_CARD. */
TbCard tb_cards_find           (const char *words);

/* Appends a line for every card: id, name, deck, copies. */
void   tb_cards_append_list    (GString    *string);

/* Appends everything about CARD, in several lines: its texts, and its effect in the program. */
void   tb_cards_append_about   (TbCard      card,
                                GString    *string);

/* Appends what EFFECT does, one sentence or more: see cards-words.c. */
void   tb_cards_append_effect  (const TbEffect *effect,
                                GString        *string);

G_END_DECLS
