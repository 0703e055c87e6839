/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turns of Terror Below at its table, in the program's window: people at one screen, hunts, deaths, the Danger, keys.
 */
#include "config.h"

#include "tb-driver.h"

#include "bm-log.h"
#include "bm-status.h"
#include "tb-action-panel.h"
#include "tb-asks.h"
#include "tb-board-view.h"
#include "tb-bounty-line.h"
#include "tb-forecast.h"
#include "tb-hand-view.h"
#include "tb-move.h"
#include "tb-rules.h"
#include "tb-seats-panel.h"
#include "tb-space-button.h"
#include "tb-successors.h"
#include "tb-terror-zone.h"
#include "tb-words.h"
#include "ui-picture.h"

#define MOST_STOPS 120

/* ---- The hand is shown */

static gboolean
is_armed_hunt (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && tb_driver_usable (pos) != TB_NO_CARD;
}

static void
test_weapons_after_hand_over (void)
{
  UiDriver driver;
  TbCard weapon;
  GtkWidget *line;

  tb_driver_open (&driver, "start:players=2", is_armed_hunt);
  weapon = tb_driver_usable (tb_driver_position (&driver));
  g_assert_null (tb_driver_find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, weapon)));
  ui_driver_click (&driver, "I’m here");
  ui_wait_for_layout (driver.window);
  line = tb_driver_find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, weapon));
  g_assert_nonnull (line);
  g_assert_true (gtk_widget_has_css_class (line, "lit"));
  g_assert_cmpint (gtk_widget_get_width (line), >, 100);
  ui_driver_close (&driver);
}

/* ---- The end comes, and deaths */

static gboolean
is_succession (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];

  return tb_asks_of (pos) == TB_ASKS_LEADER && pos->step != TB_STEP_SETUP && tb_rules_legal (pos, moves) >= 2;
}

static void
test_successors (void)
{
  UiDriver driver;
  BmMove moves[BM_MAX_MOVES];
  GtkWidget *table;
  guint seat;

  tb_driver_open (&driver, "start:players=2", is_succession);
  table = GTK_WIDGET (tb_driver_table (&driver));
  seat = (guint) tb_position_to_act (tb_driver_position (&driver));
  g_assert_cmpuint (tb_rules_legal (tb_driver_position (&driver), moves), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *card = tb_driver_find_in (&driver, TB_TYPE_SUCCESSORS, TB_AT (TB_AT_CARD, TB_MOVE_A (moves[i])));

      g_assert_nonnull (card);
      g_assert_true (gtk_widget_has_css_class (card, "lit"));
      g_assert_null (tb_driver_find_in (&driver, TB_TYPE_ACTION_PANEL, TB_AT (TB_AT_CARD, TB_MOVE_A (moves[i]))));
    }
  g_assert_true (ui_press_key (table, "2"));
  g_assert_cmpuint (tb_driver_position (&driver)->players[seat].leader, ==, TB_MOVE_A (moves[1]));
  g_assert_null (ui_find_type (driver.window, TB_TYPE_SUCCESSORS));
  ui_driver_close (&driver);
}

static gboolean
is_final (const TbPosition *pos)
{
  return pos->n_final != TB_NO_FINAL && pos->n_final > 0;
}

static gboolean
has_out (const TbPosition *pos)
{
  return is_final (pos) && (pos->players[0].eliminated || pos->players[1].eliminated || pos->players[2].eliminated);
}

/* Whose turns are still to come stands in the window's head, and a seat that is out looks so. */
static void
test_final_turns (void)
{
  UiDriver driver;
  const TbPosition *pos;
  g_autofree char *words = NULL;

  tb_driver_open (&driver, "start:players=3", has_out);
  pos = tb_driver_position (&driver);
  words = g_strdup_printf ("final turns: %s", tb_player_words (tb_driver_match (&driver), pos->final[0]));
  g_assert_true (ui_driver_says (&driver, words));
  for (guint seat = 0; seat < 3; seat++)
    {
      GtkWidget *row = tb_driver_find_in (&driver, TB_TYPE_SEATS_PANEL, TB_AT (TB_AT_SEAT, seat));

      g_assert_cmpint (gtk_widget_has_css_class (row, "out"), ==, pos->players[seat].eliminated);
      g_assert_cmpint (ui_find_words (row, "out") != NULL, ==, pos->players[seat].eliminated);
    }
  ui_driver_close (&driver);
}

