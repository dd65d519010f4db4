import { tutorNumberTexts as texts } from '#contract/texts/tutor-numbers.ts';
import { copulaRoles } from '#contract/texts/tutor-sentences.ts';
import { isKana } from '#core/japanese/kana.ts';
import { readingsWithCounter } from '#core/japanese/number-readings.ts';
import { canonicalNumeral } from '#core/japanese/numerals.ts';
import { readNumber } from '#core/japanese/read-number.ts';
import type { SaidNumber } from '#core/tutor/read-number.ts';
import { list, paragraphs } from '../../markup.ts';
import type { TutorAnswer } from '../../tutor.ts';
import { numberMeaning } from './number-meaning.ts';

/** A number, a time, a date or a count in Japanese, with its reading. */
export function sayNumber(typed: string, { written, inKanji, reading }: SaidNumber): TutorAnswer {
  const spelled = inKanji === written ? written : `${written} (${inKanji})`;
  return {
    text: paragraphs(texts.title(typed), list([texts.line(spelled, reading)]), usesOf(written)),
  };
}

/** 4, 7 and 9 are said in two ways, and which one depends on the counter. */
const SAID_IN_TWO_WAYS = /^[479]$/;
const COMMON_COUNTERS = ['時', '月', '人', '分', '円', 'つ'];

function usesOf(digit: string): string | null {
  if (!SAID_IN_TWO_WAYS.test(digit)) return null;
  const uses = COMMON_COUNTERS.flatMap((counter) => {
    const [reading] = readingsWithCounter(Number(digit), counter, '');
    return reading === undefined ? [] : [texts.use(`${canonicalNumeral(digit) ?? digit}${counter}`, reading)];
  });
  return texts.uses(digit, uses.join(', '));
}

/** 九時です, 三百円でしたか. */
const WITH_COPULA = /^(?<number>.+?)(?<copula>です|でした|だ|だった|でしょう)(?:か|ね|よ|よね)?$/u;

/**
 * How a number that is written in Japanese is said, by our own rules: 四月一日 しがつついたち. With its meaning where every counter has
 * one, and with です after it; null if it is anything else.
 */
export function explainNumber(spelling: string): string | null {
  const { number = '', copula = '' } = WITH_COPULA.exec(spelling)?.groups ?? {};
  const explained = explainBare(spelling) ?? explainBare(number);
  const meaning = number === '' ? null : numberMeaning(number);
  return explained !== null && meaning !== null
    ? paragraphs(explained, texts.withCopula(spelling, meaning, copula, copulaRoles[copula] ?? ''))
    : explained;
}

function explainBare(spelling: string): string | null {
  const [reading, ...others] = readNumber(spelling);
  if (reading === undefined) return null;
  const meaning = numberMeaning(spelling);
  return paragraphs(
    texts.readAs(withFurigana(spelling, reading), reading, others.join('、')),
    meaning === null ? null : texts.meaning(meaning),
  );
}

/** A bracket belongs to kanji only: in 9時 it would stand over 時 alone. */
const withFurigana = (spelling: string, reading: string): string =>
  /^[\p{sc=Han}]+$/u.test(spelling) && isKana(reading) ? `${spelling}[${reading}]` : spelling;
