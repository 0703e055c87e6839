/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-leader-seats"

#include "config.h"

#include "tb-leader-seats.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-parts.h"
#include "tb-words.h"

typedef struct
{
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *face;             /* the Leader's */
  GtkWidget *name;
  GtkWidget *words;
  GtkWidget *heads[TB_N_SQUAD]; /* of the others */
} Chip;

struct _TbLeaderSeats
{
  GtkWidget  parent_instance;

  Chip       chips[TB_MAX_SEATS]; /* in the order of choosing */
  int        size;
};

G_DEFINE_FINAL_TYPE (TbLeaderSeats, tb_leader_seats, GTK_TYPE_WIDGET)

static void
show_faces (TbLeaderSeats  *self,
            Chip           *chip,
            const TbPlayer *player)
{
  static const int faces[] = { 36, 46, 56 }, heads[] = { 18, 22, 26 }, alone[] = { 18, 30, 38 };
  guint32 left = player->squad;
  int head = player->leader == TB_NO_CARD ? alone[self->size] : heads[self->size];

  gtk_widget_set_visible (chip->face, player->leader != TB_NO_CARD);
  if (player->leader != TB_NO_CARD)
    bm_art_image_set_name (BM_ART_IMAGE (chip->face), tb_card_art (player->leader));
  bm_art_image_set_size (BM_ART_IMAGE (chip->face), faces[self->size]);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      gtk_widget_set_visible (chip->heads[i], left != 0);
      if (left == 0)
        continue;
      bm_art_image_set_name (BM_ART_IMAGE (chip->heads[i]), tb_card_art ((TbCard) (TB_FIRST_CHARACTER + __builtin_ctz (left))));
      bm_art_image_set_size (BM_ART_IMAGE (chip->heads[i]), head);
      left &= left - 1;
    }
}

/* "Pam, Doc": BITS of Characters.  (transfer full) */
static char *
dup_names (guint32 bits)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (; bits != 0; bits &= bits - 1)
    g_string_append_printf (names, "%s%s", names->len == 0 ? "" : _(", "),
                            tb_card_words ((TbCard) (TB_FIRST_CHARACTER + __builtin_ctz (bits))));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
name_chip (Chip           *chip,
           const TbShow   *show,
           guint           seat,
           const TbPlayer *player)
{
  g_autofree char *name = tb_seat_name_words (seat, show->names[seat]);
  g_autofree char *others = dup_names (player->squad), *words = NULL;

  if (player->leader == TB_NO_CARD)
    /* Translators: %1$s is a color and a player, %2$s are three Characters. */
    words = g_strdup_printf (_("%1$s. Chooses from %2$s."), name, others);
  else if (*others == '\0')
    /* Translators: %1$s is a color and a player, %2$s a Character. */
    words = g_strdup_printf (_("%1$s. Leader: %2$s."), name, tb_card_words (player->leader));
  else
    /* Translators: %1$s is a color and a player, %2$s a Character, %3$s are Characters. */
    words = g_strdup_printf (_("%1$s. Leader: %2$s. Squad: %3$s."), name, tb_card_words (player->leader), others);
  bm_widget_set_tooltip (chip->box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip->box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_chip (TbLeaderSeats *self,
           Chip          *chip,
           const TbShow  *show,
           guint          seat)
{
  const TbPlayer *player = &show->view->players[seat];
  gboolean decides = show->decides == (int) seat && player->leader == TB_NO_CARD;

  bm_art_image_set_name (BM_ART_IMAGE (chip->mark), tb_mark_art (seat));
  show_faces (self, chip, player);
  tb_label_set (chip->name, show->names[seat]);
  for (guint other = 0; other < TB_MAX_SEATS; other++)
    bm_widget_set_class (chip->name, tb_seat_class (other), other == seat);
  tb_label_set (chip->words, player->leader != TB_NO_CARD ? tb_card_words (player->leader)
                             : decides                    ? _("chooses now")
                                                          : _("chooses later"));
  bm_widget_set_class (chip->box, "acts", decides);
  name_chip (chip, show, seat, player);
}

void
tb_leader_seats_show (TbLeaderSeats *self,
                      const TbShow  *show)
{
  guint players = show->view->options.players;

  g_return_if_fail (TB_IS_LEADER_SEATS (self));

  for (guint i = 0; i < TB_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->chips[i].box, i < players);
      if (i < players)
        show_chip (self, &self->chips[i], show, tb_position_clockwise (show->view, show->view->first, i));
    }
}

void
tb_leader_seats_set_size (TbLeaderSeats *self,
                          int            size)
{
  static const int marks[] = { 18, 22, 26 }, widths[] = { 148, 220, 290 };

  self->size = size;
  for (guint i = 0; i < TB_MAX_SEATS; i++)
    {
      bm_art_image_set_size (BM_ART_IMAGE (self->chips[i].mark), marks[size]);
      gtk_widget_set_size_request (self->chips[i].box, widths[size], -1);
    }
}

static void
tb_leader_seats_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_leader_seats_parent_class)->dispose (object);
}

static void
tb_leader_seats_class_init (TbLeaderSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_leader_seats_dispose;
  gtk_widget_class_set_css_name (widget_class, "tbleaderseats");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_chip (TbLeaderSeats *self,
           Chip          *chip)
{
  GtkWidget *column = tb_column_new (0), *top = tb_row_new (5), *below = tb_row_new (3);

  chip->box = g_object_new (GTK_TYPE_BOX, "spacing", 7, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (chip->box, "leader-seat");
  chip->mark = bm_art_image_new (NULL, 22);
  chip->face = bm_art_image_new (NULL, 46);
  gtk_widget_set_overflow (chip->face, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (chip->face, "portrait");
  chip->name = tb_label_new ("seat-name");
  chip->words = tb_label_new ("leader-seat-words");
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (top), chip->mark);
  gtk_box_append (GTK_BOX (top), chip->name);
  gtk_box_append (GTK_BOX (column), top);
  gtk_widget_set_hexpand (chip->words, TRUE);
  gtk_box_append (GTK_BOX (below), chip->words);
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      chip->heads[i] = bm_art_image_new (NULL, 22);
      gtk_widget_set_overflow (chip->heads[i], GTK_OVERFLOW_HIDDEN);
      gtk_widget_add_css_class (chip->heads[i], "head");
      gtk_box_append (GTK_BOX (below), chip->heads[i]);
    }
  gtk_box_append (GTK_BOX (column), below);
  gtk_box_append (GTK_BOX (chip->box), chip->face);
  gtk_box_append (GTK_BOX (chip->box), column);
  gtk_widget_set_parent (chip->box, GTK_WIDGET (self));
}

static void
tb_leader_seats_init (TbLeaderSeats *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_spacing (layout, 8);
  gtk_box_layout_set_homogeneous (layout, TRUE);
  self->size = 1;
  for (guint i = 0; i < TB_MAX_SEATS; i++)
    make_chip (self, &self->chips[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seats"), -1);
}
