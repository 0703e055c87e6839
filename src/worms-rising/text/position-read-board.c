/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the ground, tokens and pieces.
 */
#include "position-reader.h"

#include <string.h>

#include "wr-names.h"
#include "hooks.h"

/* Calls FUNC, which may refuse, for each space of the list KEY. */
typedef gboolean (*TakeSpace) (WrPositionReader *reader,
                               const BmJson     *at,
                               WrSpace           space,
                               WrToken           token);

static gboolean
read_spaces (WrPositionReader *reader,
             const char       *key,
             WrToken           token,
             TakeSpace         func)
{
  BmJson at, child;
  WrSpace space;
  guint n;

  if (!bm_json_member_list (reader->root, key, &at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!wr_reader_space (reader, &child, FALSE, &space))
        return FALSE;
      if (reader->form_only)
        continue;
      if (reader->pos->supply[token] == 0)
        return wr_reader_refuse (reader, &child, "R1.4", "more of them than there are in the box (%u)", i);
      if (!func (reader, &child, space, token))
        return FALSE;
      reader->pos->supply[token]--;
    }
  return TRUE;
}

static gboolean
take_bedrock (WrPositionReader *reader,
              const BmJson     *at,
              WrSpace           space,
              WrToken           token)
{
  WrPosition *pos = reader->pos;

  if (!wr_position_is_packed (pos, space))
    return wr_reader_refuse (reader, at, "R1.5", "not packed Dirt; Bedrock lies nowhere else");
  if (wr_position_has_bedrock (pos, space))
    return wr_reader_refuse (reader, at, "R1.5", "two Bedrock in one space");
  pos->bedrock[wr_space_column (space)] |= (guint16) (1u << wr_space_row (space));
  return TRUE;
}

static gboolean
take_wormhole (WrPositionReader *reader,
               const BmJson     *at,
               WrSpace           space,
               WrToken           token)
{
  WrPosition *pos = reader->pos;

  if (wr_position_has_wormhole (pos, space))
    return wr_reader_refuse (reader, at, "R1.5", "two Wormholes in one space");
  pos->wormholes[wr_space_column (space)] |= (guint16) (1u << wr_space_row (space));
  return TRUE;
}

/* Drills, Gravestones and Lava.  Lava is read first. */
static gboolean
take_on_grass (WrPositionReader *reader,
               const BmJson     *at,
               WrSpace           space,
               WrToken           token)
{
  WrPosition *pos = reader->pos;
  int column = wr_space_column (space);

  if (space != wr_position_grass_space (pos, column))
    return wr_reader_refuse (reader, at, "R1.5", "not on the Grass of its column, which is in row %d",
                             pos->grass[column]);
  if (token == WR_TOKEN_GRAVESTONE && pos->on_grass[WR_LAVA][column] > 0)
    return wr_reader_refuse (reader, at, "R9.3", "a Gravestone burns in Lava");
  pos->on_grass[token - WR_TOKEN_DRILL][column]++;
  return TRUE;
}

static gboolean
read_grass (WrPositionReader *reader)
{
  BmJson at, child;
  gint64 row;
  guint n;

  if (!bm_json_member (reader->root, "grass", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  if (n != WR_N_COLUMNS)
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must have one number for each of %d columns (R1.2)",
                         WR_N_COLUMNS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!bm_json_get_integer (&child, G_MININT64, G_MAXINT64, &row, reader->error))
        return FALSE;
      if (row < 0 || row > WR_LAST_ROW)
        return wr_reader_refuse (reader, &child, "R1.3", "must lie in 0..%d", WR_LAST_ROW);
      reader->pos->grass[i] = (guint8) row;
    }
  return TRUE;
}

gboolean
wr_reader_ground (WrPositionReader *reader)
{
  return read_grass (reader) &&
         read_spaces (reader, "bedrock", WR_TOKEN_BEDROCK, take_bedrock) &&
         read_spaces (reader, "wormholes", WR_TOKEN_WORMHOLE, take_wormhole) &&
         read_spaces (reader, "drills", WR_TOKEN_DRILL, take_on_grass) &&
         read_spaces (reader, "lava", WR_TOKEN_LAVA, take_on_grass) &&
         read_spaces (reader, "gravestones", WR_TOKEN_GRAVESTONE, take_on_grass);
}

/* The list of PIECE, and its element. */
static void
piece_path (WrPositionReader *reader,
            WrPiece           piece,
            BmJson            path[3])
{
  const char *file = reader->root->file;

  path[0] = (BmJson) { .file = file, .parent = reader->root, .key = wr_piece_is_worm (piece) ? "worms" : "zombies" };
  path[1] = (BmJson) { .file = file, .parent = &path[0], .index = (guint) MAX (reader->index[piece], 0) };
  path[2] = (BmJson) { .file = file, .parent = &path[1], .key = "at" };
}

