/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints anywhere in whole matches: they have their form, and nothing hidden has any influence on them.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "wr-hints.h"
#include "bm-random.h"
#include "bm-rule-words.h"
#include "wr-rules.h"
#include "wr-judge.h"
#include "wr-learn.h"

#define N_POSITIONS 500
#define GUESSES     3

/* ---- Whole matches */

typedef void (*CheckFunc) (const WrPosition *pos,
                           gpointer          data);

/* Asks CHECK in N positions of random matches with everything in the box. */
static void
play_at_random (guint     n,
                CheckFunc check,
                gpointer  data)
{
  guint64 draw = 7;
  guint done = 0;

  for (guint64 seed = 1; done < n; seed++)
    {
      guint64 chance = seed;
      WrPosition pos;
      BmMove move;

      wr_rules_start (&pos, seed, (seed % 2 == 0 ? WR_START_DRAFT : WR_START_RANDOM) | WR_START_CARDS | WR_START_EVENTS);
      for (; done < n && (move = wr_rules_pick (&pos, &chance)) != BM_MOVE_NONE;)
        {
          if (pos.turn != WR_TURN_SETUP && bm_random_die (&draw, 4) == 1)
            {
              check (&pos, data);
              done++;
            }
          /* Ending the turn at once makes dull matches. */
          if (wr_move_kind (move) == WR_MOVE_END && bm_random_die (&chance, 4) > 1)
            move = wr_rules_pick (&pos, &chance);
          wr_rules_apply (&pos, move, NULL, NULL);
        }
    }
}

/* Hints say whole sentences about spaces that are there, under rules that have a page. */
static void
check_form (const WrPosition *pos,
            gpointer          data)
{
  guint *seen = data;

  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      g_autoptr(GArray) hints = wr_hints_find (pos, side), end = wr_hints_find_end (pos, side);

      if (wr_position_to_act (pos) != (int) side)
        g_assert_cmpuint (hints->len + end->len, ==, 0);
      for (guint i = 0; i < hints->len; i++)
        {
          const BmHint *hint = &g_array_index (hints, BmHint, i);

          seen[hint->topic]++;
          g_assert_true (g_str_has_suffix (hint->text, "."));
          g_assert_null (strstr (hint->text, "  "));
          g_assert_nonnull (bm_rule_words (&wr_learn, hint->rule));
          for (guint space = 0; space < hint->n_marks; space++)
            g_assert_true (wr_space_on_board (hint->marks[space]) || hint->marks[space] == pos->at[WR_PIECE_BIRD]);
        }
      /* What has to be done first is said before everything else, and alone. */
      if (pos->n_frames > 0)
        g_assert_cmpuint (hints->len, <=, 1);
      if (wr_position_to_act (pos) == (int) side && pos->n_frames > 0
          && pos->frames[pos->n_frames - 1].kind == WR_FRAME_EXIT)
        g_assert_cmpint (g_array_index (hints, BmHint, 0).topic, ==, WR_TOPIC_WORMHOLE);
    }
}

/* A power is hinted at exactly while it can be used. */
static void
check_power (const WrPosition *pos,
             gpointer          data)
{
  guint *seen = data;
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);
  g_autoptr(GArray) hints = NULL;
  gboolean any = FALSE, hinted = FALSE;

  if (pos->n_frames > 0 || pos->winner != WR_NO_WINNER)
    return;
  for (guint i = 0; i < n; i++)
    any |= wr_move_kind (moves[i]) == WR_MOVE_USE;
  hints = wr_hints_find (pos, (WrSide) pos->turn);
  for (guint i = 0; i < hints->len; i++)
    hinted |= g_array_index (hints, BmHint, i).topic == WR_TOPIC_POWER;
  g_assert_cmpint (hinted, ==, any);
  seen[any]++;
}

static void
test_form (void)
{
  guint seen[WR_N_TOPICS] = { 0 }, powers[2] = { 0 };
  gint64 begun = g_get_monotonic_time ();

  play_at_random (N_POSITIONS, check_form, seen);
  g_test_message ("%.1f ms a position", (double) (g_get_monotonic_time () - begun) / 1000 / N_POSITIONS);
  play_at_random (N_POSITIONS, check_power, powers);
  g_assert_cmpuint (powers[TRUE], >, 20);
  g_assert_cmpuint (powers[FALSE], >, 20);
  for (guint topic = 0; topic < WR_N_TOPICS; topic++)
    g_test_message ("%s: %u", wr_topics[topic].id, seen[topic]);
  g_assert_cmpuint (seen[WR_TOPIC_EATING], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_HIDING], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_BITING], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_BITTEN], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_RAIN], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_SINKING], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_WORMHOLE], >, 0);
  g_assert_cmpuint (seen[WR_TOPIC_HAND], >, 0);
}

