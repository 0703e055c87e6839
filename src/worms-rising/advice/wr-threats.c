/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-threats.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-random.h"
#include "bm-words.h"
#include "wr-certain.h"
#include "wr-words.h"

/* Limit of positions searched for the Bird.  Worms near it are found long before. */
#define MOST_POSITIONS 6000

/* Flights are tried only to spaces from which a Worm can be reached: by two Digs, or a Peck and a Dig. */
#define NEAR_WORM 5

/* ---- Where a crawler could bite from */

typedef struct
{
  GArray  *positions; /* of WrPosition: all that were reached, in the order of the steps */
  gboolean seen[256];
  WrPiece  piece;
} Walk;

/* Adds POS, reached by one more step; if a Wormhole's exit must be chosen, one for each. */
static void
arrive (Walk             *walk,
        const WrPosition *pos)
{
  BmMove exits[BM_MAX_MOVES];
  guint n;

  if (pos->winner != WR_NO_WINNER || pos->at[walk->piece] == WR_SPACE_NONE)
    return;
  if (pos->n_frames == 0)
    {
      if (!walk->seen[pos->at[walk->piece]] && pos->turn == WR_SIDE_WORMS)
        g_array_append_val (walk->positions, *pos);
      walk->seen[pos->at[walk->piece]] = TRUE;
      return;
    }
  if (pos->frames[pos->n_frames - 1].kind != WR_FRAME_EXIT)
    return;
  n = wr_rules_legal (pos, exits);
  for (guint i = 0; i < n; i++)
    {
      WrPosition next = *pos;

      wr_rules_apply (&next, exits[i], NULL, NULL);
      if (next.n_frames == 0)
        arrive (walk, &next);
    }
}

static void
find_bites_of (const WrPosition *start,
               WrPiece           piece,
               WrThreats        *threats)
{
  Walk walk = { g_array_new (FALSE, FALSE, sizeof (WrPosition)), { FALSE }, piece };

  arrive (&walk, start);
  for (guint i = 0; i < walk.positions->len; i++)
    {
      WrPosition pos = g_array_index (walk.positions, WrPosition, i);

      if (wr_rules_is_legal (&pos, WR_MOVE (piece, WR_MOVE_BITE, 0, 0)))
        {
          threats->bites[pos.at[piece]] |= (guint8) (1u << piece);
          threats->biters |= 1u << piece;
        }
      for (int dir = 0; dir < WR_N_SIDES_OF_A_SPACE && wr_position_actions (&pos) > 1; dir++)
        {
          BmMove step = WR_MOVE (piece, WR_MOVE_MOVE, WR_DIR_BYTE (dir), 0);
          WrPosition next = pos;

          if (!wr_rules_is_legal (&pos, step))
            continue;
          wr_rules_apply (&next, step, NULL, NULL);
          arrive (&walk, &next);
        }
    }
  g_array_unref (walk.positions);
}

/* ---- What the Bird could eat */

typedef struct
{
  GHashTable *seen;    /* keys of equivalent positions */
  guint       n;       /* positions searched */
  guint       worms;   /* bits of those searched for */
  guint       reached;
} Hunt;

static void hunt_from (Hunt             *hunt,
                       const WrPosition *pos,
                       gboolean          may_fly);

static gboolean
is_over (const Hunt *hunt)
{
  return hunt->reached == hunt->worms || hunt->n >= MOST_POSITIONS;
}

/* Whether POS was reached before, with as many actions left. */
static gboolean
is_new (Hunt             *hunt,
        const WrPosition *pos)
{
  guint64 key = 14695981039346656037u;
  gint64 *own;

#define MIX(bytes, length) \
  for (gsize i = 0; i < (length); i++) \
    key = (key ^ ((const guint8 *) (bytes))[i]) * 1099511628211u
  MIX (pos->at, sizeof pos->at);
  MIX (pos->grass, sizeof pos->grass);
  MIX (pos->bedrock, sizeof pos->bedrock);
  MIX (&pos->spent, sizeof pos->spent);
#undef MIX
  if (g_hash_table_contains (hunt->seen, &key))
    return FALSE;
  own = g_new (gint64, 1);
  *own = (gint64) key;
  g_hash_table_add (hunt->seen, own);
  return TRUE;
}

static void
try_move (Hunt             *hunt,
          const WrPosition *pos,
          BmMove            move)
{
  WrPosition next;

  if (is_over (hunt) || !wr_rules_is_legal (pos, move))
    return;
  next = *pos;
  wr_rules_apply (&next, move, NULL, NULL);
  hunt->n++;
  hunt->reached |= wr_position_living (pos) & ~wr_position_living (&next);
  if (next.winner == WR_NO_WINNER && next.n_frames == 0 && next.turn == WR_SIDE_BIRD && wr_position_actions (&next) > 0
      && is_new (hunt, &next))
    hunt_from (hunt, &next, FALSE);
}

/* Whether a Worm that is still searched for is near SPACE. */
static gboolean
is_near_worm (const Hunt       *hunt,
              const WrPosition *pos,
              WrSpace           space)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if ((hunt->worms & ~hunt->reached) >> worm & 1 && pos->at[worm] != WR_SPACE_NONE
        && ABS (wr_space_column (pos->at[worm]) - wr_space_column (space))
           + ABS (wr_space_row (pos->at[worm]) - wr_space_row (space)) <= NEAR_WORM)
      return TRUE;
  return FALSE;
}

