/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-play-private.h"

#include "tb-rules.h"

enum { SIGNAL_CHANGED, SIGNAL_ASK, SIGNAL_SAID, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbPlay, tb_play, G_TYPE_OBJECT)

BmMatch *
tb_play_get_match (TbPlay *self)
{
  return self->match;
}

const TbPosition *
tb_play_get_position (TbPlay *self)
{
  return bm_match_get_position (self->match);
}

TbAsks
tb_play_get_asks (TbPlay *self)
{
  return tb_asks_of (tb_play_get_position (self));
}

int
tb_play_get_seat (TbPlay *self)
{
  return bm_match_get_to_act (self->match);
}

void
tb_play_set_computers (TbPlay *self,
                       guint   seats)
{
  self->computers = seats;
  tb_play_update (self);
}

void
tb_play_set_guard (TbPlay      *self,
                   TbPlayGuard  guard,
                   gpointer     data)
{
  self->guard = (TbGuard) { guard, data };
}

gboolean
tb_play_takes (TbPlay         *self,
               const TbOption *option)
{
  return tb_play_guard_option (tb_play_get_position (self), &self->guard, option) == NULL;
}

gboolean
tb_play_is_inactive (TbPlay *self)
{
  int seat = tb_play_get_seat (self);

  return seat == BM_SIDE_NOBODY || (self->computers >> seat & 1) != 0 || bm_match_is_watched (self->match);
}

/* Whether the picked AT can still be continued. */
static gboolean
is_held (TbPlay *self,
         TbAt    at)
{
  guint n;

  if (tb_play_get_options_at (self, at, &n) != NULL)
    return TRUE;
  /* A picked Vehicle card is not an option itself, but the Worms for it are; likewise a pawn and the landings. */
  for (guint i = 0; i < self->options->len; i++)
    {
      const TbOption *option = &g_array_index (self->options, TbOption, i);
      BmMove move = option->moves[0];

      if (option->n == 0)
        continue;
      if (TB_AT_KIND (at) == TB_AT_SPACE && (option->kind == TB_MOVE_RAMP || option->kind == TB_MOVE_JUMP))
        return TRUE;
      if ((option->kind == TB_MOVE_PLAY || option->kind == TB_MOVE_HIDE)
          && ((TB_AT_KIND (at) == TB_AT_WORM && TB_AT_N (at) == TB_MOVE_B (move))
              || (TB_AT_KIND (at) == TB_AT_CARD && TB_AT_N (at) == TB_MOVE_A (move))))
        return TRUE;
    }
  return FALSE;
}

void
tb_play_list_with (TbPlay  *self,
                   TbPicks  picks)
{
  self->picks = picks;
  g_array_set_size (self->options, 0);
  g_array_set_size (self->others, 0);
  tb_play_list_options (tb_play_get_position (self), &self->picks, self->options, self->others);
}

static void
list (TbPlay *self)
{
  g_array_set_size (self->asked, 0);
  if (tb_play_is_inactive (self))
    {
      self->picks = (TbPicks) { TB_AT_NONE, TB_AT_NONE };
      g_array_set_size (self->options, 0);
      g_array_set_size (self->others, 0);
      return;
    }
  tb_play_list_with (self, self->picks);
  /* What is picked must still be there to be picked. */
  if (self->picks.second != TB_AT_NONE && !is_held (self, self->picks.second))
    tb_play_list_with (self, (TbPicks) { self->picks.first, TB_AT_NONE });
  if (self->picks.first != TB_AT_NONE && self->picks.second == TB_AT_NONE && !is_held (self, self->picks.first))
    tb_play_list_with (self, (TbPicks) { TB_AT_NONE, TB_AT_NONE });
}

void
tb_play_update (TbPlay *self)
{
  if (!self->sending)
    list (self);
}

