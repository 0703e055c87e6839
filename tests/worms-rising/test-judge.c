/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a computer player knows of the duel: what it makes up for what is hidden agrees with what it sees and depends on
 * nothing else, its evaluation is a probability that prefers what is better, and every move promises something.
 */
#include "bm-cards-json.h"
#include "bm-rules.h"
#include "judge/bm-judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define N_GAMES 360

typedef void (*CheckFunc) (const BmPosition *pos,
                           guint             ply,
                           gpointer          data);

/* All ways to begin, one after the other. */
static guint
start_of (guint seed)
{
  static const guint champions[] = { 0, BM_START_RANDOM, BM_START_DRAFT };

  return champions[seed % 3] | (seed / 3 % 2 == 0 ? 0 : BM_START_CARDS) | (seed / 6 % 2 == 0 ? 0 : BM_START_EVENTS);
}

/* Asks CHECK at every ply of random matches, the ends included. */
static void
play_at_random (CheckFunc check,
                gpointer  data)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      guint64 chance = seed;
      BmPosition pos;
      BmMove move;
      guint ply = 0;

      bm_rules_start (&pos, seed, start_of (seed));
      for (; (move = bm_rules_pick (&pos, &chance)) != BM_MOVE_NONE; ply++)
        {
          check (&pos, ply, data);
          /* Ending the turn at once makes dull matches. */
          if (bm_move_kind (move) == BM_MOVE_END && bm_random_die (&chance, 4) > 1)
            move = bm_rules_pick (&pos, &chance);
          bm_rules_apply (&pos, move, NULL, NULL);
        }
      check (&pos, ply, data);
    }
}

static BmPosition
view_of (const BmPosition *pos,
         BmSide            side)
{
  BmPosition view = *pos;

  bm_rules_hide (&view, side);
  return view;
}

static BmPosition
guess (const BmPosition *view,
       BmSide            side,
       guint64           chance)
{
  BmPosition pos = *view;

  bm_judge_determinize (&pos, side, &chance);
  return pos;
}

/* -- Determinizing ------------------------------------------------------------------------------------------------- */

typedef struct
{
  guint   guesses;
  guint   with_hidden; /* cards in the other hand */
  guint   different;   /* of those, other hands by other chances */
  guint   decisions;   /* of the side itself */
  guint   drafts;      /* of the other side */
  guint64 random;
} Guesses;

/* In a match from the box no card is there more often than it has copies, and each lies where it belongs. */
static void
check_piles (const BmPosition *pos)
{
  static const BmDeck decks[] = { BM_DECK_WORM, BM_DECK_BIRD, BM_DECK_EVENT };
  const BmCards *rows[] = { &pos->cards[BM_SIDE_WORMS], &pos->cards[BM_SIDE_BIRD], &pos->events };
  guint seen[256] = { 0 };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    for (guint i = 0; i < (guint) rows[row]->n_hand + rows[row]->n_deck + rows[row]->n_discard; i++)
      {
        guint8 card = rows[row]->cards[i];

        g_assert_cmpuint (card, <, bm_card_set->n_cards);
        g_assert_cmpint (bm_card (card)->deck, ==, decks[row]);
        g_assert_cmpuint (++seen[card], <=, bm_card (card)->copies);
      }
}

static void
check_draft (const BmPosition *pos)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];
  guint seen[256] = { 0 }, n_worm = pos->draft.n_worm;

  for (guint i = 0; i < n_worm + pos->draft.n_bird; i++)
    {
      guint8 card = pos->draft.cards[i];

      g_assert_cmpuint (card, <, bm_card_set->n_cards);
      g_assert_cmpint (bm_card (card)->deck, ==, i < n_worm ? BM_DECK_WORM_CHAMPION : BM_DECK_BIRD_CHAMPION);
      seen[card]++;
    }
  for (guint i = 0; i <= BM_N_WORMS; i++)
    seen[pos->champions[i]]++;
  if (top->kind == BM_FRAME_DRAFT)
    for (const guint8 *card = &top->b; card <= &top->e; card++)
      {
        g_assert_true (card == &top->b || *card > card[-1] || *card == BM_NO_CARD);
        seen[*card]++;
      }
  for (guint card = 0; card < bm_card_set->n_cards; card++)
    g_assert_cmpuint (seen[card], <=, bm_card ((guint8) card)->copies);
}

