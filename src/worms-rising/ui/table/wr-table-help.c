/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-table-help"

#include "config.h"

#include "wr-table-help.h"

#include <glib/gi18n-lib.h>

#include "bm-hint-panel.h"
#include "bm-widget.h"

struct _WrTableHelp
{
  GObject              parent_instance;

  const WrTableColumn *columns; /* borrowed, as the next two are */
  WrBoardView         *board;
  WrTableSpeech       *speech;
  BmTutor             *tutor;      /* NULL: help is not available, and there is no panel */
  BmHintPanel         *panel;      /* in one of the columns */
  WrSide               side;       /* which it is for */
  guint                announcing; /* source: announces the explanation */
  gboolean             ending;     /* End Turn is hovered or focused */
};

enum { SIGNAL_UPDATE, SIGNAL_UNMARK, SIGNAL_SWITCHED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrTableHelp, wr_table_help, G_TYPE_OBJECT)

static gboolean
can_have_help (WrTableHelp *self,
               WrSide       side)
{
  return self->tutor != NULL && bm_tutor_can_help (self->tutor, side);
}

static gboolean
is_shown (WrTableHelp *self)
{
  return self->panel != NULL && gtk_widget_get_visible (GTK_WIDGET (self->panel));
}

gboolean
wr_table_help_get (WrTableHelp *self,
                   WrSide       side)
{
  return self->tutor != NULL && bm_tutor_get_help (self->tutor, side);
}

void
wr_table_help_set (WrTableHelp *self,
                   WrSide       side,
                   gboolean     on)
{
  if (self->tutor != NULL)
    bm_tutor_set_help (self->tutor, side, on);
}

/* ---- What is shown */

/* Beside what the other side has, where no actions are. */
static void
place_panel (WrTableHelp *self)
{
  GtkWidget *panel = GTK_WIDGET (self->panel), *column = self->columns[wr_side_other (self->side)].box;

  if (gtk_widget_get_parent (panel) == column)
    return;
  g_object_ref (panel);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (panel)), panel);
  gtk_box_insert_child_after (GTK_BOX (column), panel, gtk_widget_get_first_child (column));
  g_object_unref (panel);
}

static void
show_nothing (WrTableHelp *self)
{
  g_autoptr(GArray) none = bm_hints_new ();

  bm_hint_panel_set_first (self->panel, NULL);
  bm_hint_panel_set_hints (self->panel, none, _("Hints come with your turn."));
}

static gboolean
announce_first_cb (gpointer data)
{
  WrTableHelp *self = data;
  g_autofree char *words = is_shown (self) ? bm_hint_panel_dup_first (self->panel) : NULL;

  self->announcing = 0;
  if (words != NULL)
    wr_table_speech_announce_more (self->speech, words);
  return G_SOURCE_REMOVE;
}

/* A new explanation is shown at once.  It is announced at the focused widget after the events were announced. */
static void
show_first (WrTableHelp *self)
{
  const BmTopic *topic = bm_tutor_get_first (self->tutor, self->side);

  if (topic != NULL && topic != bm_hint_panel_get_first (self->panel) && self->announcing == 0)
    self->announcing = g_idle_add (announce_first_cb, self);
  bm_hint_panel_set_first (self->panel, topic);
}

void
wr_table_help_show (WrTableHelp           *self,
                    const WrTableHelpView *view)
{
  g_autoptr(GArray) shown = NULL;
  gboolean shows = wr_table_help_get (self, view->side) && !view->over;

  if (self->tutor == NULL)
    return;
  self->side = view->side;
  wr_party_panel_set_help (WR_PARTY_PANEL (self->columns[WR_SIDE_WORMS].panel), can_have_help (self, WR_SIDE_WORMS),
                           view->tight);
  wr_bird_panel_set_help (WR_BIRD_PANEL (self->columns[WR_SIDE_BIRD].panel), can_have_help (self, WR_SIDE_BIRD),
                          view->tight);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), shows);
  if (!shows)
    return;
  place_panel (self);
  bm_hint_panel_set_brief (self->panel, view->narrow);
  if (view->unknown)
    {
      show_nothing (self);
      return;
    }
  /* Explanations are deferred until the animations have ended. */
  if (wr_board_view_is_moving (self->board))
    {
      if (!bm_tutor_has_hints (self->tutor, self->side))
        show_nothing (self);
      return;
    }
  shown = bm_tutor_find_hints (self->tutor, self->side, self->ending);
  show_first (self);
  bm_hint_panel_set_hints (self->panel, shown, view->quiet);
}

gboolean
wr_table_help_dismiss (WrTableHelp *self)
{
  GtkWidget *panel = GTK_WIDGET (self->panel);
  gboolean inside;

  if (!is_shown (self) || bm_hint_panel_get_first (self->panel) == NULL || bm_hint_panel_first_waits (self->panel))
    return FALSE;
  inside = bm_widget_find_focus (panel) != NULL;
  bm_tutor_finish_first (self->tutor, self->side);
  g_signal_emit (self, signals[SIGNAL_UPDATE], 0);
  if (inside && bm_hint_panel_get_first (self->panel) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return TRUE;
}

void
wr_table_help_count_move (WrTableHelp *self)
{
  if (self->tutor != NULL)
    bm_tutor_count_move (self->tutor, !bm_hint_panel_first_waits (self->panel));
}

void
wr_table_help_set_match (WrTableHelp *self,
                         BmMatch     *match)
{
  if (self->tutor == NULL)
    return;
  bm_tutor_set_match (self->tutor, match);
  self->ending = FALSE;
  if (match == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->panel), FALSE);
}

