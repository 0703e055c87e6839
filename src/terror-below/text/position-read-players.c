/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: its players.
 */
#include "position-reader.h"

#include "tb-names.h"
#include "tb-rules-private.h"

static TbPlayer *
player_of (TbPositionReader *reader)
{
  return &reader->pos->players[reader->seat];
}

static gboolean
is_secret (const TbPositionReader *reader)
{
  return (guint) reader->view != reader->seat;
}

/* --- Squad and hand ------------------------------------------------------------------------------------------ */

static gboolean
read_member (TbPositionReader *reader,
             const BmJson     *at,
             guint32          *members)
{
  TbCard card;

  if (!tb_reader_card (reader, at, 1u << TB_DECK_CHARACTERS, &card))
    return FALSE;
  if (card == player_of (reader)->leader && members == &player_of (reader)->dead && !reader->form_only)
    return tb_reader_refuse (reader, at, "T21.2", "the Leader is not dead");
  *members |= 1u << (card - TB_FIRST_CHARACTER);
  return tb_reader_count (reader, at, card);
}

static gboolean
read_squad (TbPositionReader *reader,
            const BmJson     *at)
{
  return read_member (reader, at, &player_of (reader)->squad);
}

static gboolean
read_dead (TbPositionReader *reader,
           const BmJson     *at)
{
  return read_member (reader, at, &player_of (reader)->dead);
}

static gboolean
read_vehicle (TbPositionReader *reader,
              const BmJson     *at)
{
  TbPlayer *player = player_of (reader);
  TbCard card;

  if (!tb_reader_take (reader, at, 1u << TB_DECK_VEHICLES, is_secret (reader), &card))
    return FALSE;
  if (card == TB_CARD_UNKNOWN)
    player->unknown[0]++;
  else
    player->vehicles |= G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
  return TRUE;
}

static gboolean
read_thing (TbPositionReader *reader,
            const BmJson     *at,
            TbDeck            deck,
            guint8           *unknown)
{
  TbPlayer *player = player_of (reader);
  TbCard card;

  if (!tb_reader_take (reader, at, 1u << deck, is_secret (reader), &card))
    return FALSE;
  if (card == TB_CARD_UNKNOWN)
    (*unknown)++;
  else if (!reader->form_only)
    player->things = tb_things_add (player->things, card);
  return TRUE;
}

static gboolean
read_item (TbPositionReader *reader,
           const BmJson     *at)
{
  return read_thing (reader, at, TB_DECK_ITEMS, &player_of (reader)->unknown[1]);
}

static gboolean
read_weapon (TbPositionReader *reader,
             const BmJson     *at)
{
  return read_thing (reader, at, TB_DECK_WEAPONS, &player_of (reader)->unknown[2]);
}

/* T16.2.  A view has only the number of another seat's: that many of the lowest bits (tb_rules_hide ()). */
static gboolean
read_fresh (TbPositionReader *reader,
            const BmJson     *at)
{
  TbPosition *pos = reader->pos;
  TbThings things = player_of (reader)->things;
  TbCard card;

  if (reader->seat != pos->turn && !reader->form_only)
    return tb_reader_refuse (reader, at, "T16.2", "cards of the seat at turn alone are fresh");
  if (reader->view != BM_SIDE_NOBODY && is_secret (reader))
    {
      pos->fresh = pos->fresh << 1 | 1;
      return tb_reader_take (reader, at, 0, TRUE, &card);
    }
  if (!tb_reader_card (reader, at, 1u << TB_DECK_ITEMS | 1u << TB_DECK_WEAPONS, &card))
    return FALSE;
  if (reader->form_only)
    return TRUE;
  if (tb_things_count (pos->fresh, card) == tb_things_count (things, card))
    return tb_reader_refuse (reader, at, "T16.2", "not in the hand");
  pos->fresh = tb_things_add (pos->fresh, card);
  return TRUE;
}

/* --- Bounties ------------------------------------------------------------------------------------------------ */

static gboolean
own (TbPositionReader *reader,
     TbCard            card,
     guint             flags)
{
  TbPosition *pos = reader->pos;

  if (reader->form_only)
    return TRUE;
  if (pos->n_owned == TB_MAX_BOUNTIES)
    return tb_reader_refuse_key (reader, "players", "T2.2", "more Bounties than there are in the box");
  tb_own_bounty (pos, reader->seat, card, flags);
  return TRUE;
}

