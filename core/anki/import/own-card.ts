import { sha1Of } from '../export/note-checksum.ts';
import { cut } from '../read/html-text.ts';
import type { ImportedNote } from './imported-notes.ts';

/** What is on a card of the learner's own. */
export interface OwnCardText {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly reading: string;
  readonly note: string;
  readonly deck: string;
}

/** How long each text may be, in characters. */
export type OwnCardLimits = Readonly<Record<Exclude<keyof OwnCardText, 'id'>, number>>;

/** Null for a note without a meaning: the card would have no back. */
export function ownCardOf(note: ImportedNote, learner: number, limits: OwnCardLimits): OwnCardText | null {
  const front = lines(note.word, limits.front);
  const back = lines([note.meaning, note.hanViet].filter(Boolean).join('\n'), limits.back);
  if (front === '' || lines(note.meaning, limits.back) === '') return null;
  return {
    id: ownCardId(note, learner),
    front,
    back,
    reading: note.reading === note.word ? '' : line(note.reading, limits.reading),
    note: lines([note.example, note.exampleMeaning].filter(Boolean).join('\n'), limits.note),
    deck: line(note.category, limits.deck),
  };
}

const BREAKS = /\r\n?|[\u2028\u2029]/g;
/** PostgreSQL rejects some of them, and none is to be seen. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cs}/gu;
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** What the server accepts as lines of text: a refused card would hold up all that are sent with it. */
function lines(text: string, maxChars: number): string {
  const clean = text.replaceAll(BREAKS, '\n').replaceAll(UNSEEN, ' ').normalize('NFC').trim();
  return SEEN.test(clean) ? cut(clean, maxChars).trim() : '';
}

const line = (text: string, maxChars: number): string => lines(text.replaceAll(/\s+/gu, ' '), maxChars);

const OWN = 'own:';
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** A table without ids of its own: rows are moved and other tables have the same places. */
const PLACE = /^csv:\d+$/;

/** The same for every import of a note by the same learner, so that the second one adds nothing. */
export function ownCardId(note: ImportedNote, learner: number): string {
  // A card that this or another learner has exported from here.
  const exported = note.id.startsWith(OWN) ? note.id.slice(OWN.length) : '';
  if (UUID.test(exported)) return exported;
  const name = PLACE.test(note.key) ? [note.word, note.reading, note.meaning] : [note.key];
  return uuidOf(JSON.stringify([learner, ...name]));
}

/** A UUID of version 5 (RFC 9562), whose namespace is our own. */
function uuidOf(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = sha1Of(`kakehashi own card ${text}`);
  const hex = [a, (b & 0xffff0fff) | 0x5000, (c & 0x3fffffff) | 0x80000000, d]
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
