/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A reminder before a turn is ended, once per match: a second press ends it.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "tb-reminder.h"

static char *
dup_words (TbReminder reminder,
           guint      slot,
           guint      ap)
{
  switch (reminder)
    {
    case TB_REMINDER_ATTACK:
      return g_strdup_printf (_("Worm %u attacks after this turn and hits you here. End Turn once more ends it all the same."),
                              slot + 1);
    case TB_REMINDER_DELIVER:
      return g_strdup (_("You can still deliver an Egg here. End Turn once more ends it all the same."));
    case TB_REMINDER_TAKE:
      return g_strdup (_("Eggs lie here, and you have an Action Point. End Turn once more ends it all the same."));
    case TB_REMINDER_LEFT:
      return g_strdup_printf (ngettext ("You lose the %u Action Point that is left. End Turn once more ends it all the same.",
                                        "You lose the %u Action Points that are left. End Turn once more ends it all the same.",
                                        ap), ap);
    case TB_REMINDER_NONE:
    default:
      return NULL;
    }
}

gboolean
tb_table_remind (TbTable *self,
                 TbAt     at)
{
  g_autofree char *words = NULL;
  TbReminder reminder;
  guint slot;

  /* A lesson has its own instructions, and a trial costs nothing. */
  if (at != TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE) || self->reminded || self->lesson != NULL || self->viewer.trial || tb_play_is_inactive (self->play)
      || tb_play_get_asks (self->play) != TB_ASKS_ACT
      || (self->settings != NULL && !g_settings_get_boolean (self->settings, "ask-before-ending-turn")))
    return FALSE;
  reminder = tb_reminder_of (&self->view, &slot);
  words = dup_words (reminder, slot, self->view.ap);
  if (words == NULL)
    return FALSE;
  self->reminded = TRUE;
  self->hovered = TB_AT_NONE;
  tb_table_show_hover (self);
  bm_status_set_text (self->status, words, NULL, reminder == TB_REMINDER_ATTACK ? "T18.1" : NULL);
  return TRUE;
}
