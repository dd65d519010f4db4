import type { Exercise } from '#core/exercises/kinds.ts';
import { readingOf, withoutRuby } from '#core/japanese/ruby.ts';
import { choicesOf, rightAnswer } from './right-answer.ts';

/** An exercise as a learner sees it, without its answer. What would be heard is written in kana. */
export function inWords(exercise: Exercise): string {
  const lines = [`[${exercise.kind}] ${questionOf(exercise)}`];
  const choices = choicesOf(exercise);
  return [...lines, ...choices.map((choice, at) => `   ${at + 1}) ${choice}`)].join('\n');
}

function questionOf(exercise: Exercise): string {
  const { vietnamese, japanese } = exercise;
  switch (exercise.kind) {
    case 'meaning-choice':
      return japanese;
    case 'heard-choice':
    case 'dictation':
      return `♪ ${readingOf(japanese)}`;
    case 'tiles':
      return `${vietnamese}\n   ${exercise.tiles.map((tile, at) => `${at + 1}:${tile}`).join('  ')}`;
    case 'particle-blank':
      return `${vietnamese}\n   ${exercise.before}（　）${exercise.after}`;
    case 'form-blank':
      return `${vietnamese}\n   ${exercise.before}（${exercise.base} → 　）${exercise.after}`;
    case 'free-translation':
      return vietnamese;
  }
}

/** The answer, as short as it would be noted on paper. */
export function keyInWords(exercise: Exercise): string {
  const right = rightAnswer(exercise);
  const shown =
    'choice' in right
      ? `${right.choice + 1}`
      : 'tiles' in right
        ? right.tiles.map((at) => at + 1).join(' ')
        : right.text;
  return `[${exercise.kind} ${exercise.sentenceId}] ${shown}   ${withoutRuby(exercise.japanese)}`;
}
