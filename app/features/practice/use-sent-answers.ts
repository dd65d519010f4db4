import { useEffect, useRef, useState } from 'react';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import type { Outbox } from '#app/lib/outbox/outbox.ts';

type OnSent = (sentenceId: number, typed: string, reply: JudgedAnswer) => void;

interface SentAnswers {
  readonly follow: (outbox: Outbox) => void;
  /** What the server has said of an answer while the device was about to judge it. */
  readonly replyTo: (sentenceId: number, typed: string) => JudgedAnswer | undefined;
  /** An answer is checked: what was said of the same before is no reply to it. */
  readonly forget: (sentenceId: number, typed: string) => void;
}

const keyOf = (sentenceId: number, typed: string): string => `${sentenceId} ${typed}`;

/**
 * Hears of answers of this mode that the server has, also of those that waited. The outbox is loaded with the first
 * answer, so it is followed from then on.
 */
export function useSentAnswers(mode: PracticeMode, onSent: OnSent): SentAnswers {
  const leave = useRef<(() => void) | null>(null);
  const [replies] = useState(() => new Map<string, JudgedAnswer>());
  const tell = useRef(onSent);
  useEffect(() => {
    tell.current = onSent;
  });
  useEffect(
    () => () => {
      leave.current?.();
      leave.current = null;
    },
    [],
  );
  return {
    follow(outbox) {
      leave.current ??= outbox.onSent((sent) => {
        if (sent.kind !== 'answer' || sent.entry.input.mode !== mode) return;
        const { sentenceId, text } = sent.entry.input;
        replies.set(keyOf(sentenceId, text), sent.reply);
        tell.current(sentenceId, text, sent.reply);
      });
    },
    replyTo: (sentenceId, typed) => replies.get(keyOf(sentenceId, typed)),
    forget: (sentenceId, typed) => void replies.delete(keyOf(sentenceId, typed)),
  };
}
