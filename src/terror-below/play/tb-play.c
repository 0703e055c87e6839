/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-play-private.h"

#include <glib/gi18n-lib.h>

#include "tb-rules.h"

/* Moves that were made by one press: from ply FROM to ply TO. */
typedef struct
{
  guint from;
  guint to;
} Way;

struct _TbPlay
{
  GObject  parent_instance;

  BmMatch *match;
  guint    computers;
  TbGuard  guard;
  TbPicks  picks;
  GArray  *options; /* of TbOption */
  GArray  *others;  /* of BmMove */
  GArray  *asked;   /* of TbOption */
  GArray  *ways;    /* of Way, ascending */
  gboolean sending; /* moves of a way: the match changes once for each */
};

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

/* Is AT, which was picked, still something that one can go on from? */
static gboolean
is_held (TbPlay *self,
         TbAt    at)
{
  guint n;

  if (tb_play_get_options_at (self, at, &n) != NULL)
    return TRUE;
  /* A picked Vehicle card is no option itself: it is held over the Worms; so is a pawn over the landings. */
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

static void
list_with (TbPlay  *self,
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
  list_with (self, self->picks);
  /* What is picked must still be there to be picked. */
  if (self->picks.second != TB_AT_NONE && !is_held (self, self->picks.second))
    list_with (self, (TbPicks) { self->picks.first, TB_AT_NONE });
  if (self->picks.first != TB_AT_NONE && self->picks.second == TB_AT_NONE && !is_held (self, self->picks.first))
    list_with (self, (TbPicks) { TB_AT_NONE, TB_AT_NONE });
}

void
tb_play_update (TbPlay *self)
{
  if (!self->sending)
    list (self);
}

static void
pick (TbPlay *self,
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

static void
refuse (TbPlay     *self,
        BmRefusal   refusal)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, &refusal);
}

static void
send (TbPlay       *self,
      const BmMove *moves,
      guint         n)
{
  Way way = { .from = bm_match_get_ply (self->match), .to = bm_match_get_ply (self->match) + n };
  BmRefusal refusal;
  gboolean played;

  self->picks = (TbPicks) { TB_AT_NONE, TB_AT_NONE };
  while (self->ways->len > 0 && g_array_index (self->ways, Way, self->ways->len - 1).to > way.from)
    g_array_set_size (self->ways, self->ways->len - 1);
  if (n > 1)
    g_array_append_val (self->ways, way);
  self->sending = n > 1;
  played = n == 1 ? bm_match_play (self->match, moves[0], &refusal) : bm_match_play_line (self->match, moves, n, &refusal);
  self->sending = FALSE;
  list (self);
  if (!played)
    refuse (self, refusal);
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
    refuse (self, (BmRefusal) { .message = against });
  else if (taken.n > 0)
    send (self, taken.moves, taken.n);
  else if (self->picks.first == taken.at)
    pick (self, TB_AT_NONE, TB_AT_NONE);
  else
    pick (self, picks.first, picks.second);
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
    refuse (self, refusal);
  else
    send (self, &move, 1);
}

static gboolean
can_press (TbPlay *self)
{
  if (!tb_play_is_inactive (self))
    return TRUE;
  if (bm_match_is_watched (self->match))
    refuse (self, (BmRefusal) { .message = _("This match is only looked at.") });
  else if (tb_play_get_seat (self) == BM_SIDE_NOBODY)
    refuse (self, (BmRefusal) { .message = _("The match is over.") });
  else
    refuse (self, (BmRefusal) { .message = _("The computer is to move.") });
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
  list_with (self, (TbPicks) { TB_AT_NONE, TB_AT_NONE });
  options = tb_play_get_options_at (self, at, &n);
  if (n == 1 && TB_AT_KIND (at) != TB_AT_SPACE)
    {
      tb_play_take_option (self, options);
      return TRUE;
    }
  list_with (self, held);
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
      pick (self, self->picks.first, TB_AT_NONE);
      return;
    }
  if (at == self->picks.first)
    {
      pick (self, TB_AT_NONE, TB_AT_NONE);
      return;
    }
  options = tb_play_get_options_at (self, at, &n);
  if (n == 0)
    {
      if (press_anew (self, at))
        return;
      tb_play_explain (tb_play_get_position (self), &self->picks, at, &refusal);
      refuse (self, refusal);
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
      g_array_set_size (self->asked, 0);
      g_array_append_vals (self->asked, options, n);
      g_signal_emit (self, signals[SIGNAL_ASK], 0, at);
    }
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
  if (n > 0)
    return FALSE;
  tb_play_explain (tb_play_get_position (self), &self->picks, at, refusal);
  return TRUE;
}

