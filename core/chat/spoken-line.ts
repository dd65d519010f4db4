import { type Line, plainRuby, type Ruby, type Run } from './reply.ts';

const LONE_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}][、。]?$/u;
/** 〜てから: the mark stands for the words before a pattern and is not said. */
const UNSAID = /[〜～]/gu;

/**
 * The Japanese of a line to hear: what the line begins with, else its longest run. A single kana inside a sentence is
 * a particle that is written about; null if there is nothing else.
 */
export function spokenOf(line: Line): Ruby | null {
  const runs = line.flatMap(runsOf).filter((run) => run.kind === 'japanese' || run.text.trim() !== '');
  const [first] = runs;
  if (first?.kind === 'japanese') return said(first.ruby);
  const japanese = runs.flatMap((run) => (run.kind === 'japanese' ? [run.ruby] : []));
  const [longest] = japanese
    .filter((ruby) => !LONE_KANA.test(plainRuby(ruby)))
    .toSorted((a, b) => plainRuby(b).length - plainRuby(a).length);
  return longest ? said(longest) : null;
}

const runsOf = (inline: Line[number]): readonly Run[] =>
  inline.kind === 'text' || inline.kind === 'japanese' ? [inline] : inline.inside.flatMap(runsOf);

const said = (ruby: Ruby): Ruby =>
  ruby
    .map((segment) => ({ ...segment, text: segment.text.replaceAll(UNSAID, '') }))
    .filter(({ text }) => text !== '');
