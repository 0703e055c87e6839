/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-words.h"

#include <glib/gi18n-lib.h>

#include "bm-rival.h"
#include "bm-bot.h"

/* Short combined texts are returned in a ring of buffers. */
#define RING   16
#define LENGTH 96

static char *
ring (void)
{
  static char buffers[RING][LENGTH];
  static guint next;

  next = (next + 1) % RING;
  return buffers[next];
}

const char *
tb_seat_words (guint seat)
{
  static const char *const names[TB_MAX_SEATS] = {
    NC_("seat", "Red"), NC_("seat", "Blue"), NC_("seat", "Green"), NC_("seat", "Yellow"), NC_("seat", "White")
  };

  return seat < TB_MAX_SEATS ? g_dpgettext2 (NULL, "seat", names[seat]) : "";
}

char *
tb_seat_name_words (guint       seat,
                    const char *name)
{
  const char *colour = tb_seat_words (seat);

  return g_str_equal (name, colour) ? g_strdup (colour) : g_strdup_printf (_("%1$s: %2$s"), colour, name);
}

const char *
tb_seat_class (guint seat)
{
  static const char *const classes[TB_MAX_SEATS] = { "seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-white" };

  return seat < TB_MAX_SEATS ? classes[seat] : NULL;
}

const char *
tb_computer_words (guint seat)
{
  /* Translators: first names for the computer players, who have the colors red, blue, green, yellow and white; each name hints
     at the color. */
  static const char *const names[TB_MAX_SEATS] = {
    NC_("computer", "Ruby"), NC_("computer", "Jay"), NC_("computer", "Ivy"), NC_("computer", "Sunny"), NC_("computer", "Pearl")
  };

  return seat < TB_MAX_SEATS ? g_dpgettext2 (NULL, "computer", names[seat]) : "";
}

const char *
tb_player_words (BmMatch *match,
                 guint    seat)
{
  const char *name = match == NULL || seat >= bm_match_get_n_seats (match) ? "" : bm_match_get_player (match, (int) seat);

  if (name == NULL || *name == '\0')
    return tb_seat_words (seat);
  /* Computers are stored by their level. */
  if (bm_level_find (name) == BM_N_LEVELS)
    return name;
  return bm_match_get_rival (match) != NULL ? _(bm_match_get_rival (match)->name) : tb_computer_words (seat);
}

const char *
tb_space_words (TbSpace space)
{
  char *text = ring ();

  if (space >= TB_N_SPACES)
    return "";
  g_snprintf (text, 8, "%c%d", 'a' + tb_space_column (space), tb_space_row (space) + 1);
  return text;
}

const char *
tb_location_words (guint location)
{
  static const char *const names[TB_N_LOCATIONS] = {
    N_("Store"), N_("Motel"), N_("Police"), N_("Facility"), N_("Hospital")
  };

  return location < TB_N_LOCATIONS ? _(names[location]) : "";
}

const char *
tb_location_full (guint location)
{
  return location < TB_N_LOCATIONS ? _(tb_box->words[TB_FIRST_LOCATION + location].name) : "";
}

const char *
tb_colour_words (guint colour)
{
  static const char *const names[TB_N_COLOURS] = { N_("violet"), N_("orange"), N_("pink"), N_("teal") };

  return colour < TB_N_COLOURS ? _(names[colour]) : "";
}

const char *
tb_egg_words (guint colour)
{
  static const char *const names[TB_N_COLOURS] = { N_("violet Egg"), N_("orange Egg"), N_("pink Egg"), N_("teal Egg") };

  return colour < TB_N_COLOURS ? _(names[colour]) : _("Egg");
}

const char *
tb_egg_title (guint colour)
{
  static const char *const names[TB_N_COLOURS] = { N_("Violet Egg"), N_("Orange Egg"), N_("Pink Egg"), N_("Teal Egg") };

  return colour < TB_N_COLOURS ? _(names[colour]) : _("Any Egg");
}

