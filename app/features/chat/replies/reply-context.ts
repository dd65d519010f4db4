import { createContext, useContext } from 'react';
import type { WordsOf } from './use-annotations.ts';

/** Shared by all Japanese text of an answer. */
interface ReplyContext {
  readonly wordsOf: WordsOf;
  readonly furigana: boolean;
  /** The text is final. */
  readonly ended: boolean;
}

export const ReplyContext = createContext<ReplyContext>({
  wordsOf: () => undefined,
  furigana: true,
  ended: false,
});

export const useReply = (): ReplyContext => useContext(ReplyContext);
