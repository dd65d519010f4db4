const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'] as const;
const UNIT_VALUES = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
]);
const MYRIADS = [
  { sign: '億', value: 100_000_000 },
  { sign: '万', value: 10_000 },
  { sign: '', value: 1 },
] as const;
/** 9999億9999万9999: sentences for learners have no larger numbers. */
export const NUMBER_LIMIT = 1_000_000_000_000;

/** What can be a number in a normalised text; `numeralValue` decides. Only for matchAll and replaceAll. */
export const NUMERAL_RUN = /(?:\d+(?:,\d{3})*|[〇零一二三四五六七八九十百千万億])+/g;

/** Digits in the spelling of dictionaries: 1人 → 一人, 20歳 → 二十歳. */
export const digitsAsKanji = (text: string): string =>
  text.replaceAll(/\d+/g, (digits) => canonicalNumeral(digits) ?? digits);

/** One spelling for a number, however it was typed: 1万5千, 15,000 and 一五〇〇〇 → 一万五千. Null if it is not a number: 万一. */
export function canonicalNumeral(run: string): string | null {
  const value = numeralValue(run);
  return value === null ? null : numeralOf(value);
}

/** 1,500, 千五百, 一五〇〇 and 1千5百 → 1500. */
export function numeralValue(run: string): number | null {
  if (!/^(?:\d|[〇零一二三四五六七八九十百千万億,])+$/.test(run) || /^〇{2,}/.test(run)) return null;
  const plain = withoutCommas(run);
  if (plain === null) return null;
  let rest = plain;
  let sum = 0;
  for (const { sign, value } of MYRIADS) {
    const end = sign === '' ? rest.length : rest.indexOf(sign);
    if (end === -1) continue;
    // A number in digits only can have any length: 15000.
    const part = sectionValue(rest.slice(0, end), sum === 0 && sign === '' ? NUMBER_LIMIT : 10_000);
    if (part === null || (part === 0 && sign !== '')) return null;
    sum += part * value;
    rest = rest.slice(end + sign.length);
    if (rest === '') return sum;
  }
  return null;
}

/** Commas must separate groups of three digits: 1,000,000 but not 1,00. */
function withoutCommas(run: string): string | null {
  const joined = run.replaceAll(/(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''));
  return joined.includes(',') ? null : joined;
}

/** The part before 億 or 万 or at the end: only digits (二〇二六, 15) or with units (二千二十六, 3千). */
function sectionValue(section: string, limit: number): number | null {
  const digits = Array.from(section.replaceAll('〇', '零'), (sign) =>
    DIGITS.includes(sign) ? String(DIGITS.indexOf(sign)) : sign,
  ).join('');
  if (/^\d+$/.test(digits)) return belowLimit(Number(digits), limit);
  // Units descend, each with at most one digit before it; what follows the last is less than that unit: 3千500.
  const units = /^(?:([1-9]?)(千))?(?:([1-9]?)(百))?(?:([1-9]?)(十))?(\d*)$/.exec(digits);
  if (!units || section === '') return null;
  let sum = 0;
  let smallest = limit;
  for (let at = 1; at < 7; at += 2) {
    const unit = UNIT_VALUES.get(units[at + 1] ?? '');
    if (unit === undefined) continue;
    sum += Number(units[at] || 1) * unit;
    smallest = unit;
  }
  const ones = belowLimit(Number(units[7] ?? 0), smallest);
  return ones === null ? null : sum + ones;
}

const belowLimit = (value: number, limit: number) => (value < limit ? value : null);

/** 2026 → 二千二十六, 10000 → 一万. */
function numeralOf(value: number): string {
  if (value === 0) return DIGITS.charAt(0);
  return MYRIADS.map(({ sign, value: size }) => {
    const section = Math.floor(value / size) % 10_000;
    return section === 0 ? '' : sectionOf(section) + sign;
  }).join('');
}

function sectionOf(section: number): string {
  const digits = String(section);
  return Array.from(digits, (digit, at) => {
    const unit = UNITS[digits.length - 1 - at] ?? '';
    if (digit === '0') return '';
    return (digit === '1' && unit !== '' ? '' : DIGITS.charAt(Number(digit))) + unit;
  }).join('');
}
