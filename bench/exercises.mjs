// `npm run bench:exercises`: exercises made per second, next to answers judged per second in the same run, on four of the
// shipped lessons. Making includes all judgements that refuse wrong choices.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { median } from './support/load.mjs';

const LESSONS_STEP = 27;
const ROUNDS = 3;
/** A step of the path has at most 60 exercises; they are made while nobody waits, but not for seconds. */
const GOAL_PER_SECOND = 60;

const root = fileURLToPath(new URL('..', import.meta.url));
const load = async (file) =>
  (
    await runnerImport(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
      configFile: false,
      root,
      logLevel: 'error',
    })
  ).module;
const { readShippedSources } = await load('scripts/exercises/shipped-sources.ts');
const { makeExercises } = await load('core/exercises/kinds.ts');

const sources = [...(await readShippedSources(LESSONS_STEP))].flatMap((lesson) => lesson.sources);
const answers = sources.map(({ sentence }) => ({
  sentence,
  text: sentence.tokens.map(({ reading, surface }) => reading || surface).join(''),
}));

function perSecond(work) {
  const start = performance.now();
  const count = work();
  return (1_000 * count) / (performance.now() - start);
}

const makeAll = () => sources.reduce((sum, source) => sum + makeExercises(source).length, 0);
const judgeAll = () => answers.filter(({ sentence, text }) => sentence.accepts(text, 'translate')).length;

makeAll();
judgeAll();
const rounds = Array.from({ length: ROUNDS }, () => {
  const judged = perSecond(judgeAll);
  const made = perSecond(makeAll);
  return { judged, made, ratio: made / judged };
});
const of = (what) => median(rounds.map((round) => round[what]));
const isMet = of('made') >= GOAL_PER_SECOND;
console.log(`sentences          ${sources.length}`);
console.log(
  `exercises made     ${Math.round(of('made'))}/s (goal ≥ ${GOAL_PER_SECOND})${isMet ? '' : ' MISSED'}`,
);
console.log(`answers judged     ${Math.round(of('judged'))}/s, typed in kana`);
console.log(`made for one judged ${of('ratio').toFixed(2)}, median of ${ROUNDS} rounds`);
if (!isMet) process.exitCode = 1;
