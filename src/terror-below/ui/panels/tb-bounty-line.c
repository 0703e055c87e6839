/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-bounty-line"

#include "config.h"

#include "tb-bounty-line.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_HIDDEN 4

/* Pixels of a small Bounty: its picture, its star without the tips, and the gaps. */
#define SMALL_PICTURE 30
#define SMALL_STAR    20
#define SMALL_GAPS    14

/* Beside more Hidden Bounties the pictures must do. */
#define MOST_WITH_WORDS 2

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *egg;
  GtkWidget *words;  /* the next two */
  GtkWidget *first;
  GtkWidget *second;
  GtkWidget *star;
  GtkWidget *points;
} Paper;

struct _TbBountyLine
{
  GtkWidget parent_instance;

  Paper     papers[TB_N_LINE + MAX_HIDDEN];
  TbScale   scale;
  guint     n_hidden;
  gboolean  roomy;   /* small ones have room for words ... */
  gboolean  fits;    /* ... or had at the last layout */
  guint     follow;  /* source: sets the first from the second */
};

G_DEFINE_FINAL_TYPE (TbBountyLine, tb_bounty_line, GTK_TYPE_WIDGET)

static GtkWidget *
new_points (Paper *paper)
{
  GtkWidget *points = gtk_overlay_new ();

  paper->star = bm_art_image_new ("terror-below/tokens/star", 30);
  gtk_overlay_set_child (GTK_OVERLAY (points), paper->star);
  paper->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (paper->points, "bounty-points");
  gtk_overlay_add_overlay (GTK_OVERLAY (points), paper->points);
  gtk_widget_set_valign (points, GTK_ALIGN_START);
  gtk_widget_set_halign (points, GTK_ALIGN_END);
  return points;
}

static void
make_paper (TbBountyLine *self,
            guint         i)
{
  Paper *paper = &self->papers[i];
  GtkWidget *box = tb_row_new (6), *all = gtk_overlay_new ();

  paper->button = tb_part_button_new (GTK_WIDGET (self));
  gtk_widget_add_css_class (paper->button, "tb-bounty");
  if (i >= TB_N_LINE)
    gtk_widget_add_css_class (paper->button, "hidden-bounty");
  paper->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_widget_add_css_class (paper->picture, "bounty-picture");
  gtk_widget_set_overflow (paper->picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (paper->picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), paper->picture);
  paper->words = tb_column_new (0);
  paper->first = tb_label_new ("bounty-words");
  paper->second = tb_label_new ("bounty-words");
  gtk_box_append (GTK_BOX (paper->words), paper->first);
  gtk_box_append (GTK_BOX (paper->words), paper->second);
  gtk_widget_set_valign (paper->words, GTK_ALIGN_END);
  gtk_widget_set_hexpand (paper->words, TRUE);
  gtk_box_append (GTK_BOX (box), paper->words);
  gtk_overlay_set_child (GTK_OVERLAY (all), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (all), new_points (paper));
  paper->egg = bm_art_image_new (NULL, 24);
  gtk_widget_set_halign (paper->egg, GTK_ALIGN_START);
  gtk_widget_set_valign (paper->egg, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (all), paper->egg);
  gtk_button_set_child (GTK_BUTTON (paper->button), all);
  gtk_widget_set_parent (paper->button, GTK_WIDGET (self));
}

/* ---- Layout: four of the same width, and from behind the last one look Hidden Bounties, each with its star. */

static int
gap_of (TbBountyLine *self)
{
  return tb_scale_pick (&self->scale, 4, 8, 10);
}

static void
tb_bounty_line_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  TbBountyLine *self = TB_BOUNTY_LINE (widget);
  int most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->papers); i++)
    {
      int least;

      gtk_widget_measure (self->papers[i].button, orientation, -1, &least, NULL, NULL, NULL);
      most = MAX (most, least);
    }
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? most : (int) TB_N_LINE * most + 3 * gap_of (self);
  *natural = *minimum;
}

static void
allocate (TbBountyLine *self,
          guint         i,
          int           x,
          int           width,
          int           height)
{
  GtkWidget *widget = GTK_WIDGET (self), *button = self->papers[i].button;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (button, &(GtkAllocation) { x, 0, width, height }, -1);
}

