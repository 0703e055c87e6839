/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-move-words.h"

#include <glib/gi18n-lib.h>

#include "tb-rules.h"
#include "tb-words.h"

static gboolean
is_hidden_bounty (const TbPosition *pos,
                  TbCard            card)
{
  for (guint i = 0; i < TB_N_LINE; i++)
    if (pos->line[i] == card)
      return FALSE;
  return TRUE;
}

/* "Pink Egg, Bounty: 5 points" */
static char *
deliver_words (const TbPosition *pos,
               guint             colour,
               TbCard            bounty)
{
  const char *egg = tb_egg_title (colour);
  guint plain = tb_rules_delivery (pos, pos->turn);

  if (bounty == TB_NO_CARD)
    return g_strdup_printf (ngettext ("%1$s, no Bounty: %2$u point", "%1$s, no Bounty: %2$u points", plain), egg, plain);
  if (is_hidden_bounty (pos, bounty))
    return g_strdup_printf (ngettext ("%1$s, Hidden Bounty: %2$u point", "%1$s, Hidden Bounty: %2$u points",
                                      tb_bounty (bounty)->vp), egg, tb_bounty (bounty)->vp);
  return g_strdup_printf (ngettext ("%1$s, Bounty: %2$u point", "%1$s, Bounty: %2$u points", tb_bounty (bounty)->vp),
                          egg, tb_bounty (bounty)->vp);
}

static char *
jump_words (TbSpace to,
            TbCard  card)
{
  if (card == TB_NO_CARD)
    return g_strdup_printf (_("Jump to %s"), tb_space_words (to));
  /* Translators: %2$u is the number of a Vehicle card, %3$s its name. */
  return g_strdup_printf (_("Jump to %1$s, discard %2$u %3$s"), tb_space_words (to), tb_vehicle (card)->ap,
                          tb_card_words (card));
}

static char *
choice_words (BmMove move)
{
  guint b = TB_MOVE_B (move), c = TB_MOVE_C (move);

  switch ((guint) TB_MOVE_A (move))
    {
    case TB_OPTION_SPACE:
      return g_strdup (tb_space_words ((TbSpace) b));
    case TB_OPTION_SEAT:
      return g_strdup (tb_seat_words (b));
    case TB_OPTION_COLOUR:
      return g_strdup (tb_egg_title (b));
    case TB_OPTION_CARD:
      return tb_card_is_bounty ((TbCard) b) ? tb_bounty_words ((TbCard) b) : g_strdup (tb_card_words ((TbCard) b));
    case TB_OPTION_PAIR:
      return g_strdup_printf (_("Targets %1$u and %2$u"), b + 1, c + 1);
    default:
      return g_strdup (b == TB_WORD_REVIVE ? _("Bring back a dead one") : _("2 Action Points"));
    }
}

static char *
card_move_words (guint  kind,
                 TbCard card,
                 guint  slot)
{
  const char *name = tb_card_words (card);

  switch (kind)
    {
    case TB_MOVE_LEADER:
      return g_strdup_printf (_("Choose %s as Leader"), name);
    case TB_MOVE_LEAVE:
      return g_strdup_printf (_("Leave out %s"), name);
    case TB_MOVE_PLAY:
      return slot == TB_NO_SLOT ? g_strdup_printf (_("Play %s aside"), name)
                                : g_strdup_printf (_("Play %1$s on Worm %2$u"), name, slot + 1);
    case TB_MOVE_ADD:
      return g_strdup_printf (_("Add %s"), name);
    case TB_MOVE_HIDE:
      return g_strdup_printf (_("Hide %1$s on Worm %2$u"), name, slot + 1);
    case TB_MOVE_USE:
      return g_strdup_printf (_("Use %s"), name);
    case TB_MOVE_REVIVE:
      return g_strdup_printf (_("Bring back %s"), name);
    default:
      return g_strdup_printf (_("Discard %s"), name);
    }
}

const char *
tb_done_words (TbAsks asks)
{
  return asks == TB_ASKS_ACT || asks == TB_ASKS_PLAY ? _("End Turn") : _("Done");
}

char *
tb_move_words (const TbPosition *pos,
               BmMove            move)
{
  guint kind = TB_MOVE_KIND (move);
  guint8 a = TB_MOVE_A (move), b = TB_MOVE_B (move);

  switch (kind)
    {
    case TB_MOVE_START:
    case TB_MOVE_RETURN:
      return g_strdup_printf (_("Start from %s"), tb_space_words (a));
    case TB_MOVE_MOVE:
      return g_strdup_printf (_("Drive to %s"), tb_space_words (a));
    case TB_MOVE_RAMP:
      return g_strdup_printf (_("Ramp over %1$s to %2$s"), tb_space_words (a), tb_space_words (b));
    case TB_MOVE_JUMP:
      return jump_words (a, b);
    case TB_MOVE_CLEAR:
      return g_strdup_printf (_("Clear a Rubble at %s"), tb_space_words (a));
    case TB_MOVE_TAKE:
      return g_strdup (_("Take the Eggs"));
    case TB_MOVE_DELIVER:
      return deliver_words (pos, a, b);
    case TB_MOVE_DRAW:
      return g_strdup (a == TB_DECK_ITEMS ? _("Draw Item") : _("Draw Weapon"));
    case TB_MOVE_KEEP:
      return a == TB_NO_CARD ? g_strdup (_("Hidden Bounty from the deck")) : tb_bounty_words (a);
    case TB_MOVE_TARGET:
      return g_strdup_printf (_("Target %1$u goes %2$s"), a + 1u, tb_dir_words (b));
    case TB_MOVE_CLAIM:
      return a == TB_NO_CARD
             ? g_strdup_printf (ngettext ("%u point", "%u points", tb_box->numbers.vp_kill), tb_box->numbers.vp_kill)
             : tb_bounty_words (a);
    case TB_MOVE_CHOOSE:
      return choice_words (move);
    case TB_MOVE_YES:
      return g_strdup (_("Yes"));
    case TB_MOVE_NO:
      return g_strdup (_("No"));
    case TB_MOVE_CHOOSE_DONE:
    case TB_MOVE_DONE:
      return g_strdup (tb_done_words (tb_asks_of (pos)));
    default:
      return card_move_words (kind, a, b);
    }
}
