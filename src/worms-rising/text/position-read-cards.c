/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: hands, decks, discard piles, what each side knows, and what is in force.
 */
#include "position-reader.h"

#include <string.h>

#include "wr-names.h"
#include "wr-cards-json.h"
#include "position-frames.h"

gboolean
wr_reader_card (WrPositionReader *reader,
                const BmJson     *at,
                guint             decks,
                guint8           *card)
{
  g_autoptr (GError) fault = NULL;
  const char *id = bm_json_get_string (at, reader->error);

  if (id == NULL)
    return FALSE;
  if (!wr_cards_need (&fault))
    return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "the cards cannot be read: %s", fault->message);
  *card = wr_card_find (id);
  if (*card == WR_NO_CARD)
    return wr_reader_refuse (reader, at, NULL, "unknown card");
  if (!(decks >> wr_card (*card)->deck & 1))
    return wr_reader_refuse (reader, at, NULL, "\"%s\" does not belong here", id);
  return TRUE;
}

/* Checks the number of cards of a deck.  Without hidden ones it follows from the copies of each. */
static gboolean
take_from_deck (WrPositionReader *reader,
                const BmJson     *at,
                guint             deck)
{
  guint all = 0;

  for (guint card = 0; card < wr_card_set->n_cards; card++)
    all += wr_card_set->cards[card].deck == deck ? wr_card_set->cards[card].copies : 0;
  return ++reader->taken[deck] <= all ||
         wr_reader_refuse (reader, at, NULL, "there are %u cards of this deck only", all);
}

gboolean
wr_reader_take_hidden (WrPositionReader *reader,
                       const BmJson     *at,
                       guint             deck)
{
  g_autoptr (GError) fault = NULL;

  if (!wr_cards_need (&fault))
    return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "the cards cannot be read: %s", fault->message);
  return take_from_deck (reader, at, deck);
}

gboolean
wr_reader_take_card (WrPositionReader *reader,
                     const BmJson     *at,
                     guint             decks,
                     guint8           *card)
{
  if (!wr_reader_card (reader, at, decks, card))
    return FALSE;
  if (reader->form_only)
    return TRUE;
  if (reader->copies[*card]++ < wr_card (*card)->copies)
    return reader->view == BM_SIDE_NOBODY || take_from_deck (reader, at, wr_card (*card)->deck);
  if (wr_card (*card)->copies == 1)
    return wr_reader_refuse (reader, at, NULL, "there is one \"%s\" only", wr_card (*card)->id);
  return wr_reader_refuse (reader, at, NULL, "there are %u of \"%s\" only", wr_card (*card)->copies,
                           wr_card (*card)->id);
}

/* What a view shows of the pile KEY of the object PLACE. */
typedef enum
{
  SHOWN,
  HALF_SHOWN,
  HIDDEN
} Sight;

static Sight
sight_of (const WrPositionReader *reader,
          const char             *place,
          const char             *key)
{
  if (reader->view == BM_SIDE_NOBODY)
    return SHOWN;
  if (strcmp (place, "decks") == 0)
    return HIDDEN;
  if (strcmp (place, "hands") == 0 && strcmp (key, wr_side_name ((WrSide) reader->view)) != 0)
    return HALF_SHOWN;
  return SHOWN;
}

/* The card at AT, one of DECK, WR_NO_CARD if it is hidden. */
static gboolean
read_card_seen (WrPositionReader *reader,
                const BmJson     *at,
                guint             deck,
                Sight             sight,
                guint8           *card)
{
  const char *id;

  if (sight == SHOWN)
    return wr_reader_take_card (reader, at, 1u << deck, card);
  id = bm_json_get_string (at, reader->error);
  if (id == NULL)
    return FALSE;
  *card = WR_NO_CARD;
  if (strcmp (id, "?") == 0)
    return wr_reader_take_hidden (reader, at, deck);
  if (sight == HIDDEN)
    return wr_reader_refuse (reader, at, NULL, "must be \"?\" in a view");
  return wr_reader_take_card (reader, at, 1u << deck, card);
}

/* Reads the list KEY of the object PLACE into CARDS, which has room for all copies of this deck. */
static gboolean
read_pile (WrPositionReader *reader,
           const char       *place,
           const char       *key,
           guint             deck,
           guint8           *cards,
           guint8           *n_cards)
{
  Sight sight = sight_of (reader, place, key);
  BmJson object, at, child;
  guint8 card;
  guint n;

  if (!bm_json_member (reader->root, place, &object))
    return TRUE;
  if (!bm_json_member_list (&object, key, &at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!read_card_seen (reader, &child, deck, sight, &card))
        return FALSE;
      if (!reader->form_only)
        cards[(*n_cards)++] = card;
    }
  return TRUE;
}