void
tb_play_pick (TbPlay *self,
              TbAt    first,
              TbAt    second)
{
  self->picks = (TbPicks) { first, second };
  list (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

TbAt
tb_play_get_picked (TbPlay *self)
{
  return self->picks.first;
}

TbAt
tb_play_get_second (TbPlay *self)
{
  return self->picks.second;
}

const TbOption *
tb_play_get_options (TbPlay *self,
                     guint  *n)
{
  *n = self->options->len;
  return (const TbOption *) (gpointer) self->options->data;
}

const TbOption *
tb_play_get_options_at (TbPlay *self,
                        TbAt    at,
                        guint  *n)
{
  const TbOption *first = NULL;

  *n = 0;
  for (guint i = 0; i < self->options->len; i++)
    if (g_array_index (self->options, TbOption, i).at == at)
      {
        if (first == NULL)
          first = &g_array_index (self->options, TbOption, i);
        ++*n;
      }
  return first;
}

const TbOption *
tb_play_get_asked (TbPlay *self,
                   guint  *n)
{
  *n = self->asked->len;
  return (const TbOption *) (gpointer) self->asked->data;
}

const BmMove *
tb_play_get_others (TbPlay *self,
                    guint  *n)
{
  *n = self->others->len;
  return (const BmMove *) (gpointer) self->others->data;
}

void
tb_play_ask (TbPlay         *self,
             TbAt            at,
             const TbOption *options,
             guint           n)
{
  g_array_set_size (self->asked, 0);
  g_array_append_vals (self->asked, options, n);
  g_signal_emit (self, signals[SIGNAL_ASK], 0, at);
}

void
tb_play_refuse (TbPlay    *self,
                BmRefusal  refusal)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, &refusal);
}

static void
send (TbPlay       *self,
      const BmMove *moves,
      guint         n)
{
  TbWayMade way = { .from = bm_match_get_ply (self->match), .to = bm_match_get_ply (self->match) + n };
  BmRefusal refusal;
  gboolean played;

  self->picks = (TbPicks) { TB_AT_NONE, TB_AT_NONE };
  while (self->ways->len > 0 && g_array_index (self->ways, TbWayMade, self->ways->len - 1).to > way.from)
    g_array_set_size (self->ways, self->ways->len - 1);
  if (n > 1)
    g_array_append_val (self->ways, way);
  self->sending = n > 1;
  played = n == 1 ? bm_match_play (self->match, moves[0], &refusal) : bm_match_play_line (self->match, moves, n, &refusal);
  self->sending = FALSE;
  list (self);
  if (!played)
    tb_play_refuse (self, refusal);
  else if (n > 1)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
tb_play_is_sending (TbPlay *self)
{
  return self->sending;
}

TbPicks
tb_play_picks_of (const TbOption *option)
{
  if (option->kind == TB_MOVE_RAMP || option->kind == TB_MOVE_JUMP)
    return (TbPicks) { TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP), option->at };
  return (TbPicks) { option->at, TB_AT_NONE };
}

void
tb_play_take_option (TbPlay         *self,
                     const TbOption *option)
{
  TbOption taken = *option;
  TbPicks picks = tb_play_picks_of (option);
  const char *against = tb_play_guard_option (tb_play_get_position (self), &self->guard, option);

  if (against != NULL)
    tb_play_refuse (self, (BmRefusal) { .message = against });
  else if (taken.n > 0)
    send (self, taken.moves, taken.n);
  else if (self->picks.first == taken.at)
    tb_play_pick (self, TB_AT_NONE, TB_AT_NONE);
  else
    tb_play_pick (self, picks.first, picks.second);
}

void
tb_play_take_move (TbPlay *self,
                   BmMove  move)
{
  const TbPosition *pos = tb_play_get_position (self);
  BmRefusal refusal = { .message = NULL };

  if (tb_play_is_inactive (self))
    return;
  if (tb_rules_why (pos, move, &refusal))
    refusal.message = tb_play_guard_moves (pos, &self->guard, &move, 1);
  if (refusal.message != NULL)
    tb_play_refuse (self, refusal);
  else
    send (self, &move, 1);
}

static void
tb_play_finalize (GObject *object)
{
  TbPlay *self = TB_PLAY (object);

  g_clear_object (&self->match);
  g_array_unref (self->options);
  g_array_unref (self->others);
  g_array_unref (self->asked);
  g_array_unref (self->ways);
  G_OBJECT_CLASS (tb_play_parent_class)->finalize (object);
}

static void
tb_play_class_init (TbPlayClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tb_play_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ASK] = g_signal_new ("ask", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SAID] = g_signal_new ("said", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                       G_TYPE_POINTER);
}

static void
tb_play_init (TbPlay *self)
{
  self->options = g_array_new (FALSE, FALSE, sizeof (TbOption));
  self->others = g_array_new (FALSE, FALSE, sizeof (BmMove));
  self->asked = g_array_new (FALSE, FALSE, sizeof (TbOption));
  self->ways = g_array_new (FALSE, FALSE, sizeof (TbWayMade));
}

TbPlay *
tb_play_new (BmMatch *match)
{
  TbPlay *self = g_object_new (TB_TYPE_PLAY, NULL);

  self->match = g_object_ref (match);
  list (self);
  return self;
}
