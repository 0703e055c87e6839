/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-mastery-window"

#include "config.h"

#include "bm-mastery-window.h"

#include <glib/gi18n-lib.h>

#include "bm-drop-down.h"
#include "bm-widget.h"

/* With text of the usual size, and the least visible margin of the window behind. */
#define WIDTH  520
#define HEIGHT 520
#define BEHIND 40

typedef struct
{
  GtkWidget *row;
  GtkWidget *state;
  GtkWidget *back;
} Row;

struct _BmMasteryWindow
{
  GtkWindow      parent_instance;

  BmMastery     *mastery;
  const BmTopic *topics;
  guint          n_topics;
  char         **people; /* in the order of the drop-down */
  Row            rows[BM_MAX_TOPICS];

  GtkLabel      *choice_label;
  GtkDropDown   *person;
  GtkLabel      *count;
  GtkBox        *list;
  GtkWidget     *all_back;
};

G_DEFINE_FINAL_TYPE (BmMasteryWindow, bm_mastery_window, GTK_TYPE_WINDOW)

static const char *
person_of (BmMasteryWindow *self)
{
  guint row = gtk_drop_down_get_selected (self->person);

  return self->people[row == GTK_INVALID_LIST_POSITION ? 0 : row];
}

static char *
dup_state (guint    used,
           gboolean explained)
{
  if (used >= BM_MASTERY_ENOUGH)
    return g_strdup (_("Known: it is not mentioned any more."));
  if (used > 0)
    return g_strdup (_("Used correctly once; once more and it is known."));
  return g_strdup (explained ? _("Explained, but not used yet.") : _("Not met yet."));
}

static void
show_row (BmMasteryWindow *self,
          guint            topic)
{
  const char *person = person_of (self);
  guint used = bm_mastery_get_used (self->mastery, person, topic);
  gboolean explained = bm_mastery_get_explained (self->mastery, person) >> topic & 1;
  g_autofree char *state = dup_state (used, explained), *words = NULL;

  gtk_label_set_label (GTK_LABEL (self->rows[topic].state), state);
  bm_widget_set_class (self->rows[topic].state, "known", used >= BM_MASTERY_ENOUGH);
  gtk_widget_set_visible (self->rows[topic].back, used > 0 || explained);
  /* Translators: what a button brings back, and how far it is known: "Rain: Explained, and not used yet." */
  words = g_strdup_printf (_("%1$s: %2$s"), _(self->topics[topic].title), state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[topic].back), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

/* Topics that the person has met are listed first; the order does not change while that person is shown. */
static void
sort_rows (BmMasteryWindow *self)
{
  GtkWidget *last[2] = { NULL, NULL };

  for (guint topic = 0; topic < self->n_topics; topic++)
    {
      gboolean met = gtk_widget_get_visible (self->rows[topic].back);

      gtk_box_reorder_child_after (self->list, self->rows[topic].row,
                                   met || last[FALSE] == NULL ? last[TRUE] : last[FALSE]);
      last[met] = self->rows[topic].row;
    }
}

static void
show_all (BmMasteryWindow *self)
{
  gboolean any = FALSE;
  g_autofree char *count = NULL;
  guint n_known = 0;

  if (self->people == NULL)
    return;
  for (guint topic = 0; topic < self->n_topics; topic++)
    {
      show_row (self, topic);
      any |= gtk_widget_get_visible (self->rows[topic].back);
      n_known += bm_mastery_get_known (self->mastery, person_of (self)) >> topic & 1;
    }
  /* Translators: how many things somebody knows, and how many there are. */
  count = g_strdup_printf (_("Known: %1$u of %2$u"), n_known, self->n_topics);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->all_back, any);
}

static void
person_changed_cb (BmMasteryWindow *self)
{
  if (self->people == NULL)
    return;
  show_all (self);
  sort_rows (self);
}

/* Hiding a focused button would lose the focus: it is moved to a widget that is always visible. */
static void
bring_back (BmMasteryWindow *self,
            BmTopics         topics)
{
  bm_mastery_bring_back (self->mastery, person_of (self), topics);
  show_all (self);
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
back_cb (BmMasteryWindow *self,
         GtkWidget       *button)
{
  bring_back (self, (BmTopics) 1 << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "topic")));
}

static void
all_back_cb (BmMasteryWindow *self)
{
  bring_back (self, ~(BmTopics) 0);
}

