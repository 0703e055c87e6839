/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-replay-pictures.h"

/* Frames for layout and drawing before a picture is taken. */
#define FRAMES 2

typedef struct
{
  GtkWidget         *widget;
  GtkWidget         *behind;
  GFile             *folder;
  char              *name;
  guint              n;
  guint              next;
  guint              frames; /* frames left before the next picture */
  guint              tick;
  GdkFrameClock     *clock;   /* whose frame is awaited */
  gulong             painted;
  gulong             unmapped;
  BmPictureShow      show;
  BmPictureProgress  progress;
} Sequence;

/* A picture that is being written to its file. */
typedef struct
{
  GdkTexture *texture;
  GFile      *file;
} Picture;

static void
sequence_free (gpointer data)
{
  Sequence *self = data;

  g_object_unref (self->widget);
  g_clear_object (&self->behind);
  g_object_unref (self->folder);
  g_free (self->name);
  g_free (self);
}

static void
picture_free (gpointer data)
{
  Picture *self = data;

  g_object_unref (self->texture);
  g_object_unref (self->file);
  g_free (self);
}

/* TRUE: it was waiting for a frame. */
static gboolean
stop_waiting (Sequence *self)
{
  gboolean waited = self->tick != 0 || self->painted != 0;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  if (self->painted != 0)
    g_clear_signal_handler (&self->painted, self->clock);
  g_clear_object (&self->clock);
  return waited;
}

static void
end (GTask  *task,
     GError *error)
{
  Sequence *self = g_task_get_task_data (task);

  stop_waiting (self);
  g_clear_signal_handler (&self->unmapped, self->widget);
  if (error != NULL)
    g_task_return_error (task, error);
  else if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
  g_object_unref (task);
}

/* ---- In a thread */

static void
write_in_thread (GTask        *writing,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Picture *picture = data;
  g_autoptr(GBytes) bytes = gdk_texture_save_to_png_bytes (picture->texture);
  gsize length;
  const char *png = g_bytes_get_data (bytes, &length);
  GError *error = NULL;

  if (g_file_replace_contents (picture->file, png, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, cancellable, &error))
    g_task_return_boolean (writing, TRUE);
  else
    g_task_return_error (writing, error);
}

/* ---- In the main thread */

static gboolean tick_cb (GtkWidget     *widget,
                         GdkFrameClock *clock,
                         gpointer       data);

static void
wait_for_frames (GTask *task)
{
  Sequence *self = g_task_get_task_data (task);

  self->frames = FRAMES;
  self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, task, NULL);
  gtk_widget_queue_draw (self->widget);
}

static void
show_next (GTask *task)
{
  Sequence *self = g_task_get_task_data (task);
  GObject *owner = g_task_get_source_object (task);

  if (self->next == self->n || g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    {
      end (task, NULL);
      return;
    }
  /* An unmapped widget is not drawn. */
  if (!gtk_widget_get_mapped (self->widget))
    {
      end (task, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "not on the screen any more"));
      return;
    }
  self->show (owner, self->next);
  wait_for_frames (task);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GTask *task = data;
  Sequence *self = g_task_get_task_data (task);
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      end (task, error);
      return;
    }
  self->next++;
  self->progress (g_task_get_source_object (task), self->next);
  show_next (task);
}

static void
append_widget (GtkSnapshot *snapshot,
               GtkWidget   *widget)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

/* A window that is hidden, or was just mapped, has not been drawn. */
static gboolean
has_been_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  append_widget (snapshot, widget);
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL;
}

/* Draws the widget over its background. */
static GskRenderNode *
draw (const Sequence        *self,
      const graphene_rect_t *whole)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_point_t at;

  gtk_snapshot_push_clip (snapshot, whole);
  if (self->behind != NULL
      && gtk_widget_compute_point (self->widget, self->behind, &GRAPHENE_POINT_INIT (0, 0), &at))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-at.x, -at.y));
      append_widget (snapshot, self->behind);
      gtk_snapshot_restore (snapshot);
    }
  append_widget (snapshot, self->widget);
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Rendered to memory, so that a thread can write it. */
static GdkTexture *
take_picture (const Sequence *self)
{
  const graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (self->widget),
                                                    gtk_widget_get_height (self->widget));
  g_autoptr(GskRenderNode) node = draw (self, &whole);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (self->widget));
  g_autoptr(GdkTexture) texture = gsk_renderer_render_texture (renderer, node, &whole);
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  const gsize stride = (gsize) width * 4, size = stride * (gsize) height;
  g_autoptr(GBytes) bytes = NULL;
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);
  bytes = g_bytes_new_take (pixels, size);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Only in the next frame: when a frame begins, the previous one has been drawn completely. */
static void
painted_cb (GTask *task)
{
  Sequence *self = g_task_get_task_data (task);
  g_autofree char *file_name = NULL;
  g_autoptr(GTask) writing = NULL;
  Picture *picture;

  stop_waiting (self);
  if (!has_been_drawn (self->widget))
    {
      wait_for_frames (task);
      return;
    }
  picture = g_new0 (Picture, 1);
  file_name = g_strdup_printf ("%s-%04u.png", self->name, self->next);
  picture->texture = take_picture (self);
  picture->file = g_file_get_child (self->folder, file_name);
  writing = g_task_new (NULL, g_task_get_cancellable (task), written_cb, task);
  g_task_set_task_data (writing, picture, picture_free);
  g_task_run_in_thread (writing, write_in_thread);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  GTask *task = data;
  Sequence *self = g_task_get_task_data (task);

  gtk_widget_queue_draw (widget);
  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  self->clock = g_object_ref (clock);
  self->painted = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), task);
  return G_SOURCE_REMOVE;
}

/* While a file is being written, the next picture checks this. */
static void
unmap_cb (GTask *task)
{
  Sequence *self = g_task_get_task_data (task);

  if (stop_waiting (self))
    show_next (task);
}

void
bm_replay_pictures_async (GObject             *owner,
                          GtkWidget           *widget,
                          GtkWidget           *behind,
                          GFile               *folder,
                          const char          *name,
                          guint                n,
                          BmPictureShow        show,
                          BmPictureProgress    progress,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  GTask *task = g_task_new (owner, cancellable, callback, data);
  Sequence *self = g_new0 (Sequence, 1);

  self->widget = g_object_ref (widget);
  g_set_object (&self->behind, behind);
  self->folder = g_object_ref (folder);
  self->name = g_strdup (name);
  self->n = n;
  self->show = show;
  self->progress = progress;
  g_task_set_source_tag (task, bm_replay_pictures_async);
  g_task_set_task_data (task, self, sequence_free);
  self->unmapped = g_signal_connect_swapped (widget, "unmap", G_CALLBACK (unmap_cb), task);
  show_next (task);
}

gboolean
bm_replay_pictures_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
