/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table as text: the players, and the hand of one of them.
 */
#include "tb-cli-table.h"

#include "tb-names.h"

/* The names of the Characters whose bits are set. */
static void
append_characters (GString *text,
                   guint32  bits)
{
  const char *before = "";

  for (guint i = 0; i < TB_MAX_CHARACTERS; i++)
    if ((bits >> i & 1) != 0)
      {
        g_string_append_printf (text, "%s%s", before, tb_box->words[TB_FIRST_CHARACTER + i].name);
        before = ", ";
      }
}

/* Not for an unknown card. */
void
tb_cli_append_bounty (GString *text,
               TbCard   card)
{
  g_string_append_printf (text, "%s: %s %u" TB_CLI_GLUE "VP.", tb_card_id (card), tb_box->words[card].text,
                          tb_bounty (card)->vp);
}

static void
append_count (GString    *text,
              guint       n,
              const char *what)
{
  if (n > 0)
    g_string_append_printf (text, " %u" TB_CLI_GLUE "%s%s,", n, what, n == 1 ? "" : "s");
}

static void
append_place (GString          *text,
              const TbPosition *pos,
              TbSpace           at)
{
  guint location = tb_position_location_at (pos, at);
  char space[TB_SPACE_TEXT_SIZE];

  if (at == TB_SPACE_NONE)
    {
      g_string_append (text, ", off the board.");
      return;
    }
  g_string_append_printf (text, ", %s", tb_space_text (at, space));
  if (location < TB_N_LOCATIONS)
    {
      g_string_append (text, TB_CLI_GLUE "(");
      tb_cli_append_location (text, location);
      g_string_append_c (text, ')');
    }
  g_string_append_c (text, '.');
}

static void
append_squad (GString        *text,
              const TbPlayer *player)
{
  if (player->leader != TB_NO_CARD)
    g_string_append_printf (text, " %s leads", tb_box->words[player->leader].name);
  if (player->hat != TB_NO_CARD)
    g_string_append_printf (text, ", wearing %s", tb_box->words[player->hat].name);
  if (player->leader != TB_NO_CARD)
    g_string_append_c (text, '.');
  if (player->squad != 0)
    g_string_append (text, " Squad: ");
  append_characters (text, player->squad);
  if (player->squad != 0)
    g_string_append_c (text, '.');
  if (player->dead != 0)
    g_string_append (text, " Dead: ");
  append_characters (text, player->dead);
  if (player->dead != 0)
    g_string_append_c (text, '.');
}

/* What the Leader carries and the number of cards in hand. */
static void
append_goods (GString        *text,
              const TbPlayer *player)
{
  gsize length;

  if (player->rubble > 0 || player->eggs != 0)
    g_string_append (text, " Carries ");
  if (player->rubble > 0)
    g_string_append_printf (text, "%u" TB_CLI_GLUE "Rubble%s", player->rubble, player->eggs == 0 ? "." : ", ");
  if (player->eggs != 0)
    {
      tb_cli_append_eggs (text, player->eggs);
      g_string_append_c (text, '.');
    }
  g_string_append (text, " Hand:");
  length = text->len;
  append_count (text, (guint) __builtin_popcountll (player->vehicles) + player->unknown[0], "Vehicle");
  append_count (text, (guint) __builtin_popcountll (player->things & tb_box->item_bits) + player->unknown[1], "Item");
  append_count (text, (guint) __builtin_popcountll (player->things & tb_box->weapon_bits) + player->unknown[2],
                "Weapon");
  if (text->len == length)
    g_string_append (text, " nothing,");
  text->str[text->len - 1] = '.';
}

static void
append_owned (GString          *text,
              const TbPosition *pos,
              guint             seat,
              gboolean          completed)
{
  gboolean found = FALSE;

  for (guint i = 0; i < pos->n_owned; i++)
    {
      if ((pos->owned_by[i] & TB_OWNED_SEAT) != seat || ((pos->owned_by[i] & TB_OWNED_COMPLETED) != 0) != completed)
        continue;
      g_string_append_printf (text, "%s%s", found ? ", " : completed ? " Completed: " : " Hidden: ",
                              tb_card_id (pos->owned[i]));
      if (completed)
        g_string_append_printf (text, TB_CLI_GLUE "(%u)", tb_bounty (pos->owned[i])->vp);
      found = TRUE;
    }
  if (found)
    g_string_append_c (text, '.');
}

