/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about what is decided in an attack, and about Worms that are worth hunting.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-shot-words.h"
#include "tb-words.h"

/* A chance that is nearly certain, but for rounding. */
#define CERTAIN 0.999

/* The best Weapon of the hunt, and what all of them can do together. */
typedef struct
{
  TbCard card;
  TbShot shot;
  guint  most;
  guint  health;
} Guns;

static void
find_guns (const TbHintLook *look,
           Guns             *guns)
{
  *guns = (Guns) { .card = TB_NO_CARD };
  for (guint i = 0; i < look->n_moves; i++)
    {
      TbCard card = TB_MOVE_A (look->moves[i]);
      TbShot shot;

      if (TB_MOVE_KIND (look->moves[i]) != TB_MOVE_USE || !tb_card_is_weapon (card)
          || !tb_shot_of (&look->view, look->seat, card, &shot))
        continue;
      guns->most += shot.most * tb_things_count (look->player->things, card);
      guns->health = shot.health;
      if (guns->card == TB_NO_CARD || shot.kills > guns->shot.kills
          || (shot.kills == guns->shot.kills && shot.most > guns->shot.most))
        {
          guns->card = card;
          guns->shot = shot;
        }
    }
}

static char *
dup_hunt_words (const Guns *guns)
{
  guint n, of;

  if (guns->shot.kills >= CERTAIN)
    /* Translators: %s is a Weapon. */
    return g_strdup_printf (_("%s beats this Worm for certain."), tb_card_words (guns->card));
  if (guns->shot.kills > 0)
    {
      tb_chance_parts (guns->shot.kills, &n, &of);
      /* Translators: %1$s is a Weapon, "3 of 4" how often it succeeds. */
      return g_strdup_printf (_("%1$s beats this Worm %2$u of %3$u times."), tb_card_words (guns->card), n, of);
    }
  if (guns->most >= guns->health)
    return g_strdup_printf (_("This Worm has %1$u health left, and all your Weapons do up to %2$u damage: together they can "
                              "beat it."), guns->health, guns->most);
  return g_strdup_printf (_("This Worm has %1$u health left, and all your Weapons do %2$u damage at most: alone you cannot "
                            "beat it."), guns->health, guns->most);
}

void
tb_hint_add_hunt (TbHintLook *look)
{
  Guns guns;
  BmHint *hint;

  if (look->asks != TB_ASKS_HUNT)
    return;
  find_guns (look, &guns);
  if (guns.card == TB_NO_CARD)
    return;
  hint = tb_hint_add (look, TB_TOPIC_HUNT, 96, "T19.5", TB_BIT (look->view.slots[look->view.attack.slot].target),
                      dup_hunt_words (&guns));
  hint->deadly = look->player->squad == 0;
}

/* The cards that can be used now.  (transfer full) */
static char *
dup_usable (const TbHintLook *look)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == TB_MOVE_USE)
      g_ptr_array_add (names, (gpointer) tb_card_words (TB_MOVE_A (look->moves[i])));
  return tb_list_words (names);
}

void
tb_hint_add_guard (TbHintLook *look)
{
  g_autofree char *names = NULL;
  BmHint *hint;

  if (look->asks != TB_ASKS_CAUGHT || !tb_hint_can (look, TB_MOVE_USE))
    return;
  names = dup_usable (look);
  hint = tb_hint_add (look, TB_TOPIC_GUARD, 96, "T19.8", 0,
                      /* Translators: %1$s is a Character, %2$s are cards. */
                      g_strdup_printf (_("The Worm kills %1$s unless a card protects: you hold %2$s."),
                                       tb_card_words (look->player->leader), names));
  hint->deadly = look->player->squad == 0;
}

void
tb_hint_add_claim (TbHintLook *look)
{
  guint most = 0;

  if (look->asks != TB_ASKS_CLAIM)
    return;
  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == TB_MOVE_CLAIM && TB_MOVE_A (look->moves[i]) != TB_NO_CARD)
      most = MAX (most, tb_bounty (TB_MOVE_A (look->moves[i]))->vp);
  if (most > 0)
    tb_hint_add (look, TB_TOPIC_KILL, 90, "T20.2", 0,
                 g_strdup_printf (ngettext ("A Bounty gives %1$u point for this Worm, without one it is %2$u.",
                                            "A Bounty gives %1$u points for this Worm, without one it is %2$u.", most),
                                  most, tb_box->numbers.vp_kill));
}

/* ---- Worms with a Bounty */

/* The points of CARD for the Worm in SLOT; 0: it does not fit. */
static guint
points_for (const TbHintLook *look,
            TbCard            card,
            guint             slot)
{
  const TbBounty *bounty;

  if (!tb_card_is_bounty (card))
    return 0;
  bounty = tb_bounty (card);
  return bounty->hunt && (bounty->type == TB_ANY || bounty->type == tb_worm (look->view.slots[slot].worm)->type) ? bounty->vp
                                                                                                                : 0;
}

static guint
most_points_for (const TbHintLook *look,
                 guint             slot)
{
  guint most = 0;

  for (guint i = 0; i < TB_N_LINE; i++)
    most = MAX (most, points_for (look, look->view.line[i], slot));
  for (guint i = 0; i < look->view.n_owned; i++)
    if ((look->view.owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) == look->seat)
      most = MAX (most, points_for (look, look->view.owned[i], slot));
  return most;
}

void
tb_hint_add_hunted (TbHintLook *look)
{
  guint best = 0, points = 0;

  if ((look->player->things & tb_box->weapon_bits) == 0)
    return;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (look->danger[slot].in_play && most_points_for (look, slot) > points)
      {
        points = most_points_for (look, slot);
        best = slot;
      }
  if (points > 0)
    tb_hint_add (look, TB_TOPIC_KILL, 24, "T14.1", TB_BIT (look->danger[best].centre),
                 /* Translators: %3$s is the kind of the Worm: "Screamer". */
                 g_strdup_printf (ngettext ("A Bounty gives %1$u point for Worm %2$u (%3$s), and you have a Weapon.",
                                            "A Bounty gives %1$u points for Worm %2$u (%3$s), and you have a Weapon.", points),
                                  points, best + 1, tb_card_words (look->view.slots[best].worm)));
}
