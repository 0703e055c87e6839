/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hand-view"

#include "config.h"

#include "tb-hand-view.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_CARDS  5
#define MAX_THINGS 16

typedef struct
{
  GtkWidget *button;
  GtkWidget *points;
  GtkWidget *played;
  GtkWidget *picture;
  GtkWidget *name;
  GtkWidget *arrows;
  GtkWidget *text;
  TbCard     card;
} Card;

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *name;
  GtkWidget *text;
  TbCard     card;
} Thing;

struct _TbHandView
{
  GtkWidget  parent_instance;

  GtkWidget *stack;
  GtkWidget *cards_box;
  Card       cards[MAX_CARDS];
  GtkWidget *things_scroll;
  Thing      things[MAX_THINGS];
  GtkWidget *covered;
  GtkWidget *covered_words;
  GtkWidget *uncover;
  int        size;
};

enum { SIGNAL_UNCOVER, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbHandView, tb_hand_view, GTK_TYPE_WIDGET)

static void
make_card (TbHandView *self,
           guint       i)
{
  Card *card = &self->cards[i];
  GtkWidget *box = tb_column_new (0), *overlay = gtk_overlay_new (), *words = tb_column_new (2);

  card->button = tb_part_button_new (GTK_WIDGET (self));
  gtk_widget_add_css_class (card->button, "tb-vehicle");
  card->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), card->picture);
  card->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (card->points, "card-points");
  gtk_widget_set_halign (card->points, GTK_ALIGN_START);
  gtk_widget_set_valign (card->points, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), card->points);
  card->played = gtk_label_new (NULL);
  gtk_widget_add_css_class (card->played, "card-played");
  gtk_widget_set_halign (card->played, GTK_ALIGN_END);
  gtk_widget_set_valign (card->played, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), card->played);
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  card->name = tb_label_new ("card-name");
  gtk_box_append (GTK_BOX (box), card->name);
  card->arrows = tb_label_new ("card-arrows");
  card->text = tb_wrapped_new ("card-text");
  gtk_label_set_lines (GTK_LABEL (card->text), 3);
  gtk_label_set_ellipsize (GTK_LABEL (card->text), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (words), card->arrows);
  gtk_box_append (GTK_BOX (words), card->text);
  gtk_widget_add_css_class (words, "card-words");
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (card->button), box);
  gtk_widget_set_hexpand (card->button, TRUE);
  gtk_box_append (GTK_BOX (self->cards_box), card->button);
}

static void
make_thing (TbHandView *self,
            GtkWidget  *list,
            guint       i)
{
  Thing *thing = &self->things[i];
  GtkWidget *box = tb_row_new (6), *words = tb_column_new (0);

  thing->button = tb_part_button_new (GTK_WIDGET (self));
  gtk_widget_add_css_class (thing->button, "tb-thing");
  thing->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_widget_set_size_request (thing->picture, 54, 36);
  gtk_box_append (GTK_BOX (box), thing->picture);
  thing->name = tb_label_new ("thing-name");
  thing->text = tb_wrapped_new ("thing-text");
  gtk_label_set_lines (GTK_LABEL (thing->text), 2);
  gtk_label_set_ellipsize (GTK_LABEL (thing->text), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (words), thing->name);
  gtk_box_append (GTK_BOX (words), thing->text);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (thing->button), box);
  gtk_box_append (GTK_BOX (list), thing->button);
}

/* "right, right, down" for the ear, or arrows for the eye.  (transfer full) */
static char *
dup_arrows (const TbVehicle *vehicle,
            gboolean         spoken)
{
  static const char *const signs[TB_N_DIRS] = { "↑", "→", "↓", "←" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < vehicle->n_arrows; i++)
    {
      if (i > 0)
        g_string_append (text, spoken ? ", " : "  ");
      g_string_append (text, spoken ? tb_dir_words (vehicle->arrows[i]) : signs[vehicle->arrows[i]]);
    }
  if (vehicle->n_arrows == 0)
    g_string_append (text, spoken ? _("no arrows") : "");
  return g_string_free (text, FALSE);
}

