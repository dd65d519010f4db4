import {
  BookOpen,
  EllipsisVertical,
  MoonStar,
  PackageOpen,
  Pencil,
  Trash2,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { reviewTexts as texts } from '#contract/texts/memory.ts';
import { ownCardScreenTexts } from '#contract/texts/own-cards.ts';
import { cardOf } from '#core/memory/card.ts';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';
import { IconButton, iconButtonStyles } from '#app/ui/icon-button.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { RemoveOwnCard } from '../own/remove-own-card.tsx';
import { AskedCard, type SentenceCardProps } from './asked-card.tsx';
import { LeechOffer } from './leech-offer.tsx';
import { NoCards, ReviewEnd } from './review-end.tsx';
import { type AsideKind, type Review, useReview } from './use-review.ts';

const OwnCardDialog = onDemand(() => import('../own/own-card-dialog.tsx'));

interface ReviewScreenProps {
  /** Below the end of a sitting. */
  readonly afterSitting?: ReactNode;
  readonly renderSentence: (props: SentenceCardProps) => ReactNode;
}

/** One queue for everything that should stay. Only for browsers: it is made from the learner's log. */
export default function ReviewScreen({ afterSitting, renderSentence }: ReviewScreenProps) {
  const review = useReview();
  const { memory, queue, current, leech } = review;
  useUndoKey(review);
  if (!memory || !queue) return <ListSkeleton rows={1} className="h-96" />;
  if (memory.cards.size === 0) return <NoCards />;
  if (leech !== null) return <LeechOffer content={review.contentOf(leech)} onClose={review.closeLeech} />;
  if (!current)
    return (
      <div className="grid gap-3">
        {review.canUndo && <UndoButton review={review} />}
        <ReviewEnd memory={memory} sitting={review.sitting} queue={queue} />
        {review.sitting.reviews > 0 && afterSitting}
      </div>
    );
  return (
    <section
      data-keep-clear
      data-practice
      aria-label={texts.label}
      className="mx-auto grid w-full max-w-2xl gap-3"
    >
      <ReviewBar review={review} />
      {current.content ? (
        <AskedCard
          key={`${review.turn} ${current.state.subject}`}
          current={current}
          content={current.content}
          onGrade={review.grade}
          renderSentence={renderSentence}
        />
      ) : review.hasFailed ? (
        <RetryLine message={texts.failed} onRetry={review.retry} />
      ) : (
        <Skeleton className="h-[min(26rem,52dvh)]" />
      )}
      <p className="hidden text-sm text-ink-soft pointer-fine:block">{texts.keys}</p>
    </section>
  );
}

const UndoButton = ({ review }: { readonly review: Review }) => (
  <IconButton label={texts.undo} icon={<Undo2 />} disabled={!review.canUndo} onClick={review.undo} />
);

const TOLD: Readonly<Record<AsideKind, string>> = {
  'card-buried': texts.buried,
  'card-suspended': texts.suspended,
  'card-known': texts.known,
};

function ReviewBar({ review }: { readonly review: Review }) {
  const card = cardOf(review.current?.state.subject ?? '');
  const own = review.current?.content?.kind === 'own' ? review.current.content : null;
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const putAside = (kind: AsideKind) => () => {
    review.putAside(kind);
    showToast(TOLD[kind]);
  };
  return (
    <div className="flex items-center gap-1">
      <p role="status" className="flex-1 text-sm text-ink-soft tabular-nums">
        {texts.left(review.left)}
      </p>
      <UndoButton review={review} />
      <Menu
        label={texts.menu}
        className={iconButtonStyles}
        entries={[
          { kind: 'action', label: texts.bury, icon: <MoonStar />, onSelect: putAside('card-buried') },
          {
            kind: 'action',
            label: texts.suspend,
            icon: <PackageOpen />,
            onSelect: putAside('card-suspended'),
          },
          { kind: 'action', label: texts.know, icon: <UserRoundCheck />, onSelect: putAside('card-known') },
          ...(card?.kind === 'word'
            ? [
                { kind: 'line' as const },
                {
                  kind: 'link' as const,
                  label: texts.openWord,
                  icon: <BookOpen />,
                  to: paths.word(card.wordId),
                },
              ]
            : []),
          ...(own
            ? [
                { kind: 'line' as const },
                {
                  kind: 'action' as const,
                  label: ownCardScreenTexts.edit,
                  icon: <Pencil />,
                  onSelect: () => setOpen('edit'),
                },
                {
                  kind: 'action' as const,
                  label: ownCardScreenTexts.remove,
                  icon: <Trash2 />,
                  onSelect: () => setOpen('remove'),
                },
              ]
            : []),
        ]}
      >
        <EllipsisVertical aria-hidden />
      </Menu>
      {own && open === 'edit' && (
        <OnDemand onFailed={close}>
          <OwnCardDialog
            card={own}
            onSaved={(changed) => review.replace(`own:${changed.id}`, { kind: 'own', ...changed })}
            onClose={close}
          />
        </OnDemand>
      )}
      {own && open === 'remove' && <RemoveOwnCard card={own} onClose={close} />}
    </div>
  );
}

function useUndoKey(review: Review): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (review.canUndo && isSingleKey(event, 'z')) review.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
