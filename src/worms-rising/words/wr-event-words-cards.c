/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-event-words-private.h"

#include <glib/gi18n-lib.h>

#include "wr-board.h"
#include "wr-card-words.h"
#include "wr-words.h"

static gboolean
is_card (int card)
{
  return card != WR_NO_CARD && card >= 0 && (guint) card < wr_card_set->n_cards;
}

static const char *
card_name (int card)
{
  return is_card (card) ? wr_card_name ((guint8) card) : _("a card");
}

gboolean
wr_is_given_back (const BmEvent *played,
                  const BmEvent *next)
{
  return played->kind == WR_EVENT_PLAYED && next->kind == WR_EVENT_ACTIONS && next->who == played->who && next->n > 0
         && next->m == 0 && next->from != WR_ACTIONS_GIVEN_UP;
}

/* Most cards give actions back before they do anything else: that is said together with the card. */
static const BmEvent *
take_given_back (WrReader      *reader,
                 const BmEvent *played)
{
  const BmEvent *next = wr_reader_peek (reader);

  return wr_is_given_back (played, next) ? wr_reader_take (reader, WR_EVENT_ACTIONS) : NULL;
}

static char *
played_words (WrReader      *reader,
              const BmEvent *played)
{
  const BmEvent *back = take_given_back (reader, played);
  guint n = back == NULL ? 0 : (guint) back->n;

  reader->line->card = (guint8) played->n;
  if (back != NULL && played->who == WR_SIDE_BIRD)
    /* Translators: a card, and how many actions it gives back: "The Bird plays Roost: 2 more actions." */
    return g_strdup_printf (ngettext ("The Bird plays %1$s: %2$u more action.", "The Bird plays %1$s: %2$u more "
                                                                                "actions.",
                                      n), card_name (played->n), n);
  if (back != NULL)
    return g_strdup_printf (ngettext ("The Worms play %1$s: %2$u more action.", "The Worms play %1$s: %2$u more "
                                                                                "actions.",
                                      n), card_name (played->n), n);
  return played->who == WR_SIDE_BIRD ? g_strdup_printf (_("The Bird plays %s."), card_name (played->n))
                                     : g_strdup_printf (_("The Worms play %s."), card_name (played->n));
}

static char *
power_words (WrReader      *reader,
             const BmEvent *power)
{
  reader->line->card = (guint8) power->n;
  reader->line->tone = power->who;
  if (power->who == WR_PIECE_BIRD)
    return g_strdup_printf (_("The Bird’s power: %s."), card_name (power->n));
  /* Translators: a Worm and its champion: "Green’s power: The Commander." */
  return g_strdup_printf (_("%1$s’s power: %2$s."), wr_piece_words (power->who), card_name (power->n));
}

/* How many events of KIND by the same side come one after the other, this one included. */
static guint
take_all (WrReader      *reader,
          const BmEvent *first)
{
  guint n = 1;

  while (wr_reader_peek (reader)->kind == first->kind && wr_reader_peek (reader)->who == first->who)
    {
      reader->used++;
      n++;
    }
  return n;
}

/* The log is read by both sides: what was drawn or seen is not named. */
static char *
drawn_words (WrReader      *reader,
             const BmEvent *drawn)
{
  guint n = take_all (reader, drawn);

  if (drawn->who == WR_SIDE_BIRD)
    return g_strdup_printf (ngettext ("The Bird draws a card.", "The Bird draws %u cards.", n), n);
  return g_strdup_printf (ngettext ("The Worms draw a card.", "The Worms draw %u cards.", n), n);
}

static char *
seen_words (WrReader      *reader,
            const BmEvent *seen)
{
  guint n = take_all (reader, seen);

  if (seen->who == WR_SIDE_BIRD)
    return g_strdup_printf (ngettext ("The Bird sees a card in the Worms’ hand.",
                                      "The Bird sees %u cards in the Worms’ hand.", n), n);
  return g_strdup_printf (ngettext ("The Worms see a card in the Bird’s hand.",
                                    "The Worms see %u cards in the Bird’s hand.", n), n);
}

static char *
discarded_words (WrReader      *reader,
                 const BmEvent *event)
{
  gboolean bird = event->who == WR_SIDE_BIRD;

  reader->line->card = (guint8) event->n;
  /* What the other side may not see. */
  if (!is_card (event->n))
    return g_strdup (bird ? _("The Bird discards a card.") : _("The Worms discard a card."));
  return g_strdup_printf (bird ? _("The Bird discards %s.") : _("The Worms discard %s."), card_name (event->n));
}

static const char *
shuffled_words (const BmEvent *event)
{
  switch (event->who)
    {
    case WR_SIDE_BIRD:
      return _("The Bird’s discard pile is shuffled into a new deck.");
    case WR_SIDE_WORMS:
      return _("The Worms’ discard pile is shuffled into a new deck.");
    default:
      return _("The Special Events are shuffled into a new deck.");
    }
}

