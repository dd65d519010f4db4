import { readFile } from 'node:fs/promises';
import { fetchFile } from './fetch-file.mjs';

/** Open JTalk with its dictionary and the voice "Mei", as the package for browsers brings them along. */

const entry = import.meta.resolve('kokoro-js-jp');
const addressOf = (name) => new URL(name, entry).href;

export async function loadOpenJTalk() {
  pretendBrowser();
  const { createOpenJTalkModule } = await import(addressOf('openjtalk-wasm-wrapper-D6E3BSJO.js'));
  const parts = {
    wasmBinary: await readFile(new URL('openjtalk-wasm.wasm', entry)),
    locateFile: (name) => name,
    // It warns about every text that it finds odd.
    printErr: () => {},
  };
  const engine = await createOpenJTalkModule(parts);
  const dictionary = addressOf('open_jtalk_dic_utf_8-1.11.tar.gz');
  await engine.configure(undefined, addressOf('openjtalk-voice.htsvoice'), dictionary);
  forgetFiles(parts.FS);
  return engine;
}

/** The package expects to run in a worker of a browser and to fetch its files. */
function pretendBrowser() {
  globalThis.self = globalThis;
  globalThis.WorkerGlobalScope = Object;
  globalThis.location = { href: entry };
  globalThis.fetch = fetchFile;
}

/** The engine has read its dictionary into memory of its own: the files that it was unpacked into are 100 MB of nothing. */
function forgetFiles(files) {
  const root = '/ojt/dic';
  for (const name of files.readdir(root)) if (!name.startsWith('.')) files.unlink(`${root}/${name}`);
}