static void
check_same_moves (const BmPosition *a,
                  const BmPosition *b)
{
  BmMove moves[2][BM_MAX_MOVES];
  guint n = bm_rules_legal (a, moves[0]), m = bm_rules_legal (b, moves[1]);

  g_assert_cmpmem (moves[0], n * sizeof (BmMove), moves[1], m * sizeof (BmMove));
}

static void
check_playable (const BmPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);

  g_assert_cmpuint (n == 0, ==, pos->winner != BM_NO_WINNER);
  for (guint i = 0; i < n; i++)
    {
      BmPosition next = *pos;

      bm_rules_apply (&next, moves[i], NULL, NULL);
      g_assert_cmpstr (bm_position_fault (&next), ==, NULL);
    }
}

static void
check_guesses (const BmPosition *pos,
               guint             ply,
               gpointer          data)
{
  Guesses *guesses = data;

  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      BmPosition view = view_of (pos, side), made, seen, other;
      guint64 chance = bm_random_next (&guesses->random), another = bm_random_next (&guesses->random);
      const BmCards *hand = &pos->cards[bm_side_other (side)];
      guint n_known = (guint) __builtin_popcountll (view.known[side]);

      made = guess (&view, side, chance);
      g_assert_cmpstr (bm_position_fault (&made), ==, NULL);
      g_assert_cmpuint (made.seed, <=, BM_RANDOM_MAX_SEED);
      check_piles (&made);
      if (pos->turn == BM_TURN_SETUP && pos->n_frames > 0)
        check_draft (&made);

      /* It keeps what the side sees, and nothing else matters to it: what it has made up is as good an original. */
      seen = view_of (&made, side);
      g_assert_true (bm_position_equal (&seen, &view));
      other = guess (&seen, side, chance);
      g_assert_true (bm_position_equal (&other, &made));
      other = guess (&view, side, another);
      g_assert_cmpuint (other.seed, !=, made.seed);
      if (n_known < hand->n_hand)
        {
          guesses->with_hidden++;
          guesses->different += memcmp (made.cards, other.cards, sizeof made.cards) != 0;
        }

      g_assert_cmpint (bm_position_to_act (&made), ==, bm_position_to_act (pos));
      if (bm_position_to_act (pos) == (int) side)
        {
          check_same_moves (pos, &made);
          guesses->decisions++;
        }
      else
        guesses->drafts += pos->turn == BM_TURN_SETUP && pos->frames[0].kind == BM_FRAME_DRAFT;
      if ((ply + side) % 8 == 0)
        check_playable (&made);
      guesses->guesses++;
    }
}

static void
test_guesses (void)
{
  Guesses guesses = { .random = 1 };

  play_at_random (check_guesses, &guesses);
  g_test_message ("%u guesses, %u of them with a hidden hand", guesses.guesses, guesses.with_hidden);
  g_assert_cmpuint (guesses.with_hidden, >, 10000);
  g_assert_cmpuint (guesses.different, >, guesses.with_hidden * 9 / 10);
  g_assert_cmpuint (guesses.decisions, >, 10000);
  g_assert_cmpuint (guesses.drafts, >, 300);
}

