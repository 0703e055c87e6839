/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-logbook-screen.h"

G_DEFINE_INTERFACE (BmLogbookScreen, bm_logbook_screen, GTK_TYPE_WIDGET)

static void
bm_logbook_screen_default_init (BmLogbookScreenInterface *iface)
{
  g_signal_new ("back", BM_TYPE_LOGBOOK_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", BM_TYPE_LOGBOOK_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

void
bm_logbook_screen_load (BmLogbookScreen *self,
                        BmLogbook       *logbook,
                        const char      *id)
{
  g_return_if_fail (BM_IS_LOGBOOK_SCREEN (self));
  g_return_if_fail (logbook == NULL || BM_IS_LOGBOOK (logbook));
  BM_LOGBOOK_SCREEN_GET_IFACE (self)->load (self, logbook, id);
}
