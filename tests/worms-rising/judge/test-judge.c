/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a computer player knows of the duel: what it makes up for what is hidden agrees with what it sees and depends on
 * nothing else, its evaluation is a probability that prefers what is better, and every move promises something.
 */
#include "wr-cards-json.h"
#include "wr-rules.h"
#include "wr-judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define N_GAMES 360

typedef void (*CheckFunc) (const WrPosition *pos,
                           guint             ply,
                           gpointer          data);

/* All ways to begin, one after the other. */
static guint
start_of (guint seed)
{
  static const guint champions[] = { 0, WR_START_RANDOM, WR_START_DRAFT };

  return champions[seed % 3] | (seed / 3 % 2 == 0 ? 0 : WR_START_CARDS) | (seed / 6 % 2 == 0 ? 0 : WR_START_EVENTS);
}

/* Asks CHECK at every ply of random matches, the ends included. */
static void
play_at_random (CheckFunc check,
                gpointer  data)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      guint64 chance = seed;
      WrPosition pos;
      BmMove move;
      guint ply = 0;

      wr_rules_start (&pos, seed, start_of (seed));
      for (; (move = wr_rules_pick (&pos, &chance)) != BM_MOVE_NONE; ply++)
        {
          check (&pos, ply, data);
          /* Ending the turn at once makes dull matches. */
          if (wr_move_kind (move) == WR_MOVE_END && bm_random_die (&chance, 4) > 1)
            move = wr_rules_pick (&pos, &chance);
          wr_rules_apply (&pos, move, NULL, NULL);
        }
      check (&pos, ply, data);
    }
}

static WrPosition
view_of (const WrPosition *pos,
         WrSide            side)
{
  WrPosition view = *pos;

  wr_rules_hide (&view, side);
  return view;
}

static WrPosition
guess (const WrPosition *view,
       WrSide            side,
       guint64           chance)
{
  WrPosition pos = *view;

  wr_judge_determinize (&pos, side, &chance);
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
check_piles (const WrPosition *pos)
{
  static const WrDeck decks[] = { WR_DECK_WORM, WR_DECK_BIRD, WR_DECK_EVENT };
  const WrCards *rows[] = { &pos->cards[WR_SIDE_WORMS], &pos->cards[WR_SIDE_BIRD], &pos->events };
  guint seen[256] = { 0 };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    for (guint i = 0; i < (guint) rows[row]->n_hand + rows[row]->n_deck + rows[row]->n_discard; i++)
      {
        guint8 card = rows[row]->cards[i];

        g_assert_cmpuint (card, <, wr_card_set->n_cards);
        g_assert_cmpint (wr_card (card)->deck, ==, decks[row]);
        g_assert_cmpuint (++seen[card], <=, wr_card (card)->copies);
      }
}

static void
check_draft (const WrPosition *pos)
{
  const WrFrame *top = &pos->frames[pos->n_frames - 1];
  guint seen[256] = { 0 }, n_worm = pos->draft.n_worm;

  for (guint i = 0; i < n_worm + pos->draft.n_bird; i++)
    {
      guint8 card = pos->draft.cards[i];

      g_assert_cmpuint (card, <, wr_card_set->n_cards);
      g_assert_cmpint (wr_card (card)->deck, ==, i < n_worm ? WR_DECK_WORM_CHAMPION : WR_DECK_BIRD_CHAMPION);
      seen[card]++;
    }
  for (guint i = 0; i <= WR_N_WORMS; i++)
    seen[pos->champions[i]]++;
  if (top->kind == WR_FRAME_DRAFT)
    for (const guint8 *card = &top->b; card <= &top->e; card++)
      {
        g_assert_true (card == &top->b || *card > card[-1] || *card == WR_NO_CARD);
        seen[*card]++;
      }
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    g_assert_cmpuint (seen[card], <=, wr_card ((guint8) card)->copies);
}

static void
check_same_moves (const WrPosition *a,
                  const WrPosition *b)
{
  BmMove moves[2][BM_MAX_MOVES];
  guint n = wr_rules_legal (a, moves[0]), m = wr_rules_legal (b, moves[1]);

  g_assert_cmpmem (moves[0], n * sizeof (BmMove), moves[1], m * sizeof (BmMove));
}

static void
check_playable (const WrPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);

  g_assert_cmpuint (n == 0, ==, pos->winner != WR_NO_WINNER);
  for (guint i = 0; i < n; i++)
    {
      WrPosition next = *pos;

      wr_rules_apply (&next, moves[i], NULL, NULL);
      g_assert_cmpstr (wr_position_fault (&next), ==, NULL);
    }
}

