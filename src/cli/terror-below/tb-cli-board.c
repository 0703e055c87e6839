/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table as text: the board, and below it titled paragraphs; what matters most for the next move comes last.
 */
#include "tb-cli-table.h"

#include <string.h>

#include "cli.h"
#include "tb-names.h"
#include "tb-rules.h"

#define TITLE_WIDTH 12
#define LINE_WIDTH  79

void
tb_cli_put (const TbCliTable *table,
            const char       *title,
            GString          *text)
{
  g_autofree char *shown = table->utf8 ? g_strdup (text->str) : g_str_to_ascii (text->str, "C");
  g_auto (GStrv) words = g_strsplit (shown, " ", -1);
  glong width = TITLE_WIDTH;

  g_string_append_printf (table->string, "%-*s", TITLE_WIDTH - 1, title);
  for (guint i = 0; words[i] != NULL; i++)
    {
      glong length = g_utf8_strlen (words[i], -1);

      if (width + length > LINE_WIDTH)
        {
          g_string_append_printf (table->string, "\n%*s", TITLE_WIDTH - 1, "");
          width = TITLE_WIDTH;
        }
      g_string_append_printf (table->string, " %s", cli_sanitize (g_strdelimit (words[i], TB_CLI_GLUE, ' ')));
      width += length + 1;
    }
  g_string_append_c (table->string, '\n');
  g_string_free (text, TRUE);
}

/* "red, blue" */
static void
append_seats (GString      *text,
              const guint8 *seats,
              guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", tb_seat_name (seats[i]));
}

/* --- Worms ----------------------------------------------------------------------------------------------------- */

static void
append_laid (GString      *text,
             const TbSlot *slot,
             guint         i,
             gboolean      utf8)
{
  gboolean down = (slot->by[i] & TB_LAID_DOWN) != 0;
  guint by = slot->by[i] & ~TB_LAID_DOWN;

  g_string_append (text, i == 0 ? ": " : ", ");
  if (down)
    g_string_append (text, "face down");
  if (slot->cards[i] != TB_CARD_UNKNOWN)
    {
      g_string_append_printf (text, "%s%s", down ? " " : "", tb_box->words[slot->cards[i]].name);
      tb_cli_append_arrows (text, slot->cards[i], utf8);
    }
  if (by != TB_NO_SEAT)
    g_string_append_printf (text, TB_CLI_GLUE "(%s)", tb_seat_name (by));
}

/* The seats whose pawns it would hit with its Target where it is. */
static void
append_catch (GString          *text,
              const TbPosition *pos,
              const TbSlot     *slot)
{
  TbSpaces danger = tb_cli_danger (pos, slot);
  guint8 seats[TB_MAX_SEATS];
  guint n = 0;

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at != TB_SPACE_NONE && (danger & TB_BIT (pos->players[seat].at)) != 0)
      seats[n++] = (guint8) seat;
  if (n == 0)
    return;
  g_string_append (text, " Would catch ");
  append_seats (text, seats, n);
  g_string_append (text, ".");
}

static void
put_worm (const TbCliTable *table,
          guint        i)
{
  const TbSlot *slot = &table->pos->slots[i];
  g_autofree char *title = g_strdup_printf ("Worm %u", i + 1);
  GString *text = g_string_new (NULL);
  char space[TB_SPACE_TEXT_SIZE];
  const TbWorm *worm;

  if (!tb_slot_is_in_play (slot))
    {
      g_string_append (text, "none");
      tb_cli_put (table, title, text);
      return;
    }
  worm = tb_worm (slot->worm);
  g_string_append_printf (text, "%s, Target" TB_CLI_GLUE "%s, health" TB_CLI_GLUE "%u, ",
                          tb_box->worm_type_words[worm->type].name, tb_space_text (slot->target, space), worm->health);
  if (worm->colour == TB_N_COLOURS)
    g_string_append (text, "an Egg of each colour");
  else
    g_string_append_printf (text, "%s" TB_CLI_GLUE "Egg", tb_colour_name (worm->colour));
  g_string_append_printf (text, "; %u of %u" TB_CLI_GLUE "cards", slot->n_cards,
                          tb_worm_limit (table->pos, slot->worm));
  for (guint k = 0; k < slot->n_cards; k++)
    append_laid (text, slot, k, table->utf8);
  g_string_append (text, tb_slot_is_full (table->pos, slot) ? ": it will attack!" : ".");
  append_catch (text, table->pos, slot);
  tb_cli_put (table, title, text);
}

/* --- Bounties, decks, supply ----------------------------------------------------------------------------------- */

static void
put_line (const TbCliTable *table)
{
  for (guint i = 0; i < TB_N_LINE; i++)
    {
      GString *text = g_string_new (NULL);

      if (table->pos->line[i] == TB_NO_CARD)
        g_string_append (text, "-");
      else
        tb_cli_append_bounty (text, table->pos->line[i]);
      tb_cli_put (table, i == 0 ? "Bounties" : "", text);
    }
}

