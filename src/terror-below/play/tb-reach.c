/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Searches Moves and ramps, cheapest first, on copies of the position: so costs, hooks and T9.2 are those of the rules.
 */
#include "tb-reach.h"

#include "tb-rules.h"

#define MAX_NODES (4 * TB_N_SPACES)

typedef struct
{
  TbPosition pos;
  TbWay      way;
  gboolean   open;  /* the actions step continues there */
} Node;

typedef struct
{
  guint  seat;
  guint  n;
  Node   nodes[MAX_NODES];
} Search;

static gboolean
is_acting (const TbPosition *pos,
           guint             seat)
{
  const TbFrame *top = tb_position_top (pos);

  return pos->step == TB_STEP_ACT && pos->turn == seat && (top == NULL || top->kind == TB_FRAME_TURN);
}

/* The Action Points left after MOVE; BEFORE if it was free. */
static guint
left_after (const BmEventList *events,
            guint              before)
{
  for (guint i = 0; i < MIN (events->n, (guint) BM_MAX_EVENTS); i++)
    if (events->items[i].kind == TB_EVENT_AP)
      return (guint) events->items[i].n;
    else if (events->items[i].kind == TB_EVENT_MOVED || events->items[i].kind == TB_EVENT_RAMPED)
      break;
  return before;
}

/* Whether there is a way to SPACE that neither costs more nor has more ramps. */
static gboolean
is_known (const Search *search,
          const TbWay  *way)
{
  for (guint i = 0; i < search->n; i++)
    {
      const TbWay *other = &search->nodes[i].way;

      if (other->to == way->to && other->cost <= way->cost && other->ramps <= way->ramps)
        return TRUE;
    }
  return FALSE;
}

static void
extend (Search *search,
        guint   index,
        BmMove  move)
{
  const Node *from = &search->nodes[index];
  BmEventList events;
  Node *node;
  TbWay way = from->way;
  gboolean ramp = TB_MOVE_KIND (move) == TB_MOVE_RAMP;

  if (way.n == TB_MAX_WAY || search->n == MAX_NODES)
    return;
  node = &search->nodes[search->n];
  node->pos = from->pos;
  events.n = events.dropped = 0;
  tb_rules_apply (&node->pos, move, NULL, &events);
  way.to = ramp ? TB_MOVE_B (move) : TB_MOVE_A (move);
  way.cost = (guint8) (way.cost + from->pos.ap - left_after (&events, from->pos.ap));
  way.ramps = (guint8) (way.ramps + ramp);
  way.moves[way.n] = move;
  way.spaces[way.n++] = way.to;
  if (is_known (search, &way))
    return;
  node->way = way;
  node->open = is_acting (&node->pos, search->seat) && node->pos.players[search->seat].at == way.to;
  search->n++;
}

/* The cheapest node that was not expanded; those before DONE were. */
static guint
next_node (Search *search,
           guint   done)
{
  guint best = done;

  for (guint i = done + 1; i < search->n; i++)
    if (search->nodes[i].way.cost < search->nodes[best].way.cost
        || (search->nodes[i].way.cost == search->nodes[best].way.cost
            && search->nodes[i].way.ramps < search->nodes[best].way.ramps))
      best = i;
  if (best != done)
    {
      Node other = search->nodes[done];

      search->nodes[done] = search->nodes[best];
      search->nodes[best] = other;
    }
  return done;
}

static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const TbWay *first = a, *second = b;

  if (first->to != second->to)
    return first->to < second->to ? -1 : 1;
  if (first->ramps != second->ramps)
    return first->ramps < second->ramps ? -1 : 1;
  return (first->cost > second->cost) - (first->cost < second->cost);
}

