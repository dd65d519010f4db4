import { DAY_MS } from '#core/learning/learning-day.ts';
import type { Grade, LearningEvent } from '#core/learning/learning-event.ts';
import { fitParameters, fittedTo, LONGEST_HISTORY, recallsOf, type Train } from '#core/memory/fitting.ts';
import { mean, predictionsOf, type Recall } from '#core/memory/prediction.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { daysSince } from '#core/memory/schedule.ts';
import { DEFAULT_SETTINGS } from '#core/memory/settings.ts';
import { FAR_FROM_USUAL, FORGETTING, type Forgetting } from './forgetting.ts';
import { newLearner, ourDeck, settingsWith, sitDown } from './learner.ts';
import { eveningsOf } from './simulate.ts';

export { trainWith } from '#app/lib/memory/answer-fitting.ts';

const NEW_PER_DAY = 10;
const DAYS = 730;
const SIZES = [400, 1_000, 3_000] as const;
/** The reviews that come next, which are predicted. */
const HELD_OUT = 1_500;

interface Answered {
  readonly event: LearningEvent;
  /** How likely the learner really was to remember it. */
  readonly chance: number;
}

/** The first reviews of a learner, scheduled with the usual parameters. */
function answersOf(forgetting: Forgetting, seed: number, count: number): readonly Answered[] {
  const learner = newLearner(forgetting, seed);
  const { deck } = ourDeck(settingsWith({ newPerDay: NEW_PER_DAY }));
  const answered: Answered[] = [];
  const chances = new Map<string, number>();
  const watched = {
    ...learner,
    memoryOf(subject: string) {
      const memory = learner.memoryOf(subject);
      if (!memory) return undefined;
      const recall = (at: number) => {
        const chance = memory.recall(at);
        chances.set(subject, chance);
        return chance;
      };
      return { ...memory, recall };
    },
  };
  const recorded = {
    ...deck,
    answer(subject: string, result: Grade, at: number) {
      deck.answer(subject, result, at);
      const id = String(answered.length).padStart(6, '0');
      const event = { id, kind: 'review', subject, result, at: new Date(at).toISOString() } as const;
      answered.push({ event, chance: chances.get(subject) ?? 0 });
    },
  };
  let added = 0;
  for (const evening of eveningsOf(seed, 0, DAYS)) {
    if (answered.length >= count) break;
    for (; added < (evening / DAY_MS) * NEW_PER_DAY; added += 1) {
      learner.newMemory(`word:${added + 1}-read`);
      deck.add(`word:${added + 1}-read`, evening);
    }
    sitDown(watched, recorded, evening);
  }
  return answered.slice(0, count);
}

const recallsIn = (answers: readonly Answered[]): readonly Recall[] =>
  recallsOf(replayMemory(answers.map(({ event }) => event)), Number.POSITIVE_INFINITY);

/** The true chances of `recallsIn`. */
function chancesIn(answers: readonly Answered[]): readonly number[] {
  const times = new Map<string, readonly number[]>();
  return answers.flatMap(({ event: { subject, at }, chance }) => {
    const time = Date.parse(at);
    const before = times.get(subject) ?? [];
    times.set(subject, [...before, time]);
    const isRecall = before.length < LONGEST_HISTORY && daysSince(before.at(-1) ?? null, time) > 0;
    return isRecall ? [chance] : [];
  });
}

interface Measured {
  /** Against the true chances, so that luck in the answers decides nothing. */
  readonly logLoss: number;
  /** Predicted and true chance, root mean square. */
  readonly off: number;
}

function measured(
  recalls: readonly Recall[],
  chances: readonly number[],
  parameters: readonly number[],
): Measured {
  const pairs = predictionsOf(recalls, parameters).map(({ chance }, at) => ({
    predicted: Math.min(Math.max(chance, 0.0001), 0.9999),
    real: chances[at] ?? 0,
  }));
  return {
    logLoss: -mean(
      pairs.map(({ predicted, real }) => real * Math.log(predicted) + (1 - real) * Math.log(1 - predicted)),
    ),
    off: Math.sqrt(mean(pairs.map(({ predicted, real }) => (predicted - real) ** 2))),
  };
}

interface Result {
  readonly recalls: number;
  readonly usual: Measured;
  readonly fitted: Measured;
  readonly isAccepted: boolean;
  /** All that the browser does. */
  readonly milliseconds: number;
}

function resultOf(answers: readonly Answered[], size: number, train: Train): Result {
  const recalls = recallsIn(answers.slice(0, size));
  const untilThen = answers.slice(0, size + HELD_OUT);
  const heldOut = recallsIn(untilThen).slice(recalls.length);
  const chances = chancesIn(untilThen).slice(recalls.length);
  if (heldOut.length !== chances.length) throw new Error('Reviews and their chances do not match');
  const usual = DEFAULT_SETTINGS.parameters;
  const start = performance.now();
  const { parameters } = fitParameters(recalls, usual, train);
  const milliseconds = performance.now() - start;
  return {
    recalls: recalls.length,
    usual: measured(heldOut, chances, usual),
    // Also where they were not accepted: that is what the test is for.
    fitted: measured(heldOut, chances, parameters ?? fittedTo(recalls, train) ?? usual),
    isAccepted: parameters !== null,
    milliseconds,
  };
}

/** Usual and fitted parameters on reviews that came later, and whether fitted ones are accepted only where they help. */
export function* compareFitting(learners: number, train: Train): Generator<string> {
  const models = { ...FORGETTING, 'FSRS with quite other parameters': FAR_FROM_USUAL };
  for (const [model, forgetting] of Object.entries(models)) {
    yield `${model}: ${learners} learners, the ${HELD_OUT} reviews after the fit`;
    const logs = Array.from({ length: learners }, (_, at) =>
      answersOf(forgetting, at + 1, Math.max(...SIZES) + HELD_OUT),
    );
    for (const size of SIZES)
      yield* linesOf(
        size,
        logs.map((log) => resultOf(log, size, train)),
      );
  }
}

function* linesOf(size: number, results: readonly Result[]): Generator<string> {
  const of = (pick: (result: Result) => number, among = results) => mean(among.map(pick));
  const gainOf = ({ usual, fitted }: Result) => usual.logLoss - fitted.logLoss;
  const accepted = results.filter(({ isAccepted }) => isAccepted);
  const refused = results.filter(({ isAccepted }) => !isAccepted);
  const harmed = accepted.filter((result) => gainOf(result) < 0);
  const share = (part: readonly Result[], all: readonly Result[]) =>
    `${Math.round((100 * part.length) / Math.max(1, all.length))} %`;
  yield [
    `  ${size} reviews (${Math.round(of(({ recalls }) => recalls))} to learn from), ${Math.round(of(({ milliseconds }) => milliseconds))} ms:`,
    `log loss ${of(({ usual }) => usual.logLoss).toFixed(4)} usual, ${of(({ fitted }) => fitted.logLoss).toFixed(4)} fitted;`,
    `off the true chance ${points(of(({ usual }) => usual.off))} usual, ${points(of(({ fitted }) => fitted.off))} fitted`,
  ].join(' ');
  yield [
    `    accepted ${share(accepted, results)}, log loss better by ${of(gainOf, accepted).toFixed(4)}`,
    `(refused ones would have been ${of(gainOf, refused).toFixed(4)});`,
    `worse for ${share(harmed, accepted)} of the accepted, by ${(-of(gainOf, harmed)).toFixed(4)}, at most ${Math.max(0, ...harmed.map((result) => -gainOf(result))).toFixed(4)}`,
  ].join(' ');
}

const points = (share: number): string => `${(100 * share).toFixed(1)} points`;
