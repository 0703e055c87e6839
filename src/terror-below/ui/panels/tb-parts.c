/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-parts.h"

#include "bm-whole-box.h"
#include "bm-widget.h"

static GQuark
at_quark (void)
{
  return g_quark_from_static_string ("tb-at");
}

/* The tooltip of a part that was pressed would cover what the press has opened: it is shown again for the next visit. */
static void
rest_tooltip (GtkWidget *button,
              gboolean   rests)
{
  gtk_widget_set_has_tooltip (button, !rests && gtk_widget_get_tooltip_text (button) != NULL);
}

static void
clicked_cb (GtkButton *button,
            GtkWidget *panel)
{
  rest_tooltip (GTK_WIDGET (button), TRUE);
  g_signal_emit_by_name (panel, "at-pressed", tb_part_button_get (GTK_WIDGET (button)));
}

static void
hovered_cb (GtkEventController *controller,
            GtkWidget          *panel)
{
  g_signal_emit_by_name (panel, "at-hovered", tb_part_button_get (gtk_event_controller_get_widget (controller)));
}

static void
entered_cb (GtkEventController *controller,
            double              x,
            double              y,
            GtkWidget          *panel)
{
  rest_tooltip (gtk_event_controller_get_widget (controller), FALSE);
  hovered_cb (controller, panel);
}

static void
left_cb (GtkEventController *controller,
         GtkWidget          *panel)
{
  g_signal_emit_by_name (panel, "at-hovered", TB_AT_NONE);
}

static void
asked_cb (GtkGesture *gesture,
          int         n,
          double      x,
          double      y,
          GtkWidget  *panel)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  rest_tooltip (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), TRUE);
  g_signal_emit_by_name (panel, "at-asked",
                         tb_part_button_get (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))));
}

GtkWidget *
tb_part_button_new (GtkWidget *panel)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_add_css_class (button, "tb-part");
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), panel, 0);
  g_signal_connect_object (motion, "enter", G_CALLBACK (entered_cb), panel, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), panel, 0);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (hovered_cb), panel, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), panel, 0);
  gtk_widget_add_controller (button, focus);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (asked_cb), panel, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (click));
  return button;
}

void
tb_part_button_set (GtkWidget *button,
                    TbAt       at)
{
  g_object_set_qdata (G_OBJECT (button), at_quark (), GUINT_TO_POINTER (at));
}

TbAt
tb_part_button_get (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), at_quark ()));
}

/* Screen readers find it as a button that is pressed. */
static void
tell_picked (GtkWidget *button,
             gboolean   picked)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               picked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
tb_part_button_light (GtkWidget *button,
                      gboolean   lit,
                      gboolean   picked)
{
  bm_widget_set_class (button, "lit", lit);
  bm_widget_set_class (button, "held", picked);
  tell_picked (button, picked);
}

void
tb_button_set_picked (GtkWidget *button,
                      gboolean   picked)
{
  bm_widget_set_class (button, "picked", picked);
  tell_picked (button, picked);
}

void
tb_part_button_follow (GtkWidget    *button,
                       const TbShow *show)
{
  TbAt at = tb_part_button_get (button);

  tb_part_button_light (button, tb_show_is_lit (show, at), at != TB_AT_NONE && (show->picked == at || show->second == at));
  bm_widget_set_class (button, "hinted", tb_show_is_hint (show, at));
}

void
tb_button_set_available (GtkWidget *button,
                         gboolean   available)
{
  bm_widget_set_class (button, "unavailable", !available);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
}

void
tb_part_button_name (GtkWidget  *button,
                     const char *name,
                     const char *description)
{
  bm_widget_set_spoken (button, name);
  bm_widget_set_description (button, description);
}

void
tb_parts_install (GType panel_type)
{
  static const char *const names[] = { "at-pressed", "at-asked", "at-hovered" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_new (names[i], panel_type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

GtkWidget *
tb_label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
tb_wrapped_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

void
tb_label_set (GtkWidget  *label,
              const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (label)), text) != 0)
    gtk_label_set_label (GTK_LABEL (label), text);
}

GtkWidget *
tb_row_new (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);
}

GtkWidget *
tb_column_new (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
}

GtkWidget *
tb_whole_column_new (int spacing)
{
  return g_object_new (BM_TYPE_WHOLE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", spacing, NULL);
}
