/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hunter"

#include "config.h"

#include "tb-hunter.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-words.h"

struct _TbHunterChip
{
  GtkWidget   parent_instance;

  GtkWidget  *overlay;
  BmArtImage *face;
  BmArtImage *mark;
  BmArtImage *badge;
};

G_DEFINE_FINAL_TYPE (TbHunterChip, tb_hunter_chip, GTK_TYPE_WIDGET)

static const char *const state_classes[] = {
  [TB_HUNTER_LATER] = "later", [TB_HUNTER_NOW] = "now", [TB_HUNTER_DONE] = "done", [TB_HUNTER_DANGER] = "danger",
  [TB_HUNTER_SAFE] = "safe", [TB_HUNTER_DEAD] = "dead",
};

static void
tb_hunter_chip_dispose (GObject *object)
{
  g_clear_pointer (&TB_HUNTER_CHIP (object)->overlay, gtk_widget_unparent);
  G_OBJECT_CLASS (tb_hunter_chip_parent_class)->dispose (object);
}

static void
tb_hunter_chip_class_init (TbHunterChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_hunter_chip_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tbhunter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static BmArtImage *
add_badge (TbHunterChip *self,
           GtkAlign      vertical)
{
  GtkWidget *image = bm_art_image_new (NULL, 14);

  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_widget_set_valign (image, vertical);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), image);
  return BM_ART_IMAGE (image);
}

static void
tb_hunter_chip_init (TbHunterChip *self)
{
  self->overlay = gtk_overlay_new ();
  self->face = BM_ART_IMAGE (bm_art_image_new (NULL, 32));
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), GTK_WIDGET (self->face));
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
  self->mark = add_badge (self, GTK_ALIGN_END);
  self->badge = add_badge (self, GTK_ALIGN_START);
}

GtkWidget *
tb_hunter_chip_new (void)
{
  return g_object_new (TB_TYPE_HUNTER_CHIP, NULL);
}

/* %s: the player. */
static char *
state_words (TbHunterState  state,
             const char    *name)
{
  switch (state)
    {
    case TB_HUNTER_NOW:
      return g_strdup_printf (_("%s hunts now"), name);
    case TB_HUNTER_DONE:
      return g_strdup_printf (_("%s has hunted"), name);
    case TB_HUNTER_DANGER:
      return g_strdup_printf (_("%s is in danger"), name);
    case TB_HUNTER_SAFE:
      return g_strdup_printf (_("%s is safe"), name);
    case TB_HUNTER_DEAD:
      return g_strdup_printf (_("%s: the Leader is dead"), name);
    case TB_HUNTER_LATER:
    default:
      return g_strdup_printf (_("%s is caught"), name);
    }
}

void
tb_hunter_chip_show (TbHunterChip   *self,
                     const TbHunter *hunter,
                     const char     *name,
                     int             size)
{
  g_autofree char *words = NULL;
  gboolean dead;

  g_return_if_fail (TB_IS_HUNTER_CHIP (self));

  words = state_words ((TbHunterState) hunter->state, name);
  dead = hunter->state == TB_HUNTER_DEAD;
  bm_art_image_set_size (self->face, size);
  bm_art_image_set_size (self->mark, size * 2 / 5);
  bm_art_image_set_size (self->badge, size / 2);
  bm_art_image_set_name (self->face, dead || hunter->leader == TB_NO_CARD ? "terror-below/tokens/skull"
                                                                           : tb_card_art (hunter->leader));
  bm_art_image_set_name (self->mark, tb_mark_art (hunter->seat));
  bm_art_image_set_name (self->badge, hunter->state == TB_HUNTER_SAFE ? "terror-below/pieces/shield" : NULL);
  for (guint i = 0; i < G_N_ELEMENTS (state_classes); i++)
    bm_widget_set_class (GTK_WIDGET (self), state_classes[i], i == hunter->state);
  bm_widget_set_tooltip (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
