import { answerSearch } from '#contract/dictionary/answers.ts';
import { getWord, searchItems, suggestItems } from '#contract/dictionary/endpoints.ts';
import type { FoundItem } from '#contract/dictionary/item.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { answerQuery, endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** The outcome of a search. Finding nothing is not a failure: it is cached and rendered like any other answer. */
export type SearchAnswer =
  | { readonly kind: 'found'; readonly items: readonly FoundItem[] }
  | { readonly kind: 'nothing'; readonly suggestions: readonly string[] }
  /** The text cannot be searched, for example because it is too long. */
  | { readonly kind: 'refused'; readonly message: string };

export const searchQuery = (kanji: string) => answerQuery(searchItems, { query: { kanji } }, answerOf);

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
  if (error.statusCode === 404) return { kind: 'nothing', suggestions: error.suggestions };
  return error.statusCode === 400 ? { kind: 'refused', message: error.message } : null;
}

/** What a search answers without an entry. A failure does not affect the words. */
export const searchAnswersQuery = (kanji: string) => endpointQuery(answerSearch, { query: { kanji } });

export const suggestionsQuery = (kanji: string) => endpointQuery(suggestItems, { query: { kanji } });

export const wordQuery = (itemId: string) => endpointQuery(getWord, { params: { id: itemId } });
