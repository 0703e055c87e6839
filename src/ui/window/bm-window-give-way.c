/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Asks before a match that would be lost, or that waits, is replaced by another one or by the end of the program.
 */
#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-question.h"

static gboolean
wants_to_be_asked (BmWindow *self)
{
  return g_settings_get_boolean (self->settings, "ask-before-giving-up");
}

static void
ask (BmWindow  *self,
     GtkWidget *question,
     GCallback  confirmed)
{
  g_signal_connect_object (question, "confirmed", confirmed, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

static void
ask_to_give_up (BmWindow  *self,
                GCallback  confirmed)
{
  ask (self, bm_question_new (GTK_WINDOW (self), _("Give up this match?"),
                              _("The match you are playing is not finished, and cannot be continued afterwards."),
                              _("Keep Playing"), _("Give Up")), confirmed);
}

static void
ask_to_put_away (BmWindow  *self,
                 GCallback  confirmed)
{
  ask (self, bm_question_new (GTK_WINDOW (self), _("Begin a new match?"),
                              _("The waiting match is kept as a file among your matches, but Continue will take up "
                                "the new one."),
                              _("Not Now"), _("Begin")), confirmed);
}

static void
ask_to_leave_unsaved (BmWindow  *self,
                      GCallback  confirmed)
{
  ask (self, bm_question_new (GTK_WINDOW (self), _("Leave without saving?"),
                              _("The match could not be saved: Continue would resume it from earlier, or not at all."),
                              _("Keep Playing"), _("Leave")), confirmed);
}

void
bm_window_give_up (BmWindow  *self,
                   void     (*go) (BmWindow *self))
{
  if (wants_to_be_asked (self) && bm_session_would_be_lost (self->session))
    ask_to_give_up (self, G_CALLBACK (go));
  else
    go (self);
}

static void
put_away_now (BmWindow *self)
{
  bm_session_allow_replace (self->session);
  self->go (self);
}

void
bm_window_give_way (BmWindow      *self,
                    const BmGame  *game,
                    void         (*go) (BmWindow *self))
{
  self->go = go;
  if (wants_to_be_asked (self) && !bm_session_would_be_lost (self->session)
      && bm_session_has_waiting (self->session, game, NULL))
    ask_to_put_away (self, G_CALLBACK (put_away_now));
  else
    bm_window_give_up (self, go);
}

static void
close_now (BmWindow *self)
{
  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

gboolean
bm_window_may_close (BmWindow *self)
{
  if (!self->closing && bm_session_would_be_lost (self->session) && wants_to_be_asked (self))
    {
      ask_to_give_up (self, G_CALLBACK (close_now));
      return FALSE;
    }
  bm_window_flush (self);
  if (!self->closing && !bm_session_is_saved (self->session))
    {
      ask_to_leave_unsaved (self, G_CALLBACK (close_now));
      return FALSE;
    }
  return TRUE;
}
