/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-action-panel"

#include "config.h"

#include "tb-action-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-keys.h"
#include "bm-pips.h"
#include "bm-widget.h"
#include "tb-move-words.h"
#include "tb-parts.h"
#include "tb-successors.h"
#include "tb-turn-words.h"
#include "tb-undo-words.h"
#include "tb-words.h"

#define MAX_ANSWERS 24
#define MAX_POINTS  12
#define N_KEYS      9

typedef struct
{
  guint8      button;
  const char *name;   /* with the context "action"; also for screen readers and tests */
  const char *art;
  const char *action;
} Entry;

static const Entry entries[] = {
  { TB_BUTTON_MOVE, NC_("action", "Move"), "terror-below/actions/move", "table.move" },
  { TB_BUTTON_RAMP, NC_("action", "Ramp"), "terror-below/actions/ramp", "table.ramp" },
  { TB_BUTTON_CLEAR, NC_("action", "Clear"), "terror-below/actions/clear", "table.clear" },
  { TB_BUTTON_TAKE, NC_("action", "Take Eggs"), "terror-below/actions/take", "table.take" },
  { TB_BUTTON_DELIVER, NC_("action", "Deliver"), "terror-below/actions/deliver", "table.deliver" },
  { TB_BUTTON_USE, NC_("action", "Use Card"), "terror-below/actions/use", "table.use" },
};

struct _TbActionPanel
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  BmPips    *points;
  GtkWidget *grid;
  GtkWidget *actions[G_N_ELEMENTS (entries)];
  GtkWidget *answers_scroll;
  GtkWidget *answers[MAX_ANSWERS];
  GtkWidget *answer_art[MAX_ANSWERS];
  GtkWidget *answer_words[MAX_ANSWERS];
  GtkWidget *done;
  GtkWidget *steps; /* the next two */
  GtkWidget *undo;
  GtkWidget *redo;
};

G_DEFINE_FINAL_TYPE (TbActionPanel, tb_action_panel, GTK_TYPE_WIDGET)

static GtkWidget *
new_action (TbActionPanel *self,
            const Entry   *entry)
{
  const char *name = g_dpgettext2 (NULL, "action", entry->name);
  GtkWidget *button = tb_part_button_new (GTK_WIDGET (self)), *box = tb_row_new (3), *label = gtk_label_new (name);
  g_autofree char *tip = bm_keys_dup_tooltip (name, entry->action);

  tb_part_button_set (button, TB_AT (TB_AT_BUTTON, entry->button));
  gtk_widget_add_css_class (button, "tb-action");
  gtk_box_append (GTK_BOX (box), bm_art_image_new (entry->art, 22));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  tb_part_button_name (button, name, NULL);
  bm_widget_set_tooltip (button, tip);
  return button;
}

/* Whether the option AT is shown elsewhere at the table. */
static gboolean
is_elsewhere (const TbShow *show,
              TbAt          at)
{
  const TbPlayer *player = show->decides == BM_SIDE_NOBODY ? NULL : &show->view->players[show->decides];
  TbCard card = TB_AT_N (at);

  switch ((guint) TB_AT_KIND (at))
    {
    case TB_AT_SPACE:
    case TB_AT_WORM:
    case TB_AT_LINE:
      return TRUE;
    case TB_AT_SEAT:
    case TB_AT_DECK:
      return FALSE;
    case TB_AT_CARD:
      if (tb_card_is_character (card) && tb_successors_is_needed (show->view))
        return TRUE;
      if (player == NULL || show->seat != show->decides)
        return FALSE;
      if (tb_card_is_vehicle (card))
        return (player->vehicles >> card & 1) != 0;
      return (tb_card_is_item (card) || tb_card_is_weapon (card)) && tb_things_have (player->things, card);
    default:
      return TB_AT_N (at) <= TB_BUTTON_DONE;
    }
}

