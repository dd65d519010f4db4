import type { Token } from '../tokens/token.ts';

/** A part of an answer in the notation of authors, with its tokens. */
export type AnswerPart =
  | { readonly kind: 'words'; readonly tokens: readonly Token[] }
  /** `[私は]`: may be left out. */
  | { readonly kind: 'optional'; readonly inside: AnswerParts }
  /** `(に|へ)`: one of them. */
  | { readonly kind: 'choice'; readonly options: readonly AnswerParts[] }
  /** `{図書館で 友達と}`: all of them, in any order. */
  | { readonly kind: 'free-order'; readonly inside: readonly AnswerParts[] };

export type AnswerParts = readonly AnswerPart[];

/** The stored form of an answer, made once, when its sentence is saved. */
export interface AnalysedAnswer {
  /** The answer that learners see: with everything optional, the first of each choice, the written order. */
  readonly text: string;
  readonly parts: AnswerParts;
}
