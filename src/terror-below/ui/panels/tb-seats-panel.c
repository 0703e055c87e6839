/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-seats-panel"

#include "config.h"

#include "tb-seats-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-pips.h"
#include "bm-player-words.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_EGGS 8 /* pictures; more are told by a number */

typedef struct
{
  GtkWidget *button;
  GtkWidget *portrait;
  GtkWidget *hat;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *who;
  GtkWidget *leader;
  GtkWidget *points;
  GtkWidget *squad[TB_N_SQUAD];
  GtkWidget *counts;      /* the row of the next three */
  GtkWidget *count[3];
  GtkWidget *carried;     /* the row of Eggs and Rubble */
  GtkWidget *eggs[MAX_EGGS];
  GtkWidget *rubble[3];
  BmPips    *bar;
} Row;

struct _TbSeatsPanel
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *order;
  Row        rows[TB_MAX_SEATS];
  int        size;
};

G_DEFINE_FINAL_TYPE (TbSeatsPanel, tb_seats_panel, GTK_TYPE_WIDGET)

static GtkWidget *
new_portrait (Row *row)
{
  GtkWidget *overlay = gtk_overlay_new ();

  row->portrait = bm_art_image_new (NULL, 58);
  gtk_widget_add_css_class (row->portrait, "portrait");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), row->portrait);
  row->mark = bm_art_image_new (NULL, 20);
  gtk_widget_set_halign (row->mark, GTK_ALIGN_END);
  gtk_widget_set_valign (row->mark, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), row->mark);
  row->hat = bm_art_image_new (NULL, 30);
  gtk_widget_set_halign (row->hat, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->hat, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), row->hat);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

static GtkWidget *
new_counts (Row *row)
{
  static const char *const art[] = { "terror-below/tokens/wheel", "terror-below/tokens/bag", "terror-below/tokens/gun" };
  GtkWidget *box = tb_row_new (3);

  row->counts = box;
  for (guint i = 0; i < 3; i++)
    {
      row->count[i] = tb_label_new ("count");
      gtk_box_append (GTK_BOX (box), bm_art_image_new (art[i], 16));
      gtk_box_append (GTK_BOX (box), row->count[i]);
    }
  return box;
}

static GtkWidget *
new_carried (Row *row)
{
  GtkWidget *box = tb_row_new (1), *spring = tb_row_new (0);

  row->carried = box;
  for (guint i = 0; i < MAX_EGGS; i++)
    {
      row->eggs[i] = bm_art_image_new (NULL, 15);
      gtk_box_append (GTK_BOX (box), row->eggs[i]);
    }
  gtk_widget_set_hexpand (spring, TRUE);
  gtk_box_append (GTK_BOX (box), spring);
  for (guint i = 0; i < 3; i++)
    {
      row->rubble[i] = bm_art_image_new ("terror-below/pieces/rubble-1", 16);
      gtk_box_append (GTK_BOX (box), row->rubble[i]);
    }
  return box;
}

static GtkWidget *
new_words (Row *row)
{
  GtkWidget *box = tb_column_new (1), *first = tb_row_new (5), *names = tb_column_new (0), *line = tb_row_new (5);
  GtkWidget *second = tb_row_new (2), *spring = tb_row_new (0);

  row->name = tb_label_new ("seat-name");
  row->who = tb_label_new ("quiet");
  row->leader = tb_label_new ("seat-leader");
  row->points = tb_label_new ("seat-points");
  gtk_box_append (GTK_BOX (line), row->name);
  gtk_box_append (GTK_BOX (line), row->who);
  gtk_box_append (GTK_BOX (names), line);
  gtk_box_append (GTK_BOX (names), row->leader);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (first), names);
  gtk_box_append (GTK_BOX (first), row->points);
  gtk_box_append (GTK_BOX (first), bm_art_image_new ("terror-below/tokens/star", 28));
  gtk_box_append (GTK_BOX (box), first);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      row->squad[i] = bm_art_image_new ("terror-below/tokens/head", 15);
      gtk_box_append (GTK_BOX (second), row->squad[i]);
    }
  gtk_widget_set_hexpand (spring, TRUE);
  gtk_box_append (GTK_BOX (second), spring);
  gtk_box_append (GTK_BOX (second), new_counts (row));
  gtk_box_append (GTK_BOX (box), second);
  gtk_box_append (GTK_BOX (box), new_carried (row));
  row->bar = g_object_new (BM_TYPE_PIPS, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (row->bar), "seat-bar");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->bar));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
