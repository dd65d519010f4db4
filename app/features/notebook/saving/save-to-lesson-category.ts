import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { addFavorite, createCategory, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { rememberWords } from '#app/lib/memory/remember.ts';
import { newUuid } from '#app/lib/new-uuid.ts';
import type { Outbox } from '#app/lib/outbox/outbox.ts';
import { outboxOf } from '#app/lib/outbox/own-outbox.ts';
import { notebookChanged } from '../notebook-queries.ts';

/** Saves words to the category for words of lessons, which the first one creates. */
export async function saveToLessonCategory(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  words: readonly Pick<ShortItem, 'id' | 'kanji'>[],
  onSaved: (itemId: number) => void,
): Promise<'sent' | 'waiting'> {
  const left = [...words];
  const state = await saveAll(api, left, onSaved).catch(async (error: unknown) => {
    if (error instanceof ApiError) throw error;
    await keepAll(outboxOf(api), left, onSaved);
    return 'waiting' as const;
  });
  await rememberWords(words.map(({ id }) => id));
  notebookChanged(client);
  return state;
}

type Word = Pick<ShortItem, 'id' | 'kanji'>;

/** Takes the words that are saved from the list, so that the others can be kept if the network goes away. */
async function saveAll(api: Api, left: Word[], onSaved: (itemId: number) => void): Promise<'sent'> {
  const categories = await api.call(listCategoryChoices, { query: {} });
  const known = categories.find(({ name }) => name === texts.category);
  const { id } = known ?? (await api.call(createCategory, { query: { name: texts.category } }));
  for (let word = left[0]; word; word = left[0]) {
    await addUnlessThere(api, id, word.id);
    onSaved(word.id);
    left.shift();
  }
  return 'sent';
}

/** The first of them creates the category, with a key that all of them have. */
async function keepAll(outbox: Outbox, words: readonly Word[], onKept: (itemId: number) => void) {
  const category = { name: texts.category, key: newUuid() };
  for (const { id, kanji } of words) {
    if (!(await outbox.add('save', { itemId: id, word: kanji, category })))
      throw new ApiError(409, outboxTexts.full(OUTBOX_MAX));
    onKept(id);
  }
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
