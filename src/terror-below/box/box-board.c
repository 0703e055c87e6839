/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The board: Locations with their bonuses, both sides, Egg colours, seats (T1, T2.1, T24.1).
 */
#include "box-reader.h"

#include <string.h>

/* T1.2: in the order of TbLocation. */
static const char *const location_ids[TB_N_LOCATIONS + 1] = { "store", "motel", "police", "facility", "hospital", NULL };

/* T4.2 */
static const char *const seat_ids[TB_MAX_SEATS + 1] = { "red", "blue", "green", "yellow", "white", NULL };

/* A list of strings that must be equal to WORDS. */
static gboolean
read_fixed (const BmJson       *at,
            const char *const  *words,
            GError            **error)
{
  guint n, wanted = g_strv_length ((char **) words);

  if (!bm_json_check_list (at, &n, error))
    return FALSE;
  if (n != wanted)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must have %u words", wanted);
  for (guint i = 0; i < n; i++)
    {
      BmJson child;
      const char *text;

      bm_json_element (at, i, &child);
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      if (strcmp (text, words[i]) != 0)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be \"%s\"", words[i]);
    }
  return TRUE;
}

/* --- Locations and colours --------------------------------------------------------------------------------------- */

static gboolean
read_location (TbBoxReader   *reader,
               const BmJson  *at,
               guint          location,
               GError       **error)
{
  static const char *const keys[] = { "id", "name", NULL };
  const char *const only[] = { location_ids[location], NULL };
  guint8 index;

  return tb_box_effect (at, keys, TB_OWNER_LOCATION, &reader->box->bonus[location], error)
         && tb_box_member_word (at, "id", only, "Location at this place", &index, error)
         && tb_box_words (reader, at, location_ids[location], TB_WORDS_NAME,
                          &reader->box->words[TB_FIRST_LOCATION + location], error);
}

static gboolean
read_locations (TbBoxReader   *reader,
                const BmJson  *board,
                GError       **error)
{
  BmJson list, child;
  guint n;

  if (!tb_box_list (board, "locations", &list, &n, error))
    return FALSE;
  if (n != TB_N_LOCATIONS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have %d Locations", TB_N_LOCATIONS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!JSON_NODE_HOLDS_OBJECT (child.node))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be an object");
      if (!read_location (reader, &child, i, error))
        return FALSE;
    }
  return TRUE;
}

/* Whether ID is not used by anything else in the box. */
static gboolean
is_free (const TbBoxReader *reader,
         const char        *id,
         guint              n_colours)
{
  for (guint part = 0; part < TB_N_PARTS; part++)
    if (tb_box_find (reader->text->parts[part], id) < reader->text->parts[part]->len)
      return FALSE;
  for (guint i = 0; i < n_colours; i++)
    if (strcmp (reader->box->colour_words[i].id, id) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
read_colour (TbBoxReader   *reader,
             const BmJson  *at,
             guint          colour,
             GError       **error)
{
  static const char *const keys[] = { "id", "name", "letter", "mark", NULL };
  const char *id, *letter, *mark;
  BmJson child;

  if (!bm_json_check_object (at, keys, error) || !tb_box_member (at, "id", &child, error))
    return FALSE;
  id = tb_box_id (&child, error);
  if (id == NULL)
    return FALSE;
  if (!is_free (reader, id, colour))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "something else has this id");
  if (!tb_box_words (reader, at, id, TB_WORDS_NAME, &reader->box->colour_words[colour], error)
      || !tb_box_member (at, "mark", &child, error))
    return FALSE;
  mark = bm_json_get_string (&child, error);
  if (mark == NULL || !tb_box_member (at, "letter", &child, error))
    return FALSE;
  letter = bm_json_get_string (&child, error);
  if (letter == NULL)
    return FALSE;
  if (g_utf8_strlen (letter, -1) != 1)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be one letter");
  reader->box->colour_letters[colour] = tb_box_string (reader, letter);
  return TRUE;
}

static gboolean
read_colours (TbBoxReader   *reader,
              const BmJson  *board,
              GError       **error)
{
  BmJson eggs, list, child;
  guint n;

  if (!tb_box_member (board, "eggs", &eggs, error) || !tb_box_list (&eggs, "colours", &list, &n, error))
    return FALSE;
  if (n != TB_N_COLOURS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have %d colours", TB_N_COLOURS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_colour (reader, &child, i, error))
        return FALSE;
    }
  return TRUE;
}

/* --- Sides ------------------------------------------------------------------------------------------------------- */

/* A list of different spaces. */
static gboolean
read_spaces (const BmJson  *at,
             const char    *key,
             guint          n_columns,
             TbSpaces      *spaces,
             GError       **error)
{
  BmJson list, child;
  guint n;

  if (!tb_box_member (at, key, &list, error) || !bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      TbSpace space;

      bm_json_element (&list, i, &child);
      if (!tb_box_space (&child, n_columns, &space, error))
        return FALSE;
      if (*spaces & TB_BIT (space))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "stands twice");
      *spaces |= TB_BIT (space);
    }
  return TRUE;
}

