/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bm-json.h"

#define FORMAT  "bloodmoon-waiting"
#define VERSION 1

#define LOCK_NAME "lock"
#define NEW_NAME  "new"

/* The line before a match is shorter. */
#define MAX_LINE 256
#define MAX_NAME 64
#define MAX_FILE (BM_JSON_MAX_RECORD + MAX_LINE)

/* Nobody counts so far, but a file can say it.  Odd; after it comes 2, which is even. */
#define LAST_GENERATION G_MAXINT64

/* By the last bit of the generation. */
static const char *const file_names[2] = { "even", "odd" };

/* Of a file in which either may be. */
#define ANY_PARITY 2

typedef enum
{
  FILE_ABSENT,
  FILE_DAMAGED,
  FILE_FOREIGN,
  FILE_WHOLE,
} FileState;

struct _BmSlot
{
  const BmDisk *disk;
  char         *folder;
  guint         number;
  int           lock; /* -1: not locked */
  char         *top;  /* the folder from which on down new folders are to be flushed; NULL: nothing is */

  FileState     files[2];
  FileState     fresh;      /* of the file "new" */
  guint64       generation; /* the newest */
  gboolean      unplaced;   /* ... and it is in the file "new" still */
  gint64        time;
  BmKept        kept;

  int           fd;         /* -1, or that of the next one ... */
  BmKept        next;       /* ... which is this */
};

void
bm_kept_clear (BmKept *kept)
{
  g_clear_pointer (&kept->name, g_free);
  g_clear_pointer (&kept->text, g_bytes_unref);
  kept->over = FALSE;
}

void
bm_kept_set (BmKept       *kept,
             const BmKept *from)
{
  char *name = g_strdup (from->name);
  GBytes *text = from->text == NULL ? NULL : g_bytes_ref (from->text);

  bm_kept_clear (kept);
  kept->name = name;
  kept->text = text;
  kept->over = from->over;
}

/* Closing alone would leave it locked for as long as anything else has the file open: a process that is just being
   started, or a program that looks at what files are open. */
static void
unlock (BmSlot *self)
{
  if (self->lock < 0)
    return;
  flock (self->lock, LOCK_UN);
  close (self->lock);
  self->lock = -1;
}

BmSlot *
bm_slot_new (const BmDisk *disk,
             const char   *folder,
             guint         number)
{
  g_autofree char *name = g_strdup_printf ("%u", number);
  BmSlot *self = g_new0 (BmSlot, 1);

  self->disk = disk;
  self->folder = g_build_filename (folder, name, NULL);
  self->number = number;
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
  unlock (self);
  bm_kept_clear (&self->kept);
  bm_kept_clear (&self->next);
  g_free (self->top);
  g_free (self->folder);
  g_free (self);
}

guint
bm_slot_get_number (BmSlot *self)
{
  return self->number;
}

const BmKept *
bm_slot_get_kept (BmSlot *self)
{
  return &self->kept;
}

gboolean
bm_slot_is_damaged (BmSlot *self)
{
  return self->files[0] == FILE_DAMAGED || self->files[1] == FILE_DAMAGED;
}

gint64
bm_slot_get_time (BmSlot *self)
{
  return self->time;
}

gboolean
bm_slot_check_name (const char *name)
{
  gsize length = strlen (name);

  return length > 0 && length <= MAX_NAME && strspn (name, "0123456789-") == length;
}

/* ---- Reading */

typedef struct
{
  guint64 generation;
  BmKept  kept;
} Read;

static char *
checksum (const char *line,
          gsize       line_length,
          const char *text,
          gsize       length)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) line, (gssize) line_length);
  g_checksum_update (sum, (const guchar *) text, (gssize) length);
  return g_strdup (g_checksum_get_string (sum));
}

/* Reads "FORMAT VERSION GENERATION NAME STATE" without its last word, which has been found to be right.  PARITY is that
   of the generations that the file is for, or ANY_PARITY. */
static FileState
read_line (const char *line,
           guint       parity,
           guint64    *generation,
           BmKept     *kept)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);
  guint64 version;

  if (n < 2 || !g_str_equal (words[0], FORMAT)
      || !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT, &version, NULL))
    return FILE_DAMAGED;
  if (version > VERSION)
    return FILE_FOREIGN;
  if (n != 6 || *words[5] != '\0' || !g_ascii_string_to_unsigned (words[2], 10, 1, LAST_GENERATION, generation, NULL)
      || (parity != ANY_PARITY && (*generation & 1) != parity) || !bm_slot_check_name (words[3]))
    return FILE_DAMAGED;
  kept->over = g_str_equal (words[4], "over");
  if (!kept->over && !g_str_equal (words[4], "waits"))
    return FILE_DAMAGED;
  kept->name = g_strdup (words[3]);
  return FILE_WHOLE;
}

