/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-space-button"

#include "config.h"

#include "wr-space-button.h"

#include <string.h>

struct _WrSpaceButton
{
  GtkButton    parent_instance;

  WrSpace      space;
  WrSpaceMarks marks;
  char        *name;
  char        *description;
  gsize        target_length; /* of the part about the effect of a click, with which the description begins */
};

G_DEFINE_FINAL_TYPE (WrSpaceButton, wr_space_button, GTK_TYPE_BUTTON)

/* A GtkButton that is activated by a key shows itself pressed for a quarter of a second before "clicked".  A board game
   needs a faster response. */
static void
bm_space_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

/* The board gives every space its size. */
static void
wr_space_button_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The hovered space. */
static struct
{
  GtkWidget        *space;   /* only compared */
  graphene_point_t  at;      /* in the window */
  gboolean          moved;   /* the pointer itself moved there ... */
  gboolean          pressed; /* ... and no button was pressed since */
} pointer;

/* GTK synthesizes motion events after each layout, which have no time: a space that moves under a resting pointer, or a
   change of the screen, is no movement. */
static void
moved_cb (GtkEventController *controller)
{
  GtkWidget *space = gtk_event_controller_get_widget (controller);
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x, y;

  if (event == NULL || gdk_event_get_time (event) == GDK_CURRENT_TIME || !gdk_event_get_position (event, &x, &y))
    return;
  if (pointer.space != space)
    pointer.pressed = FALSE;
  pointer.moved = !graphene_point_near (&pointer.at, &GRAPHENE_POINT_INIT ((float) x, (float) y), 1)
                  || (pointer.moved && pointer.space == space);
  pointer.space = space;
  graphene_point_init (&pointer.at, (float) x, (float) y);
}

static void
left_cb (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  /* Pressing or releasing a button causes a leave and an enter event. */
  if (event != NULL
      && (gdk_event_get_event_type (event) == GDK_ENTER_NOTIFY || gdk_event_get_event_type (event) == GDK_LEAVE_NOTIFY)
      && gdk_crossing_event_get_mode (event) != GDK_CROSSING_NORMAL)
    return;
  if (event != NULL && gdk_event_get_time (event) != GDK_CURRENT_TIME)
    pointer.space = NULL;
}

static void
pressed_cb (GtkGesture *gesture)
{
  GtkWidget *space = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  pointer.space = space;
  pointer.pressed = TRUE;
  gtk_widget_trigger_tooltip_query (space);
}

static void
add_pointer (GtkWidget *space)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (motion, "motion", G_CALLBACK (moved_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), NULL);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (space, motion);
  gtk_widget_add_controller (space, GTK_EVENT_CONTROLLER (click));
}

/* Created on demand.  A tooltip text would become the accessible description. */
static gboolean
wr_space_button_query_tooltip (GtkWidget  *widget,
                               int         x,
                               int         y,
                               gboolean    keyboard,
                               GtkTooltip *tooltip)
{
  g_autofree char *tip = NULL;

  if (!keyboard && (pointer.space != widget || !pointer.moved || pointer.pressed))
    return FALSE;
  tip = wr_space_button_dup_tip (WR_SPACE_BUTTON (widget));
  gtk_tooltip_set_text (tooltip, tip);
  return TRUE;
}

static void
wr_space_button_finalize (GObject *object)
{
  WrSpaceButton *self = WR_SPACE_BUTTON (object);

  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (wr_space_button_parent_class)->finalize (object);
}

static void
wr_space_button_class_init (WrSpaceButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wr_space_button_finalize;
  GTK_BUTTON_CLASS (klass)->activate = bm_space_button_activate;
  widget_class->measure = wr_space_button_measure;
  widget_class->query_tooltip = wr_space_button_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "bmspace");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
wr_space_button_init (WrSpaceButton *self)
{
  /* The button fills its cell of the board; its mark is slightly smaller. */
  GtkWidget *mark = g_object_new (GTK_TYPE_BOX, "css-name", "mark", "can-target", FALSE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_button_set_child (GTK_BUTTON (self), mark);
  self->description = g_strdup ("");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  add_pointer (GTK_WIDGET (self));
}

GtkWidget *
wr_space_button_new (WrSpace space)
{
  WrSpaceButton *self = g_object_new (WR_TYPE_SPACE_BUTTON, NULL);

  self->space = space;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX, wr_space_row (space) + 1,
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX, wr_space_column (space) + 2,
                                  -1);
  return GTK_WIDGET (self);
}

WrSpace
wr_space_button_get_space (WrSpaceButton *self)
{
  g_return_val_if_fail (WR_IS_SPACE_BUTTON (self), WR_SPACE_NONE);

  return self->space;
}

void
wr_space_button_set_name (WrSpaceButton *self,
                          const char    *name)
{
  g_return_if_fail (WR_IS_SPACE_BUTTON (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
wr_space_button_set_description (WrSpaceButton *self,
                                 const char    *target,
                                 const char    *result)
{
  gboolean both = target != NULL && result != NULL;
  g_autofree char *description = NULL;

  g_return_if_fail (WR_IS_SPACE_BUTTON (self));

  description = g_strconcat (target != NULL ? target : "", both ? "  " : "", result != NULL ? result : "", NULL);
  self->target_length = target != NULL ? strlen (target) : 0;
  if (g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description, -1);
}

char *
wr_space_button_dup_tip (WrSpaceButton *self)
{
  g_return_val_if_fail (WR_IS_SPACE_BUTTON (self), NULL);

  if (self->target_length == 0)
    return g_strdup (self->name);
  return g_strdup_printf ("%s · %.*s", self->name, (int) self->target_length, self->description);
}

const char *
wr_space_button_get_description (WrSpaceButton *self)
{
  g_return_val_if_fail (WR_IS_SPACE_BUTTON (self), NULL);

  return self->description;
}

static void
set_class (WrSpaceButton *self,
           const char    *name,
           gboolean       on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
wr_space_button_set_marks (WrSpaceButton *self,
                           WrSpaceMarks   marks)
{
  g_return_if_fail (WR_IS_SPACE_BUTTON (self));

  if (self->marks == marks)
    return;
  self->marks = marks;
  set_class (self, "target", (marks & WR_SPACE_TARGET) != 0);
  set_class (self, "far", (marks & WR_SPACE_FAR) != 0);
  set_class (self, "selected", (marks & WR_SPACE_SELECTED) != 0);
  set_class (self, "marked", (marks & WR_SPACE_MARKED) != 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_SELECTED, (marks & WR_SPACE_SELECTED) != 0, -1);
}

WrSpaceMarks
wr_space_button_get_marks (WrSpaceButton *self)
{
  g_return_val_if_fail (WR_IS_SPACE_BUTTON (self), 0);

  return self->marks;
}
