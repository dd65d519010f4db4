import { answerSearch, answerSharedText, type NearWord } from '#contract/dictionary/answers.ts';
import {
  getWord,
  searchItems,
  searchSharedText,
  suggestForSharedText,
  suggestItems,
} from '#contract/dictionary/endpoints.ts';
import type { FoundItem, ShortItem } from '#contract/dictionary/item.ts';
import type { PackName } from '#contract/dictionary/pack-endpoints.ts';
import { listLessonsWithWord } from '#contract/dictionary/word-use.ts';
import type { Word } from '#contract/dictionary/word.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { answerQuery, endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { FRESH_FOR_MS } from '#app/lib/api/query-client.ts';
import { orFromPack } from '#app/lib/pack/or-from-pack.ts';

interface PerhapsFromPack {
  /** The pack of this browser that answered, because the server was not reached. */
  readonly pack?: PackName;
}

/** The outcome of a search. Finding nothing is not a failure: it is cached and rendered like any other answer. */
export type SearchAnswer =
  | ({ readonly kind: 'found'; readonly items: readonly FoundItem[] } & PerhapsFromPack)
  | ({ readonly kind: 'nothing'; readonly suggestions: readonly NearWord[] } & PerhapsFromPack)
  /** The text cannot be searched, for example because it is too long. */
  | { readonly kind: 'refused'; readonly message: string };

/** The server knows more than a pack: it is asked again at the next occasion, and as soon as the network is back. */
const askedAgainOnline = {
  staleTime: ({ state }: FinishedQuery) => (isFromServer(state.data) ? FRESH_FOR_MS : 0),
  refetchOnReconnect: ({ state }: FinishedQuery) => !isFromServer(state.data),
};
interface FinishedQuery {
  readonly state: { readonly data: unknown };
}
const isFromServer = (data: unknown): boolean => data !== undefined && !Object.hasOwn(data as object, 'pack');

/** A text that another app has shared is asked in the body of each call, so that it stands in no address. */
export const searchQuery = (kanji: string, isShared = false) => {
  const read = (reply: Promise<FoundItem[]>, onLate: (late: SearchAnswer) => void) =>
    orFromPack({
      reply: answerOf(reply),
      question: { kind: 'search', typed: kanji },
      read({ pack, answer }): SearchAnswer {
        if (answer.found.length === 0) return { kind: 'nothing', suggestions: answer.nearWords, pack };
        return { kind: 'found', items: answer.found, pack };
      },
      onLate,
    });
  const query = isShared
    ? answerQuery(searchSharedText, { body: { kanji } }, read)
    : answerQuery(searchItems, { query: { kanji } }, read, 'items');
  return { ...query, ...askedAgainOnline };
};

async function answerOf(reply: Promise<FoundItem[]>): Promise<SearchAnswer> {
  try {
    return { kind: 'found', items: await reply };
  } catch (error) {
    const answer = answerIn(error);
    if (answer) return answer;
    throw error;
  }
}

function answerIn(error: unknown): SearchAnswer | null {
  if (!(error instanceof ApiError)) return null;
  // What they mean is part of the answers to the search.
  if (error.statusCode === 404)
    return { kind: 'nothing', suggestions: error.suggestions.map((text) => ({ text, gloss: '' })) };
  return error.statusCode === 400 ? { kind: 'refused', message: error.message } : null;
}

/** What a search answers without an entry. A failure does not affect the words. */
export const searchAnswersQuery = (kanji: string, isShared = false) => ({
  ...(isShared
    ? endpointQuery(answerSharedText, { body: { kanji } })
    : endpointQuery(answerSearch, { query: { kanji } })),
  refetchOnReconnect: true,
});

export const suggestionsQuery = (kanji: string, isShared = false) => {
  const read = (reply: Promise<ShortItem[]>, onLate: (late: ShortItem[]) => void) =>
    orFromPack({
      reply,
      question: { kind: 'suggest', typed: kanji },
      read: ({ answer }) => answer,
      onLate,
    });
  return isShared
    ? answerQuery(suggestForSharedText, { body: { kanji } }, read)
    : answerQuery(suggestItems, { query: { kanji } }, read);
};

type WordAnswer = Word & PerhapsFromPack;

/** From a pack, a word has nothing of the grammar library. */
export const wordQuery = (itemId: string) => ({
  ...answerQuery(
    getWord,
    { params: { id: itemId } },
    (reply: Promise<WordAnswer>, onLate: (late: WordAnswer) => void) =>
      orFromPack({
        reply,
        question: { kind: 'word', id: Number(itemId) },
        read: ({ answer, pack }) => answer && { ...answer, grammarPoints: [], contrasts: [], pack },
        onLate,
      }),
  ),
  ...askedAgainOnline,
});

export const lessonsWithWordQuery = (itemId: number) =>
  endpointQuery(listLessonsWithWord, { params: { id: String(itemId) } });
