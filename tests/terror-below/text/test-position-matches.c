/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions as JSON, in matches at random: what was written comes back, views too, and nothing in a text can do harm.
 */
#include <string.h>

#include "bm-json.h"
#include "tb-game.h"
#include "tb-position-json.h"
#include "tb-rules.h"

static const char *const starts[] = {
  "start",
  "start:players=1,scenario=extermination,queens=yes,leave=1",
  "start:players=3,board=canyon,locations=shuffled,worms=drawn",
  "start:players=1,board=canyon,scenario=scramble,worms=drawn",
  "start:players=5,locations=random",
};

static gboolean
read_text (const char  *text,
           TbPosition  *pos,
           GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), error);

  return node != NULL && tb_position_read (&BM_JSON_ROOT ("text", node), pos, error);
}

static TbPosition
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  TbPosition pos;

  if (!read_text (text, &pos, &error))
    g_error ("%s is refused: %s", text, error->message);
  return pos;
}

static char *
write_text (const TbPosition *pos)
{
  GString *text = g_string_new (NULL);

  tb_position_append_text (pos, text);
  return g_string_free (text, FALSE);
}

/* --- Every decision ------------------------------------------------------------------------------------------ */

typedef void (*Check) (const TbPosition *pos,
                       guint64          *chance);

/* Calls CHECK at every decision, and at the end. */
static void
at_every_decision (guint matches,
                   Check check)
{
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    for (guint64 seed = 1; seed <= matches; seed++)
      {
        g_autoptr (GError) error = NULL;
        guint64 chance = seed;
        TbPosition pos;
        BmMove move;

        tb_game.start (&pos, starts[i], seed, &error);
        g_assert_no_error (error);
        for (;;)
          {
            check (&pos, &chance);
            move = tb_rules_pick (&pos, &chance);
            if (move == BM_MOVE_NONE)
              break;
            tb_rules_apply (&pos, move, NULL, NULL);
          }
      }
}

static void
check_round_trip (const TbPosition *pos,
                  guint64          *chance)
{
  g_autofree char *text = write_text (pos), *again = NULL;
  TbPosition back = read_good (text);

  again = write_text (&back);
  g_assert_cmpstr (again, ==, text);
  if (!tb_position_equal (pos, &back))
    g_error ("another position is read from %s", text);
}

static void
test_round_trip (void)
{
  at_every_decision (3, check_round_trip);
}

/* Keys are sorted, and all on one line: JSON-GLib's text of it, written by ours, is the same. */
static void
check_canonical (const TbPosition *pos,
                 guint64          *chance)
{
  g_autofree char *text = write_text (pos);
  g_autoptr (GString) canonical = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);

  g_assert_no_error (error);
  bm_json_append_node (canonical, node);
  g_assert_cmpstr (text, ==, canonical->str);
  g_assert_true (tb_position_check_form (&BM_JSON_ROOT ("text", node), &error));
  g_assert_no_error (error);
}

static void
test_canonical (void)
{
  at_every_decision (1, check_canonical);
}

/* --- Views --------------------------------------------------------------------------------------------------- */

static char *
write_view (const TbPosition *pos,
            guint             seat,
            gboolean          open)
{
  GString *text = g_string_new (NULL);

  tb_position_append_view (pos, seat, open, text);
  return g_string_free (text, FALSE);
}

/* The view of who decides is what tb_rules_hide () leaves, and the same can be done in it. */
static void
check_open_view (const TbPosition *pos,
                 guint             seat)
{
  g_autofree char *text = write_view (pos, seat, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
  BmMove moves[BM_MAX_MOVES], seen_moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves), reader;
  TbPosition seen, whole, hidden = *pos;

  g_assert_no_error (error);
  if (!tb_position_read_view (&BM_JSON_ROOT ("text", node), &seen, &reader, &error))
    g_error ("%s is refused: %s", text, error->message);
  g_assert_cmpuint (reader, ==, seat);
  tb_rules_hide (&hidden, seat);
  if (!tb_position_equal (&hidden, &seen))
    g_error ("another view is read from %s", text);
  g_assert_cmpuint (tb_rules_legal (&seen, seen_moves), ==, n);
  g_assert_cmpmem (moves, n * sizeof *moves, seen_moves, n * sizeof *seen_moves);
  g_assert_false (tb_position_read (&BM_JSON_ROOT ("text", node), &whole, NULL));
}

static void
check_views (const TbPosition *pos,
             guint64          *chance)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    {
      TbPosition hidden = *pos;
      g_autofree char *text = write_view (pos, seat, FALSE), *of_hidden = NULL;

      g_assert_nonnull (strstr (text, "\"seed\": null"));
      g_assert_null (strstr (text, "\"resume\": ["));
      if (tb_position_to_act (pos) == (int) seat)
        check_open_view (pos, seat);
      /* Nothing but the decision of another is told by what is hidden. */
      tb_rules_hide (&hidden, seat);
      hidden.n_frames = 0;
      memset (hidden.frames, 0, sizeof hidden.frames);
      of_hidden = write_view (&hidden, seat, FALSE);
      g_assert_true (strncmp (text, of_hidden, (gsize) (strstr (of_hidden, "\"pending\"") - of_hidden)) == 0);
      g_assert_cmpstr (strstr (text, "\"picked\""), ==, strstr (of_hidden, "\"picked\""));
    }
}

