import { readFile } from 'node:fs/promises';
import { fetchFile } from './fetch-file.mjs';

/** Open JTalk with its dictionary and the voice "Mei", from a package that is made for browsers. */

const entry = import.meta.resolve('kokoro-js-jp');
const addressOf = (name) => new URL(name, entry).href;

export async function loadOpenJTalk() {
  pretendBrowser();
  const { createOpenJTalkModule } = await import(addressOf('openjtalk-wasm-wrapper-D6E3BSJO.js'));
  const parts = {
    wasmBinary: await readFile(new URL('openjtalk-wasm.wasm', entry)),
    locateFile: (name) => name,
    // It prints a warning for every unusual text.
    printErr: () => {},
  };
  const engine = await createOpenJTalkModule(parts);
  const dictionary = addressOf('open_jtalk_dic_utf_8-1.11.tar.gz');
  await engine.configure(undefined, addressOf('openjtalk-voice.htsvoice'), dictionary);
  removeFiles(parts.FS);
  return engine;
}

/** The package expects a browser worker, where it fetches its files. */
function pretendBrowser() {
  globalThis.self = globalThis;
  globalThis.WorkerGlobalScope = Object;
  globalThis.location = { href: entry };
  globalThis.fetch = fetchFile;
}

/** The engine has loaded its dictionary: the unpacked files in its virtual file system would waste 100 MB. */
function removeFiles(files) {
  const root = '/ojt/dic';
  for (const name of files.readdir(root)) if (!name.startsWith('.')) files.unlink(`${root}/${name}`);
}
