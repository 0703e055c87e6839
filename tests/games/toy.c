/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy.h"

#include <string.h>

#include "bm-json.h"

#define SEATS   3
#define CARDS   7
#define ROUNDS  12
#define ENOUGH  15
#define UNKNOWN G_MAXUINT8

/* No byte of it means nothing, so that equal positions are equal bytes. */
typedef struct
{
  guint64 seed;
  guint16 played; /* bits of the cards that are open */
  guint8  n_seats;
  guint8  turn;
  guint8  actions;
  guint8  round;
  guint8  over;
  guint8  points[SEATS];
  guint8  lives[SEATS];
  guint8  cards[SEATS]; /* 0: none */
  guint8  n_deck;
  guint8  deck[CARDS]; /* the last is drawn next */
} Toy;

G_STATIC_ASSERT (sizeof (Toy) == 32);

enum { STAY = 1, ROLL, PLAY, HIT };
enum { TURN, ROLLED, OUT, POINTS, OPENED, DRAWN, WON };

static const char *const seat_ids[] = { "ann", "bob", "cid", NULL };

static gboolean
start (gpointer     position,
       const char  *options,
       guint64      seed,
       GError     **error)
{
  Toy *toy = position;

  if (!g_str_equal (options, "start") && !g_str_equal (options, "start:seats=2"))
    {
      g_set_error_literal (error, BM_ERROR, BM_ERROR_REFUSED, "no way to begin");
      return FALSE;
    }
  *toy = (Toy) { .seed = seed, .n_seats = g_str_equal (options, "start") ? 3 : 2, .actions = 2, .round = 1 };
  for (guint8 card = 0; card < CARDS; card++)
    toy->deck[card] = card + 1;
  bm_random_shuffle (&toy->seed, toy->deck, CARDS);
  toy->n_deck = CARDS;
  for (guint seat = 0; seat < toy->n_seats; seat++)
    {
      toy->lives[seat] = 2;
      toy->cards[seat] = toy->deck[--toy->n_deck];
      toy->deck[toy->n_deck] = 0;
    }
  return TRUE;
}

static const char *
set (const char *options)
{
  return NULL;
}

static guint
seats (gconstpointer position)
{
  return ((const Toy *) position)->n_seats;
}

static gboolean
is_in (gconstpointer position,
       int           seat)
{
  return ((const Toy *) position)->lives[seat] > 0;
}

static int
to_act (gconstpointer position)
{
  const Toy *toy = position;

  return toy->over ? BM_SIDE_NOBODY : toy->turn;
}

static guint
who_has_enough (const Toy *toy)
{
  guint bits = 0;

  for (guint seat = 0; seat < toy->n_seats; seat++)
    if (toy->lives[seat] > 0 && toy->points[seat] >= ENOUGH)
      bits |= 1u << seat;
  return bits;
}

static guint
winners (gconstpointer position)
{
  const Toy *toy = position;

  return toy->over ? who_has_enough (toy) : 0;
}

static guint
chapter (gconstpointer position)
{
  return ((const Toy *) position)->round;
}

static guint64
chance (gconstpointer position)
{
  return ((const Toy *) position)->seed;
}

static gboolean
learned (gconstpointer before,
         gconstpointer after)
{
  const Toy *old = before, *new = after;

  return old->seed != new->seed || old->n_deck != new->n_deck;
}

static gboolean
why (gconstpointer position,
     BmMove        move,
     BmRefusal    *refusal)
{
  static const BmRefusal none = { NULL, "There is no such move." }, over = { "T4", "The match is over." },
                         empty = { "T3", "You have no card." }, other = { "T3", "Only another who is in can be hit." };
  const Toy *toy = position;
  guint seat = move - HIT;
  const BmRefusal *found = NULL;

  if (move < STAY || move >= HIT + SEATS)
    found = &none;
  else if (toy->over)
    found = &over;
  else if (move >= PLAY && toy->cards[toy->turn] == 0)
    found = &empty;
  else if (move >= HIT && (seat == toy->turn || toy->lives[seat] == 0))
    found = &other;
  if (found != NULL && refusal != NULL)
    *refusal = *found;
  return found == NULL;
}

static gboolean
is_legal (gconstpointer position,
          BmMove        move)
{
  return why (position, move, NULL);
}

static guint
legal (gconstpointer  position,
       BmMove        *moves)
{
  guint n = 0;

  for (BmMove move = STAY; move < HIT + SEATS; move++)
    if (is_legal (position, move))
      moves[n++] = move;
  return n;
}

static void
tell (BmEventList *events,
      guint8       kind,
      guint        who,
      gint16       n)
{
  if (events != NULL)
    events->items[events->n++] = (BmEvent) { .kind = kind, .who = (guint8) who, .n = n };
}

