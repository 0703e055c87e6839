/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-flight-layer"

#include "config.h"

#include "tb-flight-layer.h"

#include <math.h>

#include "bm-art.h"
#include "bm-texture.h"

/* Without movement, pictures to be read fade in and out in this share of their time. */
#define FADE 0.2f

typedef struct
{
  TbFlightGait    gait;
  GdkTexture     *texture;
  GdkTexture     *back;
  graphene_rect_t from;
  graphene_rect_t to;
  gboolean        still;
  gint64          since;    /* microseconds; 0: at the next tick */
  guint           duration;
  float           time;
} Flight;

struct _TbFlightLayer
{
  GtkWidget  parent_instance;

  GArray    *flights; /* of Flight */
  guint      tick;
};

G_DEFINE_FINAL_TYPE (TbFlightLayer, tb_flight_layer, GTK_TYPE_WIDGET)

static void
flight_clear (gpointer data)
{
  Flight *flight = data;

  g_clear_object (&flight->texture);
  g_clear_object (&flight->back);
}

/* ---- Where a flight is */

typedef struct
{
  graphene_rect_t rect;
  float           across;  /* horizontal scale while it turns over */
  float           turn;    /* degrees */
  float           opacity;
  GdkTexture     *texture;
} Look;

static float
eased (float time)
{
  return time * time * (3 - 2 * time);
}

static graphene_rect_t
scaled (const graphene_rect_t *rect,
        float                  scale)
{
  float width = rect->size.width * scale, height = rect->size.height * scale;

  return GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - width) / 2,
                             rect->origin.y + (rect->size.height - height) / 2, width, height);
}

/* The place where a card is shown large: in the middle between both ends. */
static graphene_rect_t
shown (const Flight *flight)
{
  graphene_rect_t middle;
  float larger = MAX (flight->from.size.width, flight->to.size.width);

  graphene_rect_interpolate (&flight->from, &flight->to, 0.5, &middle);
  return scaled (&middle, MAX (1, larger * 1.35f / MAX (1, middle.size.width)));
}

static void
look_going (const Flight *flight,
            Look         *look)
{
  float t = eased (flight->time);

  graphene_rect_interpolate (&flight->from, &flight->to, t, &look->rect);
  if (flight->back == NULL)
    return;
  look->across = fabsf (cosf (t * 3.1416f));
  look->texture = t < 0.5f ? flight->back : flight->texture;
}

static void
look_shown (const Flight *flight,
            Look         *look)
{
  graphene_rect_t large = shown (flight);
  float t = flight->time;

  if (flight->still)
    {
      look->rect = large;
      look->opacity = t < FADE ? t / FADE : t > 1 - FADE ? (1 - t) / FADE : 1;
    }
  else if (t < 0.3f)
    graphene_rect_interpolate (&flight->from, &large, eased (t / 0.3f), &look->rect);
  else if (t < 0.8f)
    look->rect = large;
  else
    graphene_rect_interpolate (&large, &flight->to, eased ((t - 0.8f) / 0.2f), &look->rect);
}

static void
look_at (const Flight *flight,
         Look         *look)
{
  float t = flight->time;

  *look = (Look) { .rect = flight->from, .across = 1, .opacity = 1, .texture = flight->texture };
  switch (flight->gait)
    {
    case TB_FLIGHT_GO:
    case TB_FLIGHT_TURN:
    case TB_FLIGHT_RIM:
      look_going (flight, look);
      break;
    case TB_FLIGHT_SHOW:
      look_shown (flight, look);
      break;
    case TB_FLIGHT_COME:
      look->rect.origin.y += look->rect.size.height * (1 - eased (t));
      break;
    case TB_FLIGHT_STAMP:
      look->rect = scaled (&flight->to, t < 0.7f ? 2.2f - 1.3f * eased (t / 0.7f) : 0.9f + 0.1f * (t - 0.7f) / 0.3f);
      look->opacity = MIN (1, t * 3);
      look->turn = t < 0.7f ? -14 * (1 - t / 0.7f) : 0;
      break;
    case TB_FLIGHT_RISE:
      look->rect.origin.y -= look->rect.size.height * t;
      look->opacity = 1 - t;
      break;
    case TB_FLIGHT_BURN:
      look->rect = scaled (&flight->from, 1 - 0.6f * t);
      look->rect.origin.y -= look->rect.size.height * 0.4f * t;
      look->turn = 20 * t;
      look->opacity = 1 - t;
      break;
    case TB_FLIGHT_TUMBLE:
      look->rect.origin.y += look->rect.size.height * 1.2f * t * t;
      look->rect.origin.x += look->rect.size.width * 0.3f * t;
      look->turn = 150 * t;
      look->opacity = t < 0.6f ? 1 : (1 - t) * 2.5f;
      break;
    case TB_FLIGHT_NOD:
      look->rect = scaled (&flight->from, 1 + 0.12f * sinf (t * 3.1416f));
      look->turn = 8 * sinf (t * 12.566f) * (1 - t);
      break;
    default:
      break;
    }
}

