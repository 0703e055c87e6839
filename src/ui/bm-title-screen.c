/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-title-screen"

#include "config.h"

#include "bm-title-screen.h"

#include "bm-logo.h"
#include "bm-widget.h"

struct _BmTitleScreen
{
  GtkWidget  parent_instance;

  GtkWidget *continue_button;
  GtkWidget *new_duel_button;
};

G_DEFINE_FINAL_TYPE (BmTitleScreen, bm_title_screen, GTK_TYPE_WIDGET)

static gboolean
bm_title_screen_grab_focus (GtkWidget *widget)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->continue_button) ? self->continue_button
                                                                               : self->new_duel_button);
}

static void
bm_title_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_TITLE_SCREEN);
  G_OBJECT_CLASS (bm_title_screen_parent_class)->dispose (object);
}

static void
bm_title_screen_class_init (BmTitleScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_title_screen_dispose;
  widget_class->grab_focus = bm_title_screen_grab_focus;

  g_type_ensure (BM_TYPE_LOGO);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-title-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, continue_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, new_duel_button);
  gtk_widget_class_set_css_name (widget_class, "titlescreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_title_screen_init (BmTitleScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bm_title_screen_set_waiting (BmTitleScreen *self,
                             gboolean       waiting)
{
  g_return_if_fail (BM_IS_TITLE_SCREEN (self));

  gtk_widget_set_visible (self->continue_button, waiting);
  /* One button is what most people want now. */
  if (waiting)
    gtk_widget_remove_css_class (self->new_duel_button, "suggested");
  else
    gtk_widget_add_css_class (self->new_duel_button, "suggested");
}
