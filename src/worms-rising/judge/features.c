/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The features of moves.  Lists of moves are long, so shared data of the board are computed once, as bitmaps of the
 * spaces.
 */
#include "judge-private.h"

#include <string.h>

/* One element per column, from left of the board to right of it; one bit per row. */
typedef struct
{
  guint16 rows[WR_N_COLUMNS + 2];
} Map;

typedef struct
{
  const WrPosition *pos;
  WrSpace bird;
  guint   left;     /* actions, 0 to 2 for 1 or less, 2, 3 or more */
  Map     open;     /* where the Bird can be without digging */
  Map     rim;      /* spaces next to those */
  Map     worms;    /* living ones */
  Map     over;     /* up to four spaces over a living Worm */
  Map     beside;   /* spaces next to a living Worm */
  Map     beside_2; /* ... to several */
  Map     nearby;   /* spaces in which the Bird can be bitten */
  Map     nearby_2; /* ... by several */
  gboolean meal;    /* the Bird is next to a living Worm */
  gboolean bite;    /* something can bite it now */
} Sight;

static inline gboolean
is_in (const Map *map,
       WrSpace    space)
{
  return map->rows[space >> 4] >> (space & 15) & 1;
}

static inline void
mark (Map     *once,
      Map     *twice,
      guint    column,
      guint    rows)
{
  twice->rows[column] = (guint16) (twice->rows[column] | (once->rows[column] & rows));
  once->rows[column] = (guint16) (once->rows[column] | rows);
}

static void
look_at_ground (Sight *sight)
{
  Map *open = &sight->open, *rim = &sight->rim;

  for (guint column = 1; column <= WR_N_COLUMNS; column++)
    open->rows[column] = (guint16) ((2u << sight->pos->grass[column - 1]) - 1);
  for (guint column = 1; column <= WR_N_COLUMNS; column++)
    rim->rows[column] = (guint16) (open->rows[column] << 1 | open->rows[column - 1] | open->rows[column + 1]);
}

static void
look (Sight            *sight,
      const WrPosition *pos)
{
  int left = wr_position_actions (pos);

  memset (sight, 0, sizeof *sight);
  sight->pos = pos;
  sight->bird = pos->at[WR_PIECE_BIRD];
  sight->left = (guint) CLAMP (left - 1, 0, 2);
  look_at_ground (sight);
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      WrSpace at = pos->at[piece];
      guint column = at >> 4, row, near;

      if (at == WR_SPACE_NONE)
        continue;
      row = 1u << (at & 15);
      near = row | row << 1 | row >> 1;
      mark (&sight->nearby, &sight->nearby_2, column - 1, near);
      mark (&sight->nearby, &sight->nearby_2, column, near);
      mark (&sight->nearby, &sight->nearby_2, column + 1, near);
      if (piece >= WR_N_WORMS)
        continue;
      sight->worms.rows[column] |= (guint16) row;
      sight->over.rows[column] |= (guint16) ((row - 1) & ~((row - 1) >> 4));
      mark (&sight->beside, &sight->beside_2, column - 1, row);
      mark (&sight->beside, &sight->beside_2, column, near & ~row);
      mark (&sight->beside, &sight->beside_2, column + 1, row);
    }
  if (sight->bird == WR_SPACE_NONE)
    return;
  sight->meal = is_in (&sight->beside, sight->bird);
  sight->bite = is_in (&sight->nearby, sight->bird);
}

/* Steps from the Bird to the nearest living Worm straight in DIR, 4 for more, 0 for none. */
static guint
steps_to_worm (const Sight *sight,
               WrDir        dir)
{
  int columns = wr_space_column (sight->bird), rows = wr_space_row (sight->bird), nearest = 0;
  int column_step = dir == WR_DIR_LEFT ? -1 : dir == WR_DIR_RIGHT ? 1 : 0;
  int row_step = dir == WR_DIR_UP ? -1 : dir == WR_DIR_DOWN ? 1 : 0;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      WrSpace at = sight->pos->at[worm];
      int across, down, steps;

      if (at == WR_SPACE_NONE)
        continue;
      across = wr_space_column (at) - columns;
      down = wr_space_row (at) - rows;
      steps = across * column_step + down * row_step;
      if (steps > 0 && (column_step == 0 ? across : down) == 0 && (nearest == 0 || steps < nearest))
        nearest = steps;
    }
  return (guint) MIN (nearest, 4);
}

