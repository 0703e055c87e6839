/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The journal: a line says what it was given, what is no line is left out and counted, and the figures of a name are those
 * of its matches.
 */
#include <string.h>

#include "bm-journal.h"
#include "bm-logbook.h"
#include "bm-seats.h"
#include "store-test.h"

#define ID(n) "00000000000000" n

/* ---- Lines */

static const BmJournalSeat ann = {
  .name = (char *) "Ann \xc3\x84", .side = (char *) "bird", .with = (char *[]) { (char *) "the-owl", NULL },
  .honours = (char *[]) { (char *) "feast", (char *) "patience", NULL }, .won = TRUE,
};

static const BmJournalSeat hard = {
  .level = (char *) "hard", .side = (char *) "worms", .with = (char *[]) { NULL }, .honours = (char *[]) { NULL },
};

static void
assert_ids (char **ids,
            char **expected)
{
  g_assert_true (g_strv_equal ((const char *const *) ids, (const char *const *) expected));
}

static void
test_line (void)
{
  const BmJournalLine line = { .day = (char *) "2026-11-29", .points = 74, .rival = (char *) "pip", .stars = 2, .ended = TRUE, .length = 9, .n_seats = 2, .seats = { ann, hard } };
  g_autofree char *text = bm_journal_line_dup_text (&line), *again = NULL;
  const BmLogbookEntry entry = { (char *) ID ("01"), 5, (char *) BM_JOURNAL_KIND, 3, text };
  g_auto(BmJournalLine) read = { 0 };

  g_assert_true (bm_journal_line_read (&read, &entry));
  g_assert_cmpstr (read.day, ==, "2026-11-29");
  g_assert_cmpuint (read.points, ==, 74);
  g_assert_cmpstr (read.rival, ==, "pip");
  g_assert_cmpuint (read.stars, ==, 2);
  g_assert_true (read.ended);
  g_assert_cmpuint (read.length, ==, 9);
  g_assert_cmpuint (read.n_seats, ==, 2);
  g_assert_cmpstr (read.seats[0].name, ==, ann.name);
  g_assert_null (read.seats[0].level);
  g_assert_true (read.seats[0].won);
  assert_ids (read.seats[0].with, ann.with);
  assert_ids (read.seats[0].honours, ann.honours);
  g_assert_null (read.seats[1].name);
  g_assert_cmpstr (read.seats[1].level, ==, "hard");
  g_assert_cmpstr (read.seats[1].side, ==, "worms");
  g_assert_false (read.seats[1].won);
  again = bm_journal_line_dup_text (&read);
  g_assert_cmpstr (again, ==, text);
}

/* The longest names and lists of five seats still fit into a file. */
static void
test_longest (void)
{
  BmJournalLine line = { .ended = TRUE, .length = 9999, .n_seats = BM_MAX_SEATS };
  g_autofree char *text = NULL, *id = g_strnfill (24, 'x');
  g_autoptr(GString) name = g_string_new (NULL);
  char *ids[16 + 1] = { NULL };
  BmLogbookEntry entry = { (char *) ID ("01"), 5, (char *) BM_JOURNAL_KIND, 3, NULL };
  g_autoptr(GBytes) file = NULL;
  g_auto(BmJournalLine) read = { 0 };

  while (g_utf8_strlen (name->str, -1) < BM_NAME_LENGTH)
    g_string_append (name, "\xf0\x9f\x8c\x92");
  for (guint i = 0; i + 1 < G_N_ELEMENTS (ids); i++)
    ids[i] = id;
  for (guint i = 0; i < line.n_seats; i++)
    line.seats[i] = (BmJournalSeat) { .name = name->str, .side = id, .with = ids, .honours = ids };
  entry.text = text = bm_journal_line_dup_text (&line);
  file = bm_logbook_file_new (&entry);
  g_assert_cmpuint (g_bytes_get_size (file), <=, BM_LOGBOOK_MAX_BYTES);
  g_assert_true (bm_journal_line_read (&read, &entry));
}

#define LINE(rest, seats)                          "{" rest "\"ended\": true, \"length\": 3, \"seats\": [" seats "]}"
#define SEAT(honours, player, side, with)          \
  "{\"honours\": " honours ", " player ", \"side\": " side ", \"with\": " with ", \"won\": true}"
#define GOOD SEAT ("[]", "\"name\": \"Ann\"", "\"bird\"", "[]")

