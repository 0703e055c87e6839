/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-page-layout"

#include "config.h"

#include "bm-page-layout.h"

#include "bm-widget.h"

/* With text of the usual size, in pixels. */
#define WIDEST 1240

struct _BmPageLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BmPageLayout, bm_page_layout, GTK_TYPE_LAYOUT_MANAGER)

int
bm_page_width (GtkWidget *page,
                int        width)
{
  int least;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MIN (width, MAX (least, (int) (WIDEST * bm_widget_text_scale (page))));
}

static GtkSizeRequestMode
bm_page_layout_get_request_mode (GtkLayoutManager *layout,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_page_layout_measure (GtkLayoutManager *layout,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted, size;

      if (!gtk_widget_should_layout (child))
        continue;
      /* However wide the window is, text wraps at the width of the page. */
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        size = -1;
      else
        size = bm_page_width (child, for_size >= 0 ? for_size : G_MAXINT);
      gtk_widget_measure (child, orientation, size, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
bm_page_layout_allocate (GtkLayoutManager *layout,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int own = bm_page_width (child, width);

        gtk_widget_size_allocate (child, &(GtkAllocation) { (width - own) / 2, 0, own, height }, -1);
      }
}

static void
bm_page_layout_class_init (BmPageLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bm_page_layout_get_request_mode;
  layout_class->measure = bm_page_layout_measure;
  layout_class->allocate = bm_page_layout_allocate;
}

static void
bm_page_layout_init (BmPageLayout *self)
{
}