/* ---- A card is dragged onto a Worm */

static GtkEventController *
controller_of (GtkWidget *widget,
               GType      type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

static gboolean
is_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && pos->round == 2;
}

static void
drag (UiDriver *driver,
      TbAt      card,
      gboolean  wanted)
{
  GtkEventController *source = controller_of (tb_driver_find_at (driver, card), GTK_TYPE_DRAG_SOURCE);
  g_autoptr(GdkContentProvider) content = NULL;

  g_signal_emit_by_name (source, "prepare", 5.0, 5.0, &content);
  g_assert_cmpint (content != NULL, ==, wanted);
  if (content != NULL)
    g_signal_emit_by_name (source, "drag-begin", NULL);
  ui_driver_settle ();
}

static void
test_drag (void)
{
  UiDriver driver;
  const TbPosition *pos;
  GValue value = G_VALUE_INIT;
  TbAt card;
  guint n;
  gboolean stay = FALSE, dropped = FALSE;

  tb_driver_open (&driver, "start:players=2", is_play);
  g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "h"));
  pos = tb_driver_position (&driver);
  card = TB_AT (TB_AT_CARD, (guint) __builtin_ctzll (pos->players[pos->turn].vehicles));
  n = pos->slots[2].n_cards;
  /* Dropped nowhere. */
  drag (&driver, card, TRUE);
  g_assert_true (gtk_widget_has_css_class (tb_driver_find_at (&driver, card), "held"));
  g_signal_emit_by_name (controller_of (tb_driver_find_at (&driver, card), GTK_TYPE_DRAG_SOURCE), "drag-cancel", NULL,
                         GDK_DRAG_CANCEL_NO_TARGET, &stay);
  g_assert_false (gtk_widget_has_css_class (tb_driver_find_at (&driver, card), "held"));
  /* On the third Worm. */
  drag (&driver, card, TRUE);
  g_value_init (&value, G_TYPE_UINT);
  g_value_set_uint (&value, card);
  g_signal_emit_by_name (controller_of (tb_driver_find_at (&driver, TB_AT (TB_AT_WORM, 2)), GTK_TYPE_DROP_TARGET), "drop", &value,
                         5.0, 5.0, &dropped);
  ui_driver_settle ();
  g_assert_true (dropped);
  g_assert_cmpuint (tb_driver_position (&driver)->slots[2].n_cards, ==, n + 1);
  /* What is played cannot be dragged. */
  drag (&driver, card, FALSE);
  ui_driver_close (&driver);
}

/* ---- The Danger */

static gboolean
is_dangerous (const TbPosition *pos)
{
  TbDanger danger;

  if (tb_asks_of (pos) != TB_ASKS_PLAY)
    return FALSE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if ((tb_danger_of (pos, slot, &danger), danger.hits != 0 && !danger.unknown)
        && tb_position_location_at (pos, danger.centre) == TB_N_LOCATIONS)
      return TRUE;
  return FALSE;
}

/* Is the board, at the right of the middle of SPACE, as bright as the disc with the number of cards? */
static gboolean
has_disc (GtkWidget *board,
          TbSpace    space)
{
  g_autoptr(GBytes) picture = NULL;
  g_autoptr(GdkTexture) texture = ui_take_whole (board, &picture);
  const guchar *pixels = g_bytes_get_data (picture, NULL);
  graphene_rect_t place;
  const guchar *pixel;

  tb_board_view_get_place (TB_BOARD_VIEW (board), space, &place);
  pixel = pixels + ((gsize) (place.origin.y + place.size.height * 0.75f) * (gsize) gdk_texture_get_width (texture)
                    + (gsize) (place.origin.x + place.size.width * 0.69f)) * 4;
  return pixel[2] > 230 && (pixel[1] > 200 || pixel[1] < 130);
}

