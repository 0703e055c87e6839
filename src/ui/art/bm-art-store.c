/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * FOLDER/VERSION/NAME@WIDTHxHEIGHT, with a slash in the name replaced by a dot.  A file has eight bytes of magic;
 * width, height, bytes per pixel and a zero, four bytes each; a checksum of eight; and the pixels.  It is read, never
 * mapped, as another program may truncate it meanwhile.
 */
#define G_LOG_DOMAIN "bm-art-store"

#include "config.h"

#include "bm-art-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "bm-art-pack.h"

#define MAGIC "BMPIX1\n"

/* The pictures of a table on a 4K screen at scale 2 are about 60 MB, and those of the whole sky half of that. */
#define LIMIT ((gsize) 128 * 1024 * 1024)

/* The modification time of a file that is read is updated at most this often, so that it does not count as old. */
#define FRESH_SECONDS (24 * 60 * 60)

typedef struct
{
  char    magic[8];
  guint32 width;
  guint32 height;
  guint32 channels;
  guint32 zero;
  guint64 checksum;
} Head;

G_STATIC_ASSERT (sizeof (Head) == 32);

typedef struct
{
  char   *path;
  gsize   bytes;
  gint64  time;
} File;

static char    *root;      /* NULL until the first lookup, which comes before anything is written */
static gsize    limit = LIMIT;
static gboolean counted;   /* KEPT is valid */
static gsize    kept;      /* bytes in the folder */
static gboolean hopeless;  /* the folder cannot be written to */

static const char *
get_root (void)
{
  if (root == NULL)
    root = g_build_filename (g_get_user_cache_dir (), GETTEXT_PACKAGE, "art", NULL);
  return root;
}

static char *
dup_folder (void)
{
  return g_build_filename (get_root (), bm_art_pack_version (), NULL);
}

static char *
dup_path (const char *name,
          int         width,
          int         height)
{
  g_autofree char *folder = dup_folder (), *flat = g_strdelimit (g_strdup (name), "/", '.');

  return g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%s@%dx%d", folder, flat, width, height);
}

/* Checksum of the pixels and their key. */
static guint64
sum_of (const char   *name,
        gconstpointer pixels,
        gsize         length)
{
  const guint64 factor = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint64 sum = g_str_hash (name) ^ (guint64) g_str_hash (bm_art_pack_version ()) << 32;
  const guint8 *at = pixels;

  for (; length >= 8; length -= 8, at += 8)
    {
      guint64 word;

      memcpy (&word, at, 8);
      sum = (sum ^ word) * factor;
      sum ^= sum >> 29;
    }
  for (; length > 0; length--, at++)
    sum = (sum ^ *at) * factor;
  return sum;
}

static gboolean
read_all (int    fd,
          void  *buffer,
          gsize  length)
{
  char *at = buffer;

  while (length > 0)
    {
      gssize got = read (fd, at, length);

      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        return FALSE;
      at += got;
      length -= (gsize) got;
    }
  return TRUE;
}

static GBytes *
read_pixels (int         fd,
             const char *name,
             int         width,
             int         height)
{
  g_autofree guint8 *pixels = NULL;
  struct stat info;
  gsize length;
  Head head;

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode) || !read_all (fd, &head, sizeof head))
    return NULL;
  if (memcmp (head.magic, MAGIC, sizeof head.magic) != 0
      || head.width != (guint32) width || head.height != (guint32) height
      || (head.channels != 3 && head.channels != 4))
    return NULL;
  length = (gsize) width * (gsize) height * head.channels;
  if ((guint64) info.st_size != sizeof head + length)
    return NULL;
  pixels = g_malloc (length);
  if (!read_all (fd, pixels, length) || head.checksum != sum_of (name, pixels, length))
    return NULL;
  return g_bytes_new_take (g_steal_pointer (&pixels), length);
}

