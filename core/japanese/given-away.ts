import { toHiragana } from './kana.ts';
import { normaliseJapanese } from './normalise.ts';

const JAPANESE_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]+/gu;

/** The longest part of an answer that is also in the hint, if it is more than half of that answer. */
export function givenAway(hint: string, answers: readonly string[]): string | null {
  const runs = japaneseIn(hint);
  let longest = '';
  for (const answer of new Set(answers.map(asCompared)))
    for (const run of runs) {
      const beaten = Math.max(longest.length, answer.length / 2);
      const common = run.length > beaten ? commonThroughMiddle(run, answer) : '';
      if (common.length > beaten) longest = common;
    }
  return longest || null;
}

/** The Japanese parts of a hint. */
export const japaneseIn = (hint: string): string[] => (hint.match(JAPANESE_RUN) ?? []).map(asCompared);

/** Katakana and hiragana give away the same. */
export const asCompared = (text: string): string => toHiragana(normaliseJapanese(text));

/**
 * A part longer than half of the answer contains its middle letter. So it is enough to check, from each letter of the
 * run, how far the run matches the answer forwards from its middle, and backwards before it.
 */
function commonThroughMiddle(run: string, answer: string): string {
  const middle = Math.floor(answer.length / 2);
  const after = beginsAlike(run, answer.slice(middle));
  const before = beginsAlike(reversed(run), reversed(answer.slice(0, middle)));
  let longest = '';
  for (let at = 0; at < run.length; at++) {
    const [back, on] = [before[run.length - at] ?? 0, after[at] ?? 0];
    if (on > 0 && back + on > longest.length) longest = run.slice(at - back, at + on);
  }
  return longest;
}

/** For each position in the text, how many letters match the beginning (the Z function: linear time). */
function beginsAlike(text: string, beginning: string): readonly number[] {
  const whole = `${beginning}\0${text}`;
  const lengths: number[] = [0];
  let known = { from: 0, to: 0 };
  for (let at = 1; at < whole.length; at++) {
    let length = at < known.to ? Math.min(known.to - at, lengths[at - known.from] ?? 0) : 0;
    while (whole.charCodeAt(at + length) === whole.charCodeAt(length)) length++;
    if (at + length > known.to) known = { from: at, to: at + length };
    lengths.push(length);
  }
  return lengths.slice(beginning.length + 1);
}

const reversed = (text: string): string => text.split('').toReversed().join('');
