/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-hint-panel"

#include "config.h"

#include "bm-hint-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-shrink.h"
#include "bm-widget.h"

/* The least height of the hints when they scroll. */
#define LEAST_LINES 4

struct _BmHintPanel
{
  GtkWidget      parent_instance;

  GArray        *hints; /* of BmHint */
  const BmTopic *topic; /* being explained, or NULL */
  gboolean       brief;
  guint          shown; /* the hint that is shown if there is room for one only */

  GtkButton     *more;
  BmShrink      *shrink;
  GtkWidget     *first;
  GtkLabel      *first_title;
  GtkLabel      *first_text;
  GtkButton     *first_rule;
  GtkButton     *first_ok;
  GtkBox        *lines;
  GtkLabel      *none;
};

enum { SIGNAL_POINTED, SIGNAL_PRESSED, SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmHintPanel, bm_hint_panel, GTK_TYPE_WIDGET)

/* ---- Rows */

static int
index_of (GtkWidget *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "index"));
}

static void
entered_cb (GtkEventController *controller,
            gpointer            unused)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *panel = gtk_widget_get_ancestor (row, BM_TYPE_HINT_PANEL);

  g_signal_emit (panel, signals[SIGNAL_POINTED], 0, index_of (row));
}

static void
entered_at_cb (GtkEventController *controller,
               double              x,
               double              y,
               gpointer            unused)
{
  entered_cb (controller, unused);
}

static void
left_cb (GtkEventController *controller,
         gpointer            unused)
{
  GtkWidget *panel = gtk_widget_get_ancestor (gtk_event_controller_get_widget (controller), BM_TYPE_HINT_PANEL);

  /* Called for rows that were removed from the panel as well. */
  if (panel != NULL)
    g_signal_emit (panel, signals[SIGNAL_POINTED], 0, -1);
}

static void
pressed_cb (BmHintPanel *self,
            GtkWidget   *button)
{
  g_signal_emit (self, signals[SIGNAL_PRESSED], 0, index_of (gtk_widget_get_parent (button)));
}

static void
add_pointing (GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (entered_at_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (entered_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), NULL);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
}

static void
set_rule (GtkButton  *button,
          const char *rule)
{
  g_autofree char *name = NULL;

  /* Translators: a button that opens the page of a rule; %s is its number: "Rule R7.1". */
  name = g_strdup_printf (_("Rule %s"), rule);
  gtk_button_set_label (button, rule);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  bm_widget_set_spoken (GTK_WIDGET (button), name);
}

static GtkWidget *
make_rule (const char *rule)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rule");
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _("What this rule says"));
  gtk_widget_add_css_class (button, "hint-rule");
  set_rule (GTK_BUTTON (button), rule);
  return button;
}

static GtkWidget *
make_row (BmHintPanel  *self,
          const BmHint *hint,
          guint         index)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2), *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (hint->text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "hint");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, hint->text, -1);
  if (hint->n_marks > 0)
    gtk_widget_set_tooltip_text (button, _("Goes to that place on the board"));
  g_object_set_data (G_OBJECT (row), "index", GINT_TO_POINTER ((int) index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), make_rule (hint->rule));
  add_pointing (row);
  return row;
}

/* ---- Visibility */

/* The index of the first hint about losing at once, or -1. */
static int
find_deadly (BmHintPanel *self)
{
  for (guint i = 0; i < self->hints->len; i++)
    if (g_array_index (self->hints, BmHint, i).deadly)
      return (int) i;
  return -1;
}

static void
show_parts (BmHintPanel *self)
{
  gboolean card = self->topic != NULL && !bm_hint_panel_first_waits (self), alone = self->brief && card;
  g_autofree char *page = NULL;
  guint i = 0;

  gtk_widget_set_visible (self->first, card);
  gtk_widget_set_visible (GTK_WIDGET (self->none), !alone && self->hints->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->more), self->brief && !alone && self->hints->len > 1);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    gtk_widget_set_visible (row, !alone && (!self->brief || i++ == self->shown));
  /* Translators: the number of the hint that is shown, and how many there are: "1 of 3". */
  page = g_strdup_printf (_("%1$u of %2$u"), self->shown + 1, self->hints->len);
  gtk_button_set_label (self->more, page);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The next hint"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, page, -1);
}

static void
more_cb (BmHintPanel *self)
{
  self->shown = self->hints->len == 0 ? 0 : (self->shown + 1) % self->hints->len;
  show_parts (self);
}

static void
first_ok_cb (BmHintPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

/* To what is new, else to the first visible hint. */
static gboolean
bm_hint_panel_grab_focus (GtkWidget *widget)
{
  BmHintPanel *self = BM_HINT_PANEL (widget);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->lines));

  if (gtk_widget_get_visible (self->first))
    return gtk_widget_grab_focus (GTK_WIDGET (self->first_ok));
  while (row != NULL && !gtk_widget_get_visible (row))
    row = gtk_widget_get_next_sibling (row);
  return row != NULL && gtk_widget_grab_focus (gtk_widget_get_first_child (row));
}

static void
clear_rows (BmHintPanel *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, row);
}

static void
bm_hint_panel_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_HINT_PANEL);
  G_OBJECT_CLASS (bm_hint_panel_parent_class)->dispose (object);
}