static int
compare_cards (const void *a,
               const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Hand, deck and discard pile of a side, or deck and discard pile of the events (HAND is NULL). */
static gboolean
read_row (WrPositionReader *reader,
          const char       *key,
          gboolean          hand,
          guint             deck,
          WrCards          *cards)
{
  guint8 *end = cards->cards;

  if (hand && !read_pile (reader, "hands", key, deck, end, &cards->n_hand))
    return FALSE;
  qsort (end, cards->n_hand, 1, compare_cards);
  end += cards->n_hand;
  if (!read_pile (reader, "decks", key, deck, end, &cards->n_deck))
    return FALSE;
  end += cards->n_deck;
  return read_pile (reader, "discards", key, deck, end, &cards->n_discard);
}

/* The champions not offered yet share their memory with the effects after setup. */
static gboolean
read_draft (WrPositionReader *reader)
{
  WrPosition *pos = reader->pos;
  BmJson decks, at;

  if (pos->turn != WR_TURN_SETUP)
    {
      if (!reader->form_only && bm_json_member (reader->root, "decks", &decks) &&
          (bm_json_member (&decks, "worm-champions", &at) || bm_json_member (&decks, "bird-champions", &at)))
        return wr_reader_refuse (reader, &at, "R3.4", "only setup has this deck");
      if (!reader->form_only)
        return TRUE;
    }
  return read_pile (reader, "decks", "worm-champions", WR_DECK_WORM_CHAMPION, pos->draft.cards,
                    &pos->draft.n_worm)
         && read_pile (reader, "decks", "bird-champions", WR_DECK_BIRD_CHAMPION,
                       pos->draft.cards + pos->draft.n_worm, &pos->draft.n_bird);
}

/* What a side knows of the other hand: the first indices among equal cards. */
static gboolean
read_known (WrPositionReader *reader,
            WrSide            side)
{
  WrPosition *pos = reader->pos;
  const WrCards *other = &pos->cards[wr_side_other (side)];
  BmJson object, at, child;
  guint n;

  if (!bm_json_member (reader->root, "known", &object) || !bm_json_member (&object, wr_side_name (side), &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  /* What the other side knows is not shown, only whether there is something. */
  for (guint i = 0; i < n && reader->view != BM_SIDE_NOBODY && reader->view != (int) side; i++)
    {
      bm_json_element (&at, i, &child);
      if (bm_json_get_string (&child, reader->error) == NULL)
        return FALSE;
    }
  if (reader->view != BM_SIDE_NOBODY && reader->view != (int) side)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      guint place = 0;
      guint8 card;

      bm_json_element (&at, i, &child);
      if (!wr_reader_card (reader, &child, 1u << (side == WR_SIDE_WORMS ? WR_DECK_BIRD : WR_DECK_WORM), &card))
        return FALSE;
      if (reader->form_only)
        continue;
      while (place < other->n_hand && (other->cards[place] != card || (pos->known[side] >> place & 1)))
        place++;
      if (place == other->n_hand)
        return wr_reader_refuse (reader, &child, "R13.1", "no such card is in the other hand");
      pos->known[side] |= G_GUINT64_CONSTANT (1) << place;
    }
  return TRUE;
}

/* The objects that hold lists of cards, and their keys. */
static gboolean
check_places (WrPositionReader *reader)
{
  static const struct
  {
    const char *key;
    const char *piles[6];
  } places[] = {
    { "hands", { "bird", "worms" } },
    { "decks", { "bird", "worms", "events", "worm-champions", "bird-champions" } },
    { "discards", { "bird", "worms", "events" } },
    { "known", { "bird", "worms" } },
  };
  BmJson at;

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (bm_json_member (reader->root, places[i].key, &at) &&
          !bm_json_check_object (&at, places[i].piles, reader->error))
        return FALSE;
    }
  return TRUE;
}

gboolean
wr_reader_piles (WrPositionReader *reader)
{
  WrPosition *pos = reader->pos;

  return check_places (reader) &&
         read_row (reader, "bird", TRUE, WR_DECK_BIRD, &pos->cards[WR_SIDE_BIRD]) &&
         read_row (reader, "worms", TRUE, WR_DECK_WORM, &pos->cards[WR_SIDE_WORMS]) &&
         read_row (reader, "events", FALSE, WR_DECK_EVENT, &pos->events) &&
         read_draft (reader) && read_known (reader, WR_SIDE_BIRD) && read_known (reader, WR_SIDE_WORMS);
}

/* --- What is in force ------------------------------------------------------------------------------------------ */

/* What the card's duration can have become by now: K2 of the card rules in short. */
static gboolean
until_fits (const WrPart *part,
            WrUntil       until,
            guint         n)
{
  if (until == part->until)
    return until == WR_UNTIL_DAYS ? n <= part->until_n : n == part->until_n;
  switch ((WrUntil) part->until)
    {
    case WR_UNTIL_NEXT_TURN_WORMS:
    case WR_UNTIL_NEXT_TURN_BIRD:
    case WR_UNTIL_END_WORMS:
    case WR_UNTIL_END_BIRD:
      return until == WR_UNTIL_TURN;
    case WR_UNTIL_TOMORROW:
    case WR_UNTIL_DAYS:
      return until == WR_UNTIL_DAY;
    case WR_UNTIL_TURN:
    case WR_UNTIL_TURN_WORMS:
    case WR_UNTIL_TURN_BIRD:
    case WR_UNTIL_DAY:
    case WR_UNTIL_MATCH:
    case WR_UNTIL_EVENT:
    case WR_UNTIL_WHILE:
    case WR_N_UNTILS:
    default:
      return FALSE;
    }
}

static gboolean
read_until (WrPositionReader *reader,
            const BmJson     *at,
            const WrPart     *part,
            WrEffect         *effect)
{
  BmJson child;
  WrUntil until;
  const char *text;
  guint n;

  effect->until = (guint8) (part->until | part->until_n << 4);
  if (!bm_json_member (at, "until", &child))
    return TRUE;
  text = bm_json_get_string (&child, reader->error);
  if (text == NULL)
    return FALSE;
  if (!wr_until_from_text (text, &until, &n))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, reader->error, "no such duration");
  if (!until_fits (part, until, n))
    return wr_reader_refuse (reader, &child, "R13.3", "the card does not last like that");
  effect->until = (guint8) (until | n << 4);
  return TRUE;
}

