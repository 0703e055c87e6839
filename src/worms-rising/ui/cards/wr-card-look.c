/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-card-look.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"

#define PLAY_COST 2

/* In the order of the catalogue. */
static const struct
{
  WrDeck      deck;
  const char *name;
  const char *plural;
  const char *style;
  const char *back;
} decks[] = {
  { WR_DECK_WORM_CHAMPION, N_("Worm champion"), N_("Worm champions"), "deck-worm-champion", "cards/back-champions" },
  { WR_DECK_BIRD_CHAMPION, N_("Bird champion"), N_("Bird champions"), "deck-bird-champion", "cards/back-champions" },
  { WR_DECK_BIRD, N_("Bird card"), N_("Bird cards"), "deck-bird", "cards/back-bird" },
  { WR_DECK_WORM, N_("Worm card"), N_("Worm cards"), "deck-worm", "cards/back-worms" },
  { WR_DECK_EVENT, N_("Special Event"), N_("Special Events"), "deck-event", "cards/back-events" },
};

static guint
index_of (WrDeck deck)
{
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    if (decks[i].deck == deck)
      return i;
  g_return_val_if_reached (0);
}

BmCardLook
wr_deck_look (WrDeck deck)
{
  guint i = index_of (deck);
  BmCardLook look = { .number = BM_CARD_NONE, .name = "", .text = "", .tip = "", .deck = _(decks[i].name),
                      .style = decks[i].style, .cost = BM_CARD_NO_COST };

  g_strlcpy (look.art, decks[i].back, sizeof look.art);
  return look;
}

BmCardLook
wr_card_look (guint8 card)
{
  const WrCard *data;
  BmCardLook look;
  char art[BM_CARD_ART_LENGTH];

  g_return_val_if_fail (card < wr_card_set->n_cards, wr_deck_look (WR_DECK_EVENT));

  data = wr_card (card);
  look = wr_deck_look ((WrDeck) data->deck);
  look.number = card;
  look.name = wr_card_name (card);
  look.text = wr_card_text (card);
  look.tip = wr_card_tip (card);
  if (data->deck == WR_DECK_BIRD || data->deck == WR_DECK_WORM)
    look.cost = PLAY_COST;
  if (data->deck == WR_DECK_BIRD_CHAMPION)
    look.health = data->health;
  /* Cards of packs have no picture of their own: they use the back of their deck. */
  if (g_snprintf (art, sizeof art, "cards/%s", data->id) < (int) sizeof art && bm_art_exists (art))
    g_strlcpy (look.art, art, sizeof look.art);
  return look;
}

BmCardLook
wr_card_look_or_back (guint8 card,
                      WrDeck deck)
{
  return card == WR_NO_CARD ? wr_deck_look (deck) : wr_card_look (card);
}

/* ---- The box */

static const char *
deck_title (guint deck)
{
  return _(decks[deck].plural);
}

static guint
list (guint    deck,
      guint16 *numbers,
      guint    max)
{
  guint n = 0;

  for (guint i = 0; i < wr_card_set->n_cards && n < max; i++)
    if (wr_card ((guint8) i)->deck == decks[deck].deck)
      numbers[n++] = (guint16) i;
  return n;
}

static guint
deck_of (guint16 number)
{
  return index_of ((WrDeck) wr_card ((guint8) number)->deck);
}

static BmCardLook
look (guint16 number)
{
  return wr_card_look ((guint8) number);
}

static guint
copies (guint16 number)
{
  return wr_card ((guint8) number)->copies;
}

static gboolean
from_pack (guint16 number)
{
  return wr_card ((guint8) number)->from_pack;
}

static const char *
note (guint16 number,
      guint   n)
{
  const char *const *notes = (const char *const *) wr_card ((guint8) number)->notes;

  if (notes == NULL || notes[n] == NULL)
    return NULL;
  return *notes[n] == '\0' ? "" : _(notes[n]);
}

static gconstpointer
set (void)
{
  return wr_card_set;
}

const BmCardBox wr_card_box = {
  .n_decks = G_N_ELEMENTS (decks), .deck_title = deck_title, .list = list, .deck_of = deck_of, .look = look, .copies = copies,
  .from_pack = from_pack, .note = note, .set = set,
};
