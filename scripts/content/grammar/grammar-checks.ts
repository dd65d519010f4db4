import { allPages } from '#contract/pages.ts';
import { EXPLAINING_CONTRASTS, EXPLAINING_POINTS } from '#core/grading/explain/explanation.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { checkAsks, checkWrittenAnswer } from '../sentences/check-written-answers.ts';
import { readShippedSentences } from '../sentences/sentences.ts';
import { readShippedWords } from '../words/word.ts';
import {
  checkContrast,
  checkExplanations,
  checkFound,
  checkNowhereElse,
  checkPoint,
} from './check-grammar.ts';
import { checkRecognition } from './check-recognition.ts';
import { checkDoubts, checkSlips, type PlacedSentence } from './check-slips.ts';
import { checkUse, countUse } from './count-use.ts';
import { formRecognitionCases } from './grammar-recognition-forms.cases.ts';
import { n3RecognitionCases } from './grammar-recognition-n3.cases.ts';
import { recognitionCases } from './grammar-recognition.cases.ts';
import { readShippedGrammar } from './grammar.ts';

/**
 * Checks every shipped grammar point, contrast and answer against the rules of content/README.md. The library itself
 * checks required fields and ids; text-checks.ts checks readings and spelling.
 */
export async function grammarChecks(): Promise<ContentCheck[]> {
  const [library, tokenize] = await Promise.all([readShippedGrammar(), loadTokenizer()]);
  const { points, contrasts, answers } = library;

  return [
    {
      rule: 'points and contrasts are complete, in sentences, with readings',
      find: () => [...mistakesIn(points, checkPoint), ...mistakesIn(contrasts, checkContrast)],
    },
    {
      rule: 'every point is recognised in its own examples',
      find: () => mistakesIn(points, (point) => checkFound(point, tokenize)),
    },
    {
      rule: 'points are recognised where they occur, and only there',
      find: () =>
        [...recognitionCases, ...formRecognitionCases, ...n3RecognitionCases].flatMap((line) =>
          checkRecognition(line, library, tokenize),
        ),
    },
    {
      rule: 'every point occurs in three sentences of the courses',
      isLong: true,
      find: async () => checkUse(countUse(library, await readShippedSentences(), tokenize)),
    },
    {
      rule: 'what the judge refers to exists and has a wrong example',
      find: () => [
        ...checkExplanations(EXPLAINING_CONTRASTS, contrasts),
        ...checkExplanations(EXPLAINING_POINTS, points),
      ],
    },
    {
      rule: 'no example is used elsewhere',
      find: async () => {
        const others = await sentencesElsewhere();
        return [
          ...checkNowhereElse(examplesOf(points), others),
          ...checkNowhereElse(examplesOf(contrasts), []),
        ];
      },
    },
    {
      rule: 'the assistant calls no sentence of ours wrong',
      isLong: true,
      find: async () => {
        const ours = [
          ...(await sentencesElsewhere()),
          ...examplesOf(points),
          ...examplesOf(contrasts),
          ...points.flatMap(({ id, mistakes }) => mistakes.map(({ right }) => ({ where: id, ja: right }))),
        ];
        return [...checkSlips(ours, tokenize), ...checkDoubts(ours, tokenize)];
      },
    },
    {
      rule: 'answers are short, and their links lead to pages',
      find: async () => mistakesIn(answers, (answer) => checkWrittenAnswer(answer, allPages)),
    },
    { rule: 'every wording of a question finds its own answer', find: () => checkAsks(answers) },
  ];
}

/** The sentences of the courses and the examples of the dictionary. */
async function sentencesElsewhere(): Promise<PlacedSentence[]> {
  const [words, sentences] = await Promise.all([readShippedWords(), readShippedSentences()]);
  return [
    ...words.flatMap(({ id, examples }) => examples.map(({ text }) => ({ where: `word ${id}`, ja: text }))),
    ...sentences.map(({ id, jpSentence }) => ({ where: `sentence ${id}`, ja: jpSentence })),
  ];
}

const examplesOf = (entries: readonly { id: string; examples: readonly { ja: string }[] }[]) =>
  entries.flatMap(({ id, examples }) => examples.map(({ ja }) => ({ where: id, ja })));
