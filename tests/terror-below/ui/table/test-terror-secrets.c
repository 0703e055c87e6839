/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Nobody at the screen learns what is hidden from them: positions that differ in nothing but that look and sound the same.
 *
 * A position has a twin with other hands, face-down cards, Hidden Bounties, decks and dice, wherever these are hidden from
 * the one who looks at the screen, or from all when the hands lie face down.  Each of both is shown in a window of its own:
 * all that is written, named, described or said in tooltips, everything that can be pointed at and every refusal, and the
 * pixels, must be the same.
 */
#include "config.h"

#include <string.h>

#include "tb-secrets.h"
#include "ui-picture.h"

#include "tb-asks.h"
#include "tb-game.h"
#include "tb-move.h"
#include "tb-rules.h"

#define WIDTH  1280
#define HEIGHT 800

#define MOST_PICTURES 3
#define MOST_TWINS    2000

/* ---- Who looks */

/* COMPUTERS: bits of seats.  HERE: the seat that says to be there, BM_SIDE_NOBODY.  MOVE is made while it is looked at; or
   BM_MOVE_NONE. */
typedef struct
{
  guint  computers;
  int    here;
  BmMove move;
} Look;

typedef struct
{
  char       *words;
  GdkTexture *picture;
  GBytes     *pixels;
} Seen;

static void
seen_clear (Seen *seen)
{
  g_free (seen->words);
  g_clear_object (&seen->picture);
  g_bytes_unref (seen->pixels);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, seen_clear)

static void
open_window (UiDriver *driver)
{
  ui_driver_open_size (driver, 1, WIDTH, HEIGHT);
  /* Hints tell nothing either; nobody knows anything yet. */
  g_settings_reset (driver->settings, "help-explained");
  g_settings_reset (driver->settings, "help-used");
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      g_autofree char *key = g_strconcat ("help-", tb_game.seat_ids[seat], NULL);

      g_settings_set_boolean (driver->settings, key, TRUE);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
look_at (const TbPosition *pos,
         const Look       *look,
         Seen             *seen)
{
  g_autoptr (BmMatch) match = bm_match_new_from_position (&tb_game, pos);
  g_autoptr (GString) all = g_string_new (NULL);
  UiDriver driver;

  open_window (&driver);
  tb_driver_show (&driver, match, look->computers);
  if (look->here != BM_SIDE_NOBODY)
    ui_act (GTK_WIDGET (tb_driver_table (&driver)), "table.show-hand");
  tb_secrets_rest (&driver);
  if (look->move != BM_MOVE_NONE)
    {
      g_assert_true (bm_match_play (match, look->move, NULL));
      tb_secrets_rest (&driver);
      tb_secrets_append_log (all, &driver);
    }
  tb_secrets_append_window (all, &driver);
  seen->picture = ui_take_whole (gtk_window_get_child (GTK_WINDOW (driver.window)), &seen->pixels);
  tb_secrets_append_answers (all, &driver);
  tb_secrets_append_window (all, &driver);
  seen->words = g_strdup (all->str);
  g_assert_cmpuint (bm_match_get_ply (match), ==, look->move == BM_MOVE_NONE ? 0 : 1);
  ui_driver_close (&driver);
}

/* For eyes. */
static void
save (const Seen *seen,
      const char *name,
      const char *which)
{
  const char *folder = g_getenv ("BM_TEST_PICTURES");
  g_autofree char *png = g_strdup_printf ("%s/%s-%s.png", folder, name, which);
  g_autofree char *text = g_strdup_printf ("%s/%s-%s.txt", folder, name, which);

  if (folder == NULL)
    return;
  g_assert_true (gdk_texture_save_to_png (seen->picture, png));
  g_assert_true (g_file_set_contents (text, seen->words, -1, NULL));
}

/* A picture that was taken before all was drawn is taken again: what is told is told every time. */
static void
check_pair (const char       *name,
            const TbPosition *pos,
            const Look       *look,
            const TbPosition *twin,
            const Look       *twin_look)
{
  gboolean same = FALSE;

  for (guint i = 0; i < MOST_PICTURES && !same; i++)
    {
      g_auto (Seen) one = { 0 }, two = { 0 };

      look_at (pos, look, &one);
      look_at (twin, twin_look, &two);
      save (&one, name, "one");
      save (&two, name, "two");
      tb_secrets_compare (name, one.words, two.words);
      same = g_bytes_equal (one.pixels, two.pixels);
    }
  g_assert_true (same);
}

static void
check_same (const char       *name,
            const TbPosition *pos,
            guint             seat,
            const Look       *look)
{
  TbPosition twin;
  guint64 chance = 7;

  tb_secrets_make_twin (pos, seat, &chance, &twin);
  check_pair (name, pos, look, &twin, look);
}

/* ... and where the hand lies open they must not be the same: so the comparison sees what it is there for. */
static void
check_differs (const TbPosition *pos,
               int               seat)
{
  const Look look = { 0, seat, BM_MOVE_NONE };
  TbPosition twin;
  guint64 chance = 7;
  g_auto (Seen) one = { 0 }, two = { 0 };

  tb_secrets_make_twin (pos, TB_NO_SEAT, &chance, &twin);
  look_at (pos, &look, &one);
  look_at (&twin, &look, &two);
  g_assert_cmpstr (one.words, !=, two.words);
  g_assert_false (g_bytes_equal (one.pixels, two.pixels));
}

/* ---- The decisions that are looked at */

/* A face-down card, and a Hidden Bounty of the one who decides. */
static gboolean
has_hidden (const TbPosition *pos)
{
  gboolean bounty = FALSE, down = FALSE;

  for (guint i = 0; i < pos->n_owned; i++)
    bounty |= pos->owned_by[i] == tb_position_to_act (pos);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    for (guint i = 0; i < pos->slots[slot].n_cards; i++)
      down |= (pos->slots[slot].by[i] & TB_LAID_DOWN) != 0;
  return bounty && down;
}

static gboolean
is_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && has_hidden (pos);
}

