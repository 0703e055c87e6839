/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-why-view.h"

#include <glib/gi18n-lib.h>

#include "bm-rule-words.h"

#define WIDTH_CHARS 36

static GtkWidget *
make_words (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* One width for both orientations: a label that is measured at one width and shown at another loses its last line. */
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  return label;
}

/* A link to the page of RULE, if there is a rulebook. */
static GtkWidget *
make_link (const char *rule)
{
  GtkWidget *button = gtk_button_new_with_label (_("Read on in the rules"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  return button;
}

/* A button that expands TEXT below it, and the link to RULE if it is one. */
static void
add_source (GtkWidget  *box,
            GtkWidget  *row,
            const char *name,
            const char *title,
            const char *text,
            const char *rule)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (name), *words = make_words (text);
  GtkWidget *link = rule == NULL ? NULL : make_link (rule);

  gtk_widget_add_css_class (button, "why-source");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_add_css_class (words, "why-words");
  g_object_bind_property (button, "active", words, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (box), words);
  if (link != NULL)
    {
      g_object_bind_property (button, "active", link, "visible", G_BINDING_SYNC_CREATE);
      gtk_box_append (GTK_BOX (box), link);
    }
}

static void
add_link (GtkWidget   *box,
          BmLearnGame *game,
          const BmWhy *link,
          guint        number)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = make_words (link->text);
  GtkWidget *arrow = gtk_label_new (number == 0 ? "•" : "↳");

  gtk_label_set_width_chars (GTK_LABEL (words), WIDTH_CHARS - 8);
  gtk_label_set_max_width_chars (GTK_LABEL (words), WIDTH_CHARS - 8);
  gtk_widget_set_valign (arrow, GTK_ALIGN_START);
  gtk_widget_add_css_class (arrow, "accent");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), arrow);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (box), row);
  if (link->rule != NULL && bm_rule_words (game, link->rule) != NULL)
    {
      /* Translators: a rule's number and what it is about: "R6.2 Dig down". */
      g_autofree char *title = g_strdup_printf (_("%1$s %2$s"), link->rule, bm_rule_title (game, link->rule));
      g_autofree char *text = g_strdup_printf ("%s\n%s", title, bm_rule_words (game, link->rule));

      add_source (box, row, link->rule, title, text, link->rule);
    }
  if (link->card.number != BM_CARD_NONE)
    {
      g_autofree char *text = bm_card_look_dup_spoken (link->card);

      add_source (box, row, _("Card"), link->card.name, text, NULL);
    }
}

GtkWidget *
bm_why_view_new (BmLearnGame *game,
                 GArray      *why)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *title = gtk_label_new (_("Why so?"));

  gtk_widget_add_css_class (box, "rule-words");
  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (box), title);
  for (guint i = 0; i < why->len; i++)
    add_link (box, game, &g_array_index (why, BmWhy, i), i);
  return box;
}

char *
bm_why_view_words (GArray *why)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < why->len; i++)
    {
      const BmWhy *link = &g_array_index (why, BmWhy, i);

      g_string_append_printf (words, "%s%s", i > 0 ? BM_WHY_ARROW : "", link->text);
      if (link->rule != NULL)
        g_string_append_printf (words, " (%s)", link->rule);
    }
  return g_string_free (words, FALSE);
}
