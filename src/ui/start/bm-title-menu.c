/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-title-menu"

#include "config.h"

#include "bm-title-menu.h"

#define GAP       10
#define LEAST_GAP 5

struct _BmTitleMenu
{
  GtkWidget parent_instance;

  int       reach;
  guint     n_columns;
};

static void bm_title_menu_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BmTitleMenu, bm_title_menu, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bm_title_menu_buildable_init))

static GtkWidget *
first_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define EACH_VISIBLE(self, child)                                                        \
  GtkWidget *child = first_visible (gtk_widget_get_first_child (GTK_WIDGET (self)));     \
  child != NULL;                                                                         \
  child = first_visible (gtk_widget_get_next_sibling (child))

/* The number of visible buttons, and the size of the largest. */
static int
count (BmTitleMenu    *self,
       GtkOrientation  orientation,
       int            *size)
{
  int n = 0;

  *size = 0;
  for (EACH_VISIBLE (self, child))
    {
      int natural;

      gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
      *size = MAX (*size, natural);
      n++;
    }
  return n;
}

static void
bm_title_menu_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  int size, n = count (BM_TITLE_MENU (widget), orientation, &size), rows = (n + 1) / 2;

  if (n == 0)
    {
      *minimum = *natural = 0;
    }
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = n > 1 ? 2 * size + GAP : size;
    }
  else
    {
      *minimum = rows * size + (rows - 1) * LEAST_GAP;
      *natural = n * size + (n - 1) * GAP;
    }
}

static void
bm_title_menu_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmTitleMenu *self = BM_TITLE_MENU (widget);
  int wide, high, n = count (self, GTK_ORIENTATION_HORIZONTAL, &wide), rows, gap, i = 0;

  count (self, GTK_ORIENTATION_VERTICAL, &high);
  rows = n * high + (n - 1) * LEAST_GAP <= height ? n : (n + 1) / 2;
  gap = rows < 2 ? 0 : CLAMP ((height - rows * high) / (rows - 1), LEAST_GAP, GAP);
  self->n_columns = n > rows ? 2 : 1;
  self->reach = (int) self->n_columns * (wide + GAP) - GAP;
  for (EACH_VISIBLE (self, child))
    {
      GtkAllocation at = { i / rows * (wide + GAP), i % rows * (high + gap), wide, high };

      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        at.x = width - wide - at.x;
      gtk_widget_size_allocate (child, &at, -1);
      i++;
    }
}

static void
bm_title_menu_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_title_menu_parent_class)->dispose (object);
}

static void
bm_title_menu_add_child (GtkBuildable *buildable,
                         GtkBuilder   *builder,
                         GObject      *child,
                         const char   *type)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
  gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
}

static void
bm_title_menu_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = bm_title_menu_add_child;
}

static void
bm_title_menu_class_init (BmTitleMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_title_menu_dispose;
  widget_class->measure = bm_title_menu_measure;
  widget_class->size_allocate = bm_title_menu_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "titlemenu");
}

static void
bm_title_menu_init (BmTitleMenu *self)
{
}

int
bm_title_menu_get_reach (BmTitleMenu *self)
{
  g_return_val_if_fail (BM_IS_TITLE_MENU (self), 0);
  return self->reach;
}

guint
bm_title_menu_get_n_columns (BmTitleMenu *self)
{
  g_return_val_if_fail (BM_IS_TITLE_MENU (self), 1);
  return self->n_columns;
}
