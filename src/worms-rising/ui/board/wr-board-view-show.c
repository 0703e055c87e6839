/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-view-show"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "wr-board-view-private.h"

#include <math.h>

#include "wr-piece-layer.h"
#include "wr-space-text.h"
#include "wr-terrain-layer.h"

/*
 * Updates the children from the state of the board.  Everything is recomputed from the fields each time, so that no
 * picture depends on an earlier one; the children skip unchanged values.
 */

#define PACE_NORMAL 1.0f
#define PACE_FAST   0.5f

/* Relative to the piece: it must remain recognizable. */
#define CROSS_SIZE  0.66f

static const WrOwnTarget *
find_target (WrBoardView *self,
             WrSpace      space)
{
  for (guint i = 0; i < self->targets->len; i++)
    if (g_array_index (self->targets, WrOwnTarget, i).target.space == space)
      return &g_array_index (self->targets, WrOwnTarget, i);
  return NULL;
}

static gboolean
is_marked (WrBoardView *self,
           WrSpace      space)
{
  for (guint i = 0; i < self->marked->len; i++)
    if (g_array_index (self->marked, WrSpace, i) == space)
      return TRUE;
  return FALSE;
}

/* ---- Spaces */

static void
show_ring_space (WrBoardView *self,
                 WrSpace      space,
                 gboolean     needed)
{
  GtkWidget *button = GTK_WIDGET (self->spaces[space]);
  int column = wr_space_column (space), row = wr_space_row (space);

  if (gtk_widget_get_visible (button) == needed)
    return;
  if (!needed)
    wr_board_view_leave_space (self, space);
  gtk_widget_set_visible (button, needed);
  if (row == WR_ROW_BELOW)
    gtk_widget_set_visible (self->column_labels[column], !needed);
  else if (column == WR_COLUMN_LEFT)
    gtk_widget_set_visible (self->row_labels[row], !needed);
}

/* The text for the marks in SPACE; NULL: there are none. */
static char *
dup_danger (WrBoardView *self,
            WrSpace      space)
{
  g_autofree char *threat = self->has_threats ? wr_threats_describe (&self->threats, &self->position, space) : NULL;
  int column = wr_space_column (space);
  gboolean trap = wr_space_on_board (space) && (self->traps >> column & 1)
                  && wr_space_row (space) == self->position.grass[column];

  if (!trap)
    return g_steal_pointer (&threat);
  return g_strjoin ("  ", _("Your Tripwire lies here."), threat, NULL);
}

static void
show_space (WrBoardView *self,
            WrSpace      space)
{
  WrSpaceButton *button = self->spaces[space];
  const WrOwnTarget *target = find_target (self, space);
  g_autofree char *name = wr_space_text_describe (&self->position, space), *threat = NULL, *can = NULL;
  WrSpaceMarks marks = 0;

  if (target != NULL)
    marks |= WR_SPACE_TARGET;
  if (target != NULL && target->target.kind == WR_MOVE_FLY && target->target.n_moves == 1)
    marks |= WR_SPACE_FAR;
  if (self->selected == space)
    marks |= WR_SPACE_SELECTED;
  if (is_marked (self, space))
    marks |= WR_SPACE_MARKED;
  wr_space_button_set_name (button, name);
  /* Targets are only shown at rest.  This is not a style class of the board, which would restyle all spaces. */
  wr_space_button_set_marks (button, self->motion != NULL || self->pausing ? 0 : marks);
  threat = dup_danger (self, space);
  can = g_strjoin ("  ", target != NULL ? target->description : threat, target != NULL ? threat : NULL, NULL);
  wr_space_button_set_description (button, *can != '\0' ? can : NULL,
                                   self->result_space == space ? self->result : NULL);
  if (wr_space_outside (space))
    show_ring_space (self, space, marks != 0 || self->position.at[WR_PIECE_BIRD] == space);
}

/* ---- Overlays */