static char *
actions_words (const BmEvent *event)
{
  guint n = (guint) ABS (event->n);
  gboolean bird = event->who == WR_SIDE_BIRD, next = event->m != 0;

  if (event->from == WR_ACTIONS_GIVEN_UP)
    return NULL;
  if (event->n >= 0 && bird)
    return g_strdup_printf (next ? ngettext ("The Bird has %u more action in its next turn.",
                                             "The Bird has %u more actions in its next turn.", n)
                                 : ngettext ("The Bird has %u more action now.",
                                             "The Bird has %u more actions now.", n), n);
  if (event->n >= 0)
    return g_strdup_printf (next ? ngettext ("The Worms have %u more action in their next turn.",
                                             "The Worms have %u more actions in their next turn.", n)
                                 : ngettext ("The Worms have %u more action now.",
                                             "The Worms have %u more actions now.", n), n);
  if (bird)
    return g_strdup_printf (next ? ngettext ("The Bird has %u fewer action in its next turn.",
                                             "The Bird has %u fewer actions in its next turn.", n)
                                 : ngettext ("The Bird has %u fewer action now.",
                                             "The Bird has %u fewer actions now.", n), n);
  return g_strdup_printf (next ? ngettext ("The Worms have %u fewer action in their next turn.",
                                           "The Worms have %u fewer actions in their next turn.", n)
                               : ngettext ("The Worms have %u fewer action now.",
                                           "The Worms have %u fewer actions now.", n), n);
}

static char *
skipped_words (const BmEvent *event)
{
  const char *card = card_name (event->n);

  switch ((WrSkipped) event->m)
    {
    case WR_SKIPPED_R1_4:
      return g_strdup_printf (_("%s: none is left in the supply."), card);
    case WR_SKIPPED_R5_1:
      return g_strdup_printf (_("%1$s: a turn has no fewer than %2$d and no more than %3$d actions."), card,
                              BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
    case WR_SKIPPED_R13_3:
      return g_strdup_printf (_("%s: too much is in force already."), card);
    case WR_SKIPPED_G3:
    default:
      return g_strdup_printf (_("%s: there is nothing for it to do."), card);
    }
}

static char *
in_force_words (const BmEvent *event)
{
  g_autofree char *about = is_card (event->n) ? wr_put_in_force_words (event) : NULL;

  if (about == NULL)
    return g_strdup_printf (_("In force: %s."), card_name (event->n));
  /* Translators: a card and what it is about: "In force: Tripwire (columns c to e)." */
  return g_strdup_printf (_("In force: %1$s (%2$s)."), card_name (event->n), about);
}

static char *
card_words (WrReader      *reader,
            const BmEvent *event)
{
  reader->line->card = (guint8) event->n;
  switch ((int) event->kind)
    {
    case WR_EVENT_SPECIAL:
      return g_strdup_printf (_("Special Event: %s."), card_name (event->n));
    case WR_EVENT_DRAFTED:
      reader->line->tone = event->who;
      if (event->who == WR_PIECE_BIRD)
        return g_strdup_printf (_("The Bird is %s."), card_name (event->n));
      /* Translators: a Worm and its champion: "Green is The Commander." */
      return g_strdup_printf (_("%1$s is %2$s."), wr_piece_words (event->who), card_name (event->n));
    case WR_EVENT_REMINDER:
      /* A card can put several things in force, or end them, at once. */
      while (wr_reader_peek (reader)->kind == WR_EVENT_REMINDER && wr_reader_peek (reader)->n == event->n
             && wr_reader_peek (reader)->m == event->m)
        {
          const BmEvent *other = wr_reader_take (reader, WR_EVENT_REMINDER);

          /* The widest of its parts says where to look. */
          if (other->to - other->from > event->to - event->from)
            event = other;
        }
      return event->m != 0 ? in_force_words (event)
                           : g_strdup_printf (_("No longer in force: %s."), card_name (event->n));
    default:
      return skipped_words (event);
    }
}

char *
wr_card_event_words (WrReader      *reader,
                     const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_SPECIAL:
    case WR_EVENT_DRAFTED:
    case WR_EVENT_REMINDER:
    case WR_EVENT_SKIPPED:
      return card_words (reader, event);
    case WR_EVENT_PLAYED:
      return played_words (reader, event);
    case WR_EVENT_POWER:
      return power_words (reader, event);
    case WR_EVENT_DRAWN:
      return drawn_words (reader, event);
    case WR_EVENT_SEEN:
      return seen_words (reader, event);
    case WR_EVENT_DISCARDED:
      return discarded_words (reader, event);
    case WR_EVENT_SHUFFLED:
      return g_strdup (shuffled_words (event));
    case WR_EVENT_ACTIONS:
      return actions_words (event);
    default:
      return NULL;
    }
}
