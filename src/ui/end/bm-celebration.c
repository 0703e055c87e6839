/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-celebration"

#include "config.h"

#include "bm-celebration.h"

#include "bm-art-image.h"
#include "bm-game-ui.h"
#include "bm-widget.h"

struct _BmCelebration
{
  GtkWidget  parent_instance;

  GtkBox    *winners;
  GtkLabel  *title;
  GtkLabel  *reason;
  GtkWidget *go_on;

  const char *style; /* style class of the game shown now or last; or NULL */
};

enum { SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmCelebration, bm_celebration, GTK_TYPE_WIDGET)

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        BmCelebration         *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  /* Modifiers alone do not dismiss it, and shortcuts of the program or the desktop pass through. */
  if (gdk_key_event_is_modifier (event) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  bm_celebration_dismiss (self);
  return TRUE;
}

static gboolean
bm_celebration_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  /* It has only one button. */
  gtk_widget_grab_focus (BM_CELEBRATION (widget)->go_on);
  return TRUE;
}

static gboolean
bm_celebration_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_CELEBRATION (widget)->go_on);
}

static void
bm_celebration_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_CELEBRATION);
  G_OBJECT_CLASS (bm_celebration_parent_class)->dispose (object);
}

static void
bm_celebration_class_init (BmCelebrationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_celebration_dispose;
  widget_class->focus = bm_celebration_focus;
  widget_class->grab_focus = bm_celebration_grab_focus;

  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-celebration.ui");
  gtk_widget_class_bind_template_child (widget_class, BmCelebration, winners);
  gtk_widget_class_bind_template_child (widget_class, BmCelebration, title);
  gtk_widget_class_bind_template_child (widget_class, BmCelebration, reason);
  gtk_widget_class_bind_template_child (widget_class, BmCelebration, go_on);
  gtk_widget_class_bind_template_callback (widget_class, bm_celebration_dismiss);
  gtk_widget_class_set_css_name (widget_class, "celebration");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_celebration_init (BmCelebration *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "released", G_CALLBACK (bm_celebration_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
bm_celebration_new (void)
{
  return g_object_new (BM_TYPE_CELEBRATION, NULL);
}

/* NULL: its game shows no celebration. */
static const BmEndParts *
parts_of (BmMatch *match)
{
  const BmEndParts *parts = bm_game_ui_of (bm_match_get_game (match))->end;

  return parts != NULL && parts->add_winners != NULL ? parts : NULL;
}

gboolean
bm_celebration_suits (BmMatch *match)
{
  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);
  return parts_of (match) != NULL && (bm_match_get_winners (match) != 0 || parts_of (match)->celebrates_defeat);
}

void
bm_celebration_show (BmCelebration *self,
                     BmMatch       *match,
                     BmMotion       motion)
{
  const BmEndParts *parts;
  g_autofree char *title = NULL, *reason = NULL, *spoken = NULL;
  GtkWidget *child;

  g_return_if_fail (BM_IS_CELEBRATION (self));
  g_return_if_fail (bm_celebration_suits (match));

  parts = parts_of (match);
  title = parts->title (match);
  reason = parts->reason != NULL ? parts->reason (match) : g_strdup ("");
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->winners))) != NULL)
    gtk_box_remove (self->winners, child);
  parts->add_winners (self->winners, match);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->reason, reason);
  spoken = g_strdup_printf ("%s. %s", title, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  bm_widget_swap_class (GTK_WIDGET (self), &self->style, parts->style);
  bm_widget_set_class (GTK_WIDGET (self), "moving", motion != BM_MOTION_OFF);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->go_on);
}

void
bm_celebration_clear (BmCelebration *self)
{
  g_return_if_fail (BM_IS_CELEBRATION (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  bm_widget_set_class (GTK_WIDGET (self), "moving", FALSE);
}

void
bm_celebration_dismiss (BmCelebration *self)
{
  g_return_if_fail (BM_IS_CELEBRATION (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  bm_celebration_clear (self);
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}
