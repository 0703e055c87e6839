/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-mastery"

#include "config.h"

#include "bm-mastery.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY_BEGIN     "learning-help"
#define KEY_EXPLAINED "help-explained"
#define KEY_USED      "help-used"

/* What people without a name are called in the settings; a name comes after its mark: nobody is taken for another. */
#define ALONE "alone"
#define BIRD  "bird"
#define WORMS "worms"
#define NAMED "name:"

/* No name that is typed is longer, and what the settings hold stays small. */
#define MOST_LETTERS 60

/* Beyond this nobody counts. */
#define MOST_USES 1000

struct _BmMastery
{
  GObject    parent_instance;

  GSettings *settings;
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmMastery, bm_mastery, G_TYPE_OBJECT)

static const char *
help_key (BmSide side)
{
  return side == BM_SIDE_BIRD ? "help-bird" : "help-worms";
}

static void
settings_changed_cb (BmMastery  *self,
                     const char *key)
{
  if (g_str_has_prefix (key, "help-"))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bm_mastery_dispose (GObject *object)
{
  g_clear_object (&BM_MASTERY (object)->settings);
  G_OBJECT_CLASS (bm_mastery_parent_class)->dispose (object);
}

static void
bm_mastery_class_init (BmMasteryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bm_mastery_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_mastery_init (BmMastery *self)
{
}

BmMastery *
bm_mastery_new (GSettings *settings)
{
  BmMastery *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BM_TYPE_MASTERY, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* ---- Seats */

gboolean
bm_mastery_get_help (BmMastery *self,
                     BmSide     side)
{
  g_return_val_if_fail (BM_IS_MASTERY (self) && side < BM_N_SIDES, FALSE);
  return g_settings_get_boolean (self->settings, help_key (side));
}

void
bm_mastery_set_help (BmMastery *self,
                     BmSide     side,
                     gboolean   help)
{
  g_return_if_fail (BM_IS_MASTERY (self) && side < BM_N_SIDES);

  if (bm_mastery_get_help (self, side) != help)
    g_settings_set_boolean (self->settings, help_key (side), help);
}

void
bm_mastery_begin (BmMastery *self)
{
  g_return_if_fail (BM_IS_MASTERY (self));

  for (guint side = 0; side < BM_N_SIDES; side++)
    bm_mastery_set_help (self, (BmSide) side, g_settings_get_boolean (self->settings, KEY_BEGIN));
}

void
bm_mastery_swap (BmMastery *self)
{
  gboolean bird;

  g_return_if_fail (BM_IS_MASTERY (self));

  bird = bm_mastery_get_help (self, BM_SIDE_BIRD);
  bm_mastery_set_help (self, BM_SIDE_BIRD, bm_mastery_get_help (self, BM_SIDE_WORMS));
  bm_mastery_set_help (self, BM_SIDE_WORMS, bird);
}

/* ---- People */

char *
bm_mastery_dup_person (const char *name,
                       BmSide      side,
                       gboolean    alone)
{
  g_autofree char *shorter = NULL, *stripped = NULL;

  g_return_val_if_fail (name != NULL && side < BM_N_SIDES, NULL);

  stripped = g_strstrip (g_utf8_make_valid (name, -1));
  if (*stripped == '\0')
    return g_strdup (alone ? ALONE : side == BM_SIDE_BIRD ? BIRD : WORMS);
  shorter = g_utf8_substring (stripped, 0, MIN (g_utf8_strlen (stripped, -1), MOST_LETTERS));
  return g_strconcat (NAMED, shorter, NULL);
}

char *
bm_mastery_dup_title (const char *person)
{
  g_return_val_if_fail (person != NULL, NULL);

  if (g_str_has_prefix (person, NAMED))
    return g_strdup (person + strlen (NAMED));
  if (g_str_equal (person, BIRD))
    return g_strdup (_("The Bird’s player"));
  if (g_str_equal (person, WORMS))
    return g_strdup (_("The Worms’ player"));
  /* Translators: who plays against the computer and has given no name. */
  return g_strdup (_("You, against the computer"));
}

static void
collect (GVariant   *of_people,
         GHashTable *people)
{
  GVariantIter iter;
  const char *person;
  GVariant *value;

  g_variant_iter_init (&iter, of_people);
  while (g_variant_iter_loop (&iter, "{&s@*}", &person, &value))
    if (g_str_has_prefix (person, NAMED) || g_str_equal (person, BIRD) || g_str_equal (person, WORMS)
        || g_str_equal (person, ALONE))
      g_hash_table_add (people, g_strdup (person));
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

char **
bm_mastery_dup_people (BmMastery *self)
{
  g_autoptr(GHashTable) people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GVariant) explained = NULL, used = NULL;
  GPtrArray *all;
  GHashTableIter iter;
  gpointer person;

  g_return_val_if_fail (BM_IS_MASTERY (self), NULL);

  explained = g_settings_get_value (self->settings, KEY_EXPLAINED);
  used = g_settings_get_value (self->settings, KEY_USED);
  collect (explained, people);
  collect (used, people);
  all = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, &person, NULL))
    g_ptr_array_add (all, g_strdup (person));
  g_ptr_array_sort (all, compare_people);
  g_ptr_array_add (all, NULL);
  return (char **) g_ptr_array_free (all, FALSE);
}

/* ---- What they know */

/* {topic: times} of PERSON; NULL: nothing. */
static GVariant *
get_uses (BmMastery  *self,
          const char *person)
{
  g_autoptr(GVariant) all = g_settings_get_value (self->settings, KEY_USED);

  return g_variant_lookup_value (all, person, G_VARIANT_TYPE ("a{su}"));
}

guint
bm_mastery_get_used (BmMastery  *self,
                     const char *person,
                     BmTopic     topic)
{
  g_autoptr(GVariant) uses = NULL;
  guint32 n = 0;

  g_return_val_if_fail (BM_IS_MASTERY (self) && person != NULL && topic < BM_N_TOPICS, 0);

  uses = get_uses (self, person);
  if (uses == NULL || !g_variant_lookup (uses, bm_topic_id (topic), "u", &n))
    return 0;
  return MIN (n, MOST_USES);
}

BmTopics
bm_mastery_get_known (BmMastery  *self,
                      const char *person)
{
  g_autoptr(GVariant) uses = NULL;
  BmTopics known = 0;

  g_return_val_if_fail (BM_IS_MASTERY (self) && person != NULL, 0);

  uses = get_uses (self, person);
  for (guint topic = 0; uses != NULL && topic < BM_N_TOPICS; topic++)
    {
      guint32 n = 0;

      if (g_variant_lookup (uses, bm_topic_id ((BmTopic) topic), "u", &n) && n >= BM_MASTERY_ENOUGH)
        known |= BM_TOPIC_BIT (topic);
    }
  return known;
}

BmTopics
bm_mastery_get_explained (BmMastery  *self,
                          const char *person)
{
  g_autoptr(GVariant) all = NULL, ids = NULL;
  BmTopics explained = 0;
  GVariantIter iter;
  const char *id;

  g_return_val_if_fail (BM_IS_MASTERY (self) && person != NULL, 0);

  all = g_settings_get_value (self->settings, KEY_EXPLAINED);
  ids = g_variant_lookup_value (all, person, G_VARIANT_TYPE ("as"));
  if (ids == NULL)
    return 0;
  g_variant_iter_init (&iter, ids);
  while (g_variant_iter_loop (&iter, "&s", &id))
    if (bm_topic_from_id (id) != BM_N_TOPICS)
      explained |= BM_TOPIC_BIT (bm_topic_from_id (id));
  return explained;
}

/* Puts VALUE (NULL: nothing, floating) in place of what KEY has of PERSON, and leaves all others as they are. */
static void
replace (BmMastery  *self,
         const char *key,
         const char *person,
         GVariant   *value)
{
  g_autoptr(GVariant) all = g_settings_get_value (self->settings, key);
  g_autoptr(GVariant) own = value == NULL ? NULL : g_variant_ref_sink (value);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *name;
  GVariant *old;

  g_variant_builder_init (&builder, g_variant_get_type (all));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@*}", &name, &old))
    if (!g_str_equal (name, person))
      g_variant_builder_add (&builder, "{s@*}", name, old);
  if (own != NULL && g_variant_n_children (own) > 0)
    g_variant_builder_add (&builder, "{s@*}", person, own);
  g_settings_set_value (self->settings, key, g_variant_builder_end (&builder));
}

