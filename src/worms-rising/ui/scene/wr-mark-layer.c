/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-mark-layer"

#include "config.h"

#include "wr-mark-layer.h"

#include <string.h>

#include "bm-art.h"
#include "wr-board-draw.h"
#include "wr-board-metrics.h"
#include "bm-digits.h"
#include "bm-texture.h"

typedef struct
{
  WrSpace space;
  guint8  kind;
  guint8  n_moves;
} Target;

typedef struct
{
  WrSpace space;
  guint8  reach; /* a piece can be eaten there; else a piece could bite from there */
} Threat;

#define FAINT_NIGHT 0.4

/* Marks of a space.  Threats are subtle: there are many, and they cannot be pressed. */
#define BITE_SIZE  0.38f
#define REACH_SIZE 0.42f

struct _WrMarkLayer
{
  GtkWidget      parent_instance;

  GArray        *targets; /* of Target */
  GArray        *crosses; /* of WrCross */
  gboolean       has_tonight;
  WrTonight      tonight;
  guint8         grass[WR_N_COLUMNS];
  GArray        *threats; /* of Threat */
  guint          traps;   /* columns (bits) */

  WrBoardMetrics metrics;
  GdkTexture    *icons[WR_N_MOVE_KINDS];
  GdkTexture    *cross;
  GdkTexture    *crack;
  GdkTexture    *sink;
  GdkTexture    *bite;
  GdkTexture    *reach;
  GdkTexture    *trap;
  BmDigits       digits;
};

G_DEFINE_FINAL_TYPE (WrMarkLayer, wr_mark_layer, GTK_TYPE_WIDGET)

const char *
wr_mark_layer_art_of_kind (guint kind)
{
  static const char *const names[WR_N_MOVE_KINDS] = {
    [WR_MOVE_FLY] = "actions/fly",     [WR_MOVE_DIG] = "actions/dig",         [WR_MOVE_PECK] = "actions/peck",
    [WR_MOVE_EAT] = "actions/eat",     [WR_MOVE_DRILL] = "actions/drill",     [WR_MOVE_REST] = "actions/rest",
    [WR_MOVE_BREAK] = "actions/break", [WR_MOVE_MOVE] = "actions/move",       [WR_MOVE_PUSH] = "actions/push",
    [WR_MOVE_BITE] = "actions/bite",   [WR_MOVE_BEDROCK] = "actions/bedrock", [WR_MOVE_RAISE] = "actions/raise",
    [WR_MOVE_LAND] = "actions/fly",    [WR_MOVE_EXIT] = "actions/exit",
  };

  return kind < WR_N_MOVE_KINDS ? names[kind] : NULL;
}

/* The coin with an action's picture, in the upper right corner of its space. */
static float
coin_radius (WrMarkLayer *self)
{
  return MAX (7.5f, self->metrics.cell * 0.215f);
}

static void
fetch_icon (WrMarkLayer *self,
            guint        kind)
{
  const char *name = wr_mark_layer_art_of_kind (kind);
  int side = (int) (coin_radius (self) * 1.7f);

  if (name != NULL && self->icons[kind] == NULL && self->metrics.cell > 0)
    self->icons[kind] = g_object_ref (bm_art_get (name, side, side, gtk_widget_get_scale_factor (GTK_WIDGET (self))));
}

