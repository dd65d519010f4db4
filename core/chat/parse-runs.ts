import { parseRuby } from '../japanese/ruby.ts';
import type { Ruby, Run } from './reply.ts';

const JAPANESE = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}々〆ー〜～、。「」『』！？・';
/** 食[た]べる, with its readings. A number belongs to the character after it, because 時 has another reading in 3時. */
const JAPANESE_RUNS = new RegExp(
  `((?:[\\d０-９]{1,9}(?=\\p{sc=Han}))?[${JAPANESE}]+(?:\\[[\\p{sc=Hiragana}\\p{sc=Katakana}ー・]+\\][${JAPANESE}]*)*)`,
  'u',
);
const LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Splits a text without marks by language. */
export function parseRuns(text: string): Run[] {
  const runs: Run[] = [];
  // Splitting by a group keeps the matches, at the odd indexes.
  for (const [index, run] of text.split(JAPANESE_RUNS).entries()) {
    if (index % 2 === 1 && LETTER.test(run)) runs.push({ kind: 'japanese', ruby: rubyIn(run) });
    else addText(runs, run);
  }
  return runs;
}

/** After the last bracket there are no readings. Skipping that part keeps a long run linear. */
function rubyIn(run: string): Ruby {
  const end = run.lastIndexOf(']') + 1;
  const rest = run.slice(end);
  return [...parseRuby(run.slice(0, end)), ...(rest === '' ? [] : [{ text: rest }])];
}

function addText(runs: Run[], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === 'text') runs[runs.length - 1] = { kind: 'text', text: last.text + text };
  else if (text !== '') runs.push({ kind: 'text', text });
}
