/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-store"

#include "bm-store.h"

#include <string.h>

#include "bm-record.h"
#include "bm-store-work.h"

/* How long finalizing a store without a flush waits. */
#define LAST_MILLISECONDS 2000

#define RUNNING "running"

/* The most matches named after one minute. */
#define MOST_AT_ONCE 100

struct _BmStore
{
  GObject       parent_instance;

  char         *folder;
  const BmGame *game;
  BmStoreFound  found;
  BmStoreWork  *work;
  GError       *trouble; /* as last reported */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmStore, bm_store, G_TYPE_OBJECT)

static void
changed_cb (gpointer  owner,
            GError   *trouble)
{
  BmStore *self = owner;

  g_clear_error (&self->trouble);
  self->trouble = trouble;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bm_store_dispose (GObject *object)
{
  BmStore *self = BM_STORE (object);

  if (self->work != NULL)
    bm_store_work_end (g_steal_pointer (&self->work), LAST_MILLISECONDS);
  G_OBJECT_CLASS (bm_store_parent_class)->dispose (object);
}

static void
bm_store_finalize (GObject *object)
{
  BmStore *self = BM_STORE (object);

  g_clear_error (&self->trouble);
  g_free (self->folder);
  G_OBJECT_CLASS (bm_store_parent_class)->finalize (object);
}

static void
bm_store_class_init (BmStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_store_dispose;
  object_class->finalize = bm_store_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_store_init (BmStore *self)
{
}

static gboolean
waits (BmSlot *slot)
{
  const BmKept *kept = bm_slot_get_kept (slot);

  return kept->text != NULL && !kept->over;
}

/* Records without a game share a folder, so matches of all games may wait there. */
static gboolean
is_of_game (BmStore *self,
            BmSlot  *slot)
{
  gsize length;
  const char *text = g_bytes_get_data (bm_slot_get_kept (slot)->text, &length);
  g_autofree char *id = bm_record_dup_game (text, length);

  return id == NULL ? self->game->unnamed_records : g_str_equal (id, self->game->id);
}

/* Records the fault of a slot of this game that is in the given state. */
static void
note_fault (BmStore     *self,
            BmSlot      *slot,
            BmSlotState  state)
{
  if (self->found != BM_STORE_SOUND)
    return;
  if (state == BM_SLOT_FOREIGN)
    self->found = BM_STORE_FOREIGN;
  else if (state == BM_SLOT_READY && bm_slot_is_damaged (slot) && bm_slot_get_kept (slot)->text == NULL)
    self->found = BM_STORE_UNREADABLE;
}

/* BEST (transfer full; NULL: none yet) becomes the slot in FOLDER of the newest waiting match of this game that no other
   program has, if there is one; else, if the folder is OWN and not that of other games, its first free slot. */
static void
look_at_slots (BmStore       *self,
               const BmDisk  *disk,
               const char    *folder,
               gboolean       own,
               BmSlot       **best)
{
  BmSlotState state = BM_SLOT_READY;

  for (guint number = 1; number <= BM_STORE_SLOTS && state != BM_SLOT_ABSENT; number++)
    {
      g_autoptr(BmSlot) slot = bm_slot_new (disk, folder, number);

      state = bm_slot_look (slot);
      if (own)
        note_fault (self, slot, state);
      if (state != BM_SLOT_READY && state != BM_SLOT_ABSENT)
        continue;
      if (waits (slot) ? (!own || self->game->unnamed_records) && !is_of_game (self, slot) : !own)
        continue;
      if (*best != NULL && (!waits (slot) || (waits (*best) && bm_slot_get_time (*best) >= bm_slot_get_time (slot))))
        continue;
      g_clear_pointer (best, bm_slot_free);
      *best = g_steal_pointer (&slot);
    }
}

/* The slot to begin with; its waiting match is the store's (transfer full). */
static BmSlot *
choose_slot (BmStore      *self,
             const char   *slots,
             const BmDisk *disk)
{
  g_autofree char *running = g_build_filename (self->folder, RUNNING, NULL);
  BmSlot *best = NULL;

  look_at_slots (self, disk, slots, TRUE, &best);
  if (!g_str_equal (slots, running))
    look_at_slots (self, disk, running, FALSE, &best);
  if (best == NULL)
    best = bm_slot_new (disk, slots, 1);
  if (waits (best) && bm_slot_is_damaged (best))
    self->found = BM_STORE_DAMAGED;
  return best;
}

BmStore *
bm_store_new (const char   *folder,
              const BmGame *game,
              const BmDisk *disk)
{
  BmStore *self = g_object_new (BM_TYPE_STORE, NULL);
  g_autofree char *slots = g_build_filename (folder, RUNNING, game->unnamed_records ? NULL : game->id, NULL);

  if (disk == NULL)
    disk = &bm_disk_real;
  self->folder = g_strdup (folder);
  self->game = game;
  self->work = bm_store_work_new (folder, slots, disk, choose_slot (self, slots, disk), changed_cb, self);
  return self;
}

const char *
bm_store_get_folder (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  return self->folder;
}

const BmGame *
bm_store_get_game (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  return self->game;
}

BmStoreFound
bm_store_get_found (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), BM_STORE_SOUND);
  return self->found;
}

