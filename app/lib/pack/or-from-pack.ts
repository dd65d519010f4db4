import { PACK_PATIENCE_MS } from '#contract/device-limits.ts';
import { isUnreached } from '../api/api.ts';
import { logFailure } from '../log.ts';
import { serverSilence } from '../network/server-silence.ts';
import type { PackAnswer, PackQuestion } from './answer-pack.ts';
import { storedPackName } from './stored-pack-name.ts';

interface Asked<Reply, Question extends PackQuestion, Answer> {
  /** That of the server. */
  readonly reply: Promise<Reply>;
  readonly question: Question;
  /** Null if the pack does not answer that. */
  readonly read: (answer: NonNullable<PackAnswer<Question['kind']>>) => Answer | null;
  /** The server has answered after the pack. */
  readonly onLate: (reply: Reply) => void;
}

/**
 * The reply of the server; if the server is not reached, or silent for too long, that of the pack. Without a pack, or
 * if it does not answer, the server's reply or failure. What answers from the pack loads with the first question.
 */
export async function orFromPack<Reply, Question extends PackQuestion, Answer>(
  asked: Asked<Reply, Question, Answer>,
): Promise<Reply | Answer> {
  const { reply, onLate } = asked;
  if (import.meta.env.SSR || storedPackName() === null) return reply;
  const patience = serverSilence.waitForAnswer(PACK_PATIENCE_MS);
  const replied = reply.then((value) => ({ value }));
  try {
    const inTime = await Promise.race([replied, patience.over]);
    if (inTime) return inTime.value;
    const given = await askPack(asked);
    // The reply may have come while the pack was read.
    const meanwhile = given === null ? await replied : await Promise.race([replied, Promise.resolve(null)]);
    if (meanwhile) return meanwhile.value;
    // Not before what is given here has arrived.
    void reply.then((late) => setTimeout(onLate, 0, late)).catch(() => undefined);
    return given as Answer;
  } catch (error) {
    const given = isUnreached(error) ? await askPack(asked) : null;
    if (given === null) throw error;
    return given;
  } finally {
    patience.end();
  }
}

async function askPack<Reply, Question extends PackQuestion, Answer>({
  question,
  read,
}: Asked<Reply, Question, Answer>): Promise<Answer | null> {
  try {
    const { browserPack } = await import('./browser-pack.ts');
    const answer = await browserPack.ask(question);
    return answer && read(answer);
  } catch (error) {
    logFailure('The pack of the dictionary was not asked', error);
    return null;
  }
}
