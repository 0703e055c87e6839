/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The sentences are chosen by the events, never at random.
 */
#include "config.h"

#include "wr-story-private.h"

#include <glib/gi18n-lib.h>

#include "wr-words.h"

/* Champions are removed with dead pieces. */
static void
find_champions (WrTale *tale)
{
  memset (tale->champions, WR_NO_CARD, sizeof tale->champions);
  for (guint ply = 0; ply <= tale->n_moves; ply++)
    {
      const WrPosition *pos = bm_match_get_position_at (tale->match, ply);

      for (guint i = 0; i <= WR_N_WORMS; i++)
        if (pos->champions[i] != WR_NO_CARD)
          tale->champions[i] = pos->champions[i];
    }
}

char *
wr_tale_dup_name (const WrTale *tale,
                  WrPiece       piece)
{
  guint8 card = piece < WR_N_WORMS ? tale->champions[piece] : WR_NO_CARD;

  if (card == WR_NO_CARD || card >= wr_card_set->n_cards)
    return g_strdup (wr_piece_words (piece));
  /* Translators: a Worm and its champion’s name, as a nickname: Pink “The Commander”. */
  return g_strdup_printf (_("%1$s “%2$s”"), wr_piece_words (piece), wr_card_name (card));
}

/* As the subject of a sentence. */
static char *
dup_bird (const WrTale *tale)
{
  guint8 card = tale->champions[WR_N_WORMS];

  if (card == WR_NO_CARD || card >= wr_card_set->n_cards)
    return g_strdup (C_("story", "The Bird"));
  /* Translators: the Bird and its champion’s name, as a nickname: The Bird “The Owl”. */
  return g_strdup_printf (_("The Bird “%s”"), wr_card_name (card));
}

guint
wr_tale_last_day (const WrTale *tale)
{
  return tale->history->first_day - 1 + MAX (1, tale->history->days->len);
}

const WrNote *
wr_tale_note_at (const WrTale *tale,
                 guint         index)
{
  return &g_array_index (tale->history->notes, WrNote, index);
}

static gboolean
is_blood (const WrNote *note)
{
  return note->kind != WR_NOTE_RAIN;
}

const BmEvent *
wr_tale_find_event (const WrTale *tale,
                    guint         from,
                    guint         to,
                    WrEventKind   kind)
{
  for (guint index = from; index < to; index++)
    {
      guint n;
      const BmEvent *events = bm_match_get_events (tale->match, index, &n);

      for (guint i = 0; i < n; i++)
        if (events[i].kind == kind)
          return &events[i];
    }
  return NULL;
}

/* How it began. */

/* Where the Bird landed (WR_SPACE_NONE: the match began after that); HABIT gets what it did most in its first turn
   (WR_N_ACTIONS: nothing). */
static WrSpace
find_landing (const WrTale *tale,
              guint        *habit)
{
  gboolean begins = ((const WrPosition *) bm_match_get_position_at (tale->match, 0))->turn == WR_TURN_SETUP;
  guint counts[WR_N_ACTIONS + 1] = { 0 }, n;
  const BmEvent *events = bm_match_get_events_since (tale->match, 0, &n);
  WrSpace landing = WR_SPACE_NONE;

  for (guint i = 0; i < n && (events[i].kind != WR_EVENT_TURN_END || events[i].who != WR_SIDE_BIRD); i++)
    {
      if (events[i].kind == WR_EVENT_SPENT && events[i].who == WR_SIDE_BIRD && events[i].m < WR_N_ACTIONS)
        counts[events[i].m]++;
      else if (events[i].kind == WR_EVENT_PUT && events[i].who == WR_TOKEN_BIRD && begins && landing == WR_SPACE_NONE)
        landing = events[i].to;
    }
  *habit = WR_N_ACTIONS;
  for (guint action = 0; action < WR_N_ACTIONS; action++)
    if (counts[action] > counts[*habit])
      *habit = action;
  return landing;
}

