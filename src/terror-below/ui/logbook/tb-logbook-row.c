/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-logbook-row.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"

#define PICTURE 34

struct _TbLogbookRow
{
  GtkWidget  parent_instance;

  GtkLabel  *score;
  GtkWidget *skull;
  GtkLabel  *title;
  GtkWidget *best;
  GtkLabel  *details;
  GtkLabel  *date;
};

G_DEFINE_FINAL_TYPE (TbLogbookRow, tb_logbook_row, GTK_TYPE_WIDGET)

static void
tb_logbook_row_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (tb_logbook_row_parent_class)->dispose (object);
}

static void
tb_logbook_row_class_init (TbLogbookRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_logbook_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logbookrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* A score or a skull, at the same position. */
static GtkWidget *
new_badge (TbLogbookRow *self)
{
  GtkWidget *badge = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->score = add_label (badge, "score-number");
  self->skull = bm_art_image_new ("terror-below/tokens/skull", PICTURE);
  gtk_box_append (GTK_BOX (badge), self->skull);
  gtk_label_set_wrap (self->score, FALSE);
  gtk_label_set_xalign (self->score, 0.5f);
  gtk_widget_set_hexpand (GTK_WIDGET (self->score), TRUE);
  gtk_widget_set_halign (self->skull, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->skull, TRUE);
  gtk_widget_set_hexpand (badge, FALSE);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (badge, "logbook-badge");
  return badge;
}

static void
tb_logbook_row_init (TbLogbookRow *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (row), new_badge (self));
  self->title = add_label (head, "logbook-title");
  self->best = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_append (GTK_BOX (self->best), bm_art_image_new ("terror-below/tokens/star", 18));
  add_label (self->best, "logbook-best");
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (self->best)), C_("logbook", "best"));
  gtk_box_append (GTK_BOX (head), self->best);
  gtk_box_append (GTK_BOX (middle), head);
  self->details = add_label (middle, NULL);
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), middle);
  self->date = add_label (row, "caption");
  gtk_label_set_wrap (self->date, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->date), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
}

GtkWidget *
tb_logbook_row_new (void)
{
  return g_object_new (TB_TYPE_LOGBOOK_ROW, NULL);
}

void
tb_logbook_row_show (TbLogbookRow  *self,
                     TbLogbookItem *item)
{
  g_autofree char *score = NULL, *title = NULL, *details = NULL, *date = NULL;
  gboolean lost;

  g_return_if_fail (TB_IS_LOGBOOK_ROW (self));
  g_return_if_fail (TB_IS_LOGBOOK_ITEM (item));

  lost = tb_logbook_item_is_lost (item);
  score = g_strdup_printf ("%d", tb_logbook_item_get_score (item));
  title = tb_logbook_item_dup_title (item);
  details = tb_logbook_item_dup_details (item);
  date = tb_logbook_item_dup_date (item);
  gtk_label_set_label (self->score, score);
  gtk_widget_set_visible (GTK_WIDGET (self->score), !lost);
  gtk_widget_set_visible (self->skull, lost);
  gtk_widget_set_visible (self->best, tb_logbook_item_is_best (item));
  bm_widget_set_class (GTK_WIDGET (self), "lost", lost);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->details, details);
  gtk_label_set_label (self->date, date);
}
