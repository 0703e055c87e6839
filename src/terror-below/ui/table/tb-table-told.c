/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table during a sequence of events: its panels show the state after the events so far, and events between turns or
 * of other seats are a scene, which a press skips.
 */
#include "config.h"

#include "tb-table-private.h"

#include "tb-event-words.h"
#include "tb-rules.h"

#define SEATS TB_PART_SEATS
#define ZONE  TB_PART_ZONE
#define LINE  TB_PART_LINE
#define HAND  TB_PART_HAND
#define BOARD TB_PART_BOARD /* its footprints */
#define GOAL  TB_PART_GOAL

/* The parts that an event changes: at its start, where an object leaves, and at its end, where it arrives. */
static const struct
{
  guint first;
  guint last;
} parts[TB_N_EVENT_KINDS] = {
  [TB_EVENT_DRAWN] = { 0, SEATS | HAND }, [TB_EVENT_LEADER] = { 0, SEATS }, [TB_EVENT_LEFT_OUT] = { SEATS, 0 },
  [TB_EVENT_LINE] = { LINE, 0 }, [TB_EVENT_LINE_DISCARDED] = { LINE, 0 }, [TB_EVENT_WORM] = { BOARD, ZONE },
  [TB_EVENT_PLACED] = { SEATS, ZONE }, [TB_EVENT_TURN] = { SEATS, 0 }, [TB_EVENT_PLAYED] = { SEATS | HAND, ZONE | BOARD },
  [TB_EVENT_ADDED] = { SEATS | HAND, 0 }, [TB_EVENT_HID] = { SEATS | HAND, ZONE | BOARD }, [TB_EVENT_LAID] = { 0, ZONE | BOARD },
  [TB_EVENT_REVEALED] = { 0, ZONE | BOARD }, [TB_EVENT_TARGET] = { 0, ZONE | BOARD }, [TB_EVENT_TURN_END] = { HAND, 0 },
  [TB_EVENT_MOVED] = { 0, ZONE }, [TB_EVENT_RAMPED] = { 0, ZONE }, [TB_EVENT_JUMPED] = { 0, ZONE },
  [TB_EVENT_CARRIED] = { 0, ZONE }, [TB_EVENT_CRASHED] = { 0, ZONE }, [TB_EVENT_CLEARED] = { 0, SEATS },
  [TB_EVENT_SCOOPED] = { 0, SEATS }, [TB_EVENT_TOOK] = { 0, SEATS }, [TB_EVENT_TRADED_RUBBLE] = { SEATS, 0 },
  [TB_EVENT_DELIVERED] = { SEATS, 0 }, [TB_EVENT_HIDDEN_BOUNTY] = { LINE, SEATS | LINE }, [TB_EVENT_REVIVED] = { 0, SEATS },
  [TB_EVENT_VP] = { 0, SEATS | GOAL }, [TB_EVENT_COMPLETED] = { LINE, SEATS | GOAL }, [TB_EVENT_USED] = { SEATS | HAND, 0 },
  [TB_EVENT_KEPT] = { 0, SEATS | HAND }, [TB_EVENT_HAT] = { 0, SEATS }, [TB_EVENT_DISCARDED] = { SEATS | HAND, 0 },
  [TB_EVENT_STOLEN_EGG] = { 0, SEATS }, [TB_EVENT_STOLEN_RUBBLE] = { 0, SEATS }, [TB_EVENT_DROPPED_EGG] = { SEATS, 0 },
  [TB_EVENT_DROPPED_RUBBLE] = { SEATS, 0 }, [TB_EVENT_LOST_RUBBLE] = { SEATS, 0 }, [TB_EVENT_DIED] = { 0, SEATS | ZONE },
  [TB_EVENT_ATTACK_END] = { 0, ZONE | BOARD }, [TB_EVENT_ELIMINATED] = { SEATS, 0 }, [TB_EVENT_ATTACKS] = { GOAL, 0 },
  [TB_EVENT_TROPHY] = { 0, GOAL }, [TB_EVENT_OBJECTIVE] = { 0, GOAL }, [TB_EVENT_DESTROYED] = { 0, GOAL },
};

gboolean
tb_table_is_in_scene (TbTable *self)
{
  return self->scene && tb_board_view_is_moving (self->board);
}

/* ---- The state */