static WrSentence
tell_opening (const WrTale *tale)
{
  const WrPosition *first = bm_match_get_position_at (tale->match, 0);
  guint habit;
  WrSpace landing = find_landing (tale, &habit);
  g_autofree char *bird = dup_bird (tale);
  WrFigures figures = wr_figures_of (first);
  const char *at = wr_space_name (landing);
  guint living = wr_figures_living (&figures);

  if (landing == WR_SPACE_NONE)
    return (WrSentence) { g_strdup_printf (ngettext ("The story begins in the middle: %1$u Worm was alive, and the "
                                                     "Bird’s Hunger stood at %2$u.",
                                                     "The story begins in the middle: %1$u Worms were alive, and the "
                                                     "Bird’s Hunger stood at %2$u.", living),
                                           living, first->hunger), "pieces/wormhole" };
  switch (habit)
    {
    case WR_ACTION_DRILL:
      /* Translators: in all of these the Bird (“The Bird “The Owl””), and a space (“f0”). */
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s and set its Drills to work at once."), bird, at),
                            "actions/drill" };
    case WR_ACTION_DIG:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s and began to dig before the grass had stopped "
                                               "swaying."), bird, at), "actions/dig" };
    case WR_ACTION_FLY:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s, and was off again to look for a better place."),
                                             bird, at), "actions/fly" };
    case WR_ACTION_PECK:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s and knocked on the ground to see who was at home."),
                                             bird, at), "actions/peck" };
    case WR_ACTION_EAT:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s and sat down to eat in its very first turn."),
                                             bird, at), "actions/eat" };
    case WR_ACTION_PLAY:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s with a plan, and played its first card at once."),
                                             bird, at), "actions/power" };
    default:
      return (WrSentence) { g_strdup_printf (_("%1$s landed at %2$s and took its time."), bird, at), "actions/fly" };
    }
}

/* First blood. */

/* Days without it that count as long. */
#define LONG_PEACE 4

static WrSentence
tell_first_blood (const WrTale *tale)
{
  const WrNote *note = tale->first_blood;
  g_autofree char *who = note == NULL ? NULL : wr_tale_dup_name (tale, note->who);
  const char *at = "";

  if (note == NULL)
    return (WrSentence) { g_strdup (_("From the first day to the last, nobody drew blood.")), "actions/rest" };
  if (note->ply + 1 == tale->n_moves && note->day - tale->history->first_day + 1 < LONG_PEACE)
    return (WrSentence) { g_strdup (_("First blood came with the very last move.")), "actions/rest" };
  if (note->ply + 1 == tale->n_moves)
    return (WrSentence) { g_strdup (_("For a long time nobody drew blood, and it looked as if nobody would.")),
                          "actions/rest" };
  if (note->where != WR_SPACE_NONE)
    at = wr_space_name (note->where);
  switch (note->kind)
    {
    case WR_NOTE_MEAL:
      /* Translators: a day’s number, a Worm (“Pink “The Commander””), a space. */
      return (WrSentence) { g_strdup_printf (_("First blood was the Bird’s: on day %1$u it ate %2$s at %3$s."),
                                             note->day, who, at), "actions/eat" };
    case WR_NOTE_BITE:
      /* Translators: a day’s number, a Worm. */
      return (WrSentence) { g_strdup_printf (_("First blood was the Worms’: on day %1$u %2$s bit the Bird."), note->day,
                                             who), "actions/bite" };
    case WR_NOTE_DEATH:
    case WR_NOTE_RAIN:
    default:
      /* Translators: a day’s number, a Worm, a space. */
      return (WrSentence) { g_strdup_printf (_("The first loss was nobody’s meal: on day %1$u %2$s died at %3$s."),
                                             note->day, who, at), "pieces/gravestone" };
    }
}

/* The sting: how close the loser came, or the winner's losses. */

/* The lowest that the figure at OFFSET in WrFigures ever was; DAY gets the first day on which it was. */
static guint
find_lowest (const WrTale *tale,
             gsize         offset,
             guint        *day)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < tale->history->samples->len; i++)
    {
      const WrSample *sample = &g_array_index (tale->history->samples, WrSample, i);
      guint figure = G_STRUCT_MEMBER (guint8, &sample->figures, offset);

      if (figure >= least)
        continue;
      least = figure;
      *day = tale->history->first_day + (guint) sample->at;
    }
  return least;
}

