import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { listOwnCards, type SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ownCardScreenTexts as texts } from '#contract/texts/own-cards.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { RemoveOwnCard } from './remove-own-card.tsx';
import { ownCardsKey } from './use-own-card-changes.ts';

const OwnCardDialog = onDemand(() => import('./own-card-dialog.tsx'));

/** The cards that a learner wrote or imported: write one, change it, delete it. */
export function OwnCards() {
  const isHydrated = useHydrated();
  const userId = useSession()?.userId ?? null;
  const { pathname } = useLocation();
  const state: LoginState = { from: pathname };
  return (
    <CardSection heading={texts.heading}>
      <p className="text-ink-soft">{texts.lead}</p>
      {!isHydrated && <Skeleton className="h-11" />}
      {isHydrated && userId === null && (
        <p>
          {texts.needsAccount}{' '}
          <TextLink to={paths.login} state={state}>
            {accountTexts.login}
          </TextLink>
        </p>
      )}
      {isHydrated && userId !== null && <OwnCardList userId={userId} />}
    </CardSection>
  );
}

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'remove'; readonly card: SentOwnCard };

function OwnCardList({ userId }: { readonly userId: number }) {
  const api = useApi();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { data, isError, fetchStatus, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [...ownCardsKey, `user ${userId}`],
      queryFn: ({ pageParam, signal }) => api.call(listOwnCards, { query: { after: pageParam } }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cards, hasMore }) => (hasMore ? cards.at(-1)?.id : undefined),
    });
  const cards = data?.pages.flatMap((page) => page.cards);
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen({ kind: 'create' })}>
        {texts.create}
      </Button>
      {!cards && (isError || fetchStatus === 'paused') && (
        <RetryLine message={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {!cards && !isError && fetchStatus !== 'paused' && <Skeleton className="h-11" />}
      {cards?.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {cards && cards.length > 0 && (
        <ul aria-label={texts.heading} className="grid max-h-96 grid-cols-1 gap-1 overflow-y-auto">
          {cards.map((card) => (
            <OwnCardLine key={card.id} card={card} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-start"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      {open?.kind === 'remove' && <RemoveOwnCard card={open.card} onClose={close} />}
      {open && open.kind !== 'remove' && (
        <OnDemand onFailed={close}>
          <OwnCardDialog card={open.kind === 'edit' ? open.card : undefined} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

interface OwnCardLineProps {
  readonly card: SentOwnCard;
  readonly onOpen: (open: Open) => void;
}

const OwnCardLine = ({ card, onOpen }: OwnCardLineProps) => (
  <li className="flex items-center gap-1 border-b border-line py-1 last:border-0">
    <span className="min-w-0 flex-1">
      <span className="block truncate font-bold">
        <MixedText>{card.front}</MixedText>
      </span>
      <span className="block truncate text-sm text-ink-soft">
        <MixedText>{card.back}</MixedText>
      </span>
    </span>
    <IconButton
      label={texts.editOf(card.front)}
      icon={<Pencil />}
      onClick={() => onOpen({ kind: 'edit', card })}
    />
    <IconButton
      label={texts.removeOf(card.front)}
      icon={<Trash2 />}
      onClick={() => onOpen({ kind: 'remove', card })}
    />
  </li>
);
