/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-lesson-progress.h"

#define KEY_DONE  "lessons-done"
#define KEY_BEGUN "lessons-begun"

gboolean
bm_lesson_progress_is_done (GSettings  *settings,
                            const char *id)
{
  g_auto(GStrv) done = g_settings_get_strv (settings, KEY_DONE);

  return g_strv_contains ((const char *const *) done, id);
}

void
bm_lesson_progress_set_done (GSettings  *settings,
                             const char *id)
{
  g_auto(GStrv) done = g_settings_get_strv (settings, KEY_DONE), more = NULL;
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  bm_lesson_progress_set_begun (settings, id, NULL);
  if (g_strv_contains ((const char *const *) done, id))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY_DONE, (const char *const *) more);
}

gboolean
bm_lesson_progress_has_any (GSettings *settings)
{
  g_auto(GStrv) done = g_settings_get_strv (settings, KEY_DONE);

  return done[0] != NULL;
}

char **
bm_lesson_progress_dup_begun (GSettings  *settings,
                              const char *id)
{
  g_autoptr(GVariant) begun = g_settings_get_value (settings, KEY_BEGUN);
  char **tokens = NULL;

  return g_variant_lookup (begun, id, "^as", &tokens) ? tokens : NULL;
}

void
bm_lesson_progress_set_begun (GSettings         *settings,
                              const char        *id,
                              const char *const *tokens)
{
  g_autoptr(GVariant) begun = g_settings_get_value (settings, KEY_BEGUN);
  g_autoptr(GVariant) anew = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, begun);
  while (g_variant_iter_loop (&iter, "{&s@as}", &key, &value))
    if (!g_str_equal (key, id))
      g_variant_builder_add (&builder, "{s@as}", key, value);
  if (tokens != NULL)
    g_variant_builder_add (&builder, "{s^as}", id, tokens);
  anew = g_variant_ref_sink (g_variant_builder_end (&builder));
  if (!g_variant_equal (begun, anew))
    g_settings_set_value (settings, KEY_BEGUN, anew);
}
