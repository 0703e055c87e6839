/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-terror-zone"

#include "config.h"

#include "tb-terror-zone.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-drag.h"
#include "tb-parts.h"
#include "tb-pattern.h"
#include "tb-places.h"
#include "tb-turn-words.h"
#include "tb-words.h"

/* Height by width of a Worm's banner. */
#define BANNER_ASPECT (114.0 / 296)

/* More marks stand without the word "hits", for which there is no room. */
#define MOST_AFTER_WORD 2

/* The small panels have no room for names in larger text than this. */
#define MOST_TEXT_OF_SMALL 1.25

typedef struct
{
  GtkWidget *button;
  GtkWidget *banner;
  GtkWidget *target;  /* its number */
  GtkWidget *name;
  GtkWidget *where;
  GtkWidget *badge;   /* the next two */
  GtkWidget *heart;
  GtkWidget *health;
  GtkWidget *egg;
  GtkWidget *cards;   /* pattern and places */
  GtkWidget *pattern;
  GtkWidget *places;
  GtkWidget *to_go;
  GtkWidget *hits;
  GtkWidget *marks[TB_MAX_SEATS];
} Panel;

struct _TbTerrorZone
{
  GtkWidget  parent_instance;

  GtkWidget *left;   /* number of Worms in the deck */
  GtkWidget *column; /* of the panels, equally high */
  Panel      panels[TB_N_SLOTS];
  TbScale    scale;
};

G_DEFINE_FINAL_TYPE (TbTerrorZone, tb_terror_zone, GTK_TYPE_WIDGET)

/* Health and the Egg, over the picture. */
static GtkWidget *
new_badge (Panel *panel)
{
  GtkWidget *row = tb_row_new (4), *egg = tb_row_new (0);

  panel->badge = tb_column_new (0);
  panel->health = tb_label_new ("worm-health");
  panel->egg = bm_art_image_new ("terror-below/pieces/egg-violet", 26);
  panel->heart = bm_art_image_new ("terror-below/tokens/heart", 16);
  gtk_box_append (GTK_BOX (row), panel->heart);
  gtk_box_append (GTK_BOX (row), panel->health);
  gtk_widget_set_hexpand (panel->egg, TRUE);
  gtk_box_append (GTK_BOX (egg), panel->egg);
  gtk_widget_add_css_class (egg, "worm-egg");
  gtk_box_append (GTK_BOX (panel->badge), row);
  gtk_box_append (GTK_BOX (panel->badge), egg);
  gtk_widget_add_css_class (panel->badge, "worm-badge");
  gtk_widget_set_halign (panel->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (panel->badge, GTK_ALIGN_START);
  return panel->badge;
}

/* The picture, and over it number, name, health and Egg. */
static GtkWidget *
new_head (Panel *panel,
          guint  slot)
{
  GtkWidget *overlay = gtk_overlay_new (), *words = tb_row_new (6);
  g_autofree char *target = g_strdup_printf ("terror-below/pieces/target-%u", slot + 1);

  panel->banner = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_widget_add_css_class (overlay, "worm-head");
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), panel->banner);
  panel->name = tb_label_new ("worm-name");
  panel->where = tb_label_new ("worm-where");
  gtk_widget_set_valign (panel->where, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (panel->name, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (words), panel->name);
  gtk_box_append (GTK_BOX (words), panel->where);
  gtk_widget_add_css_class (words, "worm-words");
  gtk_widget_set_valign (words, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), words);
  panel->target = bm_art_image_new (target, 46);
  gtk_widget_add_css_class (panel->target, "worm-target");
  gtk_widget_set_halign (panel->target, GTK_ALIGN_START);
  gtk_widget_set_valign (panel->target, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), panel->target);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_badge (panel));
  gtk_widget_set_vexpand (overlay, TRUE);
  return overlay;
}

