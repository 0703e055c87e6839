/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-pick-words.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "wr-event-words.h"
#include "wr-play-words.h"
#include "wr-words.h"

/* More targets than these are not named one by one. */
#define NAMED_TARGETS 8

/* The marked targets if they are few: for screen readers. */
static char *
dup_targets (WrPlay *play)
{
  /* With one piece picked and no card or choice, the other pieces are left out. */
  gboolean picked = wr_play_get_piece (play) != WR_PIECE_NONE && !wr_play_is_gathering (play)
                    && wr_play_get_choice (play) == WR_CHOICE_NONE;
  const WrPosition *pos = wr_play_get_position (play);
  g_autoptr(GString) words = g_string_new (NULL);
  WrSpace last = WR_SPACE_NONE;
  guint n, n_spaces = 0;
  const WrOption *options = wr_play_get_options (play, &n);

  for (guint i = 0; i < n && n_spaces <= NAMED_TARGETS; i++)
    {
      BmMove move = options[i].move;

      if (options[i].space == last || (picked && options[i].kind == WR_PRESS_PIECE))
        continue;
      last = options[i].space;
      if (options[i].kind == WR_PRESS_PIECE)
        bm_words_join (words, wr_piece_words (options[i].piece));
      else if (wr_move_kind (move) == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_PIECE
               && pos->at[wr_move_b (move)] == options[i].space)
        bm_words_join (words, wr_piece_words (wr_move_b (move)));
      else
        bm_words_join (words, wr_space_name (last));
      n_spaces++;
    }
  return n_spaces == 0 || n_spaces > NAMED_TARGETS ? NULL : g_strdup (words->str);
}

char *
wr_pick_with_targets (WrPlay     *play,
                      const char *words)
{
  g_autofree char *targets = dup_targets (play);

  if (targets == NULL)
    return g_strdup (words);
  /* Translators: what is asked, and the spaces or pieces that may be chosen. */
  return g_strdup_printf (_("%1$s  Marked: %2$s."), words, targets);
}

/* The player knows which card was played. */
char *
wr_pick_event_words (const BmEventList *events)
{
  g_autofree char *words = NULL;
  guint first = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == WR_EVENT_PLAYED || events->items[i].kind == WR_EVENT_POWER)
      first = i + 1;
  /* The actions that a card gives back are in the text for the card. */
  if (first > 0 && first < events->n && wr_is_given_back (&events->items[first - 1], &events->items[first]))
    first++;
  words = wr_event_words (&events->items[first], events->n - first);
  return *words != '\0' ? g_steal_pointer (&words) : NULL;
}

gboolean
wr_pick_is_asked (WrPlay *play)
{
  return wr_play_is_gathering (play) || wr_play_get_choice (play) != WR_CHOICE_NONE;
}

/* The card that is being played, and its pending choice. */
static char *
dup_card_words (WrPlay *play)
{
  guint8 card = wr_play_get_card (play);
  g_autofree char *prompt = wr_prompt_words (play);

  if (card == WR_NO_CARD)
    return g_steal_pointer (&prompt);
  /* Translators: a card’s name, and what it asks: "Sinkhole: Choose a marked space" */
  return g_strdup_printf (_("%1$s: %2$s"), wr_card_name (card), prompt);
}

char *
wr_pick_words (WrPlay     *play,
               gboolean    covered,
               const char *did)
{
  WrPiece piece = wr_play_get_piece (play);
  WrMoveKind action = wr_play_get_action (play);

  if (wr_pick_is_asked (play))
    {
      gboolean hidden = covered && wr_play_needs_hand (play);
      g_autofree char *asked = hidden ? g_strdup (_("The hand is covered: show it first.")) : dup_card_words (play);
      g_autofree char *words = g_strconcat (did == NULL ? "" : did, did == NULL ? "" : "  ", asked, NULL);

      return wr_pick_with_targets (play, words);
    }
  if (action != 0 && piece < WR_N_CRAWLERS)
    /* Translators: who acts, and the action: "Green: Move". */
    return g_strdup_printf (_("%1$s: %2$s.  Press a marked space."), wr_piece_words (piece), wr_kind_words (action));
  if (action != 0)
    /* Translators: %s is an action: "Move". */
    return g_strdup_printf (_("%s: press a marked space."), wr_kind_words (action));
  if (piece == WR_PIECE_BIRD)
    return g_strdup (_("Choose an action, or press a marked space."));
  if (piece < WR_N_CRAWLERS)
    /* Translators: %s is a Worm or a Zombie. */
    return g_strdup_printf (_("%s is picked.  Press a marked space."), wr_piece_words (piece));
  return g_strdup (_("Nothing is picked."));
}

/* The question already names the targets. */
char *
wr_pick_heard_words (WrPlay     *play,
                     const char *words)
{
  gboolean none = wr_play_get_action (play) == 0 && wr_play_get_piece (play) == WR_PIECE_NONE;

  return wr_pick_is_asked (play) || none ? g_strdup (words) : wr_pick_with_targets (play, words);
}
