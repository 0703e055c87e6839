/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Computes the state that the table shows: one value for all its parts.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-lesson-session.h"
#include "bm-widget.h"
#include "tb-help.h"
#include "tb-hover-words.h"
#include "tb-pace.h"
#include "tb-rules.h"
#include "tb-space-words.h"
#include "tb-turn-words.h"
#include "tb-words.h"

/* Between two cards of those who may lead, in milliseconds. */
#define SUCCESSOR_MS 70

/* A Bounty that only shows the way to its Location is not highlighted. */
static gboolean
stands_out (const TbPosition *pos,
            const TbOption   *option)
{
  TbSpace location;

  return option->n > 0 || !tb_bounty_of_at (pos, option->at, &location);
}

static void
list_lit (TbTable *self)
{
  guint n;
  const TbOption *options = tb_play_get_options (self->play, &n);
  const TbPosition *pos = tb_play_get_position (self->play);

  g_array_set_size (self->lit, 0);
  if (tb_table_is_in_scene (self) || tb_table_waits (self))
    return;
  for (guint i = 0; i < n; i++)
    if (stands_out (pos, &options[i]) && tb_play_takes (self->play, &options[i])
        && (self->lit->len == 0 || options[i].at != g_array_index (self->lit, TbAt, self->lit->len - 1)))
      g_array_append_val (self->lit, options[i].at);
}

static void
hold_card (TbTable *self)
{
  TbShow *show = &self->show;
  guint slot;

  show->distracted = -1;
  show->distraction = NULL;
  if (tb_play_get_distraction (self->play, self->hovered, &slot, &self->distraction))
    {
      show->distracted = (int) slot;
      show->distraction = &self->distraction;
    }
}

/* The spaces of the Locations that were destroyed in MATCH so far. */
static TbSpaces
find_ruins (BmMatch *match)
{
  TbSpaces ruins = 0;
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_DESTROYED && events[i].from < TB_N_SPACES)
      ruins |= TB_BIT (events[i].from);
  return ruins;
}

static void
make_show (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  TbShow *show = &self->show;

  self->view = *tb_play_get_position (self->play);
  show->seat = tb_viewer_get_seat (&self->viewer, match);
  tb_rules_hide (&self->view, show->seat == BM_SIDE_NOBODY ? TB_NO_SEAT : (guint) show->seat);
  show->view = &self->view;
  show->decides = bm_match_get_to_act (match);
  show->seats = self->viewer.seats;
  show->takes_back = tb_help_can_take_back (self->mastery, &self->viewer.seats, match);
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    show->names[seat] = seat < self->view.options.players ? tb_player_words (match, seat) : "";
  list_lit (self);
  show->lit = (const TbAt *) (gpointer) self->lit->data;
  show->n_lit = self->lit->len;
  show->picked = tb_play_get_picked (self->play);
  show->second = tb_play_get_second (self->play);
  tb_table_list_hints (self);
  show->hints = (const TbAt *) (gpointer) self->hints->data;
  show->n_hints = self->hints->len;
  show->hovered = self->hovered;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_danger_of (&self->view, slot, &show->danger[slot]);
  show->danger_shown = self->danger;
  show->ruins = find_ruins (match) | (self->viewer.trial ? self->trial_ruins : 0);
  hold_card (self);
}

void
tb_table_update_show (TbTable *self)
{
  if (tb_table_get_match (self) != NULL)
    make_show (self);
}

static guint
price_of (const TbPosition *pos,
          const TbOption   *option)
{
  TbSpace at = pos->players[pos->turn].at;
  const TbBoard *board = tb_position_board (pos);

  if (option->kind != TB_MOVE_JUMP || (option->n > 0 && TB_MOVE_B (option->moves[0]) == TB_NO_CARD))
    return TB_PRICE_NONE;
  for (guint dir = 0; dir < TB_N_DIRS; dir++)
    if (board->over_canyon[at][dir] == TB_AT_N (option->at))
      return board->canyon_spaces[at][dir] > 1 ? TB_PRICE_LOUD : TB_PRICE_CARD;
  return TB_PRICE_NONE;
}