static void
rule_cb (BmMasteryWindow *self,
         GtkWidget       *button)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  guint topic = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "topic"));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.rule", "s", self->topics[topic].rule);
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
make_label (const char *text,
            const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_button (BmMasteryWindow *self,
             guint            topic,
             const char      *label,
             GCallback        clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "topic", GUINT_TO_POINTER (topic));
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_row (BmMasteryWindow *self,
         guint            topic)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rule = make_button (self, topic, self->topics[topic].rule, G_CALLBACK (rule_cb));
  Row *own = &self->rows[topic];
  g_autofree char *rule_name = NULL, *name = NULL;

  /* Translators: a button that opens the page of a rule; %s is its number: "Rule R7.1". */
  rule_name = g_strdup_printf (_("Rule %s"), self->topics[topic].rule);
  /* Translators: of a hint; %s is what it is about: "Bring back: Rain". */
  name = g_strdup_printf (_("Bring back: %s"), _(self->topics[topic].title));
  own->row = row;
  own->state = make_label ("", "quiet");
  own->back = make_button (self, topic, _("Bring back"), G_CALLBACK (back_cb));
  bm_widget_set_spoken (rule, rule_name);
  bm_widget_set_spoken (own->back, name);
  gtk_button_set_has_frame (GTK_BUTTON (rule), FALSE);
  gtk_widget_add_css_class (rule, "hint-rule");
  gtk_widget_set_tooltip_text (rule, _("What this rule says"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), make_label (_(self->topics[topic].title), "card-name"));
  gtk_box_append (GTK_BOX (words), own->state);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), own->back);
  gtk_box_append (GTK_BOX (row), rule);
  gtk_widget_add_css_class (row, "preference");
  gtk_box_append (self->list, row);
}

static void
bm_mastery_window_dispose (GObject *object)
{
  BmMasteryWindow *self = BM_MASTERY_WINDOW (object);

  g_clear_object (&self->mastery);
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_MASTERY_WINDOW);
  G_OBJECT_CLASS (bm_mastery_window_parent_class)->dispose (object);
}

static void
bm_mastery_window_finalize (GObject *object)
{
  g_strfreev (BM_MASTERY_WINDOW (object)->people);
  G_OBJECT_CLASS (bm_mastery_window_parent_class)->finalize (object);
}

static void
bm_mastery_window_class_init (BmMasteryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_mastery_window_dispose;
  object_class->finalize = bm_mastery_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-mastery-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BmMasteryWindow, choice_label);
  gtk_widget_class_bind_template_child (widget_class, BmMasteryWindow, person);
  gtk_widget_class_bind_template_child (widget_class, BmMasteryWindow, count);
  gtk_widget_class_bind_template_child (widget_class, BmMasteryWindow, list);
  gtk_widget_class_bind_template_child (widget_class, BmMasteryWindow, all_back);
  gtk_widget_class_bind_template_callback (widget_class, person_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_mastery_window_init (BmMasteryWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The current players are listed even without entries. */
static void
fill_people (BmMasteryWindow *self,
             const char      *person)
{
  g_auto(GStrv) known = bm_mastery_dup_people (self->mastery);
  g_autoptr(GStrvBuilder) people = g_strv_builder_new (), titles = g_strv_builder_new ();
  g_autoptr(GtkStringList) list = NULL;
  g_auto(GStrv) names = NULL;

  g_strv_builder_add (people, person);
  for (guint i = 0; known[i] != NULL; i++)
    if (!g_str_equal (known[i], person))
      g_strv_builder_add (people, known[i]);
  self->people = g_strv_builder_end (people);
  for (guint i = 0; self->people[i] != NULL; i++)
    {
      g_autofree char *title = bm_mastery_dup_title (self->mastery, self->people[i]);

      g_strv_builder_add (titles, title);
    }
  names = g_strv_builder_end (titles);
  list = gtk_string_list_new ((const char *const *) names);
  gtk_drop_down_set_model (self->person, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->person, 0);
}

/* As large as the text needs; the rest is scrolled. */
static void
set_size (BmMasteryWindow *self,
          GtkWidget       *parent)
{
  double scale = bm_widget_text_scale (GTK_WIDGET (self));
  int width = (int) (WIDTH * scale), height = (int) (HEIGHT * scale);

  if (parent != NULL && gtk_widget_get_mapped (parent))
    {
      width = MIN (width, gtk_widget_get_width (parent) - BEHIND);
      height = MIN (height, gtk_widget_get_height (parent) - BEHIND);
    }
  gtk_window_set_default_size (GTK_WINDOW (self), MAX (width, WIDTH), MAX (height, HEIGHT));
}

GtkWidget *
bm_mastery_window_new (GtkWindow  *parent,
                       BmMastery  *mastery,
                       const char *person)
{
  BmMasteryWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (BM_IS_MASTERY (mastery) && person != NULL, NULL);

  self = g_object_new (BM_TYPE_MASTERY_WINDOW, "transient-for", parent, NULL);
  self->mastery = g_object_ref (mastery);
  self->topics = bm_mastery_get_topics (mastery, &self->n_topics);
  for (guint topic = 0; topic < self->n_topics; topic++)
    add_row (self, topic);
  set_size (self, (GtkWidget *) parent);
  fill_people (self, person);
  bm_drop_down_make_accessible (self->person, gtk_label_get_label (self->choice_label), "");
  g_signal_connect_object (mastery, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  person_changed_cb (self);
  return GTK_WIDGET (self);
}
