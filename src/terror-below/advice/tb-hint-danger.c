/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about Worms that are about to attack.
 */
#include "config.h"

#include "tb-hint-look.h"

#include <glib/gi18n-lib.h>

#include "tb-words.h"

/* A Target with a face-down card is worth a word up to this distance. */
#define NEAR 3

/* Whether an attack of the Worm in SLOT, where it would strike now, catches a pawn in SPACE (T19.1, T19.2). */
static gboolean
strikes (const TbHintLook *look,
         guint             slot,
         TbSpace           space)
{
  const TbDanger *danger = &look->danger[slot];

  return danger->in_play && (danger->area & TB_BIT (space)) != 0
         && (tb_position_is_solo (&look->view) || danger->centre == space
             || (tb_position_locations (&look->view) & TB_BIT (space)) == 0);
}

static gboolean
hits (const TbHintLook *look,
      guint             slot)
{
  return look->danger[slot].in_play && (look->danger[slot].hits >> look->seat & 1) != 0;
}

/* The nearest space in reach where no Worm that attacks after this turn would catch the pawn; TB_SPACE_NONE: none. */
static TbSpace
find_shelter (const TbHintLook *look)
{
  TbSpace best = TB_SPACE_NONE;
  int least = 0;

  for (guint i = 0; i < look->n_ways; i++)
    {
      gboolean safe = TRUE;

      for (guint slot = 0; slot < TB_N_SLOTS; slot++)
        safe &= look->danger[slot].to_go > 0 || !strikes (look, slot, look->ways[i].to);
      if (safe && (best == TB_SPACE_NONE || look->ways[i].cost < least))
        {
          best = look->ways[i].to;
          least = look->ways[i].cost;
        }
    }
  return best;
}

static void
add_strike (TbHintLook *look,
            guint       slot)
{
  const char *at = tb_space_words (look->player->at);
  TbSpace shelter = find_shelter (look);
  guint cost = shelter == TB_SPACE_NONE ? 0 : (guint) tb_hint_cost (look, shelter);
  TbSpaces marks = TB_BIT (look->player->at);
  BmHint *hint;
  char *text;

  if (look->asks != TB_ASKS_ACT)
    /* Translators: %2$s is a space. */
    text = g_strdup_printf (_("Worm %1$u attacks after this turn and hits you at %2$s."), slot + 1, at);
  else if (shelter == TB_SPACE_NONE)
    /* Translators: %2$s is a space. */
    text = g_strdup_printf (_("Worm %1$u attacks after this turn and hits you at %2$s. No space in reach is safe."), slot + 1,
                            at);
  else
    /* Translators: %2$s is a space, %3$s a space or a Location. */
    text = g_strdup_printf (ngettext ("Worm %1$u attacks after this turn and hits you at %2$s. Safe: %3$s, %4$u Action Point "
                                      "away.",
                                      "Worm %1$u attacks after this turn and hits you at %2$s. Safe: %3$s, %4$u Action Points "
                                      "away.", cost),
                            slot + 1, at, tb_hint_place (look, shelter), cost);
  if (shelter != TB_SPACE_NONE)
    marks |= TB_BIT (shelter);
  hint = tb_hint_add (look, TB_TOPIC_ATTACK, 100, "T18.1", marks, text);
  hint->deadly = look->player->squad == 0;
}

/* One card more, and it attacks. */
static void
add_close (TbHintLook *look,
           guint       slot)
{
  const char *at = tb_space_words (look->player->at);
  TbSpaces marks = TB_BIT (look->player->at);

  if (look->asks == TB_ASKS_PLAY)
    tb_hint_add (look, TB_TOPIC_ATTACK, 84, "T18.1", marks,
                 /* Translators: %2$s is a space. */
                 g_strdup_printf (_("Worm %1$u attacks after 1 more card, and you are in its footprint at %2$s."), slot + 1,
                                  at));
  else if (look->view.options.players == 2)
    tb_hint_add (look, TB_TOPIC_ATTACK, 82, "T23.1", marks,
                 /* Translators: %2$s is a space. */
                 g_strdup_printf (_("Worm %1$u needs 1 more card, and you are in its footprint at %2$s. The die after this "
                                    "turn may bring it."), slot + 1, at));
  else
    tb_hint_add (look, TB_TOPIC_ATTACK, 66, "T18.1", marks,
                 /* Translators: %2$s is a space. */
                 g_strdup_printf (_("Worm %1$u attacks after 1 more card, and you are in its footprint at %2$s. Others play "
                                    "before you."), slot + 1, at));
}

