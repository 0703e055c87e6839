/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The numbers in the file of the board.
 */
#include "box-reader.h"

#include <string.h>

/* A number that must be equal to a constant of the rules. */
#define FIXED G_MAXSIZE

#define AT(member) G_STRUCT_OFFSET (TbNumbers, member)

/* In the object GROUP; "": in the root. */
static const struct
{
  const char *group;
  const char *key;
  gsize       offset;
  int         min, max;
} numbers[] = {
  { "", "goal", AT (goal), 1, 100 },
  { "", "rounds", AT (rounds), 1, 200 },
  { "", "squad", FIXED, TB_N_SQUAD, TB_N_SQUAD },
  { "", "hand", AT (hand), 1, 10 },
  { "", "line", FIXED, TB_N_LINE, TB_N_LINE },
  { "", "slots", FIXED, TB_N_SLOTS, TB_N_SLOTS },
  { "eggs", "each", AT (eggs_each), 1, 15 },
  { "rubble", "number", AT (rubble), 1, 200 },
  { "rubble", "in-a-space", AT (rubble_in_a_space), 1, 2 },
  { "rubble", "reward", AT (reward), 1, 9 },
  { "start-cards", "item", AT (start_items), 0, 3 },
  { "start-cards", "weapon", AT (start_weapons), 0, 2 },
  { "vp", "plain-delivery", AT (vp_delivery), 0, 9 },
  { "vp", "plain-kill", AT (vp_kill), 0, 9 },
  { "vp", "daredevil", AT (vp_daredevil), 0, 9 },
  { "canyon", "die-lands", AT (die_lands), 1, 6 },
  { "solo", "attacks", AT (solo_attacks), 1, 50 },
  { "solo", "location-rubble", AT (location_rubble), 1, 2 },
  { "solo", "eggs-in-a-space", AT (eggs_in_a_space), 1, 9 },
  { "score", "attack", AT (score_attack), 0, 20 },
  { "score", "queens", AT (score_queens), 0, 20 },
  { "score", "left-out", AT (score_left_out), 0, 20 },
  { "score", "hat", AT (score_hat), 0, 20 },
};

/* T4.6, T4.7: the events of one move must fit into an event list. */
#define MAX_SETUP_ATTACKS 12

#define MAX_KEYS 32