static FileState
read_bytes (GBytes  *bytes,
            guint    parity,
            guint64 *generation,
            BmKept  *kept)
{
  gsize length;
  const char *all = g_bytes_get_data (bytes, &length);
  const char *end = length == 0 ? NULL : memchr (all, '\n', MIN (length, MAX_LINE));
  g_autofree char *line = NULL, *sum = NULL;
  char *last;
  FileState state;

  if (end == NULL)
    return FILE_DAMAGED;
  line = g_strndup (all, (gsize) (end - all));
  last = strrchr (line, ' ');
  if (last == NULL)
    return FILE_DAMAGED;
  last++;
  sum = checksum (all, (gsize) (last - line), end + 1, (gsize) (all + length - end - 1));
  if (!g_str_equal (sum, last))
    return FILE_DAMAGED;
  *last = '\0';
  state = read_line (line, parity, generation, kept);
  if (state == FILE_WHOLE)
    kept->text = g_bytes_new_from_bytes (bytes, (gsize) (end + 1 - all), (gsize) (all + length - end - 1));
  return state;
}

static gint64
time_of (const char *path)
{
  struct stat status;

  return stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}

/* What the file NAME has is what the slot holds, if it is newer than what was read before. */
static FileState
read_file (BmSlot     *self,
           const char *name,
           guint       parity)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr(GBytes) bytes = NULL;
  guint64 generation = 0;
  BmKept kept = { 0 };
  FileState state;
  gboolean absent;

  bytes = bm_disk_read (path, MAX_FILE, &absent);
  if (bytes == NULL)
    return absent ? FILE_ABSENT : FILE_DAMAGED;
  state = read_bytes (bytes, parity, &generation, &kept);
  if (state == FILE_WHOLE && generation > self->generation)
    {
      self->generation = generation;
      self->unplaced = parity == ANY_PARITY;
      self->time = time_of (path);
      bm_kept_set (&self->kept, &kept);
    }
  bm_kept_clear (&kept);
  return state;
}

/* The newest that is whole counts. */
static void
read_files (BmSlot *self)
{
  self->generation = 0;
  self->unplaced = FALSE;
  self->time = 0;
  bm_kept_clear (&self->kept);
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    self->files[i] = read_file (self, file_names[i], i);
  /* Whatever else is in the way of the next generation is not missed. */
  self->fresh = read_file (self, NEW_NAME, ANY_PARITY);
}

static gboolean
is_foreign (BmSlot *self)
{
  return self->files[0] == FILE_FOREIGN || self->files[1] == FILE_FOREIGN || self->fresh == FILE_FOREIGN;
}

/* ---- Locking */

/* A lock is good as long as the file is there under its name: else another program has made another one. */
static gboolean
has_lock (BmSlot     *self,
          const char *path)
{
  struct stat mine, named;

  return self->lock >= 0 && fstat (self->lock, &mine) == 0 && stat (path, &named) == 0
         && mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

/* Where files cannot be locked, nobody else is expected. */
static gboolean
lock_file (int fd)
{
  int done;

  do
    done = flock (fd, LOCK_EX | LOCK_NB);
  while (done < 0 && errno == EINTR);
  return done == 0 || errno != EWOULDBLOCK;
}

/* Takes FD. */
static BmSlotState
lock (BmSlot     *self,
      const char *path,
      int         fd)
{
  unlock (self);
  self->lock = fd;
  if (lock_file (fd) && has_lock (self, path))
    return BM_SLOT_READY;
  unlock (self);
  return BM_SLOT_TAKEN;
}

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
  if (fd >= 0 && lock (self, path, fd) == BM_SLOT_TAKEN)
    return BM_SLOT_TAKEN;
  read_files (self);
  return is_foreign (self) ? BM_SLOT_FOREIGN : BM_SLOT_READY;
}

/* The lock was not held for a while, and somebody may have been here. */
static BmSlotState
look_again (BmSlot *self,
            BmKept *found)
{
  const guint64 known = self->generation;
  BmKept old = { 0 };
  BmSlotState state = BM_SLOT_READY;

  bm_kept_set (&old, &self->kept);
  read_files (self);
  if (is_foreign (self))
    state = BM_SLOT_FOREIGN;
  else if (self->generation != known && self->kept.text != NULL && !self->kept.over)
    state = BM_SLOT_TAKEN;
  else if (self->generation != known && self->kept.text != NULL && found != NULL)
    bm_kept_set (found, &self->kept);
  self->generation = MAX (self->generation, known);
  if (state != BM_SLOT_READY)
    unlock (self);
  bm_kept_set (&self->kept, &old);
  bm_kept_clear (&old);
  return state;
}

