/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R5.3 and G3 for every card and every power, in positions of random matches and in what is made of them: a play is
 * legal if and only if it could change something beside what it costs.  Whether it could is found out here by playing
 * it, with every answer to what it asks.  BM_IDLE_GAMES says how many matches (200 unless set).
 */
#include "wr-cards-json.h"
#include "wr-position-json.h"
#include "cards-private.h"

#include <stdlib.h>
#include <string.h>

/* Positions that are looked at for one play; one that needs more is left undecided. */
#define MOST_NODES 4000

#define MOST_PLIES 400

typedef struct
{
  guint64 random;
  guint   seed;
  guint   ply;
  guint   n_legal[256];   /* plays and powers, by card */
  guint   n_refused[256];
  guint   n_undecided;
} Test;

/* --- Whether anything has changed ------------------------------------------------------------------------------ */

static guint
count_in_hand (const WrCards *cards,
               guint8         card)
{
  guint n = 0;

  for (guint i = 0; i < cards->n_hand; i++)
    n += cards->cards[i] == card;
  return n;
}

/* A card has come to the hand that was not there; or one like the card that was LAID_DOWN, where there was any to draw
   but that.  Cards that have gone from the hand are part of the price. */
static gboolean
has_gained_card (const WrCards *before,
                 const WrCards *after,
                 guint          laid_down)
{
  for (guint i = 0; i < after->n_hand; i++)
    if (count_in_hand (after, after->cards[i]) > count_in_hand (before, after->cards[i]))
      return TRUE;
  return after->n_hand + laid_down > before->n_hand && before->n_deck + before->n_discard > 0;
}

/* Whether effect N says what one before it says already. */
static gboolean
is_repeated (const WrPosition *pos,
             guint             n)
{
  for (guint i = 0; i < n; i++)
    if (memcmp (&pos->effects[i], &pos->effects[n], sizeof (WrEffect)) == 0)
      return wr_part_of (&pos->effects[n])->trigger == WR_NO_CODE;
  return FALSE;
}

static void
drop_repeated_effects (WrPosition *pos)
{
  for (guint i = 0; i < pos->n_effects; )
    {
      if (!is_repeated (pos, i))
        {
          i++;
          continue;
        }
      pos->n_effects--;
      memmove (&pos->effects[i], &pos->effects[i + 1], (pos->n_effects - i) * sizeof (WrEffect));
      memset (&pos->effects[pos->n_effects], 0, sizeof (WrEffect));
    }
}

static gboolean
has_changed (const WrPosition *before,
             const WrPosition *after,
             guint             laid_down)
{
  WrSide side = (WrSide) before->turn;
  WrPosition rest = *after, old = *before;

  if (wr_position_actions (after) > wr_position_actions (before) || after->total < before->total
      || has_gained_card (&before->cards[side], &after->cards[side], laid_down))
    return TRUE;
  /* The price, and what is only needed to go on. */
  rest.total = old.total;
  rest.spent = old.spent;
  rest.acted = old.acted;
  rest.seed = old.seed;
  memcpy (rest.counts, old.counts, sizeof rest.counts);
  memcpy (rest.used_turn, old.used_turn, sizeof rest.used_turn);
  memcpy (rest.used_match, old.used_match, sizeof rest.used_match);
  rest.cards[side] = old.cards[side];
  rest.known[wr_side_other (side)] = old.known[wr_side_other (side)];
  /* Which cards of the hand are barred is the hand's matter. */
  for (guint i = 0; i < MIN (old.n_effects, rest.n_effects); i++)
    if (wr_bars_cards (wr_part_of (&old.effects[i])) && wr_bars_cards (wr_part_of (&rest.effects[i])))
      memcpy (rest.effects[i].kept, old.effects[i].kept, sizeof rest.effects[i].kept);
  rest.n_frames = 0;
  rest.n_runs = 0;
  memset (rest.frames, 0, sizeof rest.frames);
  memset (rest.runs, 0, sizeof rest.runs);
  drop_repeated_effects (&rest);
  drop_repeated_effects (&old);
  wr_position_gather (&rest);
  wr_position_gather (&old);
  return !wr_position_equal (&rest, &old);
}

typedef enum
{
  NO_CHANGE,
  A_CHANGE,
  UNDECIDED
} Outcome;

