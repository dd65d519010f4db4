import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { readCourse } from './read-course.ts';

/** A course with one sentence, which starts on line 14; the given lines start at line 19. */
const sentenceWith = (...lines: string[]): ContentFile => ({
  name: 'content/courses/a.yaml',
  text: `id: 1
title: Chủ đề
img: /images/topics/1.svg
curriculums:
  - id: 1
    name: Giáo trình
    img: /images/curriculums/1.svg
    lessons:
      - id: 1
        title: 水
        mean: Nước
        level: A1
        sentences:
          - id: 1
            viSentence: Tôi uống nước.
            jpSentence: 水を飲みます。
            reading: みずをのみます。
            hint: Tân ngữ có trợ từ.
${lines.map((line) => `            ${line}`).join('\n')}`,
});

const read = (...lines: string[]) =>
  readCourse(sentenceWith(...lines), 1).find(({ kind }) => kind === 'sentences')?.fields;

test('a sentence has the further answers and the register of its file', () => {
  const fields = read('accepted:', "  - '[私は]水を飲む'", 'blocked: [水は飲みます]', 'register: pinned');
  expect(fields).toMatchObject({
    accepted: ['[私は]水を飲む'],
    blocked: ['水は飲みます'],
    register: 'pinned',
  });
});

test('without them in the file the defaults apply', () => {
  expect(read()).toMatchObject({ accepted: [], blocked: [], register: 'free' });
});

describe('a mistake in a sentence is reported with its line', () => {
  test.each([
    {
      why: 'a mistake in the notation of an answer',
      lines: ['accepted:', '  - 水を飲む', '  - 水(を|飲みます'],
      message: /dòng 21: accepted\.1: dấu ngoặc .*không khớp nhau \(ký tự thứ 2\)/,
    },
    {
      why: 'a mistake in the notation of a blocked answer',
      lines: ['blocked:', '  - 水が|は飲みます'],
      message: /dòng 20: blocked\.0: dấu \| chỉ dùng ở bên trong ngoặc/,
    },
    {
      why: 'brackets that YAML reads as a list',
      lines: ['accepted:', '  - [私は]水を飲みます'],
      message: /dòng 20: YAML không hợp lệ/,
    },
    {
      why: 'answers that are not a list',
      lines: ['accepted: 水を飲む'],
      message: /dòng 19: accepted: /,
    },
    {
      why: 'too many answers',
      lines: ['accepted:', ...Array.from({ length: 21 }, () => '  - 水')],
      message: /dòng 20: accepted: /,
    },
    {
      why: 'a register that does not exist',
      lines: ['register: polite'],
      message: /dòng 19: register: .*pinned/,
    },
  ])('$why', ({ lines, message }) => {
    expect(() => read(...lines)).toThrow(ContentError);
    expect(() => read(...lines)).toThrow(message);
  });
  test('the model answer in the notation', () => {
    const { name, text } = sentenceWith();
    const file = { name, text: text.replace('水を', '水(を|は)') };
    expect(() => readCourse(file, 1)).toThrow(/dòng 16: jpSentence: câu mẫu viết trơn/);
  });
});
