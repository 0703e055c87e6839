/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-thinker"

#include "bm-thinker.h"

#include <string.h>

#include "bm-background.h"
#include "bm-rival.h"
#include "bm-today.h"

/*
 * The thread owns the data it works with: a mind, which is only used by one thread at a time, and a thought, which
 * holds copies.  The only shared variable is the thought's `stop`.  The thinker may be finalized before the thread
 * notices the cancellation; then the thought has no owner and its answer is dropped.
 */

/* The bot, and the parameters to make a new one.  Referenced by the thinker and by the running thought. */
typedef struct
{
  gatomicrefcount refs;
  const BmGame   *game;
  BmLevel         level;
  guint64         seed;
  guint           threads;
  gboolean        fair; /* the match is: a new bot for every thought */
  BmBot          *bot;  /* NULL: to be made */
} Mind;

/* Marker in the list of moves since the last thought: discard the search tree.  bm_bot_follow () takes it as well. */
#define FORGET BM_MOVE_NONE

typedef struct
{
  BmThinker      *owner; /* NULL: finalized; used by the main loop only */
  Mind           *mind;
  gpointer        view;
  int             side;
  guint           ply;
  gboolean        apart; /* VIEW is not of the match's current position */
  GArray         *past;  /* of BmMove */
  gint            stop;  /* atomic */
  BmMove          move;
  BmSearchResult  result;
} Thought;

struct _BmThinker
{
  GObject         parent_instance;

  BmMatch        *match;
  Mind           *mind;
  int             side;    /* side of the last thought, or BM_SIDE_NOBODY */
  guint           ply;     /* ply of the match, ... */
  gpointer        position;
  GArray         *past;    /* ... and the moves that led there and were not passed to the bot yet */

  Thought        *thought; /* the running one, cancelled or not */
  gboolean        again;   /* start another when it has ended ... */
  gpointer        view;    /* ... on this view, NULL: on the match's position */

  gboolean        answered;
  BmSearchResult  result;
};

enum { SIGNAL_FOUND, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmThinker, bm_thinker, G_TYPE_OBJECT)

/* ---- In the thread */

static Mind *
mind_ref (Mind *mind)
{
  g_atomic_ref_count_inc (&mind->refs);
  return mind;
}

static void
mind_unref (Mind *mind)
{
  if (!g_atomic_ref_count_dec (&mind->refs))
    return;
  g_clear_pointer (&mind->bot, bm_bot_free);
  g_free (mind);
}

static void
catch_up (Mind   *mind,
          GArray *past)
{
  for (guint i = 0; i < past->len; i++)
    {
      BmMove move = g_array_index (past, BmMove, i);

      if (mind->bot != NULL)
        bm_bot_follow (mind->bot, move);
    }
  if (mind->bot == NULL)
    mind->bot = bm_bot_new (mind->game, mind->level, mind->seed, mind->threads);
}

/* Its moves depend on the ply and on what it sees. */
static void
make_anew (Mind  *mind,
           guint  ply)
{
  g_clear_pointer (&mind->bot, bm_bot_free);
  mind->bot = bm_bot_new (mind->game, mind->level, mind->seed + BM_MAX_SEATS * (guint64) ply, mind->threads);
}

static gpointer
think (gpointer data)
{
  Thought *thought = data;
  const BmSearchBudget budget = { .cancelled = &thought->stop };

  if (thought->mind->fair)
    make_anew (thought->mind, thought->ply);
  else
    catch_up (thought->mind, thought->past);
  if (g_atomic_int_get (&thought->stop) == 0)
    thought->move = bm_bot_choose (thought->mind->bot, thought->view, thought->side, &budget, &thought->result);
  /* Its tree belongs to a line that the match may never take. */
  if (thought->apart)
    bm_bot_follow (thought->mind->bot, FORGET);
  return NULL;
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  bm_background_run (think, data);
  g_task_return_boolean (task, TRUE);
}

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  mind_unref (thought->mind);
  g_free (thought->view);
  g_array_unref (thought->past);
  g_free (thought);
}

/* ---- In the main loop */

static void begin (BmThinker *self);

/* A bug in a game's rules or search must not block the match. */
static BmMove
make_legal (BmThinker *self,
            BmMove     move)
{
  BmMove moves[BM_MAX_MOVES];

  if (bm_match_is_legal (self->match, move))
    return move;
  g_critical ("a computer player chose an illegal move: %08x", move);
  bm_match_get_legal (self->match, moves);
  return moves[0];
}

static void
answer (BmThinker *self,
        Thought   *thought)
{
  BmMove move = thought->apart ? thought->move : make_legal (self, thought->move);

  self->answered = TRUE;
  self->result = thought->result;
  if (move != BM_MOVE_NONE)
    g_signal_emit (self, signals[SIGNAL_FOUND], 0, move);
}

static void
thought_ended_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      unused)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr(BmThinker) self = NULL;

  if (thought->owner == NULL)
    return;
  self = g_object_ref (thought->owner);
  self->thought = NULL;
  if (self->again)
    begin (self);
  else if (g_atomic_int_get (&thought->stop) == 0)
    answer (self, thought);
}

/* A move that only its mover could see must not be passed to the bot: the tree is discarded. */
static gboolean
is_seen (BmThinker *self,
         BmMove     move)
{
  const BmGame *game = bm_match_get_game (self->match);
  g_autofree gpointer view = NULL;

  if (self->side == BM_SIDE_NOBODY || game->to_act (self->position) == self->side)
    return TRUE;
  view = g_memdup2 (self->position, game->position_size);
  game->hide (view, self->side);
  return game->is_legal (view, move);
}

