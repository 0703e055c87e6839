/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-question"

#include "config.h"

#include "bm-question.h"

struct _BmQuestion
{
  GtkWindow  parent_instance;

  GtkLabel  *heading;
  GtkLabel  *words;
  GtkButton *no;
  GtkButton *yes;
};

enum { SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmQuestion, bm_question, GTK_TYPE_WINDOW)

/* Destroyed before the signal: a handler may close the parent. */
void
bm_question_confirm (BmQuestion *self)
{
  g_return_if_fail (BM_IS_QUESTION (self));

  g_object_ref (self);
  /* The pressed button still holds a reference to this window when the parent may be destroyed already. */
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
  g_object_unref (self);
}

static void
bm_question_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_QUESTION);
  G_OBJECT_CLASS (bm_question_parent_class)->dispose (object);
}

static void
bm_question_class_init (BmQuestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_question_dispose;

  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-question.ui");
  gtk_widget_class_bind_template_child (widget_class, BmQuestion, heading);
  gtk_widget_class_bind_template_child (widget_class, BmQuestion, words);
  gtk_widget_class_bind_template_child (widget_class, BmQuestion, no);
  gtk_widget_class_bind_template_child (widget_class, BmQuestion, yes);
  gtk_widget_class_bind_template_callback (widget_class, bm_question_confirm);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
}

static void
bm_question_init (BmQuestion *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bm_question_new (GtkWindow  *parent,
                 const char *heading,
                 const char *words,
                 const char *no,
                 const char *yes)
{
  BmQuestion *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (BM_TYPE_QUESTION, "transient-for", parent, "title", heading, NULL);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->words, words);
  gtk_button_set_label (self->no, no);
  gtk_button_set_label (self->yes, yes);
  /* Screen readers that read only the focused widget must get the question. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->no), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->yes), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->no));
  return GTK_WIDGET (self);
}

void
bm_question_prefer_yes (BmQuestion *self)
{
  g_return_if_fail (BM_IS_QUESTION (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->yes));
}
