import { isKnownCounter } from './counters.ts';
import { numberReadings, questionReadings, readingsWithCounter } from './number-readings.ts';
import { numeralValue } from './numerals.ts';

const NUMERAL = /^(?:\d+(?:,\d{3})*|[〇零一二三四五六七八九十百千万億])+/u;
/** 半 after a counter is half of it: 九時半, 一年半. */
const HALF = /^半(?=$)/u;
const COUNTER_MAX_CHARS = 4;
/** 4月1日 has two, 午前 none; more is no number that anybody looks up. */
const PARTS_MAX = 4;

interface Part {
  readonly rest: string;
  readonly counter: string;
  readonly readings: readonly string[];
}

/**
 * How a number is said, alone or with its counters, the most usual reading first: 3本 さんぼん, 4月1日 しがつついたち. Empty if the text
 * is anything else, and for one numeral alone, which is a word: 一.
 */
export function readNumber(typed: string): readonly string[] {
  let rest = typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[ヶケヵカ箇](?=[月所国])/gu, 'か');
  if (/^0\d/u.test(rest) || /^[一二三四五六七八九十百千万億]$/u.test(rest)) return [];
  let said: readonly string[] = [''];
  let before = '';
  for (let parts = 0; rest !== ''; parts++) {
    const part = parts < PARTS_MAX ? readPart(rest, before) : null;
    if (!part) return [];
    // Readings multiply; only a number alone has all of them.
    const heads = parts === 0 ? said : said.slice(0, 1);
    said = heads.flatMap((head) =>
      (parts === 0 && part.rest === '' ? part.readings : part.readings.slice(0, 1)).map(
        (tail) => head + tail,
      ),
    );
    ({ rest, counter: before } = part);
  }
  return said.filter(Boolean);
}

function readPart(text: string, before: string): Part | null {
  if (before !== '' && HALF.test(text)) return { rest: '', counter: '', readings: ['はん'] };
  const isQuestion = text.startsWith('何');
  const numeral = isQuestion ? '何' : (NUMERAL.exec(text)?.[0] ?? '');
  if (numeral === '') return null;
  const after = text.slice(numeral.length);
  const counter = counterAt(after);
  const value = numeralValue(numeral);
  if (counter === '' && (isQuestion || after !== '' || before !== '')) return null;
  if (!isQuestion && value === null) return null;
  const rest = after.slice(counter.length);
  if (isQuestion) return { rest, counter, readings: questionReadings(counter, '') };
  const readings = counter === '' ? numberReadings(value ?? 0) : countedReadings(value ?? 0, counter, before);
  return readings.length === 0 ? null : { rest, counter, readings };
}

/** The longest counter: 時間 before 時. */
function counterAt(text: string): string {
  for (let length = Math.min(COUNTER_MAX_CHARS, text.length); length > 0; length--) {
    const counter = text.slice(0, length);
    if (isKnownCounter(counter)) return counter;
  }
  return '';
}

/** The first of a month is never いちにち. */
const countedReadings = (value: number, counter: string, before: string): readonly string[] =>
  value === 1 && counter === '日' && before === '月' ? ['ついたち'] : readingsWithCounter(value, counter, '');
