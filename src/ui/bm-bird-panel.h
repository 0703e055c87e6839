/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-play.h"

G_BEGIN_DECLS

/*
 * The Bird's side of the table: the Bird with its Health, and what the night counts: Hunger, Suspicion, the day and its
 * weather.  Always in sight.
 *
 * Signal "power-pressed" (guint piece): somebody wants to use its champion's power.
 */
#define BM_TYPE_BIRD_PANEL (bm_bird_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmBirdPanel, bm_bird_panel, BM, BIRD_PANEL, GtkWidget)

typedef enum
{
  BM_WEATHER_SUN,  /* the first day is never asked for rain */
  BM_WEATHER_DRY,
  BM_WEATHER_RAIN
} BmWeather;

/* SHOWN: of NAME as much as there is room for. */
void bm_bird_panel_set_player (BmBirdPanel      *self,
                               const char       *shown,
                               const char       *name);
void bm_bird_panel_show       (BmBirdPanel      *self,
                               const BmPosition *pos,
                               BmWeather         weather);
/* What the picks make possible: its power. */
void bm_bird_panel_show_options (BmBirdPanel     *self,
                                 BmPlay          *play);
/* What lies in the Bird's column, and beside the day (arrays of BmReminder). */
void bm_bird_panel_show_cards (BmBirdPanel       *self,
                               GArray            *own,
                               GArray            *events);
/* Narrow: the days stand in a row instead of a circle. */
void bm_bird_panel_set_narrow (BmBirdPanel      *self,
                               gboolean          narrow);

/* The power of that piece is suggested and stands out; BM_PIECE_NONE: none is. */
void bm_bird_panel_set_hint (BmBirdPanel *self,
                             BmPiece       power);
/* How much larger than usual the pictures are where the column is not narrow. */
void bm_bird_panel_set_growth (BmBirdPanel *self,
                               double       growth);

/* Can whoever plays this side have help?  Then there is a switch for it; a BRIEF one where text is large. */
void bm_bird_panel_set_help (BmBirdPanel *self,
                             gboolean     possible,
                             gboolean     brief);

/* The part of it that comes and goes with the cards in force. */
GtkWidget *bm_bird_panel_get_reminders (BmBirdPanel *self);

G_END_DECLS
