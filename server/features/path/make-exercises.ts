import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import {
  EXERCISE_KINDS,
  type ExerciseKind,
  type ExerciseSource,
  type SourceSentence,
} from '#core/exercises/exercise.ts';
import { type Exercise, makeExercise } from '#core/exercises/kinds.ts';
import { glossesOf, nearInMeaningOf, sourceSentence, sourcesOf } from '#core/exercises/source.ts';
import { type CarriedModels, carryModels } from '#core/grading/carried-models.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { GrammarPoint } from '#core/grammar/grammar-point.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import { carriedSentence } from '#server/features/sentences/sentences.service.ts';
import { createPause, finishInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import type { PreparedSentence } from './prepare-sentences.ts';

export interface ExerciseParts {
  readonly lexicon: () => Promise<Lexicon>;
  readonly search: Pick<SearchService, 'rows'>;
  readonly factsIn: (rows: Rows) => ExerciseFacts;
}

type Rows = Awaited<ReturnType<SearchService['rows']>>;
type ExerciseFacts = Pick<ExerciseSource, 'nearInMeaning' | 'glossOf'>;

/** What exercises must know of all words: it takes 30 ms to collect. */
export const exerciseFacts = (synonyms: readonly SynonymLink[]): ExerciseParts['factsIn'] =>
  oncePerEdition((rows: Rows) => ({
    nearInMeaning: nearInMeaningOf(synonyms, (id) => {
      const word = rows.get(id);
      return word ? [word.kanji, word.hiragana] : [];
    }),
    glossOf: glossesOf(rows.values()),
  }));

/** What a step practises. */
interface Practised {
  readonly seed: string;
  readonly sentences: readonly PreparedSentence[];
  /** Sentences of the steps before it, the latest first: wrong choices may use their words and particles too. */
  readonly before: readonly PreparedSentence[];
  readonly points: readonly Pick<GrammarPoint, 'find'>[];
  readonly kinds?: readonly ExerciseKind[];
}

/** Exercises, and what a browser needs to judge the answers itself. */
export interface JudgedExercises {
  readonly exercises: Exercise[];
  readonly judge: CarriedModels;
}

/** Every exercise that these sentences suit, and what a browser needs to judge the answers itself. */
export async function makeStepExercises(
  { seed, sentences, before, points, kinds = EXERCISE_KINDS }: Practised,
  { lexicon, search, factsIn }: ExerciseParts,
): Promise<JudgedExercises> {
  const [words, rows] = await Promise.all([lexicon(), search.rows()]);
  const pause = createPause();
  const judged = sentences.map(({ row, analysed }) => carriedSentence(row, analysed));
  const { carried, models } = await finishInSlices(carryModels(judged, words), pause);
  const sources = sourcesOf(
    sentences.flatMap(({ row, analysed }) => {
      const [model, answer] = [models.get(row.id), analysed.answers[0]];
      if (!model || !answer) return [];
      return [sourceSentence({ id: row.id, vietnamese: row.viSentence, answer, model, points })];
    }),
    factsIn(rows),
    before.map(asOther),
  );
  const exercises: Exercise[] = [];
  for (const source of sources)
    for (const kind of kinds) {
      const made = makeExercise(kind, source, seed);
      if (made) exercises.push(made);
      await pause();
    }
  return { exercises, judge: carried };
}

/** It is only compared with, so it needs no judge of its own. */
const asOther = ({ row, tokens }: PreparedSentence): SourceSentence => ({
  id: row.id,
  vietnamese: row.viSentence,
  tokens,
  focus: [],
  accepts: () => false,
});
