import type { ShortUnit, UnitTrack } from '#contract/path/endpoints.ts';
import type { PathStepReply } from '#contract/path/step.ts';
import { SENTENCES_BESIDE_MAX } from '#contract/server-limits.ts';
import { pathRefusals } from '#contract/texts/path.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { PathStep } from '#core/path/path.ts';
import { notFound } from '#server/http/errors.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import { exerciseFacts, type JudgedExercises, makeStepExercises } from './make-exercises.ts';
import { prepareSentences } from './prepare-sentences.ts';
import { lessonTracks, lineTracks, presentReading, presentUnit } from './present-step.ts';
import { createStepReplies, digestWords, type StepParts } from './step-replies.ts';

interface PathParts extends Omit<StepParts, 'factsIn' | 'digestOfWords'> {
  readonly synonyms: readonly SynonymLink[];
}

/** The path with everything that its steps show and ask. */
export function createPathService(given: PathParts) {
  const { path, kana, kanji, breakdowns, grammar, search, sentences, synonyms } = given;
  const parts = {
    ...given,
    factsIn: exerciseFacts(synonyms),
    digestOfWords: oncePerEdition(digestWords),
  };
  const units = path.units.map((unit) => presentUnit(unit, kana));
  const places = new Map(
    path.units.flatMap((unit) => unit.steps.map((step) => [step.id, { step, unit }] as const)),
  );
  let steps = createStepReplies(parts);

  async function replyTo(stepId: string): Promise<PathStepReply> {
    const place = places.get(stepId);
    if (!place) throw notFound(pathRefusals.unknownStep);
    return steps.replyTo(place);
  }

  /** What can be heard of a step, in its order. */
  async function tracksOf(step: PathStep): Promise<UnitTrack[]> {
    switch (step.kind) {
      case 'lesson': {
        const shown = { rows: await search.rows(), grammar, kanji, rubyOf: breakdowns.rubyOf };
        return lessonTracks(step, await steps.sentencesOf(step), shown);
      }
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
      return { tracks: (await Promise.all(unit.steps.map(tracksOf))).flat() };
    },

    units: async (): Promise<{ units: ShortUnit[] }> => ({ units }),
    step: replyTo,

    /** One sentence to be translated again; with a point also the blank on it, if there can be one. */
    async exercisesOf(sentenceId: number, pointId: string | null): Promise<JudgedExercises> {
      const beside = pointId === null ? [] : await sentences.idsBeside(sentenceId);
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
        parts,
      );
    },

    /** Ahead of the first request: making exercises takes a while. */
    async prepare(signal: AbortSignal): Promise<void> {
      for (const id of places.keys()) if (!signal.aborted) await replyTo(id);
    },

    /** After a change of courses or of the dictionary. */
    clear: (): void => {
      steps = createStepReplies(parts);
    },
  };
}

export type PathService = ReturnType<typeof createPathService>;