make_row (TbSeatsPanel *self,
          guint         seat)
{
  Row *row = &self->rows[seat];
  GtkWidget *box = tb_row_new (8);

  row->button = tb_part_button_new (GTK_WIDGET (self));
  tb_part_button_set (row->button, TB_AT (TB_AT_SEAT, seat));
  gtk_widget_add_css_class (row->button, "tb-seat");
  gtk_widget_add_css_class (row->button, tb_seat_class (seat));
  gtk_box_append (GTK_BOX (box), new_portrait (row));
  gtk_box_append (GTK_BOX (box), new_words (row));
  bm_art_image_set_name (BM_ART_IMAGE (row->mark), tb_mark_art (seat));
  gtk_button_set_child (GTK_BUTTON (row->button), box);
  gtk_widget_set_parent (row->button, GTK_WIDGET (self));
}

static guint
count_bits (guint64 bits)
{
  return (guint) __builtin_popcountll (bits);
}

static void
show_counts (Row            *row,
             const TbPlayer *player)
{
  const guint counts[3] = {
    count_bits (player->vehicles) + player->unknown[0],
    count_bits (player->things & tb_box->item_bits) + player->unknown[1],
    count_bits (player->things & tb_box->weapon_bits) + player->unknown[2],
  };

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", counts[i]);

      tb_label_set (row->count[i], text);
    }
}

static void
show_carried (Row            *row,
              const TbPlayer *player)
{
  guint i = 0;

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint n = tb_eggs_count (player->eggs, colour); n > 0 && i < MAX_EGGS; n--)
      {
        bm_art_image_set_name (BM_ART_IMAGE (row->eggs[i]), tb_egg_art (colour));
        gtk_widget_set_visible (row->eggs[i++], TRUE);
      }
  for (; i < MAX_EGGS; i++)
    gtk_widget_set_visible (row->eggs[i], FALSE);
  for (guint k = 0; k < 3; k++)
    gtk_widget_set_opacity (row->rubble[k], k < player->rubble ? 1 : 0.18);
}

static void
show_squad (Row            *row,
            const TbPlayer *player)
{
  guint alive = count_bits (player->squad) + (player->leader != TB_NO_CARD), dead = count_bits (player->dead);

  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      gtk_widget_set_visible (row->squad[i], i < alive + dead);
      bm_art_image_set_name (BM_ART_IMAGE (row->squad[i]), i < alive ? "terror-below/tokens/head" : "terror-below/tokens/skull");
    }
}

static void
show_bar (Row  *row,
          guint vp)
{
  guint goal = tb_box->numbers.goal;
  g_autofree char *spoken = g_strdup_printf (ngettext ("%1$u point of %2$u", "%1$u points of %2$u", vp), vp, goal);

  bm_pips_set_count (row->bar, goal);
  for (guint i = 0; i < goal; i++)
    bm_pips_set (row->bar, i, i < vp ? "full" : NULL);
  bm_pips_set_spoken (row->bar, spoken, NULL);
}

static void
name_row (Row            *row,
          BmMatch        *match,
          guint           seat,
          const TbPlayer *player,
          guint           vp)
{
  g_autofree char *name = g_strdup_printf (_("%1$s: %2$s"), tb_seat_words (seat), tb_player_words (match, seat));
  GString *words = g_string_new (NULL);
  g_autofree char *text = NULL;

  g_string_append_printf (words, ngettext ("%u point", "%u points", vp), vp);
  if (player->leader != TB_NO_CARD)
    g_string_append_printf (words, _(", Leader %s"), tb_card_words (player->leader));
  if (player->hat != TB_NO_CARD)
    g_string_append_printf (words, _(", wears the %s"), tb_card_words (player->hat));
  g_string_append_printf (words, ngettext (", %u Egg", ", %u Eggs", tb_eggs_total (player->eggs)), tb_eggs_total (player->eggs));
  g_string_append_printf (words, _(", %u Rubble"), player->rubble);
  g_string_append_printf (words, _(", %1$u Vehicle cards, %2$u Items, %3$u Weapons"),
                          count_bits (player->vehicles) + player->unknown[0],
                          count_bits (player->things & tb_box->item_bits) + player->unknown[1],
                          count_bits (player->things & tb_box->weapon_bits) + player->unknown[2]);
  if (player->eliminated)
    g_string_append (words, _(", out of the match"));
  text = g_string_free (words, FALSE);
  tb_part_button_name (row->button, name, text);
}

