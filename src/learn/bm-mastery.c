/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-mastery"

#include "config.h"

#include "bm-mastery.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY_BEGIN     "learning-help"
#define KEY_EXPLAINED "help-explained"
#define KEY_USED      "help-used"

/* Key in the settings of a single player without a name; otherwise it is the id of the side.  Names have a prefix, so
   that keys cannot clash. */
#define ALONE "alone"
#define NAMED "name:"

/* The most letters of a name, so that the settings stay small. */
#define MOST_LETTERS 60

/* Uses are not counted beyond this. */
#define MOST_USES 1000

struct _BmMastery
{
  GObject             parent_instance;

  GSettings          *settings;
  const BmTopic      *topics;
  guint               n_topics;
  const BmGame       *game;
  const char *const  *players;  /* or NULL */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmMastery, bm_mastery, G_TYPE_OBJECT)

/* (transfer full) */
static char *
dup_help_key (BmMastery *self,
              int        side)
{
  return g_strconcat ("help-", self->game->seat_ids[side], NULL);
}

static gboolean
is_side (BmMastery *self,
         int        side)
{
  return side >= 0 && side < (int) g_strv_length ((char **) self->game->seat_ids);
}

/* The index of the topic; -1: there is none of that id. */
static int
find_topic (BmMastery  *self,
            const char *id)
{
  for (guint i = 0; i < self->n_topics; i++)
    if (g_str_equal (self->topics[i].id, id))
      return (int) i;
  return -1;
}

/* The side whose default name that is; -1: none. */
static int
find_side (BmMastery  *self,
           const char *person)
{
  for (int side = 0; is_side (self, side); side++)
    if (g_str_equal (self->game->seat_ids[side], person))
      return side;
  return -1;
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
bm_mastery_new (GSettings         *settings,
                const BmGame      *game,
                const char *const *players,
                const BmTopic     *topics)
{
  BmMastery *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && game != NULL && topics != NULL, NULL);

  self = g_object_new (BM_TYPE_MASTERY, NULL);
  self->settings = g_object_ref (settings);
  self->topics = topics;
  while (topics[self->n_topics].id != NULL)
    self->n_topics++;
  self->game = game;
  self->players = players;
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

const BmTopic *
bm_mastery_get_topics (BmMastery *self,
                       guint     *n)
{
  g_return_val_if_fail (BM_IS_MASTERY (self), NULL);

  *n = self->n_topics;
  return self->topics;
}

/* ---- Seats */

gboolean
bm_mastery_get_help (BmMastery *self,
                     int        side)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (BM_IS_MASTERY (self) && is_side (self, side), FALSE);

  key = dup_help_key (self, side);
  return g_settings_get_boolean (self->settings, key);
}

void
bm_mastery_set_help (BmMastery *self,
                     int        side,
                     gboolean   help)
{
  g_autofree char *key = NULL;

  g_return_if_fail (BM_IS_MASTERY (self) && is_side (self, side));

  key = dup_help_key (self, side);
  if (g_settings_get_boolean (self->settings, key) != help)
    g_settings_set_boolean (self->settings, key, help);
}

void
bm_mastery_begin (BmMastery *self)
{
  g_return_if_fail (BM_IS_MASTERY (self));

  for (int side = 0; is_side (self, side); side++)
    bm_mastery_set_help (self, side, g_settings_get_boolean (self->settings, KEY_BEGIN));
}

void
bm_mastery_swap (BmMastery *self,
                 guint      n_seats)
{
  gboolean first;
  int last = (int) n_seats - 1;

  g_return_if_fail (BM_IS_MASTERY (self) && is_side (self, last));

  first = bm_mastery_get_help (self, 0);
  for (int side = 0; side < last; side++)
    bm_mastery_set_help (self, side, bm_mastery_get_help (self, side + 1));
  bm_mastery_set_help (self, last, first);
}

/* ---- People */

