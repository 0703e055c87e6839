/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Presses at the table: all that is legal can be pressed, ways are those of the rules, what is foretold happens.
 */
#include "tb-game.h"
#include "tb-play-private.h"
#include "tb-rules.h"

#define N_MATCHES 60

static const char *const starts[] = {
  "start:players=1,scenario=delivery", "start:players=1,scenario=scramble,queens=yes,leave=1", "start:players=2",
  "start:players=3,locations=shuffled", "start:players=4,board=canyon", "start:players=5,board=canyon,worms=drawn",
};

static BmMatch *
new_match (guint64 seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);

  g_assert_no_error (error);
  return match;
}

/* Is MOVE the first move of a press, of one behind a pick, or of a way that goes on? */
static gboolean
can_be_pressed (TbPlay *play,
                BmMove  move)
{
  g_autoptr(GArray) options = g_array_new (FALSE, FALSE, sizeof (TbOption));
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (BmMove));
  TbPicks picks = { TB_AT_NONE, TB_AT_NONE };

  if (TB_MOVE_KIND (move) == TB_MOVE_PLAY || TB_MOVE_KIND (move) == TB_MOVE_HIDE)
    picks.first = TB_AT (TB_AT_CARD, TB_MOVE_A (move));
  else if (TB_MOVE_KIND (move) == TB_MOVE_RAMP || TB_MOVE_KIND (move) == TB_MOVE_JUMP)
    picks.first = TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP);
  if (TB_MOVE_KIND (move) == TB_MOVE_JUMP && TB_MOVE_B (move) != TB_NO_CARD)
    picks.second = TB_AT (TB_AT_SPACE, TB_MOVE_A (move));
  tb_play_list_options (tb_play_get_position (play), &picks, options, others);
  for (guint i = 0; i < options->len; i++)
    if (g_array_index (options, TbOption, i).n > 0 && g_array_index (options, TbOption, i).moves[0] == move)
      return TRUE;
  return FALSE;
}

/* A Move may be left out: where a cheaper way goes to the same space, or it ends on a pawn and nothing is behind. */
static gboolean
is_left_out (BmMove move)
{
  return TB_MOVE_KIND (move) == TB_MOVE_MOVE;
}

static void
check_all_pressable (TbPlay *play,
                     guint  *seen)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (tb_play_get_position (play), moves);

  for (guint i = 0; i < n; i++)
    {
      *seen |= 1u << TB_MOVE_KIND (moves[i]);
      if (!is_left_out (moves[i]) && !can_be_pressed (play, moves[i]))
        {
          g_autoptr(GString) text = g_string_new (NULL);

          tb_game.move_text (moves[i], text);
          g_error ("nothing can be pressed for %s", text->str);
        }
    }
}

/* Presses something that can be pressed; FALSE: there is nothing. */
static gboolean
press_any (TbPlay  *play,
           GRand   *rand,
           gboolean *asked)
{
  guint n, i = 0;
  const TbOption *options = tb_play_get_options (play, &n);

  if (n == 0)
    return FALSE;
  *asked = FALSE;
  /* What only picks something is chosen less often. */
  for (guint tries = 0; tries < 3 && (tries == 0 || options[i].n == 0); tries++)
    i = (guint) g_rand_int_range (rand, 0, (int) n);
  tb_play_press (play, options[i].at);
  if (*asked)
    {
      options = tb_play_get_asked (play, &n);
      g_assert_cmpuint (n, >, 1);
      tb_play_take_option (play, &options[g_rand_int_range (rand, 0, (int) n)]);
    }
  return TRUE;
}

static void
asked_cb (gboolean *asked)
{
  *asked = TRUE;
}

static void
never_cb (TbPlay          *play,
          const BmRefusal *refusal)
{
  g_error ("refused: %s", refusal->message);
}

