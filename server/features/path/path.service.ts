import { LRUCache } from 'lru-cache';
import type { ShortUnit, UnitTrack } from '#contract/path/endpoints.ts';
import type { CheckpointStepReply, LessonStepReply, PathStepReply } from '#contract/path/step.ts';
import {
  CHECKPOINT_SENTENCES,
  LESSONS_TO_CHOOSE_FROM,
  PREPARED_STEPS_KEPT,
  SENTENCES_BESIDE_MAX,
} from '#contract/server-limits.ts';
import { pathRefusals } from '#contract/texts/path.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { inTurn } from '#core/in-turn.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { CheckpointStep, LessonStep, PathContent, PathStep, PathUnit } from '#core/path/path.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { notFound } from '#server/http/errors.ts';
import {
  exerciseFacts,
  type ExerciseParts,
  type JudgedExercises,
  makeStepExercises,
} from './make-exercises.ts';
import { type PreparedSentence, prepareSentences, type SentenceParts } from './prepare-sentences.ts';
import {
  headOf,
  lessonTracks,
  lineTracks,
  presentDialogue,
  presentIntroduction,
  presentReading,
  presentSentence,
  presentUnit,
  type Shown,
} from './present-step.ts';

interface PathParts extends SentenceParts, Omit<ExerciseParts, 'factsIn'> {
  readonly synonyms: readonly SynonymLink[];
  readonly path: PathContent;
  readonly kana: KanaCourse;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
  readonly breakdowns: Pick<BreakdownService, 'rubyOf'>;
}