char *
bm_mastery_dup_person (BmMastery  *self,
                       const char *name,
                       int         side,
                       gboolean    alone)
{
  g_autofree char *shorter = NULL, *stripped = NULL;

  g_return_val_if_fail (BM_IS_MASTERY (self) && name != NULL && is_side (self, side), NULL);

  stripped = g_strstrip (g_utf8_make_valid (name, -1));
  if (*stripped == '\0')
    return g_strdup (alone ? ALONE : self->game->seat_ids[side]);
  shorter = g_utf8_substring (stripped, 0, MIN (g_utf8_strlen (stripped, -1), MOST_LETTERS));
  return g_strconcat (NAMED, shorter, NULL);
}

char *
bm_mastery_dup_title (BmMastery  *self,
                      const char *person)
{
  int side;

  g_return_val_if_fail (BM_IS_MASTERY (self) && person != NULL, NULL);

  if (g_str_has_prefix (person, NAMED))
    return g_strdup (person + strlen (NAMED));
  side = find_side (self, person);
  if (side >= 0)
    return g_strdup (self->players == NULL ? person : g_dpgettext2 (NULL, "seat", self->players[side]));
  /* Translators: who plays against the computer and has given no name. */
  return g_strdup (_("You, against the computer"));
}

static void
collect (BmMastery  *self,
         GVariant   *of_people,
         GHashTable *people)
{
  GVariantIter iter;
  const char *person;
  GVariant *value;

  g_variant_iter_init (&iter, of_people);
  while (g_variant_iter_loop (&iter, "{&s@*}", &person, &value))
    if (g_str_has_prefix (person, NAMED) || find_side (self, person) >= 0 || g_str_equal (person, ALONE))
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
  collect (self, explained, people);
  collect (self, used, people);
  all = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, &person, NULL))
    g_ptr_array_add (all, g_strdup (person));
  g_ptr_array_sort (all, compare_people);
  g_ptr_array_add (all, NULL);
  return (char **) g_ptr_array_free (all, FALSE);
}

/* ---- Known topics */

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
                     guint       topic)
{
  g_autoptr(GVariant) uses = NULL;
  guint32 n = 0;

  g_return_val_if_fail (BM_IS_MASTERY (self) && person != NULL && topic < self->n_topics, 0);

  uses = get_uses (self, person);
  if (uses == NULL || !g_variant_lookup (uses, self->topics[topic].id, "u", &n))
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
  for (guint topic = 0; uses != NULL && topic < self->n_topics; topic++)
    {
      guint32 n = 0;

      if (g_variant_lookup (uses, self->topics[topic].id, "u", &n) && n >= BM_MASTERY_ENOUGH)
        known |= (BmTopics) 1 << topic;
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
    if (find_topic (self, id) >= 0)
      explained |= (BmTopics) 1 << find_topic (self, id);
  return explained;
}

/* Sets PERSON's value in KEY to VALUE (floating; NULL: removes it), and leaves all others as they are. */
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
        if (find_topic (self, id) < 0 || (without >> find_topic (self, id) & 1) == 0)
          g_variant_builder_add (&builder, "s", id);
    }
  if (more != NULL)
    g_variant_builder_add (&builder, "s", more);
  return g_variant_builder_end (&builder);
}

void
bm_mastery_explain (BmMastery  *self,
                    const char *person,
                    guint       topic)
{
  g_return_if_fail (BM_IS_MASTERY (self) && person != NULL && topic < self->n_topics);

  if ((bm_mastery_get_explained (self, person) >> topic & 1) == 0)
    replace (self, KEY_EXPLAINED, person, build_explained (self, person, 0, self->topics[topic].id));
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
        if (find_topic (self, id) < 0 || ((without | more) >> find_topic (self, id) & 1) == 0)
          g_variant_builder_add (&builder, "{su}", id, n);
    }
  for (guint topic = 0; topic < self->n_topics; topic++)
    if (more >> topic & 1)
      g_variant_builder_add (&builder, "{su}", self->topics[topic].id,
                             MIN (bm_mastery_get_used (self, person, topic) + 1, MOST_USES));
  return g_variant_builder_end (&builder);
}

void
bm_mastery_use (BmMastery  *self,
                const char *person,
                BmTopics    topics)
{
  g_return_if_fail (BM_IS_MASTERY (self) && person != NULL);

  /* Known topics are not counted further: the settings would be written at every turn. */
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
