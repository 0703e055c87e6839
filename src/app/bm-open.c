/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-open.h"

#include <glib/gi18n.h>

#include "bm-error.h"
#include "bm-file.h"
#include "bm-game-ui.h"
#include "bm-games.h"
#include "bm-replay.h"

/* Files may name cards of their games, which are read before. */

/* Sets ERROR to the first point where the record in FILE contradicts the rules. */
static void
set_illegal (const BmRecord     *record,
             const BmDivergence *divergence,
             const char         *file,
             GError            **error)
{
  const char *name = bm_file_name (file);
  guint n = divergence->move;

  if (divergence->day != 0)
    g_set_error (error, BM_ERROR, BM_ERROR_ILLEGAL,
                 /* Translators: a file's name, the number of a move, and the move. */
                 _("%1$s: after move %2$u, “%3$s”, the match does not stand as the file says"), name, n + 1,
                 (const char *) g_ptr_array_index (record->moves, n));
  else
    g_set_error (error, BM_ERROR, BM_ERROR_ILLEGAL,
                 /* Translators: a file's name, the number of a move, the move, and why it is not legal. */
                 _("%1$s: move %2$u, “%3$s”, is not legal: %4$s"), name, n + 1,
                 (const char *) g_ptr_array_index (record->moves, n), divergence->refusal.message);
}

/* Why replaying the record may differ from what was played; NULL: no such reason. */
static const char *
difference_of (const BmRecord *record)
{
  if (bm_record_other_set (record))
    return _("This match was played with different cards. It is shown as far as it is legal.");
  if (record->rules != record->game->rules)
    return _("This match was played under different rules. It is shown as far as it is legal.");
  return NULL;
}

/* Prefixes the name of FILE and the place in it to an error of BmGame.start (), which knows neither. */
static void
say_where (const char  *file,
           GError     **error)
{
  g_autofree char *where = g_strconcat (bm_file_name (file), ": ", NULL);

  if (error != NULL && !g_str_has_prefix ((*error)->message, where))
    g_prefix_error (error, "%sstart: ", where);
}

BmMatch *
bm_open_record (const char  *file,
                char       **note,
                GError     **error)
{
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(BmMatch) match = NULL;
  BmDivergence divergence;
  const char *difference;

  *note = NULL;
  bm_game_ui_load_all (NULL);
  record = bm_record_load (file, error);
  if (record == NULL)
    return NULL;
  match = bm_match_new_from_record (record, &divergence, error);
  if (match == NULL)
    {
      say_where (file, error);
      return NULL;
    }
  difference = difference_of (record);
  /* A record with more days than its moves lead to is valid as far as it goes. */
  if (divergence.found && difference == NULL && divergence.move < record->moves->len)
    {
      set_illegal (record, &divergence, file, error);
      return NULL;
    }
  *note = g_strdup (difference);
  return g_steal_pointer (&match);
}

BmReplay *
bm_open_replay (const char  *file,
                GError     **error)
{
  BmReplay *replay;

  bm_game_ui_load_all (NULL);
  replay = bm_replay_load (file, error);
  if (replay == NULL)
    say_where (file, error);
  return replay;
}

BmMatch *
bm_open_position (const char    *file,
                  const BmGame  *otherwise,
                  GError       **error)
{
  g_autoptr(JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);
  const BmJson root = BM_JSON_ROOT (bm_file_name (file), node);
  g_autofree gpointer position = NULL;
  const BmGame *game;

  bm_game_ui_load_all (NULL);
  if (node == NULL)
    return NULL;
  if (otherwise == NULL)
    otherwise = bm_games_find (NULL);
  /* If it is no JSON object, the game's reader reports that. */
  game = JSON_NODE_HOLDS_OBJECT (node) || otherwise == NULL ? bm_record_find_game (&root, otherwise, error) : otherwise;
  if (game == NULL)
    return NULL;
  position = g_malloc0 (game->position_size);
  return game->read_position (&root, position, error) ? bm_match_new_from_position (game, position) : NULL;
}
