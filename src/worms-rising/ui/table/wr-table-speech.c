/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-table-speech"

#include "config.h"

#include "wr-table-speech.h"

#include "bm-widget.h"

struct _WrTableSpeech
{
  GtkWidget   *table;     /* borrowed, as the next two are */
  BmStatus    *status;
  WrBoardView *board;

  char        *past;      /* what happened since the side last decided, or NULL */
  char        *question;  /* ... and the question after it, or NULL */
  char        *rule;      /* rule of the last refusal, or NULL */
  char        *announced; /* the last announcement, or NULL */
  char        *deferred;  /* the deferred announcement, or NULL */
  gboolean     deferring;
  GtkWidget   *described; /* weak: the control whose description is the announcement, or NULL */
};

WrTableSpeech *
wr_table_speech_new (GtkWidget   *table,
                     BmStatus    *status,
                     WrBoardView *board)
{
  WrTableSpeech *self = g_new0 (WrTableSpeech, 1);

  self->table = table;
  self->status = status;
  self->board = board;
  return self;
}

void
wr_table_speech_free (WrTableSpeech *self)
{
  g_clear_weak_pointer (&self->described);
  g_free (self->past);
  g_free (self->question);
  g_free (self->rule);
  g_free (self->announced);
  g_free (self->deferred);
  g_free (self);
}

static void
replace (char       **text,
         const char  *other)
{
  g_autofree char *old = *text;

  *text = g_strdup (other);
}

char *
wr_table_speech_join (const char *first,
                      const char *second)
{
  gboolean both = first != NULL && *first != '\0' && second != NULL && *second != '\0';

  return g_strconcat (first != NULL ? first : "", both ? "  " : "", second != NULL ? second : "", NULL);
}

/* ---- Where the focus is */

static void
announce (WrTableSpeech *self,
          const char    *text)
{
  GtkWidget *focus = bm_widget_find_focus (self->table);

  if (self->deferring)
    {
      replace (&self->deferred, text);
      return;
    }
  if (self->described != NULL)
    bm_widget_announce (self->described, NULL);
  g_clear_weak_pointer (&self->described);
  if (GTK_IS_BUTTON (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    {
      g_set_weak_pointer (&self->described, focus);
      bm_widget_announce (focus, text);
    }
  wr_board_view_set_result (self->board, wr_board_view_get_focus (self->board), text);
}

void
wr_table_speech_announce (WrTableSpeech *self,
                          const char    *text)
{
  replace (&self->announced, text);
  announce (self, self->announced);
}

void
wr_table_speech_announce_more (WrTableSpeech *self,
                               const char    *text)
{
  g_autofree char *all = wr_table_speech_join (self->announced, text);

  announce (self, all);
}

void
wr_table_speech_set_deferred (WrTableSpeech *self,
                              gboolean       deferred)
{
  g_autofree char *text = deferred ? NULL : g_steal_pointer (&self->deferred);

  self->deferring = deferred;
  if (text != NULL)
    announce (self, text);
}

/* ---- The line */

void
wr_table_speech_report (WrTableSpeech *self,
                        const char    *shown,
                        const char    *past,
                        const char    *question,
                        const char    *turn)
{
  g_autofree char *spoken = wr_table_speech_join (past, question != NULL ? question : turn);

  replace (&self->past, past);
  replace (&self->question, question);
  g_clear_pointer (&self->rule, g_free);
  bm_status_set_text (self->status, shown, *spoken != '\0' ? spoken : NULL, NULL);
}

/* Shows WORDS, with RULE; ALOUD is announced instead. */
static void
show (WrTableSpeech *self,
      const char    *words,
      const char    *aloud,
      const char    *rule,
      gboolean       asks)
{
  g_autofree char *past = wr_table_speech_join (aloud, self->past);
  g_autofree char *spoken = wr_table_speech_join (past, asks ? NULL : self->question);

  bm_status_set_text (self->status, words, spoken, rule);
}

void
wr_table_speech_show (WrTableSpeech *self,
                      const char    *words,
                      gboolean       asks)
{
  g_clear_pointer (&self->rule, g_free);
  show (self, words, words, NULL, asks);
}

void
wr_table_speech_refuse (WrTableSpeech   *self,
                        const BmRefusal *refusal)
{
  replace (&self->rule, refusal->rule);
  show (self, refusal->message, refusal->message, refusal->rule, FALSE);
  wr_table_speech_announce (self, refusal->message);
}

void
wr_table_speech_say (WrTableSpeech *self,
                     const char    *words)
{
  wr_table_speech_say_aloud (self, words, words);
}

void
wr_table_speech_remark (WrTableSpeech *self,
                        const char    *words)
{
  show (self, words, words, NULL, FALSE);
  wr_table_speech_announce (self, words);
}

void
wr_table_speech_say_aloud (WrTableSpeech *self,
                           const char    *words,
                           const char    *aloud)
{
  g_clear_pointer (&self->rule, g_free);
  show (self, words, aloud, NULL, FALSE);
  wr_table_speech_announce (self, aloud);
}

const char *
wr_table_speech_get_rule (WrTableSpeech *self)
{
  return self->rule;
}
