/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-pips"

#include "config.h"

#include "bm-pips.h"

#include <math.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "bm-words.h"

#define GAP 4

/* Up to this number they never overlap. */
#define OVERLAP_FROM 4

/* The circle's diameter in marks: twelve of them do not touch. */
#define RING_SIZE 6

struct _BmPips
{
  GtkWidget  parent_instance;

  GPtrArray *pips; /* of GtkWidget, borrowed from the widget tree */
  GtkWidget *centre;
  gboolean   has_art;
  gboolean   ring;
  gboolean   round;
};

enum { PROP_0, PROP_COUNT, PROP_RING, PROP_ROUND, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BmPips, bm_pips, GTK_TYPE_WIDGET)

/* The style classes of a mark in one string, which is interned. */
static G_DEFINE_QUARK (bm-pips-classes, classes)

static void
pip_size (BmPips *self,
          int    *width,
          int    *height)
{
  *width = *height = 0;
  if (self->pips->len == 0)
    return;
  gtk_widget_measure (g_ptr_array_index (self->pips, 0), GTK_ORIENTATION_HORIZONTAL, -1, width, NULL, NULL, NULL);
  gtk_widget_measure (g_ptr_array_index (self->pips, 0), GTK_ORIENTATION_VERTICAL, -1, height, NULL, NULL, NULL);
}

/* Only the circle has a middle. */
static void
update_centre (BmPips *self)
{
  gtk_widget_set_visible (self->centre, self->ring && self->has_art);
}

static void
bm_pips_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  BmPips *self = BM_PIPS (widget);
  int width, height, count = (int) self->pips->len;

  pip_size (self, &width, &height);
  if (self->ring)
    {
      *minimum = *natural = RING_SIZE * MAX (width, height);
    }
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = height;
    }
  else
    {
      /* Without enough room, round marks overlap a little. */
      *minimum = self->round && count > OVERLAP_FROM ? width + (count - 1) * width * 2 / 3 : count * width + (count - 1);
      *natural = count * width + (count - 1) * GAP;
    }
}

static void
allocate_row (BmPips *self,
              int     width,
              int     height)
{
  int own_width, own_height;
  double slot;

  pip_size (self, &own_width, &own_height);
  slot = (width + GAP) / (double) MAX (1, self->pips->len);
  if (self->round)
    {
      slot = MIN (slot, own_width + 3 * GAP);
      if (self->pips->len > 1)
        slot = MIN (slot, (width - own_width) / (double) (self->pips->len - 1));
    }
  for (guint i = 0; i < self->pips->len; i++)
    {
      int left = (int) (i * slot), right = (int) ((i + 1) * slot) - GAP;
      GtkAllocation at = { left, (height - own_height) / 2, MAX (own_width, right - left), own_height };

      if (self->round)
        at.width = own_width;
      if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
        at.x = width - at.x - at.width;
      gtk_widget_size_allocate (g_ptr_array_index (self->pips, i), &at, -1);
    }
}

/* The first mark is at the top, the others follow clockwise. */
static void
allocate_ring (BmPips *self,
               int     width,
               int     height)
{
  int own_width, own_height;
  double radius, step = 2 * G_PI / MAX (1, self->pips->len);

  pip_size (self, &own_width, &own_height);
  radius = (MIN (width, height) - MAX (own_width, own_height)) / 2.0;
  for (guint i = 0; i < self->pips->len; i++)
    {
      double x = width / 2.0 + radius * sin (i * step), y = height / 2.0 - radius * cos (i * step);

      gtk_widget_size_allocate (g_ptr_array_index (self->pips, i),
                                &(GtkAllocation) { (int) (x - own_width / 2.0 + 0.5),
                                                   (int) (y - own_height / 2.0 + 0.5),
                                                   own_width, own_height }, -1);
    }
  if (gtk_widget_get_visible (self->centre))
    {
      int size;

      gtk_widget_measure (self->centre, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->centre,
                                &(GtkAllocation) { (width - size) / 2, (height - size) / 2, size, size }, -1);
    }
}

