/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position canonically: one line, all keys, sorted by bytes.  It is written straight down, as batch and the
 * digests of records write many.
 */
#include "position-reader.h"

#include <string.h>

#include "bm-move-text.h"
#include "bm-names.h"
#include "bm-rules.h"

static void
append_number (GString *string,
               int      number)
{
  char digits[12];
  char *c = digits + sizeof digits;
  guint left = (guint) ABS (number);

  do
    *--c = (char) ('0' + left % 10);
  while ((left /= 10) > 0);
  if (number < 0)
    *--c = '-';
  g_string_append_len (string, c, digits + sizeof digits - c);
}

/* `"key": number`, and what goes before it: nothing for the first member of an object, else ", ". */
static void
append_member (GString    *string,
               const char *before,
               const char *key,
               int         number)
{
  g_string_append (string, before);
  g_string_append_c (string, '"');
  g_string_append (string, key);
  g_string_append (string, "\": ");
  append_number (string, number);
}

static void
append_flag (GString    *string,
             const char *key,
             gboolean    value)
{
  g_string_append_c (string, '"');
  g_string_append (string, key);
  g_string_append (string, value ? "\": true" : "\": false");
}

static void
append_space (GString *string,
              BmSpace  space)
{
  char text[BM_SPACE_TEXT_SIZE];

  g_string_append_c (string, '"');
  g_string_append (string, bm_space_text (space, text));
  g_string_append_c (string, '"');
}

/* A comma, but not before the first of a list. */
static void
append_comma (GString *string)
{
  if (string->str[string->len - 1] != '[')
    g_string_append (string, ", ");
}

static void
append_masks (GString       *string,
              const char    *key,
              const guint16 *masks)
{
  g_string_append_printf (string, ", \"%s\": [", key);
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      for (guint rows = masks[column]; rows != 0; rows &= rows - 1)
        {
          append_comma (string);
          append_space (string, BM_SPACE (column, __builtin_ctz (rows)));
        }
    }
  g_string_append_c (string, ']');
}

static void
append_stacks (GString          *string,
               const char       *key,
               const BmPosition *pos,
               guint             stack)
{
  g_string_append_printf (string, ", \"%s\": [", key);
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      for (guint n = pos->on_grass[stack][column]; n > 0; n--)
        {
          append_comma (string);
          append_space (string, bm_position_grass_space (pos, column));
        }
    }
  g_string_append_c (string, ']');
}

static void
append_used (GString          *string,
             const BmPosition *pos,
             guint             who)
{
  g_string_append (string, ", \"used\": {");
  append_member (string, "", "match", pos->used_match[who]);
  append_member (string, ", ", "turn", pos->used_turn[who]);
  g_string_append_c (string, '}');
}

static void
append_bird (GString          *string,
             const BmPosition *pos)
{
  BmSpace at = pos->at[BM_PIECE_BIRD];

  g_string_append (string, ", \"bird\": {\"at\": ");
  if (at == BM_SPACE_NONE)
    g_string_append (string, "null");
  else
    append_space (string, at);
  g_string_append (string, ", \"ate\": {");
  append_member (string, "", "day", pos->ate_day);
  append_member (string, ", ", "turn", pos->ate_turn);
  g_string_append (string, "}, \"card\": null");
  append_used (string, pos, BM_N_WORMS);
  g_string_append_c (string, '}');
}

static void
append_counts (GString          *string,
               const BmPosition *pos)
{
  static const BmSide sides[] = { BM_SIDE_BIRD, BM_SIDE_WORMS };

  g_string_append (string, ", \"counts\": {");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const char *before = "";

      g_string_append_printf (string, "%s\"%s\": {", i == 0 ? "" : ", ", bm_side_name (sides[i]));
      /* BmAction is in the order of the names. */
      for (BmAction action = 0; action < BM_N_ACTIONS; action++)
        {
          if (!bm_side_has_action (sides[i], action))
            continue;
          append_member (string, before, bm_action_name (action), pos->counts[sides[i]][action]);
          before = ", ";
        }
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, '}');
}

