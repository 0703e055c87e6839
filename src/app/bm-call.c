/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-call.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bm-all-games.h"
#include "bm-games.h"
#include "bm-open.h"
#include "bm-random.h"

static const GOptionEntry options[] = {
  { "players", 0, 0, G_OPTION_ARG_INT, NULL, N_("Begin a match of N players right away"), N_("N") },
  { "hot-seat", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Begin a match of people at this screen right away"), NULL },
  { "computer", 0, 0, G_OPTION_ARG_STRING_ARRAY, NULL,
    N_("Let the computer play a seat, such as red=hard: easy, medium, hard, master"), N_("SEAT=LEVEL") },
  { "seed", 0, 0, G_OPTION_ARG_INT64, NULL, N_("Make the dice of the next match repeatable"), N_("N") },
  { "position", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Begin with the position in FILE"), N_("FILE") },
  { "replay", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Look through the match saved in FILE"), N_("FILE") },
};

static const GOptionEntry file_option[] = {
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE]") },
  { NULL }
};

/* The ids of all games, as a list for people.  (transfer full) */
static char *
dup_games (void)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; bm_games_get (i) != NULL; i++)
    g_string_append_printf (ids, "%s%s", i == 0 ? "" : ", ", bm_games_get (i)->id);
  return g_string_free (ids, FALSE);
}

static void
add_option (GApplication       *application,
            const GOptionEntry *entry)
{
  g_application_add_main_option (application, entry->long_name, 0, entry->flags, entry->arg, _(entry->description),
                                 entry->arg_description == NULL ? NULL : _(entry->arg_description));
}

void
bm_call_add_options (GApplication *application)
{
  const GOptionEntry *seat_options = bm_all_games_get_seat_options ();
  g_autofree char *games = dup_games ();
  /* Translators: %s is a list of words to type, which are not translated. */
  g_autofree char *game_words = g_strdup_printf (_("Choose a game: %s"), games);

  g_application_add_main_option (application, "game", 0, 0, G_OPTION_ARG_STRING, game_words, _("GAME"));
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    add_option (application, &options[i]);
  for (guint i = 0; seat_options[i].long_name != NULL; i++)
    add_option (application, &seat_options[i]);
  g_application_add_main_option_entries (application, file_option);
}

gboolean
bm_call_is_own (GVariantDict *dict)
{
  const GOptionEntry *seat_options = bm_all_games_get_seat_options ();

  if (g_variant_dict_contains (dict, "game"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (g_variant_dict_contains (dict, options[i].long_name))
        return TRUE;
    }
  for (guint i = 0; seat_options[i].long_name != NULL; i++)
    {
      if (g_variant_dict_contains (dict, seat_options[i].long_name))
        return TRUE;
    }
  return FALSE;
}

/* ---- Reading */

static gboolean
refuse (GError     **error,
        const char  *words)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, words);
  return FALSE;
}

static gboolean
read_game (BmCall        *call,
           GVariantDict  *dict,
           GError       **error)
{
  const char *id = NULL;
  g_autofree char *games = NULL;

  if (!g_variant_dict_lookup (dict, "game", "&s", &id))
    return TRUE;
  call->game = bm_games_find (id);
  if (call->game != NULL)
    return TRUE;
  games = dup_games ();
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what was asked for, and a list of what there is; neither is translated. */
               _("There is no game “%1$s”; these are: %2$s."), id, games);
  return FALSE;
}

static gboolean
read_seed (BmCall        *call,
           GVariantDict  *dict,
           GError       **error)
{
  gint64 seed;

  if (!g_variant_dict_lookup (dict, "seed", "x", &seed))
    return TRUE;
  if (seed < 0 || seed > (gint64) BM_RANDOM_MAX_SEED)
    {
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The seed must be a number from 0 to %s."), most);
      return FALSE;
    }
  call->seed = (guint64) seed;
  call->seeded = TRUE;
  return TRUE;
}

/* Opens the file argument.  A match is opened as a replay, as if dropped onto the window, so that it does not replace a
   running one.  TO_PLAY: the command line says who plays, so it is continued at once. */
static gboolean
open_file (BmCall        *call,
           GVariantDict  *dict,
           gboolean       to_play,
           GError       **error)
{
  const char *position = NULL, *record = NULL;
  g_autofree const char **rest = NULL;

  g_variant_dict_lookup (dict, "position", "^&ay", &position);
  g_variant_dict_lookup (dict, "replay", "^&ay", &record);
  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &rest);
  if ((position != NULL) + (record != NULL) + (rest == NULL ? 0 : (int) g_strv_length ((char **) rest)) > 1)
    return refuse (error, _("Only one file can be opened at a time."));
  if (position != NULL)
    call->match = bm_open_position (position, call->game, error);
  else if (record != NULL)
    call->replay = bm_open_replay (record, error);
  else if (rest == NULL || rest[0] == NULL)
    return TRUE;
  else if (to_play)
    call->match = bm_open_record (rest[0], &call->note, error);
  else
    call->replay = bm_open_replay (rest[0], error);
  call->where_left = record == NULL;
  return call->match != NULL || call->replay != NULL;
}

/* ---- Players */

/* A seat that the computer shall play, as given on the command line. */
typedef struct
{
  const char *seat;
  BmLevel     level;
} Computer;

static gboolean
add_computer (GArray      *computers,
              const char  *seat,
              const char  *level,
              GError     **error)
{
  Computer computer = { g_intern_string (seat), bm_level_find (level) };

  if (computer.level != BM_N_LEVELS)
    {
      g_array_append_val (computers, computer);
      return TRUE;
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: %s is what was asked for; the levels are not translated. */
               _("There is no level “%s”: it is easy, medium, hard or master."), level);
  return FALSE;
}

