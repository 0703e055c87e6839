/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-recap-panel"

#include "config.h"

#include "bm-recap-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-game-ui.h"
#include "bm-keys.h"
#include "bm-line.h"
#include "bm-widget.h"

#define MARK 24

struct _BmRecapPanel
{
  GtkWidget  parent_instance;

  gboolean   passing; /* presses beside it are passed on to the table */
  GtkWidget *before; /* weak: the focus before; or NULL */

  GtkLabel  *heading;
  GtkBox    *lines;
  GtkLabel  *again;
  GtkWidget *go_on;
};

G_DEFINE_FINAL_TYPE (BmRecapPanel, bm_recap_panel, GTK_TYPE_WIDGET)

/* Passes the key on to the widget that was focused before. */
static gboolean
forward_key (BmRecapPanel          *self,
             GtkEventControllerKey *controller)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *to = gtk_root_get_focus (root);

  for (; to != NULL && to != GTK_WIDGET (root); to = gtk_widget_get_parent (to))
    if (gtk_event_controller_key_forward (controller, to))
      return TRUE;
  return FALSE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        BmRecapPanel          *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  /* Modifiers alone do not close it, and shortcuts of the program or the desktop pass through. */
  if (gdk_key_event_is_modifier (event) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  /* Large text may have to be scrolled. */
  if (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down)
    {
      GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self->lines), GTK_TYPE_SCROLLED_WINDOW);
      gboolean handled;

      g_signal_emit_by_name (scrolled, "scroll-child",
                             key == GDK_KEY_Page_Up ? GTK_SCROLL_PAGE_UP : GTK_SCROLL_PAGE_DOWN, FALSE, &handled);
      return TRUE;
    }
  bm_recap_panel_dismiss (self);
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_Escape:
      return TRUE;
    default:
      return !self->passing || forward_key (self, controller);
    }
}

static gboolean
bm_recap_panel_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  /* It has only one button. */
  gtk_widget_grab_focus (BM_RECAP_PANEL (widget)->go_on);
  return TRUE;
}

static gboolean
bm_recap_panel_contains (GtkWidget *widget,
                         double     x,
                         double     y)
{
  return !BM_RECAP_PANEL (widget)->passing
         && GTK_WIDGET_CLASS (bm_recap_panel_parent_class)->contains (widget, x, y);
}

static gboolean
bm_recap_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_RECAP_PANEL (widget)->go_on);
}

static void
bm_recap_panel_dispose (GObject *object)
{
  g_clear_weak_pointer (&BM_RECAP_PANEL (object)->before);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_RECAP_PANEL);
  G_OBJECT_CLASS (bm_recap_panel_parent_class)->dispose (object);
}

static void
bm_recap_panel_class_init (BmRecapPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_recap_panel_dispose;
  widget_class->contains = bm_recap_panel_contains;
  widget_class->focus = bm_recap_panel_focus;
  widget_class->grab_focus = bm_recap_panel_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-recap-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BmRecapPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, BmRecapPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, BmRecapPanel, again);
  gtk_widget_class_bind_template_child (widget_class, BmRecapPanel, go_on);
  gtk_widget_class_bind_template_callback (widget_class, bm_recap_panel_dismiss);
  gtk_widget_class_set_css_name (widget_class, "recap");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_recap_panel_init (BmRecapPanel *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autofree char *again = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  again = bm_keys_dup_tooltip (_("Show the last turn again"), "win.recap");
  gtk_label_set_label (self->again, again);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "released", G_CALLBACK (bm_recap_panel_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
bm_recap_panel_new (void)
{
  return g_object_new (BM_TYPE_RECAP_PANEL, NULL);
}

static void
add_line (BmRecapPanel *self,
          const BmLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words = gtk_label_new (line->text);
  GtkWidget *picture = bm_art_image_new (line->art, MARK);

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 54);
  if (line->style != NULL)
    gtk_widget_add_css_class (words, line->style);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (self->lines, row);
}

/* For screen readers that read only the focused widget, its description contains the whole text. */
static void
fill (BmRecapPanel *self,
      GPtrArray    *lines,
      const char   *heading)
{
  g_autoptr(GString) spoken = g_string_new (heading);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  g_string_append (spoken, ":");
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      add_line (self, line);
      g_string_append_printf (spoken, " %s", line->text);
    }
  gtk_label_set_label (self->heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
}

gboolean
bm_recap_panel_show (BmRecapPanel *self,
                     BmMatch      *match,
                     int           side,
                     gboolean      passing)
{
  g_autoptr(GPtrArray) lines = NULL;
  g_autofree char *heading = NULL;
  const BmGameUi *ui;
  GtkRoot *root;

  g_return_val_if_fail (BM_IS_RECAP_PANEL (self), FALSE);
  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);

  ui = bm_game_ui_of (bm_match_get_game (match));
  if (ui->recap == NULL)
    return FALSE;
  lines = ui->recap (match, side);
  if (lines->len == 0)
    return FALSE;
  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    g_set_weak_pointer (&self->before, root == NULL ? NULL : gtk_root_get_focus (root));
  self->passing = passing;
  bm_widget_set_class (GTK_WIDGET (self), "passing", passing);
  heading = ui->recap_heading (match, side);
  fill (self, lines, heading);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->go_on);
  return TRUE;
}

void
bm_recap_panel_dismiss (BmRecapPanel *self)
{
  GtkWidget *before;

  g_return_if_fail (BM_IS_RECAP_PANEL (self));

  before = self->before;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&self->before);
}
