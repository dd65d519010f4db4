import { beforeAll, describe, expect, test } from 'vitest';
import { WORD_HEADER, withContentFiles } from '#server/testing/data/content-files.ts';
import { readShippedContent } from '#server/testing/data/shipped-dictionary.ts';
import { ContentError } from './content-error.ts';
import { type Content, readContent } from './read-content.ts';

const course = (lesson: string) => `id: 1
title: Chủ đề
img: /images/topics/1.svg
curriculums:
  - id: 1
    name: Giáo trình
    img: /images/curriculums/1.svg
    lessons:
      - ${lesson}
`;
const words = (...lines: string[]) => [WORD_HEADER, ...lines].join('\n');
const water = '1\t水\tみず\tTHỦY\tnước\tN5\tnoun\t水です。=Là nước.\t\t';
const withCognate = (cognate: string) => water.replace(/\t\t$/, `\t${cognate}\t`);

describe('a bad file is refused with its name, its line and what is wrong', () => {
  test.each([
    {
      why: 'an id reserved for users, in a course',
      file: 'courses/a.yaml',
      text: course('{ id: 100000, title: 水, mean: Nước, level: A1, sentences: [] }'),
      message: /courses\/a\.yaml, dòng 9: id: id của nội dung phải nhỏ hơn 100000/,
    },
    {
      why: 'an id reserved for users, in a word list',
      file: 'dictionary/a.tsv',
      text: words(water, water.replace('1', '100000')),
      message: /dictionary\/a\.tsv, dòng 3: id: id của nội dung phải nhỏ hơn 100000/,
    },
    {
      why: 'not YAML',
      file: 'courses/a.yaml',
      text: 'id: 1\ntitle: "Chủ đề\nimg: x',
      message: /courses\/a\.yaml, dòng \d: YAML không hợp lệ/,
    },
    {
      why: 'an empty file',
      file: 'courses/a.yaml',
      text: '',
      message: /courses\/a\.yaml, dòng 1: /,
    },
    {
      why: 'a field that is missing',
      file: 'courses/a.yaml',
      text: course('{ id: 1, title: 水, level: A1, sentences: [] }'),
      message: /courses\/a\.yaml, dòng 9: mean: /,
    },
    {
      why: 'a field that is misspelt',
      file: 'courses/a.yaml',
      text: course('{ id: 1, titel: 水, title: 水, mean: Nước, level: A1, sentences: [] }'),
      message: /courses\/a\.yaml, dòng 9: .*titel/,
    },
    {
      why: 'a level that does not exist',
      file: 'courses/a.yaml',
      text: course('{ id: 1, title: 水, mean: Nước, level: A9, sentences: [] }'),
      message: /courses\/a\.yaml, dòng 9: level: .*A1/,
    },
    {
      why: 'children that are not a list',
      file: 'courses/a.yaml',
      text: course('{ id: 1, title: 水, mean: Nước, level: A1 }'),
      message: /courses\/a\.yaml, dòng 9: sentences phải là danh sách/,
    },
    {
      why: 'wrong columns',
      file: 'dictionary/a.tsv',
      text: 'id\tkanji\n1\t水',
      message: /dictionary\/a\.tsv, dòng 1: các cột phải là id, kanji/,
    },
    {
      why: 'too few columns',
      file: 'dictionary/a.tsv',
      text: words('1\t水\tみず'),
      message: /dictionary\/a\.tsv, dòng 2: có 3 cột, cần 10/,
    },
    {
      why: 'a row that ends between the columns of use',
      file: 'dictionary/a.tsv',
      text: [`${WORD_HEADER}\tcollocations\tparticles`, water, `${water.replace('1', '2')}\t`].join('\n'),
      message: /dictionary\/a\.tsv, dòng 3: có 11 cột, cần 12/,
    },
    {
      why: 'a collocation without its meaning',
      file: 'dictionary/a.tsv',
      text: [`${WORD_HEADER}\tcollocations`, `${water}\t水[みず]を飲[の]む`].join('\n'),
      message: /dictionary\/a\.tsv, dòng 2: collocations: mỗi mục viết là a=b/,
    },
    {
      why: 'a partner that is not an id',
      file: 'dictionary/a.tsv',
      text: [`${WORD_HEADER}\tpartner`, `${water}\t開ける`].join('\n'),
      message: /dictionary\/a\.tsv, dòng 2: partner: /,
    },
    {
      why: 'an id that is not a number',
      file: 'dictionary/a.tsv',
      text: words(water.replace('1', 'một')),
      message: /dictionary\/a\.tsv, dòng 2: id: /,
    },
    {
      why: 'a reading in kanji',
      file: 'dictionary/a.tsv',
      text: words(water.replace('みず', '水')),
      message: /dictionary\/a\.tsv, dòng 2: hiragana: cách đọc chỉ gồm chữ kana/,
    },
    {
      why: 'Hán Việt in small letters',
      file: 'dictionary/a.tsv',
      text: words(water.replace('THỦY', 'thủy')),
      message: /dictionary\/a\.tsv, dòng 2: sino: .*in hoa/,
    },
    {
      why: 'a kanji that is not in the kanji table',
      file: 'dictionary/a.tsv',
      text: words(water, water.replace('1', '2').replace('水', '木').replace('THỦY', '')),
      message: /dictionary\/a\.tsv, dòng 3: chưa có âm Hán Việt của chữ 木/,
    },
    {
      why: 'a syllable too many in the Hán Việt',
      file: 'dictionary/a.tsv',
      text: words(water.replace('THỦY', 'THỦY THỦ')),
      message: /dictionary\/a\.tsv, dòng 2: sino: âm Hán Việt có 2 tiếng, từ có 1 chữ Hán/,
    },
    {
      why: 'Hán Việt on a word without kanji',
      file: 'dictionary/a.tsv',
      text: words(water.replace('水', 'みず')),
      message: /dictionary\/a\.tsv, dòng 2: sino: âm Hán Việt có 1 tiếng, từ có 0 chữ Hán/,
    },
    {
      why: 'an example without translation',
      file: 'dictionary/a.tsv',
      text: words(water.replace('=Là nước.', '')),
      message: /dictionary\/a\.tsv, dòng 2: mỗi ví dụ viết là câu=bản dịch/,
    },
    {
      why: 'an example with an empty translation',
      file: 'dictionary/a.tsv',
      text: words(water.replace('=Là nước.', '=')),
      message: /dictionary\/a\.tsv, dòng 2: descriptions\.0\.translate: /,
    },
    {
      why: 'an unknown kind of cognate',
      file: 'dictionary/a.tsv',
      text: words(withCognate('similar: Gần giống.')),
      message: /dictionary\/a\.tsv, dòng 2: cognate\.kind: .*false-friend/,
    },
    {
      why: 'a kanji twice',
      file: 'kanji/han-viet.tsv',
      text: 'kanji\thanViet\tmeaning\n水\tTHỦY\tnước\n水\tTHỦY\tnước',
      message: /kanji\/han-viet\.tsv, dòng 3: 水 đã có ở content\/kanji\/han-viet\.tsv, dòng 2/,
    },
    {
      why: 'an id twice',
      file: 'dictionary/a.tsv',
      text: words(water, water.replace('水', '火')),
      message: /dictionary\/a\.tsv, dòng 3: id 1 đã có ở content\/dictionary\/a\.tsv, dòng 2/,
    },
    {
      why: 'a word twice, its letters composed in another way',
      file: 'dictionary/a.tsv',
      text: words(water, water.replace('1', '2').normalize('NFD')),
      message: /dictionary\/a\.tsv, dòng 3: 水 みず đã có ở content\/dictionary\/a\.tsv, dòng 2/,
    },
  ])('$why', async ({ file, text, message }) => {
    const reading = withContentFiles({ [file]: text }, readContent);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(ContentError);
  });
});

