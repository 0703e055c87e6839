/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The two files of a match that waits, in a folder, and perhaps one that was begun and one that was drafted.  The first
 * letter says whose checksum is made right (o: the odd file's, e: the even one's, n: the new one's, d: the draft's,
 * b: all), a line of "--" parts the files.  What is taken is one of them, whole; it can be written over, by a draft and
 * by more than that, and is then what was written.
 */
#define _GNU_SOURCE /* memmem () */

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bm-slot.h"

#define MEMORY "/dev/shm"

static const char *const names[] = { "odd", "even", "new", "draft" };

static char *folder;

/* It would take its time on a real disk. */
static int
no_fsync (int fd)
{
  return 0;
}

static BmDisk disk;

static void
remove_folder (void)
{
  static const char *const files[] = {
    "0/odd", "0/even", "0/lock", "0/new", "0/draft", "0/draft.new", "0/odd.damaged", "0/even.damaged", "0", "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_remove (path);
    }
}

/* TEXT with the right checksum at the end of its first line. */
static GBytes *
add_sum (const char *text,
         gsize       length)
{
  const char *end = memchr (text, '\n', length);
  gsize line = end == NULL ? length : (gsize) (end - text);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  GString *all = g_string_new_len (text, (gssize) line);
  const char *rest = end == NULL ? "" : end + 1;
  gsize rest_length = end == NULL ? 0 : length - line - 1;

  g_string_append_c (all, ' ');
  g_checksum_update (sum, (const guchar *) all->str, (gssize) all->len);
  g_checksum_update (sum, (const guchar *) rest, (gssize) rest_length);
  g_string_append_printf (all, "%s\n", g_checksum_get_string (sum));
  g_string_append_len (all, rest, (gssize) rest_length);
  return g_string_free_to_bytes (all);
}

static void
put (const char *name,
     const char *text,
     gsize       length,
     gboolean    right)
{
  g_autofree char *path = g_build_filename (folder, "0", name, NULL);
  g_autoptr (GBytes) bytes = right ? add_sum (text, length) : g_bytes_new (text, length);

  if (!g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL) == NULL ? "" : g_bytes_get_data (bytes, NULL),
                                 (gssize) g_bytes_get_size (bytes), G_FILE_SET_CONTENTS_NONE, 0600, NULL))
    g_error ("%s cannot be written", path);
}

static void
set_up (const char *text,
        gsize       length)
{
  g_autofree char *slot = NULL;
  char kind = length == 0 ? 'b' : *text;

  if (folder == NULL)
    {
      /* In memory, where there is such a place. */
      folder = g_build_filename (g_access (MEMORY, W_OK) == 0 ? MEMORY : g_get_tmp_dir (), "bm-fuzz-store-XXXXXX", NULL);
      if (g_mkdtemp (folder) == NULL)
        g_error ("no folder can be made");
      disk = bm_disk_real;
      disk.fsync = no_fsync;
    }
  slot = g_build_filename (folder, "0", NULL);
  if (g_mkdir_with_parents (slot, 0700) != 0)
    g_error ("no folder can be made");
  text += length > 0;
  length -= length > 0;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *parting = length == 0 ? NULL : g_strstr_len (text, (gssize) length, "\n--\n");
      gsize part = parting == NULL ? length : (gsize) (parting - text);

      put (names[i], text, part, kind == names[i][0] || kind == 'b');
      if (parting == NULL)
        return;
      text = parting + 4;
      length -= part + 4;
    }
}

/* What the slot says that it holds was in TEXT. */
static void
check_kept (const BmKept *kept,
            const char   *text,
            gsize         length)
{
  gsize n;
  const char *bytes;

  if ((kept->name == NULL) != (kept->text == NULL))
    g_error ("half a match");
  if (kept->name == NULL)
    return;
  if (!bm_slot_check_name (kept->name))
    g_error ("no name: %s", kept->name);
  bytes = g_bytes_get_data (kept->text, &n);
  if (n > length || (n > 0 && memmem (text, length, bytes, n) == NULL))
    g_error ("%" G_GSIZE_FORMAT " bytes that were not there", n);
}

/* Ends the program that has SLOT; the next one finds KEPT and goes on with it.  (transfer full) each */
static BmSlot *
reopen (BmSlot       *slot,
        const BmKept *kept)
{
  BmSlot *next = bm_slot_new (&disk, folder, 0);

  bm_slot_free (slot);
  g_assert_cmpint (bm_slot_look (next), ==, BM_SLOT_READY);
  g_assert_cmpstr (bm_slot_get_kept (next)->name, ==, kept->name);
  g_assert_true (g_bytes_equal (bm_slot_get_kept (next)->text, kept->text));
  g_assert_cmpint (bm_slot_acquire (next, NULL, NULL), ==, BM_SLOT_READY);
  return next;
}

/* The next program finds what this one has drafted, wherever there is a number for it, and what it has written. */
static void
check_written (BmSlot *slot)
{
  g_autoptr (GBytes) drafted = g_bytes_new_static ("{}\n", 3), written = g_bytes_new_static ("{2}\n", 4);
  char name[] = "2026-11-22-0300";
  const BmKept draft = { name, drafted, FALSE }, last = { name, written, FALSE };
  g_autoptr (GError) error = NULL;

  if (bm_slot_draft (slot, &draft, NULL))
    slot = reopen (slot, &draft);
  if (!bm_slot_write (slot, &last, &error))
    g_error ("%s", error->message);
  bm_slot_free (reopen (slot, &last));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  BmSlot *slot;
  BmSlotState state;

  set_up ((const char *) data, size);
  slot = bm_slot_new (&disk, folder, 0);
  state = bm_slot_look (slot);
  g_assert_true (state == BM_SLOT_READY || state == BM_SLOT_FOREIGN);
  check_kept (bm_slot_get_kept (slot), (const char *) data, size);
  /* A program newer than this one goes on with what it has written. */
  g_assert_true ((bm_slot_acquire (slot, NULL, NULL) == BM_SLOT_READY) == (state == BM_SLOT_READY));
  if (state == BM_SLOT_READY)
    check_written (slot);
  else
    bm_slot_free (slot);
  remove_folder ();
  return 0;
}
