/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The board as text: each space has two lines, one for what is on the ground, one for the pawns in it and the Worms
 * that would hit it.  The wider board has narrower spaces, so that it fits into 80 columns.
 */
#include "tb-cli.h"

#include "tb-names.h"
#include "tb-rules.h"

#define WIDE_SPACE   10
#define NARROW_SPACE 8
#define WIDE_BOARD   6 /* columns: more have narrow spaces */

typedef enum
{
  SIGN_RUBBLE,
  SIGN_CANYON,
  SIGN_ACROSS,
  SIGN_DOWN,
  N_SIGNS
} Sign;

/* For terminals that have only ASCII, and for all others. */
static const char *const signs[2][N_SIGNS] = {
  { "#", "~", "-", "|" },
  { "▲", "░", "─", "│" },
};

/* The corners of the top edge, the inner edges and the bottom edge: left, middle, right. */
static const char *const corners[2][3][3] = {
  { { "+", "+", "+" }, { "+", "+", "+" }, { "+", "+", "+" } },
  { { "┌", "┬", "┐" }, { "├", "┼", "┤" }, { "└", "┴", "┘" } },
};

typedef struct
{
  const TbPosition *pos;
  gboolean          utf8;
  guint             n_columns;
  guint             width;    /* of a space */
  TbSpaces          danger[TB_N_SLOTS]; /* the spaces where the Worm would hit a pawn; 0: it is out of play */
} Map;

TbSpaces
tb_cli_danger (const TbPosition *pos,
               const TbSlot     *slot)
{
  TbSpaces area = tb_attack_area (pos, tb_worm (slot->worm), slot->target);

  return tb_position_is_solo (pos) ? area : area & (~tb_position_locations (pos) | TB_BIT (slot->target));
}

static void
append_times (GString    *string,
              const char *sign,
              guint       times)
{
  for (; times > 0; times--)
    g_string_append (string, sign);
}

/* "vvo", or "9E" where there is not enough space. */
static void
append_egg_letters (GString *string,
                    guint16  eggs,
                    guint    room)
{
  if (tb_eggs_total (eggs) > room)
    {
      g_string_append_printf (string, "%uE", tb_eggs_total (eggs));
      return;
    }
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    append_times (string, tb_box->colour_letters[colour], tb_eggs_count (eggs, colour));
}

/* How many letters of Eggs fit. */
static guint
egg_room (const Map *map,
          TbSpace    space)
{
  guint rubble = tb_position_rubble_at (map->pos, space);

  return map->width - rubble - (rubble > 0 ? 1 : 0);
}

/* What is on the ground: a Location, Rubble, Eggs. */
static void
append_ground (const Map *map,
               TbSpace    space,
               GString   *cell)
{
  guint location = tb_position_location_at (map->pos, space), rubble = tb_position_rubble_at (map->pos, space);

  if (location < TB_N_LOCATIONS)
    {
      tb_cli_append_location (cell, location);
      if (rubble > 0)
        g_string_truncate (cell, MIN (cell->len, map->width - 1 - rubble));
    }
  else
    append_times (cell, signs[map->utf8][SIGN_RUBBLE], rubble);
  if (rubble > 0 && (location < TB_N_LOCATIONS || map->pos->eggs[space] != 0))
    g_string_append_c (cell, ' ');
  if (location < TB_N_LOCATIONS)
    append_times (cell, signs[map->utf8][SIGN_RUBBLE], rubble);
  else
    append_egg_letters (cell, map->pos->eggs[space], egg_room (map, space));
}

static void
append_group (const Map  *map,
              GString    *cell,
              const char *before,
              const char *digits,
              const char *after)
{
  if (*digits == '\0')
    return;
  if (cell->len > 0 && map->width == WIDE_SPACE)
    g_string_append_c (cell, ' ');
  g_string_append_printf (cell, "%s%s%s", before, digits, after);
}

/* What stands in a space: pawns, Target tokens, and the Worms that would hit a pawn there from another space. */
static void
append_pieces (const Map *map,
               TbSpace    space,
               GString   *cell)
{
  char targets[TB_N_SLOTS + 1] = "", dangers[TB_N_SLOTS + 1] = "";
  guint n_targets = 0, n_dangers = 0;

  for (guint seat = 0; seat < map->pos->options.players; seat++)
    if (map->pos->players[seat].at == space)
      g_string_append_c (cell, tb_cli_seat_letter (seat));
  for (guint i = 0; i < TB_N_SLOTS; i++)
    if (tb_slot_is_in_play (&map->pos->slots[i]) && map->pos->slots[i].target == space)
      targets[n_targets++] = (char) ('1' + i);
    else if ((map->danger[i] & TB_BIT (space)) != 0)
      dangers[n_dangers++] = (char) ('1' + i);
  append_group (map, cell, "(", targets, ")");
  append_group (map, cell, "!", dangers, "");
}