/* Collects the ways that end where a pawn may stay: for each space the simplest, and a cheaper one with ramps. */
static guint
collect (const Search *search,
         TbSpace       start,
         TbSpaces      others,
         TbWay        *ways)
{
  TbWay all[MAX_NODES];
  guint n = 0, kept = 0;

  for (guint i = 0; i < search->n; i++)
    if (search->nodes[i].way.n > 0 && search->nodes[i].way.to != start
        && (others & TB_BIT (search->nodes[i].way.to)) == 0)
      all[n++] = search->nodes[i].way;
  qsort (all, n, sizeof *all, compare_ways);
  for (guint i = 0; i < n; i++)
    if (kept == 0 || ways[kept - 1].to != all[i].to)
      ways[kept++] = all[i];
    else if (all[i].cost < ways[kept - 1].cost && (kept < 2 || ways[kept - 2].to != all[i].to))
      ways[kept++] = all[i];
  return kept;
}

guint
tb_reach (const TbPosition *pos,
          TbWay            *ways)
{
  Search *search;
  guint n;

  if (!is_acting (pos, pos->turn) || pos->players[pos->turn].at == TB_SPACE_NONE)
    return 0;
  search = g_new0 (Search, 1);
  search->seat = pos->turn;
  search->n = 1;
  search->nodes[0] = (Node) { .pos = *pos, .way = { .to = pos->players[pos->turn].at }, .open = TRUE };
  for (guint done = 0; done < search->n; done++)
    {
      BmMove moves[BM_MAX_MOVES];
      guint n_moves, node = next_node (search, done);

      if (!search->nodes[node].open)
        continue;
      n_moves = tb_rules_legal (&search->nodes[node].pos, moves);
      for (guint i = 0; i < n_moves; i++)
        if (TB_MOVE_KIND (moves[i]) == TB_MOVE_MOVE || TB_MOVE_KIND (moves[i]) == TB_MOVE_RAMP)
          extend (search, node, moves[i]);
    }
  n = collect (search, pos->players[pos->turn].at, tb_position_other_pawns (pos, pos->turn), ways);
  g_free (search);
  return n;
}

guint
tb_cost_of (const TbPosition *pos,
            BmMove            move)
{
  TbPosition after = *pos;
  BmEventList events;

  events.n = events.dropped = 0;
  tb_rules_apply (&after, move, NULL, &events);
  return (guint) MAX (0, pos->ap - (int) left_after (&events, pos->ap));
}

/* An upper bound of the Action Points in one turn. */
#define MOST_POINTS 14

/* Gives POS that many Action Points for the search.  FALSE: no decision `act` can be reached. */
static gboolean
give_points (TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n;

  if (is_acting (pos, pos->turn))
    {
      pos->ap = MAX (pos->ap, MOST_POINTS);
      return TRUE;
    }
  if (pos->step != TB_STEP_PLAY)
    return FALSE;
  /* The pawn does not move whichever card is played. */
  n = tb_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_PLAY)
      {
        TbPosition next = *pos;

        tb_rules_apply (&next, moves[i], NULL, NULL);
        if (!is_acting (&next, pos->turn))
          continue;
        *pos = next;
        pos->ap = MOST_POINTS;
        return TRUE;
      }
  return FALSE;
}

guint
tb_reach_far (const TbPosition *pos,
              TbWay            *ways)
{
  TbPosition copy = *pos;

  return pos->players[pos->turn].at != TB_SPACE_NONE && give_points (&copy) ? tb_reach (&copy, ways) : 0;
}

gboolean
tb_route_to (const TbPosition *pos,
             TbSpace           to,
             TbRoute          *route)
{
  TbPosition copy = *pos;
  TbWay ways[2 * TB_N_SPACES];
  TbSpace at = pos->players[pos->turn].at;
  guint n;

  *route = (TbRoute) { .n = 0 };
  if (at == TB_SPACE_NONE || to == TB_SPACE_NONE || !give_points (&copy))
    return FALSE;
  route->spaces[route->n++] = at;
  route->found = at == to;
  n = at == to ? 0 : tb_reach (&copy, ways);
  for (guint i = 0; i < n && !route->found; i++)
    if (ways[i].to == to)
      {
        route->found = TRUE;
        route->cost = ways[i].cost;
        memcpy (&route->spaces[1], ways[i].spaces, ways[i].n);
        route->n = (guint8) (1 + ways[i].n);
      }
  return TRUE;
}