static void
bm_pips_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  BmPips *self = BM_PIPS (widget);

  if (self->ring)
    allocate_ring (self, width, height);
  else
    allocate_row (self, width, height);
}

static void
bm_pips_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  BmPips *self = BM_PIPS (object);

  switch (prop_id)
    {
    case PROP_COUNT:
      g_value_set_uint (value, self->pips->len);
      break;
    case PROP_RING:
      g_value_set_boolean (value, self->ring);
      break;
    case PROP_ROUND:
      g_value_set_boolean (value, self->round);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_pips_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  BmPips *self = BM_PIPS (object);

  switch (prop_id)
    {
    case PROP_COUNT:
      bm_pips_set_count (self, g_value_get_uint (value));
      break;
    case PROP_RING:
      bm_pips_set_ring (self, g_value_get_boolean (value));
      break;
    case PROP_ROUND:
      self->round = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_pips_dispose (GObject *object)
{
  BmPips *self = BM_PIPS (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->pips, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_pips_parent_class)->dispose (object);
}

static void
bm_pips_finalize (GObject *object)
{
  g_ptr_array_unref (BM_PIPS (object)->pips);
  G_OBJECT_CLASS (bm_pips_parent_class)->finalize (object);
}

static void
bm_pips_class_init (BmPipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bm_pips_get_property;
  object_class->set_property = bm_pips_set_property;
  object_class->dispose = bm_pips_dispose;
  object_class->finalize = bm_pips_finalize;
  widget_class->measure = bm_pips_measure;
  widget_class->size_allocate = bm_pips_size_allocate;

  props[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, 64, 0,
                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_RING] = g_param_spec_boolean ("ring", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_ROUND] = g_param_spec_boolean ("round", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "pips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bm_pips_init (BmPips *self)
{
  self->pips = g_ptr_array_new ();
  self->centre = bm_art_image_new (NULL, 32);
  gtk_widget_set_visible (self->centre, FALSE);
  gtk_widget_set_parent (self->centre, GTK_WIDGET (self));
}

void
bm_pips_set_count (BmPips *self,
                   guint   count)
{
  g_return_if_fail (BM_IS_PIPS (self));

  if (count == self->pips->len)
    return;
  while (self->pips->len > count)
    gtk_widget_unparent (g_ptr_array_remove_index (self->pips, self->pips->len - 1));
  while (self->pips->len < count)
    {
      GtkWidget *pip = g_object_new (GTK_TYPE_BOX, "css-name", "pip",
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_set_parent (pip, GTK_WIDGET (self));
      g_ptr_array_add (self->pips, pip);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT]);
}

void
bm_pips_set (BmPips     *self,
             guint       index,
             const char *classes)
{
  const char *wanted = bm_words_intern (classes != NULL ? classes : "");
  g_auto(GStrv) names = NULL;
  GObject *pip;

  g_return_if_fail (BM_IS_PIPS (self));
  g_return_if_fail (index < self->pips->len);

  /* Setting equal classes would invalidate the style as well. */
  pip = g_ptr_array_index (self->pips, index);
  if (g_object_get_qdata (pip, classes_quark ()) == wanted)
    return;
  g_object_set_qdata (pip, classes_quark (), (gpointer) wanted);
  names = g_strsplit (wanted, " ", -1);
  gtk_widget_set_css_classes (GTK_WIDGET (pip), (const char **) names);
}

void
bm_pips_set_ring (BmPips   *self,
                  gboolean  ring)
{
  g_return_if_fail (BM_IS_PIPS (self));

  if (self->ring == ring)
    return;
  self->ring = ring;
  update_centre (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RING]);
}

void
bm_pips_set_spoken (BmPips     *self,
                    const char *spoken,
                    const char *about)
{
  g_return_if_fail (BM_IS_PIPS (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  bm_widget_set_tooltip (GTK_WIDGET (self), about);
}

void
bm_pips_set_art (BmPips     *self,
                 const char *art)
{
  g_return_if_fail (BM_IS_PIPS (self));

  bm_art_image_set_name (BM_ART_IMAGE (self->centre), art);
  self->has_art = art != NULL;
  update_centre (self);
}
