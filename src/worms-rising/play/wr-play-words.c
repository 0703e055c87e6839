/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-play-words.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "wr-move-words.h"
#include "wr-subject.h"
#include "wr-words.h"

/* The kinds of options, or else of answers; DONE gets whether the choice may be ended. */
static guint
choice_kind (WrPlay   *play,
             gboolean *done)
{
  guint n_options, n, kind = 0;
  const WrOption *options = wr_play_get_options (play, &n_options);
  const BmMove *answers = wr_play_get_answers (play, &n);

  *done = FALSE;
  for (guint i = 0; i < n_options && kind == 0; i++)
    if (options[i].kind == WR_PRESS_MOVE && wr_move_kind (options[i].move) == WR_MOVE_CHOOSE)
      kind = wr_move_a (options[i].move);
  for (guint i = 0; i < n; i++)
    if (answers[i] == WR_CHOOSE (WR_OPTION_DONE, 0))
      *done = TRUE;
    else if (kind == 0)
      kind = wr_move_a (answers[i]);
  return kind;
}

gboolean
wr_asks_for_middle (WrPlay *play)
{
  /* The column in the middle of the garden has neighbours on both sides. */
  const int middle = WR_N_COLUMNS / 2;

  return wr_subject_asked_columns (wr_play_get_position (play), middle) != 1u << middle;
}

/* Distinguishes choosing a card from losing it. */
static const char *
pick_card_words (WrPlay *play)
{
  int loses = wr_subject_asks_discard (wr_play_get_position (play));

  if (loses == BM_SIDE_NOBODY)
    return _("Choose a card.");
  if (loses == wr_play_get_side (play))
    return _("Choose a card to discard.");
  return loses == WR_SIDE_BIRD ? _("Choose a card: the Bird discards it.") : _("Choose a card: the Worms discard it.");
}

static const char *
pick_words (WrPlay *play)
{
  gboolean done;
  guint kind = choice_kind (play, &done);

  if (kind >= WR_OPTION_TOKEN && kind < WR_OPTION_TOKEN + WR_N_TOKENS)
    return _("Choose one of the marked tokens.");
  switch (kind)
    {
    case WR_OPTION_PIECE:
      return _("Choose one of the marked pieces.");
    case WR_OPTION_SPACE:
      return _("Choose a marked space.");
    case WR_OPTION_COLUMN:
      return wr_asks_for_middle (play) ? _("Choose the middle column.") : _("Choose a column.");
    case WR_OPTION_CARD:
      return pick_card_words (play);
    case WR_OPTION_NUMBER:
      /* Translators: how many spaces a column rises. */
      return _("How far?");
    case WR_OPTION_DIR:
      return _("In which direction?");
    default:
      return wr_subject_asks_weather (wr_play_get_position (play)) ? _("What will tomorrow’s weather be?")
                                                                   : _("What shall it be?");
    }
}

/* The pending choice as a sentence: "Choose a marked space." */
static char *
dup_request (WrPlay *play)
{
  WrPiece piece = wr_play_get_choice_piece (play);
  const WrPosition *pos = wr_play_get_position (play);

  switch (wr_play_get_choice (play))
    {
    case WR_CHOICE_LAND:
      return g_strdup (_("Which Grass do you begin on?"));
    case WR_CHOICE_EXIT:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("Where does %s come out?"), piece < WR_N_PIECES ? wr_piece_words (piece) : "");
    case WR_CHOICE_EVENING:
      return g_strdup (_("Which Grass do you fly home to?"));
    case WR_CHOICE_DISCARD:
      return g_strdup_printf (ngettext ("Discard a card: %d may stay.", "Discard a card: %d may stay.", BM_HAND_LIMIT),
                              BM_HAND_LIMIT);
    case WR_CHOICE_DRAFT:
      return g_strdup (_("Choose a champion."));
    case WR_CHOICE_ASK:
      if (piece < WR_N_PIECES)
        /* Translators: %s is a Worm. */
        return g_strdup_printf (_("Shall %s use its power now?"), wr_piece_words (piece));
      return g_strdup (_("Will you do it?"));
    case WR_CHOICE_ACT:
      if (wr_play_get_piece (play) < WR_N_CRAWLERS)
        /* Translators: %s is a Worm or a Zombie. */
        return g_strdup_printf (_("What does %s do?"), wr_piece_words (wr_play_get_piece (play)));
      if (wr_play_get_piece (play) == WR_PIECE_BIRD)
        return g_strdup (_("What does the Bird do?"));
      return g_strdup (_("Who acts?"));
    case WR_CHOICE_PICK:
      return g_strdup (pick_words (play));
    case WR_CHOICE_NONE:
    default:
      return pos->n_frames == 0 ? NULL : g_strdup ("");
    }
}

