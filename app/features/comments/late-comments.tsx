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

/** The comments of a sentence, fetched when their place comes into sight or the address asks for them. */
export function LateComments({ sentenceId }: { readonly sentenceId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { hash } = useLocation();
  // The server does not know what stands behind the #.
  const isLinkedTo = useHydrated() && hash === paths.commentsHash(sentenceId);
  const wanted = seen || isLinkedTo;
  return (
    <div ref={place}>
      <OnDemand wanted={wanted} fallback={<Waiting busy={wanted} />} Missing={Missing}>
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

/** HTML is the same for everybody: comments come when the page is live. */
function Waiting({ busy }: { readonly busy: boolean }) {
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