BmSlotState
bm_slot_hold (BmSlot  *self,
              BmKept  *found,
              GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, LOCK_NAME, NULL);
  BmSlotState state;
  int fd;

  if (has_lock (self, path))
    return BM_SLOT_READY;
  if (!bm_disk_add_folder (self->disk, self->folder, &self->top, error))
    return BM_SLOT_FAILED;
  fd = self->disk->open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
  if (fd < 0)
    {
      bm_disk_fail (errno, error);
      return BM_SLOT_FAILED;
    }
  state = lock (self, path, fd);
  if (state == BM_SLOT_READY)
    state = look_again (self, found);
  /* Nothing is written here that would have them flushed, but another slot may stand in one of them. */
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

static GBytes *
to_bytes (guint64       generation,
          const BmKept *kept)
{
  gsize length;
  const char *text = g_bytes_get_data (kept->text, &length);
  GString *all = g_string_sized_new (length + MAX_LINE);
  g_autofree char *sum = NULL;

  g_string_append_printf (all, FORMAT " %d %" G_GUINT64_FORMAT " %s %s ", VERSION, generation, kept->name,
                          kept->over ? "over" : "waits");
  sum = checksum (all->str, all->len, text, length);
  g_string_append (all, sum);
  g_string_append_c (all, '\n');
  g_string_append_len (all, text, (gssize) length);
  return g_string_free_to_bytes (all);
}

/* Somebody may want to save what can be saved of it. */
static gboolean
put_aside (BmSlot  *self,
           guint    parity,
           GError **error)
{
  g_autofree char *from = g_build_filename (self->folder, file_names[parity], NULL);
  g_autofree char *to = g_strconcat (from, ".damaged", NULL);

  if (self->disk->rename (from, to) != 0)
    return bm_disk_fail (errno, error);
  self->files[parity] = FILE_ABSENT;
  return TRUE;
}

/* Gives what a killed program has left in the file "new" the name of its file. */
static gboolean
place (BmSlot  *self,
       GError **error)
{
  const guint parity = (guint) (self->generation & 1);
  g_autofree char *from = g_build_filename (self->folder, NEW_NAME, NULL);
  g_autofree char *to = g_build_filename (self->folder, file_names[parity], NULL);

  if (!self->unplaced)
    return TRUE;
  if (self->disk->rename (from, to) != 0)
    return bm_disk_fail (errno, error);
  self->unplaced = FALSE;
  self->files[parity] = FILE_WHOLE;
  return TRUE;
}

static guint64
next_generation (BmSlot *self)
{
  return self->generation == LAST_GENERATION ? 2 : self->generation + 1;
}

gboolean
bm_slot_begin (BmSlot        *self,
               const BmKept  *kept,
               GError       **error)
{
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (self->lock >= 0 && self->fd < 0, FALSE);
  g_return_val_if_fail (kept->text != NULL && bm_slot_check_name (kept->name), FALSE);

  /* Where that fails, the new file comes in its place. */
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    if (self->files[i] == FILE_DAMAGED)
      put_aside (self, i, NULL);
  if (!place (self, error))
    return FALSE;
  bytes = to_bytes (next_generation (self), kept);
  if (!bm_disk_begin (self->disk, self->folder, NEW_NAME, bytes, &self->fd, error))
    {
      self->fd = -1;
      return FALSE;
    }
  bm_kept_set (&self->next, kept);
  return TRUE;
}

gboolean
bm_slot_commit (BmSlot  *self,
                GError **error)
{
  const guint64 generation = next_generation (self);
  const guint parity = (guint) (generation & 1);
  int fd = self->fd;

  g_return_val_if_fail (fd >= 0, FALSE);

  self->fd = -1;
  if (!bm_disk_commit (self->disk, self->folder, NEW_NAME, file_names[parity], fd, error))
    return FALSE;
  /* Until it has gone, what is there is the match before this move, whole. */
  if (self->generation == LAST_GENERATION && !put_aside (self, LAST_GENERATION & 1, error))
    return FALSE;
  self->files[parity] = FILE_WHOLE;
  self->generation = generation;
  bm_kept_set (&self->kept, &self->next);
  return bm_slot_sync_folders (self, error);
}

gboolean
bm_slot_write (BmSlot        *self,
               const BmKept  *kept,
               GError       **error)
{
  return bm_slot_begin (self, kept, error) && bm_slot_commit (self, error);
}

/* What was there before goes first, and stays gone: alone it would wait again. */
void
bm_slot_forget (BmSlot *self)
{
  const guint newest = (guint) (self->generation & 1);

  g_return_if_fail (self->lock >= 0);

  if (!place (self, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->files); i++)
    {
      guint parity = newest ^ (i == 0);

      if (self->files[parity] != FILE_WHOLE)
        continue;
      if (!bm_disk_remove (self->disk, self->folder, file_names[parity], NULL))
        return;
      self->files[parity] = FILE_ABSENT;
    }
  bm_kept_clear (&self->kept);
}