const char *
tb_an_egg_words (guint colour)
{
  static const char *const names[TB_N_COLOURS] = {
    N_("a violet Egg"), N_("an orange Egg"), N_("a pink Egg"), N_("a teal Egg")
  };

  return colour < TB_N_COLOURS ? _(names[colour]) : _("an Egg");
}

const char *
tb_an_egg_title (guint colour)
{
  static const char *const names[TB_N_COLOURS] = {
    N_("A violet Egg"), N_("An orange Egg"), N_("A pink Egg"), N_("A teal Egg")
  };

  return colour < TB_N_COLOURS ? _(names[colour]) : _("An Egg");
}

const char *
tb_dir_words (guint dir)
{
  static const char *const names[TB_N_DIRS] = { N_("up"), N_("right"), N_("down"), N_("left") };

  return dir < TB_N_DIRS ? _(names[dir]) : "";
}

static void
print_delivery (char       *text,
                guint       location,
                const char *egg)
{
  /* Translators: a Bounty or a delivery; %s is an Egg, as in "Pink Egg to the Store" or "a pink Egg to the Store". */
  if (location == TB_STORE)
    g_snprintf (text, LENGTH, _("%s to the Store"), egg);
  else if (location == TB_MOTEL)
    g_snprintf (text, LENGTH, _("%s to the Motel"), egg);
  else if (location == TB_POLICE)
    g_snprintf (text, LENGTH, _("%s to the Police"), egg);
  else if (location == TB_FACILITY)
    g_snprintf (text, LENGTH, _("%s to the Facility"), egg);
  else
    g_snprintf (text, LENGTH, _("%s to the Hospital"), egg);
}

static const char *
bounty_title (TbCard card)
{
  const TbBounty *bounty = tb_bounty (card);
  char *text = ring ();

  if (bounty->hunt && bounty->type == TB_ANY)
    return _("Hunt any Worm");
  if (bounty->hunt)
    /* Translators: a Bounty; %s is a kind of Worm. */
    g_snprintf (text, LENGTH, _("Hunt a %s"), _(tb_box->worm_type_words[bounty->type].name));
  else
    print_delivery (text, bounty->location, tb_egg_title (bounty->colour));
  return text;
}

const char *
tb_delivery_words (guint colour,
                   guint location)
{
  char *text = ring ();

  print_delivery (text, location, tb_an_egg_words (colour));
  return text;
}

const char *
tb_card_words (TbCard card)
{
  if (card == TB_CARD_UNKNOWN || card == TB_NO_CARD)
    return _("a card");
  if (tb_card_is_vehicle (card))
    return _(tb_box->vehicle_kind_words[tb_vehicle (card)->kind].name);
  if (tb_card_is_worm (card))
    return tb_worm (card)->type >= tb_box->n_worm_types ? _("young Worm")
                                                        : _(tb_box->worm_type_words[tb_worm (card)->type].name);
  if (tb_card_is_bounty (card))
    return bounty_title (card);
  if (card >= TB_FIRST_LOCATION)
    return tb_location_full (card - TB_FIRST_LOCATION);
  return _(tb_box->words[card].name);
}

const char *
tb_card_text_words (TbCard card)
{
  const char *text = "";

  if (card == TB_CARD_UNKNOWN || card == TB_NO_CARD)
    return "";
  if (tb_card_is_vehicle (card))
    text = tb_box->vehicle_kind_words[tb_vehicle (card)->kind].text;
  else if (tb_card_is_worm (card))
    text = tb_worm (card)->type >= tb_box->n_worm_types ? "" : tb_box->worm_type_words[tb_worm (card)->type].text;
  else
    text = tb_box->words[card].text;
  return text == NULL || *text == '\0' ? "" : _(text);
}

