/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-end-turn.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-question.h"

guint
wr_end_turn_left (const WrPosition *pos)
{
  return pos->spent < pos->total ? (guint) (pos->total - pos->spent) : 0;
}

gboolean
wr_end_turn_early (WrPlay *play)
{
  g_return_val_if_fail (WR_IS_PLAY (play), FALSE);

  if (wr_end_turn_left (wr_play_get_position (play)) == 0)
    return FALSE;
  for (WrMoveKind kind = 1; kind < WR_N_MOVE_KINDS; kind++)
    if (kind != WR_MOVE_END && wr_play_can (play, kind, WR_PIECE_NONE))
      return TRUE;
  return FALSE;
}

/* A match that was saved and resumed has not stored that the reminder was shown, but has the turn. */
static gboolean
person_ended_early (BmMatch       *match,
                    const BmSeats *seats)
{
  for (guint ply = 0; ply < bm_match_get_ply (match); ply++)
    if (wr_move_kind (bm_match_get_move (match, ply)) == WR_MOVE_END
        && !bm_seats_is_computer (seats, bm_match_get_move_side (match, ply))
        && wr_end_turn_left (bm_match_get_position_at (match, ply)) > 0)
      return TRUE;
  return FALSE;
}

static G_DEFINE_QUARK (bm-end-turn-asked, asked)

static gboolean
confirm_cb (GtkWidget *question,
            GVariant  *args,
            gpointer   unused)
{
  bm_question_confirm (BM_QUESTION (question));
  return TRUE;
}

/* The key that has asked answers as well: pressed twice it ends the turn. */
static void
add_key (GtkWidget *question)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string
                                                            (bm_keys_get_accel ("table.end-turn")),
                                                          gtk_callback_action_new (confirm_cb, NULL, NULL)));
  gtk_widget_add_controller (question, controller);
}

gboolean
wr_end_turn_ask (GtkWidget     *widget,
                 WrPlay        *play,
                 const BmSeats *seats)
{
  BmMatch *match = wr_play_get_match (play);
  guint left = wr_end_turn_left (wr_play_get_position (play));
  g_autofree char *heading = NULL;
  GtkWidget *question;

  if (!wr_play_can (play, WR_MOVE_END, WR_PIECE_NONE) || !wr_end_turn_early (play)
      || g_object_get_qdata (G_OBJECT (match), asked_quark ()) != NULL || person_ended_early (match, seats))
    return FALSE;
  g_object_set_qdata (G_OBJECT (match), asked_quark (), GINT_TO_POINTER (TRUE));
  heading = g_strdup_printf (ngettext ("End the turn with %u action left?", "End the turn with %u actions left?", left),
                             left);
  question = bm_question_new (GTK_WINDOW (gtk_widget_get_root (widget)), heading,
                              _("Actions left over are lost. This is asked once in each duel."),
                              /* Translators: a button: the turn does not end yet. */
                              _("Keep Playing"), _("End Turn"));
  bm_question_prefer_yes (BM_QUESTION (question));
  add_key (question);
  g_signal_connect_object (question, "confirmed", G_CALLBACK (wr_play_end_turn), play, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
  return TRUE;
}
