import { hasJapanese } from '../japanese/kana.ts';
import { readByShape } from './by-shape.ts';
import { cutWrappers } from './cut-wrappers.ts';
import { japaneseIn, lineOf, readMessage } from './message.ts';
import { occursIn } from './pattern.ts';
import { RULES, WHOLE_RULES } from './patterns/all-rules.ts';
import { readJapaneseQuestion } from './patterns/in-japanese-language.ts';
import type { Asked } from './patterns/rule.ts';
import type { Question } from './question.ts';

/** Finds out what a learner asks, in Vietnamese or Japanese, however it is spelled. */
export function readQuestion(message: string): Question {
  const asked = readAsked(message);
  return readByCue(asked) ?? readByShape(asked) ?? unclear(message, asked);
}

export function readAsked(message: string): Asked {
  const cut = cutWrappers(readMessage(message));
  return { ...cut, line: lineOf(cut.pieces), japanese: japaneseIn(cut.pieces) };
}

/** Only explicit questions: a single word asks nothing. */
export function readByCue(asked: Asked): Question | null {
  const { source, pieces } = asked;
  const inJapanese = readJapaneseQuestion(source.slice(pieces[0]?.start, pieces.at(-1)?.end));
  if (inJapanese) return inJapanese;
  const talk = WHOLE_RULES.find(({ cue }) => asked.stages.some((line) => cue.test(line)));
  if (talk) return talk.read(asked, talk.cue);
  for (const { cue, unless, read } of RULES) {
    if (!occursIn(cue, asked.line) || (unless && occursIn(unless, asked.line))) continue;
    const question = read(asked, cue);
    if (question) return question;
  }
  return null;
}

const unclear = (message: string, { pieces }: Asked): Question => ({
  kind: 'unclear',
  text: message.trim(),
  // Endings that name a form are Japanese too.
  japanese: [...new Set(pieces.map(({ text }) => text).filter(hasJapanese))],
});
