/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table of Terror Below as text, in at most 80 columns.
 */
#include "cli-terror-below.h"

#include <string.h>

#include "tb-names.h"
#include "tb-rules.h"

#define CELL 8

static const char seat_letters[TB_MAX_SEATS] = { 'R', 'B', 'G', 'Y', 'W' };

/* Letters of EGGS, a word with four bits a colour. */
static void
append_eggs (GString *string,
             guint16  eggs)
{
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint n = tb_eggs_count (eggs, colour); n > 0; n--)
      g_string_append (string, tb_box->colour_letters[colour]);
}

/* Adds TEXT, cut or filled up to the width of a cell. */
static void
append_cell (GString    *string,
             const char *text)
{
  gsize length = MIN (strlen (text), CELL);

  g_string_append_len (string, text, (gssize) length);
  for (; length < CELL; length++)
    g_string_append_c (string, ' ');
}

/* What lies there: a Location, Rubble, Eggs. */
static void
append_ground (GString          *string,
               const TbPosition *pos,
               TbSpace           space)
{
  guint location = tb_position_location_at (pos, space), rubble = tb_position_rubble_at (pos, space);
  g_autoptr (GString) cell = g_string_new (NULL);

  if ((tb_position_board (pos)->canyon & TB_BIT (space)) != 0)
    {
      append_cell (string, "~~~~~~~~");
      return;
    }
  if (location < TB_N_LOCATIONS)
    {
      const char *id = tb_box->words[TB_FIRST_LOCATION + location].id;

      g_string_append_c (cell, g_ascii_toupper (id[0]));
      g_string_append_len (cell, id + 1, rubble > 0 ? 4 : (gssize) strlen (id + 1));
      g_string_append (cell, rubble == 0 ? "" : rubble == 1 ? " #" : " ##");
    }
  else
    {
      g_string_append (cell, rubble == 0 ? "" : rubble == 1 ? "#" : "##");
      if (rubble > 0 && pos->eggs[space] != 0)
        g_string_append_c (cell, ' ');
      append_eggs (cell, pos->eggs[space]);
    }
  append_cell (string, cell->str);
}

/* Who stands there: pawns, Target tokens in brackets, and after a quote the Worms that would hit it from elsewhere. */
static void
append_pieces (GString          *string,
               const TbPosition *pos,
               TbSpace           space)
{
  g_autoptr (GString) cell = g_string_new (NULL), targets = g_string_new (NULL), areas = g_string_new (NULL);

  if ((tb_position_board (pos)->canyon & TB_BIT (space)) != 0)
    {
      append_cell (string, "~~~~~~~~");
      return;
    }
  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at == space)
      g_string_append_c (cell, seat_letters[seat]);
  for (guint i = 0; i < TB_N_SLOTS; i++)
    {
      const TbSlot *slot = &pos->slots[i];

      if (!tb_slot_is_in_play (slot))
        continue;
      if (slot->target == space)
        g_string_append_c (targets, (char) ('1' + i));
      else if ((tb_attack_area (pos, tb_worm (slot->worm), slot->target) & TB_BIT (space)) != 0)
        g_string_append_c (areas, (char) ('1' + i));
    }
  if (targets->len > 0)
    g_string_append_printf (cell, "(%s)", targets->str);
  if (areas->len > 0)
    g_string_append_printf (cell, "'%s", areas->str);
  append_cell (string, cell->str);
}

static void
append_edge (GString *string,
             guint    n_columns)
{
  g_string_append (string, "   +");
  for (guint column = 0; column < n_columns; column++)
    g_string_append (string, "--------+");
  g_string_append_c (string, '\n');
}

