import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { says, stalls, startAiProvider } from '../../server/testing/fakes/ai-provider.ts';
import { openSmtpInbox } from '../../server/testing/fakes/smtp-inbox.ts';
import { freePort } from '../free-port.mjs';
import { ClassAtWork } from './class-at-work.ts';
import { json } from './course.ts';
import { problemsOf } from './kills.ts';
import { send, Tally } from './replies.ts';
import { embeddedStore } from './stores.ts';

export interface ServicesResult {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const MAILS_WITHIN_MS = 150_000;
const SLOW_MAIL_MS = 3_000;
const LOOK_MS = 200;
const MODEL_ANSWER = 'Xin chào từ mô hình';
const REGISTRATIONS = 3;

/** A mail server and a language model that are away, silent and slow, while learners write. */
export async function loseServices(prepared: string): Promise<ServicesResult> {
  const store = await embeddedStore(prepared);
  const smtpPort = await freePort();
  const aiPort = await freePort();
  const atWork = new ClassAtWork(store, {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AI_BASE_URL: `http://127.0.0.1:${aiPort}/v1`,
    AI_MODEL: 'fake',
  });
  await atWork.start();
  try {
    await atWork.beginWork();
    const mails = await loseMailServer(atWork, smtpPort);
    const model = await loseModel(atWork, aiPort);
    const { tally } = atWork;
    const end = await atWork.end();
    return {
      lines: [...mails.lines, ...model.lines],
      problems: [...mails.problems, ...model.problems, ...problemsOf({ tally, ...end })],
    };
  } catch (error) {
    atWork.product.kill('SIGKILL');
    throw error;
  } finally {
    await store.remove();
  }
}

async function loseMailServer(atWork: ClassAtWork, port: number): Promise<ServicesResult> {
  const lines: string[] = [];
  const problems: string[] = [];
  const people: string[] = [];
  async function register(state: string): Promise<void> {
    const tally = new Tally();
    for (let at = 0; at < REGISTRATIONS; at += 1) {
      const email = `thu-${randomUUID().slice(0, 8)}@kakehashi.test`;
      const person = { name: 'Thu', email, password: 'mot-cau-de-nho', phoneNumber: '0901234567' };
      const reply = await send(`${atWork.url}/auth/register`, json('POST', person));
      tally.note(reply, 'registration');
      if (reply?.status === 200) people.push(email);
    }
    lines.push(
      `  mail server ${state.padEnd(8)} ${tally.counts.done} of ${REGISTRATIONS} registrations accepted`,
    );
    if (tally.counts.done < REGISTRATIONS)
      problems.push(`mail server ${state}: registrations refused`, ...tally.examples);
  }
  await register('away');
  const silent = await openSmtpInbox({ port });
  silent.setMode('silent');
  await register('silent');
  await silent.close();
  const slow = await openSmtpInbox({ port, delayMs: SLOW_MAIL_MS });
  await register('slow');
  const latest = Date.now() + MAILS_WITHIN_MS;
  const mailsTo = (email: string) => slow.mails().filter(({ to }) => to === email).length;
  while (people.some((email) => mailsTo(email) === 0) && Date.now() < latest) await wait(LOOK_MS);
  // A mail that is sent twice comes soon after the first.
  await wait(2 * SLOW_MAIL_MS);
  const counts = people.map(mailsTo);
  await slow.close();
  const lost = counts.filter((count) => count === 0).length;
  const twice = counts.filter((count) => count > 1).length;
  lines.push(`  codes by mail        ${people.length} promised, ${lost} lost, ${twice} twice`);
  if (lost + twice > 0) problems.push(`codes by mail: ${lost} lost, ${twice} twice`);
  return { lines, problems };
}

async function loseModel(atWork: ClassAtWork, port: number): Promise<ServicesResult> {
  const lines: string[] = [];
  const problems: string[] = [];
  async function ask(state: string, isBack = false): Promise<void> {
    const tally = new Tally();
    const began = performance.now();
    const reply = await send(`${atWork.url}/api/chat`, json('POST', { message: 'Hôm nay học gì?' }));
    tally.note(reply, `model ${state}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    lines.push(`  model ${state.padEnd(14)} ${reply?.status ?? 'no reply'} after ${seconds} s`);
    if (tally.counts.wrong + tally.counts.unanswered > 0)
      problems.push(`model ${state}: ${reply?.status}`, ...tally.examples);
    if (isBack && !reply?.text.includes(MODEL_ANSWER))
      problems.push(`model ${state}: it does not answer again`);
  }
  await ask('away');
  const silent = await startAiProvider([stalls()], port);
  await ask('silent');
  await silent.close();
  const back = await startAiProvider([says(MODEL_ANSWER)], port);
  await ask('back', true);
  await back.close();
  return { lines, problems };
}
