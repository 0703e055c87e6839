/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-learn-screen"

#include "config.h"

#include "bm-learn-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-lesson-mark.h"
#include "bm-lesson-progress.h"
#include "bm-own-puzzles.h"
#include "bm-widget.h"

/* Puzzles per row. */
#define PUZZLES_ACROSS 3

/* A row and its lesson; puzzles have no state label. */
typedef struct
{
  const BmLesson *lesson;
  GtkWidget      *button;
  GtkWidget      *mark;
  GtkLabel       *state;
  guint           number; /* index in its course */
} Row;

struct _BmLearnScreen
{
  GtkWidget   parent_instance;

  GPtrArray  *shown;    /* the courses of the rows */
  GSettings  *settings;
  GArray     *rows;     /* of Row */

  GtkWidget  *back;
  GtkLabel   *progress;
  GtkFlowBox *courses;
  GtkBox     *puzzles;
  GtkWidget  *own;      /* BmOwnPuzzles */
};

enum { SIGNAL_CHOSEN, SIGNAL_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLearnScreen, bm_learn_screen, GTK_TYPE_WIDGET)

static void
back_cb (BmLearnScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static void
row_cb (BmLearnScreen *self,
        GtkWidget     *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).button == button)
      {
        g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_array_index (self->rows, Row, i).lesson);
        return;
      }
}

static void
own_chosen_cb (BmLearnScreen  *self,
               const BmLesson *puzzle)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, puzzle);
}

static GtkWidget *
make_label (const char *words,
            const char *class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_row (BmLearnScreen  *self,
          const BmLesson *lesson,
          guint           number)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = bm_lesson_mark_new (number), *state = make_label ("", "lesson-state");
  const Row row = { lesson, button, mark, GTK_LABEL (state), number };

  gtk_box_append (GTK_BOX (words), make_label (bm_lesson_words (lesson->title), "heading"));
  gtk_box_append (GTK_BOX (words), make_label (bm_lesson_words (lesson->summary), "lesson-summary"));
  gtk_box_append (GTK_BOX (words), state);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lesson-row");
  g_signal_connect_object (button, "clicked", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  g_array_append_val (self->rows, row);
  return button;
}

static GtkWidget *
make_puzzle (BmLearnScreen  *self,
             const BmLesson *puzzle,
             guint           number)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = bm_lesson_mark_new (number), *name = gtk_label_new (bm_lesson_words (puzzle->title));
  const Row row = { puzzle, button, mark, NULL, number };

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), 10);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "puzzle");
  gtk_widget_set_tooltip_text (button, bm_lesson_words (puzzle->summary));
  g_signal_connect_object (button, "clicked", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  g_array_append_val (self->rows, row);
  return button;
}

static gboolean
has_cards (const BmLesson *puzzle)
{
  return puzzle->game->has_cards != NULL
         && puzzle->game->has_cards (bm_lesson_get_step (puzzle, 0)->position, puzzle->side);
}

/* Adds the puzzles from index FROM on, up to the first one of another level, or with cards after ones without; FROM is
   set to the index of that one. */
static GtkWidget *
make_puzzles (BmLearnScreen  *self,
              const BmCourse *course,
              guint          *from)
{
  const BmLesson *first = g_ptr_array_index (course->lessons, *from);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint place = 0; *from < course->lessons->len; place++, (*from)++)
    {
      const BmLesson *puzzle = g_ptr_array_index (course->lessons, *from);

      if (puzzle->level != first->level || has_cards (puzzle) != has_cards (first))
        break;
      gtk_grid_attach (GTK_GRID (grid), make_puzzle (self, puzzle, *from + 1), (int) (place % PUZZLES_ACROSS),
                       (int) (place / PUZZLES_ACROSS), 1, 1);
    }
  return grid;
}

/* The heading above the puzzles from FROM on; NULL: none. */
static const char *
group_words (const BmCourse *course,
             guint           from)
{
  switch (((const BmLesson *) g_ptr_array_index (course->lessons, from))->level)
    {
    case BM_PUZZLE_EASY:
      return C_("puzzles", "Easy");
    case BM_PUZZLE_MEDIUM:
      return C_("puzzles", "Harder");
    case BM_PUZZLE_HARD:
      return C_("puzzles", "Hard");
    case BM_PUZZLE_ANY:
    default:
      return from > 0 ? _("With cards in your hand") : NULL;
    }
}

