/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-space-button"

#include "config.h"

#include "tb-space-button.h"

struct _TbSpaceButton
{
  GtkButton parent_instance;

  TbSpace   space;
  char     *name;
  char     *description;
};

G_DEFINE_FINAL_TYPE (TbSpaceButton, tb_space_button, GTK_TYPE_BUTTON)

/* A GtkButton that is activated by a key shows itself pressed for a quarter of a second before "clicked".  A board game
   needs a faster response. */
static void
tb_space_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

/* The board gives every space its size. */
static void
tb_space_button_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
tb_space_button_finalize (GObject *object)
{
  TbSpaceButton *self = TB_SPACE_BUTTON (object);

  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (tb_space_button_parent_class)->finalize (object);
}

static void
tb_space_button_class_init (TbSpaceButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tb_space_button_finalize;
  GTK_WIDGET_CLASS (klass)->measure = tb_space_button_measure;
  GTK_BUTTON_CLASS (klass)->activate = tb_space_button_activate;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tbspace");
}

static void
tb_space_button_init (TbSpaceButton *self)
{
}

GtkWidget *
tb_space_button_new (TbSpace space)
{
  TbSpaceButton *self = g_object_new (TB_TYPE_SPACE_BUTTON, NULL);

  self->space = space;
  return GTK_WIDGET (self);
}

TbSpace
tb_space_button_get (TbSpaceButton *self)
{
  return self->space;
}

void
tb_space_button_name (TbSpaceButton *self,
                      const char    *name,
                      const char    *description)
{
  if (g_strcmp0 (self->name, name) == 0 && g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->name);
  g_free (self->description);
  self->name = g_strdup (name);
  self->description = g_strdup (description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
