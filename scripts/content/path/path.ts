import { ITEM_LEVELS } from '#contract/levels.ts';
import { type Headword, headwordsOf } from '#core/dictionary/headwords.ts';
import { once } from '#core/grading/units/once.ts';
import { plainTokens } from '#core/japanese/notation/analyse.ts';
import { readingOf, withoutRuby } from '#core/japanese/ruby.ts';
import { readAs } from '#core/japanese/tokens/author-readings.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { type LawReport, pathLaw, type StepText } from '#core/path/law.ts';
import { NO_PINS, type PathContent, type PathStep, type TextQuestion } from '#core/path/path.ts';
import type { PathSources } from '#core/path/read-path-sentence.ts';
import { finish } from '#core/steps.ts';
import { openPathLibrary } from '#server/features/path/path-library.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { readWords } from '../../grading/prepare-judge.ts';
import { readShippedGrammar } from '../grammar/grammar.ts';
import { readShippedSentences, type Sentence } from '../sentences/sentences.ts';
import { contentFolder } from '../words/word.ts';

export const readShippedPath = once((): Promise<PathContent> => openPathLibrary(contentFolder));

export interface PathWord extends Headword {
  readonly id: number;
  readonly type: (typeof ITEM_LEVELS)[number];
}

/** The path with everything that it refers to. */
export interface ShippedPath {
  readonly path: PathContent;
  readonly sources: PathSources<PathWord>;
  readonly sentences: ReadonlyMap<number, Sentence>;
  readonly tokenize: Tokenize;
}

async function readPathWithSources(): Promise<ShippedPath> {
  const [path, grammar, rows, sentences, tokenize] = await Promise.all([
    readShippedPath(),
    readShippedGrammar(),
    readWords(),
    readShippedSentences(),
    loadTokenizer(),
  ]);
  // The easiest first, as the product looks them up.
  const words = [...rows]
    .map(([id, row]) => ({ ...(row as unknown as PathWord), id }))
    .toSorted((a, b) => ITEM_LEVELS.indexOf(a.type) - ITEM_LEVELS.indexOf(b.type) || a.id - b.id);
  const byId = new Map(words.map((word) => [word.id, word]));
  return {
    path,
    sources: { grammar, headwords: headwordsOf(words), word: (id) => byId.get(id) },
    sentences: new Map(sentences.map((sentence) => [sentence.id, sentence])),
    tokenize,
  };
}

export const shippedPath = once(readPathWithSources);
export const lawReport = once(async (): Promise<LawReport> => judgePath(await shippedPath()));

const judgePath = (shipped: ShippedPath): LawReport =>
  finish(
    pathLaw({ path: shipped.path, sources: shipped.sources, textsOf: (step) => textsOf(step, shipped) }),
  );

/** Everything in Japanese that a step shows or asks for. */
function textsOf(step: PathStep, { path, sentences, tokenize }: ShippedPath): StepText[] {
  const tokensOf = (text: string, reading: string) => readAs(plainTokens(text, tokenize), reading);
  const rubyTokens = (ja: string) => tokensOf(withoutRuby(ja), readingOf(ja));
  if (step.kind === 'lesson')
    return [
      ...step.sentences.flatMap((id): StepText[] => {
        const sentence = sentences.get(id);
        if (!sentence) return [];
        const tokens = tokensOf(sentence.jpSentence, sentence.reading);
        return [{ name: `sentence ${id}`, sentence: id, tokens, pins: step.pins[id] ?? NO_PINS }];
      }),
      ...step.points.map(({ id, mistake }) => ({
        name: `mistake of ${id}`,
        tokens: rubyTokens(mistake.right),
        pins: NO_PINS,
      })),
    ];
  if (step.kind === 'dialogue')
    return path.dialogues
      .filter(({ id }) => id === step.dialogue)
      .flatMap(({ id, lines, pins }) =>
        lines.map(({ ja }, at) => ({
          name: `dialogue ${id}, line ${at + 1}`,
          tokens: rubyTokens(ja),
          pins,
        })),
      );
  if (step.kind === 'reading')
    return path.readings
      .filter(({ id }) => id === step.reading)
      .flatMap(({ id, ja, pins }) =>
        ja.map((line, at) => ({ name: `reading ${id}, line ${at + 1}`, tokens: rubyTokens(line), pins })),
      );
  return [];
}

/** The texts that the path itself holds, for rules that apply to every text. */
export const pathEntries = ({ units, dialogues, readings }: PathContent) => [
  ...units.flatMap(({ id, title, about, steps }) => [
    { id, japanese: [], vietnamese: [title, about] },
    ...steps.map((step) => {
      const points = step.kind === 'lesson' ? step.points : [];
      return {
        id: step.id,
        japanese: points.map(({ mistake }) => mistake.right),
        vietnamese: [step.title, ...points.flatMap(({ explain, mistake }) => [explain, mistake.why])],
      };
    }),
  ]),
  ...dialogues.map(({ id, title, about, lines, questions }) => ({
    id: `dialogue ${id}`,
    japanese: lines.map(({ ja }) => ja),
    vietnamese: [title, about, ...lines.map(({ vi }) => vi), ...questionTexts(questions)],
  })),
  ...readings.map(({ id, title, ja, vi, questions }) => ({
    id: `reading ${id}`,
    japanese: ja,
    vietnamese: [title, ...vi, ...questionTexts(questions)],
  })),
];

const questionTexts = (questions: readonly TextQuestion[]): string[] =>
  questions.flatMap(({ ask, choices, why }) => [ask, ...choices.map(({ vi }) => vi), why]);
