/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-today-screen"

#include "config.h"

#include "bm-today-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-journal-words.h"
#include "bm-page-layout.h"
#include "bm-shrink.h"
#include "bm-tally.h"
#include "bm-today.h"
#include "bm-widget.h"

/* The last days that are shown, and the marks for all points in a shared text. */
#define LAST_DAYS 7
#define MARKS     10

/* Pixels of a side of the game's box. */
#define PICTURE 150

/* Of text; in a lower window it scrolls. */
#define LEAST_LINES 6

struct _BmTodayScreen
{
  GtkWidget       parent_instance;

  const BmGameUi *ui;    /* NULL until shown, as are the next */
  char           *day;
  BmTodayStage    stage;
  char           *share; /* NULL: there is no result */

  GtkWidget      *back;
  GtkLabel       *heading;
  GtkLabel       *date;
  GtkWidget      *busy;
  BmArtImage     *picture;
  BmShrink       *shrink;
  GtkLabel       *goal;
  GtkLabel       *scoring;
  GtkLabel       *state;
  GtkLabel       *streak;
  GtkLabel       *strange;
  GtkBox         *chart;
  GtkWidget      *begin_button;
};

enum { SIGNAL_BACK, SIGNAL_BEGIN, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmTodayScreen, bm_today_screen, GTK_TYPE_WIDGET)

/* ---- What was played */

/* The person of a challenge: the only one. */
static const BmJournalSeat *
person_of (const BmJournalLine *line)
{
  for (guint seat = 0; seat < line->n_seats; seat++)
    if (line->seats[seat].name != NULL)
      return &line->seats[seat];
  return NULL;
}

static const BmJournalLine *
find_day (const BmJournal *journal,
          const char      *day)
{
  for (guint i = 0; i < journal->matches->len; i++)
    {
      const BmJournalLine *line = &((const BmJournalMatch *) g_ptr_array_index (journal->matches, i))->line;

      if (g_strcmp0 (line->day, day) == 0 && person_of (line) != NULL)
        return line;
    }
  return NULL;
}

/* Days in a row up to DAY, or the day before. */
static guint
streak_of (const BmJournal     *journal,
           const BmJournalLine *line,
           const char          *day,
           guint               *best)
{
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (journal, person_of (line)->name);

  return bm_journal_figures_day_streak (figures, day, best);
}

static char *
points_words (guint points)
{
  return g_strdup_printf (ngettext ("%u point", "%u points", points), points);
}

static char *
streak_words (guint streak)
{
  return g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", streak), streak);
}

/* "won in 9 days" */
static char *
outcome_words (const BmGameUi      *ui,
               const BmJournalLine *line)
{
  g_autofree char *length = ui->journal->length_words (line->length);

  if (person_of (line)->won)
    /* Translators: %s is a length: "9 days". */
    return g_strdup_printf (_("won in %s"), length);
  return g_strdup_printf (_("lost after %s"), length);
}

char *
bm_today_share_text (const BmGameUi  *ui,
                     const BmJournal *journal,
                     const char      *day)
{
  const BmJournalLine *line = find_day (journal, day);
  g_autoptr(GString) text = NULL;
  g_autofree char *points = NULL, *outcome = NULL, *streak_text = NULL;
  guint streak, best, marks;

  if (line == NULL || !line->ended)
    return NULL;
  points = points_words (line->points);
  outcome = outcome_words (ui, line);
  streak = streak_of (journal, line, day, &best);
  streak_text = streak_words (streak);
  marks = MIN (line->points * MARKS / ui->today->full, MARKS);
  text = g_string_new ("Blood Moon");
  g_string_append_printf (text, " – %s, %s\n", _(ui->today->title), day);
  for (guint i = 0; i < MARKS; i++)
    g_string_append (text, i < marks ? "●" : "○");
  g_string_append_printf (text, " %s, %s\n", points, outcome);
  if (streak > 1)
    g_string_append_printf (text, "%s\n", streak_text);
  return g_strdup (text->str);
}

/* ---- Display */

static const char *
button_words (BmTodayStage stage)
{
  switch (stage)
    {
    case BM_TODAY_UNDER_WAY:
      return _("Continue");
    case BM_TODAY_GIVEN_UP:
    case BM_TODAY_DONE:
      return _("Play for Fun");
    case BM_TODAY_READING:
    case BM_TODAY_NEW:
    default:
      return _("Play");
    }
}

/* (transfer full) */
static char *
state_words (BmTodayScreen       *self,
             const BmJournalLine *line)
{
  switch (self->stage)
    {
    case BM_TODAY_UNDER_WAY:
      return g_strdup (_("Your try is under way."));
    case BM_TODAY_GIVEN_UP:
      return g_strdup (_("Your try of this day was given up. You can play once more for fun."));
    case BM_TODAY_DONE:
      if (line != NULL && line->ended)
        {
          g_autofree char *points = points_words (line->points), *outcome = outcome_words (self->ui, line);

          /* Translators: "74 points", and "won in 9 days". */
          return g_strdup_printf (_("Done: %1$s, %2$s."), points, outcome);
        }
      return g_strdup (_("Your try of this day was given up. You can play once more for fun."));
    case BM_TODAY_READING:
    case BM_TODAY_NEW:
    default:
      return g_strdup (_("Not played yet."));
    }
}

static void
show_last_days (BmTodayScreen   *self,
                const BmJournal *journal,
                guint32          today)
{
  GtkWidget *chart = NULL, *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chart))) != NULL)
    gtk_box_remove (self->chart, child);
  for (guint32 number = today + 1 - LAST_DAYS; journal != NULL && number <= today; number++)
    {
      g_autofree char *day = bm_today_dup_day (number), *points = NULL;
      const BmJournalLine *line = find_day (journal, day);

      if (line == NULL || !line->ended)
        continue;
      points = points_words (line->points);
      if (chart == NULL)
        chart = bm_tally_new (_("The last seven days"));
      bm_tally_add (BM_TALLY (chart), NULL, day, MIN (line->points, self->ui->today->full),
                    MIN (line->points, self->ui->today->full), self->ui->today->full, points);
    }
  if (chart != NULL)
    gtk_box_append (self->chart, chart);
}

