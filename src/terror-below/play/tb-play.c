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
  TbAt     picked;
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

gboolean
tb_play_is_inactive (TbPlay *self)
{
  int seat = tb_play_get_seat (self);

  return seat == BM_SIDE_NOBODY || (self->computers >> seat & 1) != 0 || bm_match_is_watched (self->match);
}

/* What is picked must still be there to be picked. */
static void
check_pick (TbPlay *self)
{
  guint n;

  if (self->picked == TB_AT_NONE || tb_play_get_options_at (self, self->picked, &n) != NULL)
    return;
  /* A picked Vehicle card is no option itself: it is held over the Worms. */
  if (TB_AT_KIND (self->picked) != TB_AT_BUTTON)
    for (guint i = 0; i < self->options->len; i++)
      {
        const TbOption *option = &g_array_index (self->options, TbOption, i);

        if ((option->kind == TB_MOVE_PLAY || option->kind == TB_MOVE_HIDE)
            && (TB_AT_N (self->picked) == (TB_AT_KIND (self->picked) == TB_AT_WORM ? TB_MOVE_B (option->moves[0])
                                                                                   : TB_MOVE_A (option->moves[0]))))
          return;
      }
  self->picked = TB_AT_NONE;
  g_array_set_size (self->options, 0);
  g_array_set_size (self->others, 0);
  tb_play_list_options (tb_play_get_position (self), TB_AT_NONE, self->options, self->others);
}

static void
list (TbPlay *self)
{
  g_array_set_size (self->options, 0);
  g_array_set_size (self->others, 0);
  g_array_set_size (self->asked, 0);
  if (tb_play_is_inactive (self))
    {
      self->picked = TB_AT_NONE;
      return;
    }
  tb_play_list_options (tb_play_get_position (self), self->picked, self->options, self->others);
  check_pick (self);
}

void
tb_play_update (TbPlay *self)
{
  if (!self->sending)
    list (self);
}

static void
pick (TbPlay *self,
      TbAt    at)
{
  self->picked = at;
  list (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

TbAt
tb_play_get_picked (TbPlay *self)
{
  return self->picked;
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

  self->picked = TB_AT_NONE;
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

void
tb_play_take_option (TbPlay         *self,
                     const TbOption *option)
{
  TbOption taken = *option;

  if (taken.n == 0)
    pick (self, self->picked == taken.at ? TB_AT_NONE : taken.at);
  else
    send (self, taken.moves, taken.n);
}

void
tb_play_take_move (TbPlay *self,
                   BmMove  move)
{
  BmRefusal refusal;

  if (tb_play_is_inactive (self) || !tb_rules_why (tb_play_get_position (self), move, &refusal))
    {
      if (!tb_play_is_inactive (self))
        refuse (self, refusal);
      return;
    }
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

void
tb_play_press (TbPlay *self,
               TbAt    at)
{
  const TbOption *options;
  BmRefusal refusal;
  guint n;

  if (!can_press (self))
    return;
  if (at == self->picked)
    {
      pick (self, TB_AT_NONE);
      return;
    }
  options = tb_play_get_options_at (self, at, &n);
  if (n == 0)
    {
      /* Another card in place of the one that is held. */
      if (self->picked != TB_AT_NONE)
        {
          TbAt held = self->picked;

          self->picked = TB_AT_NONE;
          list (self);
          options = tb_play_get_options_at (self, at, &n);
          if (n == 1)
            {
              tb_play_take_option (self, options);
              return;
            }
          self->picked = held;
          list (self);
        }
      tb_play_explain (tb_play_get_position (self), self->picked, at, &refusal);
      refuse (self, refusal);
    }
  else if (n == 1 || is_plain (options, n))
    tb_play_take_option (self, options);
  else
    {
      g_array_set_size (self->asked, 0);
      g_array_append_vals (self->asked, options, n);
      g_signal_emit (self, signals[SIGNAL_ASK], 0, at);
    }
}

gboolean
tb_play_cancel (TbPlay *self)
{
  if (self->picked == TB_AT_NONE)
    return FALSE;
  pick (self, TB_AT_NONE);
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

gboolean
tb_play_get_distraction (TbPlay        *self,
                         TbAt           hovered,
                         guint         *slot,
                         TbDistraction *distraction)
{
  TbAt card = self->picked, worm = hovered;
  TbPosition view;

  if (tb_play_is_inactive (self) || (tb_play_get_asks (self) != TB_ASKS_PLAY && tb_play_get_asks (self) != TB_ASKS_HIDE))
    return FALSE;
  if (TB_AT_KIND (card) == TB_AT_WORM)
    {
      card = hovered;
      worm = self->picked;
    }
  if (TB_AT_KIND (card) != TB_AT_CARD || TB_AT_KIND (worm) != TB_AT_WORM || !tb_card_is_vehicle (TB_AT_N (card)))
    return FALSE;
  view = *tb_play_get_position (self);
  tb_rules_hide (&view, (guint) tb_play_get_seat (self));
  *slot = TB_AT_N (worm);
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