static void
make_panel (TbTerrorZone *self,
            guint         slot)
{
  Panel *panel = &self->panels[slot];
  GtkWidget *box = tb_whole_column_new (0), *middle = tb_row_new (10), *foot = tb_row_new (4);

  panel->button = tb_part_button_new (GTK_WIDGET (self));
  tb_part_button_set (panel->button, TB_AT (TB_AT_WORM, slot));
  gtk_widget_add_css_class (panel->button, "tb-worm");
  gtk_box_append (GTK_BOX (box), new_head (panel, slot));
  panel->pattern = tb_pattern_new ();
  tb_pattern_set_number (TB_PATTERN (panel->pattern), slot + 1);
  panel->places = tb_places_new ();
  gtk_widget_set_valign (panel->pattern, GTK_ALIGN_START);
  gtk_widget_set_valign (panel->places, GTK_ALIGN_START);
  gtk_widget_set_hexpand (panel->places, TRUE);
  gtk_box_append (GTK_BOX (middle), panel->pattern);
  gtk_box_append (GTK_BOX (middle), panel->places);
  gtk_widget_add_css_class (middle, "worm-cards");
  panel->cards = middle;
  gtk_box_append (GTK_BOX (box), middle);
  panel->to_go = tb_wrapped_new ("worm-to-go");
  gtk_widget_set_hexpand (panel->to_go, TRUE);
  panel->hits = tb_label_new ("worm-hits");
  gtk_box_append (GTK_BOX (foot), panel->to_go);
  gtk_box_append (GTK_BOX (foot), panel->hits);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      panel->marks[seat] = bm_art_image_new (tb_mark_art (seat), 18);
      gtk_widget_set_valign (panel->marks[seat], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (foot), panel->marks[seat]);
    }
  gtk_widget_add_css_class (foot, "worm-foot");
  gtk_box_append (GTK_BOX (box), foot);
  gtk_button_set_child (GTK_BUTTON (panel->button), box);
  gtk_box_append (GTK_BOX (self->column), panel->button);
  tb_drag_add_target (panel->button, GTK_WIDGET (self), tb_part_button_get);
}

static void
name_panel (Panel            *panel,
            BmMatch          *match,
            const TbPosition *view,
            guint             slot,
            const TbDanger   *danger,
            const char       *instead)
{
  const TbSlot *worm = &view->slots[slot];
  g_autofree char *name = NULL, *words = NULL, *to_go = NULL, *hits = NULL;

  if (!tb_slot_is_in_play (worm))
    name = g_strdup_printf (_("Worm %u: none"), slot + 1);
  else
    {
      name = g_strdup_printf (_("Worm %1$u: %2$s"), slot + 1, tb_card_words (worm->worm));
      to_go = tb_to_go_words (danger);
      hits = tb_hits_words (match, danger);
      words = instead != NULL ? g_strdup (instead)
                              /* Translators: where a Worm is, how many hearts it has, when it attacks, whom it hits. */
              : g_strdup_printf (_("at %1$s, %2$u health, %3$u of %4$u cards, %5$s, %6$s"), tb_space_words (worm->target),
                                 tb_worm (worm->worm)->health, worm->n_cards, tb_worm_limit (view, worm->worm), to_go,
                                 hits);
    }
  tb_part_button_name (panel->button, name, words);
}

static void
show_marks (TbTerrorZone   *self,
            Panel          *panel,
            const TbDanger *danger,
            guint           players)
{
  gboolean small = self->scale.size == TB_SCALE_SMALL;
  gboolean brief = small || __builtin_popcount (danger->hits) > MOST_AFTER_WORD;
  const char *hits = danger->unknown ? "?" : danger->hits != 0 ? (brief ? "" : _("hits"))
                                           : small             ? ""
                                                               : _("hits nobody");

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    gtk_widget_set_visible (panel->marks[seat], seat < players && (danger->hits >> seat & 1) != 0);
  tb_label_set (panel->hits, hits);
  gtk_widget_set_visible (panel->hits, danger->in_play && *hits != '\0');
}

