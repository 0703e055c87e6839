/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-adviser.h"

#include "wr-position.h"

/* Strong and still fast. */
#define LEVEL BM_LEVEL_MASTER

struct _WrAdviser
{
  BmMatch        *match;
  WrAdviserWords  compose;
  WrAdviserFound  found;
  gpointer        data;
  BmThinker      *thinker; /* NULL: not started yet */
  BmMove          move;    /* the suggested move, or BM_MOVE_NONE */
  guint           ply;     /* ... the match's ply then */
  char           *words;   /* ... its text, or NULL */
};

WrAdviser *
wr_adviser_new (BmMatch        *match,
                WrAdviserWords  words,
                WrAdviserFound  found,
                gpointer        data)
{
  WrAdviser *self = g_new0 (WrAdviser, 1);

  self->match = g_object_ref (match);
  self->compose = words;
  self->found = found;
  self->data = data;
  return self;
}

void
wr_adviser_free (WrAdviser *self)
{
  if (self->thinker != NULL)
    g_signal_handlers_disconnect_by_data (self->thinker, self);
  g_clear_object (&self->thinker);
  g_clear_object (&self->match);
  g_free (self->words);
  g_free (self);
}

static void
found_cb (WrAdviser *self,
          guint      move)
{
  g_free (self->words);
  self->move = (BmMove) move;
  self->ply = bm_match_get_ply (self->match);
  self->words = self->compose (self->move, bm_thinker_get_result (self->thinker), self->data);
  self->found (self->data);
}

void
wr_adviser_think (WrAdviser     *self,
                  gconstpointer  view)
{
  if (self->thinker == NULL)
    {
      self->thinker = bm_thinker_new (self->match, LEVEL, bm_match_get_seed (self->match) + WR_N_SIDES, 1);
      g_signal_connect_swapped (self->thinker, "found", G_CALLBACK (found_cb), self);
    }
  bm_thinker_think (self->thinker, view);
}

gboolean
wr_adviser_is_thinking (WrAdviser *self)
{
  return self->thinker != NULL && bm_thinker_is_thinking (self->thinker);
}

void
wr_adviser_stop (WrAdviser *self)
{
  if (self->thinker != NULL)
    bm_thinker_stop (self->thinker);
  self->move = BM_MOVE_NONE;
  g_clear_pointer (&self->words, g_free);
}

BmMove
wr_adviser_get_move (WrAdviser     *self,
                     gconstpointer  position)
{
  if (self->move == BM_MOVE_NONE || self->ply != bm_match_get_ply (self->match)
      || !bm_match_get_game (self->match)->is_legal (position, self->move))
    return BM_MOVE_NONE;
  return self->move;
}

const char *
wr_adviser_get_words (WrAdviser *self)
{
  return self->words;
}
