/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The strength of a seat, in hundredths of a VP: a simple estimate of the values of points, pieces, cards and dangers.
 * It uses integers, so that the moves are the same on every machine.
 */
#include "judge-private.h"

#include "tb-rules-private.h"

/* The greatest useful distance on a board of eight columns. */
#define FAR 12

/* What a Target within so many spaces of a pawn threatens, in hundredths of what it would in its reach. */
#define NEAR 3
#define NEAR_DANGER 30

enum
{
  WORTH_COMPLETED = 10,
  WORTH_HIDDEN = 70,
  WORTH_THING = 60,
  WORTH_VEHICLE = 8,
  WORTH_HAT = 60,
  WORTH_REWARD = 100,  /* all Rubble of one */
  WORTH_STEP = 8,      /* a space nearer to an Egg */
  WORTH_AWAY = -100,   /* the pawn is off the board */
  WORTH_OUT = -6000,
  WORTH_SOLO_POINT = 25, /* in scenarios that are not won by VP */
  WORTH_OBJECTIVE = 2000, /* all that a scenario asks for */
  DAMAGE_OF_WEAPON = 310 /* hundredths */
};

/* By the number of Characters alive. */
static const gint32 worth_of_squad[TB_N_SQUAD + 1] = { -1500, 0, 250, 400 };

static guint
n_living (const TbPlayer *player)
{
  return (guint) __builtin_popcount (player->squad) + (player->leader != TB_NO_CARD);
}

static guint
n_weapons (const TbPlayer *player)
{
  return (guint) __builtin_popcountll (player->things & tb_box->weapon_bits) + player->unknown[2];
}

/* --- Points ------------------------------------------------------------------------------------------------------ */

static gboolean
is_scenario (const TbPosition *pos,
             TbScenario        scenario)
{
  return tb_position_is_solo (pos) && pos->options.scenario == scenario;
}

/* A VP, without what it is for the objective. */
static gint32
worth_of_point (const TbPosition *pos)
{
  return tb_position_is_solo (pos) && pos->options.scenario != TB_SOLO_SCRAMBLE ? WORTH_SOLO_POINT : TB_WORTH_VP;
}

/* One of the things that the scenario asks for. */
static gint32
worth_of_aim (const TbPosition *pos)
{
  return WORTH_OBJECTIVE / MAX (1, tb_box->numbers.need[pos->options.scenario]);
}

/* VP that are gained. */
static gint32
worth_of_gain (const TbPosition *pos,
               guint             vp)
{
  gint32 point = worth_of_point (pos) + (is_scenario (pos, TB_SOLO_SCRAMBLE) ? worth_of_aim (pos) : 0);

  return (gint32) vp * point;
}

/* --- Eggs -------------------------------------------------------------------------------------------------------- */

/* The highest value of an Egg of COLOUR in LOCATION, and whether by a Bounty that was not counted for another Egg. */
static gint32
worth_delivered (const TbPosition *pos,
                 guint             seat,
                 guint             colour,
                 guint             location,
                 const TbCard     *taken,
                 guint             n_taken,
                 TbCard           *bounty)
{
  TbCard cards[TB_MAX_BOUNTIES];
  guint n = tb_delivery_bounties (pos, seat, colour, location, cards);
  gint32 best = worth_of_gain (pos, tb_hook_vp (pos, seat));
  gboolean aim = is_scenario (pos, TB_SOLO_DELIVERY) && (pos->delivered >> location & 1) == 0;

  *bounty = TB_NO_CARD;
  for (guint i = 0; i < n; i++)
    {
      gint32 worth = worth_of_gain (pos, tb_bounty (cards[i])->vp) + (aim ? worth_of_aim (pos) : 0);

      if (worth <= best || memchr (taken, cards[i], n_taken) != NULL)
        continue;
      best = worth;
      *bounty = cards[i];
    }
  return best;
}

/* Eggs carried, each with a value that falls with the distance to where it is worth most. */
static gint32
worth_carried (const TbPosition *pos,
               guint             seat)
{
  const TbPlayer *player = &pos->players[seat];
  TbCard taken[TB_N_COLOURS * TB_MAX_SEATS];
  guint n_taken = 0;
  gint32 sum = 0;

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint egg = 0; egg < tb_eggs_count (player->eggs, colour); egg++)
      {
        gint32 best = 0;
        TbCard best_bounty = TB_NO_CARD;

        for (guint location = 0; location < TB_N_LOCATIONS; location++)
          {
            TbSpace space = pos->locations[location];
            TbCard bounty;
            gint32 worth;
            int distance;

            if (space == TB_SPACE_NONE)
              continue;
            distance = player->at == TB_SPACE_NONE ? FAR / 2 : tb_space_distance (player->at, space);
            worth = worth_delivered (pos, seat, colour, location, taken, n_taken, &bounty);
            worth = worth * (16 - MIN (distance, FAR)) / 18;
            if (worth <= best)
              continue;
            best = worth;
            best_bounty = bounty;
          }
        sum += best;
        if (best_bounty != TB_NO_CARD && n_taken < G_N_ELEMENTS (taken))
          taken[n_taken++] = best_bounty;
      }
  return sum;
}