static void
learn (BmThinker *self,
       BmMove     move)
{
  if (move == FORGET)
    g_array_set_size (self->past, 0);
  g_array_append_val (self->past, move);
}

/* No thought is running: starts one. */
static void
begin (BmThinker *self)
{
  const BmGame *game = bm_match_get_game (self->match);
  g_autoptr(GTask) task = NULL;
  Thought *thought;

  self->again = FALSE;
  thought = g_new0 (Thought, 1);
  thought->owner = self;
  thought->mind = mind_ref (self->mind);
  thought->side = bm_match_get_to_act (self->match);
  thought->ply = bm_match_get_ply (self->match);
  /* Sides must not share what they see. */
  if (self->side != thought->side)
    learn (self, FORGET);
  self->side = thought->side;
  thought->apart = self->view != NULL;
  thought->view = thought->apart ? g_steal_pointer (&self->view)
                                 : g_memdup2 (bm_match_get_position (self->match), game->position_size);
  game->hide (thought->view, thought->side);
  thought->past = g_steal_pointer (&self->past);
  self->past = g_array_new (FALSE, FALSE, sizeof (BmMove));
  self->thought = thought;

  task = g_task_new (NULL, NULL, thought_ended_cb, NULL);
  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, thought, thought_free);
  g_task_run_in_thread (task, think_in_thread);
}

/* Synchronizes with the match.  A handler of "changed" that runs before this one may request a search at once, so
   requests synchronize as well; calling this again is harmless. */
static void
catch_up_with_match (BmThinker *self)
{
  gconstpointer position = bm_match_get_position (self->match);
  gsize size = bm_match_get_game (self->match)->position_size;
  guint ply = bm_match_get_ply (self->match);
  BmMove move = FORGET;

  if (ply == self->ply && memcmp (position, self->position, size) == 0)
    return;
  bm_thinker_stop (self);
  if (ply == self->ply + 1 && memcmp (bm_match_get_position_at (self->match, self->ply), self->position, size) == 0)
    move = bm_match_get_move (self->match, self->ply);
  learn (self, move != FORGET && is_seen (self, move) ? move : FORGET);
  self->ply = ply;
  memcpy (self->position, position, size);
}

static void
bm_thinker_dispose (GObject *object)
{
  BmThinker *self = BM_THINKER (object);

  bm_thinker_stop (self);
  if (self->thought != NULL)
    self->thought->owner = NULL;
  self->thought = NULL;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (bm_thinker_parent_class)->dispose (object);
}

static void
bm_thinker_finalize (GObject *object)
{
  BmThinker *self = BM_THINKER (object);

  mind_unref (self->mind);
  g_array_unref (self->past);
  g_free (self->position);
  G_OBJECT_CLASS (bm_thinker_parent_class)->finalize (object);
}

static void
bm_thinker_class_init (BmThinkerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_thinker_dispose;
  object_class->finalize = bm_thinker_finalize;

  signals[SIGNAL_FOUND] = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bm_thinker_init (BmThinker *self)
{
  self->past = g_array_new (FALSE, FALSE, sizeof (BmMove));
  self->side = BM_SIDE_NOBODY;
  self->mind = g_new0 (Mind, 1);
  g_atomic_ref_count_init (&self->mind->refs);
}

BmThinker *
bm_thinker_new (BmMatch *match,
                BmLevel  level,
                guint64  seed,
                guint    threads)
{
  BmThinker *self;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);
  g_return_val_if_fail (level < BM_N_LEVELS, NULL);
  g_return_val_if_fail (threads > 0, NULL);

  self = g_object_new (BM_TYPE_THINKER, NULL);
  self->match = g_object_ref (match);
  self->ply = bm_match_get_ply (match);
  self->position = g_memdup2 (bm_match_get_position (match), bm_match_get_game (match)->position_size);
  self->mind->game = bm_match_get_judge (match);
  self->mind->level = level;
  self->mind->seed = seed;
  self->mind->threads = threads;
  self->mind->fair = bm_match_is_fair (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (catch_up_with_match), self, G_CONNECT_SWAPPED);
  return self;
}

void
bm_thinker_think (BmThinker     *self,
                  gconstpointer  view)
{
  g_return_if_fail (BM_IS_THINKER (self));

  catch_up_with_match (self);
  if (bm_match_get_to_act (self->match) == BM_SIDE_NOBODY)
    return;
  if (bm_thinker_is_thinking (self) && view == NULL)
    return;
  bm_thinker_stop (self);
  if (view != NULL)
    self->view = g_memdup2 (view, bm_match_get_game (self->match)->position_size);
  if (self->thought == NULL)
    begin (self);
  else
    self->again = TRUE;
}

void
bm_thinker_stop (BmThinker *self)
{
  g_return_if_fail (BM_IS_THINKER (self));

  self->again = FALSE;
  g_clear_pointer (&self->view, g_free);
  if (self->thought != NULL)
    g_atomic_int_set (&self->thought->stop, 1);
}

gboolean
bm_thinker_is_thinking (BmThinker *self)
{
  g_return_val_if_fail (BM_IS_THINKER (self), FALSE);

  return self->again || (self->thought != NULL && g_atomic_int_get (&self->thought->stop) == 0);
}

const BmSearchResult *
bm_thinker_get_result (BmThinker *self)
{
  g_return_val_if_fail (BM_IS_THINKER (self), NULL);
  return self->answered ? &self->result : NULL;
}
