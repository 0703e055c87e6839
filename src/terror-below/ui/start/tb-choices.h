/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-seats.h"
#include "tb-position.h"

G_BEGIN_DECLS

/* The choice of the board, as stored in the settings. */
typedef enum
{
  TB_CHOSEN_FITTING, /* the one that fits the number of players */
  TB_CHOSEN_DESERT,
  TB_CHOSEN_CANYON
} TbChosenBoard;

/*
 * The choices in the form of a new match: its options (T4.1) and the player of each seat.  A plain value.
 */
typedef struct
{
  guint             players;   /* 1 to TB_MAX_SEATS */
  BmLevel           levels[TB_MAX_SEATS];
  TbChosenBoard     board;
  TbLocationsOption locations;
  gboolean          drawn;     /* worms=drawn */
  TbScenario        scenario;  /* for one player, as the two below */
  gboolean          queens;
  guint             leave;     /* 0 to 2 */
  gboolean          open_hands; /* for several people */
} TbChoices;

/* The levels that can be chosen, a person first, and their names in the settings. */
#define TB_N_KINDS 5

BmLevel     tb_kind_level          (guint            kind);
/* The kind of that level; 0, a person, for levels that cannot be chosen. */
guint       tb_kind_of_level       (BmLevel          level);

/* The last choices, as stored in SETTINGS; invalid values are replaced. */
TbChoices   tb_choices_read        (GSettings       *settings);
/* Writes the choices that differ from those in SETTINGS. */
void        tb_choices_write       (const TbChoices *self,
                                    GSettings       *settings);

/* The last name of the person with SEAT, or "".  (transfer full) */
char       *tb_choices_read_name   (GSettings       *settings,
                                    guint            seat);
void        tb_choices_write_names (GSettings       *settings,
                                    const char *const *names);

/* T4.1 recommends the canyon for 4 and 5. */
TbBoardKind tb_choices_fitting     (guint            players);
TbBoardKind tb_choices_get_board   (const TbChoices *self);
/* Choosing the recommended board is stored as TB_CHOSEN_FITTING: it changes with the number of players. */
void        tb_choices_set_board   (TbChoices       *self,
                                    TbBoardKind      board);

BmSeats     tb_choices_get_seats   (const TbChoices *self);
/* The game's options: "start:players=2,board=desert,...".  (transfer full) */
char       *tb_choices_dup_options (const TbChoices *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
