import * as fakeDatabase from 'fake-indexeddb';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { ShortUnit } from '#contract/path/endpoints.ts';
import type { PathStepReply } from '#contract/path/step.ts';
import type { NewEvent } from '#app/lib/learning/learning-log.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { refusal } from './answering-api.ts';

/** A unit of kana and one of N5, which has a dialogue. */
const units: ShortUnit[] = [
  {
    id: 'hira',
    level: 'kana',
    title: 'Hiragana',
    about: 'Đọc được hai chữ.',
    steps: [
      { id: 'hira-a', kind: 'kana', title: 'Hàng あ', kana: ['あ', 'い'], row: 'hira-a' },
      { id: 'hira-test', kind: 'checkpoint', title: 'Kiểm tra hiragana' },
    ],
  },
  {
    id: 'n5-1',
    level: 'N5',
    title: 'Chào hỏi',
    about: 'Nói được mình là ai.',
    steps: [
      { id: 'toi-la', kind: 'lesson', title: 'Tôi là…', words: [7, 8] },
      { id: 'hoi-thoai', kind: 'dialogue', title: 'Buổi đầu ở lớp' },
      { id: 'n5-1-test', kind: 'checkpoint', title: 'Kiểm tra chào hỏi' },
    ],
  },
];

const unit = { id: 'n5-1', title: 'Chào hỏi', level: 'N5' } as const;

const dialogue: PathStepReply = {
  id: 'hoi-thoai',
  kind: 'dialogue',
  title: 'Buổi đầu ở lớp',
  unit,
  about: 'Sáng đầu tiên ở trường.',
  speakers: [{ id: 'lan', name: 'ラン' }],
  lines: [{ speaker: 'lan', ja: '学生[がくせい]です。', vi: 'Tôi là sinh viên.' }],
  questions: ['Một', 'Hai', 'Ba'].map((number) => ({
    ask: `Câu hỏi ${number}?`,
    choices: [
      { vi: `Sai ${number}`, right: false },
      { vi: `Đúng ${number}`, right: true },
      { vi: `Cũng sai ${number}`, right: false },
    ],
    why: `Vì ${number}.`,
  })),
};

/** The answers of the server about the path. */
export const pathAnswers = {
  'GET /api/path': () => Response.json({ units }),
  'GET /api/path/steps/hoi-thoai': () => Response.json(dialogue),
};

/**
 * Gives the tests of a file one log of learning, empty at first, and no network to send it; an account has learnt nothing
 * elsewhere. Called at the top of the
 * file: stubs end with their test.
 */
export function withLearningStorage(): void {
  // The classes stay: a transaction that ends after the file needs them.
  Object.assign(globalThis, { ...fakeDatabase, indexedDB: undefined });
  const storage = new fakeDatabase.IDBFactory();
  const stub = () => {
    vi.stubGlobal('indexedDB', storage);
    vi.stubGlobal('fetch', nothingElsewhere);
  };
  beforeAll(stub);
  beforeEach(stub);
}

/** The server's reply about an account that has learnt nothing elsewhere. */
export const wholeLog = (): Response => Response.json({ events: [], last: 0, hasMore: false, total: 0 });

/** A server that takes nothing, and whose accounts have learnt nothing elsewhere. */
export async function nothingElsewhere({ method, url }: Request): Promise<Response> {
  if (!url.includes('/api/me/learning-events')) throw new TypeError('offline');
  return method === 'GET' ? wholeLog() : refusal(503, 'Máy chủ đang bận.');
}

/** What the learner has done before the screen opens. */
export const learnt = (...said: readonly (readonly [NewEvent['kind'], string])[]): void =>
  recordLearning(...said.map(([kind, subject]) => ({ kind, subject, result: 'right' }) as const));
