/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * BmSeats: who is a person and who is not, for any number of seats.
 */
#include "bm-seats.h"
#include "wr-game.h"

static const guint counts[] = { 1, 2, 3, 5 };

static void
test_people (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      const BmSeats seats = BM_SEATS_PEOPLE (counts[i]);

      g_assert_cmpuint (bm_seats_count_people (&seats), ==, counts[i]);
      g_assert_cmpuint (bm_seats_get_computers (&seats), ==, 0);
      g_assert_cmpint (bm_seats_get_only_person (&seats), ==, counts[i] == 1 ? 0 : BM_SIDE_NOBODY);
      for (int seat = BM_SIDE_NOBODY; seat < BM_MAX_SEATS; seat++)
        g_assert_false (bm_seats_is_computer (&seats, seat));
    }
}

static void
test_computers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      BmSeats seats = BM_SEATS_PEOPLE (counts[i]);
      const guint last = counts[i] - 1;

      /* One after the other, until nobody is left. */
      for (guint seat = 0; seat < counts[i]; seat++)
        {
          seats.levels[seat] = BM_LEVEL_EASY;
          g_assert_true (bm_seats_is_computer (&seats, (int) seat));
          g_assert_cmpuint (bm_seats_get_computers (&seats), ==, (2U << seat) - 1);
          g_assert_cmpuint (bm_seats_count_people (&seats), ==, last - seat);
          g_assert_cmpint (bm_seats_get_only_person (&seats), ==, seat + 1 == last ? (int) last : BM_SIDE_NOBODY);
        }
      /* What stands behind the last seat means nothing. */
      for (guint seat = counts[i]; seat < BM_MAX_SEATS; seat++)
        {
          seats.levels[seat] = BM_LEVEL_EASY;
          g_assert_false (bm_seats_is_computer (&seats, (int) seat));
        }
      g_assert_false (bm_seats_is_computer (&seats, BM_SIDE_NOBODY));
      g_assert_cmpuint (bm_seats_get_computers (&seats), ==, (1U << counts[i]) - 1);
    }
}

static void
test_match (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 1, NULL);
  const BmSeats people = BM_SEATS_PEOPLE (bm_match_get_n_seats (match));
  BmSeats seats;

  g_assert_cmpuint (people.n, ==, 2);
  bm_match_set_player (match, 0, bm_level_id (BM_LEVEL_HARD));
  bm_match_set_player (match, 1, "Ada");
  seats = bm_seats_of_match (match);
  g_assert_cmpuint (seats.n, ==, people.n);
  g_assert_cmpint (seats.levels[0], ==, BM_LEVEL_HARD);
  g_assert_cmpint (seats.levels[1], ==, BM_PERSON);

  /* The match's name tells who played where a person does now. */
  g_assert_cmpint (bm_seats_get_level (&people, match, 0), ==, BM_LEVEL_HARD);
  g_assert_cmpint (bm_seats_get_level (&people, match, 1), ==, BM_PERSON);
  seats.levels[1] = BM_LEVEL_EASY;
  g_assert_cmpint (bm_seats_get_level (&seats, match, 1), ==, BM_LEVEL_EASY);
}

static void
assert_person (const char *name,
               const char *expected)
{
  g_autofree char *person = bm_player_dup_person (name);

  g_assert_cmpstr (person, ==, expected);
}

static void
test_names (void)
{
  g_autofree char *thin = g_strnfill (BM_NAME_LENGTH + 1, 'a'), *cut = g_strnfill (BM_NAME_LENGTH, 'a');

  assert_person ("", "");
  assert_person (" Ada \n Lovelace\t", "Ada Lovelace");
  assert_person ("A\u202Eda", "Ada");
  assert_person (thin, cut);
  /* Nobody is taken for a computer. */
  assert_person (" hard ", "Hard");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seats/people", test_people);
  g_test_add_func ("/seats/computers", test_computers);
  g_test_add_func ("/seats/match", test_match);
  g_test_add_func ("/seats/names", test_names);
  return g_test_run ();
}
