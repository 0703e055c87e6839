/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help at the table: for each seat where a person asks for it, hints for whoever sits at the screen and explanations of
 * what happens for the first time.  What somebody knows is not said again; the other side's player never sees any of it.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-hint-panel.h"
#include "bm-widget.h"
#include "wr-tutor.h"

struct _WrTableHelp
{
  WrTutor     *tutor;
  BmHintPanel *panel;
  guint        announcing; /* source: what is explained first is to be announced */
  gboolean     ending;     /* the pointer or the focus is on End Turn */
};

static gboolean
can_have_help (WrTable *self,
               WrSide   side)
{
  return self->help != NULL && wr_tutor_can_help (self->help->tutor, side);
}

gboolean
wr_table_get_help (WrTable *self,
                   WrSide   side)
{
  g_return_val_if_fail (WR_IS_TABLE (self) && side < WR_N_SIDES, FALSE);
  return self->help != NULL && wr_tutor_get_help (self->help->tutor, side);
}

void
wr_table_set_help (WrTable  *self,
                   WrSide    side,
                   gboolean  on)
{
  g_return_if_fail (WR_IS_TABLE (self) && side < WR_N_SIDES);

  if (self->help != NULL)
    wr_tutor_set_help (self->help->tutor, side, on);
}

/* ---- What matters now */

/* Two people play, and nobody knows which of them looks at the screen. */
static gboolean
is_unseated (WrTable *self)
{
  return self->covered && bm_seats_count_people (&self->seats) == WR_N_SIDES;
}

static void
place_panel (WrTable *self,
             WrSide   side)
{
  GtkWidget *panel = GTK_WIDGET (self->help->panel);
  /* Beside what the other side has, where no actions are. */
  GtkWidget *column = self->columns[wr_side_other (side)].box;

  if (gtk_widget_get_parent (panel) == column)
    return;
  g_object_ref (panel);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (panel)), panel);
  gtk_box_insert_child_after (GTK_BOX (column), panel, gtk_widget_get_first_child (column));
  g_object_unref (panel);
}

static void
show_switches (WrTable *self)
{
  gboolean tight = gtk_widget_has_css_class (GTK_WIDGET (self), "tight");

  wr_party_panel_set_help (self->party, can_have_help (self, WR_SIDE_WORMS), tight);
  wr_bird_panel_set_help (self->bird, can_have_help (self, WR_SIDE_BIRD), tight);
}

static void
show_nothing (WrTable *self)
{
  g_autoptr(GArray) none = bm_hints_new ();

  bm_hint_panel_set_first (self->help->panel, NULL);
  bm_hint_panel_set_hints (self->help->panel, none, _("Hints come with your turn."));
}

static gboolean
announce_first_cb (gpointer data)
{
  WrTable *self = data;
  g_autofree char *words = NULL;

  self->help->announcing = 0;
  if (self->play != NULL && gtk_widget_get_visible (GTK_WIDGET (self->help->panel)))
    words = bm_hint_panel_dup_first (self->help->panel);
  if (words != NULL)
    wr_table_speech_announce_more (self->speech, words);
  return G_SOURCE_REMOVE;
}

/* What is explained for the first time is in sight at once.  Whoever does not see it hears it where the focus is, when
   what has happened has been announced. */
static void
show_first (WrTable *self,
            WrSide   side)
{
  struct _WrTableHelp *help = self->help;
  const BmTopic *topic = wr_tutor_get_first (help->tutor, side);

  if (topic != NULL && topic != bm_hint_panel_get_first (help->panel) && help->announcing == 0)
    help->announcing = g_idle_add (announce_first_cb, self);
  bm_hint_panel_set_first (help->panel, topic);
}

void
wr_table_show_hints (WrTable *self)
{
  struct _WrTableHelp *help = self->help;
  g_autoptr(GArray) shown = NULL;
  gboolean shows;
  WrSide side;

  if (help == NULL || self->play == NULL)
    return;
  side = wr_table_get_side (self);
  /* When all is decided nothing matters any more. */
  shows = wr_table_get_help (self, side) && bm_match_get_winners (wr_play_get_match (self->play)) == 0;
  show_switches (self);
  gtk_widget_set_visible (GTK_WIDGET (help->panel), shows);
  if (!shows)
    return;
  place_panel (self, side);
  bm_hint_panel_set_brief (help->panel, self->shape->narrow);
  if (is_unseated (self))
    {
      show_nothing (self);
      return;
    }
  /* What moves is looked at; what it means is said when it has come to rest. */
  if (wr_board_view_is_moving (self->board))
    {
      if (!wr_tutor_has_hints (help->tutor, side))
        show_nothing (self);
      return;
    }
  shown = wr_tutor_find_hints (help->tutor, side, help->ending);
  show_first (self, side);
  bm_hint_panel_set_hints (help->panel, shown,
                           wr_play_get_side (self->play) == (int) side ? _("Nothing is urgent. Suggest finds you a "
                                                                           "good move.")
                                                                       : _("Hints come with your turn."));
}

gboolean
wr_table_dismiss_first (WrTable *self)
{
  GtkWidget *focus;
  gboolean inside;

  if (self->help == NULL || self->play == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->help->panel))
      || bm_hint_panel_get_first (self->help->panel) == NULL || bm_hint_panel_first_waits (self->help->panel))
    return FALSE;
  focus = bm_widget_find_focus (GTK_WIDGET (self));
  inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->help->panel));
  wr_tutor_finish_first (self->help->tutor, wr_table_get_side (self));
  wr_table_show_hints (self);
  if (inside && bm_hint_panel_get_first (self->help->panel) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return TRUE;
}

