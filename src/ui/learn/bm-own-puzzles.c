/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-own-puzzles"

#include "config.h"

#include "bm-own-puzzles.h"

#include <glib/gi18n-lib.h>

#include "bm-lesson-mark.h"
#include "bm-lesson-progress.h"
#include "bm-puzzle-save.h"
#include "bm-puzzle-shelf.h"
#include "bm-question.h"
#include "bm-widget.h"

struct _BmOwnPuzzles
{
  GtkWidget     parent_instance;

  BmLearnGame  *game;
  GSettings    *settings;
  char         *folder;
  char         *wanted;   /* id of the puzzle to be focused, or NULL */
  GCancellable *reading;  /* NULL: not reading */
  GPtrArray    *shelf;    /* of BmShelved: the displayed ones */
  GPtrArray    *kept;     /* of BmCourse: those that were played, which others may still refer to */

  GtkWidget    *sheet;
  GtkWidget    *rows;
  GtkLabel     *fault;
};

enum { SIGNAL_CHOSEN, SIGNAL_LOADED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmOwnPuzzles, bm_own_puzzles, GTK_TYPE_WIDGET)

static void load (BmOwnPuzzles *self);

static void
show_message (BmOwnPuzzles *self,
              const char   *words)
{
  gtk_label_set_label (self->fault, words);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *words != '\0');
}

static BmShelved *
shelved_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "shelved");
}

/* ---- Playing */

static void
play_cb (BmOwnPuzzles *self,
         GtkWidget    *button)
{
  BmShelved *shelved = shelved_of (button);
  const BmLesson *lesson;

  if (shelved->course == NULL)
    return;
  lesson = g_ptr_array_index (shelved->course->lessons, 0);
  g_ptr_array_add (self->kept, g_steal_pointer (&shelved->course));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, lesson);
}

/* ---- Renaming and deleting */

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(BmOwnPuzzles) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  if (!bm_puzzle_shelf_finish (result, &error))
    /* Translators: %s is the system's reason. */
    words = g_strdup_printf (_("The puzzle could not be changed: %s"), error->message);
  if (self->sheet == NULL)
    return;
  show_message (self, words != NULL ? words : "");
  load (self);
}

static void
rename_now_cb (GtkWidget    *dialog,
               BmOwnPuzzles *self)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");

  bm_puzzle_shelf_rename_async (self->game, path, bm_puzzle_save_get (BM_PUZZLE_SAVE (dialog))->name,
                                changed_cb, g_object_ref (self));
}

static void
delete_now_cb (GtkWidget    *question,
               BmOwnPuzzles *self)
{
  bm_puzzle_shelf_delete_async (g_object_get_data (G_OBJECT (question), "path"), changed_cb, g_object_ref (self));
}

static void
ask (BmOwnPuzzles    *self,
     const BmShelved *shelved,
     GtkWidget       *dialog,
     GCallback        confirmed)
{
  g_free (self->wanted);
  self->wanted = g_strdup (shelved->id);
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (shelved->path), g_free);
  g_signal_connect_object (dialog, "confirmed", confirmed, self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
rename_cb (BmOwnPuzzles *self,
           GtkWidget    *button)
{
  const BmShelved *shelved = shelved_of (button);

  ask (self, shelved, bm_puzzle_save_new_rename (GTK_WINDOW (gtk_widget_get_root (button)), shelved->name),
       G_CALLBACK (rename_now_cb));
}

static void
delete_cb (BmOwnPuzzles *self,
           GtkWidget    *button)
{
  const BmShelved *shelved = shelved_of (button);
  /* Translators: %s is what a puzzle is called. */
  g_autofree char *words = g_strdup_printf (_("This deletes “%s” from the disk; it cannot be brought back."),
                                            shelved->name);

  ask (self, shelved, bm_question_new (GTK_WINDOW (gtk_widget_get_root (button)), _("Delete this puzzle?"), words,
                                       _("Keep It"), _("Delete")), G_CALLBACK (delete_now_cb));
}

/* ---- Rows */

static GtkWidget *
make_small (BmOwnPuzzles *self,
            BmShelved    *shelved,
            const char   *words,
            char         *spoken,
            GCallback     pressed)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_widget_add_css_class (button, "small");
  bm_widget_set_spoken (button, spoken);
  g_object_set_data (G_OBJECT (button), "shelved", shelved);
  g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  g_free (spoken);
  return button;
}

static GtkWidget *
make_label (const char *words,
            const char *class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, class);
  return label;
}

static const char *
state_words (BmOwnPuzzles    *self,
             const BmShelved *shelved)
{
  if (self->settings != NULL && bm_lesson_progress_is_done (self->settings, shelved->id))
    return _("Done");
  return shelved->proven ? _("It can be done.") : _("It has not been proven either way.");
}