/* T lays it over the board, and every Worm's panel says whom it would hit and where. */
static void
test_danger (void)
{
  UiDriver driver;
  const TbPosition *pos;
  GtkWidget *board;
  TbDanger danger;
  guint slot = 0;

  tb_driver_open (&driver, "start:players=3", is_dangerous);
  ui_wait_for_layout (driver.window);
  pos = tb_driver_position (&driver);
  board = ui_find_type (driver.window, TB_TYPE_BOARD_VIEW);
  while ((tb_danger_of (pos, slot, &danger), danger.hits == 0 || danger.unknown
                                                || tb_position_location_at (pos, danger.centre) < TB_N_LOCATIONS))
    slot++;
  for (guint seat = 0; seat < 3; seat++)
    if ((danger.hits >> seat & 1) != 0)
      {
        g_autofree char *words = g_strdup_printf ("%s at %s", tb_player_words (tb_driver_match (&driver), seat),
                                                  tb_space_words (pos->players[seat].at));
        GtkWidget *panel = tb_driver_find_in (&driver, TB_TYPE_TERROR_ZONE, TB_AT (TB_AT_WORM, slot));

        g_assert_null (ui_find_words (panel, words));
        g_assert_false (has_disc (board, pos->slots[slot].target));
        g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "t"));
        g_assert_nonnull (ui_find_words (panel, words));
        g_assert_true (has_disc (board, pos->slots[slot].target));
        g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "t"));
        g_assert_false (has_disc (board, pos->slots[slot].target));
        g_assert_null (ui_find_words (panel, words));
      }
  ui_driver_close (&driver);
}

/* ---- A car does not hide what lies in its space */

/* The pixels of SPACE, where Red stands, with EGGS there, a list in JSON. */
static GBytes *
take_space (const char *eggs,
            TbSpace     space)
{
  UiDriver driver;
  g_autofree char *json = g_strdup_printf ("{\"step\": \"act\", \"ap\": 3, \"eggs\": {\"c3\": %s},"
                                           " \"slots\": [{\"worm\": \"crawler-1\", \"target\": \"f5\", \"cards\": []},"
                                           " null, null], \"players\": [{\"seat\": \"red\", \"at\": \"c3\", \"leader\": \"pam\"},"
                                           " {\"seat\": \"blue\", \"at\": \"b2\", \"leader\": \"doc\"}]}", eggs);
  g_autoptr(BmMatch) match = tb_driver_read (json);
  g_autoptr(GBytes) picture = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  GByteArray *pixels = g_byte_array_new ();
  GtkWidget *board;
  graphene_rect_t place;
  gsize stride;

  ui_driver_open_size (&driver, 1, 1290, 810);
  tb_driver_show (&driver, match, 0);
  ui_wait_for_layout (driver.window);
  board = ui_find_type (driver.window, TB_TYPE_BOARD_VIEW);
  texture = ui_take_whole (board, &picture);
  stride = (gsize) gdk_texture_get_width (texture) * 4;
  tb_board_view_get_place (TB_BOARD_VIEW (board), space, &place);
  for (int y = 0; y < (int) place.size.height; y++)
    g_byte_array_append (pixels,
                         (const guint8 *) g_bytes_get_data (picture, NULL)
                         + ((gsize) place.origin.y + (gsize) y) * stride + (gsize) place.origin.x * 4,
                         (guint) place.size.width * 4);
  ui_driver_close (&driver);
  return g_byte_array_free_to_bytes (pixels);
}

/* Each colour, and five at once, changes an eighth of the space: more than the mark of a space with Eggs to take. */
static void
test_eggs_by_a_car (void)
{
  static const char *const eggs[] = { "[\"violet\"]", "[\"teal\"]", "[\"pink\", \"orange\"]",
                                      "[\"pink\", \"pink\", \"pink\", \"teal\", \"teal\"]" };
  const TbSpace space = TB_SPACE (2, 2);
  g_autoptr(GBytes) none = take_space ("[]", space);

  for (guint i = 0; i < G_N_ELEMENTS (eggs); i++)
    {
      g_autoptr(GBytes) some = take_space (eggs[i], space);
      const guint32 *a = g_bytes_get_data (none, NULL), *b = g_bytes_get_data (some, NULL);
      const gsize n = g_bytes_get_size (none) / 4;
      gsize n_changed = 0;

      g_assert_cmpuint (g_bytes_get_size (some) / 4, ==, n);
      for (gsize pixel = 0; pixel < n; pixel++)
        n_changed += a[pixel] != b[pixel];
      g_test_message ("%s: %" G_GSIZE_FORMAT " of %" G_GSIZE_FORMAT " pixels", eggs[i], n_changed, n);
      g_assert_cmpuint (n_changed, >, n / 8);
    }
}

/* ---- Nothing tells of a hand that lies face down */

