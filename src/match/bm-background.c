/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-background.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/* A nice value. */
#define LOW_PRIORITY 10

typedef struct
{
  GThreadFunc func;
  gpointer    data;
} Work;

/* Lowers this thread's priority, so that drawing is not slowed down.  On systems other than Linux the threads of a
   process share one priority. */
static void
yield_to_others (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, (id_t) syscall (SYS_gettid), LOW_PRIORITY);
#endif
}

static gpointer
run (gpointer data)
{
  const Work *work = data;

  yield_to_others ();
  return work->func (work->data);
}

void
bm_background_run (GThreadFunc func,
                   gpointer    data)
{
  Work work = { func, data };
  GThread *thread = g_thread_try_new ("background", run, &work, NULL);

  /* No thread could be created: run at this one's priority. */
  if (thread == NULL)
    func (data);
  else
    g_thread_join (thread);
}

void
bm_background_hold (GTask *task)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;
  g_application_hold (application);
  g_signal_connect_object (task, "notify::completed", G_CALLBACK (g_application_release), application,
                           G_CONNECT_SWAPPED);
}
