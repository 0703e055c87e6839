/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about Eggs that lie about, and about deliveries.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-rules.h"
#include "tb-words.h"

/* What an Egg on the Leader is worth at a Location. */
typedef struct
{
  guint   colour;
  guint   location;
  guint   points;  /* 0: there is none */
  gboolean bounty;
  guint   cost;    /* of the way, without the delivery */
} Delivery;

/* Whether POINTS more win the match. */
static gboolean
wins (const TbHintLook *look,
      guint             points)
{
  if (tb_position_is_solo (&look->view) && look->view.options.scenario != TB_SOLO_SCRAMBLE)
    return FALSE;
  return tb_position_vp (&look->view, look->seat) + points >= tb_box->numbers.goal;
}

/* The best delivery at LOCATION of the Eggs in EGGS. */
static Delivery
best_at (const TbHintLook *look,
         guint16           eggs,
         guint             location)
{
  Delivery best = { .points = 0 };

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      TbCard bounty = tb_hint_bounty (look, look->seat, colour, location);
      guint points = bounty == TB_NO_CARD ? tb_rules_delivery (&look->view, look->seat) : tb_bounty (bounty)->vp;

      if (tb_eggs_count (eggs, colour) > 0 && points > best.points)
        best = (Delivery) { colour, location, points, bounty != TB_NO_CARD, 0 };
    }
  return best;
}

/* More points first, then the shorter way. */
static gboolean
is_better (const Delivery *one,
           const Delivery *other)
{
  if (one->bounty != other->bounty)
    return one->bounty;
  return one->points != other->points ? one->points > other->points : one->cost < other->cost;
}

/* The best delivery in reach; the second: with any number of Action Points. */
static void
find_deliveries (const TbHintLook *look,
                 Delivery         *near,
                 Delivery         *far)
{
  *near = *far = (Delivery) { .points = 0 };
  for (guint location = 0; location < TB_N_LOCATIONS; location++)
    {
      TbSpace space = look->view.locations[location];
      Delivery here = best_at (look, look->player->eggs, location);
      int cost = tb_hint_cost (look, space), any = tb_hint_far_cost (look, space);

      if (space == TB_SPACE_NONE || here.points == 0)
        continue;
      here.cost = (guint) MAX (cost, 0);
      if (look->asks == TB_ASKS_ACT && cost >= 0 && here.cost < look->view.ap
          && (near->points == 0 || is_better (&here, near)))
        *near = here;
      here.cost = (guint) MAX (any, 0);
      if (any >= 0 && (far->points == 0 || is_better (&here, far)))
        *far = here;
    }
}

static char *
dup_near_words (const TbHintLook *look,
                const Delivery   *delivery)
{
  const char *place = tb_location_words (delivery->location), *egg = tb_an_egg_words (delivery->colour);

  if (wins (look, delivery->points))
    /* Translators: %1$s is a Location, %2$s is like "an orange Egg". */
    return g_strdup_printf (_("%1$s: deliver %2$s there in this turn, and you win."), place, egg);
  if (delivery->cost == 0)
    /* Translators: %1$s is like "an orange Egg". */
    return g_strdup_printf (ngettext ("Here you can deliver %1$s for %2$u point.", "Here you can deliver %1$s for %2$u points.",
                                      delivery->points), egg, delivery->points);
  /* Translators: %1$s is a Location, %2$s is like "an orange Egg". */
  return g_strdup_printf (ngettext ("%1$s: %2$s is worth %3$u point there, and you can deliver it in this turn.",
                                    "%1$s: %2$s is worth %3$u points there, and you can deliver it in this turn.",
                                    delivery->points), place, egg, delivery->points);
}

void
tb_hint_add_deliveries (TbHintLook *look)
{
  Delivery near, far;

  find_deliveries (look, &near, &far);
  if (near.points > 0)
    {
      gboolean winning = wins (look, near.points);

      tb_hint_add (look, near.bounty || winning ? TB_TOPIC_BOUNTY : TB_TOPIC_DELIVER,
                   winning ? 112 : near.bounty ? 80 : 46, winning ? "T3.1" : near.bounty ? "T13.3" : "T13.2",
                   TB_BIT (look->view.locations[near.location]), dup_near_words (look, &near));
    }
  if (far.bounty && (!near.bounty || far.points > near.points))
    tb_hint_add (look, TB_TOPIC_BOUNTY, 50, "T13.3", TB_BIT (look->view.locations[far.location]),
                 /* Translators: %1$s is a Location, %2$s is like "an orange Egg". */
                 g_strdup_printf (ngettext ("%1$s: %2$s of yours is worth %4$u points there, %3$u Action Point away.",
                                            "%1$s: %2$s of yours is worth %4$u points there, %3$u Action Points away.",
                                            far.cost),
                                  tb_location_words (far.location), tb_an_egg_words (far.colour), far.cost, far.points));
}

