/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * The Bird's side of the table: the Bird with its Health, and the trackers: Hunger, Suspicion, the day and its
 * weather.  Always visible.
 *
 * Signal "power-pressed" (guint piece): the button for its champion's power was pressed.
 */
#define WR_TYPE_BIRD_PANEL (wr_bird_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrBirdPanel, wr_bird_panel, WR, BIRD_PANEL, GtkWidget)

typedef enum
{
  WR_WEATHER_SUN,  /* the first day is never asked for rain */
  WR_WEATHER_DRY,
  WR_WEATHER_RAIN
} WrWeather;

/* SHOWN: of NAME as much as there is room for. */
void wr_bird_panel_set_player (WrBirdPanel      *self,
                               const char       *shown,
                               const char       *name);
void wr_bird_panel_show       (WrBirdPanel      *self,
                               const WrPosition *pos,
                               WrWeather         weather);
/* Whether its power can be used with the current picks. */
void wr_bird_panel_show_options (WrBirdPanel     *self,
                                 WrPlay          *play);
/* The reminders in the Bird's column, and beside the day (arrays of WrReminder). */
void wr_bird_panel_show_cards (WrBirdPanel       *self,
                               GArray            *own,
                               GArray            *events);
/* Narrow: the days are in a row instead of a circle. */
void wr_bird_panel_set_narrow (WrBirdPanel      *self,
                               gboolean          narrow);

/* Highlights the suggested power of that piece; WR_PIECE_NONE: none. */
void wr_bird_panel_set_hint (WrBirdPanel *self,
                             WrPiece       power);
/* How much larger than usual the pictures are where the column is not narrow. */
void wr_bird_panel_set_growth (WrBirdPanel *self,
                               double       growth);

/* Can the player of this side have help?  Then there is a switch for it; a BRIEF one where text is large. */
void wr_bird_panel_set_help (WrBirdPanel *self,
                             gboolean     possible,
                             gboolean     brief);

/* The part that is shown only while cards are in force. */
GtkWidget *wr_bird_panel_get_reminders (WrBirdPanel *self);

G_END_DECLS
