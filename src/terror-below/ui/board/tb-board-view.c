/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-board-view"

#include "config.h"

#include "tb-board-view-private.h"

#include <math.h>

#include "bm-art.h"
#include "bm-texture.h"
#include "bm-widget.h"
#include "tb-words.h"

/* The least size of a space. */
#define LEAST_CELL 36

G_DEFINE_FINAL_TYPE (TbBoardView, tb_board_view, GTK_TYPE_WIDGET)

void
tb_board_frame_get_size (const TbBoardFrame *frame,
                         int                 n_columns,
                         int                 cell,
                         int                *width,
                         int                *height)
{
  *width = frame->numbers + 2 * frame->rim + cell * n_columns;
  *height = frame->rim + frame->front + cell * TB_N_ROWS;
}

int
tb_board_frame_get_cell (const TbBoardFrame *frame,
                         int                 n_columns,
                         int                 width,
                         int                 height)
{
  int around_x, around_y;

  tb_board_frame_get_size (frame, n_columns, 0, &around_x, &around_y);
  return MAX (1, MIN ((width - around_x) / n_columns, (height - around_y) / TB_N_ROWS));
}

void
tb_board_view_set_frame (TbBoardView        *self,
                         const TbBoardFrame *frame)
{
  if (memcmp (&self->metrics.frame, frame, sizeof *frame) == 0)
    return;
  self->metrics.frame = *frame;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tb_board_view_get_place (TbBoardView     *self,
                         TbSpace          space,
                         graphene_rect_t *rect)
{
  *rect = tb_board_rect (&self->metrics, space);
}

static void
tb_board_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  int width, height;

  tb_board_frame_get_size (&self->metrics.frame, self->metrics.n_columns, LEAST_CELL, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static PangoLayout *
new_layout (TbBoardView *self,
            const char  *text,
            double       pixels)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));

  pango_font_description_set_absolute_size (font, pixels * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
clear_text (TbBoardText *text)
{
  bm_digits_clear (&text->digits);
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    g_clear_object (&text->names[i]);
  for (guint i = 0; i < TB_N_COLUMNS; i++)
    g_clear_object (&text->letters[i]);
  for (guint i = 0; i < TB_N_ROWS; i++)
    g_clear_object (&text->numbers[i]);
  for (guint i = 0; i < TB_MAX_SEATS; i++)
    g_clear_object (&text->players[i]);
  g_clear_object (&text->question);
}

/* Caught pawns are labelled; a name is never wider than two spaces. */
static void
prepare_player (TbBoardView *self,
                guint        seat)
{
  PangoLayout *layout;

  g_clear_object (&self->text.players[seat]);
  if (self->names[seat] == NULL || self->metrics.cell == 0)
    return;
  layout = new_layout (self, self->names[seat], MAX (10, self->metrics.cell * 0.16));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, -1);
  self->text.players[seat] = layout;
}

static void
prepare_text (TbBoardView *self)
{
  double cell = self->metrics.cell;

  clear_text (&self->text);
  if (cell == 0)
    return;
  bm_digits_prepare (&self->text.digits, GTK_WIDGET (self));
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      double pixels = MAX (8.5, cell * 0.135);
      int width;

      self->text.names[i] = new_layout (self, tb_location_words (i), pixels);
      pango_layout_get_pixel_size (self->text.names[i], &width, NULL);
      if (width > cell * 0.9)
        {
          g_object_unref (self->text.names[i]);
          self->text.names[i] = new_layout (self, tb_location_words (i), pixels * cell * 0.9 / width);
        }
    }
  for (guint i = 0; i < TB_N_COLUMNS; i++)
    {
      const char letter[] = { (char) ('a' + i), '\0' };

      self->text.letters[i] = new_layout (self, letter, MAX (10, cell * 0.175));
    }
  for (guint i = 0; i < TB_N_ROWS; i++)
    {
      const char number[] = { (char) ('1' + i), '\0' };

      self->text.numbers[i] = new_layout (self, number, MAX (10, cell * 0.175));
    }
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    prepare_player (self, seat);
  self->text.question = new_layout (self, "?", MAX (10, cell * 0.2));
}

static void
drop_layer (TbBoardLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  g_clear_object (&layer->texture);
  layer->drawn = FALSE;
}

static void
drop_layers (TbBoardView *self)
{
  drop_layer (&self->ground);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    drop_layer (&self->footprints[slot]);
}

