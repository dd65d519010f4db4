import type { Scene } from '#core/talk/scene.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { checkGrammarText } from '../grammar/check-grammar-text.ts';
import { checkSentenceReading, sentenceFromRuby } from '../sentences/check-sentence-reading.ts';
import { readMisreads } from '../sentences/misreads.ts';
import { loadTokenizer } from '../tokenizer.ts';
import { checkAnswers, checkLine, checkScene } from './check-talk.ts';
import { linesOf, readShippedTalks } from './talks.ts';

/** Every shipped scene, held against the rules of content/README.md. That ids are unique is seen to by the library. */
export async function talkChecks(): Promise<ContentCheck[]> {
  const { scenes } = await readShippedTalks();
  const mistakesOf = (check: (scene: Scene) => readonly string[]): string[] => mistakesIn(scenes, check);

  return [
    {
      rule: 'scenes have the right size, and their lines are whole sentences with readings',
      find: () => [...mistakesOf(checkScene), ...mistakesOf((scene) => linesOf(scene).flatMap(checkLine))],
    },
    {
      rule: 'every answer that a scene offers is understood where it is offered',
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
      rule: 'lines of scenes are read as the tokenizer reads them, but for its known misreadings',
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
