/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The keys of the draft, and the actions of its buttons.
 */
#define G_LOG_DOMAIN "wr-draft-screen"

#include "config.h"

#include "wr-draft-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "wr-draft-undo.h"
#include "bm-widget.h"

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  wr_draft_screen_suggest (WR_DRAFT_SCREEN (widget));
}

/* A key of the whole window, while this screen is shown. */
static gboolean
suggest_key_cb (GtkWidget *widget,
                GVariant  *args,
                gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, "draft.suggest", NULL);
}

static gboolean
status_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_grab_focus (GTK_WIDGET (WR_DRAFT_SCREEN (widget)->status));
}

static gboolean
has_help (WrDraftScreen *self)
{
  return self->mastery != NULL && self->seat != BM_SIDE_NOBODY && !bm_match_is_watched (self->match)
         && !bm_seats_is_computer (&self->seats, self->seat)
         && bm_mastery_get_help (self->mastery, self->seat);
}

/* A player who has seen the next offers has more information: only help allows this. */
static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (widget);

  if (self->match == NULL || !bm_draft_is_on (bm_match_get_position (self->match)))
    return;
  if (!has_help (self))
    {
      wr_draft_screen_show_advice (self, _("A champion, once chosen, stays chosen."));
    }
  else if (!wr_draft_can_undo (self->match, self->seat))
    {
      wr_draft_screen_show_advice (self, _("There is nothing to take back yet."));
    }
  else
    {
      wr_draft_undo (self->match, self->seat);
      wr_draft_screen_show_advice (self, _("Taken back."));
    }
}

static gboolean
undo_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, "draft.undo", NULL);
}

void
wr_draft_screen_show_undo (WrDraftScreen *self)
{
  gboolean can = wr_draft_can_undo (self->match, self->seat);

  gtk_widget_set_visible (self->undo, has_help (self));
  bm_widget_set_class (self->undo, "unavailable", !can);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_STATE_DISABLED, !can, -1);
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  return wr_draft_screen_cancel_advice (WR_DRAFT_SCREEN (widget));
}

static void
add_key (GtkEventController *controller,
         guint               key,
         GdkModifierType     modifiers,
         GtkShortcutFunc     function)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          gtk_callback_action_new (function, NULL, NULL)));
}

/* Keys 1 to 4 choose the cards from left to right. */
static gboolean
number_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (widget);
  GtkWidget *button = bm_card_grid_get_visible (self->cards, (guint) g_variant_get_int32 (args));

  if (!BM_IS_CARD_BUTTON (button))
    return FALSE;
  wr_draft_screen_choose (self, bm_card_button_get_card (BM_CARD_BUTTON (button)));
  return TRUE;
}

void
wr_draft_screen_add_keys (WrDraftScreen *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (controller, GDK_KEY_s, 0, suggest_key_cb);
  add_key (controller, GDK_KEY_period, 0, status_key_cb);
  add_key (controller, GDK_KEY_z, GDK_CONTROL_MASK, undo_key_cb);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
wr_draft_screen_class_add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "draft.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (widget_class, "draft.undo", NULL, undo_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
  for (int i = 0; i < 4; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) i, 0, number_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + (guint) i, 0, number_cb, "i", i);
    }
}