const char *
tb_card_short (TbCard card)
{
  const char *text = "";

  if (card != TB_CARD_UNKNOWN && card != TB_NO_CARD)
    text = tb_card_is_vehicle (card) ? tb_box->vehicle_kind_words[tb_vehicle (card)->kind].brief : tb_box->words[card].brief;
  return text == NULL || *text == '\0' ? tb_card_text_words (card) : _(text);
}

char *
tb_vehicle_words (TbCard card)
{
  g_autoptr(GString) arrows = g_string_new (NULL);
  const TbVehicle *vehicle;

  if (card == TB_CARD_UNKNOWN || card == TB_NO_CARD)
    return g_strdup (_("a card"));
  vehicle = tb_vehicle (card);
  for (guint i = 0; i < vehicle->n_arrows; i++)
    {
      if (i > 0)
        g_string_append (arrows, _(", "));
      g_string_append (arrows, tb_dir_words (vehicle->arrows[i]));
    }
  if (arrows->len == 0)
    /* Translators: a Vehicle card: its name and Action Points. */
    return g_strdup_printf (_("%1$s %2$u: no arrows"), tb_card_words (card), vehicle->ap);
  /* Translators: a Vehicle card: its name, Action Points and arrows, "Tow Truck 6: right, right, down, down". */
  return g_strdup_printf (_("%1$s %2$u: %3$s"), tb_card_words (card), vehicle->ap, arrows->str);
}

const char *
tb_card_brief_words (TbCard card)
{
  const char *brief = "";

  if (tb_card_is_vehicle (card))
    brief = tb_box->vehicle_kind_words[tb_vehicle (card)->kind].brief;
  else if (tb_card_is_item (card) || tb_card_is_weapon (card))
    brief = tb_box->words[card].brief;
  return brief == NULL || *brief == '\0' ? tb_card_text_words (card) : _(brief);
}

char *
tb_bounty_words (TbCard card)
{
  if (card == TB_CARD_UNKNOWN)
    return g_strdup (_("Hidden Bounty"));
  /* Translators: %1$s is a Bounty, "Pink Egg to the Hospital". */
  return g_strdup_printf (ngettext ("%1$s: %2$u point", "%1$s: %2$u points", tb_bounty (card)->vp), bounty_title (card),
                          tb_bounty (card)->vp);
}

char *
tb_bounty_spoken (TbCard card)
{
  const TbBounty *bounty = tb_bounty (card);
  char *text = ring ();

  if (bounty->hunt && bounty->type == TB_ANY)
    g_strlcpy (text, _("hunt any Worm"), LENGTH);
  else if (bounty->hunt)
    /* Translators: a Bounty, in the middle of a sentence; %s is a kind of Worm. */
    g_snprintf (text, LENGTH, _("hunt a %s"), _(tb_box->worm_type_words[bounty->type].name));
  else
    print_delivery (text, bounty->location, bounty->colour == TB_ANY ? _("any Egg") : tb_egg_words (bounty->colour));
  /* Translators: %1$s is a Bounty, "pink Egg to the Hospital". */
  return g_strdup_printf (ngettext ("%1$s, %2$u point", "%1$s, %2$u points", bounty->vp), text, bounty->vp);
}

const char *
tb_deck_words (guint deck)
{
  static const char *const names[] = {
    N_("a Vehicle card"), N_("a Worm"), N_("a Bounty"), N_("an Item"), N_("a Weapon"), N_("a Character")
  };

  return deck < G_N_ELEMENTS (names) ? _(names[deck]) : "";
}

char *
tb_list_words (GPtrArray *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++)
    {
      if (i > 0)
        /* Translators: between the last two of a list, and between others, with the blanks around them. */
        g_string_append (text, i + 1 == words->len ? _(" and ") : _(", "));
      g_string_append (text, g_ptr_array_index (words, i));
    }
  return g_string_free (text, FALSE);
}

char *
tb_players_words (BmMatch *match,
                  guint    bits)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new ();

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    if ((bits >> seat & 1) != 0)
      g_ptr_array_add (words, (gpointer) tb_player_words (match, seat));
  return tb_list_words (words);
}

