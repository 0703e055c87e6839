/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-status"

#include "config.h"

#include "bm-status.h"

#include <glib/gi18n-lib.h>

#include "bm-rule-words.h"
#include "bm-widget.h"

/* Longer texts have smaller letters, where a game's sheet says so. */
#define LONG_TEXT 105

struct _BmStatus
{
  GtkWidget      parent_instance;

  BmLearnGame   *game;
  GtkLabel      *banner;
  GtkWidget     *thinking;
  GtkLabel      *thinking_words;
  GtkLabel      *text;
  char          *shown;   /* the text, kept while a transient one is shown */
  char          *instead; /* shown instead of the text, or NULL */
  char          *passing; /* transient text shown instead of both, or NULL */
  char          *spoken;
  char          *announced; /* the accessible description: the last spoken text, unless it is deferred */
  char          *more;      /* appended to it; or NULL */
  guint          lines; /* that the banner and the text may have; 0: the template's */
  guint          again; /* number of consecutive repetitions of the same refusal */
  GtkMenuButton *rule;
  GtkLabel      *rule_title;
  GtkLabel      *rule_words;
  GtkWidget     *rule_open;
};

G_DEFINE_FINAL_TYPE (BmStatus, bm_status, GTK_TYPE_WIDGET)

static void
set_rule (BmStatus   *self,
          const char *rule)
{
  g_autofree char *title = NULL;
  const char *words = rule == NULL ? NULL : bm_rule_words (self->game, rule);

  gtk_widget_set_visible (GTK_WIDGET (self->rule), words != NULL);
  if (words == NULL)
    return;
  gtk_menu_button_set_label (self->rule, rule);
  /* Translators: a rule's number and what it is about: "R6.2 Dig down". */
  title = g_strdup_printf (_("%1$s %2$s"), rule, bm_rule_title (self->game, rule));
  gtk_label_set_label (self->rule_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->rule))),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  gtk_label_set_label (self->rule_words, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_open), "s", rule);
}

static void
bm_status_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_STATUS);
  G_OBJECT_CLASS (bm_status_parent_class)->dispose (object);
}

static void
bm_status_finalize (GObject *object)
{
  g_free (BM_STATUS (object)->shown);
  g_free (BM_STATUS (object)->instead);
  g_free (BM_STATUS (object)->passing);
  g_free (BM_STATUS (object)->spoken);
  g_free (BM_STATUS (object)->announced);
  g_free (BM_STATUS (object)->more);
  G_OBJECT_CLASS (bm_status_parent_class)->finalize (object);
}

static void
bm_status_class_init (BmStatusClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_status_dispose;
  object_class->finalize = bm_status_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-status.ui");
  gtk_widget_class_bind_template_child (widget_class, BmStatus, banner);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, thinking);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, thinking_words);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, text);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, rule);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, rule_title);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, rule_words);
  gtk_widget_class_bind_template_child (widget_class, BmStatus, rule_open);
  gtk_widget_class_set_css_name (widget_class, "statusline");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
bm_status_init (BmStatus *self)
{
  self->shown = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Status"), -1);
  g_signal_connect_object (self->rule_open, "clicked", G_CALLBACK (gtk_menu_button_popdown), self->rule,
                           G_CONNECT_SWAPPED);
}

void
bm_status_set_game (BmStatus    *self,
                    BmLearnGame *game)
{
  g_return_if_fail (BM_IS_STATUS (self));
  self->game = game;
}

/* A repeated refusal must be noticeable: the line flashes, with alternating classes, so that the animation restarts;
   without animations its frame changes. */
static void
show_again (BmStatus *self,
            gboolean  again)
{
  self->again = again ? self->again + 1 : 0;
  bm_widget_set_class (GTK_WIDGET (self->text), "again", self->again > 0);
  bm_widget_set_class (GTK_WIDGET (self->text), "odd", self->again % 2 == 1);
}

/* A banner, or that a computer is thinking, takes one line of those that there are. */
static void
limit_lines (BmStatus *self)
{
  gboolean above = gtk_widget_get_visible (GTK_WIDGET (self->banner)) || gtk_widget_get_visible (self->thinking);

  if (self->lines > 0)
    gtk_label_set_lines (self->text, (int) MAX (1, self->lines - (above ? 1u : 0u)));
}

static void
show_text (BmStatus *self)
{
  const char *latest = self->instead != NULL ? self->instead : self->shown;
  const char *text = self->passing != NULL ? self->passing : latest;
  const char *whole = self->instead != NULL ? self->instead : self->spoken;

  gtk_label_set_label (self->text, text);
  bm_widget_set_class (GTK_WIDGET (self->text), "long", g_utf8_strlen (text, -1) > LONG_TEXT);
  gtk_widget_set_visible (GTK_WIDGET (self->text), *text != '\0');
  bm_widget_set_tooltip (GTK_WIDGET (self->text), self->passing != NULL ? NULL : whole);
}

