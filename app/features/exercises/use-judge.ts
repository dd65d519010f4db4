import { useEffect, useRef } from 'react';
import type { CarriedModels } from '#core/grading/carried-models.ts';
import { type BrowserJudge, openBrowserJudge } from '#app/lib/judge/browser-judge.ts';

/** The judge of some sentences; its thread ends with the screen. */
export function useJudge(models: CarriedModels): BrowserJudge['judge'] {
  const opened = useRef<BrowserJudge | null>(null);
  useEffect(() => {
    const judge = openBrowserJudge(models);
    opened.current = judge;
    return () => judge.close();
  }, [models]);
  return async (answer) => (await opened.current?.judge(answer)) ?? null;
}
