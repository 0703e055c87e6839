/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-board-view-show"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bm-board-view-private.h"

#include <math.h>

#include "bm-piece-layer.h"
#include "bm-space-text.h"
#include "bm-terrain-layer.h"

/*
 * From what the board was told to what its children show.  Everything is worked out anew from the fields each time, so
 * that no picture depends on the one before; the children leave out what does not change.
 */

#define PACE_NORMAL 1.0f
#define PACE_FAST   0.5f

/* Of the piece: who it is must stay in sight. */
#define CROSS_SIZE  0.66f

static const BmOwnTarget *
find_target (BmBoardView *self,
             BmSpace      space)
{
  for (guint i = 0; i < self->targets->len; i++)
    if (g_array_index (self->targets, BmOwnTarget, i).target.space == space)
      return &g_array_index (self->targets, BmOwnTarget, i);
  return NULL;
}

static gboolean
is_marked (BmBoardView *self,
           BmSpace      space)
{
  for (guint i = 0; i < self->marked->len; i++)
    if (g_array_index (self->marked, BmSpace, i) == space)
      return TRUE;
  return FALSE;
}

/* ---- Spaces */

static void
show_ring_space (BmBoardView *self,
                 BmSpace      space,
                 gboolean     needed)
{
  GtkWidget *button = GTK_WIDGET (self->spaces[space]);
  int column = bm_space_column (space), row = bm_space_row (space);

  if (gtk_widget_get_visible (button) == needed)
    return;
  if (!needed)
    bm_board_view_leave_space (self, space);
  gtk_widget_set_visible (button, needed);
  if (row == BM_ROW_BELOW)
    gtk_widget_set_visible (self->column_labels[column], !needed);
  else if (column == BM_COLUMN_LEFT)
    gtk_widget_set_visible (self->row_labels[row], !needed);
}

/* What the marks in SPACE mean; NULL: there are none. */
static char *
dup_danger (BmBoardView *self,
            BmSpace      space)
{
  g_autofree char *threat = self->has_threats ? bm_threats_describe (&self->threats, &self->position, space) : NULL;
  int column = bm_space_column (space);
  gboolean trap = bm_space_on_board (space) && (self->traps >> column & 1)
                  && bm_space_row (space) == self->position.grass[column];

  if (!trap)
    return g_steal_pointer (&threat);
  return g_strjoin ("  ", _("Your Tripwire lies here."), threat, NULL);
}

static void
show_space (BmBoardView *self,
            BmSpace      space)
{
  BmSpaceButton *button = self->spaces[space];
  const BmOwnTarget *target = find_target (self, space);
  g_autofree char *name = bm_space_text_describe (&self->position, space), *threat = NULL, *can = NULL;
  BmSpaceMarks marks = 0;

  if (target != NULL)
    marks |= BM_SPACE_TARGET;
  if (target != NULL && target->target.kind == BM_MOVE_FLY && target->target.n_moves == 1)
    marks |= BM_SPACE_FAR;
  if (self->selected == space)
    marks |= BM_SPACE_SELECTED;
  if (is_marked (self, space))
    marks |= BM_SPACE_MARKED;
  bm_space_button_set_name (button, name);
  /* What can be done is shown when everything has come to rest.  Not by a style class of the board: that would ask all
     spaces to look for their style anew. */
  bm_space_button_set_marks (button, self->motion != NULL || self->pausing ? 0 : marks);
  threat = dup_danger (self, space);
  can = g_strjoin ("  ", target != NULL ? target->description : threat, target != NULL ? threat : NULL, NULL);
  bm_space_button_set_description (button, *can != '\0' ? can : NULL,
                                   self->result_space == space ? self->result : NULL);
  if (bm_space_outside (space))
    show_ring_space (self, space, marks != 0 || self->position.at[BM_PIECE_BIRD] == space);
}

/* ---- Overlays */

