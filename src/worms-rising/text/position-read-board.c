/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the ground and what lies and stands on it.
 */
#include "position-reader.h"

#include <string.h>

#include "bm-names.h"
#include "hooks.h"

/* The list KEY of spaces on the board, one after the other: FUNC takes each, and may refuse it. */
typedef gboolean (*TakeSpace) (BmPositionReader *reader,
                               const BmJson     *at,
                               BmSpace           space,
                               BmToken           token);

static gboolean
read_spaces (BmPositionReader *reader,
             const char       *key,
             BmToken           token,
             TakeSpace         func)
{
  BmJson at, child;
  BmSpace space;
  guint n;

  if (!bm_json_member (reader->root, key, &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!bm_reader_space (reader, &child, FALSE, &space))
        return FALSE;
      if (reader->form_only)
        continue;
      if (reader->pos->supply[token] == 0)
        return bm_reader_refuse (reader, &child, "R1.4", "more of them than there are in the box (%u)", i);
      if (!func (reader, &child, space, token))
        return FALSE;
      reader->pos->supply[token]--;
    }
  return TRUE;
}

static gboolean
take_bedrock (BmPositionReader *reader,
              const BmJson     *at,
              BmSpace           space,
              BmToken           token)
{
  BmPosition *pos = reader->pos;

  if (!bm_position_is_packed (pos, space))
    return bm_reader_refuse (reader, at, "R1.5", "not packed Dirt; Bedrock lies nowhere else");
  if (bm_position_has_bedrock (pos, space))
    return bm_reader_refuse (reader, at, "R1.5", "two Bedrock in one space");
  pos->bedrock[bm_space_column (space)] |= (guint16) (1u << bm_space_row (space));
  return TRUE;
}

static gboolean
take_wormhole (BmPositionReader *reader,
               const BmJson     *at,
               BmSpace           space,
               BmToken           token)
{
  BmPosition *pos = reader->pos;

  if (bm_position_has_wormhole (pos, space))
    return bm_reader_refuse (reader, at, "R1.5", "two Wormholes in one space");
  pos->wormholes[bm_space_column (space)] |= (guint16) (1u << bm_space_row (space));
  return TRUE;
}

/* Drills, Gravestones and Lava.  Lava is read first. */
static gboolean
take_on_grass (BmPositionReader *reader,
               const BmJson     *at,
               BmSpace           space,
               BmToken           token)
{
  BmPosition *pos = reader->pos;
  int column = bm_space_column (space);

  if (space != bm_position_grass_space (pos, column))
    return bm_reader_refuse (reader, at, "R1.5", "not on the Grass of its column, which is in row %d",
                             pos->grass[column]);
  if (token == BM_TOKEN_GRAVESTONE && pos->on_grass[BM_LAVA][column] > 0)
    return bm_reader_refuse (reader, at, "R9.3", "a Gravestone burns in Lava");
  pos->on_grass[token - BM_TOKEN_DRILL][column]++;
  return TRUE;
}

static gboolean
read_grass (BmPositionReader *reader)
{
  BmJson at, child;
  gint64 row;
  guint n;

  if (!bm_json_member (reader->root, "grass", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  if (n != BM_N_COLUMNS)
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must have one number for each of %d columns (R1.2)",
                         BM_N_COLUMNS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!bm_json_get_integer (&child, G_MININT64, G_MAXINT64, &row, reader->error))
        return FALSE;
      if (row < 0 || row > BM_LAST_ROW)
        return bm_reader_refuse (reader, &child, "R1.3", "must lie in 0..%d", BM_LAST_ROW);
      reader->pos->grass[i] = (guint8) row;
    }
  return TRUE;
}

gboolean
bm_reader_ground (BmPositionReader *reader)
{
  return read_grass (reader) &&
         read_spaces (reader, "bedrock", BM_TOKEN_BEDROCK, take_bedrock) &&
         read_spaces (reader, "wormholes", BM_TOKEN_WORMHOLE, take_wormhole) &&
         read_spaces (reader, "drills", BM_TOKEN_DRILL, take_on_grass) &&
         read_spaces (reader, "lava", BM_TOKEN_LAVA, take_on_grass) &&
         read_spaces (reader, "gravestones", BM_TOKEN_GRAVESTONE, take_on_grass);
}

/* The list that PIECE stands in, and the place in it. */
static void
piece_path (BmPositionReader *reader,
            BmPiece           piece,
            BmJson            path[3])
{
  const char *file = reader->root->file;

  path[0] = (BmJson) { .file = file, .parent = reader->root, .key = bm_piece_is_worm (piece) ? "worms" : "zombies" };
  path[1] = (BmJson) { .file = file, .parent = &path[0], .index = (guint) MAX (reader->index[piece], 0) };
  path[2] = (BmJson) { .file = file, .parent = &path[1], .key = "at" };
}

