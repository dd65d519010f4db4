import { useEffect, useState } from 'react';

/** Whole seconds until `ms` after the last start, 0 when there is nothing to wait for. */
export function useCountdown(ms: number): [secondsLeft: number, start: () => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === null) return;
    // By the clock, not by counting ticks: a tab in the background ticks slowly.
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) setEnd(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = () => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEnd(startedAt + ms);
  };
  return [end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)), start];
}
