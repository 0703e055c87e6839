/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-seats.h"

gboolean
bm_seats_is_computer (const BmSeats *seats,
                      int            seat)
{
  g_return_val_if_fail (seats != NULL, FALSE);

  return seat >= 0 && (guint) seat < seats->n && seats->levels[seat] != BM_PERSON;
}

guint
bm_seats_get_computers (const BmSeats *seats)
{
  guint computers = 0;

  g_return_val_if_fail (seats != NULL, 0);

  for (guint seat = 0; seat < seats->n; seat++)
    computers |= (guint) bm_seats_is_computer (seats, (int) seat) << seat;
  return computers;
}

guint
bm_seats_count_people (const BmSeats *seats)
{
  guint people = 0;

  g_return_val_if_fail (seats != NULL, 0);

  for (guint seat = 0; seat < seats->n; seat++)
    people += seats->levels[seat] == BM_PERSON;
  return people;
}

int
bm_seats_get_only_person (const BmSeats *seats)
{
  int only = BM_SIDE_NOBODY;

  g_return_val_if_fail (seats != NULL, BM_SIDE_NOBODY);

  for (guint seat = 0; seat < seats->n; seat++)
    if (seats->levels[seat] == BM_PERSON)
      {
        if (only != BM_SIDE_NOBODY)
          return BM_SIDE_NOBODY;
        only = (int) seat;
      }
  return only;
}

BmSeats
bm_seats_of_match (BmMatch *match)
{
  BmSeats seats = BM_SEATS_PEOPLE (0);

  g_return_val_if_fail (BM_IS_MATCH (match), seats);

  seats.n = bm_match_get_n_seats (match);
  for (guint seat = 0; seat < seats.n; seat++)
    seats.levels[seat] = bm_level_find (bm_match_get_player (match, (int) seat));
  return seats;
}

BmLevel
bm_seats_get_level (const BmSeats *seats,
                    BmMatch       *match,
                    int            seat)
{
  g_return_val_if_fail (seats != NULL, BM_PERSON);
  g_return_val_if_fail (BM_IS_MATCH (match), BM_PERSON);

  return bm_seats_is_computer (seats, seat) ? seats->levels[seat] : bm_level_find (bm_match_get_player (match, seat));
}

/* Control characters that change the text direction of what follows in the same line. */
static gboolean
is_direction_control (gunichar c)
{
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* One trimmed line of at most BM_NAME_LENGTH characters.  (transfer full) */
static GString *
clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *clean = g_string_new (NULL);
  gboolean blank = FALSE;
  guint n = 0;

  for (const char *p = valid; *p != '\0' && n < BM_NAME_LENGTH; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_direction_control (c))
        continue;
      if (g_unichar_isspace (c) || g_unichar_iscntrl (c))
        {
          blank = n > 0;
          continue;
        }
      if (blank && ++n < BM_NAME_LENGTH)
        g_string_append_c (clean, ' ');
      if (n++ < BM_NAME_LENGTH)
        g_string_append_unichar (clean, c);
      blank = FALSE;
    }
  return clean;
}

char *
bm_player_dup_person (const char *name)
{
  GString *person;

  g_return_val_if_fail (name != NULL, NULL);

  person = clean_name (name);
  /* Level ids are lower case. */
  if (bm_level_find (person->str) != BM_PERSON)
    person->str[0] = g_ascii_toupper (person->str[0]);
  return g_string_free (person, FALSE);
}