/* Whether the first Worms are still to come. */
static gboolean
is_to_come (const TbPosition *view)
{
  return view->step == TB_STEP_SETUP;
}

/* Whether there is room for the names of those a Worm hits; else their marks are shown. */
static gboolean
has_names (TbTerrorZone *self,
           const TbShow *show)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return show->danger_shown && (self->scale.size != TB_SCALE_SMALL || root == NULL
                                || bm_widget_text_scale (GTK_WIDGET (root)) <= MOST_TEXT_OF_SMALL);
}

/* When it attacks; with the Danger switch also whom it hits, and where. */
static char *
dup_foot (TbTerrorZone   *self,
          BmMatch        *match,
          const TbShow   *show,
          const TbDanger *danger)
{
  g_autofree char *to_go = self->scale.size == TB_SCALE_SMALL ? tb_to_go_short_words (danger) : tb_to_go_words (danger);
  g_autofree char *hits = NULL;

  if (!danger->in_play && is_to_come (show->view))
    /* Translators: below "No Worm yet". */
    return g_strdup (_("comes before round 1"));
  if (!has_names (self, show) || !danger->in_play)
    return g_steal_pointer (&to_go);
  hits = tb_danger_words (match, show->view, danger);
  /* Translators: when a Worm attacks, and whom it hits: "attacks after 1 more card: hits Ada at b3". */
  return g_strdup_printf (_("%1$s: %2$s"), to_go, hits);
}

/* Whether the last card was played this turn. */
static gboolean
is_fresh (const TbPosition *view,
          guint             slot)
{
  const TbSlot *worm = &view->slots[slot];

  return view->played != TB_NO_CARD && view->played_slot == slot && worm->n_cards > 0
         && worm->cards[worm->n_cards - 1] == view->played;
}

/* The move of the Target by the held card: "e3 → f5". */
static char *
dup_move (const TbDistraction *distraction)
{
  TbSpace from = distraction->before.centre, to = from;

  if (distraction->n_steps > 0)
    to = distraction->steps[distraction->n_steps - 1].to;
  if (from == to)
    return g_strdup_printf (_("at %s"), tb_space_words (from));
  return g_strdup_printf ("%s → %s", tb_space_words (from), tb_space_words (to));
}

static void
show_panel (TbTerrorZone *self,
            BmMatch      *match,
            const TbShow *show,
            guint         slot)
{
  int width = tb_scale_pick (&self->scale, 26, 42, 54), pattern = tb_scale_pick (&self->scale, 46, 71, 92);
  Panel *panel = &self->panels[slot];
  const TbSlot *worm = &show->view->slots[slot];
  guint limit = tb_slot_is_in_play (worm) ? tb_worm_limit (show->view, worm->worm) : 0;
  gboolean held = show->distraction != NULL && show->distracted == (int) slot;
  const TbDanger *danger = held ? &show->distraction->after : &show->danger[slot];
  g_autofree char *instead = held ? tb_distraction_words (match, slot, show->distraction) : NULL;
  g_autofree char *art = NULL, *where = NULL, *health = NULL;
  g_autofree char *foot = dup_foot (self, match, show, danger);

  tb_part_button_follow (panel->button, show);
  bm_widget_set_class (panel->button, "near", danger->in_play && danger->to_go <= 1);
  bm_widget_set_class (panel->button, "gone", !danger->in_play);
  bm_widget_set_class (panel->button, "aimed", held);
  gtk_widget_set_visible (panel->badge, danger->in_play);
  gtk_widget_set_visible (panel->cards, danger->in_play);
  name_panel (panel, match, show->view, slot, danger, instead);
  if (!tb_slot_is_in_play (worm))
    {
      bm_card_picture_set (BM_CARD_PICTURE (panel->banner), is_to_come (show->view) ? "terror-below/worms/any" : NULL,
                           BANNER_ASPECT);
      tb_label_set (panel->name, is_to_come (show->view) ? _("No Worm yet") : _("No Worm"));
    }
  else
    {
      const TbWorm *card = tb_worm (worm->worm);

      art = g_strdup_printf ("terror-below/worms/%s", tb_card_kind (worm->worm));
      bm_card_picture_set (BM_CARD_PICTURE (panel->banner), art, BANNER_ASPECT);
      tb_label_set (panel->name, tb_card_words (worm->worm));
      where = held ? dup_move (show->distraction) : g_strdup_printf (_("at %s"), tb_space_words (worm->target));
      health = g_strdup_printf ("%u", card->health);
      tb_label_set (panel->health, health);
      bm_art_image_set_name (BM_ART_IMAGE (panel->egg), tb_egg_art (card->colour));
    }
  tb_label_set (panel->where, where == NULL ? "" : where);
  tb_pattern_set (TB_PATTERN (panel->pattern), worm->worm, pattern);
  tb_places_set (TB_PLACES (panel->places), worm, limit, width, is_fresh (show->view, slot));
  tb_label_set (panel->to_go, foot);
  show_marks (self, panel, danger, has_names (self, show) ? 0 : show->view->options.players);
  if (has_names (self, show))
    gtk_widget_set_visible (panel->hits, FALSE);
}

