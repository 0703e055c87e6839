/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The panels of attacks, of Leaders and of a match alone: in matches at random they show what is decided, and every press
 * tells what was pressed.  Where Targets stand on the board.
 */
#include "config.h"

#include <string.h>

#include "ui-driver.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-style.h"
#include "tb-board-picture.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-hunt-panel.h"
#include "tb-names.h"
#include "tb-play.h"
#include "tb-rules.h"
#include "tb-words.h"

#define MOST_MATCHES 400

/* A decision of a match, and what panels are shown of it. */
typedef struct
{
  BmMatch   *match;
  TbPlay    *play;
  TbPosition view;
  TbAt       lit[256];
  TbShow     show;
} Scene;

static void
clear_scene (Scene *scene)
{
  g_clear_object (&scene->play);
  g_clear_object (&scene->match);
}

/* Shows the decision as SEAT sees it. */
static void
look (Scene *scene,
      int    seat)
{
  guint n, n_lit = 0;
  const TbOption *options;

  tb_play_update (scene->play);
  options = tb_play_get_options (scene->play, &n);
  scene->view = *(const TbPosition *) bm_match_get_position (scene->match);
  for (guint i = 0; i < n && n_lit < G_N_ELEMENTS (scene->lit); i++)
    if (i == 0 || options[i].at != options[i - 1].at)
      scene->lit[n_lit++] = options[i].at;
  scene->show = (TbShow) { .view = &scene->view, .seat = seat, .decides = bm_match_get_to_act (scene->match),
                           .lit = scene->lit, .n_lit = seat == BM_SIDE_NOBODY ? 0 : n_lit, .distracted = -1 };
  tb_rules_hide (&scene->view, seat == BM_SIDE_NOBODY ? TB_NO_SEAT : (guint) seat);
  for (guint i = 0; i < BM_MAX_SEATS; i++)
    scene->show.names[i] = tb_seat_words (i);
}

typedef gboolean (*Wanted) (const TbPosition *pos);

/* Plays matches at random up to a decision that is WANTED. */
static void
find_scene (Scene      *scene,
            const char *start,
            Wanted      wanted)
{
  for (guint64 seed = 1; seed < MOST_MATCHES; seed++)
    {
      g_autoptr(GError) error = NULL;
      guint64 chance = seed * 77 + 5;
      BmMatch *match = bm_match_new (&tb_game, start, seed, &error);

      g_assert_no_error (error);
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          const TbPosition *pos = bm_match_get_position (match);

          if (wanted (pos))
            {
              scene->match = match;
              scene->play = tb_play_new (match);
              look (scene, bm_match_get_to_act (match));
              return;
            }
          g_assert_true (bm_match_play (match, tb_rules_pick (pos, &chance), NULL));
        }
      g_object_unref (match);
    }
  g_assert_not_reached ();
}

static guint
count_moves (const TbPosition *pos,
             TbMoveKind        kind)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves), found = 0;

  for (guint i = 0; i < n; i++)
    found += TB_MOVE_KIND (moves[i]) == kind;
  return found;
}

static gboolean
hunt_of_several (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && pos->attack.n_caught >= 2 && count_moves (pos, TB_MOVE_USE) >= 2;
}

static gboolean
caught (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_CAUGHT;
}

static gboolean
claim (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_CLAIM;
}

static gboolean
roll_again (const TbPosition *pos)
{
  const TbFrame *top = tb_position_top (pos);

  return tb_asks_of (pos) == TB_ASKS_YES_NO && top->kind == TB_FRAME_WEAPON;
}

/* ---- The hunt */

static const struct
{
  const char *name;
  const char *start;
  Wanted      wanted;
} hunts[] = {
  { "hunt", "start:players=5,board=canyon", hunt_of_several },
  { "caught", "start:players=3", caught },
  { "claim", "start:players=3", claim },
  { "again", "start:players=3", roll_again },
};

/* The panel's place in windows of three sizes. */
static const int widths[] = { 190, 320, 400 }, heights[] = { 210, 300, 360 };

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  g_autofree char *label = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    {
      label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      if (label == NULL)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
keep_cb (GtkWidget *panel,
         guint      at,
         guint     *kept)
{
  *kept = at;
}

static void
press (GtkWidget  *panel,
       const char *name,
       TbAt        expected)
{
  guint pressed = TB_AT_NONE;
  GtkWidget *button = find_named (panel, name);

  g_assert_nonnull (button);
  g_signal_connect (panel, "at-pressed", G_CALLBACK (keep_cb), &pressed);
  g_signal_emit_by_name (button, "clicked");
  g_signal_handlers_disconnect_by_func (panel, keep_cb, &pressed);
  g_assert_cmpuint (pressed, ==, expected);
}

static void
show_in_sizes (const char *name,
               Scene      *scene)
{
  for (guint size = 0; size < G_N_ELEMENTS (widths); size++)
    {
      GtkWidget *panel = g_object_new (TB_TYPE_HUNT_PANEL, NULL);
      GtkWidget *window = ui_window_open (panel, widths[size], heights[size]);
      g_autofree char *file = g_strdup_printf ("terror-%s-%u", name, size);

      tb_hunt_panel_set_scale (TB_HUNT_PANEL (panel), &(TbScale) { (int) size, 1, FALSE });
      tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scene->show);
      ui_driver_settle ();
      g_assert_cmpint (gtk_widget_get_width (panel), <=, widths[size]);
      ui_save_picture (panel, file);
      ui_window_close (window);
    }
}

