/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-session.h"
#include "store-test.h"
#include "toy.h"

G_BEGIN_DECLS

/*
 * A session that keeps its matches in a folder of its own, on a disk that hangs or fails as a test likes; and what it has
 * told.  A fixture.
 */
typedef struct
{
  char      *folder;
  BmStore   *store;    /* of the toy ... */
  BmStore   *other;    /* ... and of the other game */
  BmSession *session;
  BmMatch   *match;    /* the last one begun here */
  GString   *told;     /* the signals in their order */
  guint      n_ready;
  char      *notice;   /* the last one */
} Session;

void   session_set_up        (Session        *self,
                              gconstpointer   unused);
void   session_tear_down     (Session        *self,
                              gconstpointer   unused);

#define SESSION_TEST(path, func) g_test_add (path, Session, NULL, session_set_up, func, session_tear_down)

/* The toy under another name, and with cards. */
extern BmGame session_other_game;
/* To be called first. */
void   session_register_games (void);

/* As if the program had ended and been started again. */
void   session_open_again    (Session        *self);

/* The moves of the toy that are always legal, and that lets chance decide. */
#define STAY ((BmMove) 1)
#define ROLL ((BmMove) 2)

/* A match of the toy; LEVELS of its seats.  One of the other game, between people. */
void   session_begin_toy     (Session        *self,
                              BmLevel         ann,
                              BmLevel         bob,
                              BmLevel         cid);
void   session_begin_other   (Session        *self);
void   session_play          (Session        *self,
                              BmMove          move);
/* The session's computers play whenever something is ready, as at a table where nothing ever moves. */
void   session_follow        (Session        *self);

/* How many moves the record has that waits in the store; and the one that a program would find if this one were killed
   now.  0: nothing waits. */
guint  session_count_kept    (Session        *self);
guint  session_count_found   (Session        *self);
/* What waits (transfer full); it has to be there. */
BmRecord *session_dup_kept   (Session        *self) G_GNUC_WARN_UNUSED_RESULT;

/* From now on every write, or every flush, to the disk hangs; or it fails for that reason. */
typedef enum { DISK_SOUND, DISK_HANGS, DISK_FLUSH_HANGS } Disk;
void   session_set_disk      (Disk            disk,
                              int             fault);

/* Lets the main loop run for so long. */
void   session_linger        (guint           milliseconds);

#define WAIT_UNTIL(condition) \
  G_STMT_START \
    { \
      const gint64 wait_begun = g_get_monotonic_time (); \
      while (!(condition)) \
        session_wait_on (wait_begun, #condition); \
    } \
  G_STMT_END

void   session_wait_on       (gint64          begun,
                              const char     *condition);

G_END_DECLS
