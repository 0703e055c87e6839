/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The board as text: a line per row, four columns and a blank per space, and below it what did not fit.  It all fits
 * into a terminal of 80 columns.
 */
#include "wr-cli.h"

#include <string.h>

#include "wr-names.h"
#include "wr-card-set.h"

#define SPACE_WIDTH 4
#define LINE_WIDTH  78

typedef enum
{
  SIGN_OPEN,
  SIGN_GRASS,
  SIGN_PACKED,
  SIGN_WORMHOLE,
  SIGN_BEDROCK,
  SIGN_DRILL,
  SIGN_GRAVESTONE,
  SIGN_LAVA,
  SIGN_MORE,
  N_SIGNS
} Sign;

/* For terminals that have only ASCII, and for all others. */
static const char *const signs[2][N_SIGNS] = {
  { " ", "=", ":", "o", "#", "d", "t", "~", "+" },
  { " ", "═", "░", "○", "■", "▼", "†", "≈", "+" },
};

static const char *const piece_signs[WR_N_PIECES] = {
  [WR_PIECE_GREEN] = "G",    [WR_PIECE_YELLOW] = "Y",   [WR_PIECE_PURPLE] = "P",   [WR_PIECE_PINK] = "K",
  [WR_PIECE_ZOMBIE_1] = "1", [WR_PIECE_ZOMBIE_2] = "2", [WR_PIECE_ZOMBIE_3] = "3", [WR_PIECE_ZOMBIE_4] = "4",
  [WR_PIECE_BIRD] = "B",
};

/* The contents of one space, most important first. */
typedef struct
{
  const char *items[32];
  guint       n;
} Contents;

static void
add (Contents   *contents,
     const char *sign,
     guint       times)
{
  for (; times > 0 && contents->n < G_N_ELEMENTS (contents->items); times--)
    contents->items[contents->n++] = sign;
}

static void
look (const WrPosition *pos,
      WrSpace           space,
      gboolean          utf8,
      Contents         *contents)
{
  static const Sign stacks[] = { SIGN_DRILL, SIGN_GRAVESTONE, SIGN_LAVA };
  int column = wr_space_column (space);

  contents->n = 0;
  if (pos->at[WR_PIECE_BIRD] == space)
    add (contents, piece_signs[WR_PIECE_BIRD], 1);
  for (WrPiece piece = WR_PIECE_GREEN; piece < WR_N_CRAWLERS; piece++)
    {
      if (pos->at[piece] == space)
        add (contents, piece_signs[piece], 1);
    }
  if (wr_position_has_wormhole (pos, space))
    add (contents, signs[utf8][SIGN_WORMHOLE], 1);
  if (wr_position_has_bedrock (pos, space))
    add (contents, signs[utf8][SIGN_BEDROCK], 1);
  if (wr_position_grass_space (pos, column) != space)
    return;
  for (guint stack = 0; stack < G_N_ELEMENTS (stacks); stack++)
    add (contents, signs[utf8][stacks[stack]], pos->on_grass[stack][column]);
}

static Sign
ground (const WrPosition *pos,
        WrSpace           space)
{
  switch (wr_position_terrain (pos, space))
    {
    case WR_TERRAIN_GRASS:
      return SIGN_GRASS;
    case WR_TERRAIN_PACKED:
      return SIGN_PACKED;
    case WR_TERRAIN_SKY:
    case WR_TERRAIN_CLEARED:
    case WR_TERRAIN_OUTSIDE:
    default:
      return SIGN_OPEN;
    }
}

static void
append_space (GString          *string,
              const WrPosition *pos,
              WrSpace           space,
              gboolean          utf8)
{
  const char *fill = signs[utf8][ground (pos, space)];
  Contents contents;
  guint left;

  look (pos, space, utf8, &contents);
  if (contents.n > SPACE_WIDTH)
    {
      contents.n = SPACE_WIDTH;
      contents.items[SPACE_WIDTH - 1] = signs[utf8][SIGN_MORE];
    }
  left = (SPACE_WIDTH - contents.n) / 2;
  for (guint i = 0; i < left; i++)
    g_string_append (string, fill);
  for (guint i = 0; i < contents.n; i++)
    g_string_append (string, contents.items[i]);
  for (guint i = left + contents.n; i < SPACE_WIDTH; i++)
    g_string_append (string, fill);
  g_string_append_c (string, ' ');
}

