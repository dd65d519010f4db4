import { parseRuns } from './parse-runs.ts';
import type { Inline, Line } from './reply.ts';

const BOLD = '**';
/** A longer text is not read as a link. The limit keeps parsing linear. */
const LINK_TEXT_MAX_CHARS = 200;
/**
 * Only our own pages: one slash at the beginning and never two, no backslash, no character that a browser would drop or
 * read as a scheme.
 */
const OWN_PATH = /^\((\/(?!\/)(?:(?!\/\/)[^\s\\()<>"\p{C}]){0,500})\)/u;

/** `**bold**`, `[text](/path)` and the text between them. An unclosed mark is text. */
export function parseLine(text: string): Line {
  const line: Inline[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const found = markAt(text, at);
    if (!found) {
      at += 1;
      continue;
    }
    line.push(...parseRuns(text.slice(plainFrom, at)), found.inline);
    at = found.end;
    plainFrom = at;
  }
  return [...line, ...parseRuns(text.slice(plainFrom))];
}

interface Found {
  readonly inline: Inline;
  readonly end: number;
}

function markAt(text: string, at: number): Found | null {
  if (text[at] === '[') return linkAt(text, at);
  return text.startsWith(BOLD, at) ? boldAt(text, at) : null;
}

function boldAt(text: string, at: number): Found | null {
  const from = at + BOLD.length;
  const to = text.indexOf(BOLD, from);
  const inside = text.slice(from, to);
  if (to === -1 || inside.trim() === '') return null;
  return { inline: { kind: 'bold', inside: parseLine(inside) }, end: to + BOLD.length };
}

function linkAt(text: string, at: number): Found | null {
  const closing = closingBracket(text, at);
  if (closing === null) return null;
  const inside = text.slice(at + 1, closing);
  const [path, to] = OWN_PATH.exec(text.slice(closing + 1)) ?? [];
  if (path === undefined || to === undefined || inside.trim() === '') return null;
  return {
    inline: { kind: 'link', to, inside: withoutLinks(parseLine(inside)) },
    end: closing + 1 + path.length,
  };
}

/** Readings have brackets too: `[食[た]べる](/search/6)`. */
function closingBracket(text: string, at: number): number | null {
  let depth = 0;
  const end = Math.min(text.length, at + LINK_TEXT_MAX_CHARS);
  for (let index = at; index < end; index++) {
    if (text[index] === '[') depth += 1;
    if (text[index] === ']') depth -= 1;
    if (depth === 0) return index;
  }
  return null;
}

/** A link cannot contain a link: an inner one is replaced by its text. */
const withoutLinks = (line: Line): Line =>
  line.flatMap((inline) => {
    if (inline.kind === 'link') return withoutLinks(inline.inside);
    return inline.kind === 'bold' ? [{ ...inline, inside: withoutLinks(inline.inside) }] : [inline];
  });