/* Every card that is unseen comes as often as it has copies. */
static void
test_guesses_are_fair (void)
{
  BmPosition pos, view;
  guint64 chance = 5;
  guint n_hand[256] = { 0 }, n_next[256] = { 0 }, n_unseen = 0;
  const guint n = 40000;

  bm_rules_start (&pos, 3, BM_START_CARDS);
  bm_rules_apply (&pos, BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, BM_SPACE (4, 0), 0), NULL, NULL);
  view = view_of (&pos, BM_SIDE_WORMS);
  for (guint i = 0; i < n; i++)
    {
      BmPosition made = view;
      const BmCards *cards = &made.cards[BM_SIDE_BIRD];

      bm_judge_determinize (&made, BM_SIDE_WORMS, &chance);
      for (guint place = 0; place < cards->n_hand; place++)
        n_hand[cards->cards[place]]++;
      n_next[cards->cards[cards->n_hand]]++;
    }
  for (guint card = 0; card < bm_card_set->n_cards; card++)
    if (bm_card ((guint8) card)->deck == BM_DECK_BIRD)
      n_unseen += bm_card ((guint8) card)->copies;
  for (guint card = 0; card < bm_card_set->n_cards; card++)
    if (bm_card ((guint8) card)->deck == BM_DECK_BIRD)
      {
        double expected = (double) n * bm_card ((guint8) card)->copies / n_unseen;
        double in_hand = expected * pos.cards[BM_SIDE_BIRD].n_hand;

        g_assert_cmpfloat (fabs (n_next[card] - expected), <, 5 * sqrt (expected));
        g_assert_cmpfloat (fabs (n_hand[card] - in_hand), <, 5 * sqrt (in_hand));
      }
}

/* What SIDE knows of the other hand stays in it, in its place. */
static void
test_known_cards_stay (void)
{
  BmPosition pos, view;
  guint8 card;

  bm_rules_start (&pos, 8, BM_START_CARDS);
  bm_rules_apply (&pos, BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, BM_SPACE (4, 0), 0), NULL, NULL);
  card = pos.cards[BM_SIDE_BIRD].cards[1];
  pos.known[BM_SIDE_WORMS] = 2;
  view = view_of (&pos, BM_SIDE_WORMS);
  for (guint64 chance = 0; chance < 200; chance++)
    {
      BmPosition made = guess (&view, BM_SIDE_WORMS, chance);
      guint place;

      g_assert_cmpint (__builtin_popcountll (made.known[BM_SIDE_WORMS]), ==, 1);
      place = (guint) __builtin_ctzll (made.known[BM_SIDE_WORMS]);
      g_assert_cmpuint (place, <, made.cards[BM_SIDE_BIRD].n_hand);
      g_assert_cmpuint (made.cards[BM_SIDE_BIRD].cards[place], ==, card);
    }
}

/* Positions made by hand need not come out of a box. */
static void
test_more_cards_than_a_box (void)
{
  static const guint8 hands[] = { 0, 7, 44 };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
      {
        BmPosition pos, made;
        BmCards *cards = &pos.cards[bm_side_other (side)];

        bm_position_init (&pos);
        cards->n_hand = hands[i];
        cards->n_deck = BM_MAX_CARDS - hands[i];
        memset (cards->cards, BM_NO_CARD, BM_MAX_CARDS);
        pos.events.n_deck = BM_MAX_CARDS;
        memset (pos.events.cards, BM_NO_CARD, BM_MAX_CARDS);
        made = guess (&pos, side, i);
        g_assert_cmpstr (bm_position_fault (&made), ==, NULL);
        g_assert_cmpuint (made.cards[bm_side_other (side)].n_hand, ==, hands[i]);
        for (guint place = 0; place < BM_MAX_CARDS; place++)
          {
            guint8 card = made.cards[bm_side_other (side)].cards[place];

            g_assert_cmpuint (card, <, bm_card_set->n_cards);
            g_assert_cmpint (bm_card (card)->deck, ==, side == BM_SIDE_WORMS ? BM_DECK_BIRD : BM_DECK_WORM);
            g_assert_cmpint (bm_card (made.events.cards[place])->deck, ==, BM_DECK_EVENT);
          }
      }
}

