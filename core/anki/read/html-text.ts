/** What is left of a field: fields of Anki are HTML that anybody can have written. */
export interface FieldText {
  /** Text without any markup. Readings are in Anki's notation, whether they were written so or as ruby. */
  readonly text: string;
  /** Names of sound files. */
  readonly sounds: readonly string[];
}

// One pass: no alternative looks further than to the next angle bracket, or it consumes everything that it looks at.
const MARKUP = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    String.raw`<(?<hidden>script|style|rp|title)\b[^<>]*>[\s\S]*?(?:</\k<hidden>\s*>|$)`,
    String.raw`<(?<end>/?)(?<tag>[a-z][a-z0-9]*)\b[^<>]*>`,
    String.raw`&(?<entity>#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});`,
    String.raw`\[sound:(?<sound>[^\[\]<>]{1,300})\]`,
  ].join('|'),
  'gi',
);
/** Something that is not plain text of one line. */
const MARKED = /[<&{\p{Cc}\p{Surrogate}\u00A0\u202A-\u202E\u2066-\u2069\uFEFF]|\[sound:/iu;
const CLOZE = /\{\{c\d{1,3}::((?:(?!::)[^{}])*)(?:::[^{}]*)?\}\}/g;

const LINES: ReadonlySet<string> = new Set(['br', 'div', 'p', 'li', 'tr', 'ul', 'ol', 'table', 'hr', 'h1']);
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
/** Characters that no text needs and that can make it look like another: controls, and signs that turn its direction. */
const CONTROLS = /[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** `maxChars` bounds the text; of the markup, ten times as much is read. */
export function textOfHtml(html: string, maxChars: number): FieldText {
  // Most fields have no markup, and a file has hundreds of thousands of them.
  if (!MARKED.test(html) && html.length <= maxChars)
    return { text: html.normalize('NFC').trim(), sounds: [] };
  const sounds: string[] = [];
  const marked = html.slice(0, maxChars * 10).replaceAll(MARKUP, (...match) => {
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const { tag, end, entity, sound } = groups;
    if (sound !== undefined) sounds.push(sound);
    if (entity !== undefined) return characterOf(entity) ?? match[0];
    return tag === undefined ? '' : replacementOf(tag.toLowerCase(), end === '/');
  });
  const text = marked.replaceAll(CLOZE, '$1').replaceAll(/\r\n?/g, '\n').normalize('NFC');
  const lines = text.split('\n').map((line) => line.replaceAll(/[\t\u00A0]/g, ' ').replaceAll(CONTROLS, ''));
  return { text: cut(tidy(lines), maxChars), sounds };
}

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function replacementOf(tag: string, isEnd: boolean): string {
  if (tag === 'rt') return isEnd ? ']' : '[';
  // The space begins what the reading belongs to.
  if (tag === 'ruby') return isEnd ? '' : ' ';
  return LINES.has(tag) ? '\n' : '';
}

function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity.toLowerCase());
  const isHex = /^#x/i.test(entity);
  const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** A text that is too long ends in an ellipsis, and never within a character. */
export const cut = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).replace(/\p{Surrogate}$/u, '')}…`;
