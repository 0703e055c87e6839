/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-search-tree.h"

#define N_KINDS 200 /* moves 1 to 200, of either side */

/* What the test knows of the root's children: a mark for each, kept as the number of visits; 0: not there. */
typedef guint32 Marks[2][N_KINDS + 1];

/* Some moves, ascending. */
static guint
some_moves (guint64 *chance,
            guint    one_in,
            BmMove  *moves)
{
  guint n = 0;

  for (BmMove move = 1; move <= N_KINDS; move++)
    if (bm_random_die (chance, one_in) == 1)
      moves[n++] = move;
  return n;
}

static void
assert_children (BmTree *tree,
                 Marks   marks)
{
  const BmNode *root = &tree->nodes[BM_TREE_ROOT];
  const BmNode *children = &tree->nodes[root->children];
  guint n = 0;

  for (guint side = 0; side < 2; side++)
    for (guint move = 1; move <= N_KINDS; move++)
      n += marks[side][move] != 0;
  g_assert_cmpuint (root->n_children, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (children[i].visits, ==, marks[children[i].side][children[i].move]);
      g_assert_true (i == 0 || children[i - 1].move < children[i].move
                     || (children[i - 1].move == children[i].move && children[i - 1].side < children[i].side));
    }
}

/* Whatever turns up in whatever order, all stay in order and none forgets what it knew. */
static void
test_children_stay_in_order (void)
{
  guint64 chance = 1;

  for (guint round = 0; round < 50; round++)
    {
      Marks marks = { { 0 } };
      BmMove moves[BM_MAX_MOVES];
      float promise[BM_MAX_MOVES];
      guint16 at[BM_MAX_MOVES];
      guint32 mark = 0;
      BmTree tree;

      bm_tree_init (&tree, 100000);
      for (guint i = 0; i < BM_MAX_MOVES; i++)
        promise[i] = 1;
      for (guint batch = 0; batch < 20; batch++)
        {
          guint side = bm_random_die (&chance, 2) - 1, n_known = 0;
          guint n = some_moves (&chance, bm_random_die (&chance, 20), moves);

          for (guint i = 0; i < n; i++)
            n_known += marks[side][moves[i]] != 0;
          g_assert_cmpuint (bm_tree_find (&tree, BM_TREE_ROOT, (int) side, moves, n, at), ==, n_known);
          if (n_known < n)
            g_assert_true (bm_tree_add (&tree, BM_TREE_ROOT, (int) side, moves, n, promise, at));
          for (guint i = 0; i < n; i++)
            {
              BmNode *child = &tree.nodes[tree.nodes[BM_TREE_ROOT].children + at[i]];

              g_assert_cmpuint (child->move, ==, moves[i]);
              g_assert_cmpuint (child->side, ==, side);
              g_assert_cmpuint (child->visits, ==, marks[side][moves[i]]);
              marks[side][moves[i]] = child->visits = ++mark;
            }
          assert_children (&tree, marks);
        }
      bm_tree_clear (&tree);
    }
}

/* A tree of three levels, in which a node's visits tell what moves led to it. */
static void
grow (BmTree *tree,
      guint   node,
      guint   depth,
      guint32 mark)
{
  static const BmMove moves[] = { 1, 2, 3, 4, 5 };
  static const float promise[] = { 1, 1, 1, 1, 1 };
  guint16 at[5];

  tree->nodes[node].visits = mark;
  tree->n_visited++;
  if (depth == 3)
    return;
  bm_tree_find (tree, node, 0, moves, 5, at);
  g_assert_true (bm_tree_add (tree, node, 0, moves, 5, promise, at));
  for (guint i = 0; i < 5; i++)
    grow (tree, tree->nodes[node].children + i, depth + 1, mark * 10 + i + 1);
}

static void
assert_grown (BmTree *tree,
              guint   node,
              guint   depth,
              guint32 mark)
{
  g_assert_cmpuint (tree->nodes[node].visits, ==, mark);
  g_assert_cmpuint (tree->nodes[node].n_children, ==, depth == 3 ? 0 : 5);
  for (guint i = 0; i < tree->nodes[node].n_children; i++)
    assert_grown (tree, tree->nodes[node].children + i, depth + 1, mark * 10 + i + 1);
}

