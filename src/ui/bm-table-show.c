/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is seen at the table, made from the match and the picks, and nothing else.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-words.h"
#include "bm-choice-panel.h"
#include "bm-forecast.h"
#include "bm-move-words.h"
#include "bm-words.h"

static BmMatch *
match_of (BmTable *self)
{
  return bm_play_get_match (self->play);
}

/* It rains as long as the day is on which it did. */
BmWeather
bm_table_get_weather (BmTable *self)
{
  BmMatch *match = match_of (self);
  const BmPosition *pos = bm_match_get_position (match);
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  while (n > 0)
    {
      n--;
      if (events[n].kind == BM_EVENT_RAIN)
        return BM_WEATHER_RAIN;
      if (events[n].kind == BM_EVENT_DAY)
        return pos->day == 1 ? BM_WEATHER_SUN : BM_WEATHER_DRY;
    }
  if (self->trial)
    return self->weather;
  return pos->day == 1 ? BM_WEATHER_SUN : BM_WEATHER_DRY;
}

/* By name, or by level; the whole of it is told where there is room for less. */
void
bm_table_show_players (BmTable *self)
{
  for (guint side = 0; side < BM_N_SIDES; side++)
    {
      BmLevel level = bm_players_get_level (&self->players, match_of (self), (int) side);
      const char *name = bm_players_get_name (&self->players, match_of (self), (int) side);
      const char *shown = level != BM_PERSON && self->narrow ? bm_level_short_words (level) : name;

      /* The rival of a lesson follows a script, or is named in its words. */
      if (self->lesson != NULL)
        shown = name = "";

      if (side == BM_SIDE_BIRD)
        bm_bird_panel_set_player (self->bird, shown, name);
      else
        bm_party_panel_set_player (self->party, shown, name);
    }
}

/* Does saying who does it help?  Not while one piece is picked, or with the Bird. */
static gboolean
names_pieces (BmTable *self)
{
  return bm_play_get_piece (self->play) == BM_PIECE_NONE;
}

static void
add_target (BmTable        *self,
            BmPlay         *play,
            GArray         *targets,
            GPtrArray      *texts,
            const BmOption *options,
            guint           n)
{
  const BmOption *plain = bm_play_get_plain (play, options[0].space);
  char *words = bm_target_words (play, options, n, names_pieces (self));
  BmBoardTarget target = { .space = options[0].space, .n_moves = (guint8) MIN (n, 255), .description = words };

  /* What happens without asking is all that is shown. */
  if (plain != NULL)
    target.n_moves = 1;
  else
    plain = &options[0];
  if (plain->kind == BM_PRESS_MOVE)
    target.kind = (guint8) bm_move_kind (plain->move);
  g_ptr_array_add (texts, words);
  g_array_append_val (targets, target);
}

/* The Bird is picked without anybody's doing, and its own space means nothing yet while no action is. */
void
bm_table_show_targets (BmTable *self,
                       BmPlay  *play)
{
  g_autoptr(GArray) targets = g_array_new (FALSE, FALSE, sizeof (BmBoardTarget));
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n;
  const BmOption *options = bm_play_get_options (play, &n);

  for (guint i = 0; i < n;)
    {
      guint last = i;

      gboolean taken = FALSE;

      while (last < n && options[last].space == options[i].space)
        taken |= bm_play_takes (play, &options[last++]);
      if (taken)
        add_target (self, play, targets, texts, &options[i], last - i);
      i = last;
    }
  bm_board_view_set_targets (self->board, (const BmBoardTarget *) targets->data, targets->len);
}

char *
bm_table_dup_question (BmTable *self)
{
  if (bm_play_is_gathering (self->play))
    return NULL;
  return bm_question_words (self->play);
}

const char *
bm_table_get_thinking (BmTable *self)
{
  if (bm_play_is_held (self->play) && !bm_match_is_watched (match_of (self)))
    return bm_thinking_words (bm_play_get_side (self->play));
  return bm_table_is_advising (self) ? _("Looking for a good move …") : NULL;
}