gboolean
wr_reader_refuse_at (WrPositionReader *reader,
                     WrPiece           piece,
                     const char       *rule,
                     const char       *what)
{
  char text[WR_SPACE_TEXT_SIZE];
  BmJson path[3];

  wr_space_text (reader->pos->at[piece], text);
  piece_path (reader, piece, path);
  /* A Worm on its default start space is not in the text. */
  return wr_reader_refuse (reader, reader->index[piece] < 0 ? &path[0] : &path[2], rule,
                           "%s in %s %s", wr_piece_name (piece), text, what);
}

/* `card` of a Worm or the Bird. */
static gboolean
read_champion (WrPositionReader *reader,
               const BmJson     *at,
               guint             who)
{
  WrPosition *pos = reader->pos;
  BmJson child;

  if (!bm_json_member (at, "card", &child) || bm_json_is_null (&child))
    return TRUE;
  return wr_reader_take_card (reader, &child,
                              1u << (who == WR_N_WORMS ? WR_DECK_BIRD_CHAMPION : WR_DECK_WORM_CHAMPION),
                              &pos->champions[who]);
}

static gboolean
read_used (WrPositionReader *reader,
           const BmJson     *at,
           guint             who)
{
  static const char *const keys[] = { "match", "turn", NULL };
  BmJson child;

  if (!bm_json_member (at, "used", &child))
    return TRUE;
  return bm_json_check_object (&child, keys, reader->error) &&
         wr_reader_number (reader, &child, "match", 0, G_MAXUINT8, NULL, &reader->pos->used_match[who]) &&
         wr_reader_number (reader, &child, "turn", 0, G_MAXUINT8, NULL, &reader->pos->used_turn[who]);
}

static gboolean
read_marks (WrPositionReader *reader,
            const BmJson     *at,
            WrPiece           piece)
{
  gboolean bitten, acted;

  if (!wr_reader_flag (reader, at, "bitten", &bitten) || !wr_reader_flag (reader, at, "acted", &acted))
    return FALSE;
  reader->pos->bitten |= (guint8) ((guint) bitten << piece);
  reader->pos->acted |= (guint8) ((guint) acted << piece);
  return TRUE;
}

static gboolean
read_place (WrPositionReader *reader,
            const BmJson     *at,
            WrPiece           piece)
{
  BmJson child;

  return !bm_json_member (at, "at", &child) ||
         wr_reader_space (reader, &child, piece == WR_PIECE_BIRD, &reader->pos->at[piece]);
}

static gboolean
read_worm (WrPositionReader *reader,
           const BmJson     *at)
{
  static const char *const keys[] = { "acted", "at", "bitten", "card", "colour", "stunned", "used", NULL };
  WrPosition start;
  BmJson child;
  const char *name;
  WrPiece worm;

  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  if (!bm_json_member (at, "colour", &child))
    return bm_json_fail_member (at, "colour", BM_ERROR_UNREADABLE, reader->error, "missing");
  name = bm_json_get_string (&child, reader->error);
  if (name == NULL)
    return FALSE;
  worm = wr_piece_from_name (name);
  if (!wr_piece_is_worm (worm))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, reader->error,
                         "must be \"green\", \"yellow\", \"purple\" or \"pink\" (R1.4)");
  if (reader->index[worm] >= 0)
    return wr_reader_refuse (reader, &child, "R1.4", "there is one %s Worm only", name);

  reader->index[worm] = (gint16) at->index;
  wr_position_init (&start);
  reader->pos->at[worm] = start.at[worm];
  return read_champion (reader, at, worm) && read_place (reader, at, worm) && read_marks (reader, at, worm) &&
         read_used (reader, at, worm) &&
         wr_reader_number (reader, at, "stunned", 0, 2, "R13.5", &reader->pos->stunned[worm]);
}