static void
append_ground (GString          *string,
               const WrPosition *pos,
               gboolean          utf8)
{
  g_string_append (string, "   ");
  for (int column = 0; column < WR_N_COLUMNS; column++)
    g_string_append_printf (string, "%s %c", column == 0 ? "" : "   ", 'a' + column);
  g_string_append_c (string, '\n');
  for (int row = 0; row <= WR_LAST_ROW; row++)
    {
      g_string_append_printf (string, "%2d ", row);
      for (int column = 0; column < WR_N_COLUMNS; column++)
        append_space (string, pos, WR_SPACE (column, row), utf8);
      /* Instead of the last blank. */
      string->str[string->len - 1] = '\n';
    }
}

/* Appends ITEM to a line that is WIDTH columns long, or begins the next line if it does not fit. */
static void
append_item (GString    *string,
             gsize      *width,
             const char *item)
{
  gsize length = 2 + (gsize) g_utf8_strlen (item, -1);

  if (*width > 0 && *width + length > LINE_WIDTH)
    {
      g_string_append_c (string, '\n');
      *width = 0;
    }
  g_string_append_printf (string, "  %s", item);
  *width += length;
}

static void
append_champion (GString          *item,
                 const WrPosition *pos,
                 WrPiece           piece)
{
  guint place = piece == WR_PIECE_BIRD ? WR_N_WORMS : piece;

  if (place > WR_N_WORMS || pos->champions[place] == WR_NO_VALUE)
    return;
  g_string_append_printf (item, " %s", wr_card_id (pos->champions[place]));
  if (pos->used_match[place] > 0)
    g_string_append_printf (item, " (used %u, %u this turn)", pos->used_match[place], pos->used_turn[place]);
}

static void
append_pieces (GString          *string,
               const WrPosition *pos)
{
  gsize width = 0;

  for (WrPiece piece = WR_PIECE_GREEN; piece < WR_N_PIECES; piece++)
    {
      g_autoptr (GString) item = g_string_new (wr_piece_name (piece));
      char space[WR_SPACE_TEXT_SIZE];

      if (pos->at[piece] == WR_SPACE_NONE)
        continue;
      g_string_append_printf (item, " %s", wr_space_text (pos->at[piece], space));
      append_champion (item, pos, piece);
      if (piece < WR_N_CRAWLERS && (pos->bitten >> piece & 1))
        g_string_append (item, " (has bitten)");
      if (piece < WR_N_WORMS && pos->stunned[piece] > 0)
        g_string_append_printf (item, " (stunned %d)", pos->stunned[piece]);
      append_item (string, &width, item->str);
    }
  g_string_append_c (string, '\n');
}

/* The full contents of the spaces in which they did not fit. */
static void
append_crowds (GString          *string,
               const WrPosition *pos,
               gboolean          utf8)
{
  gsize width = 0;

  for (WrSpace space = WR_SPACE (0, 0); space <= WR_SPACE (WR_N_COLUMNS - 1, WR_LAST_ROW); space++)
    {
      g_autoptr (GString) item = NULL;
      char text[WR_SPACE_TEXT_SIZE];
      Contents contents;

      if (!wr_space_on_board (space))
        continue;
      look (pos, space, utf8, &contents);
      if (contents.n <= SPACE_WIDTH)
        continue;
      item = g_string_new ("in ");
      g_string_append_printf (item, "%s: ", wr_space_text (space, text));
      for (guint i = 0; i < contents.n; i++)
        g_string_append (item, contents.items[i]);
      append_item (string, &width, item->str);
    }
  if (width > 0)
    g_string_append_c (string, '\n');
}

static void
append_turn (GString          *string,
             const WrPosition *pos)
{
  static const char *const sides[] = { [WR_SIDE_WORMS] = "Worms", [WR_SIDE_BIRD] = "Bird" };

  if (pos->winner != WR_NO_WINNER)
    g_string_append_printf (string, "The %s won.\n", pos->winner == WR_SIDE_BIRD ? "Bird has" : "Worms have");
  else if (pos->turn == WR_TURN_SETUP)
    g_string_append (string, "Setup\n");
  else if (pos->total == 0)
    g_string_append (string, "Night\n");
  else
    g_string_append_printf (string, "%s: %d of %d actions left\n",
                            sides[pos->turn], wr_position_actions (pos), pos->total);
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      if (pos->penalty[side] != 0)
        g_string_append_printf (string, "%s, next turn: %+d actions\n", sides[side], -pos->penalty[side]);
    }
}

