/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-pile.h"

#define GAP        1
/* The part of a covered picture that is still to be seen. */
#define LEAST_PART 6

struct _TbPile
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TbPile, tb_pile, GTK_TYPE_WIDGET)

/* The number of visible children, and the largest of their sizes. */
static int
count_children (GtkWidget      *widget,
                GtkOrientation  orientation,
                int            *largest)
{
  int n = 0;

  *largest = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        int natural;

        gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
        *largest = MAX (*largest, natural);
        n++;
      }
  return n;
}

static void
tb_pile_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  int n = count_children (widget, orientation, natural);

  *minimum = *natural;
  if (orientation == GTK_ORIENTATION_VERTICAL || n < 2)
    return;
  *minimum += (n - 1) * (*natural / LEAST_PART);
  *natural = n * (*natural + GAP) - GAP;
}

static void
tb_pile_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int each, n = count_children (widget, GTK_ORIENTATION_HORIZONTAL, &each), i = 0;
  double step = n < 2 ? 0 : MIN (each + GAP, MAX (0, width - each) / (double) (n - 1));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        int x = (int) (i++ * step);

        gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - x - each : x, 0, each, height }, -1);
      }
}

static void
tb_pile_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_pile_parent_class)->dispose (object);
}

static void
tb_pile_class_init (TbPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_pile_dispose;
  widget_class->measure = tb_pile_measure;
  widget_class->size_allocate = tb_pile_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_pile_init (TbPile *self)
{
}

GtkWidget *
tb_pile_new (void)
{
  return g_object_new (TB_TYPE_PILE, NULL);
}