static void
draw_rim (GtkSnapshot           *snapshot,
          const graphene_rect_t *rect)
{
  static const GdkRGBA amber = { 1, 0.706f, 0.329f, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, 10);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 3, 3, 3, 3 },
                              (const GdkRGBA[4]) { amber, amber, amber, amber });
}

static void
draw (TbFlightLayer *self,
      GtkSnapshot   *snapshot,
      const Flight  *flight)
{
  Look look;
  float width, height;

  look_at (flight, &look);
  if (flight->gait == TB_FLIGHT_RIM)
    {
      draw_rim (snapshot, &look.rect);
      return;
    }
  if (look.texture == NULL || look.across < 0.02f || look.opacity <= 0)
    return;
  width = look.rect.size.width * look.across;
  height = look.rect.size.height;
  if (flight->gait == TB_FLIGHT_COME)
    gtk_snapshot_push_clip (snapshot, &flight->from);
  if (look.opacity < 1)
    gtk_snapshot_push_opacity (snapshot, look.opacity);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (look.rect.origin.x + look.rect.size.width / 2,
                                                          look.rect.origin.y + height / 2));
  if (look.turn != 0)
    gtk_snapshot_rotate (snapshot, look.turn);
  bm_texture_append (snapshot, GTK_WIDGET (self), look.texture, &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
  if (look.opacity < 1)
    gtk_snapshot_pop (snapshot);
  if (flight->gait == TB_FLIGHT_COME)
    gtk_snapshot_pop (snapshot);
}

static void
tb_flight_layer_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TbFlightLayer *self = TB_FLIGHT_LAYER (widget);

  for (guint i = 0; i < self->flights->len; i++)
    draw (self, snapshot, &g_array_index (self->flights, Flight, i));
}

/* ---- Time */

static void
stop (TbFlightLayer *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  TbFlightLayer *self = TB_FLIGHT_LAYER (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  for (guint i = 0; i < self->flights->len;)
    {
      Flight *flight = &g_array_index (self->flights, Flight, i);

      if (flight->since == 0)
        flight->since = now;
      flight->time = (float) (now - flight->since) / 1000 / (float) flight->duration;
      if (flight->time >= 1)
        g_array_remove_index (self->flights, i);
      else
        i++;
    }
  gtk_widget_queue_draw (widget);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* For a short time a cached picture of another size is used instead of drawing one. */
static GdkTexture *
fetch (TbFlightLayer  *self,
       const char     *art,
       const TbFlight *flight)
{
  float width = MAX (flight->from.size.width, flight->to.size.width);
  float height = MAX (flight->from.size.height, flight->to.size.height);

  if (art == NULL)
    return NULL;
  return g_object_ref (bm_art_peek (art, MAX (1, (int) width), MAX (1, (int) height),
                                   gtk_widget_get_scale_factor (GTK_WIDGET (self))));
}

void
tb_flight_layer_start (TbFlightLayer  *self,
                       const TbFlight *flight,
                       guint           duration,
                       gboolean        still)
{
  Flight own = { .gait = flight->gait, .from = flight->from, .to = flight->to, .duration = duration, .still = still };

  g_return_if_fail (TB_IS_FLIGHT_LAYER (self));

  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) || (still && flight->gait != TB_FLIGHT_SHOW))
    return;
  own.texture = fetch (self, flight->art, flight);
  own.back = fetch (self, flight->gait == TB_FLIGHT_TURN ? flight->back : NULL, flight);
  g_array_append_val (self->flights, own);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_flight_layer_clear (TbFlightLayer *self)
{
  g_return_if_fail (TB_IS_FLIGHT_LAYER (self));

  stop (self);
  if (self->flights->len == 0)
    return;
  g_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
tb_flight_layer_get_n (TbFlightLayer *self)
{
  g_return_val_if_fail (TB_IS_FLIGHT_LAYER (self), 0);
  return self->flights->len;
}

static void
tb_flight_layer_finalize (GObject *object)
{
  TbFlightLayer *self = TB_FLIGHT_LAYER (object);

  g_array_unref (self->flights);
  G_OBJECT_CLASS (tb_flight_layer_parent_class)->finalize (object);
}

static void
tb_flight_layer_unmap (GtkWidget *widget)
{
  tb_flight_layer_clear (TB_FLIGHT_LAYER (widget));
  GTK_WIDGET_CLASS (tb_flight_layer_parent_class)->unmap (widget);
}

static void
tb_flight_layer_class_init (TbFlightLayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tb_flight_layer_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = tb_flight_layer_snapshot;
  GTK_WIDGET_CLASS (klass)->unmap = tb_flight_layer_unmap;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_flight_layer_init (TbFlightLayer *self)
{
  self->flights = g_array_new (FALSE, FALSE, sizeof (Flight));
  g_array_set_clear_func (self->flights, flight_clear);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}
