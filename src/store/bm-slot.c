/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "bm-slot-lock.h"

#define LOCK_NAME      "lock"
#define NEW_NAME       "new"
#define DRAFT_NAME     "draft"
#define NEW_DRAFT_NAME "draft.new"

/* Indexed by the last bit of the generation. */
static const char *const file_names[2] = { "even", "odd" };

struct _BmSlot
{
  const BmDisk   *disk;
  char           *folder;
  int             lock; /* -1: not locked */
  char           *top;  /* top of the new folders to be flushed; NULL: none */

  BmSlotFileState files[2];
  gboolean        foreign;    /* a newer program has written one of the files */
  guint64         generation; /* the newest, without the draft */
  guint64         unplaced;   /* left by a killed program in the file "new"; 0: none */
  gint64          time;
  BmKept          kept;       /* the newest, draft included */

  /* While one thread commits or forgets, another one may draft: the latter changes the draft's members and reads
     `begun`, the former changes the rest. */
  int             fd;         /* of the generation that was begun, or -1 */
  guint64         highest;    /* highest generation ever begun */
  BmKept          begun;      /* the last one begun: in one of the files, or on its way there */
  gboolean        stuck;      /* ... or left in "new", as it could not be committed */
  guint64         draft;      /* generation of the draft; 0: none known */
  BmKept          drafted;
};

BmSlot *
bm_slot_new (const BmDisk *disk,
             const char   *folder,
             guint         number)
{
  g_autofree char *name = g_strdup_printf ("%u", number);
  BmSlot *self = g_new0 (BmSlot, 1);

  self->disk = disk;
  self->folder = g_build_filename (folder, name, NULL);
  self->lock = -1;
  self->fd = -1;
  return self;
}

void
bm_slot_free (BmSlot *self)
{
  if (self == NULL)
    return;
  if (self->fd >= 0)
    self->disk->close (self->fd);
  bm_slot_lock_release (&self->lock);
  bm_kept_clear (&self->kept);
  bm_kept_clear (&self->begun);
  bm_kept_clear (&self->drafted);
  g_free (self->top);
  g_free (self->folder);
  g_free (self);
}

const char *
bm_slot_get_folder (BmSlot *self)
{
  return self->folder;
}

const BmKept *
bm_slot_get_kept (BmSlot *self)
{
  return &self->kept;
}

const BmKept *
bm_slot_get_left (BmSlot *self)
{
  if (self->draft <= self->generation || self->begun.text == NULL
      || g_str_equal (self->begun.name, self->drafted.name))
    return NULL;
  return &self->begun;
}

gboolean
bm_slot_is_damaged (BmSlot *self)
{
  return self->files[0] == BM_SLOT_FILE_DAMAGED || self->files[1] == BM_SLOT_FILE_DAMAGED;
}

gint64
bm_slot_get_time (BmSlot *self)
{
  return self->time;
}

/* ---- Reading */

static gint64
time_of (const char *path)
{
  struct stat status;

  return stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}

/* Takes the content of the file NAME as the slot's, if it is newer than what was read before. */
static BmSlotFileState
read_file (BmSlot     *self,
           const char *name,
           guint       parity,
           guint64    *newest)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  guint64 generation = 0;
  BmKept kept = { 0 };
  BmSlotFileState state = bm_slot_file_read (path, parity, &generation, &kept);

  self->foreign = self->foreign || state == BM_SLOT_FILE_FOREIGN;
  if (state == BM_SLOT_FILE_WHOLE && generation > *newest)
    {
      *newest = generation;
      self->time = time_of (path);
      bm_kept_set (&self->kept, &kept);
    }
  bm_kept_clear (&kept);
  return state;
}

/* The newest intact one is used; of two with the same number the one that is not the draft. */
static void
read_files (BmSlot *self)
{
  guint64 newest = 0;

  self->foreign = FALSE;
  self->stuck = FALSE;
  self->time = 0;
  bm_kept_clear (&self->kept);
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    self->files[i] = read_file (self, file_names[i], i, &newest);
  self->generation = newest;
  /* Anything else under that name may be overwritten. */
  read_file (self, NEW_NAME, BM_SLOT_ANY_PARITY, &newest);
  self->unplaced = newest > self->generation ? newest : 0;
  self->generation = self->highest = newest;
  bm_kept_set (&self->begun, &self->kept);
  read_file (self, DRAFT_NAME, BM_SLOT_ANY_PARITY, &newest);
  self->draft = newest > self->generation ? newest : 0;
  bm_kept_set (&self->drafted, &self->kept);
}

/* ---- Locking */

