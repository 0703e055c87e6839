/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-open.h"

#include <glib/gi18n.h>

#include "bm-cards-json.h"
#include "bm-error.h"
#include "bm-file.h"
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-worms-rising.h"

/* An illegal match cannot come to be: it is rebuilt by playing it. */
static gboolean
play_record (BmMatch         *match,
             const BmRecord  *record,
             const char      *file,
             GError         **error)
{
  for (guint i = 0; i < record->moves->len; i++)
    {
      const char *text = g_ptr_array_index (record->moves, i);
      BmRefusal refusal = { NULL, "" };

      if (bm_match_play (match, bm_move_from_text (bm_match_get_position (match), text), &refusal))
        continue;
      g_set_error (error, BM_ERROR, BM_ERROR_ILLEGAL,
                   /* Translators: a file's name, the number of a move, the move, and why it is not legal. */
                   _("%1$s: move %2$u, “%3$s”, is not legal: %4$s"), bm_file_name (file), i + 1, text, refusal.message);
      return FALSE;
    }
  return TRUE;
}

/* What makes a record go another way than it went: NULL if nothing does. */
static const char *
difference_of (const BmRecord *record)
{
  if (bm_record_other_set (record))
    return _("This match was played with other cards than these. It is shown as far as it is legal.");
  if (record->rules != bm_worms_rising.rules)
    return _("This match was played by other rules than these. It is shown as far as it is legal.");
  return NULL;
}

BmMatch *
bm_open_record (const char  *file,
                char       **note,
                GError     **error)
{
  g_autoptr(BmRecord) record = bm_record_load (&bm_worms_rising, file, error);
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) illegal = NULL;
  const char *difference;

  *note = NULL;
  if (record == NULL)
    return NULL;
  match = bm_match_new (&bm_worms_rising, record->start, record->seed, error);
  if (match == NULL)
    return NULL;
  difference = difference_of (record);
  if (!play_record (match, record, file, &illegal) && difference == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&illegal));
      return NULL;
    }
  *note = g_strdup (difference);
  for (guint side = 0; side < bm_worms_rising.n_sides; side++)
    bm_match_set_player (match, (int) side, record->players[side]);
  return g_steal_pointer (&match);
}

BmMatch *
bm_open_position (const char  *file,
                  GError     **error)
{
  BmPosition position;

  /* A position may name cards. */
  if (bm_cards_all (NULL, error) == NULL || !bm_position_load (file, &position, error))
    return NULL;
  return bm_match_new_from_position (&bm_worms_rising, &position);
}
