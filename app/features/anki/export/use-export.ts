import { useEffect, useReducer, useRef } from 'react';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { AnkiFailure } from '#core/anki/anki-failure.ts';
import type { writeAnkiFile } from '#app/lib/anki/anki-files.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { logFailure } from '#app/lib/log.ts';
import { saveFile } from '#app/lib/save-file.ts';
import type { ExportProgress, ExportRequest } from './make-export.ts';

export interface FinishedExport {
  readonly name: string;
  readonly file: Blob;
  readonly notes: number;
  readonly gone: number;
  readonly withoutSound: number;
  readonly request: ExportRequest;
}

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly progress: ExportProgress }
  | { readonly step: 'stopped' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'done'; readonly finished: FinishedExport };

/** How files are made and saved; tests have no threads and no downloads. */
export interface FileTools {
  readonly write: typeof writeAnkiFile;
  readonly save: typeof saveFile;
}
const BROWSER_TOOLS: FileTools = {
  write: async (content) => (await import('#app/lib/anki/anki-files.ts')).writeAnkiFile(content),
  save: saveFile,
};

/** One export at a time. Leaving the page stops it. */
export function useExport({ write, save }: FileTools = BROWSER_TOOLS) {
  const api = useApi();
  const [state, setState] = useReducer((_: ExportState, next: ExportState) => next, { step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (request: ExportRequest) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: ExportState) => {
      if (running.current === controller && !signal.aborted) setState(next);
    };
    const onProgress = (progress: ExportProgress) => show({ step: 'working', progress });
    onProgress({ phase: 'words', done: 0, all: request.words.length });
    try {
      // Loaded here: most who look at this page decide first.
      const { makeExport } = await import('./make-export.ts');
      const { file, ...counts } = await makeExport(request, { api, write, signal, onProgress });
      if (!file) return show({ step: 'failed', message: texts.nothingLeft });
      const name = `kakehashi-${formatFileDay(new Date())}.${request.format}`;
      save(name, file);
      return show({ step: 'done', finished: { ...counts, name, file, request } });
    } catch (error) {
      if (signal.aborted) return undefined;
      logFailure('The export failed', error);
      return show({ step: 'failed', message: messageOf(error) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ step: 'stopped' });
  };
  const saveAgain = ({ name, file }: FinishedExport) => save(name, file);
  return { state, begin: (request: ExportRequest) => void begin(request), stop, saveAgain };
}

function messageOf(error: unknown): string {
  if (error instanceof AnkiFailure) return error.code === 'no-thread' ? texts.noThread : texts.failed;
  return failureMessage(error, texts.failed);
}
