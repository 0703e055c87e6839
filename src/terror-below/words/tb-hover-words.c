/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-hover-words.h"

#include <glib/gi18n-lib.h>

#include "tb-move-words.h"
#include "tb-turn-words.h"
#include "tb-words.h"

/* "Hospital", "c4".  (static, of a small ring of buffers) */
static const char *
place_words (const TbPosition *pos,
             TbSpace           space)
{
  guint location = tb_position_location_at (pos, space);

  return location < TB_N_LOCATIONS ? tb_location_words (location) : tb_space_words (space);
}

/* Whether an Egg on the Leader could be delivered in SPACE, for any number of points. */
static gboolean
could_deliver (const TbPosition *pos,
               TbSpace           space)
{
  return tb_position_location_at (pos, space) < TB_N_LOCATIONS && pos->players[pos->turn].eggs != 0;
}

/* The cost of a way, COST, and what remains of LEFT. */
static char *
cost_words (const TbPosition *pos,
            TbSpace           to,
            guint             cost)
{
  guint ap = pos->ap, left = ap - cost;
  const char *place = place_words (pos, to);

  if (left == 0)
    /* Translators: %1$s is where somebody would drive to: "Hospital", "c4". */
    return g_strdup_printf (ngettext ("%1$s: your last Action Point.", "%1$s: all of your %2$u Action Points.", ap), place, ap);
  if (could_deliver (pos, to))
    return g_strdup_printf (ngettext ("%1$s: %2$u of your %3$u Action Points, %4$u is left to deliver.",
                                      "%1$s: %2$u of your %3$u Action Points, %4$u are left to deliver.", left),
                            place, cost, ap, left);
  return g_strdup_printf (ngettext ("%1$s: %2$u of your %3$u Action Points, %4$u is left.",
                                    "%1$s: %2$u of your %3$u Action Points, %4$u are left.", left),
                          place, cost, ap, left);
}

/* The Worms that hit SPACE and attack soonest. */
static void
append_danger (GString          *text,
               const TbPosition *view,
               const TbDanger   *danger,
               TbSpace           space)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      g_autofree char *to_go = NULL;

      if (!danger[slot].in_play || (danger[slot].area & TB_BIT (space)) == 0)
        continue;
      if (!tb_position_is_solo (view) && tb_position_location_at (view, space) < TB_N_LOCATIONS && danger[slot].centre != space)
        continue;
      to_go = tb_to_go_words (&danger[slot]);
      /* Translators: %2$s is like "attacks after 2 more cards". */
      g_string_append_printf (text, _(" Worm %1$u hits it: it %2$s."), slot + 1, to_go);
    }
}

const char *
tb_jump_price_words (const TbPosition *pos,
                     TbSpace           space)
{
  TbSpace at = pos->players[pos->turn].at;
  const TbBoard *board = tb_position_board (pos);

  if (at == TB_SPACE_NONE)
    return NULL;
  for (guint dir = 0; dir < TB_N_DIRS; dir++)
    if (board->over_canyon[at][dir] == space)
      return board->canyon_spaces[at][dir] == 1 ? _("It takes 1 Action Point and a Vehicle card.")
             : _("It takes 1 Action Point and a 6 or 7, gives 1 point, and on a 1, 2 or 3 of the die your Leader dies.");
  return NULL;
}

static void
append_option (GString          *text,
               const TbPosition *pos,
               const TbOption   *option)
{
  TbSpace space = TB_AT_N (option->at);
  g_autofree char *words = NULL;

  if (option->kind == TB_MOVE_JUMP)
    {
      const char *price = tb_jump_price_words (pos, space);

      g_string_append_printf (text, _("Jump to %s."), tb_space_words (space));
      if (price != NULL)
        g_string_append_printf (text, " %s", price);
      return;
    }
  if (option->n == 0)
    {
      if (option->kind == TB_MOVE_RAMP)
        g_string_append_printf (text, _("Ramp over %s: then choose where you land."), tb_space_words (space));
      return;
    }
  words = tb_move_words (pos, option->moves[0]);
  if (option->kind == TB_MOVE_CLEAR)
    g_string_append_printf (text, option->cost == 0 ? _("%1$s: it takes no Action Point.")
                                                    : _("%1$s: %2$u of your %3$u Action Points."), words, option->cost, pos->ap);
  else if (option->kind == TB_MOVE_TAKE)
    g_string_append_printf (text, _("%s: this ends your actions."), words);
  else
    g_string_append_printf (text, "%s.", words);
}