BmSlotState
bm_slot_look (BmSlot *self)
{
  const int flags = O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  g_autofree char *path = g_build_filename (self->folder, LOCK_NAME, NULL);
  int fd;

  if (!g_file_test (self->folder, G_FILE_TEST_EXISTS))
    return BM_SLOT_ABSENT;
  fd = open (path, O_RDWR | flags);
  if (fd < 0)
    fd = open (path, O_RDONLY | flags);
  if (fd >= 0 && !bm_slot_lock_take (&self->lock, path, fd))
    return BM_SLOT_TAKEN;
  read_files (self);
  return self->foreign ? BM_SLOT_FOREIGN : BM_SLOT_READY;
}

static guint64
newest (BmSlot *self)
{
  return MAX (self->generation, self->draft);
}

/* Reads the slot again: without the lock another program may have changed it. */
static BmSlotState
look_again (BmSlot *self,
            BmKept *found)
{
  const guint64 known = newest (self), generation = self->generation, highest = self->highest;
  BmKept old = { 0 };
  BmSlotState state = BM_SLOT_READY;

  bm_kept_set (&old, &self->kept);
  read_files (self);
  if (self->foreign)
    state = BM_SLOT_FOREIGN;
  else if (newest (self) != known && self->kept.text != NULL && (!self->kept.over || bm_slot_get_left (self) != NULL))
    state = BM_SLOT_TAKEN;
  else if (newest (self) != known && self->kept.text != NULL && found != NULL)
    bm_kept_set (found, &self->kept);
  self->generation = MAX (self->generation, generation);
  self->highest = MAX (self->highest, highest);
  if (state != BM_SLOT_READY)
    bm_slot_lock_release (&self->lock);
  bm_kept_set (&self->kept, &old);
  bm_kept_clear (&old);
  return state;
}

BmSlotState
bm_slot_acquire (BmSlot  *self,
                 BmKept  *found,
                 GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, LOCK_NAME, NULL);
  BmSlotState state;
  int fd;

  if (bm_slot_lock_is_good (self->lock, path))
    return BM_SLOT_READY;
  if (!bm_disk_add_folder (self->disk, self->folder, &self->top, error))
    return BM_SLOT_FAILED;
  fd = self->disk->open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
  if (fd < 0)
    {
      bm_disk_fail (errno, error);
      return BM_SLOT_FAILED;
    }
  state = bm_slot_lock_take (&self->lock, path, fd) ? look_again (self, found) : BM_SLOT_TAKEN;
  /* This slot will not be written, so flush its folders now: another slot may use them. */
  if (state != BM_SLOT_READY && !bm_slot_sync_folders (self, error))
    return BM_SLOT_FAILED;
  return state;
}

gboolean
bm_slot_sync_folders (BmSlot  *self,
                      GError **error)
{
  if (self->top != NULL && !bm_disk_sync_above (self->disk, self->folder, self->top, error))
    return FALSE;
  g_clear_pointer (&self->top, g_free);
  return TRUE;
}

/* ---- Writing */

/* Renames a damaged file out of the way, for a rescue by hand. */
static gboolean
put_aside (BmSlot  *self,
           guint    parity,
           GError **error)
{
  g_autofree char *from = g_build_filename (self->folder, file_names[parity], NULL);
  g_autofree char *to = g_strconcat (from, ".damaged", NULL);

  if (self->disk->rename (from, to) != 0)
    return bm_disk_fail (errno, error);
  self->files[parity] = BM_SLOT_FILE_ABSENT;
  return TRUE;
}

/* Renames what a killed program has left in the file "new". */
static gboolean
place (BmSlot  *self,
       GError **error)
{
  const guint parity = (guint) (self->unplaced & 1);
  g_autofree char *from = g_build_filename (self->folder, NEW_NAME, NULL);
  g_autofree char *to = g_build_filename (self->folder, file_names[parity], NULL);

  if (self->unplaced == 0)
    return TRUE;
  if (self->disk->rename (from, to) != 0)
    return bm_disk_fail (errno, error);
  self->unplaced = 0;
  self->files[parity] = BM_SLOT_FILE_WHOLE;
  return TRUE;
}

/* Durable with the next flush of the folder. */
static gboolean
drop_draft (BmSlot  *self,
            GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, DRAFT_NAME, NULL);

  if (self->disk->unlink (path) != 0 && errno != ENOENT)
    return bm_disk_fail (errno, error);
  self->draft = 0;
  return TRUE;
}

static void
note_draft (BmSlot       *self,
            guint64       generation,
            const BmKept *kept)
{
  self->draft = generation;
  bm_kept_set (&self->drafted, kept);
}

