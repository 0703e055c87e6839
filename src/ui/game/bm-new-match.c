/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-new-match.h"

G_DEFINE_INTERFACE (BmNewMatch, bm_new_match, GTK_TYPE_WIDGET)

static void
bm_new_match_default_init (BmNewMatchInterface *iface)
{
  g_signal_new ("start", BM_TYPE_NEW_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("back", BM_TYPE_NEW_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
bm_new_match_set_settings (BmNewMatch *self,
                           GSettings  *settings)
{
  g_return_if_fail (BM_IS_NEW_MATCH (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  BM_NEW_MATCH_GET_IFACE (self)->set_settings (self, settings);
}

BmSeats
bm_new_match_get_seats (BmNewMatch *self)
{
  g_return_val_if_fail (BM_IS_NEW_MATCH (self), BM_SEATS_PEOPLE (0));
  return BM_NEW_MATCH_GET_IFACE (self)->get_seats (self);
}

char *
bm_new_match_dup_name (BmNewMatch *self,
                       int         seat)
{
  g_return_val_if_fail (BM_IS_NEW_MATCH (self), NULL);
  return BM_NEW_MATCH_GET_IFACE (self)->dup_name (self, seat);
}

char *
bm_new_match_dup_options (BmNewMatch *self)
{
  g_return_val_if_fail (BM_IS_NEW_MATCH (self), NULL);
  return BM_NEW_MATCH_GET_IFACE (self)->dup_options (self);
}
