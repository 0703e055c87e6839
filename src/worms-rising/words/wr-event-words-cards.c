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

static char *
played_words (WrReader      *reader,
              const BmEvent *played)
{
  const char *card = card_name (played->n);
  guint n;

  /* Most cards first give actions back: that is merged into the line of the card. */
  if (!wr_is_given_back (played, wr_reader_peek (reader)))
    return played->who == WR_SIDE_BIRD ? g_strdup_printf (_("The Bird plays %s."), card)
                                       : g_strdup_printf (_("The Worms play %s."), card);
  n = (guint) wr_reader_take (reader, WR_EVENT_ACTIONS)->n;
  if (played->who == WR_SIDE_BIRD)
    /* Translators: a card, and how many actions it gives back: "The Bird plays Roost: 2 more actions." */
    return g_strdup_printf (ngettext ("The Bird plays %1$s: %2$u more action.", "The Bird plays %1$s: %2$u more "
                                                                                "actions.",
                                      n), card, n);
  return g_strdup_printf (ngettext ("The Worms play %1$s: %2$u more action.", "The Worms play %1$s: %2$u more "
                                                                              "actions.",
                                    n), card, n);
}

/* Both sides read the log: cards drawn or seen are counted per side, not named. */
static char *
hidden_words (WrReader      *reader,
              const BmEvent *event)
{
  gboolean bird = event->who == WR_SIDE_BIRD;
  guint n = 1;

  while (wr_reader_take_who (reader, event->kind, event->who) != NULL)
    n++;
  if (event->kind == WR_EVENT_DRAWN)
    return g_strdup_printf (bird ? ngettext ("The Bird draws a card.", "The Bird draws %u cards.", n)
                                 : ngettext ("The Worms draw a card.", "The Worms draw %u cards.", n), n);
  return g_strdup_printf (bird ? ngettext ("The Bird sees a card in the Worms’ hand.",
                                           "The Bird sees %u cards in the Worms’ hand.", n)
                               : ngettext ("The Worms see a card in the Bird’s hand.",
                                           "The Worms see %u cards in the Bird’s hand.", n), n);
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
  gboolean bird = event->who == WR_SIDE_BIRD;

  if (event->from == WR_ACTIONS_GIVEN_UP)
    return NULL;
  if (event->n >= 0 && event->m == 0)
    return g_strdup_printf (bird ? ngettext ("The Bird has %u more action now.", "The Bird has %u more actions now.", n)
                                 : ngettext ("The Worms have %u more action now.",
                                             "The Worms have %u more actions now.", n), n);
  if (event->n >= 0)
    return g_strdup_printf (bird ? ngettext ("The Bird has %u more action in its next turn.",
                                             "The Bird has %u more actions in its next turn.", n)
                                 : ngettext ("The Worms have %u more action in their next turn.",
                                             "The Worms have %u more actions in their next turn.", n), n);
  if (event->m == 0)
    return g_strdup_printf (bird ? ngettext ("The Bird has %u fewer action now.", "The Bird has %u fewer actions now.", n)
                                 : ngettext ("The Worms have %u fewer action now.",
                                             "The Worms have %u fewer actions now.", n), n);
  return g_strdup_printf (bird ? ngettext ("The Bird has %u fewer action in its next turn.",
                                           "The Bird has %u fewer actions in its next turn.", n)
                               : ngettext ("The Worms have %u fewer action in their next turn.",
                                           "The Worms have %u fewer actions in their next turn.", n), n);
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
reminder_words (WrReader      *reader,
                const BmEvent *event)
{
  g_autofree char *about = NULL;
  const char *card = card_name (event->n);

  /* A card can start or end several effects at once. */
  while (wr_reader_peek (reader)->kind == WR_EVENT_REMINDER && wr_reader_peek (reader)->n == event->n
         && wr_reader_peek (reader)->m == event->m)
    {
      const BmEvent *other = wr_reader_take (reader, WR_EVENT_REMINDER);

      /* The widest of its parts gives the columns. */
      if (other->to - other->from > event->to - event->from)
        event = other;
    }
  if (event->m == 0)
    return g_strdup_printf (_("No longer in force: %s."), card);
  about = is_card (event->n) ? wr_put_in_force_words (event) : NULL;
  if (about == NULL)
    return g_strdup_printf (_("In force: %s."), card);
  /* Translators: a card and what it is about: "In force: Tripwire (columns c to e)." */
  return g_strdup_printf (_("In force: %1$s (%2$s)."), card, about);
}

char *
wr_card_event_words (WrReader      *reader,
                     const BmEvent *event)
{
  const guint64 nameless = WR_KIND_BIT (WR_EVENT_DRAWN) | WR_KIND_BIT (WR_EVENT_SEEN) | WR_KIND_BIT (WR_EVENT_SHUFFLED)
                           | WR_KIND_BIT (WR_EVENT_ACTIONS);
  const char *card = card_name (event->n);
  gboolean bird = event->who == WR_SIDE_BIRD;

  if ((nameless >> event->kind & 1) == 0)
    reader->line->card = (guint8) event->n;
  switch ((int) event->kind)
    {
    case WR_EVENT_DRAWN:
    case WR_EVENT_SEEN:
      return hidden_words (reader, event);
    case WR_EVENT_SHUFFLED:
      return g_strdup (shuffled_words (event));
    case WR_EVENT_ACTIONS:
      return actions_words (event);
    case WR_EVENT_SPECIAL:
      return g_strdup_printf (_("Special Event: %s."), card);
    case WR_EVENT_DRAFTED:
      reader->line->tone = event->who;
      if (event->who == WR_PIECE_BIRD)
        return g_strdup_printf (_("The Bird is %s."), card);
      /* Translators: a Worm and its champion: "Green is The Commander." */
      return g_strdup_printf (_("%1$s is %2$s."), wr_piece_words (event->who), card);
    case WR_EVENT_POWER:
      reader->line->tone = event->who;
      if (event->who == WR_PIECE_BIRD)
        return g_strdup_printf (_("The Bird’s power: %s."), card);
      /* Translators: a Worm and its champion: "Green’s power: The Commander." */
      return g_strdup_printf (_("%1$s’s power: %2$s."), wr_piece_words (event->who), card);
    case WR_EVENT_DISCARDED:
      /* Hidden from the other side. */
      if (!is_card (event->n))
        return g_strdup (bird ? _("The Bird discards a card.") : _("The Worms discard a card."));
      return g_strdup_printf (bird ? _("The Bird discards %s.") : _("The Worms discard %s."), card);
    case WR_EVENT_PLAYED:
      return played_words (reader, event);
    case WR_EVENT_REMINDER:
      return reminder_words (reader, event);
    case WR_EVENT_SKIPPED:
    default:
      return skipped_words (event);
    }
}
