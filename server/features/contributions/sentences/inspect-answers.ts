import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceWarnings } from '#contract/texts/sentence-warnings.ts';
import { sampleWordings } from '#core/grading/analysis/wordings.ts';
import type { Model } from '#core/grading/compile-model.ts';
import { isBlocked, isRightAsItStands } from '#core/grading/judge.ts';
import type { DraftAnswer, ReadDraft } from './read-draft.ts';
import { warning } from './warning.ts';

type CompiledAnswer = Model['answers'][number];

export interface IndexedAnswer {
  readonly typed: DraftAnswer;
  /** Its place among those that were typed. */
  readonly index: number;
}

/** An accepted or blocked answer, ready to be held against the others. */
interface JudgedDraftAnswer extends IndexedAnswer {
  readonly compiled: CompiledAnswer;
}

export interface JudgedDraft {
  readonly plain: ReadDraft['plain'];
  /** The model answer, and its notation where it has one. */
  readonly models: readonly CompiledAnswer[];
  readonly accepted: readonly JudgedDraftAnswer[];
  readonly blocked: readonly JudgedDraftAnswer[];
}

/** How the answers of a sentence get along with each other. */
export const inspectAnswers = (draft: JudgedDraft): SentenceWarning[] => [
  ...warnOfContradictions(draft),
  ...warnOfSuperfluous(draft),
  ...warnOfBlockedModel(draft),
];

const wordingsOf = ({ typed }: JudgedDraftAnswer): string[] =>
  typed.notation ? sampleWordings(typed.notation) : [];

const blockedWording = (answer: JudgedDraftAnswer, { blocked }: JudgedDraft): string | undefined =>
  blocked.length === 0
    ? undefined
    : wordingsOf(answer).find((wording) =>
        isBlocked({ blocked: blocked.map(({ compiled }) => compiled) }, wording),
      );

const warnOfContradictions = (draft: JudgedDraft): SentenceWarning[] =>
  draft.accepted.flatMap((answer) => {
    const wording = blockedWording(answer, draft);
    if (wording === undefined) return [];
    const message = sentenceWarnings['accepted-blocked'](wording);
    return [warning('accepted-blocked', 'accepted', message, answer.index)];
  });

/** From the last one on: of two that say the same, the first stays. */
function warnOfSuperfluous({ models, accepted }: JudgedDraft): SentenceWarning[] {
  let needed = accepted;
  for (const answer of accepted.toReversed()) {
    const others = needed.filter((other) => other !== answer);
    const answers = [...models, ...others.map(({ compiled }) => compiled)];
    if (wordingsOf(answer).every((wording) => isRightAsItStands({ answers }, wording))) needed = others;
  }
  return accepted
    .filter((answer) => !needed.includes(answer))
    .map(({ index }) =>
      warning('accepted-superfluous', 'accepted', sentenceWarnings['accepted-superfluous'], index),
    );
}

const warnOfBlockedModel = ({ plain, blocked }: JudgedDraft): SentenceWarning[] =>
  blocked
    .filter(({ compiled }) => isBlocked({ blocked: [compiled] }, plain))
    .map(({ index }) => warning('blocked-model', 'blocked', sentenceWarnings['blocked-model'], index));