static gboolean
is_act (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ACT && pos->ap >= 2 && pos->players[pos->turn].things != 0 && has_hidden (pos);
}

static gboolean
is_add (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ADD;
}

static gboolean
is_hide (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HIDE;
}

static gboolean
is_out_of_turn (const TbPosition *pos)
{
  return tb_position_to_act (pos) != BM_SIDE_NOBODY && tb_position_to_act (pos) != pos->turn && pos->step != TB_STEP_SETUP;
}

static gboolean
is_hunt (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && is_out_of_turn (pos);
}

static gboolean
is_caught (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_CAUGHT && is_out_of_turn (pos);
}

static gboolean
is_claim (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_CLAIM;
}

static gboolean
is_leader (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_LEADER && is_out_of_turn (pos);
}

static gboolean
is_pick (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PICK && tb_asks_needs_hand (pos);
}

static gboolean
is_start (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_START;
}

/* Who plays where it is looked at, beside as many people as there are seats. */
enum
{
  ONE_PERSON = 1 << 0,
  TWO_PEOPLE = 1 << 1
};

typedef struct
{
  const char *name;
  const char *options;
  TbWanted    wanted;
  guint       who;
} Case;

static const Case cases[] = {
  { "start-3", "start:players=3", is_start, 0 },
  { "play-2", "start:players=2", is_play, ONE_PERSON },
  { "act-2", "start:players=2,board=canyon", is_act, ONE_PERSON },
  { "hunt-2", "start:players=2", is_hunt, ONE_PERSON },
  { "play-3", "start:players=3", is_play, TWO_PEOPLE },
  { "act-3", "start:players=3", is_act, ONE_PERSON | TWO_PEOPLE },
  { "add-3", "start:players=3", is_add, ONE_PERSON },
  { "hide-3", "start:players=3", is_hide, 0 },
  { "caught-3", "start:players=3", is_caught, TWO_PEOPLE },
  { "leader-3", "start:players=3", is_leader, 0 },
  { "pick-3", "start:players=3", is_pick, ONE_PERSON },
  { "play-5", "start:players=5,board=canyon", is_play, ONE_PERSON | TWO_PEOPLE },
  { "act-5", "start:players=5,board=canyon", is_act, 0 },
  { "hunt-5", "start:players=5", is_hunt, TWO_PEOPLE },
  { "claim-5", "start:players=5", is_claim, ONE_PERSON },
};

