/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-turning-panel"

#include "config.h"

#include "bm-turning-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-seats.h"
#include "bm-turning-row.h"
#include "bm-turning-words.h"
#include "bm-widget.h"

/* Interval of the progress display in milliseconds. */
#define PROGRESS_EVERY 150

/* Pixels. */
#define ROW_SPACING 8

/* The number of cached results. */
#define MOST_REMEMBERED 8

struct _BmTurningPanel
{
  GtkWidget       parent_instance;

  BmMatch        *match;     /* NULL: none */
  BmReplayPath   *path;
  BmTurning      *turning;   /* the running search; NULL: none */
  GCancellable   *cancellable;
  guint           timer;     /* source: updates the progress */
  gboolean        found;
  BmTurningResult result;

  GtkLabel       *words;
  GtkProgressBar *progress;
  GtkBox         *content;
  GtkWidget      *rows;      /* NULL: no result yet */
};

enum { SIGNAL_LOOK, SIGNAL_TRY, SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmTurningPanel, bm_turning_panel, GTK_TYPE_WIDGET)

/* ---- Cached results */

typedef struct
{
  char           *key;
  BmTurningResult result;
} Memory;

/* The latest first. */
static GQueue memories = G_QUEUE_INIT;

static void
memory_free (Memory *memory)
{
  g_free (memory->key);
  g_free (memory);
}

static guint
n_moves_of (BmMatch *match)
{
  return bm_match_is_watched (match) ? bm_match_get_n_moves (match) : bm_match_get_ply (match);
}

/* The bits of the seats whose moves are examined. */
static guint
seats_of (BmMatch *match)
{
  const BmSeats seats = bm_seats_of_match (match);
  const guint all = (1u << seats.n) - 1, people = all & ~bm_seats_get_computers (&seats);

  return people != 0 ? people : all;
}

/* A key that is equal for equal matches, in whatever object. */
static char *
dup_key (BmMatch *match)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *start = g_strdup_printf ("%s %" G_GUINT64_FORMAT " %u", bm_match_get_options (match),
                                            bm_match_get_seed (match), seats_of (match));

  g_checksum_update (sum, (const guchar *) start, -1);
  for (guint i = 0; i < n_moves_of (match); i++)
    {
      BmMove move = bm_match_get_move (match, i);

      g_checksum_update (sum, (const guchar *) &move, sizeof move);
    }
  return g_strdup (g_checksum_get_string (sum));
}

static void
remember (BmMatch               *match,
          const BmTurningResult *result)
{
  Memory *memory = g_new (Memory, 1);

  memory->key = dup_key (match);
  memory->result = *result;
  g_queue_push_head (&memories, memory);
  if (memories.length > MOST_REMEMBERED)
    memory_free (g_queue_pop_tail (&memories));
}

static gboolean
recall (BmMatch         *match,
        BmTurningResult *result)
{
  g_autofree char *key = dup_key (match);

  for (GList *at = memories.head; at != NULL; at = at->next)
    {
      const Memory *memory = at->data;

      if (g_str_equal (memory->key, key))
        {
          *result = memory->result;
          return TRUE;
        }
    }
  return FALSE;
}

/* ---- Result */

static void
clear_rows (BmTurningPanel *self)
{
  if (self->rows != NULL)
    gtk_box_remove (self->content, self->rows);
  self->rows = NULL;
}

/* In a new box, not in one that was empty: GTK caches that an empty box has the same height for every width while it is
   not visible. */
static void
add_rows (BmTurningPanel *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, ROW_SPACING);
  for (guint i = 0; i < self->result.n_points; i++)
    gtk_box_append (GTK_BOX (self->rows), bm_turning_row_new (&self->result.points[i], self->match, self->path));
  gtk_box_append (self->content, self->rows);
}

