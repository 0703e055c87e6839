/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-objective"

#include "config.h"

#include "tb-objective.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-end-words.h"
#include "tb-fuse.h"
#include "tb-parts.h"
#include "tb-words.h"

#define N_TICKS 5

G_STATIC_ASSERT (N_TICKS >= TB_N_LOCATIONS);

typedef struct
{
  GtkWidget *overlay;
  GtkWidget *picture;
  GtkWidget *badge;
} Tick;

struct _TbObjective
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *count;
  Tick       ticks[N_TICKS];
  GtkWidget *fuse;
};

G_DEFINE_FINAL_TYPE (TbObjective, tb_objective, GTK_TYPE_WIDGET)

/* What a tick is for, and its state. */
typedef enum
{
  STATE_OPEN,
  STATE_DONE,
  STATE_LOST
} State;

static void
show_tick (Tick       *tick,
           const char *art,
           const char *name,
           State       state)
{
  static const char *const badges[] = { NULL, "terror-below/pieces/shield", "terror-below/tokens/skull" };
  g_autofree char *words = NULL;

  if (state == STATE_DONE)
    /* Translators: %s is a Location or a Worm that is ticked off. */
    words = g_strdup_printf (_("%s: done"), name);
  else if (state == STATE_LOST)
    /* Translators: %s is a Location. */
    words = g_strdup_printf (_("%s: destroyed"), name);
  else
    words = g_strdup (name);
  bm_art_image_set_name (BM_ART_IMAGE (tick->picture), art);
  bm_art_image_set_name (BM_ART_IMAGE (tick->badge), badges[state]);
  bm_widget_set_class (tick->overlay, "done", state == STATE_DONE);
  bm_widget_set_class (tick->overlay, "lost", state == STATE_LOST);
  bm_widget_set_tooltip (tick->overlay, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick->picture), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_locations (TbObjective      *self,
                const TbPosition *view,
                gboolean          delivered)
{
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      g_autofree char *art = g_strdup_printf ("terror-below/locations/%s", tb_box->words[TB_FIRST_LOCATION + i].id);
      State state = delivered && (view->delivered >> i & 1) != 0 ? STATE_DONE
                    : view->locations[i] == TB_SPACE_NONE ? STATE_LOST : STATE_OPEN;

      show_tick (&self->ticks[i], art, tb_location_words (i), state);
    }
}

static void
show_worms (TbObjective      *self,
            const TbPosition *view)
{
  for (guint i = 0; i < N_TICKS; i++)
    {
      g_autofree char *art = g_strdup_printf ("terror-below/worms/%s-head", tb_box->worm_type_words[i].id);

      show_tick (&self->ticks[i], art, _(tb_box->worm_type_words[i].name),
                 (view->trophies >> i & 1) != 0 ? STATE_DONE : STATE_OPEN);
    }
}

void
tb_objective_show (TbObjective  *self,
                   const TbShow *show)
{
  const TbPosition *view = show->view;
  const TbNumbers *numbers = &tb_box->numbers;
  guint scenario = view->options.scenario, n = 0;
  g_autofree char *count = NULL, *goal = NULL;

  g_return_if_fail (TB_IS_OBJECTIVE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), tb_position_is_solo (view));
  if (!tb_position_is_solo (view))
    return;
  if (scenario == TB_SOLO_EXTERMINATION)
    {
      show_worms (self, view);
      n = (guint) __builtin_popcount (view->trophies);
    }
  else
    {
      show_locations (self, view, scenario == TB_SOLO_DELIVERY);
      n = scenario == TB_SOLO_DELIVERY ? (guint) __builtin_popcount (view->delivered) : tb_position_vp (view, 0);
    }
  tb_label_set (self->title, tb_scenario_words (scenario));
  /* Translators: how much of the objective of a match alone is reached: "2 of 4". */
  count = g_strdup_printf (_("%1$u of %2$u"), n, numbers->need[scenario]);
  tb_label_set (self->count, count);
  goal = tb_scenario_goal (scenario);
  bm_widget_set_tooltip (self->title, goal);
  tb_fuse_set (TB_FUSE (self->fuse), view->attacks, numbers->solo_attacks);
}

void
tb_objective_set_scale (TbObjective   *self,
                        const TbScale *scale)
{
  int side = tb_scale_pick (scale, 26, 44, 54);

  g_return_if_fail (TB_IS_OBJECTIVE (self));

  for (guint i = 0; i < N_TICKS; i++)
    {
      bm_art_image_set_size (BM_ART_IMAGE (self->ticks[i].picture), side);
      bm_art_image_set_size (BM_ART_IMAGE (self->ticks[i].badge), side / 2);
    }
}

static void
tb_objective_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_objective_parent_class)->dispose (object);
}

static void
tb_objective_class_init (TbObjectiveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_objective_dispose;
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "tbobjective");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_tick (Tick      *tick,
           GtkWidget *row)
{
  tick->overlay = gtk_overlay_new ();
  tick->picture = g_object_new (BM_TYPE_ART_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (tick->overlay), tick->picture);
  tick->badge = bm_art_image_new (NULL, 22);
  gtk_widget_set_halign (tick->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (tick->badge, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (tick->overlay), tick->badge);
  gtk_widget_add_css_class (tick->overlay, "tick");
  gtk_widget_set_halign (tick->overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (tick->overlay, TRUE);
  gtk_box_append (GTK_BOX (row), tick->overlay);
}

static void
tb_objective_init (TbObjective *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = tb_row_new (6), *row = tb_row_new (4);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
  self->title = tb_label_new ("caption");
  self->count = tb_label_new ("objective-count");
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->count);
  gtk_widget_add_css_class (head, "tb-head");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  for (guint i = 0; i < N_TICKS; i++)
    make_tick (&self->ticks[i], row);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  self->fuse = g_object_new (TB_TYPE_FUSE, NULL);
  gtk_widget_set_parent (self->fuse, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Objective"), -1);
  tb_objective_set_scale (self, &(TbScale) { TB_SCALE_USUAL, 1, FALSE });
}
