/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help at the table: for each seat where a person asks for it, hints for whoever sits at the screen and explanations of
 * what happens for the first time.  What somebody knows is not said again; the other side's player never sees any of it.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-hint-panel.h"
#include "bm-widget.h"
#include "wr-hints.h"

/* Not more than these are in sight, and wait to be explained: whatever is left out will happen again. */
#define MOST_HINTS   3
#define MOST_WAITING 3

struct _WrTableHelp
{
  BmMastery   *mastery;
  BmHintPanel *panel;

  WrPosition   found_at;   /* where FOUND was looked for ... */
  int          found_for;  /* ... and for whom; BM_SIDE_NOBODY: nowhere yet */
  GArray      *found;      /* of BmHint: all of them */

  guint8       waiting[WR_N_SIDES][MOST_WAITING]; /* topics to be explained, the first one in sight */
  guint        n_waiting[WR_N_SIDES];
  BmTopics     dangers[WR_N_SIDES]; /* that were there in this turn */
  BmTopics     counted[WR_N_SIDES]; /* used rightly in this turn */
  guint        telling;    /* source: the first of them is to be told */
  gboolean     ending;     /* the pointer or the focus is on End Turn */
};

static const WrPosition *
position_of (WrTable *self)
{
  /* While a card's picks are gathered nothing has happened yet. */
  return bm_match_get_position (wr_play_get_match (self->play));
}

static gboolean
can_have_help (WrTable *self,
               WrSide   side)
{
  return self->help != NULL && self->play != NULL && self->lesson == NULL
         && !bm_match_is_watched (wr_play_get_match (self->play))
         && !bm_seats_is_computer (&self->seats, (int) side);
}

gboolean
wr_table_get_help (WrTable *self,
                   WrSide   side)
{
  g_return_val_if_fail (WR_IS_TABLE (self) && side < WR_N_SIDES, FALSE);
  return can_have_help (self, side) && bm_mastery_get_help (self->help->mastery, (int) side);
}

void
wr_table_set_help (WrTable  *self,
                   WrSide    side,
                   gboolean  on)
{
  g_return_if_fail (WR_IS_TABLE (self) && side < WR_N_SIDES);

  if (can_have_help (self, side))
    bm_mastery_set_help (self->help->mastery, (int) side, on);
}

/* Who sits on SIDE, as what is known is kept.  (transfer full) */
static char *
dup_person (WrTable *self,
            WrSide   side)
{
  return bm_mastery_dup_person (self->help->mastery, bm_match_get_player (wr_play_get_match (self->play), (int) side),
                                (int) side, bm_seats_count_people (&self->seats) == 1);
}

/* ---- What matters now */

static GArray *
find_hints (WrTable *self,
            WrSide   side)
{
  struct _WrTableHelp *help = self->help;
  const WrPosition *pos = position_of (self);

  /* Found once for each position: it takes some thousand moves. */
  if (help->found == NULL || help->found_for != (int) side || !wr_position_equal (pos, &help->found_at))
    {
      g_clear_pointer (&help->found, g_array_unref);
      help->found = wr_hints_find (pos, side);
      help->found_at = *pos;
      help->found_for = (int) side;
      help->dangers[side] |= wr_hints_topics (help->found) & WR_HINT_DANGERS;
    }
  return help->found;
}

/* What would be wasted comes first while somebody is about to end the turn. */
static GArray *
dup_shown (WrTable    *self,
           WrSide      side,
           const char *person)
{
  GArray *all = find_hints (self, side), *shown;
  BmTopics known = bm_mastery_get_known (self->help->mastery, person);

  shown = self->help->ending ? wr_hints_find_end (position_of (self), side) : bm_hints_new ();
  wr_hints_keep (shown, known, MOST_HINTS);
  known |= wr_hints_topics (shown);
  for (guint i = 0; i < all->len && shown->len < MOST_HINTS; i++)
    {
      BmHint own = g_array_index (all, BmHint, i);

      if (known >> own.topic & 1)
        continue;
      own.text = g_strdup (own.text);
      g_array_append_val (shown, own);
    }
  return shown;
}

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
tell_first_cb (gpointer data)
{
  WrTable *self = data;
  g_autofree char *words = NULL;

  self->help->telling = 0;
  if (self->play != NULL && gtk_widget_get_visible (GTK_WIDGET (self->help->panel)))
    words = bm_hint_panel_dup_first (self->help->panel);
  if (words != NULL)
    wr_table_speech_announce_more (self->speech, words);
  return G_SOURCE_REMOVE;
}

/* What is explained for the first time is in sight at once.  Whoever does not see it hears it where the focus is, when
   what has happened has been told. */
static void
show_first (WrTable *self,
            WrSide   side)
{
  struct _WrTableHelp *help = self->help;
  const BmTopic *topic = help->n_waiting[side] > 0 ? &wr_topics[help->waiting[side][0]] : NULL;

  if (topic != NULL && topic != bm_hint_panel_get_first (help->panel) && help->telling == 0)
    help->telling = g_idle_add (tell_first_cb, self);
  bm_hint_panel_set_first (help->panel, topic);
}

