import * as fc from 'fast-check';

/** UTF-16 units, including halves of surrogate pairs. */
const anyUnits = (constraints: fc.ArrayConstraints): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), constraints)
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));

const LETTERS = 'はがをにへでとものかよねんっーあしたべ私学校行食本日三七７々。　ｶﾞ';
const japanese = fc.array(fc.constantFrom(...LETTERS), { maxLength: 40 }).map((letters) => letters.join(''));

/** An answer with other text in the middle. */
const disturbed = (answers: fc.Arbitrary<string>) =>
  fc
    .tuple(answers, fc.nat(), fc.nat({ max: 3 }), fc.oneof(japanese, anyUnits({ maxLength: 5 })))
    .map(([text, place, cut, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + cut);
    });

/** Texts that are similar to the given answers, and others that are not. */
export const strangeTexts = (answers: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: disturbed(answers) },
    { weight: 2, arbitrary: answers },
    { weight: 2, arbitrary: japanese },
    { weight: 1, arbitrary: anyUnits({ maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom('', '😀👨‍👩‍👧‍👦', '\uD83D', '\uDE00あ', '(', '[]', '|', '\0') },
  );

/** More than a thousand characters, which is over the limit for answers. */
export const longTexts = (answers: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    anyUnits({ minLength: 1_000, maxLength: 1_500 }),
    answers.filter((text) => text !== '').map((text) => text.repeat(Math.ceil(1_000 / text.length))),
  );

/** No mark with a meaning: no ー or similar characters, no ？ at the end. */
const mark = fc.constantFrom(
  ' ',
  '　',
  '\n',
  '\u200B',
  '。',
  '、',
  '「',
  '」',
  '！',
  '…',
  '・',
  '.',
  ',',
  '”',
);
const LETTER = /.[\u3099\u309A\uFF9E\uFF9F\p{M}]*/gsu;
/** 2、3日 is not 23日, and 3ヶ月 is one word. */
const IN_NUMBER = /^[\p{N}一二三四五六七八九十百千万ヶヵカケ月，,、.]/u;

/**
 * The text with spaces and punctuation between its letters: before the last one, never between か and its mark, nor in a
 * number.
 */
export const punctuated = (text: string): fc.Arbitrary<string> => {
  const letters = text.match(LETTER) ?? [];
  const places = letters.flatMap((letter, at) =>
    IN_NUMBER.test(letter) && IN_NUMBER.test(letters[at - 1] ?? '') ? [] : [at],
  );
  return fc.array(fc.tuple(fc.constantFrom(0, ...places), mark), { maxLength: 6 }).map((marks) =>
    letters
      .map(
        (letter, at) =>
          marks
            .filter(([place]) => place === at)
            .map(([, sign]) => sign)
            .join('') + letter,
      )
      .join(''),
  );
};
