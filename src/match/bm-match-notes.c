/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-match"

#include "bm-match-private.h"

#define MICROSECONDS_IN_TENTH (G_USEC_PER_SEC / 10)

/* ---- Looking through */

gboolean
bm_match_is_watched (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return self->watched;
}

void
bm_match_watch (BmMatch *self)
{
  g_return_if_fail (BM_IS_MATCH (self));
  self->watched = TRUE;
}

gboolean
bm_match_is_trial (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return self->trial;
}

void
bm_match_set_trial (BmMatch *self)
{
  g_return_if_fail (BM_IS_MATCH (self));
  self->trial = TRUE;
}

gboolean
bm_match_go_to (BmMatch *self,
                guint    ply)
{
  gboolean step;

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (self->watched, FALSE);
  g_return_val_if_fail (!self->emitting, FALSE);
  g_return_val_if_fail (ply <= self->plies->len, FALSE);

  if (ply == self->index)
    return FALSE;
  step = ply == self->index + 1;
  self->index = ply;
  bm_match_emit_changed (self, step ? BM_MATCH_STEPPED : BM_MATCH_WENT);
  return TRUE;
}

/* ---- The clock */

void
bm_match_start_clock (BmMatch *self)
{
  self->spent = 0;
  self->since = self->now == NULL ? 0 : self->now ();
}

int
bm_match_read_clock (BmMatch *self)
{
  gint64 spent;

  if (self->now == NULL)
    return BM_NO_TENTHS;
  spent = self->spent + (self->paused ? 0 : self->now () - self->since);
  bm_match_start_clock (self);
  return (int) CLAMP (spent / MICROSECONDS_IN_TENTH, 0, BM_MAX_TENTHS);
}

void
bm_match_set_clock (BmMatch    *self,
                    BmMatchNow  now)
{
  g_return_if_fail (BM_IS_MATCH (self));

  self->now = now;
  bm_match_start_clock (self);
}

void
bm_match_pause_clock (BmMatch  *self,
                      gboolean  paused)
{
  g_return_if_fail (BM_IS_MATCH (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  if (self->now == NULL)
    return;
  if (paused)
    self->spent += self->now () - self->since;
  else
    self->since = self->now ();
}

int
bm_match_get_tenths (BmMatch *self,
                     guint    index)
{
  g_return_val_if_fail (BM_IS_MATCH (self), BM_NO_TENTHS);
  g_return_val_if_fail (index < self->plies->len, BM_NO_TENTHS);
  return g_array_index (self->plies, BmPly, index).tenths;
}

void
bm_match_set_tenths (BmMatch *self,
                     guint    index,
                     int      tenths)
{
  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (index < self->plies->len);
  g_array_index (self->plies, BmPly, index).tenths = tenths < 0 ? BM_NO_TENTHS : MIN (tenths, BM_MAX_TENTHS);
}

/* ---- Comments */

const char *
bm_match_get_comment (BmMatch *self,
                      guint    ply)
{
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);
  return g_hash_table_lookup (self->comments, GUINT_TO_POINTER (ply));
}

void
bm_match_set_comment (BmMatch    *self,
                      guint       ply,
                      const char *text)
{
  char *tame;

  g_return_if_fail (BM_IS_MATCH (self));
  g_return_if_fail (ply <= self->plies->len);

  tame = text == NULL ? NULL : bm_comment_sanitize (text);
  if (tame == NULL)
    g_hash_table_remove (self->comments, GUINT_TO_POINTER (ply));
  else
    g_hash_table_insert (self->comments, GUINT_TO_POINTER (ply), tame);
}

guint
bm_match_count_comments (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);
  return g_hash_table_size (self->comments);
}

static gboolean
is_after (gpointer key,
          gpointer value,
          gpointer ply)
{
  return GPOINTER_TO_UINT (key) > GPOINTER_TO_UINT (ply);
}

void
bm_match_forget_comments (BmMatch *self,
                          guint    ply)
{
  g_hash_table_foreach_remove (self->comments, is_after, GUINT_TO_POINTER (ply));
}

void
bm_match_put_notes (BmMatch  *self,
                    BmRecord *record)
{
  for (guint i = 0; i < record->moves->len; i++)
    if (g_array_index (self->plies, BmPly, i).tenths != BM_NO_TENTHS)
      bm_record_set_tenths (record, i, g_array_index (self->plies, BmPly, i).tenths);
  for (guint ply = 0; ply <= record->moves->len; ply++)
    if (bm_match_get_comment (self, ply) != NULL)
      bm_record_set_comment (record, ply, bm_match_get_comment (self, ply));
}