static void
fetch_textures (WrMarkLayer *self)
{
  int cell = self->metrics.cell, scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  for (guint kind = 0; kind < WR_N_MOVE_KINDS; kind++)
    g_clear_object (&self->icons[kind]);
  if (cell == 0)
    return;
  for (guint i = 0; i < self->targets->len; i++)
    fetch_icon (self, g_array_index (self->targets, Target, i).kind);
  g_set_object (&self->cross, bm_art_get ("marks/cross", cell, cell, scale));
  g_set_object (&self->crack, bm_art_get ("marks/crack", cell, cell, scale));
  g_set_object (&self->sink, bm_art_get ("marks/sink", cell, cell, scale));
  g_set_object (&self->trap, bm_art_get ("marks/tripwire", cell, cell, scale));
  g_set_object (&self->bite, bm_art_get ("marks/bite", MAX (1, (int) (cell * BITE_SIZE)),
                                         MAX (1, (int) (cell * BITE_SIZE)), scale));
  g_set_object (&self->reach, bm_art_get ("marks/reach", MAX (1, (int) (cell * REACH_SIZE)),
                                          MAX (1, (int) (cell * REACH_SIZE)), scale));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The coin of a kind without a picture (choosing a piece) is left out: the outline is enough.  A target that the Bird
   can only fly to has the picture alone. */
static void
append_coin (WrMarkLayer           *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *rect,
             const Target          *target)
{
  float radius = coin_radius (self), side = (float) (int) (radius * 1.7f);
  float x = rect->origin.x + rect->size.width - radius * 0.92f, y = rect->origin.y + radius * 0.92f;
  GdkTexture *icon = target->kind < WR_N_MOVE_KINDS ? self->icons[target->kind] : NULL;

  if (icon == NULL)
    return;
  if (target->kind != WR_MOVE_FLY || target->n_moves > 1)
    {
      wr_board_draw_disc (snapshot, x, y, radius, &wr_board_ink);
      wr_board_draw_ring (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius), radius,
                          MAX (1, self->metrics.cell / 40), &wr_board_accent);
    }
  bm_texture_append (snapshot, GTK_WIDGET (self), icon, &GRAPHENE_RECT_INIT (x - side / 2, y - side / 2, side, side));
}

/* Three dots for several options, as on a button that opens a dialog.  A number would look like a cost. */
static void
append_several (WrMarkLayer           *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *rect)
{
  float unit = MAX (1, self->metrics.cell / 40.0f), width = 15 * unit, height = 8 * unit;
  float x = rect->origin.x + 2 * unit, y = rect->origin.y + 2 * unit;
  GskRoundedRect pill;

  gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT (x, y, width, height), height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &wr_board_ink, &pill.bounds);
  gtk_snapshot_pop (snapshot);
  for (int dot = -1; dot <= 1; dot++)
    wr_board_draw_disc (snapshot, x + width / 2 + (float) dot * 4 * unit, y + height / 2, 1.5f * unit,
                        &wr_board_accent);
}

static void
append_target (WrMarkLayer  *self,
               GtkSnapshot  *snapshot,
               const Target *target)
{
  graphene_rect_t rect = wr_board_metrics_rect (&self->metrics, target->space);

  append_coin (self, snapshot, &rect, target);
  if (target->n_moves > 1)
    append_several (self, snapshot, &rect);
}

static void
append_centred (WrMarkLayer *self,
                GtkSnapshot *snapshot,
                GdkTexture  *texture,
                float        x,
                float        y,
                float        size)
{
  float side = size * self->metrics.cell;

  if (texture != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), texture,
                       &GRAPHENE_RECT_INIT (wr_board_metrics_x (&self->metrics, x) - side / 2,
                                            wr_board_metrics_y (&self->metrics, y) - side / 2, side, side));
}

static void
append_number (WrMarkLayer   *self,
               GtkSnapshot   *snapshot,
               guint          number,
               float          x,
               float          y,
               const GdkRGBA *colour)
{
  float radius = MAX (7, self->metrics.cell * 0.19f);

  x = wr_board_metrics_x (&self->metrics, x);
  y = wr_board_metrics_y (&self->metrics, y);
  wr_board_draw_disc (snapshot, x, y, radius, &wr_board_ink);
  wr_board_draw_disc (snapshot, x, y, radius - MAX (1, self->metrics.cell / 30), colour);
  bm_digits_draw (&self->digits, snapshot, number, x, y, radius, &wr_board_ink);
}

/* An arrow for the sinking of the Grass, from the Grass downwards, with the number of rows at its tail. */
static void
append_sinking (WrMarkLayer *self,
                GtkSnapshot *snapshot,
                int          column,
                guint        rows)
{
  const WrBoardMetrics *m = &self->metrics;
  float grass = self->grass[column], x = column + 0.5f, width = m->cell * 0.16f;
  float from = wr_board_metrics_y (m, grass + 1.05f), to = wr_board_metrics_y (m, grass + rows + 0.72f);
  float middle = wr_board_metrics_x (m, x), edge = MAX (1, m->cell / 24);

  gtk_snapshot_append_color (snapshot, &wr_board_ink,
                             &GRAPHENE_RECT_INIT (middle - width / 2 - edge, from, width + 2 * edge, to - from));
  gtk_snapshot_append_color (snapshot, &wr_board_accent,
                             &GRAPHENE_RECT_INIT (middle - width / 2, from, width, to - from));
  append_centred (self, snapshot, self->sink, x, grass + rows + 0.62f, 0.7f);
  append_number (self, snapshot, rows, x, grass + 1.1f, &wr_board_accent);
}