static void
end_match (Toy         *toy,
           BmEventList *events)
{
  guint won = who_has_enough (toy);

  toy->over = TRUE;
  for (guint seat = 0; seat < toy->n_seats; seat++)
    if ((won >> seat & 1) != 0)
      tell (events, WON, seat, 0);
}

static void
end_turn (Toy         *toy,
          BmEventList *events)
{
  toy->actions = 2;
  do
    {
      toy->turn++;
      if (toy->turn < toy->n_seats)
        continue;
      toy->turn = 0;
      if (toy->lives[0] + toy->lives[1] + toy->lives[2] == 0 || who_has_enough (toy) != 0 || toy->round == ROUNDS)
        {
          end_match (toy, events);
          return;
        }
      toy->round++;
    }
  while (toy->lives[toy->turn] == 0);
  tell (events, TURN, toy->turn, 0);
}

static void
set_points (Toy         *toy,
            guint        seat,
            int          points,
            BmEventList *events)
{
  toy->points[seat] = (guint8) MAX (points, 0);
  tell (events, POINTS, seat, toy->points[seat]);
}

static void
roll (Toy         *toy,
      BmDice      *dice,
      BmEventList *events)
{
  guint n = bm_dice_roll (dice, &toy->seed, 6);

  tell (events, ROLLED, toy->turn, (gint16) n);
  if (n > 1)
    set_points (toy, toy->turn, toy->points[toy->turn] + (int) n, events);
  else if (--toy->lives[toy->turn] == 0)
    {
      toy->actions = 1;
      tell (events, OUT, toy->turn, 0);
    }
}

static void
open_card (Toy         *toy,
           BmMove       move,
           BmEventList *events)
{
  guint8 card = toy->cards[toy->turn];

  tell (events, OPENED, toy->turn, card);
  toy->played |= (guint16) (1u << card);
  toy->cards[toy->turn] = 0;
  if (toy->n_deck > 0)
    {
      toy->cards[toy->turn] = toy->deck[--toy->n_deck];
      toy->deck[toy->n_deck] = 0;
      tell (events, DRAWN, toy->turn, toy->cards[toy->turn]);
    }
  if (move == PLAY)
    set_points (toy, toy->turn, toy->points[toy->turn] + card, events);
  else
    set_points (toy, move - HIT, toy->points[move - HIT] - card, events);
}

static void
apply (gpointer     position,
       BmMove       move,
       BmDice      *dice,
       BmEventList *events)
{
  Toy *toy = position;

  if (move == ROLL)
    roll (toy, dice, events);
  else if (move != STAY)
    open_card (toy, move, events);
  if (move == STAY || --toy->actions == 0)
    end_turn (toy, events);
}

static void
hide (gpointer position,
      int      seat)
{
  Toy *toy = position;

  for (int other = 0; other < SEATS; other++)
    if (other != seat && toy->cards[other] != 0)
      toy->cards[other] = UNKNOWN;
  memset (toy->deck, UNKNOWN, toy->n_deck);
  toy->seed = 0;
}

static void
hide_event (BmEvent *event,
            int      seat)
{
  if (event->kind == DRAWN && event->who != seat)
    event->n = UNKNOWN;
}

static gboolean
is_secret (gconstpointer position,
           BmMove        move)
{
  return FALSE;
}

static BmMove
pick (gconstpointer  position,
      guint64       *state)
{
  BmMove moves[HIT + SEATS];
  guint n = legal (position, moves);

  return n == 0 ? BM_MOVE_NONE : moves[bm_random_die (state, n) - 1];
}

static void
determinize (gpointer  position,
             int       seat,
             guint64  *state)
{
  Toy *toy = position;
  guint8 unseen[CARDS];
  guint n = 0;

  for (guint8 card = 1; card <= CARDS; card++)
    if (card != toy->cards[seat] && (toy->played >> card & 1) == 0)
      unseen[n++] = card;
  bm_random_shuffle (state, unseen, n);
  for (guint other = 0; other < SEATS; other++)
    if (toy->cards[other] == UNKNOWN)
      toy->cards[other] = unseen[--n];
  memcpy (toy->deck, unseen, toy->n_deck);
  toy->seed = bm_random_next (state) & BM_RANDOM_MAX_SEED;
}

static double
evaluate (gconstpointer position,
          int           seat)
{
  const Toy *toy = position;

  return toy->over || toy->lives[seat] == 0 ? 0 : (1 + MIN (toy->points[seat], ENOUGH)) / (ENOUGH + 4.0);
}

static void
move_text (BmMove   move,
           GString *string)
{
  static const char *const words[] = { [STAY] = "stay", [ROLL] = "roll", [PLAY] = "play" };

  if (move < HIT)
    g_string_append (string, words[move]);
  else
    g_string_append_printf (string, "hit %s", seat_ids[move - HIT]);
}

