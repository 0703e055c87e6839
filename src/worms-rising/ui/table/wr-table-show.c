/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Updates the display of the table from the match and the picks alone.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "wr-play-words.h"
#include "bm-player-words.h"
#include "hooks.h"
#include "wr-in-force.h"
#include "wr-scratch.h"
#include "wr-forecast-words.h"
#include "wr-undo-agree.h"
#include "wr-words.h"

static BmMatch *
match_of (WrTable *self)
{
  return wr_play_get_match (self->play);
}

/* It rains until the end of the day on which it started. */
WrWeather
wr_table_get_weather (WrTable *self)
{
  BmMatch *match = match_of (self);
  const WrPosition *pos = bm_match_get_position (match);
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  while (n > 0)
    {
      n--;
      if (events[n].kind == WR_EVENT_RAIN)
        return WR_WEATHER_RAIN;
      if (events[n].kind == WR_EVENT_DAY)
        return pos->day == 1 ? WR_WEATHER_SUN : WR_WEATHER_DRY;
    }
  if (self->viewer.trial)
    return self->weather;
  return pos->day == 1 ? WR_WEATHER_SUN : WR_WEATHER_DRY;
}

/* By name, or by level; the tooltip has the full name where only a short one fits. */
void
wr_table_show_players (WrTable *self)
{
  for (guint side = 0; side < WR_N_SIDES; side++)
    {
      BmLevel level = bm_seats_get_level (&self->viewer.seats, match_of (self), (int) side);
      const char *name = bm_player_words (&self->viewer.seats, match_of (self), (int) side);
      const char *shown = level != BM_PERSON && self->shape->narrow ? bm_level_short_words (level) : name;

      /* The rival of a lesson follows a script, or is named in its words. */
      if (self->lesson != NULL)
        shown = name = "";

      if (side == WR_SIDE_BIRD)
        wr_bird_panel_set_player (self->bird, shown, name);
      else
        wr_party_panel_set_player (self->party, shown, name);
    }
}

/* Whether the piece must be named: not while one piece is picked, or for the Bird. */
static gboolean
names_pieces (WrTable *self)
{
  return wr_play_get_piece (self->play) == WR_PIECE_NONE;
}

static void
add_target (WrTable        *self,
            WrPlay         *play,
            GArray         *targets,
            GPtrArray      *texts,
            const WrOption *options,
            guint           n)
{
  const WrOption *plain = wr_play_get_plain (play, options[0].space);
  char *words = wr_target_words (play, options, n, names_pieces (self));
  WrBoardTarget target = { .space = options[0].space, .n_moves = (guint8) MIN (n, 255), .description = words };

  /* An option that is taken directly is shown alone. */
  if (plain != NULL)
    target.n_moves = 1;
  else
    plain = &options[0];
  if (plain->kind == WR_PRESS_MOVE)
    target.kind = (guint8) wr_move_kind (plain->move);
  g_ptr_array_add (texts, words);
  g_array_append_val (targets, target);
}

/* The Bird is picked automatically, and its own space has no meaning before an action is picked. */
void
wr_table_show_targets (WrTable *self,
                       WrPlay  *play)
{
  g_autoptr(GArray) targets = g_array_new (FALSE, FALSE, sizeof (WrBoardTarget));
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n;
  const WrOption *options = wr_play_get_options (play, &n);

  for (guint i = 0; i < n;)
    {
      guint last = i;

      gboolean taken = FALSE;

      while (last < n && options[last].space == options[i].space)
        taken |= wr_play_takes (play, &options[last++]);
      if (taken)
        add_target (self, play, targets, texts, &options[i], last - i);
      i = last;
    }
  wr_board_view_set_targets (self->board, (const WrBoardTarget *) targets->data, targets->len);
}

const char *
wr_table_get_thinking (WrTable *self)
{
  if (wr_play_is_inactive (self->play) && !bm_match_is_watched (match_of (self)))
    return wr_thinking_words (wr_play_get_side (self->play));
  return wr_adviser_is_thinking (self->adviser) ? _("Looking for a good move …") : NULL;
}

/* QUESTION (or NULL), and while things are only tried out that it is so; NULL: neither. */
static char *
dup_banner (WrTable    *self,
            const char *question)
{
  const char *words;

  if (!self->viewer.trial)
    return g_strdup (question);
  words = wr_scratch_is_guess (wr_play_get_match (self->play), (WrSide) self->viewer.seat)
          ? _("What if? One way it could go: dice and cards are made up.")
          : _("What if? Nothing here counts.");
  return g_strjoin ("  ", words, question, NULL);
}

