import { LAST_SENDING_MS } from '#contract/device-limits.ts';
import { answerSearch } from '#contract/dictionary/answers.ts';
import { searchItems } from '#contract/dictionary/endpoints.ts';
import { findGrammar } from '#contract/grammar/name-endpoints.ts';
import { forgetSearches } from '../choices/recent-searches.ts';
import { forgetSpokenTexts } from '../kept/device-storage.ts';
import { forgetOthers, forgetTyped } from '../kept/kept-replies.ts';
import {
  forgetLearningOf,
  readOwnLearning,
  retryRefusedLearning,
  unsentLearningOf,
} from '../learning/learning.ts';
import { logFailure } from '../log.ts';
import { serverSilence } from '../network/server-silence.ts';
import { outboxOf } from '../outbox/own-outbox.ts';
import { countDrafts, forgetOwnKeys } from './own-keys.ts';
import { tellUnerased } from './unerased-notice.ts';

/** What would be lost if the device forgot the account now. */
export interface Unsent {
  /** Answers, comments, likes and saved words. */
  readonly actions: number;
  /** What was learnt: answers to exercises, reviews, finished steps. */
  readonly events: number;
  /** Sentences of an author that were typed and not saved; absent if there are none. */
  readonly drafts?: number;
}

export const isNothing = ({ actions, events, drafts = 0 }: Unsent): boolean =>
  actions + events + drafts === 0;

/** Sends what the account has left here, as far as its session allows and for a short time, and counts the rest. */
export async function sendBeforeLeaving(account: number): Promise<Unsent> {
  if (!isNothing(await countUnsent(account))) {
    const patience = serverSilence.waitForAnswer(LAST_SENDING_MS);
    await Promise.race([Promise.all([outboxOf().sendNow(), retryRefusedLearning()]), patience.over]);
    patience.end();
  }
  return countUnsent(account);
}

async function countUnsent(account: number): Promise<Unsent> {
  const [actions, events] = await Promise.all([outboxOf().waitingCount(account), unsentLearningOf(account)]);
  // That the clock has changed is not what the learner has done.
  const learnt = events.filter(({ kind }) => kind !== 'time-zone').length;
  const drafts = countDrafts(account);
  return { actions, events: learnt, ...(drafts > 0 && { drafts }) };
}

/**
 * Erases everything that this device keeps of an account, sent or not, after `signOut`, or after the `signIn` of the
 * next one. Every way out of an account ends here, once the learner has seen what could not be sent.
 */
export async function leaveDevice(account: number | null, next: number | null): Promise<void> {
  const own =
    account === null
      ? []
      : [() => outboxOf().forget(account), () => forgetLearningOf(account), () => forgetOwnKeys(account)];
  tellOf([...(await failuresOf(own)), ...(await failuresOf(copiesOf(next)))]);
}

/** Only what can be had again: what was not sent stays, for its account alone. */
export async function eraseCopies(next: number | null): Promise<void> {
  tellOf(await failuresOf(copiesOf(next)));
}

/** Replies that are the same for everybody and have in their address what somebody has typed. */
export const TYPED_PATHS: readonly string[] = [searchItems, answerSearch, findGrammar].map(
  ({ path }) => path,
);

type Erasure = () => unknown;

const copiesOf = (next: number | null): readonly Erasure[] => [
  forgetSearches,
  () => forgetOthers(next),
  () => forgetTyped(TYPED_PATHS),
  forgetSpokenTexts,
  readOwnLearning,
];

/** One that fails does not stop the others. */
async function failuresOf(erasures: readonly Erasure[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(erasures.map(async (erase) => erase()));
  return outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
}

/**
 * The learner is told: somebody else may use this device next. Of what failed, the next start of the product erases only
 * the kept replies again (`start-offline.ts`).
 */
function tellOf(failures: readonly unknown[]): void {
  for (const failure of failures) logFailure('Not everything was erased at a logout', failure);
  if (failures.length > 0) tellUnerased();
}
