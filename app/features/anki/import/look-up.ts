import { SPELLING_MAX_CHARS, SPELLINGS_AT_ONCE } from '#contract/learning-limits.ts';
import { lookUpWords } from '#contract/memory/endpoints.ts';
import type { ImportedNote } from '#core/anki/import/imported-notes.ts';
import { type DictionaryWord, matchNotes, spellingsToLookUp } from '#core/anki/import/match-notes.ts';
import type { Api } from '#app/lib/api/api.ts';
import type { Match } from './import-state.ts';

/** Most notes have two or three spellings, so that one call is enough for a part. */
const NOTES_AT_ONCE = 150;

/** What the dictionary knows of the spellings that were looked up. */
export type KnownSpellings = Map<string, readonly DictionaryWord[]>;

/** Matches the notes to words of the dictionary, a part at a time so that the page stays usable. */
export async function matchWithDictionary(
  notes: readonly ImportedNote[],
  known: KnownSpellings,
  api: Pick<Api, 'call'>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Match[]> {
  const matches: Match[] = [];
  const found = new Set<number>();
  for (let at = 0; at < notes.length; at += NOTES_AT_ONCE) {
    const part = notes.slice(at, at + NOTES_AT_ONCE);
    const isHeld = await lookUpMissing(part, known, api, signal);
    if (isHeld) await nextTask();
    signal.throwIfAborted();
    matches.push(...matchNotes(part, (spelling) => known.get(spelling) ?? [], found));
    onProgress(at + part.length);
  }
  return matches;
}

/** True when there was nothing to wait for. */
async function lookUpMissing(
  notes: readonly ImportedNote[],
  known: KnownSpellings,
  api: Pick<Api, 'call'>,
  signal: AbortSignal,
): Promise<boolean> {
  const missing = spellingsToLookUp(notes).filter(
    (spelling) => !known.has(spelling) && spelling.length <= SPELLING_MAX_CHARS,
  );
  for (let at = 0; at < missing.length; at += SPELLINGS_AT_ONCE) {
    const spellings = missing.slice(at, at + SPELLINGS_AT_ONCE);
    const { words } = await api.call(lookUpWords, { body: { spellings } }, signal);
    for (const spelling of spellings) known.set(spelling, []);
    for (const { spelling, items } of words) known.set(spelling, items);
  }
  return missing.length === 0;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