static void
check_guesses (const WrPosition *pos,
               guint             ply,
               gpointer          data)
{
  Guesses *guesses = data;

  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      WrPosition view = view_of (pos, side), made, seen, other;
      guint64 chance = bm_random_next (&guesses->random), another = bm_random_next (&guesses->random);
      const WrCards *hand = &pos->cards[wr_side_other (side)];
      guint n_known = (guint) __builtin_popcountll (view.known[side]);

      made = guess (&view, side, chance);
      g_assert_cmpstr (wr_position_fault (&made), ==, NULL);
      g_assert_cmpuint (made.seed, <=, BM_RANDOM_MAX_SEED);
      check_piles (&made);
      if (pos->turn == WR_TURN_SETUP && pos->n_frames > 0)
        check_draft (&made);

      /* It keeps what the side sees, and nothing else matters to it: what it has made up is as good an original. */
      seen = view_of (&made, side);
      g_assert_true (wr_position_equal (&seen, &view));
      other = guess (&seen, side, chance);
      g_assert_true (wr_position_equal (&other, &made));
      other = guess (&view, side, another);
      g_assert_cmpuint (other.seed, !=, made.seed);
      if (n_known < hand->n_hand)
        {
          guesses->with_hidden++;
          guesses->different += memcmp (made.cards, other.cards, sizeof made.cards) != 0;
        }

      g_assert_cmpint (wr_position_to_act (&made), ==, wr_position_to_act (pos));
      if (wr_position_to_act (pos) == (int) side)
        {
          check_same_moves (pos, &made);
          guesses->decisions++;
        }
      else
        guesses->drafts += pos->turn == WR_TURN_SETUP && pos->frames[0].kind == WR_FRAME_DRAFT;
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
  WrPosition pos, view;
  guint64 chance = 5;
  guint n_hand[256] = { 0 }, n_next[256] = { 0 }, n_unseen = 0;
  const guint n = 40000;

  wr_rules_start (&pos, 3, WR_START_CARDS);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, WR_SPACE (4, 0), 0), NULL, NULL);
  view = view_of (&pos, WR_SIDE_WORMS);
  for (guint i = 0; i < n; i++)
    {
      WrPosition made = view;
      const WrCards *cards = &made.cards[WR_SIDE_BIRD];

      wr_judge_determinize (&made, WR_SIDE_WORMS, &chance);
      for (guint place = 0; place < cards->n_hand; place++)
        n_hand[cards->cards[place]]++;
      n_next[cards->cards[cards->n_hand]]++;
    }
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    if (wr_card ((guint8) card)->deck == WR_DECK_BIRD)
      n_unseen += wr_card ((guint8) card)->copies;
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    if (wr_card ((guint8) card)->deck == WR_DECK_BIRD)
      {
        double expected = (double) n * wr_card ((guint8) card)->copies / n_unseen;
        double in_hand = expected * pos.cards[WR_SIDE_BIRD].n_hand;

        g_assert_cmpfloat (fabs (n_next[card] - expected), <, 5 * sqrt (expected));
        g_assert_cmpfloat (fabs (n_hand[card] - in_hand), <, 5 * sqrt (in_hand));
      }
}

