/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about missed opportunities, and about what has to be done first.
 */
#include "config.h"

#include "wr-hint-look.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "wr-words.h"
#include "wr-card-set.h"
#include "hooks.h"

/* ---- Missed opportunities */

/* Bits of the pieces whose champion's power can be used now. */
static guint
find_powers (const WrPosition *view)
{
  guint powers = 0;

  for (guint i = 0; i <= WR_N_WORMS; i++)
    {
      WrPiece piece = i < WR_N_WORMS ? (WrPiece) i : WR_PIECE_BIRD;

      if (view->champions[i] != WR_NO_VALUE && wr_rules_is_legal (view, WR_MOVE (piece, WR_MOVE_USE, 0, 0)))
        powers |= 1u << piece;
    }
  return powers;
}

void
wr_hint_add_power (WrHintLook *look,
                   guint       weight)
{
  guint powers = find_powers (&look->view);
  g_autoptr(GString) who = g_string_new (NULL);

  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (powers >> piece & 1)
      bm_words_join (who, wr_card_name (wr_champion_of (&look->view, (WrPiece) piece)));
  if (powers != 0)
    wr_hint_add (look, WR_TOPIC_POWER, weight, "R13.2", powers,
                 /* Translators: %s are names of champions. */
                 g_strdup_printf (ngettext ("A power can still be used: that of %s.",
                                            "Powers can still be used: those of %s.",
                                            (gulong) __builtin_popcount (powers)), who->str));
}

void
wr_hint_add_zombie (WrHintLook *look)
{
  BmMove moves[BM_MAX_MOVES];
  BmHint graves = { .n_marks = 0 };
  g_autoptr(GString) names = g_string_new (NULL);
  guint n;

  if (look->side != WR_SIDE_WORMS || wr_position_actions (&look->view) == 0)
    return;
  n = wr_rules_legal (&look->view, moves);
  for (guint i = 0; i < n; i++)
    {
      guint before = graves.n_marks;

      if (wr_move_kind (moves[i]) != WR_MOVE_RAISE)
        continue;
      wr_hint_mark (&graves, wr_move_a (moves[i]));
      if (graves.n_marks > before)
        bm_words_join (names, wr_space_name (wr_move_a (moves[i])));
    }
  if (graves.n_marks > 0)
    {
      BmHint *hint = wr_hint_add (look, WR_TOPIC_ZOMBIE, 38, "R10.6", 0,
                                  /* Translators: %s are spaces: "d4". */
                                  g_strdup_printf (ngettext ("The Gravestone at %s can be raised as a Zombie.",
                                                             "Gravestones can be raised as Zombies: at %s.",
                                                             graves.n_marks),
                                                   names->str));

      for (guint i = 0; i < graves.n_marks; i++)
        wr_hint_mark (hint, graves.marks[i]);
    }
}

void
wr_hint_add_hand (WrHintLook *look,
                  guint       weight)
{
  int limit = MAX (0, wr_hook_amount (&look->view, WR_AMOUNT_HAND_LIMIT, BM_HAND_LIMIT, look->side, WR_PIECE_NONE,
                                      WR_N_ACTIONS));
  int over = look->view.cards[look->side].n_hand - limit;

  if (over > 0)
    wr_hint_add (look, WR_TOPIC_HAND, weight, "R13.1", 0,
                 /* Translators: %1$d cards, %2$d is the limit of the hand. */
                 g_strdup_printf (ngettext ("At the end of the turn %1$d card has to be discarded: the hand’s limit is %2$d.",
                                            "At the end of the turn %1$d cards have to be discarded: the hand’s limit is %2$d.",
                                            (gulong) over), over, limit));
}

/* ---- What has to be done first */

void
wr_hint_add_choice (WrHintLook *look)
{
  const WrFrame *frame = &look->view.frames[look->view.n_frames - 1];

  if (frame->kind == WR_FRAME_EXIT && frame->a < WR_N_CRAWLERS)
    wr_hint_add (look, WR_TOPIC_WORMHOLE, 120, "R12.5", 1u << frame->a,
                 look->view.at[frame->a] == WR_SPACE_NONE
                 /* Translators: %s is a Worm or a Zombie. */
                 ? g_strdup_printf (_("First a Wormhole has to be chosen for %s to come out at."), wr_piece_words (frame->a))
                 /* Translators: %1$s is a Worm or a Zombie, %2$s its space. */
                 : g_strdup_printf (_("First a Wormhole has to be chosen for %1$s, which entered one at %2$s."),
                                    wr_piece_words (frame->a), wr_space_name (look->view.at[frame->a])));
  else if (frame->kind == WR_FRAME_DAY && frame->a == WR_PHASE_DISCARD)
    wr_hint_add (look, WR_TOPIC_HAND, 120, "R13.1", 0,
                 g_strdup (_("First a card has to be discarded: the hand is over its limit.")));
  else if (frame->kind == WR_FRAME_DAY && frame->a == WR_PHASE_EVENING)
    wr_hint_add (look, WR_TOPIC_OUTSIDE, 120, "R14.1", 1u << WR_PIECE_BIRD,
                 g_strdup (_("First the Bird has to fly back from outside, to a Grass of its choice.")));
}
