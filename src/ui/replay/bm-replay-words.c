/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-replay-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-error.h"
#include "bm-player-words.h"
#include "bm-words.h"

char *
bm_replay_time_words (GDateTime *time)
{
  /* Translators: a date and a time of day as g_date_time_format () writes them: "21 November 2026, 18:30". */
  return g_date_time_format (time, C_("date and time", "%-d %B %Y, %H:%M"));
}

const BmReplayParts *
bm_replay_parts_of (const BmGame *game)
{
  static const BmReplayParts none;
  const BmGameUi *ui = bm_game_ui_of (game);

  return ui->replay != NULL ? ui->replay : &none;
}

BmReplaySeat
bm_replay_seat_at (const BmGame *game,
                   guint         place)
{
  const BmReplayParts *parts = bm_replay_parts_of (game);
  const char *id = game->seat_ids[place];

  return place < parts->n_seats ? parts->seats[place] : (BmReplaySeat) { (int) place, id, id, id, id };
}

char *
bm_replay_player_words (const BmGame *game,
                        int           seat,
                        const char   *name)
{
  BmLevel level = bm_level_find (name);

  if (level != BM_PERSON)
    return g_strdup (bm_level_words (level));
  if (*name != '\0')
    return g_strdup (name);
  for (guint place = 0; game->seat_ids[place] != NULL; place++)
    {
      const BmReplaySeat at = bm_replay_seat_at (game, place);

      if (at.seat == seat)
        return g_strdup (g_dpgettext2 (NULL, "seat", at.name));
    }
  g_return_val_if_reached (g_strdup (""));
}

char *
bm_replay_players_words (BmShelfItem *item)
{
  const BmGame *game = bm_shelf_item_get_game (item);
  const BmReplayParts *parts = bm_replay_parts_of (game);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *list;

  for (guint seat = 0; seat < bm_shelf_item_get_n_seats (item); seat++)
    g_ptr_array_add (names, bm_replay_player_words (game, (int) seat, bm_shelf_item_get_player (item, (int) seat)));
  g_ptr_array_add (names, NULL);
  if (parts->players_words != NULL)
    return parts->players_words ((const char *const *) names->pdata);
  list = g_string_new (NULL);
  for (guint i = 0; i + 1 < names->len; i++)
    bm_words_join (list, g_ptr_array_index (names, i));
  return g_string_free (list, FALSE);
}

char *
bm_replay_result_words (BmShelfItem *item)
{
  const BmReplayParts *parts = bm_replay_parts_of (bm_shelf_item_get_game (item));
  const char *players[BM_MAX_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < bm_shelf_item_get_n_seats (item); seat++)
    players[seat] = bm_shelf_item_get_player (item, (int) seat);
  return parts->result_words == NULL ? NULL
         : parts->result_words (bm_shelf_item_get_position (item), players, bm_shelf_item_get_n_days (item),
                                bm_shelf_item_get_path (item) == NULL, !bm_shelf_item_get_divergence (item)->found);
}

char *
bm_replay_end_words (const BmReplay     *replay,
                     const BmReplayPath *path)
{
  const BmReplayParts *parts = bm_replay_parts_of (replay->record->game);
  const char *players[BM_MAX_SEATS + 1] = { NULL };
  BmMatch *match = replay->match;

  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    players[seat] = bm_match_get_player (match, (int) seat);
  return parts->result_words == NULL ? NULL
         : parts->result_words (bm_match_get_position_at (match, bm_match_get_n_moves (match)), players, path->days->len,
                                replay->running, !replay->divergence.found);
}

/* TEXT: "FILE: PATH: message"; removes the file, which is shown beside it, and a path that is the whole file ("$"). */
static const char *
without_file (const char *text)
{
  const char *rest = strstr (text, ": ");

  if (rest == NULL)
    return text;
  rest += 2;
  return g_str_has_prefix (rest, "$: ") ? rest + 3 : rest;
}

static char *
divergence_words (const BmDivergence *divergence)
{
  if (divergence->day != 0)
    /* Translators: the number of a move. */
    return g_strdup_printf (_("After move %u the match does not stand as the file says."), divergence->move + 1);
  if (divergence->refusal.message != NULL)
    /* Translators: the number of a move, and why the next one is not legal, as a sentence. */
    return g_strdup_printf (_("Legal only up to move %1$u. %2$s"), divergence->move, divergence->refusal.message);
  return g_strdup_printf (_("Legal only up to move %u."), divergence->move);
}

char *
bm_replay_fault_words (BmShelfItem *item)
{
  const GError *fault = bm_shelf_item_get_fault (item);
  const BmDivergence *divergence = bm_shelf_item_get_divergence (item);

  if (fault != NULL && g_error_matches (fault, BM_ERROR, BM_ERROR_VERSION))
    return g_strdup (_("Written by a newer version of Blood Moon; this one cannot read it."));
  if (fault != NULL && fault->domain != BM_ERROR)
    return g_strdup (_("The file cannot be read."));
  if (fault != NULL)
    /* Translators: %s is what is wrong with a file, in English. */
    return g_strdup_printf (_("The file is damaged, or not a match: %s"), without_file (fault->message));
  return divergence->found && !bm_shelf_item_is_of_others (item) ? divergence_words (divergence) : NULL;
}

char *
bm_replay_remark_words (BmShelfItem *item)
{
  if (bm_shelf_item_get_fault (item) != NULL || !bm_shelf_item_is_of_others (item))
    return NULL;
  return g_strdup (_("Played with different cards or under different rules"));
}

char *
bm_replay_note_words (const BmReplay *replay)
{
  const BmRecord *record = replay->record;

  if (bm_record_other_set (record))
    return g_strdup (_("This match was played with different cards. It is shown as far as it is legal."));
  if (record->rules != record->game->rules)
    return g_strdup (_("This match was played under different rules. It is shown as far as it is legal."));
  return replay->divergence.found ? divergence_words (&replay->divergence) : NULL;
}

char *
bm_replay_ply_words (guint ply,
                     guint n)
{
  /* Translators: how many moves have been made, and how many there are. */
  return g_strdup_printf (_("Move %1$u of %2$u"), ply, n);
}

char *
bm_replay_turn_words (const BmReplayPath *path,
                      BmMatch            *match,
                      guint               ply)
{
  const BmGame *game = bm_match_get_game (match);
  const BmReplayParts *parts = bm_replay_parts_of (game);
  gconstpointer position = bm_match_get_position_at (match, ply);
  int seat;

  if (parts->turn_words != NULL)
    return parts->turn_words (position, bm_replay_path_day (path, ply));
  seat = game->to_act (position);
  return seat == BM_SIDE_NOBODY ? g_strdup ("") : bm_replay_player_words (game, seat, bm_match_get_player (match, seat));
}

char *
bm_replay_clock_words (int tenths)
{
  if (tenths == BM_NO_TENTHS)
    return NULL;
  if (tenths < 600)
    /* Translators: seconds and tenths of a second that a move took. */
    return g_strdup_printf (_("%1$d.%2$d s"), tenths / 10, tenths % 10);
  if (tenths < 36000)
    /* Translators: minutes and seconds that a move took. */
    return g_strdup_printf (_("%1$d min %2$d s"), tenths / 600, tenths / 10 % 60);
  /* Translators: hours and minutes that a move took. */
  return g_strdup_printf (_("%1$d h %2$d min"), tenths / 36000, tenths / 600 % 60);
}
