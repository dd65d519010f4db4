import { hasJapanese, hasKanji, isKana } from '../../japanese/kana.ts';
import { withoutMarks } from '../../vietnamese/without-marks.ts';
import { NOTE_FIELDS } from '../export/note-type.ts';
import { parseFurigana, soundOf, textOf } from '../furigana.ts';
import type { AnkiCollection, AnkiNoteType, ReadNote } from '../read/anki-collection.ts';

export const FIELD_ROLES = ['word', 'reading', 'meaning', 'hanViet', 'example', 'exampleMeaning'] as const;
export type FieldRole = (typeof FIELD_ROLES)[number];

/** Which field of a note type is what, by its place. Notes of a type without a word are not imported. */
export type FieldMapping = Readonly<Record<FieldRole, number | null>>;

const NOTHING: FieldMapping = {
  word: null,
  reading: null,
  meaning: null,
  hanViet: null,
  example: null,
  exampleMeaning: null,
};

/** Our own fields in the order of `NOTE_FIELDS`. */
const OWN_FIELDS: FieldMapping = {
  word: NOTE_FIELDS.indexOf('Word'),
  reading: NOTE_FIELDS.indexOf('Reading'),
  meaning: NOTE_FIELDS.indexOf('Meaning'),
  hanViet: NOTE_FIELDS.indexOf('HanViet'),
  example: NOTE_FIELDS.indexOf('Example'),
  exampleMeaning: NOTE_FIELDS.indexOf('ExampleMeaning'),
};

export const isOwnNoteType = ({ fields }: AnkiNoteType): boolean =>
  NOTE_FIELDS.every((name, at) => fields[at] === name);

/** Names of fields in shared decks, in lower case and without marks, spaces and signs. */
const NAMES: Readonly<Record<FieldRole, RegExp>> = {
  word: /^(?:(?:target)?word|vocab(?:ulary)?(?:kanji|expression)?|expression|kanji|tu|tuvung|tumoi|front|mattruoc|japanese|tiengnhat|nihongo|単語|言葉|表記|見出し語?|漢字)$/u,
  reading: /reading|furigana|kana|yomi|cachdoc|phienam|読み|よみ|ふりがな|かな/u,
  meaning:
    /meaning|nghia|definition|english|vietnamese|tiengviet|tienganh|translation|gloss|^back$|matsau|意味|dich|訳/u,
  hanViet: /hanviet|amhan|sino/u,
  example: /example|sentence|vidu|^cau|例文/u,
  exampleMeaning: /(?:example|sentence|vidu|cau|例文).*(?:meaning|english|translation|nghia|dich|訳)/u,
};

const nameOf = (field: string): string => withoutMarks(field).replaceAll(/[^\p{L}]/gu, '');

/** Whether it is a name that fields have in many decks. */
export const isFieldName = (name: string): boolean =>
  FIELD_ROLES.some((role) => NAMES[role].test(nameOf(name)));

/** Enough to see what a field contains. */
const SAMPLED_NOTES = 60;

/** A guess for each note type of a file, by its id. */
export function guessMappings({ noteTypes, notes }: AnkiCollection): ReadonlyMap<string, FieldMapping> {
  return new Map(
    noteTypes.map((type) => {
      const own = notes.filter(({ noteTypeId }) => noteTypeId === type.id);
      // From all parts of the deck: the first lessons may be in kana only.
      const step = Math.max(1, Math.floor(own.length / SAMPLED_NOTES));
      return [
        type.id,
        guessFields(
          type,
          own.filter((_, at) => at % step === 0),
        ),
      ];
    }),
  );
}

/** A guess from the names of the fields and from what some notes have in them; the learner can change it. */
export function guessFields(type: AnkiNoteType, samples: readonly ReadNote[]): FieldMapping {
  if (isOwnNoteType(type)) return OWN_FIELDS;
  const traits = type.fields.map((field, at) =>
    traitsOf(
      nameOf(field),
      samples.map(({ fields }) => fields[at] ?? ''),
    ),
  );
  const mapping: Record<FieldRole, number | null> = { ...NOTHING };
  // Each takes the best field that the ones before it have left.
  for (const role of FIELD_ROLES) {
    const taken = Object.values(mapping);
    const scores = traits.map((field, at) => (taken.includes(at) ? 0 : SCORES[role](field)));
    const best = Math.max(0, ...scores);
    if (best >= ENOUGH) mapping[role] = scores.indexOf(best);
  }
  if (mapping.word === null) return frontAndBack(traits.length);
  if (mapping.example === null) mapping.exampleMeaning = null;
  return mapping;
}

/** A deck without Japanese: its first two fields. */
const frontAndBack = (count: number): FieldMapping => ({
  ...NOTHING,
  word: count > 0 ? 0 : null,
  meaning: count > 1 ? 1 : null,
});

/** Shares from 0 to 1 of the sampled notes in which the field is not blank. */
interface Traits {
  readonly name: string;
  readonly isFilled: boolean;
  readonly japanese: number;
  readonly kanji: number;
  /** Kana, or kanji with their readings. */
  readonly spoken: number;
  readonly long: number;
  readonly vietnamese: number;
  readonly capitals: number;
}

/** Longer Japanese is a sentence rather than a word. */
const WORD_MAX_CHARS = 12;

function traitsOf(name: string, values: readonly string[]): Traits {
  const filled = values.filter((value) => value !== '');
  const share = (test: (value: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  return {
    name,
    isFilled: filled.length > 0,
    japanese: share(hasJapanese),
    kanji: share((value) => hasKanji(textOf(parseFurigana(value)))),
    spoken: share((value) => isKana(soundOf(parseFurigana(value)).replaceAll(/[\s・、，,/～〜]/g, ''))),
    long: share((value) => /[。！？]$/u.test(value) || textOf(parseFurigana(value)).length > WORD_MAX_CHARS),
    vietnamese: share((value) => withoutMarks(value) !== value.toLowerCase()),
    capitals: share((value) => value === value.toUpperCase() && value !== value.toLowerCase()),
  };
}

const ENOUGH = 2;
const NAMED = 2;
const named = (role: FieldRole, { name }: Traits): number => (NAMES[role].test(name) ? NAMED : 0);
const isExample = ({ name }: Traits): boolean => NAMES.example.test(name);
const isForeign = ({ japanese, isFilled }: Traits): boolean => isFilled && japanese < 0.5;

/** From 2 on it is a good guess. */
const SCORES: Readonly<Record<FieldRole, (field: Traits) => number>> = {
  word: (field) =>
    isForeign(field) || !field.isFilled || isExample(field)
      ? 0
      : named('word', field) +
        2 * field.japanese +
        field.kanji -
        2 * field.long -
        named('reading', field) / 2,
  reading: (field) =>
    isForeign(field) || isExample(field) ? 0 : named('reading', field) + 2 * field.spoken - field.long,
  meaning: (field) =>
    !isForeign(field) || isExample(field) || NAMES.hanViet.test(field.name)
      ? 0
      : named('meaning', field) + ENOUGH + field.vietnamese - field.capitals,
  hanViet: (field) =>
    isForeign(field) ? named('hanViet', field) + 2 * Math.min(field.vietnamese, field.capitals) : 0,
  example: (field) =>
    isForeign(field)
      ? 0
      : named('example', field) + 2 * field.japanese * field.long - named('reading', field),
  exampleMeaning: (field) =>
    isForeign(field) ? named('exampleMeaning', field) + named('example', field) : 0,
};