static Outcome
try_all (const WrPosition *before,
         const WrPosition *now,
         guint             laid_down,
         guint            *nodes)
{
  BmMove moves[BM_MAX_MOVES];
  guint n;

  if (has_changed (before, now, laid_down))
    return A_CHANGE;
  if (now->n_frames == 0)
    return NO_CHANGE;
  n = wr_rules_legal (now, moves);
  for (guint i = 0; i < n; i++)
    {
      WrPosition next = *now;
      Outcome outcome;

      if (++*nodes > MOST_NODES)
        return UNDECIDED;
      wr_rules_apply (&next, moves[i], NULL, NULL);
      outcome = try_all (before, &next, laid_down, nodes);
      if (outcome != NO_CHANGE)
        return outcome;
    }
  return NO_CHANGE;
}

/* --- The plays of a position ----------------------------------------------------------------------------------- */

static gboolean
condition_holds (const WrPosition *pos,
                 guint8            card,
                 guint16           condition,
                 guint8            played)
{
  WrScope scope = wr_scope_of_card (pos, card);

  scope.played = played;
  return wr_holds (&scope, condition);
}

static void
check_play (Test             *test,
            const WrPosition *pos,
            BmMove            move,
            guint8            card,
            WrPlayFault       fault,
            gboolean          condition)
{
  WrPosition next = *pos;
  BmRefusal refusal = { 0 };
  guint nodes = 0;
  Outcome outcome;

  if (fault != WR_PLAY_LEGAL && (fault != WR_PLAY_NOTHING || !condition))
    return;
  g_assert_cmpint (wr_rules_why (pos, move, &refusal), ==, fault == WR_PLAY_LEGAL);
  g_assert_cmpstr (refusal.rule, ==, fault == WR_PLAY_LEGAL ? NULL : "R5.3");
  wr_rules_apply (&next, move, NULL, NULL);
  outcome = try_all (pos, &next, wr_move_kind (move) == WR_MOVE_PLAY, &nodes);
  if (outcome == UNDECIDED)
    {
      test->n_undecided++;
      return;
    }
  if ((outcome == A_CHANGE) != (fault == WR_PLAY_LEGAL))
    {
      g_autofree char *text = wr_position_to_text (pos);

      g_error ("game %u, ply %u: %s %s, but it is %s\n%s", test->seed, test->ply, wr_card (card)->id,
               outcome == A_CHANGE ? "would change something" : "changes nothing",
               fault == WR_PLAY_LEGAL ? "legal" : "not legal", text);
    }
  if (fault == WR_PLAY_LEGAL)
    test->n_legal[card]++;
  else
    test->n_refused[card]++;
}

static void
sort_hand (WrCards *cards)
{
  for (guint i = 1; i < cards->n_hand; i++)
    for (guint j = i; j > 0 && cards->cards[j - 1] > cards->cards[j]; j--)
      {
        guint8 card = cards->cards[j];

        cards->cards[j] = cards->cards[j - 1];
        cards->cards[j - 1] = card;
      }
}

/* CARD instead of one that is held. */
static void
check_card (Test             *test,
            const WrPosition *pos,
            guint8            card)
{
  WrPosition with = *pos;
  WrCards *cards = &with.cards[pos->turn];

  if (cards->n_hand == 0)
    return;
  if (count_in_hand (cards, card) == 0)
    {
      cards->cards[bm_random_die (&test->random, cards->n_hand) - 1] = card;
      sort_hand (cards);
    }
  check_play (test, &with, WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, card, 0), card, wr_play_fault (&with, card),
              condition_holds (&with, card, wr_card (card)->condition, card));
}

static void
check_power (Test             *test,
             const WrPosition *pos,
             WrPiece           who,
             guint8            card)
{
  WrPosition with = *pos;
  guint place = who == WR_PIECE_BIRD ? WR_N_WORMS : who;

  /* Each champion is there once; where its own protects a piece another one would not. */
  if (pos->at[who] == WR_SPACE_NONE
      || (pos->champions[place] != card && wr_position_owner (pos, card) != WR_PIECE_NONE)
      || (wr_space_on_board (pos->at[who]) && wr_position_has_lava (pos, pos->at[who]))
      || (who != WR_PIECE_BIRD && pos->at[who] == pos->at[WR_PIECE_BIRD]))
    return;
  with.champions[place] = card;
  with.used_match[place] = with.used_turn[place] = 0;
  wr_position_gather (&with);
  check_play (test, &with, WR_MOVE (who, WR_MOVE_USE, 0, 0), card, wr_power_fault (&with, who),
              condition_holds (&with, card, wr_card (card)->use_condition, WR_NO_CARD));
}

