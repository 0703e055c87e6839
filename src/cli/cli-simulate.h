/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-card-set.h"
#include "wr-position.h"
#include "cli-player.h"

G_BEGIN_DECLS

/*
 * Inside `simulate`: single matches, what is counted of them, and how that is told.  All that is kept is whole numbers,
 * so that parts add up to exactly what the whole would have given.
 */

/* What is played, over and over. */
typedef struct
{
  char   *players[WR_N_SIDES];
  char   *start;
  char   *set;        /* hash of the cards, NULL: none */
  char   *program;    /* version: what a level does may be another one's in the next */
  guint   rules;
  guint   iterations; /* 0: as the levels have it */
} CliSetup;

void     cli_setup_clear (CliSetup       *setup);
/* NULL, or in what the two differ. */
const char *cli_setup_difference (const CliSetup *a,
                                  const CliSetup *b);

/* cli-simulate-match.c: one match. */
typedef enum
{
  CLI_MATCH_OVER,
  CLI_MATCH_ENDLESS, /* more moves than it may have */
  CLI_MATCH_FORFEIT, /* a bot has failed: its side, LOSER, has lost */
  CLI_MATCH_BROKEN   /* LOSER's bot cannot be started */
} CliMatchEnd;

typedef struct
{
  guint16 drawn;
  guint16 played;
  guint16 discarded;
  guint16 used;
  gboolean there;    /* a champion of somebody, an event that came */
} CliCardTally;

typedef struct
{
  CliMatchEnd  end;
  WrSide       winner;  /* when it is over */
  WrSide       loser;
  guint        victory; /* WrVictory */
  guint        days;
  guint        moves[WR_N_SIDES];
  CliCardTally cards[WR_MAX_SET_CARDS];
} CliMatchTally;

/* Plays match number NUMBER of those that SEED begins: the same whenever both are the same.  ERROR is set if a bot has
   failed. */
void     cli_match_play  (const CliSetup *setup,
                          CliPlayer     **players,
                          guint64         seed,
                          guint64         number,
                          guint           most_moves,
                          CliMatchTally  *tally,
                          GError        **error);

/* cli-simulate-counts.c: many matches. */
typedef enum
{
  CLI_WORM_CHAMPIONS,
  CLI_BIRD_CHAMPIONS,
  CLI_WORM_CARDS,
  CLI_BIRD_CARDS,
  CLI_EVENTS,
  CLI_N_GROUPS
} CliGroup;

typedef enum
{
  CLI_COUNT_DISCARDED,
  CLI_COUNT_DRAWN,
  CLI_COUNT_MATCHES,        /* in which it was there, or drawn */
  CLI_COUNT_PLAYED,
  CLI_COUNT_PLAYED_MATCHES,
  CLI_COUNT_PLAYED_WINS,
  CLI_COUNT_USED,           /* a champion's power */
  CLI_COUNT_WINS,           /* of those matches: of its side, for an event of the Bird */
  CLI_N_COUNTS
} CliCount;

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

#define CLI_MOST_DAYS 99 /* longer matches are counted as so long */
#define CLI_N_VICTORIES 3

typedef struct
{
  CliSetup    setup;
  GArray     *ranges;                 /* of CliRange, ascending and apart */
  GArray     *endless;                /* of CliRange: matches that were not over, ascending; in no other count */
  guint64     wins[WR_N_SIDES];       /* forfeits too */
  guint64     forfeits[WR_N_SIDES];   /* lost by a bot's failure: in no count below */
  guint64     victories[CLI_N_VICTORIES];
  guint64     days[CLI_MOST_DAYS + 1];
  guint64     moves[WR_N_SIDES];
  GHashTable *cards[CLI_N_GROUPS];    /* id: CliCardCounts */
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
/* Of one card, made if it is not there yet. */
CliCardCounts *cli_counts_of      (CliCounts           *counts,
                                   CliGroup             group,
                                   const char          *id);
/* How many matches were played to an end. */
guint64     cli_counts_matches    (const CliCounts     *counts);
/* "worm-champions", and what of COUNT is counted there: NULL if that is not. */
const char *cli_group_name        (CliGroup             group);
const char *cli_group_count_name  (CliGroup             group,
                                   CliCount             count);
/* The ids of a group, sorted.  (transfer container) */
GPtrArray  *cli_counts_ids        (const CliCounts     *counts,
                                   CliGroup             group);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliCounts, cli_counts_clear)

/* cli-simulate-json.c: parts on paper, one line each. */
void        cli_counts_append_json (const CliCounts    *counts,
                                    GString            *string);
/* Adds all parts in FILE ("-": standard input) to COUNTS, which is new if it has no matches.  FALSE: complained. */
gboolean    cli_counts_merge_file (CliCounts           *counts,
                                   const char          *file);

/* cli-simulate-report.c */
void        cli_counts_report     (const CliCounts     *counts);

G_END_DECLS