/* Eggs near the pawn. */
static gint32
worth_lying (const TbPosition *pos,
             guint             seat)
{
  TbSpace at = pos->players[seat].at;
  gint32 best = 0;

  if (at == TB_SPACE_NONE)
    return 0;
  for (TbSpaces left = tb_egg_spaces (pos); left != 0; left &= left - 1)
    {
      TbSpace space = tb_spaces_first (left);
      gint32 eggs = (gint32) MIN (tb_eggs_total (pos->eggs[space]), 3);

      best = MAX (best, eggs * (FAR - MIN (tb_space_distance (at, space), FAR)) * WORTH_STEP);
    }
  return best;
}

/* --- Dangers ----------------------------------------------------------------------------------------------------- */

static gboolean
has_guard (const TbPlayer *player)
{
  for (TbThings left = player->things & tb_box->item_bits; left != 0; left &= left - 1)
    if ((tb_effect (tb_things_first (left))->window & TB_WINDOW_CAUGHT) != 0)
      return TRUE;
  return FALSE;
}

/* How likely the Worm of SLOT is to attack before the next turn of its prey is over, in hundredths; by measured strength
   rather than by counting. */
static gint32
chance_of_attack (const TbPosition *pos,
                  const TbSlot     *slot)
{
  static const gint32 chances[] = { 100, 60, 25, 10 };
  guint limit = tb_worm_limit (pos, slot->worm), missing = limit > slot->n_cards ? limit - slot->n_cards : 0;

  return chances[MIN (missing, G_N_ELEMENTS (chances) - 1)];
}

/* The probability in percent that PLAYER's guns do DAMAGE to a Worm. */
static gint32
chance_of_kill (const TbPlayer *player,
                guint           damage)
{
  gint32 guns = (gint32) n_weapons (player) * DAMAGE_OF_WEAPON;

  if (damage == 0)
    return 100;
  return guns == 0 ? 0 : CLAMP (50 + (guns - (gint32) damage * 100) / 8, 3, 97);
}

static gint32
worth_of_death (const TbPosition *pos,
                guint             seat)
{
  const TbPlayer *player = &pos->players[seat];
  guint living = MIN (n_living (player), TB_N_SQUAD);

  return worth_of_squad[MAX (living, 1) - 1] - worth_of_squad[MAX (living, 1)] + WORTH_AWAY
         - worth_carried (pos, seat) - (player->hat != TB_NO_CARD ? WORTH_HAT : 0)
         - player->rubble * WORTH_REWARD / (gint32) tb_hook_reward (pos, seat);
}

/* The gain by the killing blow to the Worm of SLOT; a Bounty is not looked for where it is not the objective. */
static gint32
worth_of_kill (const TbPosition *pos,
               guint             seat,
               const TbSlot     *slot)
{
  TbCard cards[TB_MAX_BOUNTIES];
  guint type = tb_worm (slot->worm)->type;

  if (is_scenario (pos, TB_SOLO_EXTERMINATION) && (pos->trophies >> type & 1) == 0
      && tb_hunting_bounties (pos, seat, type, cards) > 0)
    return worth_of_aim (pos);
  return worth_of_gain (pos, 2);
}

/* The value of being caught by the Worm of SLOT, with DAMAGE already done. */
static gint32
worth_caught (const TbPosition *pos,
              guint             seat,
              const TbSlot     *slot,
              guint             damage)
{
  const TbPlayer *player = &pos->players[seat];
  guint health = tb_worm (slot->worm)->health;
  gint32 kill = chance_of_kill (player, health > damage ? health - damage : 0);
  gint32 death = worth_of_death (pos, seat);

  if (has_guard (player))
    death /= 6;
  return (kill * worth_of_kill (pos, seat, slot) + (100 - kill) * death) / 100;
}

/* The part of an attack of SLOT that threatens a pawn AT, in hundredths.  T19.1, T19.2, T25.7.  A pawn near the Target is
   in danger, too: whatever is played on the Worm moves it. */
static gint32
share_of_danger (const TbPosition *pos,
                 TbSpace           at,
                 const TbSlot     *slot)
{
  gboolean in_location = tb_position_location_at (pos, at) < TB_N_LOCATIONS;

  if (in_location && at != slot->target && !tb_position_is_solo (pos))
    return 0;
  if ((tb_attack_area (pos, tb_worm (slot->worm), slot->target) & TB_BIT (at)) != 0)
    return 100;
  return !in_location && tb_space_distance (at, slot->target) <= NEAR ? NEAR_DANGER : 0;
}

