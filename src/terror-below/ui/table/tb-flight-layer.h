/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A layer over the table that animates objects moving from one part to another: cards, Eggs, stars.  It gets no pointer
 * events, and an object disappears at the end of its flight.
 */
#define TB_TYPE_FLIGHT_LAYER (tb_flight_layer_get_type ())
G_DECLARE_FINAL_TYPE (TbFlightLayer, tb_flight_layer, TB, FLIGHT_LAYER, GtkWidget)

typedef enum
{
  TB_FLIGHT_GO,     /* from one place to the other */
  TB_FLIGHT_TURN,   /* the same, showing BACK until it turns over halfway */
  TB_FLIGHT_SHOW,   /* is shown large between the two for most of the time */
  TB_FLIGHT_COME,   /* moves up into its place from below */
  TB_FLIGHT_STAMP,  /* shrinks onto its place */
  TB_FLIGHT_RISE,   /* fades upwards */
  TB_FLIGHT_BURN,   /* becomes small and fades */
  TB_FLIGHT_TUMBLE, /* falls off, turning over */
  TB_FLIGHT_NOD,    /* nods where it is */
  TB_FLIGHT_RIM     /* an amber rim, without a picture */
} TbFlightGait;

/* Places in pixels of the layer; for those that do not move both are equal. */
typedef struct
{
  TbFlightGait    gait;
  const char     *art;  /* below `art/`; NULL for a rim */
  const char     *back; /* NULL: it does not turn over */
  graphene_rect_t from;
  graphene_rect_t to;
} TbFlight;

/* Takes DURATION milliseconds.  STILL: without movement; only pictures to be read are shown, in place. */
void tb_flight_layer_start (TbFlightLayer  *self,
                            const TbFlight *flight,
                            guint           duration,
                            gboolean        still);
/* Removes all flights. */
void tb_flight_layer_clear (TbFlightLayer  *self);
guint tb_flight_layer_get_n (TbFlightLayer *self);

G_END_DECLS
