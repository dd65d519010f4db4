import { describe, expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkHanVietTable, checkWordHanViet } from './check-han-viet.ts';
import { wordWith } from './word-for-test.ts';

const NONE = /^$/;
const table = new Map([
  ['銀', { hanViet: ['NGÂN'], meaning: 'bạc' }],
  ['行', { hanViet: ['HÀNH', 'HÀNG'], meaning: 'đi' }],
]);

describe('a word', () => {
  test.each([
    { kanji: '銀行', sino: '', mistake: NONE, why: 'computed' },
    { kanji: '銀行', sino: 'NGÂN HÀNG', mistake: NONE, why: 'another reading in the table' },
    { kanji: '銀行', sino: 'NGÂN HÀNH', mistake: /leave it blank/, why: 'the same as the computed one' },
    { kanji: '銀行', sino: 'NGÂN', mistake: /1 syllables for 2/, why: 'a missing syllable' },
    {
      kanji: '銀行',
      sino: 'NGÂN HẠNH',
      mistake: /HẠNH is no reading of 行/,
      why: 'a reading that is not in the table',
    },
    { kanji: '銀河', sino: '', mistake: /河 not in han-viet/, why: 'a kanji that is not in the table' },
  ])('$kanji $sino: $why', ({ kanji, sino, mistake }) => {
    expect(checkWordHanViet(wordWith({ kanji, sino }), table).join('\n')).toMatch(mistake);
  });
});

describe('the table', () => {
  const check = (character: string, hanViet: string[], meaning = 'nghĩa') => {
    const choices = exceptionList('han-viet-choices.tsv', [['画', 'HỌA']]);
    const mistakes = checkHanVietTable(new Map([[character, { hanViet, meaning }]]), choices);
    return mistakes.filter((mistake) => !mistake.endsWith('missing in han-viet.tsv'));
  };

  test.each([
    { character: '水', hanViet: ['THỦY'], why: 'published as THUỶ too' },
    { character: '希', hanViet: ['HY'], why: 'published as HI too' },
    { character: '画', hanViet: ['HỌA'], why: 'our own choice' },
  ])('$character $hanViet: $why', ({ character, hanViet }) => expect(check(character, hanViet)).toEqual([]));

  test.each([
    {
      character: '水',
      hanViet: ['MỘC'],
      mistake: /MỘC is not among/,
      why: 'the reading of another character',
    },
    { character: '迎', hanViet: ['NGHINH'], mistake: /NGHINH is not among/, why: 'another tone' },
    {
      character: '水',
      hanViet: ['THUỶ'],
      mistake: /spelling is as in thủy/,
      why: 'the other style of tone marks',
    },
    { character: '水', hanViet: ['THỦY', 'THỦY'], mistake: /twice/, why: 'a reading twice' },
    { character: '水', hanViet: ['THỦY'], meaning: 'nước  lã', mistake: /spaces/, why: 'two spaces' },
  ])('$character $hanViet: $why', ({ character, hanViet, meaning, mistake }) => {
    expect(check(character, hanViet, meaning).join('\n')).toMatch(mistake);
  });

  test('lacks jōyō kanji', () => {
    const mistakes = checkHanVietTable(table, exceptionList('', []));
    expect(mistakes).toContain('水: jōyō kanji missing in han-viet.tsv');
    expect(mistakes).toHaveLength(2_136 - table.size);
  });
});