void
tb_hint_add_attacks (TbHintLook *look)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      if (!hits (look, slot))
        continue;
      if (look->danger[slot].to_go == 0)
        add_strike (look, slot);
      else if (look->danger[slot].to_go == 1 && tb_hint_is_turn (look) && !tb_position_is_solo (&look->view))
        add_close (look, slot);
    }
}

/* Solo: the red die makes any Worm attack (T25.4). */
void
tb_hint_add_dice (TbHintLook *look)
{
  g_autoptr(GPtrArray) worms = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (!tb_position_is_solo (&look->view))
    return;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (hits (look, slot) && look->danger[slot].to_go > 0)
      g_ptr_array_add (worms, g_strdup_printf ("%u", slot + 1));
  if (worms->len == 0)
    return;
  list = tb_list_words (worms);
  tb_hint_add (look, TB_TOPIC_TERROR_TURN, 72, "T25.4", TB_BIT (look->player->at),
               /* Translators: %1$s are numbers of Worms, %2$s is a space. */
               g_strdup_printf (ngettext ("The dice of the Terror Turn can make Worm %1$s attack, and it hits you at %2$s.",
                                          "The dice of the Terror Turn can make Worms %1$s attack, and they hit you at %2$s.",
                                          worms->len),
                                list, tb_space_words (look->player->at)));
}

/* ---- Cards that set a Worm upon others */

typedef struct
{
  TbCard  card;
  guint   slot;
  guint   hits;  /* bits of seats */
  TbSpace centre;
} Aim;

static void
try_aim (const TbHintLook *look,
         TbCard            card,
         guint             slot,
         Aim              *best)
{
  TbDistraction distraction;

  tb_distraction_of (&look->view, card, slot, &distraction);
  if (distraction.after.to_go > 0 || distraction.after.unknown || (distraction.after.hits >> look->seat & 1) != 0
      || __builtin_popcount (distraction.after.hits) <= __builtin_popcount (best->hits))
    return;
  *best = (Aim) { card, slot, distraction.after.hits, distraction.after.centre };
}

void
tb_hint_add_aims (TbHintLook *look)
{
  Aim best = { .hits = 0 };
  g_autofree char *who = NULL;

  if (look->asks != TB_ASKS_PLAY || look->view.options.players == 1)
    return;
  for (guint i = 0; i < look->n_moves; i++)
    if (TB_MOVE_KIND (look->moves[i]) == TB_MOVE_PLAY && TB_MOVE_B (look->moves[i]) < TB_N_SLOTS)
      try_aim (look, TB_MOVE_A (look->moves[i]), TB_MOVE_B (look->moves[i]), &best);
  if (best.hits == 0)
    return;
  who = tb_players_words (look->match, best.hits);
  tb_hint_add (look, TB_TOPIC_ARROWS, 54, "T7.1", TB_BIT (best.centre),
               /* Translators: %1$s is a Vehicle card, %3$s are players. */
               g_strdup_printf (_("%1$s on Worm %2$u: it would attack after your turn, and hit %3$s."),
                                tb_card_words (best.card), best.slot + 1, who));
}

/* ---- Face-down cards of others */

void
tb_hint_add_hidden (TbHintLook *look)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbDanger *danger = &look->danger[slot];

      if (!danger->in_play || !danger->unknown || danger->to_go > 1 || look->player->at == TB_SPACE_NONE
          || tb_space_distance (danger->centre, look->player->at) > NEAR)
        continue;
      tb_hint_add (look, TB_TOPIC_HIDDEN, 34, "T15.3", TB_BIT (danger->centre),
                   g_strdup_printf (_("A face-down card will move Target %u before it attacks: you may be hit as well."),
                                    slot + 1));
    }
}