gboolean
bm_table_is_asking (BmTable *self)
{
  g_autofree char *question = NULL, *words = NULL;

  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);

  if (self->play == NULL)
    return FALSE;
  question = bm_table_dup_question (self);
  words = bm_table_dup_trial_words (self, question);
  return words != NULL;
}

static void
show_banner (BmTable *self)
{
  /* What is asked would say what a card does before the card is read. */
  g_autofree char *question = bm_table_has_parts (self) ? NULL : bm_table_dup_question (self);
  g_autofree char *words = bm_table_dup_trial_words (self, question);

  bm_status_set_banner (self->status, words,
                        question == NULL ? "trial"
                        : bm_play_get_side (self->play) == BM_SIDE_WORMS ? "worms-side" : "bird-side");
}

/* Frames that go before what may wait: the first of a move, and the one that has its lines in the log. */
#define FRAMES_BEFORE 2

/* What stands around the board, in two parts, neither of which is much for a frame. */
enum { AROUND_HAND = 1 << 0, AROUND_PANELS = 1 << 1, AROUND_ALL = AROUND_HAND | AROUND_PANELS };

/* What goes by where everything is. */
static void
show_state (BmTable *self)
{
  self->owes_state = FALSE;
  bm_board_view_freeze (self->board);
  bm_party_panel_show (self->party, self->play);
  bm_bird_panel_show (self->bird, bm_play_get_position (self->play), bm_table_get_weather (self));
  bm_table_show_tonight (self);
  bm_table_show_threats (self);
  show_banner (self);
  bm_board_view_thaw (self->board);
}

static void
show_around (BmTable *self,
             guint    parts)
{
  bm_board_view_freeze (self->board);
  if (parts & AROUND_HAND)
    {
      bm_table_show_hand (self);
      bm_table_show_advice (self);
    }
  if (parts & AROUND_PANELS)
    {
      bm_bird_panel_show_options (self->bird, self->play);
      bm_table_show_reminders (self);
      bm_table_show_legend (self);
      bm_table_show_hints (self);
    }
  /* Neither the weather nor where the Worms are must be seen before the board shows it. */
  if (parts & AROUND_PANELS && bm_table_is_moving (self))
    self->owes_state = TRUE;
  else if (parts & AROUND_PANELS && self->owes_all)
    show_state (self);
  else if (parts & AROUND_PANELS)
    bm_party_panel_show (self->party, self->play);
  bm_board_view_thaw (self->board);
}

void
bm_table_show_state (BmTable *self)
{
  if (self->owes_state)
    show_state (self);
}

void
bm_table_forget_owed (BmTable *self)
{
  if (self->owing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->owing);
  self->owing = 0;
  self->owes = 0;
  self->moved = self->owes_all = FALSE;
}

void
bm_table_show_owed (BmTable *self)
{
  if (self->owes != 0)
    show_around (self, self->owes);
  bm_table_forget_owed (self);
}

static void wait_for_frames (BmTable *self,
                             guint    n);

static gboolean
owing_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  BmTable *self = BM_TABLE (widget);

  if (self->owing_frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->owing = 0;
  if (self->owes == AROUND_ALL)
    {
      self->owes = AROUND_PANELS;
      wait_for_frames (self, 0);
      show_around (self, AROUND_HAND);
    }
  else
    {
      bm_table_show_owed (self);
    }
  return G_SOURCE_REMOVE;
}

static void
wait_for_frames (BmTable *self,
                 guint    n)
{
  self->owing_frames = n;
  self->owing = gtk_widget_add_tick_callback (GTK_WIDGET (self), owing_cb, NULL, NULL);
}

/* The first frame of a move has enough to do where the side changes, or where it is asked for something: what stands around
   the board may come two or three frames later.  Not what somebody is in, or is asked for. */
static guint
find_what_waits (BmTable *self)
{
  GtkWidget *focus = bm_table_find_focus (self);

  if (!self->moved || !bm_board_view_wants_motion (self->board))
    return 0;
  if (focus != NULL && focus != GTK_WIDGET (self->board) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board))
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->worm_actions))
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bird_actions)))
    return 0;
  return bm_choice_panel_needs_hand (self->play) ? AROUND_PANELS : AROUND_ALL;
}