static void
show_banner (WrTable *self)
{
  /* The question would reveal what a card does before the card is read. */
  g_autofree char *question = wr_table_parts_is_on (self->parts) ? NULL : wr_question_words (self->play);
  g_autofree char *words = dup_banner (self, question);

  bm_status_set_banner (self->status, words,
                        question == NULL ? "trial"
                        : wr_play_get_side (self->play) == WR_SIDE_WORMS ? "worms-side" : "bird-side");
}

static void
place_docks (WrTable *self)
{
  WrSide acts = wr_play_get_position (self->play)->turn == WR_SIDE_WORMS ? WR_SIDE_WORMS : WR_SIDE_BIRD;

  /* The only person's actions stay in sight: no drawer has room in that column. */
  if (bm_seats_get_only_person (&self->viewer.seats) != BM_SIDE_NOBODY)
    acts = wr_viewer_get_side (&self->viewer, self->play);
  wr_table_docks_place (self->docks, acts);
}

static void
show_docks (WrTable *self)
{
  wr_table_docks_show (self->docks, wr_play_get_settled (self->play), wr_play_get_side (self->play) == BM_SIDE_NOBODY);
}

/* Updates the parts that depend on the position on the board. */
static void
show_state (WrTable *self)
{
  wr_party_panel_show (self->party, self->play);
  wr_bird_panel_show (self->bird, wr_play_get_position (self->play), wr_table_get_weather (self));
  show_docks (self);
  show_banner (self);
}

void
wr_table_show_around (guint    parts,
                      gpointer data)
{
  WrTable *self = data;
  /* Neither the weather nor where the Worms are must be seen before the board shows it. */
  gboolean awaits_rest = (parts & WR_AROUND_PANELS) != 0 && wr_table_is_moving (self);

  wr_board_view_freeze (self->board);
  if (parts & WR_AROUND_HAND)
    {
      wr_table_show_hand (self);
      wr_table_show_advice (self);
    }
  if (parts & WR_AROUND_PANELS)
    {
      wr_bird_panel_show_options (self->bird, self->play);
      wr_table_show_reminders (self);
      /* They are marked for the side at the screen alone. */
      wr_table_docks_show_traps (self->docks, self->viewer.seat == BM_SIDE_NOBODY
                                              ? 0 : wr_in_force_traps (wr_play_get_position (self->play), self->viewer.seat));
      wr_table_show_hints (self);
    }
  if (awaits_rest)
    wr_table_deferred_await_rest (self->deferred);
  else if (parts & WR_AROUND_STATE)
    show_state (self);
  else if (parts & WR_AROUND_PANELS)
    wr_party_panel_show (self->party, self->play);
  wr_board_view_thaw (self->board);
}

/* When the side changes, or a decision begins, much has to be updated: parts may be deferred by a few frames, except
   those that the player is using. */
static guint
find_deferred (WrTable *self)
{
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self));

  if (!wr_table_deferred_is_allowed (self->deferred) || !wr_board_view_wants_motion (self->board))
    return 0;
  if (focus != NULL && focus != GTK_WIDGET (self->board) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board))
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->columns[WR_SIDE_WORMS].actions))
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->columns[WR_SIDE_BIRD].actions)))
    return 0;
  return WR_AROUND_PANELS | WR_AROUND_STATE | (wr_play_needs_hand (self->play) ? 0 : WR_AROUND_HAND);
}

/* STATE is updated if ALL is, or was to be and is still deferred. */
static void
show_around_or_defer (WrTable  *self,
                      gboolean  all)
{
  guint parts = WR_AROUND_HAND | WR_AROUND_PANELS | (all ? WR_AROUND_STATE : 0)
                | (wr_table_deferred_get (self->deferred) & WR_AROUND_STATE);
  guint later = parts & find_deferred (self);

  if (later != parts)
    wr_table_show_around (parts & ~later, self);
  wr_table_deferred_set (self->deferred, later);
}

/* May the Bird be in the row below the board, which else is empty at its foot? */
static gboolean
uses_row_below (const WrPosition *pos)
{
  return wr_hooked (pos, WR_HOOK_MAY (WR_MAY_BELOW))
         || (pos->at[WR_PIECE_BIRD] != WR_SPACE_NONE && wr_space_row (pos->at[WR_PIECE_BIRD]) == WR_ROW_BELOW);
}

static void
show_options (WrTable  *self,
              gboolean  all)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  WrPiece piece = wr_play_get_piece (self->play);
  gboolean free_undo = wr_undo_is_free (self, self->play);

  wr_table_layout_set_row_below (self->layout, uses_row_below (pos));
  wr_board_view_freeze (self->board);
  wr_table_show_targets (self, self->play);
  wr_board_view_set_selected (self->board, piece < WR_N_PIECES ? pos->at[piece] : WR_SPACE_NONE);
  wr_board_view_set_movable (self->board, wr_play_get_movable (self->play), piece);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    wr_action_panel_show (self->columns[side].actions, self->play, self->viewer.covered, free_undo);
  show_banner (self);
  bm_status_set_thinking (self->status, wr_table_get_thinking (self));
  show_around_or_defer (self, all);
  wr_board_view_thaw (self->board);
}

