/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The player that uses GStreamer.  All of GStreamer stays in a thread, which begins with the first sound: it looks for
 * plugins, and opening a device can wait for a sound server.  The thread sleeps while nothing is to be heard.
 */
#define G_LOG_DOMAIN "bm-sound"

#include "config.h"

#include "bm-sound-gst.h"

#include <gst/gst.h>

/* Sounds at the same time, besides the ambience. */
#define MOST_VOICES 4

/* Of the ambience: milliseconds of a fade, and between its steps. */
#define FADE_MSEC 2000
#define STEP_MSEC 50

/* Of the ambience's device, in microseconds: large, so that the thread seldom wakes. */
#define BUFFER_USEC  2000000
#define LATENCY_USEC 500000

/* Seconds for the thread to end. */
#define PATIENCE 2

#define PIPELINE "giosrc name=from ! oggdemux ! vorbisdec ! audioconvert ! audioresample ! volume name=volume" \
                 " ! autoaudiosink name=to"

typedef struct
{
  struct _GstPlayer *player;
  GstElement        *pipeline;
  GstElement        *volume;
  GSource           *watch;
  char              *sound;
  gboolean           loops;
  gboolean           begun; /* of a loop: it plays */
} Voice;

typedef struct _GstPlayer
{
  BmSoundPlayer  parent;

  /* Of the main loop's thread, which clears TROUBLE when it is no longer interested. */
  GMutex         mutex;
  GCond          cond;
  BmSoundTrouble trouble;
  gpointer       data;
  gboolean       ended;

  GThread       *thread;

  GMainContext  *context;
  GMainLoop     *loop;

  /* Of the thread. */
  gboolean       usable;   /* GStreamer could be initialised */
  GPtrArray     *voices;   /* of Voice */
  Voice         *ambience; /* or NULL */
  double         level;    /* its volume now ... */
  double         goal;     /* ... and after the fade */
  double         step;
  GSource       *fading;
  char          *next;     /* the ambience that follows it, or NULL */
  double         next_volume;
} GstPlayer;

static void begin_ambience (GstPlayer  *self,
                            const char *sound,
                            double      volume);

static GstPlayer *
player_ref (GstPlayer *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
player_clear (gpointer data)
{
  GstPlayer *self = data;

  g_main_loop_unref (self->loop);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
}

static void
player_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, player_clear);
}

/* ---- Trouble */

typedef struct
{
  GstPlayer *player;
  char      *words;
} Report;

static gboolean
report_cb (gpointer data)
{
  Report *report = data;

  if (report->player->trouble != NULL)
    report->player->trouble (report->words, report->player->data);
  return G_SOURCE_REMOVE;
}

static void
report_free (gpointer data)
{
  Report *report = data;

  player_unref (report->player);
  g_free (report->words);
  g_free (report);
}

static void
tell_trouble (GstPlayer  *self,
              const char *words)
{
  Report *report = g_new0 (Report, 1);

  report->player = player_ref (self);
  report->words = g_strdup (words);
  g_main_context_invoke_full (NULL, G_PRIORITY_DEFAULT, report_cb, report, report_free);
}

/* ---- Voices */

static void
voice_free (gpointer data)
{
  Voice *voice = data;

  if (voice->watch != NULL)
    g_source_destroy (voice->watch);
  g_clear_pointer (&voice->watch, g_source_unref);
  if (voice->pipeline != NULL)
    gst_element_set_state (voice->pipeline, GST_STATE_NULL);
  g_clear_object (&voice->volume);
  g_clear_object (&voice->pipeline);
  g_free (voice->sound);
  g_free (voice);
}

static void
stop_fading (GstPlayer *self)
{
  if (self->fading == NULL)
    return;
  g_source_destroy (self->fading);
  g_clear_pointer (&self->fading, g_source_unref);
}

static void
drop_ambience (GstPlayer *self)
{
  stop_fading (self);
  g_clear_pointer (&self->ambience, voice_free);
  self->level = 0;
}

static void
drop_voice (Voice *voice)
{
  GstPlayer *self = voice->player;

  if (voice == self->ambience)
    drop_ambience (self);
  else
    g_ptr_array_remove (self->voices, voice);
}

static void
drop_all (GstPlayer *self)
{
  g_clear_pointer (&self->next, g_free);
  drop_ambience (self);
  g_ptr_array_set_size (self->voices, 0);
}

/* The segment ends where the next one begins: without a gap, as nothing is flushed. */
static void
rewind_loop (Voice    *voice,
             gboolean  flush)
{
  gst_element_seek (voice->pipeline, 1.0, GST_FORMAT_TIME,
                    GST_SEEK_FLAG_SEGMENT | (flush ? GST_SEEK_FLAG_FLUSH : GST_SEEK_FLAG_NONE),
                    GST_SEEK_TYPE_SET, 0, GST_SEEK_TYPE_NONE, 0);
}

static void
begin_loop (Voice *voice)
{
  if (!voice->loops || voice->begun)
    return;
  voice->begun = TRUE;
  rewind_loop (voice, TRUE);
  gst_element_set_state (voice->pipeline, GST_STATE_PLAYING);
}

