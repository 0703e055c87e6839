/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The measures of a position.  Distances are estimates in actions, without trying moves: the search finds the exact
 * way; the evaluation only has to rank positions.
 */
#include "judge-private.h"

#include <string.h>

#define FAR 10 /* actions: practically out of reach */

/* The cost from the Bird's space to a Worm DISTANCE steps away with BEDROCK between: it digs, or pecks while
   Suspicion allows, which moves the Worm two steps; then it eats. */
static inline int
way_to (const WrPosition *pos,
        int               distance,
        int               bedrock)
{
  int steps = distance - 1, pecks = MAX (0, BM_SUSPICION_SUS - pos->suspicion);

  if (bedrock > 0)
    return steps + bedrock + 1;
  /* "Dum": it comes to the Bird by itself. */
  if (pos->suspicion == 0 && distance == 2)
    return 1;
  pecks = MIN (pecks, steps / 2);
  return steps - pecks + 1;
}

static inline int
flight (const WrPosition *pos,
        WrSpace           to)
{
  return pos->at[WR_PIECE_BIRD] != to;
}

static inline guint
rows_between (int above,
              int below)
{
  return above + 1 >= below ? 0 : ((1u << below) - 1) & ~((2u << above) - 1);
}

/* The actions that it takes to fly to COLUMN's Grass and dig down beside the Worm in ROW of the next column. */
static inline int
dig_beside (const WrPosition *pos,
            int               column,
            int               row)
{
  int grass = pos->grass[column];
  int bedrock = __builtin_popcount (pos->bedrock[column] & rows_between (grass, row + 1));

  if (pos->on_grass[WR_LAVA][column] > 0)
    return FAR;
  return flight (pos, WR_SPACE (column, grass)) + row - grass + bedrock + 1;
}

/* The cost through ROW from the nearest open space in direction STEP, up to three columns away. */
static inline int
way_along (const WrPosition *pos,
           int               column,
           int               row,
           int               step)
{
  int bedrock = 0;

  for (int distance = 1; distance <= 3; distance++)
    {
      int grass;

      column += step;
      if (column < 0 || column >= WR_N_COLUMNS)
        return FAR;
      grass = pos->grass[column];
      if (grass >= row)
        {
          /* It cannot be in the sky or in Lava. */
          if ((row == 0 && grass > 0) || (grass == row && pos->on_grass[WR_LAVA][column] > 0))
            return FAR;
          return flight (pos, WR_SPACE (column, row)) + way_to (pos, distance, bedrock);
        }
      bedrock += pos->bedrock[column] >> row & 1;
    }
  return FAR;
}

/* The actions that the Bird needs to eat a Worm in SPACE if no other piece moves. */
static int
cost_to_eat (const WrPosition *pos,
             WrSpace           space)
{
  int column = wr_space_column (space), row = wr_space_row (space), grass = pos->grass[column], cost = FAR;

  if (pos->on_grass[WR_LAVA][column] == 0)
    {
      if (grass >= row)
        return 1;
      cost = flight (pos, WR_SPACE (column, grass))
             + way_to (pos, row - grass, __builtin_popcount (pos->bedrock[column] & rows_between (grass, row)));
    }
  for (int step = -1; step <= 1; step += 2)
    {
      int next = column + step;

      if (next < 0 || next >= WR_N_COLUMNS)
        continue;
      cost = MIN (cost, way_along (pos, column, row, step));
      if (pos->grass[next] < row)
        cost = MIN (cost, dig_beside (pos, next, row));
    }
  return MIN (cost, FAR);
}

/* How many of the N ascending COSTS are affordable. */
static inline int
affordable (const int *costs,
            int        n,
            int        budget)
{
  int paid = 0;

  while (paid < n && (budget -= costs[paid]) >= 0)
    paid++;
  return paid;
}

static inline void
insert (int *costs,
        int  n,
        int  cost)
{
  for (; n > 0 && costs[n - 1] > cost; n--)
    costs[n] = costs[n - 1];
  costs[n] = cost;
}

