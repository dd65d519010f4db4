import { allPages } from '#contract/pages.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { checkAsks, checkWrittenAnswer } from '../sentences/check-written-answers.ts';
import { readShippedSentences } from '../sentences/sentences.ts';
import { readShippedWords } from '../words/word.ts';
import { checkContrast, checkFound, checkNowhereElse, checkPoint } from './check-grammar.ts';
import { checkRecognition } from './check-recognition.ts';
import { n3RecognitionCases } from './grammar-recognition-n3.cases.ts';
import { recognitionCases } from './grammar-recognition.cases.ts';
import { readShippedGrammar } from './grammar.ts';

/**
 * Every shipped point of grammar, contrast and answer, held against the rules of content/README.md. That fields are
 * full and ids known is seen to by the library itself; readings and spelling by text-checks.ts.
 */
export async function grammarChecks(): Promise<ContentCheck[]> {
  const [library, tokenize] = await Promise.all([readShippedGrammar(), loadTokenizer()]);
  const { points, contrasts, answers } = library;

  return [
    {
      rule: 'points and contrasts are whole, in sentences, with readings',
      find: () => [...mistakesIn(points, checkPoint), ...mistakesIn(contrasts, checkContrast)],
    },
    {
      rule: 'every point is recognised in its own examples',
      find: () => mistakesIn(points, (point) => checkFound(point, tokenize)),
    },
    {
      rule: 'points are named where they stand, and only there',
      find: () =>
        [...recognitionCases, ...n3RecognitionCases].flatMap((line) =>
          checkRecognition(line, library, tokenize),
        ),
    },
    {
      rule: 'no example stands elsewhere',
      find: async () => {
        const [words, sentences] = await Promise.all([readShippedWords(), readShippedSentences()]);
        const others = [
          ...words.flatMap(({ id, examples }) =>
            examples.map(({ text }) => ({ where: `word ${id}`, ja: text })),
          ),
          ...sentences.map(({ id, jpSentence }) => ({ where: `sentence ${id}`, ja: jpSentence })),
        ];
        return [
          ...checkNowhereElse(examplesOf(points), others),
          ...checkNowhereElse(examplesOf(contrasts), []),
        ];
      },
    },
    {
      rule: 'answers are short, and their links lead to pages',
      find: async () => mistakesIn(answers, (answer) => checkWrittenAnswer(answer, allPages)),
    },
    { rule: 'every way of asking finds its own answer', find: () => checkAsks(answers) },
  ];
}

const examplesOf = (entries: readonly { id: string; examples: readonly { ja: string }[] }[]) =>
  entries.flatMap(({ id, examples }) => examples.map(({ ja }) => ({ where: id, ja })));