static void
append_map (GString          *string,
            const TbPosition *pos)
{
  guint n_columns = tb_position_board (pos)->n_columns;

  g_string_append (string, "   ");
  for (guint column = 0; column < n_columns; column++)
    g_string_append_printf (string, "    %c    ", 'a' + column);
  g_string_append_c (string, '\n');
  append_edge (string, n_columns);
  for (guint row = 0; row < TB_N_ROWS; row++)
    {
      g_string_append_printf (string, " %u |", row + 1);
      for (guint column = 0; column < n_columns; column++)
        {
          append_ground (string, pos, TB_SPACE (column, row));
          g_string_append_c (string, '|');
        }
      g_string_append (string, "\n   |");
      for (guint column = 0; column < n_columns; column++)
        {
          append_pieces (string, pos, TB_SPACE (column, row));
          g_string_append_c (string, '|');
        }
      g_string_append_c (string, '\n');
      append_edge (string, n_columns);
    }
}

/* The letters of the seats whose pawns the Worm would catch where its token stands. */
static void
append_in_danger (GString          *string,
                  const TbPosition *pos,
                  const TbSlot     *slot)
{
  TbSpaces area = tb_attack_area (pos, tb_worm (slot->worm), slot->target);
  TbSpaces safe = tb_position_is_solo (pos) ? 0 : tb_position_locations (pos) & ~TB_BIT (slot->target);
  gboolean found = FALSE;

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at != TB_SPACE_NONE && (area & ~safe & TB_BIT (pos->players[seat].at)) != 0)
      {
        g_string_append_printf (string, "%s%s", found ? ", " : "; would catch ", tb_box->seats[seat]);
        found = TRUE;
      }
}

static void
append_slot (GString          *string,
             const TbPosition *pos,
             guint             i)
{
  const TbSlot *slot = &pos->slots[i];
  const TbWorm *worm;
  char space[3];

  if (!tb_slot_is_in_play (slot))
    {
      g_string_append_printf (string, "  %u  out of play\n", i + 1);
      return;
    }
  worm = tb_worm (slot->worm);
  tb_space_text (slot->target, space);
  g_string_append_printf (string, "  %u  %s, %s, health %u, at %s; %u of %u cards", i + 1,
                          tb_box->worm_type_words[worm->type].name,
                          worm->colour == TB_N_COLOURS ? "all Eggs" : tb_box->colour_words[worm->colour].id, worm->health,
                          space, slot->n_cards, worm->limit);
  append_in_danger (string, pos, slot);
  g_string_append_c (string, '\n');
  for (guint k = 0; k < slot->n_cards; k++)
    {
      guint by = slot->by[k] & ~TB_LAID_DOWN;

      g_string_append_printf (string, "       %s%s%s%s\n", slot->cards[k] == TB_CARD_UNKNOWN ? "?" : tb_box->words[slot->cards[k]].id,
                              (slot->by[k] & TB_LAID_DOWN) != 0 ? " face down" : "", by == TB_NO_SEAT ? "" : " by ",
                              by == TB_NO_SEAT ? "" : tb_box->seats[by]);
    }
}

static void
append_bounty (GString *string,
               TbCard   card)
{
  if (card == TB_NO_CARD)
    g_string_append (string, "-");
  else if (card == TB_CARD_UNKNOWN)
    g_string_append (string, "?");
  else
    g_string_append_printf (string, "%s (%u VP)", tb_box->words[card].id, tb_bounty (card)->vp);
}

/* Characters whose bits are set, by id. */
static void
append_characters (GString *string,
                   guint32  bits)
{
  if (bits == 0)
    g_string_append (string, "none");
  for (guint i = 0, found = 0; i < TB_MAX_CHARACTERS; i++)
    if ((bits >> i & 1) != 0)
      g_string_append_printf (string, "%s%s", found++ > 0 ? ", " : "", tb_box->words[TB_FIRST_CHARACTER + i].id);
}

static guint
count_things (TbThings things)
{
  return (guint) __builtin_popcountll (things);
}

