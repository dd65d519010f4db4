import type { Answer } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';

/** The answer that gives the model answer. */
export function rightAnswer(exercise: Exercise): Answer {
  switch (exercise.kind) {
    case 'meaning-choice':
    case 'heard-choice':
    case 'particle-blank':
      return { choice: exercise.right };
    case 'form-blank':
      return exercise.options ? { choice: exercise.options.right } : { text: missingForm(exercise) };
    case 'tiles':
      return { tiles: orderOf(exercise.tiles.map(withoutRuby), withoutRuby(exercise.japanese)) ?? [] };
    case 'dictation':
    case 'free-translation':
      return { text: withoutRuby(exercise.japanese) };
  }
}

/** The choices of an exercise, if it has any. */
export function choicesOf(exercise: Exercise): readonly string[] {
  if (exercise.kind === 'form-blank') return exercise.options?.choices ?? [];
  return 'choices' in exercise ? exercise.choices : [];
}

const missingForm = ({ japanese, before, after }: Extract<Exercise, { kind: 'form-blank' }>): string =>
  withoutRuby(japanese.slice(before.length, japanese.length - after.length));

/** The indexes of the tiles that make the text, without its final mark; null if none do. */
function orderOf(tiles: readonly string[], text: string, used: readonly number[] = []): number[] | null {
  if (/^[。．.！!？?…\s]*$/u.test(text)) return [...used];
  for (const [at, tile] of tiles.entries()) {
    if (used.includes(at) || !text.startsWith(tile)) continue;
    const order = orderOf(tiles, text.slice(tile.length), [...used, at]);
    if (order) return order;
  }
  return null;
}
