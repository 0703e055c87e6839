/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the pending choice.  The frames below it are read by position-read-resume.c.
 */
#include "position-reader.h"

#include <string.h>

#include "wr-names.h"
#include "hooks.h"
#include "position-frames.h"

/* The member KEY must be NAME, null if NAME is NULL. */
static gboolean
check_name (WrPositionReader *reader,
            const BmJson     *pending,
            const char       *key,
            const char       *name)
{
  BmJson at;
  const char *text;

  if (!bm_json_member (pending, key, &at))
    return TRUE;
  if (bm_json_is_null (&at))
    {
      if (name == NULL || reader->form_only)
        return TRUE;
      return wr_reader_refuse (reader, &at, NULL, "must be \"%s\"", name);
    }
  text = bm_json_get_string (&at, reader->error);
  if (text == NULL)
    return FALSE;
  if (reader->form_only || g_strcmp0 (text, name) == 0)
    return TRUE;
  return name == NULL ? wr_reader_refuse (reader, &at, NULL, "must be null")
                      : wr_reader_refuse (reader, &at, NULL, "must be \"%s\"", name);
}

/* `who`, which this kind of choice requires. */
static gboolean
read_who (WrPositionReader *reader,
          const BmJson     *pending,
          BmJson           *at,
          WrPiece          *piece)
{
  const char *name;

  if (!bm_json_member (pending, "who", at))
    return bm_json_fail_member (pending, "who", BM_ERROR_UNREADABLE, reader->error, "missing");
  name = bm_json_get_string (at, reader->error);
  if (name == NULL)
    return FALSE;
  *piece = wr_piece_from_name (name);
  return TRUE;
}

static gboolean
read_exit (WrPositionReader *reader,
           const BmJson     *pending,
           WrFrame          *choice)
{
  const WrPosition *pos = reader->pos;
  WrPiece piece = WR_PIECE_NONE;
  BmJson at;

  if (!read_who (reader, pending, &at, &piece))
    return FALSE;
  if (piece >= WR_N_CRAWLERS || pos->at[piece] == WR_SPACE_NONE)
    return wr_reader_refuse (reader, &at, "R12.1", "no such Worm or Zombie is on the board");
  if (!wr_position_wormhole_active (pos, pos->at[piece]))
    return wr_reader_refuse (reader, &at, "R12.1", "%s is in no active Wormhole", wr_piece_name (piece));
  if (pos->turn == WR_TURN_SETUP)
    return wr_reader_refuse (reader, &at, "R3.3", "no Wormhole is entered in setup");
  *choice = (WrFrame) { .kind = WR_FRAME_EXIT, .a = (guint8) piece };
  return TRUE;
}

/* The cards offered follow from the options. */
static gboolean
read_offer (WrPositionReader *reader,
            const BmJson     *pending,
            WrPiece           piece,
            WrFrame          *choice)
{
  guint deck = piece == WR_PIECE_BIRD ? WR_DECK_BIRD_CHAMPION : WR_DECK_WORM_CHAMPION;
  guint most = piece == WR_PIECE_BIRD ? BM_OFFERED_BIRDS : BM_OFFERED_WORMS;
  guint8 cards[4] = { WR_NO_CARD, WR_NO_CARD, WR_NO_CARD, WR_NO_CARD };
  BmJson at, child;
  guint n;

  G_STATIC_ASSERT (BM_OFFERED_BIRDS <= G_N_ELEMENTS (cards) && BM_OFFERED_WORMS <= G_N_ELEMENTS (cards));
  if (!bm_json_member (pending, "options", &at))
    return bm_json_fail_member (pending, "options", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  if (n == 0 || n > most)
    return wr_reader_refuse (reader, &at, piece == WR_PIECE_BIRD ? "R3.5" : "R3.4", "1 to %u cards are offered", most);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!wr_reader_take_card (reader, &child, 1u << deck, &cards[i]))
        return FALSE;
      if (i > 0 && cards[i] <= cards[i - 1])
        return wr_reader_refuse (reader, &child, NULL, "not in the order of names");
    }
  *choice = (WrFrame) { .kind = WR_FRAME_DRAFT, .a = (guint8) piece, .b = cards[0], .c = cards[1], .d = cards[2],
                        .e = cards[3] };
  return TRUE;
}

