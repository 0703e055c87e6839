/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a side's view of a position: checks that what must be hidden is, and nothing else.
 */
#include "position-reader.h"

#include "wr-names.h"
#include "wr-rules.h"

gboolean
wr_reader_view (WrPositionReader *reader,
                const BmJson     *at)
{
  const char *name = bm_json_get_string (at, reader->error);
  WrSide side;

  if (name == NULL)
    return FALSE;
  side = wr_side_from_name (name);
  if (side == WR_N_SIDES)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "must be \"bird\" or \"worms\"");
  reader->view = (int) side;
  return TRUE;
}

/* The visible cards of the other hand are those that the side knows; if it sees the hand none is hidden. */
static gboolean
take_hand (WrPositionReader *reader,
           WrSide            side)
{
  WrPosition *pos = reader->pos;
  const WrCards *other = &pos->cards[wr_side_other (side)];
  guint64 hidden = 0;

  pos->known[side] = 0;
  for (guint place = 0; place < other->n_hand; place++)
    {
      guint64 bit = (guint64) 1 << place;

      if (other->cards[place] == WR_NO_CARD)
        hidden |= bit;
      else
        pos->known[side] |= bit;
    }
  return (wr_position_visible (pos, side) & hidden) == 0 ||
         wr_reader_refuse_member (reader, "hands", "R13.1", "the other hand lies open, nothing in it is hidden");
}

gboolean
wr_reader_check_view (WrPositionReader *reader)
{
  WrSide side = (WrSide) reader->view;

  if (!take_hand (reader, side))
    return FALSE;
  if (reader->pos->winner == WR_NO_WINNER && wr_position_to_act (reader->pos) != (int) side)
    return wr_reader_refuse_member (reader, "view", NULL, "the other side decides");
  wr_rules_hide (reader->pos, side);
  return TRUE;
}
