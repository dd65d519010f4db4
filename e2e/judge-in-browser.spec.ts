import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { carryQuestions } from '../scripts/grading/carry-questions.ts';
import { bundleJudge } from './support/bundle-judge.ts';
import { type Asked, judgeAll } from './support/judge-worker.ts';

const QUESTION = {
  model: '[私は]{図書館で 友達と}本(を|も)読みました。',
  vi: 'Tôi đã đọc sách với bạn ở thư viện.',
  accepted: ['図書館で友達と読書をしました'],
  blocked: ['図書館で友達と読書した'],
};

const ANSWERS = [
  { mode: 'translate', typed: '私は図書館で友達と本を読みました。', verdict: 'correct' },
  { mode: 'translate', typed: 'ともだちととしょかんでほんもよみました', verdict: 'correct' },
  { mode: 'translate', typed: '図書館で友達と本を読んだ', verdict: 'correct-with-note' },
  { mode: 'translate', typed: 'としょうかんで友達と本を読みました', verdict: 'almost' },
  { mode: 'translate', typed: '図書館に友達と本を読みます', verdict: 'wrong' },
  { mode: 'translate', typed: '図書館で友達と読書した', verdict: 'wrong' },
  { mode: 'listening', typed: '私は図書館で友達と本を読みました', verdict: 'correct' },
  {
    mode: 'listening',
    typed: 'わたしはとしょかんでともだちとほんをよみました',
    verdict: 'correct-with-note',
  },
  { mode: 'listening', typed: '私は図書館で友達と本も読みました', verdict: 'wrong' },
] as const;

/** A browser downloads it once and caches it. */
const SCRIPT_MAX_KB = 200;

test('a worker in the browser judges like the server, without a tokenizer and a dictionary', async ({
  page,
}) => {
  const [{ code, modules }, carried] = await Promise.all([bundleJudge(), carryQuestions([QUESTION])]);
  expect(modules.filter((id) => !/^(?:core|e2e\/support)\/|node_modules\/wanakana\//.test(id))).toEqual([]);
  expect(gzipSync(code).length / 1024).toBeLessThan(SCRIPT_MAX_KB);

  const asked: Asked = { ...carried, answers: ANSWERS.map(({ mode, typed }) => ({ mode, typed })) };
  await page.goto('about:blank');
  const judged = await page.evaluate(
    ([script, question]) =>
      new Promise<unknown>((resolve, reject) => {
        const answering = 'onmessage = ({ data }) => postMessage(judgeWorker.judgeAll(JSON.parse(data)));';
        const url = URL.createObjectURL(new Blob([script, '\n', answering], { type: 'text/javascript' }));
        const worker = new Worker(url);
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage(question, []);
      }),
    [code, JSON.stringify(asked)] as const,
  );
  expect(judged).toEqual(judgeAll(asked));
  expect(judged).toMatchObject(ANSWERS.map(({ verdict }) => ({ verdict })));
});