static void
show_card (TbHandView   *self,
           const TbShow *show,
           guint         i,
           TbCard        number,
           gboolean      played)
{
  Card *card = &self->cards[i];
  const TbVehicle *vehicle = tb_vehicle (number);
  TbAt at = TB_AT (TB_AT_CARD, number);
  g_autofree char *points = g_strdup_printf ("%u", vehicle->ap), *arrows = dup_arrows (vehicle, FALSE);
  g_autofree char *spoken = dup_arrows (vehicle, TRUE), *name = NULL, *where = NULL;

  card->card = number;
  gtk_widget_set_visible (card->button, TRUE);
  tb_part_button_set (card->button, at);
  tb_label_set (card->points, points);
  bm_card_picture_set (BM_CARD_PICTURE (card->picture), tb_card_art (number), 150.0 / 240);
  tb_label_set (card->name, tb_card_words (number));
  tb_label_set (card->arrows, arrows);
  tb_label_set (card->text, tb_card_brief_words (number));
  where = show->view->played_slot == TB_NO_SLOT ? g_strdup (_("played")) : g_strdup_printf (_("played on %u"),
                                                                                            show->view->played_slot + 1);
  tb_label_set (card->played, where);
  gtk_widget_set_visible (card->played, played);
  tb_part_button_light (card->button, !played && tb_show_is_lit (show, at), !played && show->picked == at);
  bm_widget_set_class (card->button, "played", played);
  /* Translators: a Vehicle card: its name, its number, its arrows. */
  name = g_strdup_printf (_("%1$s %2$u: %3$s"), tb_card_words (number), vehicle->ap, spoken);
  tb_part_button_name (card->button, name, played ? where : tb_card_text_words (number));
}

static void
show_thing (TbHandView   *self,
            const TbShow *show,
            guint         i,
            TbCard        card)
{
  Thing *thing = &self->things[i];
  gboolean fresh = tb_things_have (show->view->fresh, card) && show->view->turn == show->seat
                   && tb_things_count (show->view->fresh, card)
                      >= tb_things_count (show->view->players[show->seat].things, card);
  TbAt at = TB_AT (TB_AT_CARD, card);

  thing->card = card;
  gtk_widget_set_visible (thing->button, TRUE);
  tb_part_button_set (thing->button, at);
  bm_card_picture_set (BM_CARD_PICTURE (thing->picture), tb_card_art (card), 80.0 / 120);
  tb_label_set (thing->name, tb_card_words (card));
  tb_label_set (thing->text, fresh ? _("New: from your next turn on.") : tb_card_brief_words (card));
  bm_widget_set_class (thing->button, "weapon", tb_card_is_weapon (card));
  tb_part_button_light (thing->button, tb_show_is_lit (show, at), FALSE);
  tb_part_button_name (thing->button, tb_card_words (card), fresh ? _("New: from your next turn on.")
                                                                  : tb_card_text_words (card));
}

static guint
show_cards (TbHandView   *self,
            const TbShow *show)
{
  const TbPosition *view = show->view;
  guint64 hand = view->players[show->seat].vehicles;
  gboolean played = view->played != TB_NO_CARD && view->turn == show->seat;
  guint n = 0;

  /* In the order of their numbers, the played one where it was. */
  for (TbCard card = 0; card < TB_MAX_VEHICLES && n < MAX_CARDS; card++)
    if ((hand >> card & 1) != 0)
      show_card (self, show, n++, card, FALSE);
    else if (played && view->played == card)
      show_card (self, show, n++, card, TRUE);
  return n;
}

static guint
show_things (TbHandView   *self,
             const TbShow *show)
{
  TbThings things = show->view->players[show->seat].things;
  guint n = 0;

  for (TbCard card = TB_FIRST_ITEM; card < TB_FIRST_CHARACTER && n < MAX_THINGS; card++)
    {
      if ((card >= TB_FIRST_ITEM + tb_box->n_items && card < TB_FIRST_WEAPON) || card >= TB_FIRST_WEAPON + tb_box->n_weapons)
        continue;
      for (guint copies = tb_things_count (things, card); copies > 0 && n < MAX_THINGS; copies--)
        show_thing (self, show, n++, card);
    }
  return n;
}