static gboolean
read_draft (WrPositionReader *reader,
            const BmJson     *pending,
            WrFrame          *choice)
{
  const WrPosition *pos = reader->pos;
  WrPiece piece = WR_PIECE_NONE;
  BmJson at;

  if (!read_who (reader, pending, &at, &piece))
    return FALSE;
  if (pos->turn != WR_TURN_SETUP)
    return wr_reader_refuse (reader, &at, "R3.4", "champions are drafted in setup");
  if (!wr_piece_is_worm (piece) && piece != WR_PIECE_BIRD)
    return wr_reader_refuse (reader, &at, "R3.4", "must be a Worm or \"bird\"");
  for (guint i = MIN ((guint) piece, WR_N_WORMS); i <= WR_N_WORMS; i++)
    {
      if (pos->champions[i] != WR_NO_VALUE)
        return wr_reader_refuse (reader, &at, "R3.4", "whoever comes from here on has no champion yet");
    }
  return read_offer (reader, pending, piece, choice);
}

static gboolean
read_evening (WrPositionReader *reader,
              const BmJson     *kind,
              WrFrame          *choice)
{
  const WrPosition *pos = reader->pos;

  *choice = (WrFrame) { .kind = WR_FRAME_DAY, .a = WR_PHASE_EVENING };
  return (pos->turn != WR_TURN_SETUP && wr_space_outside (pos->at[WR_PIECE_BIRD])) ||
         wr_reader_refuse (reader, kind, "R14.1", "this waits in the evening for a Bird outside the board");
}

static gboolean
read_discard (WrPositionReader *reader,
              const BmJson     *kind,
              WrFrame          *choice)
{
  const WrPosition *pos = reader->pos;
  int limit = BM_HAND_LIMIT;

  *choice = (WrFrame) { .kind = WR_FRAME_DAY, .a = WR_PHASE_DISCARD };
  if (pos->turn != WR_TURN_SETUP)
    limit = wr_hook_amount (pos, WR_AMOUNT_HAND_LIMIT, limit, (WrSide) pos->turn, WR_PIECE_NONE, WR_N_ACTIONS);
  return (pos->turn != WR_TURN_SETUP && pos->cards[pos->turn].n_hand > limit) ||
         wr_reader_refuse (reader, kind, "R4.3", "no hand is over its limit");
}

static gboolean
read_land (WrPositionReader *reader,
           const BmJson     *kind,
           WrFrame          *choice)
{
  *choice = (WrFrame) { .kind = WR_FRAME_LAND };
  return reader->pos->turn == WR_TURN_SETUP || wr_reader_refuse (reader, kind, "R3.5", "the Bird has landed already");
}

/* The frame of the choice, from `kind`, `who` and `card`; for a card only its kind, as its frame is in `resume`. */
static gboolean
read_choice (WrPositionReader *reader,
             const BmJson     *pending,
             WrFrame          *choice)
{
  BmJson at, card;
  const char *kind;

  if (!bm_json_member (pending, "kind", &at))
    return reader->form_only || bm_json_fail_member (pending, "kind", BM_ERROR_UNREADABLE, reader->error, "missing");
  kind = bm_json_get_string (&at, reader->error);
  if (kind == NULL)
    return FALSE;
  if (!g_strv_contains ((const char *const[]) { "act", "ask", "discard", "draft", "exit", "land", "pick", NULL }, kind))
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error,
                         "must be \"act\", \"ask\", \"discard\", \"draft\", \"exit\", \"land\" or \"pick\"");
  if (reader->form_only)
    return TRUE;

  if (strcmp (kind, "exit") == 0)
    return read_exit (reader, pending, choice);
  if (strcmp (kind, "draft") == 0)
    return read_draft (reader, pending, choice);
  if (strcmp (kind, "land") == 0)
    return read_land (reader, &at, choice);
  if (strcmp (kind, "discard") == 0)
    return read_discard (reader, &at, choice);
  if (strcmp (kind, "act") == 0 && (!bm_json_member (pending, "card", &card) || bm_json_is_null (&card)))
    return read_evening (reader, &at, choice);
  *choice = (WrFrame) { .kind = WR_FRAME_CARD };
  return TRUE;
}

