/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-seats-panel"

#include "config.h"

#include "tb-seats-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-keys.h"
#include "bm-pips.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-pile.h"
#include "tb-title-row.h"
#include "tb-words.h"

#define MAX_EGGS 8 /* pictures; more are shown as a number */
#define N_RUBBLE 3

/* The level of detail of a row. */
typedef enum
{
  ROW_WHOLE,
  ROW_CLOSE,  /* the same in less height, without its Leader's name */
  ROW_SMALL,  /* without the cards, until it is hovered */
  ROW_TINY,
} RowKind;

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;     /* with mark and Hat */
  GtkWidget *portrait;
  GtkWidget *hat;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *who;
  GtkWidget *leader;
  GtkWidget *points;
  GtkWidget *star;
  GtkWidget *lines;       /* the two rows below the name, or both in one row */
  GtkWidget *living;      /* the row of the squad and the cards */
  GtkWidget *squad[TB_N_SQUAD];
  GtkWidget *counts;      /* the row of the next three */
  GtkWidget *kinds[3];
  GtkWidget *count[3];
  GtkWidget *carried;     /* the row of Eggs and Rubble */
  GtkWidget *eggs[MAX_EGGS];
  GtkWidget *no_eggs;
  GtkWidget *more_eggs;
  GtkWidget *rubble[N_RUBBLE];
  BmPips    *bar;
} Row;

struct _TbSeatsPanel
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *order;
  GtkWidget *help;
  Row        rows[TB_MAX_SEATS];
  TbScale    scale;
  gboolean   tight;
};

G_DEFINE_FINAL_TYPE (TbSeatsPanel, tb_seats_panel, GTK_TYPE_WIDGET)

static GtkWidget *
new_picture (Row *row)
{
  row->picture = gtk_overlay_new ();
  row->portrait = bm_art_image_new (NULL, 58);
  gtk_widget_add_css_class (row->portrait, "portrait");
  gtk_widget_set_overflow (row->portrait, GTK_OVERFLOW_HIDDEN);
  gtk_overlay_set_child (GTK_OVERLAY (row->picture), row->portrait);
  row->mark = bm_art_image_new (NULL, 20);
  gtk_widget_set_halign (row->mark, GTK_ALIGN_END);
  gtk_widget_set_valign (row->mark, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (row->picture), row->mark);
  row->hat = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_widget_set_halign (row->hat, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->hat, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (row->picture), row->hat);
  gtk_widget_set_valign (row->picture, GTK_ALIGN_CENTER);
  return row->picture;
}

static GtkWidget *
new_counts (Row *row)
{
  static const char *const art[] = { "terror-below/tokens/wheel", "terror-below/tokens/bag", "terror-below/tokens/gun" };

  row->counts = tb_row_new (1);
  for (guint i = 0; i < 3; i++)
    {
      row->count[i] = tb_label_new ("count");
      row->kinds[i] = bm_art_image_new (art[i], 18);
      gtk_box_append (GTK_BOX (row->counts), row->kinds[i]);
      gtk_box_append (GTK_BOX (row->counts), row->count[i]);
    }
  return row->counts;
}

static GtkWidget *
new_spring (void)
{
  GtkWidget *spring = tb_row_new (0);

  gtk_widget_set_hexpand (spring, TRUE);
  return spring;
}

static GtkWidget *
new_carried (Row *row)
{
  GtkWidget *pile = tb_pile_new ();

  row->carried = tb_row_new (1);
  for (guint i = 0; i < MAX_EGGS; i++)
    {
      row->eggs[i] = bm_art_image_new (NULL, 15);
      gtk_widget_set_parent (row->eggs[i], pile);
    }
  gtk_box_append (GTK_BOX (row->carried), pile);
  row->more_eggs = tb_label_new ("quiet");
  gtk_box_append (GTK_BOX (row->carried), row->more_eggs);
  row->no_eggs = tb_label_new ("seat-who");
  tb_label_set (row->no_eggs, _("no Eggs"));
  gtk_box_append (GTK_BOX (row->carried), row->no_eggs);
  gtk_box_append (GTK_BOX (row->carried), new_spring ());
  for (guint i = 0; i < N_RUBBLE; i++)
    {
      row->rubble[i] = bm_art_image_new (NULL, 18);
      gtk_box_append (GTK_BOX (row->carried), row->rubble[i]);
    }
  gtk_widget_set_hexpand (row->carried, TRUE);
  return row->carried;
}

