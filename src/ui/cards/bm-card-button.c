/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-card-button"

#include "config.h"

#include "bm-card-button.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "bm-words.h"

/* Why a card cannot be played is not wider than the card above. */
#define WHY_CHARS 30

struct _BmCardButton
{
  GtkButton   parent_instance;

  BmCardFace *face;
  BmCardSize  size;
  gboolean    available;
  char       *why;        /* or NULL */
  char       *after_name; /* or NULL */
};

G_DEFINE_FINAL_TYPE (BmCardButton, bm_card_button, GTK_TYPE_BUTTON)

static void
say (BmCardButton *self)
{
  BmCardLook look = bm_card_face_get_look (self->face);
  const char *name = look.number == BM_CARD_NONE ? _("A card, face down") : bm_card_look_spoken_name (&look);
  g_autoptr(GString) label = g_string_new (name);
  g_autofree char *spoken = bm_card_look_dup_spoken (look);
  g_autofree char *description = self->why == NULL ? g_strdup (spoken) : g_strdup_printf ("%s %s", self->why, spoken);

  if (self->after_name != NULL)
    bm_words_join (label, self->after_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static gboolean
bm_card_button_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  BmCardButton *self = BM_CARD_BUTTON (widget);

  if (self->size != BM_CARD_SIZE_FULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, self->why);
  return self->why != NULL;
}

static void
bm_card_button_dispose (GObject *object)
{
  BmCardButton *self = BM_CARD_BUTTON (object);

  g_clear_pointer (&self->why, g_free);
  g_clear_pointer (&self->after_name, g_free);
  G_OBJECT_CLASS (bm_card_button_parent_class)->dispose (object);
}

static void
bm_card_button_class_init (BmCardButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_card_button_dispose;
  widget_class->query_tooltip = bm_card_button_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "cardbutton");
}

static void
bm_card_button_init (BmCardButton *self)
{
  self->available = TRUE;
  self->size = BM_CARD_SIZE_FULL;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bm_card_button_new (BmCardLook look,
                    BmCardSize size)
{
  BmCardButton *self = g_object_new (BM_TYPE_CARD_BUTTON, NULL);

  self->face = BM_CARD_FACE (bm_card_face_new_mute (look, size));
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->face));
  bm_card_button_set_size (self, size);
  say (self);
  return GTK_WIDGET (self);
}

guint
bm_card_button_get_card (BmCardButton *self)
{
  g_return_val_if_fail (BM_IS_CARD_BUTTON (self), BM_CARD_NONE);
  return bm_card_face_get_look (self->face).number;
}

void
bm_card_button_set_size (BmCardButton *self,
                         BmCardSize    size)
{
  g_return_if_fail (BM_IS_CARD_BUTTON (self));

  self->size = size;
  bm_card_face_set_size (self->face, size);
  bm_widget_set_class (GTK_WIDGET (self), "line", size == BM_CARD_SIZE_LINE);
}

void
bm_card_button_set_cost (BmCardButton *self,
                         int           cost)
{
  g_return_if_fail (BM_IS_CARD_BUTTON (self));
  bm_card_face_set_cost (self->face, cost);
}

void
bm_card_button_set_available (BmCardButton *self,
                              gboolean      available,
                              const char   *why)
{
  char *copy;

  g_return_if_fail (BM_IS_CARD_BUTTON (self));

  copy = g_strdup (why);
  self->available = available;
  g_free (self->why);
  self->why = copy;
  bm_widget_set_class (GTK_WIDGET (self), "unavailable", !available);
  bm_card_face_set_dimmed (self->face, !available);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
  say (self);
}

gboolean
bm_card_button_get_available (BmCardButton *self)
{
  g_return_val_if_fail (BM_IS_CARD_BUTTON (self), FALSE);
  return self->available;
}

void
bm_card_button_set_wanted_width (BmCardButton *self,
                                 int           width)
{
  g_return_if_fail (BM_IS_CARD_BUTTON (self));
  bm_card_face_set_wanted_width (self->face, width);
}

void
bm_card_button_align_words (BmCardButton *self,
                            GtkSizeGroup *group)
{
  g_return_if_fail (BM_IS_CARD_BUTTON (self));
  bm_card_face_align_words (self->face, group);
}

void
bm_card_button_set_spoken (BmCardButton *self,
                           const char   *after_name)
{
  char *copy;

  g_return_if_fail (BM_IS_CARD_BUTTON (self));

  copy = g_strdup (after_name);
  g_free (self->after_name);
  self->after_name = copy;
  say (self);
}

GtkWidget *
bm_card_button_make_large (BmCardButton *self)
{
  GtkWidget *box, *label;
  BmCardLook look;

  g_return_val_if_fail (BM_IS_CARD_BUTTON (self), NULL);

  look = bm_card_face_get_look (self->face);
  if (look.number == BM_CARD_NONE)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "card-large");
  gtk_box_append (GTK_BOX (box), bm_card_face_new_mute (look, BM_CARD_SIZE_FULL));
  if (self->why != NULL)
    {
      label = gtk_label_new (self->why);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_width_chars (GTK_LABEL (label), 1);
      gtk_label_set_max_width_chars (GTK_LABEL (label), WHY_CHARS);
      gtk_widget_add_css_class (label, "card-why");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}