static void
put_decks (const TbCliTable *table)
{
  static const char *const names[TB_N_DECKS] = { "Vehicles", "Worms", "Bounties", "Items", "Weapons" };
  const TbPosition *pos = table->pos;
  GString *text = g_string_new (NULL);

  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    {
      g_string_append_printf (text, "%s%s" TB_CLI_GLUE "%u", deck == 0 ? "" : ", ", names[deck], pos->n_deck[deck]);
      if (pos->n_discards[deck] > 0)
        g_string_append_printf (text, TB_CLI_GLUE "(%u" TB_CLI_GLUE "discarded)", pos->n_discards[deck]);
    }
  tb_cli_put (table, "Decks", text);
}

static void
put_supply (const TbCliTable *table)
{
  guint16 eggs = 0;
  GString *text = g_string_new (NULL);

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    eggs = (guint16) (eggs + table->pos->supply_eggs[colour] * TB_EGG (colour));
  g_string_append_printf (text, "%u Rubble, ", table->pos->supply_rubble);
  if (eggs == 0)
    g_string_append (text, "no Eggs");
  else
    tb_cli_append_eggs (text, eggs);
  tb_cli_put (table, "Supply", text);
}

/* --- Solo ------------------------------------------------------------------------------------------------------ */

static void
append_done (GString *text,
             guint    bits,
             guint    need,
             guint    first_word)
{
  const char *before = " (";

  g_string_append_printf (text, "%u of %u", (guint) __builtin_popcount (bits), need);
  for (guint i = 0; bits >> i != 0; i++)
    if ((bits >> i & 1) != 0)
      {
        g_string_append (text, before);
        if (first_word == TB_FIRST_LOCATION)
          tb_cli_append_location (text, i);
        else
          g_string_append (text, tb_box->worm_type_words[i].name);
        before = ", ";
      }
  g_string_append (text, bits != 0 ? ")" : "");
}

static void
put_solo (const TbCliTable *table)
{
  static const char *const titles[TB_N_SCENARIOS] = { "Special Delivery", "Total Extermination", "Scramble" };
  const TbPosition *pos = table->pos;
  const TbNumbers *numbers = &tb_box->numbers;
  guint scenario = pos->options.scenario, n_destroyed = 0;
  GString *text = g_string_new (titles[scenario]);

  if (scenario == TB_SOLO_DELIVERY)
    {
      g_string_append (text, ": Bounties for ");
      append_done (text, pos->delivered, numbers->need[scenario], TB_FIRST_LOCATION);
      g_string_append (text, " Locations.");
    }
  else if (scenario == TB_SOLO_EXTERMINATION)
    {
      g_string_append (text, ": trophies of ");
      append_done (text, pos->trophies, numbers->need[scenario], TB_FIRST_WORM);
      g_string_append (text, " Worm types.");
    }
  else
    g_string_append_printf (text, ": %u of %u VP.", tb_position_vp (pos, 0), numbers->need[scenario]);
  g_string_append_printf (text, " %u of %u attacks.", pos->attacks, numbers->solo_attacks);
  for (guint i = 0; i < TB_N_LOCATIONS && pos->step != TB_STEP_SETUP; i++)
    if (pos->locations[i] == TB_SPACE_NONE)
      {
        g_string_append (text, n_destroyed++ == 0 ? " Destroyed: " : ", ");
        tb_cli_append_location (text, i);
      }
  g_string_append (text, n_destroyed == 0 ? "" : ".");
  tb_cli_put (table, "Solo", text);
}

/* --- The turn -------------------------------------------------------------------------------------------------- */

static void
put_attack (const TbCliTable *table)
{
  const TbPosition *pos = table->pos;
  const TbAttack *attack = &pos->attack;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "Worm" TB_CLI_GLUE "%u: damage %u of %u. Caught: ", attack->slot + 1, attack->damage,
                          tb_worm (pos->slots[attack->slot].worm)->health);
  append_seats (text, attack->caught, attack->n_caught);
  g_string_append_c (text, '.');
  if (attack->n_safe > 0)
    {
      g_string_append (text, " Safe: ");
      append_seats (text, attack->safe, attack->n_safe);
      g_string_append_c (text, '.');
    }
  for (guint i = 0; i < attack->n_dice; i++)
    g_string_append_printf (text, "%s%u%s", i == 0 ? " Dice: " : ", ", attack->dice[i],
                            i + 1 == attack->n_dice ? "." : "");
  tb_cli_put (table, "Attack", text);
}