static GtkWidget *
new_living (Row *row)
{
  row->living = tb_row_new (1);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      row->squad[i] = bm_art_image_new ("terror-below/tokens/head", 16);
      gtk_box_append (GTK_BOX (row->living), row->squad[i]);
    }
  gtk_box_append (GTK_BOX (row->living), new_spring ());
  gtk_box_append (GTK_BOX (row->living), new_counts (row));
  return row->living;
}

static GtkWidget *
new_words (Row *row)
{
  GtkWidget *box = tb_column_new (0), *first = tb_row_new (5), *names = tb_column_new (0);

  row->name = tb_label_new ("seat-name");
  row->who = tb_label_new ("seat-who");
  row->leader = tb_label_new ("seat-leader");
  row->points = gtk_label_new (NULL);
  row->star = bm_art_image_new ("terror-below/tokens/star", 34);
  row->lines = tb_column_new (2);
  gtk_widget_add_css_class (row->points, "seat-points");
  gtk_box_append (GTK_BOX (names), tb_title_row_new (row->name, row->who));
  gtk_box_append (GTK_BOX (names), row->leader);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (first), names);
  gtk_box_append (GTK_BOX (first), row->points);
  gtk_box_append (GTK_BOX (first), row->star);
  gtk_box_append (GTK_BOX (row->lines), new_living (row));
  gtk_box_append (GTK_BOX (row->lines), new_carried (row));
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), row->lines);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
make_row (TbSeatsPanel *self,
          guint         seat)
{
  Row *row = &self->rows[seat];
  GtkWidget *box = tb_column_new (2), *line = tb_row_new (6);

  row->button = tb_part_button_new (GTK_WIDGET (self));
  tb_part_button_set (row->button, TB_AT (TB_AT_SEAT, seat));
  gtk_widget_add_css_class (row->button, "tb-seat");
  gtk_widget_add_css_class (row->button, tb_seat_class (seat));
  row->bar = g_object_new (BM_TYPE_PIPS, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (row->bar), "seat-bar");
  gtk_widget_set_vexpand (line, TRUE);
  gtk_box_append (GTK_BOX (line), new_picture (row));
  gtk_box_append (GTK_BOX (line), new_words (row));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->bar));
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
  guint total = tb_eggs_total (player->eggs), i = 0;
  g_autofree char *more = total > MAX_EGGS ? g_strdup_printf ("+%u", total - MAX_EGGS) : NULL;

  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    for (guint n = tb_eggs_count (player->eggs, colour); n > 0 && i < MAX_EGGS; n--)
      {
        bm_art_image_set_name (BM_ART_IMAGE (row->eggs[i]), tb_egg_art (colour));
        gtk_widget_set_visible (row->eggs[i++], TRUE);
      }
  for (; i < MAX_EGGS; i++)
    gtk_widget_set_visible (row->eggs[i], FALSE);
  gtk_widget_set_visible (row->no_eggs, total == 0 && !gtk_widget_has_css_class (row->button, "tiny"));
  gtk_widget_set_visible (row->more_eggs, more != NULL);
  tb_label_set (row->more_eggs, more == NULL ? "" : more);
  for (guint k = 0; k < N_RUBBLE; k++)
    bm_art_image_set_name (BM_ART_IMAGE (row->rubble[k]),
                           k < player->rubble ? "terror-below/tokens/rubble" : "terror-below/tokens/rubble-none");
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
  g_autofree char *name = tb_seat_name_words (seat, tb_player_words (match, seat));
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
  bm_widget_set_tooltip (row->button, text);
}

/* The seat that decides, or is at turn, has all details; the others have fewer the more seats there are. */
static RowKind
kind_of (TbSeatsPanel *self,
         const TbShow *show,
         guint         seat)
{
  guint n = show->view->options.players;
  gboolean acts = show->decides == (int) seat || (show->decides == BM_SIDE_NOBODY && show->view->turn == seat);

  if (self->scale.size == TB_SCALE_SMALL)
    return acts || n <= 3 ? ROW_WHOLE : ROW_TINY;
  if (n <= 3 || (acts && n == 4))
    return ROW_WHOLE;
  return acts ? ROW_CLOSE : n == 4 ? ROW_SMALL
                                   : ROW_TINY;
}

