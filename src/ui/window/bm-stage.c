/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-stage"

#include "config.h"

#include "bm-stage.h"

struct _BmStage
{
  GObject    parent_instance;

  GtkStack  *stack;   /* borrowed, as are all screens */
  GtkWidget *home;
  GtkWidget *between; /* skipped on the way back, or NULL */
  GPtrArray *way;     /* the screens to go back to, the next one last */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmStage, bm_stage, G_TYPE_OBJECT)

static void
bm_stage_finalize (GObject *object)
{
  g_ptr_array_unref (BM_STAGE (object)->way);
  G_OBJECT_CLASS (bm_stage_parent_class)->finalize (object);
}

static void
bm_stage_class_init (BmStageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bm_stage_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
}

static void
bm_stage_init (BmStage *self)
{
  self->way = g_ptr_array_new ();
}

BmStage *
bm_stage_new (GtkStack  *stack,
              GtkWidget *home)
{
  BmStage *self = g_object_new (BM_TYPE_STAGE, NULL);

  self->stack = stack;
  self->home = home;
  return self;
}

void
bm_stage_add (BmStage   *self,
              GtkWidget *screen)
{
  g_return_if_fail (BM_IS_STAGE (self));
  gtk_stack_add_child (self->stack, screen);
}

void
bm_stage_remove (BmStage   *self,
                 GtkWidget *screen)
{
  g_return_if_fail (BM_IS_STAGE (self));

  if (screen == NULL)
    return;
  while (g_ptr_array_remove (self->way, screen))
    continue;
  if (bm_stage_is_shown (self, screen))
    bm_stage_go_back (self);
  if (self->between == screen)
    self->between = NULL;
  gtk_stack_remove (self->stack, screen);
}

void
bm_stage_pass_over (BmStage   *self,
                    GtkWidget *screen)
{
  g_return_if_fail (BM_IS_STAGE (self));
  self->between = screen;
}

GtkWidget *
bm_stage_get_shown (BmStage *self)
{
  g_return_val_if_fail (BM_IS_STAGE (self), NULL);
  return gtk_stack_get_visible_child (self->stack);
}

gboolean
bm_stage_is_shown (BmStage  *self,
                   gpointer  screen)
{
  return screen != NULL && bm_stage_get_shown (self) == screen;
}

static void
show (BmStage   *self,
      GtkWidget *screen)
{
  GtkWidget *before = bm_stage_get_shown (self);

  gtk_stack_set_visible_child (self->stack, screen);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, before);
}

void
bm_stage_show (BmStage   *self,
               GtkWidget *screen)
{
  g_return_if_fail (BM_IS_STAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (screen));

  g_ptr_array_set_size (self->way, 0);
  show (self, screen);
}

void
bm_stage_visit (BmStage   *self,
                GtkWidget *screen)
{
  GtkWidget *shown;

  g_return_if_fail (BM_IS_STAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (screen));

  shown = bm_stage_get_shown (self);
  if (shown != screen && shown != self->between)
    g_ptr_array_add (self->way, shown);
  else if (shown != screen && self->way->len > 0 && self->way->pdata[self->way->len - 1] == screen)
    g_ptr_array_set_size (self->way, (int) self->way->len - 1);
  show (self, screen);
}

GtkWidget *
bm_stage_get_back (BmStage *self)
{
  g_return_val_if_fail (BM_IS_STAGE (self), NULL);
  return self->way->len == 0 ? self->home : self->way->pdata[self->way->len - 1];
}

void
bm_stage_go_back (BmStage *self)
{
  GtkWidget *screen = bm_stage_get_back (self);

  g_return_if_fail (BM_IS_STAGE (self));

  g_ptr_array_set_size (self->way, MAX ((int) self->way->len - 1, 0));
  show (self, screen);
}

void
bm_stage_go_back_to (BmStage   *self,
                     GtkWidget *screen)
{
  guint at;

  g_return_if_fail (BM_IS_STAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (screen));

  if (g_ptr_array_find (self->way, screen, &at))
    g_ptr_array_set_size (self->way, (int) at);
  show (self, screen);
}