/* All that can be chosen is there by its name and is told when it is pressed. */
static void
test_choices (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (hunts); i++)
    {
      Scene scene = { 0 };
      GtkWidget *panel = g_object_new (TB_TYPE_HUNT_PANEL, NULL), *window = ui_window_open (panel, 320, 400);

      find_scene (&scene, hunts[i].start, hunts[i].wanted);
      g_assert_true (tb_hunt_panel_is_needed (&scene.view));
      tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scene.show);
      ui_driver_settle ();
      for (guint k = 0; k < scene.show.n_lit; k++)
        {
          TbAt at = scene.lit[k];

          if (at == TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE))
            press (panel, "Done", at);
          else if (at == TB_AT (TB_AT_BUTTON, TB_BUTTON_YES))
            press (panel, "Roll again", at);
          else if (at == TB_AT (TB_AT_BUTTON, TB_BUTTON_NO))
            press (panel, "Keep the roll", at);
          else if (at == TB_AT (TB_AT_BUTTON, TB_BUTTON_VP))
            press (panel, "1 point", at);
          else if (TB_AT_KIND (at) == TB_AT_CARD)
            press (panel, tb_card_words (TB_AT_N (at)), at);
          else if (TB_AT_KIND (at) == TB_AT_LINE)
            press (panel, tb_card_words (scene.view.line[TB_AT_N (at)]), at);
        }
      ui_window_close (window);
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        show_in_sizes (hunts[i].name, &scene);
      clear_scene (&scene);
    }
}

/* While the hand is covered nothing is said of it. */
static void
test_covered (void)
{
  Scene scene = { 0 };
  GtkWidget *panel = g_object_new (TB_TYPE_HUNT_PANEL, NULL), *window = ui_window_open (panel, 320, 400);

  find_scene (&scene, hunts[0].start, hunts[0].wanted);
  tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scene.show);
  look (&scene, BM_SIDE_NOBODY);
  tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scene.show);
  ui_driver_settle ();
  for (guint card = TB_FIRST_ITEM; card < (guint) TB_FIRST_WEAPON + tb_box->n_weapons; card++)
    if (tb_box->words[card].id != NULL)
      g_assert_null (find_named (panel, tb_card_words ((TbCard) card)));
  g_assert_null (find_named (panel, "Done"));
  ui_window_close (window);
  clear_scene (&scene);
}

/* Pictures are asked for when they are drawn first, and then come in their size. */
static GBytes *
take_finished_picture (GtkWidget *panel)
{
  g_autoptr(GBytes) first = ui_take_picture (panel);

  while (bm_art_is_working ())
    g_main_context_iteration (NULL, TRUE);
  return ui_take_picture (panel);
}

/* The same show gives the same picture, whatever was shown or played before. */
static void
test_same_picture (void)
{
  Scene scenes[2] = { 0 };
  GtkWidget *panel = g_object_new (TB_TYPE_HUNT_PANEL, NULL), *window = ui_window_open (panel, 320, 400);
  g_autoptr(GBytes) before = NULL, after = NULL;
  const BmEvent shot = { .kind = TB_EVENT_DAMAGE, .n = 1, .m = 1 };

  find_scene (&scenes[0], hunts[0].start, hunts[0].wanted);
  find_scene (&scenes[1], hunts[2].start, hunts[2].wanted);
  tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scenes[0].show);
  before = take_finished_picture (panel);
  tb_hunt_panel_play_event (TB_HUNT_PANEL (panel), &shot);
  tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scenes[1].show);
  ui_driver_settle ();
  tb_hunt_panel_show (TB_HUNT_PANEL (panel), &scenes[0].show);
  after = take_finished_picture (panel);
  g_assert_true (g_bytes_equal (before, after));
  ui_window_close (window);
  clear_scene (&scenes[0]);
  clear_scene (&scenes[1]);
}