void
tb_cli_put_player (const TbCliTable *table,
            guint        seat)
{
  const TbPosition *pos = table->pos;
  const TbPlayer *player = &pos->players[seat];
  g_autofree char *title = g_strdup_printf ("%c %c %s", pos->turn == seat ? '>' : ' ', tb_cli_seat_letter (seat),
                                            tb_seat_name (seat));
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u VP", tb_position_vp (pos, seat));
  if (player->eliminated)
    g_string_append (text, ", eliminated.");
  else
    {
      append_place (text, pos, player->at);
      append_squad (text, player);
      append_goods (text, player);
      append_owned (text, pos, seat, FALSE);
    }
  append_owned (text, pos, seat, TRUE);
  tb_cli_put (table, title, text);
}

/* --- The viewer's cards ---------------------------------------------------------------------------------------- */

static void
put_vehicles (const TbCliTable    *table,
              const char     *title,
              const TbPlayer *player)
{
  GString *text = g_string_new (NULL);

  for (guint64 cards = player->vehicles; cards != 0; cards &= cards - 1)
    {
      TbCard card = (TbCard) (TB_FIRST_VEHICLE + __builtin_ctzll (cards));

      g_string_append_printf (text, "%s%s" TB_CLI_GLUE "(%u" TB_CLI_GLUE "AP", text->len == 0 ? "" : ", ",
                              tb_card_id (card), tb_vehicle (card)->ap);
      tb_cli_append_arrows (text, card, table->utf8);
      g_string_append_c (text, ')');
    }
  if (text->len == 0)
    g_string_append (text, "no Vehicle card");
  tb_cli_put (table, title, text);
}

/* Items and Weapons: "pistol x2 (new)". */
static void
put_things (const TbCliTable    *table,
            const TbPlayer *player)
{
  GString *text = g_string_new (NULL);
  TbThings fresh = table->pos->turn == table->viewer ? table->pos->fresh : 0;

  for (TbThings things = player->things; things != 0;)
    {
      TbCard card = tb_things_first (things);
      guint n = tb_things_count (things, card), n_fresh = tb_things_count (fresh, card);

      g_string_append_printf (text, "%s%s", text->len == 0 ? "" : ", ", tb_card_id (card));
      if (n > 1)
        g_string_append_printf (text, TB_CLI_GLUE "x%u", n);
      if (n_fresh > 0 && n_fresh == n)
        g_string_append (text, TB_CLI_GLUE "(new)");
      else if (n_fresh > 0)
        g_string_append_printf (text, TB_CLI_GLUE "(%u" TB_CLI_GLUE "new)", n_fresh);
      things &= ~tb_things_mask (card);
    }
  if (text->len == 0)
    g_string_append (text, "no Item, no Weapon");
  tb_cli_put (table, "", text);
}

/* The Leader, or the Characters to choose it from, with their abilities. */
static void
put_characters (const TbCliTable *table,
                const TbPlayer   *player)
{
  for (guint i = 0; i < TB_MAX_CHARACTERS; i++)
    {
      TbCard card = (TbCard) (TB_FIRST_CHARACTER + i);
      GString *text;

      if (player->leader == TB_NO_CARD ? (player->squad >> i & 1) == 0 : card != player->leader)
        continue;
      text = g_string_new (NULL);
      g_string_append_printf (text, "%s: %s", tb_card_id (card), tb_box->words[card].text);
      tb_cli_put (table, "", text);
    }
}

void
tb_cli_put_hand (const TbCliTable *table)
{
  g_autofree char *title = g_strdup_printf ("Hand %s", tb_seat_name ((guint) table->viewer));
  const TbPosition *pos = table->pos;
  const TbPlayer *player = &pos->players[table->viewer];

  put_vehicles (table, title, player);
  put_things (table, player);
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) == (guint) table->viewer)
      {
        GString *text = g_string_new ("Hidden Bounty ");

        tb_cli_append_bounty (text, pos->owned[i]);
        tb_cli_put (table, "", text);
      }
  put_characters (table, player);
}

