import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toHiragana } from '#core/japanese/kana.ts';
import { type ListedKind, LISTED_KINDS, nameLines } from '#core/names/name-list.ts';

const require = createRequire(import.meta.url);
export const ipadicFolder: string = dirname(require.resolve('@sglkc/kuromoji/package.json'));

/** Each word of the dictionary is ten bytes: two numbers of its context, its cost, and where its features begin. */
const WORD_BYTES = 10;
const COST_AT = 4;

const KINDS: Readonly<Record<string, ListedKind>> = {
  '人名 姓': 'family',
  '人名 名': 'given',
  '地域 一般': 'place',
};
const SPELLING = /^[\p{sc=Han}々ヶケノ]{1,6}$/u;
const READINGS_MAX = 3;

/** Names of people and places of IPADIC with their readings, the likeliest first. */
export function readIpadicNames(): string {
  const read = (name: string) => gunzipSync(readFileSync(join(ipadicFolder, 'dict', name)));
  const words = read('tid.dat.gz');
  const features = read('tid_pos.dat.gz').toString('utf8').split('\0');
  const found = new Map<string, { readonly reading: string; readonly cost: number }[]>();
  for (const [at, line] of features.entries()) {
    const [spelling = '', , proper, kind, part, , , , said] = line.split(',');
    const known = proper === '固有名詞' ? KINDS[`${kind} ${part}`] : undefined;
    if (!known || !said || !SPELLING.test(spelling)) continue;
    const key = `${spelling}\t${known}`;
    const cost = words.readInt16LE(at * WORD_BYTES + COST_AT);
    found.set(key, [...(found.get(key) ?? []), { reading: toHiragana(said), cost }]);
  }
  const readingsOf = (spelling: string, kind: ListedKind): string[] => {
    const all = (found.get(`${spelling}\t${kind}`) ?? []).toSorted((a, b) => a.cost - b.cost);
    return [...new Set(all.map(({ reading }) => reading))].slice(0, READINGS_MAX);
  };
  const spellings = new Set(Array.from(found.keys(), (key) => key.split('\t')[0] ?? ''));
  return nameLines(
    Array.from(spellings, (spelling) => ({
      spelling,
      readings: LISTED_KINDS.map((kind) => readingsOf(spelling, kind)),
    })),
  );
}
