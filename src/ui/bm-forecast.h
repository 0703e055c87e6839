/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board-view.h"
#include "bm-rules.h"

G_BEGIN_DECLS

/*
 * Looking ahead: what one move would do, and what the coming night will.  Everything is played by the rules
 * themselves on a copy of what the acting side may see, and ends before the first die and before the other side
 * decides.
 */
typedef struct
{
  BmPosition position; /* as far as it is known */
  guint      crossed;  /* pieces that would die (bits of BmPiece) */
  gboolean   open;     /* a die or the other side decides how it goes on */
} BmForecast;

void     bm_forecast_move    (const BmPosition *pos,
                              BmMove            move,
                              BmForecast       *forecast);

/* "+3 Hunger, −1 Health", with a question mark if it is open; "" when nothing is worth saying.  (transfer full) */
char    *bm_forecast_caption (const BmPosition *pos,
                              const BmForecast *forecast) G_GNUC_WARN_UNUSED_RESULT;

/* The night as it would come if both sides ended their turns now. */
typedef struct
{
  BmTonight board;
  guint8    broken[G_N_ELEMENTS (((BmTonight *) NULL)->breaks)]; /* the BmToken that breaks in each of board.breaks */
  guint     met;       /* Worms and Zombies that the Bird would eat (bits) */
  guint     burnt;     /* those that would die in Lava (bits) */
  guint8    hunger;    /* where the marker would stand; still open if OPEN */
  int       winner;    /* the side that would win, or BM_SIDE_NOBODY */
  gboolean  open;
  gboolean  waits;  /* somebody has to choose first: nothing is known of the night */
} BmNight;

/* FALSE: no night is to come (setup, or the match is over), and bm_forecast_no_night () says so. */
gboolean bm_forecast_night   (const BmPosition *pos,
                              BmNight          *night);

const char *bm_forecast_no_night (const BmPosition *pos);

/* A short sentence about it with its picture (a name of bm-art.h), or NULL. */
typedef struct
{
  char       *text;
  const char *art;
} BmNightLine;

/* What the night will do, what matters most first; never empty.  (transfer full, of BmNightLine) */
GArray  *bm_forecast_night_list  (const BmNight *night) G_GNUC_WARN_UNUSED_RESULT;

/* The sentences alone.  (transfer full) */
char   **bm_forecast_night_lines (const BmNight *night) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