static char *
space_words (const TbHover *hover,
             TbSpace        space)
{
  const TbPosition *pos = tb_play_get_position (hover->play);
  GString *text = g_string_new (NULL);
  guint n;
  const TbOption *options = tb_play_get_options_at (hover->play, TB_AT (TB_AT_SPACE, space), &n);

  if (n == 0 || tb_play_get_asks (hover->play) != TB_ASKS_ACT)
    return g_string_free (text, TRUE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *cost = NULL;

      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (options[i].kind != TB_MOVE_MOVE && (options[i].kind != TB_MOVE_RAMP || options[i].n == 0))
        {
          append_option (text, pos, &options[i]);
          continue;
        }
      if (options[i].ramps > 0)
        g_string_append (text, _("With a ramp: "));
      cost = cost_words (pos, space, options[i].cost);
      g_string_append (text, cost);
    }
  if (space != pos->players[pos->turn].at && options[0].kind != TB_MOVE_CLEAR)
    append_danger (text, hover->view, hover->danger, space);
  return g_string_free (text, FALSE);
}

static char *
worm_words (const TbHover *hover,
            guint          slot)
{
  const TbSlot *worm = &hover->view->slots[slot];
  g_autofree char *to_go = tb_to_go_words (&hover->danger[slot]), *hits = tb_hits_words (hover->match, &hover->danger[slot]);

  if (!tb_slot_is_in_play (worm))
    return NULL;
  /* Translators: a Worm, its space, when it attacks, whom it hits. */
  return g_strdup_printf (_("%1$s at %2$s: %3$s, %4$s. %5$s"), tb_card_words (worm->worm), tb_space_words (worm->target), to_go,
                          hits, tb_card_text_words (worm->worm));
}

/* The Worms at the table that match a hunting Bounty. */
static char *
hunt_words (const TbPosition *pos,
            const TbBounty   *bounty)
{
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbSlot *worm = &pos->slots[slot];

      if (!tb_slot_is_in_play (worm) || (bounty->type != TB_ANY && tb_worm (worm->worm)->type != bounty->type))
        continue;
      if (found->len > 0)
        g_string_append (found, _(", "));
      /* Translators: a Worm that is hunted: "Worm 2 at c4 (7 health)". */
      g_string_append_printf (found, _("Worm %1$u at %2$s (%3$u health)"), slot + 1, tb_space_words (worm->target),
                              tb_worm (worm->worm)->health);
    }
  if (found->len == 0)
    return g_strdup (_("No such Worm is up now."));
  return g_strdup_printf (_("Deal the killing blow to it: %s."), found->str);
}

static gboolean
carries (const TbPosition *pos,
         const TbBounty   *bounty)
{
  guint16 eggs = pos->players[pos->turn].eggs;

  return bounty->colour == TB_ANY ? eggs != 0 : tb_eggs_count (eggs, bounty->colour) > 0;
}

/* The missing Egg for a Bounty. */
static char *
lacking_words (const char     *place,
               const TbBounty *bounty)
{
  if (bounty->colour == TB_ANY)
    return g_strdup_printf (_("%s: first you need an Egg."), place);
  /* Translators: %2$s is an Egg, "a pink Egg" with the article. */
  return g_strdup_printf (_("%1$s: first you need %2$s."), place, tb_an_egg_words (bounty->colour));
}

char *
tb_bounty_way_words (const TbPosition *pos,
                     TbCard            card)
{
  const TbBounty *bounty = tb_bounty (card);
  const char *place;
  TbRoute route;
  TbSpace to;
  gboolean acts = pos->step == TB_STEP_ACT;

  if (bounty->hunt)
    return hunt_words (pos, bounty);
  place = tb_location_words (bounty->location);
  to = pos->locations[bounty->location];
  if (to == TB_SPACE_NONE)
    return g_strdup_printf (_("%s: it is destroyed."), place);
  if (!carries (pos, bounty))
    return lacking_words (place, bounty);
  if (!tb_route_to (pos, to, &route))
    return NULL;
  if (!route.found)
    return g_strdup_printf (_("%s: there is no free way to it."), place);
  if (acts && route.cost < pos->ap)
    return cost_words (pos, to, route.cost);
  /* Including the one for the delivery. */
  return g_strdup_printf (ngettext ("%1$s: %2$u Action Point with the delivery, you have %3$u.",
                                    "%1$s: %2$u Action Points with the delivery, you have %3$u.", route.cost + 1u),
                          place, route.cost + 1u, pos->ap);
}

