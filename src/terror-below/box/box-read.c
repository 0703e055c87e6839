/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The built-in box, packs on top of it, and the user's packs.
 */
#include "box-reader.h"

#include <string.h>

#include <gio/gio.h>

#include "bm-file.h"
#include "tb-box-resources.h"

#define BOX_FOLDER "/io/github/bloodmoon/BloodMoon/terror-below/"

static const char *const box_files[] = {
  "board.json", "vehicles.json", "worms.json", "bounties.json", "items.json", "weapons.json", "characters.json"
};

/* A box under construction: files are kept until all have been read. */
typedef struct
{
  GPtrArray  *files; /* TbBoxFile, owned */
  TbBoxText  *text;
  TbBoxStore *store;
} Build;

/* --- Texts and stores -------------------------------------------------------------------------------------------- */

/* A copy of TEXT; an empty box if it is NULL. */
static TbBoxText *
copy_text (const TbBoxText *text)
{
  TbBoxText *copy = g_new0 (TbBoxText, 1);

  if (text != NULL)
    *copy = *text;
  for (guint part = 0; part < TB_N_PARTS; part++)
    copy->parts[part] = text != NULL ? g_ptr_array_copy (text->parts[part], NULL, NULL) : g_ptr_array_new ();
  return copy;
}

static void
free_text (TbBoxText *text)
{
  for (guint part = 0; part < TB_N_PARTS; part++)
    g_ptr_array_unref (text->parts[part]);
  g_free (text);
}

static TbBoxStore *
new_store (void)
{
  TbBoxStore *store = g_new0 (TbBoxStore, 1);

  store->strings = g_string_chunk_new (4096);
  store->lists = g_ptr_array_new_with_free_func (g_free);
  return store;
}

void
tb_box_free (TbBox *box)
{
  TbBoxStore *store = (TbBoxStore *) box;

  g_string_chunk_free (store->strings);
  g_ptr_array_unref (store->lists);
  g_free (store);
}

/* --- Building ---------------------------------------------------------------------------------------------------- */

/* (transfer full) */
static TbBoxStore *
read_text (const TbBoxText  *text,
           GError          **error)
{
  TbBoxStore *store = new_store ();
  TbBoxReader reader = { .text = text, .store = store, .box = &store->box };

  if (tb_box_read_board (&reader, error)
      && tb_box_read_vehicles (&reader, error)
      && tb_box_read_worms (&reader, error)
      && tb_box_read_bounties (&reader, error)
      && tb_box_read_things (&reader, error))
    {
      tb_box_hash (&store->box);
      return store;
    }
  tb_box_free (&store->box);
  return NULL;
}

static gboolean
merge_sources (Build              *build,
               const TbBoxSource  *sources,
               guint               n,
               TbBoxText          *text,
               GError            **error)
{
  for (guint i = 0; i < n; i++)
    {
      TbBoxFile *file = tb_box_file_read (&sources[i], error);

      if (file == NULL)
        return FALSE;
      g_ptr_array_add (build->files, file);
      if (!tb_box_file_merge (file, text, error))
        return FALSE;
    }
  return TRUE;
}

/* Adds SOURCES, all of them or none. */
static gboolean
add_sources (Build              *build,
             const TbBoxSource  *sources,
             guint               n,
             GError            **error)
{
  TbBoxText *text = copy_text (build->text);
  TbBoxStore *store = merge_sources (build, sources, n, text, error) ? read_text (text, error) : NULL;

  if (store == NULL)
    {
      free_text (text);
      return FALSE;
    }
  g_clear_pointer (&build->text, free_text);
  if (build->store != NULL)
    tb_box_free (&build->store->box);
  build->text = text;
  build->store = store;
  return TRUE;
}

static void
register_resource (void)
{
  static gboolean registered;

  if (!registered)
    tb_box_register_resource ();
  registered = TRUE;
}

/* Borrowed from the resources: nothing has to be freed. */
static gboolean
find_built_in (const char   *name,
               TbBoxSource  *source,
               GError      **error)
{
  g_autofree char *path = g_strconcat (BOX_FOLDER, name, NULL);
  g_autoptr (GBytes) bytes = NULL;

  /* Not through a generated get_resource (): that returns NULL while another thread registers a resource (GTK does for
     icons), whereas this waits. */
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    return FALSE;
  source->name = name;
  source->text = g_bytes_get_data (bytes, &source->length);
  return TRUE;
}

static gboolean
add_built_in (Build   *build,
              GError **error)
{
  TbBoxSource sources[G_N_ELEMENTS (box_files)];

  register_resource ();
  for (guint i = 0; i < G_N_ELEMENTS (box_files); i++)
    if (!find_built_in (box_files[i], &sources[i], error))
      return FALSE;
  return add_sources (build, sources, G_N_ELEMENTS (sources), error);
}

/* A pack may cause an error in the built-in files: then the message names such a file. */
static char *
fault_of (const TbBoxSource *pack,
          const GError      *error)
{
  const char *name = pack->text != NULL ? pack->name : bm_file_name (pack->name);

  if (g_str_has_prefix (error->message, name))
    return g_strdup (error->message);
  return g_strdup_printf ("%s: $: with this there would be a fault: %s", name, error->message);
}

TbBox *
tb_box_read (const TbBoxSource *packs,
             guint              n_packs,
             GPtrArray         *faults)
{
  Build build = { .files = g_ptr_array_new_with_free_func ((GDestroyNotify) tb_box_file_free) };
  g_autoptr (GError) error = NULL;

  if (!add_built_in (&build, &error))
    g_ptr_array_add (faults, g_strdup (error->message));
  for (guint i = 0; i < n_packs && build.store != NULL; i++)
    {
      g_autoptr (GError) fault = NULL;

      if (!add_sources (&build, &packs[i], 1, &fault))
        g_ptr_array_add (faults, fault_of (&packs[i], fault));
    }
  g_clear_pointer (&build.text, free_text);
  g_ptr_array_unref (build.files);
  return build.store == NULL ? NULL : &build.store->box;
}

/* --- The user's packs -------------------------------------------------------------------------------------------- */

static GPtrArray *found_faults;

/* The built-in box with the packs of FOLDER. */
static TbBox *
read_folder (const char *folder,
             GPtrArray  *faults)
{
  g_autoptr (GPtrArray) packs = bm_file_list (folder, ".json");
  g_autofree TbBoxSource *sources = g_new0 (TbBoxSource, packs->len + 1);

  for (guint i = 0; i < packs->len; i++)
    sources[i].name = packs->pdata[i];
  return tb_box_read (sources, packs->len, faults);
}

const TbBox *
tb_box_load (GError **error)
{
  static TbBox *box;

  if (box == NULL)
    {
      g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bloodmoon", "terror-below", NULL);

      g_clear_pointer (&found_faults, g_ptr_array_unref);
      found_faults = g_ptr_array_new_with_free_func (g_free);
      box = read_folder (folder, found_faults);
      if (box == NULL)
        g_set_error_literal (error, BM_ERROR, BM_ERROR_UNREADABLE, found_faults->pdata[found_faults->len - 1]);
      g_ptr_array_add (found_faults, NULL);
    }
  if (box != NULL)
    tb_box_use (box);
  return box;
}

const char *const *
tb_box_faults (void)
{
  static const char *const none[] = { NULL };

  return found_faults == NULL ? none : (const char *const *) found_faults->pdata;
}
