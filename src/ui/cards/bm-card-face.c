/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-card-face"

#include "config.h"

#include "bm-card-face.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"

/* Widths with text of the usual size. */
#define FULL_WIDTH        260
#define FULL_LEAST_WIDTH  164
#define SMALL_WIDTH       110
#define MEDIUM_WIDTH      BM_CARD_MEDIUM_WIDTH

/* What fits on a medium card; the full card shows the rest. */
#define MEDIUM_LINES      8

/* How far a small card grows with the text; it is wider where the longest word of its name needs that. */
#define SMALL_GROWTH      0.7

#define LINE_PICTURE      44
#define HEART             17

static const int badges[] = {
  [BM_CARD_SIZE_LINE] = 26, [BM_CARD_SIZE_SMALL] = 32, [BM_CARD_SIZE_MEDIUM] = 34, [BM_CARD_SIZE_FULL] = 48,
};

/* Height by width of a card's picture, and of a back. */
#define PICTURE_ASPECT    (150.0 / 240.0)
#define MEDIUM_ASPECT     0.45
#define BACK_ASPECT       (336.0 / 240.0)

struct _BmCardFace
{
  GtkWidget      parent_instance;

  BmCardLook     look;
  BmCardSize     size;
  int            cost;
  int            wanted_width; /* of a full card */

  GtkWidget     *frame;
  GtkWidget     *picture_area;
  BmCardPicture *picture;
  GtkWidget     *over;
  GtkOverlay    *cost_area;
  BmArtImage    *badge;
  GtkLabel      *coin;
  GtkWidget     *hearts;
  GtkWidget     *plate;
  GtkLabel      *name;
  GtkWidget     *words;
  GtkLabel      *text;
  GtkLabel      *tip;
  GtkLabel      *deck_label;
};

G_DEFINE_FINAL_TYPE (BmCardFace, bm_card_face, GTK_TYPE_WIDGET)

static const char *const size_classes[] = {
  [BM_CARD_SIZE_LINE] = "line", [BM_CARD_SIZE_SMALL] = "small", [BM_CARD_SIZE_MEDIUM] = "medium",
  [BM_CARD_SIZE_FULL] = "full",
};

static gboolean
is_open (BmCardFace *self)
{
  return self->look.number != BM_CARD_NONE;
}

static void
own_widths (BmCardFace *self,
            int        *least,
            int        *wanted)
{
  double scale = bm_widget_text_scale (GTK_WIDGET (self));

  switch (self->size)
    {
    case BM_CARD_SIZE_FULL:
      *least = (int) (FULL_LEAST_WIDTH * scale);
      *wanted = (int) (self->wanted_width * scale);
      break;
    case BM_CARD_SIZE_SMALL:
      *least = *wanted = (int) (SMALL_WIDTH * (1 + (scale - 1) * SMALL_GROWTH));
      break;
    case BM_CARD_SIZE_MEDIUM:
      *least = *wanted = (int) (MEDIUM_WIDTH * scale);
      break;
    case BM_CARD_SIZE_LINE:
    default:
      *least = *wanted = 0;
      break;
    }
}

static GtkSizeRequestMode
bm_card_face_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_card_face_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BmCardFace *self = BM_CARD_FACE (widget);
  int least, wanted;

  own_widths (self, &least, &wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->frame, orientation, -1, minimum, natural, NULL, NULL);
      if (self->size == BM_CARD_SIZE_LINE)
        return;
      *minimum = MAX (*minimum, least);
      *natural = MAX (*minimum, wanted);
    }
  else
    {
      gtk_widget_measure (self->frame, orientation, for_size < 0 && wanted > 0 ? wanted : for_size, minimum, natural,
                          NULL, NULL);
    }
}

static void
bm_card_face_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  gtk_widget_size_allocate (BM_CARD_FACE (widget)->frame, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bm_card_face_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_CARD_FACE);
  G_OBJECT_CLASS (bm_card_face_parent_class)->dispose (object);
}

static void
bm_card_face_class_init (BmCardFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_card_face_dispose;
  widget_class->get_request_mode = bm_card_face_get_request_mode;
  widget_class->measure = bm_card_face_measure;
  widget_class->size_allocate = bm_card_face_size_allocate;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-card-face.ui");
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, frame);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, picture_area);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, picture);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, over);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, cost_area);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, badge);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, coin);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, hearts);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, plate);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, name);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, words);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, text);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, tip);
  gtk_widget_class_bind_template_child (widget_class, BmCardFace, deck_label);
  gtk_widget_class_set_css_name (widget_class, "cardface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
show_hearts (BmCardFace *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->hearts)) != NULL)
    gtk_box_remove (GTK_BOX (self->hearts), child);
  for (guint i = 0; i < self->look.health; i++)
    gtk_box_append (GTK_BOX (self->hearts), bm_art_image_new ("actions/heart", HEART));
  /* Next to a number, no single hearts. */
  gtk_widget_set_visible (self->hearts, self->look.health > 0 && self->look.badge == NULL
                                        && self->size == BM_CARD_SIZE_FULL);
}

static void
show_cost (BmCardFace *self)
{
  g_autofree char *cost = g_strdup_printf ("%d", self->cost);

  gtk_label_set_label (self->coin, cost);
  gtk_widget_set_visible (GTK_WIDGET (self->cost_area), is_open (self) && self->cost != BM_CARD_NO_COST);
}

/* The number is drawn on a coin, or on another picture. */
static void
show_badge (BmCardFace *self)
{
  gboolean badge = self->look.badge != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->badge), badge);
  bm_art_image_set_name (self->badge, self->look.badge);
  bm_art_image_set_size (self->badge, badges[self->size]);
  gtk_overlay_set_measure_overlay (self->cost_area, GTK_WIDGET (self->coin), !badge);
  gtk_widget_set_halign (GTK_WIDGET (self->coin), badge ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self->coin), badge ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  bm_widget_set_class (GTK_WIDGET (self->coin), "badged", badge);
}

