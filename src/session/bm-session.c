/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-session"

#include "config.h"

#include "bm-session-private.h"

enum { SIGNAL_CHANGED, SIGNAL_DECIDED, SIGNAL_READY, SIGNAL_NOTICE, SIGNAL_STORE_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmSession, bm_session, G_TYPE_OBJECT)

void
bm_session_emit_ready (BmSession *self)
{
  g_signal_emit (self, signals[SIGNAL_READY], 0);
}

void
bm_session_emit_notice (BmSession  *self,
                        const char *words)
{
  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, words);
}

/* The order matters: a move is saved before any handler shows it, and what is kept of a match that is over before the match
   itself, which can be ended again as long as that is not saved. */
static void
match_changed_cb (BmSession     *self,
                  BmMatchChange  change)
{
  if (change == BM_MATCH_PLAYED && bm_match_get_to_act (self->match) == BM_SIDE_NOBODY)
    g_signal_emit (self, signals[SIGNAL_DECIDED], 0);
  bm_session_save_change (self, change);
  bm_session_reset_computer (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, change);
}

static void
store_changed_cb (BmSession *self)
{
  g_signal_emit (self, signals[SIGNAL_STORE_CHANGED], 0);
  if (self->patience == 0)
    return;
  g_clear_handle_id (&self->patience, g_source_remove);
  bm_session_emit_ready (self);
}

static void
bm_session_dispose (GObject *object)
{
  BmSession *self = BM_SESSION (object);

  bm_session_end (self);
  g_clear_handle_id (&self->saving, g_source_remove);
  g_clear_handle_id (&self->patience, g_source_remove);
  for (guint i = 0; i < self->n_stores; i++)
    g_clear_object (&self->stores[i]);
  self->n_stores = 0;
  G_OBJECT_CLASS (bm_session_parent_class)->dispose (object);
}

static void
bm_session_class_init (BmSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bm_session_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_DECIDED] = g_signal_new ("decided", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NOTICE] = g_signal_new ("notice", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_STORE_CHANGED] = g_signal_new ("store-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_session_init (BmSession *self)
{
  self->seats = BM_SEATS_PEOPLE (BM_MAX_SEATS);
}

BmSession *
bm_session_new (void)
{
  return g_object_new (BM_TYPE_SESSION, NULL);
}

void
bm_session_begin (BmSession     *self,
                  BmMatch       *match,
                  const BmSeats *seats,
                  const char    *name)
{
  g_return_if_fail (BM_IS_SESSION (self));
  g_return_if_fail (BM_IS_MATCH (match));
  g_return_if_fail (seats != NULL);

  bm_session_end (self);
  self->match = g_object_ref (match);
  self->seats = *seats;
  self->first_moves = bm_match_get_n_moves (match);
  self->store = bm_session_get_store (self, bm_match_get_game (match));
  if (self->store != NULL && bm_match_get_options (match) != NULL)
    self->name = g_strdup (name);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  bm_session_seat_computers (self);
  /* A match that is over by now is not resumed. */
  if (self->name != NULL && !bm_session_is_running (self))
    self->unsaved = TRUE;
  bm_session_save_rest (self);
}

void
bm_session_end (BmSession *self)
{
  g_return_if_fail (BM_IS_SESSION (self));

  if (self->match == NULL)
    return;
  bm_session_save_rest (self);
  bm_session_drop_computers (self);
  g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_clear_pointer (&self->name, g_free);
  self->store = NULL;
  g_clear_object (&self->match);
}

BmMatch *
bm_session_get_match (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), NULL);
  return self->match;
}

const BmSeats *
bm_session_get_seats (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), NULL);
  return &self->seats;
}

void
bm_session_set_seats (BmSession     *self,
                      const BmSeats *seats)
{
  g_return_if_fail (BM_IS_SESSION (self));
  g_return_if_fail (seats != NULL);

  self->seats = *seats;
  if (self->match != NULL)
    bm_session_seat_computers (self);
}

gboolean
bm_session_is_running (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), FALSE);
  return self->match != NULL && bm_match_get_to_act (self->match) != BM_SIDE_NOBODY;
}

gboolean
bm_session_would_be_lost (BmSession *self)
{
  return bm_session_is_running (self) && bm_match_get_n_moves (self->match) > self->first_moves
         && (self->store == NULL || bm_match_get_options (self->match) == NULL);
}

void
bm_session_add_store (BmSession *self,
                      BmStore   *store)
{
  g_return_if_fail (BM_IS_SESSION (self));
  g_return_if_fail (BM_IS_STORE (store));
  g_return_if_fail (bm_session_get_store (self, bm_store_get_game (store)) == NULL);
  g_return_if_fail (self->n_stores < G_N_ELEMENTS (self->stores));

  self->stores[self->n_stores++] = g_object_ref (store);
  g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
}

BmStore *
bm_session_get_store (BmSession    *self,
                      const BmGame *game)
{
  g_return_val_if_fail (BM_IS_SESSION (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < self->n_stores; i++)
    {
      if (g_str_equal (bm_store_get_game (self->stores[i])->id, game->id))
        return self->stores[i];
    }
  return NULL;
}

const char *
bm_session_get_folder (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), NULL);
  return self->n_stores == 0 ? NULL : bm_store_get_folder (self->stores[0]);
}

const GError *
bm_session_get_trouble (BmSession *self)
{
  const GError *trouble = NULL;

  g_return_val_if_fail (BM_IS_SESSION (self), NULL);

  for (guint i = 0; i < self->n_stores && trouble == NULL; i++)
    trouble = bm_store_get_trouble (self->stores[i]);
  return trouble;
}
