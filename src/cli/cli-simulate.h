/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-game.h"
#include "cli-player.h"

G_BEGIN_DECLS

/*
 * Internal to `simulate`: single matches, their counts, and the report.  All counts are integers, so that the sum of
 * the parts is exactly the result of the whole.
 */

/* The most cards that are counted. */
#define CLI_MOST_CARDS 256
#define CLI_MOST_ENDS  12
#define CLI_MOST_GROUPS 8
#define CLI_MOST_NUMBERS 16

/* One match. */
typedef enum
{
  CLI_MATCH_OVER,
  CLI_MATCH_ENDLESS, /* it exceeded the limit of moves */
  CLI_MATCH_FORFEIT, /* a bot has failed: its seat, LOSER, has lost */
  CLI_MATCH_BROKEN   /* the bot of LOSER cannot be started */
} CliMatchEnd;

typedef struct
{
  guint16 drawn;
  guint16 played;
  guint16 discarded;
  guint16 used;
  gboolean there;    /* it occurred: a champion in play, an event drawn */
  guint8   had_by;   /* of a card that belongs to no seat: bits of the seats that have held it, ... */
  guint8   played_by; /* ... and of those that have played it */
} CliCardTally;

typedef struct
{
  CliMatchEnd  end;
  guint        winners;  /* bits of seats, when it is over */
  guint        loser;
  guint        way;      /* index in CliCounting.ends of the way it was won */
  guint        chapters;
  guint        first;    /* the seat that had the first turn; only of games in CliCounting.places */
  guint        cause;    /* scratch memory of CliCounting.count_event */
  guint        moves[BM_MAX_SEATS];
  guint        numbers[CLI_MOST_NUMBERS][BM_MAX_SEATS]; /* as in CliCounting.numbers */
  CliCardTally cards[CLI_MOST_CARDS];
} CliMatchTally;

/* The counts of a card. */
typedef enum
{
  CLI_COUNT_DISCARDED,
  CLI_COUNT_DRAWN,
  CLI_COUNT_MATCHES,        /* in which it occurred or was drawn */
  CLI_COUNT_PLAYED,
  CLI_COUNT_PLAYED_MATCHES,
  CLI_COUNT_PLAYED_WINS,
  CLI_COUNT_USED,           /* a champion's power */
  CLI_COUNT_WINS,           /* those of the matches that its seat has won */
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
  const char *wins;   /* key of the wins that are counted: "wins" or the id of a seat */
} CliGroup;

/* A number that a match has of each seat. */
typedef struct
{
  const char *id;
  const char *words;
  gboolean    points; /* points from one source; all sources together are what seats have in the end */
} CliNumber;

typedef struct
{
  const char *id;
  guint       group;
  int         seat;   /* the seat whose wins count; BM_SIDE_NOBODY: those of the seats that have held or played it */
} CliCard;

/* Statistics of a game's matches besides wins, chapters and moves.  NULL: no such statistics. */
struct CliCounting
{
  const char         *chapters;     /* name of its chapters, "days" */
  gboolean            one_winner;   /* every match has a winner; otherwise matches without one are counted */
  const GOptionEntry *entries;      /* NULL: none.  Options, and the start that they result in: (transfer full) */
  char             *(*dup_start)   (GError          **error);
  gboolean            places;       /* seats take turns, and wins are counted by place in the turn order, too */
  guint               n_ends;
  CliEnd              ends[CLI_MOST_ENDS];
  guint               n_numbers;
  CliNumber           numbers[CLI_MOST_NUMBERS];
  guint               n_groups;
  CliGroup            groups[CLI_MOST_GROUPS];
  /* Counts an event of a match, and the position before a move; NULL: nothing is counted.  TRUE: a chapter begins with
     the event; without this function BmGame.chapter is used. */
  gboolean          (*count_event) (CliMatchTally    *tally,
                                    const BmEvent    *event);
  void              (*look)        (CliMatchTally    *tally,
                                    gconstpointer     position);
  /* The card with that index in a tally; FALSE: the index is out of range. */
  gboolean          (*get_card)    (guint             index,
                                    CliCard          *card);
};

/* The parameters of a simulation. */
typedef struct
{
  const CliGame *game;    /* NULL: not set yet */
  guint    n_seats;
  char    *players[BM_MAX_SEATS];
  char    *start;
  char    *set;        /* hash of the cards, NULL: none */
  char    *program;    /* version of the program: levels may play differently in another one */
  guint    rules;
  guint    iterations; /* 0: the levels' defaults */
} CliSetup;

