/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-replay.h"

static void
note_day (BmDivergence *divergence,
          guint         move,
          guint         day)
{
  if (!divergence->found)
    *divergence = (BmDivergence) { .found = TRUE, .move = move, .day = day };
}

/* FALSE: it is not legal. */
static gboolean
play_move (BmMatch        *match,
           const BmRecord *record,
           BmRecord       *played,
           guint           i,
           BmDivergence   *divergence)
{
  const BmGame *game = record->game;
  BmMove move = game->read_move (bm_match_get_position (match), g_ptr_array_index (record->moves, i));
  BmRefusal refusal = { NULL, "" };
  const char *hash;
  guint day;

  if (!bm_match_play (match, move, &refusal))
    {
      if (!divergence->found)
        *divergence = (BmDivergence) { .found = TRUE, .move = i, .refusal = refusal };
      return FALSE;
    }
  day = bm_record_add (played, move, bm_match_get_position_at (match, i), bm_match_get_position (match));
  hash = day == 0 ? NULL : bm_record_get_hash (record, day);
  if (hash != NULL && !g_str_equal (hash, bm_record_get_hash (played, day)))
    note_day (divergence, i, day);
  return TRUE;
}

/* The first day that the record has and the match has not. */
static guint
missing_day (const BmRecord *record,
             const BmRecord *played)
{
  GHashTableIter iter;
  gpointer key;
  guint first = 0;

  g_hash_table_iter_init (&iter, record->hashes);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint day = GPOINTER_TO_UINT (key);

      if (day > played->n_chapters && (first == 0 || day < first))
        first = day;
    }
  return first;
}

BmMatch *
bm_match_new_from_record (const BmRecord  *record,
                          BmDivergence    *divergence,
                          GError         **error)
{
  g_autoptr(BmRecord) played = NULL;
  BmMatch *match;
  guint day;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (divergence != NULL, NULL);

  *divergence = (BmDivergence) { .found = FALSE };
  match = bm_match_new (record->game, record->start, record->seed, error);
  if (match == NULL)
    return NULL;
  for (guint side = 0; side < record->game->n_sides; side++)
    bm_match_set_player (match, (int) side, record->players[side]);
  played = bm_record_new (record->game, record->start, record->seed);
  for (guint i = 0; i < record->moves->len; i++)
    if (!play_move (match, record, played, i, divergence))
      return match;
  day = missing_day (record, played);
  if (day != 0)
    note_day (divergence, record->moves->len, day);
  return match;
}
