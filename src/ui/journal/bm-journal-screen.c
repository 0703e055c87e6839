/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-journal-screen"

#include "config.h"

#include "bm-journal-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-columns.h"
#include "bm-drop-down.h"
#include "bm-file-dialog.h"
#include "bm-journal-honours.h"
#include "bm-journal-text.h"
#include "bm-page-layout.h"
#include "bm-shelf.h"
#include "bm-tally.h"
#include "bm-widget.h"

/* The most matches in the strip of results, and champions in their chart. */
#define MOST_RESULTS 32
#define MOST_WITH    8

/* The most letters of a name in the list of names. */
#define MOST_LETTERS 24

struct _BmJournalScreen
{
  GtkWidget         parent_instance;

  GSettings        *settings; /* NULL: there are none */
  const BmGameUi   *ui;       /* NULL until loaded, as are the next ones */
  BmLogbook        *logbook;  /* NULL: nothing is kept */
  BmJournal        *journal;
  GCancellable     *reading;  /* NULL: not reading */
  char            **names;    /* in the order of the drop-down */
  gboolean          filling;  /* the names are being replaced */

  GtkWidget        *back;
  GtkWidget        *busy;
  GtkDropDown      *name;
  GtkStack         *pages;
  GtkWidget        *scrolled;
  GtkWidget        *nothing;
  GtkBox           *figures;
  GtkBox           *charts;
  GtkLabel         *honours_heading;
  GtkListBox       *honours;
  GtkLabel         *fault;
  GtkWidget        *logbook_button;
  GtkWidget        *export_button;
};

enum { SIGNAL_BACK, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmJournalScreen, bm_journal_screen, GTK_TYPE_WIDGET)

static void
tell (BmJournalScreen *self,
      const char      *words)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, words);
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* ---- The figures */

static void
add_figure (BmJournalScreen *self,
            const char      *number,
            const char      *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *labels[] = { gtk_label_new (number), gtk_label_new (words) };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_justify (GTK_LABEL (labels[i]), GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (labels[0], "score-number");
  gtk_widget_add_css_class (labels[1], "caption");
  gtk_widget_add_css_class (box, "journal-figure");
  gtk_box_append (self->figures, box);
}

static void
show_figures (BmJournalScreen        *self,
              const BmJournalFigures *figures)
{
  g_autofree char *won = g_strdup_printf ("%u / %u", figures->won, figures->matches);
  g_autofree char *streak = g_strdup_printf ("%u", figures->streak), *longest = g_strdup_printf ("%u", figures->best_streak);

  clear (self->figures);
  add_figure (self, won, _("won of all matches"));
  add_figure (self, streak, _("wins in a row now"));
  add_figure (self, longest, _("wins in a row at best"));
  if (figures->fastest > 0)
    {
      g_autofree char *length = self->ui->journal->length_words (figures->fastest);

      add_figure (self, length, _("fastest win"));
    }
  if (figures->best_solo != BM_LOGBOOK_LOST)
    {
      g_autofree char *score = g_strdup_printf ("%d", figures->best_solo);

      add_figure (self, score, _("best solo score"));
    }
}

/* ---- The charts */

static void
add_chart (BmJournalScreen *self,
           GtkWidget       *chart)
{
  gtk_box_append (self->charts, chart);
}

static void
add_results (BmJournalScreen        *self,
             const BmJournalFigures *figures)
{
  const guint n = MIN (figures->results->len, MOST_RESULTS), first = figures->results->len - n;
  GtkWidget *chart = bm_tally_new (_("The last matches"));
  g_autoptr(GString) spoken = g_string_new (_("The oldest first:"));
  gboolean won[MOST_RESULTS];

  for (guint i = 0; i < n; i++)
    {
      const BmJournalResult *result = &g_array_index (figures->results, BmJournalResult, first + i);

      won[i] = result->match->line.seats[result->seat].won;
      g_string_append_printf (spoken, "%s %s", i > 0 ? "," : "", won[i] ? C_("match", "won") : C_("match", "lost"));
    }
  g_string_append_c (spoken, '.');
  bm_tally_add_results (BM_TALLY (chart), won, n, spoken->str);
  add_chart (self, chart);
}

typedef const char *(*Words) (const BmJournalParts *parts,
                              const char           *id);

static const char *
rivals_words (const BmJournalParts *parts,
              const char           *id)
{
  return bm_journal_rivals_words (id);
}

static void
add_tallies (BmJournalScreen *self,
             const char      *heading,
             GPtrArray       *tallies,
             Words            words_of,
             const char    *(*art_of) (const char *id))
{
  const BmJournalParts *parts = self->ui->journal;
  const guint whole = tallies->len == 0 ? 0 : ((const BmJournalTally *) g_ptr_array_index (tallies, 0))->matches;
  GtkWidget *chart;

  if (tallies->len == 0)
    return;
  chart = bm_tally_new (heading);
  for (guint i = 0; i < MIN (tallies->len, MOST_WITH); i++)
    {
      const BmJournalTally *tally = g_ptr_array_index (tallies, i);
      g_autofree char *words = bm_journal_tally_words (tally->won, tally->matches);

      bm_tally_add (BM_TALLY (chart), art_of == NULL ? NULL : art_of (tally->id), words_of (parts, tally->id),
                    tally->won, tally->matches, whole, words);
    }
  add_chart (self, chart);
}

static void
add_learnt (BmJournalScreen *self)
{
  GtkWidget *chart = NULL;

  for (guint puzzles = 0; puzzles < 2; puzzles++)
    {
      guint done, n = bm_journal_count_lessons (self->ui, self->settings, puzzles == 1, &done);
      g_autofree char *words = NULL;

      if (n == 0)
        continue;
      /* Translators: how many lessons or puzzles were done, of how many. */
      words = g_strdup_printf (ngettext ("%1$u of %2$u done", "%1$u of %2$u done", n), done, n);
      if (chart == NULL)
        chart = bm_tally_new (_("Learnt on this computer"));
      bm_tally_add (BM_TALLY (chart), NULL, puzzles == 1 ? _("Puzzles") : _("Lessons"), done, n, n, words);
    }
  if (chart != NULL)
    add_chart (self, chart);
}

static void
show_honours (BmJournalScreen        *self,
              const BmJournalFigures *figures)
{
  guint n = bm_journal_honours_show (self->honours, self->ui->journal, figures), all = 0;
  g_autofree char *heading = NULL;

  while (self->ui->journal->honours[all].id != NULL)
    all++;
  /* Translators: a heading: how many honours were earned, of how many. */
  heading = g_strdup_printf (_("Honours: %1$u of %2$u"), n, all);
  gtk_label_set_label (self->honours_heading, heading);
}

/* NAME: NULL: there is none, and what is learnt and the honours that can be earned are shown alone. */
static void
show_name (BmJournalScreen *self,
           const char      *name)
{
  g_autoptr(BmJournalFigures) figures = bm_journal_figures_new (self->journal, name);
  const BmJournalParts *parts = self->ui->journal;

  clear (self->charts);
  if (figures->matches > 0)
    {
      add_results (self, figures);
      add_tallies (self, _(parts->sides), figures->sides, bm_journal_side_words, parts->side_art);
      add_tallies (self, _("Against"), figures->rivals, rivals_words, NULL);
      add_tallies (self, _(parts->with), figures->with, bm_journal_with_words, parts->with_art);
    }
  add_learnt (self);
  show_figures (self, figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), figures->matches > 0);
  show_honours (self, figures);
}

