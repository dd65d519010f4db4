import { CRUSH_MAX_CHARS } from '#contract/limits.ts';

/** As the address names them (PRODUCT.md, Small pages): who is asked, where, when, and with whom. */
export const CRUSH_FIELDS = ['ten', 'diadiem', 'thoigian', 'voiai'] as const;

export type CrushField = (typeof CRUSH_FIELDS)[number];

/** A field that was not given is empty. */
export type Invitation = Readonly<Record<CrushField, string>>;

/** An address or a form. */
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

// Line ends and other control characters would be blanks that nobody sees.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
// They turn the letters of the whole sentence around. The joiner of emoji is not among them.
const DIRECTION_MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Anyone can write an address: what comes from it is short, on one line, and not blank. React shows it as text. */
function cleanValue(value: unknown, maxChars: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return SOMETHING_TO_SEE.test(text) ? cutAt(text, maxChars) : '';
}

/** Counted as `maxLength` of a field counts, but never through the middle of an emoji or a letter with its marks. */
function cutAt(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('vi').segment(text)) {
    if (kept.length + segment.length > maxChars) break;
    kept += segment;
  }
  return kept.trim();
}
