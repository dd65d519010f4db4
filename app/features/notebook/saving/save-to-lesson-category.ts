import type { QueryClient } from '@tanstack/react-query';
import { addFavorite, createCategory, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { rememberWords } from '#app/lib/memory/remember.ts';
import { notebookChanged } from '../notebook-queries.ts';

/** Saves words to the category for words of lessons, which the first one creates. */
export async function saveToLessonCategory(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  itemIds: readonly number[],
  onSaved: (itemId: number) => void,
): Promise<void> {
  const categories = await api.call(listCategoryChoices, { query: {} });
  const known = categories.find(({ name }) => name === texts.category);
  const { id } = known ?? (await api.call(createCategory, { query: { name: texts.category } }));
  for (const itemId of itemIds) {
    await addUnlessThere(api, id, itemId);
    onSaved(itemId);
  }
  await rememberWords(itemIds);
  notebookChanged(client);
}

/** A word that the category has already is saved. */
async function addUnlessThere(api: Api, categoryId: number, itemId: number): Promise<void> {
  try {
    await api.call(addFavorite, { query: { categoryId: String(categoryId), itemId: String(itemId) } });
  } catch (error) {
    const isThere = error instanceof ApiError && error.message === notebookRefusals.alreadyInCategory;
    if (!isThere) throw error;
  }
}
