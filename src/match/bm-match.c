/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-match"

#include "bm-match-private.h"

enum
{
  SIGNAL_EVENT,
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmMatch, bm_match, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (BmMatchChange, bm_match_change,
                    G_DEFINE_ENUM_VALUE (BM_MATCH_PLAYED, "played"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_UNDONE, "undone"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_REDONE, "redone"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_STEPPED, "stepped"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_WENT, "went"))

/* End index of the events that lead to ply PLY. */
static guint
events_end (BmMatch *self,
            guint    ply)
{
  return ply == 0 ? 0 : bm_match_ply_at (self, ply - 1)->events_end;
}

static void
forget_moves_after (BmMatch *self,
                    guint    ply)
{
  g_array_set_size (self->events, events_end (self, ply));
  bm_match_forget_comments (self, ply);
  g_array_set_size (self->plies, ply);
  g_byte_array_set_size (self->positions, (ply + 1) * self->game->position_size);
}

static void
begin (BmMatch       *self,
       const char    *options,
       guint64        seed,
       gconstpointer  position)
{
  g_array_set_size (self->plies, 0);
  g_array_set_size (self->events, 0);
  g_hash_table_remove_all (self->comments);
  bm_match_start_clock (self);
  g_byte_array_set_size (self->positions, 0);
  g_byte_array_append (self->positions, position, self->game->position_size);
  self->index = 0;
  self->seed = seed;
  if (self->options != options)
    {
      g_free (self->options);
      self->options = g_strdup (options);
    }
}

/* Bytes for one position, zeroed, so that equal positions are equal bytes. */
static gpointer
new_position (const BmGame *game)
{
  return g_malloc0 (game->position_size);
}

static BmMatch *
new_for_game (const BmGame  *game,
              gconstpointer  position)
{
  BmMatch *self = g_object_new (BM_TYPE_MATCH, NULL);

  self->game = game;
  self->n_seats = game->seats (position);
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->players[seat] = g_strdup ("");
  return self;
}

static void
emit_events (BmMatch           *self,
             const BmEventList *list)
{
  self->emitting = TRUE;
  for (guint i = 0; i < list->n; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, &list->items[i]);
  self->emitting = FALSE;
}

void
bm_match_emit_changed (BmMatch       *self,
                       BmMatchChange  change)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, change);
}

static void
bm_match_finalize (GObject *object)
{
  BmMatch *self = BM_MATCH (object);

  g_free (self->options);
  for (guint seat = 0; seat < self->n_seats; seat++)
    g_free (self->players[seat]);
  g_byte_array_unref (self->positions);
  g_array_unref (self->plies);
  g_array_unref (self->events);
  g_hash_table_unref (self->comments);

  G_OBJECT_CLASS (bm_match_parent_class)->finalize (object);
}

static void
bm_match_class_init (BmMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bm_match_finalize;

  signals[SIGNAL_EVENT] = g_signal_new ("event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, BM_TYPE_MATCH_CHANGE);
}

static void
bm_match_init (BmMatch *self)
{
  self->positions = g_byte_array_new ();
  self->plies = g_array_new (FALSE, FALSE, sizeof (BmPly));
  self->events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  self->comments = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

BmMatch *
bm_match_new (const BmGame  *game,
              const char    *options,
              guint64        seed,
              GError       **error)
{
  g_autofree gpointer position = NULL;
  BmMatch *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  position = new_position (game);
  if (!game->start (position, options, seed, error))
    return NULL;

  self = new_for_game (game, position);
  begin (self, options, seed, position);
  return self;
}

BmMatch *
bm_match_new_from_position (const BmGame  *game,
                            gconstpointer  position)
{
  BmMatch *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (position != NULL, NULL);

  self = new_for_game (game, position);
  begin (self, NULL, game->chance (position), position);
  return self;
}

const BmGame *
bm_match_get_game (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return self->game;
}

const char *
bm_match_get_options (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return self->options;
}

guint64
bm_match_get_seed (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->seed;
}

guint
bm_match_get_n_seats (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->n_seats;
}

const char *
bm_match_get_player (BmMatch *self,
                     int      side)
{
  g_return_val_if_fail (BM_IS_MATCH (self), "");
  g_return_val_if_fail (side >= 0 && (guint) side < self->n_seats, "");
  return self->players[side];
}

void
bm_match_set_player (BmMatch    *self,
                     int         side,
                     const char *name)
{
  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (side >= 0 && (guint) side < self->n_seats);
  g_return_if_fail (name != NULL);

  if (self->players[side] == name)
    return;
  g_free (self->players[side]);
  self->players[side] = g_strdup (name);
}

gboolean
bm_match_get_automatic (BmMatch *self,
                        int      side)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (side >= 0 && (guint) side < self->n_seats, FALSE);
  return (self->automatic >> side & 1) != 0;
}

void
bm_match_set_automatic (BmMatch  *self,
                        int       side,
                        gboolean  automatic)
{
  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (side >= 0 && (guint) side < self->n_seats);

  if (automatic)
    self->automatic |= 1u << side;
  else
    self->automatic &= ~(1u << side);
}

gconstpointer
bm_match_get_position (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return bm_match_position_at (self, self->index);
}

gconstpointer
bm_match_get_position_at (BmMatch *self,
                          guint    ply)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  g_return_val_if_fail (ply <= self->plies->len, NULL);
  return bm_match_position_at (self, ply);
}