/* A set without any card for a pile: what cannot be anything is not there. */
static void
test_no_box_at_all (void)
{
  static const BmCardSet empty;
  const BmCardSet *box = bm_card_set;
  BmPosition pos, made;

  bm_position_init (&pos);
  pos.cards[BM_SIDE_BIRD] = (BmCards) { .n_hand = 3, .n_deck = 9 };
  memset (pos.cards[BM_SIDE_BIRD].cards, BM_NO_CARD, 12);
  bm_card_set_use (&empty);
  made = guess (&pos, BM_SIDE_WORMS, 1);
  g_assert_cmpuint (made.cards[BM_SIDE_BIRD].n_hand + made.cards[BM_SIDE_BIRD].n_deck, ==, 0);
  g_assert_cmpstr (bm_position_fault (&made), ==, NULL);
  bm_card_set_use (box);
}

/* -- Evaluation ---------------------------------------------------------------------------------------------------- */

static void
check_value (const BmPosition *pos,
             guint             ply,
             gpointer          data)
{
  double *range = data;
  double worms = bm_judge_evaluate (pos, BM_SIDE_WORMS), bird = bm_judge_evaluate (pos, BM_SIDE_BIRD);
  double terms[BM_N_SIDES][BM_N_TERMS], sum = 0;
  BmPosition view = view_of (pos, ply % 2 == 0 ? BM_SIDE_WORMS : BM_SIDE_BIRD);

  g_assert_cmpfloat (worms + bird, ==, 1);
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    g_assert_cmpuint (bm_judge_terms (pos, side, terms[side]), ==, BM_N_TERMS);
  for (guint term = 0; term < BM_N_TERMS; term++)
    {
      g_assert_cmpfloat (terms[BM_SIDE_WORMS][term], ==, -terms[BM_SIDE_BIRD][term]);
      sum += terms[BM_SIDE_BIRD][term];
    }
  if (pos->winner != BM_NO_WINNER)
    {
      g_assert_cmpfloat (bird, ==, pos->winner == BM_SIDE_BIRD ? 1 : 0);
      g_assert_cmpfloat (sum, ==, 0);
      return;
    }
  g_assert_cmpfloat (bird, >, 0);
  g_assert_cmpfloat (bird, <, 1);
  sum = CLAMP (sum, -8, 8);
  g_assert_cmpfloat (fabs (log (bird / worms) - sum), <, 0.01);
  g_assert_cmpfloat (bm_judge_evaluate (&view, BM_SIDE_BIRD), ==, bird);
  range[0] = MIN (range[0], bird);
  range[1] = MAX (range[1], bird);
}

static void
test_values (void)
{
  double range[2] = { 1, 0 };

  play_at_random (check_value, range);
  g_assert_cmpfloat (range[0], <, 0.05);
  g_assert_cmpfloat (range[1], >, 0.9);
}

static double
bird_value (const BmPosition *pos)
{
  return bm_judge_evaluate (pos, BM_SIDE_BIRD);
}

static void
kill_worms (BmPosition *pos,
            guint       n)
{
  for (guint worm = 0; worm < n; worm++)
    {
      pos->at[worm] = BM_SPACE_NONE;
      pos->champions[worm] = BM_NO_VALUE;
    }
}

/* Each Worm less, and each mark of Health or Hunger more, is better for the Bird, in both sides' turns. */
static void
test_markers (void)
{
  for (BmSide turn = BM_SIDE_WORMS; turn < BM_N_SIDES; turn++)
    {
      BmPosition pos, next;

      bm_position_init (&pos);
      pos.turn = (guint8) turn;
      for (guint dead = 1; dead < BM_N_WORMS; dead++)
        {
          next = pos;
          kill_worms (&next, dead);
          g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos));
          pos = next;
        }
      bm_position_init (&pos);
      pos.turn = (guint8) turn;
      for (pos.hunger = 1; pos.hunger < BM_HUNGER_TOP; pos.hunger++)
        {
          next = pos;
          next.hunger++;
          g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos));
        }
      pos.hunger = BM_HUNGER_START;
      for (pos.health = 1; pos.health < pos.max_health; pos.health++)
        {
          next = pos;
          next.health++;
          g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos));
        }
    }
}