describe('differences between editors do not matter', () => {
  test.each([
    { why: 'Windows line ends', text: words(water, '').replaceAll('\n', '\r\n') },
    { why: 'a byte order mark', text: `\uFEFF${words(water)}` },
    { why: 'decomposed letters', text: words(water).normalize('NFD') },
    { why: 'a line end after the last word', text: words(water, '') },
  ])('$why', async ({ text }) => {
    const { entries } = await withContentFiles({ 'dictionary/a.tsv': text }, readContent);
    expect(entries.map(({ fields }) => fields['sino'])).toEqual(['THỦY']);
  });
});

describe('a word', () => {
  const read = async (line: string, kanji = '水\tTHỦY\tnước') => {
    const files = {
      'dictionary/a.tsv': words(line),
      'kanji/han-viet.tsv': `kanji\thanViet\tmeaning\n${kanji}`,
    };
    const { entries, digest } = await withContentFiles(files, readContent);
    return { fields: entries[0]?.fields, digest };
  };

  test.each([
    { why: 'a blank Hán Việt is made from the characters', line: water.replace('THỦY', ''), sino: 'THỦY' },
    { why: 'a given one is kept', line: water.replace('THỦY', 'THÚY'), sino: 'THÚY' },
    {
      why: 'a word in kana has none',
      line: '1\tここ\tここ\t\tở đây\tN5\tpronoun\tここです。=Ở đây.\t\t',
      sino: '',
    },
  ])('$why', async ({ line, sino }) => {
    expect((await read(line)).fields).toMatchObject({ sino });
  });

  test('its examples have readings, and its cognate has a note', async () => {
    const line = water.replace('水です', '水[みず]です');
    expect((await read(line.replace(/\t\t$/, '\tshifted: Khác.\tお水'))).fields).toMatchObject({
      descriptions: [{ text: '水です。', translate: 'Là nước.', ruby: '水[みず]です。' }],
      cognate: { kind: 'shifted', note: 'Khác.' },
      variants: 'お水',
    });
    expect((await read(line)).fields).toMatchObject({ cognate: null });
  });

  test('fields without a column in the file are blank', async () => {
    const text =
      'id\tkanji\thiragana\tmean\ttype\twordClass\texamples\n1\t水\tみず\tnước\tN5\tnoun\t水です。=Là nước.';
    const { entries } = await withContentFiles({ 'dictionary/a.tsv': text }, readContent);
    expect(entries[0]?.fields).toMatchObject({ sino: 'THỦY', mean: 'nước', cognate: null, variants: '' });
  });

  test('a changed reading in the kanji table changes the digest', async () => {
    const before = await read(water);
    const after = await read(water, '水\tTHÚY\tnước');
    expect(after.digest).not.toBe(before.digest);
  });
});

describe('the shipped content', () => {
  let shipped: Content;
  beforeAll(async () => {
    shipped = await readShippedContent();
  });

  test('is valid and has the lessons that the landing page links to (PRODUCT.md, Courses)', () => {
    const find = (kind: string, id: number) =>
      shipped.entries.find((entry) => entry.kind === kind && entry.id === id);
    expect(find('curriculums', 3)?.fields['topicId']).toBe(1);
    expect(find('curriculums', 1)?.fields['topicId']).toBe(3);
    expect([40, 41, 42, 43].map((id) => find('lessons', id)?.fields['curriculumId'])).toEqual([3, 3, 3, 3]);
  });
});
