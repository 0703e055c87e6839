/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-lesson-panel"

#include "config.h"

#include "bm-lesson-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-widget.h"

struct _BmLessonPanel
{
  GtkWidget     parent_instance;

  BmLessonNote  kind;
  guint         scrolling; /* source */
  char         *onward;    /* description of what comes after the last step; NULL: back to the list */

  GtkScrolledWindow *scrolled;
  GtkLabel     *title;
  GtkBox       *dots;
  GtkLabel     *text;
  GtkLabel     *note;
  GtkWidget    *next;
  GtkWidget    *back;
  GtkWidget    *again;
  GtkWidget    *leave;
};

G_DEFINE_FINAL_TYPE (BmLessonPanel, bm_lesson_panel, GTK_TYPE_WIDGET)

/* Scrolls to a new note, which is below the text. */
static gboolean
scroll_now (gpointer data)
{
  BmLessonPanel *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  gboolean below = self->kind == BM_LESSON_NOTE_HINT || self->kind == BM_LESSON_NOTE_NO;

  self->scrolling = 0;
  gtk_adjustment_set_value (adjustment, below ? gtk_adjustment_get_upper (adjustment)
                                                - gtk_adjustment_get_page_size (adjustment) : 0);
  return G_SOURCE_REMOVE;
}

/* Deferred: it is called during a layout, which would override the scroll position. */
static void
scroll_cb (BmLessonPanel *self)
{
  if (self->scrolling == 0)
    self->scrolling = g_idle_add (scroll_now, self);
}

/* Tab moves to the buttons; the focused widget reads out the texts. */
static gboolean
bm_lesson_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_LESSON_PANEL (widget)->next);
}

static void
bm_lesson_panel_dispose (GObject *object)
{
  g_clear_handle_id (&BM_LESSON_PANEL (object)->scrolling, g_source_remove);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_LESSON_PANEL);
  g_clear_handle_id (&BM_LESSON_PANEL (object)->scrolling, g_source_remove);
  G_OBJECT_CLASS (bm_lesson_panel_parent_class)->dispose (object);
}

static void
bm_lesson_panel_finalize (GObject *object)
{
  g_free (BM_LESSON_PANEL (object)->onward);
  G_OBJECT_CLASS (bm_lesson_panel_parent_class)->finalize (object);
}

static void
bm_lesson_panel_class_init (BmLessonPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_lesson_panel_dispose;
  object_class->finalize = bm_lesson_panel_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_lesson_panel_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-lesson-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, title);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, dots);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, note);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, next);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, back);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, again);
  gtk_widget_class_bind_template_child (widget_class, BmLessonPanel, leave);
  gtk_widget_class_set_css_name (widget_class, "lesson");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
set_tooltip (GtkWidget  *button,
             const char *words,
             const char *action)
{
  g_autofree char *tooltip = bm_keys_dup_tooltip (words, action);

  gtk_widget_set_tooltip_text (button, tooltip);
}

static void
bm_lesson_panel_init (BmLessonPanel *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scrolled), "changed", G_CALLBACK (scroll_cb), self,
                           G_CONNECT_SWAPPED);
  set_tooltip (self->back, _("Back to the step before"), "lesson.back");
  set_tooltip (self->again, _("This step once more, from its beginning"), "lesson.again");
  set_tooltip (self->leave, _("Back to the lessons; you can pick this one up again from here"), "lesson.leave");
}

GtkWidget *
bm_lesson_panel_new (void)
{
  return g_object_new (BM_TYPE_LESSON_PANEL, NULL);
}

void
bm_lesson_panel_set_title (BmLessonPanel *self,
                           const char    *title)
{
  g_return_if_fail (BM_IS_LESSON_PANEL (self));
  gtk_label_set_label (self->title, title);
}

void
bm_lesson_panel_set_progress (BmLessonPanel *self,
                              guint          step,
                              guint          n_steps)
{
  g_autofree char *words = NULL;
  GtkWidget *dot;
  guint i = 0;

  g_return_if_fail (BM_IS_LESSON_PANEL (self));

  while ((dot = gtk_widget_get_last_child (GTK_WIDGET (self->dots))) != NULL)
    gtk_box_remove (self->dots, dot);
  for (i = 0; i < n_steps; i++)
    {
      dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (dot, "dot");
      bm_widget_set_class (dot, "done", i < step);
      bm_widget_set_class (dot, "current", i == step);
      gtk_widget_set_hexpand (dot, TRUE);
      gtk_box_append (self->dots, dot);
    }
  /* Translators: of a lesson. */
  words = g_strdup_printf (_("Step %1$u of %2$u"), step + 1, n_steps);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dots), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->dots), words);
}