void
tb_terror_zone_show (TbTerrorZone *self,
                     BmMatch      *match,
                     const TbShow *show)
{
  g_autofree char *left = g_strdup_printf (ngettext ("%u Worm below", "%u Worms below", show->view->n_deck[TB_DECK_WORMS]),
                                           show->view->n_deck[TB_DECK_WORMS]);

  tb_label_set (self->left, left);
  bm_widget_set_tooltip (self->left, left);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    show_panel (self, match, show, slot);
}

GtkWidget *
tb_terror_zone_get_banner (TbTerrorZone *self,
                           guint         slot)
{
  return self->panels[slot].banner;
}

GtkWidget *
tb_terror_zone_get_places (TbTerrorZone *self,
                           guint         slot)
{
  return self->panels[slot].places;
}

GtkWidget *
tb_terror_zone_get_head (TbTerrorZone *self)
{
  return self->left;
}

void
tb_terror_zone_set_scale (TbTerrorZone  *self,
                          const TbScale *scale)
{
  self->scale = *scale;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      Panel *panel = &self->panels[slot];

      bm_art_image_set_size (BM_ART_IMAGE (panel->target), tb_scale_pick (scale, 30, 46, 56));
      bm_art_image_set_size (BM_ART_IMAGE (panel->heart), tb_scale_pick (scale, 12, 17, 20));
      bm_art_image_set_size (BM_ART_IMAGE (panel->egg), tb_scale_pick (scale, 16, 26, 32));
      gtk_widget_set_size_request (panel->banner, 0, tb_scale_pick (scale, 50, 96, 120));
      gtk_orientable_set_orientation (GTK_ORIENTABLE (panel->badge), scale->size == TB_SCALE_SMALL
                                                                       ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
      for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
        bm_art_image_set_size (BM_ART_IMAGE (panel->marks[seat]), tb_scale_pick (scale, 14, 18, 22));
    }
}

static void
tb_terror_zone_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_terror_zone_parent_class)->dispose (object);
}

static void
tb_terror_zone_class_init (TbTerrorZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_terror_zone_dispose;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "terrorzone");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_terror_zone_init (TbTerrorZone *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = tb_row_new (6), *title = tb_label_new ("caption");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->scale = (TbScale) { TB_SCALE_USUAL, 1, FALSE };
  self->left = tb_label_new ("quiet");
  tb_label_set (title, _("Terror zone"));
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->left);
  gtk_widget_add_css_class (head, "tb-head");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  /* A panel whose text changes does not move the others. */
  self->column = tb_column_new (6);
  gtk_box_set_homogeneous (GTK_BOX (self->column), TRUE);
  gtk_widget_set_vexpand (self->column, TRUE);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    make_panel (self, slot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Terror zone"), -1);
}