/* The ids of PERSON without those of WITHOUT, and with that of MORE (NULL: none). */
static GVariant *
build_explained (BmMastery  *self,
                 const char *person,
                 BmTopics    without,
                 const char *more)
{
  g_autoptr(GVariant) all = g_settings_get_value (self->settings, KEY_EXPLAINED);
  g_autoptr(GVariant) ids = g_variant_lookup_value (all, person, G_VARIANT_TYPE ("as"));
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  if (ids != NULL)
    {
      g_variant_iter_init (&iter, ids);
      while (g_variant_iter_loop (&iter, "&s", &id))
        if (bm_topic_from_id (id) == BM_N_TOPICS || (without >> bm_topic_from_id (id) & 1) == 0)
          g_variant_builder_add (&builder, "s", id);
    }
  if (more != NULL)
    g_variant_builder_add (&builder, "s", more);
  return g_variant_builder_end (&builder);
}

void
bm_mastery_explain (BmMastery  *self,
                    const char *person,
                    BmTopic     topic)
{
  g_return_if_fail (BM_IS_MASTERY (self) && person != NULL && topic < BM_N_TOPICS);

  if ((bm_mastery_get_explained (self, person) >> topic & 1) == 0)
    replace (self, KEY_EXPLAINED, person, build_explained (self, person, 0, bm_topic_id (topic)));
}

