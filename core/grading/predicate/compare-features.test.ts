import { expect, test } from 'vitest';
import { compareFeatures } from './compare-features.ts';
import { type Features, PLAIN } from './features.ts';

const polite = { polite: true };

type Change = Partial<Features>;
type Row = readonly [model: Change, typed: Change, mistakes: string, register: boolean, why: string];

const ROWS: readonly Row[] = [
  [{}, {}, '', false, '食べる for 食べる'],
  [polite, {}, '', true, '食べる for 食べます'],
  [{}, polite, '', true, '食べます for 食べる'],
  [{ mood: 'volitional', polite: true }, { mood: 'volitional' }, '', true, '食べよう for 食べましょう'],
  [{ past: true, polite: true }, polite, 'tense', false, '食べます for 食べました'],
  [{ past: true, polite: true }, {}, 'tense', false, '食べる for 食べました: the register comes second'],
  [polite, { negative: true, polite: true }, 'polarity', false, '食べません for 食べます'],
  [{ past: true }, { negative: true }, 'tense polarity', false, '食べない for 食べた'],
  [{ mood: 'te' }, { mood: 'te', negative: true }, 'polarity', false, '食べないで for 食べて'],
  [
    { mood: 'conjecture' },
    { mood: 'conjecture', past: true },
    'tense',
    false,
    '食べただろう for 食べるだろう',
  ],
  [polite, { voice: 'potential', polite: true }, 'verb-form', false, '食べられます for 食べます'],
  [{ aspect: 'progressive' }, {}, 'verb-form', false, '食べる for 食べている'],
  [{ wish: true }, {}, 'verb-form', false, '食べる for 食べたい'],
  [{ mood: 'te' }, {}, 'verb-form', false, '食べる for 食べて'],
  [{ mood: 'ba' }, { mood: 'tara' }, 'verb-form', false, '食べたら for 食べれば'],
  [{ past: true }, { mood: 'te' }, 'verb-form', false, '食べて for 食べた: no tense across moods'],
  [{ negative: true }, { mood: 'ba' }, 'verb-form', false, '食べれば for 食べない: nor negation'],
  [{ voice: 'passive', past: true }, {}, 'verb-form tense', false, '食べる for 食べられた'],
  [
    { aspect: 'progressive', past: true },
    { negative: true },
    'verb-form tense polarity',
    false,
    '食べない for 食べていた',
  ],
  [
    { voice: 'passive' },
    { voice: 'causative', polite: true },
    'verb-form',
    false,
    '食べさせます for 食べられる',
  ],
];

test.each(ROWS)('%j, typed %j: "%s", register %s: %s', (model, typed, mistakes, register) => {
  const found = compareFeatures({ ...PLAIN, ...model }, { ...PLAIN, ...typed });
  expect(found).toEqual({ register, mistakes: mistakes.split(' ').filter(Boolean) });
});
