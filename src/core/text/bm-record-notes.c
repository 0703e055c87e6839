/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-record-notes.h"

#include <string.h>

/* ---- The clock */

int
bm_record_get_tenths (const BmRecord *self,
                      guint           index)
{
  return index < self->clock->len ? g_array_index (self->clock, int, index) : BM_NO_TENTHS;
}

void
bm_record_set_tenths (BmRecord *self,
                      guint     index,
                      int       tenths)
{
  const int none = BM_NO_TENTHS;

  tenths = tenths < 0 ? BM_NO_TENTHS : MIN (tenths, BM_MAX_TENTHS);
  while (self->clock->len <= index)
    g_array_append_val (self->clock, none);
  g_array_index (self->clock, int, index) = tenths;
}

gboolean
bm_record_read_clock (const BmJson  *at,
                      BmRecord      *self,
                      GError       **error)
{
  BmJson list, child;
  gint64 value;
  guint n;

  if (!bm_json_member (at, "clock", &list))
    return TRUE;
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  if (n > self->moves->len)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "has %u times for %u moves", n, self->moves->len);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (bm_json_is_null (&child))
        value = BM_NO_TENTHS;
      else if (!bm_json_get_integer (&child, 0, BM_MAX_TENTHS, &value, error))
        return FALSE;
      bm_record_set_tenths (self, i, (int) value);
    }
  return TRUE;
}

static void
append_clock (GString        *string,
              const BmRecord *self)
{
  guint n = MIN (self->clock->len, self->moves->len);

  while (n > 0 && bm_record_get_tenths (self, n - 1) == BM_NO_TENTHS)
    n--;
  if (n == 0)
    return;
  g_string_append (string, ", \"clock\": [");
  for (guint i = 0; i < n; i++)
    {
      int tenths = bm_record_get_tenths (self, i);

      if (i > 0)
        g_string_append (string, ", ");
      if (tenths == BM_NO_TENTHS)
        g_string_append (string, "null");
      else
        g_string_append_printf (string, "%d", tenths);
    }
  g_string_append_c (string, ']');
}

/* ---- Comments */

static gboolean
is_allowed (gunichar c)
{
  return c == '\n' || !g_unichar_iscntrl (c);
}

char *
bm_comment_sanitize (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *kept = NULL;
  g_autoptr (GString) tame = g_string_new (NULL);
  glong n = 0;

  for (const char *at = g_strstrip (valid); *at != '\0' && n < BM_MAX_COMMENT_LENGTH; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!is_allowed (c))
        c = ' ';
      g_string_append_unichar (tame, c);
      n++;
    }
  kept = g_strstrip (g_strdup (tame->str));
  return *kept == '\0' ? NULL : g_steal_pointer (&kept);
}

const char *
bm_record_get_comment (const BmRecord *self,
                       guint           n)
{
  return g_hash_table_lookup (self->comments, GUINT_TO_POINTER (n));
}

void
bm_record_set_comment (BmRecord   *self,
                       guint       n,
                       const char *text)
{
  char *tame = text == NULL ? NULL : bm_comment_sanitize (text);

  if (tame == NULL)
    g_hash_table_remove (self->comments, GUINT_TO_POINTER (n));
  else
    g_hash_table_insert (self->comments, GUINT_TO_POINTER (n), tame);
}

static gboolean
read_comment (const BmJson  *at,
              const char    *key,
              BmRecord      *self,
              GError       **error)
{
  const char *text;
  guint64 n;

  if ((key[0] == '0' && key[1] != '\0') || !g_ascii_string_to_unsigned (key, 10, 0, G_MAXINT, &n, NULL))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "the key is not the number of a move");
  if (n > self->moves->len)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "there are %u moves", self->moves->len);
  text = bm_json_get_string (at, error);
  if (text == NULL)
    return FALSE;
  if (*text == '\0')
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must not be empty");
  if (g_utf8_strlen (text, -1) > BM_MAX_COMMENT_LENGTH)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must have at most %d characters", BM_MAX_COMMENT_LENGTH);
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!is_allowed (g_utf8_get_char (c)))
      return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "has a control character");
  g_hash_table_insert (self->comments, GUINT_TO_POINTER ((guint) n), g_strdup (text));
  return TRUE;
}

gboolean
bm_record_read_comments (const BmJson  *at,
                         BmRecord      *self,
                         GError       **error)
{
  g_autoptr (GList) keys = NULL;
  BmJson comments, child;

  if (!bm_json_member (at, "comments", &comments))
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (comments.node))
    return bm_json_fail (&comments, BM_ERROR_UNREADABLE, error, "must be an object");
  keys = json_object_get_members (json_node_get_object (comments.node));
  if (g_list_length (keys) > BM_MAX_COMMENTS)
    return bm_json_fail (&comments, BM_ERROR_UNREADABLE, error, "has more than %d comments", BM_MAX_COMMENTS);
  for (GList *l = keys; l != NULL; l = l->next)
    {
      bm_json_member (&comments, l->data, &child);
      if (!read_comment (&child, l->data, self, error))
        return FALSE;
    }
  return TRUE;
}

static void
append_comments (GString        *string,
                 const BmRecord *self)
{
  g_autoptr (GList) numbers = g_list_sort (g_hash_table_get_keys (self->comments), bm_record_compare_numbers);
  guint n = 0;

  for (GList *l = numbers; l != NULL; l = l->next)
    {
      guint number = GPOINTER_TO_UINT (l->data);

      /* No comments on moves that do not exist: what is written must be readable. */
      if (number > self->moves->len || n == BM_MAX_COMMENTS)
        continue;
      g_string_append (string, n++ == 0 ? ", \"comments\": {" : ", ");
      g_string_append_printf (string, "\"%u\": ", number);
      bm_json_append_string (string, bm_record_get_comment (self, number));
    }
  if (n > 0)
    g_string_append_c (string, '}');
}

void
bm_record_append_notes (GString        *string,
                        const BmRecord *self)
{
  append_clock (string, self);
  append_comments (string, self);
}
