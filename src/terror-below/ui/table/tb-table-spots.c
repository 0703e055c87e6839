/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The places of objects at the table, and flights between them.
 */
#include "config.h"

#include "tb-table-private.h"

#include "tb-places.h"

/* Size in pixels of an object whose place has none. */
#define LEAST 24

static gboolean
bounds_of (TbTable         *self,
           GtkWidget       *widget,
           graphene_rect_t *rect)
{
  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), rect)
         && rect->size.width > 0 && rect->size.height > 0;
}

/* The place of a card on the Worm of a slot. */
static gboolean
place_of (TbTable         *self,
          const TbSpot    *spot,
          graphene_rect_t *rect)
{
  GtkWidget *places = tb_terror_zone_get_places (self->zone, spot->n);
  graphene_rect_t bounds;

  if (!bounds_of (self, places, &bounds))
    return bounds_of (self, tb_terror_zone_get_banner (self->zone, spot->n), rect);
  tb_places_get_place (TB_PLACES (places), spot->m, rect);
  graphene_rect_offset (rect, bounds.origin.x, bounds.origin.y);
  return TRUE;
}

static gboolean
space_of (TbTable         *self,
          TbSpace          space,
          graphene_rect_t *rect)
{
  graphene_rect_t bounds, own;

  if (space >= TB_N_SPACES || !bounds_of (self, GTK_WIDGET (self->board), &bounds))
    return FALSE;
  tb_board_view_get_place (self->board, space, &own);
  *rect = own;
  graphene_rect_offset (rect, bounds.origin.x, bounds.origin.y);
  return TRUE;
}

/* Decks have no place of their own: their cards come from the widget that shows their number. */
static GtkWidget *
deck_of (TbTable *self,
         guint    deck)
{
  if (deck == TB_DECK_WORMS)
    return tb_terror_zone_get_head (self->zone);
  if (deck == TB_DECK_BOUNTIES)
    return tb_bounty_line_get_paper (self->line, TB_N_LINE - 1);
  return GTK_WIDGET (self->actions);
}

static gboolean
resolve (TbTable         *self,
         const TbSpot    *spot,
         graphene_rect_t *rect)
{
  GtkWidget *card;

  switch (spot->kind)
    {
    case TB_SPOT_SPACE:
      return space_of (self, spot->n, rect);
    case TB_SPOT_SEAT:
      return bounds_of (self, tb_seats_panel_get_row (self->seats, spot->n), rect);
    case TB_SPOT_PORTRAIT:
      return bounds_of (self, tb_seats_panel_get_portrait (self->seats, spot->n), rect);
    case TB_SPOT_STAR:
      return bounds_of (self, tb_seats_panel_get_points (self->seats, spot->n), rect);
    case TB_SPOT_WORM:
      return bounds_of (self, tb_terror_zone_get_banner (self->zone, spot->n), rect);
    case TB_SPOT_PLACE:
      return place_of (self, spot, rect);
    case TB_SPOT_LINE:
      return bounds_of (self, tb_bounty_line_get_paper (self->line, spot->n), rect);
    case TB_SPOT_DECK:
      return bounds_of (self, deck_of (self, spot->n), rect) || bounds_of (self, GTK_WIDGET (self->hand), rect);
    case TB_SPOT_CARD:
      card = tb_hand_view_find (self->hand, spot->n);
      return bounds_of (self, card, rect) || bounds_of (self, GTK_WIDGET (self->hand), rect);
    case TB_SPOT_HAND:
      return bounds_of (self, GTK_WIDGET (self->hand), rect);
    case TB_SPOT_POINTS:
      return bounds_of (self, tb_action_panel_get_points (self->actions), rect)
             || bounds_of (self, GTK_WIDGET (self->hand), rect);
    case TB_SPOT_GOAL:
      return bounds_of (self, GTK_WIDGET (self->objective), rect);
    case TB_SPOT_BOARD:
    default:
      return bounds_of (self, GTK_WIDGET (self->board), rect);
    }
}

/* The rectangle of a picture of that shape centred in RECT: HEIGHT pixels, or as large as fits. */
static void
fit (graphene_rect_t *rect,
     float            aspect,
     float            height)
{
  float width;

  if (aspect == 0)
    return;
  if (height == 0)
    height = MAX (LEAST, MIN (rect->size.height, rect->size.width / aspect));
  width = height * aspect;
  *rect = GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - width) / 2, rect->origin.y + (rect->size.height - height) / 2,
                              width, height);
}

void
tb_table_fly (TbTable       *self,
              const BmEvent *event,
              guint          duration)
{
  TbFlightPlan plans[TB_MAX_FLIGHTS];
  const TbPosition *told = tb_board_view_get_told (self->board);
  graphene_rect_t space;
  guint n;

  if (duration == 0 || told == NULL || !space_of (self, 0, &space))
    return;
  n = tb_flights_of (told, event, self->show.seat, self->told_turn, plans);
  for (guint i = 0; i < n; i++)
    {
      TbFlight flight = { .gait = plans[i].gait, .art = *plans[i].art == '\0' ? NULL : plans[i].art,
                          .back = *plans[i].back == '\0' ? NULL : plans[i].back };

      if (!resolve (self, &plans[i].from, &flight.from) || !resolve (self, &plans[i].to, &flight.to))
        continue;
      fit (&flight.from, plans[i].aspect, plans[i].size * space.size.height);
      fit (&flight.to, plans[i].aspect, plans[i].size * space.size.height);
      tb_flight_layer_start (self->flights, &flight, duration, tb_board_view_is_still (self->board));
    }
}