static void
test_views (void)
{
  at_every_decision (2, check_views);
}

/* --- What could do harm -------------------------------------------------------------------------------------- */

/* Another number in the place of one of the text's, or another word of the text in the place of one. */
static char *
damage (const char *text,
        guint64    *chance)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  guint i = (guint) (bm_random_next (chance) % n), other = (guint) (bm_random_next (chance) % n);

  if (g_ascii_isdigit (*words[i]))
    {
      g_autofree char *rest = g_strdup (words[i] + strspn (words[i], "0123456789"));

      g_free (words[i]);
      words[i] = g_strdup_printf ("%u%s", (guint) (bm_random_next (chance) % 9), rest);
    }
  else if (i != other && words[i][strlen (words[i]) - 1] == words[other][strlen (words[other]) - 1])
    {
      g_free (words[i]);
      words[i] = g_strdup (words[other]);
    }
  return g_strjoinv (" ", words);
}

/* A text with one thing changed is refused, or it can be played on from. */
static void
check_harmless (const TbPosition *pos,
                guint64          *chance)
{
  g_autofree char *text = write_text (pos);

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *damaged = damage (text, chance);
      TbPosition read;
      BmMove move;

      if (!read_text (damaged, &read, NULL))
        continue;
      for (guint n = 0; n < 25 && (move = tb_rules_pick (&read, chance)) != BM_MOVE_NONE; n++)
        tb_rules_apply (&read, move, NULL, NULL);
    }
}

static void
test_harmless (void)
{
  at_every_decision (1, check_harmless);
}

/* --- Numbers of the frames, which are trusted least ------------------------------------------------------------ */

#define N_KEYS 4

/* How many other numbers are taken, and how many frames there were, by the kind of frame. */
static struct
{
  guint taken[N_KEYS], frames;
} counts[TB_N_FRAME_KINDS];

/* How many there should be: one more is a check that has been lost, one less refuses what can come about. */
static const guint taken[TB_N_FRAME_KINDS][N_KEYS] = {
  [TB_FRAME_TURN] = { 280, 451, 108, 0 },
  [TB_FRAME_BETWEEN] = { 0, 0, 0, 49 },
  [TB_FRAME_WEAPON] = { 16, 0, 4, 0 },
  [TB_FRAME_LOOK] = { 3, 0, 0, 0 },
  [TB_FRAME_EFFECT] = { 138, 140, 0, 1 },
};

static void
check_number (JsonNode    *node,
              guint       *n_taken,
              guint64     *chance)
{
  TbPosition read;
  BmMove move;

  if (!tb_position_read (&BM_JSON_ROOT ("text", node), &read, NULL))
    return;
  (*n_taken)++;
  for (guint n = 0; n < 25 && (move = tb_rules_pick (&read, chance)) != BM_MOVE_NONE; n++)
    tb_rules_apply (&read, move, NULL, NULL);
}

/* One number of one frame is another: the text is refused, or it can be played on from. */
static void
check_frames (const TbPosition *pos,
              guint64          *chance)
{
  static const char *const keys[N_KEYS] = { "a", "b", "c", "stage" };
  g_autofree char *text = write_text (pos);
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), NULL);
  JsonNode *pending = json_object_get_member (json_node_get_object (node), "pending");
  JsonArray *frames;

  if (!JSON_NODE_HOLDS_OBJECT (pending))
    return;
  json_object_remove_member (json_node_get_object (pending), "options");
  frames = json_object_get_array_member (json_node_get_object (pending), "resume");
  for (guint i = 0; i < pos->n_frames; i++)
    for (guint key = 0; key < N_KEYS; key++)
      {
        JsonObject *frame = json_array_get_object_element (frames, i);
        gint64 kept = json_object_get_int_member (frame, keys[key]);

        for (gint64 other = 0; other < 4; other++)
          if (other != kept)
            {
              json_object_set_int_member (frame, keys[key], other);
              check_number (node, &counts[pos->frames[i].kind].taken[key], chance);
            }
        json_object_set_int_member (frame, keys[key], kept);
      }
  for (guint i = 0; i < pos->n_frames; i++)
    counts[pos->frames[i].kind].frames++;
}

static void
test_frames (void)
{
  gboolean same = TRUE;

  at_every_decision (4, check_frames);
  for (guint kind = 0; kind < TB_N_FRAME_KINDS; kind++)
    {
      g_test_message ("{ %u, %u, %u, %u }, /* of %u */", counts[kind].taken[0], counts[kind].taken[1], counts[kind].taken[2],
                      counts[kind].taken[3], counts[kind].frames);
      same = same && memcmp (counts[kind].taken, taken[kind], sizeof taken[kind]) == 0;
    }
  g_assert_true (same);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror/position-matches/round-trip", test_round_trip);
  g_test_add_func ("/terror/position-matches/canonical", test_canonical);
  g_test_add_func ("/terror/position-matches/views", test_views);
  g_test_add_func ("/terror/position-matches/harmless", test_harmless);
  g_test_add_func ("/terror/position-matches/frames", test_frames);
  return g_test_run ();
}