void     cli_setup_clear (CliSetup       *setup);
/* The name of the first parameter in which the two differ; NULL: none. */
const char *cli_setup_difference (const CliSetup *a,
                                  const CliSetup *b);

/* Never NULL. */
const CliCounting *cli_counting_of (const CliGame *game);

/* cli-simulate-match.c: plays match number NUMBER of the series of SEED; deterministic.  ERROR is set if a bot has
   failed. */
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

/* Sums of one of CliCounting.numbers. */
typedef enum
{
  CLI_SUM_ALL,          /* of all seats */
  CLI_SUM_MATCHES,      /* the matches in which a seat has any */
  CLI_SUM_SQUARES,      /* of all seats */
  CLI_SUM_WINS,         /* of the winners */
  CLI_SUM_WINS_SQUARES,
  CLI_N_SUMS
} CliSum;

/* The matches FIRST to FIRST + N - 1 of the series of SEED. */
typedef struct
{
  guint64 seed;
  guint64 first;
  guint64 n;
} CliRange;

#define CLI_MOST_CHAPTERS 99 /* longer matches are counted as having this many */

typedef struct
{
  CliSetup    setup;
  GArray     *ranges;                  /* of CliRange, ascending and disjoint */
  GArray     *endless;                 /* of CliRange: matches that exceeded the limit of moves, ascending; not in the
                                          other counts */
  guint64     wins[BM_MAX_SEATS];      /* including wins by forfeit */
  guint64     places[BM_MAX_SEATS];    /* wins by place in the turn order, without those by forfeit */
  guint64     numbers[CLI_MOST_NUMBERS][CLI_N_SUMS];
  guint64     nobody;                  /* matches without a winner */
  guint64     forfeits[BM_MAX_SEATS];  /* matches lost because a bot failed; not in the counts below */
  guint64     ends[CLI_MOST_ENDS];
  guint64     chapters[CLI_MOST_CHAPTERS + 1];
  guint64     moves[BM_MAX_SEATS];
  GHashTable *cards[CLI_MOST_GROUPS];  /* id: CliCardCounts */
} CliCounts;

void        cli_counts_init       (CliCounts           *counts);
void        cli_counts_clear      (CliCounts           *counts);
/* Adds the result of match NUMBER of SEED. */
void        cli_counts_add_match  (CliCounts           *counts,
                                   guint64              seed,
                                   guint64              number,
                                   const CliMatchTally *tally);
/* Adds up two parts.  FALSE: they share a match, whose number COMMON gets. */
gboolean    cli_counts_add        (CliCounts           *counts,
                                   const CliCounts     *part,
                                   CliRange            *common);
void        cli_counts_add_range  (GArray              *ranges,
                                   CliRange             range);
/* The counts of one card of a group, created on demand. */
CliCardCounts *cli_counts_of      (CliCounts           *counts,
                                   guint                group,
                                   const char          *id);
/* The number of matches that were played to the end. */
guint64     cli_counts_matches    (const CliCounts     *counts);
/* The number of these that no bot has lost by failing, and of seats that have won them. */
guint64     cli_counts_played     (const CliCounts     *counts);
guint64     cli_counts_winners    (const CliCounts     *counts);
const char *cli_count_name        (CliCount             count);
const char *cli_sum_name          (CliSum               sum);
/* The ids of a group, sorted.  (transfer container) */
GPtrArray  *cli_counts_ids        (const CliCounts     *counts,
                                   guint                group);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliCounts, cli_counts_clear)

/* cli-simulate-json.c: parts in files, one line each. */
#define CLI_SIMULATION_FORMAT  "bloodmoon-simulation"
#define CLI_SIMULATION_VERSION 1

void        cli_counts_append_json (const CliCounts    *counts,
                                    GString            *string);
/* cli-simulate-merge.c: adds all parts in FILE ("-": standard input) to COUNTS, which is initialized from the first one
   if it has no matches.  FALSE: an error was reported. */
gboolean    cli_counts_merge_file (CliCounts           *counts,
                                   const char          *file);

/* cli-simulate-numbers.c: the tables of the places in the turn order and of CliCounting.numbers. */
void        cli_counts_report_places  (const CliCounts *counts);
void        cli_counts_report_numbers (const CliCounts *counts);

/* cli-simulate-report.c */
/* A line of a table: WHAT, N_GOOD, and their share of N with its interval. */
void        cli_put_share         (const char          *what,
                                   guint64              n_good,
                                   guint64              n);
void        cli_counts_report     (const CliCounts     *counts);

G_END_DECLS
