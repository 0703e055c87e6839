/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-logbook.h"

G_BEGIN_DECLS

/*
 * The screen on which some game shows its logbook.
 *
 * Signals: "back" ();  "told" (const char *words)  something to be told, such as what could not be done.
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

/* Reads LOGBOOK anew; NULL: nothing is kept.  The entry ID, if it is there, is picked; NULL: none is. */
void bm_logbook_screen_load (BmLogbookScreen *self,
                             BmLogbook       *logbook,
                             const char      *id);

G_END_DECLS