static void
show_row (TbSeatsPanel *self,
          BmMatch      *match,
          const TbShow *show,
          guint         seat)
{
  static const int portraits[] = { 40, 58, 72 };
  Row *row = &self->rows[seat];
  const TbPlayer *player = &show->view->players[seat];
  guint vp = tb_position_vp (show->view, seat);
  gboolean acts = show->decides == (int) seat, computer = bm_seats_is_computer (&show->seats, (int) seat);
  g_autofree char *points = g_strdup_printf ("%u", vp), *hat = NULL;
  gboolean small = self->size == 0 || (show->view->options.players > 3 && !acts);

  bm_art_image_set_name (BM_ART_IMAGE (row->portrait),
                         player->eliminated ? "terror-below/pieces/gravestone"
                         : player->leader == TB_NO_CARD ? "terror-below/backs/character" : tb_card_art (player->leader));
  bm_art_image_set_size (BM_ART_IMAGE (row->portrait), small ? portraits[0] : portraits[self->size]);
  hat = player->hat == TB_NO_CARD ? NULL : g_strdup_printf ("terror-below/hats/%s", tb_card_kind (player->hat));
  bm_art_image_set_name (BM_ART_IMAGE (row->hat), hat);
  gtk_widget_set_visible (row->hat, hat != NULL);
  tb_label_set (row->name, show->names[seat]);
  tb_label_set (row->who, computer ? bm_level_short_words (show->seats.levels[seat])
                          : bm_seats_get_only_person (&show->seats) == (int) seat ? _("you") : "");
  tb_label_set (row->leader, player->leader == TB_NO_CARD ? "" : tb_card_words (player->leader));
  gtk_widget_set_visible (row->leader, !small);
  tb_label_set (row->points, points);
  show_squad (row, player);
  show_counts (row, player);
  gtk_widget_set_visible (row->counts, TRUE);
  show_carried (row, player);
  show_bar (row, vp);
  gtk_widget_set_visible (GTK_WIDGET (row->bar), !small);
  bm_widget_set_class (row->button, "acts", acts);
  bm_widget_set_class (row->button, "out", player->eliminated);
  tb_part_button_light (row->button, tb_show_is_lit (show, TB_AT (TB_AT_SEAT, seat)), FALSE);
  name_row (row, match, seat, player, vp);
}

void
tb_seats_panel_show (TbSeatsPanel *self,
                     BmMatch      *match,
                     const TbShow *show)
{
  g_autofree char *title = tb_position_is_solo (show->view) ? g_strdup (_("Your squad"))
                           : g_strdup_printf (_("First to %u"), tb_box->numbers.goal);

  tb_label_set (self->title, title);
  gtk_widget_set_visible (self->order, show->view->options.players > 1);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      gboolean plays = seat < show->view->options.players;

      gtk_widget_set_visible (self->rows[seat].button, plays);
      if (plays)
        show_row (self, match, show, seat);
    }
}

void
tb_seats_panel_set_size (TbSeatsPanel *self,
                         int           size)
{
  self->size = size;
}

static void
tb_seats_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_seats_panel_parent_class)->dispose (object);
}

static void
tb_seats_panel_class_init (TbSeatsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_seats_panel_dispose;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "seatspanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_seats_panel_init (TbSeatsPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = tb_row_new (6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
  self->size = 1;
  self->title = tb_label_new ("caption");
  self->order = tb_label_new ("quiet");
  tb_label_set (self->order, _("turn order ↓"));
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->order);
  gtk_widget_add_css_class (head, "tb-head");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    make_row (self, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seats"), -1);
}
