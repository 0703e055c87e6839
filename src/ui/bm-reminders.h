/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * A column of small cards, each with a word on why it lies there: what is in force and how long, and what is known of the
 * other side's hand.  Pressing one shows the whole card.
 */
#define BM_TYPE_REMINDERS (bm_reminders_get_type ())
G_DECLARE_FINAL_TYPE (BmReminders, bm_reminders, BM, REMINDERS, GtkWidget)

typedef struct
{
  guint8   card;   /* BM_NO_CARD: the back of DECK */
  BmDeck   deck;
  char    *title;  /* NULL: the card's name */
  char    *detail; /* "until the Bird’s next turn" */
  gboolean brief; /* the detail is only spoken: it goes without saying where it stands */
} BmReminder;

/* Shows ITEMS (of BmReminder, whose texts it copies); where they are the same as before nothing changes. */
void bm_reminders_show (BmReminders *self,
                        GArray      *items);

/* For arrays of BmReminder: g_array_set_clear_func (). */
void bm_reminder_clear (gpointer     item);

G_END_DECLS
