/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-hand-over-screen"

#include "config.h"

#include "bm-hand-over-screen.h"

#include <string.h>

#include "bm-art-image.h"
#include "bm-widget.h"

struct _BmHandOverScreen
{
  GtkWidget   parent_instance;

  BmArtImage *picture;
  GtkLabel   *whose;
  GtkLabel   *why;
  GtkWidget  *here;
};

enum { SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmHandOverScreen, bm_hand_over_screen, GTK_TYPE_WIDGET)

static void
here_cb (BmHandOverScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
}

static gboolean
bm_hand_over_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_HAND_OVER_SCREEN (widget)->here);
}

static void
bm_hand_over_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_HAND_OVER_SCREEN);
  G_OBJECT_CLASS (bm_hand_over_screen_parent_class)->dispose (object);
}

static void
bm_hand_over_screen_class_init (BmHandOverScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_hand_over_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_hand_over_screen_grab_focus;

  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/bm-hand-over-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmHandOverScreen, picture);
  gtk_widget_class_bind_template_child (widget_class, BmHandOverScreen, whose);
  gtk_widget_class_bind_template_child (widget_class, BmHandOverScreen, why);
  gtk_widget_class_bind_template_child (widget_class, BmHandOverScreen, here);
  gtk_widget_class_bind_template_callback (widget_class, here_cb);
  gtk_widget_class_set_css_name (widget_class, "handover");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_hand_over_screen_init (BmHandOverScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
bm_hand_over_is_needed (const BmGame  *game,
                        gconstpointer  position,
                        int            last,
                        int            next)
{
  g_autofree gpointer shown = NULL, allowed = NULL;

  g_return_val_if_fail (position != NULL, FALSE);

  if (last == next)
    return FALSE;
  shown = g_memdup2 (position, game->position_size);
  allowed = g_memdup2 (position, game->position_size);
  game->hide (shown, next);
  game->hide (allowed, last);
  return memcmp (shown, allowed, game->position_size) != 0;
}

void
bm_hand_over_screen_set (BmHandOverScreen *self,
                         const BmGameUi   *ui,
                         gconstpointer     position,
                         int               seat,
                         const char       *name)
{
  g_autofree char *whose = NULL, *spoken = NULL;

  g_return_if_fail (BM_IS_HAND_OVER_SCREEN (self));
  g_return_if_fail (name != NULL);

  whose = ui->decides_words (position, seat, name);
  bm_art_image_set_name (self->picture, bm_game_ui_seat_art (ui->game, seat));
  gtk_label_set_label (self->whose, whose);
  gtk_label_set_label (self->why, ui->covered_words (seat));
  /* The button is focused: screen readers read only its description. */
  spoken = g_strconcat (whose, " ", gtk_label_get_label (self->why), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->here), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}