/* Adds OPTION to TARGET: the cheapest way counts. */
static void
add_to_target (const TbPosition *pos,
               const TbOption   *option,
               TbBoardTarget    *target)
{
  gboolean way = (option->kind == TB_MOVE_MOVE || option->kind == TB_MOVE_RAMP) && option->n > 0;

  if ((way || option->kind == TB_MOVE_JUMP) && (target->cost == 0 || option->cost < target->cost))
    {
      target->cost = option->cost;
      target->ramps = option->ramps;
      target->price = (guint8) price_of (pos, option);
    }
  if (option->kind == TB_MOVE_TARGET)
    {
      target->slots = (guint8) (target->slots | 1u << TB_MOVE_A (option->moves[0]));
      target->dir = TB_MOVE_B (option->moves[0]);
    }
}

/* The spaces with options, and their costs. */
static void
show_targets (TbTable *self)
{
  TbBoardTarget targets[TB_N_SPACES];
  guint n_targets = 0, n;
  const TbOption *options = tb_play_get_options (self->play, &n);
  const TbPosition *pos = tb_play_get_position (self->play);
  gboolean attacked = pos->step == TB_STEP_SETUP && tb_table_is_moving (self);
  gboolean waits = attacked || tb_table_is_in_scene (self) || tb_table_waits (self);
  gboolean acts = !tb_play_is_inactive (self->play) && !waits && tb_play_get_asks (self->play) == TB_ASKS_ACT;
  TbSpaces hinted = 0;

  for (guint i = 0; i < n && !waits; i++)
    {
      if (TB_AT_KIND (options[i].at) != TB_AT_SPACE || !tb_play_takes (self->play, &options[i]))
        continue;
      if (n_targets == 0 || targets[n_targets - 1].space != TB_AT_N (options[i].at))
        targets[n_targets++] = (TbBoardTarget) { .space = TB_AT_N (options[i].at) };
      add_to_target (pos, &options[i], &targets[n_targets - 1]);
    }
  for (guint i = 0; i < self->hints->len; i++)
    if (TB_AT_KIND (g_array_index (self->hints, TbAt, i)) == TB_AT_SPACE)
      hinted |= TB_BIT (TB_AT_N (g_array_index (self->hints, TbAt, i)));
  tb_board_view_set_targets (self->board, targets, n_targets, acts ? pos->players[pos->turn].at : TB_SPACE_NONE);
  tb_board_view_set_hinted (self->board, hinted);
}

/* The options at AT: none before the seat that decides has confirmed to be present, as they may depend on hidden cards. */
static const TbOption *
get_options_at (TbTable *self,
                TbAt     at,
                guint   *n)
{
  *n = 0;
  return tb_table_waits (self) ? NULL : tb_play_get_options_at (self->play, at, n);
}

static void
name_spaces (TbTable *self)
{
  const TbPosition *pos = tb_play_get_position (self->play);
  int n_columns = tb_position_board (pos)->n_columns;

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      guint n;
      const TbOption *options = get_options_at (self, TB_AT (TB_AT_SPACE, space), &n);
      g_autofree char *name = NULL, *description = NULL;

      if (tb_space_column (space) >= n_columns)
        continue;
      name = tb_space_name (pos, space);
      description = tb_space_description (pos, space, options, n, self->show.danger);
      tb_board_view_name (self->board, space, name, description);
    }
}