/* ---- Eggs to take */

typedef struct
{
  TbSpace  space;  /* TB_SPACE_NONE: there is none */
  guint    cost;
  Delivery best;   /* its points are 0 without a Bounty */
} Find;

/* The Egg in SPACE for which a Bounty gives the most; without a Bounty the first. */
static Find
look_at (const TbHintLook *look,
         TbSpace           space,
         guint             cost)
{
  guint16 eggs = look->view.eggs[space];
  Find find = { space, cost, { .points = 0 } };

  while (find.best.colour + 1 < TB_N_COLOURS && tb_eggs_count (eggs, find.best.colour) == 0)
    find.best.colour++;
  for (guint location = 0; location < TB_N_LOCATIONS; location++)
    {
      Delivery here = best_at (look, eggs, location);

      if (look->view.locations[location] != TB_SPACE_NONE && here.bounty && here.points > find.best.points)
        find.best = here;
    }
  return find;
}

static Find
find_eggs (const TbHintLook *look)
{
  gboolean acts = look->asks == TB_ASKS_ACT;
  Find best = { .space = TB_SPACE_NONE };

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      int cost = look->view.eggs[space] == 0 ? -1 : acts ? tb_hint_cost (look, space) : tb_hint_far_cost (look, space);
      Find find;

      if (cost < 0 || (acts && cost >= look->view.ap))
        continue;
      find = look_at (look, space, (guint) cost);
      if (best.space == TB_SPACE_NONE || find.best.points > best.best.points
          || (find.best.points == best.best.points && find.cost < best.cost))
        best = find;
    }
  return best;
}

static char *
dup_find_words (const TbHintLook *look,
                const Find       *find)
{
  const char *egg = tb_an_egg_title (find->best.colour), *at = tb_space_words (find->space);

  if (find->cost == 0 && find->best.points == 0)
    /* Translators: %s is like "An orange Egg". */
    return g_strdup_printf (_("%s lies in your space. Taking it ends your actions."), egg);
  if (find->cost == 0)
    /* Translators: %1$s is like "An orange Egg", %2$s is a Location. */
    return g_strdup_printf (_("%1$s lies in your space, worth %3$u points. Its Bounty’s Location: %2$s."), egg,
                            tb_location_words (find->best.location), find->best.points);
  if (find->best.points == 0)
    /* Translators: %1$s is like "An orange Egg", %2$s is a space. */
    return g_strdup_printf (ngettext ("%1$s lies at %2$s, %3$u Action Point away.", "%1$s lies at %2$s, %3$u Action Points away.",
                                      find->cost), egg, at, find->cost);
  /* Translators: %1$s is like "An orange Egg", %2$s is a space, %4$s a Location. */
  return g_strdup_printf (ngettext ("%1$s lies at %2$s, %3$u Action Point away, worth %5$u points. Its Bounty’s Location: %4$s.",
                                    "%1$s lies at %2$s, %3$u Action Points away, worth %5$u points. Its Bounty’s Location: %4$s.",
                                    find->cost),
                          egg, at, find->cost, tb_location_words (find->best.location), find->best.points);
}

void
tb_hint_add_eggs (TbHintLook *look)
{
  Find find = find_eggs (look);
  gboolean bounty = find.best.points > 0;
  TbSpaces marks;

  if (find.space == TB_SPACE_NONE || (look->asks == TB_ASKS_PLAY && !bounty)
      || (find.cost == 0 && look->asks == TB_ASKS_ACT && !tb_hint_can (look, TB_MOVE_TAKE)))
    return;
  marks = TB_BIT (find.space);
  if (bounty)
    marks |= TB_BIT (look->view.locations[find.best.location]);
  tb_hint_add (look, TB_TOPIC_TAKE, look->asks == TB_ASKS_PLAY ? 44 : bounty ? 60 : 36, "T12.1", marks,
               dup_find_words (look, &find));
}