/* The sprites of the preview that are not where they are now, and Grass that moves. */
static void
collect_ghosts (BmBoardView        *self,
                const BmBoardFrame *now,
                BmBoardFrame       *ghosts)
{
  BmBoardFrame then;

  bm_board_frame_rest (&then, &self->preview);
  ghosts->n_sprites = ghosts->n_effects = 0;
  for (int column = 0; column < BM_N_COLUMNS; column++)
    if (self->preview.grass[column] != self->position.grass[column])
      ghosts->sprites[ghosts->n_sprites++] = (BmSprite) {
        .id = BM_SPRITE_TOKEN (BM_N_TOKENS + 1, BM_SPACE (column, 0)), .art = "terrain/grass",
        .x = column + 0.5f, .y = self->preview.grass[column] + 0.5f, .size = 1, .across = 1, .up = 1, .opacity = 1
      };
  for (guint i = 0; i < then.n_sprites && ghosts->n_sprites < BM_MAX_SPRITES; i++)
    {
      const BmSprite *old = bm_board_frame_find (now, then.sprites[i].id);

      if (old == NULL || old->badge != then.sprites[i].badge || floorf (old->x) != floorf (then.sprites[i].x)
          || floorf (old->y) != floorf (then.sprites[i].y))
        ghosts->sprites[ghosts->n_sprites++] = then.sprites[i];
    }
}

static void
add_crosses (const BmBoardFrame *now,
             guint               pieces,
             BmCross            *crosses,
             guint              *n)
{
  for (int piece = 0; piece < BM_N_PIECES; piece++)
    {
      const BmSprite *sprite = bm_board_frame_find (now, BM_SPRITE_PIECE (piece));

      if ((pieces & (1u << piece)) && sprite != NULL)
        crosses[(*n)++] = (BmCross) { sprite->x, sprite->y, sprite->size * CROSS_SIZE };
    }
}

static void
show_threats (BmBoardView *self)
{
  BmSpace reached[BM_N_WORMS];
  guint n = 0;

  for (guint worm = 0; self->has_threats && worm < BM_N_WORMS; worm++)
    if (self->threats.reached >> worm & 1 && self->position.at[worm] != BM_SPACE_NONE)
      reached[n++] = self->position.at[worm];
  bm_mark_layer_set_threats (BM_MARK_LAYER (self->marks), self->has_threats ? &self->threats : NULL, reached, n);
}

static void
show_overlays (BmBoardView        *self,
               const BmBoardFrame *now)
{
  BmCross crosses[BM_N_PIECES];
  guint n = 0, crossed = 0;

  if (self->has_preview)
    {
      BmBoardFrame ghosts;

      collect_ghosts (self, now, &ghosts);
      bm_piece_layer_set_ghosts (BM_PIECE_LAYER (self->pieces), &ghosts);
      crossed |= self->preview_crossed;
    }
  else
    {
      bm_piece_layer_set_ghosts (BM_PIECE_LAYER (self->pieces), NULL);
    }
  if (self->has_tonight)
    crossed |= self->tonight.crossed;
  add_crosses (now, crossed, crosses, &n);
  bm_mark_layer_set_crosses (BM_MARK_LAYER (self->marks), crosses, n);
  bm_mark_layer_set_tonight (BM_MARK_LAYER (self->marks), self->has_tonight ? &self->tonight : NULL,
                             self->position.grass);
  bm_mark_layer_set_traps (BM_MARK_LAYER (self->marks), self->traps);
  show_threats (self);
}

static void
show_targets (BmBoardView *self)
{
  g_autofree BmBoardTarget *targets = g_new (BmBoardTarget, self->targets->len + 1);

  for (guint i = 0; i < self->targets->len; i++)
    targets[i] = g_array_index (self->targets, BmOwnTarget, i).target;
  bm_mark_layer_set_targets (BM_MARK_LAYER (self->marks), targets, self->targets->len);
}

static void
show_frame (BmBoardView        *self,
            const BmBoardFrame *frame)
{
  bm_terrain_layer_set_grass (BM_TERRAIN_LAYER (self->terrain), frame->grass);
  bm_piece_layer_set_frame (BM_PIECE_LAYER (self->pieces), frame);
}

void
bm_board_view_show_all (BmBoardView *self)
{
  gboolean moving = self->motion != NULL, at_end = !moving && !self->pausing;
  BmBoardFrame frame;

  self->stale = self->frozen > 0;
  if (self->stale)
    return;
  for (guint space = 0; space < G_N_ELEMENTS (self->spaces); space++)
    if (self->spaces[space] != NULL)
      show_space (self, (BmSpace) space);
  gtk_widget_set_child_visible (self->marks, at_end);
  gtk_widget_set_child_visible (self->caption, at_end && self->has_preview);
  show_targets (self);
  if (moving)
    {
      bm_piece_layer_set_ghosts (BM_PIECE_LAYER (self->pieces), NULL);
      return;
    }
  bm_board_frame_rest (&frame, &self->position);
  bm_board_view_show_lifted (self, &frame);
  show_frame (self, &frame);
  show_overlays (self, &frame);
}

