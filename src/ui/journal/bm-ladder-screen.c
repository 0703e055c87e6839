/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-ladder-screen"

#include "config.h"

#include "bm-ladder-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-page-layout.h"
#include "bm-player-words.h"
#include "bm-widget.h"

#define PICTURE 44

#define CONDITION_CHARS 14

struct _BmLadderScreen
{
  GtkWidget   parent_instance;

  GtkWidget  *back;
  GtkLabel   *total;
  GtkLabel   *scoring;
  GtkListBox *rivals;
};

enum { SIGNAL_BACK, SIGNAL_PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLadderScreen, bm_ladder_screen, GTK_TYPE_WIDGET)

guint
bm_ladder_stars (const BmJournal *journal,
                 const char      *rival)
{
  guint stars = 0;

  for (guint i = 0; i < journal->matches->len; i++)
    {
      const BmJournalLine *line = &((const BmJournalMatch *) g_ptr_array_index (journal->matches, i))->line;

      if (line->ended && g_strcmp0 (line->rival, rival) == 0)
        stars = MAX (stars, MIN (line->stars, BM_LADDER_STARS));
    }
  return stars;
}

/* ---- A row */

static void
add_label (GtkWidget  *box,
           const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

/* "★★☆" */
static GtkWidget *
new_stars (guint stars)
{
  g_autoptr(GString) text = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; i < BM_LADDER_STARS; i++)
    g_string_append (text, i < stars ? "★" : "☆");
  label = gtk_label_new (text->str);
  gtk_widget_add_css_class (label, "ladder-stars");
  return label;
}

/* What screen readers say.  FIRST is the rival to be beaten before, NULL: none.  (transfer full) */
static char *
spoken_words (const BmLadderRival *rival,
              guint                stars,
              const BmLadderRival *first)
{
  g_autofree char *won = g_strdup_printf (ngettext ("%u star", "%u stars", stars), stars);

  if (first != NULL)
    /* Translators: a rival’s name, its level, how it plays (a sentence), the name of the rival before it. */
    return g_strdup_printf (_("%1$s, %2$s. %3$s Beat %4$s first."), _(rival->name), bm_level_short_words (rival->level),
                            _(rival->manner), _(first->name));
  /* Translators: a rival’s name, its level, how it plays (a sentence), "2 stars". */
  return g_strdup_printf (_("%1$s, %2$s. %3$s %4$s."), _(rival->name), bm_level_short_words (rival->level), _(rival->manner), won);
}

static GtkWidget *
new_button (const BmLadderRival *rival,
            guint          index,
            guint          stars)
{
  GtkWidget *button = gtk_button_new_with_label (stars > 0 ? _("Play Again") : _("Play"));
  /* Translators: %s is a rival’s name. */
  g_autofree char *spoken = g_strdup_printf (_("Play against %s"), _(rival->name));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "ladder.play");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  bm_widget_set_spoken (button, spoken);
  return button;
}

/* What stands in the place of the button of a rival that is not open yet. */
static GtkWidget *
new_condition (const BmLadderRival *first)
{
  /* Translators: %s is a rival’s name. */
  g_autofree char *words = g_strdup_printf (_("Beat %s first"), _(first->name));
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CONDITION_CHARS);
  gtk_widget_add_css_class (label, "caption");
  return label;
}

/* FIRST is the rival to be beaten before this one can be played, NULL: none. */
static GtkWidget *
new_row (const BmLadderRival *rival,
         guint                index,
         guint                stars,
         const BmLadderRival *first)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1), *picture = bm_art_image_new (rival->art, PICTURE);
  g_autofree char *spoken = spoken_words (rival, stars, first);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  add_label (words, _(rival->name), "honour-title");
  add_label (words, _(rival->manner), NULL);
  add_label (words, bm_level_short_words (rival->level), "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), new_stars (stars));
  gtk_box_append (GTK_BOX (box), first == NULL ? new_button (rival, index, stars) : new_condition (first));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  bm_widget_set_class (row, "earned", stars > 0);
  bm_widget_set_class (picture, "unearned", first != NULL);
  bm_widget_set_spoken (row, spoken);
  return row;
}

/* One that was won stays open, whatever comes to lie before it. */
void
bm_ladder_screen_show (BmLadderScreen  *self,
                       const BmGameUi  *ui,
                       const BmJournal *journal)
{
  const BmLadderRival *first = NULL;
  guint total = 0, n = 0;
  GtkWidget *row;
  g_autofree char *words = NULL;

  g_return_if_fail (BM_IS_LADDER_SCREEN (self));
  g_return_if_fail (ui != NULL && ui->ladder != NULL);

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rivals))) != NULL)
    gtk_list_box_remove (self->rivals, row);
  for (const BmLadderRival *rival = ui->ladder->rivals; rival->id != NULL; rival++, n++)
    {
      const guint stars = bm_ladder_stars (journal, rival->id);

      gtk_list_box_append (self->rivals, new_row (rival, n, stars, stars > 0 ? NULL : first));
      first = stars > 0 ? NULL : rival;
      total += stars;
    }
  /* Translators: a number of stars, of how many. */
  words = g_strdup_printf (ngettext ("%1$u of %2$u star", "%1$u of %2$u stars", n * BM_LADDER_STARS), total, n * BM_LADDER_STARS);
  gtk_label_set_label (self->total, words);
  gtk_label_set_label (self->scoring, _(ui->ladder->scoring));
}

/* ---- The widget */

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *index)
{
  g_signal_emit (widget, signals[SIGNAL_PLAY], 0, g_variant_get_uint32 (index));
}

static void
back_cb (BmLadderScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_LADDER_SCREEN (widget));
  return TRUE;
}

static gboolean
bm_ladder_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_LADDER_SCREEN (widget)->back);
}

static void
bm_ladder_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_LADDER_SCREEN);
  G_OBJECT_CLASS (bm_ladder_screen_parent_class)->dispose (object);
}

static void
bm_ladder_screen_class_init (BmLadderScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_ladder_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_ladder_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-ladder-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmLadderScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmLadderScreen, total);
  gtk_widget_class_bind_template_child (widget_class, BmLadderScreen, scoring);
  gtk_widget_class_bind_template_child (widget_class, BmLadderScreen, rivals);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_install_action (widget_class, "ladder.play", "u", play_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "ladder");
  gtk_widget_class_set_layout_manager_type (widget_class, BM_TYPE_PAGE_LAYOUT);
}

static void
bm_ladder_screen_init (BmLadderScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bm_ladder_screen_new (void)
{
  return g_object_new (BM_TYPE_LADDER_SCREEN, NULL);
}