static gboolean
read_completed (TbPositionReader *reader,
                const BmJson     *at)
{
  TbCard card;

  return tb_reader_take (reader, at, 1u << TB_DECK_BOUNTIES, FALSE, &card) && own (reader, card, TB_OWNED_COMPLETED);
}

static gboolean
read_hidden (TbPositionReader *reader,
             const BmJson     *at)
{
  static const char *const keys[] = { "card", "open", NULL };
  gboolean open = FALSE;
  TbCard card;
  BmJson child;

  if (!bm_json_check_object (at, keys, reader->error)
      || (bm_json_member (at, "open", &child) && !bm_json_get_boolean (&child, &open, reader->error)))
    return FALSE;
  if (!bm_json_member (at, "card", &child))
    return reader->form_only || bm_json_fail_member (at, "card", BM_ERROR_UNREADABLE, reader->error, "missing");
  return tb_reader_take (reader, &child, 1u << TB_DECK_BOUNTIES, is_secret (reader) && !open, &card)
         && own (reader, card, open ? TB_OWNED_OPEN : 0);
}

/* --- Players ------------------------------------------------------------------------------------------------- */

static gboolean
read_egg (TbPositionReader *reader,
          const BmJson     *at)
{
  return tb_reader_egg (reader, at, &player_of (reader)->eggs);
}

/* The key is a Character, the value is the number of uses of its power. */
static gboolean
read_used (TbPositionReader *reader,
           const BmJson     *at)
{
  TbCard card = tb_card_from_id (at->key);
  TbUsed *used = tb_card_is_character (card) ? tb_power_counter (player_of (reader), card) : NULL;
  gint64 n;

  if (used == NULL)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no card whose uses are counted (T16.9)");
  if (!bm_json_get_integer (at, 1, MAX (tb_effect (card)->first, 1), &n, reader->error))
    return FALSE;
  if (used->card != TB_NO_CARD && !reader->form_only)
    return tb_reader_refuse (reader, at, "T16.9", "two powers used");
  *used = (TbUsed) { card, (guint8) n };
  return TRUE;
}

/* Seats must be in their order (T4.2). */
static gboolean
read_seat (TbPositionReader *reader,
           const BmJson     *at)
{
  guint8 seat;
  BmJson child;

  reader->seat = at->index;
  if (!JSON_NODE_HOLDS_OBJECT (at->node) || !bm_json_member (at, "seat", &child))
    return TRUE;
  if (!tb_reader_seat (reader, &child, &seat))
    return FALSE;
  if (reader->form_only)
    reader->seat = seat;
  else if (seat != reader->seat)
    return tb_reader_refuse (reader, &child, "T4.2", "must be \"%s\"", tb_seat_name (reader->seat));
  return TRUE;
}

static gboolean
read_player (TbPositionReader *reader,
             const BmJson     *at)
{
  TbPlayer *player;
  BmJson hat;

  if (!read_seat (reader, at))
    return FALSE;
  player = player_of (reader);
  if (!tb_reader_fields (reader, at, tb_player_fields, player))
    return FALSE;
  if (player->hat != TB_NO_CARD && !tb_thing (player->hat)->hat)
    {
      bm_json_member (at, "hat", &hat);
      return tb_reader_refuse (reader, &hat, "T16.6", "this Item is no Hat");
    }
  return tb_reader_list (reader, at, "squad", TB_N_SQUAD, read_squad)
         && tb_reader_list (reader, at, "dead", TB_N_SQUAD, read_dead)
         && tb_reader_list (reader, at, "eggs", TB_N_COLOURS * tb_box->numbers.eggs_each, read_egg)
         && tb_reader_list (reader, at, "vehicles", TB_MAX_VEHICLES, read_vehicle)
         && tb_reader_list (reader, at, "items", TB_MAX_THINGS, read_item)
         && tb_reader_list (reader, at, "weapons", TB_MAX_THINGS, read_weapon)
         && tb_reader_list (reader, at, "fresh", TB_MAX_THINGS - 1, read_fresh)
         && tb_reader_list (reader, at, "completed", TB_MAX_BOUNTIES, read_completed)
         && tb_reader_list (reader, at, "hidden", TB_MAX_BOUNTIES, read_hidden)
         && tb_reader_members (reader, at, "used", read_used);
}

gboolean
tb_reader_players (TbPositionReader *reader)
{
  return tb_reader_list (reader, reader->root, "players", TB_MAX_SEATS, read_player);
}
