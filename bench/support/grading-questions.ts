import type { CarriedModels } from '#core/grading/carried-models.ts';
import { questionOf as shippedQuestion } from '../../scripts/content/sentences/check-answers.ts';
import { readShippedSentences } from '../../scripts/content/sentences/sentences.ts';
import { carryQuestions } from '../../scripts/grading/carry-questions.ts';
import { caseTables, questionOf } from '../../scripts/grading/case-tables.ts';
import type { Question } from '../../scripts/grading/prepare-judge.ts';
import { type Exercise, hostile, lengths, slots } from './grading-texts.ts';

const cases = caseTables.flatMap((table) => table.cases);
type Case = (typeof cases)[number];

const isReordered = ({ codes = [], notes = [] }: Case) => codes.includes('order') || notes.includes('order');

/** The same number of each kind: if a kind has fewer cases, they are repeated. */
const MIX: Readonly<Record<string, (row: Case) => boolean>> = {
  right: ({ verdict }) => verdict === 'correct',
  'right with a note': (row) => row.verdict === 'correct-with-note' && !isReordered(row),
  'in another order': isReordered,
  'wrong or almost': (row) => !row.verdict.startsWith('correct') && !isReordered(row),
};
const OF_EACH_KIND = 200;

const mixed = Object.entries(MIX).flatMap(([kind, isOfKind]) => {
  const rows = cases.filter(isOfKind);
  return Array.from({ length: OF_EACH_KIND }, (_, at) => rows.slice(at % rows.length).slice(0, 1))
    .flat()
    .map((row) => ({ kind, row }));
});

type Asked = Omit<Exercise, 'question'> & { readonly sentence: number };

export interface GradingQuestions extends CarriedModels {
  readonly mix: readonly {
    readonly kind: string;
    readonly sentence: number;
    readonly typed: string;
    readonly mode: string;
  }[];
  readonly lengths: readonly Asked[];
  readonly slots: readonly Asked[];
  readonly hostile: readonly Asked[];
  /** Every shipped sentence with its lists. */
  readonly shipped: readonly number[];
}

/**
 * Everything that the benchmark judges, as plain JSON: the measuring process uses the tokenizer only as a reference.
 */
export async function gradingQuestions(): Promise<GradingQuestions> {
  const questions: Question[] = [];
  const indexOf = (question: Question): number => questions.push(question) - 1;
  const asked = ({ question, ...rest }: Exercise): Asked => ({ ...rest, sentence: indexOf(question) });
  const exercises = {
    mix: mixed.map(({ kind, row }) => ({
      kind,
      sentence: indexOf(questionOf(row)),
      typed: row.typed,
      mode: row.mode ?? 'translate',
    })),
    lengths: lengths.map(asked),
    slots: slots.map(asked),
    hostile: hostile.map(asked),
    shipped: (await readShippedSentences()).map((sentence) => indexOf(shippedQuestion(sentence))),
  };
  return { ...exercises, ...(await carryQuestions(questions)) };
}

/** Answers for the product: every shipped sentence as it is, in kana, and with each character left out. */
export async function shippedAnswers(): Promise<{ sentenceId: number; userAnswer: string }[]> {
  const sentences = await readShippedSentences();
  return sentences.flatMap(({ id, jpSentence, reading }) =>
    [jpSentence, reading, ...withoutOne(jpSentence), ...withoutOne(reading)].map((userAnswer) => ({
      sentenceId: id,
      userAnswer,
    })),
  );
}

const withoutOne = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