/* Spaces with options have smaller marks of the forecast. */
static gboolean
is_crowded (WrMarkLayer *self,
            int          column,
            guint        rows)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      const Target *target = &g_array_index (self->targets, Target, i);
      int row = wr_space_row (target->space);

      if (target->kind != 0 && wr_space_column (target->space) == column && row > self->grass[column]
          && row <= self->grass[column] + (int) rows + 1)
        return TRUE;
    }
  return FALSE;
}

static void
append_tonight (WrMarkLayer *self,
                GtkSnapshot *snapshot)
{
  const WrTonight *tonight = &self->tonight;

  for (guint i = 0; i < MIN (tonight->n_breaks, G_N_ELEMENTS (tonight->breaks)); i++)
    append_centred (self, snapshot, self->crack, wr_space_column (tonight->breaks[i]) + 0.5f,
                    wr_space_row (tonight->breaks[i]) + 0.5f, 0.9f);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      if (tonight->sinks[column] > 0)
        {
          gtk_snapshot_push_opacity (snapshot, is_crowded (self, column, tonight->sinks[column]) ? FAINT_NIGHT : 1);
          append_sinking (self, snapshot, column, tonight->sinks[column]);
          gtk_snapshot_pop (snapshot);
        }
      if (tonight->uncertain & (1u << column))
        append_number (self, snapshot, BM_DIGITS_QUESTION, column + 0.2f, self->grass[column] + 0.2f,
                       &wr_board_paper);
    }
}

/* Teeth in the lower left corner, a bird's foot in the upper left one: the right ones have letters and coins. */
static void
append_threat (WrMarkLayer  *self,
               GtkSnapshot  *snapshot,
               const Threat *threat)
{
  int column = wr_space_column (threat->space), row = wr_space_row (threat->space);

  if (threat->reach)
    append_centred (self, snapshot, self->reach, column + REACH_SIZE / 2 + 0.03f, row + REACH_SIZE / 2 + 0.03f,
                    REACH_SIZE);
  else
    append_centred (self, snapshot, self->bite, column + BITE_SIZE / 2 + 0.08f, row + 0.9f - BITE_SIZE / 2, BITE_SIZE);
}

static void
wr_mark_layer_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  WrMarkLayer *self = WR_MARK_LAYER (widget);

  if (self->metrics.cell == 0)
    return;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    if (self->traps >> column & 1)
      append_centred (self, snapshot, self->trap, column + 0.5f, self->grass[column] + 0.5f, 1);
  if (self->has_tonight)
    append_tonight (self, snapshot);
  for (guint i = 0; i < self->threats->len; i++)
    append_threat (self, snapshot, &g_array_index (self->threats, Threat, i));
  for (guint i = 0; i < self->targets->len; i++)
    append_target (self, snapshot, &g_array_index (self->targets, Target, i));
  for (guint i = 0; i < self->crosses->len; i++)
    {
      const WrCross *cross = &g_array_index (self->crosses, WrCross, i);

      append_centred (self, snapshot, self->cross, cross->x, cross->y, cross->size);
    }
}

static void
wr_mark_layer_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  WrMarkLayer *self = WR_MARK_LAYER (widget);
  WrBoardMetrics metrics = wr_board_metrics (width, height);

  if (wr_board_metrics_equal (&metrics, &self->metrics))
    return;
  self->metrics = metrics;
  fetch_textures (self);
}

static void
wr_mark_layer_system_setting_changed (GtkWidget        *widget,
                                      GtkSystemSetting  setting)
{
  WrMarkLayer *self = WR_MARK_LAYER (widget);

  GTK_WIDGET_CLASS (wr_mark_layer_parent_class)->system_setting_changed (widget, setting);
  bm_digits_prepare (&self->digits, widget);
  gtk_widget_queue_draw (widget);
}