static gboolean
read_left (WrPositionReader *reader,
           const BmJson     *at,
           const WrPart     *part,
           WrEffect         *effect)
{
  BmJson child;

  effect->left = part->times;
  if (!bm_json_member (at, "left", &child))
    return TRUE;
  if (!bm_json_is_null (&child))
    {
      if (part->times == 0)
        return wr_reader_refuse (reader, &child, "R13.3", "must be null: the card does not count how often it acts");
      return wr_reader_number (reader, at, "left", 1, part->times, "R13.3", &effect->left);
    }
  return part->times == 0 ||
         wr_reader_refuse (reader, &child, "R13.3", "must be a number: the card acts %u times at most", part->times);
}

/* `part` and `side`, which follow from the card or must match it. */
static gboolean
read_part (WrPositionReader *reader,
           const BmJson     *at,
           WrEffect         *effect)
{
  const WrCard *card = wr_card (effect->card);
  WrSide side = wr_deck_side (card->deck);
  const char *name = NULL;
  BmJson child;

  if (card->n_parts == 0)
    {
      bm_json_member (at, "card", &child);
      return wr_reader_refuse (reader, &child, "R13.3", "\"%s\" leaves nothing in force", card->id);
    }
  if (!wr_reader_number (reader, at, "part", 0, card->n_parts - 1, "R13.3", &effect->part))
    return FALSE;
  if (!bm_json_member (at, "side", &child))
    return TRUE;
  if (!bm_json_is_null (&child))
    {
      name = bm_json_get_string (&child, reader->error);
      if (name == NULL)
        return FALSE;
    }
  if (g_strcmp0 (name, side == WR_N_SIDES ? NULL : wr_side_name (side)) == 0)
    return TRUE;
  return wr_reader_refuse (reader, &child, NULL, "not the side whose card it is");
}

/* A stored piece must exist; not checked once the match is over. */
static gboolean
piece_from_text (WrPositionReader *reader,
                 const char       *text,
                 guint8           *value)
{
  const WrPosition *pos = reader->pos;

  *value = (guint8) wr_piece_from_name (text);
  return *value < WR_N_PIECES && (reader->form_only || pos->at[*value] != WR_SPACE_NONE || pos->winner != WR_NO_WINNER);
}

static gboolean
read_kept_text (WrPositionReader *reader,
                const BmJson     *at,
                WrSlotType        type,
                guint8           *value)
{
  const char *text = bm_json_get_string (at, reader->error);
  gboolean fits;

  if (text == NULL)
    return FALSE;
  if (type == WR_SLOT_PIECE)
    fits = piece_from_text (reader, text, value);
  else if (type == WR_SLOT_SPACE)
    fits = (*value = wr_space_from_text (text)) != WR_SPACE_NONE;
  else if (type == WR_SLOT_COLUMN)
    {
      fits = text[0] >= 'a' && text[0] < 'a' + WR_N_COLUMNS && text[1] == '\0';
      *value = (guint8) (text[0] - 'a');
    }
  else
    fits = (*value = (guint8) wr_dir_from_name (text)) < WR_N_DIRS;
  return fits || wr_reader_refuse (reader, at, NULL, "nothing that the card could have kept here");
}

