/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-shot.h"

#include "tb-rules.h"

/* Three dice of a Weapon, six sides, and room for the bonuses. */
#define MAX_DAMAGE 64

/* A result is called likely from this probability on. */
#define LIKELY     0.6

/* All results of a Weapon's dice: COUNTS[n] is the number of throws with N damage before bonuses.  Returns the number
   of all throws. */
static guint
count_throws (const TbEffect *effect,
              guint           counts[MAX_DAMAGE])
{
  guint n_throws = 1;

  for (guint die = 0; die < effect->dice; die++)
    n_throws *= 6;
  for (guint i = 0; i < n_throws; i++)
    {
      guint rest = i, sum = 0, best = 0, hits = 0, seen = 0, damage = 0;
      gboolean double_seen = FALSE;

      for (guint die = 0; die < effect->dice; die++, rest /= 6)
        {
          guint face = rest % 6 + 1;

          sum += face;
          best = MAX (best, face);
          hits += face >= effect->from;
          double_seen |= (seen >> face & 1) != 0;
          seen |= 1u << face;
        }
      switch ((TbCount) effect->count)
        {
        case TB_COUNT_BEST:
          damage = best;
          break;
        case TB_COUNT_SUM:
          damage = sum;
          break;
        case TB_COUNT_NO_DOUBLE:
          damage = double_seen ? 0 : sum;
          break;
        case TB_COUNT_HITS:
        default:
          damage = hits * effect->each;
          break;
        }
      counts[MIN (damage, MAX_DAMAGE - 1)]++;
    }
  return n_throws;
}

/* How often the dice can be rerolled: by the Weapon, and by a Leader whose reroll was not used in this attack. */
static guint
count_rerolls (const TbPlayer *player,
               const TbEffect *effect)
{
  guint n = effect->rerolls;

  if (player->leader != TB_NO_CARD && tb_effect (player->leader)->kind == TB_EFFECT_REROLL
      && player->used_attack.card != player->leader)
    n++;
  return n;
}

static double
chance_with (double chance,
             guint  rerolls)
{
  double miss = 1 - chance;

  for (guint i = 0; i < rerolls; i++)
    miss *= 1 - chance;
  return 1 - miss;
}

static void
shoot_dice (const TbPosition *view,
            guint             seat,
            const TbEffect   *effect,
            TbShot           *shot)
{
  guint counts[MAX_DAMAGE] = { 0 }, n_throws = count_throws (effect, counts), at_least = 0;
  guint rerolls = count_rerolls (&view->players[seat], effect);
  gboolean found = FALSE;

  shot->dice = TRUE;
  shot->least = G_MAXUINT8;
  for (guint i = MAX_DAMAGE; i-- > 0;)
    {
      guint damage = tb_rules_damage (view, seat, i);
      double chance;

      if (counts[i] == 0)
        continue;
      at_least += counts[i];
      chance = chance_with ((double) at_least / n_throws, rerolls);
      shot->most = MAX (shot->most, (guint8) damage);
      shot->least = MIN (shot->least, (guint8) damage);
      if (damage >= shot->health)
        shot->kills = chance;
      if (!found && chance >= LIKELY)
        {
          found = TRUE;
          shot->usual = (guint8) damage;
          shot->likely = chance;
        }
    }
}

static void
shoot_discarding (const TbPosition *view,
                  guint             seat,
                  const TbEffect   *effect,
                  TbShot           *shot)
{
  const TbPlayer *player = &view->players[seat];
  guint in_hand = (guint) __builtin_popcountll (player->vehicles) + player->unknown[0];

  shot->least = (guint8) tb_rules_damage (view, seat, effect->n);
  for (guint n = 0; n <= MIN (in_hand, effect->cards) && shot->most < shot->health; n++)
    {
      shot->cards = (guint8) n;
      shot->most = (guint8) tb_rules_damage (view, seat, (guint) effect->n + n * effect->each);
    }
  shot->kills = shot->most >= shot->health;
}

static guint
plain_damage (const TbPosition *view,
              guint             seat,
              const TbEffect   *effect)
{
  TbSpace at = view->players[seat].at, target = view->slots[view->attack.slot].target;

  if (effect->kind != TB_EFFECT_DAMAGE)
    return effect->damage;
  return effect->beside > 0 && at != TB_SPACE_NONE && tb_space_distance (at, target) <= 1 ? effect->beside : effect->n;
}

gboolean
tb_shot_of (const TbPosition *view,
            guint             seat,
            TbCard            card,
            TbShot           *shot)
{
  const TbEffect *effect;
  guint health;

  *shot = (TbShot) { 0 };
  if (view->attack.slot >= TB_N_SLOTS || !tb_slot_is_in_play (&view->slots[view->attack.slot]) || !tb_card_is_weapon (card))
    return FALSE;
  effect = tb_effect (card);
  if ((effect->window & TB_WINDOW_HUNT) == 0)
    return FALSE;
  health = tb_worm (view->slots[view->attack.slot].worm)->health;
  shot->health = (guint8) (health > view->attack.damage ? health - view->attack.damage : 1);
  if (effect->kind == TB_EFFECT_DICE_DAMAGE)
    shoot_dice (view, seat, effect, shot);
  else if (effect->kind == TB_EFFECT_DISCARD_DAMAGE)
    shoot_discarding (view, seat, effect, shot);
  else
    {
      shot->least = shot->most = (guint8) tb_rules_damage (view, seat, plain_damage (view, seat, effect));
      shot->kills = shot->most >= shot->health;
    }
  return TRUE;
}