static inline int
next_budget (const WrPosition *pos,
             WrSide            side)
{
  return CLAMP (BM_ACTIONS - pos->penalty[side], BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
}

static void
measure_reach (const WrPosition *pos,
               gint16           *m)
{
  gboolean bird_turn = pos->turn == WR_SIDE_BIRD;
  int left = wr_position_actions (pos), next = next_budget (pos, WR_SIDE_BIRD), n = 0, meals;
  int costs[WR_N_WORMS];
  gint16 *table = m + M_COST + (bird_turn ? 0 : left > 2 ? FAR - 1 : 2 * (FAR - 1));

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      {
        int cost = cost_to_eat (pos, pos->at[worm]);

        insert (costs, n++, cost);
        if (cost < FAR)
          table[cost - 1]++;
        if (pos->stunned[worm] > 0)
          {
            m[M_STUNNED]++;
            m[M_STUNNED_NEAR] = (gint16) (m[M_STUNNED_NEAR] + (cost <= next));
          }
      }
  if (n == 1 && costs[0] < FAR)
    m[M_LAST_COST + (bird_turn ? 0 : FAR - 1) + costs[0] - 1] = 1;
  meals = affordable (costs, n, bird_turn ? left : next);
  m[(bird_turn ? M_MEALS_NOW : M_MEALS_NEXT) + meals] = 1;
  m[bird_turn ? M_LAST_MEAL_NOW : M_LAST_MEAL_NEXT] = meals == n;
  m[bird_turn ? M_STARVING_NOW : M_STARVING_NEXT] = meals == 0 && pos->hunger <= 1;
}

static void
measure_bites (const WrPosition *pos,
               gint16           *m)
{
  gboolean worms_turn = pos->turn == WR_SIDE_WORMS;
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  int left = wr_position_actions (pos), n = 0, bites, some;
  int costs[WR_N_CRAWLERS];

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      WrSpace at = pos->at[piece];
      int columns, rows;

      if (at == WR_SPACE_NONE || (piece < WR_N_WORMS && pos->stunned[piece] > 0) || pos->bitten >> piece & 1)
        continue;
      columns = ABS ((at >> 4) - (bird >> 4));
      rows = ABS ((at & 15) - (bird & 15));
      insert (costs, n++, 1 + MAX (0, columns - 1) + MAX (0, rows - 1));
    }
  bites = MIN (affordable (costs, n, worms_turn ? left : next_budget (pos, WR_SIDE_WORMS)), 4);
  if (worms_turn)
    {
      m[M_BITES_NOW + bites] = 1;
      m[M_DEADLY_NOW] = bites >= pos->health;
      return;
    }
  some = left > 0;
  m[M_BITES_NEXT + 5 * some + bites] = 1;
  m[M_DEADLY_NEXT + some] = bites >= pos->health;
}

/* R8: where the night moves a Worm in SPACE. */
static inline void
measure_sinking (const WrPosition *pos,
                 WrSpace           space,
                 gint16           *m)
{
  int column = wr_space_column (space), grass = pos->grass[column], depth = wr_space_row (space) - grass;
  int lava = pos->on_grass[WR_LAVA][column];
  int sinks = pos->on_grass[WR_DRILLS][column] + pos->on_grass[WR_GRAVESTONES][column] + lava * BM_SINK_LAVA;

  if (depth < 1 || depth > sinks || pos->bedrock[column] & rows_between (grass, wr_space_row (space)))
    return;
  if (lava > 0)
    m[M_SINK_LAVA]++;
  else if (pos->at[WR_PIECE_BIRD] == WR_SPACE (column, grass))
    m[M_SINK_BIRD]++;
  else
    m[M_SINK_OPEN]++;
}

/* The surroundings of a Worm in SPACE: Dirt above it, Bedrock and Wormholes beside it. */
static inline void
measure_shelter (const WrPosition *pos,
                 WrSpace           space,
                 gint16           *m)
{
  int column = wr_space_column (space), row = wr_space_row (space);
  guint near = (5u << row) >> 1, here = 1u << row, shields, holes;

  shields = (guint) __builtin_popcount (pos->bedrock[column] & near);
  holes = pos->wormholes[column] & near;
  if (column > 0)
    {
      shields += pos->bedrock[column - 1] >> row & 1;
      holes |= pos->wormholes[column - 1] & here;
    }
  if (column + 1 < WR_N_COLUMNS)
    {
      shields += pos->bedrock[column + 1] >> row & 1;
      holes |= pos->wormholes[column + 1] & here;
    }
  m[M_DEPTH] = (gint16) (m[M_DEPTH] + MAX (0, row - pos->grass[column]));
  m[M_SHIELDS] = (gint16) (m[M_SHIELDS] + (int) shields);
  m[M_HOLES] = (gint16) (m[M_HOLES] + (holes != 0));
}

