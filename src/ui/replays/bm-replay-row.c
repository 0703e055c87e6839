/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-row"

#include "config.h"

#include "bm-replay-row.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-replay-words.h"
#include "bm-widget.h"

#define PICTURE 44
#define MARK    20

/* Placeholder of the same height for a match that was not read yet. */
#define NOT_YET "…"

struct _BmReplayRow
{
  GtkWidget  parent_instance;

  GtkWidget *content;  /* as are the following: NULL until something is shown */
  GtkWidget *picture;
  GtkLabel  *title;
  GtkLabel  *result;
  GtkLabel  *fault;
  GtkLabel  *time;
  GtkLabel  *game;    /* if there are several games */
  GtkWidget *said;    /* the number of comments */
  GtkLabel  *n_said;
};

G_DEFINE_FINAL_TYPE (BmReplayRow, bm_replay_row, GTK_TYPE_WIDGET)

static GtkLabel *
add_label (GtkWidget  *box,
           const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
let_wrap (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static GtkSizeRequestMode
bm_replay_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_replay_row_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BmReplayRow *self = BM_REPLAY_ROW (widget);

  if (self->content != NULL)
    gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  else
    *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? PICTURE : 0;
}

static void
bm_replay_row_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmReplayRow *self = BM_REPLAY_ROW (widget);

  if (self->content != NULL)
    gtk_widget_allocate (self->content, width, height, baseline, NULL);
}

static void
bm_replay_row_dispose (GObject *object)
{
  g_clear_pointer (&BM_REPLAY_ROW (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_replay_row_parent_class)->dispose (object);
}

static void
bm_replay_row_class_init (BmReplayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_replay_row_dispose;
  widget_class->get_request_mode = bm_replay_row_get_request_mode;
  widget_class->measure = bm_replay_row_measure;
  widget_class->size_allocate = bm_replay_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "replayrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_replay_row_init (BmReplayRow *self)
{
}

static void
add_content (BmReplayRow *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->picture = bm_art_image_new (NULL, PICTURE);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->picture);
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), middle);
  self->title = add_label (middle, "card-name");
  let_wrap (self->title);
  self->result = add_label (middle, NULL);
  self->fault = add_label (middle, "fault");
  let_wrap (self->result);
  let_wrap (self->fault);
  gtk_widget_set_valign (right, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), right);
  self->time = add_label (right, "caption");
  gtk_label_set_ellipsize (self->time, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_xalign (self->time, 1);
  self->game = add_label (right, "caption");
  gtk_label_set_ellipsize (self->game, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_xalign (self->game, 1);
  self->said = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign (self->said, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->said), bm_art_image_new ("actions/replay-comment", MARK));
  self->n_said = add_label (self->said, "caption");
  gtk_box_append (GTK_BOX (right), self->said);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  self->content = row;
}

GtkWidget *
bm_replay_row_new (void)
{
  return g_object_new (BM_TYPE_REPLAY_ROW, NULL);
}

static const char *
picture_of (BmShelfItem *item)
{
  const BmReplayParts *parts;
  const BmGame *game;
  gconstpointer position;
  guint winners;

  if (!bm_shelf_item_is_read (item))
    return NULL;
  if (bm_shelf_item_get_fault (item) != NULL)
    return "marks/cross";
  game = bm_shelf_item_get_game (item);
  parts = bm_replay_parts_of (game);
  position = bm_shelf_item_get_position (item);
  winners = game->winners (position);
  if (winners != 0)
    return bm_game_ui_seat_art (game, g_bit_nth_lsf (winners, -1));
  if (bm_shelf_item_get_path (item) == NULL)
    return "actions/replay-play";
  return game->to_act (position) == BM_SIDE_NOBODY && parts->lost_art != NULL ? parts->lost_art : parts->unfinished_art;
}

/* The name that the user gave it, followed by the players. */
static char *
dup_title (BmShelfItem *item)
{
  g_autofree char *players = NULL, *name = NULL;

  if (!bm_shelf_item_is_read (item) || bm_shelf_item_get_fault (item) != NULL)
    return bm_name_sanitize (bm_shelf_item_get_name (item));
  players = bm_replay_players_words (item);
  if (!bm_shelf_item_is_named (item) || bm_shelf_item_get_path (item) == NULL)
    return g_steal_pointer (&players);
  name = bm_name_sanitize (bm_shelf_item_get_name (item));
  /* Translators: the name that somebody has given a match, and who played it. */
  return g_strdup_printf (_("%1$s: %2$s"), name, players);
}