static void
hunt_from (Hunt             *hunt,
           const WrPosition *pos,
           gboolean          may_fly)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  /* Worms on its four sides, and in a card's range of Eat. */
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE && !(hunt->reached >> worm & 1)
        && (wr_rules_is_legal (pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, pos->at[worm], WR_PIECE_NONE))
            || wr_rules_is_legal (pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, pos->at[worm], worm))))
      hunt->reached |= 1u << worm;
  if (is_over (hunt) || bird == WR_SPACE_NONE)
    return;
  if (is_near_worm (hunt, pos, bird))
    for (int dir = 0; dir < WR_N_SIDES_OF_A_SPACE; dir++)
      {
        WrSpace beside = wr_space_step (bird, (WrDir) dir);

        if (wr_position_actions (pos) > 1)
          try_move (hunt, pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_DIR_BYTE (dir), 0));
        if (wr_position_actions (pos) > 2 && beside != WR_SPACE_NONE && wr_space_on_board (beside)
            && wr_position_has_bedrock (pos, beside))
          try_move (hunt, pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_BREAK, beside, 0));
        try_move (hunt, pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (dir), 0));
      }
  for (int column = 0; column < WR_N_COLUMNS && may_fly; column++)
    for (int row = 0; row <= pos->grass[column]; row++)
      if (is_near_worm (hunt, pos, WR_SPACE (column, row)))
        try_move (hunt, pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (column, row), 0));
}

static void
find_reached (const WrPosition *start,
              WrThreats        *threats)
{
  Hunt hunt = { NULL, 0, wr_position_living (start), 0 };

  if (wr_position_actions (start) <= 0)
    return;
  hunt.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  hunt_from (&hunt, start, TRUE);
  threats->reached = hunt.reached;
  g_hash_table_unref (hunt.seen);
}

gboolean
wr_threats_find (const WrPosition *pos,
                 WrThreats        *threats)
{
  static const guint8 low[] = { 1, 1, 1, 1, 1, 1, 1, 1 };
  BmDice dice = { low, G_N_ELEMENTS (low), 0, 0 };
  WrPosition now = *pos, later;
  gboolean comes;

  memset (threats, 0, sizeof *threats);
  if (pos->turn == WR_TURN_SETUP || pos->winner != WR_NO_WINNER || pos->n_frames > 0)
    return FALSE;
  wr_rules_hide (&now, (WrSide) pos->turn);
  later = now;
  wr_certain_end_turn (&later, &dice, NULL);
  /* There may be a choice in between; and a side with two turns in a row gets the threats of the current one. */
  comes = later.n_frames == 0 && later.winner == WR_NO_WINNER && later.turn != now.turn;
  if (now.turn == WR_SIDE_WORMS || comes)
    for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
      if (now.at[piece] != WR_SPACE_NONE)
        find_bites_of (now.turn == WR_SIDE_WORMS ? &now : &later, (WrPiece) piece, threats);
  if (now.turn == WR_SIDE_BIRD || comes)
    find_reached (now.turn == WR_SIDE_BIRD ? &now : &later, threats);
  threats->dry = now.turn == WR_SIDE_BIRD;
  return TRUE;
}

/* ---- In words */

/* "Green, Pink" */
static char *
dup_names (guint pieces)
{
  GString *names = g_string_new (NULL);

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pieces >> piece & 1)
      bm_words_join (names, wr_piece_words (piece));
  return g_string_free (names, FALSE);
}

char **
wr_threats_lines (const WrThreats *threats)
{
  g_autofree char *biters = dup_names (threats->biters), *reached = dup_names (threats->reached);
  char **lines = g_new0 (char *, 3);

  if (threats->reached == 0)
    lines[0] = g_strdup (_("The Bird can reach no Worm"));
  else
    /* Translators: %s are Worms: "Green, Pink". */
    lines[0] = g_strdup_printf (_("The Bird can reach: %s"), reached);
  if (threats->biters == 0)
    lines[1] = g_strdup (_("Nobody can bite"));
  else
    /* Translators: %s are Worms and Zombies: "Green, Zombie 1". */
    lines[1] = g_strdup_printf (_("Can come to bite: %s"), biters);
  return lines;
}

char *
wr_threats_describe (const WrThreats  *threats,
                     const WrPosition *pos,
                     WrSpace           space)
{
  g_autofree char *biters = dup_names (threats->bites[space]), *reached = NULL;
  guint here = 0;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (threats->reached >> worm & 1 && pos->at[worm] == space)
      here |= 1u << worm;
  reached = dup_names (here);
  if (*biters == '\0' && *reached == '\0')
    return NULL;
  if (*biters == '\0')
    /* Translators: %s are Worms: "Green, Pink". */
    return g_strdup_printf (_("The Bird can reach %s."), reached);
  if (*reached == '\0')
    /* Translators: %s are Worms and Zombies: "Green, Zombie 1". */
    return g_strdup_printf (_("Can bite from here: %s."), biters);
  /* Translators: %1$s are Worms that can be eaten, %2$s Worms and Zombies that can bite. */
  return g_strdup_printf (_("The Bird can reach %1$s. Can bite from here: %2$s."), reached, biters);
}