static void
measure_worms (const WrPosition *pos,
               gint16           *m)
{
  guint living = 0;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      WrSpace space = pos->at[worm];
      int depth;

      if (space == WR_SPACE_NONE)
        continue;
      living++;
      depth = wr_space_row (space) - pos->grass[wr_space_column (space)];
      if (depth >= 1 && depth <= BM_RAIN_STEPS && pos->suspicion < BM_SUSPICION_SUS)
        m[M_SHALLOW]++;
      measure_sinking (pos, space, m);
      measure_shelter (pos, space, m);
    }
  m[M_LIVING + living] = 1;
}

static void
measure_ground (const WrPosition *pos,
                gint16           *m)
{
  int dug = 0, graves = BM_SUPPLY_GRAVESTONE - pos->supply[WR_TOKEN_GRAVESTONE];

  for (int column = 0; column < WR_N_COLUMNS; column++)
    dug += pos->grass[column];
  m[M_DUG] = (gint16) dug;
  m[M_DRILLS] = (gint16) (BM_SUPPLY_DRILL - pos->supply[WR_TOKEN_DRILL]);
  m[M_BEDROCK] = (gint16) (BM_SUPPLY_BEDROCK - pos->supply[WR_TOKEN_BEDROCK]);
  m[M_LAVA] = (gint16) (BM_SUPPLY_LAVA - pos->supply[WR_TOKEN_LAVA]);
  for (guint piece = WR_PIECE_ZOMBIE_1; piece < WR_PIECE_BIRD; piece++)
    m[M_ZOMBIES] = (gint16) (m[M_ZOMBIES] + (pos->at[piece] != WR_SPACE_NONE));
  m[M_GRAVES] = (gint16) graves;
  if (graves == 0)
    return;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    if (pos->on_grass[WR_GRAVESTONES][column] > 0)
      {
        WrSpace grave = wr_position_grass_space (pos, column);
        gboolean open = FALSE;

        for (guint worm = 0; worm < WR_N_WORMS; worm++)
          open |= pos->at[worm] == grave || wr_space_nearby (pos->at[worm], grave);
        m[M_OPEN_GRAVES] = (gint16) (m[M_OPEN_GRAVES] + (open ? pos->on_grass[WR_GRAVESTONES][column] : 0));
      }
}

void
wr_judge_measure (const WrPosition *pos,
                  gint16           *m)
{
  memset (m, 0, N_MEASURES * sizeof *m);
  m[M_ALWAYS] = 1;
  m[M_WORMS_TURN] = pos->turn == WR_SIDE_WORMS;
  m[M_CARDS] = pos->cards[WR_SIDE_BIRD].n_hand + pos->cards[WR_SIDE_BIRD].n_deck > 0;
  m[M_CHAMPIONS] = pos->champions[WR_N_WORMS] != WR_NO_VALUE;
  m[M_HEALTH + MIN (pos->health, 4)] = 1;
  m[M_WOUNDS] = (gint16) (pos->max_health - pos->health);
  m[M_MAX_HEALTH] = pos->max_health;
  m[M_HUNGER + MIN (pos->hunger, 10)] = 1;
  m[M_SUSPICION + MIN (pos->suspicion, 5)] = 1;
  measure_worms (pos, m);
  if (pos->at[WR_PIECE_BIRD] != WR_SPACE_NONE)
    {
      measure_reach (pos, m);
      measure_bites (pos, m);
    }
  measure_ground (pos, m);
  m[M_BIRD_HAND] = MIN (pos->cards[WR_SIDE_BIRD].n_hand, BM_HAND_LIMIT);
  m[M_WORMS_HAND] = MIN (pos->cards[WR_SIDE_WORMS].n_hand, BM_HAND_LIMIT);
  m[pos->turn == WR_SIDE_BIRD ? M_BIRD_ACTIONS : M_WORMS_ACTIONS] = (gint16) wr_position_actions (pos);
  m[M_BIRD_PENALTY] = pos->penalty[WR_SIDE_BIRD];
  m[M_WORMS_PENALTY] = pos->penalty[WR_SIDE_WORMS];
}
