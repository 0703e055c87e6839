/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hand-things"

#include "config.h"

#include "tb-hand-things.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_THINGS 20
#define TEXT_LINES 2

/* The list above the button. */
#define LIST_WIDTH  250
#define LIST_HEIGHT 260

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *name;
  GtkWidget *text;
  TbCard     card;
} Thing;

struct _TbHandThings
{
  GtkWidget  parent_instance;

  GtkWidget *panel;   /* the parent, not owned */
  GtkWidget *scroll;  /* with the list */
  GtkWidget *opener;  /* the button with the number */
  GtkWidget *number[2];
  GtkWidget *popover; /* has SCROLL as its child while OPENER is shown */
  Thing      things[MAX_THINGS];
  TbScale    scale;
};

G_DEFINE_FINAL_TYPE (TbHandThings, tb_hand_things, GTK_TYPE_WIDGET)

static void
pressed_cb (TbHandThings *self)
{
  if (gtk_widget_get_visible (self->popover))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static void
make_thing (TbHandThings *self,
            GtkWidget    *list,
            guint         i)
{
  Thing *thing = &self->things[i];
  GtkWidget *box = tb_row_new (6), *words = tb_column_new (0);

  thing->card = TB_NO_CARD;
  thing->button = tb_part_button_new (self->panel);
  gtk_widget_add_css_class (thing->button, "tb-thing");
  gtk_widget_set_overflow (thing->button, GTK_OVERFLOW_HIDDEN);
  thing->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_box_append (GTK_BOX (box), thing->picture);
  thing->name = tb_label_new ("thing-name");
  thing->text = tb_wrapped_new ("thing-text");
  gtk_label_set_lines (GTK_LABEL (thing->text), TEXT_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (thing->text), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (words), thing->name);
  gtk_box_append (GTK_BOX (words), thing->text);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (thing->button), box);
  g_signal_connect_object (thing->button, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (list), thing->button);
}

static gboolean
is_fresh (const TbShow *show,
          TbCard        card,
          guint         copy)
{
  const TbPosition *view = show->view;

  /* Of equal cards the older ones are used first. */
  return view->turn == show->seat
         && copy + tb_things_count (view->fresh, card) >= tb_things_count (view->players[show->seat].things, card);
}

static void
show_thing (TbHandThings *self,
            const TbShow *show,
            guint         i,
            TbCard        card,
            gboolean      fresh)
{
  Thing *thing = &self->things[i];

  thing->card = card;
  gtk_widget_set_visible (thing->button, TRUE);
  tb_part_button_set (thing->button, TB_AT (TB_AT_CARD, card));
  bm_card_picture_set (BM_CARD_PICTURE (thing->picture), tb_card_art (card), 80.0 / 120);
  tb_label_set (thing->name, tb_card_words (card));
  /* Translators: a card that came in this turn cannot be used before the next one. */
  tb_label_set (thing->text, fresh ? _("New: from the end of this turn on.") : tb_card_brief_words (card));
  bm_widget_set_class (thing->button, "weapon", tb_card_is_weapon (card));
  bm_widget_set_class (thing->button, "fresh", fresh);
  tb_part_button_follow (thing->button, show);
  if (fresh)
    tb_part_button_light (thing->button, FALSE, FALSE);
  tb_part_button_name (thing->button, tb_card_words (card), fresh ? _("New: from the end of this turn on.")
                                                                  : tb_card_text_words (card));
  bm_widget_set_tooltip (thing->button, tb_card_text_words (card));
}

/* Hides it and clears its texts, so that a hidden button does not reveal the card either. */
static void
hide_thing (Thing *thing)
{
  thing->card = TB_NO_CARD;
  gtk_widget_set_visible (thing->button, FALSE);
  tb_part_button_set (thing->button, TB_AT_NONE);
  tb_part_button_light (thing->button, FALSE, FALSE);
  bm_widget_set_class (thing->button, "weapon", FALSE);
  bm_widget_set_class (thing->button, "fresh", FALSE);
  tb_part_button_name (thing->button, "", NULL);
  bm_widget_set_tooltip (thing->button, NULL);
  bm_card_picture_set (BM_CARD_PICTURE (thing->picture), NULL, 80.0 / 120);
  tb_label_set (thing->name, "");
  tb_label_set (thing->text, "");
}

static void
show_opener (TbHandThings *self,
             guint         items,
             guint         weapons)
{
  g_autofree char *first = g_strdup_printf ("%u", items), *second = g_strdup_printf ("%u", weapons);
  /* Translators: cards of a hand. */
  g_autofree char *spoken = g_strdup_printf (_("Items: %1$u, Weapons: %2$u"), items, weapons);
  gboolean lit = FALSE;

  for (guint i = 0; i < MAX_THINGS; i++)
    lit |= self->things[i].card != TB_NO_CARD && gtk_widget_has_css_class (self->things[i].button, "lit");
  tb_label_set (self->number[0], first);
  tb_label_set (self->number[1], second);
  bm_widget_set_class (self->opener, "lit", lit);
  bm_widget_set_spoken (self->opener, spoken);
}