gboolean
tb_play_cancel (TbPlay *self)
{
  if (self->picks.first == TB_AT_NONE)
    return FALSE;
  pick (self, self->picks.second == TB_AT_NONE ? TB_AT_NONE : self->picks.first, TB_AT_NONE);
  return TRUE;
}

gboolean
tb_play_can_undo (TbPlay *self)
{
  return bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES;
}

gboolean
tb_play_can_redo (TbPlay *self)
{
  return bm_match_can_redo (self->match);
}

/* One step back: over the whole of a way, as far as that goes. */
void
tb_play_undo (TbPlay *self)
{
  guint ply = bm_match_get_ply (self->match), to = ply - 1;

  for (guint i = 0; i < self->ways->len; i++)
    if (g_array_index (self->ways, Way, i).to == ply)
      to = g_array_index (self->ways, Way, i).from;
  while (bm_match_get_ply (self->match) > to && bm_match_undo (self->match))
    ;
}

void
tb_play_redo (TbPlay *self)
{
  guint ply = bm_match_get_ply (self->match), to = ply + 1;

  for (guint i = 0; i < self->ways->len; i++)
    if (g_array_index (self->ways, Way, i).from == ply)
      to = g_array_index (self->ways, Way, i).to;
  while (bm_match_get_ply (self->match) < to && bm_match_redo (self->match))
    ;
}

/* The Worm that AT stands for while a card is held over it; TB_N_SLOTS: none. */
static guint
slot_of (TbPlay *self,
         TbAt    at)
{
  const TbPosition *pos = tb_play_get_position (self);
  guint slot = TB_N_SLOTS;

  if (TB_AT_KIND (at) == TB_AT_WORM)
    return TB_AT_N (at);
  if (TB_AT_KIND (at) == TB_AT_SPACE)
    for (slot = 0; slot < TB_N_SLOTS; slot++)
      if (tb_slot_is_in_play (&pos->slots[slot]) && pos->slots[slot].target == TB_AT_N (at))
        break;
  return slot;
}

gboolean
tb_play_get_distraction (TbPlay        *self,
                         TbAt           hovered,
                         guint         *slot,
                         TbDistraction *distraction)
{
  TbAsks asks = tb_play_is_inactive (self) ? TB_ASKS_NOTHING : tb_play_get_asks (self);
  TbAt card = self->picks.first, worm = hovered;
  TbPosition view;

  if (asks != TB_ASKS_PLAY && asks != TB_ASKS_HIDE)
    return FALSE;
  if (TB_AT_KIND (card) == TB_AT_WORM)
    {
      card = hovered;
      worm = self->picks.first;
    }
  *slot = slot_of (self, worm);
  if (TB_AT_KIND (card) != TB_AT_CARD || !tb_card_is_vehicle (TB_AT_N (card)) || *slot >= TB_N_SLOTS
      || !tb_slot_is_in_play (&tb_play_get_position (self)->slots[*slot])
      || tb_slot_is_full (&tb_play_get_position (self)->slots[*slot]))
    return FALSE;
  view = *tb_play_get_position (self);
  tb_rules_hide (&view, (guint) tb_play_get_seat (self));
  if (asks == TB_ASKS_HIDE)
    tb_hiding_of (&view, TB_AT_N (card), *slot, distraction);
  else
    tb_distraction_of (&view, TB_AT_N (card), *slot, distraction);
  return distraction->before.in_play;
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
  self->ways = g_array_new (FALSE, FALSE, sizeof (Way));
}

TbPlay *
tb_play_new (BmMatch *match)
{
  TbPlay *self = g_object_new (TB_TYPE_PLAY, NULL);

  self->match = g_object_ref (match);
  list (self);
  return self;
}