static void
show_picked (BmJournalScreen *self)
{
  guint picked = gtk_drop_down_get_selected (self->name);

  if (self->filling || self->journal == NULL)
    return;
  show_name (self, self->names != NULL && picked < g_strv_length (self->names) ? self->names[picked] : NULL);
}

/* ---- Reading */

/* A long name is cut, so that the list fits beside the heading.  (transfer full) */
static char *
dup_short (const char *name)
{
  const char *words = bm_journal_name_words (name);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (words, -1) <= MOST_LETTERS)
    return g_strdup (words);
  start = g_utf8_substring (words, 0, MOST_LETTERS - 1);
  return g_strconcat (start, "…", NULL);
}

/* The name that was shown stays, if it is still there. */
static void
fill_names (BmJournalScreen *self)
{
  g_autoptr(GtkStringList) list = gtk_string_list_new (NULL);
  guint picked = gtk_drop_down_get_selected (self->name);
  g_autofree char *before = self->names != NULL && picked < g_strv_length (self->names) ? g_strdup (self->names[picked]) : NULL;
  guint selected = 0;

  g_strfreev (self->names);
  self->names = bm_journal_dup_names (self->journal);
  for (guint i = 0; self->names[i] != NULL; i++)
    {
      gtk_string_list_take (list, dup_short (self->names[i]));
      if (g_strcmp0 (before, self->names[i]) == 0)
        selected = i;
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->name, G_LIST_MODEL (list));
  if (self->names[0] != NULL)
    gtk_drop_down_set_selected (self->name, selected);
  self->filling = FALSE;
}

static void
show_journal (BmJournalScreen *self)
{
  g_autofree char *words = self->logbook == NULL ? g_strdup ("")
                             : bm_journal_fault_words (self->journal, bm_logbook_get_folder (self->logbook));
  gboolean any;

  fill_names (self);
  any = self->names[0] != NULL;
  gtk_label_set_label (self->fault, words);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *words != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->name), any);
  gtk_widget_set_visible (self->nothing, !any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "journal.export", any);
  gtk_stack_set_visible_child (self->pages, self->scrolled);
  show_picked (self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmJournalScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(BmLogbookList) list = bm_logbook_list_finish (BM_LOGBOOK (source), result, &error);
  g_autofree char *words = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  gtk_widget_set_visible (self->busy, FALSE);
  if (list != NULL)
    {
      g_clear_pointer (&self->journal, bm_journal_free);
      self->journal = bm_journal_new (list);
      show_journal (self);
      return;
    }
  /* Translators: %s is the system's reason. */
  words = g_strdup_printf (_("The journal cannot be read: %s"), error->message);
  tell (self, words);
}