/* Checks that the object AT has the numbers of GROUP and no keys but these and OTHERS (NULL-terminated). */
static gboolean
read_group (TbBoxReader        *reader,
            const BmJson       *at,
            const char         *group,
            const char *const  *others,
            GError            **error)
{
  const char *keys[MAX_KEYS] = { NULL };
  guint n = 0;

  for (; *others != NULL; others++)
    keys[n++] = *others;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].group, group) == 0)
      keys[n++] = numbers[i].key;
  g_assert (n < MAX_KEYS);
  if (!bm_json_check_object (at, keys, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      guint8 fixed, *number = &fixed;

      if (strcmp (numbers[i].group, group) != 0)
        continue;
      if (numbers[i].offset != FIXED)
        number = &G_STRUCT_MEMBER (guint8, &reader->box->numbers, numbers[i].offset);
      if (!tb_box_number (at, numbers[i].key, numbers[i].min, numbers[i].max, number, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_member_group (TbBoxReader        *reader,
                   const BmJson       *at,
                   const char         *group,
                   const char *const  *others,
                   BmJson             *child,
                   GError            **error)
{
  return tb_box_member (at, group, child, error) && read_group (reader, child, group, others, error);
}

/* A number for each number of players. */
static gboolean
read_by_players (const BmJson  *board,
                 const char    *key,
                 int            max,
                 guint8         by_players[TB_MAX_SEATS + 1],
                 GError       **error)
{
  static const char *const players[] = { "1", "2", "3", "4", "5", NULL };
  BmJson child;

  if (!tb_box_member (board, key, &child, error) || !bm_json_check_object (&child, players, error))
    return FALSE;
  for (guint i = 0; i < TB_MAX_SEATS; i++)
    if (!tb_box_number (&child, players[i], 0, max, &by_players[i + 1], error))
      return FALSE;
  return TRUE;
}

/* T23.1: the numbers of the die for each slot. */
static gboolean
read_slot_dice (TbBoxReader   *reader,
                const BmJson  *board,
                GError       **error)
{
  guint8 *slots = reader->box->numbers.slot_of_die;
  BmJson list, child;
  guint16 bits, all = 0;
  guint n;

  if (!tb_box_list (board, "slot-dice", &list, &n, error))
    return FALSE;
  if (n != TB_N_SLOTS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have %d lists", TB_N_SLOTS);
  for (guint slot = 0; slot < n; slot++)
    {
      bm_json_element (&list, slot, &child);
      if (!tb_box_numbers (&child, 1, 6, &bits, error))
        return FALSE;
      if ((all & bits) != 0)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "a number of the die stands twice");
      all |= bits;
      for (guint die = 1; die <= 6; die++)
        if (bits >> die & 1)
          slots[die] = (guint8) slot;
    }
  return all == 0x7E || bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "a number of the die is missing");
}

/* --- Solo -------------------------------------------------------------------------------------------------------- */

static gboolean
read_scenario (TbBoxReader   *reader,
               const BmJson  *at,
               TbScenario     scenario,
               GError       **error)
{
  static const char *const keys[] = { "id", "name", "skulls", "need", "lost-locations", NULL };
  static const char *const ids[TB_N_SCENARIOS] = { "delivery", "extermination", "scramble" };
  static const int most[TB_N_SCENARIOS] = { TB_N_LOCATIONS, TB_MAX_WORM_TYPES, 100 };
  const char *const only[] = { ids[scenario], NULL };
  TbNumbers *to = &reader->box->numbers;
  BmJson lost;
  TbWords words;
  guint8 index;

  if (!bm_json_check_object (at, keys, error)
      || !tb_box_member_word (at, "id", only, "scenario at this place", &index, error)
      || !tb_box_words (reader, at, ids[scenario], TB_WORDS_NAME, &words, error)
      || !tb_box_number (at, "skulls", 1, 5, &reader->box->skulls[scenario], error)
      || !tb_box_number (at, "need", 1, most[scenario], &to->need[scenario], error))
    return FALSE;
  if (scenario == TB_SOLO_SCRAMBLE)
    return tb_box_number (at, "lost-locations", 1, TB_N_LOCATIONS, &to->lost_locations, error);
  return !bm_json_member (at, "lost-locations", &lost)
         || bm_json_fail (&lost, BM_ERROR_UNREADABLE, error, "only \"scramble\" has this");
}

static gboolean
read_solo (TbBoxReader   *reader,
           const BmJson  *board,
           GError       **error)
{
  static const char *const others[] = { "scenarios", "score", NULL }, *const no_others[] = { NULL };
  BmJson solo, score, list, child;
  guint n;

  if (!read_member_group (reader, board, "solo", others, &solo, error)
      || !read_member_group (reader, &solo, "score", no_others, &score, error)
      || !tb_box_list (&solo, "scenarios", &list, &n, error))
    return FALSE;
  if (n != TB_N_SCENARIOS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have %d scenarios", TB_N_SCENARIOS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_scenario (reader, &child, (TbScenario) i, error))
        return FALSE;
    }
  return TRUE;
}

/* --- All --------------------------------------------------------------------------------------------------------- */

static gboolean
read_canyon (TbBoxReader   *reader,
             const BmJson  *board,
             GError       **error)
{
  static const char *const others[] = { "deep-cards", NULL };
  BmJson canyon, deep;

  return read_member_group (reader, board, "canyon", others, &canyon, error)
         && tb_box_member (&canyon, "deep-cards", &deep, error)
         && tb_box_numbers (&deep, TB_BOX_LEAST_VEHICLE, TB_BOX_MOST_VEHICLE, &reader->box->numbers.deep_cards, error);
}

gboolean
tb_box_read_numbers (TbBoxReader  *reader,
                     GError      **error)
{
  static const char *const others[] = {
    "format", "version", "locations", "sides", "seats", "eggs", "rubble", "slot-dice", "start-cards", "extra-attacks",
    "drawn-attacks", "more-limit", "vp", "canyon", "solo", NULL
  };
  static const char *const no_others[] = { NULL }, *const of_eggs[] = { "colours", NULL };
  const BmJson *board = reader->text->board;
  TbNumbers *to = &reader->box->numbers;
  BmJson child;

  return read_group (reader, board, "", others, error)
         && read_member_group (reader, board, "eggs", of_eggs, &child, error)
         && read_member_group (reader, board, "rubble", no_others, &child, error)
         && read_member_group (reader, board, "start-cards", no_others, &child, error)
         && read_member_group (reader, board, "vp", no_others, &child, error)
         && read_by_players (board, "extra-attacks", MAX_SETUP_ATTACKS, to->extra_attacks, error)
         && read_by_players (board, "drawn-attacks", MAX_SETUP_ATTACKS, to->drawn_attacks, error)
         && read_by_players (board, "more-limit", TB_BOX_MOST_MORE_LIMIT, to->more_limit, error)
         && read_slot_dice (reader, board, error)
         && read_canyon (reader, board, error)
         && read_solo (reader, board, error);
}

/* --- Writing ----------------------------------------------------------------------------------------------------- */

static void
append_list (GString      *string,
             const char   *name,
             const guint8 *list,
             guint         n)
{
  g_string_append (string, name);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (string, " %u", list[i]);
  g_string_append_c (string, '\n');
}

void
tb_box_append_numbers (const TbNumbers *to,
                       GString         *string)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i].offset != FIXED)
      g_string_append_printf (string, "%s %s %u\n", numbers[i].group, numbers[i].key,
                              G_STRUCT_MEMBER (guint8, to, numbers[i].offset));
  append_list (string, "extra-attacks", &to->extra_attacks[1], TB_MAX_SEATS);
  append_list (string, "drawn-attacks", &to->drawn_attacks[1], TB_MAX_SEATS);
  append_list (string, "more-limit", &to->more_limit[1], TB_MAX_SEATS);
  append_list (string, "slot-dice", &to->slot_of_die[1], 6);
  append_list (string, "need", to->need, TB_N_SCENARIOS);
  g_string_append_printf (string, "lost-locations %u\ndeep-cards %u\n", to->lost_locations, to->deep_cards);
}
