/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The Vehicle cards on a Worm, and the free places up to its limit; the last one has a warning.
 */
#define TB_TYPE_PLACES (tb_places_get_type ())
G_DECLARE_FINAL_TYPE (TbPlaces, tb_places, TB, PLACES, GtkWidget)

GtkWidget *tb_places_new (void);
/* LIMIT: that of the Worm in this match; no matter without a Worm.  WIDTH: that of a card in pixels, if there is room.
   Face-down cards show their backs; a tooltip names one that SLOT, of a view, knows.  FRESH: the last card was played
   this turn. */
void       tb_places_set (TbPlaces     *self,
                           const TbSlot *slot,
                           guint         limit,
                           int           width,
                           gboolean      fresh);
/* The place of card number INDEX, existing or not, in its own pixels. */
void       tb_places_get_place (TbPlaces        *self,
                                guint            index,
                                graphene_rect_t *rect);

G_END_DECLS