static gboolean
can_use_at_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && tb_driver_usable (pos) != TB_NO_CARD;
}

static void
test_covered (void)
{
  UiDriver driver;
  TbCard card;

  tb_driver_open (&driver, "start:players=3", can_use_at_play);
  card = tb_driver_usable (tb_driver_position (&driver));
  g_assert_null (tb_driver_find_at (&driver, TB_AT (TB_AT_CARD, card)));
  g_assert_false (ui_driver_says (&driver, tb_card_words (card)));
  g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "h"));
  g_assert_nonnull (tb_driver_find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, card)));
  ui_driver_close (&driver);
}

/* ---- A turn by keys alone */

static gboolean
is_first_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && pos->round == 1;
}

/* A key on the board, which has those for itself. */
static void
press_on_board (UiDriver *driver,
                guint     key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (ui_find_type (driver->window, TB_TYPE_BOARD_VIEW));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  g_assert_true (handled);
  ui_driver_settle ();
}

static TbSpace
focused_space (UiDriver *driver)
{
  return tb_board_view_get_focus (TB_BOARD_VIEW (ui_find_type (driver->window, TB_TYPE_BOARD_VIEW)));
}

/* Can the one at turn drive from where it is to SPACE in one step? */
static gboolean
is_beside (const TbPosition *pos,
           TbSpace           space)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_MOVE && TB_MOVE_A (moves[i]) == space)
      return TRUE;
  return FALSE;
}

static void
test_keys (void)
{
  UiDriver driver;
  GtkWidget *table;
  const TbPosition *pos;
  guint seat, ap;
  TbSpace at;

  tb_driver_open (&driver, "start:players=3", is_first_play);
  table = GTK_WIDGET (tb_driver_table (&driver));
  seat = tb_driver_position (&driver)->turn;
  g_assert_true (ui_press_key (table, "h"));
  g_assert_true (ui_press_key (table, "i"));
  g_assert_true (ui_driver_focus (&driver) == tb_driver_find_in (&driver, TB_TYPE_SEATS_PANEL, TB_AT (TB_AT_SEAT, seat)));
  g_assert_true (ui_press_key (table, "i"));
  g_assert_true (ui_driver_focus (&driver) == tb_driver_find_in (&driver, TB_TYPE_SEATS_PANEL, TB_AT (TB_AT_SEAT, (seat + 1) % 3)));
  /* The card and the Worm, and the Escape between them. */
  g_assert_true (ui_press_key (table, "1"));
  g_assert_true (ui_press_key (table, "Escape"));
  g_assert_true (ui_press_key (table, "1"));
  g_assert_true (ui_press_key (table, "2"));
  pos = tb_driver_position (&driver);
  g_assert_cmpuint (pos->slots[1].n_cards, ==, 1);
  /* To a space in reach, from the own one. */
  if (tb_asks_of (pos) == TB_ASKS_ADD)
    g_assert_true (ui_press_key (table, "<Control>Return"));
  g_assert_cmpint (tb_asks_of (tb_driver_position (&driver)), ==, TB_ASKS_ACT);
  at = tb_driver_position (&driver)->players[seat].at;
  ap = tb_driver_position (&driver)->ap;
  g_assert_true (ui_press_key (table, "Home"));
  g_assert_true (ui_driver_focus (&driver) == tb_driver_find_at (&driver, TB_AT (TB_AT_SPACE, at)));
  for (guint i = 0; i < TB_N_SPACES && !is_beside (tb_driver_position (&driver), focused_space (&driver)); i++)
    press_on_board (&driver, GDK_KEY_bracketright);
  ui_driver_enter (&driver);
  g_assert_cmpint (tb_driver_position (&driver)->players[seat].at, !=, at);
  g_assert_cmpint (tb_driver_position (&driver)->ap, <, ap);
  g_assert_true (ui_press_key (table, "<Control>z"));
  g_assert_cmpint (tb_driver_position (&driver)->players[seat].at, ==, at);
  g_assert_true (ui_press_key (table, "<Control><Shift>z"));
  g_assert_true (ui_press_key (table, "<Control>Return"));
  while (tb_driver_position (&driver)->turn == seat && tb_position_to_act (tb_driver_position (&driver)) == (int) seat
         && tb_asks_of (tb_driver_position (&driver)) != TB_ASKS_PLAY)
    g_assert_true (ui_press_key (table, "<Control>Return"));
  g_assert_cmpuint (tb_driver_position (&driver)->turn, !=, seat);
  ui_driver_close (&driver);
}