static char *
bounty_words (const TbHover *hover,
              TbAt           at)
{
  const TbPosition *pos = tb_play_get_position (hover->play);
  TbSpace location;
  TbCard card;
  g_autofree char *way = NULL, *words = NULL;

  if (!tb_bounty_of_at (hover->view, at, &location))
    return NULL;
  card = TB_AT_KIND (at) == TB_AT_LINE ? hover->view->line[TB_AT_N (at)] : (TbCard) TB_AT_N (at);
  words = tb_bounty_words (card);
  if (!tb_play_is_inactive (hover->play))
    way = tb_bounty_way_words (pos, card);
  return way == NULL ? g_strdup_printf ("%s.", words) : g_steal_pointer (&way);
}

char *
tb_second_card_words (const TbPosition *view,
                      TbCard            card)
{
  const TbEffect *effect = tb_effect (card);
  TbCard only = TB_NO_CARD;

  if (!tb_card_is_vehicle (card) || effect->kind != TB_EFFECT_SECOND_CARD)
    return NULL;
  for (guint64 left = view->players[view->turn].vehicles & ~(G_GUINT64_CONSTANT (1) << card); left != 0; left &= left - 1)
    {
      TbCard other = (TbCard) __builtin_ctzll (left);

      if ((effect->except >> tb_vehicle (other)->ap & 1) != 0)
        continue;
      if (only != TB_NO_CARD)
        return NULL;
      only = other;
    }
  if (only == TB_NO_CARD)
    return NULL;
  /* Translators: the second Vehicle card that goes with Boots. */
  return g_strdup_printf (_("%s is then added unasked: you have no other card for that."), tb_card_words (only));
}

static char *
card_words (const TbHover *hover,
            TbCard         card)
{
  g_autofree char *vehicle = NULL, *second = NULL;

  if (tb_card_is_vehicle (card))
    {
      vehicle = tb_vehicle_words (card);
      if (tb_play_get_asks (hover->play) == TB_ASKS_PLAY && !tb_play_is_inactive (hover->play))
        second = tb_second_card_words (hover->view, card);
      return g_strdup_printf ("%s. %s%s%s", vehicle, tb_card_text_words (card), second == NULL ? "" : " ",
                              second == NULL ? "" : second);
    }
  return g_strdup_printf ("%s: %s", tb_card_words (card), tb_card_text_words (card));
}

/* While a card is picked, the reason why it cannot be played on a Worm. */
static gboolean
is_held_over (const TbHover *hover,
              TbAt           at)
{
  return TB_AT_KIND (at) == TB_AT_WORM && TB_AT_KIND (tb_play_get_picked (hover->play)) == TB_AT_CARD;
}

char *
tb_hover_words (const TbHover  *hover,
                TbAt            at,
                const char    **rule)
{
  BmRefusal refusal;

  *rule = NULL;
  if (is_held_over (hover, at) && tb_play_why (hover->play, at, &refusal))
    {
      *rule = refusal.rule;
      return g_strdup (refusal.message);
    }
  switch ((guint) TB_AT_KIND (at))
    {
    case TB_AT_SPACE:
      return tb_play_is_inactive (hover->play) ? NULL : space_words (hover, TB_AT_N (at));
    case TB_AT_WORM:
      return worm_words (hover, TB_AT_N (at));
    case TB_AT_LINE:
      return bounty_words (hover, at);
    case TB_AT_CARD:
      if (tb_card_is_bounty (TB_AT_N (at)))
        return bounty_words (hover, at);
      return tb_card_is_vehicle (TB_AT_N (at)) || tb_card_is_item (TB_AT_N (at)) || tb_card_is_weapon (TB_AT_N (at))
             ? card_words (hover, TB_AT_N (at)) : NULL;
    default:
      return NULL;
    }
}
