/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position: the choice that play waits for.
 */
#include "position-writer.h"

#include <string.h>

#include "bm-move-text.h"
#include "bm-names.h"
#include "bm-rules.h"
#include "cards/bm-card-set.h"
#include "position-frames.h"
#include "position-reader.h"

static const BmFrame *
top_frame (const BmPosition *pos)
{
  return pos->n_frames == 0 ? NULL : &pos->frames[pos->n_frames - 1];
}

const char *
bm_position_choice_kind (const BmPosition *pos)
{
  const BmFrame *top = top_frame (pos);

  if (top == NULL)
    return NULL;
  switch ((BmFrameKind) top->kind)
    {
    case BM_FRAME_LAND:
      return "land";
    case BM_FRAME_DRAFT:
      return "draft";
    case BM_FRAME_EXIT:
      return "exit";
    case BM_FRAME_CARD:
      return bm_card_choice_name (bm_card_frame_choice (top));
    case BM_FRAME_DAY:
      return top->a == BM_PHASE_EVENING ? "act" : "discard";
    case BM_FRAME_RAIN:
    case BM_FRAME_SINK:
    case BM_FRAME_SETTLE:
    case BM_N_FRAME_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

BmPiece
bm_position_choice_piece (const BmPosition *pos)
{
  const BmFrame *top = top_frame (pos);

  if (top == NULL)
    return BM_PIECE_NONE;
  if (top->kind == BM_FRAME_EXIT || top->kind == BM_FRAME_DRAFT)
    return (BmPiece) top->a;
  if (top->kind == BM_FRAME_CARD)
    return bm_position_owner (pos, top->a);
  return top->kind == BM_FRAME_DAY && top->a == BM_PHASE_EVENING ? BM_PIECE_BIRD : BM_PIECE_NONE;
}

/* The text of an answer in `options`: without the words that say what was asked, but for `act`. */
static const char *
strip_verb (BmMove      move,
            const char *text,
            const char *choice)
{
  if (strcmp (choice, "act") == 0)
    return text;
  if (bm_move_kind (move) == BM_MOVE_DRAFT)
    text = strchr (text, ' ') + 1;
  switch (bm_move_kind (move))
    {
    case BM_MOVE_LAND:
    case BM_MOVE_EXIT:
    case BM_MOVE_DISCARD:
    case BM_MOVE_CHOOSE:
    case BM_MOVE_DRAFT:
      return strchr (text, ' ') + 1;
    case BM_MOVE_FLY:
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_EAT:
    case BM_MOVE_DRILL:
    case BM_MOVE_REST:
    case BM_MOVE_BREAK:
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
    case BM_MOVE_BITE:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_RAISE:
    case BM_MOVE_PLAY:
    case BM_MOVE_END:
    case BM_MOVE_USE:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
    case BM_N_MOVE_KINDS:
    default:
      return text;
    }
}

/* Whether the side that looks may not see which card the answer MOVE is about. */
static gboolean
is_hidden (const BmPosition *pos,
           BmMove            move,
           int               view)
{
  BmSide decider = (BmSide) bm_position_to_act (pos);
  const BmCards *hand = &pos->cards[decider];
  guint8 card;

  if (view == BM_SIDE_NOBODY || view == (int) decider)
    return FALSE;
  if (bm_move_kind (move) == BM_MOVE_DRAFT)
    return TRUE;
  if (bm_move_kind (move) == BM_MOVE_CHOOSE && bm_move_a (move) == BM_OPTION_CARD)
    card = bm_move_b (move);
  else if (bm_move_kind (move) == BM_MOVE_DISCARD)
    card = bm_move_a (move);
  else
    return FALSE;
  for (guint place = 0; place < hand->n_hand; place++)
    {
      if (hand->cards[place] == card && (bm_position_visible (pos, (BmSide) view) >> place & 1))
        return FALSE;
    }
  return memchr (hand->cards, card, hand->n_hand) != NULL;
}

/* Spaces by column and row, all else by bytes. */
static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const char *text_a = *(const char *const *) a, *text_b = *(const char *const *) b;
  BmSpace space_a = bm_space_from_text (text_a), space_b = bm_space_from_text (text_b);

  if (space_a == BM_SPACE_NONE || space_b == BM_SPACE_NONE)
    return strcmp (text_a, text_b);
  return bm_space_compare (space_a, space_b);
}

static GPtrArray *
options_seen (const BmPosition *pos,
              int               view)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_free);
  BmMove moves[BM_MAX_MOVES];
  const char *choice = bm_position_choice_kind (pos);
  guint n = bm_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = bm_move_to_text (moves[i]);

      g_ptr_array_add (options, g_strdup (is_hidden (pos, moves[i], view) ? "?" : strip_verb (moves[i], text, choice)));
    }
  g_ptr_array_sort (options, compare_options);
  return g_steal_pointer (&options);
}

GPtrArray *
bm_pending_options (const BmPosition *pos)
{
  return options_seen (pos, BM_SIDE_NOBODY);
}

/* What a choice has interrupted: the frames below it, and with them the text of a card that asks. */
static void
append_resume (GString          *string,
               const BmPosition *pos,
               gboolean          digest)
{
  guint n = pos->frames[pos->n_frames - 1].kind == BM_FRAME_CARD ? pos->n_frames : pos->n_frames - 1u;
  guint run = 0;

  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      guint8 numbers[BM_FRAME_NUMBERS + BM_RUN_NUMBERS];
      guint n_numbers = bm_frame_to_numbers (pos, i, run, numbers);

      run += pos->frames[i].kind == BM_FRAME_CARD;
      if (digest)
        n_numbers = bm_frame_first_version (numbers, n_numbers);
      bm_write_comma (string);
      g_string_append_c (string, '[');
      for (guint k = 0; k < n_numbers; k++)
        {
          bm_write_comma (string);
          bm_write_number (string, numbers[k]);
        }
      g_string_append_c (string, ']');
    }
  g_string_append_c (string, ']');
}

void
bm_write_pending (BmPositionWriter *writer)
{
  g_autoptr (GPtrArray) options = NULL;
  const BmPosition *pos = writer->whole;
  GString *string = writer->string;
  BmPiece who = bm_position_choice_piece (pos);

  if (pos->n_frames == 0)
    {
      g_string_append (string, ", \"pending\": null");
      return;
    }

  g_string_append (string, ", \"pending\": {\"card\": ");
  bm_write_card (string, bm_position_asking_card (pos));
  g_string_append_printf (string, ", \"kind\": \"%s\", \"options\": [", bm_position_choice_kind (pos));
  options = options_seen (pos, writer->view);
  for (guint i = 0; i < options->len; i++)
    {
      bm_write_comma (string);
      bm_json_append_string (string, g_ptr_array_index (options, i));
    }
  g_string_append (string, "], \"resume\": ");
  if (writer->view != BM_SIDE_NOBODY && !writer->open)
    g_string_append (string, "null");
  else
    append_resume (string, pos, writer->digest);
  g_string_append_printf (string, ", \"side\": \"%s\", \"who\": ", bm_side_name ((BmSide) bm_position_to_act (pos)));
  if (who == BM_PIECE_NONE)
    g_string_append (string, "null");
  else
    bm_json_append_string (string, bm_piece_name (who));
  g_string_append_c (string, '}');
}
