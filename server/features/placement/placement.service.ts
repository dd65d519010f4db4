import type { PlacementQuestion, PlacementUnit } from '#contract/placement/endpoints.ts';
import { PLACEMENT_QUESTIONS_PER_UNIT } from '#contract/server-limits.ts';
import { placementQuestionTexts } from '#contract/texts/placement.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { inTurn } from '#core/in-turn.ts';
import { randomFrom, seedOf, shuffled } from '#core/random.ts';
import type { PathService } from '#server/features/path/path.service.ts';

interface PlacementParts {
  readonly path: Pick<PathService, 'units' | 'step'>;
}

type Question = Omit<PlacementQuestion, 'unit'>;

/** The questions of the placement test: choices only, because they are quick and need no keyboard. */
export function createPlacementService({ path }: PlacementParts) {
  /** A checkpoint has exercises of its whole unit. */
  async function questionsOf(checkpointId: string): Promise<Question[]> {
    const step = await path.step(checkpointId);
    if (step.kind !== 'checkpoint') return [];
    const random = randomFrom(seedOf(`placement:${checkpointId}`));
    const asked = [
      ...step.exercises.flatMap((exercise) => asQuestion(exercise) ?? []),
      ...readings(step.kana, random),
    ];
    const mixed = shuffled(asked, random);
    const byKind = KINDS.map((kind) => mixed.filter(({ asks }) => asks === kind));
    return inTurn(byKind).slice(0, PLACEMENT_QUESTIONS_PER_UNIT);
  }

  return {
    async questions(): Promise<{ units: PlacementUnit[]; questions: PlacementQuestion[] }> {
      const { units } = await path.units();
      const questions: PlacementQuestion[] = [];
      for (const [unit, { steps }] of units.entries()) {
        const checkpoint = steps.find(({ kind }) => kind === 'checkpoint');
        if (!checkpoint) continue;
        for (const question of await questionsOf(checkpoint.id)) questions.push({ unit, ...question });
      }
      return { units: units.map(({ id, title, level }) => ({ id, title, level })), questions };
    },
  };
}

export type PlacementService = ReturnType<typeof createPlacementService>;

const KINDS = Object.keys(placementQuestionTexts);
const BLANK = '＿';

/** An exercise as a question with choices; null if its answer is typed or needs sound. */
function asQuestion(exercise: Exercise): Question | null {
  switch (exercise.kind) {
    case 'meaning-choice': {
      const { japanese, choices, right } = exercise;
      return { asks: 'meaning', japanese, choices: [...choices], right };
    }
    case 'particle-blank':
      return blankQuestion('particle', exercise, exercise);
    case 'form-blank':
      return exercise.options && blankQuestion('form', exercise, exercise.options);
    default:
      return null;
  }
}

const blankQuestion = (
  asks: 'particle' | 'form',
  {
    before,
    after,
    vietnamese,
  }: { readonly before: string; readonly after: string; readonly vietnamese: string },
  { choices, right }: { readonly choices: readonly string[]; readonly right: number },
): Question => ({ asks, japanese: `${before}${BLANK}${after}`, vietnamese, choices: [...choices], right });

interface Kana {
  readonly kana: string;
  readonly romaji: string;
}

const WRONG_READINGS = 3;

/** How a kana is read, among other kana of its unit. */
function readings(kana: readonly Kana[], random: () => number): Question[] {
  return kana.flatMap((one) => {
    const others = [...new Set(kana.map(({ romaji }) => romaji))].filter((romaji) => romaji !== one.romaji);
    const wrong = shuffled(others, random).slice(0, WRONG_READINGS);
    if (wrong.length < WRONG_READINGS) return [];
    const choices = shuffled([one.romaji, ...wrong], random);
    return [{ asks: 'reading' as const, japanese: one.kana, choices, right: choices.indexOf(one.romaji) }];
  });
}