/* The card of the choice is read from `card`, so that the box is loaded before its frames are read. */
static gboolean
read_resume (WrPositionReader *reader,
             const BmJson     *pending,
             const WrFrame    *choice)
{
  WrPosition *pos = reader->pos;
  BmJson at;
  guint8 card;

  if (!reader->form_only && choice->kind == WR_FRAME_CARD)
    {
      if (!bm_json_member (pending, "card", &at))
        return bm_json_fail_member (pending, "card", BM_ERROR_UNREADABLE, reader->error, "missing");
      if (!wr_reader_card (reader, &at, ~0u, &card))
        return FALSE;
    }
  if (bm_json_member (pending, "resume", &at) && !(reader->view != BM_SIDE_NOBODY && bm_json_is_null (&at)))
    return wr_reader_resume (reader, &at, choice);
  if (reader->form_only)
    return TRUE;
  if (reader->view != BM_SIDE_NOBODY && (choice->kind == WR_FRAME_CARD || choice->kind == WR_FRAME_EXIT))
    return bm_json_fail_member (pending, "resume", BM_ERROR_UNREADABLE, reader->error,
                                "missing; a view to play on from has it");
  if (choice->kind == WR_FRAME_CARD)
    return bm_json_fail_member (pending, "resume", BM_ERROR_UNREADABLE, reader->error, "missing");
  pos->frames[pos->n_frames++] = *choice;
  return TRUE;
}

/* Checks that the choice of the frames is that of the text. */
static gboolean
check_choice (WrPositionReader *reader,
              const BmJson     *pending)
{
  const WrPosition *pos = reader->pos;
  WrPiece who;
  guint8 card;

  if (reader->form_only)
    return check_name (reader, pending, "card", NULL) && check_name (reader, pending, "side", NULL) &&
           check_name (reader, pending, "who", NULL);
  who = wr_position_choice_piece (pos);
  card = wr_position_asking_card (pos);
  return check_name (reader, pending, "kind", wr_position_choice_kind (pos)) &&
         check_name (reader, pending, "card", card == WR_NO_CARD ? NULL : wr_card_id (card)) &&
         check_name (reader, pending, "side", wr_side_name ((WrSide) wr_position_to_act (pos))) &&
         check_name (reader, pending, "who", who == WR_PIECE_NONE ? NULL : wr_piece_name (who));
}

gboolean
wr_reader_pending (WrPositionReader *reader)
{
  static const char *const keys[] = { "card", "kind", "options", "resume", "side", "who", NULL };
  WrPosition *pos = reader->pos;
  WrFrame choice = { 0 };
  BmJson at;

  if (!bm_json_member (reader->root, "pending", &at) || bm_json_is_null (&at))
    {
      if (pos->turn == WR_TURN_SETUP && !reader->form_only)
        return wr_reader_refuse_member (reader, "pending", "R3.5", "setup waits for the Bird to land");
      return TRUE;
    }
  if (!bm_json_check_object (&at, keys, reader->error) || !read_choice (reader, &at, &choice))
    return FALSE;
  if (pos->winner != WR_NO_WINNER && !reader->form_only)
    return wr_reader_refuse (reader, &at, "R2.3", "a finished match waits for nothing");
  return read_resume (reader, &at, &choice) && check_choice (reader, &at);
}

gboolean
wr_reader_options (WrPositionReader *reader)
{
  g_autoptr (GPtrArray) options = NULL;
  BmJson pending, at, child;
  const char *text;
  guint n;

  if (reader->pos->n_frames == 0)
    return TRUE;
  bm_json_member (reader->root, "pending", &pending);
  options = wr_pending_options (reader->pos);
  /* A choice of one is made automatically (R12.5), except in setup. */
  if (options->len < (reader->pos->turn == WR_TURN_SETUP ? 1 : 2))
    return wr_reader_refuse (reader, &pending, "R12.5", "there is nothing to choose");
  if (!bm_json_member (&pending, "options", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      text = bm_json_get_string (&child, reader->error);
      if (text == NULL)
        return FALSE;
      if (i >= options->len || strcmp (text, g_ptr_array_index (options, i)) != 0)
        return wr_reader_refuse (reader, &child, NULL, "not what there is to choose from here");
    }
  if (n < options->len)
    return wr_reader_refuse (reader, &at, NULL, "\"%s\" is missing", (char *) g_ptr_array_index (options, n));
  return TRUE;
}