GBytes *
bm_art_store_load (const char *name,
                   int         width,
                   int         height)
{
  g_autofree char *path = dup_path (name, width, height);
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  GBytes *pixels;
  GStatBuf info;

  if (fd < 0)
    return NULL;
  pixels = read_pixels (fd, name, width, height);
  close (fd);
  if (pixels == NULL)
    g_unlink (path);
  else if (g_stat (path, &info) == 0 && info.st_mtime + FRESH_SECONDS < g_get_real_time () / G_USEC_PER_SEC)
    g_utime (path, NULL);
  return pixels;
}

static void
file_free (gpointer data)
{
  File *file = data;

  g_free (file->path);
  g_free (file);
}

static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (file_free);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  GStatBuf info;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      File *file;

      if (g_lstat (path, &info) != 0 || !S_ISREG (info.st_mode))
        continue;
      file = g_new0 (File, 1);
      file->path = g_steal_pointer (&path);
      file->bytes = (gsize) info.st_size;
      file->time = info.st_mtime;
      g_ptr_array_add (files, file);
    }
  return files;
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GPtrArray) files = list_files (folder);

  for (guint i = 0; i < files->len; i++)
    g_unlink (((File *) g_ptr_array_index (files, i))->path);
  g_rmdir (folder);
}

/* Removes the pictures of other versions. */
static void
remove_old_versions (void)
{
  g_autoptr(GDir) dir = g_dir_open (get_root (), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (get_root (), name, NULL);

      if (strlen (name) == strlen (bm_art_pack_version ()) && strspn (name, "0123456789abcdef") == strlen (name)
          && !g_str_equal (name, bm_art_pack_version ()))
        remove_folder (path);
    }
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const File *first = *(File *const *) a, *second = *(File *const *) b;

  return (first->time > second->time) - (first->time < second->time);
}

/* Frees space: deletes the oldest files until a quarter is free. */
static void
remove_oldest (const char *folder)
{
  g_autoptr(GPtrArray) files = list_files (folder);

  kept = 0;
  for (guint i = 0; i < files->len; i++)
    kept += ((File *) g_ptr_array_index (files, i))->bytes;
  g_ptr_array_sort (files, compare_times);
  for (guint i = 0; i < files->len && kept > limit - limit / 4; i++)
    {
      const File *file = g_ptr_array_index (files, i);

      if (g_unlink (file->path) == 0)
        kept -= file->bytes;
    }
}

static gboolean
prepare (const char *folder,
         gsize       more)
{
  if (!counted)
    {
      if (g_mkdir_with_parents (folder, 0700) != 0)
        return FALSE;
      remove_old_versions ();
      counted = TRUE;
      kept = limit;
    }
  if (kept + more > limit)
    remove_oldest (folder);
  return kept + more <= limit;
}

void
bm_art_store_save (const char *name,
                   int         width,
                   int         height,
                   GBytes     *pixels)
{
  gsize length = g_bytes_get_size (pixels), whole = sizeof (Head) + length;
  g_autofree char *folder = dup_folder (), *path = dup_path (name, width, height);
  g_autofree guint8 *bytes = NULL;
  Head head = { MAGIC, (guint32) width, (guint32) height, (guint32) (length / (gsize) width / (gsize) height), 0, 0 };

  if (hopeless || whole > limit / 2 || !prepare (folder, whole))
    return;
  head.checksum = sum_of (name, g_bytes_get_data (pixels, NULL), length);
  bytes = g_malloc (whole);
  memcpy (bytes, &head, sizeof head);
  memcpy (bytes + sizeof head, g_bytes_get_data (pixels, NULL), length);
  /* No fsync, which could block the end of the program: an incomplete file is detected by its checksum, and drawn
     again. */
  if (g_file_set_contents_full (path, (const char *) bytes, (gssize) whole, G_FILE_SET_CONTENTS_NONE, 0600, NULL))
    {
      kept += whole;
      return;
    }
  hopeless = TRUE;
  g_unlink (path);
}

void
bm_art_store_set_folder (const char *folder,
                         gsize       bytes)
{
  g_free (root);
  root = g_strdup (folder);
  limit = bytes != 0 ? bytes : LIMIT;
  counted = hopeless = FALSE;
}
