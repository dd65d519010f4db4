import { useEffect, useRef } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import type { AnswerInput } from '#app/lib/outbox/outbox-entry.ts';
import type { DeviceJudge } from './device-judge.ts';

/**
 * Judges an answer that waits for the network, by the models of its lesson on this device; null if there are none. The
 * judge is loaded with the first such answer, and its thread ends with the screen.
 */
export function useDeviceJudge(
  lessonId: number | undefined,
): (answer: AnswerInput, sentence: Sentence | null) => Promise<JudgedAnswer | null> {
  const api = useApi();
  const opened = useRef<Promise<DeviceJudge | null>>(undefined);
  useEffect(
    () => () => {
      void opened.current?.then((judge) => judge?.close());
      opened.current = undefined;
    },
    [],
  );

  async function open(id: number): Promise<DeviceJudge | null> {
    try {
      const { openDeviceJudge } = await import('./device-judge.ts');
      return await openDeviceJudge(api, id);
    } catch {
      // Nothing of this lesson is kept; the next answer asks again.
      opened.current = undefined;
      return null;
    }
  }

  return async (answer, sentence) => {
    if (lessonId === undefined || !sentence) return null;
    opened.current ??= open(lessonId);
    return (await (await opened.current)?.judge(answer, sentence)) ?? null;
  };
}
