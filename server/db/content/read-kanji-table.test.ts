import { describe, expect, test } from 'vitest';
import { readHanVietTable, readRadicals } from './read-kanji-table.ts';

const hanViet = (...lines: string[]) =>
  readHanVietTable({
    name: 'content/kanji/han-viet.tsv',
    text: ['kanji\thanViet\tmeaning', ...lines, ''].join('\n'),
  });
const radicals = (...lines: string[]) =>
  readRadicals({
    name: 'content/kanji/radicals.tsv',
    text: ['number\tradical\thanViet\tmeaning', ...lines].join('\n'),
  });

test('a character has its readings, the usual one first, and a meaning', () => {
  expect(hanViet('亜\tÁ,A\tbậc hai')).toEqual(new Map([['亜', { hanViet: ['Á', 'A'], meaning: 'bậc hai' }]]));
});

test('a radical has a number', () => {
  expect(radicals('1\t一\tNHẤT\tsố một')).toEqual([
    { number: 1, radical: '一', hanViet: 'NHẤT', meaning: 'số một' },
  ]);
});

describe('a bad row is refused with its line', () => {
  test.each([
    { why: 'two characters', read: () => hanViet('亜細\tÁ\tbậc hai'), message: /dòng 2: .*một chữ Hán/ },
    { why: 'a reading in small letters', read: () => hanViet('亜\tá\tbậc hai'), message: /dòng 2: .*in hoa/ },
    {
      why: 'a space after the comma',
      read: () => hanViet('亜\tÁ, A\tbậc hai'),
      message: /dòng 2: .*dấu cách/,
    },
    { why: 'no reading', read: () => hanViet('亜\t\tbậc hai'), message: /dòng 2: âm Hán Việt/ },
    { why: 'no meaning', read: () => hanViet('亜\tÁ\t'), message: /dòng 2: thiếu nghĩa/ },
    { why: 'a column too few', read: () => hanViet('亜\tÁ'), message: /dòng 2: có 2 cột, cần 3/ },
    {
      why: 'a character twice',
      read: () => hanViet('亜\tÁ\tbậc hai', '亜\tÁ\tkế'),
      message: /dòng 3: 亜 đã có ở .*, dòng 2/,
    },
    {
      why: 'a radical left out',
      read: () => radicals('1\t一\tNHẤT\tsố một', '3\t丶\tCHỦ\tnét chấm'),
      message: /radicals\.tsv, dòng 3: .*bộ số 2/,
    },
    {
      why: 'a radical without meaning',
      read: () => radicals('1\t一\tNHẤT\t '),
      message: /dòng 2: thiếu nghĩa/,
    },
  ])('$why', ({ read, message }) => expect(read).toThrow(message));
});