static void
show_result (BmTurningPanel *self)
{
  g_autofree char *words = bm_turning_result_words (&self->result);

  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  clear_rows (self);
  add_rows (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
show_progress_cb (gpointer data)
{
  BmTurningPanel *self = data;

  gtk_progress_bar_set_fraction (self->progress, bm_turning_get_progress (self->turning));
  return G_SOURCE_CONTINUE;
}

/* ---- Search */

static void
stop (BmTurningPanel *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->turning, bm_turning_unref);
}

static void
found_cb (GObject      *source,
          GAsyncResult *async_result,
          gpointer      data)
{
  g_autoptr(BmTurningPanel) self = data;
  BmTurningResult result;

  /* Cancelled: the panel may be finalized. */
  if (!bm_turning_find_finish (async_result, &result, NULL))
    return;
  stop (self);
  self->found = TRUE;
  self->result = result;
  remember (self->match, &self->result);
  show_result (self);
}

void
bm_turning_panel_find (BmTurningPanel *self)
{
  g_return_if_fail (BM_IS_TURNING_PANEL (self));

  if (self->match == NULL || self->found || self->turning != NULL)
    return;
  if (recall (self->match, &self->result))
    {
      self->found = TRUE;
      show_result (self);
      return;
    }
  self->turning = bm_turning_new (self->match, seats_of (self->match), bm_match_get_seed (self->match), NULL);
  self->cancellable = g_cancellable_new ();
  gtk_label_set_label (self->words, _("Looking for the turning points …"));
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  self->timer = g_timeout_add (PROGRESS_EVERY, show_progress_cb, self);
  bm_turning_find_async (self->turning, self->cancellable, found_cb, g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
bm_turning_panel_suits (BmMatch *match)
{
  const BmGame *game;

  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);

  game = bm_match_get_game (match);
  return bm_match_get_options (match) != NULL && bm_turning_suits (match) && bm_game_ui_of (game)->advice != NULL
         && game->to_act (bm_match_get_position_at (match, n_moves_of (match))) == BM_SIDE_NOBODY;
}

void
bm_turning_panel_set_match (BmTurningPanel *self,
                            BmMatch        *match)
{
  g_return_if_fail (BM_IS_TURNING_PANEL (self));
  g_return_if_fail (match == NULL || bm_turning_panel_suits (match));

  stop (self);
  clear_rows (self);
  self->found = FALSE;
  g_clear_pointer (&self->path, bm_replay_path_free);
  g_set_object (&self->match, match);
  if (match != NULL)
    self->path = bm_replay_path_new (match);
}

gboolean
bm_turning_panel_is_busy (BmTurningPanel *self)
{
  g_return_val_if_fail (BM_IS_TURNING_PANEL (self), FALSE);
  return self->turning != NULL;
}

char *
bm_turning_panel_dup_status (BmTurningPanel *self)
{
  g_return_val_if_fail (BM_IS_TURNING_PANEL (self), NULL);

  if (self->turning != NULL)
    return g_strdup (_("being looked for …"));
  if (!self->found)
    return g_strdup ("");
  if (self->result.n_points == 0)
    return g_strdup (C_("turning points", "none"));
  return g_strdup_printf (ngettext ("%u found", "%u found", self->result.n_points), self->result.n_points);
}

/* ---- Type */

static void
point_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  g_signal_emit (widget, signals[g_str_equal (action, "turning.try") ? SIGNAL_TRY : SIGNAL_LOOK], 0,
                 g_variant_get_uint32 (parameter));
}

/* To the first button. */
static gboolean
bm_turning_panel_grab_focus (GtkWidget *widget)
{
  BmTurningPanel *self = BM_TURNING_PANEL (widget);

  return self->rows != NULL && gtk_widget_child_focus (self->rows, GTK_DIR_TAB_FORWARD);
}

static void
bm_turning_panel_dispose (GObject *object)
{
  BmTurningPanel *self = BM_TURNING_PANEL (object);

  bm_turning_panel_set_match (self, NULL);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_TURNING_PANEL);
  G_OBJECT_CLASS (bm_turning_panel_parent_class)->dispose (object);
}

static guint
add_signal (GObjectClass *klass,
            const char   *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                       G_TYPE_UINT);
}

static void
bm_turning_panel_class_init (BmTurningPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_turning_panel_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_turning_panel_grab_focus;

  signals[SIGNAL_LOOK] = add_signal (object_class, "look");
  signals[SIGNAL_TRY] = add_signal (object_class, "try");
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-turning-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BmTurningPanel, words);
  gtk_widget_class_bind_template_child (widget_class, BmTurningPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, BmTurningPanel, content);
  gtk_widget_class_install_action (widget_class, "turning.look", "u", point_cb);
  gtk_widget_class_install_action (widget_class, "turning.try", "u", point_cb);
  gtk_widget_class_set_css_name (widget_class, "turning");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_turning_panel_init (BmTurningPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