gboolean
bm_reader_refuse_at (BmPositionReader *reader,
                     BmPiece           piece,
                     const char       *rule,
                     const char       *what)
{
  char text[BM_SPACE_TEXT_SIZE];
  BmJson path[3];

  bm_space_text (reader->pos->at[piece], text);
  piece_path (reader, piece, path);
  /* A Worm on its start space by default has no place in the text. */
  return bm_reader_refuse (reader, reader->index[piece] < 0 ? &path[0] : &path[2], rule,
                           "%s in %s %s", bm_piece_name (piece), text, what);
}

/* `card` of a Worm or the Bird. */
static gboolean
read_champion (BmPositionReader *reader,
               const BmJson     *at,
               guint             who)
{
  BmPosition *pos = reader->pos;
  BmJson child;

  if (!bm_json_member (at, "card", &child) || bm_json_is_null (&child))
    return TRUE;
  return bm_reader_take_card (reader, &child,
                              1u << (who == BM_N_WORMS ? BM_DECK_BIRD_CHAMPION : BM_DECK_WORM_CHAMPION),
                              &pos->champions[who]);
}

static gboolean
read_used (BmPositionReader *reader,
           const BmJson     *at,
           guint             who)
{
  static const char *const keys[] = { "match", "turn", NULL };
  BmJson child;

  if (!bm_json_member (at, "used", &child))
    return TRUE;
  return bm_json_check_object (&child, keys, reader->error) &&
         bm_reader_number (reader, &child, "match", 0, G_MAXUINT8, NULL, &reader->pos->used_match[who]) &&
         bm_reader_number (reader, &child, "turn", 0, G_MAXUINT8, NULL, &reader->pos->used_turn[who]);
}

static gboolean
read_marks (BmPositionReader *reader,
            const BmJson     *at,
            BmPiece           piece)
{
  gboolean bitten, acted;

  if (!bm_reader_flag (reader, at, "bitten", &bitten) || !bm_reader_flag (reader, at, "acted", &acted))
    return FALSE;
  reader->pos->bitten |= (guint8) ((guint) bitten << piece);
  reader->pos->acted |= (guint8) ((guint) acted << piece);
  return TRUE;
}

static gboolean
read_place (BmPositionReader *reader,
            const BmJson     *at,
            BmPiece           piece)
{
  BmJson child;

  return !bm_json_member (at, "at", &child) ||
         bm_reader_space (reader, &child, piece == BM_PIECE_BIRD, &reader->pos->at[piece]);
}

static gboolean
read_worm (BmPositionReader *reader,
           const BmJson     *at)
{
  static const char *const keys[] = { "acted", "at", "bitten", "card", "colour", "stunned", "used", NULL };
  BmPosition start;
  BmJson child;
  const char *name;
  BmPiece worm;

  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  if (!bm_json_member (at, "colour", &child))
    return bm_json_fail_member (at, "colour", BM_ERROR_UNREADABLE, reader->error, "missing");
  name = bm_json_get_string (&child, reader->error);
  if (name == NULL)
    return FALSE;
  worm = bm_piece_from_name (name);
  if (!bm_piece_is_worm (worm))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, reader->error,
                         "must be \"green\", \"yellow\", \"purple\" or \"pink\" (R1.4)");
  if (reader->index[worm] >= 0)
    return bm_reader_refuse (reader, &child, "R1.4", "there is one %s Worm only", name);

  reader->index[worm] = (gint16) at->index;
  bm_position_init (&start);
  reader->pos->at[worm] = start.at[worm];
  return read_champion (reader, at, worm) && read_place (reader, at, worm) && read_marks (reader, at, worm) &&
         read_used (reader, at, worm) &&
         bm_reader_number (reader, at, "stunned", 0, 2, "R13.5", &reader->pos->stunned[worm]);
}

