/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-widget.h"

/* The reference height of a line of text. */
#define PLAIN_LINE 17

void
bm_widget_dispose_template (GtkWidget *widget,
                            GType      type)
{
  GtkWidget *child;

  gtk_widget_dispose_template (widget, type);
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
bm_widget_set_class (GtkWidget  *widget,
                     const char *name,
                     gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
bm_widget_swap_class (GtkWidget   *widget,
                      const char **shown,
                      const char  *name)
{
  if (*shown != NULL)
    gtk_widget_remove_css_class (widget, *shown);
  *shown = name;
  if (name != NULL)
    gtk_widget_add_css_class (widget, name);
}

void
bm_widget_set_tooltip (GtkWidget  *widget,
                       const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

static G_DEFINE_QUARK (bm-widget-description, description)

void
bm_widget_announce (GtkWidget  *control,
                    const char *result)
{
  const char *own = g_object_get_qdata (G_OBJECT (control), description_quark ());

  if (result == NULL)
    result = own != NULL ? own : gtk_widget_get_tooltip_text (control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  result != NULL ? result : "", -1);
}

void
bm_widget_set_description (GtkWidget  *control,
                           const char *words)
{
  g_object_set_qdata_full (G_OBJECT (control), description_quark (), g_strdup (words), g_free);
  bm_widget_announce (control, NULL);
}

void
bm_widget_set_spoken (GtkWidget  *widget,
                      const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

typedef struct
{
  guint font;   /* its serial number */
  int   height;
} Line;

static G_DEFINE_QUARK (bm-widget-line, line)

/* Each layout needs it several times, and it changes with the font only. */
int
bm_widget_line_height (GtkWidget *widget)
{
  const guint font = pango_context_get_serial (gtk_widget_get_pango_context (widget));
  Line *line = g_object_get_qdata (G_OBJECT (widget), line_quark ());
  g_autoptr(PangoLayout) layout = NULL;

  if (line != NULL && line->font == font)
    return line->height;
  if (line == NULL)
    {
      line = g_new (Line, 1);
      g_object_set_qdata_full (G_OBJECT (widget), line_quark (), line, g_free);
    }
  layout = gtk_widget_create_pango_layout (widget, "Xg");
  pango_layout_get_pixel_size (layout, NULL, &line->height);
  line->font = font;
  return line->height;
}

double
bm_widget_text_scale (GtkWidget *widget)
{
  return MAX (1.0, bm_widget_line_height (widget) / (double) PLAIN_LINE);
}

GtkWidget *
bm_widget_find_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, widget) ? focus : NULL;
}

/* The child of WIDGET that contains the focus. */
static GtkWidget *
child_with_focus (GtkWidget *widget)
{
  GtkWidget *focus = bm_widget_find_focus (widget);

  while (focus != NULL && gtk_widget_get_parent (focus) != widget)
    focus = gtk_widget_get_parent (focus);
  return focus;
}

gboolean
bm_widget_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *child = child_with_focus (widget);

  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  while (child != NULL && !(gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction)))
    child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
  return child != NULL;
}

/* GtkSnapshot would optimize away a clip that cuts nothing off. */
void
bm_snapshot_append_cut (GtkSnapshot           *snapshot,
                        GtkSnapshot           *part,
                        const graphene_rect_t *edge)
{
  GskRenderNode *node = gtk_snapshot_free_to_node (part), *cut;

  if (node == NULL)
    return;
  cut = gsk_clip_node_new (node, edge);
  gtk_snapshot_append_node (snapshot, cut);
  gsk_render_node_unref (cut);
  gsk_render_node_unref (node);
}

static G_DEFINE_QUARK (bm-widget-odd, odd)

/* With another clip size the node counts as changed, so GTK does not compare its contents.  The difference is
   invisible: the edge is outside. */
void
bm_widget_snapshot_whole (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  const gboolean odd = g_object_get_qdata (G_OBJECT (widget), odd_quark ()) == NULL;
  const float margin = odd ? 65 : 64;

  const graphene_rect_t edge = GRAPHENE_RECT_INIT (-margin, -margin,
                                                   (float) gtk_widget_get_width (widget) + 2 * margin,
                                                   (float) gtk_widget_get_height (widget) + 2 * margin);
  GtkSnapshot *children = gtk_snapshot_new ();

  g_object_set_qdata (G_OBJECT (widget), odd_quark (), GINT_TO_POINTER (odd));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, children);
  bm_snapshot_append_cut (snapshot, children, &edge);
}