/** The path with everything that its steps show and ask. */
export function createPathService(parts: PathParts) {
  const { path, kana, kanji, breakdowns, grammar, search, synonyms } = parts;
  const exerciseParts = { ...parts, factsIn: exerciseFacts(synonyms) };
  const units = path.units.map((unit) => presentUnit(unit, kana));
  const places = new Map(
    path.units.flatMap((unit) => unit.steps.map((step) => [step.id, { step, unit }] as const)),
  );
  /** The sentences of lessons by step, until courses or the dictionary change. */
  const known = new LRUCache<string, Promise<readonly PreparedSentence[]>>({ max: PREPARED_STEPS_KEPT });
  const replies = new LRUCache<string, Promise<PathStepReply>>({ max: PREPARED_STEPS_KEPT });

  function preparedOf(step: LessonStep): Promise<readonly PreparedSentence[]> {
    const begun = known.get(step.id);
    if (begun) return begun;
    const preparing = prepareSentences(step, parts);
    known.set(step.id, preparing);
    // The next request tries again.
    preparing.catch(() => known.peek(step.id) === preparing && known.delete(step.id));
    return preparing;
  }

  const shownFrom = async (): Promise<Shown> => ({
    rows: await search.rows(),
    grammar,
    kanji,
    rubyOf: breakdowns.rubyOf,
  });

  /** The latest lessons before a step. */
  async function sentencesBefore(stepId: string): Promise<PreparedSentence[]> {
    const steps = path.units.flatMap((unit) => unit.steps);
    const before = steps.slice(
      0,
      steps.findIndex(({ id }) => id === stepId),
    );
    const lessons = before.filter((step) => step.kind === 'lesson').slice(-LESSONS_TO_CHOOSE_FROM);
    return (await Promise.all(lessons.toReversed().map(preparedOf))).flat();
  }

  async function asked(
    { id }: PathStep,
    lessons: readonly LessonStep[],
    { prepared, shown }: { readonly prepared: readonly PreparedSentence[]; readonly shown: Shown },
  ) {
    const points = lessons.flatMap((step) => step.points.flatMap((point) => grammar.find(point.id) ?? []));
    return {
      sentences: prepared.map((sentence) => presentSentence(sentence, shown)),
      ...(await makeStepExercises(
        { seed: id, sentences: prepared, before: await sentencesBefore(id), points },
        exerciseParts,
      )),
    };
  }

  async function lesson(step: LessonStep, unit: PathUnit): Promise<LessonStepReply> {
    const [prepared, shown] = await Promise.all([preparedOf(step), shownFrom()]);
    return {
      ...headOf(step, unit),
      kind: 'lesson',
      ...presentIntroduction(step, prepared, shown),
      ...(await asked(step, [step], { prepared, shown })),
    };
  }

  /** Asks sentences of all lessons of its unit alike, and the kana of its kana steps. */
  async function checkpoint(step: CheckpointStep, unit: PathUnit): Promise<CheckpointStepReply> {
    const lessons = unit.steps.filter((one) => one.kind === 'lesson');
    const rows = unit.steps.flatMap((one) => (one.kind === 'kana' ? [one.row] : []));
    const [prepared, shown] = await Promise.all([Promise.all(lessons.map(preparedOf)), shownFrom()]);
    const chosen = inTurn(prepared).slice(0, CHECKPOINT_SENTENCES);
    return {
      ...headOf(step, unit),
      kind: 'checkpoint',
      kana: kanaOfRows(rows, kana),
      ...(await asked(step, lessons, { prepared: chosen, shown })),
    };
  }

  async function make({ step, unit }: Place): Promise<PathStepReply> {
    const head = headOf(step, unit);
    switch (step.kind) {
      case 'kana':
        return { ...head, kind: 'kana', row: step.row };
      case 'lesson':
        return lesson(step, unit);
      case 'kanji':
        return { ...head, kind: 'kanji', kanji: [...step.kanji] };
      case 'dialogue': {
        const dialogue = path.dialogues.find(({ id }) => id === step.dialogue);
        if (!dialogue) throw notFound(pathRefusals.unknownStep);
        return { ...head, kind: 'dialogue', ...presentDialogue(dialogue) };
      }
      case 'reading': {
        const reading = path.readings.find(({ id }) => id === step.reading);
        if (!reading) throw notFound(pathRefusals.unknownStep);
        return { ...head, kind: 'reading', ...presentReading(reading) };
      }
      case 'checkpoint':
        return checkpoint(step, unit);
    }
  }

  async function replyTo(stepId: string): Promise<PathStepReply> {
    const place = places.get(stepId);
    if (!place) throw notFound(pathRefusals.unknownStep);
    const begun = replies.get(stepId);
    if (begun) return begun;
    const making = make(place);
    replies.set(stepId, making);
    // The next request tries again.
    making.catch(() => replies.peek(stepId) === making && replies.delete(stepId));
    return making;
  }

  /** What can be heard of a step, in its order. */
  async function tracksOf(step: PathStep, shown: Shown): Promise<UnitTrack[]> {
    switch (step.kind) {
      case 'lesson':
        return lessonTracks(step, await preparedOf(step), shown);
      case 'dialogue':
        return lineTracks(path.dialogues.find(({ id }) => id === step.dialogue)?.lines ?? []);
      case 'reading': {
        const reading = path.readings.find(({ id }) => id === step.reading);
        return reading ? lineTracks(presentReading(reading).lines) : [];
      }
      case 'kana':
      case 'kanji':
      case 'checkpoint':
        return [];
    }
  }

  return {
    async playlist(unitId: string): Promise<{ tracks: UnitTrack[] }> {
      const unit = path.units.find(({ id }) => id === unitId);
      if (!unit) throw notFound(pathRefusals.unknownUnit);
      const shown = await shownFrom();
      return { tracks: (await Promise.all(unit.steps.map((step) => tracksOf(step, shown)))).flat() };
    },

    units: async (): Promise<{ units: ShortUnit[] }> => ({ units }),
    step: replyTo,

    /** One sentence to be translated again; with a point also the blank on it, if there can be one. */
    async exercisesOf(sentenceId: number, pointId: string | null): Promise<JudgedExercises> {
      const beside = pointId === null ? [] : await parts.sentences.idsBeside(sentenceId);
      const prepare = (ids: readonly number[]) => prepareSentences({ sentences: ids, pins: {} }, parts);
      return makeStepExercises(
        {
          seed: `review ${pointId}`,
          sentences: await prepare([sentenceId]),
          before: await prepare(beside.slice(0, SENTENCES_BESIDE_MAX)),
          points: pointId === null ? [] : [grammar.find(pointId)].filter((point) => point !== null),
          kinds:
            pointId === null ? ['free-translation'] : ['particle-blank', 'form-blank', 'free-translation'],
        },
        exerciseParts,
      );
    },

    /** Ahead of the first request: making exercises takes a while. */
    async prepare(signal: AbortSignal): Promise<void> {
      for (const id of places.keys()) if (!signal.aborted) await replyTo(id);
    },

    clear: (): void => {
      known.clear();
      replies.clear();
    },
  };
}

interface Place {
  readonly step: PathStep;
  readonly unit: PathUnit;
}

export type PathService = ReturnType<typeof createPathService>;

const kanaOfRows = (ids: readonly string[], { rows }: KanaCourse) =>
  rows
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ kana }) => kana.map((item) => ({ kana: item.kana, romaji: item.romaji })));
