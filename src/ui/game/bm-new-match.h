/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The form of a new match of some game: who plays, and with what.
 *
 * Signals: "start" ()  the match shall begin so;  "back" ().
 */
#define BM_TYPE_NEW_MATCH (bm_new_match_get_type ())
G_DECLARE_INTERFACE (BmNewMatch, bm_new_match, BM, NEW_MATCH, GtkWidget)

struct _BmNewMatchInterface
{
  GTypeInterface parent;

  void    (*set_settings) (BmNewMatch *self,
                           GSettings  *settings);
  BmSeats (*get_seats)    (BmNewMatch *self);
  char   *(*dup_name)     (BmNewMatch *self,
                           int         seat);
  char   *(*dup_options)  (BmNewMatch *self);
};

/* Keeps what is chosen in SETTINGS, and begins with what they say. */
void    bm_new_match_set_settings (BmNewMatch *self,
                                   GSettings  *settings);

BmSeats bm_new_match_get_seats    (BmNewMatch *self);

/* The name of the person who has SEAT, as bm_player_dup_person () makes it; "" if none was given, or the computer has it.
   (transfer full) */
char   *bm_new_match_dup_name     (BmNewMatch *self,
                                   int         seat) G_GNUC_WARN_UNUSED_RESULT;

/* What the match shall be played with, as the game's options: "start", "start:...".  (transfer full) */
char   *bm_new_match_dup_options  (BmNewMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
