/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position: hands, decks, discard piles, and what is in force.
 */
#include "position-writer.h"

#include <string.h>

#include "wr-names.h"
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
      wr_write_comma (string);
      g_string_append_c (string, '"');
      g_string_append (string, wr_card_id (cards[i]));
      g_string_append_c (string, '"');
    }
  g_string_append_c (string, ']');
}

static const guint8 *
deck_of (const WrCards *cards)
{
  return cards->cards + cards->n_hand;
}

static const guint8 *
discards_of (const WrCards *cards)
{
  return cards->cards + cards->n_hand + cards->n_deck;
}

/* The champions not offered yet, which no side may see. */
static void
append_champions (WrPositionWriter *writer,
                  const char       *key,
                  guint             place,
                  guint             n)
{
  guint8 hidden[sizeof writer->pos->draft.cards];

  memset (hidden, WR_NO_CARD, sizeof hidden);
  append_pile (writer->string, ", ", key,
               writer->view == BM_SIDE_NOBODY ? writer->pos->draft.cards + place : hidden, n);
}

void
wr_write_decks (WrPositionWriter *writer)
{
  const WrPosition *pos = writer->pos;
  const WrCards *bird = &pos->cards[WR_SIDE_BIRD], *worms = &pos->cards[WR_SIDE_WORMS], *events = &pos->events;
  const WrDraft *draft = &writer->whole->draft;
  gboolean setup = pos->turn == WR_TURN_SETUP;
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
wr_write_hands (WrPositionWriter *writer)
{
  const WrCards *bird = &writer->pos->cards[WR_SIDE_BIRD], *worms = &writer->pos->cards[WR_SIDE_WORMS];

  append_pile (writer->string, ", \"hands\": {", "bird", bird->cards, bird->n_hand);
  append_pile (writer->string, ", ", "worms", worms->cards, worms->n_hand);
  g_string_append_c (writer->string, '}');
}

/* The cards of the other hand that SIDE knows.  What the other side knows is hidden from the view's side (G11). */
static void
append_known (WrPositionWriter *writer,
              const char       *before,
              WrSide            side)
{
  const WrPosition *pos = writer->whole;
  const WrCards *other = &pos->cards[wr_side_other (side)];
  guint8 cards[WR_MAX_CARDS];
  guint n = 0;

  for (guint place = 0; place < other->n_hand && place < WR_MAX_CARDS; place++)
    {
      if (pos->known[side] >> place & 1)
        cards[n++] = writer->view == BM_SIDE_NOBODY || writer->view == (int) side ? other->cards[place] : WR_NO_CARD;
    }
  append_pile (writer->string, before, wr_side_name (side), cards, n);
}

void
wr_write_known (WrPositionWriter *writer)
{
  append_known (writer, ", \"known\": {", WR_SIDE_BIRD);
  append_known (writer, ", ", WR_SIDE_WORMS);
  g_string_append_c (writer->string, '}');
}

static void
append_kept (GString   *string,
             WrSlotType type,
             guint8     value)
{
  switch (type)
    {
    case WR_SLOT_PIECE:
      g_string_append_printf (string, "\"%s\"", wr_piece_name ((WrPiece) value));
      break;
    case WR_SLOT_SPACE:
      wr_write_space (string, value);
      break;
    case WR_SLOT_COLUMN:
      g_string_append_printf (string, "\"%c\"", 'a' + value);
      break;
    case WR_SLOT_CARD:
      wr_write_card (string, value);
      break;
    case WR_SLOT_NUMBER:
      wr_write_number (string, value);
      break;
    case WR_SLOT_DIR:
      g_string_append_printf (string, "\"%s\"", wr_dir_name ((WrDir) value));
      break;
    case WR_SLOT_UNUSED:
    default:
      g_string_append (string, "null");
      break;
    }
}

/* The card's non-empty named slots, sorted by name. */
static guint
kept_slots (const WrCard   *card,
            const WrEffect *effect,
            guint8          slots[WR_MAX_SLOTS])
{
  guint n = 0;

  for (guint8 slot = 0; slot < card->n_slots; slot++)
    {
      guint place = n;

      if (card->slot_names[slot] == NULL || effect->kept[slot] == WR_NO_VALUE)
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
               const WrEffect *effect)
{
  const WrCard *card = wr_card (effect->card);
  const WrPart *part = &wr_card_set->parts[card->part + effect->part];
  guint8 slots[WR_MAX_SLOTS];
  guint n;

  g_string_append_printf (string, "{\"card\": \"%s\", \"kept\": {", card->id);
  if (wr_part_bars_cards (part))
    {
      for (n = 0; n < WR_MAX_SLOTS && effect->kept[n] != WR_NO_VALUE; n++)
        ;
      append_pile (string, "", "cards", effect->kept, n);
    }
  else
    {
      n = kept_slots (card, effect, slots);
      for (guint i = 0; i < n; i++)
        {
          g_string_append_printf (string, "%s\"%s\": ", i == 0 ? "" : ", ", card->slot_names[slots[i]]);
          append_kept (string, (WrSlotType) card->slot_types[slots[i]], effect->kept[slots[i]]);
        }
    }
  if (effect->left == 0)
    g_string_append (string, "}, \"left\": null");
  else
    wr_write_member (string, "}, ", "left", effect->left);
  wr_write_member (string, ", ", "part", effect->part);
  g_string_append (string, ", \"side\": ");
  if (wr_deck_side (card->deck) == WR_N_SIDES)
    g_string_append (string, "null");
  else
    g_string_append_printf (string, "\"%s\"", wr_side_name (wr_deck_side (card->deck)));
  g_string_append (string, ", \"until\": \"");
  wr_until_append_text (WR_EFFECT_UNTIL (effect), WR_EFFECT_N (effect), string);
  g_string_append (string, "\"}");
}

void
wr_write_effects (WrPositionWriter *writer)
{
  const WrPosition *pos = writer->pos;

  g_string_append (writer->string, ", \"effects\": [");
  for (guint i = 0; i < pos->n_effects; i++)
    {
      wr_write_comma (writer->string);
      append_effect (writer->string, &pos->effects[i]);
    }
  g_string_append_c (writer->string, ']');
}