/* ---- Secrets */

typedef struct
{
  guint    positions, changed, hands, hints;
  guint8   hidden[256]; /* cards that were hidden somewhere */
  guint64  random;
} Secrets;

/* All of it as one text. */
static char *
dup_hints (const WrPosition *pos,
           WrSide            side)
{
  g_autoptr(GArray) hints = wr_hints_find (pos, side), end = wr_hints_find_end (pos, side);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < hints->len + end->len; i++)
    {
      const BmHint *hint = i < hints->len ? &g_array_index (hints, BmHint, i) : &g_array_index (end, BmHint, i - hints->len);

      g_string_append_printf (all, "%u %u %s %s", hint->topic, hint->weight, hint->rule, hint->text);
      for (guint space = 0; space < hint->n_marks; space++)
        g_string_append_printf (all, " %u", hint->marks[space]);
      g_string_append_c (all, '\n');
    }
  return g_string_free (all, FALSE);
}

static void
note_hidden (const WrPosition *pos,
             WrSide            side,
             Secrets          *secrets)
{
  const WrCards *own = &pos->cards[side], *other = &pos->cards[wr_side_other (side)];

  for (guint i = 0; i < other->n_hand; i++)
    if ((wr_position_visible (pos, side) >> i & 1) == 0)
      secrets->hidden[other->cards[i]] = TRUE;
  for (guint i = 0; i < other->n_deck; i++)
    secrets->hidden[other->cards[other->n_hand + i]] = TRUE;
  for (guint i = 0; i < own->n_deck; i++)
    secrets->hidden[own->cards[own->n_hand + i]] = TRUE;
  for (guint i = 0; i < pos->events.n_deck; i++)
    secrets->hidden[pos->events.cards[pos->events.n_hand + i]] = TRUE;
}

static void
check_secrets (const WrPosition *pos,
               gpointer          data)
{
  Secrets *secrets = data;

  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      g_autofree char *hints = dup_hints (pos, side);

      note_hidden (pos, side, secrets);
      secrets->hints += *hints != '\0';
      for (guint guess = 0; guess < GUESSES; guess++)
        {
          WrPosition other = *pos;
          guint64 chance = bm_random_next (&secrets->random);
          const WrCards *before = &pos->cards[wr_side_other (side)], *after;
          g_autofree char *same = NULL;

          wr_rules_hide (&other, side);
          wr_judge_determinize (&other, side, &chance);
          after = &other.cards[wr_side_other (side)];
          secrets->changed += other.seed != pos->seed && memcmp (other.cards, pos->cards, sizeof other.cards) != 0;
          secrets->hands += memcmp (before->cards, after->cards, before->n_hand) != 0;
          same = dup_hints (&other, side);
          g_assert_cmpstr (same, ==, hints);
        }
    }
  secrets->positions++;
}

/* Other cards in the other hand, decks in another order, another generator: the same hints. */
static void
test_secrets (void)
{
  Secrets secrets = { .random = 3 };

  play_at_random (N_POSITIONS, check_secrets, &secrets);
  g_test_message ("%u positions, %u with hints, %u changed, %u of them in the other hand", secrets.positions, secrets.hints,
                  secrets.changed, secrets.hands);
  g_assert_cmpuint (secrets.positions, ==, N_POSITIONS);
  g_assert_cmpuint (secrets.hints, >, N_POSITIONS / 2);
  g_assert_cmpuint (secrets.changed, >, N_POSITIONS * GUESSES * WR_N_SIDES * 9 / 10);
  g_assert_cmpuint (secrets.hands, >, N_POSITIONS * GUESSES);
  /* Every card that can be hidden was. */
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    if (wr_card ((guint8) card)->deck == WR_DECK_WORM || wr_card ((guint8) card)->deck == WR_DECK_BIRD
        || wr_card ((guint8) card)->deck == WR_DECK_EVENT)
      g_assert_true (secrets.hidden[card]);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (wr_cards_all (NULL, &error) == NULL)
    g_error ("%s", error->message);

  g_test_add_func ("/hints/form", test_form);
  g_test_add_func ("/hints/secrets", test_secrets);
  return g_test_run ();
}
