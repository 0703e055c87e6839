/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-background.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/* As nice sets it. */
#define LOW_PRIORITY 10

typedef struct
{
  GThreadFunc func;
  gpointer    data;
} Work;

/* Whatever else the program does comes first, so that what is drawn goes on as if nobody thought.  Elsewhere than on
   Linux threads of one program have one priority. */
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

  g_thread_join (g_thread_new ("background", run, &work));
}
