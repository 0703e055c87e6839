/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The board moves from event to event.
 */
#include "config.h"

#include "tb-board-view-private.h"

#include "tb-words.h"

/* Fast, everything takes that share of its time. */
#define FAST 0.5

enum { SIGNAL_REACHED, SIGNAL_ENDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const BmEvent *
event_at (TbBoardView *self)
{
  return &g_array_index (self->events, BmEvent, self->at);
}

/* The Worm of an attack is drawn large: its picture comes with the attack. */
static void
show_worm (TbBoardView   *self,
           const BmEvent *event)
{
  if (event->kind == TB_EVENT_ATTACK || event->kind == TB_EVENT_SETUP_ATTACK)
    tb_board_art_set_worm (&self->art, GTK_WIDGET (self), tb_card_kind ((TbCard) event->n), FALSE);
  else if (event->kind == TB_EVENT_DEFEATED)
    tb_board_art_set_worm (&self->art, GTK_WIDGET (self), tb_card_kind ((TbCard) event->n), TRUE);
}

static void
begin (TbBoardView *self)
{
  const BmEvent *event = event_at (self);

  tb_motion_begin (&self->picture, event);
  show_worm (self, event);
  g_signal_emit (self, signals[SIGNAL_REACHED], 0, self->at);
}

static void
rest (TbBoardView *self)
{
  gboolean attacked = self->after.attack.slot != TB_NO_SLOT;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_array_set_size (self->events, 0);
  self->picture.moment = (TbBoardMoment) { NULL, 0 };
  self->picture.shake = 0;
  self->picture.pos = self->after;
  /* A Worm stays up while somebody decides about it. */
  if (!attacked)
    self->picture.risen = (TbRisen) { .shown = FALSE };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Ends the event that is shown, and those after it that last no time.  FALSE: nothing is left. */
static gboolean
go_on (TbBoardView *self)
{
  tb_motion_end (&self->picture, event_at (self));
  while (++self->at < self->events->len)
    {
      begin (self);
      if (tb_motion_length (&self->picture.pos, event_at (self)) > 0)
        return TRUE;
      tb_motion_end (&self->picture, event_at (self));
    }
  return FALSE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double length = tb_motion_length (&self->picture.pos, event_at (self)) * (self->motion == BM_MOTION_FAST ? FAST : 1);
  double time;

  if (self->since == 0)
    self->since = now;
  time = length == 0 ? 1 : (double) (now - self->since) / 1000 / length;
  if (time >= 1)
    {
      self->since = now;
      if (!go_on (self))
        {
          self->tick = 0;
          rest (self);
          g_signal_emit (self, signals[SIGNAL_ENDED], 0);
          return G_SOURCE_REMOVE;
        }
      time = 0;
    }
  tb_motion_frame (&self->picture, event_at (self), (float) time);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
wants_motion (TbBoardView *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations && self->motion != BM_MOTION_OFF && gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
tb_board_view_play (TbBoardView      *self,
                    const TbPosition *before,
                    const BmEvent    *events,
                    guint             n)
{
  gboolean seen = FALSE;

  tb_board_view_finish_motion (self);
  for (guint i = 0; i < n; i++)
    {
      seen |= tb_motion_length (before, &events[i]) > 0;
      if (events[i].kind == TB_EVENT_ATTACK_END)
        self->picture.risen.shown = FALSE;
    }
  if (!seen || !wants_motion (self))
    {
      g_signal_emit (self, signals[SIGNAL_ENDED], 0);
      return;
    }
  self->picture.pos = *before;
  if (before->attack.slot != TB_NO_SLOT && !self->picture.risen.shown)
    self->picture.risen = (TbRisen) { .shown = TRUE, .at = before->slots[before->attack.slot].target, .up = 1 };
  g_array_append_vals (self->events, events, n);
  self->at = 0;
  self->since = 0;
  begin (self);
  tb_motion_frame (&self->picture, event_at (self), 0);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

gboolean
tb_board_view_is_moving (TbBoardView *self)
{
  return self->events->len > 0;
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
  signals[SIGNAL_ENDED] = g_signal_new ("motion-ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
tb_board_view_init_motion (TbBoardView *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  self->motion = BM_MOTION_NORMAL;
}

void
tb_board_view_clear_motion (TbBoardView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->events, g_array_unref);
}
