import { OUTBOX_FAILURES_MAX } from '#contract/device-limits.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';

export interface AnswerInput {
  readonly sentenceId: number;
  readonly mode: PracticeMode;
  readonly text: string;
  readonly typedAs?: 'romaji';
}

interface RevealInput {
  readonly sentenceId: number;
  readonly mode: PracticeMode;
  /** The sentence, for the list of what waits. */
  readonly about: string;
}

interface CommentInput {
  readonly sentenceId: number;
  readonly parentId: number | null;
  readonly content: string;
}

interface LikeInput {
  readonly sentenceId: number;
  readonly commentId: number;
  /** The beginning of the comment, for the list of what waits. */
  readonly about: string;
}

interface SaveInput {
  readonly itemId: number;
  /** The word, for the list of what waits. */
  readonly word: string;
  /** An existing category, or one that is created with its first word. */
  readonly category: { readonly id: number } | { readonly name: string; readonly key: string };
}

/** What can wait for the network, by kind. */
export interface OutboxInputs {
  readonly answer: AnswerInput;
  /** Counts as tries, so it has to arrive before the answers that follow it. */
  readonly reveal: RevealInput;
  readonly comment: CommentInput;
  readonly like: LikeInput;
  readonly unlike: LikeInput;
  readonly save: SaveInput;
}
export type OutboxKind = keyof OutboxInputs;

interface EntryOf<K extends OutboxKind> {
  /** The key of the call: however often it is sent, the server applies it once. */
  readonly id: string;
  /** The account that did it: nobody else sends it. */
  readonly owner: number;
  readonly kind: K;
  readonly input: OutboxInputs[K];
  /** When it was done, as ISO text. */
  readonly at: string;
  /** How often the server has answered and not taken it. */
  readonly failures?: number;
  /**
   * The server's reason if it was refused for good, or failed too often: it stays to be read, and is not sent again by
   * itself.
   */
  readonly refusal?: string;
  /** The learner has been told of the refusal. */
  readonly isTold?: boolean;
}
export type OutboxEntry = { [K in OutboxKind]: EntryOf<K> }[OutboxKind];
export type EntryOfKind<K extends OutboxKind> = Extract<OutboxEntry, { readonly kind: K }>;

export const isWaiting = ({ refusal }: OutboxEntry): boolean => refusal === undefined;

/** Put aside because it failed too often: it may succeed some other day, if the learner asks for it. */
export const mayTryAgain = ({ refusal, failures = 0 }: OutboxEntry): boolean =>
  refusal !== undefined && failures >= OUTBOX_FAILURES_MAX;

/** By itself, or when the learner asks for it. */
export const canBeSent = (entry: OutboxEntry): boolean => isWaiting(entry) || mayTryAgain(entry);

/**
 * Entries of one lane are applied in their order: points depend on the tries before them, and comments answer each
 * other. The others pass one that must wait.
 */
export function laneOf(entry: OutboxEntry): string {
  switch (entry.kind) {
    case 'answer':
    case 'reveal':
      return `sentence ${entry.input.sentenceId}`;
    case 'comment':
      return `thread ${entry.input.sentenceId} ${entry.input.parentId}`;
    case 'like':
    case 'unlike':
      return `comment ${entry.input.commentId}`;
    case 'save':
      return `word ${entry.input.itemId}`;
  }
}

/** Whether the learner has done the same: pressing again because nothing happens is no second try. */
export function isRepeated(entry: OutboxEntry, earlier: OutboxEntry): boolean {
  if (entry.kind !== 'answer' && entry.kind !== 'reveal') return false;
  if (earlier.kind !== entry.kind || earlier.owner !== entry.owner || !isWaiting(earlier)) return false;
  return JSON.stringify(earlier.input) === JSON.stringify(entry.input);
}