static int
natural_size (GtkWidget      *label,
              GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (label, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Whether the words fit into small Bounties of EACH by HEIGHT pixels, as in a wide window with large text. */
static gboolean
has_room (TbBountyLine *self,
          int           each,
          int           height)
{
  int room = each - SMALL_PICTURE - SMALL_GAPS;

  if (self->scale.size > TB_SCALE_SMALL || self->n_hidden > 0)
    return FALSE;
  for (guint i = 0; i < TB_N_LINE; i++)
    {
      const Paper *paper = &self->papers[i];
      int lines = natural_size (paper->first, GTK_ORIENTATION_VERTICAL) + natural_size (paper->second, GTK_ORIENTATION_VERTICAL);

      if (natural_size (paper->first, GTK_ORIENTATION_HORIZONTAL) > room - SMALL_STAR
          || natural_size (paper->second, GTK_ORIENTATION_HORIZONTAL) > room || lines > height - SMALL_GAPS / 2)
        return FALSE;
    }
  return TRUE;
}

static void size_papers (TbBountyLine *self);

static gboolean
follow_room (gpointer data)
{
  TbBountyLine *self = data;

  self->follow = 0;
  self->roomy = self->fits;
  size_papers (self);
  return G_SOURCE_REMOVE;
}

static void
tb_bounty_line_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  TbBountyLine *self = TB_BOUNTY_LINE (widget);
  int hidden = (int) self->n_hidden, step = tb_scale_pick (&self->scale, 20, 34, 42), gap = gap_of (self), each;

  /* They overlap if there is too little room. */
  if (hidden > 0)
    step = MIN (step, width / 4 / hidden);
  each = (width - hidden * step - 3 * gap) / (int) TB_N_LINE;
  for (guint i = 0; i < TB_N_LINE; i++)
    allocate (self, i, (int) i * (each + gap), each, height);
  for (int i = 0; i < hidden; i++)
    allocate (self, TB_N_LINE + (guint) i, 3 * (each + gap) + (i + 1) * step, each, height);
  self->fits = has_room (self, each, height);
  /* Deferred: a layout changes no visibility. */
  if (self->fits != self->roomy && self->follow == 0)
    self->follow = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, follow_room, self, NULL);
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

static void
show_paper (TbBountyLine *self,
            const TbShow *show,
            guint         i,
            TbCard        card)
{
  Paper *paper = &self->papers[i];
  TbAt at = i < TB_N_LINE ? TB_AT (TB_AT_LINE, i) : TB_AT (TB_AT_CARD, card);
  g_autofree char *points = NULL, *name = NULL, *words = NULL, *spoken = NULL;
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
      bm_card_picture_set (BM_CARD_PICTURE (paper->picture), NULL, 1);
      bm_art_image_set_name (BM_ART_IMAGE (paper->egg), NULL);
      tb_part_button_follow (paper->button, show);
      tb_part_button_name (paper->button, name, NULL);
      return;
    }
  bounty = tb_bounty (card);
  points = g_strdup_printf ("%u", bounty->vp);
  bm_card_picture_set (BM_CARD_PICTURE (paper->picture), tb_bounty_art (card), 1);
  bm_art_image_set_name (BM_ART_IMAGE (paper->egg), bounty->hunt ? NULL : tb_egg_art (bounty->colour == TB_ANY
                                                                                       ? TB_N_COLOURS : bounty->colour));
  show_words (paper, bounty);
  tb_label_set (paper->points, points);
  words = tb_bounty_words (card);
  spoken = tb_bounty_spoken (card);
  name = i < TB_N_LINE ? g_strdup_printf (_("Bounty %1$u: %2$s"), i + 1, spoken) : g_strdup_printf (_("Hidden Bounty: %s"), spoken);
  tb_part_button_follow (paper->button, show);
  tb_part_button_name (paper->button, name, tb_card_text_words (card));
  bm_widget_set_tooltip (paper->button, words);
}

/* Hidden Bounties leave less room for words: the pictures are narrower. */
static void
size_papers (TbBountyLine *self)
{
  const TbScale *scale = &self->scale;
  gboolean narrow = self->n_hidden > 0 && scale->size == TB_SCALE_USUAL;
  gboolean words = scale->size > TB_SCALE_SMALL ? !narrow || self->n_hidden <= MOST_WITH_WORDS
                                                : self->roomy && self->n_hidden == 0;
  int egg = tb_scale_pick (scale, 17, narrow ? 26 : 30, 38), width = tb_scale_pick (scale, SMALL_PICTURE, narrow && words ? 38 : 54, 66);

  for (guint i = 0; i < G_N_ELEMENTS (self->papers); i++)
    {
      Paper *paper = &self->papers[i];

      bm_widget_set_class (paper->button, "narrow", narrow);
      gtk_widget_set_size_request (paper->picture, width, tb_scale_pick (scale, 26, 54, 68));
      /* The Egg lies over the picture's edge. */
      gtk_widget_set_margin_start (paper->egg, width - egg * 3 / 5);
      bm_art_image_set_size (BM_ART_IMAGE (paper->egg), egg);
      bm_art_image_set_size (BM_ART_IMAGE (paper->star), tb_scale_pick (scale, 26, narrow ? 30 : 34, 46));
      gtk_widget_set_visible (paper->words, words);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  for (guint i = n; i < G_N_ELEMENTS (self->papers); i++)
    gtk_widget_set_visible (self->papers[i].button, FALSE);
  if (self->n_hidden == n - TB_N_LINE)
    return;
  self->n_hidden = n - TB_N_LINE;
  size_papers (self);
}

GtkWidget *
tb_bounty_line_get_paper (TbBountyLine *self,
                          guint         i)
{
  return self->papers[MIN (i, (guint) G_N_ELEMENTS (self->papers) - 1)].button;
}

void
tb_bounty_line_set_scale (TbBountyLine  *self,
                          const TbScale *scale)
{
  self->scale = *scale;
  size_papers (self);
}

static void
tb_bounty_line_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_handle_id (&TB_BOUNTY_LINE (object)->follow, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_bounty_line_parent_class)->dispose (object);
}

static void
tb_bounty_line_class_init (TbBountyLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_bounty_line_dispose;
  widget_class->measure = tb_bounty_line_measure;
  widget_class->size_allocate = tb_bounty_line_size_allocate;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "bountyline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_bounty_line_init (TbBountyLine *self)
{
  /* Drawn from back to front. */
  for (guint i = G_N_ELEMENTS (self->papers); i > TB_N_LINE; i--)
    make_paper (self, i - 1);
  for (guint i = 0; i < TB_N_LINE; i++)
    make_paper (self, i);
  tb_bounty_line_set_scale (self, &(TbScale) { TB_SCALE_USUAL, 1, FALSE });
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bounty Line"), -1);
}