/* Pixels of a row, its portrait and its small pictures. */
typedef struct
{
  int height;
  int portrait;
  int small;
} RowSize;

static RowSize
size_of (const TbScale *scale,
         RowKind        kind,
         gboolean       tight)
{
  static const RowSize sizes[3][4] = {
    { { 62, 38, 13 }, { 54, 36, 13 }, { 44, 30, 13 }, { 44, 30, 13 } },
    { { 98, 64, 17 }, { 82, 54, 16 }, { 70, 46, 16 }, { 58, 38, 15 } },
    { { 122, 80, 21 }, { 104, 68, 20 }, { 88, 58, 20 }, { 74, 48, 18 } },
  };
  static const RowSize tight_sizes[3][4] = {
    { { 56, 34, 13 }, { 50, 32, 13 }, { 38, 26, 12 }, { 38, 26, 12 } },
    { { 84, 56, 16 }, { 72, 46, 15 }, { 56, 38, 15 }, { 46, 30, 14 } },
    { { 122, 80, 21 }, { 104, 68, 20 }, { 88, 58, 20 }, { 74, 48, 18 } },
  };
  RowSize size = tight ? tight_sizes[scale->size][kind] : sizes[scale->size][kind];

  size.height = (int) (size.height * scale->grown);
  size.portrait = (int) (size.portrait * scale->grown);
  size.small = (int) (size.small * scale->grown);
  return size;
}

static void
resize_row (TbSeatsPanel *self,
            Row          *row,
            RowKind       kind,
            gboolean      pointed)
{
  RowSize size = size_of (&self->scale, kind, self->tight);
  gboolean whole = kind == ROW_WHOLE || kind == ROW_CLOSE;
  int hat = size.portrait * 5 / 8;

  gtk_widget_set_size_request (row->button, -1, size.height);
  bm_art_image_set_size (BM_ART_IMAGE (row->portrait), size.portrait);
  gtk_widget_set_margin_top (row->portrait, MAX (2, size.portrait / 12));
  gtk_widget_set_margin_end (row->portrait, MAX (2, size.portrait / 12));
  bm_art_image_set_size (BM_ART_IMAGE (row->mark), MAX (16, size.portrait / 3));
  gtk_widget_set_size_request (row->hat, hat, hat * 2 / 3);
  bm_art_image_set_size (BM_ART_IMAGE (row->star), whole ? size.small * 2 : size.small * 3 / 2);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    bm_art_image_set_size (BM_ART_IMAGE (row->squad[i]), size.small);
  for (guint i = 0; i < MAX_EGGS; i++)
    bm_art_image_set_size (BM_ART_IMAGE (row->eggs[i]), size.small);
  for (guint i = 0; i < 3; i++)
    {
      bm_art_image_set_size (BM_ART_IMAGE (row->kinds[i]), size.small);
      bm_art_image_set_size (BM_ART_IMAGE (row->rubble[i]), size.small + 2);
    }
  gtk_widget_set_visible (row->leader, kind == ROW_WHOLE && self->scale.size > TB_SCALE_SMALL);
  gtk_widget_set_visible (row->counts, whole || pointed);
  gtk_widget_set_visible (row->carried, whole || !pointed);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->lines), whole ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (GTK_WIDGET (row->bar), whole || self->scale.size > TB_SCALE_SMALL);
  bm_widget_set_class (row->button, "tiny", !whole);
}

static void
show_portrait (Row            *row,
               const TbPlayer *player)
{
  g_autofree char *hat = player->hat == TB_NO_CARD ? NULL : g_strdup_printf ("terror-below/hats/%s", tb_card_kind (player->hat));

  bm_art_image_set_name (BM_ART_IMAGE (row->portrait),
                         player->eliminated ? "terror-below/tokens/skull"
                         : player->leader != TB_NO_CARD ? tb_card_art (player->leader)
                         : player->dead != 0            ? "terror-below/tokens/gravestone"
                                                        : "terror-below/backs/character");
  bm_card_picture_set (BM_CARD_PICTURE (row->hat), hat, 2.0 / 3);
  gtk_widget_set_visible (row->hat, hat != NULL);
}