/* How often Tab stops in the part of the table of each type, all the way round the window. */
static void
count_stops (UiDriver        *driver,
             GtkDirectionType direction,
             const GType     *types,
             guint            n_types,
             guint           *stops)
{
  GtkWidget *first = NULL, *focus = NULL;

  gtk_window_set_focus (GTK_WINDOW (driver->window), NULL);
  for (guint n = 0; n < 2 || focus != first; n++)
    {
      g_assert_cmpuint (n, <, MOST_STOPS);
      g_assert_true (gtk_widget_child_focus (driver->window, direction));
      /* A line of the log may not have come into view yet. */
      focus = gtk_root_get_focus (GTK_ROOT (driver->window));
      first = n == 0 ? focus : first;
      for (guint i = 0; i < n_types && (n == 0 || focus != first); i++)
        stops[i] += gtk_widget_get_ancestor (focus, types[i]) != NULL;
    }
}

/* Tab comes to every part of the table, also while a card is asked for; the board and the log, long as they are, are one stop. */
static void
test_tab (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  const GType types[] = { TB_TYPE_BOARD_VIEW, BM_TYPE_LOG, TB_TYPE_BOUNTY_LINE, TB_TYPE_TERROR_ZONE, TB_TYPE_SEATS_PANEL,
                          TB_TYPE_ACTION_PANEL, TB_TYPE_HAND_VIEW, BM_TYPE_STATUS };
  const guint wanted[] = { 1, 1, 4, 3, 3, 9, 3, 1 };
  UiDriver driver;

  tb_driver_open (&driver, "start:players=3", is_first_play);
  ui_driver_click (&driver, "I’m here");
  ui_driver_click (&driver, "Go on");
  ui_wait_for_layout (driver.window);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      guint stops[G_N_ELEMENTS (types)] = { 0 };

      count_stops (&driver, directions[i], types, G_N_ELEMENTS (types), stops);
      for (guint k = 0; k < G_N_ELEMENTS (types); k++)
        {
          g_test_message ("%s: %u", g_type_name (types[k]), stops[k]);
          g_assert_cmpuint (stops[k], >=, wanted[k]);
          g_assert_true (wanted[k] > 1 || stops[k] == 1);
        }
    }
  /* The board is come back to where it was left. */
  g_assert_true (gtk_widget_grab_focus (tb_driver_find_at (&driver, tb_driver_at ("e5"))));
  g_assert_true (gtk_widget_child_focus (driver.window, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (focused_space (&driver), ==, TB_SPACE_NONE);
  g_assert_true (gtk_widget_child_focus (driver.window, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpuint (focused_space (&driver), ==, TB_AT_N (tb_driver_at ("e5")));
  ui_driver_close (&driver);
}

/* ---- What is asked when somebody comes to the table */

static gboolean
asks_pickup (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PICK && tb_asks_card (pos) != TB_NO_CARD
         && strcmp (tb_card_words (tb_asks_card (pos)), "Pickup") == 0;
}

/* The line says it, and nothing of what the focus happens to be on, which is where the answer is given. */
static void
test_asked (void)
{
  UiDriver driver;

  tb_driver_open (&driver, "start:players=2", asks_pickup);
  g_object_set (tb_driver_table (&driver), "open-hands", TRUE, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (tb_driver_table (&driver)));
  ui_driver_settle ();
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Pickup: choose where the Rubble falls.");
  g_assert_true (TB_IS_SPACE_BUTTON (ui_driver_focus (&driver)));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-table/weapons-after-hand-over", test_weapons_after_hand_over);
  g_test_add_func ("/terror-table/successors", test_successors);
  g_test_add_func ("/terror-table/final-turns", test_final_turns);
  g_test_add_func ("/terror-table/danger", test_danger);
  g_test_add_func ("/terror-table/eggs-by-a-car", test_eggs_by_a_car);
  g_test_add_func ("/terror-table/covered", test_covered);
  g_test_add_func ("/terror-table/drag", test_drag);
  g_test_add_func ("/terror-table/keys", test_keys);
  g_test_add_func ("/terror-table/tab", test_tab);
  g_test_add_func ("/terror-table/asked", test_asked);
  return g_test_run ();
}
