import { createContext, useContext } from 'react';
import type { WordsOf } from './use-annotations.ts';

/** Shared by all Japanese text of an answer. */
interface ReplyContext {
  readonly wordsOf: WordsOf;
  readonly furigana: boolean;
}

export const ReplyContext = createContext<ReplyContext>({ wordsOf: () => undefined, furigana: true });

export const useReply = (): ReplyContext => useContext(ReplyContext);
