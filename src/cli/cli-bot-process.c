/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-bot-process.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-json.h"
#include "cli.h"

#define PROTOCOL 1

/* The most bytes of a line; longer ones are an error. */
#define MAX_LINE 65536

/* How long a bot may take to exit before it is killed, and the polling interval while waiting. */
#define LEAVE_MICROSECONDS (2 * G_USEC_PER_SEC)
#define LOOK_MICROSECONDS  5000

struct _CliBotProcess
{
  GPid     pid;      /* 0: exited, and reaped */
  int      in, out;  /* its standard input and output */
  guint    seconds;
  gint64   deadline;     /* of the current request */
  GString *read;         /* received bytes that do not make up a whole line yet */
  gboolean has_seed;     /* it has announced an option `seed` */
  gboolean input_closed; /* its standard input is closed */
  gboolean failed;       /* protocol violation, time-out or exit: killed without waiting */
};

static gboolean fail (CliBotProcess  *self,
                      GError        **error,
                      const char     *format,
                      ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (CliBotProcess  *self,
      GError        **error,
      const char     *format,
      ...)
{
  va_list arguments;

  self->failed = TRUE;
  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (BM_ERROR, BM_ERROR_REFUSED, format, arguments);
  va_end (arguments);
  return FALSE;
}

/* TRUE if it has exited within MICROSECONDS; *status gets its wait status. */
static gboolean
wait_for_end (CliBotProcess *self,
              gint64         microseconds,
              int           *status)
{
  gint64 until = g_get_monotonic_time () + microseconds;

  while (self->pid != 0)
    {
      pid_t pid = waitpid (self->pid, status, WNOHANG);

      if (pid == self->pid || (pid < 0 && errno != EINTR))
        self->pid = 0;
      else if (g_get_monotonic_time () >= until)
        return FALSE;
      else
        g_usleep (LOOK_MICROSECONDS);
    }
  return TRUE;
}

/* End of file on its output: it has exited, or is about to. */
static gboolean
fail_exited (CliBotProcess  *self,
             GError        **error)
{
  int status = 0;

  if (!wait_for_end (self, LEAVE_MICROSECONDS, &status))
    return fail (self, error, "has closed its output");
  if (WIFSIGNALED (status))
    return fail (self, error, "was ended by signal %d (%s)", WTERMSIG (status), g_strsignal (WTERMSIG (status)));
  return fail (self, error, "has ended, with exit status %d", WEXITSTATUS (status));
}

static gboolean
wait_until_ready (CliBotProcess  *self,
                  int             fd,
                  short           events,
                  GError        **error)
{
  for (;;)
    {
      struct pollfd watched = { .fd = fd, .events = events };
      gint64 left = self->deadline - g_get_monotonic_time ();
      int n = left <= 0 ? 0 : poll (&watched, 1, (int) (left / 1000) + 1);

      if (n > 0)
        return TRUE;
      if (n == 0)
        return fail (self, error, "has not answered within %u s", self->seconds);
    }
}

/* Sends one line.  A closed pipe is not an error yet: what the bot wrote before it exited can still be read. */
static gboolean
send_line (CliBotProcess  *self,
           const char     *line,
           GError        **error)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  const char *c = text;

  self->deadline = g_get_monotonic_time () + (gint64) self->seconds * G_USEC_PER_SEC;
  while (*c != '\0' && !self->input_closed)
    {
      gssize n = write (self->in, c, strlen (c));

      if (n > 0)
        c += n;
      else if (n < 0 && (errno == EAGAIN || errno == EINTR))
        {
          if (!wait_until_ready (self, self->in, POLLOUT, error))
            return FALSE;
        }
      else
        self->input_closed = TRUE;
    }
  return TRUE;
}

/* The next line of its output, without the line end.  (transfer full) */
static char *
read_line (CliBotProcess  *self,
           GError        **error)
{
  char bytes[4096];
  const char *end;
  char *line;
  gssize n;

  while ((end = memchr (self->read->str, '\n', self->read->len)) == NULL)
    {
      if (self->read->len > MAX_LINE)
        {
          fail (self, error, "says a line of more than %d bytes", MAX_LINE);
          return NULL;
        }
      if (!wait_until_ready (self, self->out, POLLIN, error))
        return NULL;
      n = read (self->out, bytes, sizeof bytes);
      if (n > 0)
        g_string_append_len (self->read, bytes, n);
      else if (n == 0 || (errno != EAGAIN && errno != EINTR))
        {
          fail_exited (self, error);
          return NULL;
        }
    }
  line = g_strndup (self->read->str, (gsize) (end - self->read->str));
  g_string_erase (self->read, 0, end + 1 - self->read->str);
  return g_strstrip (line);
}

/* The rest of the next line that begins with WORD; other lines except errors are skipped, until the deadline.
   (transfer full) */
