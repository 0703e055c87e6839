/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-seat-rows"

#include "config.h"

#include "tb-seat-rows.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "tb-choices.h"
#include "tb-parts.h"
#include "tb-words.h"

typedef struct
{
  GtkWidget   *box;
  GtkWidget   *mark;
  GtkWidget   *car;
  GtkDropDown *player;
  GtkWidget   *name;      /* of a person */
  GtkWidget   *computer;  /* the computer's name */
} Row;

struct _TbSeatRows
{
  GtkWidget  parent_instance;

  Row        rows[TB_MAX_SEATS];
  gboolean   changing;   /* no "changed" signal while set */
};

enum { SIGNAL_CHANGED, SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbSeatRows, tb_seat_rows, GTK_TYPE_WIDGET)

/* The accessible names of the fields of each seat, as whole phrases. */
static const char *const player_names[TB_MAX_SEATS] = {
  N_("Red player"), N_("Blue player"), N_("Green player"), N_("Yellow player"), N_("White player")
};
static const char *const name_names[TB_MAX_SEATS] = {
  N_("Red name"), N_("Blue name"), N_("Green name"), N_("Yellow name"), N_("White name")
};

static void
show_row (Row *row)
{
  gboolean person = gtk_drop_down_get_selected (row->player) == tb_kind_of_level (BM_PERSON);

  gtk_widget_set_visible (row->name, person);
  gtk_widget_set_visible (row->computer, !person);
}

static void
selected_cb (TbSeatRows *self)
{
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    show_row (&self->rows[seat]);
  if (!self->changing)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
activated_cb (TbSeatRows *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

void
tb_seat_rows_set_n (TbSeatRows *self,
                    guint       n)
{
  g_return_if_fail (TB_IS_SEAT_ROWS (self));

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->rows[seat].box, seat < n);
}

BmLevel
tb_seat_rows_get_level (TbSeatRows *self,
                        guint       seat)
{
  g_return_val_if_fail (TB_IS_SEAT_ROWS (self) && seat < TB_MAX_SEATS, BM_PERSON);
  return tb_kind_level (gtk_drop_down_get_selected (self->rows[seat].player));
}

void
tb_seat_rows_set_level (TbSeatRows *self,
                        guint       seat,
                        BmLevel     level)
{
  g_return_if_fail (TB_IS_SEAT_ROWS (self) && seat < TB_MAX_SEATS);

  self->changing = TRUE;
  gtk_drop_down_set_selected (self->rows[seat].player, tb_kind_of_level (level));
  self->changing = FALSE;
}

const char *
tb_seat_rows_get_name (TbSeatRows *self,
                       guint       seat)
{
  g_return_val_if_fail (TB_IS_SEAT_ROWS (self) && seat < TB_MAX_SEATS, "");
  return gtk_editable_get_text (GTK_EDITABLE (self->rows[seat].name));
}

void
tb_seat_rows_set_name (TbSeatRows *self,
                       guint       seat,
                       const char *name)
{
  g_return_if_fail (TB_IS_SEAT_ROWS (self) && seat < TB_MAX_SEATS);
  gtk_editable_set_text (GTK_EDITABLE (self->rows[seat].name), name);
}

void
tb_seat_rows_set_size (TbSeatRows *self,
                       int         size)
{
  static const int marks[] = { 22, 26, 32 }, cars[] = { 32, 44, 54 };

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      bm_art_image_set_size (BM_ART_IMAGE (self->rows[seat].mark), marks[size]);
      bm_art_image_set_size (BM_ART_IMAGE (self->rows[seat].car), cars[size]);
    }
}

static void
tb_seat_rows_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_seat_rows_parent_class)->dispose (object);
}

static void
tb_seat_rows_class_init (TbSeatRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_seat_rows_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "tbseatrows");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkDropDown *
player_new (void)
{
  const char *const labels[TB_N_KINDS + 1] = {
    C_("player", "Person"), C_("player", "Computer: Easy"), C_("player", "Computer: Medium"), C_("player", "Computer: Hard"),
    C_("player", "Computer: Master"), NULL
  };

  return GTK_DROP_DOWN (gtk_drop_down_new_from_strings (labels));
}

static void
make_row (TbSeatRows   *self,
          guint         seat,
          GtkSizeGroup *players)
{
  Row *row = &self->rows[seat];

  row->box = tb_row_new (8);
  gtk_widget_add_css_class (row->box, "seat-row");
  row->mark = bm_art_image_new (tb_mark_art (seat), 26);
  row->car = bm_art_image_new (tb_seat_art (seat), 44);
  row->player = player_new ();
  gtk_widget_set_valign (GTK_WIDGET (row->player), GTK_ALIGN_CENTER);
  gtk_size_group_add_widget (players, GTK_WIDGET (row->player));
  row->name = g_object_new (GTK_TYPE_ENTRY, "max-length", BM_NAME_LENGTH, "width-chars", 10, "hexpand", TRUE,
                            "valign", GTK_ALIGN_CENTER, "placeholder-text", _("Name"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->name), GTK_ACCESSIBLE_PROPERTY_LABEL, _(name_names[seat]), -1);
  row->computer = tb_label_new ("seat-name");
  gtk_widget_add_css_class (row->computer, tb_seat_class (seat));
  gtk_widget_set_hexpand (row->computer, TRUE);
  tb_label_set (row->computer, tb_computer_words (seat));
  gtk_box_append (GTK_BOX (row->box), row->mark);
  gtk_box_append (GTK_BOX (row->box), row->car);
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->player));
  gtk_box_append (GTK_BOX (row->box), row->name);
  gtk_box_append (GTK_BOX (row->box), row->computer);
  gtk_widget_set_parent (row->box, GTK_WIDGET (self));
  bm_drop_down_make_accessible (row->player, _(player_names[seat]), _("Who plays this seat?"));
  show_row (row);
  g_signal_connect_object (row->player, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->name, "activate", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
}

static void
tb_seat_rows_init (TbSeatRows *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  g_autoptr(GtkSizeGroup) players = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    make_row (self, seat, players);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seats"), -1);
}