static const char *
answer_art (TbAt   at,
            BmMove move)
{
  if (TB_AT_KIND (at) == TB_AT_CARD)
    return tb_card_art (TB_AT_N (at));
  if (TB_AT_KIND (at) == TB_AT_SEAT)
    return tb_mark_art (TB_AT_N (at));
  if (TB_AT_KIND (at) == TB_AT_DECK)
    return TB_AT_N (at) == TB_DECK_ITEMS ? "terror-below/tokens/bag" : TB_AT_N (at) == TB_DECK_WEAPONS
           ? "terror-below/tokens/gun" : "terror-below/backs/bounty";
  if (TB_MOVE_KIND (move) == TB_MOVE_CHOOSE && TB_MOVE_A (move) == TB_OPTION_COLOUR)
    return tb_egg_art (TB_MOVE_B (move));
  return NULL;
}

static gboolean
is_fallen (const TbPosition *pos,
           TbAt              at)
{
  guint32 dead = 0;

  if (TB_AT_KIND (at) != TB_AT_CARD || !tb_card_is_character (TB_AT_N (at)))
    return FALSE;
  for (guint seat = 0; seat < pos->options.players; seat++)
    dead |= pos->players[seat].dead;
  return (dead >> (TB_AT_N (at) - TB_FIRST_CHARACTER) & 1) != 0;
}

static void
show_answer (TbActionPanel    *self,
             guint             i,
             const TbPosition *pos,
             const TbShow     *show,
             const TbOption   *option)
{
  g_autofree char *words = tb_move_words (pos, option->moves[0]);
  const char *art = answer_art (option->at, option->moves[0]);

  tb_part_button_set (self->answers[i], option->at);
  bm_widget_set_class (self->answers[i], "hinted", tb_show_is_hint (show, option->at));
  tb_label_set (self->answer_words[i], words);
  bm_art_image_set_name (BM_ART_IMAGE (self->answer_art[i]), art);
  bm_widget_set_class (self->answer_art[i], "fallen", is_fallen (pos, option->at));
  gtk_widget_set_visible (self->answer_art[i], art != NULL);
  gtk_widget_set_visible (self->answers[i], TRUE);
  tb_part_button_name (self->answers[i], words, TB_AT_KIND (option->at) == TB_AT_CARD
                                                ? tb_card_text_words (TB_AT_N (option->at)) : NULL);
  bm_widget_set_tooltip (self->answers[i], TB_AT_KIND (option->at) == TB_AT_CARD
                                             ? tb_card_text_words (TB_AT_N (option->at))
                                             : NULL);
}

/* Shows the options that have no other object at the table: none before the seat that decides has confirmed to be
   present, as they may name hidden cards.  Returns their number. */
static guint
show_answers (TbActionPanel *self,
              TbPlay        *play,
              const TbShow  *show)
{
  guint n = 0, n_options = 0;
  const TbOption *options = play == NULL || tb_play_is_inactive (play) ? NULL : tb_play_get_options (play, &n_options);

  if (play != NULL && tb_play_get_asks (play) != TB_ASKS_ACT)
    for (guint i = 0; i < n_options && n < MAX_ANSWERS; i++)
      if (options[i].n > 0 && tb_show_is_lit (show, options[i].at) && !is_elsewhere (show, options[i].at)
          && (i == 0 || options[i].at != options[i - 1].at))
        show_answer (self, n++, tb_play_get_position (play), show, &options[i]);
  for (guint i = n; i < MAX_ANSWERS; i++)
    gtk_widget_set_visible (self->answers[i], FALSE);
  return n;
}

static void
show_actions (TbActionPanel *self,
              const TbShow  *show)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      TbAt at = TB_AT (TB_AT_BUTTON, entries[i].button);

      tb_button_set_available (self->actions[i], tb_show_is_lit (show, at));
      tb_button_set_picked (self->actions[i], show->picked == at);
      bm_widget_set_class (self->actions[i], "hinted", tb_show_is_hint (show, at));
    }
}

