import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { listOwnMeanings, type OwnMeaning } from '#contract/meanings/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { meaningTexts as texts } from '#contract/texts/meanings.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const SuggestMeaningDialog = onDemand(() => import('./suggest-meaning-dialog.tsx'));

interface SuggestMeaningProps {
  readonly wordId: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly english: string;
}

/** "Góp ý nghĩa tiếng Việt" on the page of a word without a Vietnamese meaning, with what the learner has sent. */
export function SuggestMeaning({ wordId, kanji, hiragana, english }: SuggestMeaningProps) {
  const session = useSession();
  const userId = session?.userId ?? null;
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [writing, setWriting] = useState(false);
  const query = ownQuery(listOwnMeanings, { query: { wordId: String(wordId), page: 1, size: 1 } }, userId);
  const { data } = useQuery({ ...query, enabled: userId !== null });
  const last = data?.[0] ?? null;
  const stop = () => setWriting(false);

  // Before hydration everybody gets the link, which has the size of the button.
  if (!session) {
    const state: LoginState = { from: pathname };
    return (
      <ButtonLink variant="secondary" className="justify-self-start" to={paths.login} state={state}>
        {texts.suggest}
      </ButtonLink>
    );
  }
  if (last?.state === 'accepted' && last.itemId !== null)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{texts.accepted}</p>
        <ButtonLink variant="secondary" to={paths.word(last.itemId)}>
          {texts.openWord}
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      {last && <LastMeaning meaning={last} />}
      <Button variant="secondary" onClick={() => setWriting(true)}>
        {buttonLabel(last)}
      </Button>
      <OnDemand onFailed={stop}>
        {writing && (
          <SuggestMeaningDialog
            wordId={wordId}
            kanji={kanji}
            hiragana={hiragana}
            english={english}
            // A refused one is the start of the next.
            start={last}
            onSent={(sent) => {
              client.setQueryData(query.queryKey, [sent]);
              stop();
            }}
            onClose={stop}
          />
        )}
      </OnDemand>
    </div>
  );
}

const buttonLabel = (last: OwnMeaning | null): string =>
  last?.state === 'waiting' ? texts.change : last?.state === 'refused' ? texts.suggestAgain : texts.suggest;

/** What the learner sent last, while it waits and after it was refused. */
function LastMeaning({ meaning: { state, mean, reason } }: { readonly meaning: OwnMeaning }) {
  if (state === 'accepted') return null;
  return (
    <div
      role="status"
      className={`grid gap-1 rounded-md px-4 py-3 wrap-anywhere ${state === 'waiting' ? 'bg-moss-wash' : 'bg-amber-wash'}`}
    >
      <p>
        {texts[state]}{' '}
        <strong>
          <MixedText>{mean}</MixedText>
        </strong>
      </p>
      {state === 'refused' && (
        <p>
          {texts.reason} <MixedText>{reason}</MixedText>
        </p>
      )}
    </div>
  );
}