char *
wr_question_words (WrPlay *play)
{
  g_autofree char *request = dup_request (play);
  guint8 card = wr_play_get_card (play);
  gboolean bird = wr_play_get_side (play) == WR_SIDE_BIRD;

  if (request == NULL || wr_play_is_inactive (play) || wr_play_is_gathering (play))
    return NULL;
  if (card == WR_NO_CARD)
    /* Translators: %s is what is asked, a sentence: "Where does Green come out?" */
    return g_strdup_printf (bird ? _("Bird: %s") : _("Worms: %s"), request);
  /* Translators: a card’s name and what it asks: "The Shadow: Shall Green use its power now?" */
  return g_strdup_printf (bird ? _("Bird: %1$s: %2$s") : _("Worms: %1$s: %2$s"), wr_card_name (card), request);
}

char *
wr_prompt_words (WrPlay *play)
{
  g_autofree char *request = dup_request (play);
  gboolean done;

  if (wr_play_get_notice (play) != NULL)
    return g_strdup (wr_play_get_notice (play));
  if (request == NULL)
    return g_strdup ("");
  choice_kind (play, &done);
  if (done)
    /* Translators: %s is what is asked: "Choose a marked space."; Done is the name of a button. */
    return g_strdup_printf (_("%s  Or press Done."), request);
  return g_steal_pointer (&request);
}

/* WORDS with the cost of MOVE, if that is not the usual one action. */
static char *
with_cost (WrPlay *play,
           BmMove  move,
           char   *words)
{
  int cost = wr_play_get_move_cost (play, move);
  char *both;

  if (wr_play_get_choice (play) != WR_CHOICE_NONE || cost == 1)
    return words;
  /* Translators: an action and what it costs: "Dig down (2 actions)". */
  both = g_strdup_printf (ngettext ("%1$s (%2$d action)", "%1$s (%2$d actions)", (gulong) cost), words, cost);
  g_free (words);
  return both;
}

char *
wr_option_words (WrPlay           *play,
                 const WrOption   *option,
                 gboolean          with_piece)
{
  const WrPosition *pos = wr_play_get_position (play);
  g_autofree char *words = NULL;

  switch (option->kind)
    {
    case WR_PRESS_PIECE:
      /* Translators: %s is a Worm, a Zombie or the Bird. */
      return g_strdup_printf (_("Pick %s"), wr_piece_words (option->piece));
    case WR_PRESS_GRAVE:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Pick the Gravestone at %s"), wr_space_name (option->space));
    case WR_PRESS_MOVE:
    default:
      words = with_cost (play, option->move, wr_move_words (pos, option->move));
      if (with_piece && option->piece < WR_N_CRAWLERS)
        /* Translators: who, and what it does: "Green: Move up". */
        return g_strdup_printf (_("%1$s: %2$s"), wr_piece_words (option->piece), words);
      return g_steal_pointer (&words);
    }
}

char *
wr_target_words (WrPlay           *play,
                 const WrOption   *options,
                 guint             n,
                 gboolean          with_piece)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *option = wr_option_words (play, &options[i], with_piece);
      g_autofree char *sentence = bm_words_sentence (option);

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (words, FALSE);
}