static void
show_points (TbActionPanel *self,
             TbAsks         asks,
             const TbShow  *show)
{
  guint ap = show->view->ap;

  gtk_widget_set_visible (GTK_WIDGET (self->points), asks == TB_ASKS_ACT && ap <= MAX_POINTS);
  if (asks != TB_ASKS_ACT)
    return;
  bm_pips_set_count (self->points, MAX (5, MIN (ap, MAX_POINTS)));
  for (guint i = 0; i < MAX (5, MIN (ap, MAX_POINTS)); i++)
    bm_pips_set (self->points, i, i < ap ? "full" : NULL);
}

static void
show_done (TbActionPanel *self,
           TbAsks         asks,
           gboolean       lit)
{
  const char *words = tb_done_words (asks);
  g_autofree char *tip = bm_keys_dup_tooltip (words, "table.end-turn");

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->done)), words) != 0)
    gtk_button_set_label (GTK_BUTTON (self->done), words);
  tb_part_button_name (self->done, words, NULL);
  bm_widget_set_tooltip (self->done, tip);
  gtk_widget_set_visible (self->done, asks == TB_ASKS_ACT || asks == TB_ASKS_PLAY || lit);
  tb_button_set_available (self->done, lit);
}

/* Nothing is played in a replay, and its own bar goes back and forth. */
static gboolean
is_watched (TbPlay *play)
{
  return play != NULL && bm_match_is_watched (tb_play_get_match (play));
}

/* They are never insensitive: a press on an unavailable one says why. */
static void
show_steps (TbActionPanel *self,
            TbPlay        *play,
            const TbShow  *show)
{
  BmMatch *match = play == NULL ? NULL : tb_play_get_match (play);

  gtk_widget_set_visible (self->steps, !is_watched (play));
  tb_button_set_available (self->undo, match != NULL && (tb_undo_words (match) == NULL || show->takes_back));
  tb_button_set_available (self->redo, match != NULL && tb_redo_words (match) == NULL);
}

/* The instruction, or whose turn it is. */
static char *
dup_title (TbPlay       *play,
           const TbShow *show,
           guint         turn)
{
  if (play != NULL && !tb_play_is_inactive (play))
    return tb_asks_words (tb_play_get_position (play));
  if (turn >= show->view->options.players || tb_position_is_solo (show->view))
    return g_strdup ("");
  return g_strdup_printf (_("%s is at turn."), show->names[turn]);
}

void
tb_action_panel_show (TbActionPanel *self,
                      TbPlay        *play,
                      const TbShow  *show,
                      guint          turn)
{
  TbAsks asks = tb_asks_of (show->view);
  gboolean mine = play != NULL && !tb_play_is_inactive (play);
  guint n_answers = show_answers (self, play, show);
  g_autofree char *title = dup_title (play, show, turn);

  tb_label_set (self->title, title);
  asks = play == NULL ? asks : tb_play_get_asks (play);
  show_points (self, mine ? asks : TB_ASKS_NOTHING, show);
  show_actions (self, show);
  show_steps (self, play, show);
  gtk_widget_set_visible (self->grid, n_answers == 0 && (asks == TB_ASKS_ACT || asks == TB_ASKS_PLAY || !mine)
                                      && show->view->attack.slot == TB_NO_SLOT && !is_watched (play));
  gtk_widget_set_visible (self->answers_scroll, n_answers > 0);
  show_done (self, asks, mine && tb_show_is_lit (show, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE)));
}

TbAt
tb_action_panel_get_answer (TbActionPanel *self,
                            guint          index)
{
  g_return_val_if_fail (TB_IS_ACTION_PANEL (self), TB_AT_NONE);
  if (index >= MAX_ANSWERS || !gtk_widget_get_mapped (self->answers_scroll) || !gtk_widget_get_visible (self->answers[index]))
    return TB_AT_NONE;
  return tb_part_button_get (self->answers[index]);
}

