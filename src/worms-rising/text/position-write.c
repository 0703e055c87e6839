/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writing a position canonically: the keys of the root, the board and its pieces.  The cards' keys are in
 * position-write-cards.c, the pending choice in position-write-pending.c.
 */
#include "position-writer.h"

#include "wr-names.h"
#include "wr-rules.h"
#include "wr-card-set.h"

void
wr_write_number (GString *string,
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
wr_write_member (GString    *string,
                 const char *before,
                 const char *key,
                 int         number)
{
  g_string_append (string, before);
  g_string_append_c (string, '"');
  g_string_append (string, key);
  g_string_append (string, "\": ");
  wr_write_number (string, number);
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
wr_write_space (GString *string,
                WrSpace  space)
{
  char text[WR_SPACE_TEXT_SIZE];

  g_string_append_c (string, '"');
  g_string_append (string, wr_space_text (space, text));
  g_string_append_c (string, '"');
}

void
wr_write_card (GString *string,
               guint8   card)
{
  if (card == WR_NO_CARD)
    {
      g_string_append (string, "null");
      return;
    }
  g_string_append_c (string, '"');
  g_string_append (string, wr_card_id (card));
  g_string_append_c (string, '"');
}

void
wr_write_comma (GString *string)
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
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      for (guint rows = masks[column]; rows != 0; rows &= rows - 1)
        {
          wr_write_comma (string);
          wr_write_space (string, WR_SPACE (column, __builtin_ctz (rows)));
        }
    }
  g_string_append_c (string, ']');
}

static void
append_stacks (GString          *string,
               const char       *key,
               const WrPosition *pos,
               guint             stack)
{
  g_string_append_printf (string, ", \"%s\": [", key);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      for (guint n = pos->on_grass[stack][column]; n > 0; n--)
        {
          wr_write_comma (string);
          wr_write_space (string, wr_position_grass_space (pos, column));
        }
    }
  g_string_append_c (string, ']');
}

static void
append_used (GString          *string,
             const WrPosition *pos,
             guint             who)
{
  g_string_append (string, ", \"used\": {");
  wr_write_member (string, "", "match", pos->used_match[who]);
  wr_write_member (string, ", ", "turn", pos->used_turn[who]);
  g_string_append_c (string, '}');
}

static void
append_bird (GString          *string,
             const WrPosition *pos)
{
  WrSpace at = pos->at[WR_PIECE_BIRD];

  g_string_append (string, ", \"bird\": {\"at\": ");
  if (at == WR_SPACE_NONE)
    g_string_append (string, "null");
  else
    wr_write_space (string, at);
  g_string_append (string, ", \"ate\": {");
  wr_write_member (string, "", "day", pos->ate_day);
  wr_write_member (string, ", ", "turn", pos->ate_turn);
  g_string_append (string, "}, \"card\": ");
  wr_write_card (string, pos->champions[WR_N_WORMS]);
  append_used (string, pos, WR_N_WORMS);
  g_string_append_c (string, '}');
}

static void
append_counts (GString          *string,
               const WrPosition *pos)
{
  static const WrSide sides[] = { WR_SIDE_BIRD, WR_SIDE_WORMS };

  g_string_append (string, ", \"counts\": {");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const char *before = "";

      g_string_append_printf (string, "%s\"%s\": {", i == 0 ? "" : ", ", wr_side_name (sides[i]));
      /* WrAction is in the order of the names. */
      for (WrAction action = 0; action < WR_N_ACTIONS; action++)
        {
          if (!wr_side_has_action (sides[i], action))
            continue;
          wr_write_member (string, before, wr_action_name (action), pos->counts[sides[i]][action]);
          before = ", ";
        }
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, '}');
}

static void
append_worms (GString          *string,
              const WrPosition *pos)
{
  g_string_append (string, ", \"worms\": [");
  for (WrPiece worm = WR_PIECE_GREEN; worm < WR_N_WORMS; worm++)
    {
      if (pos->at[worm] == WR_SPACE_NONE)
        continue;
      wr_write_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> worm & 1);
      g_string_append (string, ", \"at\": ");
      wr_write_space (string, pos->at[worm]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> worm & 1);
      g_string_append (string, ", \"card\": ");
      wr_write_card (string, pos->champions[worm]);
      g_string_append_printf (string, ", \"colour\": \"%s\"", wr_piece_name (worm));
      wr_write_member (string, ", ", "stunned", pos->stunned[worm]);
      append_used (string, pos, worm);
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, ']');
}

