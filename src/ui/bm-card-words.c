/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-card-words.h"

#include <glib/gi18n-lib.h>

#include "cards/bm-subject.h"
#include "position-frames.h"

#include "bm-words.h"

/* The alternatives of the box's cards.  Those of packs are shown as they are spelled. */
static const char *const names[] = {
  N_("Column"), N_("Discard"), N_("Drill"), N_("Dry"), N_("Down"), N_("Gravestone"), N_("Left"), N_("Right"), N_("Row"),
  N_("Up"),
};

static char *
name_words (const char *name)
{
  char *words = g_strdelimit (g_strdup (name), "-", ' ');

  *words = g_ascii_toupper (*words);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], words))
      {
        g_free (words);
        return g_strdup (_(names[i]));
      }
  return words;
}

/* A button begins with a capital letter. */
static char *
dir_words (BmDir dir)
{
  static const char *const dirs[BM_N_DIRS] = {
    N_("Up"), N_("Down"), N_("Left"), N_("Right"),
    N_("Up and left"), N_("Down and right"), N_("Up and right"), N_("Down and left")
  };

  g_return_val_if_fail (dir < BM_N_DIRS, g_strdup (""));
  return g_strdup (_(dirs[dir]));
}

static char *
card_words (guint8 card)
{
  return g_strdup (card == BM_NO_CARD ? _("A card, face down") : bm_card_name (card));
}

static char *
token_option_words (guint   token,
                    BmSpace space)
{
  char name[BM_SPACE_NAME_SIZE];

  bm_space_name (space, name);
  switch (token)
    {
    case BM_TOKEN_DRILL:
      return g_strdup_printf (_("Choose the Drill at %s"), name);
    case BM_TOKEN_GRAVESTONE:
      return g_strdup_printf (_("Choose the Gravestone at %s"), name);
    case BM_TOKEN_WORMHOLE:
      return g_strdup_printf (_("Choose the Wormhole at %s"), name);
    case BM_TOKEN_LAVA:
      return g_strdup_printf (_("Choose the Lava at %s"), name);
    case BM_TOKEN_BEDROCK:
    default:
      return g_strdup_printf (_("Choose the Bedrock at %s"), name);
    }
}

static char *
option_words (guint8 option,
              guint8 value)
{
  char name[BM_SPACE_NAME_SIZE];

  if (option >= BM_OPTION_NAME)
    return name_words (bm_card_set->names[(option - BM_OPTION_NAME) << 8 | value]);
  if (option >= BM_OPTION_TOKEN && option < BM_OPTION_TOKEN + BM_N_TOKENS)
    return token_option_words (option - BM_OPTION_TOKEN, value);
  switch (option)
    {
    case BM_OPTION_PIECE:
      /* Translators: %s is a Worm, a Zombie or the Bird. */
      return g_strdup_printf (_("Choose %s"), bm_piece_words (value));
    case BM_OPTION_SPACE:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Choose %s"), bm_space_name (value, name));
    case BM_OPTION_COLUMN:
      /* Translators: %c is a column’s letter. */
      return g_strdup_printf (_("Choose column %c"), 'a' + value);
    case BM_OPTION_CARD:
      return card_words (value);
    case BM_OPTION_NUMBER:
      return g_strdup_printf ("%u", value);
    case BM_OPTION_DIR:
      return dir_words (value);
    case BM_OPTION_DONE:
    default:
      return g_strdup (_("Done"));
    }
}

char *
bm_answer_words (const BmPosition *pos,
                 BmMove            move)
{
  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_CHOOSE:
      return option_words (bm_move_a (move), bm_move_b (move));
    case BM_MOVE_YES:
      return g_strdup (_("Yes"));
    case BM_MOVE_NO:
      return g_strdup (_("No"));
    case BM_MOVE_PLAY:
    case BM_MOVE_DISCARD:
    case BM_MOVE_DRAFT:
      return card_words (bm_move_a (move));
    default:
      return g_strdup ("");
    }
}

char *
bm_power_words (const BmPosition *pos,
                BmPiece           who)
{
  guint8 champion = bm_champion_of (pos, who);

  if (who == BM_PIECE_BIRD || champion == BM_NO_CARD)
    return g_strdup (_("Power"));
  /* Translators: %s is a champion’s name: "Power: The Commander". */
  return g_strdup_printf (_("Power: %s"), bm_card_name (champion));
}

/* Until the event N happens. */
static const char *
until_event_words (guint n)
{
  switch (n)
    {
    case BM_AFTER_REST:
      return _("until the Bird rests");
    case BM_AFTER_FLY:
      return _("until the Bird flies");
    case BM_AFTER_BITE:
      return _("until somebody bites");
    case BM_AFTER_EATEN:
      return _("until somebody is eaten");
    default:
      return _("until something ends it");
    }
}

