/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hunt-panel"

#include "config.h"

#include "tb-hunt-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-asks.h"
#include "tb-choice-row.h"
#include "tb-dice.h"
#include "tb-hearts.h"
#include "tb-hunter.h"
#include "tb-pace.h"
#include "tb-parts.h"
#include "tb-shot-words.h"
#include "tb-turn-words.h"
#include "tb-words.h"

/* How long a change is shown before the next event. */
#define NOTICE_MS 250
#define BLOW_MS   400

enum
{
  ANSWER_YES,
  ANSWER_NO,
  ANSWER_DONE,
  N_ANSWERS
};

struct _TbHuntPanel
{
  GtkWidget   parent_instance;

  TbHunt      hunt;                      /* as last shown */
  TbCard      leaders[TB_MAX_SEATS];     /* of the last view */
  char       *names[TB_MAX_SEATS];
  BmMotion    motion;
  TbScale     scale;

  BmArtImage *portrait;
  GtkLabel   *title;
  TbHearts   *hearts;
  GtkBox     *hunters;
  TbDice     *dice;
  GtkLabel   *ask;
  GtkWidget  *scrolled;
  GtkBox     *choices;
  GtkBox     *answers;
  GtkWidget  *buttons[N_ANSWERS];
};

G_DEFINE_FINAL_TYPE (TbHuntPanel, tb_hunt_panel, GTK_TYPE_WIDGET)

/* ---- The attack */

static void
show_worm (TbHuntPanel *self)
{
  const TbHunt *hunt = &self->hunt;
  g_autofree char *art = NULL, *title = NULL;

  if (hunt->worm == TB_NO_CARD)
    return;
  art = g_strdup_printf ("terror-below/worms/%s-%s", tb_card_kind (hunt->worm), hunt->beaten ? "beaten" : "head");
  bm_art_image_set_name (self->portrait, art);
  title = hunt->beaten
          /* Translators: %s is a Worm. */
          ? g_strdup_printf (_("%s is beaten"), tb_card_words (hunt->worm))
          /* Translators: %1$s is a Worm, %2$s a space. */
          : g_strdup_printf (_("%1$s attacks %2$s"), tb_card_words (hunt->worm), tb_space_words (hunt->at));
  tb_label_set (GTK_WIDGET (self->title), title);
}

static void
show_hunters (TbHuntPanel *self)
{
  int size = tb_scale_pick (&self->scale, 28, 38, 46);
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->hunters));

  for (guint i = 0; i < self->hunt.n_hunters; i++)
    {
      const TbHunter *hunter = &self->hunt.hunters[i];

      if (chip == NULL)
        {
          chip = tb_hunter_chip_new ();
          gtk_box_append (self->hunters, chip);
        }
      tb_hunter_chip_show (TB_HUNTER_CHIP (chip), hunter, self->names[hunter->seat], size);
      gtk_widget_set_visible (chip, TRUE);
      chip = gtk_widget_get_next_sibling (chip);
    }
  for (; chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    gtk_widget_set_visible (chip, FALSE);
}

/* The text while no decision is made here: the current event. */
static char *
story_words (TbHuntPanel *self)
{
  const TbHunt *hunt = &self->hunt;

  if (hunt->weapon != TB_NO_CARD)
    /* Translators: %1$s is a player, %2$s a card. */
    return g_strdup_printf (_("%1$s uses %2$s."), self->names[hunt->user], tb_card_words (hunt->weapon));
  for (guint i = 0; i < hunt->n_hunters; i++)
    if (hunt->hunters[i].state == TB_HUNTER_NOW)
      return g_strdup_printf (_("%s hunts."), self->names[hunt->hunters[i].seat]);
  return g_strdup (hunt->n_hunters == 0 ? _("Nobody is caught.") : "");
}

static void
show_hunt (TbHuntPanel *self)
{
  show_worm (self);
  show_hunters (self);
  tb_hearts_set (self->hearts, tb_hunt_left (&self->hunt), self->hunt.health);
  tb_dice_set (self->dice, self->hunt.dice, self->hunt.n_dice);
}

/* ---- The decision */

