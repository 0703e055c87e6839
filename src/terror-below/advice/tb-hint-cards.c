/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about Rubble, Hats, and what can be used in the own turn.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-rules.h"
#include "tb-words.h"

void
tb_hint_add_rubble (TbHintLook *look)
{
  TbSpaces near = 0;

  if (look->asks != TB_ASKS_ACT || look->player->rubble + 1u < tb_rules_reward (&look->view, look->seat))
    return;
  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == TB_MOVE_CLEAR)
      near |= TB_BIT (TB_MOVE_A (look->moves[i]));
  if (near != 0)
    tb_hint_add (look, TB_TOPIC_RUBBLE, 48, "T11.2", near,
                 /* Translators: %s is a space. */
                 g_strdup_printf (_("Clear one more Rubble, at %s, and you trade yours for an Item or a Weapon."),
                                  tb_space_words (tb_spaces_first (near))));
}

void
tb_hint_add_second (TbHintLook *look)
{
  guint most = 0;
  TbCard best = TB_NO_CARD;

  if (look->asks != TB_ASKS_ADD)
    return;
  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == TB_MOVE_ADD && tb_vehicle (TB_MOVE_A (look->moves[i]))->ap > most)
      {
        best = TB_MOVE_A (look->moves[i]);
        most = tb_vehicle (best)->ap;
      }
  if (best != TB_NO_CARD)
    tb_hint_add (look, TB_TOPIC_SECOND_CARD, 50, "T15.2", 0,
                 /* Translators: %1$s is a Vehicle card. */
                 g_strdup_printf (_("%1$s adds the most: %2$u Action Points. The card is discarded, so keep one that you need."),
                                  tb_card_words (best), most));
}

/* ---- Hats */

static void
add_to_wear (TbHintLook *look)
{
  for (guint i = 0; i < look->n_moves; i++)
    {
      TbCard card = TB_MOVE_A (look->moves[i]);

      if (TB_MOVE_KIND (look->moves[i]) != TB_MOVE_USE || tb_card_is_character (card) || !tb_thing (card)->hat)
        continue;
      tb_hint_add (look, TB_TOPIC_HAT, 32, "T16.6", 0,
                   /* Translators: %s is a Hat. */
                   g_strdup_printf (_("%s: put it on, and it works from now on."), tb_card_words (card)));
      return;
    }
}

/* The seats of other players who wear a Hat. */
static guint
find_hats (const TbHintLook *look)
{
  guint seats = 0;

  for (guint seat = 0; seat < look->view.options.players; seat++)
    if (seat != look->seat && look->view.players[seat].hat != TB_NO_CARD)
      seats |= 1u << seat;
  return seats;
}

static void
add_to_shoot (TbHintLook *look)
{
  guint seats = find_hats (look);

  for (guint i = 0; i < look->n_moves && seats != 0; i++)
    {
      TbCard card = TB_MOVE_A (look->moves[i]);
      g_autofree char *who = NULL;
      TbSpaces marks = 0;

      if (TB_MOVE_KIND (look->moves[i]) != TB_MOVE_USE || tb_effect (card)->kind != TB_EFFECT_SHOOT_HAT)
        continue;
      who = tb_players_words (look->match, seats);
      for (guint seat = 0; seat < look->view.options.players; seat++)
        if ((seats >> seat & 1) != 0 && look->view.players[seat].at != TB_SPACE_NONE)
          marks |= TB_BIT (look->view.players[seat].at);
      tb_hint_add (look, TB_TOPIC_HAT_SHOT, 30, "T16.7", marks,
                   /* Translators: %1$s is a Weapon, %2$s are players. */
                   g_strdup_printf (_("%1$s: it can shoot off the Hat of %2$s."), tb_card_words (card), who));
      return;
    }
}

void
tb_hint_add_hats (TbHintLook *look)
{
  if (look->player->hat == TB_NO_CARD)
    add_to_wear (look);
  add_to_shoot (look);
}

/* ---- Items, Weapons and powers */

/* What has a hint of its own is left out. */
static gboolean
is_plain_thing (TbCard card)
{
  return !tb_card_is_character (card) && !tb_thing (card)->hat && tb_effect (card)->kind != TB_EFFECT_SHOOT_HAT;
}

void
tb_hint_add_things (TbHintLook *look)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < look->n_moves; i++)
    {
      TbCard card = TB_MOVE_A (look->moves[i]);

      if (TB_MOVE_KIND (look->moves[i]) != TB_MOVE_USE)
        continue;
      if (tb_card_is_character (card))
        tb_hint_add (look, TB_TOPIC_POWER, 28, "T16.9", 0,
                     /* Translators: %s is a Character. */
                     g_strdup_printf (_("A power can be used now: that of %s."), tb_card_words (card)));
      else if (is_plain_thing (card))
        g_ptr_array_add (names, (gpointer) tb_card_words (card));
    }
  if (names->len == 0)
    return;
  list = tb_list_words (names);
  tb_hint_add (look, TB_TOPIC_THINGS, 26, "T16.4", 0,
               /* Translators: %s are Items and Weapons. */
               g_strdup_printf (_("Can be used now, without an Action Point: %s."), list));
}
