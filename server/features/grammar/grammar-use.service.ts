import type { GrammarUse, SentenceWithPoint } from '#contract/grammar/grammar-use.ts';
import { LESSON_LEVELS } from '#contract/levels.ts';
import { ANALYSIS_BATCH, GRAMMAR_SENTENCES_SHOWN, TRIAL_SENTENCES } from '#contract/limits.ts';
import { grammarRefusals } from '#contract/texts/grammar.ts';
import { z } from '#contract/zod.ts';
import { type PointSentence, sentencesToShow, sentencesToTry } from '#core/grammar/choose-sentences.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import type { PreparedFiles } from '#server/gateways/prepared/prepared-files.ts';
import { notFound } from '#server/http/errors.ts';
import { createPause, finishInSlices, mapInSlices } from '#server/in-slices.ts';
import {
  type AnalysedSentence,
  createGrammarUseRepository,
  type ShownSentence,
} from './grammar-use.repository.ts';

interface GrammarUseParts {
  readonly db: Database;
  readonly grammar: Pick<GrammarLibrary, 'find' | 'recognisingSteps'>;
  /** Tokens with the readings of their kanji. */
  readonly rubyOf: (tokens: readonly Token[]) => string;
  readonly prepared: PreparedFiles;
}

/** Where a point stands in a model answer, as indexes of its tokens. */
const placeSchema = z.object({ pointId: z.string(), from: z.int(), to: z.int() });
type Place = Readonly<z.output<typeof placeSchema>>;
const recognisedSentence = z.tuple([z.string(), z.array(placeSchema)]);
const FILE = 'grammar-in-sentences';

interface Occurrence extends PointSentence, Place {}

/**
 * The sentences of ours in which each grammar point occurs, in the memory of this node. After a change of courses only
 * new sentences are read again (docs/decisions/044).
 */
export function createGrammarUseService({ db, grammar, rubyOf, prepared }: GrammarUseParts) {
  const stored = createGrammarUseRepository(db);
  /** By the digest of the analysis. */
  let recognised: ReadonlyMap<string, readonly Place[]> | null = null;
  let current: Promise<ReadonlyMap<string, readonly Occurrence[]>> | null = null;
  let stopping: AbortSignal | undefined;

  const occurrences = () =>
    (current ??= read().catch((error: unknown) => {
      // The next call tries again.
      current = null;
      throw error;
    }));

  async function read(): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
    const sentences = await stored.analysed();
    const known = recognised ?? new Map(await prepared.find(FILE, '', readRecognised));
    const places = await recogniseNew(sentences, known);
    recognised = places;
    if ([...places.keys()].some((digest) => !known.has(digest))) await prepared.store(FILE, '', [...places]);
    const byPoint = new Map<string, Occurrence[]>();
    for (const sentence of sentences)
      for (const place of places.get(sentence.analysedOf) ?? []) {
        const found = byPoint.get(place.pointId) ?? [];
        found.push(occurrenceOf(sentence, place));
        byPoint.set(place.pointId, found);
      }
    return byPoint;
  }

  /** What is known of these sentences, completed. The analyses are read in small batches: JSON is parsed in one go. */
  async function recogniseNew(
    sentences: readonly AnalysedSentence[],
    known: ReadonlyMap<string, readonly Place[]>,
  ): Promise<ReadonlyMap<string, readonly Place[]>> {
    const listed = new Set(sentences.map(({ analysedOf }) => analysedOf));
    const places = new Map([...known].filter(([digest]) => listed.has(digest)));
    const unread = sentences.filter(({ analysedOf }) => !known.has(analysedOf)).map(({ id }) => id);
    const pause = createPause();
    for (let start = 0; start < unread.length; start += ANALYSIS_BATCH) {
      stopping?.throwIfAborted();
      const batch = await stored.modelsOf(unread.slice(start, start + ANALYSIS_BATCH));
      // By its own digest: a sentence may have been edited since the list was read.
      for (const { analysedOf, model } of batch) {
        const steps = grammar.recognisingSteps(saidTokens(model?.parts ?? []));
        const found = await finishInSlices(steps, pause);
        const placed = found.map(({ point, from, to }) => ({ pointId: point.id, from, to }));
        places.set(analysedOf, placed);
      }
    }
    return places;
  }

  return {
    async of(pointId: string): Promise<GrammarUse> {
      if (!grammar.find(pointId)) throw notFound(grammarRefusals.unknownPoint);
      const found = (await occurrences()).get(pointId) ?? [];
      const tried = sentencesToTry(found, TRIAL_SENTENCES);
      const listed = sentencesToShow(found, tried, GRAMMAR_SENTENCES_SHOWN);
      const rows = new Map(
        (await stored.shown([...tried, ...listed].map(({ id }) => id))).map((row) => [row.id, row]),
      );
      return {
        sentences: found.length,
        lessons: new Set(found.map(({ lessonId }) => lessonId)).size,
        // Where all sentences are tried, only their lessons are listed.
        listed: listed.length > 0 ? byLesson(listed, rows) : byLesson(tried, rows).map(withoutSentences),
        trial: tried.flatMap(({ id }) => trialOf(rows.get(id))),
      };
    },

    /** Ahead of the first request. */
    async prepare(signal: AbortSignal): Promise<void> {
      stopping = signal;
      await occurrences().catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },

    /** After a change of courses. */
    forget(): void {
      current = null;
    },
  };

  function byLesson(chosen: readonly Occurrence[], rows: ReadonlyMap<number, ShownSentence>) {
    const lessons = new Map<number, GrammarUse['listed'][number]>();
    for (const occurrence of chosen) {
      const row = rows.get(occurrence.id);
      if (!row) continue;
      const { lessonId, curriculumId, topicId, lesson } = row;
      const listed = lessons.get(lessonId) ?? { lessonId, curriculumId, topicId, ...lesson, sentences: [] };
      listed.sentences.push(withPoint(row, occurrence));
      lessons.set(lessonId, listed);
    }
    return [...lessons.values()];
  }

  function withPoint({ id, viSentence, model }: ShownSentence, { from, to }: Place): SentenceWithPoint {
    const tokens = saidTokens(model?.parts ?? []);
    return {
      id,
      viSentence,
      before: rubyOf(tokens.slice(0, from)),
      point: rubyOf(tokens.slice(from, to)),
      after: rubyOf(tokens.slice(to)),
    };
  }
}

export type GrammarUseService = ReturnType<typeof createGrammarUseService>;

const occurrenceOf = (sentence: AnalysedSentence, place: Place): Occurrence => ({
  id: sentence.id,
  lessonId: sentence.lessonId,
  isFocus: sentence.focus.includes(place.pointId),
  level: LESSON_LEVELS.indexOf(sentence.level),
  letters: sentence.letters,
  ...place,
});

/** One after the other: checking thousands takes longer than a turn may. */
const readRecognised = (stored: unknown) =>
  mapInSlices(z.parse(z.array(z.unknown()), stored), (one) => z.parse(recognisedSentence, one));

const withoutSentences = (lesson: GrammarUse['listed'][number]) => ({ ...lesson, sentences: [] });

function trialOf(row: ShownSentence | undefined): GrammarUse['trial'] {
  if (!row) return [];
  const { id, viSentence, jpSentence, reading, hint, lessonId, curriculumId, topicId } = row;
  return [{ id, viSentence, jpSentence, reading, hint, lessonId, curriculumId, topicId }];
}