/* NULL: it is another seat's decision, of which only open information is shown. */
static char *
own_ask_words (const TbPosition *view)
{
  const TbFrame *top = tb_position_top (view);

  if (top != NULL && top->kind == TB_FRAME_WEAPON && tb_asks_of (view) == TB_ASKS_YES_NO)
    return g_strdup (_("Roll again, or keep the roll?"));
  if (top != NULL && top->kind == TB_FRAME_WEAPON && tb_asks_of (view) == TB_ASKS_PICK)
    return g_strdup (_("Discard Vehicle cards for more damage, or press Done."));
  return tb_asks_words (view);
}

static char *
others_ask_words (TbHuntPanel  *self,
                  const TbShow *show)
{
  const char *name = show->names[show->decides];

  switch ((guint) tb_asks_of (show->view))
    {
    case TB_ASKS_CAUGHT:
      return g_strdup_printf (_("%s may still be protected."), name);
    case TB_ASKS_CLAIM:
      return g_strdup_printf (_("%s chooses the reward."), name);
    case TB_ASKS_HUNT:
      return g_strdup_printf (_("%s hunts."), name);
    default:
      return story_words (self);
    }
}

static void
show_ask (TbHuntPanel  *self,
          const TbShow *show)
{
  g_autofree char *words = NULL;

  if (show->decides == BM_SIDE_NOBODY || !tb_hunt_panel_is_needed (show->view))
    words = story_words (self);
  else if (show->n_lit > 0)
    words = own_ask_words (show->view);
  else
    words = others_ask_words (self, show);
  tb_label_set (GTK_WIDGET (self->ask), words);
  /* With little room the options take it all; the status line has the same text. */
  gtk_widget_set_visible (GTK_WIDGET (self->ask),
                          *words != '\0' && !(self->scale.size < TB_SCALE_LARGE && gtk_widget_get_visible (self->scrolled)));
}

static const char *
style_of (TbCard card)
{
  if (tb_card_is_bounty (card))
    return "bounty";
  if (tb_card_is_character (card))
    return "leader";
  return tb_card_is_weapon (card) ? "weapon" : "item";
}

/* The effect of a card here.  (transfer full) */
static char *
card_does_words (const TbShow *show,
                 TbCard        card)
{
  TbShot shot;

  if (tb_card_is_bounty (card))
    return g_strdup_printf (ngettext ("%u point", "%u points", tb_bounty (card)->vp), tb_bounty (card)->vp);
  if (tb_asks_of (show->view) == TB_ASKS_HUNT && tb_shot_of (show->view, (guint) show->decides, card, &shot))
    return tb_shot_words (&shot);
  return g_strdup (tb_card_short (card));
}

/* The card that AT is as an option of this panel, TB_NO_CARD: none.  Vehicle cards are chosen in the hand. */
static TbCard
choice_card (const TbShow *show,
             TbAt          at)
{
  TbCard card = TB_NO_CARD;

  if (TB_AT_KIND (at) == TB_AT_LINE && TB_AT_N (at) < TB_N_LINE)
    card = show->view->line[TB_AT_N (at)];
  else if (TB_AT_KIND (at) == TB_AT_CARD && !tb_card_is_vehicle (TB_AT_N (at)) && TB_AT_N (at) < TB_FIRST_LOCATION)
    card = TB_AT_N (at);
  return card == TB_CARD_UNKNOWN ? TB_NO_CARD : card;
}

static GtkWidget *
next_row (TbHuntPanel *self,
          GtkWidget   *row)
{
  GtkWidget *next = row == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->choices)) : gtk_widget_get_next_sibling (row);

  if (next == NULL)
    {
      next = tb_choice_row_new (GTK_WIDGET (self));
      gtk_box_append (self->choices, next);
    }
  tb_choice_row_set_narrow (next, self->scale.size == TB_SCALE_SMALL);
  gtk_widget_set_visible (next, TRUE);
  return next;
}

