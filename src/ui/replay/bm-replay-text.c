/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-replay-text.h"

#include <glib/gi18n-lib.h>

#include "wr-event-words.h"
#include "wr-position.h"
#include "bm-replay-words.h"

static void
add_beginning (GString        *text,
               const BmReplay *replay)
{
  g_autofree char *bird = bm_replay_player_words (replay->record->players[WR_SIDE_BIRD], WR_SIDE_BIRD);
  g_autofree char *worms = bm_replay_player_words (replay->record->players[WR_SIDE_WORMS], WR_SIDE_WORMS);
  g_autofree char *note = bm_replay_note_words (replay);

  g_string_append_printf (text, "%s\n\n", _("Blood Moon: Worms Rising"));
  /* Translators: %s is a player. */
  g_string_append_printf (text, _("The Bird: %s"), bird);
  g_string_append_c (text, '\n');
  /* Translators: %s is a player. */
  g_string_append_printf (text, _("The Worms: %s"), worms);
  g_string_append_c (text, '\n');
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
          const WrLine *line,
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

/* Only the first line of a move has its number. */
static void
add_move (GString        *text,
          const BmReplay *replay,
          guint           index)
{
  guint n;
  const BmEvent *events = bm_match_get_events (replay->match, index, &n);
  gboolean numbered = FALSE;

  for (guint at = 0; at < n;)
    {
      WrLine line;

      at += wr_event_line (&events[at], n - at, &line);
      if (line.text != NULL)
        add_line (text, &line, &numbered, index + 1);
      g_free (line.text);
    }
}

char *
bm_replay_text (const BmReplay *replay)
{
  GString *text = g_string_new (NULL);
  guint n = bm_match_get_n_moves (replay->match);
  g_autoptr(BmReplayPath) path = bm_replay_path_new (replay->match);
  const WrPosition *last = bm_match_get_position_at (replay->match, n);
  g_autofree char *result = bm_replay_result_words (last->winner < WR_N_SIDES ? 1u << last->winner : 0,
                                                    path->days->len, replay->running,
                                                    !replay->divergence.found);

  add_beginning (text, replay);
  add_comment (text, replay, 0);
  for (guint i = 0; i < n; i++)
    {
      add_move (text, replay, i);
      add_comment (text, replay, i + 1);
    }
  g_string_append_printf (text, "\n%s\n", result);
  return g_string_free (text, FALSE);
}
