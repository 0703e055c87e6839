/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-shelf-private.h"

#include <stdio.h>
#include <string.h>

/* "2026-11-21-1830", as bm_store_dup_new_name () makes it, and with "-2" behind it. */
#define STAMP_LENGTH 15

G_DEFINE_FINAL_TYPE (BmShelfItem, bm_shelf_item, G_TYPE_OBJECT)

static void
bm_shelf_item_finalize (GObject *object)
{
  BmShelfItem *self = BM_SHELF_ITEM (object);

  g_free (self->path);
  g_free (self->name);
  g_date_time_unref (self->time);
  g_clear_error (&self->fault);
  g_strfreev (self->players);
  G_OBJECT_CLASS (bm_shelf_item_parent_class)->finalize (object);
}

static void
bm_shelf_item_class_init (BmShelfItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bm_shelf_item_finalize;
}

static void
bm_shelf_item_init (BmShelfItem *self)
{
  self->winner = BM_SIDE_NOBODY;
}

/* NULL: NAME is none that the store gives. */
static GDateTime *
read_stamp (const char *name)
{
  int year, month, day, hour, minute, used = 0;
  const char *rest;

  if (strlen (name) < STAMP_LENGTH
      || sscanf (name, "%4d-%2d-%2d-%2d%2d%n", &year, &month, &day, &hour, &minute, &used) != 5 || used != STAMP_LENGTH)
    return NULL;
  rest = name + STAMP_LENGTH;
  if (*rest != '\0' && (*rest != '-' || strspn (rest + 1, "0123456789") != strlen (rest + 1)))
    return NULL;
  return g_date_time_new_local (year, month, day, hour, minute, 0);
}

BmShelfItem *
bm_shelf_item_new (const char *path,
                   const char *name,
                   gint64      written)
{
  BmShelfItem *self = g_object_new (BM_TYPE_SHELF_ITEM, NULL);

  self->path = g_strdup (path);
  self->name = g_filename_display_name (name);
  self->time = read_stamp (name);
  self->named = self->time == NULL;
  if (self->time == NULL)
    self->time = g_date_time_new_from_unix_local (written);
  if (self->time == NULL)
    self->time = g_date_time_new_from_unix_local (0);
  return self;
}

void
bm_shelf_item_sum_up (BmShelfItem *self,
                      BmReplay    *replay)
{
  const BmRecord *record = replay->record;
  const BmGame *game = record->game;
  guint n = bm_match_get_n_moves (replay->match);
  guint chapter = game->chapter (bm_match_get_position_at (replay->match, 0));

  self->players = g_strdupv (record->players);
  self->winner = game->winner (bm_match_get_position_at (replay->match, n));
  self->n_moves = n;
  for (guint ply = 1; ply <= n; ply++)
    {
      guint next = game->chapter (bm_match_get_position_at (replay->match, ply));

      self->n_days += next != chapter;
      chapter = next;
    }
  self->n_comments = bm_match_count_comments (replay->match);
  self->divergence = replay->divergence;
  self->of_others = bm_record_other_set (record) || record->rules != game->rules;
}

const char *
bm_shelf_item_get_path (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->path;
}

const char *
bm_shelf_item_get_name (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->name;
}

gboolean
bm_shelf_item_is_named (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  return self->named;
}

GDateTime *
bm_shelf_item_dup_time (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return g_date_time_ref (self->time);
}

const GError *
bm_shelf_item_get_fault (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return self->fault;
}

const char *
bm_shelf_item_get_player (BmShelfItem *self,
                          int          side)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), "");
  g_return_val_if_fail (self->players != NULL, "");
  return self->players[side];
}

int
bm_shelf_item_get_winner (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), BM_SIDE_NOBODY);
  return self->winner;
}

guint
bm_shelf_item_get_n_moves (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return self->n_moves;
}

guint
bm_shelf_item_get_n_days (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return self->n_days;
}

guint
bm_shelf_item_get_n_comments (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), 0);
  return self->n_comments;
}

const BmDivergence *
bm_shelf_item_get_divergence (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), NULL);
  return &self->divergence;
}

gboolean
bm_shelf_item_is_of_others (BmShelfItem *self)
{
  g_return_val_if_fail (BM_IS_SHELF_ITEM (self), FALSE);
  return self->of_others;
}

/* The running one before all others. */
int
bm_shelf_item_compare (gconstpointer a,
                       gconstpointer b,
                       gpointer      unused)
{
  const BmShelfItem *one = a, *other = b;
  int order;

  if ((one->path == NULL) != (other->path == NULL))
    return one->path == NULL ? -1 : 1;
  order = g_date_time_compare (other->time, one->time);
  return order != 0 ? order : g_strcmp0 (one->name, other->name);
}