static void
show_around_or_wait (BmTable  *self,
                     gboolean  all)
{
  const guint later = find_what_waits (self);

  self->owes_all |= all;
  if (later != AROUND_ALL)
    show_around (self, AROUND_ALL & ~later);
  self->owes = later;
  if (later == 0)
    bm_table_forget_owed (self);
  else if (self->owing == 0)
    wait_for_frames (self, FRAMES_BEFORE);
}

static void
show_options (BmTable  *self,
              gboolean  all)
{
  const BmPosition *pos = bm_play_get_position (self->play);
  BmPiece piece = bm_play_get_piece (self->play);

  bm_board_view_freeze (self->board);
  bm_table_show_targets (self, self->play);
  bm_board_view_set_selected (self->board, piece < BM_N_PIECES ? pos->at[piece] : BM_SPACE_NONE);
  bm_board_view_set_movable (self->board, bm_play_get_movable (self->play), piece);
  bm_action_panel_show (self->worm_actions, self->play, self->covered);
  bm_action_panel_show (self->bird_actions, self->play, self->covered);
  show_banner (self);
  bm_status_set_thinking (self->status, bm_table_get_thinking (self));
  show_around_or_wait (self, all);
  bm_board_view_thaw (self->board);
}

void
bm_table_show_options (BmTable *self)
{
  show_options (self, FALSE);
}

void
bm_table_show_all (BmTable *self)
{
  gboolean empty;
  BmSide acts;

  if (self->play == NULL)
    return;
  acts = bm_table_get_side (self);
  /* Whoever only looks presses nothing, and before and after the days nothing is left to be counted. */
  empty = bm_match_is_watched (match_of (self)) && bm_play_get_position (self->play)->total == 0;
  bm_board_view_freeze (self->board);
  gtk_widget_set_visible (GTK_WIDGET (self->worm_actions), acts == BM_SIDE_WORMS && !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->bird_actions), acts == BM_SIDE_BIRD && !empty);
  bm_table_place_panels (self);
  show_options (self, TRUE);
  bm_board_view_thaw (self->board);
}

/* Several things can happen there: they are named, and the first is shown. */
static char *
caption_of (BmTable          *self,
            const BmOption   *options,
            guint             n,
            const BmForecast *forecast)
{
  GString *caption;

  if (n == 1)
    return bm_forecast_caption (bm_play_get_position (self->play), forecast);
  caption = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = bm_option_words (self->play, &options[i], names_pieces (self));

      g_string_append_printf (caption, "%s%s", i > 0 ? " / " : "", words);
    }
  return g_string_free (caption, FALSE);
}

void
bm_table_show_preview (BmTable *self)
{
  guint n;
  const BmOption *options = bm_play_get_options_at (self->play, self->hovered, &n);
  const BmOption *plain = bm_play_get_plain (self->play, self->hovered);
  g_autofree char *caption = NULL;
  BmForecast forecast;

  if (plain != NULL)
    {
      options = plain;
      n = 1;
    }
  if (self->hovered == BM_SPACE_NONE || n == 0 || options[0].kind != BM_PRESS_MOVE
      || !bm_play_takes (self->play, &options[0]))
    {
      if (!bm_table_preview_advice (self))
        bm_board_view_set_preview (self->board, NULL, 0, BM_SPACE_NONE, NULL);
      return;
    }
  bm_forecast_move (bm_play_get_position (self->play), options[0].move, &forecast);
  caption = caption_of (self, options, n, &forecast);
  bm_board_view_set_preview (self->board, &forecast.position, forecast.crossed, self->hovered,
                             *caption != '\0' ? caption : NULL);
}

void
bm_table_ask (BmTable *self,
              BmSpace  space)
{
  guint n;
  const BmOption *options = bm_play_get_asked (self->play, &n);
  g_autoptr(GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autofree guint8 *kinds = g_new0 (guint8, n + 1);

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (labels, bm_option_words (self->play, &options[i], names_pieces (self)));
      if (options[i].kind == BM_PRESS_MOVE)
        kinds[i] = (guint8) bm_move_kind (options[i].move);
    }
  g_ptr_array_add (labels, NULL);
  bm_board_view_ask (self->board, space, (const char * const *) labels->pdata, kinds);
}
