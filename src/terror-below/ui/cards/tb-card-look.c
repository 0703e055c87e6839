/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-card-look.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "tb-card-over.h"
#include "tb-words.h"

/* In the order of the catalogue. */
static const struct
{
  TbDeck      deck;
  TbCard      first;
  const char *name;
  const char *plural;
  const char *style;
  const char *back;
} decks[] = {
  { TB_DECK_VEHICLES, TB_FIRST_VEHICLE, N_("Vehicle"), N_("Vehicles"), "deck-vehicle", "terror-below/backs/vehicle" },
  { TB_DECK_WORMS, TB_FIRST_WORM, N_("Worm"), N_("Worms"), "deck-terror", "terror-below/backs/worm" },
  { TB_DECK_BOUNTIES, TB_FIRST_BOUNTY, N_("Bounty"), N_("Bounties"), "deck-bounty", "terror-below/backs/bounty" },
  { TB_DECK_ITEMS, TB_FIRST_ITEM, N_("Item"), N_("Items"), "deck-item", "terror-below/backs/item" },
  { TB_DECK_WEAPONS, TB_FIRST_WEAPON, N_("Weapon"), N_("Weapons"), "deck-weapon", "terror-below/backs/weapon" },
  { TB_DECK_CHARACTERS, TB_FIRST_CHARACTER, N_("Character"), N_("Characters"), "deck-character",
    "terror-below/backs/character" },
};

static guint
n_cards (guint deck)
{
  const guint8 numbers[] = { tb_box->n_vehicles, tb_box->n_worms, tb_box->n_bounties, tb_box->n_items, tb_box->n_weapons,
                             tb_box->n_characters };

  G_STATIC_ASSERT (G_N_ELEMENTS (numbers) == G_N_ELEMENTS (decks));
  return numbers[deck];
}

static guint
index_of (TbCard card)
{
  guint deck = G_N_ELEMENTS (decks) - 1;

  while (deck > 0 && card < decks[deck].first)
    deck--;
  return deck;
}

/* Combined texts must stay valid: they are few, and each is stored once. */
static const char *
keep (char *text)
{
  const char *kept = g_intern_string (text);

  g_free (text);
  return kept;
}

/* ---- Texts */

/* Cards of one type look alike: their start spaces distinguish most of them. */
static const char *
worm_name (TbCard card)
{
  const TbWorm *worm = tb_worm (card);
  const char *start = tb_space_words (TB_SPACE (worm->red - 1, worm->blue - 1));

  if (worm->starting)
    /* Translators: %s is a space. */
    return keep (g_strdup_printf (_("Young Worm at %s"), start));
  /* Translators: %1$s is a Worm, %2$s a space: "Screamer at c4". */
  return keep (g_strdup_printf (_("%1$s at %2$s"), tb_card_words (card), start));
}

/* "2 left and 1 up": the offset of a space of a pattern from the Target. */
static char *
offset_words (const TbOffset *offset)
{
  guint columns = (guint) ABS (offset->column), rows = (guint) ABS (offset->row);
  const char *column = tb_dir_words (offset->column < 0 ? TB_LEFT : TB_RIGHT);
  const char *row = tb_dir_words (offset->row < 0 ? TB_UP : TB_DOWN);

  if (rows == 0)
    /* Translators: how far a space is away, and in which direction: "2 left". */
    return g_strdup_printf (_("%1$u %2$s"), columns, column);
  if (columns == 0)
    return g_strdup_printf (_("%1$u %2$s"), rows, row);
  /* Translators: how far a space is away, in two directions: "1 up 2 left". */
  return g_strdup_printf (_("%1$u %2$s %3$u %4$s"), rows, row, columns, column);
}