static TbPosition
find (const Case *one)
{
  g_autoptr (BmMatch) match = tb_driver_find_match (one->options, one->wanted);

  return *(const TbPosition *) bm_match_get_position (match);
}

/* Before the one who decides has said to be there nothing is seen of any hand, and of that one's own afterwards. */
static void
test_people (gconstpointer data)
{
  const Case *one = data;
  const TbPosition pos = find (one);
  int decides = tb_position_to_act (&pos);
  g_autofree char *covered = g_strdup_printf ("%s-covered", one->name), *open = g_strdup_printf ("%s-open", one->name);

  check_same (covered, &pos, TB_NO_SEAT, &(Look) { 0, BM_SIDE_NOBODY, BM_MOVE_NONE });
  check_same (open, &pos, (guint) decides, &(Look) { 0, decides, BM_MOVE_NONE });
  if (one->wanted == is_play)
    check_differs (&pos, decides);
}

/* One person among computers sees the own hand and no other one, in the own turn and in others'. */
static void
test_one_person (gconstpointer data)
{
  const Case *one = data;
  const TbPosition pos = find (one);
  guint all = (1u << pos.options.players) - 1;
  int decides = tb_position_to_act (&pos), other = (decides + 1) % (int) pos.options.players;
  g_autofree char *own = g_strdup_printf ("%s-own", one->name), *others = g_strdup_printf ("%s-others", one->name);

  check_same (own, &pos, (guint) decides, &(Look) { all & ~(1u << decides), BM_SIDE_NOBODY, BM_MOVE_NONE });
  check_same (others, &pos, (guint) other, &(Look) { all & ~(1u << other), BM_SIDE_NOBODY, BM_MOVE_NONE });
}

/* While a computer decides, people see no hand. */
static void
test_two_people (gconstpointer data)
{
  const Case *one = data;
  const TbPosition pos = find (one);
  guint people = 1u << (tb_position_to_act (&pos) + 1) % (int) pos.options.players
                 | 1u << (tb_position_to_act (&pos) + 2) % (int) pos.options.players;
  g_autofree char *name = g_strdup_printf ("%s-computer", one->name);

  check_same (name, &pos, TB_NO_SEAT, &(Look) { ((1u << pos.options.players) - 1) & ~people, BM_SIDE_NOBODY, BM_MOVE_NONE });
}

/* ---- Five seats, each of them looks */

static guint
others_of (const TbPosition *pos,
           guint             seat)
{
  return ((1u << pos->options.players) - 1) & ~(1u << seat);
}

static void
test_each_seat (gconstpointer data)
{
  const Case *one = data;
  const TbPosition pos = find (one);

  for (guint seat = 0; seat < pos.options.players; seat++)
    {
      g_autofree char *name = g_strdup_printf ("%s-seat-%u", one->name, seat);

      check_same (name, &pos, seat, &(Look) { others_of (&pos, seat), BM_SIDE_NOBODY, BM_MOVE_NONE });
    }
}

/* ---- Something hidden happens */

static gboolean
is_draw (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_DRAW;
}

/* The turn ends, and nothing comes of that but the next one. */
static gboolean
is_quiet_end (const TbPosition *pos)
{
  TbPosition after = *pos;

  if (tb_asks_of (pos) != TB_ASKS_ACT)
    return FALSE;
  tb_rules_apply (&after, TB_MOVE (TB_MOVE_DONE, 0, 0, 0), NULL, NULL);
  return after.turn != pos->turn && tb_asks_of (&after) == TB_ASKS_PLAY
         && memcmp (after.slots, pos->slots, sizeof after.slots) == 0;
}

static gboolean
is_facility (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_FACILITY;
}

typedef struct
{
  Case       at;
  TbMoveKind kind;
  guint      onlookers; /* how many of the others look, one after the other */
} Happening;