static gboolean
read_kept_value (WrPositionReader *reader,
                 const BmJson     *at,
                 WrSlotType        type,
                 guint8           *value)
{
  gint64 number;

  switch (type)
    {
    case WR_SLOT_NUMBER:
      if (!bm_json_get_integer (at, 0, 200, &number, reader->error))
        return FALSE;
      *value = (guint8) number;
      return TRUE;
    case WR_SLOT_CARD:
      return wr_reader_card (reader, at, ~0u, value);
    case WR_SLOT_PIECE:
    case WR_SLOT_SPACE:
    case WR_SLOT_COLUMN:
    case WR_SLOT_DIR:
      return read_kept_text (reader, at, type, value);
    case WR_SLOT_UNUSED:
    default:
      return wr_reader_refuse (reader, at, NULL, "the card keeps nothing under this name");
    }
}

static gboolean
read_kept_slots (WrPositionReader *reader,
                 const BmJson     *at,
                 WrEffect         *effect)
{
  const WrCard *card = wr_card (effect->card);
  const char *keys[WR_MAX_SLOTS + 1] = { NULL };
  BmJson child;
  guint n = 0;

  for (guint slot = 0; slot < card->n_slots; slot++)
    {
      if (card->slot_names[slot] != NULL)
        keys[n++] = card->slot_names[slot];
    }
  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  for (guint slot = 0; slot < card->n_slots; slot++)
    {
      if (card->slot_names[slot] != NULL && bm_json_member (at, card->slot_names[slot], &child) &&
          !read_kept_value (reader, &child, (WrSlotType) card->slot_types[slot], &effect->kept[slot]))
        return FALSE;
    }
  return TRUE;
}

/* Jinx: the cards that may not be played, which must have been in the hand. */
static gboolean
read_barred (WrPositionReader *reader,
             const BmJson     *at,
             WrEffect         *effect)
{
  static const char *const keys[] = { "cards", NULL };
  guint decks = 1u << WR_DECK_BIRD | 1u << WR_DECK_WORM;
  guint8 copies[WR_MAX_SET_CARDS] = { 0 };
  BmJson list, child;
  guint n;

  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  if (!bm_json_member_list (at, "cards", &list, &n, reader->error))
    return FALSE;
  if (n > WR_MAX_SLOTS)
    return wr_reader_refuse (reader, &list, NULL, "more than %d cards", WR_MAX_SLOTS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!wr_reader_card (reader, &child, decks, &effect->kept[i]))
        return FALSE;
      if (++copies[effect->kept[i]] > wr_card (effect->kept[i])->copies)
        return wr_reader_refuse (reader, &child, NULL, "more of them than there are");
    }
  qsort (effect->kept, n, 1, compare_cards);
  return TRUE;
}

static gboolean
read_effect (WrPositionReader *reader,
             const BmJson     *at)
{
  static const char *const keys[] = { "card", "kept", "left", "part", "side", "until", NULL };
  WrPosition *pos = reader->pos;
  WrEffect effect = { 0 };
  const WrPart *part;
  BmJson child;

  memset (effect.kept, WR_NO_VALUE, sizeof effect.kept);
  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  if (!bm_json_member (at, "card", &child))
    return reader->form_only || bm_json_fail_member (at, "card", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (!wr_reader_card (reader, &child, ~0u, &effect.card) || !read_part (reader, at, &effect))
    return FALSE;
  part = &wr_card_set->parts[wr_card (effect.card)->part + effect.part];
  if (!read_until (reader, at, part, &effect) || !read_left (reader, at, part, &effect))
    return FALSE;
  if (bm_json_member (at, "kept", &child) &&
      !(wr_part_bars_cards (part) ? read_barred (reader, &child, &effect) : read_kept_slots (reader, &child, &effect)))
    return FALSE;
  if (!reader->form_only)
    pos->effects[pos->n_effects++] = effect;
  return TRUE;
}

gboolean
wr_reader_effects (WrPositionReader *reader)
{
  BmJson at, child;
  guint n;

  if (!bm_json_member_list (reader->root, "effects", &at, &n, reader->error))
    return FALSE;
  if (n > WR_MAX_EFFECTS)
    return wr_reader_refuse (reader, &at, "R13.3", "more than %d", WR_MAX_EFFECTS);
  if (n > 0 && reader->pos->turn == WR_TURN_SETUP && !reader->form_only)
    return wr_reader_refuse (reader, &at, "R3.6", "nothing is in force in setup");
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!read_effect (reader, &child))
        return FALSE;
    }
  return TRUE;
}
