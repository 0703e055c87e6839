/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards and decisions, in a few words.
 */
#include "tb-cli.h"

#include "tb-cards-list.h"
#include "tb-names.h"
#include "tb-rules.h"

char
tb_cli_seat_letter (guint seat)
{
  return g_ascii_toupper (tb_seat_name (seat)[0]);
}

void
tb_cli_append_location (GString *string,
                        guint    location)
{
  const char *id = tb_location_name (location);

  g_string_append_c (string, g_ascii_toupper (id[0]));
  g_string_append (string, id + 1);
}

void
tb_cli_append_eggs (GString *string,
                    guint16  eggs)
{
  const char *before = "";

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      guint n = tb_eggs_count (eggs, colour);

      if (n == 0)
        continue;
      g_string_append_printf (string, "%s%u" TB_CLI_GLUE "%s", before, n, tb_colour_name (colour));
      before = ", ";
    }
  g_string_append (string, tb_eggs_total (eggs) == 1 ? TB_CLI_GLUE "Egg" : TB_CLI_GLUE "Eggs");
}

void
tb_cli_append_arrows (GString  *string,
                      TbCard    card,
                      gboolean  utf8)
{
  static const char *const signs[2][TB_N_DIRS] = { { "^", ">", "v", "<" }, { "↑", "→", "↓", "←" } };
  const TbVehicle *vehicle = tb_vehicle (card);

  for (guint i = 0; i < vehicle->n_arrows; i++)
    g_string_append_printf (string, "%s%s", i == 0 ? TB_CLI_GLUE : "", signs[utf8][vehicle->arrows[i]]);
}

/* --- One card -------------------------------------------------------------------------------------------------- */

static void
append_worm (GString       *string,
             const TbWorm  *worm)
{
  g_string_append_printf (string, "%s Egg, starts on red %u, blue %u",
                          worm->colour == TB_N_COLOURS ? "one of each" : tb_colour_name (worm->colour), worm->red,
                          worm->blue);
  if (!worm->starting)
    g_string_append_printf (string, ", health %u, limit %u", worm->health, worm->limit);
  g_string_append_printf (string, ", %u Rubble. ", worm->n_rubble + (worm->centre_rubble ? 1u : 0u));
}

/* The values of a card besides its text, with a blank after them. */
static void
append_numbers (GString *string,
                TbCard   card)
{
  if (tb_card_is_vehicle (card))
    {
      const TbVehicle *vehicle = tb_vehicle (card);

      g_string_append_printf (string, "%u Action Points, arrows", vehicle->ap);
      for (guint i = 0; i < vehicle->n_arrows; i++)
        g_string_append_printf (string, " %s", tb_dir_name (vehicle->arrows[i]));
      g_string_append (string, vehicle->n_arrows == 0 ? " none. " : ". ");
    }
  else if (tb_card_is_worm (card))
    append_worm (string, tb_worm (card));
  else if (tb_card_is_bounty (card))
    g_string_append_printf (string, "%u VP. ", tb_bounty (card)->vp);
  else if (tb_thing (card)->hat)
    g_string_append (string, "A Hat. ");
}

static char *
dup_location (guint location)
{
  GString *string = g_string_new (tb_box->words[TB_FIRST_LOCATION + location].name);

  g_string_append (string, ": the Delivery Bonus: ");
  tb_cards_append_effect (&tb_box->bonus[location], string);
  return g_string_free (string, FALSE);
}

char *
tb_cli_dup_card (const char *id)
{
  TbCard card = tb_cards_find (id);
  guint location = tb_location_from_name (id);
  const TbWords *words;
  GString *string;

  if (location != TB_N_LOCATIONS)
    return dup_location (location);
  if (card == TB_NO_CARD)
    return NULL;
  words = &tb_box->words[card];
  string = g_string_new (NULL);
  g_string_append_printf (string, "%s: ", *words->name == '\0' ? words->id : words->name);
  append_numbers (string, card);
  g_string_append (string, words->text);
  return g_string_free (string, FALSE);
}

/* --- Decisions ------------------------------------------------------------------------------------------------- */

/* By the kind of the lowest legal move; NULL: see tb_cli_append_question (). */
static const char *const questions[TB_N_MOVE_KINDS] = {
  [TB_MOVE_LEADER] = "who leads",
  [TB_MOVE_LEAVE] = "who is left out",
  [TB_MOVE_START] = "where to start",
  [TB_MOVE_RETURN] = "where to return",
  [TB_MOVE_PLAY] = "which card on which Worm",
  [TB_MOVE_ADD] = "which second card",
  [TB_MOVE_DRAW] = "an Item or a Weapon",
  [TB_MOVE_KEEP] = "which Hidden Bounty",
  [TB_MOVE_REVIVE] = "who is revived",
  [TB_MOVE_HIDE] = "which card face down on which Worm",
  [TB_MOVE_TARGET] = "which way for the Target",
  [TB_MOVE_DISCARD] = "what to discard",
  [TB_MOVE_CLAIM] = "which reward",
  [TB_MOVE_CHOOSE] = "what to choose",
  [TB_MOVE_CHOOSE_DONE] = "what to choose",
  [TB_MOVE_YES] = "yes or no",
  [TB_MOVE_NO] = "yes or no",
};

/* Whether the decision may come from a card. */
static gboolean
is_of_card (TbMoveKind lowest)
{
  return lowest == TB_MOVE_TARGET || lowest == TB_MOVE_CHOOSE || lowest == TB_MOVE_CHOOSE_DONE
         || lowest == TB_MOVE_YES || lowest == TB_MOVE_NO || lowest == TB_MOVE_REVIVE;
}

/* 0: there is no decision. */
static TbMoveKind
lowest_kind (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];

  return tb_rules_legal (pos, moves) == 0 ? (TbMoveKind) 0 : TB_MOVE_KIND (moves[0]);
}

TbCard
tb_cli_asking_card (const TbPosition *pos)
{
  const TbFrame *frame = tb_position_top (pos);

  return frame != NULL && frame->card < TB_FIRST_LOCATION && is_of_card (lowest_kind (pos)) ? frame->card : TB_NO_CARD;
}

void
tb_cli_append_question (GString       *string,
                        gconstpointer  position)
{
  const TbPosition *pos = position;
  const TbFrame *frame = tb_position_top (pos);
  TbMoveKind lowest = lowest_kind (pos);
  TbCard card = tb_cli_asking_card (pos);

  if (frame == NULL)
    return;
  if (frame->kind == TB_FRAME_HUNT)
    g_string_append (string, " (which Weapon, or done)");
  else if (frame->kind == TB_FRAME_GUARD)
    g_string_append (string, " (what protects you, or done)");
  else if (card != TB_NO_CARD)
    g_string_append_printf (string, " (%s, %s)", tb_card_id (card), questions[lowest]);
  else if (questions[lowest] != NULL)
    g_string_append_printf (string, " (%s)", questions[lowest]);
  else if (pos->step == TB_STEP_ACT)
    g_string_append_printf (string, " (%u AP)", pos->ap);
  else
    g_string_append (string, " (which card to use, or done)");
}