static void
wr_mark_layer_finalize (GObject *object)
{
  WrMarkLayer *self = WR_MARK_LAYER (object);

  for (guint kind = 0; kind < WR_N_MOVE_KINDS; kind++)
    g_clear_object (&self->icons[kind]);
  g_clear_object (&self->cross);
  g_clear_object (&self->crack);
  g_clear_object (&self->sink);
  g_clear_object (&self->bite);
  g_clear_object (&self->reach);
  g_clear_object (&self->trap);
  g_array_unref (self->threats);
  g_array_unref (self->targets);
  g_array_unref (self->crosses);
  bm_digits_clear (&self->digits);
  G_OBJECT_CLASS (wr_mark_layer_parent_class)->finalize (object);
}

static void
wr_mark_layer_class_init (WrMarkLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wr_mark_layer_finalize;
  widget_class->size_allocate = wr_mark_layer_size_allocate;
  widget_class->snapshot = wr_mark_layer_snapshot;
  widget_class->system_setting_changed = wr_mark_layer_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wr_mark_layer_init (WrMarkLayer *self)
{
  self->targets = g_array_new (FALSE, FALSE, sizeof (Target));
  self->crosses = g_array_new (FALSE, FALSE, sizeof (WrCross));
  self->threats = g_array_new (FALSE, FALSE, sizeof (Threat));
  bm_digits_prepare (&self->digits, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_textures));
}

GtkWidget *
wr_mark_layer_new (void)
{
  return g_object_new (WR_TYPE_MARK_LAYER, NULL);
}

void
wr_mark_layer_set_targets (WrMarkLayer         *self,
                           const WrBoardTarget *targets,
                           guint                n)
{
  gboolean same = n == self->targets->len;

  g_return_if_fail (WR_IS_MARK_LAYER (self));

  for (guint i = 0; i < n && same; i++)
    {
      const Target *old = &g_array_index (self->targets, Target, i);

      same = old->space == targets[i].space && old->kind == targets[i].kind && old->n_moves == targets[i].n_moves;
    }
  if (same)
    return;
  g_array_set_size (self->targets, 0);
  for (guint i = 0; i < n; i++)
    {
      const Target target = { targets[i].space, targets[i].kind, targets[i].n_moves };

      g_array_append_val (self->targets, target);
      fetch_icon (self, target.kind);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wr_mark_layer_set_crosses (WrMarkLayer   *self,
                           const WrCross *crosses,
                           guint          n)
{
  g_return_if_fail (WR_IS_MARK_LAYER (self));

  if (n == self->crosses->len && (n == 0 || memcmp (crosses, self->crosses->data, n * sizeof *crosses) == 0))
    return;
  g_array_set_size (self->crosses, 0);
  g_array_append_vals (self->crosses, crosses, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wr_mark_layer_set_tonight (WrMarkLayer     *self,
                           const WrTonight *tonight,
                           const guint8    *grass)
{
  g_return_if_fail (WR_IS_MARK_LAYER (self));

  if (self->has_tonight == (tonight != NULL) && memcmp (self->grass, grass, sizeof self->grass) == 0
      && (tonight == NULL || memcmp (&self->tonight, tonight, sizeof *tonight) == 0))
    return;
  self->has_tonight = tonight != NULL;
  if (tonight != NULL)
    self->tonight = *tonight;
  memcpy (self->grass, grass, sizeof self->grass);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wr_mark_layer_set_threats (WrMarkLayer     *self,
                           const WrThreats *threats,
                           const WrSpace   *reached,
                           guint            n)
{
  g_autoptr(GArray) own = g_array_new (FALSE, FALSE, sizeof (Threat));

  g_return_if_fail (WR_IS_MARK_LAYER (self));

  for (guint i = 0; i < n; i++)
    {
      const Threat threat = { reached[i], TRUE };

      g_array_append_val (own, threat);
    }
  for (guint space = 0; threats != NULL && space < G_N_ELEMENTS (threats->bites); space++)
    if (threats->bites[space] != 0)
      {
        const Threat threat = { (WrSpace) space, FALSE };

        g_array_append_val (own, threat);
      }
  if (own->len == self->threats->len
      && (own->len == 0 || memcmp (own->data, self->threats->data, own->len * sizeof (Threat)) == 0))
    return;
  g_array_unref (self->threats);
  self->threats = g_steal_pointer (&own);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wr_mark_layer_set_traps (WrMarkLayer *self,
                         guint        columns)
{
  g_return_if_fail (WR_IS_MARK_LAYER (self));

  if (self->traps == columns)
    return;
  self->traps = columns;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
