import { type Block, type Line, plainRuby } from './reply.ts';

/** A single kana is a particle or a sound, but the dictionary would take it for a word. */
const LONE_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}][、。]?$/u;

/** Every run of Japanese in an answer that a dictionary may know, once and in order. */
export const runsToLookUp = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(linesOf).flatMap(runsOf)),
];

function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'paragraph':
      return block.lines;
    case 'heading':
      return [block.line];
    case 'list':
      return block.items.flat();
  }
}

const runsOf = (line: Line): string[] =>
  line.flatMap((inline) => {
    if (inline.kind === 'text') return [];
    if (inline.kind !== 'japanese') return runsOf(inline.inside);
    const text = plainRuby(inline.ruby);
    return LONE_KANA.test(text) ? [] : [text];
  });
