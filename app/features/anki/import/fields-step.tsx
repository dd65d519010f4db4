import { ankiImportTexts as texts, fieldRoleNames } from '#contract/texts/anki-import.ts';
import { FIELD_ROLES, type FieldMapping, type FieldRole } from '#core/anki/import/guess-fields.ts';
import { type ImportedNote, importedNotes } from '#core/anki/import/imported-notes.ts';
import type { AnkiCollection, AnkiNoteType, ReadNote } from '#core/anki/read/anki-collection.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/forms/field.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import type { Deck } from './import-state.ts';

/** Few decks have more note types; the others keep what was guessed. */
const TYPES_SHOWN = 8;
const SAMPLES = 3;
const SAMPLE_CHARS = 24;

interface FieldsStepProps {
  readonly deck: Deck;
  readonly failure: string | null;
  readonly onMap: (noteTypeId: string, mapping: FieldMapping) => void;
  readonly onPreview: () => void;
  readonly onChooseAgain: () => void;
}

/** Which field of each note type is what. */
export function FieldsStep({ deck, failure, onMap, onPreview, onChooseAgain }: FieldsStepProps) {
  const types = typesOf(deck.collection);
  return (
    <CardSection heading={texts.fieldsHeading}>
      <p className="text-ink-soft">{texts.fieldsLead}</p>
      {types.slice(0, TYPES_SHOWN).map(({ type, notes }) => {
        const mapping = deck.mappings.get(type.id);
        return (
          mapping && (
            <NoteTypeFields
              key={type.id}
              type={type}
              notes={notes}
              mapping={mapping}
              onMap={(changed) => onMap(type.id, changed)}
            />
          )
        );
      })}
      {types.length > TYPES_SHOWN && (
        <p className="text-ink-soft">{texts.otherTypes(types.length - TYPES_SHOWN)}</p>
      )}
      {failure !== null && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onPreview}>{texts.preview}</Button>
        <Button variant="secondary" onClick={onChooseAgain}>
          {texts.otherFile}
        </Button>
      </div>
    </CardSection>
  );
}

interface TypeWithNotes {
  readonly type: AnkiNoteType;
  readonly notes: readonly ReadNote[];
}

/** Those with notes, the most used first. */
function typesOf({ noteTypes, notes }: AnkiCollection): readonly TypeWithNotes[] {
  const byType = new Map<string, ReadNote[]>(noteTypes.map(({ id }) => [id, []]));
  for (const note of notes) byType.get(note.noteTypeId)?.push(note);
  return noteTypes
    .map((type) => ({ type, notes: byType.get(type.id) ?? [] }))
    .filter(({ notes: own }) => own.length > 0)
    .toSorted((a, b) => b.notes.length - a.notes.length);
}

interface NoteTypeFieldsProps extends TypeWithNotes {
  readonly mapping: FieldMapping;
  readonly onMap: (mapping: FieldMapping) => void;
}

function NoteTypeFields({ type, notes, mapping, onMap }: NoteTypeFieldsProps) {
  const choose = (role: FieldRole, value: string) =>
    onMap({ ...mapping, [role]: value === '' ? null : Number(value) });
  const samples = type.fields.map((_, at) => sampleOf(notes, at));
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left font-bold wrap-anywhere">
        {texts.noteType(type.name, notes.length)}
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FIELD_ROLES.map((role) => (
          <Select
            key={role}
            label={fieldRoleNames[role]}
            value={mapping[role] ?? ''}
            onChange={({ target }) => choose(role, target.value)}
          >
            <option value="">{texts.noField}</option>
            {type.fields.map((field, at) => (
              <option key={at} value={at}>
                {texts.option(field, samples[at] ?? '')}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Samples type={type} notes={notes} mapping={mapping} />
    </fieldset>
  );
}

/** What the first notes have in a field. */
function sampleOf(notes: readonly ReadNote[], field: number): string {
  const filled = notes.slice(0, 50).find((note) => note.fields[field]?.trim());
  const text = filled?.fields[field]?.trim().split('\n', 1)[0] ?? '';
  return text.length > SAMPLE_CHARS ? `${text.slice(0, SAMPLE_CHARS)}…` : text;
}

const columnOf = (role: FieldRole): Column<ImportedNote> => ({
  key: role,
  heading: fieldRoleNames[role],
  cell: (note) => (
    <span className="line-clamp-3 wrap-anywhere">
      <MixedText>{note[role]}</MixedText>
    </span>
  ),
});

/** The first notes, as they are understood. */
function Samples({ type, notes, mapping }: Omit<NoteTypeFieldsProps, 'onMap'>) {
  const collection = { noteTypes: [type], notes: notes.slice(0, 50), skipped: 0, cardCount: 0 };
  const samples = importedNotes(collection, new Map([[type.id, mapping]])).slice(0, SAMPLES);
  if (samples.length === 0) return <p className="text-ink-soft">{texts.noSamples}</p>;
  const columns = FIELD_ROLES.filter((role) => samples.some((note) => note[role] !== '')).map(columnOf);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{texts.samples}</p>
      <Table caption={texts.samples} columns={columns} rows={samples} rowKey={({ key }) => key} />
    </div>
  );
}