char *
tb_spaces_words (TbSpaces spaces)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (; spaces != 0; spaces &= spaces - 1)
    g_ptr_array_add (words, g_strdup (tb_space_words (tb_spaces_first (spaces))));
  return tb_list_words (words);
}

const char *
tb_seat_art (guint seat)
{
  static const char *const names[TB_MAX_SEATS] = {
    "terror-below/pieces/pawn-red", "terror-below/pieces/pawn-blue", "terror-below/pieces/pawn-green",
    "terror-below/pieces/pawn-yellow", "terror-below/pieces/pawn-white"
  };

  return seat < TB_MAX_SEATS ? names[seat] : NULL;
}

const char *
tb_mark_art (guint seat)
{
  static const char *const names[TB_MAX_SEATS] = {
    "terror-below/tokens/mark-red", "terror-below/tokens/mark-blue", "terror-below/tokens/mark-green",
    "terror-below/tokens/mark-yellow", "terror-below/tokens/mark-white"
  };

  return seat < TB_MAX_SEATS ? names[seat] : NULL;
}

const char *
tb_egg_art (guint colour)
{
  static const char *const names[TB_N_COLOURS + 1] = {
    "terror-below/pieces/egg-violet", "terror-below/pieces/egg-orange", "terror-below/pieces/egg-pink",
    "terror-below/pieces/egg-teal", "terror-below/pieces/egg-any"
  };

  return names[MIN (colour, (guint) TB_N_COLOURS)];
}

const char *
tb_card_kind (TbCard card)
{
  if (tb_card_is_vehicle (card))
    return tb_box->vehicle_kind_words[tb_vehicle (card)->kind].id;
  if (tb_card_is_worm (card))
    return tb_worm (card)->type >= tb_box->n_worm_types ? "any" : tb_box->worm_type_words[tb_worm (card)->type].id;
  return tb_box->words[card].id;
}

const char *
tb_card_art (TbCard card)
{
  char *text = ring ();

  if (card == TB_CARD_UNKNOWN || card == TB_NO_CARD)
    return "terror-below/backs/vehicle";
  if (tb_card_is_vehicle (card))
    g_snprintf (text, LENGTH, "terror-below/vehicles/%s", tb_card_kind (card));
  else if (tb_card_is_worm (card))
    g_snprintf (text, LENGTH, "terror-below/worms/%s-card", tb_card_kind (card));
  else if (tb_card_is_bounty (card) && tb_bounty (card)->hunt)
    g_snprintf (text, LENGTH, "terror-below/worms/%s-card", tb_bounty (card)->type == TB_ANY
                          ? "any" : tb_box->worm_type_words[tb_bounty (card)->type].id);
  else if (tb_card_is_bounty (card))
    g_snprintf (text, LENGTH, "terror-below/locations/%s", tb_box->words[TB_FIRST_LOCATION + tb_bounty (card)->location].id);
  else if (tb_card_is_character (card))
    g_snprintf (text, LENGTH, "terror-below/characters/%s", tb_card_kind (card));
  else if (card >= TB_FIRST_LOCATION)
    g_snprintf (text, LENGTH, "terror-below/locations/%s", tb_box->words[card].id);
  else
    g_snprintf (text, LENGTH, "terror-below/things/%s", tb_card_kind (card));
  return text;
}

const char *
tb_bounty_art (TbCard card)
{
  const TbBounty *bounty = tb_bounty (card);
  char *text = ring ();

  if (bounty->hunt)
    g_snprintf (text, LENGTH, "terror-below/worms/%s-head",
                bounty->type == TB_ANY ? "any" : tb_box->worm_type_words[bounty->type].id);
  else
    g_snprintf (text, LENGTH, "terror-below/locations/%s", tb_box->words[TB_FIRST_LOCATION + bounty->location].id);
  return text;
}
