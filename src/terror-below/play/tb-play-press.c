/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a press at the table means: an option, one of several, or why nothing comes of it.
 */
#include "config.h"

#include "tb-play-private.h"

#include <glib/gi18n-lib.h>

static gboolean
can_press (TbPlay *self)
{
  if (!tb_play_is_inactive (self))
    return TRUE;
  if (bm_match_is_watched (self->match))
    tb_play_refuse (self, (BmRefusal) { .message = _("This match is only looked at.") });
  else if (tb_play_get_seat (self) == BM_SIDE_NOBODY)
    tb_play_refuse (self, (BmRefusal) { .message = _("The match is over.") });
  else if (bm_match_is_trial (self->match))
    tb_play_refuse (self, (BmRefusal) { .message = _("The others are to move: here they answer by themselves.") });
  else
    tb_play_refuse (self, (BmRefusal) { .message = _("The computer is to move.") });
  return FALSE;
}

/* Equal meanings at one place are one: a Rubble of a space, say. */
static gboolean
is_plain (const TbOption *options,
          guint           n)
{
  for (guint i = 1; i < n; i++)
    if (options[i].n != options[0].n || options[i].moves[0] != options[0].moves[0])
      return FALSE;
  return TRUE;
}

/* Something else may be meant than what goes on from what is picked: another card in place of the one that is held. */
static gboolean
press_anew (TbPlay *self,
            TbAt    at)
{
  TbPicks held = self->picks;
  const TbOption *options;
  guint n;

  if (held.first == TB_AT_NONE)
    return FALSE;
  tb_play_list_with (self, (TbPicks) { TB_AT_NONE, TB_AT_NONE });
  options = tb_play_get_options_at (self, at, &n);
  if (n == 1 && TB_AT_KIND (at) != TB_AT_SPACE)
    {
      tb_play_take_option (self, options);
      return TRUE;
    }
  tb_play_list_with (self, held);
  return FALSE;
}

/* Ramps and landings: where there is one, nothing is asked. */
static gboolean
take_only_one (TbPlay *self)
{
  const TbOption *only = NULL;
  guint n = 0;

  for (guint i = 0; i < self->options->len; i++)
    {
      const TbOption *option = &g_array_index (self->options, TbOption, i);

      if (option->n > 0 && (option->kind == TB_MOVE_RAMP || option->kind == TB_MOVE_JUMP)
          && TB_AT_KIND (option->at) != TB_AT_BUTTON)
        {
          only = option;
          n++;
        }
    }
  if (self->picks.second == TB_AT_NONE || n != 1)
    return FALSE;
  tb_play_take_option (self, only);
  return TRUE;
}

void
tb_play_press (TbPlay *self,
               TbAt    at)
{
  const TbOption *options;
  BmRefusal refusal;
  guint n;

  if (!can_press (self))
    return;
  if (at == self->picks.second && at != TB_AT_NONE)
    {
      tb_play_pick (self, self->picks.first, TB_AT_NONE);
      return;
    }
  if (at == self->picks.first)
    {
      tb_play_pick (self, TB_AT_NONE, TB_AT_NONE);
      return;
    }
  options = tb_play_get_options_at (self, at, &n);
  if (n == 0)
    {
      if (press_anew (self, at))
        return;
      tb_play_explain (tb_play_get_position (self), &self->picks, at, &refusal);
      tb_play_refuse (self, refusal);
    }
  else if (n == 1 || is_plain (options, n))
    {
      gboolean picks = options->n == 0;

      tb_play_take_option (self, options);
      if (picks)
        take_only_one (self);
    }
  else
    {
      tb_play_ask (self, at, options, n);
    }
}

/* Whether a press on AT would pick something else than what is picked: see press_anew (). */
static gboolean
would_pick_anew (TbPlay *self,
                 TbAt    at)
{
  g_autoptr(GArray) options = NULL, others = NULL;
  TbPicks none = { TB_AT_NONE, TB_AT_NONE };
  guint n = 0;

  if (self->picks.first == TB_AT_NONE || TB_AT_KIND (at) == TB_AT_SPACE)
    return FALSE;
  options = g_array_new (FALSE, FALSE, sizeof (TbOption));
  others = g_array_new (FALSE, FALSE, sizeof (BmMove));
  tb_play_list_options (tb_play_get_position (self), &none, options, others);
  for (guint i = 0; i < options->len; i++)
    n += g_array_index (options, TbOption, i).at == at;
  return n == 1;
}

gboolean
tb_play_why (TbPlay    *self,
             TbAt       at,
             BmRefusal *refusal)
{
  guint n;

  if (tb_play_is_inactive (self) || at == self->picks.first || at == self->picks.second)
    return FALSE;
  tb_play_get_options_at (self, at, &n);
  if (n > 0 || would_pick_anew (self, at))
    return FALSE;
  tb_play_explain (tb_play_get_position (self), &self->picks, at, refusal);
  return TRUE;
}

gboolean
tb_play_cancel (TbPlay *self)
{
  if (self->picks.first == TB_AT_NONE)
    return FALSE;
  tb_play_pick (self, self->picks.second == TB_AT_NONE ? TB_AT_NONE : self->picks.first, TB_AT_NONE);
  return TRUE;
}