void
wr_table_show_hints (WrTable *self)
{
  struct _WrTableHelp *help = self->help;
  g_autoptr(GArray) shown = NULL;
  g_autofree char *person = NULL;
  gboolean shows;
  WrSide side;

  if (help == NULL || self->play == NULL)
    return;
  side = wr_table_get_side (self);
  /* When all is decided nothing matters any more. */
  shows = wr_table_get_help (self, side) && position_of (self)->winner == WR_NO_WINNER;
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
      if (help->found_for != (int) side)
        show_nothing (self);
      return;
    }
  person = dup_person (self, side);
  shown = dup_shown (self, side, person);
  show_first (self, side);
  bm_hint_panel_set_hints (help->panel, shown,
                           wr_play_get_side (self->play) == (int) side ? _("Nothing is urgent. Suggest finds you a "
                                                                           "good move.")
                                                                       : _("Hints come with your turn."));
}

/* ---- What happened for the first time */

static void
drop_waiting (struct _WrTableHelp *help,
              WrSide               side)
{
  if (help->n_waiting[side] == 0)
    return;
  help->n_waiting[side]--;
  memmove (&help->waiting[side][0], &help->waiting[side][1], help->n_waiting[side]);
}

/* It has been in sight long enough, or was put away: it is not said a second time.  What had no room comes later. */
static void
finish_first (WrTable *self,
              WrSide   side)
{
  struct _WrTableHelp *help = self->help;
  g_autofree char *person = NULL;
  WrTopic topic;

  if (help->n_waiting[side] == 0 || bm_hint_panel_first_waits (help->panel))
    return;
  person = dup_person (self, side);
  topic = (WrTopic) help->waiting[side][0];
  drop_waiting (help, side);
  bm_mastery_explain (help->mastery, person, topic);
}

static void
explain (WrTable  *self,
         WrSide    side,
         BmTopics  happened)
{
  struct _WrTableHelp *help = self->help;
  g_autofree char *person = dup_person (self, side);

  happened &= wr_topics_told (side) & ~bm_mastery_get_known (help->mastery, person)
              & ~bm_mastery_get_explained (help->mastery, person);
  for (guint i = 0; i < help->n_waiting[side]; i++)
    happened &= ~WR_TOPIC_BIT (help->waiting[side][i]);
  for (guint topic = 0; topic < WR_N_TOPICS && help->n_waiting[side] < MOST_WAITING; topic++)
    if (happened >> topic & 1)
      help->waiting[side][help->n_waiting[side]++] = (guint8) topic;
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
  finish_first (self, wr_table_get_side (self));
  wr_table_show_hints (self);
  if (inside && bm_hint_panel_get_first (self->help->panel) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return TRUE;
}

/* ---- What was used rightly */

/* MOVER made the last move. */
static void
count_uses (WrTable *self,
            BmMatch *match,
            WrSide   mover)
{
  struct _WrTableHelp *help = self->help;
  guint index = bm_match_get_ply (match) - 1, n;
  const BmEvent *events = bm_match_get_events (match, index, &n);
  const WrPosition *before = bm_match_get_position_at (match, index);
  BmMove move = bm_match_get_move (match, index);
  g_autofree char *person = dup_person (self, mover);
  BmTopics used = wr_topics_used (before, mover, move, events, n);
  gboolean ends = wr_move_kind (move) == WR_MOVE_END && before->turn == mover;

  if (ends)
    {
      g_autoptr(GArray) left = wr_hints_find (before, mover);

      used |= help->dangers[mover] & ~wr_hints_topics (left);
      finish_first (self, mover);
      if (wr_position_actions (before) > 0)
        explain (self, mover, WR_TOPIC_BIT (WR_TOPIC_ACTIONS));
    }
  /* Once a turn: whoever takes a move back and makes it again has not learned it twice. */
  used &= ~help->counted[mover];
  help->counted[mover] |= used;
  if (ends)
    help->dangers[mover] = help->counted[mover] = 0;
  bm_mastery_use (help->mastery, person, used);
}

void
wr_table_count_hints (WrTable *self)
{
  BmMatch *match = wr_play_get_match (self->play);
  guint n;
  const BmEvent *events = bm_match_get_last_events (match, &n);
  int mover;

  mover = bm_match_get_move_side (match, bm_match_get_ply (match) - 1);
  if (mover != BM_SIDE_NOBODY && wr_table_get_help (self, (WrSide) mover))
    count_uses (self, match, (WrSide) mover);
  for (guint side = 0; side < WR_N_SIDES; side++)
    if (wr_table_get_help (self, (WrSide) side))
      explain (self, (WrSide) side, wr_topics_happened (events, n));
}

void
wr_table_begin_hints (WrTable *self)
{
  struct _WrTableHelp *help = self->help;

  if (help == NULL)
    return;
  for (guint side = 0; side < WR_N_SIDES; side++)
    help->n_waiting[side] = help->dangers[side] = help->counted[side] = 0;
  g_clear_pointer (&help->found, g_array_unref);
  help->found_for = BM_SIDE_NOBODY;
  help->ending = FALSE;
}

void
wr_table_end_hints (WrTable *self)
{
  if (self->help != NULL)
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
  self->help->mastery = g_object_ref (mastery);
  self->help->found_for = BM_SIDE_NOBODY;
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
  g_clear_handle_id (&self->help->telling, g_source_remove);
  g_clear_object (&self->help->mastery);
  g_clear_pointer (&self->help->found, g_array_unref);
  g_clear_pointer (&self->help, g_free);
}