static void
test_untrusted (void)
{
  static const char *const texts[] = {
    "{}", "[]", LINE ("", ""), LINE ("\"day\": \"2026-02-30\", \"points\": 1, ", GOOD), LINE ("\"day\": \"26-02-03\", \"points\": 1, ", GOOD), LINE ("\"day\": \"2026-02-03\", ", GOOD),
    LINE ("\"rival\": \"pip\", ", GOOD), LINE ("\"stars\": 1, ", GOOD), LINE ("\"rival\": \"P\", \"stars\": 1, ", GOOD),
    LINE ("\"rival\": \"pip\", \"stars\": 11, ", GOOD), LINE ("\"points\": 1, ", GOOD), LINE ("\"day\": \"2026-02-03\", \"points\": -1, ", GOOD),
    LINE ("\"day\": \"2026-2-03x\", \"points\": 1, ", GOOD), LINE ("\"day\": 5, \"points\": 1, ", GOOD), LINE ("\"more\": 5, ", GOOD),
    LINE ("", SEAT ("[\"A b\"]", "\"name\": \"Ann\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[5]", "\"name\": \"Ann\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[]", "\"name\": \"hard\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[]", "\"name\": \"a\\nb\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[]", "\"level\": \"godlike\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[]", "\"level\": \"hard\", \"name\": \"Ann\"", "\"bird\"", "[]")),
    LINE ("", SEAT ("[]", "\"name\": \"Ann\"", "\"\"", "[]")),
    LINE ("", SEAT ("[]", "\"name\": \"Ann\"", "\"bird\"", "[\"../x\"]")),
    LINE ("", GOOD ", " GOOD ", " GOOD ", " GOOD ", " GOOD ", " GOOD),
    "{\"ended\": true, \"length\": -1, \"seats\": [" GOOD "]}",
    "{\"ended\": 1, \"length\": 1, \"seats\": [" GOOD "]}",
  };
  BmLogbookEntry entry = { (char *) ID ("01"), 5, (char *) BM_JOURNAL_KIND, 3, (char *) LINE ("", GOOD) };
  g_auto(BmJournalLine) line = { 0 };

  g_assert_true (bm_journal_line_read (&line, &entry));
  bm_journal_line_clear (&line);
  entry.kind = (char *) "picnic";
  g_assert_false (bm_journal_line_read (&line, &entry));
  entry.kind = (char *) BM_JOURNAL_KIND;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      entry.text = (char *) texts[i];
      if (bm_journal_line_read (&line, &entry))
        g_error ("was understood: %s", texts[i]);
      g_assert_cmpuint (line.n_seats, ==, 0);
    }
}

/* ---- Figures */

/* Each seat: "Ann+ bird owl feast" is a person who has won; "!hard worms", a computer. */
static void
read_seat (BmJournalSeat *seat,
           const char    *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  const guint n = g_strv_length (words);

  seat->won = g_str_has_suffix (words[0], "+");
  words[0][strcspn (words[0], "+")] = '\0';
  seat->name = *words[0] == '!' ? NULL : g_strdup (words[0]);
  seat->level = *words[0] == '!' ? g_strdup (words[0] + 1) : NULL;
  seat->side = g_strdup (words[1]);
  seat->with = n > 2 ? g_strsplit (words[2], ",", -1) : g_new0 (char *, 1);
  seat->honours = n > 3 ? g_strsplit (words[3], ",", -1) : g_new0 (char *, 1);
}

static void
add (BmLogbookList *list,
     const char    *id,
     guint          time,
     const char    *day,
     int            score,
     guint          length,
     const char    *seats)
{
  g_auto(BmJournalLine) line = { .day = g_strdup (day), .ended = length > 0, .length = length };
  g_auto(GStrv) texts = g_strsplit (seats, "; ", -1);
  g_autofree char *text = NULL;

  for (; texts[line.n_seats] != NULL; line.n_seats++)
    read_seat (&line.seats[line.n_seats], texts[line.n_seats]);
  text = bm_journal_line_dup_text (&line);
  bm_logbook_list_add (list, &(BmLogbookEntry) { (char *) id, time, (char *) BM_JOURNAL_KIND, score, text });
}

static BmLogbookList *
new_list (void)
{
  BmLogbookList *list = g_new0 (BmLogbookList, 1);

  list->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_logbook_entry_free);
  return list;
}