char *
bm_until_words (const BmEffect *effect)
{
  guint n = BM_EFFECT_N (effect);

  switch (BM_EFFECT_UNTIL (effect))
    {
    case BM_UNTIL_TURN:
      return g_strdup (_("this turn"));
    case BM_UNTIL_NEXT_TURN_WORMS:
      return g_strdup (_("in the Worms’ next turn"));
    case BM_UNTIL_NEXT_TURN_BIRD:
      return g_strdup (_("in the Bird’s next turn"));
    case BM_UNTIL_TURN_WORMS:
      return g_strdup (_("until the Worms’ next turn"));
    case BM_UNTIL_TURN_BIRD:
      return g_strdup (_("until the Bird’s next turn"));
    case BM_UNTIL_END_WORMS:
      return g_strdup (_("until the Worms’ next turn ends"));
    case BM_UNTIL_END_BIRD:
      return g_strdup (_("until the Bird’s next turn ends"));
    case BM_UNTIL_DAY:
      return g_strdup (_("today"));
    case BM_UNTIL_TOMORROW:
      return g_strdup (_("tomorrow"));
    case BM_UNTIL_DAYS:
      return g_strdup_printf (ngettext ("today and %u more day", "today and %u more days", n), n);
    case BM_UNTIL_EVENT:
      return g_strdup (until_event_words (n));
    case BM_UNTIL_WHILE:
      return g_strdup (_("as long as it holds"));
    case BM_UNTIL_MATCH:
    case BM_N_UNTILS:
    default:
      return g_strdup (_("to the end of the duel"));
    }
}

static char *
columns_words (int first,
               int last)
{
  if (first == last)
    return g_strdup_printf (_("column %c"), 'a' + first);
  /* Translators: letters of the first and the last of several columns side by side: "columns c to e". */
  return g_strdup_printf (_("columns %1$c to %2$c"), 'a' + first, 'a' + last);
}

/* What weather a card has decided; NULL: none that has words. */
static const char *
weather_words (int weather)
{
  switch (weather)
    {
    /* Translators: these stand before a day: "rain to the left, tomorrow". */
    case BM_RAIN_NO:
      return _("no rain");
    case BM_RAIN_ROLL:
      return _("a rain check");
    case BM_DIR_UP:
      return _("rain upwards");
    case BM_DIR_DOWN:
      return _("rain downwards");
    case BM_DIR_LEFT:
      return _("rain to the left");
    case BM_DIR_RIGHT:
      return _("rain to the right");
    default:
      return NULL;
    }
}

/* Cards are not told: what Jinx bars lies in a hand. */
static char *
value_words (const BmEffect *effect,
             guint           slot)
{
  guint8 value = effect->kept[slot];
  char space[BM_SPACE_NAME_SIZE];
  guint columns;

  switch ((BmSlotType) bm_card (effect->card)->slot_types[slot])
    {
    case BM_SLOT_PIECE:
      return value < BM_N_PIECES ? g_strdup (bm_piece_words (value)) : NULL;
    case BM_SLOT_SPACE:
      return g_strdup (bm_space_name (value, space));
    case BM_SLOT_COLUMN:
      columns = bm_subject_columns (effect->card, effect->part, slot, value);
      return columns_words (g_bit_nth_lsf (columns, -1), (int) g_bit_storage (columns) - 1);
    case BM_SLOT_DIR:
      return g_strdup (bm_direction_words ((BmDir) value));
    case BM_SLOT_CARD:
    case BM_SLOT_NUMBER:
    case BM_SLOT_UNUSED:
    default:
      return NULL;
    }
}

char *
bm_kept_words (const BmEffect *effect)
{
  const BmCard *card = bm_card (effect->card);
  const char *weather = weather_words (bm_subject_weather (effect->card, effect->part));
  g_autoptr(GString) words = g_string_new (weather);

  if (bm_part_bars_cards (&bm_card_set->parts[card->part + effect->part]))
    return NULL;
  for (guint slot = 0; slot < card->n_slots; slot++)
    {
      g_autofree char *value = NULL;

      if (card->slot_names[slot] != NULL && effect->kept[slot] != BM_NO_VALUE)
        value = value_words (effect, slot);
      if (value != NULL)
        bm_words_join (words, value);
    }
  return words->len > 0 ? g_strdup (words->str) : NULL;
}

char *
bm_put_in_force_words (const BmEvent *event)
{
  const BmPart *part = &bm_card_set->parts[bm_card ((guint8) event->n)->part + event->who];
  const BmEffect effect = { .until = (guint8) (part->until | part->until_n << 4) };
  const char *weather = weather_words (bm_subject_weather ((guint8) event->n, event->who));
  g_autofree char *until = bm_until_words (&effect);
  g_autoptr(GString) words = g_string_new (weather);

  if (event->from > 0)
    return columns_words (event->from - 1, event->to - 1);
  if (weather == NULL)
    return NULL;
  bm_words_join (words, until);
  return g_strdup (words->str);
}

/* What kinds of options there are. */
static guint
option_kind (BmPlay *play)
{
  guint n;
  const BmOption *options = bm_play_get_options (play, &n);

  for (guint i = 0; i < n; i++)
    if (options[i].kind == BM_PRESS_MOVE && bm_move_kind (options[i].move) == BM_MOVE_CHOOSE)
      return bm_move_a (options[i].move);
  return 0;
}

