/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * Lessons: positions to play in, with texts, accepted moves and goals.  They are data, checked by playing them
 * through the rules; bloodmoon-cli(1) says how a lesson file is checked.
 *
 * All texts are untranslated; bm_lesson_words () translates.
 */
#define BM_LESSONS_FORMAT  "bloodmoon-lessons"
#define BM_LESSONS_VERSION 1

/* Separates alternative moves of the rival, of which the first legal one is made. */
#define BM_LESSON_OR " | "

/* Who plays the rival. */
typedef enum
{
  BM_RIVAL_SCRIPT, /* the replies of a step, then nothing but the end of the turn */
  BM_RIVAL_EASY
} BmRival;

/* One way to complete a step. */
typedef struct
{
  JsonNode  *expect;   /* as a scenario's */
  char      *praise;
  char     **solution; /* moves that lead there; empty if they cannot be scripted */
} BmLessonGoal;

/* Moves with a text of their own when they are refused. */
typedef struct
{
  char **moves; /* patterns */
  char  *text;
} BmLessonRefusal;

/* A text shown once, as soon as a condition is met. */
typedef struct
{
  JsonNode *expect;
  char     *text;
  char    **moves;  /* moves that lead there, if no solution does; or NULL */
} BmLessonTip;

typedef struct
{
  gpointer    position;     /* of a new scene; NULL: continues from the previous step */
  char      **rolls;        /* die rolls of the scene, "d6 4"; ensured by the position's seed */
  char       *text;
  char       *hint;         /* NULL: none */
  char      **allow;        /* patterns of the accepted moves; NULL: all */
  char       *otherwise;    /* text for other moves; NULL: a general one */
  char      **reply;        /* moves of the rival, in order; each may have alternatives: "eat f3 | end" */
  GArray     *refusals;     /* of BmLessonRefusal */
  GArray     *tips;         /* of BmLessonTip */
  GArray     *goals;        /* of BmLessonGoal; empty: the step is only read */
} BmLessonStep;

/* How hard a puzzle is. */
typedef enum
{
  BM_PUZZLE_ANY, /* not stated */
  BM_PUZZLE_EASY,
  BM_PUZZLE_MEDIUM,
  BM_PUZZLE_HARD
} BmPuzzleLevel;

typedef struct
{
  BmLearnGame *game;
  char       *id;
  char       *title;
  char       *summary;
  char      **rules;   /* numbers, "R6.2" */
  guint       minutes;
  int         side;    /* the learner's side */
  BmRival     rival;
  guint       solutions; /* of a puzzle: number of solutions; else 0 */
  BmPuzzleLevel level;
  GPtrArray  *steps;   /* of BmLessonStep */
} BmLesson;

typedef struct
{
  BmLearnGame *game;
  char        *file;    /* its name in messages */
  char        *id;
  char        *title;
  char        *summary;
  gboolean     puzzles; /* its lessons are puzzles: one step, to be solved in one turn */
  GPtrArray   *lessons; /* of BmLesson */
} BmCourse;

/* Reads a course of GAME; nothing is played yet.  (transfer full) */
BmCourse           *bm_course_load   (BmLearnGame     *game,
                                      const char      *file,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;
BmCourse           *bm_course_parse  (BmLearnGame     *game,
                                      const char      *name,
                                      const char      *text,
                                      gsize            length,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void                bm_course_free   (BmCourse        *self);

/* The built-in courses (of BmCourse) of GAME, in the order in which they are taught; read once.  NULL: one is faulty.
   What the game's positions refer to, such as cards, must be loaded. */
GPtrArray          *bm_courses_get   (BmLearnGame     *game,
                                      GError         **error);

/* The lesson of that id among COURSES, or NULL. */
const BmLesson     *bm_courses_find  (GPtrArray       *courses,
                                      const char      *id);

/* The lesson after LESSON in its course; NULL: it is the last one, or in none of COURSES. */
const BmLesson     *bm_courses_next  (GPtrArray       *courses,
                                      const BmLesson  *lesson);

const BmLessonStep *bm_lesson_get_step (const BmLesson *self,
                                        guint           step);

/* TEXT in the user's language; "" for NULL. */
const char         *bm_lesson_words  (const char      *text);

/* Whether the text of a move matches one of the PATTERNS, in which * matches anything. */
gboolean            bm_lesson_is_like (char           **patterns,
                                       const char      *move);

/* Plays all there is of SELF through the rules; each fault is appended to FAULTS as "FILE: JSON-PATH: what is wrong". */
void                bm_course_check  (const BmCourse  *self,
                                      GPtrArray       *faults);

/* The same for an untrusted file: exceeding WORK is a fault.  WORK counts operations, not time, so that the result is
   the same on every machine. */
void                bm_course_check_within (const BmCourse *self,
                                            guint64         work,
                                            GPtrArray      *faults);
#define BM_COURSE_MOST_WORK G_GUINT64_CONSTANT (300000000)

/* What an exhaustive search of a puzzle's first turn has found. */
typedef struct
{
  guint   ways;   /* to solve it whatever chance and hidden cards bring: those of the worst outcome */
  guint   lucky;  /* with the dice and cards that its position happens to have */
  guint   firsts; /* first moves ... */
  guint   losing; /* ... and those after which it cannot be solved for certain */
  double  luck;   /* the chance that moves made at random solve it, with its own dice and cards */
  guint64 nodes;  /* positions visited; as many as allowed: the rest is not complete */
} BmPuzzleCount;

/* Counts the ways to solve PUZZLE within its first turn, at most MOST, visiting about MOST_NODES positions at most. */
void                bm_puzzle_count  (const BmLesson  *puzzle,
                                      guint            most,
                                      guint64          most_nodes,
                                      BmPuzzleCount   *count);

/* What a side that is not played does when it has to decide in POSITION: ends its turn if it can, else the first legal
   move; BM_MOVE_NONE: the match is over. */
BmMove              bm_lesson_idle_move (const BmLearnGame *game,
                                         gconstpointer      position);

/* Whether COURSES of GAME teach each chapter of the rules that a player needs, and ids are unique. */
void                bm_courses_check (BmLearnGame     *game,
                                      GPtrArray       *courses,
                                      GPtrArray       *faults);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmCourse, bm_course_free)

G_END_DECLS
