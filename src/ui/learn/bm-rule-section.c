/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-rule-section"

#include "config.h"

#include "bm-rule-section.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-rule-words.h"

/* Wider lines are hard to read. */
#define LINE_CHARS    100
#define CAPTION_CHARS 24

/* Longer titles of related pages wrap. */
#define LINK_CHARS    22

/* Pixels between widgets in a column. */
#define SPACING 8

struct _BmRuleSection
{
  GtkWidget         parent_instance;

  const BmRulePage *page;
};

G_DEFINE_FINAL_TYPE (BmRuleSection, bm_rule_section, GTK_TYPE_WIDGET)

static gboolean
link_cb (GtkLabel   *label,
         const char *uri)
{
  gtk_widget_activate_action (GTK_WIDGET (label), "rules.open", "s", uri);
  return TRUE;
}

/* A label that wraps, at CHARS if not 0; WORDS is as for bm_rule_markup (). */
static GtkWidget *
make_words (BmRuleSection *self,
            const char    *words,
            int            chars)
{
  g_autofree char *markup = bm_rule_markup (self->page, words);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  if (chars > 0)
    gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  return label;
}

static void
add_heading (BmRuleSection *self)
{
  g_autofree char *heading = bm_rule_page_heading (self->page);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", heading,
                                   "xalign", 0.0, "wrap", TRUE, "width-chars", 1, NULL);
  gboolean chapter = bm_rulebook_page (self->page->book, self->page->chapter) == self->page;

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, chapter ? 1 : 2, -1);
  gtk_widget_add_css_class (label, chapter ? "rule-chapter" : "rule-heading");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
}

/* ---- Pictures */

static void
attach_picture (BmRuleSection       *self,
                GtkGrid             *grid,
                int                  column,
                const BmRuleDiagram *diagram,
                gconstpointer        position,
                BmMove               move,
                const char          *caption)
{
  GtkWidget *words = make_words (self, caption, CAPTION_CHARS);
  GtkWidget *picture = bm_game_ui_of (diagram->game->rules)->rule_diagram (position, diagram->crop, move);

  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_add_css_class (words, "caption");
  gtk_widget_set_valign (words, GTK_ALIGN_START);
  gtk_grid_attach (grid, picture, column, 0, 1, 1);
  gtk_grid_attach (grid, words, column, 1, 1, 1);
}

static void
attach_arrow (GtkGrid *grid)
{
  gboolean to_left = gtk_widget_get_direction (GTK_WIDGET (grid)) == GTK_TEXT_DIR_RTL;
  GtkWidget *arrow = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", to_left ? "←" : "→", NULL);

  gtk_widget_add_css_class (arrow, "rule-arrow");
  gtk_widget_set_valign (arrow, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, arrow, 1, 0, 1, 1);
}

static void
add_try (BmRuleSection *self,
         guint          number)
{
  GtkWidget *button = gtk_button_new_with_label (_("Play this"));
  g_autofree char *heading = bm_rule_page_heading (self->page);
  /* Translators: %s is a rule: “R6.2 Dig down”. */
  g_autofree char *words = g_strdup_printf (_("The example of %s"), heading);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _("Try this out on a table of its own"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.try");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(su)", self->page->id, number);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
add_diagram (BmRuleSection *self,
             guint          number)
{
  const BmRuleDiagram *diagram = g_ptr_array_index (self->page->diagrams, number);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  gsize size = diagram->game->rules->position_size;
  g_autofree gpointer before = g_malloc0 (size), after = g_malloc0 (size);
  g_autoptr(GError) error = NULL;
  BmMove move;

  if (!bm_rule_diagram_play (diagram, before, after, &move, &error))
    {
      g_critical ("%s: %s", self->page->id, error->message);
      g_object_ref_sink (grid);
      g_object_unref (grid);
      return;
    }
  gtk_widget_add_css_class (GTK_WIDGET (grid), "rule-diagram");
  gtk_grid_set_column_spacing (grid, 10);
  gtk_grid_set_row_spacing (grid, 4);
  attach_picture (self, grid, 0, diagram, before, move, _(diagram->caption));
  if (diagram->after != NULL)
    {
      attach_arrow (grid);
      attach_picture (self, grid, 2, diagram, after, BM_MOVE_NONE, _(diagram->after));
    }
  gtk_widget_set_parent (GTK_WIDGET (grid), GTK_WIDGET (self));
  add_try (self, number);
}

/* ---- Related pages */

static GtkWidget *
make_link (const BmRulePage *page)
{
  g_autofree char *heading = bm_rule_page_heading (page);
  GtkWidget *button = gtk_button_new_with_label (heading), *label = gtk_button_get_child (GTK_BUTTON (button));
  int chars = (int) g_utf8_strlen (heading, -1);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (chars, LINK_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  return button;
}

/* Links inside labels are not accessible to screen readers; these buttons are. */
static void
add_links (BmRuleSection *self)
{
  g_autoptr(GPtrArray) links = bm_rule_page_links (self->page);
  GtkWidget *box = gtk_flow_box_new ();

  g_object_ref_sink (box);
  for (guint i = 0; i < links->len; i++)
    {
      const BmRulePage *page = g_ptr_array_index (links, i);
      GtkWidget *button = make_link (page);

      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "rule-see");
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.open");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", page->id);
      gtk_flow_box_append (GTK_FLOW_BOX (box), button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  if (links->len > 0)
    {
      gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
      gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
      gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 2);
      gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("See also"), -1);
      gtk_widget_set_parent (box, GTK_WIDGET (self));
    }
  g_object_unref (box);
}

