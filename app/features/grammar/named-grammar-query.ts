import { findGrammar, findGrammarInSharedText } from '#contract/grammar/name-endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** Not with the other queries: the search page needs only this one. */
export const namedGrammarQuery = (kanji: string, isShared = false) =>
  isShared
    ? endpointQuery(findGrammarInSharedText, { body: { kanji } })
    : endpointQuery(findGrammar, { query: { kanji } });
