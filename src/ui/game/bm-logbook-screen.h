/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-logbook.h"

G_BEGIN_DECLS

/*
 * The screen for the logbook of a game.
 *
 * Signals: "back" ();  "told" (const char *words)  a message to be shown, such as an error.
 */
#define BM_TYPE_LOGBOOK_SCREEN (bm_logbook_screen_get_type ())
G_DECLARE_INTERFACE (BmLogbookScreen, bm_logbook_screen, BM, LOGBOOK_SCREEN, GtkWidget)

struct _BmLogbookScreenInterface
{
  GTypeInterface parent;

  void (*load) (BmLogbookScreen *self,
                BmLogbook       *logbook,
                const char      *id);
};

/* Reads LOGBOOK; NULL: there is none.  Selects the entry ID if it exists; NULL: none. */
void bm_logbook_screen_load (BmLogbookScreen *self,
                             BmLogbook       *logbook,
                             const char      *id);

G_END_DECLS
