import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WordClass } from '#contract/dictionary/word-classes.ts';
import type { ItemLevel } from '#contract/levels.ts';
import { listWordsOfLevel } from '#contract/memory/endpoints.ts';
import { type Category, listCategories, listNotebook } from '#contract/notebook/endpoints.ts';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { wordClassSets } from '#contract/texts/memory.ts';
import { exportableCards } from '#core/anki/export/exported-notes.ts';
import type { Memory } from '#core/memory/replay.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { ownPageQuery, ownQuery } from '#app/lib/api/own-query.ts';
import { useMemory } from '#app/lib/memory/use-memory.ts';
import { useSession } from '#app/lib/session/session.ts';
import type { ChosenWord } from './make-export.ts';

export type SourceKind = 'mine' | 'categories' | 'set';

/** What the learner wants to export. All three are kept while one of them is chosen. */
export interface Source {
  readonly kind: SourceKind;
  readonly categoryIds: ReadonlySet<number> | 'all';
  readonly level: ItemLevel | '';
  readonly wordClass: WordClass | '';
}

/** What the chosen source has. */
export interface Chosen {
  readonly words: readonly ChosenWord[];
  readonly ownIds: ReadonlySet<string>;
  /** Cards of kinds that cannot be exported. */
  readonly others: number;
  /** Set if the notebook has more words than one reply lists. */
  readonly notebook?: { readonly listed: number; readonly all: number };
  readonly cards: Memory['cards'];
}

/** Why there is nothing to export. */
export type EmptyReason = 'no-cards' | 'no-categories' | 'none-chosen' | 'empty-categories' | 'no-words';

export type ChosenState =
  | { readonly status: 'loading' }
  | { readonly status: 'needs-account' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly reason: EmptyReason; readonly others: number }
  | { readonly status: 'ready'; readonly chosen: Chosen };

const NONE: ReadonlySet<string> = new Set();

/** The categories of the learner; `undefined` until they are known. */
export function useCategories(isWanted: boolean) {
  const userId = useSession()?.userId ?? null;
  return useQuery({
    ...ownQuery(listCategories, { params: { userId: String(userId) } }, userId),
    enabled: isWanted && userId !== null,
  });
}

/** The words and cards of a source, with the deck of each. */
export function useChosen(source: Source): ChosenState {
  const { kind, categoryIds, level, wordClass } = source;
  const session = useSession();
  const userId = session?.userId ?? null;
  const memory = useMemory();
  // Everything in memory is in the decks of the notebook, where it has one.
  const needsNotebook = kind !== 'set' && userId !== null;
  const notebook = useQuery({ ...ownPageQuery(listNotebook, {}, userId), enabled: needsNotebook });
  const categories = useCategories(needsNotebook);
  const query = { ...(level !== '' && { level }), ...(wordClass !== '' && { wordClass }) };
  const set = useQuery({ ...endpointQuery(listWordsOfLevel, { query }), enabled: kind === 'set' });

  const decks = useMemo(
    () => decksOf(notebook.data?.rows ?? [], categories.data ?? [], kind === 'mine' ? 'all' : categoryIds),
    [notebook.data, categories.data, kind, categoryIds],
  );
  const chosen = useMemo((): Chosen | null => {
    if (!memory) return null;
    const { cards } = memory;
    if (kind === 'set') {
      const category = setName(level, wordClass);
      const words = set.data?.words.map(({ id }) => ({ id, category })) ?? [];
      return { words, ownIds: NONE, others: 0, cards };
    }
    if (kind === 'categories') {
      const words = Array.from(decks, ([id, category]) => ({ id, category }));
      return { words, ownIds: NONE, others: 0, cards };
    }
    const { wordIds, ownIds, others } = exportableCards(cards);
    const words = Array.from(wordIds, (id) => ({ id, category: decks.get(id) ?? '' }));
    // What is on own cards belongs to the account.
    return { words, ownIds: userId === null ? NONE : ownIds, others, cards };
  }, [memory, kind, level, wordClass, set.data, decks, userId]);

  if (kind === 'categories' && session === null) return { status: 'needs-account' };
  const queries = kind === 'set' ? [set] : needsNotebook ? [notebook, categories] : [];
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0)
    return { status: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  if (!chosen || session === undefined || queries.some(({ isPending }) => isPending))
    return { status: 'loading' };
  if (chosen.words.length + chosen.ownIds.size === 0)
    return { status: 'empty', reason: emptyReason(source, categories.data ?? []), others: chosen.others };
  const { rows = [], total = 0 } = (kind === 'categories' && notebook.data) || {};
  if (total <= rows.length) return { status: 'ready', chosen };
  return { status: 'ready', chosen: { ...chosen, notebook: { listed: rows.length, all: total } } };
}

function emptyReason({ kind, categoryIds }: Source, categories: readonly Category[]): EmptyReason {
  if (kind === 'set') return 'no-words';
  if (kind === 'mine') return 'no-cards';
  if (categories.length === 0) return 'no-categories';
  return categoryIds === 'all' || categoryIds.size > 0 ? 'empty-categories' : 'none-chosen';
}

interface Saved {
  readonly categoryId: number;
  readonly item: { readonly id: number };
}

/** The deck of each word: of several categories the first, because a note is in one deck. */
function decksOf(
  saved: readonly Saved[],
  categories: readonly Category[],
  categoryIds: Source['categoryIds'],
): ReadonlyMap<number, string> {
  const decks = new Map<number, string>();
  const chosen = categories.filter(({ id }) => categoryIds === 'all' || categoryIds.has(id));
  for (const { id: categoryId, name } of chosen)
    for (const { item } of saved.filter((one) => one.categoryId === categoryId))
      if (!decks.has(item.id)) decks.set(item.id, name);
  return decks;
}

function setName(level: Source['level'], wordClass: Source['wordClass']): string {
  const className = wordClassSets.find(([one]) => one === wordClass)?.[1];
  return [level, className].filter(Boolean).join(' · ') || texts.wholeDictionary;
}
