import { hasJapanese } from '../../japanese/kana.ts';
import { lengthens, vowelOf } from '../../japanese/long-vowels.ts';
import { romajiToKana } from '../../japanese/romaji.ts';
import { foldText } from './fold.ts';

/** A typed answer, ready to be matched. */
export interface TypedAnswer {
  /** As it was interpreted: romaji turned to kana, everything else as typed. */
  readonly read: string;
  readonly chars: readonly string[];
  /** What else each character can be: ー and the vowels it can stand for; by sound also づ for ず. */
  readonly alternatives: readonly string[];
  /** The range of each character in `read`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly isRomaji: boolean;
  /** Whether the kana only show the sound: in romaji and in listening. */
  readonly bySound: boolean;
  readonly endsAsQuestion: boolean;
}

export function readTyped(text: string, { listening = false } = {}): TypedAnswer {
  const kana = isLatin(text) ? kanaOf(withSpacedMarks(text)) : null;
  const read = kana ?? text;
  const bySound = listening || kana !== null;
  const { chars, starts, ends } = foldText(read);
  return {
    read,
    chars,
    alternatives: chars.map((char, at) => alternativesOf(char, chars[at - 1], bySound)),
    starts,
    ends,
    isRomaji: kana !== null,
    bySound,
    endsAsQuestion: /[?？]\s*$/u.test(text),
  };
}

const isLatin = (text: string): boolean => /\p{sc=Latin}/u.test(text) && !hasJapanese(text);

/** Words that are not romaji stay as they are: CD o kikimasu. */
function kanaOf(text: string): string | null {
  const whole = romajiToKana(text);
  if (whole !== null) return whole;
  const words = text.split(/\s+/u).map((word) => romajiToKana(word) ?? word);
  return words.some(hasJapanese) ? words.join('') : null;
}

/** A full stop or comma ends a word, because romaji is read word by word. */
const withSpacedMarks = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[.,!?;:"()。、]+/gu, ' ');

const SAME_SOUND: ReadonlyMap<string, string> = new Map([
  ['ず', 'づ'],
  ['づ', 'ず'],
  ['じ', 'ぢ'],
  ['ぢ', 'じ'],
  ['を', 'お'],
  ['お', 'を'],
]);

/** は of には and こんにちは sounds like わ. */
const soundsAlike = (char: string, before = ''): string =>
  char === 'わ' && /^[にでとちんば]$/u.test(before) ? 'は' : (SAME_SOUND.get(char) ?? '');

const LENGTHENING = ['あ', 'い', 'う', 'え', 'お', 'ー'] as const;

function alternativesOf(char: string, before: string | undefined, bySound: boolean): string {
  const vowel = before === undefined ? undefined : vowelOf(before);
  const alike = bySound ? soundsAlike(char, before) : '';
  if (vowel === undefined || !lengthens(vowel, char)) return alike;
  const others = LENGTHENING.filter((kana) => kana !== char && lengthens(vowel, kana));
  return alike + others.filter((kana) => bySound || char === 'ー' || kana === 'ー').join('');
}
