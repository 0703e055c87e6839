/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-bounty-line"

#include "config.h"

#include "tb-bounty-line.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_HIDDEN 4

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *egg;
  GtkWidget *first;
  GtkWidget *second;
  GtkWidget *star;
  GtkWidget *points;
} Paper;

struct _TbBountyLine
{
  GtkWidget parent_instance;

  Paper     papers[TB_N_LINE + MAX_HIDDEN];
  int       size;
};

G_DEFINE_FINAL_TYPE (TbBountyLine, tb_bounty_line, GTK_TYPE_WIDGET)

static void
make_paper (TbBountyLine *self,
            guint         i)
{
  Paper *paper = &self->papers[i];
  GtkWidget *box = tb_row_new (4), *overlay = gtk_overlay_new (), *words = tb_column_new (0), *points = gtk_overlay_new ();
  GtkWidget *all = gtk_overlay_new ();

  paper->button = tb_part_button_new (GTK_WIDGET (self));
  gtk_widget_add_css_class (paper->button, "tb-bounty");
  if (i >= TB_N_LINE)
    gtk_widget_add_css_class (paper->button, "hidden-bounty");
  paper->picture = bm_art_image_new (NULL, 48);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), paper->picture);
  paper->egg = bm_art_image_new (NULL, 24);
  gtk_widget_set_halign (paper->egg, GTK_ALIGN_END);
  gtk_widget_set_valign (paper->egg, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), paper->egg);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), overlay);
  paper->first = tb_label_new ("bounty-words");
  paper->second = tb_label_new ("bounty-words");
  gtk_box_append (GTK_BOX (words), paper->first);
  gtk_box_append (GTK_BOX (words), paper->second);
  gtk_widget_set_valign (words, GTK_ALIGN_END);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  paper->star = bm_art_image_new ("terror-below/tokens/star", 30);
  gtk_overlay_set_child (GTK_OVERLAY (points), paper->star);
  paper->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (paper->points, "bounty-points");
  gtk_overlay_add_overlay (GTK_OVERLAY (points), paper->points);
  gtk_widget_set_valign (points, GTK_ALIGN_START);
  gtk_widget_set_halign (points, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (all), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (all), points);
  gtk_button_set_child (GTK_BUTTON (paper->button), all);
  gtk_widget_set_hexpand (paper->button, TRUE);
  gtk_widget_set_parent (paper->button, GTK_WIDGET (self));
}

static void
show_words (Paper          *paper,
            const TbBounty *bounty)
{
  static const char *const to[TB_N_LOCATIONS] = {
    /* Translators: the second line of a Bounty; the first one is an Egg. */
    N_("to Store"), N_("to Motel"), N_("to Police"), N_("to Facility"), N_("to Hospital")
  };

  if (!bounty->hunt)
    {
      tb_label_set (paper->first, tb_egg_title (bounty->colour));
      tb_label_set (paper->second, _(to[bounty->location]));
    }
  else
    {
      tb_label_set (paper->first, bounty->type == TB_ANY ? _("Hunt any") : _("Hunt a"));
      tb_label_set (paper->second, bounty->type == TB_ANY ? _("Worm") : _(tb_box->worm_type_words[bounty->type].name));
    }
}

/* The picture of a Location, or the head of a Worm.  (transfer full) */
static char *
dup_art (const TbBounty *bounty)
{
  if (!bounty->hunt)
    return g_strdup_printf ("terror-below/locations/%s", tb_box->words[TB_FIRST_LOCATION + bounty->location].id);
  return g_strdup_printf ("terror-below/worms/%s-head",
                          bounty->type == TB_ANY ? "any" : tb_box->worm_type_words[bounty->type].id);
}

