/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Undo beyond a lock: the player who made the move requests it, the other one agrees, and a sentence is added to the
 * log and to the record.  With learning help no agreement is needed.  Revealed information stays known, and the dice
 * stay the same.
 */
#include "config.h"

#include "wr-undo-agree.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-question.h"
#include "wr-undo-words.h"

/* The request, as data of the question. */
typedef struct
{
  GtkWindow *window;   /* borrowed: the parent of the question */
  guint      ply;      /* that the move led to */
  int        mover;
  gboolean   computer; /* the other side is played by one */
} Asked;

/* The sentence for the log. */
static const char *
note_words (const Asked *asked)
{
  if (asked->computer)
    return asked->mover == WR_SIDE_BIRD ? _("Here the Bird took back a move; the computer agreed.")
                                        : _("Here the Worms took back a move; the computer agreed.");
  return asked->mover == WR_SIDE_BIRD ? _("Here the Bird took back a move, and the Worms agreed.")
                                      : _("Here the Worms took back a move, and the Bird agreed.");
}

static void
ask (GtkWindow   *question,
     WrPlay      *play,
     const Asked *asked,
     int          side,
     GCallback    confirmed)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (wr_play_get_match (play)));

  g_object_set_data_full (G_OBJECT (question), "asked", g_memdup2 (asked, sizeof *asked), g_free);
  gtk_widget_add_css_class (GTK_WIDGET (question), ui->seat_class (side));
  g_signal_connect_object (question, "confirmed", confirmed, play, G_CONNECT_SWAPPED);
  gtk_window_present (question);
}

static void
take_back (WrPlay     *play,
           const char *note)
{
  BmMatch *match = wr_play_get_match (play);

  if (!bm_match_undo_agreed (match, note))
    return;
  /* The effects of a card are undone as a whole, up to the next lock. */
  if (((const WrPosition *) bm_match_get_position (match))->n_runs > 0
      && bm_match_can_undo (match) == BM_MATCH_UNDO_YES)
    wr_play_undo (play);
}

/* The other player agrees.  A computer may have moved meanwhile: its moves are undone as well. */
static void
agreed_cb (WrPlay    *play,
           GtkWidget *question)
{
  const Asked *asked = g_object_get_data (G_OBJECT (question), "asked");

  if (bm_match_get_agreed_ply (wr_play_get_match (play)) == asked->ply)
    take_back (play, note_words (asked));
}

/* The player who made the move requests it. */
static void
asked_cb (WrPlay    *play,
          GtkWidget *question)
{
  const Asked *asked = g_object_get_data (G_OBJECT (question), "asked");
  gboolean bird = asked->mover == WR_SIDE_BIRD;
  GtkWidget *next = bm_question_new (asked->window, bird ? _("Worms, do you agree?") : _("Bird, do you agree?"),
                                     bird ? _("The Bird asks to take back its last move. "
                                              "Whatever has been seen since stays seen.")
                                          : _("The Worms ask to take back their last move. "
                                              "Whatever has been seen since stays seen."),
                                     _("No"), _("Agree"));

  ask (GTK_WINDOW (next), play, asked, wr_side_other ((WrSide) asked->mover), G_CALLBACK (agreed_cb));
}

static void
ask_person (WrPlay      *play,
            const Asked *asked,
            const char  *lock)
{
  gboolean bird = asked->mover == WR_SIDE_BIRD;
  g_autofree char *words = NULL;
  GtkWidget *question;

  /* Translators: %s says why a move cannot be taken back, a sentence. */
  words = g_strdup_printf (bird ? _("%s The Bird’s last move can be taken back if the Worms agree; the log will say so.")
                                : _("%s The Worms’ last move can be taken back if the Bird agrees; the log will say so."),
                           lock);
  /* Translators: a button: the move is not taken back. */
  question = bm_question_new (asked->window, _("Take it back all the same?"), words, _("Leave It"),
                              bird ? _("Ask the Worms") : _("Ask the Bird"));
  ask (GTK_WINDOW (question), play, asked, asked->mover, G_CALLBACK (asked_cb));
}

static void
ask_alone (WrPlay      *play,
           const Asked *asked,
           const char  *lock)
{
  g_autofree char *words = NULL;
  GtkWidget *question;

  /* Translators: %s says why a move cannot be taken back, a sentence. */
  words = g_strdup_printf (_("%s The computer lets you take it back; the log will say so."), lock);
  question = bm_question_new (asked->window, _("Take it back all the same?"), words, _("Leave It"), _("Take It Back"));
  ask (GTK_WINDOW (question), play, asked, asked->mover, G_CALLBACK (agreed_cb));
}

gboolean
wr_undo_is_free (WrTable *table,
                 WrPlay  *play)
{
  BmMatch *match = wr_play_get_match (play);
  guint ply = bm_match_get_agreed_ply (match);

  /* The help of the player who made the move counts. */
  return ply != 0 && wr_table_get_help (table, (WrSide) bm_match_get_move_side (match, ply - 1));
}

gboolean
wr_undo_agree_ask (WrTable       *table,
                   WrPlay        *play,
                   const BmSeats *seats)
{
  BmMatch *match = wr_play_get_match (play);
  Asked asked = { .window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))), .ply = bm_match_get_agreed_ply (match) };
  const char *lock = wr_undo_words (match);

  /* Gathered picks are undone first, without a question. */
  if (asked.ply == 0 || lock == NULL || wr_play_is_gathering (play))
    return FALSE;
  asked.mover = bm_match_get_move_side (match, asked.ply - 1);
  asked.computer = bm_seats_is_computer (seats, wr_side_other ((WrSide) asked.mover));
  if (wr_undo_is_free (table, play))
    {
      take_back (play, asked.mover == WR_SIDE_BIRD ? _("Here the Bird took back a move with learning help.")
                                                   : _("Here the Worms took back a move with learning help."));
      return TRUE;
    }
  if (asked.computer)
    ask_alone (play, &asked, lock);
  else
    ask_person (play, &asked, lock);
  return FALSE;
}
