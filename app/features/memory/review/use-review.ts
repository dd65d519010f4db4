import { useState } from 'react';
import type { CardContent } from '#contract/memory/card-content.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import { type CardState, isAside } from '#core/memory/card-state.ts';
import type { Memory } from '#core/memory/replay.ts';
import { reviewed } from '#core/memory/schedule.ts';
import { learningNow, recordLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { useMemory, useReviewQueue } from '#app/lib/memory/use-memory.ts';
import { useCardContents } from '../card-contents.ts';

/** How the sitting went so far. */
export interface Sitting {
  readonly reviews: number;
  readonly remembered: number;
  /** Cards that are now remembered for longer than ever before. */
  readonly stronger: ReadonlySet<string>;
}

const NONE: Sitting = { reviews: 0, remembered: 0, stronger: new Set() };

interface Reviewed {
  /** Before the review. */
  readonly state: CardState;
  readonly before: Sitting;
}

export type AsideKind = 'card-buried' | 'card-suspended' | 'card-known';

/** The card on the screen, and what the learner does with it. */
export interface CurrentCard {
  readonly state: CardState;
  readonly content: CardContent | undefined;
  readonly memory: Memory;
}

/** A sitting of review: one card after the other, from the log and back into it. */
export function useReview() {
  const events = useLearningEvents();
  const memory = useMemory();
  const queue = useReviewQueue();
  const [asked, setAsked] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** The log takes a moment to store an event: until then a card that was handled is still in the queue, unchanged. */
  const [handled, setHandled] = useState<CardState | null>(null);
  const [sitting, setSitting] = useState(NONE);
  const [last, setLast] = useState<Reviewed | null>(null);
  /** A leech that the last review has put aside. */
  const [leech, setLeech] = useState<string | null>(null);

  const waiting = (queue?.cards ?? []).filter((card) => card !== handled && !gone.has(card.subject));
  // The card on the screen stays there, whatever becomes due meanwhile.
  const first = waiting[0]?.subject ?? null;
  if (asked === null && first !== null && leech === null) setAsked(first);
  const subjects = waiting.map(({ subject }) => subject);
  const ahead = asked === null ? subjects : [asked, ...subjects.filter((one) => one !== asked)];
  const { contentOf, replace, hasFailed, retry } = useCardContents(ahead);
  const state = asked === null ? undefined : memory?.cards.get(asked);
  const content = asked === null ? undefined : contentOf(asked);
  // A word that was deleted cannot be asked.
  if (asked !== null && content === null) {
    setGone(new Set([...gone, asked]));
    setAsked(null);
  }

  // Another tab or device has put it aside meanwhile.
  if (state && isAside(state)) setAsked(null);

  const goOn = (from: CardState) => {
    setHandled(from);
    setAsked(null);
    setTurn((count) => count + 1);
  };
  const canUndo = last !== null && memory?.cards.get(last.state.subject) !== last.state;

  return {
    memory,
    queue,
    isReady: memory !== undefined && queue !== undefined,
    current:
      state && memory ? ({ state, content: content ?? undefined, memory } satisfies CurrentCard) : null,
    /** Changes with every card that is asked: the screen starts anew. */
    turn,
    left: ahead.length,
    sitting,
    leech,
    hasFailed,
    retry,
    contentOf,
    replace,
    canUndo,

    grade(grade: Grade) {
      if (!state || !memory) return;
      const after = reviewed(state, grade, learningNow(), memory.settings);
      recordLearning({ kind: 'review', subject: state.subject, result: grade });
      setLast({ state, before: sitting });
      setSitting({
        reviews: sitting.reviews + 1,
        remembered: sitting.remembered + Number(grade !== 'again'),
        stronger:
          grade !== 'again' && after.stability > state.stability
            ? new Set([...sitting.stronger, state.subject])
            : sitting.stronger,
      });
      if (after.isLeech && !state.isLeech) setLeech(state.subject);
      goOn(state);
    },

    putAside(kind: AsideKind) {
      if (!state) return;
      recordLearning({ kind, subject: state.subject, result: 'right' });
      setLast(null);
      goOn(state);
    },

    /** The review does not count, and its card comes back at once. */
    undo() {
      if (!last || !canUndo) return;
      const { subject } = last.state;
      const event = events?.findLast((one) => one.kind === 'review' && one.subject === subject);
      if (event) recordLearning({ kind: 'review-undone', subject: `event:${event.id}`, result: 'right' });
      setSitting(last.before);
      setLeech(null);
      setLast(null);
      setHandled(null);
      setAsked(subject);
      setTurn((count) => count + 1);
    },

    closeLeech: () => setLeech(null),
  };
}

export type Review = ReturnType<typeof useReview>;
