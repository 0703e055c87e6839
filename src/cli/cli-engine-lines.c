/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-engine-lines.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "bm-json.h"
#include "cli.h"

/* Interval at which the output is checked for a closed pipe after the end of input. */
#define WATCH_MILLISECONDS 200

struct _CliLines
{
  GThread   *thread;
  GMutex     lock;
  GCond      more;
  GQueue     queue;   /* of CliLine, all under LOCK */
  CliLine   *current; /* the one that is being processed */
  gboolean   ended;   /* end of input */
  gboolean   drop;    /* drop the lines in QUEUE */
  int        wake[2]; /* a pipe; closing its write end stops the thread */

  /* Used by the thread only: */
  GString   *line;
  gboolean   too_long;
  guint      number;
};

static void
free_line (CliLine *line)
{
  if (line == NULL)
    return;
  g_free (line->text);
  g_free (line);
}

/* Cancels the current line and all queued ones.  Call with the lock. */
static void
cancel_all (CliLines *self)
{
  if (self->current != NULL)
    g_atomic_int_set (&self->current->cancelled, 1);
  for (GList *item = self->queue.head; item != NULL; item = item->next)
    g_atomic_int_set (&((CliLine *) item->data)->cancelled, 1);
}

typedef enum
{
  END_OF_INPUT, /* queued lines are processed normally */
  END_BY_QUIT,  /* queued lines are processed, searches cancelled */
  END_AT_ONCE   /* queued lines are dropped */
} End;

static void
end (CliLines *self,
     End       how)
{
  g_mutex_lock (&self->lock);
  self->ended = TRUE;
  self->drop |= how == END_AT_ONCE;
  if (how != END_OF_INPUT)
    cancel_all (self);
  g_cond_signal (&self->more);
  g_mutex_unlock (&self->lock);
}

static void
push (CliLines *self,
      char     *text)
{
  CliLine *line = g_new0 (CliLine, 1);

  line->number = self->number;
  line->text = text;
  g_mutex_lock (&self->lock);
  g_queue_push_tail (&self->queue, line);
  g_cond_signal (&self->more);
  g_mutex_unlock (&self->lock);
}

/* Handles a complete line; FALSE: it was `quit`. */
static gboolean
take_line (CliLines *self)
{
  gboolean good = !self->too_long && strlen (self->line->str) == self->line->len &&
                  g_utf8_validate (self->line->str, -1, NULL);

  self->number++;
  if (!good)
    {
      push (self, NULL);
      return TRUE;
    }
  g_strstrip (self->line->str);
  if (strcmp (self->line->str, "quit") == 0)
    return FALSE;
  if (strcmp (self->line->str, "stop") == 0)
    {
      g_mutex_lock (&self->lock);
      cancel_all (self);
      g_mutex_unlock (&self->lock);
    }
  else if (self->line->str[0] != '\0')
    push (self, g_strdup (self->line->str));
  return TRUE;
}

static gboolean
take_bytes (CliLines   *self,
            const char *bytes,
            gsize       n)
{
  for (gsize i = 0; i < n; i++)
    {
      if (bytes[i] == '\n')
        {
          if (!take_line (self))
            return FALSE;
          g_string_truncate (self->line, 0);
          self->too_long = FALSE;
        }
      else if (self->line->len < BM_JSON_MAX_POSITION)
        g_string_append_c (self->line, bytes[i]);
      else
        self->too_long = TRUE;
    }
  return TRUE;
}

/* After the end of input the queued lines are still processed, until the client closes the pipe of standard output. */
static void
watch_output (CliLines *self)
{
  struct pollfd watched[2] = { { .fd = STDOUT_FILENO }, { .fd = self->wake[0], .events = POLLIN } };

  for (;;)
    {
      if (poll (watched, 2, WATCH_MILLISECONDS) <= 0)
        continue;
      if (watched[1].revents == 0)
        end (self, END_AT_ONCE);
      return;
    }
}

static gpointer
read_lines (gpointer data)
{
  CliLines *self = data;
  struct pollfd watched[2] = { { .fd = STDIN_FILENO, .events = POLLIN }, { .fd = self->wake[0], .events = POLLIN } };
  char bytes[4096];

  for (;;)
    {
      gssize n;

      if (poll (watched, 2, -1) < 0)
        continue;
      if (watched[1].revents != 0)
        return NULL;
      n = read (STDIN_FILENO, bytes, sizeof bytes);
      if (n < 0 && (errno == EINTR || errno == EAGAIN))
        continue;
      if (n <= 0)
        break;
      if (!take_bytes (self, bytes, (gsize) n))
        {
          end (self, END_BY_QUIT);
          return NULL;
        }
    }
  if (self->line->len > 0 && !take_line (self))
    {
      end (self, END_BY_QUIT);
      return NULL;
    }
  end (self, END_OF_INPUT);
  watch_output (self);
  return NULL;
}

CliLines *
cli_lines_new (void)
{
  CliLines *self = g_new0 (CliLines, 1);

  g_mutex_init (&self->lock);
  g_cond_init (&self->more);
  g_queue_init (&self->queue);
  self->line = g_string_new (NULL);
  if (pipe (self->wake) < 0)
    g_error ("no pipe: %s", g_strerror (errno));
  self->thread = g_thread_new ("lines", read_lines, self);
  return self;
}

void
cli_lines_free (CliLines *self)
{
  close (self->wake[1]);
  g_thread_join (self->thread);
  close (self->wake[0]);
  free_line (self->current);
  g_queue_clear_full (&self->queue, (GDestroyNotify) free_line);
  g_string_free (self->line, TRUE);
  g_cond_clear (&self->more);
  g_mutex_clear (&self->lock);
  g_free (self);
}

CliLine *
cli_lines_next (CliLines *self)
{
  CliLine *line;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->current, free_line);
  while (self->queue.length == 0 && !self->ended)
    g_cond_wait (&self->more, &self->lock);
  line = self->current = self->drop ? NULL : g_queue_pop_head (&self->queue);
  g_mutex_unlock (&self->lock);
  return line;
}