static void
append_worms (GString          *string,
              const BmPosition *pos)
{
  g_string_append (string, ", \"worms\": [");
  for (BmPiece worm = BM_PIECE_GREEN; worm < BM_N_WORMS; worm++)
    {
      if (pos->at[worm] == BM_SPACE_NONE)
        continue;
      append_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> worm & 1);
      g_string_append (string, ", \"at\": ");
      append_space (string, pos->at[worm]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> worm & 1);
      g_string_append_printf (string, ", \"card\": null, \"colour\": \"%s\"", bm_piece_name (worm));
      append_member (string, ", ", "stunned", pos->stunned[worm]);
      append_used (string, pos, worm);
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, ']');
}

static void
append_zombies (GString          *string,
                const BmPosition *pos)
{
  g_string_append (string, ", \"zombies\": [");
  for (BmPiece zombie = BM_PIECE_ZOMBIE_1; zombie < BM_PIECE_BIRD; zombie++)
    {
      if (pos->at[zombie] == BM_SPACE_NONE)
        continue;
      append_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> zombie & 1);
      g_string_append (string, ", \"at\": ");
      append_space (string, pos->at[zombie]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> zombie & 1);
      append_member (string, ", ", "id", zombie - BM_PIECE_ZOMBIE_1 + 1);
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, ']');
}

const char *
bm_position_choice_kind (const BmPosition *pos)
{
  const BmFrame *top = &pos->frames[MAX (pos->n_frames, 1) - 1];

  if (pos->n_frames == 0)
    return NULL;
  if (top->kind == BM_FRAME_EXIT)
    return "exit";
  if (top->kind == BM_FRAME_LAND)
    return "land";
  return top->a == BM_PHASE_EVENING ? "act" : "discard";
}

static int
compare_text (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
bm_pending_options (const BmPosition *pos)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_free);
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);
  gboolean whole = strcmp (bm_position_choice_kind (pos), "act") == 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = bm_move_to_text (moves[i]);

      g_ptr_array_add (options, g_strdup (whole ? text : strchr (text, ' ') + 1));
    }
  /* Spaces come by column and row, as the moves do; texts by bytes. */
  if (whole)
    g_ptr_array_sort (options, compare_text);
  return g_steal_pointer (&options);
}

/* What a choice has interrupted: the frames below it. */
static void
append_resume (GString          *string,
               const BmPosition *pos)
{
  g_string_append_c (string, '[');
  for (guint i = 0; i + 1 < pos->n_frames; i++)
    {
      const BmFrame *f = &pos->frames[i];

      append_comma (string);
      g_string_append_printf (string, "[%d, %d, %d, %d, %d, %d]", f->kind, f->a, f->b, f->c, f->d, f->e);
    }
  g_string_append_c (string, ']');
}

static void
append_pending (GString          *string,
                const BmPosition *pos,
                gboolean          hide)
{
  g_autoptr (GPtrArray) options = NULL;
  const BmFrame *top;

  if (pos->n_frames == 0)
    {
      g_string_append (string, ", \"pending\": null");
      return;
    }

  top = &pos->frames[pos->n_frames - 1];
  g_string_append_printf (string, ", \"pending\": {\"card\": null, \"kind\": \"%s\", \"options\": [",
                          bm_position_choice_kind (pos));
  options = bm_pending_options (pos);
  for (guint i = 0; i < options->len; i++)
    {
      append_comma (string);
      bm_json_append_string (string, g_ptr_array_index (options, i));
    }
  g_string_append (string, "], \"resume\": ");
  if (hide)
    g_string_append (string, "null");
  else
    append_resume (string, pos);
  g_string_append_printf (string, ", \"side\": \"%s\", \"who\": ", bm_side_name ((BmSide) bm_position_to_act (pos)));
  if (top->kind == BM_FRAME_EXIT)
    bm_json_append_string (string, bm_piece_name ((BmPiece) top->a));
  else if (top->kind == BM_FRAME_DAY && top->a == BM_PHASE_EVENING)
    g_string_append (string, "\"bird\"");
  else
    g_string_append (string, "null");
  g_string_append_c (string, '}');
}

