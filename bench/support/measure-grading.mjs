// The judge in a separate process, on one core: prints a line of JSON.
// usage: node measure-grading.mjs <built core> <file with questions>
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import kuromoji from '@sglkc/kuromoji';
import { median } from './load.mjs';

const [core, file] = process.argv.slice(2);
const { compileModel, judge, judgeListening, lexiconFrom } = await import(pathToFileURL(core).href);
const questions = JSON.parse(readFileSync(file, 'utf8'));
const lexicon = lexiconFrom(questions.lexicon);
const ROUNDS = 7;
const ROUND_MS = 700;
const SAMPLES = 60;
const WARM_UP_MS = 300;
/** This many, or as many as the time allows. */
const HOSTILE_SAMPLES = 50;
const HOSTILE_MS = 500;

const models = new Map();
function modelOf(sentence) {
  if (!models.has(sentence)) models.set(sentence, compileModel(questions.sentences[sentence], lexicon));
  return models.get(sentence);
}

console.log(
  JSON.stringify({
    mix: await mixed(),
    lengths: questions.lengths.map(costOf),
    slots: questions.slots.map(costOf),
    hostile: extremes(questions.hostile),
    memory: memoryOfShipped(),
  }),
);

/** All shipped sentences compiled at once: what they take, and what the judge believes that they take. */
function memoryOfShipped() {
  models.clear();
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const compiled = questions.shipped.map((sentence) => compileModel(questions.sentences[sentence], lexicon));
  const compileMs = (performance.now() - start) / compiled.length;
  globalThis.gc();
  const bytes = process.memoryUsage().heapUsed - before;
  const believed = compiled.reduce((sum, model) => sum + model.bytes, 0);
  return { count: compiled.length, bytes, believed, compileMs };
}

/**
 * The mix compared with the tokenizer on the same texts, alternating, so that a slow moment of the machine affects
 * both.
 */
async function mixed() {
  const tokenizer = await loadTokenizer();
  const tasks = questions.mix.map((task) => ({ ...task, model: modelOf(task.sentence) }));
  const judging = (some) => () => {
    for (const { model, typed, mode } of some) (mode === 'listening' ? judgeListening : judge)(model, typed);
  };
  const tokenizeAll = () => {
    for (const { typed } of tasks) tokenizer.tokenize(typed);
  };
  const judgeAll = judging(tasks);
  perSecond(judgeAll, tasks.length);
  perSecond(tokenizeAll, tasks.length);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const tokenized = perSecond(tokenizeAll, tasks.length);
    const judged = perSecond(judgeAll, tasks.length);
    return { tokenized, judged, ratio: judged / tokenized };
  });
  const kinds = [...new Set(tasks.map(({ kind }) => kind))].map((kind) => {
    const some = tasks.filter((task) => task.kind === kind);
    const share = Math.round((100 * some.length) / tasks.length);
    return { kind, share, rate: perSecond(judging(some), some.length) };
  });
  const of = (what) => median(rounds.map((round) => round[what]));
  return { kinds, judged: of('judged'), tokenized: of('tokenized'), ratio: of('ratio') };
}

function perSecond(work, count) {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < ROUND_MS) {
    work();
    done += count;
  }
  return (done * 1_000) / (performance.now() - start);
}

function loadTokenizer() {
  const dicPath = fileURLToPath(new URL('../../node_modules/@sglkc/kuromoji/dict', import.meta.url));
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => (error ? reject(error) : resolve(tokenizer)));
  });
}

/** The median time of each kind of answer, and the cost of compiling the model. */
function costOf({ name, sentence, typed }) {
  const model = modelOf(sentence);
  const compile = () => compileModel(questions.sentences[sentence], lexicon);
  return {
    name: Number(name),
    compileMs: medianMs(compile),
    judgeMs: Object.fromEntries(
      Object.entries(typed).map(([kind, text]) => [kind, medianMs(() => judge(model, text))]),
    ),
  };
}

function medianMs(work) {
  const start = performance.now();
  while (performance.now() - start < WARM_UP_MS) work();
  return median(Array.from({ length: SAMPLES }, () => timed(work)));
}

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Each kind of answer to every model, in both modes: the judge is warmed up, and every single answer counts. */
function extremes(exercises) {
  return Object.keys(exercises[0].typed).map((kind) => {
    const times = exercises
      .flatMap(({ name, sentence, typed }) =>
        [judge, judgeListening].flatMap((judgeIt) => samples(name, modelOf(sentence), typed[kind], judgeIt)),
      )
      .toSorted((a, b) => a.ms - b.ms);
    const { ms: maxMs, name: slowest } = times.at(-1);
    const p99Ms = times[Math.ceil(times.length * 0.99) - 1].ms;
    return { kind, length: exercises[0].typed[kind].length, p99Ms, maxMs, slowest };
  });
}

function samples(name, model, text, judgeIt) {
  judgeIt(model, text);
  const start = performance.now();
  const taken = [];
  while (taken.length < HOSTILE_SAMPLES && performance.now() - start < HOSTILE_MS)
    taken.push({ name, ms: timed(() => judgeIt(model, text)) });
  return taken;
}
