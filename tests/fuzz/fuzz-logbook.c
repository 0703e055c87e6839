/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Entries of a logbook and of a journal: what is read can be written and read back to the same, and what a game says of it is
 * understood or not, with words that can be shown.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-journal-line.h"
#include "tb-log-entry.h"

static BmLogbookEntry *
read_back (const BmLogbookEntry *entry)
{
  g_autoptr(GBytes) text = bm_logbook_file_new (entry);
  g_autoptr(GError) error = NULL;
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);
  BmLogbookEntry *again = bm_logbook_file_parse ("again", bytes, length, &error);

  g_assert_no_error (error);
  return again;
}

/* A line of a journal can be written and read back to the same. */
static void
check_journal (const BmLogbookEntry *entry)
{
  g_auto(BmJournalLine) line = { 0 }, again = { 0 };
  g_autofree char *text = NULL, *text_again = NULL;
  BmLogbookEntry other = *entry;

  if (!bm_journal_line_read (&line, entry))
    return;
  other.text = text = bm_journal_line_dup_text (&line);
  g_assert_true (bm_journal_line_read (&again, &other));
  text_again = bm_journal_line_dup_text (&again);
  g_assert_cmpstr (text_again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(BmLogbookEntry) entry = NULL, again = NULL;
  TbLogEntry line;

  fuzz_use_box ();
  entry = bm_logbook_file_parse ("logbook", (const char *) data, size, &error);
  if (entry == NULL)
    {
      fuzz_check_refusal ("logbook", error);
      return 0;
    }
  g_assert_no_error (error);
  again = read_back (entry);
  g_assert_cmpstr (again->id, ==, entry->id);
  g_assert_cmpstr (again->kind, ==, entry->kind);
  g_assert_cmpstr (again->text, ==, entry->text);
  g_assert_cmpint (again->score, ==, entry->score);
  g_assert_cmpint (again->time, ==, entry->time);
  check_journal (entry);
  if (tb_log_entry_read (entry, &line))
    {
      g_autofree char *words = tb_log_entry_words (&line);

      fuzz_check_line ("", words);
    }
  return 0;
}
