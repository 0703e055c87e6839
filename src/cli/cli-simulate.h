/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-game.h"
#include "cli-player.h"

G_BEGIN_DECLS

/*
 * Inside `simulate`: single matches, what is counted of them, and how that is told.  All that is kept is whole numbers,
 * so that parts add up to exactly what the whole would have given.
 */

/* The most different cards that are counted. */
#define CLI_MOST_CARDS 256
#define CLI_MOST_ENDS  12
#define CLI_MOST_GROUPS 8

/* One match. */
typedef enum
{
  CLI_MATCH_OVER,
  CLI_MATCH_ENDLESS, /* more moves than it may have */
  CLI_MATCH_FORFEIT, /* a bot has failed: its seat, LOSER, has lost */
  CLI_MATCH_BROKEN   /* LOSER's bot cannot be started */
} CliMatchEnd;

typedef struct
{
  guint16 drawn;
  guint16 played;
  guint16 discarded;
  guint16 used;
  gboolean there;    /* a champion of somebody, an event that came */
  guint8   had_by;   /* of a card that belongs to no seat: bits of the seats that have had it, ... */
  guint8   played_by; /* ... and of those that have played it */
} CliCardTally;

typedef struct
{
  CliMatchEnd  end;
  guint        winners;  /* bits of seats, when it is over */
  guint        loser;
  guint        way;      /* of winning: index in CliCounting.ends */
  guint        chapters;
  guint        moves[BM_MAX_SEATS];
  CliCardTally cards[CLI_MOST_CARDS];
} CliMatchTally;

/* What is counted of cards. */
typedef enum
{
  CLI_COUNT_DISCARDED,
  CLI_COUNT_DRAWN,
  CLI_COUNT_MATCHES,        /* in which it was there, or drawn */
  CLI_COUNT_PLAYED,
  CLI_COUNT_PLAYED_MATCHES,
  CLI_COUNT_PLAYED_WINS,
  CLI_COUNT_USED,           /* a champion's power */
  CLI_COUNT_WINS,           /* of those matches: of its seat */
  CLI_N_COUNTS
} CliCount;

#define CLI_COUNT_BIT(count) (1u << CLI_COUNT_##count)
#define CLI_COUNTS_OF_CHAMPIONS (CLI_COUNT_BIT (MATCHES) | CLI_COUNT_BIT (USED) | CLI_COUNT_BIT (WINS))
#define CLI_COUNTS_OF_EVENTS (CLI_COUNT_BIT (DRAWN) | CLI_COUNT_BIT (MATCHES) | CLI_COUNT_BIT (WINS))
#define CLI_COUNTS_OF_CARDS \
  (CLI_COUNT_BIT (DISCARDED) | CLI_COUNT_BIT (DRAWN) | CLI_COUNT_BIT (MATCHES) | CLI_COUNT_BIT (PLAYED) \
   | CLI_COUNT_BIT (PLAYED_MATCHES) | CLI_COUNT_BIT (PLAYED_WINS) | CLI_COUNT_BIT (WINS))

/* A way for a seat to win, and cards of a kind. */
typedef struct
{
  const char *id;
  const char *words;
  int         seat;
} CliEnd;

typedef struct
{
  const char *id;
  guint       counts; /* one of CLI_COUNTS_OF_...  */
  const char *wins;   /* whose wins they are: "wins" or a seat's id */
} CliGroup;

typedef struct
{
  const char *id;
  guint       group;
  int         seat;   /* whose wins count; BM_SIDE_NOBODY: theirs who have had or played it */
} CliCard;

/* What is counted of a game's matches beside wins, chapters and moves.  Without one nothing is. */
struct CliCounting
{
  const char         *chapters;     /* what they are called, "days" */
  gboolean            one_winner;   /* always; else matches that nobody has won are counted */
  const GOptionEntry *entries;      /* NULL: none.  Options, and the start that they ask for: (transfer full) */
  char             *(*dup_start)   (GError          **error);
  guint               n_ends;
  CliEnd              ends[CLI_MOST_ENDS];
  guint               n_groups;
  CliGroup            groups[CLI_MOST_GROUPS];
  /* What happened in a match, and what is there before a move of it; NULL: nothing is counted.  TRUE: a chapter begins
     with the event; without that function BmGame.chapter says it. */
  gboolean          (*count_event) (CliMatchTally    *tally,
                                    const BmEvent    *event);
  void              (*look)        (CliMatchTally    *tally,
                                    gconstpointer     position);
  /* The card with that index in a tally; FALSE: there are no more. */
  gboolean          (*get_card)    (guint             index,
                                    CliCard          *card);
};