/* ---- What a person does with it */

static void
pointed_cb (WrTableHelp *self,
            int          index)
{
  const BmHint *hint = index < 0 ? NULL : bm_hint_panel_get_hint (self->panel, (guint) index);

  if (hint == NULL)
    g_signal_emit (self, signals[SIGNAL_UNMARK], 0);
  else
    wr_board_view_set_marked (self->board, hint->marks, hint->n_marks);
}

static void
pressed_cb (WrTableHelp *self,
            int          index)
{
  const BmHint *hint = bm_hint_panel_get_hint (self->panel, (guint) index);

  if (hint == NULL || hint->n_marks == 0)
    return;
  wr_board_view_focus_space (self->board, hint->marks[0]);
  wr_board_view_set_marked (self->board, hint->marks, hint->n_marks);
}

static void
set_ending (WrTableHelp *self,
            gboolean     ending)
{
  if (self->ending == ending)
    return;
  self->ending = ending;
  g_signal_emit (self, signals[SIGNAL_UPDATE], 0);
}

static void
end_entered_cb (WrTableHelp        *self,
                GtkEventController *controller)
{
  g_autofree char *words = NULL;

  set_ending (self, TRUE);
  /* For screen readers it is announced where the focus is. */
  if (!is_shown (self))
    return;
  words = bm_hint_panel_dup_words (self->panel);
  bm_widget_announce (gtk_event_controller_get_widget (controller), *words != '\0' ? words : NULL);
}

static void
end_entered_at_cb (WrTableHelp        *self,
                   double              x,
                   double              y,
                   GtkEventController *controller)
{
  end_entered_cb (self, controller);
}

static void
end_left_cb (WrTableHelp *self)
{
  set_ending (self, FALSE);
}

static void
watch_end_turn (WrTableHelp *self,
                GtkWidget   *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (end_entered_at_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (end_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (end_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (end_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

void
wr_table_help_toggle (WrTableHelp *self,
                      WrSide       side)
{
  gboolean on = !wr_table_help_get (self, side);
  const char *words;

  if (!can_have_help (self, side))
    words = _("There is no help here: it is for people playing a duel.");
  else if (side == WR_SIDE_BIRD)
    words = on ? _("Help for the Bird is on.") : _("Help for the Bird is off.");
  else
    words = on ? _("Help for the Worms is on.") : _("Help for the Worms is off.");
  wr_table_help_set (self, side, on);
  wr_table_speech_say (self->speech, words);
}

void
wr_table_help_grab_focus (WrTableHelp *self)
{
  if (!is_shown (self))
    wr_table_speech_say (self->speech, _("Help is off."));
  else if (!gtk_widget_grab_focus (GTK_WIDGET (self->panel)))
    wr_table_speech_say (self->speech, _("There is no hint now."));
}

char *
wr_table_help_dup_words (WrTableHelp *self)
{
  return is_shown (self) ? bm_hint_panel_dup_words (self->panel) : g_strdup ("");
}

GtkWidget *
wr_table_help_get_panel (WrTableHelp *self)
{
  return self->panel == NULL ? NULL : GTK_WIDGET (self->panel);
}

/* ---- Setting it up */

static void
wr_table_help_dispose (GObject *object)
{
  WrTableHelp *self = WR_TABLE_HELP (object);

  g_clear_handle_id (&self->announcing, g_source_remove);
  g_clear_pointer (&self->tutor, bm_tutor_free);
  G_OBJECT_CLASS (wr_table_help_parent_class)->dispose (object);
}

static void
wr_table_help_class_init (WrTableHelpClass *klass)
{
  static const char *const names[N_SIGNALS] = { "update", "unmark", "switched" };

  G_OBJECT_CLASS (klass)->dispose = wr_table_help_dispose;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
wr_table_help_init (WrTableHelp *self)
{
}

WrTableHelp *
wr_table_help_new (const WrTableColumn *columns,
                   WrBoardView         *board,
                   WrTableSpeech       *speech)
{
  WrTableHelp *self = g_object_new (WR_TYPE_TABLE_HELP, NULL);

  self->columns = columns;
  self->board = board;
  self->speech = speech;
  return self;
}

static void
mastery_changed_cb (WrTableHelp *self)
{
  g_signal_emit (self, signals[SIGNAL_SWITCHED], 0);
}

void
wr_table_help_set_mastery (WrTableHelp   *self,
                           BmMastery     *mastery,
                           const BmSeats *seats)
{
  GtkWidget *column = self->columns[WR_SIDE_BIRD].box;

  g_return_if_fail (self->tutor == NULL);

  self->tutor = bm_tutor_new (&wr_tutor_game, mastery, seats);
  self->panel = BM_HINT_PANEL (bm_hint_panel_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->panel), FALSE);
  gtk_box_insert_child_after (GTK_BOX (column), GTK_WIDGET (self->panel), gtk_widget_get_first_child (column));
  g_signal_connect_object (self->panel, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "dismissed", G_CALLBACK (wr_table_help_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (mastery, "changed", G_CALLBACK (mastery_changed_cb), self, G_CONNECT_SWAPPED);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    watch_end_turn (self, wr_action_panel_get_end_turn (self->columns[side].actions));
}