static char *
offsets_words (const TbOffset *offsets,
               guint           n)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = offset_words (&offsets[i]);

      if (i > 0)
        g_string_append (text, _(", "));
      g_string_append (text, words);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_sentence (GString *text,
                 char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
append_pattern (GString      *text,
                const TbWorm *worm)
{
  g_autofree char *rubble = offsets_words (worm->rubble, worm->n_rubble), *eggs = offsets_words (worm->eggs, worm->n_eggs);

  if (worm->colour < TB_N_COLOURS)
    /* Translators: what an attack leaves behind; %s is an Egg ("Violet Egg"). */
    append_sentence (text, g_strdup_printf (_("%s at the Target."), tb_egg_title (worm->colour)));
  else
    /* Translators: what an attack leaves behind; %s is where the Eggs come ("1 up, 1 right, 1 down, 1 left"). */
    append_sentence (text, g_strdup_printf (_("An Egg of each colour: %s."), eggs));
  if (worm->n_rubble > 0)
    /* Translators: %s is where Rubble comes ("1 up, 2 left"), seen from the Target. */
    append_sentence (text, g_strdup_printf (_("Rubble: %s."), rubble));
  if (worm->centre_rubble)
    append_sentence (text, g_strdup (_("Rubble at the Target, too.")));
}

/* Start numbers are the space of the desert board (T2.6). */
static const char *
worm_text (TbCard card)
{
  const TbWorm *worm = tb_worm (card);
  g_autoptr(GString) text = g_string_new (tb_card_text_words (card));
  TbSpace start = TB_SPACE (worm->red - 1, worm->blue - 1);

  if (worm->starting)
    append_sentence (text, g_strdup_printf (_("It attacks %s in the setup only."), tb_space_words (start)));
  else
    append_sentence (text, g_strdup_printf (ngettext ("Starts at %1$s, with a limit of %2$u card.",
                                                      "Starts at %1$s, with a limit of %2$u cards.", worm->limit),
                                            tb_space_words (start), worm->limit));
  append_pattern (text, worm);
  return g_intern_string (text->str);
}

static const char *
bounty_text (TbCard card)
{
  const TbBounty *bounty = tb_bounty (card);

  if (bounty->hunt)
    return keep (g_strdup_printf (ngettext ("%u point for the killing blow.", "%u points for the killing blow.", bounty->vp),
                                  bounty->vp));
  return keep (g_strdup_printf (ngettext ("%u point for the delivery.", "%u points for the delivery.", bounty->vp),
                                bounty->vp));
}

/* ---- Looks */

static BmCardLook
back_look (guint deck)
{
  BmCardLook look = { .number = BM_CARD_NONE, .name = "", .text = "", .tip = "", .deck = _(decks[deck].name),
                      .style = decks[deck].style, .cost = BM_CARD_NO_COST };

  g_strlcpy (look.art, decks[deck].back, sizeof look.art);
  return look;
}

BmCardLook
tb_deck_look (TbDeck deck)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (decks) && decks[i].deck != deck)
    i++;
  return back_look (i);
}

static const char *
tip_of (TbCard card)
{
  const TbWords *words = tb_card_is_vehicle (card) ? &tb_box->vehicle_kind_words[tb_vehicle (card)->kind]
                                                   : &tb_box->words[card];

  return *words->tip == '\0' ? "" : _(words->tip);
}

BmCardLook
tb_card_look (TbCard card)
{
  BmCardLook look;
  const char *art;

  g_return_val_if_fail (card < TB_FIRST_LOCATION && tb_box->words[card].id != NULL, tb_deck_look (TB_DECK_VEHICLES));

  look = back_look (index_of (card));
  look.number = card;
  look.name = g_intern_string (tb_card_words (card));
  look.text = tb_card_text_words (card);
  look.tip = tip_of (card);
  look.over = tb_card_over_new;
  art = tb_card_art (card);
  if (tb_card_is_vehicle (card))
    {
      look.spoken = keep (tb_vehicle_words (card));
      look.cost = tb_vehicle (card)->ap;
    }
  else if (tb_card_is_worm (card))
    {
      look.name = worm_name (card);
      look.text = worm_text (card);
      look.health = tb_worm (card)->health;
      look.cost = look.health > 0 ? (int) look.health : BM_CARD_NO_COST;
      look.badge = "terror-below/tokens/heart";
    }
  else if (tb_card_is_bounty (card))
    {
      look.text = bounty_text (card);
      look.cost = tb_bounty (card)->vp;
      look.badge = "terror-below/tokens/star";
      art = "terror-below/cards/poster";
    }
  else if (tb_card_is_character (card) && bm_art_exists (art))
    {
      art = "terror-below/cards/stage";
    }
  /* Cards of packs without a picture of their own use the back of their deck. */
  if (bm_art_exists (art))
    g_strlcpy (look.art, art, sizeof look.art);
  return look;
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
  guint n = MIN (n_cards (deck), max);

  for (guint i = 0; i < n; i++)
    numbers[i] = (guint16) (decks[deck].first + i);
  return n;
}

static guint
deck_of (guint16 number)
{
  return index_of ((TbCard) number);
}

static BmCardLook
look_of (guint16 number)
{
  return tb_card_look ((TbCard) number);
}

static guint
copies (guint16 number)
{
  TbCard card = (TbCard) number;

  return tb_card_is_item (card) || tb_card_is_weapon (card) ? tb_thing (card)->copies : 1;
}

/* The box does not record the origin of its cards. */
static gboolean
from_pack (guint16 number)
{
  return FALSE;
}

static const char *
note (guint16 number,
      guint   n)
{
  const TbWords *words = tb_card_is_vehicle ((TbCard) number)
                         ? &tb_box->vehicle_kind_words[tb_vehicle ((TbCard) number)->kind] : &tb_box->words[number];

  return words->notes[n] == NULL ? NULL : _(words->notes[n]);
}

static gconstpointer
set (void)
{
  return tb_box;
}

const BmCardBox tb_card_box = {
  .n_decks = G_N_ELEMENTS (decks), .deck_title = deck_title, .list = list, .deck_of = deck_of, .look = look_of,
  .copies = copies, .from_pack = from_pack, .note = note, .set = set,
};