static void
show_paper (TbBountyLine *self,
            const TbShow *show,
            guint         i,
            TbCard        card)
{
  Paper *paper = &self->papers[i];
  TbAt at = i < TB_N_LINE ? TB_AT (TB_AT_LINE, i) : TB_AT (TB_AT_CARD, card);
  g_autofree char *art = NULL, *points = NULL, *name = NULL, *words = NULL;
  const TbBounty *bounty;

  gtk_widget_set_visible (paper->button, card != TB_NO_CARD || i < TB_N_LINE);
  gtk_widget_set_opacity (paper->button, card == TB_NO_CARD ? 0.25 : 1);
  tb_part_button_set (paper->button, at);
  if (card == TB_NO_CARD)
    {
      name = g_strdup_printf (_("Bounty %u: none"), i + 1);
      tb_label_set (paper->first, "");
      tb_label_set (paper->second, "");
      tb_label_set (paper->points, "");
      bm_art_image_set_name (BM_ART_IMAGE (paper->picture), NULL);
      bm_art_image_set_name (BM_ART_IMAGE (paper->egg), NULL);
      tb_part_button_light (paper->button, FALSE, FALSE);
      tb_part_button_name (paper->button, name, NULL);
      return;
    }
  bounty = tb_bounty (card);
  art = dup_art (bounty);
  points = g_strdup_printf ("%u", bounty->vp);
  bm_art_image_set_name (BM_ART_IMAGE (paper->picture), art);
  bm_art_image_set_name (BM_ART_IMAGE (paper->egg), bounty->hunt ? NULL : tb_egg_art (bounty->colour == TB_ANY
                                                                                       ? TB_N_COLOURS : bounty->colour));
  show_words (paper, bounty);
  tb_label_set (paper->points, points);
  words = tb_bounty_words (card);
  name = i < TB_N_LINE ? g_strdup_printf (_("Bounty %1$u: %2$s"), i + 1, words) : g_strdup_printf (_("Hidden Bounty: %s"), words);
  tb_part_button_light (paper->button, tb_show_is_lit (show, at), FALSE);
  tb_part_button_name (paper->button, name, tb_card_text_words (card));
}

void
tb_bounty_line_show (TbBountyLine *self,
                     const TbShow *show)
{
  guint n = TB_N_LINE;

  for (guint i = 0; i < TB_N_LINE; i++)
    show_paper (self, show, i, show->view->line[i]);
  for (guint i = 0; i < show->view->n_owned && n < G_N_ELEMENTS (self->papers); i++)
    if (show->seat != BM_SIDE_NOBODY && (show->view->owned_by[i] & TB_OWNED_SEAT) == show->seat
        && (show->view->owned_by[i] & TB_OWNED_COMPLETED) == 0 && show->view->owned[i] != TB_CARD_UNKNOWN)
      show_paper (self, show, n++, show->view->owned[i]);
  while (n < G_N_ELEMENTS (self->papers))
    gtk_widget_set_visible (self->papers[n++].button, FALSE);
}

void
tb_bounty_line_set_size (TbBountyLine *self,
                         int           size)
{
  static const int pictures[] = { 26, 48, 60 }, stars[] = { 24, 32, 40 }, eggs[] = { 14, 24, 28 };

  self->size = size;
  for (guint i = 0; i < G_N_ELEMENTS (self->papers); i++)
    {
      bm_art_image_set_size (BM_ART_IMAGE (self->papers[i].picture), pictures[size]);
      bm_art_image_set_size (BM_ART_IMAGE (self->papers[i].star), stars[size]);
      bm_art_image_set_size (BM_ART_IMAGE (self->papers[i].egg), eggs[size]);
      gtk_widget_set_visible (self->papers[i].first, size > 0);
      gtk_widget_set_visible (self->papers[i].second, size > 0);
    }
}

static void
tb_bounty_line_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_bounty_line_parent_class)->dispose (object);
}

static void
tb_bounty_line_class_init (TbBountyLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_bounty_line_dispose;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "bountyline");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_bounty_line_init (TbBountyLine *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
  for (guint i = 0; i < G_N_ELEMENTS (self->papers); i++)
    make_paper (self, i);
  tb_bounty_line_set_size (self, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bounty Line"), -1);
}
