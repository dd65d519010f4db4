import { createContext, useContext } from 'react';
import { searchAnswersQuery, searchQuery, suggestionsQuery } from '../dictionary-queries.ts';

/** Whether the text that is searched comes from another app: then it stands in no address and in no history. */
export const SharedSearch = createContext(false);

/** The queries about a searched text. */
export function useSearchQueries() {
  const isShared = useContext(SharedSearch);
  return {
    isShared,
    words: (text: string) => searchQuery(text, isShared),
    answers: (text: string) => searchAnswersQuery(text, isShared),
    suggestions: (text: string) => suggestionsQuery(text, isShared),
  };
}