guint
tb_hand_things_show (TbHandThings *self,
                     const TbShow *show)
{
  TbThings things = show->view->players[show->seat].things;
  guint n = 0, items = 0;

  for (TbCard card = TB_FIRST_ITEM; card < TB_FIRST_CHARACTER && n < MAX_THINGS; card++)
    {
      if ((card >= TB_FIRST_ITEM + tb_box->n_items && card < TB_FIRST_WEAPON) || card >= TB_FIRST_WEAPON + tb_box->n_weapons)
        continue;
      for (guint copy = 0; copy < tb_things_count (things, card) && n < MAX_THINGS; copy++)
        {
          items += tb_card_is_item (card);
          show_thing (self, show, n++, card, is_fresh (show, card, copy));
        }
    }
  for (guint i = n; i < MAX_THINGS; i++)
    hide_thing (&self->things[i]);
  show_opener (self, items, n - items);
  return n;
}

void
tb_hand_things_clear (TbHandThings *self)
{
  for (guint i = 0; i < MAX_THINGS; i++)
    hide_thing (&self->things[i]);
  pressed_cb (self);
}

TbCard
tb_hand_things_get (TbHandThings *self,
                    guint         index)
{
  return index < MAX_THINGS ? self->things[index].card : TB_NO_CARD;
}

static gboolean
is_closed (TbHandThings *self)
{
  return gtk_widget_get_parent (self->scroll) != GTK_WIDGET (self);
}

GtkWidget *
tb_hand_things_find (TbHandThings *self,
                     TbCard        card)
{
  for (guint i = 0; i < MAX_THINGS && !is_closed (self); i++)
    if (self->things[i].card == card)
      return self->things[i].button;
  return NULL;
}

/* Moves the list: above the button, or beside the cards. */
static void
set_closed (TbHandThings *self,
            gboolean      closed)
{
  if (closed == is_closed (self))
    return;
  g_object_ref (self->scroll);
  if (closed)
    {
      gtk_widget_unparent (self->scroll);
      gtk_popover_set_child (GTK_POPOVER (self->popover), self->scroll);
    }
  else
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      gtk_popover_set_child (GTK_POPOVER (self->popover), NULL);
      gtk_widget_set_parent (self->scroll, GTK_WIDGET (self));
    }
  g_object_unref (self->scroll);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroll), closed);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroll), closed ? LIST_HEIGHT : -1);
  gtk_widget_set_size_request (self->scroll, closed ? LIST_WIDTH : -1, -1);
  gtk_widget_set_visible (self->opener, closed);
}

void
tb_hand_things_set_scale (TbHandThings  *self,
                          const TbScale *scale)
{
  self->scale = *scale;
  for (guint i = 0; i < MAX_THINGS; i++)
    {
      gtk_widget_set_size_request (self->things[i].button, -1, tb_scale_pick (scale, 40, 46, 60));
      gtk_widget_set_size_request (self->things[i].picture, tb_scale_pick (scale, 50, 44, 74), tb_scale_pick (scale, 36, 42, 56));
    }
  set_closed (self, scale->size == TB_SCALE_SMALL);
}

static void
opener_cb (TbHandThings *self)
{
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
tb_hand_things_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  TbHandThings *self = TB_HAND_THINGS (widget);

  *minimum = *natural = 0;
  if (is_closed (self))
    gtk_widget_measure (self->opener, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tb_hand_things_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  TbHandThings *self = TB_HAND_THINGS (widget);
  GtkWidget *child = is_closed (self) ? self->opener : self->scroll;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
  if (gtk_widget_get_visible (self->popover))
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
tb_hand_things_dispose (GObject *object)
{
  TbHandThings *self = TB_HAND_THINGS (object);

  if (self->scroll != NULL && !is_closed (self))
    gtk_widget_unparent (self->scroll);
  self->scroll = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->opener, gtk_widget_unparent);
  G_OBJECT_CLASS (tb_hand_things_parent_class)->dispose (object);
}

static void
tb_hand_things_class_init (TbHandThingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_hand_things_dispose;
  widget_class->measure = tb_hand_things_measure;
  widget_class->size_allocate = tb_hand_things_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "handthings");
}

/* The button with the numbers of Items and Weapons beside their icons. */
static GtkWidget *
new_opener (TbHandThings *self)
{
  static const char *const signs[] = { "terror-below/tokens/bag", "terror-below/tokens/gun" };
  GtkWidget *column = tb_column_new (4);

  self->opener = gtk_button_new ();
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      GtkWidget *row = tb_row_new (6);

      self->number[i] = tb_label_new ("count");
      gtk_box_append (GTK_BOX (row), bm_art_image_new (signs[i], 24));
      gtk_box_append (GTK_BOX (row), self->number[i]);
      gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (column), row);
    }
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self->opener), column);
  gtk_widget_add_css_class (self->opener, "tb-part");
  gtk_widget_add_css_class (self->opener, "things-opener");
  gtk_widget_set_visible (self->opener, FALSE);
  g_signal_connect_object (self->opener, "clicked", G_CALLBACK (opener_cb), self, G_CONNECT_SWAPPED);
  return self->opener;
}

static void
tb_hand_things_init (TbHandThings *self)
{
}

GtkWidget *
tb_hand_things_new (GtkWidget *panel)
{
  TbHandThings *self = g_object_new (TB_TYPE_HAND_THINGS, NULL);
  GtkWidget *list = tb_column_new (5);

  self->panel = panel;
  for (guint i = 0; i < MAX_THINGS; i++)
    make_thing (self, list, i);
  self->scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroll), list);
  gtk_widget_set_parent (self->scroll, GTK_WIDGET (self));
  gtk_widget_set_parent (new_opener (self), GTK_WIDGET (self));
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "things-list");
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