static gboolean
read_worms (WrPositionReader *reader)
{
  BmJson at, child;
  guint n;

  if (!bm_json_member (reader->root, "worms", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  memset (reader->pos->at, WR_SPACE_NONE, WR_N_WORMS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!read_worm (reader, &child))
        return FALSE;
    }
  return TRUE;
}

/* The `id`s in the text; missing ones are assigned afterwards. */
static gboolean
read_zombie_ids (WrPositionReader *reader,
                 const BmJson     *at,
                 guint             n)
{
  static const char *const keys[] = { "acted", "at", "bitten", "id", NULL };
  BmJson child, id;

  for (guint i = 0; i < n; i++)
    {
      guint8 number = 0;
      WrPiece zombie;

      bm_json_element (at, i, &child);
      if (!bm_json_check_object (&child, keys, reader->error) ||
          !wr_reader_number (reader, &child, "id", 1, BM_SUPPLY_ZOMBIE, "R1.4", &number))
        return FALSE;
      if (number == 0)
        continue;
      zombie = (WrPiece) (WR_PIECE_ZOMBIE_1 + number - 1);
      if (reader->index[zombie] >= 0)
        {
          bm_json_member (&child, "id", &id);
          return wr_reader_refuse (reader, &id, "R1.4", "there is one Zombie %u only", number);
        }
      reader->index[zombie] = (gint16) i;
    }
  return TRUE;
}

/* The piece of entry number I: that of its id, else the lowest free one. */
static WrPiece
zombie_of_entry (WrPositionReader *reader,
                 guint             i)
{
  WrPiece free = WR_PIECE_NONE;

  for (WrPiece zombie = WR_PIECE_ZOMBIE_1; zombie < WR_PIECE_BIRD; zombie++)
    {
      if (reader->index[zombie] == (gint16) i)
        return zombie;
      if (reader->index[zombie] < 0 && free == WR_PIECE_NONE)
        free = zombie;
    }
  return free;
}

static gboolean
read_zombies (WrPositionReader *reader)
{
  BmJson at, child;
  guint n;

  if (!bm_json_member_list (reader->root, "zombies", &at, &n, reader->error))
    return FALSE;
  if (n > BM_SUPPLY_ZOMBIE)
    return wr_reader_refuse (reader, &at, "R1.4", "more than %d Zombies", BM_SUPPLY_ZOMBIE);
  if (!read_zombie_ids (reader, &at, n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      WrPiece zombie = zombie_of_entry (reader, i);

      bm_json_element (&at, i, &child);
      reader->index[zombie] = (gint16) i;
      if (!json_object_has_member (json_node_get_object (child.node), "at") && !reader->form_only)
        return bm_json_fail_member (&child, "at", BM_ERROR_UNREADABLE, reader->error, "missing");
      if (!read_place (reader, &child, zombie) || !read_marks (reader, &child, zombie))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_bird (WrPositionReader *reader)
{
  static const char *const keys[] = { "at", "ate", "card", "used", NULL };
  static const char *const ate_keys[] = { "day", "turn", NULL };
  WrPosition *pos = reader->pos;
  BmJson at, child;

  pos->at[WR_PIECE_BIRD] = pos->turn == WR_TURN_SETUP ? WR_SPACE_NONE : wr_position_grass_space (pos, 5);
  if (!bm_json_member (reader->root, "bird", &at))
    return TRUE;
  if (!bm_json_check_object (&at, keys, reader->error) || !read_champion (reader, &at, WR_N_WORMS) ||
      !read_used (reader, &at, WR_N_WORMS))
    return FALSE;
  if (bm_json_member (&at, "ate", &child) &&
      !(bm_json_check_object (&child, ate_keys, reader->error) &&
        wr_reader_number (reader, &child, "turn", 0, G_MAXUINT8, NULL, &pos->ate_turn) &&
        wr_reader_number (reader, &child, "day", 0, G_MAXUINT8, NULL, &pos->ate_day)))
    return FALSE;

  if (!bm_json_member (&at, "at", &child))
    return TRUE;
  if (bm_json_is_null (&child))
    pos->at[WR_PIECE_BIRD] = WR_SPACE_NONE;
  else if (!wr_reader_space (reader, &child, TRUE, &pos->at[WR_PIECE_BIRD]))
    return FALSE;
  if ((pos->at[WR_PIECE_BIRD] == WR_SPACE_NONE) != (pos->turn == WR_TURN_SETUP) && !reader->form_only)
    return wr_reader_refuse (reader, &child, "R3.5", "the Bird is nowhere in setup, and somewhere after it");
  return TRUE;
}

static gboolean
check_bird (WrPositionReader *reader)
{
  WrPosition *pos = reader->pos;
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  BmJson object = { .file = reader->root->file, .parent = reader->root, .key = "bird" };
  BmJson at = { .file = reader->root->file, .parent = &object, .key = "at" };

  if (bird == WR_SPACE_NONE)
    return TRUE;
  switch (wr_position_terrain (pos, bird))
    {
    case WR_TERRAIN_SKY:
      return wr_reader_refuse (reader, &at, "R1.2", "the Bird cannot stay in the sky");
    case WR_TERRAIN_PACKED:
      return wr_reader_refuse (reader, &at, "R1.5", "the Bird cannot be in packed Dirt");
    case WR_TERRAIN_GRASS:
      if (wr_position_has_lava (pos, bird))
        return wr_reader_refuse (reader, &at, "R9.4", "the Bird cannot be in Lava");
      return TRUE;
    case WR_TERRAIN_CLEARED:
    case WR_TERRAIN_OUTSIDE:
    default:
      return TRUE;
    }
}

gboolean
wr_reader_pieces (WrPositionReader *reader)
{
  return read_bird (reader) && read_worms (reader) && read_zombies (reader) &&
         (reader->form_only || check_bird (reader));
}

/* The pieces that may be in the air: those that a frame on the stack will settle.  A card can leave any piece so for
   a while. */
static guint
pieces_in_flight (const WrPosition *pos)
{
  guint pieces = 0;

  for (guint i = 0; i < pos->n_frames; i++)
    {
      const WrFrame *frame = &pos->frames[i];

      if (frame->kind == WR_FRAME_EXIT)
        pieces |= 1u << frame->a;
      else if (frame->kind == WR_FRAME_SETTLE)
        pieces |= frame->a;
      else if (frame->kind == WR_FRAME_CARD)
        return ~0u;
    }
  return pieces;
}

/* Whether a card in force protects PIECE from what it meets. */
static gboolean
is_spared (const WrPosition *pos,
           WrPiece           piece,
           WrMay             what)
{
  return wr_hook_may (pos, what, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO;
}

/* Checks each Worm and Zombie against the ground and the Bird. */
gboolean
wr_reader_contacts (WrPositionReader *reader)
{
  const WrPosition *pos = reader->pos;
  guint flying = pieces_in_flight (pos);

  for (WrPiece piece = WR_PIECE_GREEN; piece < WR_N_CRAWLERS; piece++)
    {
      WrSpace space = pos->at[piece];
      WrTerrain terrain;

      if (space == WR_SPACE_NONE)
        continue;
      terrain = wr_position_terrain (pos, space);
      if (wr_position_has_bedrock (pos, space))
        return wr_reader_refuse_at (reader, piece, "R9.1", "is in Bedrock");
      /* When the match is over no piece falls any more. */
      if (pos->winner != WR_NO_WINNER)
        continue;
      if (terrain == WR_TERRAIN_SKY && !(flying >> piece & 1))
        return wr_reader_refuse_at (reader, piece, "R1.2", "is in the sky");
      if (terrain == WR_TERRAIN_CLEARED && !(flying >> piece & 1))
        return wr_reader_refuse_at (reader, piece, "R1.5", "is neither in packed Dirt nor on Grass");
      if (pos->winner != WR_NO_WINNER || (flying >> piece & 1))
        continue;
      if (wr_position_has_lava (pos, space) && !is_spared (pos, piece, WR_MAY_BURN))
        return wr_reader_refuse_at (reader, piece, "R11.2", "would have died in the Lava");
      if (space == pos->at[WR_PIECE_BIRD] && !is_spared (pos, piece, WR_MAY_CONTACT) &&
          !is_spared (pos, piece, WR_MAY_BE_EATEN))
        return wr_reader_refuse_at (reader, piece, "R11.1", "would have been eaten by the Bird");
    }
  return TRUE;
}

/* Before the Bird has landed the board is as set up. */
gboolean
wr_reader_setup (WrPositionReader *reader)
{
  static const char *const keys[WR_N_TOKENS] = {
    [WR_TOKEN_BEDROCK] = "bedrock", [WR_TOKEN_WORMHOLE] = "wormholes", [WR_TOKEN_DRILL] = "drills",
    [WR_TOKEN_GRAVESTONE] = "gravestones", [WR_TOKEN_LAVA] = "lava",
  };
  const WrPosition *pos = reader->pos;
  WrPosition start;

  if (pos->turn != WR_TURN_SETUP)
    return TRUE;
  wr_position_init (&start);
  if (memcmp (pos->grass, start.grass, sizeof start.grass) != 0)
    return wr_reader_refuse_member (reader, "grass", "R3.1", "in setup all Grass is in row 0");
  for (guint token = 0; token < WR_N_TOKENS; token++)
    {
      if (token != WR_TOKEN_WORMHOLE && pos->supply[token] != start.supply[token])
        return wr_reader_refuse_member (reader, keys[token], "R3.1",
                                        "in setup no tokens but Wormholes are on the board");
    }
  if (memcmp (pos->at, start.at, WR_N_WORMS) != 0)
    return wr_reader_refuse_member (reader, "worms", "R3.3", "in setup the Worms are on their start spaces");
  if (memcmp (pos->at, start.at, WR_N_CRAWLERS) != 0)
    return wr_reader_refuse_member (reader, "zombies", "R3.1", "in setup no Zombie is on the board");
  if (pos->cards[WR_SIDE_BIRD].n_hand + pos->cards[WR_SIDE_WORMS].n_hand > 0)
    return wr_reader_refuse_member (reader, "hands", "R3.6", "in setup no card was dealt yet");
  if (pos->cards[WR_SIDE_BIRD].n_discard + pos->cards[WR_SIDE_WORMS].n_discard + pos->events.n_discard > 0)
    return wr_reader_refuse_member (reader, "discards", "R3.6", "in setup no card was dealt yet");
  return TRUE;
}
