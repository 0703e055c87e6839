/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-game-sheet.h"

#include "bm-sheet.h"

/* After the program's own sheet and with the same priority: what a game says of its own classes goes before what style.css says
   of any button, and high contrast goes before both. */
void
bm_game_sheet_need (const BmGameUi *ui)
{
  static GHashTable *in_force;

  g_return_if_fail (ui != NULL);

  if (in_force == NULL)
    in_force = g_hash_table_new (NULL, NULL);
  if (ui->sheet != NULL && g_hash_table_add (in_force, (gpointer) ui))
    g_object_unref (bm_sheet_add (ui->sheet, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
}