/* T24.1: six ground spaces in every row, for the red die. */
static gboolean
check_rows (const BmJson   *at,
            const TbBoard  *board,
            GError        **error)
{
  for (int row = 0; row < TB_N_ROWS; row++)
    {
      guint n = 0;

      for (int column = 0; column < board->n_columns; column++)
        n += (board->canyon & TB_BIT (TB_SPACE (column, row))) == 0;
      if (n != 6)
        return bm_json_fail_member (at, "canyon", BM_ERROR_REFUSED, error, "row %d has %u ground spaces, not 6", row + 1, n);
    }
  return TRUE;
}

/* T1.2 */
static gboolean
read_standard (const BmJson  *at,
               TbBoard       *board,
               GError       **error)
{
  TbSpaces taken = 0;
  BmJson places, child;

  if (!tb_box_member (at, "locations", &places, error) || !bm_json_check_object (&places, location_ids, error))
    return FALSE;
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      if (!tb_box_member (&places, location_ids[i], &child, error)
          || !tb_box_space (&child, board->n_columns, &board->standard[i], error))
        return FALSE;
      if ((board->ground & ~board->mesa & TB_BIT (board->standard[i])) == 0)
        return bm_json_fail (&child, BM_ERROR_REFUSED, error, "must be ground, and not on the mesa (T1.2)");
      if (taken & TB_BIT (board->standard[i]))
        return bm_json_fail (&child, BM_ERROR_REFUSED, error, "there is another Location (T1.2)");
      taken |= TB_BIT (board->standard[i]);
    }
  return TRUE;
}

static gboolean
read_side (const BmJson  *at,
           int            most_columns,
           TbBoard       *board,
           GError       **error)
{
  static const char *const keys[] = { "columns", "rows", "canyon", "mesa", "locations", NULL };
  guint8 n_rows;

  if (!bm_json_check_object (at, keys, error)
      || !tb_box_number (at, "columns", 6, most_columns, &board->n_columns, error)
      || !tb_box_number (at, "rows", TB_N_ROWS, TB_N_ROWS, &n_rows, error)
      || !read_spaces (at, "canyon", board->n_columns, &board->canyon, error)
      || !read_spaces (at, "mesa", board->n_columns, &board->mesa, error)
      || !check_rows (at, board, error))
    return FALSE;
  tb_board_complete (board);
  if ((board->mesa & ~board->ground) != 0)
    return bm_json_fail_member (at, "mesa", BM_ERROR_REFUSED, error, "must be ground");
  return read_standard (at, board, error);
}

static gboolean
read_sides (TbBoxReader   *reader,
            const BmJson  *board,
            GError       **error)
{
  static const char *const keys[TB_N_BOARDS + 1] = { [TB_BOARD_DESERT] = "desert", [TB_BOARD_CANYON] = "canyon", NULL };
  /* Start coordinates refer to the spaces of the desert board (T2.6). */
  static const int most_columns[TB_N_BOARDS] = { [TB_BOARD_DESERT] = 6, [TB_BOARD_CANYON] = TB_N_COLUMNS };
  BmJson sides, child;

  if (!tb_box_member (board, "sides", &sides, error) || !bm_json_check_object (&sides, keys, error))
    return FALSE;
  for (guint i = 0; i < TB_N_BOARDS; i++)
    if (!tb_box_member (&sides, keys[i], &child, error)
        || !read_side (&child, most_columns[i], &reader->box->boards[i], error))
      return FALSE;
  return TRUE;
}

gboolean
tb_box_read_board (TbBoxReader  *reader,
                   GError      **error)
{
  const BmJson *board = reader->text->board;
  BmJson seats;

  if (!tb_box_read_numbers (reader, error)
      || !tb_box_member (board, "seats", &seats, error)
      || !read_fixed (&seats, seat_ids, error))
    return FALSE;
  memcpy (reader->box->seats, seat_ids, sizeof seat_ids);
  return read_locations (reader, board, error)
         && read_colours (reader, board, error)
         && read_sides (reader, board, error);
}
