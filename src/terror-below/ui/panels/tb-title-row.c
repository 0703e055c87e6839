/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-title-row.h"

#define GAP 5

struct _TbTitleRow
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *remark;
};

G_DEFINE_FINAL_TYPE (TbTitleRow, tb_title_row, GTK_TYPE_WIDGET)

static void
tb_title_row_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  TbTitleRow *self = TB_TITLE_ROW (widget);
  int least, wanted;

  gtk_widget_measure (self->title, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->remark, orientation, -1, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural += wanted == 0 ? 0 : GAP + wanted;
  else
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

/* With its baseline at BASELINE. */
static void
allocate (TbTitleRow *self,
          GtkWidget  *child,
          int         x,
          int         width,
          int         height,
          int         baseline)
{
  int natural, own;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, &own);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, own < 0 ? 0 : MAX (0, baseline - own), width, MIN (natural, height) },
                            -1);
}

static void
tb_title_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  TbTitleRow *self = TB_TITLE_ROW (widget);
  int title, remark, natural, line;

  gtk_widget_measure (self->title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &title, NULL, NULL);
  gtk_widget_measure (self->remark, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  title = MIN (title, width);
  gtk_widget_measure (self->title, GTK_ORIENTATION_VERTICAL, title, NULL, NULL, NULL, &line);
  remark = MIN (natural, width - title - GAP);
  gtk_widget_set_child_visible (self->remark, natural > 0 && remark >= natural);
  allocate (self, self->title, 0, title, height, line);
  if (gtk_widget_get_child_visible (self->remark))
    allocate (self, self->remark, title + GAP, remark, height, line);
}

static void
tb_title_row_dispose (GObject *object)
{
  TbTitleRow *self = TB_TITLE_ROW (object);

  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->remark, gtk_widget_unparent);
  G_OBJECT_CLASS (tb_title_row_parent_class)->dispose (object);
}

static void
tb_title_row_class_init (TbTitleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_title_row_dispose;
  widget_class->measure = tb_title_row_measure;
  widget_class->size_allocate = tb_title_row_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_title_row_init (TbTitleRow *self)
{
}

GtkWidget *
tb_title_row_new (GtkWidget *title,
                  GtkWidget *remark)
{
  TbTitleRow *self = g_object_new (TB_TYPE_TITLE_ROW, NULL);

  self->title = title;
  self->remark = remark;
  gtk_widget_set_parent (title, GTK_WIDGET (self));
  gtk_widget_set_parent (remark, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