/* ---- Layout: one column, as wide as is comfortable to read */

static int
widest (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics) * LINE_CHARS / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

static GtkSizeRequestMode
bm_rule_section_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_rule_section_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int most = widest (widget), low, high;

  *minimum = *natural = across ? 0 : -SPACING;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &low, &high, NULL, NULL);
      if (across)
        {
          *minimum = MAX (*minimum, low);
          *natural = MAX (*natural, MAX (low, MIN (high, most)));
          continue;
        }
      low = for_size < 0 ? -1 : MAX (low, MIN (for_size, most));
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, low, NULL, &high, NULL, NULL);
      *minimum += high + SPACING;
      *natural = *minimum;
    }
}

static void
bm_rule_section_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  int y = 0, most = MIN (width, widest (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, high;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      least = MAX (most, least);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, least, NULL, &high, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, least, high }, -1);
      y += high + SPACING;
    }
}

/* ---- The whole section */

/* Sets the accessible text of the focused section. */
static void
set_spoken (BmRuleSection *self,
            GPtrArray     *paragraphs)
{
  g_autofree char *heading = bm_rule_page_heading (self->page);
  g_autoptr(GString) spoken = g_string_new (bm_rule_page_words (self->page));

  for (guint i = 0; i < paragraphs->len; i++)
    {
      g_autofree char *plain = bm_rule_plain (g_ptr_array_index (paragraphs, i));

      g_string_append_printf (spoken, "  %s", plain);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
}

static void
bm_rule_section_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_rule_section_parent_class)->dispose (object);
}

static void
bm_rule_section_class_init (BmRuleSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_rule_section_dispose;
  widget_class->get_request_mode = bm_rule_section_get_request_mode;
  widget_class->measure = bm_rule_section_measure;
  widget_class->size_allocate = bm_rule_section_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "rulesection");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bm_rule_section_init (BmRuleSection *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bm_rule_section_new (const BmRulePage *page)
{
  BmRuleSection *self = g_object_new (BM_TYPE_RULE_SECTION, NULL);
  g_autoptr(GPtrArray) paragraphs = bm_rule_page_paragraphs (page);
  GtkWidget *words;

  self->page = page;
  add_heading (self);
  words = make_words (self, bm_rule_page_words (page), 0);
  gtk_widget_add_css_class (words, "rule-lead");
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  for (guint i = 0; i < paragraphs->len; i++)
    gtk_widget_set_parent (make_words (self, g_ptr_array_index (paragraphs, i), 0), GTK_WIDGET (self));
  for (guint i = 0; i < page->diagrams->len; i++)
    add_diagram (self, i);
  add_links (self);
  set_spoken (self, paragraphs);
  return GTK_WIDGET (self);
}

const BmRulePage *
bm_rule_section_get_page (BmRuleSection *self)
{
  g_return_val_if_fail (BM_IS_RULE_SECTION (self), NULL);
  return self->page;
}
