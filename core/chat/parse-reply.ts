import { parseLine } from './parse-line.ts';
import type { Block, Line } from './reply.ts';

/** An empty line, or a line of dashes. */
const DIVIDER = /^\s*(?:-{3,}|\*{3,})?\s*$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*(\d{1,4})[.)]\s+(.*)$/;
/** An indented line under a list item belongs to it. */
const CONTINUED = /^\s{2,}(.*)$/;

/**
 * The light markup of the assistant's answers, from any source. Every text is valid: what is not markup is plain text.
 */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const divides = DIVIDER.test(line);
    if (!divides) addLine(blocks, line, open);
    open = !divides;
  }
  return blocks;
}

function addLine(blocks: Block[], line: string, open: boolean): void {
  const before = open ? blocks.at(-1) : undefined;
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return void blocks.push({ kind: 'heading', line: parseLine(heading.trim()) });
  const item = itemOf(line);
  if (item) return addItem(blocks, item, before);
  const [, continued] = CONTINUED.exec(line) ?? [];
  if (before?.kind === 'list' && continued !== undefined) return continueItem(blocks, before, continued);
  const parsed = parseLine(line.trim());
  if (before?.kind !== 'paragraph') blocks.push({ kind: 'paragraph', lines: [parsed] });
  else blocks[blocks.length - 1] = { ...before, lines: [...before.lines, parsed] };
}

interface Item {
  readonly number: number | null;
  readonly line: Line;
}

function itemOf(line: string): Item | null {
  const [, number, numbered] = NUMBER.exec(line) ?? [];
  if (numbered !== undefined) return { number: Number(number), line: parseLine(numbered.trim()) };
  const [, bullet] = BULLET.exec(line) ?? [];
  return bullet === undefined ? null : { number: null, line: parseLine(bullet.trim()) };
}

function addItem(blocks: Block[], { number, line }: Item, before: Block | undefined): void {
  const goesOn = before?.kind === 'list' && (before.first === null) === (number === null);
  if (!goesOn) blocks.push({ kind: 'list', first: number, items: [[line]] });
  else blocks[blocks.length - 1] = { ...before, items: [...before.items, [line]] };
}

function continueItem(blocks: Block[], list: Extract<Block, { kind: 'list' }>, text: string): void {
  const last = list.items.at(-1) ?? [];
  blocks[blocks.length - 1] = {
    ...list,
    items: [...list.items.slice(0, -1), [...last, parseLine(text.trim())]],
  };
}
