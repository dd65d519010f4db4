import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { suggestAnswer, type SentSuggestion } from '#contract/practice/suggestion-endpoints.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

interface SuggestAnswerProps {
  readonly sentenceId: number;
  readonly answer: string;
  readonly loggedIn: boolean;
}

/** "My answer is also right": a person reviews it and the learner gets a notification. */
export function SuggestAnswer({ sentenceId, answer, loggedIn }: SuggestAnswerProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const sending = useMutation({
    mutationFn: () =>
      api.call(suggestAnswer, { params: { sentenceId: String(sentenceId) }, body: { answer } }),
  });
  if (!loggedIn) {
    const state: LoginState = { from: `${pathname}#${sentenceId}` };
    return (
      <ButtonLink variant="quiet" size="small" to={paths.login} state={state} className="-mx-3">
        {practiceTexts.alsoRight}
      </ButtonLink>
    );
  }
  if (sending.data)
    return (
      <p role="status" className="w-full text-sm">
        {outcomeOf(sending.data)}
      </p>
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3"
        busyLabel={sending.isPending && practiceTexts.suggesting}
        onClick={() => sending.mutate()}
      >
        {practiceTexts.alsoRight}
      </Button>
      {sending.error && (
        <p role="alert" className="w-full text-sm text-error">
          {failureMessage(sending.error, practiceTexts.suggestionFailed)}
        </p>
      )}
    </>
  );
}

function outcomeOf({ state, count, reason }: SentSuggestion): string {
  switch (state) {
    case 'waiting':
      return practiceTexts.suggested(count);
    case 'accepted':
      return practiceTexts.suggestionAccepted;
    case 'rejected':
      return practiceTexts.suggestionRejected(reason);
  }
}
