/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-card-peek"

#include "config.h"

#include "bm-card-peek.h"

/* Hover delay in milliseconds for the first card. */
#define REST 400

struct _BmCardPeek
{
  GtkPopover      parent_instance;

  GtkWidget      *pointed; /* weak: the pointer rests on it; or NULL */
  BmCardPeekMake  make;    /* ... and what shows the whole of it */
  gboolean        beside;
  guint           timer;
};

G_DEFINE_FINAL_TYPE (BmCardPeek, bm_card_peek, GTK_TYPE_POPOVER)

static void
bm_card_peek_dispose (GObject *object)
{
  BmCardPeek *self = BM_CARD_PEEK (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->pointed);
  G_OBJECT_CLASS (bm_card_peek_parent_class)->dispose (object);
}

static void
bm_card_peek_class_init (BmCardPeekClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bm_card_peek_dispose;
}

static void
bm_card_peek_init (BmCardPeek *self)
{
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-peek");
}

BmCardPeek *
bm_card_peek_new (GtkWidget *parent)
{
  BmCardPeek *self = g_object_new (BM_TYPE_CARD_PEEK, NULL);

  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  return self;
}

/* Makes it transparent for the pointer. */
static void
let_pointer_through (BmCardPeek *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  cairo_region_t *nothing = cairo_region_create ();

  if (surface != NULL)
    gdk_surface_set_input_region (surface, nothing);
  cairo_region_destroy (nothing);
}

void
bm_card_peek_show (BmCardPeek         *self,
                   GtkWidget          *large,
                   const GdkRectangle *at,
                   GtkPositionType     side)
{
  g_return_if_fail (BM_IS_CARD_PEEK (self));
  g_return_if_fail (GTK_IS_WIDGET (large));

  gtk_popover_set_child (GTK_POPOVER (self), large);
  gtk_popover_set_position (GTK_POPOVER (self), side);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), at);
  gtk_popover_popup (GTK_POPOVER (self));
  let_pointer_through (self);
}

/* ---- Hover */

static GtkPositionType
side_of (BmCardPeek *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (self->pointed));
  graphene_rect_t at;

  if (!self->beside || !gtk_widget_compute_bounds (self->pointed, root, &at))
    return GTK_POS_TOP;
  return at.origin.x + at.size.width / 2 < gtk_widget_get_width (root) / 2.0f ? GTK_POS_RIGHT : GTK_POS_LEFT;
}

static void
show_pointed (BmCardPeek *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t at;
  GtkWidget *large;

  if (self->pointed == NULL || !gtk_widget_get_mapped (self->pointed)
      || !gtk_widget_compute_bounds (self->pointed, parent, &at))
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      return;
    }
  large = self->make (self->pointed);
  if (large == NULL)
    gtk_popover_popdown (GTK_POPOVER (self));
  else
    bm_card_peek_show (self, large, &(GdkRectangle) { (int) at.origin.x, (int) at.origin.y, (int) at.size.width,
                                                      (int) at.size.height }, side_of (self));
}

static gboolean
rested_cb (gpointer data)
{
  BmCardPeek *self = data;

  self->timer = 0;
  show_pointed (self);
  return G_SOURCE_REMOVE;
}

/* While a whole card is shown, the next one replaces it without delay. */
static void
point (BmCardPeek *self,
       GtkWidget  *widget)
{
  if (!g_set_weak_pointer (&self->pointed, widget))
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (widget == NULL || gtk_widget_get_visible (GTK_WIDGET (self)))
    show_pointed (self);
  else
    self->timer = g_timeout_add (REST, rested_cb, self);
}

typedef struct
{
  BmCardPeekMake make;
  gboolean       beside;
} Watched;

/* GTK synthesizes motion events after each layout, which have no time: a widget that moves under a resting pointer does
   not count. */
static void
moved_cb (BmCardPeek         *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  const Watched *watched = g_object_get_data (G_OBJECT (widget), "peeked");

  if (gtk_event_controller_get_current_event_time (controller) == GDK_CURRENT_TIME)
    return;
  self->make = watched->make;
  self->beside = watched->beside;
  point (self, widget);
}

static void
gone_cb (BmCardPeek *self,
         GtkWidget  *widget)
{
  if (self->pointed == widget)
    point (self, NULL);
}

static void
left_cb (BmCardPeek         *self,
         GtkEventController *controller)
{
  gone_cb (self, gtk_event_controller_get_widget (controller));
}

void
bm_card_peek_watch (BmCardPeek     *self,
                    GtkWidget      *widget,
                    BmCardPeekMake  make,
                    gboolean        beside)
{
  GtkEventController *motion;
  Watched *watched;

  g_return_if_fail (BM_IS_CARD_PEEK (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  motion = gtk_event_controller_motion_new ();
  watched = g_new (Watched, 1);
  *watched = (Watched) { make, beside };
  g_object_set_data_full (G_OBJECT (widget), "peeked", watched, g_free);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (gone_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, motion);
}