static gboolean
read_computers (GArray        *computers,
                GVariantDict  *dict,
                GError       **error)
{
  const GOptionEntry *seat_options = bm_all_games_get_seat_options ();
  g_autofree const char **asked = NULL;
  const char *level;

  for (guint i = 0; seat_options[i].long_name != NULL; i++)
    {
      if (g_variant_dict_lookup (dict, seat_options[i].long_name, "&s", &level)
          && !add_computer (computers, seat_options[i].long_name, level, error))
        return FALSE;
    }
  g_variant_dict_lookup (dict, "computer", "^a&s", &asked);
  for (guint i = 0; asked != NULL && asked[i] != NULL; i++)
    {
      g_auto(GStrv) parts = g_strsplit (asked[i], "=", 2);

      if (g_strv_length (parts) != 2)
        /* Translators: words to type, which are not translated. */
        return refuse (error, _("A computer is asked for by seat and level, such as “--computer red=hard”."));
      if (!add_computer (computers, parts[0], parts[1], error))
        return FALSE;
    }
  return TRUE;
}

/* Seats COMPUTERS in a match of GAME with the number of seats given, or else with as many as are needed. */
static gboolean
seat_computers (BmCall        *call,
                const BmGame  *game,
                GArray        *computers,
                guint          n_seats,
                GError       **error)
{
  BmSeats seats = BM_SEATS_PEOPLE (n_seats);

  for (guint i = 0; i < computers->len; i++)
    {
      const Computer *computer = &g_array_index (computers, Computer, i);
      int seat = bm_game_find_seat (game, computer->seat);

      if (seat == BM_SIDE_NOBODY || (guint) seat >= n_seats)
        {
          g_autofree char *ids = bm_game_dup_seats (game, n_seats);

          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       /* Translators: what was asked for, and a list of what there is; neither is translated. */
                       _("There is no seat “%1$s” in this match: it is %2$s."), computer->seat, ids);
          return FALSE;
        }
      seats.levels[seat] = computer->level;
    }
  call->seats = seats;
  return TRUE;
}

/* ---- A match that starts at once */

/* As many as are needed for all COMPUTERS, but not fewer than the default. */
static guint
count_seats (const BmGame *game,
             GArray       *computers)
{
  g_autofree gpointer position = g_malloc0 (game->position_size);
  guint n = game->start (position, "start", 0, NULL) ? game->seats (position) : 0;

  for (guint i = 0; i < computers->len; i++)
    {
      int seat = bm_game_find_seat (game, g_array_index (computers, Computer, i).seat);

      n = MAX (n, (guint) (seat + 1));
    }
  return n;
}

static gboolean
begin (BmCall        *call,
       GVariantDict  *dict,
       GArray        *computers,
       GError       **error)
{
  const BmGame *game = call->game != NULL ? call->game : bm_games_get (0);
  int n;

  if (computers->len == 0 && !g_variant_dict_contains (dict, "hot-seat") && !g_variant_dict_contains (dict, "players"))
    return TRUE;
  if (!g_variant_dict_lookup (dict, "players", "i", &n))
    n = (int) count_seats (game, computers);
  call->start = n < 1 || n > BM_MAX_SEATS ? NULL : bm_game_ui_dup_start (bm_game_ui_of (game), (guint) n);
  if (call->start == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   ngettext ("This game is not for %d player.", "This game is not for %d players.", (gulong) ABS (n)), n);
      return FALSE;
    }
  call->game = game;
  return seat_computers (call, game, computers, (guint) n, error);
}

static gboolean
read_players (BmCall        *call,
              GVariantDict  *dict,
              GArray        *computers,
              GError       **error)
{
  if (call->match == NULL && call->replay == NULL)
    return begin (call, dict, computers, error);
  if (g_variant_dict_contains (dict, "players"))
    return refuse (error, _("How many play is said by the file that is opened."));
  return call->match == NULL
         || seat_computers (call, bm_match_get_game (call->match), computers, bm_match_get_n_seats (call->match), error);
}

/* With a window, an unusable file is reported there. */
static gboolean
open_or_note (BmCall        *call,
              GVariantDict  *dict,
              gboolean       to_play,
              GError       **error)
{
  g_autoptr(GError) fault = NULL;

  if (open_file (call, dict, to_play, &fault))
    return TRUE;
  if (!g_variant_dict_contains (dict, "in-window") || g_variant_dict_contains (dict, "report"))
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  call->note = g_strdup (fault->message);
  return TRUE;
}

gboolean
bm_call_read (BmCall        *call,
              GVariantDict  *dict,
              GError       **error)
{
  g_autoptr(GArray) computers = g_array_new (FALSE, FALSE, sizeof (Computer));
  gboolean to_play;

  if (!read_game (call, dict, error) || !read_seed (call, dict, error) || !read_computers (computers, dict, error))
    return FALSE;
  to_play = computers->len > 0 || g_variant_dict_contains (dict, "hot-seat") || g_variant_dict_contains (dict, "report");
  return open_or_note (call, dict, to_play, error) && read_players (call, dict, computers, error);
}

void
bm_call_clear (BmCall *call)
{
  g_clear_object (&call->match);
  g_clear_pointer (&call->replay, bm_replay_free);
  g_clear_pointer (&call->note, g_free);
  g_clear_pointer (&call->start, g_free);
}
