import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { type AnkiReply, type AnkiRequest, answerAnki } from './answer-anki.ts';

/** SQLite is loaded only here, and only when a file is read or written. */
const loadSqlite = () => initSqlJs({ locateFile: () => wasmUrl });

self.addEventListener('message', ({ data }: MessageEvent<AnkiRequest>) => {
  void answerAnki(data, loadSqlite).then((reply: AnkiReply) => self.postMessage(reply));
});
