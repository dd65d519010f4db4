import { toHiragana } from '../../japanese/kana.ts';
import { lengthens, vowelOf } from '../../japanese/long-vowels.ts';
import { folded } from '../typed/fold.ts';
import { contrast, type Explanation, point } from './explanation.ts';
import { firstOf, type Place, type Rule } from './place.ts';
import { otherWord } from './words.ts';

/** The reading of the model's words, to compare with typed kana. */
const readingOf = ({ tokens, from, to }: Place): string =>
  tokens
    .slice(from, to)
    .map(({ reading }) => reading)
    .join('');

interface Difference {
  readonly expected: string;
  readonly said: string;
  /** The kana before both. */
  readonly before: string;
}

/** The first kana in which the two differ. */
function difference(place: Place): Difference {
  const expected = Array.from(toHiragana(readingOf(place)));
  const said = Array.from(toHiragana(place.typed));
  const at = expected.findIndex((kana, index) => said[index] !== kana);
  const index = at === -1 ? expected.length : at;
  return { expected: expected[index] ?? '', said: said[index] ?? '', before: expected[index - 1] ?? '' };
}

const SMALL = /[ゃゅょ]/u;
const BIG = /[やゆよ]/u;

/** Two kana that are written for each other, either way round. */
const KANA: readonly (readonly [RegExp, RegExp, Explanation])[] = [
  [/[はをへ]/u, /[わおえ]/u, contrast('wa-o-e-tro-tu')],
  [SMALL, BIG, contrast('am-ghep')],
  [/[じず]/u, /[ぢづ]/u, contrast('ji-di')],
];

const exchangedKana: Rule = (place) => {
  const { expected, said } = difference(place);
  const found = KANA.find(
    ([one, other]) => (one.test(expected) && other.test(said)) || (other.test(expected) && one.test(said)),
  );
  return found?.[2] ?? null;
};

/** こおえん for こうえん: the second half of a long vowel. */
const longVowelSpelling: Rule = (place) => {
  const { expected, said, before } = difference(place);
  const vowel = vowelOf(before) ?? '';
  return [expected, said].every((kana) => lengthens(vowel, kana)) ? contrast('ou-oo') : null;
};

/** つ heard as ちゅ, ざ as じゃ: a small kana was typed that the word does not have. */
const misheard: Rule = (place) => {
  const { expected, said } = difference(place);
  return /[つざずぞさすそ]/u.test(expected) && /[ちじし]/u.test(said) ? contrast('tsu-chu') : null;
};

const lookAlike: Rule = ({ model, typed }) => {
  const isPair = Array.from(model).some((char, at) => {
    const other = typed[at] ?? '';
    return (
      char !== other &&
      ['ソン', 'シツ'].some((pair) => pair.includes(char) && other !== '' && pair.includes(other))
    );
  });
  return isPair ? contrast('so-n') : null;
};

/** よんじ for よじ, きゅうじ for くじ: 4, 7 and 9 have two readings. */
const numberRead: Rule = ({ model, typed }) => {
  if (!/[四七九479４７９]/u.test(model) || !/よん|なな|きゅう|し|く/u.test(typed)) return null;
  return /[時月人]$/u.test(model) ? contrast('yon-nana-kyuu') : null;
};

const lostN: Rule = (place) => {
  if (place.typed.startsWith('あんまり')) return null;
  const count = (text: string) => Array.from(toHiragana(text)).filter((kana) => kana === 'ん').length;
  return count(readingOf(place)) === count(place.typed) ? null : contrast('am-n');
};

/** こんにちは ends in the particle. */
const greeting: Rule = ({ model, typed }) =>
  model.endsWith('は') && typed.endsWith('わ') ? contrast('wa-o-e-tro-tu') : null;

const hairdresser: Rule = (place) =>
  /^(?:病院|美容院|びょういん|びよういん)$/u.test(place.model) ? contrast('byouin-biyouin') : null;

export const kanaSpelling: Rule = (place) =>
  firstOf(
    [
      greeting,
      otherWord,
      numberRead,
      lookAlike,
      hairdresser,
      exchangedKana,
      longVowelSpelling,
      misheard,
      lostN,
    ],
    place,
  );

export const longVowel: Rule = () => contrast('truong-am');
export const smallTsu: Rule = () => contrast('am-ngat');
export const voicing: Rule = () => contrast('am-duc');

const HOT = /[暑熱厚]/u;
const FAST = /[早速]/u;

/** The right sound in the wrong character. */
export const kanjiWrong: Rule = ({ model, typed }) => {
  if (HOT.test(model) && HOT.test(typed)) return contrast('atsui');
  return FAST.test(model) && FAST.test(typed) ? contrast('hayai') : contrast('chu-han-cung-am');
};

const KANA_ONLY = /^[ぁ-ゖァ-ヺー]+$/u;
const MAGNITUDE = /[百千万億]/gu;

/** 500 for 5000, 三百 for 三千: another power of ten. */
function hasOtherMagnitude(model: string, typed: string): boolean {
  const [one, other] = [folded(model), folded(typed)].map(
    (number) => number.match(MAGNITUDE)?.join('') ?? '',
  );
  return one !== other;
}

/** A number that was misread is explained; one that was simply mistaken for another is not. */
export const numberWrong: Rule = ({ model, typed }) => {
  if (model.endsWith('日') && /か$|たち$/u.test(typed)) return contrast('ngay-trong-thang');
  if (model.endsWith('時') && KANA_ONLY.test(typed)) return contrast('yon-nana-kyuu');
  if (hasOtherMagnitude(model, typed)) return contrast('sen-man');
  return /[つ人冊枚本台匹個回歳杯]$/u.test(model) && KANA_ONLY.test(typed) ? point('so-dem') : null;
};
