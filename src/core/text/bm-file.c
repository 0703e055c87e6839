/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

#include "bm-error.h"

const char *
bm_file_name (const char *file)
{
  return strcmp (file, "-") == 0 ? BM_FILE_STANDARD_INPUT : file;
}

/* Messages about files have the same form as the readers': FILE: JSON-PATH: what is wrong. */
static void
set_error (GError     **error,
           const char  *file,
           int          code)
{
  g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: $: %s", bm_file_name (file), g_strerror (code));
}

char *
bm_file_read (const char  *file,
              gsize        max,
              gsize       *length,
              GError     **error)
{
  g_autoptr (GString) text = NULL;
  FILE *stream = strcmp (file, "-") == 0 ? stdin : fopen (file, "rb");
  char buffer[16384];
  gsize n;
  int fault = 0;

  if (stream == NULL)
    {
      set_error (error, file, errno);
      return NULL;
    }

  /* In chunks: a pipe or a device has no size, and may never end. */
  text = g_string_new (NULL);
  do
    {
      errno = 0;
      n = fread (buffer, 1, sizeof buffer, stream);
      g_string_append_len (text, buffer, (gssize) n);
    }
  while (n > 0 && text->len <= max);
  if (ferror (stream))
    fault = errno != 0 ? errno : EIO;
  if (stream != stdin)
    fclose (stream);

  if (fault != 0)
    {
      set_error (error, file, fault);
      return NULL;
    }
  if (text->len > max)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: $: longer than %" G_GSIZE_FORMAT " bytes",
                   bm_file_name (file), max);
      return NULL;
    }
  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
write_through (const char  *file,
               const char  *text,
               gsize        length,
               GError     **error)
{
  FILE *stream = fopen (file, "wb");
  gboolean good;
  int fault;

  if (stream == NULL)
    {
      set_error (error, file, errno);
      return FALSE;
    }
  good = fwrite (text, 1, length, stream) == length;
  fault = errno;
  if (fclose (stream) != 0 && good)
    {
      good = FALSE;
      fault = errno;
    }
  if (!good)
    set_error (error, file, fault);
  return good;
}

/* GLib's message names its temporary file; replace that by the file's own name. */
static void
report_file (const char  *file,
             GError     **error,
             GError      *fault)
{
  /* East Asian translations use a full-width colon. */
  const char *colon = strrchr (fault->message, ':'), *wide = g_utf8_strrchr (fault->message, -1, 0xFF1A);
  const char *reason = MAX (colon, wide);

  g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: cannot be written: %s", bm_file_name (file),
               reason != NULL ? g_strchug ((char *) g_utf8_next_char (reason)) : fault->message);
  g_error_free (fault);
}

gboolean
bm_file_write (const char  *file,
               const char  *text,
               gsize        length,
               GError     **error)
{
  /* Replaces the old file, or the target of a symbolic link, and keeps its permissions. */
  char *target = realpath (file, NULL);
  GError *fault = NULL;
  GStatBuf old;
  int mode = 0666;
  gboolean good;

  if (target != NULL && g_stat (target, &old) == 0)
    mode = old.st_mode & 0777;
  if (target != NULL && !g_file_test (target, G_FILE_TEST_IS_REGULAR))
    good = write_through (target, text, length, error);
  else
    {
      good = g_file_set_contents_full (target != NULL ? target : file, text, (gssize) length,
                                       G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, &fault);
      if (!good)
        report_file (file, error, fault);
    }
  free (target);
  return good;
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
bm_file_list (const char *folder,
              const char *suffix)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix) && *name != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}