static void
append_zombies (GString          *string,
                const WrPosition *pos)
{
  g_string_append (string, ", \"zombies\": [");
  for (WrPiece zombie = WR_PIECE_ZOMBIE_1; zombie < WR_PIECE_BIRD; zombie++)
    {
      if (pos->at[zombie] == WR_SPACE_NONE)
        continue;
      wr_write_comma (string);
      g_string_append_c (string, '{');
      append_flag (string, "acted", pos->acted >> zombie & 1);
      g_string_append (string, ", \"at\": ");
      wr_write_space (string, pos->at[zombie]);
      g_string_append (string, ", ");
      append_flag (string, "bitten", pos->bitten >> zombie & 1);
      wr_write_member (string, ", ", "id", zombie - WR_PIECE_ZOMBIE_1 + 1);
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
  wr_write_member (string, "", "bird", bird);
  wr_write_member (string, ", ", "worms", worms);
  g_string_append_c (string, '}');
}

static void
append_grass (GString          *string,
              const WrPosition *pos)
{
  g_string_append (string, ", \"format\": \"" WR_POSITION_FORMAT "\", \"grass\": [");
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      wr_write_comma (string);
      wr_write_number (string, pos->grass[column]);
    }
  g_string_append_c (string, ']');
}

static void
append_end (WrPositionWriter *writer)
{
  GString *string = writer->string;
  const WrPosition *pos = writer->pos;

  g_string_append_printf (string, ", \"turn\": \"%s\"",
                          pos->turn == WR_TURN_SETUP ? "setup" : wr_side_name ((WrSide) pos->turn));
  wr_write_member (string, ", ", "version", WR_POSITION_VERSION);
  if (writer->view != BM_SIDE_NOBODY)
    g_string_append_printf (string, ", \"view\": \"%s\"", wr_side_name ((WrSide) writer->view));
  if (pos->winner == WR_NO_WINNER)
    g_string_append (string, ", \"winner\": null");
  else
    g_string_append_printf (string, ", \"winner\": \"%s\"", wr_side_name ((WrSide) pos->winner));
  append_masks (string, "wormholes", pos->wormholes);
  append_worms (string, pos);
  append_zombies (string, pos);
  g_string_append_c (string, '}');
}

static void
append_position (WrPositionWriter *writer)
{
  GString *string = writer->string;
  const WrPosition *pos = writer->pos;

  wr_write_member (string, "{", "actions", wr_position_actions (pos));
  append_masks (string, "bedrock", pos->bedrock);
  append_bird (string, pos);
  append_counts (string, pos);
  wr_write_member (string, ", ", "day", pos->day);
  wr_write_decks (writer);
  append_stacks (string, "drills", pos, WR_DRILLS);
  wr_write_effects (writer);
  append_grass (string, pos);
  append_stacks (string, "gravestones", pos, WR_GRAVESTONES);
  wr_write_hands (writer);
  wr_write_member (string, ", ", "health", pos->health);
  wr_write_member (string, ", ", "hunger", pos->hunger);
  wr_write_known (writer);
  append_stacks (string, "lava", pos, WR_LAVA);
  wr_write_member (string, ", ", "max-health", pos->max_health);
  append_sides (string, "penalty", pos->penalty[WR_SIDE_BIRD], pos->penalty[WR_SIDE_WORMS]);
  wr_write_pending (writer);
  if (writer->view != BM_SIDE_NOBODY)
    g_string_append (string, ", \"seed\": null");
  else
    g_string_append_printf (string, ", \"seed\": %" G_GUINT64_FORMAT, pos->seed);
  wr_write_member (string, ", ", "spent", pos->spent);
  wr_write_member (string, ", ", "suspicion", pos->suspicion);
  wr_write_member (string, ", ", "total", pos->total);
  append_end (writer);
}

void
wr_position_append_text (const WrPosition *pos,
                         GString          *string)
{
  WrPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY };

  append_position (&writer);
}

void
wr_position_append_digest (const WrPosition *pos,
                           GString          *string)
{
  WrPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY, .digest = TRUE };

  append_position (&writer);
}

char *
wr_position_to_text (const WrPosition *pos)
{
  GString *string = g_string_sized_new (2048);

  wr_position_append_text (pos, string);
  return g_string_free (string, FALSE);
}

static void
append_view (const WrPosition *pos,
             WrSide            side,
             gboolean          open,
             GString          *string)
{
  WrPosition seen = *pos;
  WrPositionWriter writer = { .string = string, .pos = &seen, .whole = pos, .view = (int) side, .open = open };

  wr_rules_hide (&seen, side);
  append_position (&writer);
}

void
wr_position_append_view (const WrPosition *pos,
                         WrSide            side,
                         GString          *string)
{
  append_view (pos, side, FALSE, string);
}

void
wr_position_append_open_view (const WrPosition *pos,
                              WrSide            side,
                              GString          *string)
{
  append_view (pos, side, TRUE, string);
}