static char *
read_reply (CliBotProcess  *self,
            const char     *word,
            GError        **error)
{
  gsize length = strlen (word);

  for (;;)
    {
      g_autofree char *line = read_line (self, error);

      if (line == NULL)
        return NULL;
      if (strncmp (line, word, length) == 0 && (line[length] == ' ' || line[length] == '\0'))
        return g_strdup (g_strstrip (line + length));
      if (strncmp (line, "error ", 6) == 0)
        {
          fail (self, error, "says \"%.200s\"", cli_sanitize (line));
          return NULL;
        }
      if (strncmp (line, "option seed ", 12) == 0)
        self->has_seed = TRUE;
    }
}

/* The bot must not inherit that SIGPIPE is ignored. */
static void
before_bot (gpointer data)
{
  signal (SIGPIPE, SIG_DFL);
}

static gboolean
spawn (CliBotProcess  *self,
       const char     *command,
       GError        **error)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) fault = NULL;

  if (g_shell_parse_argv (command, NULL, &arguments, &fault) &&
      g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, before_bot,
                                NULL, &self->pid, &self->in, &self->out, NULL, &fault) &&
      g_unix_set_fd_nonblocking (self->in, TRUE, &fault) && g_unix_set_fd_nonblocking (self->out, TRUE, &fault))
    return TRUE;
  return fail (self, error, "is no level, and no program that runs: %s", fault->message);
}

CliBotProcess *
cli_bot_process_start (const char  *command,
                       guint        seconds,
                       GError     **error)
{
  g_autoptr (CliBotProcess) self = g_new0 (CliBotProcess, 1);
  g_autofree char *hello = g_strdup_printf ("hello %d", PROTOCOL), *answer = NULL;

  self->in = self->out = -1;
  self->seconds = seconds;
  self->read = g_string_new (NULL);
  if (!spawn (self, command, error) || !send_line (self, hello, error))
    return NULL;
  answer = read_reply (self, "hello", error);
  if (answer == NULL)
    return NULL;
  if (strcmp (answer, hello + strlen ("hello ")) == 0)
    return g_steal_pointer (&self);
  fail (self, error, "speaks protocol \"%.20s\", not %d", cli_sanitize (answer), PROTOCOL);
  return NULL;
}

void
cli_bot_process_free (CliBotProcess *self)
{
  int status;

  if (self->in >= 0)
    {
      /* If the write fails, closing the pipe has the same effect. */
      if (write (self->in, "quit\n", 5) != 5)
        g_debug ("sending quit to a bot failed");
      close (self->in);
    }
  if (self->out >= 0)
    close (self->out);
  if (!wait_for_end (self, self->failed ? 0 : LEAVE_MICROSECONDS, &status))
    {
      kill (self->pid, SIGKILL);
      wait_for_end (self, G_MAXINT, &status);
    }
  g_string_free (self->read, TRUE);
  g_free (self);
}

gboolean
cli_bot_process_begin (CliBotProcess  *self,
                       const char     *start,
                       const char     *set,
                       guint64         seed,
                       GError        **error)
{
  g_autofree char *seeding = g_strdup_printf ("set seed %" G_GUINT64_FORMAT, seed);
  g_autofree char *beginning = g_strdup_printf ("new %s %s", start, set == NULL ? "-" : set);

  if ((self->has_seed && !send_line (self, seeding, error)) || !send_line (self, beginning, error))
    return FALSE;
  return !self->input_closed || fail_exited (self, error);
}

static char *
legal_line (const BmGame  *game,
            gconstpointer  position)
{
  g_autoptr (GPtrArray) moves = cli_legal_moves (game, position);
  GString *line = g_string_new ("legal [");

  for (guint i = 0; i < moves->len; i++)
    {
      g_string_append (line, i == 0 ? "" : ", ");
      bm_json_append_string (line, g_ptr_array_index (moves, i));
    }
  g_string_append_c (line, ']');
  return g_string_free (line, FALSE);
}

BmMove
cli_bot_process_choose (CliBotProcess  *self,
                        const BmGame   *game,
                        gconstpointer   position,
                        guint           iterations,
                        GError        **error)
{
  g_autoptr (GString) view = g_string_new ("position ");
  g_autofree char *legal = legal_line (game, position), *go = NULL, *answer = NULL, *quoted = NULL;
  BmRefusal refusal = { 0 };
  BmMove move;

  go = iterations == 0 ? g_strdup ("go") : g_strdup_printf ("go iterations %u", iterations);
  game->append_view (position, game->to_act (position), TRUE, view);
  if (!send_line (self, view->str, error) || !send_line (self, legal, error) || !send_line (self, go, error))
    return BM_MOVE_NONE;
  answer = read_reply (self, "bestmove", error);
  if (answer == NULL)
    return BM_MOVE_NONE;
  move = game->read_move (position, answer);
  if (game->why (position, move, &refusal))
    return move;
  quoted = cli_refusal_text (&refusal);
  fail (self, error, "plays \"%.100s\", which is not legal: %s", cli_sanitize (answer), quoted);
  return BM_MOVE_NONE;
}

void
cli_bot_process_follow (CliBotProcess *self,
                        const BmGame  *game,
                        BmMove         move)
{
  g_autoptr (GString) line = g_string_new ("moved ");

  if (move == BM_MOVE_NONE)
    g_string_append_c (line, '?');
  else
    game->move_text (move, line);
  send_line (self, line->str, NULL);
}
