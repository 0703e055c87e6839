/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-successors"

#include "config.h"

#include "tb-successors.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-asks.h"
#include "tb-leader-card.h"
#include "tb-parts.h"

struct _TbSuccessors
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *row;
  GtkWidget *cards[TB_N_SQUAD];
  guint      n;
  TbScale    scale;

  /* While they are turned up. */
  guint      tick;
  guint      n_measured, n_open; /* of the first N cards */
  gint64     opens_at;           /* the next of them, by the frame clock, in microseconds */
  guint      pace;               /* between two of them, in milliseconds */
};

G_DEFINE_FINAL_TYPE (TbSuccessors, tb_successors, GTK_TYPE_WIDGET)

gboolean
tb_successors_is_needed (const TbPosition *view)
{
  TbAsks asks = tb_asks_of (view);

  return view->step != TB_STEP_SETUP && (asks == TB_ASKS_LEADER || asks == TB_ASKS_HOSPITAL);
}

/* Three stand closer than two. */
static int
card_width (TbSuccessors *self)
{
  return self->n == TB_N_SQUAD ? tb_scale_pick (&self->scale, 330, 188, 270) : tb_scale_pick (&self->scale, 330, 244, 330);
}

static void
set_sizes (TbSuccessors *self)
{
  for (guint i = 0; i < self->n; i++)
    gtk_widget_set_size_request (self->cards[i], card_width (self), tb_scale_pick (&self->scale, -1, 310, 440));
}

static void
set_open (TbSuccessors *self,
          guint         n)
{
  self->n_open = n;
  for (guint i = 0; i < self->n; i++)
    tb_leader_card_set_open (TB_LEADER_CARD (self->cards[i]), i < n);
}

/* ... at the bottom, where they are side by side. */
static void
align_pictures (TbSuccessors *self)
{
  int most = -1;

  for (guint i = 0; i < self->n && self->scale.size != TB_SCALE_SMALL; i++)
    most = MAX (most, tb_leader_card_measure_words (TB_LEADER_CARD (self->cards[i]), card_width (self)));
  for (guint i = 0; i < self->n; i++)
    tb_leader_card_set_words_height (TB_LEADER_CARD (self->cards[i]), most);
}

static void
stop_turning (TbSuccessors *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* Measures the words of one card in each frame, as those of all take longer than a frame; then the cards are turned up. */
static gboolean
turn_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  TbSuccessors *self = TB_SUCCESSORS (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->n_measured < self->n)
    {
      tb_leader_card_measure_words (TB_LEADER_CARD (self->cards[self->n_measured++]), card_width (self));
      return G_SOURCE_CONTINUE;
    }
  if (now < self->opens_at)
    return G_SOURCE_CONTINUE;
  if (self->n_open == 0)
    align_pictures (self);
  set_open (self, self->n_open + 1);
  self->opens_at = now + self->pace * G_TIME_SPAN_MILLISECOND;
  if (self->n_open < self->n)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Turns the cards up one after another; at once without a pace. */
static void
turn_up (TbSuccessors *self,
         guint         pace)
{
  stop_turning (self);
  self->n_measured = 0;
  self->opens_at = 0;
  self->pace = pace;
  set_open (self, pace == 0 ? self->n : 0);
  if (pace == 0)
    align_pictures (self);
  else
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), turn_cb, NULL, NULL);
}

void
tb_successors_show (TbSuccessors *self,
                    const TbShow *show,
                    guint         pace)
{
  gboolean others = FALSE;
  guint n = 0;

  g_return_if_fail (TB_IS_SUCCESSORS (self));

  for (guint i = 0; i < show->n_lit && n < TB_N_SQUAD; i++)
    if (TB_AT_KIND (show->lit[i]) == TB_AT_CARD && tb_card_is_character (TB_AT_N (show->lit[i])))
      {
        others |= tb_successors_get (self, n) != TB_AT_N (show->lit[i]);
        tb_leader_card_show (TB_LEADER_CARD (self->cards[n]), show, TB_AT_N (show->lit[i]), n + 1, NULL);
        gtk_widget_set_visible (self->cards[n++], TRUE);
      }
  for (guint i = n; i < TB_N_SQUAD; i++)
    gtk_widget_set_visible (self->cards[i], FALSE);
  tb_label_set (self->title, tb_asks_of (show->view) == TB_ASKS_LEADER ? _("Who leads now?") : _("Who comes back?"));
  if (others || n != self->n)
    {
      self->n = n;
      set_sizes (self);
      turn_up (self, self->scale.size == TB_SCALE_SMALL ? 0 : pace);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

void
tb_successors_hide (TbSuccessors *self)
{
  g_return_if_fail (TB_IS_SUCCESSORS (self));

  stop_turning (self);
  self->n = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

TbCard
tb_successors_get (TbSuccessors *self,
                   guint         index)
{
  g_return_val_if_fail (TB_IS_SUCCESSORS (self), TB_NO_CARD);
  return index < self->n ? tb_leader_card_get (TB_LEADER_CARD (self->cards[index])) : TB_NO_CARD;
}

void
tb_successors_set_scale (TbSuccessors  *self,
                         const TbScale *scale)
{
  gboolean small = scale->size == TB_SCALE_SMALL;

  g_return_if_fail (TB_IS_SUCCESSORS (self));

  self->scale = *scale;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row), small ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    tb_leader_card_set_size (TB_LEADER_CARD (self->cards[i]), scale->size);
  set_sizes (self);
  turn_up (self, 0);
}

static gboolean
tb_successors_grab_focus (GtkWidget *widget)
{
  TbSuccessors *self = TB_SUCCESSORS (widget);

  return self->n > 0 && gtk_widget_grab_focus (self->cards[0]);
}

static void
tb_successors_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_successors_parent_class)->dispose (object);
}

static void
tb_successors_class_init (TbSuccessorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_successors_dispose;
  widget_class->grab_focus = tb_successors_grab_focus;
  widget_class->focus = bm_widget_focus;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "tbsuccessors");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_successors_init (TbSuccessors *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->scale = (TbScale) { TB_SCALE_USUAL, 1, FALSE };
  self->title = tb_label_new ("heading");
  gtk_widget_set_halign (self->title, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->row = tb_row_new (10);
  /* The row fills its place: to center it, GTK would look for the least width of all words for their height, which takes
     longer than a frame. */
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      self->cards[i] = tb_leader_card_new (GTK_WIDGET (self));
      gtk_widget_set_hexpand (self->cards[i], TRUE);
      gtk_box_append (GTK_BOX (self->row), self->cards[i]);
    }
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squad"), -1);
}
