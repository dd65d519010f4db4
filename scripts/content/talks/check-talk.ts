import { withoutRuby } from '#core/japanese/ruby.ts';
import { comparable } from '#core/talk/hear.ts';
import { replyTo } from '#core/talk/reply-to.ts';
import type { Scene, ScriptLine, ScriptReaction } from '#core/talk/scene.ts';
import { beginsSmall, endsAsSentence } from '#core/vietnamese/sentence-form.ts';
import { checkRubySentence } from '../words/check-examples.ts';

const STEPS = { min: 5, max: 7 };
const ANSWERS = { min: 2, max: 3 };
const TITLE_MAX_CHARS = 40;
const DESCRIPTION_MAX_CHARS = 100;
/** Shorter kana texts occur in too many words: いえ in いいえ. */
const KANA_PIECE_MIN = 2;

/** The form of a scene: its size, its lines, and the texts that it reacts to. */
export function checkScene({ title, description, steps, ...scene }: Scene): string[] {
  const mistakes: string[] = [];
  if (steps.length < STEPS.min || steps.length > STEPS.max) mistakes.push(`has ${steps.length} steps`);
  if (title.length > TITLE_MAX_CHARS) mistakes.push(`title is too long: ${title}`);
  if (description.length > DESCRIPTION_MAX_CHARS) mistakes.push(`description is too long: ${description}`);
  for (const { asks, answers, reactions } of steps) {
    if (answers.length < ANSWERS.min || answers.length > ANSWERS.max)
      mistakes.push(`${asks.ja} has ${answers.length} answers`);
    mistakes.push(...reactions.flatMap(checkPieces));
  }
  const edges = [scene.opening, scene.unknown, scene.closing];
  return [...mistakes, ...edges.flatMap(checkLine)];
}

/** One line: Japanese with all its readings, and a Vietnamese sentence. */
export const checkLine = ({ ja, vi }: ScriptLine): string[] => [
  ...checkRubySentence(ja),
  ...(endsAsSentence(vi) ? [] : [`does not end in a stop: ${vi}`]),
  ...(beginsSmall(vi) ? [`begins with a small letter: ${vi}`] : []),
];

function checkPieces({ when, unless }: ScriptReaction): string[] {
  const pieces = [...when, ...unless];
  const short = pieces.filter((piece) => /^[ぁ-ゖ]+$/u.test(piece) && piece.length < KANA_PIECE_MIN);
  const empty = pieces.filter((piece) => comparable(piece) === '');
  return [...short, ...empty].map((piece) => `listens for too little: ${piece}`);
}

/**
 * Checks that every suggested answer of a scene is understood as an answer, and either moves on or gets its own reply.
 */
export function checkAnswers(scene: Scene): string[] {
  return scene.steps.flatMap(({ answers, reactions, asks }, at) =>
    answers
      .map(({ ja }) => withoutRuby(ja))
      .filter((text) => {
        const { understood, says } = replyTo(scene, at, text);
        const isKnown = understood === 'asked' && reactions.some((reaction) => reaction.says === says[0]);
        return understood !== 'answered' && !isKnown;
      })
      .map((text) => `${asks.ja} does not take its own answer ${text}`),
  );
}