static void
add_puzzles (BmLearnScreen  *self,
             GtkBox         *sheet,
             const BmCourse *course)
{
  guint from = 0;

  while (from < course->lessons->len)
    {
      const char *words = group_words (course, from);

      if (words != NULL)
        {
          GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                             "label", words, "xalign", 0.0, NULL);

          gtk_widget_add_css_class (heading, "heading");
          gtk_widget_set_margin_top (heading, 6);
          gtk_box_append (sheet, heading);
        }
      gtk_box_append (sheet, make_puzzles (self, course, &from));
    }
}

static void
add_course (BmLearnScreen  *self,
            GtkBox         *column,
            const BmCourse *course)
{
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", bm_lesson_words (course->title), "xalign", 0.0, NULL);

  gtk_widget_add_css_class (heading, "course-heading");
  gtk_widget_add_css_class (sheet, "panel");
  gtk_box_append (GTK_BOX (sheet), heading);
  gtk_box_append (GTK_BOX (sheet), make_label (bm_lesson_words (course->summary), "quiet"));
  if (course->puzzles)
    add_puzzles (self, GTK_BOX (sheet), course);
  for (guint i = 0; !course->puzzles && i < course->lessons->len; i++)
    gtk_box_append (GTK_BOX (sheet), make_row (self, g_ptr_array_index (course->lessons, i), i + 1));
  gtk_box_append (column, sheet);
}

/* Of N columns; with fewer courses the others get the room of those without one. */
static void
remove_empty (BmLearnScreen *self,
              GtkWidget    **columns,
              guint          n)
{
  guint left = n;

  for (guint i = 0; i < n; i++)
    if (gtk_widget_get_first_child (columns[i]) == NULL)
      {
        gtk_flow_box_remove (self->courses, gtk_widget_get_parent (columns[i]));
        left--;
      }
  gtk_flow_box_set_max_children_per_line (self->courses, left);
}

/* Three columns if they fit: the fourth course below the third, the player's own puzzles below the first.  The many
   puzzles are below them all. */
static void
make_rows (BmLearnScreen *self)
{
  GtkWidget *columns[3], *child;

  if (gtk_widget_get_parent (self->own) != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->own)), self->own);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->courses))) != NULL)
    gtk_flow_box_remove (self->courses, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->puzzles))) != NULL)
    gtk_box_remove (self->puzzles, child);
  g_array_set_size (self->rows, 0);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      columns[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
      gtk_flow_box_append (self->courses, columns[i]);
      gtk_widget_set_focusable (gtk_widget_get_parent (columns[i]), FALSE);
    }
  for (guint i = 0; i < self->shown->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (self->shown, i);

      add_course (self, course->puzzles ? self->puzzles : GTK_BOX (columns[MIN (i, 2)]), course);
    }
  gtk_box_append (GTK_BOX (columns[0]), self->own);
  remove_empty (self, columns, G_N_ELEMENTS (columns));
}

/* The step, from 1, at which a lesson was interrupted. */
static guint
step_begun (char **tokens)
{
  guint step = (guint) g_ascii_strtoull (tokens[0] != NULL ? tokens[0] : "0", NULL, 10) + 1;

  for (guint i = 1; tokens[0] != NULL && tokens[i] != NULL; i++)
    step += g_str_equal (tokens[i], "next");
  return step;
}

static char *
state_words (const BmLesson *lesson,
             gboolean        done,
             char          **tokens)
{
  if (tokens != NULL && step_begun (tokens) <= lesson->steps->len)
    /* Translators: a lesson that was left: the step, and how many there are. */
    return g_strdup_printf (_("Go on with step %1$u of %2$u"), step_begun (tokens), lesson->steps->len);
  if (done)
    return g_strdup (_("Done"));
  return g_strdup_printf (ngettext ("%u minute", "%u minutes", lesson->minutes), lesson->minutes);
}

