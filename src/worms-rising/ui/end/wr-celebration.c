/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-celebration"

#include "config.h"

#include "wr-celebration.h"

#include "bm-art-image.h"
#include "bm-end-screen.h"
#include "bm-widget.h"

/* Pixels of a winner. */
#define BIRD 132
#define WORM 84

struct _WrCelebration
{
  GtkWidget  parent_instance;

  GtkBox    *winners;
  GtkLabel  *title;
  GtkLabel  *reason;
  GtkWidget *go_on;
};

enum { SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrCelebration, wr_celebration, GTK_TYPE_WIDGET)

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        WrCelebration         *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  /* Shift alone is no wish to go on, and what is meant for the program or the desktop goes there. */
  if (gdk_key_event_is_modifier (event) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  wr_celebration_dismiss (self);
  return TRUE;
}

static gboolean
wr_celebration_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  /* There is only one thing to do. */
  gtk_widget_grab_focus (WR_CELEBRATION (widget)->go_on);
  return TRUE;
}

static gboolean
wr_celebration_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (WR_CELEBRATION (widget)->go_on);
}

static void
wr_celebration_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_CELEBRATION);
  G_OBJECT_CLASS (wr_celebration_parent_class)->dispose (object);
}

static void
wr_celebration_class_init (WrCelebrationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_celebration_dispose;
  widget_class->focus = wr_celebration_focus;
  widget_class->grab_focus = wr_celebration_grab_focus;

  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-celebration.ui");
  gtk_widget_class_bind_template_child (widget_class, WrCelebration, winners);
  gtk_widget_class_bind_template_child (widget_class, WrCelebration, title);
  gtk_widget_class_bind_template_child (widget_class, WrCelebration, reason);
  gtk_widget_class_bind_template_child (widget_class, WrCelebration, go_on);
  gtk_widget_class_bind_template_callback (widget_class, wr_celebration_dismiss);
  gtk_widget_class_set_css_name (widget_class, "celebration");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
wr_celebration_init (WrCelebration *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "released", G_CALLBACK (wr_celebration_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
wr_celebration_new (void)
{
  return g_object_new (WR_TYPE_CELEBRATION, NULL);
}

/* They hop one after the other. */
static void
add_winner (WrCelebration *self,
            const char    *art,
            int            size,
            guint          nth)
{
  static const char *const classes[WR_N_WORMS] = { "first", "second", "third", "fourth" };
  GtkWidget *winner = bm_art_image_new (art, size);

  gtk_widget_set_valign (winner, GTK_ALIGN_END);
  gtk_widget_add_css_class (winner, classes[nth]);
  gtk_box_append (self->winners, winner);
}

static void
show_winners (WrCelebration    *self,
              const WrPosition *pos)
{
  static const char *const worms[WR_N_WORMS] = {
    [WR_PIECE_GREEN] = "pieces/worm-green-dum",   [WR_PIECE_YELLOW] = "pieces/worm-yellow-dum",
    [WR_PIECE_PURPLE] = "pieces/worm-purple-dum", [WR_PIECE_PINK] = "pieces/worm-pink-dum",
  };
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->winners))) != NULL)
    gtk_box_remove (self->winners, child);
  if (pos->winner == WR_SIDE_BIRD)
    add_winner (self, "pieces/bird", BIRD, 0);
  for (guint worm = 0; pos->winner == WR_SIDE_WORMS && worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      add_winner (self, worms[worm], WORM, n++);
}

void
wr_celebration_show (WrCelebration    *self,
                     const WrPosition *pos,
                     BmMotion          motion)
{
  const char *title, *reason;
  g_autofree char *spoken = NULL;

  g_return_if_fail (WR_IS_CELEBRATION (self));
  g_return_if_fail (pos != NULL && pos->winner < WR_N_SIDES);

  title = bm_end_title_words (pos);
  reason = bm_end_reason_words (pos);
  show_winners (self, pos);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->reason, reason);
  spoken = g_strdup_printf ("%s. %s", title, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  bm_widget_set_class (GTK_WIDGET (self), "moving", motion != BM_MOTION_OFF);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->go_on);
}

void
wr_celebration_clear (WrCelebration *self)
{
  g_return_if_fail (WR_IS_CELEBRATION (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  bm_widget_set_class (GTK_WIDGET (self), "moving", FALSE);
}

void
wr_celebration_dismiss (WrCelebration *self)
{
  g_return_if_fail (WR_IS_CELEBRATION (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  wr_celebration_clear (self);
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}
