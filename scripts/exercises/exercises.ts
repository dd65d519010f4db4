import { EXERCISE_KINDS, type ExerciseKind } from '#core/exercises/exercise.ts';
import { type Exercise, makeExercises } from '#core/exercises/kinds.ts';
import type { CommandResult } from '../command-result.ts';
import { drawn } from '../content/draw.ts';
import { type ExerciseFault, faultsOf } from './check-exercises.ts';
import { inWords, keyInWords } from './in-words.ts';
import { type LessonSources, readShippedSources } from './shipped-sources.ts';

const SAMPLE_SIZE = 200;
const DEFAULT_SEED = 1;

/**
 * Without arguments: how many exercises each kind makes of the shipped sentences, and everything that is wrong with
 * them. `sample 200 --seed 7` prints some without their answers, `answers 200 --seed 7` the answers to the same ones.
 */
export async function exercises(args: readonly string[]): Promise<CommandResult> {
  const lessons = await readShippedSources();
  const [command, ...rest] = args;
  if (command === undefined) return checked(lessons);
  const seedAt = rest.indexOf('--seed');
  const seed = seedAt === -1 ? DEFAULT_SEED : Number(rest[seedAt + 1]);
  const size = seedAt === 0 || rest[0] === undefined ? SAMPLE_SIZE : Number(rest[0]);
  const show = { sample: inWords, answers: keyInWords }[command];
  if (!show || !Number.isInteger(seed) || !Number.isInteger(size))
    return { output: 'usage: npm run exercises [-- sample|answers 200 --seed 7]', exitCode: 1 };
  const output = sampleOf(lessons, size, seed).map((exercise, at) => `${at + 1}. ${show(exercise)}`);
  return { output: output.join('\n'), exitCode: 0 };
}

/** The same number of each kind, mixed. */
function sampleOf(lessons: Iterable<LessonSources>, size: number, seed: number): Exercise[] {
  const all: Exercise[] = [];
  for (const { sources } of lessons) all.push(...sources.flatMap((source) => makeExercises(source)));
  const ofEach = Math.ceil(size / EXERCISE_KINDS.length);
  const some = EXERCISE_KINDS.flatMap((kind) =>
    drawn(
      all.filter((exercise) => exercise.kind === kind),
      ofEach,
      seed,
    ),
  );
  return drawn(some, size, seed);
}

/** What was made of some lessons. */
export interface ExerciseCounts {
  readonly sentences: number;
  readonly made: ReadonlyMap<ExerciseKind, number>;
  readonly faults: readonly ExerciseFault[];
}

export function countExercises(lessons: Iterable<LessonSources>): ExerciseCounts {
  let sentences = 0;
  const faults: ExerciseFault[] = [];
  const made = new Map<ExerciseKind, number>(EXERCISE_KINDS.map((kind) => [kind, 0]));
  for (const { sources } of lessons) {
    sentences += sources.length;
    for (const source of sources)
      for (const exercise of makeExercises(source)) {
        made.set(exercise.kind, (made.get(exercise.kind) ?? 0) + 1);
        faults.push(...faultsOf(exercise, source));
      }
  }
  return { sentences, made, faults };
}

function checked(lessons: Iterable<LessonSources>): CommandResult {
  const { sentences, made, faults } = countExercises(lessons);
  const of = (wanted: ExerciseFault['kind']) => faults.filter(({ kind }) => kind === wanted);
  const list = (some: readonly ExerciseFault[]) =>
    some.map(({ exercise, text }) => `  ${exercise.kind} ${exercise.sentenceId}: ${text}`);
  const output = [
    `sentences: ${sentences}`,
    ...[...made].map(([kind, count]) => `${kind.padEnd(18)} ${count}`),
    `a second choice is accepted too: ${of('second-choice').length}`,
    ...list(of('second-choice')),
    `the right answer is refused: ${of('refused').length}`,
    ...list(of('refused')),
  ].join('\n');
  return { output, exitCode: faults.length === 0 ? 0 : 1 };
}
