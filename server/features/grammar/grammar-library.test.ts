import { describe, expect, test } from 'vitest';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { openGrammarLibrary } from './grammar-library.ts';

const point = (changes: Readonly<Record<string, string>> = {}) => {
  const fields = {
    id: 'te-iru',
    level: 'N5',
    pattern: '〜ている',
    names: '[ている, ています]',
    meaning: 'đang làm',
    formation: '[Động từ thể て + いる]',
    explanation: 'Diễn tả việc đang xảy ra.',
    examples: "[{ ja: '読[よ]んでいる。', vi: Đang đọc. }]",
    mistakes: "[{ wrong: 読む。, right: '読[よ]んでいる。', why: Việc đang xảy ra. }]",
    find: "['@動詞 <て|で =いる>']",
    ...changes,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value], at) => `${at === 0 ? '-' : ' '} ${name}: ${value}\n`)
    .join('');
};

const contrast = `- id: wa-ga
  level: N5
  title: は và が
  sides: [[は], [が]]
  summary: Chủ đề và chủ ngữ.
  points: [Chủ đề đi với は.]
  examples: [{ ja: '私[わたし]です。', vi: Là tôi., note: Giới thiệu. }]
`;
const answer = `- id: chao
  asks: [xin chào]
  keywords: [[chào]]
  answer: Chào bạn!
`;

const open = (files: Readonly<Record<string, string>>) => withContentFiles(files, openGrammarLibrary);

test('reads the three folders', async () => {
  const library = await open({
    'grammar/a.yaml': point(),
    'grammar/b.yaml': point({ id: 'te-aru', level: 'N4', related: '[te-iru]' }),
    'contrasts/a.yaml': contrast,
    'answers/a.yaml': answer,
  });
  expect(library.points.map(({ id, related }) => ({ id, related }))).toEqual([
    { id: 'te-iru', related: [] },
    { id: 'te-aru', related: ['te-iru'] },
  ]);
  expect(library.find('te-iru')?.find[0]?.source).toBe('@動詞 <て|で =いる>');
  expect(library.contrastBetween('が', 'は')).toMatchObject({ id: 'wa-ga', mistakes: [] });
  expect(library.answerTo('chao ban')).toMatchObject({ id: 'chao', unless: [] });
});

test('folders may be empty', async () => {
  expect((await open({})).points).toEqual([]);
});

describe('an invalid file is refused with its name, its line and the problem', () => {
  test.each([
    {
      why: 'not a list',
      file: 'grammar/a.yaml',
      text: 'id: te-iru',
      message: /dòng 1: mỗi tệp là một danh sách/,
    },
    { why: 'an empty file', file: 'answers/a.yaml', text: '', message: /answers\/a\.yaml, dòng 1: mỗi tệp/ },
    { why: 'not YAML', file: 'grammar/a.yaml', text: '- id: "a', message: /YAML không hợp lệ/ },
    {
      why: 'an id that is not a slug',
      file: 'grammar/a.yaml',
      text: point({ id: 'Te_iru' }),
      message: /dòng 1: id: id chỉ gồm chữ thường/,
    },
    {
      why: 'a level that we do not cover',
      file: 'grammar/a.yaml',
      text: point({ level: 'N1' }),
      message: /dòng 2: level: /,
    },
    {
      why: 'a field that is missing',
      file: 'grammar/a.yaml',
      text: point() + point({ id: 'b', meaning: '' }),
      message: /dòng 11: meaning: /,
    },
    {
      why: 'a field that is misspelt',
      file: 'grammar/a.yaml',
      text: point({ exmaples: '[]' }),
      message: /grammar\/a\.yaml, dòng 1: .*exmaples/,
    },
    {
      why: 'a field inside an example that is misspelt',
      file: 'contrasts/a.yaml',
      text: contrast.replace('note:', 'notes:'),
      message: /contrasts\/a\.yaml, dòng 7: examples\.0/,
    },
    {
      why: 'a pattern that is misspelt',
      file: 'grammar/a.yaml',
      text: point({ find: "['=いる', '@動し て']" }),
      message: /dòng 10: find\.1: sau @ phải là từ loại .* \(ký tự thứ 1\)/,
    },
    {
      why: 'an id that comes twice',
      file: 'grammar/b.yaml',
      text: point(),
      message: /grammar\/b\.yaml, dòng 1: id te-iru đã có ở content\/grammar\/a\.yaml, dòng 1/,
    },
    {
      why: 'a related point that does not exist',
      file: 'grammar/b.yaml',
      text: point({ id: 'te-aru', related: '[te-iru, te-oku]' }),
      message: /grammar\/b\.yaml, dòng 1: không có điểm ngữ pháp nào có id te-oku/,
    },
    {
      why: 'a contrast about a point that does not exist',
      file: 'contrasts/a.yaml',
      text: `${contrast}  about: [te-iru, te-oku]\n`,
      message: /contrasts\/a\.yaml, dòng 1: không có điểm ngữ pháp nào có id te-oku/,
    },
    {
      why: 'only one side',
      file: 'contrasts/a.yaml',
      text: contrast.replace('[[は], [が]]', '[[は]]'),
      message: /dòng 4: sides: /,
    },
    {
      why: 'an empty group of keywords',
      file: 'answers/a.yaml',
      text: answer.replace('[[chào]]', '[[chào], []]'),
      message: /dòng 3: keywords\.1: /,
    },
  ])('$why', async ({ file, text, message }) => {
    const opened = open({ 'grammar/a.yaml': point(), [file]: text });
    await expect(opened).rejects.toThrow(ContentError);
    await expect(opened).rejects.toThrow(message);
  });
});