static void
describe (BmStatus *self)
{
  g_autofree char *both = NULL;
  gboolean gap = self->announced != NULL && *self->announced != '\0' && self->more != NULL;

  both = g_strconcat (self->announced != NULL ? self->announced : "", gap ? "  " : "",
                      self->more != NULL ? self->more : "", NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both, -1);
}

static void
announce (BmStatus   *self,
          const char *words)
{
  g_free (self->announced);
  self->announced = g_strdup (words);
  describe (self);
}

void
bm_status_set_lines (BmStatus *self,
                     guint     lines)
{
  g_return_if_fail (BM_IS_STATUS (self));

  self->lines = lines;
  limit_lines (self);
}

void
bm_status_set_text (BmStatus   *self,
                    const char *text,
                    const char *spoken,
                    const char *rule)
{
  g_return_if_fail (BM_IS_STATUS (self));
  g_return_if_fail (text != NULL);

  show_again (self, rule != NULL && g_str_equal (text, self->shown));
  g_free (self->shown);
  self->shown = g_strdup (text);
  /* The tooltip has the full text, which may not fit. */
  g_free (self->spoken);
  /* Screen readers skip unchanged texts: the added space makes it a different one. */
  self->spoken = g_strconcat (spoken != NULL ? spoken : text, self->again % 2 == 1 ? "\u00a0" : "", NULL);
  g_clear_pointer (&self->more, g_free);
  g_clear_pointer (&self->instead, g_free);
  show_text (self);
  /* Announced when it is shown. */
  if (self->passing == NULL)
    announce (self, self->spoken);
  set_rule (self, rule);
}

void
bm_status_set_more (BmStatus   *self,
                    const char *more)
{
  g_return_if_fail (BM_IS_STATUS (self));

  g_free (self->more);
  self->more = g_strdup (more);
  describe (self);
}

const char *
bm_status_get_text (BmStatus *self)
{
  g_return_val_if_fail (BM_IS_STATUS (self), NULL);
  return self->shown;
}

void
bm_status_set_instead (BmStatus   *self,
                       const char *text)
{
  g_return_if_fail (BM_IS_STATUS (self));

  g_free (self->instead);
  self->instead = g_strdup (text);
  show_text (self);
}

void
bm_status_set_passing (BmStatus   *self,
                       const char *text,
                       const char *spoken)
{
  g_autofree char *passing = g_strdup (text);

  g_return_if_fail (BM_IS_STATUS (self));

  if (spoken != NULL)
    announce (self, spoken);
  if (g_strcmp0 (passing, self->passing) == 0)
    return;
  g_free (self->passing);
  self->passing = g_steal_pointer (&passing);
  show_text (self);
  if (self->passing == NULL)
    announce (self, self->spoken);
}

const char *
bm_status_get_spoken (BmStatus *self)
{
  g_return_val_if_fail (BM_IS_STATUS (self), NULL);
  return self->spoken != NULL ? self->spoken : "";
}

void
bm_status_set_banner (BmStatus   *self,
                      const char *question,
                      const char *side_class)
{
  const char *classes[] = { "banner", side_class, NULL };

  g_return_if_fail (BM_IS_STATUS (self));

  gtk_widget_set_visible (GTK_WIDGET (self->banner), question != NULL);
  limit_lines (self);
  if (question == NULL)
    return;
  gtk_label_set_label (self->banner, question);
  gtk_widget_set_css_classes (GTK_WIDGET (self->banner), classes);
}

void
bm_status_set_thinking (BmStatus   *self,
                        const char *words)
{
  g_return_if_fail (BM_IS_STATUS (self));

  gtk_widget_set_visible (self->thinking, words != NULL);
  limit_lines (self);
  if (words != NULL)
    gtk_label_set_label (self->thinking_words, words);
}

void
bm_status_set_moving (BmStatus *self,
                      gboolean  moving)
{
  g_return_if_fail (BM_IS_STATUS (self));
  bm_widget_set_class (self->thinking, "still", !moving);
}

const char *
bm_status_get_rule (BmStatus *self)
{
  g_return_val_if_fail (BM_IS_STATUS (self), NULL);
  return gtk_widget_get_visible (GTK_WIDGET (self->rule)) ? gtk_menu_button_get_label (self->rule) : NULL;
}

void
bm_status_show_rule (BmStatus   *self,
                     const char *rule)
{
  g_return_if_fail (BM_IS_STATUS (self));
  g_return_if_fail (rule != NULL);

  set_rule (self, rule);
  bm_status_open_rule (self);
}

gboolean
bm_status_open_rule (BmStatus *self)
{
  g_return_val_if_fail (BM_IS_STATUS (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->rule)))
    return FALSE;
  gtk_menu_button_popup (self->rule);
  return TRUE;
}
