/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Matches are private to the user. */
#define FILE_MODE   0600
#define FOLDER_MODE 0700

static int
real_open (const char *path,
           int         flags,
           mode_t      mode)
{
  return open (path, flags, mode);
}

static gssize
real_write (int           fd,
            gconstpointer bytes,
            gsize         n)
{
  return write (fd, bytes, n);
}

const BmDisk bm_disk_real = {
  .open = real_open,
  .write = real_write,
  .fsync = fsync,
  .close = close,
  .rename = rename,
  .link = link,
  .unlink = unlink,
  .mkdir = mkdir,
};

gboolean
bm_disk_fail (int      code,
              GError **error)
{
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static int
open_again (const BmDisk *disk,
            const char   *path,
            int           flags,
            mode_t        mode)
{
  int fd;

  do
    fd = disk->open (path, flags | O_CLOEXEC, mode);
  while (fd < 0 && errno == EINTR);
  return fd;
}

static int
sync_again (const BmDisk *disk,
            int           fd)
{
  int done;

  do
    done = disk->fsync (fd);
  while (done < 0 && errno == EINTR);
  return done;
}

/* A new name is durable only when its folder is flushed.  Some file systems do not need or support that and return an
   error. */
static gboolean
sync_folder (const BmDisk *disk,
             const char   *folder,
             GError      **error)
{
  int fd = open_again (disk, folder, O_RDONLY | O_DIRECTORY, 0), fault = 0;

  if (fd < 0)
    return bm_disk_fail (errno, error);
  if (sync_again (disk, fd) < 0 && errno != EINVAL && errno != ENOTSUP)
    fault = errno;
  disk->close (fd);
  return fault == 0 || bm_disk_fail (fault, error);
}

gboolean
bm_disk_add_folder (const BmDisk  *disk,
                    const char    *folder,
                    char         **top,
                    GError       **error)
{
  g_autofree char *parent = NULL;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  parent = g_path_get_dirname (folder);
  if (!g_str_equal (parent, folder) && !bm_disk_add_folder (disk, parent, top, error))
    return FALSE;
  /* Another program may have created it meanwhile. */
  if (disk->mkdir (folder, FOLDER_MODE) < 0 && errno != EEXIST)
    return bm_disk_fail (errno, error);
  /* The first one created is the topmost. */
  if (*top == NULL)
    *top = g_steal_pointer (&parent);
  return TRUE;
}

gboolean
bm_disk_sync_above (const BmDisk *disk,
                    const char   *folder,
                    const char   *top,
                    GError      **error)
{
  g_autofree char *parent = g_path_get_dirname (folder);

  if (!g_str_equal (parent, top) && !g_str_equal (parent, folder) && !bm_disk_sync_above (disk, parent, top, error))
    return FALSE;
  return sync_folder (disk, parent, error);
}

gboolean
bm_disk_make_folder (const BmDisk *disk,
                     const char   *folder,
                     GError      **error)
{
  g_autofree char *top = NULL;

  return bm_disk_add_folder (disk, folder, &top, error)
         && (top == NULL || bm_disk_sync_above (disk, folder, top, error));
}

static int
write_all (const BmDisk *disk,
           int           fd,
           GBytes       *text)
{
  gsize length;
  const char *rest = g_bytes_get_data (text, &length);

  while (length > 0)
    {
      gssize n = disk->write (fd, rest, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return -1;
      rest += n;
      length -= (gsize) n;
    }
  return 0;
}

/* Removes what has that name: opening a pipe would block. */
static gboolean
begin_new (const BmDisk *disk,
           const char   *path,
           GBytes       *text,
           int          *fd,
           GError      **error)
{
  int fault;

  if (disk->unlink (path) < 0 && errno != ENOENT)
    return bm_disk_fail (errno, error);
  *fd = open_again (disk, path, O_WRONLY | O_CREAT | O_EXCL, FILE_MODE);
  if (*fd < 0)
    return bm_disk_fail (errno, error);
  if (write_all (disk, *fd, text) == 0)
    return TRUE;
  fault = errno;
  disk->close (*fd);
  disk->unlink (path);
  return bm_disk_fail (fault, error);
}

/* Closes FD.  FLUSHES: with fsync. */
static gboolean
finish_new (const BmDisk *disk,
            int           fd,
            gboolean      flushes,
            GError      **error)
{
  int fault = 0;

  if (flushes && sync_again (disk, fd) < 0)
    fault = errno;
  /* Network file systems may report a full disk only here. */
  if (disk->close (fd) < 0 && fault == 0 && errno != EINTR)
    fault = errno;
  return fault == 0 || bm_disk_fail (fault, error);
}

static gboolean
write_new (const BmDisk *disk,
           const char   *path,
           GBytes       *text,
           gboolean      flushes,
           GError      **error)
{
  int fd;

  if (!begin_new (disk, path, text, &fd, error))
    return FALSE;
  if (finish_new (disk, fd, flushes, error))
    return TRUE;
  disk->unlink (path);
  return FALSE;
}

gboolean
bm_disk_begin (const BmDisk *disk,
               const char   *folder,
               const char   *temporary,
               GBytes       *text,
               int          *fd,
               GError      **error)
{
  g_autofree char *path = g_build_filename (folder, temporary, NULL);

  return begin_new (disk, path, text, fd, error);
}

gboolean
bm_disk_commit (const BmDisk *disk,
                const char   *folder,
                const char   *temporary,
                const char   *name,
                int           fd,
                GError      **error)
{
  g_autofree char *from = g_build_filename (folder, temporary, NULL), *to = g_build_filename (folder, name, NULL);

  if (!finish_new (disk, fd, TRUE, error))
    return FALSE;
  if (disk->rename (from, to) < 0)
    return bm_disk_fail (errno, error);
  return sync_folder (disk, folder, error);
}

gboolean
bm_disk_replace (const BmDisk *disk,
                 const char   *folder,
                 const char   *temporary,
                 const char   *name,
                 GBytes       *text,
                 GError      **error)
{
  g_autofree char *from = g_build_filename (folder, temporary, NULL);
  int fd;

  if (!bm_disk_begin (disk, folder, temporary, text, &fd, error))
    return FALSE;
  if (bm_disk_commit (disk, folder, temporary, name, fd, error))
    return TRUE;
  disk->unlink (from);
  return FALSE;
}

gboolean
bm_disk_put (const BmDisk *disk,
             const char   *folder,
             const char   *temporary,
             const char   *name,
             GBytes       *text,
             GError      **error)
{
  g_autofree char *from = g_build_filename (folder, temporary, NULL), *to = g_build_filename (folder, name, NULL);
  int fault;

  if (!write_new (disk, from, text, FALSE, error))
    return FALSE;
  if (disk->rename (from, to) == 0)
    return TRUE;
  fault = errno;
  disk->unlink (from);
  return bm_disk_fail (fault, error);
}

/* Renames the file to TO unless that exists: -1 and EEXIST then. */
static int
name_file (const BmDisk *disk,
           const char   *from,
           const char   *to)
{
  int done = disk->link (from, to);

  if (done == 0 || errno == EEXIST)
    return done;
  if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK)
    return done;
  /* A file system without hard links. */
  if (g_file_test (to, G_FILE_TEST_EXISTS) || g_file_test (to, G_FILE_TEST_IS_SYMLINK))
    {
      errno = EEXIST;
      return -1;
    }
  return disk->rename (from, to);
}

gboolean
bm_disk_create (const BmDisk *disk,
                const char   *folder,
                const char   *temporary,
                const char   *name,
                GBytes       *text,
                gboolean     *exists,
                GError      **error)
{
  g_autofree char *from = g_build_filename (folder, temporary, NULL), *to = g_build_filename (folder, name, NULL);
  int fault = 0;

  *exists = FALSE;
  if (!write_new (disk, from, text, TRUE, error))
    return FALSE;
  if (name_file (disk, from, to) < 0)
    fault = errno;
  disk->unlink (from);
  *exists = fault == EEXIST;
  return fault == 0 ? sync_folder (disk, folder, error) : bm_disk_fail (fault, error);
}

gboolean
bm_disk_remove (const BmDisk *disk,
                const char   *folder,
                const char   *name,
                GError      **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (disk->unlink (path) < 0)
    return errno == ENOENT || bm_disk_fail (errno, error);
  return sync_folder (disk, folder, error);
}

/* FALSE: an error, or more than MAX bytes. */
static gboolean
read_all (int         fd,
          gsize       max,
          GByteArray *text)
{
  guint8 buffer[16384];
  gssize n;

  while ((n = read (fd, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0 || text->len + (gsize) n > max)
        return FALSE;
      g_byte_array_append (text, buffer, (guint) n);
    }
  return TRUE;
}

GBytes *
bm_disk_read (const char *path,
              gsize       max,
              gboolean   *absent)
{
  g_autoptr(GByteArray) text = NULL;
  struct stat status;
  gboolean whole;
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

  *absent = fd < 0 && (errno == ENOENT || errno == ENOTDIR);
  if (fd < 0)
    return NULL;
  text = g_byte_array_new ();
  whole = fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && read_all (fd, max, text);
  close (fd);
  return whole ? g_byte_array_free_to_bytes (g_steal_pointer (&text)) : NULL;
}
