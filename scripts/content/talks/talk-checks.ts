import type { Scene } from '#core/talk/scene.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { checkGrammarText } from '../grammar/check-grammar-text.ts';
import { checkSentenceReading, sentenceFromRuby } from '../sentences/check-sentence-reading.ts';
import { readMisreads } from '../sentences/misreads.ts';
import { checkAnswers, checkLine, checkScene } from './check-talk.ts';
import { linesOf, readShippedTalks } from './talks.ts';

/** Checks every shipped scene against the rules of content/README.md. The library checks that ids are unique. */
export async function talkChecks(): Promise<ContentCheck[]> {
  const { scenes } = await readShippedTalks();
  const mistakesOf = (check: (scene: Scene) => readonly string[]): string[] => mistakesIn(scenes, check);

  return [
    {
      rule: 'scenes have the right size, and their lines are whole sentences with readings',
      find: () => [...mistakesOf(checkScene), ...mistakesOf((scene) => linesOf(scene).flatMap(checkLine))],
    },
    {
      rule: 'every suggested answer of a scene is understood at its step',
      find: () => mistakesOf(checkAnswers),
    },
    {
      rule: 'the Vietnamese of scenes is spelt in one way',
      find: async () => {
        const foreign = await readExceptionList('foreign-words.tsv', ['word']);
        return mistakesOf((scene) => textsOf(scene).flatMap((text) => checkGrammarText(text, foreign)));
      },
    },
    {
      rule: 'readings of scenes match the tokenizer, except for its known misreadings',
      find: async () => {
        const [misreads, tokenize] = await Promise.all([readMisreads(), loadTokenizer()]);
        return mistakesOf((scene) =>
          linesOf(scene).flatMap(({ ja }) => checkSentenceReading(sentenceFromRuby(ja), tokenize, misreads)),
        );
      },
    },
  ];
}

const textsOf = (scene: Scene): string[] => [
  scene.title,
  scene.description,
  ...linesOf(scene).map(({ vi }) => vi),
];