static gboolean
can_be_done (BmPlay *play)
{
  guint n;
  const BmMove *answers = bm_play_get_answers (play, &n);

  for (guint i = 0; i < n; i++)
    if (answers[i] == BM_CHOOSE (BM_OPTION_DONE, 0))
      return TRUE;
  return FALSE;
}

static guint
answer_kind (BmPlay *play)
{
  guint n;
  const BmMove *answers = bm_play_get_answers (play, &n);

  for (guint i = 0; i < n; i++)
    if (answers[i] != BM_CHOOSE (BM_OPTION_DONE, 0))
      return bm_move_a (answers[i]);
  return 0;
}

gboolean
bm_asks_for_middle (BmPlay *play)
{
  /* The column in the middle of the garden has neighbours on both sides. */
  const int middle = BM_N_COLUMNS / 2;

  return bm_subject_asked_columns (bm_play_get_position (play), middle) != 1u << middle;
}

static const char *
pick_words (BmPlay *play)
{
  guint kind = option_kind (play);

  if (kind >= BM_OPTION_TOKEN && kind < BM_OPTION_TOKEN + BM_N_TOKENS)
    return _("Choose one of the marked tokens.");
  switch (kind != 0 ? kind : answer_kind (play))
    {
    case BM_OPTION_PIECE:
      return _("Choose one of the marked pieces.");
    case BM_OPTION_SPACE:
      return _("Choose a marked space.");
    case BM_OPTION_COLUMN:
      return bm_asks_for_middle (play) ? _("Choose the middle column.") : _("Choose a column.");
    case BM_OPTION_CARD:
      return _("Choose a card.");
    case BM_OPTION_NUMBER:
      /* Translators: how many spaces a column rises. */
      return _("How far?");
    case BM_OPTION_DIR:
      return _("In which direction?");
    default:
      return bm_subject_asks_weather (bm_play_get_position (play)) ? _("What will tomorrow’s weather be?")
                                                                   : _("What shall it be?");
    }
}

/* What waits, as a sentence: "Choose a marked space." */
static char *
dup_request (BmPlay *play)
{
  BmPiece piece = bm_play_get_choice_piece (play);
  const BmPosition *pos = bm_play_get_position (play);

  switch (bm_play_get_choice (play))
    {
    case BM_CHOICE_LAND:
      return g_strdup (_("Which Grass do you begin on?"));
    case BM_CHOICE_EXIT:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("Where does %s come out?"), piece < BM_N_PIECES ? bm_piece_words (piece) : "");
    case BM_CHOICE_EVENING:
      return g_strdup (_("Which Grass do you fly home to?"));
    case BM_CHOICE_DISCARD:
      return g_strdup_printf (ngettext ("Discard a card: %d may stay.", "Discard a card: %d may stay.", BM_HAND_LIMIT),
                              BM_HAND_LIMIT);
    case BM_CHOICE_DRAFT:
      return g_strdup (_("Choose a champion."));
    case BM_CHOICE_ASK:
      if (piece < BM_N_PIECES)
        /* Translators: %s is a Worm. */
        return g_strdup_printf (_("Shall %s use its power now?"), bm_piece_words (piece));
      return g_strdup (_("Will you do it?"));
    case BM_CHOICE_ACT:
      if (bm_play_get_piece (play) < BM_N_CRAWLERS)
        /* Translators: %s is a Worm or a Zombie. */
        return g_strdup_printf (_("What does %s do?"), bm_piece_words (bm_play_get_piece (play)));
      if (bm_play_get_piece (play) == BM_PIECE_BIRD)
        return g_strdup (_("What does the Bird do?"));
      return g_strdup (_("Who acts?"));
    case BM_CHOICE_PICK:
      return g_strdup (pick_words (play));
    case BM_CHOICE_NONE:
    default:
      return pos->n_frames == 0 ? NULL : g_strdup ("");
    }
}

char *
bm_question_words (BmPlay *play)
{
  g_autofree char *request = dup_request (play);
  guint8 card = bm_play_get_card (play);
  gboolean bird = bm_play_get_side (play) == BM_SIDE_BIRD;

  if (request == NULL || bm_play_is_held (play))
    return NULL;
  if (card == BM_NO_CARD)
    /* Translators: %s is what is asked, a sentence: "Where does Green come out?" */
    return g_strdup_printf (bird ? _("Bird: %s") : _("Worms: %s"), request);
  /* Translators: a card’s name and what it asks: "The Shadow: Shall Green use its power now?" */
  return g_strdup_printf (bird ? _("Bird: %1$s: %2$s") : _("Worms: %1$s: %2$s"), bm_card_name (card), request);
}

char *
bm_prompt_words (BmPlay *play)
{
  g_autofree char *request = dup_request (play);

  if (bm_play_get_notice (play) != NULL)
    return g_strdup (bm_play_get_notice (play));
  if (request == NULL)
    return g_strdup ("");
  if (can_be_done (play))
    /* Translators: %s is what is asked: "Choose a marked space."; Done is the name of a button. */
    return g_strdup_printf (_("%s  Or press Done."), request);
  return g_steal_pointer (&request);
}
