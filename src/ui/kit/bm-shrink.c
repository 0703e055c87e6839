/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-shrink"

#include "config.h"

#include "bm-shrink.h"

#include "bm-widget.h"

struct _BmShrink
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroll;
  GtkWidget         *content;
  guint              least; /* lines */
};

static void bm_shrink_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BmShrink, bm_shrink, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bm_shrink_buildable_init))

static GtkSizeRequestMode
bm_shrink_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_shrink_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  BmShrink *self = BM_SHRINK (widget);
  int least, most, own;

  if (self->content == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->content, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->scroll), orientation, for_size, &own, NULL, NULL, NULL);
  gtk_widget_measure (self->content, orientation, for_size, &least, &most, NULL, NULL);
  *natural = most;
  *minimum = self->least == 0 ? least
             : MIN (least, MAX (own, (int) self->least * bm_widget_line_height (widget)));
}

static void
bm_shrink_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  gtk_widget_size_allocate (GTK_WIDGET (BM_SHRINK (widget)->scroll), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bm_shrink_dispose (GObject *object)
{
  BmShrink *self = BM_SHRINK (object);

  self->content = NULL;
  if (self->scroll != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->scroll));
  self->scroll = NULL;
  G_OBJECT_CLASS (bm_shrink_parent_class)->dispose (object);
}

static void
bm_shrink_add_child (GtkBuildable *buildable,
                     GtkBuilder   *builder,
                     GObject      *child,
                     const char   *type)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  bm_shrink_set_child (BM_SHRINK (buildable), GTK_WIDGET (child));
}

static void
bm_shrink_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = bm_shrink_add_child;
}

static void
bm_shrink_class_init (BmShrinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_shrink_dispose;
  widget_class->get_request_mode = bm_shrink_get_request_mode;
  widget_class->measure = bm_shrink_measure;
  widget_class->size_allocate = bm_shrink_size_allocate;
  widget_class->focus = bm_widget_focus;
  gtk_widget_class_set_css_name (widget_class, "shrink");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bm_shrink_init (BmShrink *self)
{
  self->scroll = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroll, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* A visible bar says that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (self->scroll, FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self->scroll), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->scroll), GTK_WIDGET (self));
}

void
bm_shrink_set_child (BmShrink  *self,
                     GtkWidget *child)
{
  g_return_if_fail (BM_IS_SHRINK (self) && GTK_IS_WIDGET (child) && self->content == NULL);

  self->content = child;
  gtk_scrolled_window_set_child (self->scroll, child);
}

void
bm_shrink_set_least (BmShrink *self,
                     guint     lines)
{
  g_return_if_fail (BM_IS_SHRINK (self));

  if (self->least == lines)
    return;
  self->least = lines;
  gtk_scrolled_window_set_policy (self->scroll, GTK_POLICY_NEVER, lines == 0 ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