/* Matches seldom come to where the limits are. */
static void
push_to_limits (Test       *test,
                WrPosition *pos)
{
  WrCards *cards = &pos->cards[pos->turn], *others = &pos->cards[wr_side_other ((WrSide) pos->turn)];
  guint64 chance = bm_random_next (&test->random);

  pos->total = chance & 1 ? BM_ACTIONS_MOST : 7;
  pos->spent = chance & 2 ? 0 : 1;
  if (chance & 4)
    pos->suspicion = chance & 8 ? BM_SUSPICION_TOP : 0;
  if (chance & 16)
    pos->hunger = BM_HUNGER_TOP;
  if (chance & 32)
    cards->n_deck = cards->n_discard = 0;
  if (chance & 64)
    others->n_deck = others->n_discard = 0;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if ((chance & 128) && pos->at[worm] != WR_SPACE_NONE)
      pos->stunned[worm] = 1;
  if (chance & 256)
    pos->health = pos->max_health;
  if (chance & 512)
    memset (pos->supply, 0, sizeof pos->supply);
  memset (cards->cards + cards->n_hand + cards->n_deck + cards->n_discard, 0,
          sizeof cards->cards - cards->n_hand - cards->n_deck - cards->n_discard);
  memset (others->cards + others->n_hand + others->n_deck + others->n_discard, 0,
          sizeof others->cards - others->n_hand - others->n_deck - others->n_discard);
}

static void
check_position (Test             *test,
                const WrPosition *pos)
{
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    {
      const WrCard *one = wr_card ((guint8) card);

      if ((one->deck == WR_DECK_WORM && pos->turn == WR_SIDE_WORMS)
          || (one->deck == WR_DECK_BIRD && pos->turn == WR_SIDE_BIRD))
        check_card (test, pos, (guint8) card);
      else if (one->has_use && one->deck == WR_DECK_BIRD_CHAMPION && pos->turn == WR_SIDE_BIRD)
        check_power (test, pos, WR_PIECE_BIRD, (guint8) card);
      else if (one->has_use && one->deck == WR_DECK_WORM_CHAMPION && pos->turn == WR_SIDE_WORMS)
        check_power (test, pos, (WrPiece) (bm_random_die (&test->random, WR_N_WORMS) - 1), (guint8) card);
    }
}

static void
play_one (Test *test)
{
  WrPosition pos;
  BmMove move;

  wr_rules_start (&pos, test->seed, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
  for (test->ply = 0; test->ply < MOST_PLIES; test->ply++)
    {
      move = wr_rules_pick (&pos, &test->random);
      if (move == BM_MOVE_NONE)
        return;
      if (pos.n_frames == 0 && test->ply % 3 == 0)
        {
          WrPosition extreme = pos;

          check_position (test, &pos);
          push_to_limits (test, &extreme);
          check_position (test, &extreme);
        }
      wr_rules_apply (&pos, move, NULL, NULL);
    }
}

static gboolean
can_be_used (const WrCard *card)
{
  return card->has_use || card->deck == WR_DECK_WORM || card->deck == WR_DECK_BIRD;
}

static void
test_plays (void)
{
  const char *games = g_getenv ("BM_IDLE_GAMES");
  guint n = games == NULL ? 200 : (guint) atoi (games), refused = 0;
  Test *test = g_new0 (Test, 1);
  GError *error = NULL;

  wr_cards_box (&error);
  g_assert_no_error (error);
  test->random = 1;
  for (test->seed = 1; test->seed <= n; test->seed++)
    play_one (test);
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    if (can_be_used (wr_card ((guint8) card)))
      {
        g_test_message ("%s: %u legal, %u change nothing", wr_card ((guint8) card)->id, test->n_legal[card],
                        test->n_refused[card]);
        g_assert_cmpuint (test->n_legal[card], >, 0);
        refused += test->n_refused[card];
      }
  g_assert_cmpuint (refused, >, 0);
  g_assert_cmpuint (test->n_undecided, ==, 0);
  g_free (test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plays/legal-if-and-only-if-they-change-something", test_plays);
  return g_test_run ();
}
