import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WordColumn } from '#contract/dictionary/word-fields.ts';

interface Word {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
}

interface Lesson {
  readonly id: number;
  readonly title?: string;
  /** The model answer of its sentence. */
  readonly jpSentence?: string;
}

export interface ContentParts {
  readonly lessons?: readonly Lesson[];
  readonly words?: readonly Word[];
}

/** A small content folder: topic 1 with curriculum 1 and these lessons, one sentence in each, and these words. */
export function withContent<T>(
  { lessons = [{ id: 1 }], words = [] }: ContentParts,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const files = {
    'courses/course.yaml': courseYaml(lessons),
    'dictionary/words.tsv': [WORD_HEADER, ...words.map(wordLine)].join('\n'),
  };
  return withContentFiles(files, use);
}

const FOLDERS = [
  'courses',
  'dictionary',
  'synonyms',
  'kana',
  'kanji',
  'grammar',
  'contrasts',
  'answers',
  'talks',
  'path',
  'dialogues',
  'readings',
];

/** Writes these files into a temporary folder named `content`, and removes it afterwards. */
export async function withContentFiles<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'kakehashi-'));
  const folder = join(parent, 'content');
  try {
    for (const name of FOLDERS)
      await mkdir(join(folder, name), { recursive: true });
    for (const [name, text] of Object.entries({ ...KANJI_FILES, ...files }))
      await writeFile(join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(parent, { recursive: true });
  }
}

/** The columns of the words in these tests. */
const WORD_COLUMNS: readonly WordColumn[] = [
  'id',
  'kanji',
  'hiragana',
  'sino',
  'mean',
  'type',
  'wordClass',
  'examples',
  'cognate',
  'variants',
];
export const WORD_HEADER = WORD_COLUMNS.join('\t');

const KANJI_FILES = {
  'kanji/han-viet.tsv': 'kanji\thanViet\tmeaning\n水\tTHỦY\tnước\n火\tHỎA\tlửa',
};

const wordLine = ({ id, kanji, hiragana, sino, mean }: Word) =>
  [id, kanji, hiragana, sino, mean, 'N5', 'noun', `${kanji}です。=Là ${mean}.`, '', ''].join('\t');

const courseYaml = (lessons: readonly Lesson[]) => `
id: 1
title: Chủ đề
img: /images/topics/1.svg
curriculums:
  - id: 1
    name: Giáo trình
    img: /images/curriculums/1.svg
    lessons:${lessons.map(lessonYaml).join('')}
`;

const lessonYaml = ({ id, title = '水', jpSentence = '水を飲みます。' }: Lesson) => `
      - id: ${id}
        title: ${title}
        mean: Nước
        level: A1
        sentences:
          - id: ${id * 10}
            viSentence: Tôi uống nước.
            jpSentence: ${jpSentence}
            reading: みずをのみます。
            hint: Tân ngữ có trợ từ riêng.`;