static void
test_presses (void)
{
  /* Those that do not come in each so many matches. */
  const guint rare = 1u << TB_MOVE_JUMP | 1u << TB_MOVE_DISCARD | 1u << TB_MOVE_CHOOSE_DONE;
  guint seen = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      g_autoptr(TbPlay) play = tb_play_new (match);
      g_autoptr(GRand) rand = g_rand_new_with_seed ((guint32) seed);
      gboolean asked;
      guint presses = 0;

      g_signal_connect_swapped (play, "ask", G_CALLBACK (asked_cb), &asked);
      g_signal_connect (play, "said", G_CALLBACK (never_cb), NULL);
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && presses++ < 4000)
        {
          check_all_pressable (play, &seen);
          g_assert_true (press_any (play, rand, &asked));
          tb_play_update (play);
        }
    }
  g_assert_cmphex (seen | rare, ==, (1u << TB_N_MOVE_KINDS) - 2);
}

/* Each way is legal move by move, costs what it says, and no sequence of as many Moves is cheaper. */
static void
test_ways (void)
{
  guint n_ways = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      for (guint ply = 0; ply < 120 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; ply++)
        {
          const TbPosition *pos = bm_match_get_position (match);
          TbWay ways[2 * TB_N_SPACES];
          guint n = tb_reach (pos, ways);

          for (guint i = 0; i < n; i++)
            {
              TbPosition at = *pos;

              for (guint k = 0; k < ways[i].n; k++)
                {
                  g_assert_true (tb_rules_is_legal (&at, ways[i].moves[k]));
                  if (k + 1 == ways[i].n)
                    break;
                  tb_rules_apply (&at, ways[i].moves[k], NULL, NULL);
                  g_assert_cmpuint (at.players[pos->turn].at, ==, ways[i].spaces[k]);
                }
              g_assert_cmpuint (ways[i].cost, <=, pos->ap);
              g_assert_cmpuint (ways[i].cost, >=, (guint) tb_space_distance (pos->players[pos->turn].at, ways[i].to) / 2);
              n_ways++;
            }
          g_assert_true (bm_match_play (match, tb_rules_pick (pos, &chance), NULL));
        }
    }
  g_assert_cmpuint (n_ways, >, 1000);
}

/* Where a Vehicle card takes a Target, it goes; and what an attack would hit is caught. */
static void
test_foretold (void)
{
  guint n_played = 0, n_attacks = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          TbPosition before = *(const TbPosition *) bm_match_get_position (match);
          BmMove move = tb_rules_pick (&before, &chance);
          const BmEvent *events;
          guint n;

          bm_match_play (match, move, NULL);
          events = bm_match_get_last_events (match, &n);
          if (TB_MOVE_KIND (move) == TB_MOVE_PLAY && TB_MOVE_B (move) != TB_NO_SLOT)
            {
              TbDistraction distraction;
              TbSpace at = before.slots[TB_MOVE_B (move)].target;

              tb_distraction_of (&before, TB_MOVE_A (move), TB_MOVE_B (move), &distraction);
              for (guint i = 0, step = 0; i < n && events[i].kind != TB_EVENT_AP; i++)
                if (events[i].kind == TB_EVENT_TARGET && events[i].n == 1)
                  {
                    while (step < distraction.n_steps && distraction.steps[step].to == distraction.steps[step].from)
                      step++;
                    g_assert_cmpuint (step, <, distraction.n_steps);
                    at = distraction.steps[step++].to;
                    g_assert_cmpuint (events[i].to, ==, at);
                  }
              g_assert_cmpuint (distraction.after.to_go + 1, ==, distraction.before.to_go);
              n_played++;
            }
          for (guint i = 0; i < n; i++)
            if (events[i].kind == TB_EVENT_ATTACK)
              n_attacks++;
        }
    }
  g_assert_cmpuint (n_played, >, 500);
  g_assert_cmpuint (n_attacks, >, 100);
}

