/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Items, Weapons, Characters, and the bits of Items and Weapons in hands (T2.2, tb-things.h).
 */
#include "box-reader.h"

#include <string.h>

/* The specific properties of the three decks. */
typedef struct
{
  TbBoxPart          part;
  const char        *name;
  const char *const *kinds;
  TbBoxOwner         owner;
  TbCard             first;
  guint              room;
  guint              most_copies; /* of a card */
  guint              most;        /* copies of all cards together */
} Deck;

static const char *const item_kinds[] = { "hat", "guard", "deed", "tool", NULL };
static const char *const weapon_kinds[] = { "weapon", NULL };
static const char *const character_kinds[] = { "character", NULL };

#define KIND_HAT 0

static const Deck items = {
  TB_PART_ITEMS, "item", item_kinds, TB_OWNER_ITEM, TB_FIRST_ITEM, TB_MAX_ITEMS, TB_MAX_COPIES, TB_MAX_PILE_ITEMS
};
static const Deck weapons = {
  TB_PART_WEAPONS, "weapon", weapon_kinds, TB_OWNER_WEAPON, TB_FIRST_WEAPON, TB_MAX_WEAPONS, TB_MAX_COPIES,
  TB_MAX_PILE_WEAPONS
};
static const Deck characters = {
  TB_PART_CHARACTERS, "character", character_kinds, TB_OWNER_CHARACTER, TB_FIRST_CHARACTER, TB_MAX_CHARACTERS, 1,
  TB_MAX_CHARACTERS
};

/* `solo` is true by default: T25.2. */
static gboolean
read_solo (const BmJson  *at,
           TbThing       *thing,
           GError       **error)
{
  gboolean solo;
  BmJson child;

  if (!bm_json_member (at, "solo", &child))
    return TRUE;
  if (!bm_json_get_boolean (&child, &solo, error))
    return FALSE;
  thing->no_solo = !solo;
  return TRUE;
}

static gboolean
read_thing (TbBoxReader       *reader,
            const TbBoxEntry  *entry,
            const Deck        *deck,
            TbThing           *thing,
            TbCard             card,
            GError           **error)
{
  static const char *const keys[] = { "id", "name", "deck", "kind", "copies", "solo", "text", "short", "tip", "notes", NULL };
  const char *const only[] = { deck->name, NULL };
  guint8 kind, index;

  if (!tb_box_member_word (&entry->at, "kind", deck->kinds, "kind of this deck", &kind, error))
    return FALSE;
  thing->hat = deck->owner == TB_OWNER_ITEM && kind == KIND_HAT;
  return tb_box_effect (&entry->at, keys, thing->hat ? TB_OWNER_HAT : deck->owner, &thing->effect, error)
         && tb_box_member_word (&entry->at, "deck", only, "deck of this file", &index, error)
         && tb_box_number (&entry->at, "copies", 1, (int) deck->most_copies, &thing->copies, error)
         && read_solo (&entry->at, thing, error)
         && tb_box_words (reader, &entry->at, entry->id, TB_WORDS_ALL, &reader->box->words[card], error);
}

/* Checks the number of copies.  The last entry is reported. */
static gboolean
check_copies (TbBoxReader    *reader,
              const Deck     *deck,
              GPtrArray      *sorted,
              const TbThing  *things,
              GError        **error)
{
  const GPtrArray *entries = reader->text->parts[deck->part];
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const TbBoxEntry *entry = entries->pdata[i];

      n += things[tb_box_find (sorted, entry->id)].copies;
      if (n > deck->most)
        return bm_json_fail_member (&entry->at, "copies", BM_ERROR_REFUSED, error,
                                    "there is no room for more than %u cards of the deck \"%s\"", deck->most, deck->name);
    }
  return TRUE;
}

