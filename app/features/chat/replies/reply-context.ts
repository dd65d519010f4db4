import { createContext, useContext } from 'react';
import type { WordsOf } from './use-annotations.ts';

/** What the Japanese of an answer needs to know, wherever in it it stands. */
interface ReplyContext {
  readonly wordsOf: WordsOf;
  readonly furigana: boolean;
}

export const ReplyContext = createContext<ReplyContext>({ wordsOf: () => undefined, furigana: true });

export const useReply = (): ReplyContext => useContext(ReplyContext);
