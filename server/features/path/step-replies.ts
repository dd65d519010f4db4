import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type CheckpointStepReply,
  type LessonStepReply,
  pathStep,
  type PathStepReply,
} from '#contract/path/step.ts';
import {
  CHECKPOINT_SENTENCES,
  LESSONS_TO_CHOOSE_FROM,
  PREPARED_STEPS_KEPT,
} from '#contract/server-limits.ts';
import { pathRefusals } from '#contract/texts/path.ts';
import { z } from '#contract/zod.ts';
import { inTurn } from '#core/in-turn.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { CheckpointStep, LessonStep, PathContent, PathStep, PathUnit } from '#core/path/path.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceRow } from '#server/features/sentences/sentences.service.ts';
import type { PreparedFiles } from '#server/gateways/prepared/prepared-files.ts';
import { notFound } from '#server/http/errors.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { type ExerciseParts, makeStepExercises } from './make-exercises.ts';
import { type PreparedSentence, prepareSentences, type SentenceParts } from './prepare-sentences.ts';
import {
  headOf,
  presentDialogue,
  presentIntroduction,
  presentReading,
  presentSentence,
  type Shown,
} from './present-step.ts';

export interface StepParts extends SentenceParts, ExerciseParts {
  readonly path: PathContent;
  readonly kana: KanaCourse;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
  readonly breakdowns: Pick<BreakdownService, 'rubyOf'>;
  readonly digestOfWords: (rows: Rows) => Promise<string>;
  readonly prepared: PreparedFiles;
}

type Rows = Awaited<ReturnType<SentenceParts['search']['rows']>>;

export interface Place {
  readonly step: PathStep;
  readonly unit: PathUnit;
}