static BmMove
read_move (gconstpointer  position,
           const char    *text)
{
  for (BmMove move = STAY; move < HIT + SEATS; move++)
    {
      g_autoptr (GString) spelled = g_string_new (NULL);

      move_text (move, spelled);
      if (g_str_equal (text, spelled->str))
        return move;
    }
  return BM_MOVE_NONE;
}

static void
event_text (const BmEvent *event,
            GString       *string)
{
  static const char *const words[] = { "turn", "rolled", "out", "points", "opened", "drawn", "won" };

  g_string_append_printf (string, "%s %s", words[event->kind], seat_ids[event->who]);
  if (event->kind == DRAWN && event->n == UNKNOWN)
    g_string_append (string, " ?");
  else if (event->kind == ROLLED || event->kind == POINTS || event->kind == OPENED || event->kind == DRAWN)
    g_string_append_printf (string, " %d", event->n);
}

/* A position as JSON is its bytes, all but the seed. */
static const char *const keys[] = { "bytes", "game", "seed", NULL };

static void
append_bytes (gconstpointer  position,
              GString       *string)
{
  const guint8 *bytes = position;
  const gsize first = sizeof ((const Toy *) position)->seed;

  g_string_append (string, "{\"bytes\": [");
  for (gsize i = first; i < sizeof (Toy); i++)
    g_string_append_printf (string, i == first ? "%u" : ", %u", bytes[i]);
  g_string_append (string, "], \"game\": \"toy\", \"seed\": ");
}

static void
append_position (gconstpointer  position,
                 GString       *string)
{
  append_bytes (position, string);
  g_string_append_printf (string, "%" G_GUINT64_FORMAT "}", chance (position));
}

static void
append_view (gconstpointer  position,
             int            seat,
             gboolean       open,
             GString       *string)
{
  Toy view = *(const Toy *) position;

  hide (&view, seat);
  append_bytes (&view, string);
  g_string_append_printf (string, "null, \"view\": \"%s\"}", seat_ids[seat]);
}

static gboolean
check_expect (const BmJson  *at,
              GError       **error)
{
  return bm_json_check_object (at, keys, error);
}

static gboolean
read_bytes (const BmJson  *at,
            gpointer       position,
            GError       **error)
{
  Toy *toy = position;
  guint8 *bytes = position;
  BmJson list, child;
  gint64 value;
  guint n;

  if (!bm_json_member (at, "bytes", &list))
    return bm_json_fail_member (at, "bytes", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  toy->seed = 0;
  if (n != sizeof *toy - sizeof toy->seed)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "has another length");
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!bm_json_get_integer (&child, 0, G_MAXUINT8, &value, error))
        return FALSE;
      bytes[sizeof toy->seed + i] = (guint8) value;
    }
  return TRUE;
}

static gboolean
read_position (const BmJson  *at,
               gpointer       position,
               GError       **error)
{
  Toy *toy = position;
  BmJson child;
  gint64 seed;

  if (!check_expect (at, error) || !read_bytes (at, position, error))
    return FALSE;
  if (!bm_json_member (at, "seed", &child))
    return bm_json_fail_member (at, "seed", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &seed, error))
    return FALSE;
  toy->seed = (guint64) seed;
  return TRUE;
}

static gboolean
read_view (const BmJson  *at,
           gpointer       position,
           int           *seat,
           GError       **error)
{
  BmJson child;

  if (!bm_json_member (at, "view", &child))
    return bm_json_fail_member (at, "view", BM_ERROR_UNREADABLE, error, "missing");
  if (!read_bytes (at, position, error))
    return FALSE;
  *seat = to_act (position);
  return TRUE;
}

static char *
digest_text (gconstpointer position)
{
  GString *string = g_string_new (NULL);

  append_position (position, string);
  return g_string_free (string, FALSE);
}

const BmGame toy_game = {
  .id = "toy",
  .rules = 1,
  .position_size = sizeof (Toy),
  .seat_ids = seat_ids,
  .start = start,
  .set = set,
  .to_act = to_act,
  .seats = seats,
  .is_in = is_in,
  .winners = winners,
  .chapter = chapter,
  .chance = chance,
  .learned = learned,
  .legal = legal,
  .is_legal = is_legal,
  .apply = apply,
  .why = why,
  .hide = hide,
  .hide_event = hide_event,
  .is_secret = is_secret,
  .pick = pick,
  .determinize = determinize,
  .evaluate = evaluate,
  .move_text = move_text,
  .read_move = read_move,
  .event_text = event_text,
  .read_position = read_position,
  .append_position = append_position,
  .read_view = read_view,
  .append_view = append_view,
  .check_expect = check_expect,
  .digest_text = digest_text,
};
