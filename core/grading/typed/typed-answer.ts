import { lengthens, vowelOf } from '../../japanese/long-vowels.ts';
import { foldText } from './fold.ts';
import { keyboardReadings, type ReadRomaji, romajiReadings } from './romaji-readings.ts';

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
  /** Whether a keyboard made the kana of romaji: then わ, お and え can be the particles は, を and へ. */
  readonly fromRomaji: boolean;
  readonly endsAsQuestion: boolean;
}

/** How the text was typed. */
export interface Typing {
  readonly fromRomaji?: boolean;
}

interface Reading extends Typing {
  readonly listening?: boolean;
}

/** Everything that the text can mean, the most likely first. Only romaji is ambiguous. */
export function readingsOf(text: string, how: Reading = {}): readonly [TypedAnswer, ...TypedAnswer[]] {
  const [first, ...others] = how.fromRomaji ? keyboardReadings(text) : romajiReadings(text);
  const typed = (romaji?: ReadRomaji) => typedAnswer(text, romaji, how);
  // Latin letters among Japanese can also be those of the model: Tシャツ, CD.
  if (!first?.isWhole) return [typed(), ...(first ? [first, ...others] : []).map(typed)];
  return [typed(first), ...others.map(typed)];
}

/** The most likely reading. */
export const readTyped = (text: string, how: Reading = {}): TypedAnswer => readingsOf(text, how)[0];

function typedAnswer(
  text: string,
  romaji: ReadRomaji | undefined,
  { listening = false, fromRomaji = false }: Reading,
): TypedAnswer {
  const read = romaji?.kana ?? text;
  const isRomaji = romaji?.isWhole ?? false;
  const bySound = listening || isRomaji;
  const { chars, starts, ends } = foldText(read);
  return {
    read,
    chars,
    alternatives: chars.map((char, at) => alternativesOf(char, chars[at - 1], bySound, fromRomaji)),
    starts,
    ends,
    isRomaji,
    bySound,
    fromRomaji,
    endsAsQuestion: /[?？]\s*$/u.test(text),
  };
}

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

function alternativesOf(
  char: string,
  before: string | undefined,
  bySound: boolean,
  fromRomaji: boolean,
): string {
  const vowel = before === undefined ? undefined : vowelOf(before);
  const alike = bySound || (fromRomaji && char === 'わ') ? soundsAlike(char, before) : '';
  if (vowel === undefined || !lengthens(vowel, char)) return alike;
  const others = LENGTHENING.filter((kana) => kana !== char && lengthens(vowel, kana));
  return alike + others.filter((kana) => bySound || char === 'ー' || kana === 'ー').join('');
}