static WrSentence
tell_danger (const WrTale *tale)
{
  guint day = 0, hungry_day = 0, bites = 0;
  guint health = find_lowest (tale, offsetof (WrFigures, health), &day);
  guint hunger = find_lowest (tale, offsetof (WrFigures, hunger), &hungry_day);

  for (guint i = 0; i < tale->history->days->len; i++)
    bites += g_array_index (tale->history->days, WrDuelDay, i).bites;
  if (health == 1 && bites > 0)
    return (WrSentence) { g_strdup_printf (_("It was close: on day %u the Bird had a single heart left, and one more "
                                             "bite would have been the end of it."), day), "actions/heart" };
  if (hunger == 1)
    /* Translators: a day’s number. */
    return (WrSentence) { g_strdup_printf (_("It was close: on day %u the Bird’s Hunger stood at 1, a step from the "
                                             "skull."), hungry_day), "actions/skull" };
  if (hunger == 2)
    /* Translators: a day’s number. */
    return (WrSentence) { g_strdup_printf (_("It was close: on day %u the Bird’s Hunger stood at 2, two nights from the "
                                             "skull."), hungry_day), "actions/skull" };
  if (bites == 1)
    return (WrSentence) { g_strdup (_("The Worms bit back a single time, and it was not enough.")), "actions/bite" };
  if (bites > 0)
    return (WrSentence) { g_strdup_printf (ngettext ("The Worms bit back %u time, and it was not enough.",
                                                     "The Worms bit back %u times, and it was not enough.", bites),
                                           bites), "actions/bite" };
  return (WrSentence) { g_strdup (_("In all that time the Worms never came near enough to bite.")), "actions/bite" };
}

static WrSentence
tell_price (const WrTale *tale)
{
  WrFigures figures = wr_figures_of (tale->last);
  g_autofree char *alive = NULL, *dead = NULL, *other = NULL;
  guint living = wr_figures_living (&figures), day = 1;

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      char **name = figures.living >> worm & 1 ? &alive : dead == NULL ? &dead : &other;

      g_free (*name);
      *name = wr_tale_dup_name (tale, worm);
    }
  for (guint i = 0; i < tale->history->notes->len; i++)
    if (wr_tale_note_at (tale, i)->kind == WR_NOTE_MEAL || wr_tale_note_at (tale, i)->kind == WR_NOTE_DEATH)
      day = wr_tale_note_at (tale, i)->day;
  switch (living)
    {
    case 1:
      /* Translators: a day’s number, a Worm. */
      return (WrSentence) { g_strdup_printf (_("It was close: from day %1$u on, %2$s was the only Worm left."), day,
                                             alive), "pieces/gravestone" };
    case 2:
      /* Translators: two Worms. */
      return (WrSentence) { g_strdup_printf (_("There was a price: %1$s and %2$s did not live to see the end."), dead,
                                             other), "pieces/gravestone" };
    case 3:
      /* Translators: a Worm. */
      return (WrSentence) { g_strdup_printf (_("There was a price: %s did not live to see the end."), dead),
                            "pieces/gravestone" };
    default:
      return (WrSentence) { g_strdup (_("The Bird went to bed without a single Worm: all four lived to see the end.")),
                            "actions/food-empty" };
    }
}

/* The end. */

/* The last kill or meal; NULL: there is none in the last move. */
static const WrNote *
final_note (const WrTale *tale)
{
  for (guint i = tale->history->notes->len; i > 0; i--)
    if (is_blood (wr_tale_note_at (tale, i - 1)))
      return wr_tale_note_at (tale, i - 1)->ply + 1 == tale->n_moves ? wr_tale_note_at (tale, i - 1) : NULL;
  return NULL;
}

