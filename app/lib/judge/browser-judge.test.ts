import { expect, test, vi } from 'vitest';
import type { CarriedModels } from '#core/grading/carried-models.ts';
import { openBrowserJudge } from './browser-judge.ts';
import type { JudgeRequest } from './judge-worker.ts';

const models: CarriedModels = {
  sentences: [
    {
      id: 7,
      answers: [
        {
          text: 'はい',
          parts: [
            {
              kind: 'words',
              tokens: [{ surface: 'はい', reading: 'はい', pos: '感動詞', base: 'はい', conjugation: '' }],
            },
          ],
        },
      ],
      blocked: [],
      register: 'free',
    },
  ],
  lexicon: {
    readingsOf: {},
    charactersRead: {},
    spellingsOf: {},
    wordReadings: {},
    words: [],
    synonymsOf: {},
  },
};
const right = { sentenceId: 7, mode: 'translate', text: 'はい' } as const;
const wrong = { sentenceId: 7, mode: 'translate', text: 'いいえ' } as const;

/** A thread that remembers what it was asked; the test replies for it. */
class FakeThread extends EventTarget {
  readonly requests: JudgeRequest[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(request: JudgeRequest): void {
    this.requests.push(request);
  }
}
function openWithThread() {
  const thread = new FakeThread();
  const judge = openBrowserJudge(models, () => thread as unknown as Worker);
  const reply = (number: number, judgement: unknown) =>
    thread.dispatchEvent(new MessageEvent('message', { data: { number, judgement } }));
  return { thread, judge, reply };
}

test('the thread gets the models once, and replies are matched by number', async () => {
  const { thread, judge, reply } = openWithThread();
  const [first, second] = [judge.judge(right), judge.judge(wrong)];
  expect(thread.requests.map(({ kind }) => kind)).toEqual(['models', 'answer', 'answer']);
  reply(2, 'of the second');
  reply(1, 'of the first');
  expect(await Promise.all([first, second])).toEqual(['of the first', 'of the second']);
});

test('a thread that fails loses no answer: the page judges', async () => {
  const { thread, judge } = openWithThread();
  const asked = judge.judge(right);
  thread.dispatchEvent(new Event('error'));
  expect(await asked).toMatchObject({ verdict: 'correct' });
  expect(await judge.judge(wrong)).toMatchObject({ verdict: 'wrong' });
  expect(thread.requests).toHaveLength(2);
});

test('a browser that starts no thread judges in the page', async () => {
  const judge = openBrowserJudge(models, () => {
    throw new Error('no threads here');
  });
  expect(await judge.judge(right)).toMatchObject({ verdict: 'correct' });
  judge.close();
});

test('closing ends the thread', () => {
  const { thread, judge } = openWithThread();
  judge.close();
  expect(thread.terminate).toHaveBeenCalledOnce();
});