/* Of the person who has played last. */
static void
show_streak (BmTodayScreen   *self,
             const BmJournal *journal,
             guint32          today)
{
  g_autofree char *yesterday = bm_today_dup_day (today - 1), *words = NULL, *row = NULL;
  const BmJournalLine *line = journal == NULL ? NULL : find_day (journal, self->day);
  guint streak = 0, best = 0;

  if (journal != NULL && (line == NULL || !line->ended))
    line = find_day (journal, yesterday);
  if (line != NULL && line->ended)
    streak = streak_of (journal, line, self->day, &best);
  row = streak_words (streak);
  /* Translators: "5 days in a row", and the most days in a row so far. */
  words = g_strdup_printf (_("%1$s, at best %2$u"), row, best);
  gtk_label_set_label (self->streak, words);
  gtk_widget_set_visible (GTK_WIDGET (self->streak), streak > 0);
}

static char *
date_words (guint32 number)
{
  g_autoptr(GDateTime) time = NULL;
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, number);
  time = g_date_time_new_local (g_date_get_year (&date), (int) g_date_get_month (&date), g_date_get_day (&date), 12, 0, 0);
  return time == NULL ? g_strdup ("") : g_date_time_format (time, C_("date", "%-d %B %Y"));
}

void
bm_today_screen_show (BmTodayScreen   *self,
                      const BmGameUi  *ui,
                      const char      *day,
                      BmTodayStage     stage,
                      const BmJournal *journal)
{
  const guint32 number = bm_today_number (day);
  g_autofree char *date = date_words (number), *goal = NULL, *state = NULL;

  g_return_if_fail (BM_IS_TODAY_SCREEN (self));
  g_return_if_fail (ui != NULL && ui->today != NULL);

  self->ui = ui;
  self->stage = stage;
  g_free (self->day);
  self->day = g_strdup (day);
  g_free (self->share);
  self->share = journal == NULL || !ui->today->is_common () ? NULL : bm_today_share_text (ui, journal, day);
  goal = ui->today->goal (number);
  state = state_words (self, journal == NULL ? NULL : find_day (journal, day));
  gtk_label_set_label (self->heading, _(ui->today->title));
  gtk_label_set_label (self->date, date);
  bm_art_image_set_name (self->picture, ui->box_art);
  bm_art_image_set_size (self->picture, PICTURE);
  gtk_label_set_label (self->goal, goal);
  gtk_label_set_label (self->scoring, ui->today->scoring (number));
  gtk_label_set_label (self->state, state);
  gtk_button_set_label (GTK_BUTTON (self->begin_button), button_words (stage));
  gtk_widget_set_visible (self->busy, stage == BM_TODAY_READING);
  gtk_widget_set_visible (GTK_WIDGET (self->state), stage != BM_TODAY_READING);
  gtk_widget_set_visible (GTK_WIDGET (self->strange), !ui->today->is_common ());
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "today.begin", stage != BM_TODAY_READING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "today.share", self->share != NULL);
  show_streak (self, journal, number);
  show_last_days (self, journal, number);
}

const char *
bm_today_screen_get_day (BmTodayScreen *self)
{
  g_return_val_if_fail (BM_IS_TODAY_SCREEN (self), NULL);
  return self->day;
}

BmTodayStage
bm_today_screen_get_stage (BmTodayScreen *self)
{
  g_return_val_if_fail (BM_IS_TODAY_SCREEN (self), BM_TODAY_READING);
  return self->stage;
}

/* ---- The widget */

static void
back_cb (BmTodayScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_TODAY_SCREEN (widget));
  return TRUE;
}

static void
begin_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_BEGIN], 0);
}

static void
share_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), BM_TODAY_SCREEN (widget)->share);
  g_signal_emit (widget, signals[SIGNAL_TOLD], 0, _("The result is on the clipboard."));
}

static gboolean
bm_today_screen_grab_focus (GtkWidget *widget)
{
  BmTodayScreen *self = BM_TODAY_SCREEN (widget);

  return gtk_widget_grab_focus (self->stage == BM_TODAY_READING ? self->back : self->begin_button);
}

static void
bm_today_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_TODAY_SCREEN);
  G_OBJECT_CLASS (bm_today_screen_parent_class)->dispose (object);
}

static void
bm_today_screen_finalize (GObject *object)
{
  g_free (BM_TODAY_SCREEN (object)->day);
  g_free (BM_TODAY_SCREEN (object)->share);
  G_OBJECT_CLASS (bm_today_screen_parent_class)->finalize (object);
}

static void
bm_today_screen_class_init (BmTodayScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_today_screen_dispose;
  object_class->finalize = bm_today_screen_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_today_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-today-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, heading);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, date);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, busy);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, picture);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, shrink);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, goal);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, scoring);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, state);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, streak);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, strange);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, chart);
  gtk_widget_class_bind_template_child (widget_class, BmTodayScreen, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_install_action (widget_class, "today.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "today.share", NULL, share_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "today");
  gtk_widget_class_set_layout_manager_type (widget_class, BM_TYPE_PAGE_LAYOUT);
}

static void
bm_today_screen_init (BmTodayScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_shrink_set_least (self->shrink, LEAST_LINES);
}

GtkWidget *
bm_today_screen_new (void)
{
  return g_object_new (BM_TYPE_TODAY_SCREEN, NULL);
}