/* The hand is face down until its seat has confirmed to be present. */
static void
show_cover (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  int waits = tb_viewer_waits_for (&self->viewer, match), decides = bm_match_get_to_act (match);
  const char *name = waits == BM_SIDE_NOBODY ? "" : bm_match_get_player (match, waits);
  g_autofree char *words = NULL;

  if (waits != BM_SIDE_NOBODY)
    words = tb_decides_words (tb_play_get_position (self->play), name == NULL ? "" : name);
  if (self->show.seat != BM_SIDE_NOBODY)
    tb_hand_view_cover (self->hand, NULL, NULL);
  else if (tb_table_is_in_scene (self))
    tb_hand_view_cover (self->hand, _("The hands lie face down."), NULL);
  else if (waits != BM_SIDE_NOBODY)
    tb_hand_view_cover (self->hand, words, waits == self->viewer.here ? _("Show hand") : _("I’m here"));
  else if (decides != BM_SIDE_NOBODY && !tb_play_is_inactive (self->play))
    tb_hand_view_cover (self->hand, _("The hand lies face down: this can be decided without it."), _("Show hand"));
  else
    tb_hand_view_cover (self->hand, _("The hands lie face down."), NULL);
}

/* What the held card would do to the Worm that is pointed at. */
static char *
dup_held (TbTable *self)
{
  TbAt picked = tb_play_get_picked (self->play), at = TB_AT_KIND (picked) == TB_AT_CARD ? picked : self->hovered;
  g_autofree char *words = tb_distraction_words (tb_table_get_match (self), (guint) self->show.distracted,
                                                 self->show.distraction);
  g_autofree char *second = tb_play_get_asks (self->play) == TB_ASKS_PLAY ? tb_second_card_words (&self->view, TB_AT_N (at))
                                                                          : NULL;

  return second == NULL ? g_steal_pointer (&words) : g_strdup_printf ("%s %s", words, second);
}

/* The text for the hovered object: it replaces the status text while it is hovered. */
static char *
dup_instead (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  TbHover hover = { match, self->play, &self->view, self->show.danger };
  const char *rule;

  if (self->show.distraction != NULL)
    return dup_held (self);
  if (tb_table_waits (self) && (TB_AT_KIND (self->hovered) == TB_AT_CARD || TB_AT_KIND (self->hovered) == TB_AT_SPACE))
    return NULL;
  return tb_hover_words (&hover, self->hovered, &rule);
}

/* A puzzle's turn is over: no seat may move any more. */
static gboolean
is_over (TbTable *self)
{
  BmLessonRun *run = self->guard == bm_lesson_session_guard ? bm_lesson_session_get_run (self->guard_data) : NULL;

  return run != NULL && bm_lesson_run_is_over (run);
}

void
tb_table_show_status (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  int decides = self->show.decides;
  gboolean silent = tb_play_is_inactive (self->play) || tb_table_is_in_scene (self);
  g_autofree char *words = dup_instead (self), *trial = words != NULL ? NULL : tb_table_dup_trial_words (self);
  g_autofree char *banner = silent || words != NULL ? NULL : tb_banner_words (match, tb_table_waits (self));

  if (trial != NULL)
    bm_status_set_banner (self->status, trial, "trial");
  else
    bm_status_set_banner (self->status, banner, decides == BM_SIDE_NOBODY ? NULL : tb_seat_class ((guint) decides));
  bm_status_set_instead (self->status, words);
  if (decides != BM_SIDE_NOBODY && bm_seats_is_computer (&self->viewer.seats, decides) && !bm_match_is_watched (match)
      && !tb_table_is_in_scene (self) && !is_over (self))
    {
      g_autofree char *thinks = g_strdup_printf (_("%s is thinking …"), self->show.names[decides]);

      bm_status_set_thinking (self->status, thinks);
    }
  else
    bm_status_set_thinking (self->status, NULL);
}

