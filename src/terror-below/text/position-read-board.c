/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: the board with its pieces, and the Terror zone.
 */
#include "position-reader.h"

#include "tb-names.h"

/* --- Locations ----------------------------------------------------------------------------------------------- */

static gboolean
read_location (TbPositionReader *reader,
               const BmJson     *at)
{
  TbPosition *pos = reader->pos;
  guint location = tb_location_from_name (at->key);
  const char *text;
  TbSpace space;

  if (location == TB_N_LOCATIONS)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such Location (T1.2)");
  pos->locations[location] = TB_SPACE_NONE;
  if (bm_json_is_null (at))
    return reader->n_players == 1 || reader->form_only
           || tb_reader_refuse (reader, at, "T25.8", "Locations are destroyed in solo matches only");
  text = bm_json_get_string (at, reader->error);
  if (text == NULL || !tb_reader_space (reader, at, text, &space))
    return FALSE;
  if ((tb_position_board (pos)->mesa & TB_BIT (space)) != 0 && !reader->form_only)
    return tb_reader_refuse (reader, at, "T4.3", "no Location stands on the mesa");
  pos->locations[location] = space;
  return TRUE;
}

/* --- Rubble and Eggs ----------------------------------------------------------------------------------------- */

static gboolean
read_rubble (TbPositionReader *reader,
             const BmJson     *at)
{
  TbPosition *pos = reader->pos;
  gboolean location;
  TbSpace space;
  gint64 n;

  if (!tb_reader_space (reader, at, at->key, &space)
      || !bm_json_get_integer (at, G_MININT64, G_MAXINT64, &n, reader->error))
    return FALSE;
  if (n < 1 || n > (gint64) G_N_ELEMENTS (pos->rubble))
    return tb_reader_refuse (reader, at, "T1.4", "1 or 2 Rubble lie in a space");
  location = tb_position_location_at (pos, space) < TB_N_LOCATIONS && !reader->form_only;
  if (location && reader->n_players > 1)
    return tb_reader_refuse (reader, at, "T1.4", "no Rubble lies on a Location");
  if (location && n >= tb_box->numbers.location_rubble)
    return tb_reader_refuse (reader, at, "T25.7", "so much Rubble destroys a Location");
  for (guint level = 0; level < n; level++)
    pos->rubble[level] |= TB_BIT (space);
  return TRUE;
}

static gboolean
read_eggs (TbPositionReader *reader,
           const BmJson     *at)
{
  TbPosition *pos = reader->pos;
  TbSpace space;
  BmJson child;
  guint n;

  if (!tb_reader_space (reader, at, at->key, &space) || !bm_json_check_list (at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (at, i, &child);
      if (!tb_reader_egg (reader, &child, &pos->eggs[space]))
        return FALSE;
    }
  if (reader->form_only || n == 0)
    return TRUE;
  if (tb_position_location_at (pos, space) < TB_N_LOCATIONS)
    return tb_reader_refuse (reader, at, "T1.4", "no Egg lies on a Location");
  if (reader->n_players == 1 && n > tb_box->numbers.eggs_in_a_space)
    return tb_reader_refuse (reader, at, "T25.9", "several Eggs in a space are gone at once");
  return TRUE;
}

/* --- The Terror zone ----------------------------------------------------------------------------------------- */

static gboolean
read_laid (TbPositionReader *reader,
           const BmJson     *at,
           TbSlot           *slot)
{
  static const char *const keys[] = { "by", "card", "down", NULL };
  guint8 by = TB_NO_SEAT;
  gboolean down = FALSE;
  BmJson child;

  if (!bm_json_check_object (at, keys, reader->error)
      || (bm_json_member (at, "down", &child) && !bm_json_get_boolean (&child, &down, reader->error))
      || (bm_json_member (at, "by", &child) && !bm_json_is_null (&child) && !tb_reader_seat (reader, &child, &by)))
    return FALSE;
  if (down && by == TB_NO_SEAT && !reader->form_only)
    return tb_reader_refuse (reader, at, "T15.3", "face-down cards were played by somebody");
  slot->by[slot->n_cards] = (guint8) (by | (down ? TB_LAID_DOWN : 0));
  if (!bm_json_member (at, "card", &child))
    return reader->form_only || bm_json_fail_member (at, "card", BM_ERROR_UNREADABLE, reader->error, "missing");
  return tb_reader_take (reader, &child, 1u << TB_DECK_VEHICLES, down && by != reader->view,
                         &slot->cards[slot->n_cards++]);
}

/* T2.6: if missing, the token is on the Worm's start coordinates. */
static gboolean
read_target (TbPositionReader *reader,
             const BmJson     *at,
             TbSlot           *slot)
{
  const TbWorm *worm;
  BmJson child;

  if (reader->form_only)
    return TRUE;
  if (slot->worm == TB_NO_CARD)
    return bm_json_fail_member (at, "worm", BM_ERROR_UNREADABLE, reader->error, "missing");
  worm = tb_worm (slot->worm);
  if (!bm_json_member (at, "target", &child))
    slot->target = tb_position_board (reader->pos)->by_dice[worm->red][worm->blue];
  else if (slot->target == TB_SPACE_NONE)
    return tb_reader_refuse (reader, &child, "T2.7", "every Worm has its token on the board");
  return TRUE;
}

static gboolean
read_slot (TbPositionReader *reader,
           const BmJson     *at)
{
  TbSlot *slot = &reader->pos->slots[at->index];
  BmJson list, child;
  guint n, most;

  if (bm_json_is_null (at))
    return TRUE;
  if (!tb_reader_fields (reader, at, tb_slot_fields, slot) || !read_target (reader, at, slot)
      || !bm_json_member_list (at, "cards", &list, &n, reader->error))
    return FALSE;
  most = reader->form_only ? TB_MAX_LAID : MIN (TB_MAX_LAID, tb_worm_limit (reader->pos, slot->worm) + 1u);
  if (n > most)
    return tb_reader_refuse (reader, &list, "T23.3", "at most %u cards can lie here", most);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_laid (reader, &child, slot))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_played (TbPositionReader *reader)
{
  BmJson at;

  return !bm_json_member (reader->root, "played", &at) || bm_json_is_null (&at)
         || tb_reader_fields (reader, &at, tb_played_fields, reader->pos);
}

gboolean
tb_reader_board (TbPositionReader *reader)
{
  const BmJson *root = reader->root;

  return tb_reader_members (reader, root, "locations", read_location)
         && tb_reader_members (reader, root, "rubble", read_rubble)
         && tb_reader_members (reader, root, "eggs", read_eggs)
         && tb_reader_list (reader, root, "slots", TB_N_SLOTS, read_slot)
         && read_played (reader);
}