static void
fetch_cb (GtkWidget *widget)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);

  if (!tb_board_art_fetch (&self->art, widget, self->metrics.cell))
    return;
  drop_layers (self);
  gtk_widget_queue_draw (widget);
}

static void
tb_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  TbBoardMetrics *m = &self->metrics;
  int cell = tb_board_frame_get_cell (&m->frame, m->n_columns, width, height), board_width, board_height, left;

  tb_board_frame_get_size (&m->frame, m->n_columns, cell, &board_width, &board_height);
  /* The block is centred, unless that leaves too little room for the row numbers. */
  left = MAX (m->frame.numbers, (width - board_width + m->frame.numbers) / 2);
  m->x = (float) (left + m->frame.rim);
  m->y = (float) (MAX (0, height - board_height) / 2 + m->frame.rim);
  if (m->cell != cell)
    {
      m->cell = cell;
      prepare_text (self);
      tb_board_art_fetch (&self->art, widget, cell);
    }
  drop_layers (self);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      gboolean shown = tb_space_column (space) < m->n_columns;
      graphene_rect_t at = tb_board_rect (m, space);
      GtkWidget *button = GTK_WIDGET (self->spaces[space]);

      if (!shown)
        continue;
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (button, &(GtkAllocation) { (int) at.origin.x, (int) at.origin.y, cell, cell }, -1);
    }
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
draw_layer (TbBoardView  *self,
            TbBoardLayer *layer,
            int           slot)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  TbBoardPen pen = { GTK_WIDGET (self), snapshot, &self->metrics, &self->art, &self->text, &self->picture };

  if (slot < 0)
    tb_board_draw_ground (&pen);
  else
    tb_board_draw_footprint (&pen, (guint) slot);
  layer->node = gtk_snapshot_free_to_node (snapshot);
  layer->drawn = self->all_new = TRUE;
  if (layer->node == NULL)
    return;
  gsk_render_node_get_bounds (layer->node, &layer->rect);
  graphene_rect_round_extents (&layer->rect, &layer->rect);
  layer->texture = bm_texture_of_node (GTK_WIDGET (self), layer->node, &layer->rect);
}

/* SLOT: the Worm of the footprint, -1: the ground. */
static void
append_layer (TbBoardView  *self,
              GtkSnapshot  *snapshot,
              TbBoardLayer *layer,
              int           slot)
{
  if (!layer->drawn)
    draw_layer (self, layer, slot);
  if (layer->texture != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), layer->texture, &layer->rect);
  else if (layer->node != NULL)
    gtk_snapshot_append_node (snapshot, layer->node);
}

/* Many small moving parts: redrawn as a whole. */
static void
append_effects (TbBoardView *self,
                GtkSnapshot *snapshot)
{
  GtkSnapshot *effects;
  float margin = self->effects_odd ? 1001 : 1000;

  if (self->picture.n_moments == 0)
    return;
  effects = gtk_snapshot_new ();
  tb_board_draw_effects (&(TbBoardPen) { GTK_WIDGET (self), effects, &self->metrics, &self->art, &self->text, &self->picture });
  self->effects_odd = !self->effects_odd;
  bm_snapshot_append_cut (snapshot, effects,
                          &GRAPHENE_RECT_INIT (-margin, -margin, (float) gtk_widget_get_width (GTK_WIDGET (self)) + 2 * margin,
                                               (float) gtk_widget_get_height (GTK_WIDGET (self)) + 2 * margin));
}

