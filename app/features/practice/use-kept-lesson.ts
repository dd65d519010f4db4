import { useEffect, useEffectEvent } from 'react';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { firstTouch } from '#app/lib/first-touch.ts';
import { mayFetchAhead } from '#app/lib/kept/fetching-ahead-choice.ts';
import { ownerOf } from '#app/lib/kept/kept-calls.ts';
import { currentSession } from '#app/lib/session/session.ts';
import { whenIdle } from '#app/lib/when-idle.ts';

interface KeptLesson {
  readonly id: number;
  readonly sentences: readonly { readonly id: number }[];
}

/**
 * Keeps what this lesson needs without a network, when the browser is idle: at once for learners, and for somebody who
 * looks around when they touch the page. A lesson and a mode are a screen of their own, which is mounted anew.
 */
export function useKeptLesson(lesson: KeptLesson, mode: PracticeMode): void {
  const api = useApi();
  const keep = useEffectEvent(async (goesOn: () => boolean) => {
    const ids = lesson.sentences.map(({ id }) => id);
    const [{ keepLesson }, { getCarriedModels }] = await Promise.all([
      import('#app/lib/kept/keep-lesson.ts'),
      import('#contract/practice/carried-endpoints.ts'),
    ]);
    const owner = ownerOf(getCarriedModels, currentSession());
    await keepLesson({ api, owner, lessonId: lesson.id, sentenceIds: ids, now: Date.now(), goesOn });
    if (mode !== 'listening') return;
    // The service worker has to be in charge before it can store sounds.
    await navigator.serviceWorker?.ready;
    const { keepSounds } = await import('#app/lib/kept/kept-sounds.ts');
    await keepSounds(
      ids.map((sentenceId) => ({ sentenceId })),
      { api, goesOn },
    );
  });
  useEffect(() => {
    let hasLeft = false;
    const goesOn = () => !hasLeft && navigator.onLine;
    const begin = async () => {
      if (learnerChoice.now() === 'new') await firstTouch();
      if (!hasLeft && mayFetchAhead()) whenIdle(async () => (goesOn() ? keep(goesOn) : undefined));
    };
    void begin();
    return () => {
      hasLeft = true;
    };
  }, []);
}
