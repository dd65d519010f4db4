import { once } from '#core/grading/units/once.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { GrammarExample, GrammarMistake } from '#core/grammar/grammar-point.ts';
import { openGrammarLibrary } from '#server/features/grammar/grammar-library.ts';
import { plainLines } from '../sentences/check-written-answers.ts';
import { contentFolder } from '../words/word.ts';

export const readShippedGrammar = once((): Promise<GrammarLibrary> => openGrammarLibrary(contentFolder));

/** The texts of one grammar entry of any kind, for rules that apply to every text. */
export interface GrammarEntry {
  readonly id: string;
  /** With readings. */
  readonly japanese: readonly string[];
  /** Can contain Japanese words with readings. */
  readonly vietnamese: readonly string[];
}

export const grammarEntries = ({ points, contrasts, answers }: GrammarLibrary): GrammarEntry[] => [
  ...points.map(({ id, meaning, formation, explanation, examples, mistakes }) => ({
    id,
    japanese: japaneseOf(examples, mistakes),
    vietnamese: [meaning, ...formation, explanation, ...vietnameseOf(examples, mistakes)],
  })),
  ...contrasts.map(({ id, title, summary, points: rules, examples, mistakes }) => ({
    id,
    japanese: japaneseOf(examples, mistakes),
    vietnamese: [
      title,
      summary,
      ...rules,
      ...examples.map(({ note }) => note),
      ...vietnameseOf(examples, mistakes),
    ],
  })),
  ...answers.map(({ id, asks, answer }) => ({
    id,
    japanese: [],
    vietnamese: [...asks, ...plainLines(answer)],
  })),
];

const japaneseOf = (examples: readonly GrammarExample[], mistakes: readonly GrammarMistake[]): string[] => [
  ...examples.map(({ ja }) => ja),
  ...mistakes.map(({ right }) => right),
];

const vietnameseOf = (examples: readonly GrammarExample[], mistakes: readonly GrammarMistake[]): string[] => [
  ...examples.map(({ vi }) => vi),
  ...mistakes.map(({ why }) => why),
];