/* What SIDE knows of the other hand stays in it, in its place. */
static void
test_known_cards_stay (void)
{
  WrPosition pos, view;
  guint8 card;

  wr_rules_start (&pos, 8, WR_START_CARDS);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, WR_SPACE (4, 0), 0), NULL, NULL);
  card = pos.cards[WR_SIDE_BIRD].cards[1];
  pos.known[WR_SIDE_WORMS] = 2;
  view = view_of (&pos, WR_SIDE_WORMS);
  for (guint64 chance = 0; chance < 200; chance++)
    {
      WrPosition made = guess (&view, WR_SIDE_WORMS, chance);
      guint place;

      g_assert_cmpint (__builtin_popcountll (made.known[WR_SIDE_WORMS]), ==, 1);
      place = (guint) __builtin_ctzll (made.known[WR_SIDE_WORMS]);
      g_assert_cmpuint (place, <, made.cards[WR_SIDE_BIRD].n_hand);
      g_assert_cmpuint (made.cards[WR_SIDE_BIRD].cards[place], ==, card);
    }
}

/* Positions made by hand need not come out of a box. */
static void
test_more_cards_than_a_box (void)
{
  static const guint8 hands[] = { 0, 7, 44 };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
      {
        WrPosition pos, made;
        WrCards *cards = &pos.cards[wr_side_other (side)];

        wr_position_init (&pos);
        cards->n_hand = hands[i];
        cards->n_deck = WR_MAX_CARDS - hands[i];
        memset (cards->cards, WR_NO_CARD, WR_MAX_CARDS);
        pos.events.n_deck = WR_MAX_CARDS;
        memset (pos.events.cards, WR_NO_CARD, WR_MAX_CARDS);
        made = guess (&pos, side, i);
        g_assert_cmpstr (wr_position_fault (&made), ==, NULL);
        g_assert_cmpuint (made.cards[wr_side_other (side)].n_hand, ==, hands[i]);
        for (guint place = 0; place < WR_MAX_CARDS; place++)
          {
            guint8 card = made.cards[wr_side_other (side)].cards[place];

            g_assert_cmpuint (card, <, wr_card_set->n_cards);
            g_assert_cmpint (wr_card (card)->deck, ==, side == WR_SIDE_WORMS ? WR_DECK_BIRD : WR_DECK_WORM);
            g_assert_cmpint (wr_card (made.events.cards[place])->deck, ==, WR_DECK_EVENT);
          }
      }
}

/* A set without any card for a pile: what cannot be anything is not there. */
static void
test_no_box_at_all (void)
{
  static const WrCardSet empty;
  const WrCardSet *box = wr_card_set;
  WrPosition pos, made;

  wr_position_init (&pos);
  pos.cards[WR_SIDE_BIRD] = (WrCards) { .n_hand = 3, .n_deck = 9 };
  memset (pos.cards[WR_SIDE_BIRD].cards, WR_NO_CARD, 12);
  wr_card_set_use (&empty);
  made = guess (&pos, WR_SIDE_WORMS, 1);
  g_assert_cmpuint (made.cards[WR_SIDE_BIRD].n_hand + made.cards[WR_SIDE_BIRD].n_deck, ==, 0);
  g_assert_cmpstr (wr_position_fault (&made), ==, NULL);
  wr_card_set_use (box);
}

/* -- Evaluation ---------------------------------------------------------------------------------------------------- */