/* The current step of that seat's turn. */
static void
append_step (GString          *text,
             const TbPosition *pos)
{
  switch ((TbStep) pos->step)
    {
    case TB_STEP_PLAY:
      g_string_append (text, "plays a Vehicle card.");
      break;
    case TB_STEP_ACT:
      g_string_append_printf (text, "has %u Action Point%s left.", pos->ap, pos->ap == 1 ? "" : "s");
      break;
    case TB_STEP_ABILITY:
      g_string_append (text, "ends the turn.");
      break;
    case TB_STEP_BETWEEN:
      g_string_append (text, "has had the turn.");
      break;
    case TB_STEP_SETUP:
    case TB_STEP_OVER:
    default:
      break;
    }
}

static void
put_turn (const TbCliTable *table)
{
  const TbPosition *pos = table->pos;
  g_autofree char *title = g_strdup_printf ("Round %u", pos->round);
  GString *text = g_string_new (NULL);

  if (pos->step == TB_STEP_SETUP)
    {
      g_string_append_printf (text, "%s begins.", tb_seat_name (pos->turn));
      tb_cli_put (table, "Setup", text);
      return;
    }
  g_string_append_printf (text, "%s ", tb_seat_name (pos->turn));
  append_step (text, pos);
  if (pos->played != TB_NO_CARD)
    {
      g_string_append_printf (text, " Played: %s", tb_card_id (pos->played));
      if (pos->played_slot != TB_NO_SLOT)
        g_string_append_printf (text, " on Worm" TB_CLI_GLUE "%u", pos->played_slot + 1);
      g_string_append_c (text, '.');
    }
  if (pos->bonus)
    g_string_append (text, " The Delivery Bonus is used up.");
  for (guint i = 0; i < pos->n_effects; i++)
    g_string_append_printf (text, "%s%s%s", i == 0 ? " In force: " : ", ", tb_box->words[pos->effects[i]].name,
                            i + 1 == pos->n_effects ? "." : "");
  if (pos->n_final != TB_NO_FINAL)
    {
      g_string_append (text, pos->n_final == 0 ? " This is the last turn." : " Final turns to come: ");
      append_seats (text, pos->final, pos->n_final);
      g_string_append (text, pos->n_final == 0 ? "" : ".");
    }
  tb_cli_put (table, title, text);
}

/* T25.6 */
static const char *
why_lost (const TbPosition *pos)
{
  if (pos->attacks >= tb_box->numbers.solo_attacks)
    return "the last attack is over";
  return pos->players[0].leader == TB_NO_CARD ? "the squad is dead" : "too many Locations are destroyed";
}

static void
put_end (const TbCliTable *table)
{
  const TbPosition *pos = table->pos;
  guint n = (guint) __builtin_popcount (pos->winners);
  GString *text = g_string_new (NULL);

  if (n == 0)
    g_string_append_printf (text, "The Worms have won: %s.", tb_position_is_solo (pos) ? why_lost (pos)
                                                                                      : "nobody is left alive");
  for (guint seat = 0, found = 0; seat < pos->options.players; seat++)
    if ((pos->winners >> seat & 1) != 0)
      {
        found++;
        g_string_append_printf (text, "%s%s", found == 1 ? "" : found == n ? " and " : ", ", tb_seat_name (seat));
      }
  if (n > 0)
    g_string_append (text, n == 1 ? " has won." : " share the victory.");
  if (pos->score != TB_NO_SCORE)
    g_string_append_printf (text, " Score: %d.", pos->score);
  tb_cli_put (table, "The end", text);
}

/* The text of the card that asks for a decision. */
static void
put_asking (const TbCliTable *table)
{
  TbCard card = tb_cli_asking_card (table->pos);
  GString *text;

  if (card == TB_NO_CARD)
    return;
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s: %s", tb_card_id (card), tb_box->words[card].text);
  tb_cli_put (table, "Asked by", text);
}

void
tb_cli_append_board (GString       *string,
                     gconstpointer  position,
                     int            viewer,
                     gboolean       utf8)
{
  TbPosition pos = *(const TbPosition *) position;
  const TbCliTable table = { string, &pos, viewer, utf8 };

  /* For no seat in particular, everything hidden from any seat is removed. */
  tb_rules_hide (&pos, viewer == BM_SIDE_NOBODY ? TB_NO_SEAT : (guint) viewer);
  tb_cli_append_map (string, &pos, utf8);
  for (guint i = 0; i < TB_N_SLOTS; i++)
    put_worm (&table, i);
  put_line (&table);
  put_decks (&table);
  put_supply (&table);
  for (guint i = 0; i < pos.options.players; i++)
    tb_cli_put_player (&table, tb_position_clockwise (&pos, pos.first, i));
  if (tb_position_is_solo (&pos))
    put_solo (&table);
  if (pos.attack.slot != TB_NO_SLOT)
    put_attack (&table);
  if (pos.step == TB_STEP_OVER)
    put_end (&table);
  else
    put_turn (&table);
  if (viewer == BM_SIDE_NOBODY)
    return;
  tb_cli_put_hand (&table);
  put_asking (&table);
}
