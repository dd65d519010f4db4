import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { JudgedAnswer, PresentedExplanation } from '#contract/practice/judged-answer.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { VerdictPanel } from '#app/ui/japanese/verdict-panel.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { SuggestAnswer } from './suggest-answer.tsx';

const ExplanationDialog = onDemand(() => import('#app/ui/japanese/explanation-dialog.tsx'));

interface VerdictProps {
  readonly sentenceId: number;
  readonly judged: { readonly typed: string; readonly reply: JudgedAnswer };
  readonly loggedIn: boolean;
  /** A button to reveal the answer, while it is hidden. */
  readonly reveal: ReactNode;
  /** For a right answer that avoids the pattern that the sentence practises. */
  readonly again: TryAgainProps | null;
}

interface TryAgainProps {
  readonly pattern: string;
  readonly tryAgain: () => void;
  readonly showModel: () => void;
}

/** The verdict with next actions: why a part is wrong, reveal the answer, or claim that the own answer is also right. */
export default function Verdict({ sentenceId, judged, loggedIn, reveal, again }: VerdictProps) {
  const { pathname } = useLocation();
  const { typed, reply } = judged;
  const [explained, setExplained] = useState<PresentedExplanation | null>(null);
  const close = () => setExplained(null);
  const loginState: LoginState = { from: `${pathname}#${sentenceId}` };
  const afterMistake = (
    <>
      {reveal}
      {!reply.language && (
        <SuggestAnswer key={typed} sentenceId={sentenceId} answer={typed} loggedIn={loggedIn} />
      )}
    </>
  );
  const afterSuccess = (
    <>
      {again && <TryAgain {...again} />}
      {!loggedIn && (
        <ButtonLink variant="quiet" size="small" to={paths.login} state={loginState} className="-ml-3">
          {accountTexts.scoreMissing}
        </ButtonLink>
      )}
    </>
  );
  const actions = reply.correct ? (again || !loggedIn) && afterSuccess : afterMistake;
  return (
    <>
      <VerdictPanel judgement={reply} actions={actions} onExplain={setExplained} />
      {explained && (
        <OnDemand onFailed={close}>
          <ExplanationDialog explanation={explained} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

/** The points are earned already; the second try is for practice. */
function TryAgain({ pattern, tryAgain, showModel }: TryAgainProps) {
  return (
    <>
      <Button variant="secondary" size="small" onClick={tryAgain}>
        <MixedText>{practiceTexts.tryPattern(pattern)}</MixedText>
      </Button>
      <Button variant="quiet" size="small" onClick={showModel}>
        {practiceTexts.showModel}
      </Button>
    </>
  );
}