const TbShow *
tb_table_make_told (TbTable *self)
{
  const TbPosition *told = tb_board_view_get_told (self->board);

  if (told == NULL)
    return &self->show;
  self->told_view = *told;
  tb_rules_hide (&self->told_view, self->show.seat == BM_SIDE_NOBODY ? TB_NO_SEAT : (guint) self->show.seat);
  self->told = self->show;
  self->told.view = &self->told_view;
  if (self->told_view.step != TB_STEP_SETUP && self->scene)
    self->told.decides = self->told_view.turn;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_danger_of (&self->told_view, slot, &self->told.danger[slot]);
  return &self->told;
}

static void
show_changed (TbTable *self,
              guint    which)
{
  BmMatch *match = tb_table_get_match (self);

  if (which == 0 || match == NULL)
    return;
  if ((which & BOARD) != 0)
    tb_board_view_show (self->board, tb_table_make_told (self));
  /* A person who continues sees the current hand. */
  tb_table_show_later (self, which & (SEATS | ZONE | LINE | GOAL | (self->scene ? HAND : 0)));
}

/* ---- The events */

/* Whether EVENTS, which began at ply FROM, have more than the last action of the seat that decides now. */
static gboolean
is_scene (TbTable       *self,
          guint          from,
          const BmEvent *events,
          guint          n)
{
  BmMatch *match = tb_table_get_match (self);
  int before = tb_position_to_act (bm_match_get_position_at (match, from)), now = bm_match_get_to_act (match);

  if (before != now || bm_seats_is_computer (&self->viewer.seats, before) || bm_match_is_watched (match))
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_TURN_END || events[i].kind == TB_EVENT_ATTACK || events[i].kind == TB_EVENT_DAMAGE
        || events[i].kind == TB_EVENT_DIED)
      return TRUE;
  return FALSE;
}

void
tb_table_begin_told (TbTable       *self,
                     guint          from,
                     const BmEvent *events,
                     guint          n)
{
  BmMatch *match = tb_table_get_match (self);
  const TbPosition *before = bm_match_get_position_at (match, from);

  self->scene = is_scene (self, from, events, n);
  self->told_turn = before->step == TB_STEP_SETUP ? TB_NO_SEAT : before->turn;
  tb_terror_turn_begin (self->terror_turn, before);
  tb_table_begin_hunt (self, before);
  g_clear_pointer (&self->passing, g_ptr_array_unref);
  self->passing = tb_event_lines_of (match, before, events, n);
}

/* Shows the current event in the status line. */
static void
show_passing (TbTable *self,
              guint    event)
{
  const BmLine *now = NULL;

  for (guint i = 0; self->passing != NULL && i < self->passing->len; i++)
    {
      const BmLine *line = g_ptr_array_index (self->passing, i);

      if (line->at <= event && line->kind == BM_LINE_EVENT)
        now = line;
    }
  if (now != NULL)
    bm_status_set_passing (self->status, now->text, NULL);
}

void
tb_table_motion_reached (TbTable *self,
                         guint    event)
{
  const BmEvent *reached = tb_board_view_get_event (self->board, event);

  show_passing (self, event);
  g_signal_emit_by_name (self, "event-shown", reached);
  tb_table_fly (self, reached, tb_board_view_get_length (self->board, event));
  show_changed (self, parts[reached->kind].first);
  tb_terror_turn_play_event (self->terror_turn, reached);
  tb_table_play_hunt (self, reached);
  if (reached->kind != TB_EVENT_TURN)
    return;
  self->told_turn = reached->who;
  if (self->scene)
    tb_table_show_later (self, TB_PART_ACTIONS);
}

void
tb_table_motion_left (TbTable *self,
                      guint    event)
{
  show_changed (self, parts[tb_board_view_get_event (self->board, event)->kind].last);
}

/* ---- Skipping */

/* A click or a key during a scene skips to the next decision and has no other effect: its target may have changed by
   then. */
static gboolean
event_cb (TbTable            *self,
          GdkEvent           *event,
          GtkEventController *controller)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN && (type != GDK_KEY_PRESS || gdk_key_event_is_modifier (event)))
    return GDK_EVENT_PROPAGATE;
  if (!tb_table_is_in_scene (self))
    return GDK_EVENT_PROPAGATE;
  tb_table_finish_motion (self);
  return GDK_EVENT_STOP;
}

void
tb_table_add_skipping (TbTable *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