/* Frees the file "new" of a generation whose commit failed: it becomes the draft, unless the draft is newer. */
static gboolean
keep_stuck (BmSlot  *self,
            GError **error)
{
  g_autofree char *from = g_build_filename (self->folder, NEW_NAME, NULL);
  g_autofree char *to = g_build_filename (self->folder, DRAFT_NAME, NULL);

  if (!self->stuck)
    return TRUE;
  if (self->draft <= self->highest)
    {
      if (self->disk->rename (from, to) == 0)
        note_draft (self, self->highest, &self->begun);
      /* It already has its own name if a later step failed. */
      else if (errno != ENOENT)
        return bm_disk_fail (errno, error);
    }
  self->stuck = FALSE;
  bm_kept_clear (&self->begun);
  return TRUE;
}

/* The next generation number, for the file that does not hold the newest.  After a failure it must be higher than
   what was begun then, and not lower than the draft; a draft of the same number is older. */
static guint64
next_generation (BmSlot *self)
{
  const guint64 parity = (self->generation & 1) ^ 1;
  guint64 next = MAX (self->highest + 1, self->draft);

  if ((next & 1) != parity)
    next++;
  return next <= BM_SLOT_LAST_GENERATION ? next : 2 - parity;
}

gboolean
bm_slot_begin (BmSlot        *self,
               const BmKept  *kept,
               GError       **error)
{
  const guint64 next = next_generation (self);
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (self->lock >= 0 && self->fd < 0, FALSE);
  g_return_val_if_fail (kept->text != NULL && bm_slot_check_name (kept->name), FALSE);

  /* If that fails, the new file overwrites it. */
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    if (self->files[i] == BM_SLOT_FILE_DAMAGED)
      put_aside (self, i, NULL);
  if (!place (self, error) || !keep_stuck (self, error) || (next < newest (self) && !drop_draft (self, error)))
    return FALSE;
  bytes = bm_slot_file_new (next, kept);
  if (!bm_disk_begin (self->disk, self->folder, NEW_NAME, bytes, &self->fd, error))
    {
      self->fd = -1;
      return FALSE;
    }
  self->highest = next;
  self->stuck = TRUE;
  bm_kept_set (&self->begun, kept);
  return TRUE;
}

gboolean
bm_slot_commit (BmSlot  *self,
                GError **error)
{
  const guint parity = (guint) (self->highest & 1);
  int fd = self->fd;

  g_return_val_if_fail (fd >= 0, FALSE);

  self->fd = -1;
  if (!bm_disk_commit (self->disk, self->folder, NEW_NAME, file_names[parity], fd, error)
      || !bm_slot_sync_folders (self, error))
    return FALSE;
  /* After the last number: until it is removed, the previous generation stays valid. */
  if (self->highest < self->generation && !put_aside (self, parity ^ 1, error))
    return FALSE;
  self->files[parity] = BM_SLOT_FILE_WHOLE;
  self->generation = self->highest;
  self->stuck = FALSE;
  bm_kept_set (&self->kept, &self->begun);
  return TRUE;
}

gboolean
bm_slot_write (BmSlot        *self,
               const BmKept  *kept,
               GError       **error)
{
  return bm_slot_begin (self, kept, error) && bm_slot_commit (self, error);
}

gboolean
bm_slot_draft (BmSlot        *self,
               const BmKept  *kept,
               GError       **error)
{
  const guint64 generation = MAX (self->highest + 1, self->draft);
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (self->lock >= 0, FALSE);
  g_return_val_if_fail (kept->text != NULL && bm_slot_check_name (kept->name), FALSE);

  if (generation > BM_SLOT_LAST_GENERATION)
    return bm_disk_fail (EOVERFLOW, error);
  bytes = bm_slot_file_new (generation, kept);
  if (!bm_disk_put (self->disk, self->folder, NEW_DRAFT_NAME, DRAFT_NAME, bytes, error))
    return FALSE;
  note_draft (self, generation, kept);
  return TRUE;
}

gboolean
bm_slot_is_latest (BmSlot       *self,
                   const BmKept *kept)
{
  return bm_kept_is_same (&self->begun, kept);
}

gboolean
bm_slot_begin_forget (BmSlot       *self,
                      const BmKept *kept)
{
  g_return_val_if_fail (self->lock >= 0, FALSE);

  if (!bm_kept_is_same (&self->kept, kept))
    return FALSE;
  /* An old draft left alone would be resumed; a newer one belongs to what comes after this. */
  return (self->draft > self->highest && !bm_kept_is_same (&self->drafted, kept)) || drop_draft (self, NULL);
}

/* The older generation is removed first and that is flushed: left alone it would be resumed. */
void
bm_slot_forget (BmSlot *self)
{
  const guint newest = (guint) (self->generation & 1);

  if (!place (self, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    {
      guint parity = newest ^ (i == 0);

      if (self->files[parity] != BM_SLOT_FILE_WHOLE)
        continue;
      if (!bm_disk_remove (self->disk, self->folder, file_names[parity], NULL))
        return;
      self->files[parity] = BM_SLOT_FILE_ABSENT;
    }
  bm_kept_clear (&self->kept);
}