void
bm_board_view_freeze (BmBoardView *self)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));

  self->frozen++;
}

void
bm_board_view_thaw (BmBoardView *self)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));
  g_return_if_fail (self->frozen > 0);

  self->frozen--;
  if (self->frozen == 0 && self->stale)
    bm_board_view_show_all (self);
}

/* ---- Motion */

void
bm_board_view_drop_motion (BmBoardView *self)
{
  g_clear_pointer (&self->motion, bm_board_motion_free);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
on_tick_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       unused)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  BmBoardFrame frame;

  if (self->motion_start == 0)
    self->motion_start = now;
  if (bm_board_motion_frame (self->motion, (float) (now - self->motion_start) / 1000.0f, &frame))
    {
      guint reached = bm_board_motion_reached (self->motion);

      show_frame (self, &frame);
      if (reached != self->reached)
        {
          self->reached = reached;
          bm_board_view_emit_motion_reached (self, reached);
        }
      return G_SOURCE_CONTINUE;
    }
  bm_board_view_finish_motion (self);
  return G_SOURCE_REMOVE;
}

gboolean
bm_board_view_wants_motion (BmBoardView *self)
{
  gboolean animations = TRUE;

  g_return_val_if_fail (BM_IS_BOARD_VIEW (self), FALSE);

  if (self->speed == BM_MOTION_OFF || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations;
}

gboolean
bm_board_view_is_moving (BmBoardView *self)
{
  g_return_val_if_fail (BM_IS_BOARD_VIEW (self), FALSE);

  return self->motion != NULL;
}

void
bm_board_view_finish_motion (BmBoardView *self)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));

  if (self->motion == NULL)
    return;
  bm_board_view_drop_motion (self);
  bm_board_view_show_all (self);
  bm_board_view_emit_motion_ended (self);
}

void
bm_board_view_set_motion (BmBoardView *self,
                          BmMotion     motion)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));

  self->speed = motion;
  if (motion == BM_MOTION_OFF)
    bm_board_view_finish_motion (self);
}

/* A piece that was dragged is where its first step leads to: that step is not shown again. */
static BmBoardMotion *
make_motion (BmBoardView       *self,
             const BmEventList *events)
{
  const float pace = self->speed == BM_MOTION_FAST ? PACE_FAST : PACE_NORMAL;
  g_autofree BmEventList *rest = NULL;
  BmPosition from = self->position;
  guint step = 0;

  while (step < events->n && events->items[step].kind == BM_EVENT_SPENT)
    step++;
  if (self->dropped == BM_PIECE_NONE || step == events->n || events->items[step].who != self->dropped
      || (events->items[step].kind != BM_EVENT_MOVED && events->items[step].kind != BM_EVENT_FLEW))
    return bm_board_motion_new (&from, events, pace);
  from.at[self->dropped] = events->items[step].to;
  rest = g_memdup2 (events, sizeof *events);
  rest->n = 0;
  for (guint i = step + 1; i < events->n; i++)
    rest->items[rest->n++] = events->items[i];
  return bm_board_motion_new (&from, rest, pace);
}

void
bm_board_view_set_pausing (BmBoardView *self,
                           gboolean     pausing)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));
  self->pausing = pausing;
}

void
bm_board_view_play (BmBoardView       *self,
                    const BmEventList *events,
                    const BmPosition  *after)
{
  g_autoptr(BmBoardMotion) motion = NULL;

  g_return_if_fail (BM_IS_BOARD_VIEW (self));
  g_return_if_fail (events != NULL && after != NULL);

  bm_board_view_finish_motion (self);
  bm_board_view_cancel_drag (self);
  if (bm_board_view_wants_motion (self))
    motion = make_motion (self, events);
  self->position = *after;
  if (motion != NULL && bm_board_motion_length (motion) > 0)
    {
      self->motion = g_steal_pointer (&motion);
      self->motion_start = 0;
      self->reached = 0;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick_cb, NULL, NULL);
    }
  bm_board_view_show_all (self);
  if (self->motion == NULL)
    bm_board_view_emit_motion_ended (self);
}

void
bm_board_view_set_tips (BmBoardView *self,
                        gboolean     tips)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));

  for (guint space = 0; space < G_N_ELEMENTS (self->spaces); space++)
    if (self->spaces[space] != NULL)
      gtk_widget_set_has_tooltip (GTK_WIDGET (self->spaces[space]), tips);
  if (!tips)
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}