static void
append_sides (GString    *string,
              const char *key,
              int         bird,
              int         worms)
{
  g_string_append_printf (string, ", \"%s\": {", key);
  append_member (string, "", "bird", bird);
  append_member (string, ", ", "worms", worms);
  g_string_append_c (string, '}');
}

/* Hands, decks and discard piles: no card has a name yet, so no position that can be read or played has any. */
static void
append_decks (GString          *string,
              const BmPosition *pos)
{
  if (pos->turn == BM_TURN_SETUP)
    g_string_append (string, ", \"decks\": {\"bird\": [], \"bird-champions\": [], \"events\": [], "
                             "\"worm-champions\": [], \"worms\": []}");
  else
    g_string_append (string, ", \"decks\": {\"bird\": [], \"events\": [], \"worms\": []}");
  g_string_append (string, ", \"discards\": {\"bird\": [], \"events\": [], \"worms\": []}");
}

static void
append_position (GString          *string,
                 const BmPosition *pos,
                 int               view)
{
  gboolean hide = view != BM_SIDE_NOBODY;

  append_member (string, "{", "actions", bm_position_actions (pos));
  append_masks (string, "bedrock", pos->bedrock);
  append_bird (string, pos);
  append_counts (string, pos);
  append_member (string, ", ", "day", pos->day);
  append_decks (string, pos);
  append_stacks (string, "drills", pos, BM_DRILLS);
  g_string_append (string, ", \"effects\": [], \"format\": \"" BM_POSITION_FORMAT "\", \"grass\": [");
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      append_comma (string);
      append_number (string, pos->grass[column]);
    }
  g_string_append_c (string, ']');
  append_stacks (string, "gravestones", pos, BM_GRAVESTONES);
  g_string_append (string, ", \"hands\": {\"bird\": [], \"worms\": []}");
  append_member (string, ", ", "health", pos->health);
  append_member (string, ", ", "hunger", pos->hunger);
  g_string_append (string, ", \"known\": {\"bird\": [], \"worms\": []}");
  append_stacks (string, "lava", pos, BM_LAVA);
  append_member (string, ", ", "max-health", pos->max_health);
  append_sides (string, "penalty", pos->penalty[BM_SIDE_BIRD], pos->penalty[BM_SIDE_WORMS]);
  append_pending (string, pos, hide);
  if (hide)
    g_string_append (string, ", \"seed\": null");
  else
    g_string_append_printf (string, ", \"seed\": %" G_GUINT64_FORMAT, pos->seed);
  append_member (string, ", ", "spent", pos->spent);
  append_member (string, ", ", "suspicion", pos->suspicion);
  append_member (string, ", ", "total", pos->total);
  g_string_append_printf (string, ", \"turn\": \"%s\"",
                          pos->turn == BM_TURN_SETUP ? "setup" : bm_side_name ((BmSide) pos->turn));
  append_member (string, ", ", "version", BM_POSITION_VERSION);
  if (hide)
    g_string_append_printf (string, ", \"view\": \"%s\"", bm_side_name ((BmSide) view));
  if (pos->winner == BM_NO_WINNER)
    g_string_append (string, ", \"winner\": null");
  else
    g_string_append_printf (string, ", \"winner\": \"%s\"", bm_side_name ((BmSide) pos->winner));
  append_masks (string, "wormholes", pos->wormholes);
  append_worms (string, pos);
  append_zombies (string, pos);
  g_string_append_c (string, '}');
}

void
bm_position_append_text (const BmPosition *pos,
                         GString          *string)
{
  append_position (string, pos, BM_SIDE_NOBODY);
}

char *
bm_position_to_text (const BmPosition *pos)
{
  GString *string = g_string_sized_new (2048);

  append_position (string, pos, BM_SIDE_NOBODY);
  return g_string_free (string, FALSE);
}

void
bm_position_append_view (const BmPosition *pos,
                         BmSide            side,
                         GString          *string)
{
  BmPosition seen = *pos;

  bm_rules_hide (&seen, side);
  append_position (string, &seen, (int) side);
}