void
tb_hand_view_show (TbHandView   *self,
                   const TbShow *show)
{
  guint n_cards = 0, n_things = 0;

  if (show->seat != BM_SIDE_NOBODY)
    {
      n_cards = show_cards (self, show);
      n_things = show_things (self, show);
    }
  for (guint i = n_cards; i < MAX_CARDS; i++)
    {
      gtk_widget_set_visible (self->cards[i].button, FALSE);
      self->cards[i].card = TB_NO_CARD;
    }
  for (guint i = n_things; i < MAX_THINGS; i++)
    {
      gtk_widget_set_visible (self->things[i].button, FALSE);
      self->things[i].card = TB_NO_CARD;
    }
  gtk_widget_set_visible (self->things_scroll, n_things > 0);
}

void
tb_hand_view_cover (TbHandView *self,
                    const char *words,
                    const char *label)
{
  if (words == NULL)
    {
      gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "hand");
      return;
    }
  tb_label_set (self->covered_words, words);
  gtk_widget_set_visible (self->uncover, label != NULL);
  if (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->uncover)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->uncover), label);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "covered");
}

TbCard
tb_hand_view_get_card (TbHandView *self,
                       gboolean    thing,
                       guint       index)
{
  if (thing)
    return index < MAX_THINGS ? self->things[index].card : TB_NO_CARD;
  return index < MAX_CARDS ? self->cards[index].card : TB_NO_CARD;
}

void
tb_hand_view_set_size (TbHandView *self,
                       int         size)
{
  self->size = size;
  for (guint i = 0; i < MAX_CARDS; i++)
    gtk_widget_set_visible (self->cards[i].text, size > 0);
  for (guint i = 0; i < MAX_THINGS; i++)
    gtk_widget_set_visible (self->things[i].text, size > 0);
  gtk_widget_set_size_request (self->things_scroll, size == 0 ? 120 : 200, -1);
}

static void
uncover_cb (TbHandView *self)
{
  g_signal_emit (self, signals[SIGNAL_UNCOVER], 0);
}

static gboolean
tb_hand_view_grab_focus (GtkWidget *widget)
{
  TbHandView *self = TB_HAND_VIEW (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), "covered") == 0)
    return gtk_widget_get_visible (self->uncover) && gtk_widget_grab_focus (self->uncover);
  return gtk_widget_grab_focus (self->cards[0].button);
}

static void
tb_hand_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_hand_view_parent_class)->dispose (object);
}

static void
tb_hand_view_class_init (TbHandViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_hand_view_dispose;
  widget_class->grab_focus = tb_hand_view_grab_focus;
  widget_class->focus = bm_widget_focus;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_UNCOVER] = g_signal_new ("uncover", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "handview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_covered (TbHandView *self)
{
  self->covered = tb_row_new (16);
  self->covered_words = tb_wrapped_new ("covered-words");
  self->uncover = gtk_button_new ();
  gtk_widget_set_hexpand (self->covered_words, TRUE);
  gtk_widget_set_valign (self->covered_words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->uncover, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->uncover, "suggested");
  g_signal_connect_object (self->uncover, "clicked", G_CALLBACK (uncover_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->covered), bm_art_image_new ("terror-below/backs/vehicle", 64));
  gtk_box_append (GTK_BOX (self->covered), self->covered_words);
  gtk_box_append (GTK_BOX (self->covered), self->uncover);
  gtk_widget_add_css_class (self->covered, "hand-covered");
}

static void
tb_hand_view_init (TbHandView *self)
{
  GtkWidget *row = tb_row_new (8), *list = tb_column_new (4);

  self->stack = gtk_stack_new ();
  self->cards_box = tb_row_new (6);
  gtk_box_set_homogeneous (GTK_BOX (self->cards_box), TRUE);
  gtk_widget_set_hexpand (self->cards_box, TRUE);
  for (guint i = 0; i < MAX_CARDS; i++)
    make_card (self, i);
  for (guint i = 0; i < MAX_THINGS; i++)
    make_thing (self, list, i);
  self->things_scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->things_scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->things_scroll), list);
  gtk_box_append (GTK_BOX (row), self->cards_box);
  gtk_box_append (GTK_BOX (row), self->things_scroll);
  make_covered (self);
  gtk_stack_add_named (GTK_STACK (self->stack), row, "hand");
  gtk_stack_add_named (GTK_STACK (self->stack), self->covered, "covered");
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  tb_hand_view_set_size (self, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
}