static const Happening happenings[] = {
  { { "draws", "start:players=5", is_draw, 0 }, TB_MOVE_DRAW, 1 },
  { { "hides", "start:players=5", is_hide, 0 }, TB_MOVE_HIDE, 4 },
  { { "ends", "start:players=5", is_quiet_end, 0 }, TB_MOVE_DONE, 1 },
  { { "keeps", "start:players=3", is_facility, 0 }, TB_MOVE_KEEP, 1 },
};

static guint
moves_of (const TbPosition *pos,
          TbMoveKind        kind,
          BmMove           *moves)
{
  BmMove all[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, all), found = 0;

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (all[i]) == kind)
      moves[found++] = all[i];
  return found;
}

static void
apply_for (const TbPosition *pos,
           BmMove            move,
           guint             seat,
           TbPosition       *view)
{
  *view = *pos;
  tb_rules_apply (view, move, NULL, NULL);
  tb_rules_hide (view, seat);
}

/* Moves of KIND in POS and in TWIN after which SEAT sees the same: another card is drawn, hidden or kept. */
static gboolean
find_moves (const TbPosition *pos,
            const TbPosition *twin,
            guint             seat,
            TbMoveKind        kind,
            BmMove            found[2])
{
  BmMove ones[BM_MAX_MOVES], others[BM_MAX_MOVES];
  guint n = moves_of (pos, kind, ones), n_others = moves_of (twin, kind, others);

  for (guint i = 0; i < n * n_others; i++)
    {
      TbPosition one, other;

      apply_for (pos, ones[i / n_others], seat, &one);
      apply_for (twin, others[i % n_others], seat, &other);
      if (tb_position_to_act (&one) != BM_SIDE_NOBODY && tb_position_equal (&one, &other))
        {
          found[0] = ones[i / n_others];
          found[1] = others[i % n_others];
          return TRUE;
        }
    }
  return FALSE;
}

static void
make_moves (const TbPosition *pos,
            guint             seat,
            TbMoveKind        kind,
            TbPosition       *twin,
            BmMove            moves[2])
{
  guint64 chance = 7;
  guint n = 0;

  do
    {
      g_assert_cmpuint (n++, <, MOST_TWINS);
      tb_secrets_make_twin (pos, seat, &chance, twin);
    }
  while (!find_moves (pos, twin, seat, kind, moves));
}

/* While one seat draws, hides or keeps a card, the others see, and find in the log, the same whichever it is. */
static void
test_happens (gconstpointer data)
{
  const Happening *happening = data;
  const TbPosition pos = find (&happening->at);

  for (guint i = 1; i <= happening->onlookers; i++)
    {
      const guint seat = ((guint) tb_position_to_act (&pos) + i) % pos.options.players;
      const guint computers = others_of (&pos, seat);
      g_autofree char *name = g_strdup_printf ("%s-seat-%u", happening->at.name, seat);
      TbPosition twin;
      BmMove moves[2];

      make_moves (&pos, seat, happening->kind, &twin, moves);
      check_pair (name, &pos, &(Look) { computers, BM_SIDE_NOBODY, moves[0] },
                  &twin, &(Look) { computers, BM_SIDE_NOBODY, moves[1] });
    }
}

static void
add (const char    *group,
     const Case    *one,
     GTestDataFunc  func)
{
  g_autofree char *path = g_strdup_printf ("/terror-secrets/%s/%s", group, one->name);

  g_test_add_data_func (path, one, func);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      add ("people", &cases[i], test_people);
      if ((cases[i].who & ONE_PERSON) != 0)
        add ("one-person", &cases[i], test_one_person);
      if ((cases[i].who & TWO_PEOPLE) != 0)
        add ("two-people", &cases[i], test_two_people);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (cases[i].wanted == is_act && strstr (cases[i].options, "players=5") != NULL)
      add ("each-seat", &cases[i], test_each_seat);
  for (guint i = 0; i < G_N_ELEMENTS (happenings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/terror-secrets/happens/%s", happenings[i].at.name);

      g_test_add_data_func (path, &happenings[i], test_happens);
    }
  return g_test_run ();
}
