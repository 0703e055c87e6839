/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-columns"

#include "config.h"

#include "bm-columns.h"

#define GAP 18

/* The share of the first child, in percent of the width. */
#define FIRST_SHARE 44

struct _BmColumns
{
  GtkWidget parent_instance;
};

static void bm_columns_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BmColumns, bm_columns, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bm_columns_buildable_init))

static int
natural_width (GtkWidget *child)
{
  int natural = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
height_for (GtkWidget *child,
            int        width,
            gboolean   minimal)
{
  int least, minimum = 0, natural = 0;

  if (child == NULL)
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least), &minimum, &natural, NULL, NULL);
  return minimal ? minimum : natural;
}

typedef struct
{
  GtkWidget *first;
  GtkWidget *second;
} Parts;

static Parts
get_parts (BmColumns *self)
{
  Parts parts = { gtk_widget_get_first_child (GTK_WIDGET (self)), NULL };

  if (parts.first != NULL)
    parts.second = gtk_widget_get_next_sibling (parts.first);
  return parts;
}

/* Width of the left column if both fit side by side; 0: they do not. */
static int
left_width (const Parts *parts,
            int          width)
{
  int left = natural_width (parts->first), right = natural_width (parts->second);
  int room = width - GAP;

  if (width < 0 || left + right > room)
    return 0;
  return CLAMP (room * FIRST_SHARE / 100, left, room - right);
}

static void
measure_width (const Parts *parts,
               int         *minimum,
               int         *natural)
{
  GtkWidget *const all[] = { parts->first, parts->second };

  *minimum = 0;
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      int least = 0;

      if (all[i] != NULL)
        gtk_widget_measure (all[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  *natural = natural_width (parts->first) + GAP + natural_width (parts->second);
  *natural = MAX (*minimum, *natural);
}

static int
whole_height (const Parts *parts,
              int          width,
              gboolean     minimal)
{
  int left = left_width (parts, width);

  if (left > 0)
    return MAX (height_for (parts->first, left, minimal),
                height_for (parts->second, width - GAP - left, minimal));
  return height_for (parts->first, width, minimal) + GAP + height_for (parts->second, width, minimal);
}

static void
bm_columns_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  Parts parts = get_parts (BM_COLUMNS (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (&parts, minimum, natural);
      return;
    }
  *minimum = whole_height (&parts, for_size, TRUE);
  *natural = whole_height (&parts, for_size, FALSE);
}

static void
bm_columns_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  Parts parts = get_parts (BM_COLUMNS (widget));
  int left = left_width (&parts, width), top;

  if (parts.second == NULL)
    return;
  if (left > 0)
    {
      gtk_widget_size_allocate (parts.first, &(GtkAllocation) { 0, 0, left, height }, -1);
      gtk_widget_size_allocate (parts.second, &(GtkAllocation) { left + GAP, 0, width - left - GAP, height }, -1);
      return;
    }
  top = height_for (parts.first, width, TRUE);
  gtk_widget_size_allocate (parts.first, &(GtkAllocation) { 0, 0, width, top }, -1);
  gtk_widget_size_allocate (parts.second, &(GtkAllocation) { 0, top + GAP, width, height - top - GAP }, -1);
}

static GtkSizeRequestMode
bm_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_columns_parent_class)->dispose (object);
}

static void
bm_columns_add_child (GtkBuildable *buildable,
                      GtkBuilder   *builder,
                      GObject      *child,
                      const char   *type)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
  gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
}

static void
bm_columns_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = bm_columns_add_child;
}

static void
bm_columns_class_init (BmColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_columns_dispose;
  widget_class->measure = bm_columns_measure;
  widget_class->size_allocate = bm_columns_size_allocate;
  widget_class->get_request_mode = bm_columns_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "columns");
}

static void
bm_columns_init (BmColumns *self)
{
}