guint
bm_match_get_ply (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->index;
}

guint
bm_match_get_n_moves (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->plies->len;
}

BmMove
bm_match_get_move (BmMatch *self,
                   guint    index)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_MOVE_NONE);
  g_return_val_if_fail (index < self->plies->len, BM_MOVE_NONE);
  return bm_match_ply_at (self, index)->move;
}

int
bm_match_get_move_side (BmMatch *self,
                        guint    index)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_SIDE_NOBODY);
  g_return_val_if_fail (index < self->plies->len, BM_SIDE_NOBODY);
  return bm_match_ply_at (self, index)->side;
}

int
bm_match_get_to_act (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_SIDE_NOBODY);
  return self->game->to_act (bm_match_position_at (self, self->index));
}

guint
bm_match_get_winners (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->game->winners (bm_match_position_at (self, self->index));
}

guint
bm_match_get_legal (BmMatch *self,
                    BmMove  *moves)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->game->legal (bm_match_position_at (self, self->index), moves);
}

gboolean
bm_match_is_legal (BmMatch *self,
                   BmMove   move)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return self->game->is_legal (bm_match_position_at (self, self->index), move);
}

const BmEvent *
bm_match_events_between (BmMatch *self,
                         guint    from,
                         guint    to,
                         guint   *n_events)
{
  static const BmEvent none;
  guint start = events_end (self, from);

  *n_events = events_end (self, to) - start;
  return *n_events == 0 ? &none : &g_array_index (self->events, BmEvent, start);
}

const BmEvent *
bm_match_get_events (BmMatch *self,
                     guint    index,
                     guint   *n_events)
{
  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  g_return_val_if_fail (index < self->plies->len, NULL);
  return bm_match_events_between (self, index, index + 1, n_events);
}

const BmEvent *
bm_match_get_events_since (BmMatch *self,
                           guint    from,
                           guint   *n_events)
{
  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  g_return_val_if_fail (from <= self->index, NULL);
  return bm_match_events_between (self, from, self->index, n_events);
}

const BmEvent *
bm_match_get_last_events (BmMatch *self,
                          guint   *n_events)
{
  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return bm_match_events_between (self, self->index == 0 ? 0 : self->index - 1, self->index, n_events);
}

/* Appends MOVE, which led to AFTER by EVENTS, to the history. */
static void
add_move (BmMatch           *self,
          BmMove             move,
          gconstpointer      after,
          const BmEventList *events)
{
  BmPly ply = { .move = move };

  ply.side = self->game->to_act (bm_match_position_at (self, self->index));
  ply.tenths = bm_match_read_clock (self);
  forget_moves_after (self, self->index);
  g_byte_array_append (self->positions, after, (guint) self->game->position_size);
  g_array_append_vals (self->events, events->items, events->n);
  ply.events_end = self->events->len;
  g_array_append_val (self->plies, ply);
  self->index++;

  emit_events (self, events);
  bm_match_emit_changed (self, BM_MATCH_PLAYED);
}

gboolean
bm_match_play (BmMatch   *self,
               BmMove     move,
               BmRefusal *refusal)
{
  return bm_match_play_line (self, &move, 1, refusal);
}

gboolean
bm_match_play_line (BmMatch      *self,
                    const BmMove *moves,
                    guint         n,
                    BmRefusal    *refusal)
{
  g_autofree guint8 *positions = NULL;
  g_autofree BmEventList *lists = NULL;
  BmRefusal unused;
  gconstpointer before;
  gsize size;
  guint from;

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->emitting, FALSE);
  g_return_val_if_fail (!self->watched, FALSE);

  size = self->game->position_size;
  positions = g_malloc (n * size);
  lists = g_new (BmEventList, n);
  from = self->index;
  before = bm_match_position_at (self, from);
  for (guint i = 0; i < n; i++)
    {
      gpointer after = positions + i * size;

      if (!self->game->why (before, moves[i], refusal == NULL ? &unused : refusal))
        return FALSE;
      memcpy (after, before, size);
      lists[i].n = lists[i].dropped = 0;
      self->game->apply (after, moves[i], NULL, &lists[i]);
      if (lists[i].dropped > 0)
        g_warning ("%u events of one move were lost", lists[i].dropped);
      before = after;
    }

  /* A handler may drop the last reference to the match, or change its ply. */
  g_object_ref (self);
  for (guint i = 0; i < n && self->index == from + i; i++)
    add_move (self, moves[i], positions + i * size, &lists[i]);
  g_object_unref (self);
  return TRUE;
}

BmRecord *
bm_match_dup_record (BmMatch *self)
{
  BmRecord *record;

  g_return_val_if_fail (BM_IS_MATCH (self), NULL);

  if (self->options == NULL)
    return NULL;
  record = bm_record_new (self->game, self->options, self->seed);
  for (guint seat = 0; seat < self->n_seats; seat++)
    bm_record_set_player (record, (int) seat, self->players[seat]);
  for (guint i = 0; i < self->index; i++)
    bm_record_add (record, bm_match_ply_at (self, i)->move, bm_match_position_at (self, i), bm_match_position_at (self, i + 1));
  bm_match_put_notes (self, record);
  return record;
}