static gboolean
read_worms (BmPositionReader *reader)
{
  BmJson at, child;
  guint n;

  if (!bm_json_member (reader->root, "worms", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  memset (reader->pos->at, BM_SPACE_NONE, BM_N_WORMS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&at, i, &child);
      if (!read_worm (reader, &child))
        return FALSE;
    }
  return TRUE;
}

/* The `id`s that the text gives; those left out come after. */
static gboolean
read_zombie_ids (BmPositionReader *reader,
                 const BmJson     *at,
                 guint             n)
{
  static const char *const keys[] = { "acted", "at", "bitten", "id", NULL };
  BmJson child, id;

  for (guint i = 0; i < n; i++)
    {
      guint8 number = 0;
      BmPiece zombie;

      bm_json_element (at, i, &child);
      if (!bm_json_check_object (&child, keys, reader->error) ||
          !bm_reader_number (reader, &child, "id", 1, BM_SUPPLY_ZOMBIE, "R1.4", &number))
        return FALSE;
      if (number == 0)
        continue;
      zombie = (BmPiece) (BM_PIECE_ZOMBIE_1 + number - 1);
      if (reader->index[zombie] >= 0)
        {
          bm_json_member (&child, "id", &id);
          return bm_reader_refuse (reader, &id, "R1.4", "there is one Zombie %u only", number);
        }
      reader->index[zombie] = (gint16) i;
    }
  return TRUE;
}

/* The piece of entry number I: the one whose id it gave, else the lowest that is free. */
static BmPiece
zombie_of_entry (BmPositionReader *reader,
                 guint             i)
{
  BmPiece free = BM_PIECE_NONE;

  for (BmPiece zombie = BM_PIECE_ZOMBIE_1; zombie < BM_PIECE_BIRD; zombie++)
    {
      if (reader->index[zombie] == (gint16) i)
        return zombie;
      if (reader->index[zombie] < 0 && free == BM_PIECE_NONE)
        free = zombie;
    }
  return free;
}

static gboolean
read_zombies (BmPositionReader *reader)
{
  BmJson at, child;
  guint n;

  if (!bm_json_member (reader->root, "zombies", &at))
    return TRUE;
  if (!bm_json_check_list (&at, &n, reader->error))
    return FALSE;
  if (n > BM_SUPPLY_ZOMBIE)
    return bm_reader_refuse (reader, &at, "R1.4", "more than %d Zombies", BM_SUPPLY_ZOMBIE);
  if (!read_zombie_ids (reader, &at, n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      BmPiece zombie = zombie_of_entry (reader, i);

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
read_bird (BmPositionReader *reader)
{
  static const char *const keys[] = { "at", "ate", "card", "used", NULL };
  static const char *const ate_keys[] = { "day", "turn", NULL };
  BmPosition *pos = reader->pos;
  BmJson at, child;

  pos->at[BM_PIECE_BIRD] = pos->turn == BM_TURN_SETUP ? BM_SPACE_NONE : bm_position_grass_space (pos, 5);
  if (!bm_json_member (reader->root, "bird", &at))
    return TRUE;
  if (!bm_json_check_object (&at, keys, reader->error) || !read_champion (reader, &at, BM_N_WORMS) ||
      !read_used (reader, &at, BM_N_WORMS))
    return FALSE;
  if (bm_json_member (&at, "ate", &child) &&
      !(bm_json_check_object (&child, ate_keys, reader->error) &&
        bm_reader_number (reader, &child, "turn", 0, G_MAXUINT8, NULL, &pos->ate_turn) &&
        bm_reader_number (reader, &child, "day", 0, G_MAXUINT8, NULL, &pos->ate_day)))
    return FALSE;

  if (!bm_json_member (&at, "at", &child))
    return TRUE;
  if (bm_json_is_null (&child))
    pos->at[BM_PIECE_BIRD] = BM_SPACE_NONE;
  else if (!bm_reader_space (reader, &child, TRUE, &pos->at[BM_PIECE_BIRD]))
    return FALSE;
  if ((pos->at[BM_PIECE_BIRD] == BM_SPACE_NONE) != (pos->turn == BM_TURN_SETUP) && !reader->form_only)
    return bm_reader_refuse (reader, &child, "R3.5", "the Bird is nowhere in setup, and somewhere after it");
  return TRUE;
}

static gboolean
check_bird (BmPositionReader *reader)
{
  BmPosition *pos = reader->pos;
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  BmJson object = { .file = reader->root->file, .parent = reader->root, .key = "bird" };
  BmJson at = { .file = reader->root->file, .parent = &object, .key = "at" };

  if (bird == BM_SPACE_NONE)
    return TRUE;
  switch (bm_position_terrain (pos, bird))
    {
    case BM_TERRAIN_SKY:
      return bm_reader_refuse (reader, &at, "R1.2", "the Bird cannot stay in the sky");
    case BM_TERRAIN_PACKED:
      return bm_reader_refuse (reader, &at, "R1.5", "the Bird cannot be in packed Dirt");
    case BM_TERRAIN_GRASS:
      if (bm_position_has_lava (pos, bird))
        return bm_reader_refuse (reader, &at, "R9.4", "the Bird cannot be in Lava");
      return TRUE;
    case BM_TERRAIN_CLEARED:
    case BM_TERRAIN_OUTSIDE:
    default:
      return TRUE;
    }
}

gboolean
bm_reader_pieces (BmPositionReader *reader)
{
  return read_bird (reader) && read_worms (reader) && read_zombies (reader) &&
         (reader->form_only || check_bird (reader));
}

/* Who may hang in the air: the pieces that something on the stack is still about to settle.  What cards do can leave
   any piece so for a while. */
static guint
pieces_in_flight (const BmPosition *pos)
{
  guint pieces = 0;

  for (guint i = 0; i < pos->n_frames; i++)
    {
      const BmFrame *frame = &pos->frames[i];

      if (frame->kind == BM_FRAME_EXIT)
        pieces |= 1u << frame->a;
      else if (frame->kind == BM_FRAME_SETTLE)
        pieces |= frame->a;
      else if (frame->kind == BM_FRAME_CARD)
        return ~0u;
    }
  return pieces;
}

/* Whether a card in force says that PIECE need not mind what it meets. */
static gboolean
is_spared (const BmPosition *pos,
           BmPiece           piece,
           BmMay             what)
{
  return bm_hook_may (pos, what, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) == BM_SAYS_NO;
}

/* What the ground and the Bird allow for each Worm and Zombie. */
gboolean
bm_reader_contacts (BmPositionReader *reader)
{
  const BmPosition *pos = reader->pos;
  guint flying = pieces_in_flight (pos);

  for (BmPiece piece = BM_PIECE_GREEN; piece < BM_N_CRAWLERS; piece++)
    {
      BmSpace space = pos->at[piece];
      BmTerrain terrain;

      if (space == BM_SPACE_NONE)
        continue;
      terrain = bm_position_terrain (pos, space);
      if (bm_position_has_bedrock (pos, space))
        return bm_reader_refuse_at (reader, piece, "R9.1", "is in Bedrock");
      /* When the match is over nobody falls any more. */
      if (pos->winner != BM_NO_WINNER)
        continue;
      if (terrain == BM_TERRAIN_SKY && !(flying >> piece & 1))
        return bm_reader_refuse_at (reader, piece, "R1.2", "is in the sky");
      if (terrain == BM_TERRAIN_CLEARED && !(flying >> piece & 1))
        return bm_reader_refuse_at (reader, piece, "R1.5", "is neither in packed Dirt nor on Grass");
      if (pos->winner != BM_NO_WINNER || (flying >> piece & 1))
        continue;
      if (bm_position_has_lava (pos, space) && !is_spared (pos, piece, BM_MAY_BURN))
        return bm_reader_refuse_at (reader, piece, "R11.2", "would have died in the Lava");
      if (space == pos->at[BM_PIECE_BIRD] && !is_spared (pos, piece, BM_MAY_CONTACT) &&
          !is_spared (pos, piece, BM_MAY_BE_EATEN))
        return bm_reader_refuse_at (reader, piece, "R11.1", "would have been eaten by the Bird");
    }
  return TRUE;
}

/* Before the Bird has landed nothing has happened yet, so there is nothing for it to land on or in. */
gboolean
bm_reader_setup (BmPositionReader *reader)
{
  static const char *const keys[BM_N_TOKENS] = {
    [BM_TOKEN_BEDROCK] = "bedrock", [BM_TOKEN_WORMHOLE] = "wormholes", [BM_TOKEN_DRILL] = "drills",
    [BM_TOKEN_GRAVESTONE] = "gravestones", [BM_TOKEN_LAVA] = "lava",
  };
  const BmPosition *pos = reader->pos;
  BmPosition start;

  if (pos->turn != BM_TURN_SETUP)
    return TRUE;
  bm_position_init (&start);
  if (memcmp (pos->grass, start.grass, sizeof start.grass) != 0)
    return bm_reader_refuse_member (reader, "grass", "R3.1", "in setup all Grass is in row 0");
  for (guint token = 0; token < BM_N_TOKENS; token++)
    {
      if (token != BM_TOKEN_WORMHOLE && pos->supply[token] != start.supply[token])
        return bm_reader_refuse_member (reader, keys[token], "R3.1",
                                        "in setup no tokens but Wormholes are on the board");
    }
  if (memcmp (pos->at, start.at, BM_N_WORMS) != 0)
    return bm_reader_refuse_member (reader, "worms", "R3.3", "in setup the Worms are on their start spaces");
  if (memcmp (pos->at, start.at, BM_N_CRAWLERS) != 0)
    return bm_reader_refuse_member (reader, "zombies", "R3.1", "in setup no Zombie is on the board");
  if (pos->cards[BM_SIDE_BIRD].n_hand + pos->cards[BM_SIDE_WORMS].n_hand > 0)
    return bm_reader_refuse_member (reader, "hands", "R3.6", "in setup no card was dealt yet");
  if (pos->cards[BM_SIDE_BIRD].n_discard + pos->cards[BM_SIDE_WORMS].n_discard + pos->events.n_discard > 0)
    return bm_reader_refuse_member (reader, "discards", "R3.6", "in setup no card was dealt yet");
  return TRUE;
}
