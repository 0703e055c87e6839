/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-slot-lock.h"

#include <errno.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

gboolean
bm_slot_lock_is_good (int         lock,
                      const char *path)
{
  struct stat mine, named;

  return lock >= 0 && fstat (lock, &mine) == 0 && stat (path, &named) == 0
         && mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

static gboolean
lock_file (int fd)
{
  int done;

  do
    done = flock (fd, LOCK_EX | LOCK_NB);
  while (done < 0 && errno == EINTR);
  return done == 0 || errno != EWOULDBLOCK;
}

gboolean
bm_slot_lock_take (int        *lock,
                   const char *path,
                   int         fd)
{
  bm_slot_lock_release (lock);
  *lock = fd;
  if (lock_file (fd) && bm_slot_lock_is_good (fd, path))
    return TRUE;
  bm_slot_lock_release (lock);
  return FALSE;
}

/* Closing alone would leave it locked while another process has inherited the descriptor, such as one that is just
   being spawned. */
void
bm_slot_lock_release (int *lock)
{
  if (*lock < 0)
    return;
  flock (*lock, LOCK_UN);
  close (*lock);
  *lock = -1;
}
