/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-table-lines.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-wrap.h"
#include "wr-forecast-words.h"

#define LINE_PICTURE 16

static GtkWidget *
make_line (void)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *label = gtk_label_new (NULL), *picture = bm_art_image_new (NULL, LINE_PICTURE);

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), bm_wrap_new (GTK_LABEL (label)));
  return row;
}

static void
set_line (GtkWidget  *row,
          const char *art,
          const char *words)
{
  bm_art_image_set_name (BM_ART_IMAGE (gtk_widget_get_first_child (row)), art);
  gtk_label_set_label (bm_wrap_get_label (BM_WRAP (gtk_widget_get_last_child (row))), words);
  /* The label inside a BmWrap is not on the accessibility bus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* The rows are reused: most nights have much the same text as the one before. */
void
wr_table_lines_fill (GtkBox *box,
                     GArray *lines)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (guint i = 0; i < lines->len; i++)
    {
      const WrNightLine *line = &g_array_index (lines, WrNightLine, i);

      if (row == NULL)
        {
          row = make_line ();
          gtk_box_append (box, row);
        }
      set_line (row, line->art, line->text);
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (box, row);
      row = next;
    }
}

/* ---- The legend */

/* The marks in use as bits, in the order of the lines. */
enum
{
  MARK_SINK = 1 << 0,
  MARK_CRACK = 1 << 1,
  MARK_CROSS = 1 << 2,
  MARK_UNCERTAIN = 1 << 3,
  MARK_BITE = 1 << 4,
  MARK_REACH = 1 << 5,
  MARK_TRAP = 1 << 6,
};

#define N_MARKS 7

static const struct
{
  const char *art;
  const char *words;
} explanations[N_MARKS] = {
  { "marks/sink", N_("Sinks, as it stands.") },
  { "marks/crack", N_("Breaks.") },
  { "marks/cross", N_("Dies.") },
  { NULL, N_("?  Uncertain.") },
  { "marks/bite", N_("Bites from here.") },
  { "marks/reach", N_("Can be eaten.") },
  { "marks/tripwire", N_("Your Tripwire.") },
};

guint
wr_table_legend_marks (const WrTonight *night,
                       const WrThreats *threats,
                       guint            traps)
{
  guint marks = traps != 0 ? MARK_TRAP : 0;

  for (guint column = 0; night != NULL && column < WR_N_COLUMNS; column++)
    if (night->sinks[column] > 0)
      marks |= MARK_SINK;
  if (night != NULL)
    marks |= (night->n_breaks > 0 ? MARK_CRACK : 0) | (night->crossed != 0 ? MARK_CROSS : 0)
             | (night->uncertain != 0 ? MARK_UNCERTAIN : 0);
  if (threats != NULL)
    marks |= (threats->biters != 0 ? MARK_BITE : 0) | (threats->reached != 0 ? MARK_REACH : 0);
  return marks;
}

void
wr_table_legend_fill (GtkGrid *legend,
                      guint    marks,
                      int      columns)
{
  GtkWidget *child;
  int n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (legend))) != NULL)
    gtk_grid_remove (legend, child);
  for (guint mark = 0; mark < N_MARKS; mark++)
    if (marks >> mark & 1)
      {
        GtkWidget *row = make_line ();

        set_line (row, explanations[mark].art, _(explanations[mark].words));
        gtk_grid_attach (legend, row, n % columns, n / columns, 1, 1);
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (legend), marks != 0);
}