void
bm_lesson_panel_set_text (BmLessonPanel *self,
                          const char    *text)
{
  g_return_if_fail (BM_IS_LESSON_PANEL (self));
  gtk_label_set_label (self->text, text);
}

void
bm_lesson_panel_set_note (BmLessonPanel *self,
                          BmLessonNote   note,
                          const char    *text)
{
  static const char *const classes[] = { NULL, "hint", "no", "praise" };

  g_return_if_fail (BM_IS_LESSON_PANEL (self));

  self->kind = note;
  for (guint i = 1; i < G_N_ELEMENTS (classes); i++)
    bm_widget_set_class (GTK_WIDGET (self->note), classes[i], i == note);
  gtk_label_set_label (self->note, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != BM_LESSON_NOTE_NONE);
  /* The text of a completed step is hidden. */
  gtk_widget_set_visible (GTK_WIDGET (self->text), note != BM_LESSON_NOTE_PRAISE);
}

BmLessonNote
bm_lesson_panel_get_note (BmLessonPanel *self)
{
  g_return_val_if_fail (BM_IS_LESSON_PANEL (self), BM_LESSON_NOTE_NONE);
  return self->kind;
}

const char *
bm_lesson_panel_get_text (BmLessonPanel *self)
{
  g_return_val_if_fail (BM_IS_LESSON_PANEL (self), NULL);
  return gtk_label_get_label (self->text);
}

const char *
bm_lesson_panel_get_note_words (BmLessonPanel *self)
{
  g_return_val_if_fail (BM_IS_LESSON_PANEL (self), NULL);
  return gtk_label_get_label (self->note);
}

char *
bm_lesson_panel_dup_words (BmLessonPanel *self)
{
  const char *note;

  g_return_val_if_fail (BM_IS_LESSON_PANEL (self), NULL);

  note = gtk_label_get_label (self->note);
  return self->kind == BM_LESSON_NOTE_PRAISE
         ? g_strdup (note)
         : g_strjoin (*note != '\0' ? "  " : "", gtk_label_get_label (self->text), note, NULL);
}

void
bm_lesson_panel_set_onward (BmLessonPanel *self,
                            const char    *words)
{
  g_return_if_fail (BM_IS_LESSON_PANEL (self));

  g_free (self->onward);
  self->onward = g_strdup (words);
}

/* The label of the button to continue; owned by the panel. */
static const char *
next_words (BmLessonPanel *self,
            gboolean       last)
{
  if (!last)
    return _("On to the next step");
  return self->onward != NULL ? self->onward : _("This lesson is done: back to the list");
}

void
bm_lesson_panel_set_ways (BmLessonPanel *self,
                          gboolean       next,
                          gboolean       back,
                          gboolean       last)
{
  g_autofree char *words = bm_lesson_panel_dup_words (self), *more = NULL;

  g_return_if_fail (BM_IS_LESSON_PANEL (self));

  gtk_button_set_label (GTK_BUTTON (self->next), last && self->onward == NULL ? _("Finish") : _("Next"));
  if (next)
    set_tooltip (self->next, next_words (self, last), "lesson.next");
  else
    gtk_widget_set_tooltip_text (self->next, _("This step is not done yet."));
  bm_widget_set_class (self->next, "suggested", next);
  bm_widget_set_class (self->next, "unavailable", !next);
  bm_widget_set_class (self->back, "unavailable", !back);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_STATE_DISABLED, !next, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_STATE_DISABLED, !back, -1);
  /* The name of the next lesson is the last that is read. */
  more = g_strjoin ("  ", words, next && last ? self->onward : NULL, NULL);
  bm_widget_set_description (self->next, more);
}

void
bm_lesson_panel_focus_next (BmLessonPanel *self)
{
  g_return_if_fail (BM_IS_LESSON_PANEL (self));
  gtk_widget_grab_focus (self->next);
}
