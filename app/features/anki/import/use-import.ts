import { useEffect, useReducer, useRef } from 'react';
import { ankiImportTexts as texts } from '#contract/texts/anki-import.ts';
import { ankiFailureTexts } from '#contract/texts/anki.ts';
import { AnkiFailure } from '#core/anki/anki-failure.ts';
import { type FieldMapping, guessMappings } from '#core/anki/import/guess-fields.ts';
import type { ImportPlan } from '#core/anki/import/import-plan.ts';
import { importedNotes } from '#core/anki/import/imported-notes.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import { readAnkiFile } from '#app/lib/anki/anki-files.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage, refusalMessage } from '#app/lib/api/failure-message.ts';
import { syncLearning } from '#app/lib/learning/learning.ts';
import { logFailure } from '#app/lib/log.ts';
import { AT_FIRST, type Deck, importReducer } from './import-state.ts';
import { type KnownSpellings, matchWithDictionary } from './look-up.ts';
import { partsOf, saveDeck, type Saved, type SaveParts } from './save-deck.ts';

export type ReadFile = (file: Blob, signal: AbortSignal) => Promise<AnkiCollection>;

const readInThread: ReadFile = (file, signal) => readAnkiFile(file, undefined, signal);

/** The steps of an import: read the file, say what its fields are, preview, save. */
export function useImport(read: ReadFile = readInThread) {
  const api = useApi();
  const [state, dispatch] = useReducer(importReducer, AT_FIRST);
  const known = useRef<KnownSpellings>(new Map());
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);

  /** Whatever is still going on belongs to an earlier choice. */
  function begin(): AbortSignal {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  async function readFile(file: File): Promise<void> {
    const signal = begin();
    dispatch({ kind: 'file-chosen', fileName: file.name });
    try {
      const collection = await read(file, signal);
      if (signal.aborted) return;
      const deck: Deck = { fileName: file.name, collection, mappings: guessMappings(collection) };
      dispatch({ kind: 'file-read', deck });
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'stopped', failure: messageOf(error) });
    }
  }

  async function preview({ collection, mappings }: Deck): Promise<void> {
    const signal = begin();
    const notes = importedNotes(collection, mappings);
    if (notes.length === 0) return dispatch({ kind: 'look-up-stopped', failure: texts.nothing });
    const onProgress = (done: number) => dispatch({ kind: 'looking-up', done, all: notes.length });
    onProgress(0);
    try {
      const matches = await matchWithDictionary(notes, known.current, api, signal, onProgress);
      if (!signal.aborted) dispatch({ kind: 'matched', matches });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ kind: 'look-up-stopped', failure: failureMessage(error, texts.lookUpFailed) });
    }
  }

  async function save(parts: SaveParts, saved: Saved): Promise<void> {
    try {
      await saveDeck(parts, saved, api, (now) => dispatch({ kind: 'saving', saved: now }));
      dispatch({ kind: 'done' });
      syncLearning();
    } catch (error) {
      dispatch({ kind: 'save-failed', failure: refusalMessage(error, '') });
    }
  }

  return {
    state,
    readFile: (file: File) => void readFile(file),
    chooseAgain: () => {
      begin();
      dispatch({ kind: 'stopped', failure: null });
    },
    map: (noteTypeId: string, mapping: FieldMapping) => dispatch({ kind: 'mapped', noteTypeId, mapping }),
    preview: (deck: Deck) => void preview(deck),
    back: () => {
      begin();
      dispatch({ kind: 'back' });
    },
    start: (plan: ImportPlan) => {
      const parts = partsOf(plan);
      dispatch({ kind: 'save-started', plan, parts });
      void save(parts, { own: 0, events: 0 });
    },
    retry: (parts: SaveParts, saved: Saved) => {
      dispatch({ kind: 'save-retried' });
      void save(parts, saved);
    },
  };
}

function messageOf(error: unknown): string {
  if (error instanceof AnkiFailure) return ankiFailureTexts[error.code];
  logFailure('A deck could not be read', error);
  return ankiFailureTexts.failed;
}