/* The sprites of the preview that differ from the current ones, and moved Grass. */
static void
collect_ghosts (WrBoardView        *self,
                const WrBoardFrame *now,
                WrBoardFrame       *ghosts)
{
  WrBoardFrame then;

  wr_board_frame_rest (&then, &self->preview);
  ghosts->n_sprites = ghosts->n_effects = 0;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    if (self->preview.grass[column] != self->position.grass[column])
      ghosts->sprites[ghosts->n_sprites++] = (WrSprite) {
        .id = WR_SPRITE_TOKEN (WR_N_TOKENS + 1, WR_SPACE (column, 0)), .art = "terrain/grass",
        .x = column + 0.5f, .y = self->preview.grass[column] + 0.5f, .size = 1, .across = 1, .up = 1, .opacity = 1
      };
  for (guint i = 0; i < then.n_sprites && ghosts->n_sprites < WR_MAX_SPRITES; i++)
    {
      const WrSprite *old = wr_board_frame_find (now, then.sprites[i].id);

      if (old == NULL || old->badge != then.sprites[i].badge || floorf (old->x) != floorf (then.sprites[i].x)
          || floorf (old->y) != floorf (then.sprites[i].y))
        ghosts->sprites[ghosts->n_sprites++] = then.sprites[i];
    }
}

static void
add_crosses (const WrBoardFrame *now,
             guint               pieces,
             WrCross            *crosses,
             guint              *n)
{
  for (int piece = 0; piece < WR_N_PIECES; piece++)
    {
      const WrSprite *sprite = wr_board_frame_find (now, WR_SPRITE_PIECE (piece));

      if ((pieces & (1u << piece)) && sprite != NULL)
        crosses[(*n)++] = (WrCross) { sprite->x, sprite->y, sprite->size * CROSS_SIZE };
    }
}

static void
show_threats (WrBoardView *self)
{
  WrSpace reached[WR_N_WORMS];
  guint n = 0;

  for (guint worm = 0; self->has_threats && worm < WR_N_WORMS; worm++)
    if (self->threats.reached >> worm & 1 && self->position.at[worm] != WR_SPACE_NONE)
      reached[n++] = self->position.at[worm];
  wr_mark_layer_set_threats (WR_MARK_LAYER (self->marks), self->has_threats ? &self->threats : NULL, reached, n);
}

static void
show_overlays (WrBoardView        *self,
               const WrBoardFrame *now)
{
  WrCross crosses[WR_N_PIECES];
  guint n = 0, crossed = 0;

  if (self->has_preview)
    {
      WrBoardFrame ghosts;

      collect_ghosts (self, now, &ghosts);
      wr_piece_layer_set_ghosts (WR_PIECE_LAYER (self->pieces), &ghosts);
      crossed |= self->preview_crossed;
    }
  else
    {
      wr_piece_layer_set_ghosts (WR_PIECE_LAYER (self->pieces), NULL);
    }
  if (self->has_tonight)
    crossed |= self->tonight.crossed;
  add_crosses (now, crossed, crosses, &n);
  wr_mark_layer_set_crosses (WR_MARK_LAYER (self->marks), crosses, n);
  wr_mark_layer_set_tonight (WR_MARK_LAYER (self->marks), self->has_tonight ? &self->tonight : NULL,
                             self->position.grass);
  wr_mark_layer_set_traps (WR_MARK_LAYER (self->marks), self->traps);
  show_threats (self);
}

static void
show_targets (WrBoardView *self)
{
  g_autofree WrBoardTarget *targets = g_new (WrBoardTarget, self->targets->len + 1);

  for (guint i = 0; i < self->targets->len; i++)
    targets[i] = g_array_index (self->targets, WrOwnTarget, i).target;
  wr_mark_layer_set_targets (WR_MARK_LAYER (self->marks), targets, self->targets->len);
}

static void
show_frame (WrBoardView        *self,
            const WrBoardFrame *frame)
{
  wr_terrain_layer_set_grass (WR_TERRAIN_LAYER (self->terrain), frame->grass);
  wr_piece_layer_set_frame (WR_PIECE_LAYER (self->pieces), frame);
}

void
wr_board_view_show_all (WrBoardView *self)
{
  gboolean moving = self->motion != NULL, at_end = !moving && !self->pausing;
  WrBoardFrame frame;

  self->stale = self->frozen > 0;
  if (self->stale)
    return;
  for (guint space = 0; space < G_N_ELEMENTS (self->spaces); space++)
    if (self->spaces[space] != NULL)
      show_space (self, (WrSpace) space);
  gtk_widget_set_child_visible (self->marks, at_end);
  gtk_widget_set_child_visible (self->caption, at_end && self->has_preview);
  show_targets (self);
  if (moving)
    {
      wr_piece_layer_set_ghosts (WR_PIECE_LAYER (self->pieces), NULL);
      return;
    }
  wr_board_frame_rest (&frame, &self->position);
  wr_board_view_show_lifted (self, &frame);
  show_frame (self, &frame);
  show_overlays (self, &frame);
}

