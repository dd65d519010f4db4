import { type Block, type Line, plainRuby } from './reply.ts';

/**
 * An answer as plain text, for copying or reading aloud: lists keep their markers, readings and addresses are left out.
 */
export const plainReply = (blocks: readonly Block[]): string => blocks.map(plainBlock).join('\n\n');

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainLines(block.lines);
    case 'heading':
      return plainLine(block.line);
    case 'list':
      return block.items.map((lines, at) => `${signOf(block.first, at)} ${plainLines(lines)}`).join('\n');
  }
}

const signOf = (first: number | null, at: number): string => (first === null ? '-' : `${first + at}.`);

const plainLines = (lines: readonly Line[]): string => lines.map(plainLine).join('\n');

const plainLine = (line: Line): string =>
  line
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'japanese' ? plainRuby(inline.ruby) : plainLine(inline.inside);
    })
    .join('');