static void
append_player (GString          *string,
               const TbPosition *pos,
               guint             seat)
{
  const TbPlayer *player = &pos->players[seat];
  char space[3] = "-";

  if (player->at != TB_SPACE_NONE)
    tb_space_text (player->at, space);
  g_string_append_printf (string, "  %c %-6s %2u VP", seat_letters[seat], tb_box->seats[seat], tb_position_vp (pos, seat));
  if (player->eliminated)
    {
      g_string_append (string, ", eliminated\n");
      return;
    }
  g_string_append_printf (string, ", at %s, led by %s", space,
                          player->leader == TB_NO_CARD ? "nobody yet" : tb_box->words[player->leader].id);
  if (player->hat != TB_NO_CARD)
    g_string_append_printf (string, " wearing %s", tb_box->words[player->hat].id);
  g_string_append (string, "; carries ");
  append_eggs (string, player->eggs);
  g_string_append_printf (string, "%s%u Rubble\n           squad: ", player->eggs != 0 ? " and " : "", player->rubble);
  append_characters (string, player->squad);
  g_string_append (string, "; dead: ");
  append_characters (string, player->dead);
  g_string_append_printf (string, "; holds %u Vehicles, %u Items, %u Weapons\n",
                          tb_spaces_count (player->vehicles) + player->unknown[0],
                          count_things (player->things & tb_box->item_bits) + player->unknown[1],
                          count_things (player->things & tb_box->weapon_bits) + player->unknown[2]);
}

/* What SEAT holds, for its own eyes. */
static void
append_hand (GString          *string,
             const TbPosition *pos,
             guint             seat)
{
  const TbPlayer *player = &pos->players[seat];
  TbThings things = player->things;

  g_string_append_printf (string, "%s holds:", tb_box->seats[seat]);
  for (guint64 cards = player->vehicles; cards != 0; cards &= cards - 1)
    g_string_append_printf (string, " %s", tb_box->words[TB_FIRST_VEHICLE + __builtin_ctzll (cards)].id);
  for (; things != 0; things &= things - 1)
    {
      TbCard card = tb_box->thing_of_bit[__builtin_ctzll (things)];

      g_string_append_printf (string, " %s", tb_box->words[card].id);
    }
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & TB_OWNED_SEAT) == seat && (pos->owned_by[i] & TB_OWNED_COMPLETED) == 0)
      {
        g_string_append (string, "; hidden: ");
        append_bounty (string, pos->owned[i]);
      }
  g_string_append_c (string, '\n');
}

void
cli_terror_append_board (GString       *string,
                         gconstpointer  position,
                         gboolean       utf8)
{
  const TbPosition *pos = position;
  int seat = tb_position_to_act (pos);

  append_map (string, pos);
  g_string_append (string, "Terror zone\n");
  for (guint i = 0; i < TB_N_SLOTS; i++)
    append_slot (string, pos, i);
  g_string_append (string, "Bounties:");
  for (guint i = 0; i < TB_N_LINE; i++)
    {
      g_string_append (string, i == 0 ? " " : i == 2 ? ",\n          " : ", ");
      append_bounty (string, pos->line[i]);
    }
  g_string_append_c (string, '\n');
  for (guint i = 0; i < pos->options.players; i++)
    append_player (string, pos, i);
  if (tb_position_is_solo (pos))
    g_string_append_printf (string, "Attacks: %u of %u\n", pos->attacks, tb_box->numbers.solo_attacks);
  if (seat == BM_SIDE_NOBODY)
    return;
  g_string_append_printf (string, "Round %u, %s's turn", pos->round, tb_box->seats[pos->turn]);
  if (pos->step == TB_STEP_ACT)
    g_string_append_printf (string, ", %u Action Points left", pos->ap);
  g_string_append_c (string, '\n');
  append_hand (string, pos, (guint) seat);
}

void
cli_terror_append_legend (GString  *string,
                          gboolean  utf8)
{
  g_string_append (string,
                   "R B G Y W are the pawns, # is Rubble, ~ Canyon.  Eggs: v violet, o orange, p pink, t teal.\n"
                   "(1) is the Target of Worm 1; '1 is a space that Worm 1 would hit as well.\n");
}
