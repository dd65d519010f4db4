import { describe, expect, test } from 'vitest';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { openSynonyms } from './synonyms.ts';

const link = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({ words: '[1, 2]', difference: 'Gần nhau.', interchangeable: 'true', ...changes })
    .filter(([, value]) => value !== '')
    .map(([name, value], at) => `${at === 0 ? '-' : ' '} ${name}: ${value}\n`)
    .join('');

const open = (files: Readonly<Record<string, string>>) => withContentFiles(files, openSynonyms);

test('reads the links of all files in their order', async () => {
  const links = await open({
    'synonyms/b.yaml': link({ words: '[2, 3]', interchangeable: 'false' }),
    'synonyms/a.yaml': link({
      except: "['国へ〜', '〜会', '大〜者', '{person}を〜']",
      prompt: '[về, về nhà]',
      oneWay: 'true',
      particles: '[に, で]',
    }),
  });
  expect(links).toEqual([
    {
      words: [1, 2],
      difference: 'Gần nhau.',
      interchangeable: true,
      except: ['国へ〜', '〜会', '大〜者', '{person}を〜'],
      only: [],
      prompt: ['về', 'về nhà'],
      oneWay: true,
      particles: ['に', 'で'],
    },
    {
      words: [2, 3],
      difference: 'Gần nhau.',
      interchangeable: false,
      except: [],
      only: [],
      prompt: [],
      oneWay: false,
      particles: [],
    },
  ]);
});

test('the folder may be empty', async () => {
  expect(await open({})).toEqual([]);
});

describe('an invalid file is refused with its name, its line and the problem', () => {
  test.each([
    { why: 'not a list', text: 'words: [1, 2]', message: /b\.yaml, dòng 1: mỗi tệp là một danh sách/ },
    { why: 'not YAML', text: '- words: "a', message: /YAML không hợp lệ/ },
    { why: 'an unknown field', text: link({ note: 'x' }), message: /b\.yaml, dòng 1: .*note/ },
    { why: 'no difference', text: link({ difference: '' }), message: /dòng 1: difference: / },
    { why: 'a blank difference', text: link({ difference: "' '" }), message: /dòng 2: difference: / },
    {
      why: 'not said whether the judge may use it',
      text: link({ interchangeable: '' }),
      message: /dòng 1: interchangeable: /,
    },
    { why: 'one word', text: link({ words: '[1]' }), message: /dòng 1: words: / },
    { why: 'five words', text: link({ words: '[1, 2, 3, 4, 5]' }), message: /dòng 1: words: / },
    { why: 'a headword in place of an id', text: link({ words: '[1, 家]' }), message: /dòng 1: words\.1: / },
    {
      why: 'a word twice',
      text: link({ words: '[1, 2, 1]' }),
      message: /dòng 1: words: mỗi từ chỉ ghi một lần/,
    },
    {
      why: 'a pair that another file links, in the other order',
      text: link({ words: '[5, 6]' }) + link({ words: '[4, 9, 3]' }),
      message: /synonyms\/b\.yaml, dòng 4: 3 – 4 đã có ở content\/synonyms\/a\.yaml, dòng 1/,
    },
    {
      why: 'an exception without the word',
      text: link({ except: "['国へ']" }),
      message: /dòng 4: except\.0: mỗi mẩu câu có đúng một dấu 〜/,
    },
    { why: 'an exception of nothing else', text: link({ except: "['〜']" }), message: /dòng 4: except\.0: / },
    { why: 'an exception with the word twice', text: link({ except: "['〜と〜']" }), message: /except\.0: / },
    {
      why: 'the full-width tilde, which looks the same',
      text: link({ except: "['国へ～']" }),
      message: /except\.0: /,
    },
    {
      why: 'an exception where the words never replace each other',
      text: link({ interchangeable: 'false', except: "['国へ〜']" }),
      message: /dòng 4: except: chỉ ghi except khi/,
    },
    {
      why: 'a direction where the words never replace each other',
      text: link({ interchangeable: 'false', oneWay: 'true' }),
      message: /dòng 4: oneWay: chỉ ghi oneWay khi/,
    },
    { why: 'a kind that nobody knows', text: link({ only: "['{animal}を〜']" }), message: /only\.0: / },
    { why: 'a kind after the word', text: link({ only: "['〜の{person}']" }), message: /only\.0: / },
    {
      why: 'a pattern in place of Vietnamese words',
      text: link({ prompt: "['về.*']" }),
      message: /prompt\.0: mỗi từ của prompt/,
    },
    {
      why: 'a capital, which no prompt is compared with',
      text: link({ prompt: '[Về]' }),
      message: /prompt\.0: /,
    },
    {
      why: 'a particle for one word only',
      text: link({ particles: '[に]' }),
      message: /dòng 4: particles: particles có đúng một trợ từ/,
    },
    { why: 'something that is no case', text: link({ particles: '[に, は]' }), message: /particles\.1: / },
  ])('$why', async ({ text, message }) => {
    const opened = open({ 'synonyms/a.yaml': link({ words: '[3, 4]' }), 'synonyms/b.yaml': text });
    await expect(opened).rejects.toThrow(ContentError);
    await expect(opened).rejects.toThrow(message);
  });
});
