/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The form of a new match: its players and options.
 *
 * Signals: "start" ()  begin a match with these choices;  "back" ().
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

/* Stores the choices in SETTINGS, and restores them from there. */
void    bm_new_match_set_settings (BmNewMatch *self,
                                   GSettings  *settings);

BmSeats bm_new_match_get_seats    (BmNewMatch *self);

/* The name of the person who plays SEAT, as made by bm_player_dup_person (); "" if none was given, or a computer plays
   it.  (transfer full) */
char   *bm_new_match_dup_name     (BmNewMatch *self,
                                   int         seat) G_GNUC_WARN_UNUSED_RESULT;

/* The options of the match: "start", "start:...".  (transfer full) */
char   *bm_new_match_dup_options  (BmNewMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
