import { expect, test } from 'vitest';
import type { TailSource } from '#core/tail/tail-words.ts';
import { wordsOf } from './read-jmdict.ts';

const entry = (written: string, pronounced: readonly string[], gloss: string) => ({
  meanings: [{ glosses: [gloss] }],
  variants: pronounced.map((one) => ({ written, pronounced: one, priorities: [] })),
});

/** The last reading is the usual one. */
const asSource = ({ variants, meanings }: ReturnType<typeof entry>): TailSource => ({
  spellings: [variants[0]?.written ?? ''],
  readings: variants.map(({ pronounced }) => pronounced).toReversed(),
  senses: meanings.map(({ glosses }) => glosses),
  commonness: 3,
});
const shown = (entries: readonly ReturnType<typeof entry>[]) =>
  wordsOf(entries, asSource as Parameters<typeof wordsOf>[1]).map(({ readings, senses, name }) => ({
    reading: readings[0],
    glosses: senses.flat(),
    name,
  }));

test('another reading comes first, and the name stays', () => {
  expect(shown([entry('水', ['み', 'みず'], 'water')])).toEqual([
    { reading: 'みず', glosses: ['water'], name: '水\tみ' },
  ]);
});

test('an entry that the package lists under each of its characters is one word', () => {
  const library = entry('図書館', ['としょかん'], 'library');
  expect(shown([library, library])).toEqual([
    { reading: 'としょかん', glosses: ['library'], name: '図書館\tとしょかん' },
  ]);
});

test('entries of one form are one word; of one former name they keep its id once', () => {
  expect(shown([entry('側', ['がわ'], 'side'), entry('側', ['がわ'], 'case')])).toEqual([
    { reading: 'がわ', glosses: ['side', 'case'], name: '側\tがわ' },
  ]);
  expect(
    shown([entry('朝会', ['あさかい'], 'market'), entry('朝会', ['あさかい', 'ちょうかい'], 'assembly')]),
  ).toEqual([
    { reading: 'あさかい', glosses: ['market'], name: '朝会\tあさかい' },
    { reading: 'ちょうかい', glosses: ['assembly'], name: '朝会\tあさかい\t朝会\tちょうかい' },
  ]);
});
