/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-choice-panel"

#include "config.h"

#include "wr-choice-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "bm-card-peek.h"
#include "wr-card-look.h"
#include "wr-card-words.h"
#include "wr-play-words.h"
#include "bm-keys.h"
#include "bm-shrink.h"
#include "bm-widget.h"

#define COLUMNS 2
#define LEAST_LINES 2 /* of the card's text, where there is less room */

struct _WrChoicePanel
{
  GtkWidget   parent_instance;

  GtkWidget  *card;   /* BmCardButton, or NULL */
  BmCardPeek *peek;   /* the full version of the hovered card */
  guint8      number;
  BmShrink   *shrink; /* around text */
  GtkLabel   *text;   /* of the card */
  GtkLabel   *prompt;
  GtkGrid    *grid;
  GtkWidget  *go_on;
  GtkWidget  *back;
  GArray     *answers; /* of BmMove */
};

enum { SIGNAL_ANSWERED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrChoicePanel, wr_choice_panel, GTK_TYPE_WIDGET)

static void
answered_cb (WrChoicePanel *self,
             GtkWidget     *button)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move")));
}

static GtkWidget *
make_whole (GtkWidget *button)
{
  return bm_card_button_make_large (BM_CARD_BUTTON (button));
}

/* An option that is a card shows that card; own cards in an open hand can be pressed there as well. */
static GtkWidget *
make_answer (WrChoicePanel    *self,
             const WrPosition *pos,
             BmMove            move)
{
  guint8 number = wr_play_get_answer_card (move);
  GtkWidget *button;

  if (number != WR_NO_CARD)
    {
      button = bm_card_button_new (wr_card_look (number), BM_CARD_SIZE_LINE);
      bm_card_button_set_cost (BM_CARD_BUTTON (button), BM_CARD_NO_COST);
      bm_card_peek_watch (self->peek, button, make_whole, TRUE);
    }
  else
    {
      g_autofree char *words = wr_answer_words (pos, move);

      button = gtk_button_new_with_label (words);
      /* A long word must not make the column wider. */
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 1);
      gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (button, "answer");
    }
  g_object_set_data (G_OBJECT (button), "move", GUINT_TO_POINTER (move));
  g_signal_connect_object (button, "clicked", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Cards have a row of their own, other options are two per row. */
static void
fill_grid (WrChoicePanel    *self,
           const WrPosition *pos)
{
  GtkWidget *child;
  int row = 0, column = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (guint i = 0; i < self->answers->len; i++)
    {
      GtkWidget *button = make_answer (self, pos, g_array_index (self->answers, BmMove, i));
      gboolean whole = BM_IS_CARD_BUTTON (button);

      if (whole && column > 0)
        {
          row++;
          column = 0;
        }
      gtk_grid_attach (self->grid, button, column, row, whole ? COLUMNS : 1, 1);
      column += whole ? COLUMNS : 1;
      if (column >= COLUMNS)
        {
          row++;
          column = 0;
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->grid), self->answers->len > 0);
}

/* FALSE: some of the answers are hidden from the viewer. */
static gboolean
show_answers (WrChoicePanel *self,
              WrPlay        *play,
              gboolean       covered)
{
  const WrPosition *pos = wr_play_get_position (play);
  guint n;
  const BmMove *answers = wr_play_get_answers (play, &n);
  g_autoptr(GArray) shown = g_array_new (FALSE, FALSE, sizeof (BmMove));

  for (guint i = 0; i < n; i++)
    if (!covered || !wr_play_is_secret (play, answers[i]))
      g_array_append_val (shown, answers[i]);
  if (shown->len != self->answers->len
      || (shown->len > 0 && memcmp (shown->data, self->answers->data, shown->len * sizeof (BmMove)) != 0))
    {
      g_array_set_size (self->answers, 0);
      g_array_append_vals (self->answers, shown->data, shown->len);
      fill_grid (self, pos);
    }
  return shown->len == n;
}

static void
show_card (WrChoicePanel *self,
           guint8         card)
{
  if (self->number == card)
    return;
  self->number = card;
  g_clear_pointer (&self->card, gtk_widget_unparent);
  gtk_label_set_label (self->text, card == WR_NO_CARD ? "" : wr_card_text (card));
  gtk_widget_set_visible (GTK_WIDGET (self->shrink), card != WR_NO_CARD);
  if (card == WR_NO_CARD)
    return;
  self->card = bm_card_face_new (wr_card_look (card), BM_CARD_SIZE_LINE);
  bm_card_face_set_cost (BM_CARD_FACE (self->card), BM_CARD_NO_COST);
  gtk_widget_insert_after (self->card, GTK_WIDGET (self), NULL);
}

gboolean
wr_choice_panel_is_needed (WrPlay *play)
{
  guint n;

  /* Champions are chosen at another screen; the computer's decisions are not shown. */
  if (wr_play_is_inactive (play) || wr_play_get_choice (play) == WR_CHOICE_DRAFT)
    return FALSE;
  wr_play_get_answers (play, &n);
  return n > 0 || wr_play_is_gathering (play) || wr_play_get_card (play) != WR_NO_CARD;
}

void
wr_choice_panel_show (WrChoicePanel *self,
                      WrPlay        *play,
                      gboolean       covered)
{
  g_autofree char *prompt = NULL;
  const char *notice;

  g_return_if_fail (WR_IS_CHOICE_PANEL (self));
  g_return_if_fail (WR_IS_PLAY (play));

  prompt = wr_prompt_words (play);
  show_card (self, wr_play_get_card (play));
  gtk_label_set_label (self->prompt, show_answers (self, play, covered) ? prompt
                                                                        : _("The hand is covered: show it first."));
  notice = wr_play_get_notice (play);
  gtk_widget_set_visible (self->go_on, notice != NULL);
  /* Screen readers that read only the focused widget get the notice there. */
  if (notice != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, notice, -1);
  gtk_widget_set_visible (self->back, wr_play_is_gathering (play));
}

void
wr_choice_panel_clear (WrChoicePanel *self)
{
  g_return_if_fail (WR_IS_CHOICE_PANEL (self));

  show_card (self, WR_NO_CARD);
  gtk_label_set_label (self->prompt, "");
  if (self->answers->len > 0)
    {
      g_array_set_size (self->answers, 0);
      fill_grid (self, NULL);
    }
  gtk_widget_set_visible (self->go_on, FALSE);
  gtk_widget_set_visible (self->back, FALSE);
}

gboolean
wr_choice_panel_focus_answer (WrChoicePanel *self)
{
  GtkWidget *first;

  g_return_val_if_fail (WR_IS_CHOICE_PANEL (self), FALSE);

  first = gtk_widget_get_visible (self->go_on) ? self->go_on : gtk_widget_get_first_child (GTK_WIDGET (self->grid));
  return first != NULL && gtk_widget_grab_focus (first);
}

void
wr_choice_panel_set_hint (WrChoicePanel *self,
                          BmMove         move)
{
  g_return_if_fail (WR_IS_CHOICE_PANEL (self));

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    bm_widget_set_class (button, "hinted",
                         move != BM_MOVE_NONE
                         && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move")) == move);
}

static void
wr_choice_panel_dispose (GObject *object)
{
  WrChoicePanel *self = WR_CHOICE_PANEL (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->card = NULL;
  self->peek = NULL;
  g_clear_pointer (&self->answers, g_array_unref);
  G_OBJECT_CLASS (wr_choice_panel_parent_class)->dispose (object);
}

static void
wr_choice_panel_class_init (WrChoicePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_choice_panel_dispose;
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "choicepanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_action_button (WrChoicePanel *self,
                   const char    *label,
                   const char    *action,
                   const char    *class)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *tooltip = bm_keys_dup_tooltip (label, action);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, class);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
wr_choice_panel_init (WrChoicePanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->number = WR_NO_CARD;
  self->answers = g_array_new (FALSE, FALSE, sizeof (BmMove));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->peek = bm_card_peek_new (GTK_WIDGET (self));
  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_xalign (self->text, 0);
  gtk_label_set_width_chars (self->text, 1);
  self->shrink = g_object_new (BM_TYPE_SHRINK, "visible", FALSE, NULL);
  bm_shrink_set_child (self->shrink, GTK_WIDGET (self->text));
  bm_shrink_set_least (self->shrink, LEAST_LINES);
  gtk_widget_set_parent (GTK_WIDGET (self->shrink), GTK_WIDGET (self));
  self->prompt = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->prompt, TRUE);
  gtk_label_set_xalign (self->prompt, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "prompt");
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  self->go_on = add_action_button (self, _("Go on"), "table.go-on", "suggested");
  self->back = add_action_button (self, _("Back"), "table.cancel", "back");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choice"), -1);
}
