/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The input of the hints: a copy of the seat's view, what the Worms would do, the legal moves and the ways.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-judge.h"
#include "tb-rules.h"
#include "tb-words.h"

BmHint *
tb_hint_add (TbHintLook *look,
             TbTopic     topic,
             guint       weight,
             const char *rule,
             TbSpaces    spaces,
             char       *text)
{
  BmHint hint = { .topic = topic, .weight = weight, .rule = rule, .text = text };

  for (; spaces != 0 && hint.n_marks < BM_HINT_MARKS; spaces &= spaces - 1)
    hint.marks[hint.n_marks++] = tb_spaces_first (spaces);
  g_array_append_val (look->hints, hint);
  return &g_array_index (look->hints, BmHint, look->hints->len - 1);
}

const char *
tb_hint_place (const TbHintLook *look,
               TbSpace           space)
{
  guint location = tb_position_location_at (&look->view, space);

  return location < TB_N_LOCATIONS ? tb_location_words (location) : tb_space_words (space);
}

static int
cost_of (const TbHintLook *look,
         const TbWay      *ways,
         guint             n,
         TbSpace           space)
{
  int cost = look->player->at == space ? 0 : -1;

  for (guint i = 0; i < n && cost != 0; i++)
    if (ways[i].to == space && (cost < 0 || ways[i].cost < cost))
      cost = ways[i].cost;
  return cost;
}

int
tb_hint_cost (const TbHintLook *look,
              TbSpace           space)
{
  return space == TB_SPACE_NONE ? -1 : cost_of (look, look->ways, look->n_ways, space);
}

int
tb_hint_far_cost (const TbHintLook *look,
                  TbSpace           space)
{
  return space == TB_SPACE_NONE ? -1 : cost_of (look, look->far, look->n_far, space);
}

gboolean
tb_hint_can (const TbHintLook *look,
             TbMoveKind        kind)
{
  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == kind)
      return TRUE;
  return FALSE;
}

gboolean
tb_hint_is_turn (const TbHintLook *look)
{
  return look->asks == TB_ASKS_PLAY || look->asks == TB_ASKS_ACT;
}

static gboolean
fits (TbCard card,
      guint  colour,
      guint  location)
{
  const TbBounty *bounty;

  if (!tb_card_is_bounty (card))
    return FALSE;
  bounty = tb_bounty (card);
  return !bounty->hunt && bounty->location == location && (bounty->colour == TB_ANY || bounty->colour == colour);
}

TbCard
tb_hint_bounty (const TbHintLook *look,
                guint             seat,
                guint             colour,
                guint             location)
{
  const TbPosition *view = &look->view;
  TbCard best = TB_NO_CARD;

  for (guint i = 0; i < view->n_owned; i++)
    if ((view->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) == seat && fits (view->owned[i], colour, location)
        && (best == TB_NO_CARD || tb_bounty (view->owned[i])->vp > tb_bounty (best)->vp))
      best = view->owned[i];
  for (guint i = 0; i < TB_N_LINE; i++)
    if (fits (view->line[i], colour, location) && (best == TB_NO_CARD || tb_bounty (view->line[i])->vp > tb_bounty (best)->vp))
      best = view->line[i];
  return best;
}

/* ---- All of them */

/* A Move can end the turn, and what follows draws cards, which a view does not know. */
static void
find_ways (TbHintLook *look)
{
  TbPosition known = look->view;
  guint64 chance = 1;

  if (!tb_hint_is_turn (look))
    return;
  tb_judge_determinize (&known, look->seat, &chance);
  look->n_ways = look->asks == TB_ASKS_ACT ? tb_reach (&known, look->ways) : 0;
  look->n_far = tb_reach_far (&known, look->far);
}

/* Nothing that only another seat sees may influence a hint. */
static gboolean
begin (TbHintLook       *look,
       BmMatch          *match,
       const TbPosition *pos,
       guint             seat)
{
  *look = (TbHintLook) { .match = match, .view = *pos, .seat = seat, .hints = bm_hints_new () };
  tb_rules_hide (&look->view, seat);
  look->player = &look->view.players[seat];
  if (pos->step == TB_STEP_SETUP || tb_position_to_act (pos) != (int) seat)
    return FALSE;
  look->asks = tb_asks_of (&look->view);
  look->n_moves = tb_rules_legal (&look->view, look->moves);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_danger_of (&look->view, slot, &look->danger[slot]);
  find_ways (look);
  return TRUE;
}

static void
add_in_attack (TbHintLook *look)
{
  tb_hint_add_hunt (look);
  tb_hint_add_guard (look);
  tb_hint_add_claim (look);
}

static void
add_in_turn (TbHintLook *look)
{
  tb_hint_add_attacks (look);
  tb_hint_add_second (look);
  if (!tb_hint_is_turn (look))
    return;
  tb_hint_add_dice (look);
  tb_hint_add_aims (look);
  tb_hint_add_hidden (look);
  tb_hint_add_hunted (look);
  tb_hint_add_deliveries (look);
  tb_hint_add_eggs (look);
  tb_hint_add_rubble (look);
  tb_hint_add_hats (look);
  tb_hint_add_things (look);
  tb_hint_add_rivals (look);
  tb_hint_add_final (look);
  tb_hint_add_fuse (look);
  tb_hint_add_objective (look);
  tb_hint_add_ruins (look);
}

GArray *
tb_hints_find (BmMatch          *match,
               const TbPosition *pos,
               guint             seat)
{
  TbHintLook look;

  g_return_val_if_fail (pos != NULL && seat < TB_MAX_SEATS, NULL);

  if (begin (&look, match, pos, seat))
    {
      if (look.view.attack.slot != TB_NO_SLOT)
        add_in_attack (&look);
      else if (look.view.turn == seat)
        add_in_turn (&look);
    }
  bm_hints_sort (look.hints);
  return look.hints;
}

GArray *
tb_hints_find_end (BmMatch          *match,
                   const TbPosition *pos,
                   guint             seat)
{
  TbHintLook look;

  g_return_val_if_fail (pos != NULL && seat < TB_MAX_SEATS, NULL);

  if (begin (&look, match, pos, seat) && look.asks == TB_ASKS_ACT)
    {
      guint left = look.view.ap;

      tb_hint_add_attacks (&look);
      /* Points that cannot be used are not lost. */
      if (left > 0 && look.n_moves > 1)
        tb_hint_add (&look, TB_TOPIC_POINTS, 90, "T8.2", 0,
                     g_strdup_printf (ngettext ("End Turn would lose %u Action Point.",
                                                "End Turn would lose %u Action Points.", left), left));
    }
  bm_hints_sort (look.hints);
  return look.hints;
}