static gboolean
is_of_sink (GstMessage *message)
{
  return GST_IS_OBJECT (GST_MESSAGE_SRC (message)) && GST_IS_ELEMENT (GST_MESSAGE_SRC (message))
         && GST_OBJECT_FLAG_IS_SET (GST_MESSAGE_SRC (message), GST_ELEMENT_FLAG_SINK);
}

static void
fail (Voice      *voice,
      GstMessage *message)
{
  g_autoptr(GError) error = NULL;

  if (GST_MESSAGE_TYPE (message) == GST_MESSAGE_ERROR)
    gst_message_parse_error (message, &error, NULL);
  else
    gst_message_parse_warning (message, &error, NULL);
  tell_trouble (voice->player, error->message);
  drop_all (voice->player);
}

static gboolean
message_cb (GstBus     *bus,
            GstMessage *message,
            gpointer    data)
{
  Voice *voice = data;

  switch ((guint) GST_MESSAGE_TYPE (message))
    {
    case GST_MESSAGE_ERROR:
      fail (voice, message);
      return G_SOURCE_REMOVE;
    case GST_MESSAGE_WARNING:
      /* Without a device GStreamer goes on with a sink that does nothing. */
      if (!is_of_sink (message))
        return G_SOURCE_CONTINUE;
      fail (voice, message);
      return G_SOURCE_REMOVE;
    case GST_MESSAGE_EOS:
      drop_voice (voice);
      return G_SOURCE_REMOVE;
    case GST_MESSAGE_ASYNC_DONE:
      begin_loop (voice);
      return G_SOURCE_CONTINUE;
    case GST_MESSAGE_SEGMENT_DONE:
      rewind_loop (voice, FALSE);
      return G_SOURCE_CONTINUE;
    default:
      return G_SOURCE_CONTINUE;
    }
}

static void
sink_added_cb (GstBin     *bin,
               GstElement *sink)
{
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (sink), "buffer-time") != NULL)
    g_object_set (sink, "buffer-time", (gint64) BUFFER_USEC, "latency-time", (gint64) LATENCY_USEC, NULL);
}

static void
set_source (Voice *voice,
            GFile *file)
{
  GstElement *from = gst_bin_get_by_name (GST_BIN (voice->pipeline), "from");

  g_object_set (from, "file", file, NULL);
  gst_object_unref (from);
}

static void
set_sink (Voice *voice)
{
  GstElement *to = gst_bin_get_by_name (GST_BIN (voice->pipeline), "to");

  if (voice->loops)
    g_signal_connect (to, "element-added", G_CALLBACK (sink_added_cb), NULL);
  gst_object_unref (to);
}

/* NULL: there is no such sound; or GStreamer lacks something, which was told. */
static Voice *
voice_new (GstPlayer  *self,
           const char *sound,
           gboolean    loops,
           double      volume)
{
  g_autoptr(GFile) file = bm_sound_player_file (sound);
  g_autoptr(GError) error = NULL;
  GstBus *bus;
  Voice *voice;

  if (!g_file_query_exists (file, NULL))
    {
      g_info ("there is no sound “%s”", sound);
      return NULL;
    }
  voice = g_new0 (Voice, 1);
  voice->player = self;
  voice->sound = g_strdup (sound);
  voice->loops = loops;
  voice->pipeline = gst_parse_launch_full (PIPELINE, NULL, GST_PARSE_FLAG_FATAL_ERRORS, &error);
  if (voice->pipeline == NULL)
    {
      tell_trouble (self, error->message);
      voice_free (voice);
      return NULL;
    }
  gst_object_ref_sink (voice->pipeline);
  voice->volume = gst_bin_get_by_name (GST_BIN (voice->pipeline), "volume");
  g_object_set (voice->volume, "volume", volume, NULL);
  set_source (voice, file);
  set_sink (voice);
  bus = gst_pipeline_get_bus (GST_PIPELINE (voice->pipeline));
  voice->watch = gst_bus_create_watch (bus);
  g_source_set_callback (voice->watch, G_SOURCE_FUNC (message_cb), voice, NULL);
  g_source_attach (voice->watch, self->context);
  gst_object_unref (bus);
  gst_element_set_state (voice->pipeline, loops ? GST_STATE_PAUSED : GST_STATE_PLAYING);
  return voice;
}

/* ---- The ambience */

static gboolean
fade_cb (gpointer data)
{
  GstPlayer *self = data;

  self->level = self->step > 0 ? MIN (self->goal, self->level + self->step) : MAX (self->goal, self->level + self->step);
  g_object_set (self->ambience->volume, "volume", self->level, NULL);
  if (self->level != self->goal)
    return G_SOURCE_CONTINUE;
  if (self->goal > 0)
    {
      stop_fading (self);
      return G_SOURCE_REMOVE;
    }
  drop_ambience (self);
  if (self->next != NULL)
    {
      g_autofree char *next = g_steal_pointer (&self->next);

      begin_ambience (self, next, self->next_volume);
    }
  return G_SOURCE_REMOVE;
}

