import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOpensPage } from '#app/lib/service-worker/messages.ts';
import { watchTyping, wouldLoseWork } from '#app/lib/unsaved-work.ts';
import { NewVersionNote } from './new-version-note.tsx';

/** What the service worker has to say to an open page: a new version, and where a tapped reminder leads. */
export default function FromTheWorker() {
  useTappedReminders();
  return <NewVersionNote />;
}

/** The page goes where the reminder leads, unless work would be lost by it: then it has only come to the front. */
function useTappedReminders(): void {
  const navigate = useNavigate();
  useEffect(watchTyping, []);
  useEffect(() => {
    // Missing without TLS and in some private windows.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (isOpensPage(data) && !wouldLoseWork()) void navigate(data.open);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