/* Whether the Bird can get next to SPACE, or into it, without digging: 0 no, 1 next to it, 2 into it. */
static inline guint
openness (const Sight *sight,
          WrSpace      space)
{
  return is_in (&sight->open, space) ? 2 : is_in (&sight->rim, space);
}

/* Chebyshev distance to the Bird: 1 or less, 2, 3, more. */
static inline guint
distance (const Sight *sight,
          WrSpace      space)
{
  int columns = ABS ((space >> 4) - (sight->bird >> 4)), rows = ABS ((space & 15) - (sight->bird & 15));

  return (guint) CLAMP (MAX (columns, rows), 1, 4) - 1;
}

/* Features of a space that the Bird comes to: what it can eat there, and what can bite it. */
static void
landing (const Sight *sight,
         WrSpace      space,
         guint8      *features)
{
  guint what = (guint) is_in (&sight->beside, space) + is_in (&sight->beside_2, space);
  guint danger = (guint) is_in (&sight->nearby, space) + is_in (&sight->nearby_2, space);

  if (is_in (&sight->worms, space))
    what = 3;
  else if (what == 0 && is_in (&sight->over, space))
    what = 4;
  features[1] = (guint8) (F_LANDING + what);
  features[2] = (guint8) (F_LANDING_DANGER + 3 * sight->meal + danger);
}

static void
bird_dirt (const Sight *sight,
           BmMove       move,
           guint8      *features)
{
  guint8 a = wr_move_a (move);
  gboolean peck = wr_move_kind (move) == WR_MOVE_PECK;
  guint steps, suspicion = MIN (sight->pos->suspicion, BM_SUSPICION_SUS);
  WrSpace dirt;

  if (!WR_IS_DIR_BYTE (a))
    return;
  steps = steps_to_worm (sight, WR_BYTE_DIR (a));
  dirt = wr_space_step (sight->bird, WR_BYTE_DIR (a));
  features[1] = (guint8) (F_DIRT + (peck ? 10 : 0) + (a == WR_DIR_BYTE (WR_DIR_DOWN) ? 0 : 5) + steps);
  if (peck)
    features[2] = (guint8) (F_LURE + (steps > 0 ? 5 : 0) + suspicion);
  else
    features[2] = (guint8) (F_BESIDE + is_in (&sight->beside, dirt) + is_in (&sight->beside_2, dirt) + 3 * sight->meal);
}

static void
bird_features (const Sight *sight,
               BmMove       move,
               guint8      *features)
{
  const WrPosition *pos = sight->pos;

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_FLY:
      landing (sight, wr_move_a (move), features);
      break;
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
      bird_dirt (sight, move, features);
      break;
    case WR_MOVE_EAT:
      if (wr_position_crawlers_at (pos, wr_move_a (move)) & ((1u << WR_N_WORMS) - 1)
          && (wr_move_b (move) == WR_PIECE_NONE || wr_move_b (move) < WR_N_WORMS))
        features[1] = __builtin_popcount (wr_position_living (pos)) == 1 ? F_EAT + 2 : F_EAT + 1;
      else
        features[1] = F_EAT;
      break;
    case WR_MOVE_DRILL:
      features[1] = (guint8) (F_DRILL + steps_to_worm (sight, WR_DIR_DOWN));
      break;
    case WR_MOVE_REST:
      features[1] = (guint8) (F_REST + MIN (pos->health, 4) + (pos->max_health - pos->health > 1 ? 5 : 0));
      break;
    case WR_MOVE_BREAK:
      features[1] = (guint8) (F_BREAK + is_in (&sight->beside, wr_move_a (move)));
      break;
    default:
      break;
    }
}

