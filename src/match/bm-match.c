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
                    G_DEFINE_ENUM_VALUE (BM_MATCH_NEW, "new"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_PLAYED, "played"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_UNDONE, "undone"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_REDONE, "redone"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_STEPPED, "stepped"),
                    G_DEFINE_ENUM_VALUE (BM_MATCH_WENT, "went"))

static gpointer
position_at (BmMatch *self,
             guint    ply)
{
  return self->positions->data + (gsize) ply * self->game->position_size;
}

static BmPly *
ply_at (BmMatch *self,
        guint    index)
{
  return &g_array_index (self->plies, BmPly, index);
}

/* Where the events that lead to ply PLY end. */
static guint
events_end (BmMatch *self,
            guint    ply)
{
  return ply == 0 ? 0 : ply_at (self, ply - 1)->events_end;
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
new_for_game (const BmGame *game)
{
  BmMatch *self = g_object_new (BM_TYPE_MATCH, NULL);

  self->game = game;
  self->players = g_new0 (char *, game->n_sides + 1);
  for (guint side = 0; side < game->n_sides; side++)
    self->players[side] = g_strdup ("");
  return self;
}

static void
tell_events (BmMatch           *self,
             const BmEventList *list)
{
  self->telling = TRUE;
  for (guint i = 0; i < list->n; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, &list->items[i]);
  self->telling = FALSE;
}

void
bm_match_tell_changed (BmMatch       *self,
                       BmMatchChange  change)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, change);
}

static void
bm_match_finalize (GObject *object)
{
  BmMatch *self = BM_MATCH (object);

  g_free (self->options);
  g_strfreev (self->players);
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

  self = new_for_game (game);
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

  self = new_for_game (game);
  begin (self, NULL, game->chance (position), position);
  return self;
}

gboolean
bm_match_restart (BmMatch     *self,
                  const char  *options,
                  guint64      seed,
                  GError     **error)
{
  g_autofree gpointer position = NULL;

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (options != NULL, FALSE);
  g_return_val_if_fail (!self->telling, FALSE);

  position = new_position (self->game);
  if (!self->game->start (position, options, seed, error))
    return FALSE;

  begin (self, options, seed, position);
  bm_match_tell_changed (self, BM_MATCH_NEW);
  return TRUE;
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

const char *
bm_match_get_player (BmMatch *self,
                     int      side)
{
  g_return_val_if_fail (BM_IS_MATCH (self), "");
  g_return_val_if_fail (side >= 0 && (guint) side < self->game->n_sides, "");
  return self->players[side];
}

void
bm_match_set_player (BmMatch    *self,
                     int         side,
                     const char *name)
{
  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (side >= 0 && (guint) side < self->game->n_sides);
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
  g_return_val_if_fail (side >= 0 && (guint) side < self->game->n_sides, FALSE);
  return (self->automatic >> side & 1) != 0;
}

void
bm_match_set_automatic (BmMatch  *self,
                        int       side,
                        gboolean  automatic)
{
  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (side >= 0 && (guint) side < self->game->n_sides);

  if (automatic)
    self->automatic |= 1u << side;
  else
    self->automatic &= ~(1u << side);
}

gconstpointer
bm_match_get_position (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return position_at (self, self->index);
}

gconstpointer
bm_match_get_position_at (BmMatch *self,
                          guint    ply)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  g_return_val_if_fail (ply <= self->plies->len, NULL);
  return position_at (self, ply);
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
  return ply_at (self, index)->move;
}

int
bm_match_get_move_side (BmMatch *self,
                        guint    index)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_SIDE_NOBODY);
  g_return_val_if_fail (index < self->plies->len, BM_SIDE_NOBODY);
  return ply_at (self, index)->side;
}

int
bm_match_get_to_act (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_SIDE_NOBODY);
  return self->game->to_act (position_at (self, self->index));
}

int
bm_match_get_winner (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_SIDE_NOBODY);
  return self->game->winner (position_at (self, self->index));
}

guint
bm_match_get_legal (BmMatch *self,
                    BmMove  *moves)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return self->game->legal (position_at (self, self->index), moves);
}

gboolean
bm_match_is_legal (BmMatch *self,
                   BmMove   move)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return self->game->is_legal (position_at (self, self->index), move);
}

/* The events from ply FROM to ply TO.  An empty stretch is not NULL, so that callers can iterate without looking. */
static const BmEvent *
events_between (BmMatch *self,
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
  return events_between (self, index, index + 1, n_events);
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
  return events_between (self, from, self->index, n_events);
}

const BmEvent *
bm_match_get_last_events (BmMatch *self,
                          guint   *n_events)
{
  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return events_between (self, self->index == 0 ? 0 : self->index - 1, self->index, n_events);
}

gboolean
bm_match_play (BmMatch   *self,
               BmMove     move,
               BmRefusal *refusal)
{
  BmEventList list;
  BmRefusal unused;
  BmPly ply = { .move = move };

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->telling, FALSE);
  g_return_val_if_fail (!self->watched, FALSE);

  if (!self->game->why (position_at (self, self->index), move, refusal == NULL ? &unused : refusal))
    return FALSE;

  ply.side = self->game->to_act (position_at (self, self->index));
  ply.tenths = bm_match_read_clock (self);
  forget_moves_after (self, self->index);
  g_byte_array_set_size (self->positions, (self->index + 2) * self->game->position_size);
  memcpy (position_at (self, self->index + 1), position_at (self, self->index), self->game->position_size);

  list.n = list.dropped = 0;
  self->game->apply (position_at (self, self->index + 1), move, NULL, &list);
  if (list.dropped > 0)
    g_warning ("%u events of one move were lost", list.dropped);

  g_array_append_vals (self->events, list.items, list.n);
  ply.events_end = self->events->len;
  g_array_append_val (self->plies, ply);
  self->index++;

  /* A handler may drop the last reference to the match. */
  g_object_ref (self);
  tell_events (self, &list);
  bm_match_tell_changed (self, BM_MATCH_PLAYED);
  g_object_unref (self);
  return TRUE;
}

