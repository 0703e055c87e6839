/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-notes"

#include "config.h"

#include "tb-notes.h"

#include "bm-widget.h"

#define SPACING 8

/* The log is not shown with fewer lines of text, its heading and margins included. */
#define LEAST_LINES 6

struct _TbNotes
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TbNotes, tb_notes, GTK_TYPE_WIDGET)

/* NULL: it is not there, or invisible. */
static GtkWidget *
get_child (TbNotes  *self,
           gboolean  log)
{
  GtkWidget *child = log ? gtk_widget_get_last_child (GTK_WIDGET (self)) : gtk_widget_get_first_child (GTK_WIDGET (self));

  return child != NULL && gtk_widget_get_visible (child) ? child : NULL;
}

/* Whether the log fits below HINTS, which want WANTED pixels. */
static gboolean
fits (TbNotes   *self,
      GtkWidget *hints,
      int        wanted,
      int        width,
      int        height)
{
  GtkWidget *log = gtk_widget_get_last_child (GTK_WIDGET (self));
  int least;

  if (hints == NULL)
    return TRUE;
  gtk_widget_measure (log, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return height - wanted - SPACING >= MAX (least, LEAST_LINES * bm_widget_line_height (GTK_WIDGET (self)));
}

gboolean
tb_notes_has_room (TbNotes *self)
{
  GtkWidget *hints;
  int wanted = 0, width;

  g_return_val_if_fail (TB_IS_NOTES (self), FALSE);

  hints = get_child (self, FALSE);
  width = gtk_widget_get_width (GTK_WIDGET (self));
  if (hints != NULL)
    gtk_widget_measure (hints, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
  return fits (self, hints, wanted, width, gtk_widget_get_height (GTK_WIDGET (self)));
}

static GtkSizeRequestMode
tb_notes_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tb_notes_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  TbNotes *self = TB_NOTES (widget);
  GtkWidget *hints = get_child (self, FALSE), *log = get_child (self, TRUE);
  int least = 0, wanted = 0;

  *minimum = *natural = 0;
  if (hints != NULL)
    gtk_widget_measure (hints, orientation, for_size, minimum, natural, NULL, NULL);
  /* Below hints the log takes what is left over. */
  if (log == NULL || (hints != NULL && orientation == GTK_ORIENTATION_VERTICAL))
    return;
  gtk_widget_measure (log, orientation, for_size, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, wanted);
}

static void
allocate (GtkWidget *child,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, height }, -1);
}

static void
tb_notes_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  TbNotes *self = TB_NOTES (widget);
  GtkWidget *hints = get_child (self, FALSE), *log = get_child (self, TRUE);
  int least = 0, wanted = 0, top = 0;
  gboolean both;

  if (hints != NULL)
    gtk_widget_measure (hints, GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL, NULL);
  both = log != NULL && fits (self, hints, wanted, width, height);
  if (log != NULL)
    gtk_widget_set_child_visible (log, both);
  if (hints != NULL)
    {
      allocate (hints, 0, width, both ? wanted : MAX (height, least));
      top = wanted + SPACING;
    }
  if (both)
    allocate (log, top, width, height - top);
}

static void
tb_notes_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_notes_parent_class)->dispose (object);
}

static void
tb_notes_class_init (TbNotesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_notes_dispose;
  widget_class->get_request_mode = tb_notes_get_request_mode;
  widget_class->measure = tb_notes_measure;
  widget_class->size_allocate = tb_notes_size_allocate;
}

static void
tb_notes_init (TbNotes *self)
{
}
