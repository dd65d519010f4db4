import { describe, expect, test } from 'vitest';
import { answerWith, contrastWith, pointWith } from './grammar-for-test.ts';
import { createGrammarLibrary } from './grammar-library.ts';
import { wordsFrom } from './words-for-test.ts';

const library = createGrammarLibrary({
  points: [
    pointWith(),
    pointWith({ id: 'ni-time', pattern: '〜に（thời điểm）', names: ['に'] }),
    pointWith({ id: 'ni-place', level: 'N4', pattern: '〜に（nơi chốn）', names: ['に'] }),
  ],
  contrasts: [
    contrastWith(),
    contrastWith({
      id: 'iru-aru',
      sides: [
        ['いる', 'います'],
        ['ある', 'あります'],
      ],
    }),
    contrastWith({ id: 'tara-ba-to', sides: [['たら'], ['ば'], ['と']] }),
    contrastWith({ id: 'ni-te', sides: [['に'], ['〜ている']] }),
    contrastWith({ id: 'ni-de', sides: [['に'], ['で']], about: ['ni-place'] }),
  ],
  answers: [answerWith()],
});

test('by id and by level', () => {
  expect(library.find('te-iru')?.pattern).toBe('〜ている');
  expect(library.find('te-aru')).toBeNull();
  expect(library.ofLevel('N4').map(({ id }) => id)).toEqual(['ni-place']);
});

test.each([
  { spelling: 'ている', ids: ['te-iru'], why: 'a name' },
  { spelling: '〜ている', ids: ['te-iru'], why: 'the title' },
  { spelling: '～て います', ids: ['te-iru'], why: 'another wave, and a space' },
  { spelling: '~ている', ids: ['te-iru'], why: 'the ASCII tilde' },
  { spelling: 'に', ids: ['ni-time', 'ni-place'], why: 'a name of several points' },
  { spelling: 'ﾆ', ids: [], why: 'half-width kana is katakana: another spelling' },
  { spelling: 'いる', ids: [], why: 'a part of a name' },
  { spelling: '', ids: [], why: 'nothing' },
])('named $spelling: $why', ({ spelling, ids }) => {
  expect(library.named(spelling).map(({ id }) => id)).toEqual(ids);
});

describe('contrasts', () => {
  test.each([
    { a: 'は', b: 'が', id: 'wa-ga', why: 'in the listed order' },
    { a: 'が', b: '〜は', id: 'wa-ga', why: 'the other way round' },
    { a: 'あります', b: 'いる', id: 'iru-aru', why: 'any spelling of a side' },
    { a: 'と', b: 'たら', id: 'tara-ba-to', why: 'two sides of three' },
    { a: 'いる', b: 'います', id: null, why: 'one side with itself' },
    { a: 'は', b: 'に', id: null, why: 'no such pair' },
  ])('$a and $b: $why', ({ a, b, id }) => expect(library.contrastBetween(a, b)?.id ?? null).toBe(id));
});

describe('points and contrasts', () => {
  test.each([
    { id: 'ni-te', points: ['te-iru', 'ni-time', 'ni-place'], why: 'every point that a side names' },
    { id: 'ni-de', points: ['ni-place'], why: 'the author lists them' },
    { id: 'wa-ga', points: [], why: 'no point has these names' },
  ])('$id: $why', ({ id, points }) => {
    const contrast = library.findContrast(id);
    expect(contrast && library.pointsIn(contrast).map((point) => point.id)).toEqual(points);
  });

  test.each([
    { id: 'ni-place', contrasts: ['ni-te', 'ni-de'] },
    { id: 'ni-time', contrasts: ['ni-te'] },
  ])('contrasts about $id', ({ id, contrasts }) => {
    const point = library.find(id);
    expect(point && library.contrastsAbout(point).map((contrast) => contrast.id)).toEqual(contrasts);
  });

  test.each([
    { spelling: '〜あります', ids: ['iru-aru'], why: 'a spelling of a side' },
    { spelling: 'に', ids: ['ni-te', 'ni-de'], why: 'a side of two contrasts' },
    { spelling: 'あり', ids: [], why: 'a part of a spelling' },
  ])('contrasts with $spelling: $why', ({ spelling, ids }) => {
    expect(library.contrastsWith(spelling).map(({ id }) => id)).toEqual(ids);
  });
});

test('a question and a sentence', () => {
  expect(library.answerTo('nhom dong tu')?.id).toBe('nhom-dong-tu');
  expect(library.answerTo('xin chào')).toBeNull();
  const tokens = wordsFrom('食べ::動詞 て い:いる:動詞');
  expect(library.recognise(tokens).map(({ text }) => text)).toEqual(['てい', 'てい', 'てい']);
});
