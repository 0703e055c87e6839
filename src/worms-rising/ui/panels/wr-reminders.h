/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * A column of small cards, each with a short text on why it is listed: cards in force with their duration, and known
 * cards of the other side's hand.  Pressing one shows the whole card.
 */
#define WR_TYPE_REMINDERS (wr_reminders_get_type ())
G_DECLARE_FINAL_TYPE (WrReminders, wr_reminders, WR, REMINDERS, GtkWidget)

typedef struct
{
  guint8   card;   /* WR_NO_CARD: the back of DECK */
  WrDeck   deck;
  char    *title;  /* NULL: the card's name */
  char    *detail; /* "until the Bird’s next turn" */
  gboolean brief; /* the detail is only in the accessible text: it is obvious from the place */
} WrReminder;

/* Shows ITEMS (of WrReminder, whose texts it copies); where they are the same as before nothing changes. */
void wr_reminders_show (WrReminders *self,
                        GArray      *items);

/* For arrays of WrReminder: g_array_set_clear_func (). */
void wr_reminder_clear (gpointer     item);

G_END_DECLS
