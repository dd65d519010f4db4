import { describe, expect, test } from 'vitest';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { openPathLibrary } from './path-library.ts';

const lesson = `  - id: n5-1-ten
    kind: lesson
    title: Tôi là…
    words: [12]
    points:
      - { id: desu, explain: Là., mistake: { wrong: 私です私。, right: 私です。, why: Đứng cuối câu. } }
    sentences: [20101]
    pins: { 20101: { words: { はし: 12 } } }
`;
const unit = `id: n5-1
level: N5
title: Chào hỏi
about: Chào được.
steps:
${lesson}  - { id: n5-1-hoi-thoai, kind: dialogue, title: Bạn mới, dialogue: n5-1 }
  - { id: n5-1-doc, kind: reading, title: Lớp tôi, reading: n5-1 }
  - { id: n5-1-kiem-tra, kind: checkpoint, title: Kiểm tra }
`;
const questions =
  'questions: [{ ask: Ai?, choices: [{ vi: Lan, right: true }, { vi: Mai }], why: Lan nói. }]';
const dialogue = `id: n5-1
title: Bạn mới
about: Ở lớp.
speakers: [{ id: a, name: ラン }, { id: b, name: 田中 }]
lines: [{ speaker: a, ja: ランです。, vi: Mình là Lan. }]
${questions}
`;
const reading = `id: n5-1\ntitle: Lớp tôi\nja: [ランです。]\nvi: [Mình là Lan.]\n${questions}\n`;
const files = {
  'path/11-n5-1.yaml': unit,
  'path/exceptions.yaml': '- { surface: よ, from: n5-1-ten, why: Bạn bè. }',
  'dialogues/n5-1.yaml': dialogue,
  'readings/n5-1.yaml': reading,
};

const open = (given: Readonly<Record<string, string>>) => withContentFiles(given, openPathLibrary);

test('reads units in the order of their files, their texts and the exceptions', async () => {
  const first = unit.replaceAll('n5-1', 'n5-0').replaceAll(/(dialogue|reading): n5-0/g, '$1: n5-1');
  const path = await open({ ...files, 'path/10-n5-0.yaml': first });
  expect(path.units.map(({ id, steps }) => [id, ...steps.map(({ kind }) => kind)])).toEqual([
    ['n5-0', 'lesson', 'dialogue', 'reading', 'checkpoint'],
    ['n5-1', 'lesson', 'dialogue', 'reading', 'checkpoint'],
  ]);
  expect(path.units[1]?.steps[0]).toMatchObject({
    pins: { 20101: { words: { はし: 12 }, points: [], gloss: [] } },
  });
  expect(path.dialogues[0]?.questions[0]?.choices).toEqual([
    { vi: 'Lan', right: true },
    { vi: 'Mai', right: false },
  ]);
  expect(path.readings).toMatchObject([{ id: 'n5-1', ja: ['ランです。'] }]);
  expect(path.exceptions).toEqual([{ surface: 'よ', from: 'n5-1-ten', why: 'Bạn bè.' }]);
});

test('the folders may be empty', async () => {
  expect(await open({})).toEqual({ units: [], dialogues: [], readings: [], exceptions: [] });
});

describe('an invalid file is refused with its name, its line and the problem', () => {
  test.each([
    {
      why: 'a kind of step that does not exist',
      file: 'path/11-n5-1.yaml',
      text: unit.replace('kind: reading', 'kind: essay'),
      message: /path\/11-n5-1\.yaml, dòng 15: steps\.2/,
    },
    {
      why: 'a step id that is no address',
      file: 'path/11-n5-1.yaml',
      text: unit.replace('id: n5-1-ten', 'id: Tên'),
      message: /dòng 6: steps\.0\.id: id chỉ gồm chữ thường không dấu/,
    },
    {
      why: 'a step id that comes twice',
      file: 'path/12-n5-2.yaml',
      text: unit.replace('id: n5-1\n', 'id: n5-2\n'),
      message: /12-n5-2\.yaml, dòng 6: id n5-1-ten đã có ở content\/path\/11-n5-1\.yaml, dòng 6/,
    },
    {
      why: 'a dialogue that is not there',
      file: 'path/11-n5-1.yaml',
      text: unit.replace('dialogue: n5-1', 'dialogue: n5-9'),
      message: /dòng 14: không có hội thoại nào có id n5-9/,
    },
    {
      why: 'a reading that is not there',
      file: 'path/11-n5-1.yaml',
      text: unit.replace('reading: n5-1', 'reading: n5-9'),
      message: /dòng 15: không có bài đọc nào có id n5-9/,
    },
    {
      why: 'an exception from a step that is not there',
      file: 'path/exceptions.yaml',
      text: '- { surface: よ, from: n5-9, why: Bạn bè. }',
      message: /exceptions\.yaml, dòng 1: không có bước nào của lộ trình có id n5-9/,
    },
    {
      why: 'a field that is misspelt',
      file: 'dialogues/n5-1.yaml',
      text: `${dialogue}note: x\n`,
      message: /dialogues\/n5-1\.yaml, dòng 1: .*note/,
    },
  ])('$why', async ({ file, text, message }) => {
    const opened = open({ ...files, [file]: text });
    await expect(opened).rejects.toThrow(ContentError);
    await expect(opened).rejects.toThrow(message);
  });
});