static void
check_value (const WrPosition *pos,
             guint             ply,
             gpointer          data)
{
  double *range = data;
  double worms = wr_judge_evaluate (pos, WR_SIDE_WORMS), bird = wr_judge_evaluate (pos, WR_SIDE_BIRD);
  double terms[WR_N_SIDES][WR_N_TERMS], sum = 0;
  WrPosition view = view_of (pos, ply % 2 == 0 ? WR_SIDE_WORMS : WR_SIDE_BIRD);

  g_assert_cmpfloat (worms + bird, ==, 1);
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    g_assert_cmpuint (wr_judge_terms (pos, side, terms[side]), ==, WR_N_TERMS);
  for (guint term = 0; term < WR_N_TERMS; term++)
    {
      g_assert_cmpfloat (terms[WR_SIDE_WORMS][term], ==, -terms[WR_SIDE_BIRD][term]);
      sum += terms[WR_SIDE_BIRD][term];
    }
  if (pos->winner != WR_NO_WINNER)
    {
      g_assert_cmpfloat (bird, ==, pos->winner == WR_SIDE_BIRD ? 1 : 0);
      g_assert_cmpfloat (sum, ==, 0);
      return;
    }
  g_assert_cmpfloat (bird, >, 0);
  g_assert_cmpfloat (bird, <, 1);
  sum = CLAMP (sum, -8, 8);
  g_assert_cmpfloat (fabs (log (bird / worms) - sum), <, 0.01);
  g_assert_cmpfloat (wr_judge_evaluate (&view, WR_SIDE_BIRD), ==, bird);
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
bird_value (const WrPosition *pos)
{
  return wr_judge_evaluate (pos, WR_SIDE_BIRD);
}

static void
kill_worms (WrPosition *pos,
            guint       n)
{
  for (guint worm = 0; worm < n; worm++)
    {
      pos->at[worm] = WR_SPACE_NONE;
      pos->champions[worm] = WR_NO_VALUE;
    }
}

/* Each Worm less, and each mark of Health or Hunger more, is better for the Bird, in both sides' turns. */
static void
test_markers (void)
{
  for (WrSide turn = WR_SIDE_WORMS; turn < WR_N_SIDES; turn++)
    {
      WrPosition pos, next;

      wr_position_init (&pos);
      pos.turn = (guint8) turn;
      for (guint dead = 1; dead < WR_N_WORMS; dead++)
        {
          next = pos;
          kill_worms (&next, dead);
          g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos));
          pos = next;
        }
      wr_position_init (&pos);
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
  WrPosition pos, next;

  wr_position_init (&pos);
  pos.turn = WR_SIDE_BIRD;
  next = pos;
  next.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  g_assert_cmpfloat (bird_value (&next), >, bird_value (&pos) + 0.05);
  /* Bedrock between them is in its way, also where no Peck would help ... */
  pos = next;
  pos.suspicion = BM_SUSPICION_TOP;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  next = pos;
  next.bedrock[5] = 1 << 2;
  next.supply[WR_TOKEN_BEDROCK]--;
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos) - 0.03);
  /* ... and so is having nothing left to act with. */
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  next = pos;
  next.spent = next.total;
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos));
}

/* Who stands beside a Bird that a Bite would kill is as good as the winner. */
static void
test_bites (void)
{
  WrPosition pos, next;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (4, 1);
  next = pos;
  next.health = 1;
  g_assert_cmpfloat (bird_value (&next), <, 0.1);
  g_assert_cmpfloat (bird_value (&next), <, bird_value (&pos) / 3);
  /* One that has bitten already does not. */
  pos = next;
  pos.bitten = 1 << WR_PIECE_GREEN;
  g_assert_cmpfloat (bird_value (&pos), >, 3 * bird_value (&next));
  /* Neither does one that is stunned. */
  pos = next;
  pos.stunned[WR_PIECE_GREEN] = 1;
  g_assert_cmpfloat (bird_value (&pos), >, 3 * bird_value (&next));
}

/* -- Promise ------------------------------------------------------------------------------------------------------- */

static void
check_promise (const WrPosition *pos,
               guint             ply,
               gpointer          data)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);
  float weights[BM_MAX_MOVES + 1];

  weights[n] = -1;
  wr_judge_promise (pos, moves, n, weights);
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
promise_of (const WrPosition *pos,
            BmMove            move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);
  float weights[BM_MAX_MOVES];

  wr_judge_promise (pos, moves, n, weights);
  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return weights[i];
  g_assert_not_reached ();
}

static void
test_meals_and_bites_promise_most (void)
{
  BmMove eat = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, WR_SPACE (5, 1), WR_PIECE_NONE);
  BmMove fly = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (0, 0), 0);
  BmMove bite = WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0);
  BmMove end = WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
  WrPosition pos;

  wr_position_init (&pos);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  for (pos.spent = 0; pos.spent < pos.total; pos.spent++)
    {
      pos.turn = WR_SIDE_WORMS;
      g_assert_cmpfloat (promise_of (&pos, bite), >, 2 * promise_of (&pos, end));
      pos.turn = WR_SIDE_BIRD;
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
  wr_cards_box (&error);
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