static void
stop_reading (BmJournalScreen *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
read_anew (BmJournalScreen *self)
{
  stop_reading (self);
  self->reading = g_cancellable_new ();
  gtk_widget_set_visible (self->busy, TRUE);
  bm_logbook_list_async (self->logbook, self->reading, listed_cb, g_object_ref (self));
}

void
bm_journal_screen_load (BmJournalScreen *self,
                        const BmGameUi  *ui,
                        BmLogbook       *logbook)
{
  g_return_if_fail (BM_IS_JOURNAL_SCREEN (self));
  g_return_if_fail (ui != NULL && ui->journal != NULL);
  g_return_if_fail (logbook == NULL || BM_IS_LOGBOOK (logbook));

  stop_reading (self);
  if (self->logbook != NULL)
    g_signal_handlers_disconnect_by_data (self->logbook, self);
  if (self->ui != ui)
    g_clear_pointer (&self->names, g_strfreev);
  self->ui = ui;
  g_set_object (&self->logbook, logbook);
  gtk_widget_set_visible (self->logbook_button, ui->logbook_type != NULL);
  g_clear_pointer (&self->journal, bm_journal_free);
  if (logbook == NULL)
    {
      BmLogbookList none = { .entries = g_ptr_array_new () };

      self->journal = bm_journal_new (&none);
      g_ptr_array_unref (none.entries);
      show_journal (self);
      return;
    }
  g_signal_connect_object (logbook, "changed", G_CALLBACK (read_anew), self, G_CONNECT_SWAPPED);
  read_anew (self);
}

/* ---- As text */

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(BmJournalScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  if (bm_shelf_finish (result, &error))
    words = g_strdup (_("The journal has been written down as text."));
  else
    /* Translators: %s is the file and the system’s reason. */
    words = g_strdup_printf (_("The text could not be written: %s"), error->message);
  tell (self, words);
}

void
bm_journal_screen_export_text (BmJournalScreen *self,
                               GFile           *file)
{
  g_autofree char *path = g_file_get_path (file), *text = NULL;

  g_return_if_fail (BM_IS_JOURNAL_SCREEN (self));

  if (self->journal == NULL)
    return;
  if (path == NULL)
    {
      tell (self, _("Files can only be written on this computer."));
      return;
    }
  text = bm_journal_text (self->ui, self->journal, self->settings);
  bm_shelf_write_async (path, text, written_cb, g_object_ref (self));
}

static void
file_chosen_cb (GObject *self,
                GFile   *file)
{
  bm_journal_screen_export_text (BM_JOURNAL_SCREEN (self), file);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  bm_file_dialog_save (GTK_WINDOW (gtk_widget_get_root (widget)), _("Write the journal down as text"), "journal.txt",
                       G_OBJECT (widget), file_chosen_cb);
}

/* ---- The widget */

static void
back_cb (BmJournalScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_JOURNAL_SCREEN (widget));
  return TRUE;
}

static gboolean
bm_journal_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_JOURNAL_SCREEN (widget)->back);
}

static void
bm_journal_screen_dispose (GObject *object)
{
  BmJournalScreen *self = BM_JOURNAL_SCREEN (object);

  stop_reading (self);
  g_clear_object (&self->settings);
  g_clear_object (&self->logbook);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_JOURNAL_SCREEN);
  G_OBJECT_CLASS (bm_journal_screen_parent_class)->dispose (object);
}

static void
bm_journal_screen_finalize (GObject *object)
{
  BmJournalScreen *self = BM_JOURNAL_SCREEN (object);

  bm_journal_free (self->journal);
  g_strfreev (self->names);
  G_OBJECT_CLASS (bm_journal_screen_parent_class)->finalize (object);
}

static void
bm_journal_screen_class_init (BmJournalScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_journal_screen_dispose;
  object_class->finalize = bm_journal_screen_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_journal_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-journal-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, busy);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, name);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, nothing);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, figures);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, charts);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, honours_heading);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, honours);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, fault);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, logbook_button);
  gtk_widget_class_bind_template_child (widget_class, BmJournalScreen, export_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_picked);
  gtk_widget_class_install_action (widget_class, "journal.export", NULL, export_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "journal");
  gtk_widget_class_set_layout_manager_type (widget_class, BM_TYPE_PAGE_LAYOUT);
}

static void
bm_journal_screen_init (BmJournalScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_drop_down_make_accessible (self->name, _("Name"), "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "journal.export", FALSE);
}

GtkWidget *
bm_journal_screen_new (GSettings *settings)
{
  BmJournalScreen *self = g_object_new (BM_TYPE_JOURNAL_SCREEN, NULL);

  g_set_object (&self->settings, settings);
  return GTK_WIDGET (self);
}
