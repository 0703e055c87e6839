/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-dice"

#include "config.h"

#include "tb-dice.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "tb-pace.h"

#define ROLL_MS 360
#define N_FACES 4 /* faces shown per roll, the last one is the result */
#define FACE    0x0f

struct _TbDice
{
  GtkWidget  parent_instance;

  GtkWidget *images[TB_MAX_DICE];
  guint8     faces[TB_MAX_DICE];
  guint      n;
  guint      tick;  /* 0: no animation */
  gint64     start; /* microseconds, of the frame clock; -1: with the next frame */
  guint      duration;
};

G_DEFINE_FINAL_TYPE (TbDice, tb_dice, GTK_TYPE_WIDGET)

static void
draw_face (TbDice *self,
           guint   die,
           guint   face)
{
  static const char *const colours[] = { "red", "blue" };
  g_autofree char *name = g_strdup_printf ("terror-below/tokens/die-%s-%u",
                                           colours[(self->faces[die] & TB_DICE_BLUE) != 0], face);

  bm_art_image_set_name (BM_ART_IMAGE (self->images[die]), name);
}

static void
say (TbDice *self)
{
  g_autoptr(GString) faces = g_string_new (NULL);
  g_autofree char *words = NULL;

  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (faces, i == 0 ? "%u" : ", %u", (guint) self->faces[i] & FACE);
  /* Translators: what dice show: "3, 5". */
  words = g_strdup_printf (ngettext ("Die: %s", "Dice: %s", self->n), faces->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
draw (TbDice *self)
{
  for (guint i = 0; i < TB_MAX_DICE; i++)
    {
      if (i < self->n)
        draw_face (self, i, self->faces[i] & FACE);
      gtk_widget_set_visible (self->images[i], i < self->n);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
  say (self);
}

static void
stop (TbDice *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  TbDice *self = TB_DICE (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  guint last = self->n - 1, shown;

  if (self->start < 0)
    self->start = now;
  shown = (guint) ((now - self->start) * N_FACES / ((gint64) self->duration * 1000));
  if (shown + 1 >= N_FACES)
    {
      self->tick = 0;
      draw_face (self, last, self->faces[last] & FACE);
      return G_SOURCE_REMOVE;
    }
  /* The faces before the result differ from it and from each other. */
  draw_face (self, last, ((self->faces[last] & FACE) + 1 + shown) % 6 + 1);
  return G_SOURCE_CONTINUE;
}

static void
tb_dice_dispose (GObject *object)
{
  TbDice *self = TB_DICE (object);
  GtkWidget *child;

  stop (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_dice_parent_class)->dispose (object);
}

static void
tb_dice_class_init (TbDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_dice_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tbdice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tb_dice_init (TbDice *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 4);
  for (guint i = 0; i < TB_MAX_DICE; i++)
    {
      self->images[i] = bm_art_image_new (NULL, 32);
      gtk_widget_set_parent (self->images[i], GTK_WIDGET (self));
    }
  draw (self);
}

GtkWidget *
tb_dice_new (int size)
{
  TbDice *self = g_object_new (TB_TYPE_DICE, NULL);

  tb_dice_set_size (self, size);
  return GTK_WIDGET (self);
}

void
tb_dice_set_size (TbDice *self,
                  int     size)
{
  g_return_if_fail (TB_IS_DICE (self));

  for (guint i = 0; i < TB_MAX_DICE; i++)
    bm_art_image_set_size (BM_ART_IMAGE (self->images[i]), size);
}

void
tb_dice_set (TbDice       *self,
             const guint8 *faces,
             guint         n)
{
  g_return_if_fail (TB_IS_DICE (self));
  g_return_if_fail (n <= TB_MAX_DICE);

  if (n == self->n && self->tick == 0 && (n == 0 || memcmp (faces, self->faces, n) == 0))
    return;
  stop (self);
  self->n = n;
  for (guint i = 0; i < n; i++)
    self->faces[i] = faces[i];
  draw (self);
}

guint
tb_dice_roll (TbDice   *self,
              guint8    face,
              BmMotion  motion)
{
  guint duration;

  g_return_val_if_fail (TB_IS_DICE (self), 0);
  g_return_val_if_fail ((face & FACE) >= 1 && (face & FACE) <= 6, 0);

  tb_dice_finish (self);
  if (self->n == TB_MAX_DICE)
    self->n = 0;
  self->faces[self->n++] = face;
  draw (self);
  duration = tb_pace (GTK_WIDGET (self), motion, ROLL_MS);
  if (duration == 0)
    return 0;
  self->duration = duration;
  self->start = -1;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  return duration;
}

void
tb_dice_finish (TbDice *self)
{
  g_return_if_fail (TB_IS_DICE (self));

  if (self->tick == 0)
    return;
  stop (self);
  draw (self);
}

guint
tb_dice_get_n (TbDice *self)
{
  g_return_val_if_fail (TB_IS_DICE (self), 0);
  return self->n;
}