void
wr_table_show_options (WrTable *self)
{
  show_options (self, FALSE);
}

void
wr_table_show_all (WrTable *self)
{
  gboolean empty;
  WrSide acts;

  if (self->play == NULL)
    return;
  acts = wr_viewer_get_side (&self->viewer, self->play);
  /* A read-only match has no controls, and before and after the days there is nothing to count. */
  empty = bm_match_is_watched (match_of (self)) && wr_play_get_position (self->play)->total == 0;
  wr_board_view_freeze (self->board);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    gtk_widget_set_visible (GTK_WIDGET (self->columns[side].actions), acts == side && !empty);
  place_docks (self);
  show_options (self, TRUE);
  wr_board_view_thaw (self->board);
}

/* What the help says to SIDE without a hint. */
static const char *
quiet_words (WrTable *self,
             WrSide   side)
{
  if (wr_play_get_side (self->play) != (int) side)
    return _("Hints come with your turn.");
  if (wr_play_get_choice (self->play) == WR_CHOICE_LAND)
    return _("The Bird begins on the Grass that you press. Suggest finds you a good one.");
  if (wr_play_get_choice (self->play) == WR_CHOICE_NONE && wr_position_actions (wr_play_get_position (self->play)) == 0)
    return _("No actions are left: press End Turn.");
  return _("Nothing is urgent. Suggest finds you a good move.");
}

void
wr_table_show_hints (WrTable *self)
{
  const WrPosition *pos = self->play == NULL ? NULL : bm_match_get_position (match_of (self));
  WrTableHelpView view = { .narrow = self->shape->narrow };

  if (pos == NULL)
    return;
  view.side = wr_viewer_get_side (&self->viewer, self->play);
  view.quiet = quiet_words (self, view.side);
  view.unknown = self->viewer.covered && bm_seats_count_people (&self->viewer.seats) == WR_N_SIDES;
  view.over = pos->winner != WR_NO_WINNER;
  view.tight = gtk_widget_has_css_class (GTK_WIDGET (self), "tight");
  wr_table_help_show (self->help, &view);
}

void
wr_table_reshape (WrTable *self)
{
  const WrTableShape before = *self->shape;
  g_autoptr(GtkWidget) focus = NULL;

  g_set_object (&focus, bm_widget_find_focus (GTK_WIDGET (self)));
  wr_table_layout_take_shape (self->layout);
  if (self->shape->hand_beside != before.hand_beside)
    wr_table_place_hand (self);
  if (self->shape->narrow != before.narrow && self->play != NULL)
    {
      wr_table_show_players (self);
      wr_table_show_hints (self);
    }
  if (self->play != NULL && memcmp (self->shape->docked, before.docked, sizeof before.docked) != 0)
    {
      place_docks (self);
      show_docks (self);
    }
  if (self->play != NULL)
    wr_table_keep_focus (self, focus);
}

/* Several things can happen there: they are named, and the first is shown. */
static char *
caption_of (WrTable          *self,
            const WrOption   *options,
            guint             n,
            const WrForecast *forecast)
{
  GString *caption;

  if (n == 1)
    return wr_forecast_caption (wr_play_get_position (self->play), forecast);
  caption = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = wr_option_words (self->play, &options[i], names_pieces (self));

      g_string_append_printf (caption, "%s%s", i > 0 ? " / " : "", words);
    }
  return g_string_free (caption, FALSE);
}

void
wr_table_show_preview (WrTable *self)
{
  guint n;
  const WrOption *options = wr_play_get_options_at (self->play, self->hovered, &n);
  const WrOption *plain = wr_play_get_plain (self->play, self->hovered);
  g_autofree char *caption = NULL;
  WrForecast forecast;

  if (plain != NULL)
    {
      options = plain;
      n = 1;
    }
  if (self->hovered == WR_SPACE_NONE || n == 0 || options[0].kind != WR_PRESS_MOVE
      || !wr_play_takes (self->play, &options[0]))
    {
      if (!wr_table_preview_advice (self))
        wr_board_view_set_preview (self->board, NULL, 0, WR_SPACE_NONE, NULL);
      return;
    }
  wr_forecast_move (wr_play_get_position (self->play), options[0].move, &forecast);
  caption = caption_of (self, options, n, &forecast);
  wr_board_view_set_preview (self->board, &forecast.position, forecast.crossed, self->hovered,
                             *caption != '\0' ? caption : NULL);
}
