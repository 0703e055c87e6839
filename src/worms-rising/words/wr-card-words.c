/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-card-words.h"

#include <glib/gi18n-lib.h>

#include "wr-subject.h"
#include "position-frames.h"

#include "bm-words.h"
#include "wr-words.h"

/* The alternatives of the box's cards.  Those of packs are shown as spelled. */
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

static char *
card_words (guint8 card)
{
  return g_strdup (card == WR_NO_CARD ? _("A card, face down") : wr_card_name (card));
}

static char *
token_option_words (guint   token,
                    WrSpace space)
{
  const char *name = wr_space_name (space);

  switch (token)
    {
    case WR_TOKEN_DRILL:
      return g_strdup_printf (_("Choose the Drill at %s"), name);
    case WR_TOKEN_GRAVESTONE:
      return g_strdup_printf (_("Choose the Gravestone at %s"), name);
    case WR_TOKEN_WORMHOLE:
      return g_strdup_printf (_("Choose the Wormhole at %s"), name);
    case WR_TOKEN_LAVA:
      return g_strdup_printf (_("Choose the Lava at %s"), name);
    case WR_TOKEN_BEDROCK:
    default:
      return g_strdup_printf (_("Choose the Bedrock at %s"), name);
    }
}

static char *
option_words (guint8 option,
              guint8 value)
{
  /* A button begins with a capital letter. */
  static const char *const dirs[WR_N_DIRS] = {
    N_("Up"), N_("Down"), N_("Left"), N_("Right"),
    N_("Up and left"), N_("Down and right"), N_("Up and right"), N_("Down and left")
  };

  if (option >= WR_OPTION_NAME)
    return name_words (wr_card_set->names[(option - WR_OPTION_NAME) << 8 | value]);
  if (option >= WR_OPTION_TOKEN && option < WR_OPTION_TOKEN + WR_N_TOKENS)
    return token_option_words (option - WR_OPTION_TOKEN, value);
  switch (option)
    {
    case WR_OPTION_PIECE:
      /* Translators: %s is a Worm, a Zombie or the Bird. */
      return g_strdup_printf (_("Choose %s"), wr_piece_words (value));
    case WR_OPTION_SPACE:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Choose %s"), wr_space_name (value));
    case WR_OPTION_COLUMN:
      /* Translators: %c is a column’s letter. */
      return g_strdup_printf (_("Choose column %c"), 'a' + value);
    case WR_OPTION_CARD:
      return card_words (value);
    case WR_OPTION_NUMBER:
      return g_strdup_printf ("%u", value);
    case WR_OPTION_DIR:
      g_return_val_if_fail (value < WR_N_DIRS, g_strdup (""));
      return g_strdup (_(dirs[value]));
    case WR_OPTION_DONE:
    default:
      return g_strdup (_("Done"));
    }
}

char *
wr_answer_words (const WrPosition *pos,
                 BmMove            move)
{
  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_CHOOSE:
      return option_words (wr_move_a (move), wr_move_b (move));
    case WR_MOVE_YES:
      return g_strdup (_("Yes"));
    case WR_MOVE_NO:
      return g_strdup (_("No"));
    case WR_MOVE_PLAY:
    case WR_MOVE_DISCARD:
    case WR_MOVE_DRAFT:
      return card_words (wr_move_a (move));
    default:
      return g_strdup ("");
    }
}

char *
wr_power_words (const WrPosition *pos,
                WrPiece           who)
{
  guint8 champion = wr_champion_of (pos, who);

  if (who == WR_PIECE_BIRD || champion == WR_NO_CARD)
    return g_strdup (_("Power"));
  /* Translators: %s is a champion’s name: "Power: The Commander". */
  return g_strdup_printf (_("Power: %s"), wr_card_name (champion));
}

static const char *const events[] = {
  [WR_AFTER_REST] = N_("until the Bird rests"),
  [WR_AFTER_FLY] = N_("until the Bird flies"),
  [WR_AFTER_BITE] = N_("until somebody bites"),
  [WR_AFTER_EATEN] = N_("until somebody is eaten"),
};