void
tb_board_view_draw (TbBoardView *self,
                    GtkSnapshot *snapshot)
{
  TbBoardPen pen = { GTK_WIDGET (self), snapshot, &self->metrics, &self->art, &self->text, &self->picture };

  if (!self->has_position || self->metrics.cell == 0)
    return;
  gtk_snapshot_save (snapshot);
  /* Whole pixels: a fractional offset would make everything blurred and expensive. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (self->picture.shake), 0));
  append_layer (self, snapshot, &self->ground, -1);
  tb_board_draw_locations (&pen);
  for (int slot = 0; slot < TB_N_SLOTS; slot++)
    append_layer (self, snapshot, &self->footprints[slot], slot);
  tb_board_draw_reach (&pen);
  tb_board_draw_pieces (&pen);
  tb_board_draw_preview (&pen);
  tb_board_draw_danger (&pen);
  tb_board_draw_plates (&pen);
  tb_board_draw_coins (&pen);
  append_effects (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Changes all over the board are redrawn as a whole: see bm_widget_snapshot_whole ().  An attacking Worm extends above
   the board. */
static void
append_board (TbBoardView *self,
              GtkSnapshot *snapshot,
              GtkSnapshot *board)
{
  float margin = self->odd ? 65 : 64, above = (float) self->metrics.cell * TB_WORM_SIZE;

  bm_snapshot_append_cut (snapshot, board,
                          &GRAPHENE_RECT_INIT (-margin, -margin - above,
                                               (float) gtk_widget_get_width (GTK_WIDGET (self)) + 2 * margin,
                                               (float) gtk_widget_get_height (GTK_WIDGET (self)) + 2 * margin + above));
}

static void
tb_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  GtkSnapshot *board = gtk_snapshot_new ();

  tb_board_view_draw (self, board);
  if (self->faded != NULL)
    {
      gtk_snapshot_push_opacity (board, self->fading);
      gtk_snapshot_append_node (board, self->faded);
      gtk_snapshot_pop (board);
    }
  if (self->all_new || self->faded != NULL || roundf (self->picture.shake) != self->shaken)
    self->odd = !self->odd;
  self->all_new = FALSE;
  self->shaken = roundf (self->picture.shake);
  append_board (self, snapshot, board);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (self->spaces[space])))
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->spaces[space]), snapshot);
}

/* Another board may have another number of columns. */
static void
set_columns (TbBoardView *self,
             int          n_columns)
{
  if (self->metrics.n_columns == n_columns)
    return;
  self->metrics.n_columns = n_columns;
  drop_layers (self);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    gtk_widget_set_visible (GTK_WIDGET (self->spaces[space]), tb_space_column (space) < n_columns);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}


void
tb_board_view_fetch_worm (TbBoardView *self)
{
  const TbRisen *risen = &self->picture.risen;

  if (risen->shown)
    tb_board_art_set_worm (&self->art, GTK_WIDGET (self), tb_card_kind (risen->worm), risen->beaten);
}

/* The attacking Worm stays up while its attack waits for a decision. */
static void
show_risen (TbBoardView      *self,
            const TbPosition *view)
{
  const TbAttack *attack = &view->attack;
  TbRisen *risen = &self->picture.risen;

  *risen = (TbRisen) { .shown = FALSE };
  if (attack->slot >= TB_N_SLOTS || !tb_slot_is_in_play (&view->slots[attack->slot]))
    return;
  *risen = (TbRisen) { .shown = TRUE, .worm = view->slots[attack->slot].worm, .at = view->slots[attack->slot].target, .up = 1 };
  risen->beaten = attack->damage >= tb_worm (risen->worm)->health;
  for (guint i = 0; i < attack->n_caught && !risen->beaten; i++)
    risen->caught |= 1u << attack->caught[i];
  for (guint i = 0; i < attack->n_safe; i++)
    risen->caught &= ~(1u << attack->safe[i]);
  tb_board_view_fetch_worm (self);
}

static void
show_names (TbBoardView  *self,
            const TbShow *show)
{
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      const char *name = seat < show->view->options.players ? show->names[seat] : NULL;

      if (g_strcmp0 (name, self->names[seat]) == 0)
        continue;
      g_free (self->names[seat]);
      self->names[seat] = g_strdup (name);
      prepare_player (self, seat);
    }
}

/* Whether the footprints are equal. */
static gboolean
is_same_danger (const TbDanger *a,
                const TbDanger *b)
{
  return a->in_play == b->in_play && a->area == b->area && a->centre == b->centre && (a->to_go <= 1) == (b->to_go <= 1)
         && a->unknown == b->unknown;
}

static void
show_danger (TbBoardView  *self,
             const TbShow *show)
{
  TbBoardPicture *picture = &self->picture;
  int distracted = show->distraction == NULL ? -1 : show->distracted;

  for (int slot = 0; slot < TB_N_SLOTS; slot++)
    if (!is_same_danger (&picture->danger[slot], &show->danger[slot]) || picture->danger_shown != show->danger_shown
        || (distracted == slot) != (picture->distracted == slot) || distracted == slot)
      drop_layer (&self->footprints[slot]);
  memcpy (picture->danger, show->danger, sizeof picture->danger);
  picture->danger_shown = show->danger_shown;
  picture->distracted = distracted;
  if (show->distraction != NULL)
    picture->distraction = *show->distraction;
}

