import { expect, test } from 'vitest';
import type { Token } from '../japanese/tokens/token.ts';
import type { Steps } from '../steps.ts';
import { compileInSteps } from './compile-model.ts';
import { judgeInSteps, judgeListeningInSteps } from './judge.ts';
import { buildGraph } from './lattice/graph.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * A server does other work between two steps. So no step may do more than one word, or a few hundred visits of a
 * search.
 */

const noun = (surface: string): Token => ({
  surface,
  reading: 'みず',
  pos: '名詞/一般',
  base: surface,
  conjugation: '',
});
const answerOf = (words: number) => ({
  text: '水'.repeat(words),
  parts: [{ kind: 'words' as const, tokens: Array.from({ length: words }, () => noun('水')) }],
});

/** Counts the questions it is asked. */
function countingLexicon(): { lexicon: Lexicon; asked: () => number } {
  let asked = 0;
  const none = () => (asked++, []);
  const lexicon: Lexicon = {
    readingsOf: none,
    charactersRead: () => (asked++, ''),
    spellingsOf: none,
    wordReadings: none,
    isWord: () => (asked++, false),
    synonymsOf: none,
  };
  return { lexicon, asked: () => asked };
}

function run<Result>(steps: Steps<Result>, asked: () => number = () => 0) {
  let [count, most, before] = [0, 0, asked()];
  for (;;) {
    const { done, value } = steps.next();
    most = Math.max(most, asked() - before);
    before = asked();
    if (done) return { result: value, steps: count, most };
    count++;
  }
}

const LONG = 200;
const ASKED_FOR_ONE_WORD = 60;

test('a model is compiled word by word, however many answers it has', () => {
  const { lexicon, asked } = countingLexicon();
  const sentence = {
    answers: [answerOf(LONG), answerOf(LONG)],
    blocked: [answerOf(LONG)],
    register: 'free' as const,
  };
  const compiled = run(compileInSteps(sentence, lexicon), asked);
  // One step for each word, and one for the graph of all of them.
  expect(compiled.steps).toBe(3 * (LONG + 1));
  expect(compiled.most).toBeLessThanOrEqual(ASKED_FOR_ONE_WORD);
  const literal = run(compiled.result.literally(), asked);
  expect(literal.steps).toBe(LONG + 1);
  expect(literal.most).toBeLessThanOrEqual(ASKED_FOR_ONE_WORD);
});

test('an answer is compared with the model answers one at a time', () => {
  const { lexicon } = countingLexicon();
  const further = Array.from({ length: 20 }, (_, at) => answerOf(at + 2));
  const sentence = { answers: [answerOf(1), ...further], blocked: further, register: 'free' as const };
  const model = run(compileInSteps(sentence, lexicon)).result;
  expect(run(judgeInSteps(model, '火')).steps).toBeGreaterThanOrEqual(41);
  expect(run(judgeListeningInSteps(model, '火')).result.verdict).toBe('wrong');
});

test('a long search takes several steps, and two searches can run interleaved', () => {
  const { lexicon } = countingLexicon();
  const sentence = { answers: [answerOf(60)], blocked: [], register: 'free' as const };
  const model = run(compileInSteps(sentence, lexicon)).result;
  const typed = '火'.repeat(30) + '水'.repeat(30);
  const alone = run(judgeInSteps(model, typed));
  expect(alone.steps).toBeGreaterThanOrEqual(10);

  const [first, second] = [judgeInSteps(model, typed), judgeInSteps(model, '水'.repeat(59))];
  for (let step = 0; step < 5; step++) first.next();
  const between = run(second).result;
  expect(between).toEqual(run(judgeInSteps(model, '水'.repeat(59))).result);
  expect(run(first).result).toEqual(alone.result);
});

/** So the lengths along a graph are found in one pass, however its parts are nested. */
test('every edge of a graph leads upwards', () => {
  const part = [{ kind: 'choice' as const, options: [[], [{ kind: 'optional' as const, inside: [] }]] }];
  const nested = [{ kind: 'free-order' as const, inside: [part, part, part] }];
  const { edges, end } = buildGraph([{ kind: 'free-order', inside: [nested, part, nested] }]);
  expect(end).toBe(edges.length - 1);
  for (const [place, leading] of edges.entries())
    for (const { to } of leading) expect(to).toBeGreaterThan(place);
});