/* In a solo match there is no need to mark it. */
static gboolean
is_you (const TbShow *show,
        guint         seat)
{
  return !tb_position_is_solo (show->view) && bm_seats_get_only_person (&show->seats) == (int) seat;
}

static void
show_row (TbSeatsPanel *self,
          BmMatch      *match,
          const TbShow *show,
          guint         seat)
{
  Row *row = &self->rows[seat];
  const TbPlayer *player = &show->view->players[seat];
  guint vp = tb_position_vp (show->view, seat);
  gboolean computer = bm_seats_is_computer (&show->seats, (int) seat);
  g_autofree char *points = g_strdup_printf ("%u", vp);

  resize_row (self, row, kind_of (self, show, seat), show->hovered == TB_AT (TB_AT_SEAT, seat));
  show_portrait (row, player);
  tb_label_set (row->name, show->names[seat]);
  tb_label_set (row->who, player->eliminated ? _("out")
                          : computer ? _("computer")
                          : is_you (show, seat) ? _("you")
                                                : "");
  tb_label_set (row->leader, player->leader == TB_NO_CARD ? "" : tb_card_words (player->leader));
  tb_label_set (row->points, points);
  show_squad (row, player);
  show_counts (row, player);
  show_carried (row, player);
  show_bar (row, vp);
  bm_widget_set_class (row->button, "acts", show->decides == (int) seat);
  bm_widget_set_class (row->button, "out", player->eliminated);
  tb_part_button_follow (row->button, show);
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

gboolean
tb_seats_panel_set_tight (TbSeatsPanel *self,
                          gboolean      tight)
{
  g_return_val_if_fail (TB_IS_SEATS_PANEL (self), FALSE);

  if (self->tight == tight)
    return FALSE;
  self->tight = tight;
  return TRUE;
}

void
tb_seats_panel_set_help (TbSeatsPanel *self,
                         const char   *name)
{
  g_return_if_fail (TB_IS_SEATS_PANEL (self));

  gtk_widget_set_visible (self->help, name != NULL);
  if (name != NULL)
    bm_widget_set_spoken (self->help, name);
}

GtkWidget *
tb_seats_panel_get_row (TbSeatsPanel *self,
                        guint         seat)
{
  return self->rows[seat].button;
}

GtkWidget *
tb_seats_panel_get_portrait (TbSeatsPanel *self,
                             guint         seat)
{
  return self->rows[seat].portrait;
}

GtkWidget *
tb_seats_panel_get_points (TbSeatsPanel *self,
                           guint         seat)
{
  return self->rows[seat].points;
}

void
tb_seats_panel_set_scale (TbSeatsPanel  *self,
                          const TbScale *scale)
{
  self->scale = *scale;
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), tb_scale_pick (scale, 2, 5, 5));
  /* Translators: where there is no room for the word "Help". */
  gtk_button_set_label (GTK_BUTTON (self->help), scale->size == TB_SCALE_SMALL ? _("?") : _("Help"));
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
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "seatspanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_seats_panel_init (TbSeatsPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = tb_row_new (6), *titles;
  g_autofree char *tooltip = NULL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 5);
  self->scale = (TbScale) { TB_SCALE_USUAL, 1, FALSE };
  self->title = tb_label_new ("caption");
  self->order = tb_label_new ("quiet");
  tb_label_set (self->order, _("turn order ↓"));
  titles = tb_title_row_new (self->title, self->order);
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (head), titles);
  self->help = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", _("Help"), "action-name", "table.help-seat", "visible", FALSE,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
  gtk_widget_add_css_class (self->help, "help-switch");
  tooltip = bm_keys_dup_tooltip (_("Hints, explanations and free undo for the player of this side"), "table.help");
  gtk_widget_set_tooltip_text (self->help, tooltip);
  gtk_box_append (GTK_BOX (head), self->help);
  gtk_widget_add_css_class (head, "tb-head");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    make_row (self, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seats"), -1);
}
