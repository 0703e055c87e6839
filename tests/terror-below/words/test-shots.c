/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What Weapons are said to do in a hunt.
 */
#include "tb-game.h"
#include "tb-names.h"
#include "tb-shot-words.h"

/* A Worm of that HEALTH left attacks red, who stands ON the Target or far away from it. */
static TbPosition
hunt (const char *worm,
      guint       left,
      gboolean    on)
{
  const TbOptions options = { .players = 2 };
  TbPosition pos;

  tb_position_init (&pos, &options);
  pos.players[TB_RED].leader = tb_card_from_id ("pam");
  pos.players[TB_RED].at = on ? TB_SPACE (2, 2) : TB_SPACE (5, 5);
  pos.slots[1].worm = tb_card_from_id (worm);
  pos.slots[1].target = TB_SPACE (2, 2);
  pos.attack.slot = 1;
  pos.attack.damage = (guint8) (tb_worm (pos.slots[1].worm)->health - left);
  return pos;
}

static void
assert_words (const TbPosition *pos,
              const char       *weapon,
              const char       *expected)
{
  TbShot shot;
  g_autofree char *words = NULL;

  g_assert_true (tb_shot_of (pos, TB_RED, tb_card_from_id (weapon), &shot));
  words = tb_shot_words (&shot);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_plain (void)
{
  TbPosition pos = hunt ("screamer-3", 5, FALSE);

  assert_words (&pos, "shotgun", "3 damage, leaves it 2 health");
  pos = hunt ("screamer-3", 5, TRUE);
  assert_words (&pos, "shotgun", "5 damage, kills the Worm");
  assert_words (&pos, "pistol", "2 damage, leaves it 3 health");
  /* Leader and Hat add to it, Natasha to the first Weapon only. */
  pos.players[TB_RED].hat = tb_card_from_id ("coonskin-cap");
  assert_words (&pos, "pistol", "3 damage, leaves it 2 health");
  pos.players[TB_RED].leader = tb_card_from_id ("natasha");
  assert_words (&pos, "pistol", "5 damage, kills the Worm");
  pos.players[TB_RED].used_attack = (TbUsed) { .card = tb_card_from_id ("natasha"), .n = 1 };
  assert_words (&pos, "pistol", "3 damage, leaves it 2 health");
}

static void
test_dice (void)
{
  TbPosition pos = hunt ("screamer-3", 7, FALSE);

  assert_words (&pos, "hunting-rifle", "1 to 6 damage, 4 or more in 3 of 4");
  pos = hunt ("screamer-3", 4, FALSE);
  assert_words (&pos, "hunting-rifle", "1 to 6 damage, kills in 3 of 4");
  assert_words (&pos, "crossbow", "1 to 6 damage, kills in 3 of 4");
  assert_words (&pos, "dynamite", "0 to 11 damage, kills in 7 of 9");
  pos = hunt ("screamer-3", 1, FALSE);
  assert_words (&pos, "hunting-rifle", "1 to 6 damage, kills the Worm");
  /* Lucky Lou rolls once more, in one throw of the attack. */
  pos = hunt ("screamer-3", 6, FALSE);
  assert_words (&pos, "semi-automatic", "0 to 6 damage, kills in 2 of 7");
  pos.players[TB_RED].leader = tb_card_from_id ("lucky-lou");
  assert_words (&pos, "semi-automatic", "0 to 7 damage, kills in 1 of 2");
}

static void
test_discarding (void)
{
  TbPosition pos = hunt ("screamer-3", 5, FALSE);

  assert_words (&pos, "chainsaw", "3 damage, leaves it 2 health");
  pos.players[TB_RED].unknown[0] = 3;
  assert_words (&pos, "chainsaw", "3 damage, kills with 1 Vehicle card discarded");
  pos = hunt ("screamer-4", 8, FALSE);
  pos.players[TB_RED].unknown[0] = 3;
  assert_words (&pos, "chainsaw", "3 damage, 7 with Vehicle cards discarded");
}

static void
test_none (void)
{
  TbPosition pos = hunt ("screamer-3", 5, FALSE);
  TbShot shot;

  g_assert_false (tb_shot_of (&pos, TB_RED, tb_card_from_id ("lasso"), &shot));
  tb_attack_clear (&pos.attack);
  g_assert_false (tb_shot_of (&pos, TB_RED, tb_card_from_id ("pistol"), &shot));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-shots/plain", test_plain);
  g_test_add_func ("/terror-shots/dice", test_dice);
  g_test_add_func ("/terror-shots/discarding", test_discarding);
  g_test_add_func ("/terror-shots/none", test_none);
  return g_test_run ();
}
