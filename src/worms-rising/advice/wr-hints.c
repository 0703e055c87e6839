/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The input of the hints: a copy of the side's view, and forecasts from it.
 */
#include "config.h"

#include "wr-hint-look.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "wr-words.h"

void
wr_hint_mark (BmHint *hint,
              WrSpace space)
{
  for (guint i = 0; i < hint->n_marks; i++)
    if (hint->marks[i] == space)
      return;
  if (space != WR_SPACE_NONE && hint->n_marks < BM_HINT_MARKS)
    hint->marks[hint->n_marks++] = space;
}

/* Takes ownership of TEXT.  PIECES (bits) are marked in their spaces. */
BmHint *
wr_hint_add (WrHintLook *look,
             WrTopic     topic,
             guint       weight,
             const char *rule,
             guint       pieces,
             char       *text)
{
  const BmHint empty = { .topic = topic, .weight = weight, .rule = rule, .text = text };
  BmHint *hint;

  g_array_append_val (look->hints, empty);
  hint = &g_array_index (look->hints, BmHint, look->hints->len - 1);
  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (pieces >> piece & 1)
      wr_hint_mark (hint, look->view.at[piece]);
  return hint;
}

/* "Green at d4, Zombie 1 at e7" */
char *
wr_hint_dup_pieces (const WrPosition *pos,
                    guint             pieces)
{
  GString *names = g_string_new (NULL);

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pieces >> piece & 1)
      {
        /* Translators: a piece and its space: "Green at d4". */
        g_autofree char *words = g_strdup_printf (_("%1$s at %2$s"), wr_piece_words (piece),
                                                  wr_space_name (pos->at[piece]));

        bm_words_join (names, words);
      }
  return g_string_free (names, FALSE);
}

/* ---- All of them */

static gboolean
begin (WrHintLook             *look,
       const WrPosition *pos,
       WrSide            side)
{
  *look = (WrHintLook) { .view = *pos, .side = side, .hints = bm_hints_new () };
  /* Nothing that only the other side sees may influence a hint. */
  wr_rules_hide (&look->view, side);
  return pos->turn != WR_TURN_SETUP && pos->winner == WR_NO_WINNER && wr_position_to_act (pos) == (int) side;
}

GArray *
wr_hints_find (const WrPosition *pos,
               WrSide            side)
{
  WrHintLook look;

  g_return_val_if_fail (pos != NULL && side < WR_N_SIDES, NULL);

  if (!begin (&look, pos, side))
    return look.hints;
  if (look.view.n_frames > 0 || look.view.turn != side)
    {
      if (look.view.n_frames > 0)
        wr_hint_add_choice (&look);
      return look.hints;
    }
  wr_threats_find (&look.view, &look.threats);
  look.comes = wr_forecast_night (&look.view, &look.night);
  wr_hint_add_starving (&look);
  wr_hint_add_sinking (&look);
  wr_hint_add_eating (&look);
  wr_hint_add_hiding (&look);
  wr_hint_add_biting (&look);
  wr_hint_add_bitten (&look);
  wr_hint_add_peck (&look);
  wr_hint_add_rain (&look);
  wr_hint_add_suspicion (&look);
  wr_hint_add_zombie (&look);
  wr_hint_add_power (&look, 30);
  wr_hint_add_hand (&look, 32);
  bm_hints_sort (look.hints);
  return look.hints;
}

/* Actions that cannot be used are not wasted. */
static gboolean
can_act (const WrPosition *view)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (wr_move_action (moves[i]) != WR_N_ACTIONS)
      return TRUE;
  return FALSE;
}

GArray *
wr_hints_find_end (const WrPosition *pos,
                   WrSide            side)
{
  guint left;
  WrHintLook look;

  g_return_val_if_fail (pos != NULL && side < WR_N_SIDES, NULL);

  if (!begin (&look, pos, side) || look.view.n_frames > 0 || look.view.turn != side)
    return look.hints;
  left = (guint) wr_position_actions (&look.view);
  if (left > 0 && can_act (&look.view))
    wr_hint_add (&look, WR_TOPIC_ACTIONS, 90, "R5.1", 0,
                 g_strdup_printf (ngettext ("End Turn would waste %u action.",
                                            "End Turn would waste %u actions.", left), left));
  look.comes = wr_forecast_night (&look.view, &look.night);
  if (side == WR_SIDE_BIRD)
    wr_hint_add_starving (&look);
  wr_hint_add_power (&look, 50);
  wr_hint_add_hand (&look, 60);
  bm_hints_sort (look.hints);
  return look.hints;
}