/** Steps as courses and dictionary are now: replaced when they change. */
export function createStepReplies(parts: StepParts) {
  const { path, kana, kanji, breakdowns, grammar, search, sentences, digestOfWords, prepared: files } = parts;
  const sentencesOf = rememberedByStep((step: LessonStep) => prepareSentences(step, parts));
  const storedSentencesOf = rememberedByStep(async ({ sentences: ids }: LessonStep) =>
    digestOf(await sentences.findAll(ids)),
  );
  const replies = rememberedByStep(({ step, unit }: Place & { readonly id: string }) =>
    step.kind === 'lesson' || step.kind === 'checkpoint' ? findOrAsk(step, unit) : present(step, unit),
  );

  /**
   * Exercises take most of a second to make, so they are stored under a digest of the words and sentences that they
   * are made of (docs/decisions/062).
   */
  async function findOrAsk(step: AskingStep, unit: PathUnit): Promise<PathStepReply> {
    const words = await search.rows();
    const wordsDigest = await digestOfWords(words);
    const name = `step-${step.id}`;
    const lessons = [...lessonsOf(step, unit), ...lessonsBefore(step)];
    const madeOf = (digests: readonly string[]) => JSON.stringify([wordsDigest, ...digests]);

    const found = await files.find(
      name,
      madeOf(await Promise.all(lessons.map(storedSentencesOf))),
      readReply,
    );
    if (found) return found;
    const made = step.kind === 'lesson' ? await lesson(step, unit) : await checkpoint(step, unit);
    // Of the very sentences that were used, which may have been edited since they were looked for.
    const used = await Promise.all(
      lessons.map(async (one) => digestOf((await sentencesOf(one)).map(({ row }) => row))),
    );
    // A dictionary that was replaced meanwhile may be in a part of the reply.
    if ((await search.rows()) === words) await files.store(name, madeOf(used), made);
    return made;
  }

  /** The latest lessons before a step. */
  function lessonsBefore({ id: stepId }: PathStep): LessonStep[] {
    const steps = path.units.flatMap((unit) => unit.steps);
    const before = steps.slice(
      0,
      steps.findIndex(({ id }) => id === stepId),
    );
    const lessons = before.filter((step) => step.kind === 'lesson');
    return lessons.slice(-LESSONS_TO_CHOOSE_FROM).toReversed();
  }

  const shownFrom = async (): Promise<Shown> => ({
    rows: await search.rows(),
    grammar,
    kanji,
    rubyOf: breakdowns.rubyOf,
  });

  async function asked(
    step: AskingStep,
    lessons: readonly LessonStep[],
    { prepared, shown }: { readonly prepared: readonly PreparedSentence[]; readonly shown: Shown },
  ) {
    const points = lessons.flatMap(({ points: taught }) =>
      taught.flatMap(({ id }) => grammar.find(id) ?? []),
    );
    const before = (await Promise.all(lessonsBefore(step).map(sentencesOf))).flat();
    return {
      sentences: prepared.map((sentence) => presentSentence(sentence, shown)),
      ...(await makeStepExercises({ seed: step.id, sentences: prepared, before, points }, parts)),
    };
  }

  async function lesson(step: LessonStep, unit: PathUnit): Promise<LessonStepReply> {
    const [prepared, shown] = await Promise.all([sentencesOf(step), shownFrom()]);
    return {
      ...headOf(step, unit),
      kind: 'lesson',
      ...presentIntroduction(step, prepared, shown),
      ...(await asked(step, [step], { prepared, shown })),
    };
  }

  /** Asks sentences of all lessons of its unit alike, and the kana of its kana steps. */
  async function checkpoint(step: CheckpointStep, unit: PathUnit): Promise<CheckpointStepReply> {
    const lessons = lessonsOf(step, unit);
    const rows = unit.steps.flatMap((one) => (one.kind === 'kana' ? [one.row] : []));
    const [prepared, shown] = await Promise.all([Promise.all(lessons.map(sentencesOf)), shownFrom()]);
    const chosen = inTurn(prepared).slice(0, CHECKPOINT_SENTENCES);
    return {
      ...headOf(step, unit),
      kind: 'checkpoint',
      kana: kanaOfRows(rows, kana),
      ...(await asked(step, lessons, { prepared: chosen, shown })),
    };
  }

  async function present(step: Exclude<PathStep, AskingStep>, unit: PathUnit): Promise<PathStepReply> {
    const head = headOf(step, unit);
    switch (step.kind) {
      case 'kana':
        return { ...head, kind: 'kana', row: step.row };
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
    }
  }

  return {
    sentencesOf,
    replyTo: (place: Place): Promise<PathStepReply> => replies({ ...place, id: place.step.id }),
  };
}

type AskingStep = LessonStep | CheckpointStep;

const readReply = (stored: unknown): PathStepReply => z.parse(pathStep, stored);

const lessonsOf = (step: AskingStep, unit: PathUnit): LessonStep[] =>
  step.kind === 'lesson' ? [step] : unit.steps.filter((one) => one.kind === 'lesson');

function rememberedByStep<Step extends { readonly id: string }, Made>(make: (step: Step) => Promise<Made>) {
  const begun = new LRUCache<string, Promise<Made>>({ max: PREPARED_STEPS_KEPT });
  return (step: Step): Promise<Made> => {
    const known = begun.get(step.id);
    if (known) return known;
    const making = make(step);
    begun.set(step.id, making);
    // The next request tries again.
    making.catch(() => begun.peek(step.id) === making && begun.delete(step.id));
    return making;
  };
}

const digestOf = (rows: readonly SentenceRow[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/** A digest of all words: any of them may be a wrong choice, or another way to say something. */
export async function digestWords(rows: Rows): Promise<string> {
  const hash = createHash('sha256');
  await mapInSlices(rows.values(), (row) => void hash.update(JSON.stringify(row)));
  return hash.digest('base64url');
}

const kanaOfRows = (ids: readonly string[], { rows }: KanaCourse) =>
  rows
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ kana }) => kana.map((item) => ({ kana: item.kana, romaji: item.romaji })));