/* In an attack in progress, whether SEAT is caught and not safe yet. */
static gboolean
is_caught (const TbPosition *pos,
           guint             seat)
{
  return pos->attack.slot != TB_NO_SLOT && memchr (pos->attack.caught, (int) seat, pos->attack.n_caught) != NULL
         && memchr (pos->attack.safe, (int) seat, pos->attack.n_safe) == NULL;
}

static gint32
worth_of_danger (const TbPosition *pos,
                 guint             seat)
{
  TbSpace at = pos->players[seat].at;
  gint32 sum = 0;

  for (guint i = 0; i < TB_N_SLOTS && at != TB_SPACE_NONE; i++)
    {
      const TbSlot *slot = &pos->slots[i];
      gint32 share;

      if (!tb_slot_is_in_play (slot))
        continue;
      if (i == pos->attack.slot)
        sum += is_caught (pos, seat) ? worth_caught (pos, seat, slot, pos->attack.damage) : 0;
      else if ((share = share_of_danger (pos, at, slot)) > 0)
        sum += worth_caught (pos, seat, slot, 0) * chance_of_attack (pos, slot) / 100 * share / 100;
    }
  return sum;
}

/* --- The whole --------------------------------------------------------------------------------------------------- */

/* T25.6, T26: progress in thousandths, relative to the attacks left. */
static gint32
worth_of_objective (const TbPosition *pos)
{
  const TbNumbers *numbers = &tb_box->numbers;
  gint32 need = MAX (1, numbers->need[pos->options.scenario]), done;

  switch ((TbScenario) pos->options.scenario)
    {
    case TB_SOLO_DELIVERY:
      done = __builtin_popcount (pos->delivered);
      break;
    case TB_SOLO_EXTERMINATION:
      done = __builtin_popcount (pos->trophies);
      break;
    case TB_SOLO_SCRAMBLE:
      done = (gint32) MIN (tb_position_vp (pos, 0), (guint) need);
      break;
    case TB_N_SCENARIOS:
    default:
      g_assert_not_reached ();
    }
  return done * WORTH_OBJECTIVE / need - pos->attacks * 1200 / MAX (1, numbers->solo_attacks)
         - (gint32) tb_n_destroyed (pos) * 150 - 600;
}

/* Whether SEAT is about to draw an Item or a Weapon: it chooses the deck (T11.2), or one of two cards (T16.1). */
static gboolean
is_drawing (const TbPosition *pos,
            guint             seat)
{
  const TbFrame *top = tb_position_top (pos);

  return top != NULL && top->seat == seat && (top->kind == TB_FRAME_LOOK || (top->kind == TB_FRAME_REWARD && top->asks));
}

static gint32
worth_of_cards (const TbPosition *pos,
                guint             seat)
{
  const TbPlayer *player = &pos->players[seat];
  gint32 things = __builtin_popcountll (player->things) + player->unknown[1] + player->unknown[2];
  gint32 vehicles = __builtin_popcountll (player->vehicles) + player->unknown[0];

  things += is_drawing (pos, seat);
  return things * WORTH_THING + vehicles * WORTH_VEHICLE + (player->hat != TB_NO_CARD ? WORTH_HAT : 0)
         + player->rubble * WORTH_REWARD / (gint32) tb_hook_reward (pos, seat);
}

/* Completed and Hidden Bounties. */
static gint32
worth_of_bounties (const TbPosition *pos,
                   guint             seat)
{
  gint32 sum = 0;

  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & TB_OWNED_SEAT) == seat)
      sum += (pos->owned_by[i] & TB_OWNED_COMPLETED) != 0 ? WORTH_COMPLETED : WORTH_HIDDEN;
  return sum;
}

void
tb_judge_measure (const TbPosition *pos,
                  guint             seat,
                  gint32            worth[TB_N_TERMS])
{
  const TbPlayer *player = &pos->players[seat];

  memset (worth, 0, TB_N_TERMS * sizeof *worth);
  if (player->eliminated)
    {
      worth[TB_TERM_SQUAD] = WORTH_OUT;
      return;
    }
  worth[TB_TERM_POINTS] = (gint32) tb_position_vp (pos, seat) * worth_of_point (pos);
  worth[TB_TERM_BOUNTIES] = worth_of_bounties (pos, seat);
  worth[TB_TERM_EGGS] = worth_carried (pos, seat) + worth_lying (pos, seat);
  worth[TB_TERM_CARDS] = worth_of_cards (pos, seat);
  worth[TB_TERM_SQUAD] = worth_of_squad[MIN (n_living (player), TB_N_SQUAD)]
                         + (player->at == TB_SPACE_NONE && pos->step != TB_STEP_SETUP ? WORTH_AWAY : 0);
  worth[TB_TERM_DANGER] = worth_of_danger (pos, seat);
  if (tb_position_is_solo (pos))
    worth[TB_TERM_OBJECTIVE] = worth_of_objective (pos);
}
