/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-ui.h"

#define MOVES 6 /* 1 to that */

struct _ToyTable
{
  GtkBox     parent_instance;

  BmMatch   *match;
  BmSeats    seats;
  int        seat;
  GtkWidget *line;
  GtkWidget *buttons[MOVES];
};

static void toy_table_iface_init (BmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ToyTable, toy_table, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_TABLE, toy_table_iface_init))

static void
update (ToyTable *self)
{
  int seat = self->match == NULL ? BM_SIDE_NOBODY : bm_match_get_to_act (self->match);
  gboolean mine = seat != BM_SIDE_NOBODY && !bm_seats_is_computer (&self->seats, seat) && !bm_match_is_watched (self->match);
  g_autofree char *line = NULL;

  if (seat != BM_SIDE_NOBODY)
    line = g_strdup_printf ("%s decides; %s is here", toy_game.seat_ids[seat],
                            self->seat == BM_SIDE_NOBODY ? "nobody" : toy_game.seat_ids[self->seat]);
  gtk_label_set_label (GTK_LABEL (self->line), line != NULL ? line : "It is over.");
  for (BmMove move = 1; move <= MOVES; move++)
    gtk_widget_set_sensitive (self->buttons[move - 1], mine && bm_match_is_legal (self->match, move));
}

static void
changed_cb (ToyTable      *self,
            BmMatchChange  change)
{
  update (self);
  g_signal_emit_by_name (self, "turn-changed");
  if (change == BM_MATCH_PLAYED && bm_match_get_to_act (self->match) == BM_SIDE_NOBODY)
    g_signal_emit_by_name (self, "finished");
}

static void
pressed_cb (ToyTable  *self,
            GtkButton *button)
{
  bm_match_play (self->match, toy_game.read_move (NULL, gtk_button_get_label (button)), NULL);
}

static void
toy_table_set_match (BmTable *table,
                     BmMatch *match)
{
  ToyTable *self = TOY_TABLE (table);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

static BmMatch *
toy_table_get_match (BmTable *table)
{
  return TOY_TABLE (table)->match;
}

static void
toy_table_set_players (BmTable       *table,
                       const BmSeats *seats)
{
  TOY_TABLE (table)->seats = *seats;
  update (TOY_TABLE (table));
}

static void
toy_table_set_seat (BmTable *table,
                    int      seat)
{
  TOY_TABLE (table)->seat = seat;
  update (TOY_TABLE (table));
}

static void
toy_table_dispose (GObject *object)
{
  g_clear_object (&TOY_TABLE (object)->match);
  G_OBJECT_CLASS (toy_table_parent_class)->dispose (object);
}

static void
toy_table_iface_init (BmTableInterface *iface)
{
  iface->set_match = toy_table_set_match;
  iface->get_match = toy_table_get_match;
  iface->set_players = toy_table_set_players;
  iface->set_seat = toy_table_set_seat;
}

static void
toy_table_class_init (ToyTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = toy_table_dispose;
}

static void
toy_table_init (ToyTable *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->seats = BM_SEATS_PEOPLE (3);
  self->line = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self), self->line);
  for (BmMove move = 1; move <= MOVES; move++)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      toy_game.move_text (move, text);
      self->buttons[move - 1] = gtk_button_new_with_label (text->str);
      g_signal_connect_object (self->buttons[move - 1], "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self), self->buttons[move - 1]);
    }
}

static char *
decides_words (gconstpointer position,
               int           seat,
               const char   *name)
{
  return g_strdup_printf ("%s, please: %s", toy_game.seat_ids[seat], name);
}

static const char *
covered_words (int seat)
{
  return "Nobody else may look.";
}

const BmGameUi toy_ui = {
  .game = &toy_game,
  .table_type = toy_table_get_type,
  .decides_words = decides_words,
  .covered_words = covered_words,
};
