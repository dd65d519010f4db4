// `node scripts/build-data.mjs snapshot`, `content`, `kanji` or `tail`: a part of the build that is data. What is current
// stays.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const PARTS = {
  snapshot: ['./snapshot.ts', 'ensureSnapshot'],
  content: ['./parsed-content.ts', 'prepareContent'],
  kanji: ['./kanji-data.ts', 'ensureKanjiData'],
  tail: ['./tail/tail-data.ts', 'ensureTailData'],
};
const [file, name] = PARTS[process.argv[2]];

const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
});
await module[name]();
process.exit();