static BmJournal *
new_journal (void)
{
  g_autoptr(BmLogbookList) list = new_list ();

  /* Not in the order of time. */
  add (list, ID ("04"), 40, NULL, BM_LOGBOOK_LOST, 5, "Ann+ bird owl patience; Bob worms gnaw,rush");
  add (list, ID ("01"), 10, NULL, BM_LOGBOOK_LOST, 9, "Ann+ bird owl feast,patience; !easy worms");
  add (list, ID ("02"), 20, NULL, BM_LOGBOOK_LOST, 7, "Ann+ bird crow; !hard worms");
  add (list, ID ("03"), 30, NULL, BM_LOGBOOK_LOST, 3, "Ann worms gnaw,rush feast; !hard+ bird");
  add (list, ID ("05"), 50, NULL, BM_LOGBOOK_LOST, 2, "Ann+ bird; Ann worms");
  add (list, ID ("06"), 60, NULL, 21, 12, "Cy+ alone");
  add (list, ID ("07"), 70, NULL, BM_LOGBOOK_LOST, 12, "Cy alone");
  add (list, ID ("08"), 80, NULL, BM_LOGBOOK_LOST, 6, "Cy race; !easy race; !master+ race; Bob race");
  return bm_journal_new (list);
}

static void
assert_tally (GPtrArray  *tallies,
              guint       index,
              const char *id,
              guint       won,
              guint       matches)
{
  const BmJournalTally *tally;

  g_assert_cmpuint (tallies->len, >, index);
  tally = g_ptr_array_index (tallies, index);
  g_assert_cmpstr (tally->id, ==, id);
  g_assert_cmpuint (tally->won, ==, won);
  g_assert_cmpuint (tally->matches, ==, matches);
  g_assert_true (bm_journal_find_tally (tallies, id) == tally);
}

static void
test_names (void)
{
  g_autoptr(BmJournal) journal = new_journal ();
  g_auto(GStrv) names = bm_journal_dup_names (journal);

  g_assert_true (g_strv_equal ((const char *const *) names, (const char *[]) { "Ann", "Cy", "Bob", NULL }));
}

static void
test_figures (void)
{
  g_autoptr(BmJournal) journal = new_journal ();
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, "Ann");

  /* The match against herself is not among them. */
  g_assert_cmpuint (figures->matches, ==, 4);
  g_assert_cmpuint (figures->won, ==, 3);
  g_assert_cmpuint (figures->streak, ==, 1);
  g_assert_cmpuint (figures->best_streak, ==, 2);
  g_assert_cmpuint (figures->fastest, ==, 5);
  g_assert_cmpint (figures->best_solo, ==, BM_LOGBOOK_LOST);
  g_assert_cmpuint (figures->sides->len, ==, 2);
  assert_tally (figures->sides, 0, "bird", 3, 3);
  assert_tally (figures->sides, 1, "worms", 0, 1);
  g_assert_cmpuint (figures->rivals->len, ==, 3);
  assert_tally (figures->rivals, 0, "hard", 1, 2);
  assert_tally (figures->rivals, 1, "easy", 1, 1);
  assert_tally (figures->rivals, 2, BM_JOURNAL_PEOPLE, 1, 1);
  g_assert_cmpuint (figures->with->len, ==, 4);
  assert_tally (figures->with, 0, "owl", 2, 2);
  assert_tally (figures->with, 1, "crow", 1, 1);
  assert_tally (figures->with, 2, "gnaw", 0, 1);
  g_assert_null (bm_journal_find_tally (figures->with, "heron"));
}

static void
test_honours (void)
{
  g_autoptr(BmJournal) journal = new_journal ();
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, "Ann");
  const BmJournalHonour *feast = bm_journal_figures_find_honour (figures, "feast");

  g_assert_cmpuint (figures->honours->len, ==, 2);
  g_assert_cmpuint (feast->times, ==, 2);
  g_assert_cmpint (feast->first, ==, 10);
  g_assert_null (bm_journal_figures_find_honour (figures, "pack"));
}

/* Alone, and against the strongest of several. */
static void
test_alone (void)
{
  g_autoptr(BmJournal) journal = new_journal ();
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, "Cy"), nobody = bm_journal_figures_new (journal, NULL);

  g_assert_cmpuint (figures->matches, ==, 3);
  g_assert_cmpint (figures->best_solo, ==, 21);
  g_assert_cmpuint (figures->streak, ==, 0);
  g_assert_cmpuint (figures->best_streak, ==, 1);
  assert_tally (figures->rivals, 0, BM_JOURNAL_ALONE, 1, 2);
  assert_tally (figures->rivals, 1, "master", 0, 1);
  g_assert_cmpuint (nobody->matches, ==, 0);
}

