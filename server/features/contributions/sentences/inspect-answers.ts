import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import type { Model } from '#core/grading/compile-model.ts';
import { isBlocked, isRightAsItStands } from '#core/grading/judge.ts';
import { sampleWordings } from '#core/japanese/notation/wordings.ts';
import type { Steps } from '#core/steps.ts';
import type { DraftAnswer, ReadDraft } from './read-draft.ts';
import { warning } from './warning.ts';

type CompiledAnswer = Model['answers'][number];

export interface IndexedAnswer {
  readonly typed: DraftAnswer;
  /** Its position among the typed answers. */
  readonly index: number;
}

/** An accepted or blocked answer, ready to be compared with the others. */
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

/** Checks the answers of a sentence against each other: one step for each wording that is judged. */
export function* inspectAnswers(draft: JudgedDraft): Steps<SentenceWarning[]> {
  return [
    ...(yield* warnOfContradictions(draft)),
    ...(yield* warnOfSuperfluous(draft)),
    ...(yield* warnOfBlockedModel(draft)),
  ];
}

const wordingsOf = ({ typed }: JudgedDraftAnswer): string[] =>
  typed.notation ? sampleWordings(typed.notation) : [];

function* blockedWording(
  answer: JudgedDraftAnswer,
  blocked: readonly CompiledAnswer[],
): Steps<string | null> {
  if (blocked.length === 0) return null;
  for (const wording of wordingsOf(answer)) {
    if (isBlocked({ blocked }, wording)) return wording;
    yield;
  }
  return null;
}

function* warnOfContradictions({ accepted, blocked }: JudgedDraft): Steps<SentenceWarning[]> {
  const refusing = blocked.map(({ compiled }) => compiled);
  const warnings: SentenceWarning[] = [];
  for (const answer of accepted) {
    const wording = yield* blockedWording(answer, refusing);
    if (wording === null) continue;
    const message = sentenceWarnings['accepted-blocked'](wording);
    warnings.push(warning('accepted-blocked', 'accepted', message, answer.index));
  }
  return warnings;
}

/** Starts at the end: of two equivalent answers, the first stays. */
function* warnOfSuperfluous({ models, accepted }: JudgedDraft): Steps<SentenceWarning[]> {
  let needed = accepted;
  for (const answer of accepted.toReversed()) {
    const others = needed.filter((other) => other !== answer);
    const answers = [...models, ...others.map(({ compiled }) => compiled)];
    if (yield* areAllRight(wordingsOf(answer), answers)) needed = others;
  }
  return accepted
    .filter((answer) => !needed.includes(answer))
    .map(({ index }) =>
      warning('accepted-superfluous', 'accepted', sentenceWarnings['accepted-superfluous'], index),
    );
}

function* areAllRight(wordings: readonly string[], answers: readonly CompiledAnswer[]): Steps<boolean> {
  for (const wording of wordings) {
    if (!isRightAsItStands({ answers }, wording)) return false;
    yield;
  }
  return true;
}

function* warnOfBlockedModel({ plain, blocked }: JudgedDraft): Steps<SentenceWarning[]> {
  const warnings: SentenceWarning[] = [];
  for (const { compiled, index } of blocked) {
    if (isBlocked({ blocked: [compiled] }, plain))
      warnings.push(warning('blocked-model', 'blocked', sentenceWarnings['blocked-model'], index));
    yield;
  }
  return warnings;
}
