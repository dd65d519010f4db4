import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { VerdictPanel } from '#app/ui/japanese/verdict-panel.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { SuggestAnswer } from './suggest-answer.tsx';

interface VerdictProps {
  readonly sentenceId: number;
  readonly judged: { readonly typed: string; readonly reply: JudgedAnswer };
  readonly loggedIn: boolean;
  /** A button to reveal the answer, while it is hidden. */
  readonly reveal: ReactNode;
}

/** The verdict with next actions: reveal the answer, or claim that the own answer is also right. */
export default function Verdict({ sentenceId, judged, loggedIn, reveal }: VerdictProps) {
  const { pathname } = useLocation();
  const { typed, reply } = judged;
  const loginState: LoginState = { from: `${pathname}#${sentenceId}` };
  const afterMistake = (
    <>
      {reveal}
      {!reply.language && (
        <SuggestAnswer key={typed} sentenceId={sentenceId} answer={typed} loggedIn={loggedIn} />
      )}
    </>
  );
  const afterSuccess = !loggedIn && (
    <ButtonLink variant="quiet" size="small" to={paths.login} state={loginState} className="-ml-3">
      {accountTexts.scoreMissing}
    </ButtonLink>
  );
  return <VerdictPanel judgement={reply} actions={reply.correct ? afterSuccess : afterMistake} />;
}