static void
crawl (const Sight *sight,
       WrPiece      piece,
       WrDir        dir,
       guint8      *features)
{
  WrSpace from = sight->pos->at[piece], to = wr_space_step (from, dir);
  gboolean zombie = piece >= WR_N_WORMS;
  guint before = distance (sight, from), change, open = 2;

  if (!wr_space_on_board (to))
    return;
  {
    int a = ABS ((from >> 4) - (sight->bird >> 4)) + ABS ((from & 15) - (sight->bird & 15));
    int b = ABS ((to >> 4) - (sight->bird >> 4)) + ABS ((to & 15) - (sight->bird & 15));

    change = distance (sight, to) < before ? 2 : b < a ? 1 : 0;
  }
  open = openness (sight, to);
  features[1] = (guint8) (F_CRAWL + 12 * zombie + 3 * before + change);
  features[2] = (guint8) (F_CRAWL_OPEN + 9 * zombie + 3 * openness (sight, from) + open);
}

static void
crawler_features (const Sight *sight,
                  BmMove       move,
                  guint8      *features)
{
  const WrPosition *pos = sight->pos;
  WrPiece piece = wr_move_who (move);
  guint8 a = wr_move_a (move);

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_MOVE:
      if (WR_IS_DIR_BYTE (a))
        crawl (sight, piece, WR_BYTE_DIR (a), features);
      break;
    case WR_MOVE_BITE:
      features[1] = (guint8) (F_BITE + (piece >= WR_N_WORMS ? 3 : 0) + MIN (pos->health, 3) - 1);
      break;
    case WR_MOVE_PUSH:
      {
        WrSpace grass = WR_IS_DIR_BYTE (a) ? wr_space_step (pos->at[piece], WR_BYTE_DIR (a)) : a;

        features[1] = (guint8) (F_PUSH + 2 * (grass == sight->bird) + (a == WR_DIR_BYTE (WR_DIR_UP)));
        features[2] = (guint8) (F_PUSH_OPEN + MIN (distance (sight, grass), 2));
      }
      break;
    case WR_MOVE_BEDROCK:
      features[1] = (guint8) (F_BEDROCK + 2 * distance (sight, a) + (openness (sight, a) == 1));
      features[2] = (guint8) (F_BEDROCK_WHO + 3 * (distance (sight, pos->at[piece]) < 2)
                              + openness (sight, pos->at[piece]));
      break;
    case WR_MOVE_RAISE:
      features[1] = (guint8) (F_RAISE + distance (sight, wr_move_b (move)));
      break;
    case WR_MOVE_BREAK:
      features[1] = (guint8) (F_WORM_BREAK + distance (sight, a));
      break;
    default:
      break;
    }
}

static void
other_features (const Sight *sight,
                BmMove       move,
                guint8      *features)
{
  const WrPosition *pos = sight->pos;

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_END:
      features[1] = (guint8) (F_END + (pos->turn == WR_SIDE_BIRD ? 2 + sight->meal : sight->bite)
                              + 4 * (wr_position_actions (pos) == 0));
      break;
    case WR_MOVE_LAND:
      landing (sight, wr_move_a (move), features);
      break;
    case WR_MOVE_EXIT:
      features[1] = (guint8) (F_EXIT + distance (sight, wr_move_a (move)));
      features[2] = (guint8) (F_EXIT_OPEN + openness (sight, wr_move_a (move)));
      break;
    default:
      break;
    }
}

void
wr_judge_move_features (const WrPosition *pos,
                        const BmMove     *moves,
                        guint             n,
                        guint8          (*features)[N_MOVE_FEATURES])
{
  Sight sight;

  look (&sight, pos);
  for (guint i = 0; i < n; i++)
    {
      WrPiece who = wr_move_who (moves[i]);

      features[i][0] = (guint8) (F_KIND + 3 * wr_move_kind (moves[i]) + sight.left);
      features[i][1] = features[i][2] = F_NOTHING;
      if (who == WR_PIECE_BIRD)
        bird_features (&sight, moves[i], features[i]);
      else if (who < WR_N_CRAWLERS)
        crawler_features (&sight, moves[i], features[i]);
      else
        other_features (&sight, moves[i], features[i]);
    }
}