static void
update_row (BmLearnScreen *self,
            const Row     *row)
{
  gboolean done = bm_lesson_progress_is_done (self->settings, row->lesson->id);
  g_auto(GStrv) tokens = bm_lesson_progress_dup_begun (self->settings, row->lesson->id);
  g_autofree char *state = state_words (row->lesson, done, tokens), *words = NULL;

  if (row->state != NULL)
    gtk_label_set_label (row->state, state);
  bm_lesson_mark_set (row->mark, row->number, done, tokens != NULL);
  bm_widget_set_class (row->button, "done", done);
  bm_widget_set_class (row->button, "begun", tokens != NULL);
  words = g_strjoin (". ", state, bm_lesson_words (row->lesson->summary), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, bm_lesson_words (row->lesson->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* The first lesson that is not done; the first of all if none is left. */
static const Row *
next_row (BmLearnScreen *self,
          guint          from)
{
  for (guint k = 0; k < self->rows->len; k++)
    {
      const Row *row = &g_array_index (self->rows, Row, (from + k) % self->rows->len);

      if (!bm_lesson_progress_is_done (self->settings, row->lesson->id))
        return row;
    }
  return self->rows->len == 0 ? NULL : &g_array_index (self->rows, Row, 0);
}

/* How many of the N lessons and puzzles are DONE. */
static char *
progress_words (const guint n[2],
                const guint done[2])
{
  g_autofree char *lessons = NULL, *puzzles = NULL;

  /* Translators: how many lessons are done, of how many. */
  lessons = g_strdup_printf (ngettext ("%1$u of %2$u lesson", "%1$u of %2$u lessons", n[0]), done[0], n[0]);
  if (n[1] == 0)
    return g_steal_pointer (&lessons);
  /* Translators: how many puzzles are solved, of how many. */
  puzzles = g_strdup_printf (ngettext ("%1$u of %2$u puzzle", "%1$u of %2$u puzzles", n[1]), done[1], n[1]);
  return g_strjoin (" · ", lessons, puzzles, NULL);
}

static void
update (BmLearnScreen *self,
        guint          from)
{
  const Row *next = next_row (self, from);
  guint n[2] = { 0 }, done[2] = { 0 }; /* lessons, puzzles */
  g_autofree char *words = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      update_row (self, row);
      bm_widget_set_class (row->button, "next", row == next);
      n[row->lesson->solutions > 0]++;
      done[row->lesson->solutions > 0] += bm_lesson_progress_is_done (self->settings, row->lesson->id);
    }
  words = progress_words (n, done);
  gtk_label_set_label (self->progress, words);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_LEARN_SCREEN (widget));
  return TRUE;
}

static gboolean
bm_learn_screen_grab_focus (GtkWidget *widget)
{
  BmLearnScreen *self = BM_LEARN_SCREEN (widget);

  for (guint i = 0; i < self->rows->len; i++)
    if (gtk_widget_has_css_class (g_array_index (self->rows, Row, i).button, "next"))
      return gtk_widget_grab_focus (g_array_index (self->rows, Row, i).button);
  return gtk_widget_grab_focus (self->back);
}

static void
bm_learn_screen_dispose (GObject *object)
{
  BmLearnScreen *self = BM_LEARN_SCREEN (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->own);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_LEARN_SCREEN);
  G_OBJECT_CLASS (bm_learn_screen_parent_class)->dispose (object);
}

static void
bm_learn_screen_finalize (GObject *object)
{
  g_array_unref (BM_LEARN_SCREEN (object)->rows);
  G_OBJECT_CLASS (bm_learn_screen_parent_class)->finalize (object);
}

static void
bm_learn_screen_class_init (BmLearnScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_learn_screen_dispose;
  object_class->finalize = bm_learn_screen_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_learn_screen_grab_focus;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-learn-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmLearnScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmLearnScreen, progress);
  gtk_widget_class_bind_template_child (widget_class, BmLearnScreen, courses);
  gtk_widget_class_bind_template_child (widget_class, BmLearnScreen, puzzles);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "learnscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_learn_screen_init (BmLearnScreen *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->own = g_object_ref_sink (g_object_new (BM_TYPE_OWN_PUZZLES, NULL));
  g_signal_connect_object (self->own, "chosen", G_CALLBACK (own_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bm_learn_screen_show_courses (BmLearnScreen *self,
                              GPtrArray     *courses,
                              GSettings     *settings)
{
  g_return_if_fail (BM_IS_LEARN_SCREEN (self));
  g_return_if_fail (courses != NULL);

  g_set_object (&self->settings, settings);
  if (self->shown != courses)
    {
      self->shown = courses;
      make_rows (self);
    }
  update (self, 0);
}

void
bm_learn_screen_come_from (BmLearnScreen *self,
                           const char    *id)
{
  g_return_if_fail (BM_IS_LEARN_SCREEN (self));

  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (g_array_index (self->rows, Row, i).lesson->id, id))
      {
        update (self, i);
        return;
      }
  bm_own_puzzles_come_from (BM_OWN_PUZZLES (self->own), id);
}

void
bm_learn_screen_show_own (BmLearnScreen *self,
                          BmLearnGame   *game,
                          const char    *folder)
{
  g_return_if_fail (BM_IS_LEARN_SCREEN (self));
  bm_own_puzzles_load (BM_OWN_PUZZLES (self->own), game, folder, self->settings);
}