static gboolean
read_deck (TbBoxReader  *reader,
           const Deck   *deck,
           TbThing      *things,
           guint8       *n_things,
           GError      **error)
{
  g_autoptr (GPtrArray) cards = tb_box_sorted (reader, deck->part, deck->room, error);

  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    if (!read_thing (reader, cards->pdata[i], deck, &things[i], (TbCard) (deck->first + i), error))
      return FALSE;
  *n_things = (guint8) cards->len;
  return check_copies (reader, deck, cards, things, error);
}

/* The last entry of PART: reported for missing entries. */
static const BmJson *
last_entry (const TbBoxReader *reader,
            TbBoxPart          part)
{
  const GPtrArray *entries = reader->text->parts[part];

  return &((const TbBoxEntry *) entries->pdata[entries->len - 1])->at;
}

/* T4.5, T25.2: enough for any number of players. */
static gboolean
check_characters (TbBoxReader  *reader,
                  GError      **error)
{
  const TbBox *box = reader->box;
  guint n = 0;

  for (guint i = 0; i < box->n_characters; i++)
    n += !box->characters[i].no_solo;
  if (n < TB_N_SQUAD)
    return bm_json_fail (last_entry (reader, TB_PART_CHARACTERS), BM_ERROR_REFUSED, error,
                         "only %u Characters are for solo, not %d (T4.5)", n, TB_N_SQUAD);
  if (box->n_characters < TB_N_SQUAD * TB_MAX_SEATS)
    return bm_json_fail (last_entry (reader, TB_PART_CHARACTERS), BM_ERROR_REFUSED, error,
                         "there are only %u Characters, not %d (T4.5)", box->n_characters, TB_N_SQUAD * TB_MAX_SEATS);
  return TRUE;
}

/* Items in force for a turn: only one copy each (cards.md 2.3). */
static gboolean
check_in_force (TbBoxReader  *reader,
                GError      **error)
{
  const TbBox *box = reader->box;
  guint n = 0;

  for (guint i = 0; i < box->n_items; i++)
    n += !box->items[i].hat && box->items[i].effect.kind == TB_EFFECT_HOOK;
  return n <= TB_MAX_EFFECTS
         || bm_json_fail (last_entry (reader, TB_PART_ITEMS), BM_ERROR_REFUSED, error,
                          "there is no room for more than %d Items with \"hook\" that are no Hats", TB_MAX_EFFECTS);
}

/* Assigns bits to the copies of each of THINGS; returns those bits. */
static guint64
number_copies (TbBox   *box,
               TbThing *things,
               guint    n_things,
               TbCard   first)
{
  guint64 bits = 0;

  for (guint i = 0; i < n_things; i++)
    {
      things[i].first_bit = box->n_things;
      for (guint copy = 0; copy < things[i].copies; copy++)
        {
          bits |= G_GUINT64_CONSTANT (1) << box->n_things;
          box->thing_of_bit[box->n_things++] = (TbCard) (first + i);
        }
    }
  return bits;
}

static guint
count_copies (const TbThing *things,
              guint          n_things)
{
  guint n = 0;

  for (guint i = 0; i < n_things; i++)
    n += things[i].copies;
  return n;
}

gboolean
tb_box_read_things (TbBoxReader  *reader,
                    GError      **error)
{
  TbBox *box = reader->box;

  if (!read_deck (reader, &items, box->items, &box->n_items, error)
      || !read_deck (reader, &weapons, box->weapons, &box->n_weapons, error)
      || !read_deck (reader, &characters, box->characters, &box->n_characters, error)
      || !check_characters (reader, error)
      || !check_in_force (reader, error))
    return FALSE;
  if (count_copies (box->items, box->n_items) + count_copies (box->weapons, box->n_weapons) > TB_MAX_THINGS)
    return bm_json_fail (last_entry (reader, TB_PART_WEAPONS), BM_ERROR_REFUSED, error,
                         "there is no room for more than %d Items and Weapons together", TB_MAX_THINGS);
  box->item_bits = number_copies (box, box->items, box->n_items, TB_FIRST_ITEM);
  box->weapon_bits = number_copies (box, box->weapons, box->n_weapons, TB_FIRST_WEAPON);
  return TRUE;
}