/* The move that leads to ply PLY has shown what nobody can forget again. */
static gboolean
shows_chance (BmMatch *self,
              guint    ply)
{
  return self->game->learned (position_at (self, ply - 1), position_at (self, ply));
}

/* ... or what SIDE could not know of before: a hidden card that was played. */
static gboolean
shows_hidden (BmMatch *self,
              guint    ply,
              int      side)
{
  g_autofree gpointer view = g_memdup2 (position_at (self, ply - 1), self->game->position_size);

  self->game->hide (view, side);
  return !self->game->is_legal (view, ply_at (self, ply - 1)->move);
}

/* The last ply that a side led to which is not automatic; 0: there is none. */
static guint
last_own_ply (BmMatch *self)
{
  guint ply = self->index;

  while (ply > 0 && bm_match_get_automatic (self, ply_at (self, ply - 1)->side))
    ply--;
  return ply;
}

/* The first ply that locks what would be taken back, from ply OWN on; 0: none does. */
static guint
locking_ply (BmMatch *self,
             guint    own)
{
  int side = ply_at (self, own - 1)->side;

  for (guint ply = own; ply <= self->index; ply++)
    if (shows_chance (self, ply) || (ply > own && shows_hidden (self, ply, side)))
      return ply;
  return 0;
}

const BmEvent *
bm_match_get_lock (BmMatch *self,
                   guint   *n_events)
{
  guint own, ply;

  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);

  own = last_own_ply (self);
  ply = own == 0 ? 0 : locking_ply (self, own);
  return ply == 0 ? events_between (self, 0, 0, n_events) : events_between (self, ply - 1, ply, n_events);
}

BmMatchUndo
bm_match_can_undo (BmMatch *self)
{
  int decides, side;
  guint own;

  g_return_val_if_fail (BM_IS_MATCH (self), BM_MATCH_UNDO_NOTHING);

  own = self->watched ? 0 : last_own_ply (self);
  if (own == 0)
    return BM_MATCH_UNDO_NOTHING;
  decides = bm_match_get_to_act (self);
  if (decides == BM_SIDE_NOBODY)
    return BM_MATCH_UNDO_OVER;
  side = ply_at (self, own - 1)->side;
  if (locking_ply (self, own) != 0)
    return BM_MATCH_UNDO_CHANCE;
  if (side != decides && !bm_match_get_automatic (self, decides))
    return BM_MATCH_UNDO_OTHER_SIDE;
  return BM_MATCH_UNDO_YES;
}

gboolean
bm_match_can_redo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return !self->watched && self->index < self->plies->len;
}

gboolean
bm_match_undo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->telling, FALSE);

  if (bm_match_can_undo (self) != BM_MATCH_UNDO_YES)
    return FALSE;
  self->index = last_own_ply (self) - 1;
  bm_match_start_clock (self);
  bm_match_tell_changed (self, BM_MATCH_UNDONE);
  return TRUE;
}

guint
bm_match_get_agreed_ply (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);

  switch (bm_match_can_undo (self))
    {
    case BM_MATCH_UNDO_YES:
    case BM_MATCH_UNDO_CHANCE:
    case BM_MATCH_UNDO_OTHER_SIDE:
      return last_own_ply (self);
    case BM_MATCH_UNDO_NOTHING:
    case BM_MATCH_UNDO_OVER:
    default:
      return 0;
    }
}

gboolean
bm_match_undo_agreed (BmMatch    *self,
                      const char *note)
{
  g_autofree char *comment = NULL;
  const char *before;
  guint ply;

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (note != NULL, FALSE);
  g_return_val_if_fail (!self->telling, FALSE);

  ply = bm_match_get_agreed_ply (self);
  if (ply == 0)
    return FALSE;
  self->index = ply - 1;
  before = bm_match_get_comment (self, self->index);
  /* Again and again from here: said once. */
  if (before == NULL || !g_str_has_suffix (before, note))
    {
      comment = before == NULL ? g_strdup (note) : g_strconcat (before, "\n", note, NULL);
      bm_match_set_comment (self, self->index, comment);
    }
  bm_match_start_clock (self);
  bm_match_tell_changed (self, BM_MATCH_UNDONE);
  return TRUE;
}

gboolean
bm_match_redo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->telling, FALSE);

  if (!bm_match_can_redo (self))
    return FALSE;
  do
    self->index++;
  while (bm_match_can_redo (self) && bm_match_get_automatic (self, ply_at (self, self->index)->side));
  bm_match_start_clock (self);
  bm_match_tell_changed (self, BM_MATCH_REDONE);
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
  for (guint side = 0; side < self->game->n_sides; side++)
    bm_record_set_player (record, (int) side, self->players[side]);
  for (guint i = 0; i < self->index; i++)
    bm_record_add (record, ply_at (self, i)->move, position_at (self, i), position_at (self, i + 1));
  bm_match_put_notes (self, record);
  return record;
}