gboolean
bm_store_dup_waiting (BmStore  *self,
                      char    **name,
                      GBytes  **text)
{
  g_return_val_if_fail (BM_IS_STORE (self), FALSE);
  return bm_store_work_dup_waiting (self->work, name, text);
}

static gboolean
is_taken (BmStore    *self,
          const char *name)
{
  g_autofree char *file = g_strconcat (name, ".bloodmoon", NULL);
  g_autofree char *path = g_build_filename (self->folder, "matches", file, NULL);

  return bm_store_work_has_name (self->work, name) || g_file_test (path, G_FILE_TEST_EXISTS);
}

char *
bm_store_dup_new_name (BmStore *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *minute = g_date_time_format (now, "%Y-%m-%d-%H%M"), *name = g_strdup (minute);

  g_return_val_if_fail (BM_IS_STORE (self), NULL);

  for (guint i = 2; i <= MOST_AT_ONCE && is_taken (self, name); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s-%u", minute, i);
    }
  return g_steal_pointer (&name);
}

char *
bm_store_dup_path (BmStore    *self,
                   const char *name)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);
  return bm_store_work_dup_path (self->work, name);
}

static void
keep (BmStore    *self,
      const char *name,
      const char *text,
      gboolean    over)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  const BmKept kept = { (char *) name, bytes, over };

  bm_store_work_keep (self->work, &kept);
}

void
bm_store_save (BmStore    *self,
               const char *name,
               const char *text)
{
  g_return_if_fail (BM_IS_STORE (self));
  g_return_if_fail (bm_slot_check_name (name));
  g_return_if_fail (text != NULL);

  keep (self, name, text, FALSE);
}

void
bm_store_finish (BmStore    *self,
                 const char *name,
                 const char *text)
{
  g_return_if_fail (BM_IS_STORE (self));
  g_return_if_fail (bm_slot_check_name (name));
  g_return_if_fail (text != NULL);

  keep (self, name, text, TRUE);
}

gboolean
bm_store_is_saved (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), TRUE);
  return bm_store_work_is_done (self->work);
}

const GError *
bm_store_get_trouble (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  return self->trouble;
}

gboolean
bm_store_await (BmStore *self,
                guint    milliseconds)
{
  g_return_val_if_fail (BM_IS_STORE (self), TRUE);
  return bm_store_work_await (self->work, milliseconds);
}

gboolean
bm_store_flush (BmStore *self,
                guint    milliseconds)
{
  g_return_val_if_fail (BM_IS_STORE (self), TRUE);
  return bm_store_work_flush (self->work, milliseconds);
}
