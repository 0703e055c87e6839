/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position canonically: the keys of the whole, the board and its pieces.  What the cards add is in
 * position-write-cards.c, what play waits for in position-write-pending.c.
 */
#include "position-writer.h"

#include "bm-names.h"
#include "bm-rules.h"
#include "cards/bm-card-set.h"

void
bm_write_number (GString *string,
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

void
bm_write_member (GString    *string,
                 const char *before,
                 const char *key,
                 int         number)
{
  g_string_append (string, before);
  g_string_append_c (string, '"');
  g_string_append (string, key);
  g_string_append (string, "\": ");
  bm_write_number (string, number);
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

void
bm_write_space (GString *string,
                BmSpace  space)
{
  char text[BM_SPACE_TEXT_SIZE];

  g_string_append_c (string, '"');
  g_string_append (string, bm_space_text (space, text));
  g_string_append_c (string, '"');
}

void
bm_write_card (GString *string,
               guint8   card)
{
  if (card == BM_NO_CARD)
    {
      g_string_append (string, "null");
      return;
    }
  g_string_append_c (string, '"');
  g_string_append (string, bm_card_id (card));
  g_string_append_c (string, '"');
}

void
bm_write_comma (GString *string)
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
          bm_write_comma (string);
          bm_write_space (string, BM_SPACE (column, __builtin_ctz (rows)));
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
          bm_write_comma (string);
          bm_write_space (string, bm_position_grass_space (pos, column));
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
  bm_write_member (string, "", "match", pos->used_match[who]);
  bm_write_member (string, ", ", "turn", pos->used_turn[who]);
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
    bm_write_space (string, at);
  g_string_append (string, ", \"ate\": {");
  bm_write_member (string, "", "day", pos->ate_day);
  bm_write_member (string, ", ", "turn", pos->ate_turn);
  g_string_append (string, "}, \"card\": ");
  bm_write_card (string, pos->champions[BM_N_WORMS]);
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
          bm_write_member (string, before, bm_action_name (action), pos->counts[sides[i]][action]);
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
      bm_write_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> worm & 1);
      g_string_append (string, ", \"at\": ");
      bm_write_space (string, pos->at[worm]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> worm & 1);
      g_string_append (string, ", \"card\": ");
      bm_write_card (string, pos->champions[worm]);
      g_string_append_printf (string, ", \"colour\": \"%s\"", bm_piece_name (worm));
      bm_write_member (string, ", ", "stunned", pos->stunned[worm]);
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
      bm_write_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> zombie & 1);
      g_string_append (string, ", \"at\": ");
      bm_write_space (string, pos->at[zombie]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> zombie & 1);
      bm_write_member (string, ", ", "id", zombie - BM_PIECE_ZOMBIE_1 + 1);
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, ']');
}

static void
append_sides (GString    *string,
              const char *key,
              int         bird,
              int         worms)
{
  g_string_append_printf (string, ", \"%s\": {", key);
  bm_write_member (string, "", "bird", bird);
  bm_write_member (string, ", ", "worms", worms);
  g_string_append_c (string, '}');
}

static void
append_grass (GString          *string,
              const BmPosition *pos)
{
  g_string_append (string, ", \"format\": \"" BM_POSITION_FORMAT "\", \"grass\": [");
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      bm_write_comma (string);
      bm_write_number (string, pos->grass[column]);
    }
  g_string_append_c (string, ']');
}

static void
append_end (BmPositionWriter *writer)
{
  GString *string = writer->string;
  const BmPosition *pos = writer->pos;

  g_string_append_printf (string, ", \"turn\": \"%s\"",
                          pos->turn == BM_TURN_SETUP ? "setup" : bm_side_name ((BmSide) pos->turn));
  bm_write_member (string, ", ", "version", BM_POSITION_VERSION);
  if (writer->view != BM_SIDE_NOBODY)
    g_string_append_printf (string, ", \"view\": \"%s\"", bm_side_name ((BmSide) writer->view));
  if (pos->winner == BM_NO_WINNER)
    g_string_append (string, ", \"winner\": null");
  else
    g_string_append_printf (string, ", \"winner\": \"%s\"", bm_side_name ((BmSide) pos->winner));
  append_masks (string, "wormholes", pos->wormholes);
  append_worms (string, pos);
  append_zombies (string, pos);
  g_string_append_c (string, '}');
}

static void
append_position (BmPositionWriter *writer)
{
  GString *string = writer->string;
  const BmPosition *pos = writer->pos;

  bm_write_member (string, "{", "actions", bm_position_actions (pos));
  append_masks (string, "bedrock", pos->bedrock);
  append_bird (string, pos);
  append_counts (string, pos);
  bm_write_member (string, ", ", "day", pos->day);
  bm_write_decks (writer);
  append_stacks (string, "drills", pos, BM_DRILLS);
  bm_write_effects (writer);
  append_grass (string, pos);
  append_stacks (string, "gravestones", pos, BM_GRAVESTONES);
  bm_write_hands (writer);
  bm_write_member (string, ", ", "health", pos->health);
  bm_write_member (string, ", ", "hunger", pos->hunger);
  bm_write_known (writer);
  append_stacks (string, "lava", pos, BM_LAVA);
  bm_write_member (string, ", ", "max-health", pos->max_health);
  append_sides (string, "penalty", pos->penalty[BM_SIDE_BIRD], pos->penalty[BM_SIDE_WORMS]);
  bm_write_pending (writer);
  if (writer->view != BM_SIDE_NOBODY)
    g_string_append (string, ", \"seed\": null");
  else
    g_string_append_printf (string, ", \"seed\": %" G_GUINT64_FORMAT, pos->seed);
  bm_write_member (string, ", ", "spent", pos->spent);
  bm_write_member (string, ", ", "suspicion", pos->suspicion);
  bm_write_member (string, ", ", "total", pos->total);
  append_end (writer);
}

void
bm_position_append_text (const BmPosition *pos,
                         GString          *string)
{
  BmPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY };

  append_position (&writer);
}

void
bm_position_append_digest (const BmPosition *pos,
                           GString          *string)
{
  BmPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY, .digest = TRUE };

  append_position (&writer);
}

char *
bm_position_to_text (const BmPosition *pos)
{
  GString *string = g_string_sized_new (2048);

  bm_position_append_text (pos, string);
  return g_string_free (string, FALSE);
}

static void
append_view (const BmPosition *pos,
             BmSide            side,
             gboolean          open,
             GString          *string)
{
  BmPosition seen = *pos;
  BmPositionWriter writer = { .string = string, .pos = &seen, .whole = pos, .view = (int) side, .open = open };

  bm_rules_hide (&seen, side);
  append_position (&writer);
}

void
bm_position_append_view (const BmPosition *pos,
                         BmSide            side,
                         GString          *string)
{
  append_view (pos, side, FALSE, string);
}

void
bm_position_append_open_view (const BmPosition *pos,
                              BmSide            side,
                              GString          *string)
{
  append_view (pos, side, TRUE, string);
}
