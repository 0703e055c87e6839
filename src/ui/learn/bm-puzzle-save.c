/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-puzzle-save"

#include "config.h"

#include "bm-puzzle-save.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "bm-drop-down.h"
#include "bm-puzzle-proof.h"

struct _BmPuzzleSave
{
  GtkWindow      parent_instance;

  BmPuzzle       puzzle;
  GArray        *goals;   /* of guint: indices of the goals, in the order of the drop-down */
  GCancellable  *proving; /* NULL: not proving */

  GtkLabel      *heading;
  GtkEditable   *name;
  GtkDropDown   *goal;
  GtkLabel      *words;
  GtkWidget     *save;
};

enum { SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmPuzzleSave, bm_puzzle_save, GTK_TYPE_WINDOW)

static void
say (BmPuzzleSave *self,
     const char   *words)
{
  gtk_label_set_label (self->words, words);
  /* Screen readers that read only the focused widget get it at the button. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->save), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
stop_proving (BmPuzzleSave *self)
{
  if (self->proving != NULL)
    g_cancellable_cancel (self->proving);
  g_clear_object (&self->proving);
}

static void
proven_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmPuzzleSave) self = data;
  BmProof proof;
  BmMove moves[BM_PUZZLE_MOVES];
  guint n_moves;

  /* A cancelled proof is of another goal. */
  if (!bm_puzzle_prove_finish (result, &proof, moves, &n_moves, NULL) || self->proving == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->proving)
    return;
  g_clear_object (&self->proving);
  self->puzzle.n_moves = n_moves;
  memcpy (self->puzzle.moves, moves, sizeof moves);
  say (self, bm_proof_words (proof));
}

static void
goal_cb (BmPuzzleSave *self)
{
  guint row = gtk_drop_down_get_selected (self->goal);

  if (row >= self->goals->len)
    return;
  stop_proving (self);
  self->puzzle.goal = g_array_index (self->goals, guint, row);
  self->puzzle.n_moves = 0;
  self->proving = g_cancellable_new ();
  say (self, _("Checking whether it can be done …"));
  bm_puzzle_prove_async (&self->puzzle, self->proving, proven_cb, g_object_ref (self));
}

static char *
dup_name (BmPuzzleSave *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
}

static void
changed_cb (BmPuzzleSave *self)
{
  g_autofree char *name = dup_name (self);

  gtk_widget_set_sensitive (self->save, bm_puzzle_check_name (name));
}

/* Destroyed before the signal: a handler may close the parent. */
static void
save_cb (BmPuzzleSave *self)
{
  g_autofree char *name = dup_name (self);

  if (!bm_puzzle_check_name (name))
    return;
  g_object_ref (self);
  g_free (self->puzzle.name);
  self->puzzle.name = g_steal_pointer (&name);
  stop_proving (self);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
  g_object_unref (self);
}

/* Closed: cancels the proof.  Its thread holds a reference to the window until it notices, maybe longer than the parent
   lives, and GTK 4.8 leaves a dangling pointer to the parent in a window that is destroyed with it. */
static void
bm_puzzle_save_unrealize (GtkWidget *widget)
{
  stop_proving (BM_PUZZLE_SAVE (widget));
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);
  GTK_WIDGET_CLASS (bm_puzzle_save_parent_class)->unrealize (widget);
}

static void
bm_puzzle_save_dispose (GObject *object)
{
  stop_proving (BM_PUZZLE_SAVE (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_PUZZLE_SAVE);
  G_OBJECT_CLASS (bm_puzzle_save_parent_class)->dispose (object);
}

static void
bm_puzzle_save_finalize (GObject *object)
{
  bm_puzzle_clear (&BM_PUZZLE_SAVE (object)->puzzle);
  g_array_unref (BM_PUZZLE_SAVE (object)->goals);
  G_OBJECT_CLASS (bm_puzzle_save_parent_class)->finalize (object);
}

static void
bm_puzzle_save_class_init (BmPuzzleSaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_puzzle_save_dispose;
  object_class->finalize = bm_puzzle_save_finalize;
  widget_class->unrealize = bm_puzzle_save_unrealize;

  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-puzzle-save.ui");
  gtk_widget_class_bind_template_child (widget_class, BmPuzzleSave, heading);
  gtk_widget_class_bind_template_child (widget_class, BmPuzzleSave, name);
  gtk_widget_class_bind_template_child (widget_class, BmPuzzleSave, goal);
  gtk_widget_class_bind_template_child (widget_class, BmPuzzleSave, words);
  gtk_widget_class_bind_template_child (widget_class, BmPuzzleSave, save);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, goal_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_puzzle_save_init (BmPuzzleSave *self)
{
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_words (BmPuzzleSave *self,
           const char   *heading,
           const char   *save)
{
  gtk_window_set_title (GTK_WINDOW (self), heading);
  gtk_label_set_label (self->heading, heading);
  gtk_button_set_label (GTK_BUTTON (self->save), save);
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->name));
  changed_cb (self);
}

GtkWidget *
bm_puzzle_save_new (GtkWindow     *parent,
                    BmLearnGame   *game,
                    gconstpointer  position,
                    const char    *name)
{
  BmPuzzleSave *self = g_object_new (BM_TYPE_PUZZLE_SAVE, "transient-for", parent, NULL);
  g_autoptr(GtkStringList) rows = gtk_string_list_new (NULL);

  g_return_val_if_fail (game->why_no_puzzle (position) == NULL, NULL);

  self->puzzle.game = game;
  self->puzzle.position = g_memdup2 (position, game->rules->position_size);
  for (guint goal = 0; game->goals[goal].id != NULL; goal++)
    if (game->goals[goal].seat == game->rules->to_act (position))
      {
        gtk_string_list_append (rows, _(game->goals[goal].words));
        g_array_append_val (self->goals, goal);
      }
  gtk_editable_set_text (self->name, name);
  set_words (self, _("Save as a puzzle"), _("Save"));
  gtk_drop_down_set_model (self->goal, G_LIST_MODEL (rows));
  bm_drop_down_make_accessible (self->goal, _("Goal"), _("What has to be achieved in this turn?"));
  goal_cb (self);
  return GTK_WIDGET (self);
}

GtkWidget *
bm_puzzle_save_new_rename (GtkWindow  *parent,
                           const char *name)
{
  BmPuzzleSave *self = g_object_new (BM_TYPE_PUZZLE_SAVE, "transient-for", parent, NULL);

  gtk_editable_set_text (self->name, name);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->words), FALSE);
  set_words (self, _("Rename this puzzle"), _("Rename"));
  return GTK_WIDGET (self);
}

const BmPuzzle *
bm_puzzle_save_get (BmPuzzleSave *self)
{
  g_return_val_if_fail (BM_IS_PUZZLE_SAVE (self), NULL);
  return &self->puzzle;
}

gboolean
bm_puzzle_save_is_proving (BmPuzzleSave *self)
{
  g_return_val_if_fail (BM_IS_PUZZLE_SAVE (self), FALSE);
  return self->proving != NULL;
}
