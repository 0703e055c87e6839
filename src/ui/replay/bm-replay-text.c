/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-replay-text.h"

#include <glib/gi18n-lib.h>

#include "bm-replay-words.h"

static void
add_players (GString        *text,
             const BmReplay *replay)
{
  const BmGame *game = replay->record->game;
  const BmReplayParts *parts = bm_replay_parts_of (game);
  const guint n = bm_match_get_n_seats (replay->match);

  for (guint place = 0; game->seat_ids[place] != NULL; place++)
    {
      const BmReplaySeat at = bm_replay_seat_at (game, place);
      g_autofree char *player = NULL, *words = NULL;

      if ((guint) at.seat >= n)
        continue;
      player = bm_replay_player_words (game, at.seat, replay->record->players[at.seat]);
      words = parts->player_words != NULL ? parts->player_words (at.seat, player)
                                          : g_strdup_printf ("%s: %s", g_dpgettext2 (NULL, "seat", at.name), player);
      g_string_append_printf (text, "%s\n", words);
    }
}

static void
add_beginning (GString        *text,
               const BmReplay *replay)
{
  const char *title = bm_replay_parts_of (replay->record->game)->title;
  g_autofree char *note = bm_replay_note_words (replay);

  if (title != NULL)
    g_string_append_printf (text, "%s\n\n", _(title));
  add_players (text, replay);
  if (note != NULL)
    g_string_append_printf (text, "%s\n", note);
}

static void
add_comment (GString        *text,
             const BmReplay *replay,
             guint           ply)
{
  const char *comment = bm_match_get_comment (replay->match, ply);
  g_auto(GStrv) lines = NULL;

  if (comment == NULL)
    return;
  lines = g_strsplit (comment, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "    | %s\n", lines[i]);
}

static void
add_line (GString      *text,
          const BmLine *line,
          gboolean     *numbered,
          guint         ply)
{
  if (line->kind == BM_LINE_CHAPTER)
    g_string_append_printf (text, "\n%s\n", line->text);
  else if (line->kind == BM_LINE_TURN)
    g_string_append_printf (text, "\n  %s\n", line->text);
  else if (*numbered)
    g_string_append_printf (text, "         %s\n", line->text);
  else
    g_string_append_printf (text, "  %4u.  %s\n", ply, line->text);
  *numbered |= line->kind == BM_LINE_EVENT;
}

/* Only the first line of a move is numbered. */
static void
add_move (GString        *text,
          const BmReplay *replay,
          guint           index)
{
  const BmTellings *tellings = bm_game_ui_of (replay->record->game)->tellings;
  g_autoptr(GPtrArray) lines = tellings == NULL ? NULL : tellings->lines (replay->match, index);
  gboolean numbered = FALSE;

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    add_line (text, g_ptr_array_index (lines, i), &numbered, index + 1);
}

char *
bm_replay_text (const BmReplay *replay)
{
  GString *text = g_string_new (NULL);
  guint n = bm_match_get_n_moves (replay->match);
  g_autoptr(BmReplayPath) path = bm_replay_path_new (replay->match);
  g_autofree char *result = bm_replay_end_words (replay, path);

  add_beginning (text, replay);
  add_comment (text, replay, 0);
  for (guint i = 0; i < n; i++)
    {
      add_move (text, replay, i);
      add_comment (text, replay, i + 1);
    }
  if (result != NULL)
    g_string_append_printf (text, "\n%s\n", result);
  return g_string_free (text, FALSE);
}