static void
end_line (GString *string,
          gsize   *width)
{
  if (*width > 0)
    g_string_append_c (string, '\n');
  *width = 0;
}

/* A side's hand in the view of the side VIEWER: the cards, and the number of hidden ones. */
static void
append_hand (GString          *string,
             const WrPosition *pos,
             WrSide            side,
             int               viewer)
{
  const WrCards *cards = &pos->cards[side];
  guint64 seen = viewer == (int) side       ? G_MAXUINT64
                 : viewer == BM_SIDE_NOBODY ? 0
                                            : wr_position_visible (pos, (WrSide) viewer);
  g_autofree char *title = g_strdup_printf ("%s (deck %u, discarded %u):",
                                            side == WR_SIDE_BIRD ? "Bird's cards" : "Worms' cards", cards->n_deck,
                                            cards->n_discard);
  guint hidden = 0;
  gsize width = 0;

  append_item (string, &width, title);
  for (guint place = 0; place < cards->n_hand; place++)
    {
      if (place < 64 && (seen >> place & 1))
        append_item (string, &width, wr_card_id (cards->cards[place]));
      else
        hidden++;
    }
  if (hidden > 0)
    {
      g_autofree char *rest = g_strdup_printf ("%u hidden", hidden);

      append_item (string, &width, rest);
    }
  end_line (string, &width);
}

static gboolean
has_cards (const WrCards *cards)
{
  return cards->n_hand + cards->n_deck + cards->n_discard > 0;
}

static void
append_cards (GString          *string,
              const WrPosition *pos,
              int               viewer)
{
  if (has_cards (&pos->cards[WR_SIDE_WORMS]))
    append_hand (string, pos, WR_SIDE_WORMS, viewer);
  if (has_cards (&pos->cards[WR_SIDE_BIRD]))
    append_hand (string, pos, WR_SIDE_BIRD, viewer);
  if (has_cards (&pos->events))
    g_string_append_printf (string, "  Special Events: deck %u, discarded %u\n", pos->events.n_deck,
                            pos->events.n_discard);
}

/* The effects in force, and until when. */
static void
append_reminders (GString          *string,
                  const WrPosition *pos)
{
  gsize width = 0;

  if (pos->turn == WR_TURN_SETUP || pos->n_effects == 0)
    return;
  append_item (string, &width, "In force:");
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const WrEffect *effect = &pos->effects[i];
      g_autoptr (GString) item = g_string_new (wr_card_id (effect->card));

      g_string_append (item, " (");
      wr_until_append_text (WR_EFFECT_UNTIL (effect), WR_EFFECT_N (effect), item);
      g_string_append_c (item, ')');
      append_item (string, &width, item->str);
    }
  end_line (string, &width);
}

void
wr_cli_append_board (GString       *string,
                     gconstpointer  position,
                     int            viewer,
                     gboolean       utf8)
{
  const WrPosition *pos = position;

  append_ground (string, pos, utf8);
  g_string_append_printf (string, "Day %d   Hunger %d/%d   Suspicion %d/%d%s   Health %d/%d\n",
                          pos->day, pos->hunger, BM_HUNGER_TOP, pos->suspicion, BM_SUSPICION_TOP,
                          pos->suspicion == 0                    ? " (Dum)"
                          : pos->suspicion >= BM_SUSPICION_SUS   ? " (Sus)"
                                                                 : "",
                          pos->health, pos->max_health);
  append_turn (string, pos);
  append_pieces (string, pos);
  append_crowds (string, pos, utf8);
  append_cards (string, pos, viewer);
  append_reminders (string, pos);
}

void
wr_cli_append_legend (GString  *string,
                      gboolean  utf8)
{
  const char *const *s = signs[utf8];

  g_string_append (string, "G Y P K  Green, Yellow, Purple, Pink    1-4  Zombies    B  the Bird\n");
  g_string_append_printf (string,
                          "%s Grass  %s packed Dirt  %s Wormhole  %s Bedrock  %s Drill  %s Gravestone  %s Lava\n",
                          s[SIGN_GRASS], s[SIGN_PACKED], s[SIGN_WORMHOLE], s[SIGN_BEDROCK], s[SIGN_DRILL],
                          s[SIGN_GRAVESTONE], s[SIGN_LAVA]);
  g_string_append_printf (string, "%s more than fits, listed below the board\n", s[SIGN_MORE]);
}