/* What is told by events is what is shown of the position after them. */
static void
test_follow (void)
{
  guint n_attacks = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&tb_game, "start:players=4", seed, NULL);
      guint64 chance = seed;
      TbHunt hunt = { .worm = TB_NO_CARD, .weapon = TB_NO_CARD }, shown;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          TbPosition before = *(const TbPosition *) bm_match_get_position (match);
          TbCard leaders[TB_MAX_SEATS];
          const BmEvent *events;
          guint n;

          for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
            leaders[seat] = before.players[seat].leader;
          bm_match_play (match, tb_rules_pick (&before, &chance), NULL);
          events = bm_match_get_events (match, bm_match_get_ply (match) - 1, &n);
          for (guint i = 0; i < n; i++)
            tb_hunt_follow (&hunt, &events[i], leaders);
          g_assert_cmpint (tb_hunt_of (bm_match_get_position (match), &shown), ==, hunt.worm != TB_NO_CARD);
          if (hunt.worm == TB_NO_CARD)
            continue;
          n_attacks++;
          g_assert_cmpuint (hunt.worm, ==, shown.worm);
          g_assert_cmpuint (hunt.at, ==, shown.at);
          g_assert_cmpuint (hunt.damage, ==, shown.damage);
          g_assert_cmpint (hunt.beaten, ==, shown.beaten);
          g_assert_cmpuint (hunt.n_hunters, ==, shown.n_hunters);
          for (guint i = 0; i < hunt.n_hunters; i++)
            g_assert_cmpuint (hunt.hunters[i].seat, ==, shown.hunters[i].seat);
        }
    }
  g_assert_cmpuint (n_attacks, >, 20);
}

/* ---- The board */

static float
square (float right,
        float down)
{
  return right * right + down * down;
}

/* N Targets in SPACE: each within it, and the number of each to be seen. */
static void
check_targets (TbPosition *pos,
               TbSpace     space,
               guint       n)
{
  TbTargetPlace places[TB_N_SLOTS];

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      pos->slots[slot].worm = TB_FIRST_WORM;
      pos->slots[slot].target = slot < n ? space : (TbSpace) (space ^ 1);
    }
  for (guint slot = 0; slot < n; slot++)
    {
      places[slot] = tb_board_target_place (pos, slot);
      g_assert_cmpfloat (ABS (places[slot].right) + places[slot].size / 2, <=, 0.501f);
      g_assert_cmpfloat (ABS (places[slot].down) + places[slot].size / 2, <=, 0.501f);
      g_assert_cmpfloat (square (places[slot].right - places[slot].count_right, places[slot].down - places[slot].count_down),
                         >=, square (0.24f, 0));
      for (guint other = 0; other < slot; other++)
        g_assert_cmpfloat (square (places[slot].right - places[other].right, places[slot].down - places[other].down), >=,
                           square (places[slot].size * 0.62f, 0));
      /* A car is wider than that, and in the middle. */
      if ((tb_position_pawns (pos) & TB_BIT (space)) != 0)
        g_assert_cmpfloat (square (places[slot].right, places[slot].down), >, square (0.25f, 0));
    }
}

static void
test_targets (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmMatch) match = bm_match_new (&tb_game, "start:players=3", 7, &error);
  TbPosition pos = *(const TbPosition *) bm_match_get_position (match);
  TbSpace location = pos.locations[TB_MOTEL], spaces[2] = { TB_SPACE (2, 5), location };

  g_assert_no_error (error);
  g_assert_cmpuint (tb_position_location_at (&pos, spaces[0]), ==, TB_N_LOCATIONS);
  for (guint pawn = 0; pawn < 2; pawn++)
    for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
      for (guint n = 1; n <= TB_N_SLOTS; n++)
        {
          pos.players[TB_BLUE].at = pawn ? spaces[i] : TB_SPACE_NONE;
          check_targets (&pos, spaces[i], n);
        }
}

/* The head of a Worm, for which its picture has this part above the hole, ends at the upper edge of the board. */
static void
test_rise (void)
{
  for (int row = 0; row < TB_N_ROWS; row++)
    {
      TbRise rise = tb_board_rise (TB_SPACE (3, row));

      g_assert_cmpfloat (rise.size * (0.79f - rise.sunk), <, (float) row + 0.72f + 0.25f);
      g_assert_cmpfloat (rise.size * (0.79f - rise.sunk), >, 0.8f);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSettings) settings = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;

  tb_game_load_box (&error);
  g_assert_no_error (error);
  settings = g_settings_new (APP_ID);
  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  g_test_add_func ("/terror-panels/hunt/choices", test_choices);
  g_test_add_func ("/terror-panels/hunt/covered", test_covered);
  g_test_add_func ("/terror-panels/hunt/same-picture", test_same_picture);
  g_test_add_func ("/terror-panels/hunt/follow", test_follow);
  g_test_add_func ("/terror-panels/board/targets", test_targets);
  g_test_add_func ("/terror-panels/board/rise", test_rise);
  return g_test_run ();
}