static WrSentence
tell_meal_end (const WrTale *tale)
{
  const WrNote *note = final_note (tale);
  g_autofree char *who = note == NULL ? NULL : wr_tale_dup_name (tale, note->who);
  const char *at;

  if (note == NULL || note->where == WR_SPACE_NONE)
    return (WrSentence) { g_strdup_printf (_("On day %u there was no Worm left, and the garden was quiet."),
                                           wr_tale_last_day (tale)), "pieces/gravestone" };
  at = wr_space_name (note->where);
  /* Translators: a day’s number, a Worm, a space. */
  if (note->kind == WR_NOTE_MEAL)
    return (WrSentence) { g_strdup_printf (_("On day %1$u the Bird ate the last Worm, %2$s, at %3$s, and the garden "
                                             "was quiet."), note->day, who, at), "pieces/bird" };
  return (WrSentence) { g_strdup_printf (_("On day %1$u the last Worm, %2$s, died at %3$s, and the garden was the "
                                           "Bird’s."), note->day, who, at), "pieces/gravestone" };
}

static WrSentence
tell_wound_end (const WrTale *tale)
{
  const WrNote *note = final_note (tale);
  guint last = tale->n_moves == 0 ? 0 : tale->n_moves - 1;
  const BmEvent *special = wr_tale_find_event (tale, last, tale->n_moves, WR_EVENT_SPECIAL);
  g_autofree char *who = note == NULL ? NULL : wr_tale_dup_name (tale, note->who);

  if (note != NULL && note->kind == WR_NOTE_BITE)
    /* Translators: a day’s number, a Worm or Zombie. */
    return (WrSentence) { g_strdup_printf (_("On day %1$u %2$s bit once more, and there was no heart left in the "
                                             "Bird."), note->day, who), "actions/bite" };
  if (special != NULL && special->n < (int) wr_card_set->n_cards)
    /* Translators: a day’s number, a Special Event. */
    return (WrSentence) { g_strdup_printf (_("On day %1$u %2$s took the Bird’s last heart."), wr_tale_last_day (tale),
                                           wr_card_name ((guint8) special->n)), "actions/heart-empty" };
  return (WrSentence) { g_strdup_printf (_("On day %u the Bird lost its last heart."), wr_tale_last_day (tale)),
                        "actions/heart-empty" };
}

static WrSentence
tell_end (const WrTale *tale)
{
  const BmEvent *won = tale->n_moves == 0 ? NULL
                                          : wr_tale_find_event (tale, tale->n_moves - 1, tale->n_moves, WR_EVENT_WON);

  if (tale->last->winner == WR_SIDE_BIRD)
    return tell_meal_end (tale);
  if (won != NULL ? won->n == WR_VICTORY_HEALTH : tale->last->health == 0)
    return tell_wound_end (tale);
  return (WrSentence) { g_strdup_printf (_("On the night of day %u the Bird starved, under a moon as red as its "
                                           "breast."), wr_tale_last_day (tale)), "actions/skull" };
}

void
wr_story_tell (BmMatch             *match,
               const WrDuelHistory *history,
               WrSentence           sentences[WR_STORY_SENTENCES])
{
  WrTale tale = { .match = match, .history = history };

  g_return_if_fail (BM_IS_MATCH (match));
  g_return_if_fail (history != NULL);

  tale.last = bm_match_get_position (match);
  tale.n_moves = bm_match_get_ply (match);
  g_return_if_fail (tale.last->winner < WR_N_SIDES);

  find_champions (&tale);
  for (guint i = 0; i < history->notes->len && tale.first_blood == NULL; i++)
    if (is_blood (wr_tale_note_at (&tale, i)))
      tale.first_blood = wr_tale_note_at (&tale, i);
  sentences[0] = tell_opening (&tale);
  sentences[1] = tell_first_blood (&tale);
  sentences[2] = wr_tale_tell_turning_point (&tale);
  sentences[3] = tale.last->winner == WR_SIDE_BIRD ? tell_danger (&tale) : tell_price (&tale);
  sentences[4] = tell_end (&tale);
}
