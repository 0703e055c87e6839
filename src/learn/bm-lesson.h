/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * Lessons: positions to play in, with what is said, which moves are taken, and what is to be reached.  They are data, and
 * what they expect is checked by the rules; bloodmoon-cli(1) says how a lesson file is proven.
 *
 * All texts are as the file has them; bm_lesson_words () translates.
 */
#define BM_LESSONS_FORMAT  "bloodmoon-lessons"
#define BM_LESSONS_VERSION 1

/* Between moves of the rival of which the first legal one is made. */
#define BM_LESSON_OR " | "

/* Whoever plays on against nobody's program, and against one. */
typedef enum
{
  BM_RIVAL_SCRIPT, /* the replies of a step, then nothing but the end of the turn */
  BM_RIVAL_EASY
} BmRival;

/* One way for a step to be done. */
typedef struct
{
  JsonNode  *expect;   /* as a scenario's */
  char      *praise;
  char     **solution; /* moves that lead there; empty where no script can say */
} BmLessonGoal;

/* Moves that deserve words of their own when they are not taken. */
typedef struct
{
  char **moves; /* patterns */
  char  *text;
} BmLessonRefusal;

/* What is said, once, as soon as something is so. */
typedef struct
{
  JsonNode *expect;
  char     *text;
  char    **moves;  /* that lead there, if no solution does; or NULL */
} BmLessonTip;

typedef struct
{
  gpointer    position;     /* it begins a scene; NULL: it goes on from where the step before has come to */
  char      **rolls;        /* what the dice of the scene show, "d6 4"; it is in the position's seed */
  char       *text;
  char       *hint;         /* NULL: none */
  char      **allow;        /* patterns of the moves that are taken; NULL: all */
  char       *otherwise;    /* what is said of other moves; NULL: something general */
  char      **reply;        /* moves of the rival, in their order; each may be several: "eat f3 | end" */
  GArray     *refusals;     /* of BmLessonRefusal */
  GArray     *tips;         /* of BmLessonTip */
  GArray     *goals;        /* of BmLessonGoal; none: it is read, and gone on from */
} BmLessonStep;

typedef struct
{
  BmLearnGame *game;
  char       *id;
  char       *title;
  char       *summary;
  char      **rules;   /* numbers, "R6.2" */
  guint       minutes;
  int         side;    /* whom the learner plays */
  BmRival     rival;
  guint       solutions; /* of a puzzle: how many ways there are; else 0 */
  GPtrArray  *steps;   /* of BmLessonStep */
} BmLesson;

typedef struct
{
  char      *file;    /* what messages call it */
  char      *id;
  char      *title;
  char      *summary;
  gboolean   puzzles; /* its lessons are puzzles: one step, to be solved in one turn */
  GPtrArray *lessons; /* of BmLesson */
} BmCourse;

/* Reads a course; nothing is played yet.  (transfer full) */
BmCourse           *bm_course_load   (const char      *file,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;
BmCourse           *bm_course_parse  (const char      *name,
                                      const char      *text,
                                      gsize            length,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void                bm_course_free   (BmCourse        *self);

/* The courses that the program brings along (of BmCourse), in the order in which they are taught; read once.  NULL: one
   is faulty.  What the game's positions refer to, such as cards, must be in use. */
GPtrArray          *bm_courses_get   (GError         **error);

/* The lesson of that id among COURSES, or NULL. */
const BmLesson     *bm_courses_find  (GPtrArray       *courses,
                                      const char      *id);

/* The lesson that follows LESSON in its course; NULL: it is the last one, or in none of COURSES. */
const BmLesson     *bm_courses_next  (GPtrArray       *courses,
                                      const BmLesson  *lesson);

const BmLessonStep *bm_lesson_get_step (const BmLesson *self,
                                        guint           step);

/* TEXT in the user's language; "" for NULL. */
const char         *bm_lesson_words  (const char      *text);

/* Whether the text of a move is like one of the PATTERNS, in which * stands for anything. */
gboolean            bm_lesson_is_like (char           **patterns,
                                       const char      *move);

/* Plays all there is of SELF through the rules; each fault is appended to FAULTS as "FILE: JSON-PATH: what is wrong". */
void                bm_course_check  (const BmCourse  *self,
                                      GPtrArray       *faults);

/* The same for a file that nobody vouches for: what would take more WORK is not done, and that is a fault.  The measure
   is no clock, so that it is the same everywhere. */
void                bm_course_check_within (const BmCourse *self,
                                            guint64         work,
                                            GPtrArray      *faults);
#define BM_COURSE_MOST_WORK G_GUINT64_CONSTANT (300000000)

/* In how many ways PUZZLE can be solved within the turn in which it begins, at most MOST; all of them are tried.  NODES
   gets the number of positions looked at: if that is MOST_NODES, there may be more ways. */
guint               bm_puzzle_count  (const BmLesson  *puzzle,
                                      guint            most,
                                      guint64          most_nodes,
                                      guint64         *nodes);

/* Whether COURSES teach each chapter of the rules that a player needs, and no id is there twice. */
void                bm_courses_check (GPtrArray       *courses,
                                      GPtrArray       *faults);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmCourse, bm_course_free)

G_END_DECLS
