import { useEffect, useMemo, useState } from 'react';
import { CALL_PATIENCE_MS } from '#contract/device-limits.ts';
import { CARDS_READ_AT_ONCE } from '#contract/learning-limits.ts';
import type { CardContent } from '#contract/memory/card-content.ts';
import { readCards } from '#contract/memory/endpoints.ts';
import type { Api } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { serverSilence } from '#app/lib/network/server-silence.ts';
import { deviceAccount } from '#app/lib/session/session.ts';

/** So many cards are ready before they are asked: a sitting goes on for a while without a network. */
const READ_AHEAD = 12;

/** Null if there is nothing on a card any more. */
type Contents = ReadonlyMap<string, CardContent | null>;

interface CardContents {
  /** Null if there is nothing on the card any more; undefined until it is known. */
  readonly contentOf: (subject: string) => CardContent | null | undefined;
  /** The learner has changed what is on it. */
  readonly replace: (subject: string, content: CardContent) => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What is on the first of these cards, read a few ahead. */
export function useCardContents(subjects: readonly string[]): CardContents {
  const api = useApi();
  const [contents, setContents] = useState<Contents>(() => new Map());
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const missing = subjects.slice(0, READ_AHEAD).filter((subject) => !contents.has(subject));
  // One call for several: only when the cards ahead run low, or the next one is missing.
  const isWanted = missing.length >= READ_AHEAD / 2 || missing.includes(subjects[0] ?? '');
  const wanted = isWanted ? missing.slice(0, CARDS_READ_AT_ONCE).join(' ') : '';
  const request = useMemo(() => ({ asked: wanted === '' ? [] : wanted.split(' '), tries }), [wanted, tries]);
  useEffect(() => {
    const { asked } = request;
    if (asked.length === 0) return undefined;
    let isCurrent = true;
    const show = (known: Contents, isFailure: boolean) => {
      setContents((before) => new Map([...before, ...known]));
      setFailed(isFailure);
    };
    void readContents(api, asked, { show, isCurrent: () => isCurrent });
    return () => {
      isCurrent = false;
    };
  }, [api, request]);
  useEffect(() => {
    const retry = () => setTries((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return {
    contentOf: (subject) => contents.get(subject),
    replace: (subject, content) => setContents((before) => new Map([...before, [subject, content]])),
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries((count) => count + 1);
    },
  };
}

interface Showing {
  readonly show: (known: Contents, isFailure: boolean) => void;
  /** False once other cards are asked for. */
  readonly isCurrent: () => boolean;
}

/** What the server says; what is on this device if the server is not reached, or until it ends a silence. */
async function readContents(
  api: Pick<Api, 'call'>,
  asked: readonly string[],
  { show, isCurrent }: Showing,
): Promise<void> {
  const userId = deviceAccount();
  const keep = () => import('#app/lib/kept/kept-cards.ts');
  let isAnswered = false;
  const showKept = async () => {
    const cards = await keep().then(
      ({ keptCards }) => keptCards(userId, asked),
      () => [],
    );
    if (!isCurrent() || isAnswered) return;
    // Those that are not on this device are left for later: the sitting goes on with the others.
    const known = new Map(cards.map(({ subject, content }) => [subject, content]));
    show(known, !known.has(asked[0] ?? ''));
  };
  const patience = serverSilence.waitForAnswer(CALL_PATIENCE_MS);
  void patience.over.then(showKept);
  try {
    const { cards } = await api.call(readCards, { body: { subjects: [...asked] } }).finally(patience.end);
    isAnswered = true;
    const found = new Map(cards.map(({ subject, content }) => [subject, content]));
    show(new Map(asked.map((one) => [one, found.get(one) ?? null])), false);
    await (await keep()).keepCards(userId, cards);
  } catch {
    await showKept();
  }
}
