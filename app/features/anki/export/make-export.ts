import {
  CARDS_READ_AT_ONCE,
  EXPORT_CALLS_AT_ONCE,
  EXPORTED_SOUNDS_FAILED_MAX,
} from '#contract/learning-limits.ts';
import type { WordContent } from '#contract/memory/card-content.ts';
import { readCards } from '#contract/memory/endpoints.ts';
import { listOwnCards, type OwnCard } from '#contract/memory/own-card-endpoints.ts';
import { SPEECH_WAITING_MAX_EACH } from '#contract/server-limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { ankiCsvTexts } from '#contract/texts/anki.ts';
import type { AnkiDirection, AnkiNote } from '#core/anki/anki-note.ts';
import { ownNote, wordNote } from '#core/anki/export/exported-notes.ts';
import { writeCsv } from '#core/anki/export/notes-csv.ts';
import { subjectOf } from '#core/memory/card.ts';
import type { Memory } from '#core/memory/replay.ts';
import type { writeAnkiFile } from '#app/lib/anki/anki-files.ts';
import type { Api } from '#app/lib/api/api.ts';
import { callPatiently, fewAtATime } from '#app/lib/api/call-patiently.ts';
import { logFailure } from '#app/lib/log.ts';

export interface ChosenWord {
  readonly id: number;
  /** The deck in Anki; blank for none. */
  readonly category: string;
}

export interface ExportOptions {
  readonly format: 'apkg' | 'csv';
  readonly directions: readonly AnkiDirection[];
  readonly withScheduling: boolean;
  readonly withSound: boolean;
}

export interface ExportRequest extends ExportOptions {
  readonly words: readonly ChosenWord[];
  readonly ownIds: ReadonlySet<string>;
  readonly cards: Memory['cards'];
}

export interface ExportProgress {
  readonly phase: 'words' | 'own' | 'sounds' | 'file';
  readonly done: number;
  readonly all: number;
}

interface ExportedDeck {
  /** Null if nothing of what was chosen exists any more. */
  readonly file: Blob | null;
  readonly notes: number;
  /** Words and own cards that have no content any more. */
  readonly gone: number;
  readonly withoutSound: number;
}

interface ExportParts {
  readonly api: Api;
  readonly write: typeof writeAnkiFile;
  /** Stops the work: the promise rejects. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** The file of an export: contents, sounds, then the file itself. */
export async function makeExport(request: ExportRequest, parts: ExportParts): Promise<ExportedDeck> {
  const { words, ownIds, cards, format } = request;
  const { signal, onProgress, write } = parts;
  const contents = await readWords(words, parts);
  const ownCards = await readOwnCards(ownIds, parts);
  const found = words.filter(({ id }) => contents.has(id));
  const hasSounds = format === 'apkg' && request.withSound;
  const sounds = hasSounds ? await readSounds(found, parts) : new Map<number, Uint8Array>();
  const soundOf = (id: number) => (sounds.has(id) ? soundName(id) : '');
  const notes: AnkiNote[] = [
    ...found.flatMap(({ id, category }) => {
      const content = contents.get(id);
      return content ? [wordNote(content, { category, sound: soundOf(id) }, cards)] : [];
    }),
    ...ownCards.map((card) => ownNote(card, cards)),
  ];
  signal.throwIfAborted();
  onProgress({ phase: 'file', done: 0, all: 1 });
  const media = Array.from(sounds, ([id, bytes]) => ({ name: soundName(id), bytes }));
  const { directions, withScheduling } = request;
  const make = () =>
    format === 'csv' ? csvFile(notes) : write({ notes, media, directions, withScheduling });
  const file = notes.length > 0 ? await make() : null;
  signal.throwIfAborted();
  return {
    file,
    notes: notes.length,
    gone: words.length + ownIds.size - notes.length,
    withoutSound: hasSounds ? found.length - sounds.size : 0,
  };
}

/** The same in every export: Anki keeps one file of a name. */
const soundName = (wordId: number): string => `kakehashi-${wordId}.mp3`;

const csvFile = (notes: readonly AnkiNote[]): Blob =>
  new Blob([writeCsv(notes, ankiCsvTexts.columns)], { type: 'text/csv; charset=utf-8' });

async function readWords(
  words: readonly ChosenWord[],
  { api, signal, onProgress }: ExportParts,
): Promise<ReadonlyMap<number, WordContent>> {
  const contents = new Map<number, WordContent>();
  let done = 0;
  await fewAtATime(inParts(words, CARDS_READ_AT_ONCE), EXPORT_CALLS_AT_ONCE, async (part) => {
    onProgress({ phase: 'words', done, all: words.length });
    const subjects = part.map(({ id }) => subjectOf({ kind: 'word', wordId: id, direction: 'read' }));
    const { cards } = await callPatiently(() => api.call(readCards, { body: { subjects } }, signal), signal);
    for (const { content } of cards) if (content.kind === 'word') contents.set(content.id, content);
    done += part.length;
  });
  return contents;
}

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

async function readOwnCards(
  ids: ReadonlySet<string>,
  { api, signal, onProgress }: ExportParts,
): Promise<readonly OwnCard[]> {
  const found: OwnCard[] = [];
  let after: string | undefined;
  while (found.length < ids.size) {
    onProgress({ phase: 'own', done: found.length, all: ids.size });
    const query = { after };
    const { cards, hasMore } = await callPatiently(() => api.call(listOwnCards, { query }, signal), signal);
    found.push(...cards.filter(({ id }) => ids.has(id)));
    after = cards.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  return found;
}

/** By word. A sound that cannot be had is left out: the rest of the file is worth having. */
async function readSounds(
  words: readonly ChosenWord[],
  { api, signal, onProgress }: ExportParts,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const sounds = new Map<number, Uint8Array>();
  let done = 0;
  let failedInARow = 0;
  const readSound = async (id: number) => {
    if (failedInARow >= EXPORTED_SOUNDS_FAILED_MAX) return;
    try {
      const query = { itemId: String(id), speed: '1' } as const;
      sounds.set(id, await callPatiently(() => api.call(getSpeech, { query }, signal), signal));
      failedInARow = 0;
    } catch (error) {
      signal.throwIfAborted();
      logFailure(`The word ${id} has no sound`, error);
      failedInARow += 1;
    }
  };
  // The voice takes so many requests of one listener, and would refuse more.
  await fewAtATime(words, SPEECH_WAITING_MAX_EACH, async ({ id }) => {
    onProgress({ phase: 'sounds', done, all: words.length });
    await readSound(id);
    done += 1;
  });
  return sounds;
}
