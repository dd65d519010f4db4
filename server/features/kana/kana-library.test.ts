import { describe, expect, test } from 'vitest';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { openKanaLibrary } from './kana-library.ts';

const row = (id: string, kana: string, changes: Readonly<Record<string, string>> = {}) => {
  const fields = { id, group: 'basic', title: 'Hàng đầu', about: 'Nguyên âm.', ...changes };
  const items = Array.from(
    kana,
    (character) => `    - { kana: ${character}, romaji: a, remember: Như cái tai., pronounce: Đọc ngắn. }\n`,
  );
  return [
    ...Object.entries(fields).map(([name, value], at) => `${at === 0 ? '-' : ' '} ${name}: ${value}\n`),
    '  kana:\n',
    ...items,
    '  words: [123]\n',
  ].join('');
};

const hiragana = row('hira-a', 'あいう');
const katakana = row('kata-a', 'アイウ');
const lookAlikes = '- kana: [あ, う]\n  tell: Nhìn nét chấm.\n';
const sounds = `- id: nhip
  title: Mỗi chữ một nhịp
  text: Chữ nào cũng dài như nhau.
  examples: [{ kana: いえ, say: 家, vi: nhà }, { kana: いいえ, vi: không }]
`;
const files = {
  'kana/hiragana.yaml': hiragana,
  'kana/katakana.yaml': katakana,
  'kana/look-alikes.yaml': lookAlikes,
  'kana/sounds.yaml': sounds,
};

const open = (given: Readonly<Record<string, string>>) => withContentFiles(given, openKanaLibrary);

test('reads the four files, hiragana first', async () => {
  const course = await open(files);
  expect(course.rows.map(({ id, script, words }) => ({ id, script, words }))).toEqual([
    { id: 'hira-a', script: 'hiragana', words: [123] },
    { id: 'kata-a', script: 'katakana', words: [123] },
  ]);
  expect(course.rows[0]?.kana[1]).toEqual({
    kana: 'い',
    romaji: 'a',
    remember: 'Như cái tai.',
    pronounce: 'Đọc ngắn.',
  });
  expect(course.lookAlikes).toEqual([{ kana: ['あ', 'う'], tell: 'Nhìn nét chấm.' }]);
  expect(course.sounds).toMatchObject([
    {
      id: 'nhip',
      examples: [
        { kana: 'いえ', say: '家', vi: 'nhà' },
        { kana: 'いいえ', vi: 'không' },
      ],
    },
  ]);
});

test('the folder may be empty', async () => {
  expect(await open({})).toEqual({ rows: [], lookAlikes: [], sounds: [] });
});

describe('an invalid file is refused with its name, its line and the problem', () => {
  test.each([
    {
      why: 'not a list',
      file: 'hiragana',
      text: 'id: hira-a',
      message: /kana\/hiragana\.yaml, dòng 1: mỗi tệp là một danh sách/,
    },
    {
      why: 'an id of the other script',
      file: 'hiragana',
      text: row('kata-b', 'あいう'),
      message: /hiragana\.yaml, dòng 1: id: id của hàng hiragana là hira-/,
    },
    {
      why: 'kana of the other script',
      file: 'katakana',
      text: row('kata-a', 'アイう'),
      message: /katakana\.yaml, dòng 8: kana\.2\.kana: chỉ gồm chữ katakana/,
    },
    {
      why: 'a row of two kana',
      file: 'hiragana',
      text: row('hira-a', 'あい'),
      message: /hiragana\.yaml, dòng 6: kana: /,
    },
    {
      why: 'a group that does not exist',
      file: 'hiragana',
      text: row('hira-a', 'あいう', { group: 'easy' }),
      message: /hiragana\.yaml, dòng 2: group: /,
    },
    {
      why: 'romaji with a mark',
      file: 'hiragana',
      text: hiragana.replace('romaji: a', 'romaji: ā'),
      message: /dòng 6: kana\.0\.romaji: romaji chỉ gồm/,
    },
    {
      why: 'a field that is misspelt',
      file: 'hiragana',
      text: row('hira-a', 'あいう', { note: 'x' }),
      message: /hiragana\.yaml, dòng 1: .*note/,
    },
    {
      why: 'an id that comes twice',
      file: 'hiragana',
      text: hiragana + row('hira-a', 'かきく'),
      message: /hiragana\.yaml, dòng 10: id hira-a đã có ở content\/kana\/hiragana\.yaml, dòng 1/,
    },
    {
      why: 'a look-alike that no row teaches',
      file: 'look-alikes',
      text: '- kana: [あ, ぬ]\n  tell: Nhìn nét cuối.\n',
      message: /look-alikes\.yaml, dòng 1: không có hàng nào dạy chữ ぬ/,
    },
    {
      why: 'look-alikes of two scripts',
      file: 'look-alikes',
      text: '- kana: [う, ウ]\n  tell: Nhìn nét cuối.\n',
      message: /look-alikes\.yaml, dòng 1: các chữ dễ nhầm phải cùng một bảng chữ: う・ウ/,
    },
    {
      why: 'a sound with a single example',
      file: 'sounds',
      text: sounds.replace(', { kana: いいえ, vi: không }', ''),
      message: /sounds\.yaml, dòng 4: examples: /,
    },
    {
      why: 'an example with kanji',
      file: 'sounds',
      text: sounds.replace('kana: いえ', 'kana: 家'),
      message: /sounds\.yaml, dòng 4: examples\.0\.kana: cách đọc chỉ gồm chữ kana/,
    },
  ])('$why', async ({ file, text, message }) => {
    const opened = open({ ...files, [`kana/${file}.yaml`]: text });
    await expect(opened).rejects.toThrow(ContentError);
    await expect(opened).rejects.toThrow(message);
  });
});