static void
test_follow_keeps_what_is_below (void)
{
  static const BmMove way[] = { 3, 2 };
  BmTree tree;
  guint n_used;

  bm_tree_init (&tree, 100000);
  grow (&tree, BM_TREE_ROOT, 0, 9);
  n_used = tree.n_used;
  assert_grown (&tree, BM_TREE_ROOT, 0, 9);
  bm_tree_follow (&tree, way, 1);
  assert_grown (&tree, BM_TREE_ROOT, 1, 93);
  g_assert_cmpuint (tree.n_visited, ==, 1 + 5 + 25);
  g_assert_cmpuint (tree.n_used, <, n_used / 4);

  /* Two at once are the same as one after the other. */
  bm_tree_forget (&tree);
  grow (&tree, BM_TREE_ROOT, 0, 9);
  bm_tree_follow (&tree, way, 2);
  assert_grown (&tree, BM_TREE_ROOT, 2, 932);
  g_assert_cmpuint (tree.n_visited, ==, 1 + 5);

  /* Beyond what is known there is nothing. */
  bm_tree_follow (&tree, way, 2);
  g_assert_cmpuint (tree.nodes[BM_TREE_ROOT].visits, ==, 0);
  g_assert_cmpuint (tree.nodes[BM_TREE_ROOT].n_children, ==, 0);
  g_assert_cmpuint (tree.n_visited, ==, 0);
  bm_tree_clear (&tree);
}

