import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { JudgeReply, JudgeRequest } from '../app/lib/judge/judge-worker.ts';
import { openCarriedModels } from '../core/grading/carried-models.ts';
import { carryQuestions } from '../scripts/grading/carry-questions.ts';
import { bundleJudge } from './support/bundle-judge.ts';

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
    verdict: 'correct',
  },
  { mode: 'listening', typed: '私は図書館で友達と本も読みました', verdict: 'wrong' },
] as const;

/** A browser downloads it once and caches it. */
const SCRIPT_MAX_KB = 200;

test(
  'a worker in the browser judges like the server, without a tokenizer and a dictionary',
  { tag: '@all' },
  async ({ page }) => {
    const [{ code, modules }, carried] = await Promise.all([bundleJudge(), carryQuestions([QUESTION])]);
    expect(modules.filter((id) => !/^(?:core|app\/lib\/judge)\/|node_modules\/wanakana\//.test(id))).toEqual(
      [],
    );
    expect(gzipSync(code).length / 1024).toBeLessThan(SCRIPT_MAX_KB);

    const answers = ANSWERS.map(({ mode, typed }) => ({ sentenceId: 0, mode, text: typed }));
    const requests: JudgeRequest[] = [
      { kind: 'models', models: carried },
      ...answers.map((answer, number) => ({ kind: 'answer' as const, number, answer })),
    ];
    await page.goto('about:blank');
    const replies = await page.evaluate(
      ([script, sent, expected]) =>
        new Promise<JudgeReply[]>((resolve, reject) => {
          const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
          const worker = new Worker(url);
          const received: JudgeReply[] = [];
          worker.addEventListener('message', ({ data }) => {
            if (received.push(data) === expected) resolve(received);
          });
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          for (const request of sent) worker.postMessage(request);
        }),
      [code, requests, answers.length] as const,
    );
    const judged = replies.map(({ judgement }) => judgement);
    const { judge } = openCarriedModels(carried);
    expect(replies.map(({ number }) => number)).toEqual(answers.map((_, number) => number));
    expect(judged).toEqual(answers.map(judge));
    expect(judged).toMatchObject(ANSWERS.map(({ verdict }) => ({ verdict })));
  },
);
