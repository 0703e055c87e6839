/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position: hands, decks, discard piles, and what is in force.
 */
#include "position-writer.h"

#include <string.h>

#include "bm-names.h"
#include "position-frames.h"

/* `"key": [cards]`, those that a view hides as "?". */
static void
append_pile (GString      *string,
             const char   *before,
             const char   *key,
             const guint8 *cards,
             guint         n)
{
  g_string_append_printf (string, "%s\"%s\": [", before, key);
  for (guint i = 0; i < n; i++)
    {
      bm_write_comma (string);
      g_string_append_c (string, '"');
      g_string_append (string, bm_card_id (cards[i]));
      g_string_append_c (string, '"');
    }
  g_string_append_c (string, ']');
}

static const guint8 *
deck_of (const BmCards *cards)
{
  return cards->cards + cards->n_hand;
}

static const guint8 *
discards_of (const BmCards *cards)
{
  return cards->cards + cards->n_hand + cards->n_deck;
}

/* The champions not offered yet, which no side may see. */
static void
append_champions (BmPositionWriter *writer,
                  const char       *key,
                  guint             place,
                  guint             n)
{
  guint8 hidden[sizeof writer->pos->draft.cards];

  memset (hidden, BM_NO_CARD, sizeof hidden);
  append_pile (writer->string, ", ", key,
               writer->view == BM_SIDE_NOBODY ? writer->pos->draft.cards + place : hidden, n);
}

void
bm_write_decks (BmPositionWriter *writer)
{
  const BmPosition *pos = writer->pos;
  const BmCards *bird = &pos->cards[BM_SIDE_BIRD], *worms = &pos->cards[BM_SIDE_WORMS], *events = &pos->events;
  const BmDraft *draft = &writer->whole->draft;
  gboolean setup = pos->turn == BM_TURN_SETUP;
  GString *string = writer->string;

  append_pile (string, ", \"decks\": {", "bird", deck_of (bird), bird->n_deck);
  if (setup)
    append_champions (writer, "bird-champions", draft->n_worm, draft->n_bird);
  append_pile (string, ", ", "events", deck_of (events), events->n_deck);
  if (setup)
    append_champions (writer, "worm-champions", 0, draft->n_worm);
  append_pile (string, ", ", "worms", deck_of (worms), worms->n_deck);
  append_pile (string, "}, \"discards\": {", "bird", discards_of (bird), bird->n_discard);
  append_pile (string, ", ", "events", discards_of (events), events->n_discard);
  append_pile (string, ", ", "worms", discards_of (worms), worms->n_discard);
  g_string_append_c (string, '}');
}

void
bm_write_hands (BmPositionWriter *writer)
{
  const BmCards *bird = &writer->pos->cards[BM_SIDE_BIRD], *worms = &writer->pos->cards[BM_SIDE_WORMS];

  append_pile (writer->string, ", \"hands\": {", "bird", bird->cards, bird->n_hand);
  append_pile (writer->string, ", ", "worms", worms->cards, worms->n_hand);
  g_string_append_c (writer->string, '}');
}

/* The cards of the other hand that SIDE knows.  What the other side knows is not for the looker's eyes (G11). */
static void
append_known (BmPositionWriter *writer,
              const char       *before,
              BmSide            side)
{
  const BmPosition *pos = writer->whole;
  const BmCards *other = &pos->cards[bm_side_other (side)];
  guint8 cards[BM_MAX_CARDS];
  guint n = 0;

  for (guint place = 0; place < other->n_hand && place < BM_MAX_CARDS; place++)
    {
      if (pos->known[side] >> place & 1)
        cards[n++] = writer->view == BM_SIDE_NOBODY || writer->view == (int) side ? other->cards[place] : BM_NO_CARD;
    }
  append_pile (writer->string, before, bm_side_name (side), cards, n);
}

void
bm_write_known (BmPositionWriter *writer)
{
  append_known (writer, ", \"known\": {", BM_SIDE_BIRD);
  append_known (writer, ", ", BM_SIDE_WORMS);
  g_string_append_c (writer->string, '}');
}

static void
append_kept (GString   *string,
             BmSlotType type,
             guint8     value)
{
  switch (type)
    {
    case BM_SLOT_PIECE:
      g_string_append_printf (string, "\"%s\"", bm_piece_name ((BmPiece) value));
      break;
    case BM_SLOT_SPACE:
      bm_write_space (string, value);
      break;
    case BM_SLOT_COLUMN:
      g_string_append_printf (string, "\"%c\"", 'a' + value);
      break;
    case BM_SLOT_CARD:
      bm_write_card (string, value);
      break;
    case BM_SLOT_NUMBER:
      bm_write_number (string, value);
      break;
    case BM_SLOT_DIR:
      g_string_append_printf (string, "\"%s\"", bm_dir_name ((BmDir) value));
      break;
    case BM_SLOT_UNUSED:
    default:
      g_string_append (string, "null");
      break;
    }
}

/* The card's named slots that hold something, sorted by their names. */
static guint
kept_slots (const BmCard   *card,
            const BmEffect *effect,
            guint8          slots[BM_MAX_SLOTS])
{
  guint n = 0;

  for (guint8 slot = 0; slot < card->n_slots; slot++)
    {
      guint place = n;

      if (card->slot_names[slot] == NULL || effect->kept[slot] == BM_NO_VALUE)
        continue;
      for (; place > 0 && strcmp (card->slot_names[slots[place - 1]], card->slot_names[slot]) > 0; place--)
        slots[place] = slots[place - 1];
      slots[place] = slot;
      n++;
    }
  return n;
}

static void
append_effect (GString        *string,
               const BmEffect *effect)
{
  const BmCard *card = bm_card (effect->card);
  const BmPart *part = &bm_card_set->parts[card->part + effect->part];
  guint8 slots[BM_MAX_SLOTS];
  guint n;

  g_string_append_printf (string, "{\"card\": \"%s\", \"kept\": {", card->id);
  if (bm_part_bars_cards (part))
    {
      for (n = 0; n < BM_MAX_SLOTS && effect->kept[n] != BM_NO_VALUE; n++)
        ;
      append_pile (string, "", "cards", effect->kept, n);
    }
  else
    {
      n = kept_slots (card, effect, slots);
      for (guint i = 0; i < n; i++)
        {
          g_string_append_printf (string, "%s\"%s\": ", i == 0 ? "" : ", ", card->slot_names[slots[i]]);
          append_kept (string, (BmSlotType) card->slot_types[slots[i]], effect->kept[slots[i]]);
        }
    }
  if (effect->left == 0)
    g_string_append (string, "}, \"left\": null");
  else
    bm_write_member (string, "}, ", "left", effect->left);
  bm_write_member (string, ", ", "part", effect->part);
  g_string_append (string, ", \"side\": ");
  if (bm_deck_side (card->deck) == BM_N_SIDES)
    g_string_append (string, "null");
  else
    g_string_append_printf (string, "\"%s\"", bm_side_name (bm_deck_side (card->deck)));
  g_string_append (string, ", \"until\": \"");
  bm_until_append_text (BM_EFFECT_UNTIL (effect), BM_EFFECT_N (effect), string);
  g_string_append (string, "\"}");
}

void
bm_write_effects (BmPositionWriter *writer)
{
  const BmPosition *pos = writer->pos;

  g_string_append (writer->string, ", \"effects\": [");
  for (guint i = 0; i < pos->n_effects; i++)
    {
      bm_write_comma (writer->string);
      append_effect (writer->string, &pos->effects[i]);
    }
  g_string_append_c (writer->string, ']');
}