static void
fade_to (GstPlayer *self,
         double     goal)
{
  stop_fading (self);
  self->goal = goal;
  if (goal == self->level)
    return;
  self->step = (goal - self->level) * STEP_MSEC / FADE_MSEC;
  self->fading = g_timeout_source_new (STEP_MSEC);
  g_source_set_callback (self->fading, fade_cb, self, NULL);
  g_source_attach (self->fading, self->context);
}

static void
begin_ambience (GstPlayer  *self,
                const char *sound,
                double      volume)
{
  self->level = 0;
  self->ambience = voice_new (self, sound, TRUE, 0);
  if (self->ambience != NULL)
    fade_to (self, volume);
}

/* ---- In the thread */

typedef struct
{
  GstPlayer *player;
  char      *sound;
  double     volume;
} Order;

static gboolean
play_cb (gpointer data)
{
  const Order *order = data;
  GstPlayer *self = order->player;
  Voice *voice;

  if (!self->usable || self->voices->len >= MOST_VOICES)
    return G_SOURCE_REMOVE;
  voice = voice_new (self, order->sound, FALSE, order->volume);
  if (voice != NULL)
    g_ptr_array_add (self->voices, voice);
  return G_SOURCE_REMOVE;
}

static gboolean
ambience_cb (gpointer data)
{
  const Order *order = data;
  GstPlayer *self = order->player;

  g_clear_pointer (&self->next, g_free);
  if (!self->usable)
    return G_SOURCE_REMOVE;
  if (self->ambience == NULL && order->sound != NULL)
    {
      begin_ambience (self, order->sound, order->volume);
    }
  else if (self->ambience != NULL && g_strcmp0 (order->sound, self->ambience->sound) == 0)
    {
      fade_to (self, order->volume);
    }
  else if (self->ambience != NULL)
    {
      self->next = g_strdup (order->sound);
      self->next_volume = order->volume;
      if (self->level > 0)
        fade_to (self, 0);
      else
        drop_ambience (self);
    }
  return G_SOURCE_REMOVE;
}

static gboolean
hush_cb (gpointer data)
{
  drop_all (((Order *) data)->player);
  return G_SOURCE_REMOVE;
}

static gboolean
end_cb (gpointer data)
{
  g_main_loop_quit (((Order *) data)->player->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
run (gpointer data)
{
  GstPlayer *self = data;
  g_autoptr(GError) error = NULL;

  g_main_context_push_thread_default (self->context);
  self->voices = g_ptr_array_new_with_free_func (voice_free);
  self->usable = gst_init_check (NULL, NULL, &error);
  if (!self->usable)
    tell_trouble (self, error->message);
  g_main_loop_run (self->loop);
  drop_all (self);
  g_ptr_array_unref (self->voices);
  g_main_context_pop_thread_default (self->context);
  g_mutex_lock (&self->mutex);
  self->ended = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  player_unref (self);
  return NULL;
}

/* ---- In the main loop */

static void
order_free (gpointer data)
{
  Order *order = data;

  player_unref (order->player);
  g_free (order->sound);
  g_free (order);
}

static void
send (BmSoundPlayer *player,
      GSourceFunc    go,
      const char    *sound,
      double         volume)
{
  Order *order = g_new0 (Order, 1);
  g_autoptr(GSource) source = g_idle_source_new ();

  order->player = player_ref ((GstPlayer *) player);
  order->sound = g_strdup (sound);
  order->volume = volume;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, go, order, order_free);
  g_source_attach (source, order->player->context);
}

static void
play (BmSoundPlayer *player,
      const char    *sound,
      double         volume)
{
  send (player, play_cb, sound, volume);
}

static void
set_ambience (BmSoundPlayer *player,
              const char    *sound,
              double         volume)
{
  send (player, ambience_cb, sound, volume);
}

static void
hush (BmSoundPlayer *player)
{
  send (player, hush_cb, NULL, 0);
}

/* A thread that waits for a sound server does not keep the program: it is detached. */
static void
free_player (BmSoundPlayer *player)
{
  GstPlayer *self = (GstPlayer *) player;
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;
  gboolean ended;

  self->trouble = NULL;
  send (player, end_cb, NULL, 0);
  g_mutex_lock (&self->mutex);
  while (!self->ended && g_cond_wait_until (&self->cond, &self->mutex, deadline))
    continue;
  ended = self->ended;
  g_mutex_unlock (&self->mutex);
  if (ended)
    g_thread_join (self->thread);
  else
    g_thread_unref (self->thread);
  player_unref (self);
}

BmSoundPlayer *
bm_sound_gst_new (BmSoundTrouble trouble,
                  gpointer       data)
{
  GstPlayer *self = g_atomic_rc_box_new0 (GstPlayer);

  self->parent = (BmSoundPlayer) { play, set_ambience, hush, free_player };
  self->trouble = trouble;
  self->data = data;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  self->context = g_main_context_new ();
  self->loop = g_main_loop_new (self->context, FALSE);
  self->thread = g_thread_new ("sound", run, player_ref (self));
  return &self->parent;
}