/* At least two options are visible; more if there is room. */
static void
show_height (TbHuntPanel *self)
{
  int sum = 0, n = 0, width = gtk_widget_get_width (GTK_WIDGET (self->choices));
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));

  /* Before it is first shown, its parent's width is used. */
  if (width <= 1 && around != NULL)
    width = gtk_widget_get_width (around);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); row != NULL && n < 2;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row))
      {
        int height;

        gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width > 1 ? width : -1, NULL, &height, NULL, NULL);
        sum += height + (n++ > 0 ? gtk_box_get_spacing (self->choices) : 0);
      }
  if (gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (self->scrolled)) != sum)
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scrolled), sum);
}

static void
show_choices (TbHuntPanel  *self,
              const TbShow *show)
{
  gboolean needed = show->decides != BM_SIDE_NOBODY && tb_hunt_panel_is_needed (show->view);
  GtkWidget *row = NULL;

  for (guint i = 0; needed && i < show->n_lit; i++)
    {
      TbAt at = show->lit[i];
      TbCard card = choice_card (show, at);
      g_autofree char *words = NULL;

      if (at == TB_AT (TB_AT_BUTTON, TB_BUTTON_VP))
        {
          row = next_row (self, row);
          words = g_strdup_printf (ngettext ("%u point", "%u points", tb_box->numbers.vp_kill), tb_box->numbers.vp_kill);
          tb_choice_row_show (row, at, "bounty", "terror-below/tokens/star", words, "");
        }
      else if (card != TB_NO_CARD)
        {
          row = next_row (self, row);
          words = card_does_words (show, card);
          tb_choice_row_show (row, at, style_of (card), tb_card_art (card), tb_card_words (card), words);
        }
    }
  gtk_widget_set_visible (self->scrolled, row != NULL);
  row = row == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->choices)) : gtk_widget_get_next_sibling (row);
  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    gtk_widget_set_visible (row, FALSE);
  show_height (self);
}

static void
show_answers (TbHuntPanel  *self,
              const TbShow *show)
{
  gboolean any = FALSE;

  for (guint i = 0; i < N_ANSWERS; i++)
    {
      gboolean lit = tb_hunt_panel_is_needed (show->view) && tb_show_is_lit (show, tb_part_button_get (self->buttons[i]));

      gtk_widget_set_visible (self->buttons[i], lit);
      tb_part_button_light (self->buttons[i], lit, FALSE);
      any |= lit;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answers), any);
}

/* ---- The widget */

static void
tb_hunt_panel_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), TB_TYPE_HUNT_PANEL);
  G_OBJECT_CLASS (tb_hunt_panel_parent_class)->dispose (object);
}

static void
tb_hunt_panel_finalize (GObject *object)
{
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    g_free (TB_HUNT_PANEL (object)->names[seat]);
  G_OBJECT_CLASS (tb_hunt_panel_parent_class)->finalize (object);
}

static void
tb_hunt_panel_class_init (TbHuntPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_hunt_panel_dispose;
  object_class->finalize = tb_hunt_panel_finalize;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (TB_TYPE_DICE);
  g_type_ensure (TB_TYPE_HEARTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/terror-below/tb-hunt-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, portrait);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, title);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, hearts);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, hunters);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, dice);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, ask);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, TbHuntPanel, answers);
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "tbhunt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
add_answers (TbHuntPanel *self)
{
  static const struct
  {
    TbButton    button;
    const char *label;
  } answers[N_ANSWERS] = {
    [ANSWER_YES] = { TB_BUTTON_YES, N_("Roll again") },
    [ANSWER_NO] = { TB_BUTTON_NO, N_("Keep the roll") },
    [ANSWER_DONE] = { TB_BUTTON_DONE, N_("Done") },
  };

  for (guint i = 0; i < N_ANSWERS; i++)
    {
      GtkWidget *button = tb_part_button_new (GTK_WIDGET (self)), *label = tb_wrapped_new (NULL);

      gtk_label_set_label (GTK_LABEL (label), _(answers[i].label));
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "tb-answer");
      tb_part_button_set (button, TB_AT (TB_AT_BUTTON, answers[i].button));
      tb_part_button_name (button, _(answers[i].label), NULL);
      gtk_box_append (self->answers, button);
      self->buttons[i] = button;
    }
}