void
wr_board_view_freeze (WrBoardView *self)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  self->frozen++;
}

void
wr_board_view_thaw (WrBoardView *self)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (self->frozen > 0);

  self->frozen--;
  if (self->frozen == 0 && self->stale)
    wr_board_view_show_all (self);
}

/* ---- Motion */

void
wr_board_view_drop_motion (WrBoardView *self)
{
  g_clear_pointer (&self->motion, wr_board_motion_free);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
on_tick_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       unused)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  WrBoardFrame frame;

  if (self->motion_start == 0)
    self->motion_start = now;
  if (wr_board_motion_frame (self->motion, (float) (now - self->motion_start) / 1000.0f, &frame))
    {
      guint reached = self->dragged + wr_board_motion_reached (self->motion);

      show_frame (self, &frame);
      if (reached != self->reached)
        {
          self->reached = reached;
          wr_board_view_emit_motion_reached (self, reached);
        }
      return G_SOURCE_CONTINUE;
    }
  wr_board_view_finish_motion (self);
  return G_SOURCE_REMOVE;
}

gboolean
wr_board_view_wants_motion (WrBoardView *self)
{
  gboolean animations = TRUE;

  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), FALSE);

  if (self->speed == BM_MOTION_OFF || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations;
}

gboolean
wr_board_view_is_moving (WrBoardView *self)
{
  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), FALSE);

  return self->motion != NULL;
}

void
wr_board_view_finish_motion (WrBoardView *self)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (self->motion == NULL)
    return;
  wr_board_view_drop_motion (self);
  wr_board_view_show_all (self);
  wr_board_view_emit_motion_ended (self);
}

void
wr_board_view_set_motion (WrBoardView *self,
                          BmMotion     motion)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  self->speed = motion;
  if (motion == BM_MOTION_OFF)
    wr_board_view_finish_motion (self);
}

/* The first step of a dragged piece has been shown by the drag, so it is skipped. */
static WrBoardMotion *
make_motion (WrBoardView       *self,
             const BmEventList *events)
{
  const float pace = self->speed == BM_MOTION_FAST ? PACE_FAST : PACE_NORMAL;
  g_autofree BmEventList *rest = NULL;
  WrPosition from = self->position;
  guint step = 0;

  self->dragged = 0;
  while (step < events->n && events->items[step].kind == WR_EVENT_SPENT)
    step++;
  if (self->dropped == WR_PIECE_NONE || step == events->n || events->items[step].who != self->dropped
      || (events->items[step].kind != WR_EVENT_MOVED && events->items[step].kind != WR_EVENT_FLEW))
    return wr_board_motion_new (&from, events, pace);
  from.at[self->dropped] = events->items[step].to;
  self->dragged = step + 1;
  rest = g_memdup2 (events, sizeof *events);
  rest->n = 0;
  for (guint i = step + 1; i < events->n; i++)
    rest->items[rest->n++] = events->items[i];
  return wr_board_motion_new (&from, rest, pace);
}

void
wr_board_view_set_pausing (WrBoardView *self,
                           gboolean     pausing)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  self->pausing = pausing;
}

void
wr_board_view_play (WrBoardView       *self,
                    const BmEventList *events,
                    const WrPosition  *after)
{
  g_autoptr(WrBoardMotion) motion = NULL;

  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (events != NULL && after != NULL);

  wr_board_view_finish_motion (self);
  wr_board_view_cancel_drag (self);
  if (wr_board_view_wants_motion (self))
    motion = make_motion (self, events);
  self->position = *after;
  if (motion != NULL && wr_board_motion_length (motion) > 0)
    {
      self->motion = g_steal_pointer (&motion);
      self->motion_start = 0;
      self->reached = 0;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick_cb, NULL, NULL);
    }
  wr_board_view_show_all (self);
  if (self->motion == NULL)
    wr_board_view_emit_motion_ended (self);
}

void
wr_board_view_set_tips (WrBoardView *self,
                        gboolean     tips)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  for (guint space = 0; space < G_N_ELEMENTS (self->spaces); space++)
    if (self->spaces[space] != NULL)
      gtk_widget_set_has_tooltip (GTK_WIDGET (self->spaces[space]), tips);
  if (!tips)
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}
