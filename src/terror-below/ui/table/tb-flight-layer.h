/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Lies over the table and shows what goes from one part of it to another: cards, Eggs, stars.  It hears no pointer, and what
 * it shows is gone when it has come to where it goes.
 */
#define TB_TYPE_FLIGHT_LAYER (tb_flight_layer_get_type ())
G_DECLARE_FINAL_TYPE (TbFlightLayer, tb_flight_layer, TB, FLIGHT_LAYER, GtkWidget)

typedef enum
{
  TB_FLIGHT_GO,     /* from one place to the other */
  TB_FLIGHT_TURN,   /* the same, showing BACK until it turns over in the middle of the way */
  TB_FLIGHT_SHOW,   /* stands large between the two for most of the time */
  TB_FLIGHT_COME,   /* comes up into its place from below */
  TB_FLIGHT_STAMP,  /* comes down large onto its place */
  TB_FLIGHT_RISE,   /* fades upwards */
  TB_FLIGHT_BURN,   /* becomes small and fades */
  TB_FLIGHT_TUMBLE, /* falls off, turning over */
  TB_FLIGHT_NOD,    /* nods where it is */
  TB_FLIGHT_RIM     /* an amber rim, without a picture */
} TbFlightGait;

/* Places in pixels of the layer; those that stay where they are have the same twice. */
typedef struct
{
  TbFlightGait    gait;
  const char     *art;  /* below `art/`; NULL for a rim */
  const char     *back; /* NULL: nothing turns over */
  graphene_rect_t from;
  graphene_rect_t to;
} TbFlight;

/* It takes DURATION milliseconds.  STILL: nothing travels; only what is shown to be read is seen, where that is. */
void tb_flight_layer_start (TbFlightLayer  *self,
                            const TbFlight *flight,
                            guint           duration,
                            gboolean        still);
/* All are gone. */
void tb_flight_layer_clear (TbFlightLayer  *self);
guint tb_flight_layer_get_n (TbFlightLayer *self);

G_END_DECLS