static void
append_row (const Map *map,
            GString   *string,
            guint      row,
            void     (*append) (const Map *map,
                                TbSpace    space,
                                GString   *cell))
{
  for (guint column = 0; column < map->n_columns; column++)
    {
      TbSpace space = TB_SPACE (column, row);
      g_autoptr (GString) cell = g_string_new (NULL);

      if ((tb_position_board (map->pos)->canyon & TB_BIT (space)) != 0)
        append_times (cell, signs[map->utf8][SIGN_CANYON], map->width);
      else
        append (map, space, cell);
      g_string_append (string, signs[map->utf8][SIGN_DOWN]);
      g_string_append (string, cell->str);
      append_times (string, " ", map->width - (guint) g_utf8_strlen (cell->str, -1));
    }
  g_string_append_printf (string, "%s\n", signs[map->utf8][SIGN_DOWN]);
}

static void
append_edge (const Map *map,
             GString   *string,
             guint      which)
{
  const char *const *own = corners[map->utf8][which];

  g_string_append (string, "   ");
  for (guint column = 0; column < map->n_columns; column++)
    {
      g_string_append (string, own[column == 0 ? 0 : 1]);
      append_times (string, signs[map->utf8][SIGN_ACROSS], map->width);
    }
  g_string_append_printf (string, "%s\n", own[2]);
}

/* All Eggs of the spaces in which they did not fit. */
static void
append_heaps (const Map *map,
              GString   *string)
{
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      g_autoptr (GString) eggs = NULL;
      char text[TB_SPACE_TEXT_SIZE];

      if (tb_eggs_total (map->pos->eggs[space]) <= egg_room (map, space))
        continue;
      eggs = g_string_new (NULL);
      tb_cli_append_eggs (eggs, map->pos->eggs[space]);
      g_string_append_printf (string, "   In %s: %s\n", tb_space_text (space, text),
                              g_strdelimit (eggs->str, TB_CLI_GLUE, ' '));
    }
}

void
tb_cli_append_map (GString          *string,
                   const TbPosition *pos,
                   gboolean          utf8)
{
  Map map = { .pos = pos, .utf8 = utf8, .n_columns = tb_position_board (pos)->n_columns };

  map.width = map.n_columns <= WIDE_BOARD ? WIDE_SPACE : NARROW_SPACE;
  for (guint i = 0; i < TB_N_SLOTS; i++)
    if (tb_slot_is_in_play (&pos->slots[i]))
      map.danger[i] = tb_cli_danger (pos, &pos->slots[i]);
  g_string_append (string, "   ");
  for (guint column = 0; column < map.n_columns; column++)
    g_string_append_printf (string, " %*c%*s", (int) map.width / 2, 'a' + (int) column, (int) map.width / 2, "");
  while (string->str[string->len - 1] == ' ')
    g_string_truncate (string, string->len - 1);
  g_string_append_c (string, '\n');
  append_edge (&map, string, 0);
  for (guint row = 0; row < TB_N_ROWS; row++)
    {
      g_string_append_printf (string, " %u ", row + 1);
      append_row (&map, string, row, append_ground);
      g_string_append (string, "   ");
      append_row (&map, string, row, append_pieces);
      append_edge (&map, string, row + 1 < TB_N_ROWS ? 1 : 2);
    }
  append_heaps (&map, string);
}

void
tb_cli_append_legend (GString  *string,
                      gboolean  utf8)
{
  g_string_append (string, "On the board: ");
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    g_string_append_printf (string, "%c ", tb_cli_seat_letter (seat));
  g_string_append_printf (string, " pawns    %s  Rubble    %s  the Canyon\n", signs[utf8][SIGN_RUBBLE],
                          signs[utf8][SIGN_CANYON]);
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    g_string_append_printf (string, "%s %s%s", tb_box->colour_letters[colour], tb_colour_name (colour),
                            colour + 1 < TB_N_COLOURS ? ", " : " Eggs    9E  nine Eggs, listed below the board\n");
  g_string_append (string, "(1)  the Target of Worm 1    !1  Worm 1 would catch a pawn here, too\n"
                           "Below it: (new)  cannot be used in this turn;  >  whose turn it is\n");
}