GtkWidget *
tb_action_panel_get_end_turn (TbActionPanel *self)
{
  g_return_val_if_fail (TB_IS_ACTION_PANEL (self), NULL);
  return self->done;
}

GtkWidget *
tb_action_panel_get_points (TbActionPanel *self)
{
  return GTK_WIDGET (self->points);
}

void
tb_action_panel_set_scale (TbActionPanel *self,
                           const TbScale *scale)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    bm_art_image_set_size (BM_ART_IMAGE (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self->actions[i])))),
                           tb_scale_pick (scale, 14, 24, 28));
}

static void
tb_action_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_action_panel_parent_class)->dispose (object);
}

static void
tb_action_panel_class_init (TbActionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_action_panel_dispose;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "tbactions");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
new_head (TbActionPanel *self)
{
  GtkWidget *head = tb_row_new (8);

  self->title = tb_wrapped_new ("action-title");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->points = g_object_new (BM_TYPE_PIPS, "round", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->points), "points");
  gtk_widget_set_valign (GTK_WIDGET (self->points), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->points));
  return head;
}

/* The digit that chooses it; beyond the last there is none. */
static GtkWidget *
new_answer_key (guint number)
{
  g_autofree char *key = g_strdup_printf ("%u", number);
  GtkWidget *label = gtk_label_new (key);

  gtk_widget_add_css_class (label, "answer-key");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (label, number <= N_KEYS);
  return label;
}

static void
make_answers (TbActionPanel *self)
{
  GtkWidget *list = tb_column_new (4);

  for (guint i = 0; i < MAX_ANSWERS; i++)
    {
      GtkWidget *box = tb_row_new (8);

      self->answers[i] = tb_part_button_new (GTK_WIDGET (self));
      gtk_widget_add_css_class (self->answers[i], "tb-answer");
      self->answer_art[i] = bm_art_image_new (NULL, 40);
      self->answer_words[i] = tb_wrapped_new (NULL);
      gtk_widget_set_hexpand (self->answer_words[i], TRUE);
      gtk_box_append (GTK_BOX (box), new_answer_key (i + 1));
      gtk_box_append (GTK_BOX (box), self->answer_art[i]);
      gtk_box_append (GTK_BOX (box), self->answer_words[i]);
      gtk_button_set_child (GTK_BUTTON (self->answers[i]), box);
      gtk_box_append (GTK_BOX (list), self->answers[i]);
    }
  self->answers_scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->answers_scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->answers_scroll), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->answers_scroll), list);
}

static GtkWidget *
new_steps (TbActionPanel *self)
{
  GtkWidget *row = tb_row_new (6);

  self->steps = row;
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_add_css_class (row, "tb-steps");
  self->undo = gtk_button_new_with_label (_("Undo"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), "table.undo");
  self->redo = gtk_button_new_with_label (_("Redo"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->redo), "table.redo");
  gtk_box_append (GTK_BOX (row), self->undo);
  gtk_box_append (GTK_BOX (row), self->redo);
  return row;
}

static void
tb_action_panel_init (TbActionPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_parent (new_head (self), GTK_WIDGET (self));
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      self->actions[i] = new_action (self, &entries[i]);
      gtk_grid_attach (GTK_GRID (self->grid), self->actions[i], (int) i % 2, (int) i / 2, 1, 1);
    }
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  make_answers (self);
  gtk_widget_set_parent (self->answers_scroll, GTK_WIDGET (self));
  self->done = tb_part_button_new (GTK_WIDGET (self));
  tb_part_button_set (self->done, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE));
  gtk_widget_add_css_class (self->done, "end-turn");
  gtk_widget_set_parent (self->done, GTK_WIDGET (self));
  gtk_widget_set_parent (new_steps (self), GTK_WIDGET (self));
}
