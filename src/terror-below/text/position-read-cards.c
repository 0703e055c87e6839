/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: the Bounty Line, decks and discard piles, the attack.
 */
#include "position-reader.h"

#include "tb-names.h"

/* --- Cards --------------------------------------------------------------------------------------------------- */

static gboolean
read_line (TbPositionReader *reader,
           const BmJson     *at)
{
  return bm_json_is_null (at)
         || tb_reader_take (reader, at, 1u << TB_DECK_BOUNTIES, FALSE, &reader->pos->line[at->index]);
}

/* The pile of DECK in the object KEY of the root. */
static gboolean
read_pile (TbPositionReader *reader,
           const char       *key,
           guint             deck,
           gboolean          secret,
           TbCard           *cards,
           guint            *n)
{
  BmJson object, list, child;

  *n = 0;
  if (!bm_json_member (reader->root, key, &object))
    return TRUE;
  if (!bm_json_member_list (&object, tb_deck_name (deck), &list, n, reader->error))
    return FALSE;
  if (*n > TB_PILES_ROOM)
    return tb_reader_refuse (reader, &list, "T2.2", "more cards than there are in the box");
  for (guint i = 0; i < *n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!tb_reader_take (reader, &child, 1u << deck, secret, &cards[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_piles (TbPositionReader *reader,
             const char       *key)
{
  const char *keys[TB_N_DECKS + 1] = { NULL };
  BmJson at;

  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    keys[deck] = tb_deck_name (deck);
  return !bm_json_member (reader->root, key, &at) || bm_json_check_object (&at, keys, reader->error);
}

static gboolean
read_piles (TbPositionReader *reader)
{
  TbCard cards[TB_PILES_ROOM], discards[TB_PILES_ROOM];
  guint n_cards, n_discards;

  if (!check_piles (reader, "decks") || !check_piles (reader, "discards"))
    return FALSE;
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    {
      if (!read_pile (reader, "decks", deck, TRUE, cards, &n_cards)
          || !read_pile (reader, "discards", deck, FALSE, discards, &n_discards))
        return FALSE;
      if (!tb_position_set_piles (reader->pos, (TbDeck) deck, cards, n_cards, discards, n_discards))
        return tb_reader_refuse_key (reader, "decks", "T2.2", "more cards than there are in the box");
    }
  return TRUE;
}

gboolean
tb_reader_cards (TbPositionReader *reader)
{
  return tb_reader_list (reader, reader->root, "line", TB_N_LINE, read_line) && read_piles (reader);
}

/* --- The attack ---------------------------------------------------------------------------------------------- */

/* The key is a colour, the value is the space where the attack placed it. */
static gboolean
read_egg (TbPositionReader *reader,
          const BmJson     *at)
{
  guint colour = tb_colour_from_name (at->key);
  const char *text = bm_json_get_string (at, reader->error);
  TbSpace space;

  if (text == NULL)
    return FALSE;
  if (colour == TB_N_COLOURS)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such colour (T2.1)");
  if (!tb_reader_space (reader, at, text, &space))
    return FALSE;
  reader->pos->attack.eggs[colour] = space;
  return reader->form_only || tb_eggs_count (reader->pos->eggs[space], colour) > 0
         || tb_reader_refuse (reader, at, "T18.3", "no such Egg lies there");
}

gboolean
tb_reader_attack (TbPositionReader *reader)
{
  TbAttack *attack = &reader->pos->attack;
  BmJson at;

  if (!bm_json_member (reader->root, "attack", &at) || bm_json_is_null (&at))
    return TRUE;
  if (!tb_reader_fields (reader, &at, tb_attack_fields, attack))
    return FALSE;
  if (attack->slot == TB_NO_SLOT && !reader->form_only)
    return bm_json_fail_member (&at, "slot", BM_ERROR_UNREADABLE, reader->error, "missing; a Worm attacks");
  return tb_reader_members (reader, &at, "eggs", read_egg);
}
