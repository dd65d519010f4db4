import { hasJapanese } from '../japanese/kana.ts';
import { isSurelyRomaji, mayBeRomaji } from './looks-romaji.ts';
import { textOf } from './message.ts';
import { front } from './pattern.ts';
import { readAsked, readByCue } from './read-question.ts';
import { trimmed } from './terms.ts';

/** "đáp án là …", "mình nghĩ là …": what an answer may begin with. */
const ANNOUNCED = [
  front('((câu )?trả lời|đáp án|answer)( (của )?(mình|em|tôi))?( là)?'),
  front('(chắc )?((mình|em|tôi) )?(nghĩ|đoán|trả lời|chọn|dịch|chắc)( (là|rằng))?'),
  front('(là|chắc là|hình như là|có phải là|có phải)'),
];
const LATIN = /\p{sc=Latin}/u;
const STOP = /[.!?。！？]+$/u;

/**
 * The Japanese with which a learner answers what the tutor has asked, without what announces or doubts it; null if the
 * message is none. Whole Japanese is an answer even if it asks: so may the sentence that was to be translated.
 */
export function readAnswer(message: string, asked: 'sentence' | 'word'): string | null {
  const text = message.trim();
  if (isJapanese(text, asked)) return text;
  const read = readAsked(message);
  const question = readByCue(read);
  if (question?.kind === 'correction') return question.text;
  const answer = textOf(trimmed(read.pieces, ANNOUNCED), read.source);
  return question === null && isJapanese(answer, asked) ? answer : null;
}

/** A single word of romaji may look like Vietnamese: hon, san. */
function isJapanese(text: string, asked: 'sentence' | 'word'): boolean {
  if (hasJapanese(text)) return !LATIN.test(text);
  const romaji = text.replace(STOP, '');
  return asked === 'word' ? mayBeRomaji(romaji) : isSurelyRomaji(romaji);
}
