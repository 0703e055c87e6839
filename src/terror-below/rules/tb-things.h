/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-box.h"

G_BEGIN_DECLS

/*
 * Items and Weapons in a hand: a word with a bit for each copy in the box.  The copies of a card have neighbouring
 * bits, from the lowest on: a hand with two of three Pistols has the first two of their bits.  So equal hands have
 * equal words.
 */
typedef guint64 TbThings;

/* All bits of CARD, an Item or Weapon. */
static inline TbThings
tb_things_mask (TbCard card)
{
  const TbThing *thing = tb_thing (card);

  return ((G_GUINT64_CONSTANT (1) << thing->copies) - 1) << thing->first_bit;
}

static inline guint
tb_things_count (TbThings things,
                 TbCard   card)
{
  return (guint) __builtin_popcountll (things & tb_things_mask (card));
}

static inline gboolean
tb_things_have (TbThings things,
                TbCard   card)
{
  return (things >> tb_thing (card)->first_bit & 1) != 0;
}

/* Adds a copy; there must be one left. */
static inline TbThings
tb_things_add (TbThings things,
               TbCard   card)
{
  return things | G_GUINT64_CONSTANT (1) << (tb_thing (card)->first_bit + tb_things_count (things, card));
}

/* Removes a copy; there must be one. */
static inline TbThings
tb_things_remove (TbThings things,
                  TbCard   card)
{
  return things & ~(G_GUINT64_CONSTANT (1) << (tb_thing (card)->first_bit + tb_things_count (things, card) - 1));
}

/* The card of the lowest bit of THINGS, which is not empty. */
static inline TbCard
tb_things_first (TbThings things)
{
  return tb_box->thing_of_bit[__builtin_ctzll (things)];
}

G_END_DECLS