/* The way to the hovered space, or to the Location of a hovered or picked Bounty. */
static void
show_way (TbTable *self)
{
  TbSpace way[TB_MAX_WAY + 1], location;
  const TbPosition *pos = tb_play_get_position (self->play);
  TbAt at = self->hovered == TB_AT_NONE ? tb_play_get_picked (self->play) : self->hovered;
  guint n, n_way = 0;
  const TbOption *options = get_options_at (self, at, &n);
  TbRoute route;

  for (guint i = 0; i < n && n_way == 0 && TB_AT_KIND (at) == TB_AT_SPACE; i++)
    if (options[i].kind == TB_MOVE_MOVE || options[i].kind == TB_MOVE_RAMP || options[i].kind == TB_MOVE_JUMP)
      {
        way[n_way++] = pos->players[pos->turn].at;
        for (guint k = 0; k < options[i].n && n_way < TB_MAX_WAY; k++)
          {
            /* Over the pawn that is crossed. */
            way[n_way++] = TB_MOVE_A (options[i].moves[k]);
            if (TB_MOVE_KIND (options[i].moves[k]) == TB_MOVE_RAMP)
              way[n_way++] = TB_MOVE_B (options[i].moves[k]);
          }
        if (options[i].n == 0)
          way[n_way++] = TB_AT_N (at);
      }
  if (!tb_play_is_inactive (self->play) && tb_bounty_of_at (&self->view, at, &location)
      && tb_route_to (pos, location, &route) && route.found)
    {
      n_way = route.n;
      memcpy (way, route.spaces, n_way);
    }
  tb_board_view_set_way (self->board, way, n_way);
}

/* The spaces of a hunting Bounty's Worms, or of a Worm. */
static TbSpaces
worm_spaces (TbTable *self,
             TbAt     at)
{
  TbSpaces spaces = 0;
  TbSpace location;
  TbCard card;

  if (TB_AT_KIND (at) == TB_AT_WORM && self->show.distraction == NULL && self->show.danger[TB_AT_N (at)].in_play)
    return TB_BIT (self->show.danger[TB_AT_N (at)].centre);
  if (!tb_bounty_of_at (&self->view, at, &location))
    return 0;
  card = TB_AT_KIND (at) == TB_AT_LINE ? self->view.line[TB_AT_N (at)] : (TbCard) TB_AT_N (at);
  for (guint slot = 0; slot < TB_N_SLOTS && tb_bounty (card)->hunt; slot++)
    if (tb_slot_is_in_play (&self->view.slots[slot])
        && (tb_bounty (card)->type == TB_ANY || tb_worm (self->view.slots[slot].worm)->type == tb_bounty (card)->type))
      spaces |= TB_BIT (self->view.slots[slot].target);
  return spaces;
}

/* The spaces of a Bounty, and the area of a Worm. */
static TbSpaces
spaces_of (TbTable *self)
{
  TbAt at = self->hovered == TB_AT_NONE ? tb_play_get_picked (self->play) : self->hovered;
  TbSpace location;

  if (tb_bounty_of_at (&self->view, at, &location) && location != TB_SPACE_NONE)
    return TB_BIT (location);
  if (TB_AT_KIND (at) == TB_AT_SEAT && TB_AT_N (at) < TB_MAX_SEATS && self->view.players[TB_AT_N (at)].at != TB_SPACE_NONE)
    return TB_BIT (self->view.players[TB_AT_N (at)].at);
  return worm_spaces (self, at);
}

/* The same for the hovered object, with the rest of the state unchanged. */
static void
show_pointed (TbTable *self)
{
  tb_board_view_show (self->board, tb_table_make_told (self));
  tb_board_view_set_marked (self->board, spaces_of (self));
  show_way (self);
}

static void
show_board (TbTable *self)
{
  tb_table_layout_set_columns (TB_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                               tb_position_board (&self->view)->n_columns);
  show_pointed (self);
  show_targets (self);
}

