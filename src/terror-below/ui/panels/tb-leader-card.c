/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-leader-card"

#include "config.h"

#include "tb-leader-card.h"

#include <glib/gi18n-lib.h>

#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

/* The least size of the picture, in pixels: beside the text, and above it, where it gets the remaining height. */
#define SMALL_PICTURE 84
#define LEAST_PICTURE 90

/* Of the button, as in the style sheet. */
#define BORDER 3

struct _TbLeaderCard
{
  GtkWidget  parent_instance;

  TbCard     character;
  GtkWidget *button;
  GtkWidget *box;
  GtkWidget *overlay;
  GtkWidget *picture;
  GtkWidget *key;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *text;
  GtkWidget *tip;
  GtkWidget *words; /* the last three */
};

G_DEFINE_FINAL_TYPE (TbLeaderCard, tb_leader_card, GTK_TYPE_WIDGET)

/* Its accessible description. */
static char *
dup_spoken (TbCard      character,
            const char *mark)
{
  const char *text = tb_card_text_words (character), *tip = tb_box->words[character].tip;

  if (mark == NULL)
    return *tip == '\0' ? g_strdup (text) : g_strdup_printf ("%s %s", text, _(tip));
  return g_strdup_printf ("%s. %s", mark, text);
}

void
tb_leader_card_show (TbLeaderCard *self,
                     const TbShow *show,
                     TbCard        character,
                     guint         number,
                     const char   *mark)
{
  TbAt at = TB_AT (TB_AT_CARD, character);
  g_autofree char *key = number == 0 ? NULL : g_strdup_printf ("%u", number), *spoken = NULL;
  const char *tip;

  g_return_if_fail (TB_IS_LEADER_CARD (self) && tb_card_is_character (character));

  tip = tb_box->words[character].tip;
  self->character = character;
  bm_card_picture_set (BM_CARD_PICTURE (self->picture), tb_card_art (character), 1);
  tb_label_set (self->key, key == NULL ? "" : key);
  gtk_widget_set_visible (self->key, key != NULL);
  tb_label_set (self->mark, mark == NULL ? "" : mark);
  gtk_widget_set_visible (self->mark, mark != NULL);
  tb_label_set (self->name, tb_card_words (character));
  tb_label_set (self->text, tb_card_text_words (character));
  tb_label_set (self->tip, *tip == '\0' ? "" : _(tip));
  tb_part_button_set (self->button, at);
  tb_part_button_light (self->button, tb_show_is_lit (show, at), FALSE);
  spoken = dup_spoken (character, mark);
  tb_part_button_name (self->button, tb_card_words (character), spoken);
}

TbCard
tb_leader_card_get (TbLeaderCard *self)
{
  g_return_val_if_fail (TB_IS_LEADER_CARD (self), TB_NO_CARD);
  return self->character;
}

void
tb_leader_card_set_size (TbLeaderCard *self,
                         int           size)
{
  gboolean small = size == 0;

  g_return_if_fail (TB_IS_LEADER_CARD (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), small ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->picture, small ? SMALL_PICTURE : LEAST_PICTURE, LEAST_PICTURE);
  gtk_widget_set_vexpand (self->overlay, !small);
  bm_widget_set_class (GTK_WIDGET (self), "small", small);
}

void
tb_leader_card_set_open (TbLeaderCard *self,
                         gboolean      open)
{
  g_return_if_fail (TB_IS_LEADER_CARD (self));
  gtk_widget_set_visible (self->box, open);
}

int
tb_leader_card_measure_words (TbLeaderCard *self,
                              int           width)
{
  int sum = 0;

  g_return_val_if_fail (TB_IS_LEADER_CARD (self), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (self->words); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int height;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (1, width - 2 * BORDER), NULL, &height, NULL, NULL);
      sum += height;
    }
  return sum;
}

void
tb_leader_card_set_words_height (TbLeaderCard *self,
                                 int           height)
{
  g_return_if_fail (TB_IS_LEADER_CARD (self));
  gtk_widget_set_size_request (self->words, -1, height);
}

static gboolean
tb_leader_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TB_LEADER_CARD (widget)->button);
}

static void
tb_leader_card_dispose (GObject *object)
{
  g_clear_pointer (&TB_LEADER_CARD (object)->button, gtk_widget_unparent);
  G_OBJECT_CLASS (tb_leader_card_parent_class)->dispose (object);
}

static void
tb_leader_card_class_init (TbLeaderCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_leader_card_dispose;
  widget_class->grab_focus = tb_leader_card_grab_focus;
  widget_class->focus = bm_widget_focus;
  gtk_widget_class_set_css_name (widget_class, "tbleadercard");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
corner_new (const char *style,
            GtkAlign    halign,
            GtkAlign    valign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_halign (label, halign);
  gtk_widget_set_valign (label, valign);
  return label;
}

static void
tb_leader_card_init (TbLeaderCard *self)
{
  self->character = TB_NO_CARD;
}

GtkWidget *
tb_leader_card_new (GtkWidget *panel)
{
  TbLeaderCard *self = g_object_new (TB_TYPE_LEADER_CARD, NULL);

  self->words = tb_column_new (0);
  self->box = tb_column_new (0);
  self->overlay = gtk_overlay_new ();
  self->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  bm_card_picture_keep_top (BM_CARD_PICTURE (self->picture));
  self->key = corner_new ("leader-key", GTK_ALIGN_START, GTK_ALIGN_START);
  self->mark = corner_new ("leader-mark", GTK_ALIGN_CENTER, GTK_ALIGN_END);
  self->name = tb_label_new ("leader-name");
  self->text = tb_wrapped_new ("leader-text");
  self->tip = tb_wrapped_new ("leader-tip");
  self->button = tb_part_button_new (panel);
  gtk_widget_add_css_class (self->button, "tb-leader");
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->key);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->mark);
  gtk_widget_set_overflow (self->overlay, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->overlay, "leader-picture");
  gtk_box_append (GTK_BOX (self->box), self->overlay);
  gtk_box_append (GTK_BOX (self->words), self->name);
  gtk_box_append (GTK_BOX (self->words), self->text);
  gtk_box_append (GTK_BOX (self->words), self->tip);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_button_set_child (GTK_BUTTON (self->button), self->box);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  tb_leader_card_set_size (self, 1);
  return GTK_WIDGET (self);
}
