/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-cards-list.h"

#include <string.h>

#include "box-reader.h"
#include "tb-names.h"

/* --- The list ---------------------------------------------------------------------------------------------------- */

static const char *
deck_of (TbCard card)
{
  if (tb_card_is_vehicle (card))
    return "vehicle";
  if (tb_card_is_worm (card))
    return "worm";
  if (tb_card_is_bounty (card))
    return "bounty";
  if (tb_card_is_item (card))
    return "item";
  return tb_card_is_weapon (card) ? "weapon" : "character";
}

static guint
copies_of (TbCard card)
{
  return tb_card_is_item (card) || tb_card_is_weapon (card) ? tb_thing (card)->copies : 1;
}

TbCard
tb_cards_find (const char *words)
{
  g_autofree char *wanted = g_utf8_casefold (words, -1);

  for (guint card = 0; card < TB_FIRST_LOCATION; card++)
    {
      g_autofree char *name = NULL;

      if (!tb_card_exists ((TbCard) card))
        continue;
      name = g_utf8_casefold (tb_box->words[card].name, -1);
      if (g_ascii_strcasecmp (tb_box->words[card].id, words) == 0 || (*name != '\0' && g_str_equal (name, wanted)))
        return (TbCard) card;
    }
  return TB_NO_CARD;
}

void
tb_cards_append_list (GString *string)
{
  glong id = 0, name = 0;

  for (guint card = 0; card < TB_FIRST_LOCATION; card++)
    if (tb_card_exists ((TbCard) card))
      {
        id = MAX (id, (glong) strlen (tb_box->words[card].id));
        name = MAX (name, g_utf8_strlen (tb_box->words[card].name, -1));
      }
  for (guint card = 0; card < TB_FIRST_LOCATION; card++)
    if (tb_card_exists ((TbCard) card))
      {
        const TbWords *words = &tb_box->words[card];

        g_string_append_printf (string, "%-*s  %s%*s  %-9s  %u\n", (int) id, words->id, words->name,
                                (int) (name - g_utf8_strlen (words->name, -1)), "", deck_of ((TbCard) card),
                                copies_of ((TbCard) card));
      }
}

/* --- One card ---------------------------------------------------------------------------------------------------- */

static void
append_effect (const TbEffect *effect,
               GString        *string)
{
  gsize length;

  g_string_append (string, "window: ");
  tb_box_append_windows (effect->window, string);
  g_string_append_printf (string, "\neffect: %s: ", tb_box_effect_name ((TbEffectKind) effect->kind));
  length = string->len;
  tb_box_append_parameters (effect, string);
  if (string->len == length)
    g_string_truncate (string, length - strlen (": "));
  g_string_append (string, "\n  ");
  tb_cards_append_effect (effect, string);
  g_string_append_c (string, '\n');
}

static void
append_vehicle (TbCard   card,
                GString *string)
{
  const TbVehicle *vehicle = tb_vehicle (card);

  g_string_append_printf (string, "Action Points: %u\narrows:", vehicle->ap);
  for (guint i = 0; i < vehicle->n_arrows; i++)
    g_string_append_printf (string, " %s", tb_dir_name (vehicle->arrows[i]));
  g_string_append (string, vehicle->n_arrows == 0 ? " none\n" : "\n");
  append_effect (&tb_vehicle_kind (card)->effect, string);
}

/* The half width of a drawn pattern. */
static int
reach (const TbWorm *worm)
{
  int most = 0;

  for (guint i = 0; i < worm->n_eggs; i++)
    most = MAX (most, MAX (ABS (worm->eggs[i].column), ABS (worm->eggs[i].row)));
  for (guint i = 0; i < worm->n_rubble; i++)
    most = MAX (most, MAX (ABS (worm->rubble[i].column), ABS (worm->rubble[i].row)));
  return most;
}

static gboolean
lies_at (const TbOffset *offsets,
         guint           n,
         int             column,
         int             row)
{
  for (guint i = 0; i < n; i++)
    if (offsets[i].column == column && offsets[i].row == row)
      return TRUE;
  return FALSE;
}

static void
append_pattern (const TbWorm *worm,
                GString      *string)
{
  int far = reach (worm);

  for (int row = -far; row <= far; row++)
    {
      g_string_append (string, "  ");
      for (int column = -far; column <= far; column++)
        if (lies_at (worm->eggs, worm->n_eggs, column, row))
          g_string_append_c (string, 'E');
        else if (lies_at (worm->rubble, worm->n_rubble, column, row) || (worm->centre_rubble && column == 0 && row == 0))
          g_string_append_c (string, '#');
        else
          g_string_append_c (string, '.');
      g_string_append_c (string, '\n');
    }
}

static void
append_worm (TbCard   card,
             GString *string)
{
  const TbWorm *worm = tb_worm (card);
  char space[TB_SPACE_TEXT_SIZE];

  g_string_append_printf (string, "Egg: %s\nstart: %s\n",
                          worm->colour == TB_N_COLOURS ? "all" : tb_colour_name (worm->colour),
                          tb_space_text (TB_SPACE (worm->red - 1, worm->blue - 1), space));
  if (worm->starting)
    g_string_append (string, "a starting Worm\n");
  else
    g_string_append_printf (string, "health: %u\nlimit: %u\n", worm->health, worm->limit);
  append_pattern (worm, string);
}

static void
append_bounty (TbCard   card,
               GString *string)
{
  const TbBounty *bounty = tb_bounty (card);

  g_string_append_printf (string, "VP: %u\n", bounty->vp);
  if (bounty->hunt)
    g_string_append_printf (string, "Worm: %s\n", bounty->type == TB_ANY ? "any" : tb_worm_type_name (bounty->type));
  else
    g_string_append_printf (string, "Egg: %s\nLocation: %s\n",
                            bounty->colour == TB_ANY ? "any" : tb_colour_name (bounty->colour),
                            tb_location_name (bounty->location));
}

static void
append_thing (TbCard   card,
              GString *string)
{
  const TbThing *thing = tb_thing (card);

  if (thing->hat)
    g_string_append (string, "a Hat\n");
  if (thing->no_solo)
    g_string_append (string, "not for solo\n");
  append_effect (&thing->effect, string);
}

void
tb_cards_append_about (TbCard   card,
                       GString *string)
{
  const TbWords *words = &tb_box->words[card];

  g_string_append (string, words->id);
  if (*words->name != '\0')
    g_string_append_printf (string, ": %s", words->name);
  g_string_append_printf (string, "\ndeck: %s\ncopies: %u\n", deck_of (card), copies_of (card));
  if (tb_card_is_vehicle (card))
    append_vehicle (card, string);
  else if (tb_card_is_worm (card))
    append_worm (card, string);
  else if (tb_card_is_bounty (card))
    append_bounty (card, string);
  else
    append_thing (card, string);
  if (*words->text != '\0')
    g_string_append_printf (string, "text: %s\n", words->text);
  if (*words->tip != '\0')
    g_string_append_printf (string, "tip: %s\n", words->tip);
  for (guint i = 0; words->notes[i] != NULL; i++)
    g_string_append_printf (string, "note: %s\n", words->notes[i]);
}
