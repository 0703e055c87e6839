/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writes a position: the keys of a player.
 */
#include "position-writer.h"

#include "tb-names.h"

static guint
seat_of (const TbPositionWriter *writer,
         const TbPlayer         *player)
{
  return (guint) (player - writer->pos->players);
}

void
tb_put_seat (const TbPositionWriter *writer,
             gconstpointer           base)
{
  tb_put_word (writer->string, tb_seat_name (seat_of (writer, base)));
}

/* The cards of a set of bits, beginning with FIRST, then the UNKNOWN ones. */
static void
put_bits (GString *string,
          TbCard   first,
          guint64  bits,
          guint    unknown)
{
  g_string_append_c (string, '[');
  for (; bits != 0; bits &= bits - 1)
    {
      tb_put_comma (string);
      tb_put_card (string, (TbCard) (first + (guint) __builtin_ctzll (bits)));
    }
  for (; unknown > 0; unknown--)
    {
      tb_put_comma (string);
      tb_put_card (string, TB_CARD_UNKNOWN);
    }
  g_string_append_c (string, ']');
}

/* One entry for each copy.  Bits are in the order of decks and cards. */
static void
put_things (GString  *string,
            TbThings  things,
            guint     unknown)
{
  g_string_append_c (string, '[');
  for (; things != 0; things &= things - 1)
    {
      tb_put_comma (string);
      tb_put_card (string, tb_things_first (things));
    }
  for (; unknown > 0; unknown--)
    {
      tb_put_comma (string);
      tb_put_card (string, TB_CARD_UNKNOWN);
    }
  g_string_append_c (string, ']');
}

void
tb_put_squad (const TbPositionWriter *writer,
              gconstpointer           base)
{
  put_bits (writer->string, TB_FIRST_CHARACTER, ((const TbPlayer *) base)->squad, 0);
}

void
tb_put_dead (const TbPositionWriter *writer,
             gconstpointer           base)
{
  put_bits (writer->string, TB_FIRST_CHARACTER, ((const TbPlayer *) base)->dead, 0);
}

void
tb_put_vehicles (const TbPositionWriter *writer,
                 gconstpointer           base)
{
  const TbPlayer *player = base;

  put_bits (writer->string, TB_FIRST_VEHICLE, player->vehicles, player->unknown[0]);
}

void
tb_put_items (const TbPositionWriter *writer,
              gconstpointer           base)
{
  const TbPlayer *player = base;

  put_things (writer->string, player->things & tb_box->item_bits, player->unknown[1]);
}

void
tb_put_weapons (const TbPositionWriter *writer,
                gconstpointer           base)
{
  const TbPlayer *player = base;

  put_things (writer->string, player->things & tb_box->weapon_bits, player->unknown[2]);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b,
             gpointer      data)
{
  return strcmp (tb_card_id (*(const TbCard *) a), tb_card_id (*(const TbCard *) b));
}

/* T16.2: Items and Weapons in one list. */
void
tb_put_fresh (const TbPositionWriter *writer,
              gconstpointer           base)
{
  guint seat = seat_of (writer, base), n = 0;
  TbThings fresh = seat == writer->pos->turn ? writer->pos->fresh : 0;
  TbCard cards[TB_MAX_THINGS];

  if (writer->view != BM_SIDE_NOBODY && (guint) writer->view != seat)
    {
      put_things (writer->string, 0, (guint) __builtin_popcountll (fresh));
      return;
    }
  for (; fresh != 0; fresh &= fresh - 1)
    cards[n++] = tb_things_first (fresh);
  g_qsort_with_data (cards, (int) n, sizeof *cards, compare_ids, NULL);
  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < n; i++)
    {
      tb_put_comma (writer->string);
      tb_put_card (writer->string, cards[i]);
    }
  g_string_append_c (writer->string, ']');
}

void
tb_put_completed (const TbPositionWriter *writer,
                  gconstpointer           base)
{
  const TbPosition *pos = writer->pos;
  guint owner = seat_of (writer, base) | TB_OWNED_COMPLETED;

  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) == owner)
      {
        tb_put_comma (writer->string);
        tb_put_card (writer->string, pos->owned[i]);
      }
  g_string_append_c (writer->string, ']');
}

void
tb_put_hidden (const TbPositionWriter *writer,
               gconstpointer           base)
{
  const TbPosition *pos = writer->pos;
  guint seat = seat_of (writer, base);

  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < pos->n_owned; i++)
    {
      if ((pos->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) != seat)
        continue;
      tb_put_comma (writer->string);
      g_string_append_c (writer->string, '{');
      tb_put_key (writer->string, "card");
      tb_put_card (writer->string, pos->owned[i]);
      tb_put_key (writer->string, "open");
      g_string_append (writer->string, (pos->owned_by[i] & TB_OWNED_OPEN) != 0 ? "true}" : "false}");
    }
  g_string_append_c (writer->string, ']');
}

void
tb_put_used (const TbPositionWriter *writer,
             gconstpointer           base)
{
  const TbPlayer *player = base;
  const TbUsed *turn = &player->used_turn, *attack = &player->used_attack;
  const TbUsed *used[2] = { attack->card < turn->card ? attack : turn, attack->card < turn->card ? turn : attack };

  g_string_append_c (writer->string, '{');
  for (guint i = 0; i < G_N_ELEMENTS (used); i++)
    if (used[i]->card != TB_NO_CARD)
      {
        tb_put_key (writer->string, tb_card_id (used[i]->card));
        tb_put_number (writer->string, used[i]->n);
      }
  g_string_append_c (writer->string, '}');
}
