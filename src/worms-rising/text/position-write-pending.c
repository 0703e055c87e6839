/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position: the pending choice.
 */
#include "position-writer.h"

#include <string.h>

#include "wr-move-text.h"
#include "wr-names.h"
#include "wr-rules.h"
#include "wr-card-set.h"
#include "position-frames.h"
#include "position-reader.h"

static const WrFrame *
top_frame (const WrPosition *pos)
{
  return pos->n_frames == 0 ? NULL : &pos->frames[pos->n_frames - 1];
}

const char *
wr_position_choice_kind (const WrPosition *pos)
{
  const WrFrame *top = top_frame (pos);

  if (top == NULL)
    return NULL;
  switch ((WrFrameKind) top->kind)
    {
    case WR_FRAME_LAND:
      return "land";
    case WR_FRAME_DRAFT:
      return "draft";
    case WR_FRAME_EXIT:
      return "exit";
    case WR_FRAME_CARD:
      return wr_card_choice_name (wr_card_frame_choice (top));
    case WR_FRAME_DAY:
      return top->a == WR_PHASE_EVENING ? "act" : "discard";
    case WR_FRAME_RAIN:
    case WR_FRAME_SINK:
    case WR_FRAME_SETTLE:
    case WR_N_FRAME_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

WrPiece
wr_position_choice_piece (const WrPosition *pos)
{
  const WrFrame *top = top_frame (pos);

  if (top == NULL)
    return WR_PIECE_NONE;
  if (top->kind == WR_FRAME_EXIT || top->kind == WR_FRAME_DRAFT)
    return (WrPiece) top->a;
  if (top->kind == WR_FRAME_CARD)
    return wr_position_owner (pos, top->a);
  return top->kind == WR_FRAME_DAY && top->a == WR_PHASE_EVENING ? WR_PIECE_BIRD : WR_PIECE_NONE;
}

/* The text of an answer in `options`: without the leading verb, except for `act`. */
static const char *
strip_verb (BmMove      move,
            const char *text,
            const char *choice)
{
  if (strcmp (choice, "act") == 0)
    return text;
  if (wr_move_kind (move) == WR_MOVE_DRAFT)
    text = strchr (text, ' ') + 1;
  switch (wr_move_kind (move))
    {
    case WR_MOVE_LAND:
    case WR_MOVE_EXIT:
    case WR_MOVE_DISCARD:
    case WR_MOVE_CHOOSE:
    case WR_MOVE_DRAFT:
      return strchr (text, ' ') + 1;
    case WR_MOVE_FLY:
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
    case WR_MOVE_EAT:
    case WR_MOVE_DRILL:
    case WR_MOVE_REST:
    case WR_MOVE_BREAK:
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
    case WR_MOVE_BITE:
    case WR_MOVE_BEDROCK:
    case WR_MOVE_RAISE:
    case WR_MOVE_PLAY:
    case WR_MOVE_END:
    case WR_MOVE_USE:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
    case WR_N_MOVE_KINDS:
    default:
      return text;
    }
}

/* Whether the card of the answer MOVE is hidden from the view's side. */
static gboolean
is_hidden (const WrPosition *pos,
           BmMove            move,
           int               view)
{
  WrSide decider = (WrSide) wr_position_to_act (pos);
  const WrCards *hand = &pos->cards[decider];
  guint8 card;

  if (view == BM_SIDE_NOBODY || view == (int) decider)
    return FALSE;
  if (wr_move_kind (move) == WR_MOVE_DRAFT)
    return TRUE;
  if (wr_move_kind (move) == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_CARD)
    card = wr_move_b (move);
  else if (wr_move_kind (move) == WR_MOVE_DISCARD)
    card = wr_move_a (move);
  else
    return FALSE;
  for (guint place = 0; place < hand->n_hand; place++)
    {
      if (hand->cards[place] == card && (wr_position_visible (pos, (WrSide) view) >> place & 1))
        return FALSE;
    }
  return memchr (hand->cards, card, hand->n_hand) != NULL;
}

/* Spaces by column and row, other texts by bytes. */
static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const char *text_a = *(const char *const *) a, *text_b = *(const char *const *) b;
  WrSpace space_a = wr_space_from_text (text_a), space_b = wr_space_from_text (text_b);

  if (space_a == WR_SPACE_NONE || space_b == WR_SPACE_NONE)
    return strcmp (text_a, text_b);
  return wr_space_compare (space_a, space_b);
}

static GPtrArray *
options_seen (const WrPosition *pos,
              int               view)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_free);
  BmMove moves[BM_MAX_MOVES];
  const char *choice = wr_position_choice_kind (pos);
  guint n = wr_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = wr_move_to_text (moves[i]);

      g_ptr_array_add (options, g_strdup (is_hidden (pos, moves[i], view) ? "?" : strip_verb (moves[i], text, choice)));
    }
  g_ptr_array_sort (options, compare_options);
  return g_steal_pointer (&options);
}

GPtrArray *
wr_pending_options (const WrPosition *pos)
{
  return options_seen (pos, BM_SIDE_NOBODY);
}

/* The frames below the choice, including that of a card whose choice it is. */
static void
append_resume (GString          *string,
               const WrPosition *pos,
               gboolean          digest)
{
  guint n = pos->frames[pos->n_frames - 1].kind == WR_FRAME_CARD ? pos->n_frames : pos->n_frames - 1u;
  guint run = 0;

  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      guint8 numbers[WR_FRAME_NUMBERS + WR_RUN_NUMBERS];
      guint n_numbers = wr_frame_to_numbers (pos, i, run, numbers);

      run += pos->frames[i].kind == WR_FRAME_CARD;
      if (digest)
        n_numbers = wr_frame_first_version (numbers, n_numbers);
      wr_write_comma (string);
      g_string_append_c (string, '[');
      for (guint k = 0; k < n_numbers; k++)
        {
          wr_write_comma (string);
          wr_write_number (string, numbers[k]);
        }
      g_string_append_c (string, ']');
    }
  g_string_append_c (string, ']');
}

void
wr_write_pending (WrPositionWriter *writer)
{
  g_autoptr (GPtrArray) options = NULL;
  const WrPosition *pos = writer->whole;
  GString *string = writer->string;
  WrPiece who = wr_position_choice_piece (pos);

  if (pos->n_frames == 0)
    {
      g_string_append (string, ", \"pending\": null");
      return;
    }

  g_string_append (string, ", \"pending\": {\"card\": ");
  wr_write_card (string, wr_position_asking_card (pos));
  g_string_append_printf (string, ", \"kind\": \"%s\", \"options\": [", wr_position_choice_kind (pos));
  options = options_seen (pos, writer->view);
  for (guint i = 0; i < options->len; i++)
    {
      wr_write_comma (string);
      bm_json_append_string (string, g_ptr_array_index (options, i));
    }
  g_string_append (string, "], \"resume\": ");
  if (writer->view != BM_SIDE_NOBODY && !writer->open)
    g_string_append (string, "null");
  else
    append_resume (string, pos, writer->digest);
  g_string_append_printf (string, ", \"side\": \"%s\", \"who\": ", wr_side_name ((WrSide) wr_position_to_act (pos)));
  if (who == WR_PIECE_NONE)
    g_string_append (string, "null");
  else
    bm_json_append_string (string, wr_piece_name (who));
  g_string_append_c (string, '}');
}