/* What is played, over and over. */
typedef struct
{
  const CliGame *game;    /* NULL: nothing yet */
  guint    n_seats;
  char    *players[BM_MAX_SEATS];
  char    *start;
  char    *set;        /* hash of the cards, NULL: none */
  char    *program;    /* version: what a level does may be another one's in the next */
  guint    rules;
  guint    iterations; /* 0: as the levels have it */
} CliSetup;

void     cli_setup_clear (CliSetup       *setup);
/* NULL, or in what the two differ. */
const char *cli_setup_difference (const CliSetup *a,
                                  const CliSetup *b);

/* Never NULL. */
const CliCounting *cli_counting_of (const CliGame *game);

/* cli-simulate-match.c: plays match number NUMBER of those that SEED begins: the same whenever both are the same.  ERROR
   is set if a bot has failed. */
void     cli_match_play  (const CliSetup *setup,
                          CliPlayer     **players,
                          guint64         seed,
                          guint64         number,
                          guint           most_moves,
                          CliMatchTally  *tally,
                          GError        **error);

/* cli-simulate-counts.c: many matches. */
typedef struct
{
  guint64 counts[CLI_N_COUNTS];
} CliCardCounts;

/* Matches FIRST to FIRST + N - 1 of those that SEED begins. */
typedef struct
{
  guint64 seed;
  guint64 first;
  guint64 n;
} CliRange;

#define CLI_MOST_CHAPTERS 99 /* longer matches are counted as so long */

typedef struct
{
  CliSetup    setup;
  GArray     *ranges;                  /* of CliRange, ascending and apart */
  GArray     *endless;                 /* of CliRange: matches that were not over, ascending; in no other count */
  guint64     wins[BM_MAX_SEATS];      /* forfeits too */
  guint64     nobody;                  /* matches without a winner */
  guint64     forfeits[BM_MAX_SEATS];  /* lost by a bot's failure: in no count below */
  guint64     ends[CLI_MOST_ENDS];
  guint64     chapters[CLI_MOST_CHAPTERS + 1];
  guint64     moves[BM_MAX_SEATS];
  GHashTable *cards[CLI_MOST_GROUPS];  /* id: CliCardCounts */
} CliCounts;

void        cli_counts_init       (CliCounts           *counts);
void        cli_counts_clear      (CliCounts           *counts);
/* Match NUMBER of SEED has gone like that. */
void        cli_counts_add_match  (CliCounts           *counts,
                                   guint64              seed,
                                   guint64              number,
                                   const CliMatchTally *tally);
/* Adds up two parts.  FALSE: they share a match, which COMMON gets. */
gboolean    cli_counts_add        (CliCounts           *counts,
                                   const CliCounts     *part,
                                   CliRange            *common);
void        cli_counts_add_range  (GArray              *ranges,
                                   CliRange             range);
/* Of one card of a group, made if it is not there yet. */
CliCardCounts *cli_counts_of      (CliCounts           *counts,
                                   guint                group,
                                   const char          *id);
/* How many matches were played to an end. */
guint64     cli_counts_matches    (const CliCounts     *counts);
const char *cli_count_name        (CliCount             count);
/* The ids of a group, sorted.  (transfer container) */
GPtrArray  *cli_counts_ids        (const CliCounts     *counts,
                                   guint                group);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliCounts, cli_counts_clear)

/* cli-simulate-json.c: parts on paper, one line each. */
#define CLI_SIMULATION_FORMAT  "bloodmoon-simulation"
#define CLI_SIMULATION_VERSION 1

void        cli_counts_append_json (const CliCounts    *counts,
                                    GString            *string);
/* cli-simulate-merge.c: adds all parts in FILE ("-": standard input) to COUNTS, which is new if it has no matches.  FALSE:
   complained. */
gboolean    cli_counts_merge_file (CliCounts           *counts,
                                   const char          *file);

/* cli-simulate-report.c */
void        cli_counts_report     (const CliCounts     *counts);

G_END_DECLS
