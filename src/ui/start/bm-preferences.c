/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-preferences"

#include "config.h"

#include "bm-preferences.h"

#include <glib/gi18n-lib.h>

#include "bm-drop-down.h"
#include "bm-game-ui.h"
#include "bm-widget.h"

/* With text of the usual size, and the least visible margin of the window behind. */
#define WIDTH  520
#define HEIGHT 500
#define BEHIND 40

struct _BmPreferences
{
  GtkWindow    parent_instance;

  GtkDropDown *speed;
  GtkDropDown *pace;
  GtkLabel    *speed_help;
  GtkLabel    *pace_help;
  GtkSwitch   *contrast;
  GtkSwitch   *sound;
  GtkRange    *volume;
  GtkSwitch   *ambience;
  GtkLabel    *silence;
  GtkSwitch   *learning;
  GtkSwitch   *ask;
  GtkSwitch   *ask_end;
  GtkWidget   *cover_row;
  GtkSwitch   *cover;
};

G_DEFINE_FINAL_TYPE (BmPreferences, bm_preferences, GTK_TYPE_WINDOW)

/* The drop-downs have their rows in the order of the schema's enumerations; a setting is known by its nick. */
static const char *const speeds[] = { "off", "fast", "normal", NULL };
static const char *const paces[] = { "slow", "normal", "fast", NULL };

static gboolean
nick_to_row (GValue   *value,
             GVariant *variant,
             gpointer  data)
{
  const char *const *nicks = data;

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), nicks[i]))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_nick (const GValue       *value,
             const GVariantType *type,
             gpointer            data)
{
  const char *const *nicks = data;
  guint row = g_value_get_uint (value);

  return row < g_strv_length ((char **) data) ? g_variant_new_string (nicks[row]) : NULL;
}

static void
bind_row (GSettings         *settings,
          const char        *key,
          GtkDropDown       *drop_down,
          const char *const *nicks)
{
  g_settings_bind_with_mapping (settings, key, drop_down, "selected", G_SETTINGS_BIND_DEFAULT, nick_to_row, row_to_nick,
                                (gpointer) nicks, NULL);
}

static void
bm_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_PREFERENCES);
  G_OBJECT_CLASS (bm_preferences_parent_class)->dispose (object);
}

static void
bm_preferences_class_init (BmPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, speed);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, speed_help);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, pace_help);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, contrast);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, volume);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, ambience);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, silence);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, learning);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, ask);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, ask_end);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, cover_row);
  gtk_widget_class_bind_template_child (widget_class, BmPreferences, cover);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_preferences_init (BmPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_drop_down_make_accessible (self->speed, _("Animation speed"), gtk_label_get_label (self->speed_help));
  bm_drop_down_make_accessible (self->pace, _("Computer’s pace"), gtk_label_get_label (self->pace_help));
}

/* As large as the text needs; the rest is scrolled. */
static void
set_size (BmPreferences *self,
          GtkWidget     *parent)
{
  double scale = bm_widget_text_scale (GTK_WIDGET (self));
  int width = (int) (WIDTH * scale), height = (int) (HEIGHT * scale);

  if (parent != NULL && gtk_widget_get_mapped (parent))
    {
      width = MIN (width, gtk_widget_get_width (parent) - BEHIND);
      height = MIN (height, gtk_widget_get_height (parent) - BEHIND);
    }
  gtk_window_set_default_size (GTK_WINDOW (self), MAX (width, WIDTH), MAX (height, HEIGHT));
}

GtkWidget *
bm_preferences_new (GtkWindow *parent,
                    GSettings *settings)
{
  BmPreferences *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BM_TYPE_PREFERENCES, "transient-for", parent, NULL);
  set_size (self, (GtkWidget *) parent);
  bind_row (settings, "animation-speed", self->speed, speeds);
  bind_row (settings, "computer-pace", self->pace, paces);
  g_settings_bind (settings, "high-contrast", self->contrast, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound-volume", gtk_range_get_adjustment (self->volume), "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "ambience", self->ambience, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "learning-help", self->learning, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "ask-before-giving-up", self->ask, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "ask-before-ending-turn", self->ask_end, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cover-table", self->cover, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->cover_row, bm_game_ui_any_covers_hands ());
  return GTK_WIDGET (self);
}

void
bm_preferences_set_silence (BmPreferences *self,
                            const char    *words)
{
  g_return_if_fail (BM_IS_PREFERENCES (self));

  gtk_label_set_label (self->silence, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->silence), words != NULL);
}