/* Promises are ratios: of what turns up later, too. */
static void
test_promise (void)
{
  static const BmMove first[] = { 10, 20 }, then[] = { 10, 15, 20 };
  static const float first_promise[] = { 1, 3 }, then_promise[] = { 10, 50, 30 };
  guint16 at[3];
  BmTree tree;
  const BmNode *children;

  bm_tree_init (&tree, 10000);
  bm_tree_find (&tree, BM_TREE_ROOT, 1, first, 2, at);
  g_assert_true (bm_tree_add (&tree, BM_TREE_ROOT, 1, first, 2, first_promise, at));
  g_assert_cmpuint (bm_tree_find (&tree, BM_TREE_ROOT, 1, then, 3, at), ==, 2);
  g_assert_true (bm_tree_add (&tree, BM_TREE_ROOT, 1, then, 3, then_promise, at));
  children = &tree.nodes[tree.nodes[BM_TREE_ROOT].children];
  g_assert_cmpfloat_with_epsilon (children[0].promise, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (children[1].promise, 5, 1e-6);
  g_assert_cmpfloat_with_epsilon (children[2].promise, 3, 1e-6);

  /* What promises most is looked at first, of those that there are now. */
  tree.exploration = 1;
  g_assert_cmpuint (tree.nodes[bm_tree_choose (&tree, BM_TREE_ROOT, at, 3)].move, ==, 15);
  at[1] = at[2];
  g_assert_cmpuint (tree.nodes[bm_tree_choose (&tree, BM_TREE_ROOT, at, 2)].move, ==, 20);
  g_assert_cmpuint (children[0].available, ==, 2);
  g_assert_cmpuint (children[1].available, ==, 1);
  g_assert_cmpuint (children[2].available, ==, 2);
  bm_tree_clear (&tree);
}

/* What is good is looked at more often than what promised more, and nothing is left out for ever. */
static void
test_choose (void)
{
  static const BmMove moves[] = { 1, 2, 3 };
  static const float promise[] = { 1, 4, 1 };
  static const guint64 worth[] = { BM_VALUE_ONE / 4, BM_VALUE_ONE / 4, BM_VALUE_ONE / 2 };
  guint16 at[3];
  BmTree tree;
  BmNode *children;

  bm_tree_init (&tree, 10000);
  tree.exploration = 0.2;
  bm_tree_find (&tree, BM_TREE_ROOT, 0, moves, 3, at);
  g_assert_true (bm_tree_add (&tree, BM_TREE_ROOT, 0, moves, 3, promise, at));
  children = &tree.nodes[tree.nodes[BM_TREE_ROOT].children];
  for (guint i = 0; i < 2000; i++)
    {
      BmNode *child = &tree.nodes[bm_tree_choose (&tree, BM_TREE_ROOT, at, 3)];

      child->visits++;
      child->value += worth[child->move - 1];
    }
  g_assert_cmpuint (tree.nodes[bm_tree_best (&tree, BM_TREE_ROOT)].move, ==, 3);
  g_assert_cmpuint (children[2].visits, >, 1500);
  g_assert_cmpuint (children[1].visits, >, children[0].visits);
  g_assert_cmpuint (children[0].visits, >, 2);
  bm_tree_clear (&tree);
}

/* There is an end to room, and what is known stays known. */
static void
test_full (void)
{
  BmMove moves[BM_MAX_MOVES];
  float promise[BM_MAX_MOVES];
  guint16 at[BM_MAX_MOVES];
  BmTree tree;
  guint child, n_known;

  bm_tree_init (&tree, 0);
  for (guint i = 0; i < BM_MAX_MOVES; i++)
    {
      moves[i] = i + 1;
      promise[i] = 1;
    }
  bm_tree_set_root (&tree, 0, moves, BM_MAX_MOVES, promise);
  child = tree.nodes[BM_TREE_ROOT].children;
  g_assert_cmpuint (bm_tree_find (&tree, child, 1, moves, BM_MAX_MOVES, at), ==, 0);
  g_assert_false (bm_tree_add (&tree, child, 1, moves, BM_MAX_MOVES, promise, at));
  g_assert_cmpuint (tree.nodes[child].n_children, ==, 0);
  g_assert_true (bm_tree_add (&tree, child, 1, moves, 100, promise, at));

  /* Of ten times as many those are known, and there is no room for the rest. */
  n_known = bm_tree_find (&tree, child, 1, moves, BM_MAX_MOVES, at);
  g_assert_cmpuint (n_known, ==, 100);
  g_assert_false (bm_tree_add (&tree, child, 1, moves, BM_MAX_MOVES, promise, at));
  for (guint i = 0; i < BM_MAX_MOVES; i++)
    g_assert_cmpuint (at[i], ==, i < 100 ? i : BM_TREE_UNKNOWN);
  bm_tree_clear (&tree);
}

/* The root has the moves that are legal now, and what was found out about them. */
static void
test_set_root (void)
{
  static const BmMove before[] = { 1, 3, 5, 7 }, now[] = { 2, 3, 7, 9 };
  static const float promise[] = { 1, 2, 3, 4 };
  guint16 at[4];
  BmTree tree;
  BmNode *children;

  bm_tree_init (&tree, 10000);
  bm_tree_find (&tree, BM_TREE_ROOT, 0, before, 4, at);
  bm_tree_add (&tree, BM_TREE_ROOT, 0, before, 4, promise, at);
  children = &tree.nodes[tree.nodes[BM_TREE_ROOT].children];
  for (guint i = 0; i < 4; i++)
    {
      children[i].visits = 10 * (i + 1);
      children[i].value = children[i].visits;
    }
  bm_tree_set_root (&tree, 0, now, 4, promise);
  children = &tree.nodes[tree.nodes[BM_TREE_ROOT].children];
  g_assert_cmpuint (tree.nodes[BM_TREE_ROOT].n_children, ==, 4);
  g_assert_cmpuint (tree.nodes[BM_TREE_ROOT].visits, ==, 60);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (children[i].move, ==, now[i]);
      g_assert_cmpuint (children[i].visits, ==, now[i] == 3 ? 20 : now[i] == 7 ? 40 : 0);
      g_assert_cmpuint (children[i].available, ==, 60);
      g_assert_cmpfloat (children[i].promise, ==, promise[i]);
    }
  bm_tree_clear (&tree);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-tree/children-stay-in-order", test_children_stay_in_order);
  g_test_add_func ("/search-tree/follow-keeps-what-is-below", test_follow_keeps_what_is_below);
  g_test_add_func ("/search-tree/promise", test_promise);
  g_test_add_func ("/search-tree/choose", test_choose);
  g_test_add_func ("/search-tree/full", test_full);
  g_test_add_func ("/search-tree/set-root", test_set_root);
  return g_test_run ();
}
