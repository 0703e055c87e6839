/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-event-card-overlay"

#include "config.h"

#include "bm-event-card-overlay.h"

#include <glib/gi18n-lib.h>

#include "bm-card-face.h"
#include "bm-widget.h"

#define CARD_WIDTH 340

struct _BmEventCardOverlay
{
  GtkWidget   parent_instance;

  gboolean    showing;
  BmMotion    motion;
  GtkWidget  *before;  /* weak: the focus before; or NULL */

  GtkLabel   *words;
  BmCardFace *face;
  GtkWidget  *go_on;
};

enum { SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmEventCardOverlay, bm_event_card_overlay, GTK_TYPE_WIDGET)

static void
hide (BmEventCardOverlay *self)
{
  GtkWidget *before = self->before;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  bm_widget_set_class (GTK_WIDGET (self), "normal", FALSE);
  bm_widget_set_class (GTK_WIDGET (self), "fast", FALSE);
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&self->before);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        BmEventCardOverlay    *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  /* Modifiers alone do not dismiss it, and shortcuts of the program or the desktop pass through. */
  if (gdk_key_event_is_modifier (event) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  bm_event_card_overlay_dismiss (self);
  return TRUE;
}

static gboolean
bm_event_card_overlay_focus (GtkWidget        *widget,
                             GtkDirectionType  direction)
{
  /* It has only one button. */
  gtk_widget_grab_focus (BM_EVENT_CARD_OVERLAY (widget)->go_on);
  return TRUE;
}

static gboolean
bm_event_card_overlay_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_EVENT_CARD_OVERLAY (widget)->go_on);
}

static void
bm_event_card_overlay_dispose (GObject *object)
{
  BmEventCardOverlay *self = BM_EVENT_CARD_OVERLAY (object);

  g_clear_weak_pointer (&self->before);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_EVENT_CARD_OVERLAY);
  G_OBJECT_CLASS (bm_event_card_overlay_parent_class)->dispose (object);
}

static void
bm_event_card_overlay_class_init (BmEventCardOverlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_event_card_overlay_dispose;
  widget_class->focus = bm_event_card_overlay_focus;
  widget_class->grab_focus = bm_event_card_overlay_grab_focus;

  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_CARD_FACE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/bm-event-card-overlay.ui");
  gtk_widget_class_bind_template_child (widget_class, BmEventCardOverlay, words);
  gtk_widget_class_bind_template_child (widget_class, BmEventCardOverlay, face);
  gtk_widget_class_bind_template_child (widget_class, BmEventCardOverlay, go_on);
  gtk_widget_class_bind_template_callback (widget_class, bm_event_card_overlay_dismiss);
  gtk_widget_class_set_css_name (widget_class, "eventcard");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_event_card_overlay_init (BmEventCardOverlay *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->motion = BM_MOTION_NORMAL;
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_card_face_set_wanted_width (self->face, CARD_WIDTH);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "released", G_CALLBACK (bm_event_card_overlay_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
bm_event_card_overlay_show (BmEventCardOverlay *self,
                            BmCardLook          look,
                            const char         *words)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *spoken = NULL, *said = NULL, *all = NULL;

  g_return_if_fail (BM_IS_EVENT_CARD_OVERLAY (self));
  g_return_if_fail (words != NULL);

  if (!self->showing)
    g_set_weak_pointer (&self->before, root == NULL ? NULL : gtk_root_get_focus (root));
  self->showing = TRUE;
  bm_card_face_set_look (self->face, look);
  gtk_label_set_label (self->words, words);
  spoken = bm_card_look_dup_spoken (look);
  /* Translators: the name of a card, and its text. */
  said = g_strdup_printf (_("%1$s: %2$s"), look.name, spoken);
  all = g_strdup_printf ("%s  %s", words, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, look.name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  /* The classes start CSS animations, so they are set anew each time. */
  bm_widget_set_class (widget, "normal", self->motion == BM_MOTION_NORMAL);
  bm_widget_set_class (widget, "fast", self->motion == BM_MOTION_FAST);
  gtk_widget_set_visible (widget, TRUE);
  gtk_widget_grab_focus (self->go_on);
}

void
bm_event_card_overlay_dismiss (BmEventCardOverlay *self)
{
  g_return_if_fail (BM_IS_EVENT_CARD_OVERLAY (self));

  if (!self->showing)
    return;
  self->showing = FALSE;
  hide (self);
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

void
bm_event_card_overlay_clear (BmEventCardOverlay *self)
{
  g_return_if_fail (BM_IS_EVENT_CARD_OVERLAY (self));

  if (!self->showing)
    return;
  self->showing = FALSE;
  hide (self);
}

gboolean
bm_event_card_overlay_is_showing (BmEventCardOverlay *self)
{
  g_return_val_if_fail (BM_IS_EVENT_CARD_OVERLAY (self), FALSE);
  return self->showing;
}

void
bm_event_card_overlay_set_motion (BmEventCardOverlay *self,
                                  BmMotion            motion)
{
  g_return_if_fail (BM_IS_EVENT_CARD_OVERLAY (self));
  self->motion = motion;
}
