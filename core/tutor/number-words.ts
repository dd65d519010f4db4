const UNITS: ReadonlyMap<string, number> = new Map([
  ['khong', 0],
  ['mot', 1],
  ['hai', 2],
  ['ba', 3],
  ['bon', 4],
  ['tu', 4],
  ['nam', 5],
  ['lam', 5],
  ['sau', 6],
  ['bay', 7],
  ['tam', 8],
  ['chin', 9],
]);
const POWERS: ReadonlyMap<string, number> = new Map([
  ['tram', 100],
  ['nghin', 1000],
  ['ngan', 1000],
  ['van', 10_000],
  ['trieu', 1_000_000],
]);
/** "trăm lẻ năm", "trăm linh năm": only means that there are no tens. */
const FILLERS = new Set(['le', 'linh']);
const TEN = 'muoi';

const isNumberWord = (word: string): boolean =>
  UNITS.has(word) || POWERS.has(word) || word === TEN || FILLERS.has(word);

/** Replaces numbers in words by digits, in a text without marks: "hai muoi lam tuoi" → "25 tuoi". */
export function digitsFor(plain: string): string {
  const words = plain.split(/\s+/);
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (isNumberWord(words[end] ?? '')) end++;
    // Next to digits these words mean something else: "năm 2024", "5 năm", "từ 3 giờ".
    const isNextToDigits = [words[at - 1], words[end]].some((word) => /^\d/.test(word ?? ''));
    if (end > at && !isNextToDigits) read.push(String(valueOf(words.slice(at, end))));
    else read.push(...words.slice(at, (end = Math.max(end, at + 1))));
    at = end;
  }
  return read.join(' ');
}

function valueOf(words: readonly string[]): number {
  let [total, group, digit] = [0, 0, 0];
  for (const word of words) {
    const power = POWERS.get(word);
    if (word === TEN) {
      group += (digit || 1) * 10;
      digit = 0;
    } else if (power === 100) {
      group += (digit || 1) * 100;
      digit = 0;
    } else if (power !== undefined) {
      total += (group + digit || 1) * power;
      group = 0;
      digit = 0;
    } else digit = UNITS.get(word) ?? digit;
  }
  return total + group + digit;
}
