import { useEffect, useMemo, useState } from 'react';
import { CARDS_READ_AT_ONCE } from '#contract/limits.ts';
import type { CardContent } from '#contract/memory/card-content.ts';
import { readCards } from '#contract/memory/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';

/** So many cards are ready before they are asked: a sitting goes on for a while without a network. */
const READ_AHEAD = 12;

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
  const [contents, setContents] = useState<ReadonlyMap<string, CardContent | null>>(() => new Map());
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
    const read = async () => {
      try {
        const { cards } = await api.call(readCards, { body: { subjects: asked } });
        const found = new Map(cards.map(({ subject, content }) => [subject, content]));
        const known = asked.map((one) => [one, found.get(one) ?? null] as const);
        setContents((before) => new Map([...before, ...known]));
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    void read();
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