/* Shows the choice of a Leader or a Character before the board; it gets the focus, unless that is in a dialog or menu. */
static void
show_successors (TbTable *self)
{
  GtkWidget *front = GTK_WIDGET (self->successors);
  gboolean was = gtk_widget_get_visible (front);
  GtkWidget *focus = bm_widget_find_focus (front);

  if (tb_table_is_in_scene (self) || tb_table_waits (self) || !tb_successors_is_needed (&self->view))
    tb_successors_hide (self->successors);
  else
    tb_successors_show (self->successors, &self->show,
                        tb_pace (GTK_WIDGET (self), self->motion, SUCCESSOR_MS));
  if (was == gtk_widget_get_visible (front))
    return;
  if (was && focus != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (!was && gtk_widget_get_mapped (GTK_WIDGET (self)) && bm_widget_find_focus (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (front);
}

static void
show_actions (TbTable *self)
{
  gboolean scene = tb_table_is_in_scene (self);

  show_successors (self);
  tb_action_panel_show (self->actions, scene ? NULL : self->play, &self->show,
                        scene ? self->told_turn : self->show.decides == BM_SIDE_NOBODY ? TB_NO_SEAT
                                                                                       : self->view.turn);
  tb_table_show_hunt (self);
}

static void
show_goal (TbTable      *self,
           const TbShow *told)
{
  tb_objective_show (self->objective, told);
  if (!tb_board_view_is_moving (self->board))
    tb_terror_turn_show (self->terror_turn, told);
}

void
tb_table_show_parts (TbTable *self,
                     guint    parts)
{
  BmMatch *match = tb_table_get_match (self);
  const TbShow *told = tb_table_make_told (self);

  if ((parts & TB_PART_BOARD) != 0)
    show_board (self);
  if ((parts & TB_PART_NAMES) != 0)
    name_spaces (self);
  if ((parts & TB_PART_ZONE) != 0)
    tb_terror_zone_show (self->zone, match, told);
  if ((parts & TB_PART_SEATS) != 0)
    tb_seats_panel_show (self->seats, match, told);
  if ((parts & TB_PART_LINE) != 0)
    tb_bounty_line_show (self->line, told);
  if ((parts & TB_PART_HAND) != 0)
    {
      self->hand_of = self->show.seat;
      tb_hand_view_show (self->hand, tb_table_is_in_scene (self) ? told : &self->show);
      show_cover (self);
    }
  if ((parts & TB_PART_ACTIONS) != 0)
    show_actions (self);
  if ((parts & TB_PART_GOAL) != 0)
    show_goal (self, told);
  if ((parts & TB_PART_STATUS) != 0)
    tb_table_show_status (self);
  if ((parts & TB_PART_HELP) != 0)
    tb_table_show_help (self);
  if ((parts & TB_PART_LOG) != 0)
    bm_log_set_waiting (self->log, tb_board_view_is_moving (self->board));
}

static gboolean
show_later_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       unused)
{
  TbTable *self = TB_TABLE (widget);
  guint part = self->later & -self->later;

  self->later &= ~part;
  if (part != 0 && self->play != NULL)
    tb_table_show_parts (self, part);
  if (self->later != 0)
    return G_SOURCE_CONTINUE;
  self->later_tick = 0;
  return G_SOURCE_REMOVE;
}

void
tb_table_stop_later (TbTable *self)
{
  if (self->later_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->later_tick);
  self->later_tick = 0;
  self->later = 0;
}

void
tb_table_show_later (TbTable *self,
                     guint    parts)
{
  self->later |= parts;
  if (self->later != 0 && self->later_tick == 0)
    self->later_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_later_cb, NULL, NULL);
}

void
tb_table_show_in_turn (TbTable *self,
                       guint    parts)
{
  if (tb_table_get_match (self) == NULL)
    return;
  make_show (self);
  if (self->show.seat != self->hand_of)
    parts |= TB_PART_HAND;
  tb_table_show_parts (self, parts);
  self->later = 0;
  tb_table_show_later (self, TB_PART_ALL & ~parts);
}

void
tb_table_show_all (TbTable *self)
{
  if (tb_table_get_match (self) == NULL)
    return;
  tb_table_stop_later (self);
  make_show (self);
  tb_table_show_parts (self, TB_PART_ALL);
}

void
tb_table_show_hover (TbTable *self)
{
  if (self->play == NULL)
    return;
  if (tb_table_is_in_scene (self))
    return;
  self->show.hovered = self->hovered;
  hold_card (self);
  show_pointed (self);
  tb_terror_zone_show (self->zone, tb_table_get_match (self), tb_table_make_told (self));
  tb_seats_panel_show (self->seats, tb_table_get_match (self), tb_table_make_told (self));
  tb_table_show_status (self);
}
