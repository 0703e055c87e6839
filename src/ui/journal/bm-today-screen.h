/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-journal.h"

G_BEGIN_DECLS

/*
 * The challenge of the day: what it is, how far it has come, and what the last days came to.
 *
 * Actions: "today.begin" emits "begin"; "today.share" puts the result on the clipboard.  Signals: "begin" ()  it is to be
 * played, or to go on;  "back" ();  "told" (const char *words)  a message to be shown.
 */
#define BM_TYPE_TODAY_SCREEN (bm_today_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmTodayScreen, bm_today_screen, BM, TODAY_SCREEN, GtkWidget)

typedef enum
{
  BM_TODAY_READING,   /* what was played is being read */
  BM_TODAY_NEW,
  BM_TODAY_UNDER_WAY, /* the first try, which counts, waits */
  BM_TODAY_GIVEN_UP,  /* the first try was left, and cannot count any more */
  BM_TODAY_DONE       /* it has a line in the journal */
} BmTodayStage;

GtkWidget   *bm_today_screen_new       (void);

/* Shows the challenge of UI's game on DAY at STAGE.  JOURNAL: all that was played, NULL while reading; it is not needed
   afterwards. */
void         bm_today_screen_show      (BmTodayScreen   *self,
                                        const BmGameUi  *ui,
                                        const char      *day,
                                        BmTodayStage     stage,
                                        const BmJournal *journal);

/* NULL until shown. */
const char  *bm_today_screen_get_day   (BmTodayScreen   *self);
BmTodayStage bm_today_screen_get_stage (BmTodayScreen   *self);

/* The text to share on the result of DAY in JOURNAL, of UI's game; NULL: there is none.  It tells nothing of what there
   was in the match.  (transfer full) */
char        *bm_today_share_text       (const BmGameUi  *ui,
                                        const BmJournal *journal,
                                        const char      *day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
