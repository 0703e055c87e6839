/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-game-box"

#include "config.h"

#include "bm-game-box.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "bm-texture.h"
#include "bm-widget.h"

struct _BmGameBox
{
  GtkToggleButton parent_instance;

  const BmGameUi *ui;
  GtkWidget      *plate;
  char           *chosen_art;
  BmGameBoxPlace  place;
  gboolean        at_rest;
  BmGameBox      *front; /* borrowed, or NULL */
  GdkTexture     *texture; /* NULL until it is allocated */
};

G_DEFINE_FINAL_TYPE (BmGameBox, bm_game_box, GTK_TYPE_TOGGLE_BUTTON)

static GdkTexture *
fetch (BmGameBox  *self,
       const char *art)
{
  const GdkRectangle *at = &self->place.art;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (art == NULL || at->width <= 0 || at->height <= 0)
    return NULL;
  return self->at_rest ? bm_art_get (art, at->width, at->height, scale) : bm_art_peek (art, at->width, at->height, scale);
}

static void
fetch_texture (BmGameBox *self)
{
  const gboolean chosen = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self));

  if (g_set_object (&self->texture, fetch (self, chosen ? self->chosen_art : self->ui->box_art)))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bm_game_box_measure_size (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
place_parts (BmGameBox *self)
{
  GdkRectangle plate = self->place.plate, all;

  if (plate.width > 0)
    {
      gdk_rectangle_union (&self->place.art, &plate, &all);
      plate.x -= all.x;
      plate.y -= all.y;
      gtk_widget_size_allocate (self->plate, &plate, -1);
    }
  fetch_texture (self);
}

static void
bm_game_box_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  place_parts (BM_GAME_BOX (widget));
}

static void
bm_game_box_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BmGameBox *self = BM_GAME_BOX (widget);
  const GdkRectangle *art = &self->place.art;
  graphene_rect_t at = GRAPHENE_RECT_INIT (0, 0, art->width, art->height);

  if (self->place.plate.width > 0)
    at.origin.x = MAX (0, art->x - self->place.plate.x);
  if (self->texture != NULL)
    bm_texture_append (snapshot, widget, self->texture, &at);
  gtk_widget_snapshot_child (widget, self->plate, snapshot);
}

/* Only its visible parts, not the space around and between them. */
static gboolean
bm_game_box_contains (GtkWidget *widget,
                      double     x,
                      double     y)
{
  BmGameBox *self = BM_GAME_BOX (widget);
  GdkRectangle all = self->place.art;

  if (self->place.plate.width > 0)
    gdk_rectangle_union (&all, &self->place.plate, &all);
  x += all.x;
  y += all.y;
  return bm_game_box_is_at (self, x, y) && (self->front == NULL || !bm_game_box_is_at (self->front, x, y));
}

static void
bm_game_box_dispose (GObject *object)
{
  BmGameBox *self = BM_GAME_BOX (object);

  g_clear_object (&self->texture);
  G_OBJECT_CLASS (bm_game_box_parent_class)->dispose (object);
}

static void
bm_game_box_finalize (GObject *object)
{
  g_free (BM_GAME_BOX (object)->chosen_art);
  G_OBJECT_CLASS (bm_game_box_parent_class)->finalize (object);
}

static void
bm_game_box_class_init (BmGameBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_game_box_dispose;
  object_class->finalize = bm_game_box_finalize;
  widget_class->contains = bm_game_box_contains;
  widget_class->measure = bm_game_box_measure_size;
  widget_class->size_allocate = bm_game_box_size_allocate;
  widget_class->snapshot = bm_game_box_snapshot;
  gtk_widget_class_set_css_name (widget_class, "gamebox");
}

static void
bm_game_box_init (BmGameBox *self)
{
  /* It allocates its child itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->plate, "plate");
  gtk_widget_set_can_target (self->plate, FALSE);
  gtk_button_set_child (GTK_BUTTON (self), self->plate);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_texture), NULL);
  g_signal_connect (self, "toggled", G_CALLBACK (fetch_texture), NULL);
}

/* WORDS: NULL for no line. */
static void
add_line (BmGameBox  *self,
          const char *words,
          const char *class)
{
  GtkWidget *label;

  if (words == NULL)
    return;
  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (self->plate), label);
}

GtkWidget *
bm_game_box_new (const BmGameUi *ui)
{
  BmGameBox *self = g_object_new (BM_TYPE_GAME_BOX, NULL);
  const char *line = ui->line == NULL ? NULL : _(ui->line), *players = ui->players == NULL ? NULL : _(ui->players);
  g_autofree char *description = g_strjoin (line != NULL && players != NULL ? ". " : NULL, line, players, NULL);

  self->ui = ui;
  self->chosen_art = ui->box_art == NULL ? NULL : g_strconcat (ui->box_art, "-chosen", NULL);
  add_line (self, bm_game_ui_name (ui), "name");
  add_line (self, line, NULL);
  add_line (self, players, NULL);
  bm_widget_set_spoken (GTK_WIDGET (self), bm_game_ui_name (ui));
  /* GTK sets the state only after the first toggle. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  bm_widget_set_description (GTK_WIDGET (self), description);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_texture));
  return GTK_WIDGET (self);
}

const BmGameUi *
bm_game_box_get_ui (BmGameBox *self)
{
  g_return_val_if_fail (BM_IS_GAME_BOX (self), NULL);
  return self->ui;
}

void
bm_game_box_measure (BmGameBox *self,
                     int       *minimum,
                     int       *natural)
{
  g_return_if_fail (BM_IS_GAME_BOX (self));
  gtk_widget_measure (self->plate, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

int
bm_game_box_get_height (BmGameBox *self,
                        int        width)
{
  int height;

  g_return_val_if_fail (BM_IS_GAME_BOX (self), 0);
  gtk_widget_measure (self->plate, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

void
bm_game_box_set_front (BmGameBox *self,
                       BmGameBox *front)
{
  g_return_if_fail (BM_IS_GAME_BOX (self));
  self->front = front;
}

void
bm_game_box_allocate (BmGameBox            *self,
                      const BmGameBoxPlace *place,
                      gboolean              at_rest)
{
  GdkRectangle all = place->art;

  g_return_if_fail (BM_IS_GAME_BOX (self));

  self->place = *place;
  self->at_rest = at_rest;
  gtk_widget_set_child_visible (self->plate, place->plate.width > 0);
  if (place->plate.width > 0)
    gdk_rectangle_union (&place->art, &place->plate, &all);
  gtk_widget_size_allocate (GTK_WIDGET (self), &all, -1);
  /* With an unchanged allocation its parts may still have moved. */
  place_parts (self);
}

static gboolean
is_inside (const GdkRectangle *area,
           double              x,
           double              y)
{
  return x >= area->x && x < area->x + area->width && y >= area->y && y < area->y + area->height;
}

gboolean
bm_game_box_is_at (BmGameBox *self,
                   double     x,
                   double     y)
{
  const GdkRectangle *art = &self->place.art;
  const double scale = (double) art->width / BM_GAME_BOX_WIDTH;
  GdkRectangle box;

  g_return_val_if_fail (BM_IS_GAME_BOX (self), FALSE);

  box.x = art->x + (int) (BM_GAME_BOX_MARGIN * scale);
  box.y = art->y + (int) (BM_GAME_BOX_TOP * scale);
  box.width = art->width - 2 * (int) (BM_GAME_BOX_MARGIN * scale);
  box.height = (int) ((BM_GAME_BOX_FOOT - BM_GAME_BOX_TOP) * scale);
  return is_inside (&box, x, y) || is_inside (&self->place.plate, x, y);
}