/* The uses of PERSON without those of WITHOUT, those of MORE one more each. */
static GVariant *
build_used (BmMastery  *self,
            const char *person,
            BmTopics    without,
            BmTopics    more)
{
  g_autoptr(GVariant) uses = get_uses (self, person);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  guint32 n;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  if (uses != NULL)
    {
      g_variant_iter_init (&iter, uses);
      while (g_variant_iter_loop (&iter, "{&su}", &id, &n))
        if (bm_topic_from_id (id) == BM_N_TOPICS || ((without | more) >> bm_topic_from_id (id) & 1) == 0)
          g_variant_builder_add (&builder, "{su}", id, n);
    }
  for (guint topic = 0; topic < BM_N_TOPICS; topic++)
    if (more >> topic & 1)
      g_variant_builder_add (&builder, "{su}", bm_topic_id ((BmTopic) topic),
                             MIN (bm_mastery_get_used (self, person, (BmTopic) topic) + 1, MOST_USES));
  return g_variant_builder_end (&builder);
}

void
bm_mastery_use (BmMastery  *self,
                const char *person,
                BmTopics    topics)
{
  g_return_if_fail (BM_IS_MASTERY (self) && person != NULL);

  /* Who knows it need not be counted on: the settings would be written at every turn. */
  topics &= ~bm_mastery_get_known (self, person);
  if (topics != 0)
    replace (self, KEY_USED, person, build_used (self, person, 0, topics));
}

void
bm_mastery_bring_back (BmMastery  *self,
                       const char *person,
                       BmTopics    topics)
{
  g_return_if_fail (BM_IS_MASTERY (self) && person != NULL);

  replace (self, KEY_USED, person, build_used (self, person, topics, 0));
  replace (self, KEY_EXPLAINED, person, build_explained (self, person, topics, NULL));
}