/* A Worm in the beak's reach is worth more to the Bird than one that lies deep. */
static void
test_reach (void)
{
  BmPosition pos, next;

  bm_position_init (&pos);
  pos.turn = BM_SIDE_BIRD;
  next = pos;
  next.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos) + 0.05);
  /* Bedrock between them is in its way, also where no Peck would help ... */
  pos = next;
  pos.suspicion = BM_SUSPICION_TOP;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  next = pos;
  next.bedrock[5] = 1 << 2;
  next.supply[BM_TOKEN_BEDROCK]--;
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos) - 0.03);
  /* ... and so is having nothing left to act with. */
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  next = pos;
  next.spent = next.total;
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos));
}

/* Who stands beside a Bird that a Bite would kill is as good as the winner. */
static void
test_bites (void)
{
  BmPosition pos, next;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (4, 1);
  next = pos;
  next.health = 1;
  g_assert_cmpfloat (bird_value (&next), <, 0.1);
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos) / 3);
  /* One that has bitten already does not. */
  pos = next;
  pos.bitten = 1 << BM_PIECE_GREEN;
  g_assert_cmpfloat (bird_value (&pos), >, 3 * bird_value (&next));
  /* Neither does one that is stunned. */
  pos = next;
  pos.stunned[BM_PIECE_GREEN] = 1;
  g_assert_cmpfloat (bird_value (&pos), >, 3 * bird_value (&next));
}

/* -- Promise ------------------------------------------------------------------------------------------------------- */

static void
check_promise (const BmPosition *pos,
               guint             ply,
               gpointer          data)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);
  float weights[BM_MAX_MOVES + 1];

  weights[n] = -1;
  bm_judge_promise (pos, moves, n, weights);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (isfinite (weights[i]));
      g_assert_cmpfloat (weights[i], >, 0);
    }
  g_assert_cmpfloat (weights[n], ==, -1);
  *(guint *) data += n;
}

static void
test_promises (void)
{
  guint n = 0;

  play_at_random (check_promise, &n);
  g_assert_cmpuint (n, >, 100000);
}

static float
promise_of (const BmPosition *pos,
            BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);
  float weights[BM_MAX_MOVES];

  bm_judge_promise (pos, moves, n, weights);
  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return weights[i];
  g_assert_not_reached ();
}

static void
test_meals_and_bites_promise_most (void)
{
  BmMove eat = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (5, 1), BM_PIECE_NONE);
  BmMove fly = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (0, 0), 0);
  BmMove bite = BM_MOVE (BM_PIECE_GREEN, BM_MOVE_BITE, 0, 0);
  BmMove end = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  BmPosition pos;

  bm_position_init (&pos);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  for (pos.spent = 0; pos.spent < pos.total; pos.spent++)
    {
      pos.turn = BM_SIDE_WORMS;
      g_assert_cmpfloat (promise_of (&pos, bite), >, 2 * promise_of (&pos, end));
      pos.turn = BM_SIDE_BIRD;
      g_assert_cmpfloat (promise_of (&pos, eat), >, 5 * promise_of (&pos, fly));
      g_assert_cmpfloat (promise_of (&pos, eat), >, 5 * promise_of (&pos, end));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  bm_cards_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/judge/guesses", test_guesses);
  g_test_add_func ("/judge/guesses-are-fair", test_guesses_are_fair);
  g_test_add_func ("/judge/known-cards-stay", test_known_cards_stay);
  g_test_add_func ("/judge/more-cards-than-a-box", test_more_cards_than_a_box);
  g_test_add_func ("/judge/no-box-at-all", test_no_box_at_all);
  g_test_add_func ("/judge/values", test_values);
  g_test_add_func ("/judge/markers", test_markers);
  g_test_add_func ("/judge/reach", test_reach);
  g_test_add_func ("/judge/bites", test_bites);
  g_test_add_func ("/judge/promises", test_promises);
  g_test_add_func ("/judge/meals-and-bites-promise-most", test_meals_and_bites_promise_most);
  return g_test_run ();
}
