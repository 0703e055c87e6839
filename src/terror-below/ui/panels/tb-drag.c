/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-drag.h"

#include "tb-parts.h"

/* The type of the dragged value: the card, a TbAt. */
#define DRAGGED G_TYPE_UINT

/* ---- The card */

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            GtkWidget     *card)
{
  g_autoptr(GdkPaintable) card_now = NULL, picture = NULL;

  if (!gtk_widget_has_css_class (card, "lit"))
    return NULL;
  /* A copy of its present look: the card itself looks different while it is held. */
  card_now = gtk_widget_paintable_new (card);
  picture = gdk_paintable_get_current_image (card_now);
  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (DRAGGED, tb_part_button_get (card));
}

static void
begin_cb (GtkDragSource *source,
          GdkDrag       *drag,
          GtkWidget     *card)
{
  if (!gtk_widget_has_css_class (card, "held"))
    g_signal_emit_by_name (card, "clicked");
}

static gboolean
cancel_cb (GtkDragSource       *source,
           GdkDrag             *drag,
           GdkDragCancelReason  reason,
           GtkWidget           *card)
{
  gtk_widget_activate_action (card, "table.cancel", NULL);
  return FALSE;
}

void
tb_drag_add_source (GtkWidget *card)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), card);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begin_cb), card);
  g_signal_connect (source, "drag-cancel", G_CALLBACK (cancel_cb), card);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (source));
}

/* ---- Where it goes */

/* Stored with a drop target. */
typedef struct
{
  GtkWidget *owner;
  TbAt     (*at_of) (GtkWidget *part);
} Place;

static TbAt
at_of_target (GtkDropTarget *target,
              const Place   *place)
{
  return place->at_of (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)));
}

static GdkDragAction
enter_cb (GtkDropTarget *target,
          double         x,
          double         y,
          Place         *place)
{
  g_signal_emit_by_name (place->owner, "at-hovered", at_of_target (target, place));
  return GDK_ACTION_COPY;
}

static void
leave_cb (GtkDropTarget *target,
          Place         *place)
{
  g_signal_emit_by_name (place->owner, "at-hovered", TB_AT_NONE);
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         Place         *place)
{
  g_signal_emit_by_name (place->owner, "at-pressed", at_of_target (target, place));
  return TRUE;
}

void
tb_drag_add_target (GtkWidget *part,
                    GtkWidget *owner,
                    TbAt     (*at_of) (GtkWidget *part))
{
  GtkDropTarget *target = gtk_drop_target_new (DRAGGED, GDK_ACTION_COPY);
  Place *place = g_new (Place, 1);

  *place = (Place) { owner, at_of };
  g_object_set_data_full (G_OBJECT (target), "place", place, g_free);
  g_signal_connect (target, "enter", G_CALLBACK (enter_cb), place);
  g_signal_connect (target, "leave", G_CALLBACK (leave_cb), place);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), place);
  gtk_widget_add_controller (part, GTK_EVENT_CONTROLLER (target));
}
