/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-tally"

#include "config.h"

#include "bm-tally.h"

#include "bm-art-image.h"
#include "bm-sum-bar.h"
#include "bm-widget.h"

#define PICTURE 26

struct _BmTally
{
  GtkWidget  parent_instance;

  GtkBox    *box;
  GtkGrid   *rows;
  int        n_rows;
  GString   *spoken;
};

G_DEFINE_FINAL_TYPE (BmTally, bm_tally, GTK_TYPE_WIDGET)

static void
bm_tally_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_tally_parent_class)->dispose (object);
}

static void
bm_tally_finalize (GObject *object)
{
  g_string_free (BM_TALLY (object)->spoken, TRUE);
  G_OBJECT_CLASS (bm_tally_parent_class)->finalize (object);
}

static void
bm_tally_class_init (BmTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_tally_dispose;
  G_OBJECT_CLASS (klass)->finalize = bm_tally_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tally");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bm_tally_init (BmTally *self)
{
  self->spoken = g_string_new (NULL);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->rows = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->rows, 8);
  gtk_grid_set_row_spacing (self->rows, 4);
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static GtkWidget *
new_label (const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
speak (BmTally    *self,
       const char *words)
{
  g_string_append_printf (self->spoken, "%s%s", self->spoken->len > 0 ? " " : "", words);
  bm_widget_set_spoken (GTK_WIDGET (self), self->spoken->str);
}

GtkWidget *
bm_tally_new (const char *heading)
{
  BmTally *self = g_object_new (BM_TYPE_TALLY, NULL);
  g_autofree char *spoken = g_strdup_printf ("%s.", heading);

  gtk_box_append (self->box, new_label (heading, "end-heading"));
  gtk_box_append (self->box, GTK_WIDGET (self->rows));
  speak (self, spoken);
  return GTK_WIDGET (self);
}

void
bm_tally_add (BmTally    *self,
              const char *art,
              const char *name,
              guint       n,
              guint       of,
              guint       whole,
              const char *figures)
{
  GtkWidget *bar = bm_sum_bar_new (whole), *label = new_label (name, NULL), *number = new_label (figures, "caption");
  g_autofree char *spoken = g_strdup_printf ("%s: %s.", name, figures);

  g_return_if_fail (BM_IS_TALLY (self));

  bm_sum_bar_add (BM_SUM_BAR (bar), "part-won", n);
  bm_sum_bar_add (BM_SUM_BAR (bar), "part-rest", of - MIN (n, of));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (bar, 70, -1);
  gtk_label_set_wrap (GTK_LABEL (number), FALSE);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  if (art != NULL)
    gtk_grid_attach (self->rows, bm_art_image_new (art, PICTURE), 0, self->n_rows, 1, 1);
  gtk_grid_attach (self->rows, label, 1, self->n_rows, 1, 1);
  gtk_grid_attach (self->rows, bar, 2, self->n_rows, 1, 1);
  gtk_grid_attach (self->rows, number, 3, self->n_rows, 1, 1);
  self->n_rows++;
  speak (self, spoken);
}

void
bm_tally_add_results (BmTally        *self,
                      const gboolean *won,
                      guint           n,
                      const char     *spoken)
{
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  g_return_if_fail (BM_IS_TALLY (self));

  gtk_widget_add_css_class (strip, "results");
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *mark = g_object_new (GTK_TYPE_BOX, "css-name", "tallymark",
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      bm_widget_set_class (mark, "won", won[i]);
      gtk_widget_set_valign (mark, won[i] ? GTK_ALIGN_START : GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (strip), mark);
    }
  gtk_grid_attach (self->rows, strip, 0, self->n_rows++, 4, 1);
  speak (self, spoken);
}
