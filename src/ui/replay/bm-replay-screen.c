/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-drop-down.h"
#include "bm-game-sheet.h"
#include "bm-replay-words.h"
#include "bm-widget.h"

enum { SIGNAL_BACK, SIGNAL_PLAY_ON, SIGNAL_WENT, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplayScreen, bm_replay_screen, GTK_TYPE_WIDGET)

void
bm_replay_screen_show_notice (BmReplayScreen *self,
                              const char     *words)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, words);
}

guint
bm_replay_screen_get_ply (BmReplayScreen *self)
{
  return bm_match_get_ply (self->replay->match);
}

/* ---- The position */

/* The text for screen readers: the events of the move. */
static char *
dup_spoken (BmReplayScreen *self)
{
  BmMatch *match = self->replay->match;
  guint ply = bm_match_get_ply (match);
  g_autofree char *number = bm_replay_ply_words (ply, self->path->n);
  g_autofree char *turn = bm_replay_turn_words (self->path, match, ply);
  g_autofree char *words = ply == 0 ? g_strdup ("") : bm_tellings_words (match, ply - 1);
  const char *const parts[] = { number, turn, words, bm_match_get_comment (match, ply) };
  GString *spoken = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? ". " : "", parts[i]);
  return g_string_free (spoken, FALSE);
}

static void
show_where (BmReplayScreen *self)
{
  guint ply = bm_replay_screen_get_ply (self);
  g_autofree char *number = bm_replay_ply_words (ply, self->path->n);
  g_autofree char *clock = NULL, *words = NULL, *spoken = dup_spoken (self);

  if (ply > 0)
    clock = bm_replay_clock_words (bm_match_get_tenths (self->replay->match, ply - 1));
  words = g_strjoin (" · ", number, clock, NULL);
  gtk_label_set_label (self->where, words);
  bm_replay_bar_set_ply (self->bar, ply, spoken);
}

void
bm_replay_screen_show_ply (BmReplayScreen *self)
{
  show_where (self);
  bm_replay_notes_show (self);
  g_signal_emit (self, signals[SIGNAL_WENT], 0);
}

void
bm_replay_screen_go (BmReplayScreen *self,
                     guint           ply)
{
  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  if (self->replay != NULL && bm_match_go_to (self->replay->match, ply))
    bm_replay_screen_show_ply (self);
}

/* ---- The replay */

static void
drop (BmReplayScreen *self)
{
  bm_replay_screen_stop (self);
  bm_replay_export_cancel (self);
  /* The table first: it refers to the match. */
  if (self->table != NULL)
    bm_table_set_match (self->table, NULL);
  if (self->bar != NULL)
    bm_replay_bar_clear (self->bar);
  if (self->turning != NULL)
    bm_turning_panel_set_match (self->turning, NULL);
  g_clear_pointer (&self->path, bm_replay_path_free);
  g_clear_pointer (&self->replay, bm_replay_free);
}

void
bm_replay_screen_show (BmReplayScreen *self,
                       BmReplay       *replay)
{
  const BmReplayParts *parts;
  g_autoptr(GArray) marks = NULL;
  BmMatch *match;

  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  drop (self);
  if (replay == NULL)
    return;
  self->replay = replay;
  match = replay->match;
  self->path = bm_replay_path_new (match);
  bm_match_go_to (match, self->path->n);
  parts = bm_replay_parts_of (bm_match_get_game (match));
  marks = parts->marks == NULL ? NULL : parts->marks (match);
  bm_match_go_to (match, 0);
  gtk_toggle_button_set_active (self->hands, FALSE);
  bm_table_set_hands_open (self->table, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->hands), parts->has_hands != NULL && parts->has_hands (match));
  bm_replay_turning_show (self);
  bm_table_set_match (self->table, match);
  bm_replay_bar_show (self->bar, match, self->path, marks);
  bm_replay_screen_show_ply (self);
}

const BmReplay *
bm_replay_screen_get_replay (BmReplayScreen *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_SCREEN (self), NULL);
  return self->replay;
}

BmTable *
bm_replay_screen_get_table (BmReplayScreen *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_SCREEN (self), NULL);
  return self->table;
}

void
bm_replay_screen_set_behind (BmReplayScreen *self,
                             GtkWidget      *behind)
{
  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));
  self->behind = behind;
}

static gboolean
bm_replay_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_REPLAY_SCREEN (widget)->bar));
}

/* Stops when it is hidden. */
static void
bm_replay_screen_unmap (GtkWidget *widget)
{
  bm_replay_screen_stop (BM_REPLAY_SCREEN (widget));
  GTK_WIDGET_CLASS (bm_replay_screen_parent_class)->unmap (widget);
}

static void
bm_replay_screen_dispose (GObject *object)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (object);

  drop (self);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_REPLAY_SCREEN);
  G_OBJECT_CLASS (bm_replay_screen_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-replay-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, parts);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, panel);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, bar);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, where);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, said);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, controls);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, transport);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, play);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, play_picture);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, speed);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, hands);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, turning_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, turning);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_popover);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_heading);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_text);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_editor);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, comment_why);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, export_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, progress_row);
  gtk_widget_class_bind_template_child (widget_class, BmReplayScreen, progress);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_actions_seek);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_play_speed);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_actions_show_hands);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_turning_opened);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_turning_look);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_turning_try);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_notes_opened);
  gtk_widget_class_bind_template_callback (widget_class, bm_replay_notes_save);
}

static guint
add_signal (GObjectClass *klass,
            const char   *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_replay_screen_class_init (BmReplayScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_replay_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_replay_screen_grab_focus;
  widget_class->unmap = bm_replay_screen_unmap;

  signals[SIGNAL_BACK] = add_signal (object_class, "back");
  signals[SIGNAL_PLAY_ON] = add_signal (object_class, "play-on");
  signals[SIGNAL_WENT] = add_signal (object_class, "went");
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BM_TYPE_REPLAY_BAR);
  g_type_ensure (BM_TYPE_TURNING_PANEL);
  g_type_ensure (BM_TYPE_ART_IMAGE);
  bind_template (widget_class);
  bm_replay_actions_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "replay");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_replay_screen_init (BmReplayScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_selected (self->speed, 1);
  /* The bar is always left to right, like the board, even in right-to-left languages. */
  gtk_widget_set_direction (GTK_WIDGET (self->transport), GTK_TEXT_DIR_LTR);
  bm_drop_down_make_accessible (self->speed, _("Speed"), "");
  bm_replay_notes_init (self);
  bm_replay_actions_init (self);
  bm_replay_play_show (self);
}

GtkWidget *
bm_replay_screen_new (const BmGameUi *ui)
{
  BmReplayScreen *self = g_object_new (BM_TYPE_REPLAY_SCREEN, NULL);

  bm_game_sheet_need (ui);
  self->table = g_object_new (ui->table_type (), "vexpand", TRUE, NULL);
  g_signal_connect_object (self->table, "rested", G_CALLBACK (bm_replay_play_wait), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (self->parts, GTK_WIDGET (self->table));
  return GTK_WIDGET (self);
}