static void
show_over (BmCardFace *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->over), *over = NULL;

  if (child != NULL)
    gtk_box_remove (GTK_BOX (self->over), child);
  if (self->look.over != NULL && self->size != BM_CARD_SIZE_LINE)
    over = self->look.over (self->look.number, self->size == BM_CARD_SIZE_FULL);
  if (over != NULL)
    {
      gtk_widget_set_hexpand (over, TRUE);
      gtk_box_append (GTK_BOX (self->over), over);
    }
}

static void
show_picture (BmCardFace *self)
{
  gboolean line = self->size == BM_CARD_SIZE_LINE;
  double aspect = PICTURE_ASPECT;

  if (!is_open (self) && !line)
    aspect = BACK_ASPECT;
  else if (self->size == BM_CARD_SIZE_MEDIUM)
    aspect = MEDIUM_ASPECT;
  bm_card_picture_set (self->picture, self->look.art, aspect);
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), line ? LINE_PICTURE : -1, -1);
  /* In a full card the text takes the extra height, in a small one the picture. */
  gtk_widget_set_vexpand (self->picture_area, self->size != BM_CARD_SIZE_FULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->frame),
                                  line ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

static void
say (BmCardFace *self)
{
  g_autofree char *spoken = bm_card_look_dup_spoken (self->look);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_open (self) ? bm_card_look_spoken_name (&self->look) : _("A card, face down"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}

/* A small card is as wide as the longest word of its name, on as many lines as needed; others have two. */
static void
set_name (BmCardFace *self,
          const char *name)
{
  gboolean whole = self->size == BM_CARD_SIZE_SMALL;

  gtk_label_set_wrap_mode (self->name, whole ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (self->name, whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->name, whole ? -1 : 1);
  gtk_label_set_label (self->name, name);
}

/* A medium card shows only the text, as much as fits. */
static void
set_words (BmCardFace *self)
{
  gboolean full = self->size == BM_CARD_SIZE_FULL;

  gtk_label_set_lines (self->text, full ? -1 : MEDIUM_LINES);
  gtk_label_set_ellipsize (self->text, full ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_vexpand (self->words, full);
  gtk_widget_set_visible (GTK_WIDGET (self->tip), full && *self->look.tip != '\0');
  /* The last text is aligned to the bottom. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->text), full && *self->look.tip == '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->deck_label), full);
}

static void
show_all (BmCardFace *self)
{
  gboolean open = is_open (self);

  for (guint size = 0; size < G_N_ELEMENTS (size_classes); size++)
    bm_widget_set_class (GTK_WIDGET (self), size_classes[size], size == (guint) self->size);
  bm_widget_set_class (GTK_WIDGET (self), "back", !open);
  gtk_widget_set_visible (self->plate, open || self->size == BM_CARD_SIZE_LINE);
  gtk_widget_set_visible (self->words, open && self->size >= BM_CARD_SIZE_MEDIUM);
  set_words (self);
  set_name (self, open ? self->look.name : _("Face down"));
  gtk_label_set_label (self->text, self->look.text);
  gtk_label_set_label (self->tip, self->look.tip);
  gtk_label_set_label (self->deck_label, self->look.deck);
  show_picture (self);
  show_over (self);
  show_cost (self);
  show_badge (self);
  show_hearts (self);
  say (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bm_card_face_init (BmCardFace *self)
{
  self->look = BM_CARD_LOOK_NONE;
  self->size = BM_CARD_SIZE_FULL;
  self->cost = BM_CARD_NO_COST;
  self->wanted_width = FULL_WIDTH;
  gtk_widget_init_template (GTK_WIDGET (self));
  show_all (self);
}

static GtkWidget *
make (BmCardLook        look,
      BmCardSize        size,
      GtkAccessibleRole role)
{
  BmCardFace *self = g_object_new (BM_TYPE_CARD_FACE, "accessible-role", role, NULL);

  self->size = size;
  bm_card_face_set_look (self, look);
  return GTK_WIDGET (self);
}

GtkWidget *
bm_card_face_new (BmCardLook look,
                  BmCardSize size)
{
  return make (look, size, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
bm_card_face_new_mute (BmCardLook look,
                       BmCardSize size)
{
  return make (look, size, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

void
bm_card_face_set_look (BmCardFace *self,
                       BmCardLook  look)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));

  if (*self->look.style != '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->look.style);
  if (*look.style != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self), look.style);
  self->look = look;
  self->cost = look.cost;
  show_all (self);
}

BmCardLook
bm_card_face_get_look (BmCardFace *self)
{
  return self->look;
}

void
bm_card_face_set_size (BmCardFace *self,
                       BmCardSize  size)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));

  if (self->size == size)
    return;
  self->size = size;
  show_all (self);
}

void
bm_card_face_set_cost (BmCardFace *self,
                       int         cost)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));

  self->cost = cost;
  show_cost (self);
}

void
bm_card_face_set_dimmed (BmCardFace *self,
                         gboolean    dimmed)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));
  bm_card_picture_set_dimmed (self->picture, dimmed);
}

void
bm_card_face_set_wanted_width (BmCardFace *self,
                               int         width)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));
  g_return_if_fail (width > 0);

  self->wanted_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bm_card_face_align_words (BmCardFace   *self,
                          GtkSizeGroup *group)
{
  g_return_if_fail (BM_IS_CARD_FACE (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (group));

  gtk_size_group_add_widget (group, self->words);
}