static guint
streak_of (const char *days,
           const char *today,
           guint      *best)
{
  g_autoptr(BmLogbookList) list = new_list ();
  g_auto(GStrv) each = g_strsplit (days, " ", -1);
  g_autoptr(BmJournal) journal = NULL;
  g_autoptr(BmJournalFigures) figures = NULL;

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf ("%016x", i);
      const gboolean given_up = g_str_has_prefix (each[i], "!");

      add (list, id, 10 + i, each[i] + (given_up ? 1 : 0), BM_LOGBOOK_LOST, given_up ? 0 : 3, "Ann bird; !hard+ worms");
    }
  journal = bm_journal_new (list);
  figures = bm_journal_figures_new (journal, "Ann");
  return bm_journal_figures_day_streak (figures, today, best);
}

static void
test_day_streak (void)
{
  guint best;

  g_assert_cmpuint (streak_of ("2024-02-28 2024-02-29 2024-03-01", "2024-03-01", &best), ==, 3);
  g_assert_cmpuint (best, ==, 3);
  /* Today's is still to be played. */
  g_assert_cmpuint (streak_of ("2025-12-31 2026-01-01", "2026-01-02", &best), ==, 2);
  g_assert_cmpuint (streak_of ("2025-12-31 2026-01-01", "2026-01-03", &best), ==, 0);
  g_assert_cmpuint (best, ==, 2);
  g_assert_cmpuint (streak_of ("2026-01-05 2026-01-01 2026-01-03 2026-01-02", "2026-01-05", &best), ==, 1);
  g_assert_cmpuint (best, ==, 3);
  /* One that was given up is none. */
  g_assert_cmpuint (streak_of ("2026-01-01 !2026-01-02", "2026-01-02", &best), ==, 1);
  g_assert_cmpuint (best, ==, 1);
}

/* ---- On the disk */

static void
test_kept (void)
{
  g_autofree char *top = store_test_new_folder (), *folder = g_build_filename (top, "journal", NULL), *text = NULL, *stray = NULL;
  const BmJournalLine line = { .ended = TRUE, .length = 9, .n_seats = 2, .seats = { ann, hard } };
  g_autoptr(BmLogbook) logbook = bm_logbook_new (folder, NULL);
  g_autoptr(BmLogbookList) list = NULL;
  g_autoptr(BmJournal) journal = NULL;
  BmLogbookEntry entry = { (char *) ID ("01"), 5, (char *) BM_JOURNAL_KIND, BM_LOGBOOK_LOST, NULL };

  entry.text = text = bm_journal_line_dup_text (&line);
  bm_logbook_enter (logbook, &entry);
  /* Somebody else's. */
  entry = (BmLogbookEntry) { (char *) ID ("02"), 6, (char *) BM_JOURNAL_KIND, 1, (char *) "{}" };
  bm_logbook_enter (logbook, &entry);
  g_assert_true (bm_logbook_flush (logbook, 60000));
  while (!bm_logbook_is_written (logbook))
    g_main_context_iteration (NULL, TRUE);
  stray = g_build_filename (folder, ID ("03") ".json", NULL);
  g_assert_true (g_file_set_contents (stray, "{\"format\": \"bloodmoon-logbook\", \"version\": 2}", -1, NULL));
  list = bm_logbook_list_new (folder, NULL);
  journal = bm_journal_new (list);
  g_assert_cmpuint (journal->matches->len, ==, 1);
  g_assert_cmpuint (journal->n_damaged, ==, 1);
  g_assert_cmpuint (journal->n_newer, ==, 1);
  /* They stay. */
  g_assert_true (g_file_test (stray, G_FILE_TEST_EXISTS));
  store_test_remove (top);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal/line", test_line);
  g_test_add_func ("/journal/longest", test_longest);
  g_test_add_func ("/journal/untrusted", test_untrusted);
  g_test_add_func ("/journal/names", test_names);
  g_test_add_func ("/journal/figures", test_figures);
  g_test_add_func ("/journal/honours", test_honours);
  g_test_add_func ("/journal/alone", test_alone);
  g_test_add_func ("/journal/day-streak", test_day_streak);
  g_test_add_func ("/journal/kept", test_kept);
  return g_test_run ();
}
