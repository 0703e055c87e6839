/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-sound"

#include "config.h"

#include "bm-sound.h"

#include <glib/gi18n-lib.h>

/* Milliseconds before the same sound is played again, and the most sounds in that time. */
#define APART 250
#define MOST  3

/* Seconds after the last sound when the ambience ends: a table at which nothing happens costs nothing. */
#define PATIENCE 60

/* Seconds before a player that could not play is asked again. */
#define RETRY 60

struct _BmSound
{
  GObject        parent_instance;

  GSettings     *settings;
  BmSoundMaker   make;
  BmSoundPlayer *player;   /* NULL until the first sound, or there is none */
  char          *ambience; /* what belongs to the screen, or NULL */
  gboolean       ambient;  /* the player was told to repeat it */
  guint          resting;  /* source: ends the ambience */
  gboolean       rests;    /* nothing has been played for PATIENCE */
  char          *trouble;  /* why the player could not play, or NULL; a sentence for people */
  gint64         failed;   /* when */
  struct { char *sound; gint64 at; } last[MOST]; /* the last sounds played, the newest first */
};

G_DEFINE_FINAL_TYPE (BmSound, bm_sound, G_TYPE_OBJECT)

static gboolean
is_allowed (void)
{
  gboolean allowed = TRUE;

  if (gtk_settings_get_default () != NULL)
    g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &allowed, NULL);
  return allowed;
}

static gboolean
is_on (BmSound *self)
{
  return g_settings_get_boolean (self->settings, "sound") && g_settings_get_int (self->settings, "sound-volume") > 0
         && is_allowed ();
}

/* Loudness is felt as a power of the amplitude. */
static double
get_volume (BmSound *self)
{
  double part = g_settings_get_int (self->settings, "sound-volume") / 100.0;

  return part * part;
}

static void
trouble_cb (const char *words,
            gpointer    data)
{
  BmSound *self = data;

  g_info ("no sound: %s", words);
  g_free (self->trouble);
  /* Translators: %s is a technical message, usually in English. */
  self->trouble = g_strdup_printf (_("The last sound could not be played: %s"), words);
  self->failed = g_get_monotonic_time ();
  self->ambient = FALSE;
}

/* The player, made if necessary; NULL: it cannot play. */
static BmSoundPlayer *
need_player (BmSound *self)
{
  if (self->trouble != NULL && g_get_monotonic_time () - self->failed < RETRY * G_TIME_SPAN_SECOND)
    return NULL;
  g_clear_pointer (&self->trouble, g_free);
  if (self->player == NULL)
    self->player = self->make (trouble_cb, self);
  return self->player;
}

static void
update_ambience (BmSound *self)
{
  gboolean wanted = self->ambience != NULL && !self->rests && is_on (self)
                    && g_settings_get_boolean (self->settings, "ambience");
  BmSoundPlayer *player = wanted ? need_player (self) : self->player;

  if (player == NULL || (!wanted && !self->ambient))
    return;
  self->ambient = wanted;
  player->set_ambience (player, wanted ? self->ambience : NULL, get_volume (self));
}

static gboolean
rest_cb (gpointer data)
{
  BmSound *self = data;

  self->resting = 0;
  self->rests = TRUE;
  update_ambience (self);
  return G_SOURCE_REMOVE;
}

/* Something happens: the ambience goes on. */
static void
stir (BmSound *self)
{
  gboolean rested = self->rests;

  self->rests = FALSE;
  g_clear_handle_id (&self->resting, g_source_remove);
  if (self->ambience != NULL)
    self->resting = g_timeout_add_seconds (PATIENCE, rest_cb, self);
  if (rested)
    update_ambience (self);
}

static void
setting_changed_cb (BmSound *self)
{
  if (!is_on (self) && self->player != NULL)
    {
      self->player->hush (self->player);
      self->ambient = FALSE;
    }
  /* Somebody who switches it on again has perhaps plugged something in. */
  g_clear_pointer (&self->trouble, g_free);
  update_ambience (self);
}

/* Lets the new volume be heard. */
static void
volume_changed_cb (BmSound *self)
{
  setting_changed_cb (self);
  bm_sound_play (self, "shell/turn");
}

static void
bm_sound_dispose (GObject *object)
{
  BmSound *self = BM_SOUND (object);

  g_clear_handle_id (&self->resting, g_source_remove);
  if (self->player != NULL)
    self->player->free (self->player);
  self->player = NULL;
  g_clear_object (&self->settings);
  g_clear_pointer (&self->ambience, g_free);
  g_clear_pointer (&self->trouble, g_free);
  for (guint i = 0; i < MOST; i++)
    g_clear_pointer (&self->last[i].sound, g_free);
  G_OBJECT_CLASS (bm_sound_parent_class)->dispose (object);
}

static void
bm_sound_class_init (BmSoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bm_sound_dispose;
}

static void
bm_sound_init (BmSound *self)
{
}

BmSound *
bm_sound_new (GSettings    *settings,
              BmSoundMaker  make)
{
  BmSound *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (make != NULL, NULL);

  self = g_object_new (BM_TYPE_SOUND, NULL);
  self->settings = g_object_ref (settings);
  self->make = make;
  g_signal_connect_object (settings, "changed::sound", G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::ambience", G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sound-volume", G_CALLBACK (volume_changed_cb), self, G_CONNECT_SWAPPED);
  if (gtk_settings_get_default () != NULL)
    g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-event-sounds",
                             G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* Whether SOUND may be played now, which is noted. */
static gboolean
takes (BmSound    *self,
       const char *sound)
{
  gint64 now = g_get_monotonic_time (), since = now - APART * G_TIME_SPAN_MILLISECOND;

  if (self->last[MOST - 1].sound != NULL && self->last[MOST - 1].at > since)
    return FALSE;
  for (guint i = 0; i < MOST; i++)
    if (self->last[i].sound != NULL && self->last[i].at > since && g_str_equal (self->last[i].sound, sound))
      return FALSE;
  g_free (self->last[MOST - 1].sound);
  for (guint i = MOST - 1; i > 0; i--)
    self->last[i] = self->last[i - 1];
  self->last[0].sound = g_strdup (sound);
  self->last[0].at = now;
  return TRUE;
}

void
bm_sound_play (BmSound    *self,
               const char *sound)
{
  BmSoundPlayer *player;

  g_return_if_fail (BM_IS_SOUND (self));
  g_return_if_fail (sound != NULL);

  if (!is_on (self))
    return;
  stir (self);
  if (*sound == '\0' || (player = need_player (self)) == NULL || !takes (self, sound))
    return;
  player->play (player, sound, get_volume (self));
}

void
bm_sound_set_ambience (BmSound    *self,
                       const char *sound)
{
  g_return_if_fail (BM_IS_SOUND (self));

  if (g_strcmp0 (self->ambience, sound) == 0)
    return;
  g_free (self->ambience);
  self->ambience = g_strdup (sound);
  self->rests = FALSE;
  stir (self);
  update_ambience (self);
}

const char *
bm_sound_why_silent (BmSound *self)
{
  g_return_val_if_fail (BM_IS_SOUND (self), NULL);

  if (!bm_sound_player_is_built ())
    return _("This build of the program has no sound.");
  if (!is_allowed ())
    return _("The desktop asks for no sounds of events, so there are none.");
  return self->trouble;
}
