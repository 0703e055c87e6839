/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays the animations of events: its clock also drives the rest of the table.
 */
#include "config.h"

#include "tb-board-view-private.h"

/* The time factor of the fast speed. */
#define FAST 0.5

/* Duration of the cross-fade when movement is disabled. */
#define FADE_MS 100

enum { SIGNAL_REACHED, SIGNAL_LEFT, SIGNAL_ENDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static double
pace_of (TbBoardView *self)
{
  return self->motion == BM_MOTION_FAST ? FAST : 1;
}

static const TbBeat *
beat_of (TbBoardView   *self,
         const BmEvent *event)
{
  return &g_array_index (self->beats, TbBeat, event - (const BmEvent *) (gpointer) self->events->data);
}

/* Keeps the present picture to fade it out over the next one. */
static void
begin_fading (TbBoardView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tb_board_view_draw (self, snapshot);
  g_clear_pointer (&self->faded, gsk_render_node_unref);
  self->faded = gtk_snapshot_free_to_node (snapshot);
  self->faded_at = 0;
  self->fading = 1;
}

static void
begin (TbBoardView *self)
{
  const BmEvent *event = &g_array_index (self->events, BmEvent, self->begun);

  if (self->still && beat_of (self, event)->length > 0 && self->faded == NULL)
    begin_fading (self);
  tb_motion_begin (&self->picture, event);
  tb_board_view_fetch_worm (self);
  g_signal_emit (self, signals[SIGNAL_REACHED], 0, self->begun++);
}

static void
end (TbBoardView *self,
     guint        moment)
{
  guint i = (guint) (self->picture.moments[moment].event - (const BmEvent *) (gpointer) self->events->data);

  tb_motion_end (&self->picture, moment);
  g_signal_emit (self, signals[SIGNAL_LEFT], 0, i);
}

/* Advances the animations to TIME, in milliseconds at the usual speed. */
static void
tell_up_to (TbBoardView *self,
            double       time)
{
  TbBoardPicture *picture = &self->picture;

  while (self->begun < self->events->len && g_array_index (self->beats, TbBeat, self->begun).begin <= time)
    begin (self);
  for (guint i = 0; i < picture->n_moments;)
    {
      const TbBeat *beat = beat_of (self, picture->moments[i].event);
      double part = beat->length == 0 ? 1 : (time - beat->begin) / beat->length;

      picture->moments[i].time = self->still ? 1 : (float) CLAMP (part, 0, 1);
      if (part >= 1)
        end (self, i);
      else
        i++;
    }
  tb_motion_frame (picture, self->still);
}

static void
drop_fading (TbBoardView *self)
{
  g_clear_pointer (&self->faded, gsk_render_node_unref);
}

static void
rest (TbBoardView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_array_set_size (self->events, 0);
  self->picture.n_moments = 0;
  self->picture.shake = 0;
  drop_fading (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
fade (TbBoardView *self,
      gint64       now)
{
  if (self->faded == NULL)
    return;
  if (self->faded_at == 0)
    self->faded_at = now;
  self->fading = 1 - (float) (now - self->faded_at) / 1000 / FADE_MS;
  if (self->fading <= 0)
    drop_fading (self);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->since == 0)
    self->since = now;
  tell_up_to (self, (double) (now - self->since) / 1000 / pace_of (self));
  fade (self, now);
  gtk_widget_queue_draw (widget);
  if (self->begun < self->events->len || self->picture.n_moments > 0 || self->faded != NULL)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  rest (self);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
  return G_SOURCE_REMOVE;
}

/* Whether the desktop requests reduced motion. */
static gboolean
is_still (TbBoardView *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return !animations;
}

void
tb_board_view_play (TbBoardView      *self,
                    const TbPosition *before,
                    const BmEvent    *events,
                    guint             n)
{
  guint length;

  tb_board_view_finish_motion (self);
  self->still = is_still (self);
  g_array_set_size (self->beats, n);
  length = tb_motion_plan (before, events, n, self->still, (TbBeat *) (gpointer) self->beats->data);
  if (n == 0 || (length == 0 && !self->still) || self->motion == BM_MOTION_OFF || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_signal_emit (self, signals[SIGNAL_ENDED], 0);
      return;
    }
  g_array_append_vals (self->events, events, n);
  self->begun = 0;
  self->since = 0;
  if (self->still)
    begin_fading (self);
  self->picture.pos = *before;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  tell_up_to (self, 0);
}

gboolean
tb_board_view_is_moving (TbBoardView *self)
{
  return self->events->len > 0;
}

const TbPosition *
tb_board_view_get_told (TbBoardView *self)
{
  return self->events->len > 0 ? &self->picture.pos : NULL;
}

const BmEvent *
tb_board_view_get_event (TbBoardView *self,
                         guint        i)
{
  g_return_val_if_fail (i < self->events->len, NULL);
  return &g_array_index (self->events, BmEvent, i);
}

guint
tb_board_view_get_length (TbBoardView *self,
                          guint        i)
{
  return i < self->events->len ? (guint) (g_array_index (self->beats, TbBeat, i).length * pace_of (self)) : 0;
}

gboolean
tb_board_view_is_still (TbBoardView *self)
{
  return self->events->len > 0 && self->still;
}

void
tb_board_view_finish_motion (TbBoardView *self)
{
  if (self->events->len == 0)
    return;
  rest (self);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
}

void
tb_board_view_set_motion (TbBoardView *self,
                          BmMotion     motion)
{
  self->motion = motion;
  if (motion == BM_MOTION_OFF)
    tb_board_view_finish_motion (self);
}

void
tb_board_view_install_motion (TbBoardViewClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[SIGNAL_REACHED] = g_signal_new ("motion-reached", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_UINT);
  signals[SIGNAL_LEFT] = g_signal_new ("motion-left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                       G_TYPE_UINT);
  signals[SIGNAL_ENDED] = g_signal_new ("motion-ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
tb_board_view_init_motion (TbBoardView *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  self->beats = g_array_new (FALSE, FALSE, sizeof (TbBeat));
  self->motion = BM_MOTION_NORMAL;
}

void
tb_board_view_clear_motion (TbBoardView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  drop_fading (self);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->beats, g_array_unref);
}