void
tb_board_view_show (TbBoardView  *self,
                    const TbShow *show)
{
  self->has_position = TRUE;
  set_columns (self, tb_position_board (show->view)->n_columns);
  show_names (self, show);
  if (self->events->len == 0)
    {
      self->picture.pos = *show->view;
      self->picture.ruins = show->ruins;
      show_risen (self, show->view);
    }
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_board_art_expect (&self->art, GTK_WIDGET (self), slot,
                         tb_slot_is_in_play (&show->view->slots[slot]) ? tb_card_kind (show->view->slots[slot].worm) : NULL);
  show_danger (self, show);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_targets (TbBoardView         *self,
                           const TbBoardTarget *targets,
                           guint                n,
                           TbSpace              selected)
{
  n = MIN (n, (guint) TB_N_SPACES);
  self->all_new |= n != self->picture.n_targets;
  if (n > 0)
    memcpy (self->targets, targets, n * sizeof *targets);
  self->picture.targets = self->targets;
  self->picture.n_targets = n;
  self->picture.selected = selected;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_way (TbBoardView   *self,
                       const TbSpace *spaces,
                       guint          n)
{
  self->picture.n_way = MIN (n, (guint) TB_N_SPACES);
  if (n > 0)
    memcpy (self->picture.way, spaces, self->picture.n_way * sizeof *spaces);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_marked (TbBoardView *self,
                          TbSpaces     spaces)
{
  self->picture.marked = spaces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_hinted (TbBoardView *self,
                          TbSpaces     spaces)
{
  self->picture.hinted = spaces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_name (TbBoardView *self,
                    TbSpace      space,
                    const char  *name,
                    const char  *description)
{
  tb_space_button_name (self->spaces[space], name, description);
}

static gboolean
tb_board_view_grab_focus (GtkWidget *widget)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  TbSpace at = self->picture.selected;

  if (at == TB_SPACE_NONE)
    at = self->picture.n_targets > 0 ? self->targets[0].space : TB_SPACE (2, 2);
  return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[at]));
}

/* Animations end when the board is hidden. */
static void
tb_board_view_unmap (GtkWidget *widget)
{
  tb_board_view_finish_motion (TB_BOARD_VIEW (widget));
  GTK_WIDGET_CLASS (tb_board_view_parent_class)->unmap (widget);
}

static void
tb_board_view_dispose (GObject *object)
{
  TbBoardView *self = TB_BOARD_VIEW (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (self->spaces[space] != NULL)
      {
        gtk_widget_unparent (GTK_WIDGET (self->spaces[space]));
        self->spaces[space] = NULL;
      }
  G_OBJECT_CLASS (tb_board_view_parent_class)->dispose (object);
}

static void
tb_board_view_finalize (GObject *object)
{
  TbBoardView *self = TB_BOARD_VIEW (object);

  tb_board_view_clear_motion (self);
  drop_layers (self);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    g_free (self->names[seat]);
  tb_board_art_clear (&self->art);
  clear_text (&self->text);
  G_OBJECT_CLASS (tb_board_view_parent_class)->finalize (object);
}

static void
tb_board_view_class_init (TbBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_board_view_dispose;
  object_class->finalize = tb_board_view_finalize;
  widget_class->measure = tb_board_view_measure;
  widget_class->size_allocate = tb_board_view_size_allocate;
  widget_class->snapshot = tb_board_view_snapshot;
  widget_class->unmap = tb_board_view_unmap;
  widget_class->grab_focus = tb_board_view_grab_focus;
  tb_board_view_install_motion (klass);
  tb_board_view_install_input (klass);
  gtk_widget_class_set_css_name (widget_class, "tbboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_board_view_init (TbBoardView *self)
{
  self->metrics.n_columns = TB_N_COLUMNS;
  self->metrics.frame = (TbBoardFrame) { 4, 16, 14 };
  self->hovered = self->picture.hovered = self->picture.selected = self->current = TB_SPACE_NONE;
  self->picture.distracted = -1;
  tb_board_view_init_motion (self);
  tb_board_view_add_spaces (self);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_cb));
}

GtkWidget *
tb_board_view_new (void)
{
  return g_object_new (TB_TYPE_BOARD_VIEW, NULL);
}