void
wr_table_count_hints (WrTable *self)
{
  if (self->help != NULL)
    wr_tutor_count_move (self->help->tutor, !bm_hint_panel_first_waits (self->help->panel));
}

void
wr_table_begin_hints (WrTable *self,
                      BmMatch *match)
{
  if (self->help == NULL)
    return;
  /* A lesson has explanations of its own. */
  wr_tutor_set_match (self->help->tutor, self->lesson == NULL ? match : NULL);
  self->help->ending = FALSE;
  if (match == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->help->panel), FALSE);
}

/* ---- What a person does with it */

static void
pointed_cb (WrTable *self,
            int      index)
{
  const BmHint *hint = index < 0 ? NULL : bm_hint_panel_get_hint (self->help->panel, (guint) index);

  if (self->play == NULL)
    return;
  if (hint == NULL)
    wr_table_mark_advice (self);
  else
    wr_board_view_set_marked (self->board, hint->marks, hint->n_marks);
}

static void
pressed_cb (WrTable *self,
            int      index)
{
  const BmHint *hint = bm_hint_panel_get_hint (self->help->panel, (guint) index);

  if (self->play == NULL || hint == NULL || hint->n_marks == 0)
    return;
  wr_board_view_focus_space (self->board, hint->marks[0]);
  wr_board_view_set_marked (self->board, hint->marks, hint->n_marks);
}

static void
dismissed_cb (WrTable *self)
{
  wr_table_dismiss_first (self);
}

static void
set_ending (WrTable  *self,
            gboolean  ending)
{
  if (self->help->ending == ending)
    return;
  self->help->ending = ending;
  wr_table_show_hints (self);
}

static void
end_entered_cb (GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  WrTable *self = WR_TABLE (gtk_widget_get_ancestor (button, WR_TYPE_TABLE));
  g_autofree char *words = NULL;

  set_ending (self, TRUE);
  /* Whoever does not see the panel hears it where the focus is. */
  if (self->play == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->help->panel)))
    return;
  words = bm_hint_panel_dup_words (self->help->panel);
  bm_widget_tell (button, *words != '\0' ? words : NULL);
}

static void
end_entered_at_cb (GtkEventController *controller,
                   double              x,
                   double              y)
{
  end_entered_cb (controller);
}

static void
end_left_cb (GtkEventController *controller)
{
  GtkWidget *table = gtk_widget_get_ancestor (gtk_event_controller_get_widget (controller), WR_TYPE_TABLE);

  if (table != NULL)
    set_ending (WR_TABLE (table), FALSE);
}

static void
watch_end_turn (GtkWidget *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (end_entered_at_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (end_left_cb), NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (end_entered_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (end_left_cb), NULL);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

void
wr_table_toggle_help (WrTable *self)
{
  WrSide side = wr_table_get_side (self);
  gboolean on = !wr_table_get_help (self, side);
  const char *words;

  if (!can_have_help (self, side))
    words = _("There is no help here: it is for people playing a duel.");
  else if (side == WR_SIDE_BIRD)
    words = on ? _("Help for the Bird is on.") : _("Help for the Bird is off.");
  else
    words = on ? _("Help for the Worms is on.") : _("Help for the Worms is off.");
  wr_table_set_help (self, side, on);
  wr_table_speech_say (self->speech, words);
}

void
wr_table_focus_hints (WrTable *self)
{
  if (self->help == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->help->panel)))
    wr_table_speech_say (self->speech, _("Help is off."));
  else if (!gtk_widget_grab_focus (GTK_WIDGET (self->help->panel)))
    wr_table_speech_say (self->speech, _("There is no hint now."));
}

char *
wr_table_dup_hint_words (WrTable *self)
{
  if (self->help == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->help->panel)))
    return g_strdup ("");
  return bm_hint_panel_dup_words (self->help->panel);
}

/* ---- Setting it up */

static void
mastery_changed_cb (WrTable *self)
{
  wr_table_show_hints (self);
  g_object_notify (G_OBJECT (self), "help-worms");
  g_object_notify (G_OBJECT (self), "help-bird");
  /* Undo may be free now, or no longer. */
  if (self->play != NULL)
    wr_table_show_options (self);
}

void
wr_table_set_mastery (WrTable   *self,
                      BmMastery *mastery)
{
  g_return_if_fail (WR_IS_TABLE (self));
  g_return_if_fail (BM_IS_MASTERY (mastery));
  g_return_if_fail (self->help == NULL && self->play == NULL);

  self->help = g_new0 (struct _WrTableHelp, 1);
  self->help->tutor = wr_tutor_new (mastery, &self->seats);
  self->help->panel = BM_HINT_PANEL (bm_hint_panel_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->help->panel), FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->columns[WR_SIDE_BIRD].box), GTK_WIDGET (self->help->panel),
                              gtk_widget_get_first_child (self->columns[WR_SIDE_BIRD].box));
  g_signal_connect_object (self->help->panel, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->help->panel, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->help->panel, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (mastery, "changed", G_CALLBACK (mastery_changed_cb), self, G_CONNECT_SWAPPED);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    watch_end_turn (wr_action_panel_get_end_turn (self->columns[side].actions));
}

GtkWidget *
wr_table_get_hint_panel (WrTable *self)
{
  return self->help == NULL ? NULL : GTK_WIDGET (self->help->panel);
}

void
wr_table_drop_help (WrTable *self)
{
  if (self->help == NULL)
    return;
  g_clear_handle_id (&self->help->announcing, g_source_remove);
  g_clear_pointer (&self->help->tutor, wr_tutor_free);
  g_clear_pointer (&self->help, g_free);
}
