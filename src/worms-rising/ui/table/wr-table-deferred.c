/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-table-deferred.h"

/* Frames that go before: the first of a move, and the one that has its lines in the log. */
#define FRAMES_BEFORE 2

struct _WrTableDeferred
{
  GtkWidget       *table; /* borrowed */
  WrTableShowFunc  show;
  gpointer         data;
  gboolean         allowed;
  guint            parts;
  guint            tick;
  guint            frames;      /* to wait for */
  gboolean         awaits_rest;
};

WrTableDeferred *
wr_table_deferred_new (GtkWidget       *table,
                       WrTableShowFunc  show,
                       gpointer         data)
{
  WrTableDeferred *self = g_new0 (WrTableDeferred, 1);

  self->table = table;
  self->show = show;
  self->data = data;
  return self;
}

void
wr_table_deferred_free (WrTableDeferred *self)
{
  wr_table_deferred_drop (self);
  g_free (self);
}

void
wr_table_deferred_allow (WrTableDeferred *self,
                         gboolean         allowed)
{
  self->allowed = allowed;
}

gboolean
wr_table_deferred_is_allowed (WrTableDeferred *self)
{
  return self->allowed;
}

static void wait_for_frames (WrTableDeferred *self,
                             guint            n);

static gboolean
tick_cb (GtkWidget     *table,
         GdkFrameClock *clock,
         gpointer       data)
{
  WrTableDeferred *self = data;

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if ((self->parts & WR_AROUND_HAND) != 0 && (self->parts & WR_AROUND_PANELS) != 0)
    {
      self->parts &= ~(guint) WR_AROUND_HAND;
      wait_for_frames (self, 0);
      self->show (WR_AROUND_HAND, self->data);
    }
  else
    {
      wr_table_deferred_flush (self);
    }
  return G_SOURCE_REMOVE;
}

static void
wait_for_frames (WrTableDeferred *self,
                 guint            n)
{
  self->frames = n;
  self->tick = gtk_widget_add_tick_callback (self->table, tick_cb, self, NULL);
}

void
wr_table_deferred_set (WrTableDeferred *self,
                       guint            parts)
{
  self->parts = parts;
  if (parts != 0 && self->tick == 0)
    wait_for_frames (self, FRAMES_BEFORE);
  if (parts != 0)
    return;
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->table, self->tick);
  self->tick = 0;
  self->allowed = FALSE;
}

guint
wr_table_deferred_get (WrTableDeferred *self)
{
  return self->parts;
}

void
wr_table_deferred_flush (WrTableDeferred *self)
{
  if (self->parts != 0)
    self->show (self->parts, self->data);
  wr_table_deferred_set (self, 0);
}

void
wr_table_deferred_await_rest (WrTableDeferred *self)
{
  self->awaits_rest = TRUE;
}

void
wr_table_deferred_rest (WrTableDeferred *self)
{
  if (!self->awaits_rest)
    return;
  self->awaits_rest = FALSE;
  self->show (WR_AROUND_STATE, self->data);
}

void
wr_table_deferred_drop (WrTableDeferred *self)
{
  wr_table_deferred_set (self, 0);
  self->awaits_rest = FALSE;
}
