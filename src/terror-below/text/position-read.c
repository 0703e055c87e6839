/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: the root, and whether the whole position can be reached by play.
 */
#include "position-reader.h"

#include "tb-names.h"
#include "tb-position-json.h"
#include "tb-rules.h"

/* --- Options, winners, solo ---------------------------------------------------------------------------------- */

/* Their number determines the options. */
static gboolean
read_number_of_players (TbPositionReader *reader)
{
  BmJson list;

  reader->n_players = TB_MAX_SEATS;
  if (!bm_json_member (reader->root, "players", &list))
    return reader->form_only
           || bm_json_fail_member (reader->root, "players", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (!bm_json_check_list (&list, &reader->n_players, reader->error))
    return FALSE;
  if (!reader->form_only && (reader->n_players < 1 || reader->n_players > TB_MAX_SEATS))
    return tb_reader_refuse (reader, &list, "T4.1", "1 to %d play", TB_MAX_SEATS);
  if (reader->form_only)
    reader->n_players = TB_MAX_SEATS;
  return TRUE;
}

static gboolean
read_options (TbPositionReader *reader)
{
  TbOptions options = { 0 };
  BmJson at;

  options.players = (guint8) reader->n_players;
  tb_position_init (reader->pos, &options);
  if (!bm_json_member (reader->root, "options", &at))
    return TRUE;
  if (!tb_reader_fields (reader, &at, tb_options_fields, &options))
    return FALSE;
  tb_position_init (reader->pos, &options);
  return TRUE;
}

static gboolean
read_winner (TbPositionReader *reader,
             const BmJson     *at)
{
  guint8 seat;

  if (!tb_reader_seat (reader, at, &seat))
    return FALSE;
  reader->pos->winners |= (guint8) (1u << seat);
  return TRUE;
}

static gboolean
read_winners (TbPositionReader *reader)
{
  gboolean over = reader->pos->step == TB_STEP_OVER, given;
  BmJson at;

  given = bm_json_member (reader->root, "winner", &at) && !bm_json_is_null (&at);
  if (over != given && !reader->form_only)
    return tb_reader_refuse_key (reader, "winner", "T3.1",
                                 over ? "a match that is over has a list of winners" : "the match is not over");
  return !given || tb_reader_list (reader, reader->root, "winner", TB_MAX_SEATS, read_winner);
}

static gboolean
read_score (TbPositionReader *reader)
{
  gint64 score;
  BmJson at;

  if (!bm_json_member (reader->root, "score", &at) || bm_json_is_null (&at))
    return TRUE;
  if (!bm_json_get_integer (&at, 0, G_MAXINT16, &score, reader->error))
    return FALSE;
  reader->pos->score = (gint16) score;
  return TRUE;
}

static gboolean
read_trophy (TbPositionReader *reader,
             const BmJson     *at)
{
  const char *text = bm_json_get_string (at, reader->error);
  guint type = text == NULL ? TB_ANY : tb_worm_type_from_name (text);

  if (text == NULL)
    return FALSE;
  if (type == TB_ANY)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such type of Worm (T26.2)");
  reader->pos->trophies |= (guint8) (1u << type);
  return TRUE;
}

static gboolean
read_delivered (TbPositionReader *reader,
                const BmJson     *at)
{
  const char *text = bm_json_get_string (at, reader->error);
  guint location = text == NULL ? TB_N_LOCATIONS : tb_location_from_name (text);

  if (text == NULL)
    return FALSE;
  if (location == TB_N_LOCATIONS)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such Location (T26.1)");
  reader->pos->delivered |= (guint8) (1u << location);
  return TRUE;
}

static gboolean
read_ends (TbPositionReader *reader)
{
  return read_winners (reader) && read_score (reader)
         && tb_reader_list (reader, reader->root, "trophies", TB_MAX_WORM_TYPES, read_trophy)
         && tb_reader_list (reader, reader->root, "delivered", TB_N_LOCATIONS, read_delivered);
}

/* --- View, seed, turn ---------------------------------------------------------------------------------------- */

/* Checks that it is of the wanted kind: a whole position, or a view. */
static gboolean
read_view (TbPositionReader *reader)
{
  guint8 seat;
  BmJson at;

  if (!bm_json_member (reader->root, "view", &at) || bm_json_is_null (&at))
    return reader->view == BM_SIDE_NOBODY
           || bm_json_fail_member (reader->root, "view", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (!tb_reader_seat (reader, &at, &seat))
    return FALSE;
  if (reader->view == BM_SIDE_NOBODY)
    return reader->form_only || tb_reader_refuse (reader, &at, NULL, "what one seat sees is not the whole position");
  reader->view = seat;
  return TRUE;
}

static gboolean
read_seed (TbPositionReader *reader)
{
  gint64 seed;
  BmJson at;

  if (reader->view != BM_SIDE_NOBODY)
    reader->pos->seed = 0;
  if (!bm_json_member (reader->root, "seed", &at))
    return TRUE;
  if (reader->view != BM_SIDE_NOBODY)
    return bm_json_is_null (&at) || tb_reader_refuse (reader, &at, NULL, "must be null in a view");
  if (!bm_json_get_integer (&at, 0, (gint64) BM_RANDOM_MAX_SEED, &seed, reader->error))
    return FALSE;
  reader->pos->seed = (guint64) seed;
  return TRUE;
}

/* Single values; by default it is the starting player's turn at its first decision. */
static gboolean
read_values (TbPositionReader *reader)
{
  BmJson at;

  reader->pos->step = TB_STEP_PLAY;
  if (!tb_reader_fields (reader, reader->root, tb_position_fields, reader->pos))
    return FALSE;
  if (!bm_json_member (reader->root, "turn", &at))
    reader->pos->turn = reader->pos->first;
  return TRUE;
}

/* --- The whole ----------------------------------------------------------------------------------------------- */

/* The key to report for a broken rule: the first entry that is a prefix of the fault. */
static const struct
{
  const char *rule, *key;
} blamed[] = {
  { "T1.2", "locations" }, { "T1.4", "rubble" }, { "T1.5", "players" }, { "T11.2", "players" },
  { "T14.2", "line" }, { "T14.4", "players" }, { "T16.5", "using" }, { "T16", "players" }, { "T18", "attack" },
  { "T19", "attack" }, { "T2.1", "rubble" }, { "T2.7", "slots" }, { "T21", "players" }, { "T22.1", "players" },
  { "T22", "final" }, { "T23", "slots" }, { "T25.1:", "winner" }, { "T25.6: a match", "winner" },
  { "T25.6", "attacks" }, { "T25.7", "rubble" }, { "T26.1", "delivered" }, { "T26.2", "trophies" },
  { "T27.3", "score" }, { "T28.5", "effects" }, { "T3.5", "round" }, { "T3.", "winner" }, { "T4.5", "players" },
  { "T4:", "step" }, { "T6.1", "played" }, { "T8.1", "ap" }, { "T8.3", "players" }, { "T9.2", "players" },
  { "D:", "pending" },
};

/* FAULT is "RULE: message". */
static gboolean
refuse_fault (TbPositionReader *reader,
              const char       *fault)
{
  g_auto (GStrv) parts = g_strsplit (fault, ": ", 2);

  for (guint i = 0; i < G_N_ELEMENTS (blamed); i++)
    if (g_str_has_prefix (fault, blamed[i].rule))
      return tb_reader_refuse_key (reader, blamed[i].key, parts[0], parts[1]);
  return tb_reader_refuse (reader, reader->root, parts[0], "%s", parts[1]);
}

/* T21.6: the seat that decides at `play` and `act` has a pawn; no other rule is in progress. */
static gboolean
check_quiet (TbPositionReader *reader)
{
  const TbPosition *pos = reader->pos;
  BmJson at;

  if (bm_json_member (reader->root, "pending", &at) && !bm_json_is_null (&at))
    return TRUE;
  if (pos->step != TB_STEP_OVER && pos->players[pos->turn].at == TB_SPACE_NONE)
    return tb_reader_refuse_key (reader, "players", "T21.6", "the pawn of the seat at turn is off the board");
  if (pos->n_using > 0)
    return tb_reader_refuse_key (reader, "using", "T16.5", "nothing is being used");
  return (pos->step == TB_STEP_ACT || pos->played == TB_NO_CARD || pos->step == TB_STEP_OVER)
         || tb_reader_refuse_key (reader, "played", "T6.1", "the Vehicle card has not been played yet");
}

static gboolean
check_whole (TbPositionReader *reader)
{
  TbPosition whole;
  const char *fault;

  tb_position_complete (reader->pos);
  whole = *reader->pos;
  if (reader->view != BM_SIDE_NOBODY && !tb_reader_fill_in (reader, &whole))
    return FALSE;
  fault = tb_position_fault (&whole);
  if (fault != NULL)
    return refuse_fault (reader, fault);
  if (!check_quiet (reader) || !tb_reader_check (reader, &whole))
    return FALSE;
  if (reader->view == BM_SIDE_NOBODY || reader->pos->step == TB_STEP_OVER
      || tb_position_to_act (reader->pos) == reader->view)
    return TRUE;
  return tb_reader_refuse_key (reader, "view", NULL, "another seat decides");
}

static gboolean
read_position (TbPositionReader *reader)
{
  if (!bm_json_check_format (reader->root, TB_POSITION_FORMAT, TB_POSITION_VERSION, FALSE, reader->error)
      || !read_number_of_players (reader) || !read_view (reader) || !read_options (reader) || !read_values (reader)
      || !read_seed (reader) || !tb_reader_board (reader) || !tb_reader_players (reader) || !tb_reader_cards (reader)
      || !tb_reader_attack (reader) || !read_ends (reader) || !tb_reader_pending (reader))
    return FALSE;
  return reader->form_only || check_whole (reader);
}

gboolean
tb_position_read (const BmJson  *at,
                  TbPosition    *pos,
                  GError       **error)
{
  TbPositionReader reader = { .root = at, .pos = pos, .error = error, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}

gboolean
tb_position_read_view (const BmJson  *at,
                       TbPosition    *pos,
                       guint         *seat,
                       GError       **error)
{
  /* The seat is read from the text; until then any seat marks it as a view. */
  TbPositionReader reader = { .root = at, .pos = pos, .error = error, .view = TB_RED };

  if (!read_position (&reader))
    return FALSE;
  *seat = (guint) reader.view;
  return TRUE;
}

gboolean
tb_position_check_form (const BmJson  *at,
                        GError       **error)
{
  TbPosition pos;
  TbPositionReader reader = { .root = at, .pos = &pos, .error = error, .form_only = TRUE, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}
