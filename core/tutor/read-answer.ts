import { hasJapanese } from '../japanese/kana.ts';
import { isSurelyRomaji, mayBeRomaji } from './looks-romaji.ts';
import { textOf } from './message.ts';
import { front } from './pattern.ts';
import { readAsked, readByCue } from './read-question.ts';
import { trimmed } from './terms.ts';

/** "đáp án là …", "mình nghĩ là …": how an answer can begin. */
const ANNOUNCED = [
  front('((câu )?trả lời|đáp án|answer)( (của )?(mình|em|tôi))?( là)?'),
  front('(chắc )?((mình|em|tôi) )?(nghĩ|đoán|trả lời|chọn|dịch|chắc)( (là|rằng))?'),
  front('(là|chắc là|hình như là|có phải là|có phải)'),
];
const LATIN = /\p{sc=Latin}/u;
const STOP = /[.!?。！？]+$/u;

/**
 * The Japanese in a reply to a question of the tutor, without introductory or doubtful words; null if the message is
 * not an answer. A message all in Japanese is an answer even if it is a question: the sentence to translate may be one.
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

/** A single word of romaji can look like Vietnamese: hon, san. */
function isJapanese(text: string, asked: 'sentence' | 'word'): boolean {
  if (hasJapanese(text)) return !LATIN.test(text);
  const romaji = text.replace(STOP, '');
  return asked === 'word' ? mayBeRomaji(romaji) : isSurelyRomaji(romaji);
}
