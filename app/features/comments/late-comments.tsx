import { useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { commentsPlaceTexts } from '#contract/texts/courses.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { CommentsHeading } from './comments-heading.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

const Comments = onDemand(() => import('./comments.tsx'));

/** The comments of a sentence, loaded when they scroll into view or the URL hash names them. */
export function LateComments({ sentenceId }: { readonly sentenceId: number }) {
  const container = useRef<HTMLDivElement>(null);
  const seen = useSeen(container);
  const { hash } = useLocation();
  // The server does not know the URL hash.
  const isLinkedTo = useHydrated() && hash === paths.commentsHash(sentenceId);
  const wanted = seen || isLinkedTo;
  return (
    <div ref={container}>
      <OnDemand wanted={wanted} fallback={<Placeholder busy={wanted} />} Missing={Missing}>
        <Comments sentenceId={sentenceId} />
      </OnDemand>
    </div>
  );
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section className="grid gap-6">
      <CommentsHeading />
      <NotLoaded onRetry={onRetry} />
    </section>
  );
}

/** The HTML is the same for everyone: comments are loaded after hydration. */
function Placeholder({ busy }: { readonly busy: boolean }) {
  return (
    <section className="grid gap-6">
      <CommentsHeading />
      <noscript>
        <p className="text-ink-soft">{commentsPlaceTexts.withoutScript}</p>
      </noscript>
      <CommentsSkeleton busy={busy} />
    </section>
  );
}
