import { CRUSH_MAX_CHARS } from '#contract/limits.ts';

/** The parameter names in the URL (PRODUCT.md, Small pages): who is asked, where, when, and with whom. */
export const CRUSH_FIELDS = ['ten', 'diadiem', 'thoigian', 'voiai'] as const;

export type CrushField = (typeof CRUSH_FIELDS)[number];

/** A missing field is an empty string. */
export type Invitation = Readonly<Record<CrushField, string>>;

/** URL parameters or form data. */
interface Source {
  get(name: string): unknown;
}

export const readInvitation = (source: Source): Invitation => ({
  ten: cleanValue(source.get('ten'), CRUSH_MAX_CHARS.ten),
  diadiem: cleanValue(source.get('diadiem'), CRUSH_MAX_CHARS.diadiem),
  thoigian: cleanValue(source.get('thoigian'), CRUSH_MAX_CHARS.thoigian),
  voiai: cleanValue(source.get('voiai'), CRUSH_MAX_CHARS.voiai),
});

export const missingFields = (invitation: Invitation): CrushField[] =>
  CRUSH_FIELDS.filter((field) => invitation[field] === '');

export const addressValues = (invitation: Invitation): URLSearchParams => new URLSearchParams(invitation);

// Line breaks and other control characters would be invisible spaces.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
// They reverse the direction of the whole sentence. The joiner of emoji is not among them.
const DIRECTION_MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const VISIBLE_CHAR = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Anyone can craft a URL, so its values are cut, put on one line and must be visible. React renders them as text. */
function cleanValue(value: unknown, maxChars: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return VISIBLE_CHAR.test(text) ? cutAt(text, maxChars) : '';
}

/** Counts like `maxLength` of an input, but never cuts inside an emoji or a letter with its marks. */
function cutAt(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  let result = '';
  for (const { segment } of new Intl.Segmenter('vi').segment(text)) {
    if (result.length + segment.length > maxChars) break;
    result += segment;
  }
  return result.trim();
}
