/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-names.h"

#include <string.h>

static const char *const dir_names[TB_N_DIRS] = {
  [TB_UP] = "up",
  [TB_RIGHT] = "right",
  [TB_DOWN] = "down",
  [TB_LEFT] = "left",
};

static const char *const slot_names[TB_N_SLOTS] = { "1", "2", "3" };

static const char *const deck_names[TB_DECK_CHARACTERS + 1] = {
  [TB_DECK_VEHICLES] = "vehicles",
  [TB_DECK_WORMS] = "worms",
  [TB_DECK_BOUNTIES] = "bounties",
  [TB_DECK_ITEMS] = "items",
  [TB_DECK_WEAPONS] = "weapons",
  [TB_DECK_CHARACTERS] = "characters",
};

static const char *
name_at (const char *const *names,
         guint              n,
         guint              i)
{
  g_return_val_if_fail (i < n, "?");
  return names[i];
}

/* Returns N if there is no such name. */
static guint
find_name (const char *const *names,
           guint              n,
           const char        *name)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (names[i], name) == 0)
      return i;
  return n;
}

/* The same for ids. */
static guint
find_id (const TbWords *words,
         guint          n,
         const char    *id)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (words[i].id, id) == 0)
      return i;
  return n;
}

const char *
tb_space_text (TbSpace space,
               char    text[TB_SPACE_TEXT_SIZE])
{
  if (space >= TB_N_SPACES)
    return strcpy (text, "?");
  text[0] = (char) ('a' + tb_space_column (space));
  text[1] = (char) ('1' + tb_space_row (space));
  text[2] = '\0';
  return text;
}

TbSpace
tb_space_from_text (const char *text)
{
  if (text[0] < 'a' || text[0] >= 'a' + TB_N_COLUMNS)
    return TB_SPACE_NONE;
  if (text[1] < '1' || text[1] >= '1' + TB_N_ROWS || text[2] != '\0')
    return TB_SPACE_NONE;
  return TB_SPACE (text[0] - 'a', text[1] - '1');
}

const char *
tb_dir_name (guint dir)
{
  return name_at (dir_names, TB_N_DIRS, dir);
}

guint
tb_dir_from_name (const char *name)
{
  return find_name (dir_names, TB_N_DIRS, name);
}

const char *
tb_slot_name (guint slot)
{
  return name_at (slot_names, TB_N_SLOTS, slot);
}

guint
tb_slot_from_name (const char *name)
{
  return find_name (slot_names, TB_N_SLOTS, name);
}

const char *
tb_deck_name (guint deck)
{
  return name_at (deck_names, G_N_ELEMENTS (deck_names), deck);
}

guint
tb_deck_from_name (const char *name)
{
  return find_name (deck_names, G_N_ELEMENTS (deck_names), name);
}

const char *
tb_seat_name (guint seat)
{
  return name_at (tb_box->seats, TB_MAX_SEATS, seat);
}

guint
tb_seat_from_name (const char *name)
{
  guint seat = find_name (tb_box->seats, TB_MAX_SEATS, name);

  return seat < TB_MAX_SEATS ? seat : TB_NO_SEAT;
}

const char *
tb_colour_name (guint colour)
{
  g_return_val_if_fail (colour < TB_N_COLOURS, "?");
  return tb_box->colour_words[colour].id;
}

guint
tb_colour_from_name (const char *name)
{
  return find_id (tb_box->colour_words, TB_N_COLOURS, name);
}

const char *
tb_location_name (guint location)
{
  g_return_val_if_fail (location < TB_N_LOCATIONS, "?");
  return tb_box->words[TB_FIRST_LOCATION + location].id;
}

guint
tb_location_from_name (const char *name)
{
  return find_id (&tb_box->words[TB_FIRST_LOCATION], TB_N_LOCATIONS, name);
}

const char *
tb_worm_type_name (guint type)
{
  g_return_val_if_fail (type < tb_box->n_worm_types, "?");
  return tb_box->worm_type_words[type].id;
}

guint
tb_worm_type_from_name (const char *name)
{
  guint type = find_id (tb_box->worm_type_words, tb_box->n_worm_types, name);

  return type < tb_box->n_worm_types ? type : TB_ANY;
}

const char *
tb_card_id (TbCard card)
{
  const char *id = tb_box->words[card].id;

  return id == NULL ? "?" : id;
}

TbCard
tb_card_from_id (const char *id)
{
  for (guint card = 0; card < TB_CARD_UNKNOWN; card++)
    if (tb_box->words[card].id != NULL && strcmp (tb_box->words[card].id, id) == 0)
      return (TbCard) card;
  return TB_NO_CARD;
}

gboolean
tb_card_exists (TbCard card)
{
  return card < TB_FIRST_LOCATION && tb_box->words[card].id != NULL;
}
