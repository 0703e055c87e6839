/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-game-sheet.h"

#include "bm-sheet.h"

/* Added after the program's own sheet with the same priority: a game's rules for its own classes override those of
   style.css for any button, and high contrast overrides both. */
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
