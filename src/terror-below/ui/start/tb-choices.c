/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-choices.h"

#define KEY_PLAYERS    "terror-players"
#define KEY_SEATS      "terror-seats"
#define KEY_NAMES      "terror-names"
#define KEY_BOARD      "terror-board"
#define KEY_LOCATIONS  "terror-locations"
#define KEY_WORMS      "terror-worms"
#define KEY_SCENARIO   "terror-scenario"
#define KEY_QUEENS     "terror-queens"
#define KEY_LEAVE      "terror-leave"
#define KEY_OPEN_HANDS "terror-open-hands"

/* The canyon is recommended from this number of players on. */
#define CANYON_FROM 4

static const struct
{
  BmLevel     level;
  const char *nick;
} kinds[] = {
  { BM_PERSON, "person" },
  { BM_LEVEL_EASY, "easy" },
  { BM_LEVEL_MEDIUM, "medium" },
  { BM_LEVEL_HARD, "hard" },
  { BM_LEVEL_MASTER, "master" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == TB_N_KINDS);

BmLevel
tb_kind_level (guint kind)
{
  return kind < TB_N_KINDS ? kinds[kind].level : BM_PERSON;
}

guint
tb_kind_of_level (BmLevel level)
{
  guint kind = TB_N_KINDS - 1;

  while (kind > 0 && kinds[kind].level != level)
    kind--;
  return kind;
}

/* ---- The settings */

/* Invalid names are replaced by the default: a person against computers. */
static BmLevel
read_level (char **seats,
            guint  seat)
{
  for (guint kind = 0; seat < g_strv_length (seats) && kind < TB_N_KINDS; kind++)
    if (g_str_equal (seats[seat], kinds[kind].nick))
      return kinds[kind].level;
  return seat == 0 ? BM_PERSON : BM_LEVEL_EASY;
}

TbChoices
tb_choices_read (GSettings *settings)
{
  g_auto(GStrv) seats = g_settings_get_strv (settings, KEY_SEATS);
  TbChoices self = {
    .players = (guint) g_settings_get_int (settings, KEY_PLAYERS),
    .board = (TbChosenBoard) g_settings_get_enum (settings, KEY_BOARD),
    .locations = (TbLocationsOption) g_settings_get_enum (settings, KEY_LOCATIONS),
    .drawn = g_settings_get_enum (settings, KEY_WORMS) != 0,
    .scenario = (TbScenario) g_settings_get_enum (settings, KEY_SCENARIO),
    .queens = g_settings_get_boolean (settings, KEY_QUEENS),
    .leave = (guint) g_settings_get_int (settings, KEY_LEAVE),
    .open_hands = g_settings_get_boolean (settings, KEY_OPEN_HANDS),
  };

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    self.levels[seat] = read_level (seats, seat);
  return self;
}

static gboolean
levels_equal (const TbChoices *a,
              const TbChoices *b)
{
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    if (a->levels[seat] != b->levels[seat])
      return FALSE;
  return TRUE;
}

static void
write_levels (const TbChoices *self,
              GSettings       *settings)
{
  const char *seats[TB_MAX_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    seats[seat] = kinds[tb_kind_of_level (self->levels[seat])].nick;
  g_settings_set_strv (settings, KEY_SEATS, seats);
}

void
tb_choices_write (const TbChoices *self,
                  GSettings       *settings)
{
  TbChoices before = tb_choices_read (settings);

  if (self->players != before.players)
    g_settings_set_int (settings, KEY_PLAYERS, (int) self->players);
  if (!levels_equal (self, &before))
    write_levels (self, settings);
  if (self->board != before.board)
    g_settings_set_enum (settings, KEY_BOARD, (int) self->board);
  if (self->locations != before.locations)
    g_settings_set_enum (settings, KEY_LOCATIONS, (int) self->locations);
  if (self->drawn != before.drawn)
    g_settings_set_enum (settings, KEY_WORMS, self->drawn ? 1 : 0);
  if (self->scenario != before.scenario)
    g_settings_set_enum (settings, KEY_SCENARIO, (int) self->scenario);
  if (self->queens != before.queens)
    g_settings_set_boolean (settings, KEY_QUEENS, self->queens);
  if (self->leave != before.leave)
    g_settings_set_int (settings, KEY_LEAVE, (int) self->leave);
  if (self->open_hands != before.open_hands)
    g_settings_set_boolean (settings, KEY_OPEN_HANDS, self->open_hands);
}

char *
tb_choices_read_name (GSettings *settings,
                      guint      seat)
{
  g_auto(GStrv) names = g_settings_get_strv (settings, KEY_NAMES);

  return bm_player_dup_person (seat < g_strv_length (names) ? names[seat] : "");
}

void
tb_choices_write_names (GSettings         *settings,
                        const char *const *names)
{
  g_auto(GStrv) clean = g_new0 (char *, TB_MAX_SEATS + 1);

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    clean[seat] = bm_player_dup_person (names[seat]);
  g_settings_set_strv (settings, KEY_NAMES, (const char *const *) clean);
}

/* ---- Derived values */

TbBoardKind
tb_choices_fitting (guint players)
{
  return players >= CANYON_FROM ? TB_BOARD_CANYON : TB_BOARD_DESERT;
}

TbBoardKind
tb_choices_get_board (const TbChoices *self)
{
  if (self->board == TB_CHOSEN_FITTING)
    return tb_choices_fitting (self->players);
  return self->board == TB_CHOSEN_CANYON ? TB_BOARD_CANYON : TB_BOARD_DESERT;
}

void
tb_choices_set_board (TbChoices   *self,
                      TbBoardKind  board)
{
  if (board == tb_choices_fitting (self->players))
    self->board = TB_CHOSEN_FITTING;
  else
    self->board = board == TB_BOARD_CANYON ? TB_CHOSEN_CANYON : TB_CHOSEN_DESERT;
}

BmSeats
tb_choices_get_seats (const TbChoices *self)
{
  BmSeats seats = BM_SEATS_PEOPLE (self->players);

  for (guint seat = 0; seat < self->players; seat++)
    seats.levels[seat] = self->levels[seat];
  return seats;
}

char *
tb_choices_dup_options (const TbChoices *self)
{
  static const char *const locations[] = { "standard", "shuffled", "random" };
  static const char *const scenarios[TB_N_SCENARIOS] = { "delivery", "extermination", "scramble" };
  const BmSeats seats = tb_choices_get_seats (self);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "start:players=%u,board=%s,locations=%s,worms=%s", self->players,
                   tb_choices_get_board (self) == TB_BOARD_CANYON ? "canyon" : "desert", locations[self->locations],
                   self->drawn ? "drawn" : "starting");
  if (self->players == 1)
    g_string_append_printf (text, ",scenario=%s,queens=%s,leave=%u", scenarios[self->scenario], self->queens ? "yes" : "no",
                            self->leave);
  if (self->open_hands && bm_seats_count_people (&seats) > 1)
    g_string_append (text, ",hands=open");
  return g_string_free (text, FALSE);
}
