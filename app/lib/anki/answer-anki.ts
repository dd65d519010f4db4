import type { SqlJs } from 'sql.js';
import { ANKI_LIMITS } from '#contract/learning-limits.ts';
import { ankiCardTexts, ankiCsvTexts } from '#contract/texts/anki.ts';
import { AnkiFailure, type AnkiFailureCode } from '#core/anki/anki-failure.ts';
import type { AnkiDirection, AnkiNote } from '#core/anki/anki-note.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import { readCsv } from '#core/anki/read/read-csv.ts';
import { type ByteSource, isZip } from '#core/anki/read/zip-directory.ts';
import { logFailure } from '../log.ts';
import { type AnkiMedium, readApkg, writeApkg } from './apkg.ts';

export interface AnkiExport {
  readonly notes: readonly AnkiNote[];
  readonly media: readonly AnkiMedium[];
  readonly directions: readonly AnkiDirection[];
  readonly withScheduling: boolean;
}

/** What the page sends to the thread. */
export type AnkiRequest =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'write'; readonly content: AnkiExport };

export type AnkiReply =
  | { readonly kind: 'read'; readonly collection: AnkiCollection }
  | { readonly kind: 'written'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly code: AnkiFailureCode };

const minutesEast = (at: Date): number => -at.getTimezoneOffset();

/** The work of the thread. */
export async function answerAnki(request: AnkiRequest, loadSqlite: () => Promise<SqlJs>): Promise<AnkiReply> {
  try {
    if (request.kind === 'read')
      return { kind: 'read', collection: await readDeck(request.file, loadSqlite) };
    const { notes, media, directions, withScheduling } = request.content;
    const options = {
      exportedAt: Date.now(),
      minutesEast,
      directions,
      withScheduling,
      texts: ankiCardTexts,
    };
    return { kind: 'written', bytes: writeApkg(notes, media, options, await loadSqlite()) };
  } catch (error) {
    if (error instanceof AnkiFailure) return { kind: 'failed', code: error.code };
    logFailure('A file of Anki could not be processed', error);
    return { kind: 'failed', code: 'failed' };
  }
}

/** By its content, whatever its name is: a phone may have lost the extension. */
async function readDeck(file: Blob, loadSqlite: () => Promise<SqlJs>): Promise<AnkiCollection> {
  const source: ByteSource = {
    size: file.size,
    read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
  if (isZip(await source.read(0, 4))) return readApkg(source, await loadSqlite(), ANKI_LIMITS, minutesEast);
  if (file.size > ANKI_LIMITS.csvBytes) throw new AnkiFailure('too-large');
  return readCsv(textIn(await file.arrayBuffer()), ANKI_LIMITS, ankiCsvTexts);
}

/** Spreadsheets save UTF-8 or, as “Unicode text”, UTF-16 with its mark. */
function textIn(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer);
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(buffer);
  } catch (cause) {
    throw new AnkiFailure('not-a-deck', { cause });
  }
}