static void
bm_hint_panel_finalize (GObject *object)
{
  g_array_unref (BM_HINT_PANEL (object)->hints);
  G_OBJECT_CLASS (bm_hint_panel_parent_class)->finalize (object);
}

static void
bm_hint_panel_class_init (BmHintPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_hint_panel_dispose;
  object_class->finalize = bm_hint_panel_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_hint_panel_grab_focus;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-hint-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, more);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, shrink);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, first);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, first_title);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, first_text);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, first_rule);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, first_ok);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, BmHintPanel, none);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_ok_cb);
  gtk_widget_class_set_css_name (widget_class, "hints");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
bm_hint_panel_init (BmHintPanel *self)
{
  GtkLayoutManager *layout;

  self->hints = bm_hints_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_shrink_set_least (self->shrink, LEAST_LINES);
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  show_parts (self);
}

GtkWidget *
bm_hint_panel_new (void)
{
  return g_object_new (BM_TYPE_HINT_PANEL, NULL);
}

static gboolean
same_hints (GArray *a,
            GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const BmHint *one = &g_array_index (a, BmHint, i), *other = &g_array_index (b, BmHint, i);

      if (one->topic != other->topic || g_strcmp0 (one->text, other->text) != 0 || one->n_marks != other->n_marks)
        return FALSE;
      for (guint mark = 0; mark < one->n_marks; mark++)
        if (one->marks[mark] != other->marks[mark])
          return FALSE;
    }
  return TRUE;
}

void
bm_hint_panel_set_hints (BmHintPanel *self,
                         GArray      *hints,
                         const char  *none)
{
  gboolean inside;

  g_return_if_fail (BM_IS_HINT_PANEL (self));
  g_return_if_fail (hints != NULL && none != NULL);

  gtk_label_set_label (self->none, none);
  /* A focused or hovered row is kept. */
  if (same_hints (self->hints, hints))
    {
      show_parts (self);
      return;
    }
  inside = gtk_widget_get_focus_child (GTK_WIDGET (self->lines)) != NULL;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, -1);
  clear_rows (self);
  g_array_set_size (self->hints, 0);
  self->shown = 0;
  for (guint i = 0; i < hints->len; i++)
    {
      BmHint own = g_array_index (hints, BmHint, i);

      own.text = g_strdup (own.text);
      g_array_append_val (self->hints, own);
      gtk_box_append (self->lines, make_row (self, &own, i));
    }
  /* An explanation is hidden only for such a hint. */
  if (bm_hint_panel_first_waits (self))
    self->shown = (guint) find_deadly (self);
  show_parts (self);
  if (inside)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

const BmHint *
bm_hint_panel_get_hint (BmHintPanel *self,
                        guint        index)
{
  g_return_val_if_fail (BM_IS_HINT_PANEL (self), NULL);
  return index < self->hints->len ? &g_array_index (self->hints, BmHint, index) : NULL;
}

void
bm_hint_panel_set_first (BmHintPanel   *self,
                         const BmTopic *topic)
{
  g_autofree char *title = NULL;

  g_return_if_fail (BM_IS_HINT_PANEL (self));

  if (self->topic == topic)
    return;
  self->topic = topic;
  if (topic != NULL)
    {
      /* Translators: the heading over what explains something that has happened for the first time: "New: Rain". */
      title = g_strdup_printf (_("New: %s"), _(topic->title));
      gtk_label_set_label (self->first_title, title);
      gtk_label_set_label (self->first_text, _(topic->explanation));
      set_rule (self->first_rule, topic->rule);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->first_ok), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _(topic->explanation), -1);
    }
  show_parts (self);
}

const BmTopic *
bm_hint_panel_get_first (BmHintPanel *self)
{
  g_return_val_if_fail (BM_IS_HINT_PANEL (self), NULL);
  return self->topic;
}

gboolean
bm_hint_panel_first_waits (BmHintPanel *self)
{
  g_return_val_if_fail (BM_IS_HINT_PANEL (self), FALSE);
  return self->brief && self->topic != NULL && find_deadly (self) >= 0;
}

void
bm_hint_panel_set_brief (BmHintPanel *self,
                         gboolean     brief)
{
  g_return_if_fail (BM_IS_HINT_PANEL (self));

  if (self->brief == brief)
    return;
  self->brief = brief;
  /* At least one hint is always fully visible. */
  bm_shrink_set_least (self->shrink, brief ? 0 : LEAST_LINES);
  show_parts (self);
}

char *
bm_hint_panel_dup_first (BmHintPanel *self)
{
  g_return_val_if_fail (BM_IS_HINT_PANEL (self), NULL);

  if (self->topic == NULL)
    return NULL;
  return g_strjoin ("  ", gtk_label_get_label (self->first_title), gtk_label_get_label (self->first_text), NULL);
}

char *
bm_hint_panel_dup_words (BmHintPanel *self)
{
  g_autofree char *first = NULL;
  GString *words;

  g_return_val_if_fail (BM_IS_HINT_PANEL (self), NULL);

  first = bm_hint_panel_dup_first (self);
  words = g_string_new (first);
  for (guint i = 0; i < self->hints->len; i++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? "  " : "", g_array_index (self->hints, BmHint, i).text);
  return g_string_free (words, FALSE);
}