static const char *const untils[WR_N_UNTILS] = {
  [WR_UNTIL_TURN] = N_("this turn"),
  [WR_UNTIL_NEXT_TURN_WORMS] = N_("in the Worms’ next turn"),
  [WR_UNTIL_NEXT_TURN_BIRD] = N_("in the Bird’s next turn"),
  [WR_UNTIL_TURN_WORMS] = N_("until the Worms’ next turn"),
  [WR_UNTIL_TURN_BIRD] = N_("until the Bird’s next turn"),
  [WR_UNTIL_END_WORMS] = N_("until the Worms’ next turn ends"),
  [WR_UNTIL_END_BIRD] = N_("until the Bird’s next turn ends"),
  [WR_UNTIL_DAY] = N_("today"),
  [WR_UNTIL_TOMORROW] = N_("tomorrow"),
  [WR_UNTIL_EVENT] = N_("until something ends it"),
  [WR_UNTIL_WHILE] = N_("as long as it holds"),
  [WR_UNTIL_MATCH] = N_("to the end of the duel"),
};

char *
wr_until_words (const WrEffect *effect)
{
  guint n = WR_EFFECT_N (effect), until = WR_EFFECT_UNTIL (effect);

  if (until == WR_UNTIL_DAYS)
    return g_strdup_printf (ngettext ("today and %u more day", "today and %u more days", n), n);
  if (until == WR_UNTIL_EVENT && n < G_N_ELEMENTS (events) && events[n] != NULL)
    return g_strdup (_(events[n]));
  return g_strdup (_(untils[until < WR_N_UNTILS ? until : WR_UNTIL_MATCH]));
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

/* The weather that a card has set; NULL: none to show. */
static const char *
weather_words (int weather)
{
  switch (weather)
    {
    /* Translators: these stand before a day: "rain to the left, tomorrow". */
    case WR_RAIN_NO:
      return _("no rain");
    case WR_RAIN_ROLL:
      return _("a rain check");
    case WR_DIR_UP:
      return _("rain upwards");
    case WR_DIR_DOWN:
      return _("rain downwards");
    case WR_DIR_LEFT:
      return _("rain to the left");
    case WR_DIR_RIGHT:
      return _("rain to the right");
    default:
      return NULL;
    }
}

/* Cards are not shown: those that Jinx bars are in a hand. */
static char *
value_words (const WrEffect *effect,
             guint           slot)
{
  guint8 value = effect->kept[slot];
  guint columns;

  switch ((WrSlotType) wr_card (effect->card)->slot_types[slot])
    {
    case WR_SLOT_PIECE:
      return value < WR_N_PIECES ? g_strdup (wr_piece_words (value)) : NULL;
    case WR_SLOT_SPACE:
      return g_strdup (wr_space_name (value));
    case WR_SLOT_COLUMN:
      columns = wr_subject_columns (effect->card, effect->part, slot, value);
      return columns_words (g_bit_nth_lsf (columns, -1), (int) g_bit_storage (columns) - 1);
    case WR_SLOT_DIR:
      return g_strdup (wr_direction_words ((WrDir) value));
    case WR_SLOT_CARD:
    case WR_SLOT_NUMBER:
    case WR_SLOT_UNUSED:
    default:
      return NULL;
    }
}

char *
wr_kept_words (const WrEffect *effect)
{
  const WrCard *card = wr_card (effect->card);
  const char *weather = weather_words (wr_subject_weather (effect->card, effect->part));
  g_autoptr(GString) words = g_string_new (weather);

  if (wr_part_bars_cards (&wr_card_set->parts[card->part + effect->part]))
    return NULL;
  for (guint slot = 0; slot < card->n_slots; slot++)
    {
      g_autofree char *value = NULL;

      if (card->slot_names[slot] != NULL && effect->kept[slot] != WR_NO_VALUE)
        value = value_words (effect, slot);
      if (value != NULL)
        bm_words_join (words, value);
    }
  return words->len > 0 ? g_strdup (words->str) : NULL;
}

char *
wr_put_in_force_words (const BmEvent *event)
{
  const WrPart *part = &wr_card_set->parts[wr_card ((guint8) event->n)->part + event->who];
  const WrEffect effect = { .until = (guint8) (part->until | part->until_n << 4) };
  const char *weather = weather_words (wr_subject_weather ((guint8) event->n, event->who));
  g_autofree char *until = wr_until_words (&effect);
  g_autoptr(GString) words = g_string_new (weather);

  if (event->from > 0)
    return columns_words (event->from - 1, event->to - 1);
  if (weather == NULL)
    return NULL;
  bm_words_join (words, until);
  return g_strdup (words->str);
}
