// Look-ups in the built tail and in SQLite with the same words: prints a line of JSON.
// usage: node measure-tail.mjs <built core> <folder of the tail>
import { pathToFileURL } from 'node:url';
import initSqlJs from 'sql.js';
import { median } from './load.mjs';

const [core, folder] = process.argv.slice(2);
const { findInTail, openTail, japaneseKey, readQuery, tailWordAt, wordsOf } = await import(
  pathToFileURL(core).href
);
const LOOK_UPS = 20_000;
const ROUNDS = 5;
const LIMIT = 20;

const tail = await openTail(folder);
const words = Array.from(tail.words.ids, (id, place) => ({ id, ...tailWordAt(tail.words, place) }));

const { Database } = await initSqlJs();
const sqlite = new Database();
sqlite.run(
  'create table words (id integer primary key, word text); create table keys (key text, id integer)',
);
const addWord = sqlite.prepare('insert into words values (?, ?)');
const addKey = sqlite.prepare('insert into keys values (?, ?)');
sqlite.run('begin');
for (const { id, ...word } of words) {
  addWord.run([id, JSON.stringify(word)]);
  for (const key of new Set([...word.spellings, ...word.readings])) addKey.run([key, id]);
}
sqlite.run('commit; create index by_key on keys (key)');

const step = Math.max(1, Math.floor(words.length / LOOK_UPS));
const spellings = words.filter((_, at) => at % step === 0).map(({ spellings: [spelling] }) => spelling);
const found = sqlite.prepare(
  'select words.id, word from keys join words on words.id = keys.id where key = ? limit ?',
);

function inSqlite(spelling) {
  found.bind([spelling, LIMIT]);
  const rows = [];
  while (found.step()) rows.push(JSON.parse(found.get()[1]));
  found.reset();
  return rows;
}
const inTail = (spelling) =>
  Array.from(wordsOf(tail.japanese, japaneseKey(spelling)), (place) => tailWordAt(tail.words, place));
const asTyped = (spelling) => findInTail(tail, readQuery(spelling), LIMIT);

function microseconds(lookUp) {
  const before = performance.now();
  for (const spelling of spellings)
    if (lookUp(spelling).length === 0) throw new Error(`${spelling} not found`);
  return ((performance.now() - before) * 1000) / spellings.length;
}

const rounds = Array.from({ length: ROUNDS }, () => ({
  tailUs: microseconds(inTail),
  sqliteUs: microseconds(inSqlite),
  findUs: microseconds(asTyped),
}));
const medianOf = (what) => median(rounds.map((round) => round[what]));
console.log(
  JSON.stringify({
    words: words.length,
    lookUps: spellings.length,
    tailUs: medianOf('tailUs'),
    sqliteUs: medianOf('sqliteUs'),
    findUs: medianOf('findUs'),
  }),
);