static GtkWidget *
make_play (BmOwnPuzzles *self,
           BmShelved    *shelved,
           guint         number)
{
  const BmLesson *lesson = g_ptr_array_index (shelved->course->lessons, 0);
  gboolean done = self->settings != NULL && bm_lesson_progress_is_done (self->settings, shelved->id);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *mark = bm_lesson_mark_new (number);
  g_autofree char *described = g_strjoin (" ", lesson->summary, state_words (self, shelved), NULL);

  bm_lesson_mark_set (mark, number, done, FALSE);
  gtk_box_append (GTK_BOX (words), make_label (shelved->name, "heading"));
  gtk_box_append (GTK_BOX (words), make_label (lesson->summary, "lesson-summary"));
  gtk_box_append (GTK_BOX (words), make_label (state_words (self, shelved), "lesson-state"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lesson-row");
  bm_widget_set_class (button, "done", done);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, shelved->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, described, -1);
  g_object_set_data (G_OBJECT (button), "shelved", shelved);
  g_signal_connect_object (button, "clicked", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_row (BmOwnPuzzles *self,
          BmShelved    *shelved,
          guint         number)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *ways = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (shelved->course != NULL)
    {
      gtk_box_append (GTK_BOX (row), make_play (self, shelved, number));
      gtk_box_append (GTK_BOX (ways), make_small (self, shelved, _("Rename"),
                                                  /* Translators: %s is what a puzzle is called. */
                                                  g_strdup_printf (_("Rename “%s”"), shelved->name),
                                                  G_CALLBACK (rename_cb)));
    }
  else
    {
      /* Translators: %s is what is wrong with a file, in English. */
      g_autofree char *words = g_strdup_printf (_("This puzzle cannot be read: %s"), shelved->fault->message);

      gtk_box_append (GTK_BOX (row), make_label (words, "own-fault"));
    }
  gtk_box_append (GTK_BOX (ways), make_small (self, shelved, _("Delete"),
                                              /* Translators: %s is what a puzzle is called. */
                                              g_strdup_printf (_("Delete “%s”"), shelved->name),
                                              G_CALLBACK (delete_cb)));
  gtk_widget_set_halign (ways, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), ways);
  return row;
}

/* Restores the focus, or moves it to the first remaining row. */
static void
take_focus (BmOwnPuzzles *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows), *found = row;

  if (self->wanted == NULL)
    return;
  for (guint i = 0; i < self->shelf->len && row != NULL; i++, row = gtk_widget_get_next_sibling (row))
    if (g_str_equal (((BmShelved *) g_ptr_array_index (self->shelf, i))->id, self->wanted))
      found = row;
  g_clear_pointer (&self->wanted, g_free);
  if (found != NULL && gtk_widget_get_mapped (found))
    gtk_widget_child_focus (found, GTK_DIR_TAB_FORWARD);
}

static void
show_shelf (BmOwnPuzzles *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), child);
  for (guint i = 0; i < self->shelf->len; i++)
    gtk_box_append (GTK_BOX (self->rows), make_row (self, g_ptr_array_index (self->shelf, i), i + 1));
  gtk_widget_set_visible (GTK_WIDGET (self), self->shelf->len > 0 || gtk_widget_get_visible (GTK_WIDGET (self->fault)));
  take_focus (self);
}

/* ---- Reading */

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(BmOwnPuzzles) self = data;
  GPtrArray *shelf = bm_puzzle_shelf_read_finish (result);
  g_autoptr(GPtrArray) before = NULL; /* the old rows refer to it until they are removed */

  if (shelf == NULL)
    return;
  if (self->sheet == NULL || g_task_get_cancellable (G_TASK (result)) != self->reading)
    {
      g_ptr_array_unref (shelf);
      return;
    }
  g_clear_object (&self->reading);
  before = g_steal_pointer (&self->shelf);
  self->shelf = shelf;
  show_shelf (self);
  g_signal_emit (self, signals[SIGNAL_LOADED], 0);
}

static void
load (BmOwnPuzzles *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  bm_puzzle_shelf_read_async (self->game, self->folder, self->reading, read_cb, g_object_ref (self));
}

static void
bm_own_puzzles_dispose (GObject *object)
{
  BmOwnPuzzles *self = BM_OWN_PUZZLES (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (bm_own_puzzles_parent_class)->dispose (object);
}

static void
bm_own_puzzles_finalize (GObject *object)
{
  BmOwnPuzzles *self = BM_OWN_PUZZLES (object);

  g_free (self->folder);
  g_free (self->wanted);
  g_ptr_array_unref (self->shelf);
  g_ptr_array_unref (self->kept);
  G_OBJECT_CLASS (bm_own_puzzles_parent_class)->finalize (object);
}

static void
bm_own_puzzles_class_init (BmOwnPuzzlesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_own_puzzles_dispose;
  object_class->finalize = bm_own_puzzles_finalize;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_LOADED] = g_signal_new ("loaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_own_puzzles_init (BmOwnPuzzles *self)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", _("My puzzles"), "xalign", 0.0, NULL);

  self->shelf = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_shelved_free);
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_course_free);
  self->sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->fault = GTK_LABEL (make_label ("", "own-fault"));
  gtk_widget_set_visible (GTK_WIDGET (self->fault), FALSE);
  gtk_widget_add_css_class (heading, "course-heading");
  gtk_widget_add_css_class (self->sheet, "panel");
  gtk_box_append (GTK_BOX (self->sheet), heading);
  gtk_box_append (GTK_BOX (self->sheet), make_label (_("Saved from the table: one turn each."), "quiet"));
  gtk_box_append (GTK_BOX (self->sheet), GTK_WIDGET (self->fault));
  gtk_box_append (GTK_BOX (self->sheet), self->rows);
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
bm_own_puzzles_load (BmOwnPuzzles *self,
                     BmLearnGame  *game,
                     const char   *folder,
                     GSettings    *settings)
{
  g_return_if_fail (BM_IS_OWN_PUZZLES (self));

  self->game = game;
  if (self->folder != folder)
    {
      g_free (self->folder);
      self->folder = g_strdup (folder);
    }
  g_set_object (&self->settings, settings);
  show_message (self, "");
  load (self);
}

gboolean
bm_own_puzzles_is_loading (BmOwnPuzzles *self)
{
  g_return_val_if_fail (BM_IS_OWN_PUZZLES (self), FALSE);
  return self->reading != NULL;
}

void
bm_own_puzzles_come_from (BmOwnPuzzles *self,
                          const char   *id)
{
  g_return_if_fail (BM_IS_OWN_PUZZLES (self));

  g_free (self->wanted);
  self->wanted = g_strdup (id);
}