/* What a seat does not see changes nothing that is foretold to it. */
static void
test_hidden (void)
{
  g_autoptr(BmMatch) match = new_match (3);
  guint64 chance = 5;
  guint n_unknown = 0;

  for (guint ply = 0; ply < 400 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; ply++)
    {
      const TbPosition *pos = bm_match_get_position (match);

      for (guint seat = 0; seat < pos->options.players; seat++)
        {
          TbPosition view = *pos;

          tb_rules_hide (&view, seat);
          for (guint slot = 0; slot < TB_N_SLOTS; slot++)
            {
              TbDanger danger;
              gboolean others = FALSE;

              tb_danger_of (&view, slot, &danger);
              for (guint i = 0; i < pos->slots[slot].n_cards; i++)
                others |= (pos->slots[slot].by[i] & TB_LAID_DOWN) != 0 && (pos->slots[slot].by[i] & 7) != seat;
              g_assert_cmpint (danger.unknown, ==, others);
              n_unknown += others;
              if (others)
                g_assert_cmpuint (danger.centre, ==, pos->slots[slot].target);
            }
        }
      bm_match_play (match, tb_rules_pick (pos, &chance), NULL);
    }
  g_assert_cmpuint (n_unknown, >, 0);
}

/* A way is one Undo. */
static void
test_undo (void)
{
  guint n_ways = 0;

  for (guint64 seed = 1; seed <= N_MATCHES && n_ways < 10; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      g_autoptr(TbPlay) play = tb_play_new (match);
      guint64 chance = seed;

      for (guint ply = 0; ply < 200 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; ply++)
        {
          const TbOption *options;
          guint n, before = bm_match_get_ply (match);
          TbPosition pos = *tb_play_get_position (play);

          tb_play_update (play);
          options = tb_play_get_options (play, &n);
          for (guint i = 0; i < n; i++)
            if (options[i].n > 1 && options[i].cost + 1 < pos.ap)
              {
                TbOption way = options[i];

                tb_play_take_option (play, &way);
                g_assert_cmpuint (bm_match_get_ply (match), ==, before + way.n);
                if (tb_play_can_undo (play))
                  {
                    tb_play_undo (play);
                    g_assert_true (tb_position_equal (tb_play_get_position (play), &pos));
                    tb_play_redo (play);
                    g_assert_cmpuint (bm_match_get_ply (match), ==, before + way.n);
                    n_ways++;
                  }
                break;
              }
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
  g_assert_cmpuint (n_ways, >=, 10);
}

static void
said_cb (TbPlay          *play,
         const BmRefusal *refusal,
         char           **said)
{
  g_free (*said);
  *said = g_strdup_printf ("%s|%s", refusal->rule == NULL ? "" : refusal->rule, refusal->message);
}

/* Whatever is pressed in vain has one reason, a sentence. */
static void
test_why_not (void)
{
  g_autofree char *said = NULL;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      g_autoptr(TbPlay) play = tb_play_new (match);
      guint64 chance = seed;

      g_signal_connect (play, "said", G_CALLBACK (said_cb), &said);
      for (guint ply = 0; ply < 60 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; ply++)
        {
          tb_play_update (play);
          for (guint kind = TB_AT_SPACE; kind <= TB_AT_BUTTON; kind++)
            for (guint i = 0; i < (kind == TB_AT_SPACE ? TB_N_SPACES : kind == TB_AT_WORM ? TB_N_SLOTS : 6); i++)
              {
                guint n;

                tb_play_get_options_at (play, TB_AT (kind, i), &n);
                if (n > 0)
                  continue;
                g_clear_pointer (&said, g_free);
                tb_play_press (play, TB_AT (kind, i));
                g_assert_nonnull (said);
                g_assert_true (g_str_has_suffix (said, "."));
              }
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-play/presses", test_presses);
  g_test_add_func ("/terror-play/ways", test_ways);
  g_test_add_func ("/terror-play/foretold", test_foretold);
  g_test_add_func ("/terror-play/hidden", test_hidden);
  g_test_add_func ("/terror-play/undo", test_undo);
  g_test_add_func ("/terror-play/why-not", test_why_not);
  return g_test_run ();
}
