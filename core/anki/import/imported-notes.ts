import { isKana, toHiragana } from '../../japanese/kana.ts';
import { type RubySegment, rubyText } from '../../japanese/ruby.ts';
import type { AnkiDirection, AnkiNote } from '../anki-note.ts';
import { DECK_SEPARATOR, GUID_PREFIX, ROOT_DECK } from '../export/collection-rows.ts';
import { NOTE_FIELDS } from '../export/note-type.ts';
import { parseFurigana, soundOf, textOf } from '../furigana.ts';
import type { AnkiCollection, AnkiNoteType, ReadNote } from '../read/anki-collection.ts';
import type { AnkiScheduling } from '../scheduling.ts';
import { type FieldMapping, isOwnNoteType } from './guess-fields.ts';

/** A note whose fields have been told apart. Its `id` is blank if it does not come from us. */
export interface ImportedNote extends AnkiNote {
  readonly key: string;
  /** In kana; blank if it is not known. */
  readonly reading: string;
}

/** The notes of all types that have a word; `mappings` has one for each note type, by its id. */
export function importedNotes(
  { noteTypes, notes }: AnkiCollection,
  mappings: ReadonlyMap<string, FieldMapping>,
): ImportedNote[] {
  const types = new Map(noteTypes.map((type) => [type.id, type]));
  return notes.flatMap((note) => {
    const type = types.get(note.noteTypeId);
    const mapping = mappings.get(note.noteTypeId);
    if (!type || mapping?.word === null || mapping === undefined) return [];
    const imported = importedNote(note, type, mapping);
    return imported.word === '' ? [] : [imported];
  });
}

function importedNote(note: ReadNote, type: AnkiNoteType, mapping: FieldMapping): ImportedNote {
  const field = (at: number | null) => (at === null ? '' : (note.fields[at] ?? ''));
  const written = withReadings(firstLine(field(mapping.word)));
  const word = textOf(written);
  const ruby = rubyOf(written, firstLine(field(mapping.reading)));
  const sound = soundOf(ruby);
  return {
    key: note.key,
    id: ownIdOf(note, type),
    word,
    ruby,
    reading: isKana(sound) ? toHiragana(sound) : '',
    hanViet: field(mapping.hanViet),
    meaning: field(mapping.meaning),
    example: rubyText(withReadings(field(mapping.example))),
    exampleMeaning: field(mapping.exampleMeaning),
    sound: note.sounds.find(Boolean) ?? '',
    category: categoryOf(note.deck),
    cards: cardsOf(note, directionsOf(type, mapping)),
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.trim() ?? '';

/** Only kana are readings: 学校[1] has a number of the pitch accent. */
const withReadings = (text: string): RubySegment[] =>
  parseFurigana(text).map(({ text: base, reading }) =>
    reading !== undefined && isKana(reading) ? { text: base, reading } : { text: base },
  );

function rubyOf(written: readonly RubySegment[], field: string): readonly RubySegment[] {
  const word = textOf(written);
  const given = withReadings(field);
  if (textOf(given) === word && (given.some(hasReading) || !written.some(hasReading))) return given;
  if (written.some(hasReading) || isKana(word)) return written;
  const sound = soundOf(given).replaceAll(/\s/g, '');
  return isKana(sound) ? [{ text: word, reading: sound }] : written;
}

const hasReading = ({ reading }: RubySegment): boolean => reading !== undefined;

const OWN_ID = /^(?:word:\d{1,9}|own:[\da-f-]{36})$/;
const ID_FIELD = NOTE_FIELDS.indexOf('KakehashiId');

function ownIdOf({ fields, key }: ReadNote, type: AnkiNoteType): string {
  const fromKey = key.startsWith(GUID_PREFIX) ? key.slice(GUID_PREFIX.length) : '';
  const id = isOwnNoteType(type) ? (fields[ID_FIELD] ?? '') : fromKey;
  return OWN_ID.test(id) ? id : '';
}

const DEFAULT_DECK = 'Default';

function categoryOf(deck: string): string {
  if (deck === ROOT_DECK || deck === DEFAULT_DECK) return '';
  const prefix = ROOT_DECK + DECK_SEPARATOR;
  return deck.startsWith(prefix) ? deck.slice(prefix.length) : deck;
}

/** For each template: what is asked, by the fields on its front. */
function directionsOf({ fields, fronts }: AnkiNoteType, mapping: FieldMapping): AnkiDirection[] {
  const nameAt = (at: number | null) => (at === null ? undefined : fields[at]);
  const japanese = [nameAt(mapping.word), nameAt(mapping.reading), nameAt(mapping.example)];
  const foreign = [nameAt(mapping.meaning), nameAt(mapping.hanViet), nameAt(mapping.exampleMeaning)];
  return fronts.map((front) => {
    if (front.some((name) => japanese.includes(name))) return 'read';
    if (front.some((name) => foreign.includes(name))) return 'say';
    return front.length > 0 ? 'hear' : 'read';
  });
}

function cardsOf({ cards }: ReadNote, directions: readonly AnkiDirection[]): AnkiNote['cards'] {
  const kept: Partial<Record<AnkiDirection, AnkiScheduling>> = {};
  for (const { template, scheduling } of cards) {
    const direction = directions[template] ?? 'read';
    // Of two templates that ask the same, the one that was reviewed more.
    if (scheduling.reps > (kept[direction]?.reps ?? -1)) kept[direction] = scheduling;
  }
  return kept;
}
