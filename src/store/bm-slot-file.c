/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-slot-file.h"

#include <string.h>

#include "bm-disk.h"
#include "bm-json.h"

#define FORMAT  "bloodmoon-waiting"
#define VERSION 1

/* The line before a match is shorter. */
#define MAX_LINE 256
#define MAX_NAME 64
#define MAX_FILE (BM_JSON_MAX_RECORD + MAX_LINE)

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

gboolean
bm_kept_is_same (const BmKept *one,
                 const BmKept *other)
{
  return one->over == other->over && g_strcmp0 (one->name, other->name) == 0 && one->text != NULL && other->text != NULL
         && g_bytes_equal (one->text, other->text);
}

gboolean
bm_slot_check_name (const char *name)
{
  gsize length = strlen (name);

  return length > 0 && length <= MAX_NAME && strspn (name, "0123456789-") == length;
}

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

/* Reads "FORMAT VERSION GENERATION NAME STATE" without the checksum after it, which has been verified.  PARITY is
   that of the generations that the file is for, or BM_SLOT_ANY_PARITY. */
static BmSlotFileState
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
    return BM_SLOT_FILE_DAMAGED;
  if (version > VERSION)
    return BM_SLOT_FILE_FOREIGN;
  if (n != 6 || *words[5] != '\0'
      || !g_ascii_string_to_unsigned (words[2], 10, 1, BM_SLOT_LAST_GENERATION, generation, NULL)
      || (parity != BM_SLOT_ANY_PARITY && (*generation & 1) != parity) || !bm_slot_check_name (words[3]))
    return BM_SLOT_FILE_DAMAGED;
  kept->over = g_str_equal (words[4], "over");
  if (!kept->over && !g_str_equal (words[4], "waits"))
    return BM_SLOT_FILE_DAMAGED;
  kept->name = g_strdup (words[3]);
  return BM_SLOT_FILE_WHOLE;
}

static BmSlotFileState
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
  BmSlotFileState state;

  if (end == NULL)
    return BM_SLOT_FILE_DAMAGED;
  line = g_strndup (all, (gsize) (end - all));
  last = strrchr (line, ' ');
  if (last == NULL)
    return BM_SLOT_FILE_DAMAGED;
  last++;
  sum = checksum (all, (gsize) (last - line), end + 1, (gsize) (all + length - end - 1));
  if (!g_str_equal (sum, last))
    return BM_SLOT_FILE_DAMAGED;
  *last = '\0';
  state = read_line (line, parity, generation, kept);
  if (state == BM_SLOT_FILE_WHOLE)
    kept->text = g_bytes_new_from_bytes (bytes, (gsize) (end + 1 - all), (gsize) (all + length - end - 1));
  return state;
}

BmSlotFileState
bm_slot_file_read (const char *path,
                   guint       parity,
                   guint64    *generation,
                   BmKept     *kept)
{
  g_autoptr(GBytes) bytes = NULL;
  gboolean absent;

  bytes = bm_disk_read (path, MAX_FILE, &absent);
  if (bytes == NULL)
    return absent ? BM_SLOT_FILE_ABSENT : BM_SLOT_FILE_DAMAGED;
  return read_bytes (bytes, parity, generation, kept);
}

GBytes *
bm_slot_file_new (guint64       generation,
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