static char *
dup_result (BmShelfItem *item)
{
  guint n = bm_shelf_item_get_n_moves (item);
  g_autofree char *result = bm_replay_result_words (item);
  g_autofree char *remark = bm_replay_remark_words (item);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);

  return result == NULL ? g_strjoin (" · ", moves, remark, NULL) : g_strjoin (" · ", result, moves, remark, NULL);
}

/* The name of its game, if there are several; NULL: not needed, or unknown. */
static const char *
get_game (BmShelfItem *item)
{
  if (bm_game_ui_get (1) == NULL || !bm_shelf_item_is_read (item) || bm_shelf_item_get_fault (item) != NULL)
    return NULL;
  return bm_game_ui_name (bm_game_ui_of (bm_shelf_item_get_game (item)));
}

static void
show_comments (BmReplayRow *self,
               guint        n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_label_set_label (self->n_said, number);
  gtk_widget_set_visible (self->said, n > 0);
}

/* Appends PART to SPOKEN as a sentence; NULL: nothing.  Some parts already end with a full stop. */
static void
add_sentence (GString    *spoken,
              const char *part)
{
  if (part == NULL)
    return;
  if (spoken->len > 0)
    g_string_append (spoken, spoken->str[spoken->len - 1] == '.' ? " " : ". ");
  g_string_append (spoken, part);
}

/* The result, or its substitute; NULL: none. */
static char *
dup_outcome (BmShelfItem *item)
{
  if (!bm_shelf_item_is_read (item))
    return g_strdup (NOT_YET);
  return bm_shelf_item_get_fault (item) == NULL ? dup_result (item) : NULL;
}

static char *
dup_when (BmShelfItem *item)
{
  g_autoptr(GDateTime) time = bm_shelf_item_dup_time (item);

  return bm_shelf_item_get_path (item) == NULL ? g_strdup (_("now")) : bm_replay_time_words (time);
}

void
bm_replay_row_show (BmReplayRow *self,
                    BmShelfItem *item)
{
  g_autofree char *title = NULL, *result = NULL, *fault = NULL, *when = NULL;

  g_return_if_fail (BM_IS_REPLAY_ROW (self));
  g_return_if_fail (BM_IS_SHELF_ITEM (item));

  if (self->content == NULL)
    add_content (self);
  title = dup_title (item);
  result = dup_outcome (item);
  fault = bm_replay_fault_words (item);
  when = dup_when (item);
  bm_art_image_set_name (BM_ART_IMAGE (self->picture), picture_of (item));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->result, result == NULL ? "" : result);
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  gtk_label_set_label (self->fault, fault == NULL ? "" : fault);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_label_set_label (self->time, when);
  gtk_label_set_label (self->game, get_game (item) == NULL ? "" : get_game (item));
  gtk_widget_set_visible (GTK_WIDGET (self->game), get_game (item) != NULL);
  show_comments (self, bm_shelf_item_get_fault (item) == NULL ? bm_shelf_item_get_n_comments (item) : 0);
  gtk_widget_set_child_visible (self->content, TRUE);
}

void
bm_replay_row_clear (BmReplayRow *self)
{
  g_return_if_fail (BM_IS_REPLAY_ROW (self));

  if (self->content != NULL)
    gtk_widget_set_child_visible (self->content, FALSE);
}

char *
bm_replay_row_dup_spoken (BmShelfItem *item)
{
  g_autofree char *title = NULL, *result = NULL, *fault = NULL, *when = NULL;
  GString *spoken;

  g_return_val_if_fail (BM_IS_SHELF_ITEM (item), NULL);

  title = dup_title (item);
  result = bm_shelf_item_is_read (item) ? dup_outcome (item) : NULL;
  fault = bm_replay_fault_words (item);
  when = dup_when (item);
  spoken = g_string_new (title);
  add_sentence (spoken, get_game (item));
  add_sentence (spoken, result);
  add_sentence (spoken, fault);
  add_sentence (spoken, when);
  return g_string_free (spoken, FALSE);
}