static void
tb_hunt_panel_init (TbHuntPanel *self)
{
  GtkLayoutManager *layout;

  self->hunt.worm = self->hunt.weapon = TB_NO_CARD;
  self->motion = BM_MOTION_NORMAL;
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      self->names[seat] = g_strdup (tb_seat_words (seat));
      self->leaders[seat] = TB_NO_CARD;
    }
  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  add_answers (self);
  /* The height of rows depends on their width. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "changed",
                           G_CALLBACK (show_height), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hunt"), -1);
  tb_hunt_panel_set_scale (self, &(TbScale) { TB_SCALE_USUAL, 1, FALSE });
}

gboolean
tb_hunt_panel_is_needed (const TbPosition *view)
{
  const TbFrame *top = tb_position_top (view);

  return view->attack.slot < TB_N_SLOTS && top != NULL && top->asks
         && (top->kind == TB_FRAME_HUNT || top->kind == TB_FRAME_GUARD || top->kind == TB_FRAME_WEAPON);
}

void
tb_hunt_panel_show (TbHuntPanel  *self,
                    const TbShow *show)
{
  g_return_if_fail (TB_IS_HUNT_PANEL (self));

  for (guint seat = 0; seat < show->view->options.players; seat++)
    {
      if (g_strcmp0 (self->names[seat], show->names[seat]) != 0)
        {
          g_free (self->names[seat]);
          self->names[seat] = g_strdup (show->names[seat]);
        }
      self->leaders[seat] = show->view->players[seat].leader;
    }
  tb_hunt_of (show->view, &self->hunt);
  show_hunt (self);
  show_choices (self, show);
  show_answers (self, show);
  show_ask (self, show);
}

guint
tb_hunt_panel_play_event (TbHuntPanel   *self,
                          const BmEvent *event)
{
  TbHunt before;
  g_autofree char *words = NULL;
  guint duration = 0;

  g_return_val_if_fail (TB_IS_HUNT_PANEL (self), 0);

  before = self->hunt;
  if (!tb_hunt_follow (&self->hunt, event, self->leaders) || tb_hunt_equal (&before, &self->hunt))
    return 0;
  show_worm (self);
  show_hunters (self);
  if (event->kind == TB_EVENT_DAMAGE)
    duration = tb_hearts_drop (self->hearts, tb_hunt_left (&self->hunt), self->motion);
  else
    tb_hearts_set (self->hearts, tb_hunt_left (&self->hunt), self->hunt.health);
  if (event->kind == TB_EVENT_ROLLED && self->hunt.n_dice > 0)
    {
      tb_dice_set (self->dice, self->hunt.dice, self->hunt.n_dice - 1u);
      duration = tb_dice_roll (self->dice, self->hunt.dice[self->hunt.n_dice - 1], self->motion);
    }
  else
    tb_dice_set (self->dice, self->hunt.dice, self->hunt.n_dice);
  words = story_words (self);
  tb_label_set (GTK_WIDGET (self->ask), words);
  gtk_widget_set_visible (GTK_WIDGET (self->ask), *words != '\0');
  if (duration > 0)
    return duration;
  return tb_pace (GTK_WIDGET (self), self->motion,
                  event->kind == TB_EVENT_DEFEATED || event->kind == TB_EVENT_DIED ? BLOW_MS : NOTICE_MS);
}

void
tb_hunt_panel_finish (TbHuntPanel *self)
{
  g_return_if_fail (TB_IS_HUNT_PANEL (self));

  tb_dice_finish (self->dice);
  tb_hearts_finish (self->hearts);
}

void
tb_hunt_panel_set_motion (TbHuntPanel *self,
                          BmMotion     motion)
{
  g_return_if_fail (TB_IS_HUNT_PANEL (self));
  self->motion = motion;
}

void
tb_hunt_panel_set_scale (TbHuntPanel   *self,
                         const TbScale *scale)
{
  g_return_if_fail (TB_IS_HUNT_PANEL (self));

  self->scale = *scale;
  bm_art_image_set_size (self->portrait, tb_scale_pick (scale, 40, 60, 76));
  tb_dice_set_size (self->dice, tb_scale_pick (scale, 24, 34, 42));
  show_hunters (self);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    tb_choice_row_set_narrow (row, scale->size == TB_SCALE_SMALL);
}
