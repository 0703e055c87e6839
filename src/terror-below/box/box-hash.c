/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The hash of everything in a box that rules use: of a text with one line per item, which never changes for a box
 * unless its play does.
 */
#include "box-reader.h"

#include "tb-names.h"

static void
append_effect (const TbEffect *effect,
               GString        *string)
{
  g_string_append_printf (string, " %s [", tb_box_effect_name ((TbEffectKind) effect->kind));
  tb_box_append_windows (effect->window, string);
  g_string_append (string, "] ");
  tb_box_append_parameters (effect, string);
  g_string_append_c (string, '\n');
}

static void
append_spaces (TbSpaces  spaces,
               GString  *string)
{
  char text[TB_SPACE_TEXT_SIZE];

  for (; spaces != 0; spaces &= spaces - 1)
    g_string_append_printf (string, " %s", tb_space_text (tb_spaces_first (spaces), text));
  g_string_append_c (string, '\n');
}

static void
append_boards (const TbBox *box,
               GString     *string)
{
  char text[TB_SPACE_TEXT_SIZE];

  for (guint i = 0; i < TB_N_BOARDS; i++)
    {
      const TbBoard *board = &box->boards[i];

      g_string_append_printf (string, "board %u\n", board->n_columns);
      append_spaces (board->canyon, string);
      append_spaces (board->mesa, string);
      for (guint j = 0; j < TB_N_LOCATIONS; j++)
        g_string_append_printf (string, "%s\n", tb_space_text (board->standard[j], text));
    }
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      g_string_append (string, box->words[TB_FIRST_LOCATION + i].id);
      append_effect (&box->bonus[i], string);
    }
  for (guint i = 0; i < TB_N_COLOURS; i++)
    g_string_append_printf (string, "%s\n", box->colour_words[i].id);
}

static void
append_vehicles (const TbBox *box,
                 GString     *string)
{
  for (guint i = 0; i < box->n_vehicle_kinds; i++)
    {
      g_string_append_printf (string, "%s %u", box->vehicle_kind_words[i].id, box->vehicle_kinds[i].ap);
      append_effect (&box->vehicle_kinds[i].effect, string);
    }
  for (guint i = 0; i < box->n_vehicles; i++)
    {
      const TbVehicle *vehicle = &box->vehicles[i];

      g_string_append_printf (string, "%s %s", box->words[TB_FIRST_VEHICLE + i].id,
                              box->vehicle_kind_words[vehicle->kind].id);
      for (guint j = 0; j < vehicle->n_arrows; j++)
        g_string_append_printf (string, " %s", tb_dir_name (vehicle->arrows[j]));
      g_string_append_c (string, '\n');
    }
}

static void
append_offsets (const TbOffset *offsets,
                guint           n,
                GString        *string)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (string, " %d,%d", offsets[i].column, offsets[i].row);
  g_string_append_c (string, '\n');
}

static void
append_worms (const TbBox *box,
              GString     *string)
{
  for (guint i = 0; i < box->n_worms; i++)
    {
      const TbWorm *worm = &box->worms[i];

      g_string_append_printf (string, "%s %s %s %u%u %u %u %u\n", box->words[TB_FIRST_WORM + i].id,
                              worm->type == TB_ANY ? "-" : box->worm_type_words[worm->type].id,
                              worm->colour == TB_N_COLOURS ? "all" : box->colour_words[worm->colour].id, worm->red,
                              worm->blue, worm->health, worm->limit, worm->centre_rubble);
      append_offsets (worm->eggs, worm->n_eggs, string);
      append_offsets (worm->rubble, worm->n_rubble, string);
    }
}

static void
append_bounties (const TbBox *box,
                 GString     *string)
{
  for (guint i = 0; i < box->n_bounties; i++)
    {
      const TbBounty *bounty = &box->bounties[i];

      g_string_append_printf (string, "%s %u ", box->words[TB_FIRST_BOUNTY + i].id, bounty->vp);
      if (bounty->hunt)
        g_string_append_printf (string, "%s\n", bounty->type == TB_ANY ? "any" : box->worm_type_words[bounty->type].id);
      else
        g_string_append_printf (string, "%s %s\n", box->words[TB_FIRST_LOCATION + bounty->location].id,
                                bounty->colour == TB_ANY ? "any" : box->colour_words[bounty->colour].id);
    }
}

static void
append_things (const TbBox   *box,
               const TbThing *things,
               guint          n_things,
               TbCard         first,
               GString       *string)
{
  for (guint i = 0; i < n_things; i++)
    {
      g_string_append_printf (string, "%s %u %u %u", box->words[first + i].id, things[i].copies, things[i].no_solo,
                              things[i].hat);
      append_effect (&things[i].effect, string);
    }
}

void
tb_box_hash (TbBox *box)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autofree char *sum = NULL;

  tb_box_append_numbers (&box->numbers, string);
  append_boards (box, string);
  append_vehicles (box, string);
  append_worms (box, string);
  append_bounties (box, string);
  append_things (box, box->items, box->n_items, TB_FIRST_ITEM, string);
  append_things (box, box->weapons, box->n_weapons, TB_FIRST_WEAPON, string);
  append_things (box, box->characters, box->n_characters, TB_FIRST_CHARACTER, string);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, string->str, (gssize) string->len);
  g_strlcpy (box->hash, sum, sizeof box->hash);
}
