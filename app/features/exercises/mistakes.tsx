import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getContrast, getGrammarPoint } from '#contract/grammar/endpoints.ts';
import { EXPLANATIONS_SHOWN_MAX } from '#contract/limits.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import type { Judgement, Mistake } from '#core/grading/judgement.ts';
import { explainMistake } from '#core/grammar/explain-mistake.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const ExplanationDialog = onDemand(() => import('#app/ui/japanese/explanation-dialog.tsx'));

type Explained = Mistake & Required<Pick<Mistake, 'explanation'>>;

const isExplained = (mistake: Mistake): mistake is Explained => mistake.explanation !== undefined;

/** A judgement in words. Each text explains one mistake, and only the first few have one. */
export function inWords(judgement: Judgement) {
  const presented = presentJudgement(judgement);
  const explained = judgement.mistakes
    .filter(isExplained)
    .filter(({ explanation: { id } }, at, all) => all.findIndex((one) => one.explanation.id === id) === at)
    .slice(0, EXPLANATIONS_SHOWN_MAX);
  const errors = presented.errors.map(({ message }, at) => ({
    message,
    explanation: explained.find((mistake) => mistake === judgement.mistakes[at]),
  }));
  return { ...presented, errors };
}

/** Opens the explanation of a mistake. */
export function useExplanation(): {
  readonly dialog: ReactNode;
  readonly explain: (mistake: Explained) => void;
} {
  const [mistake, setMistake] = useState<Explained | null>(null);
  const close = () => setMistake(null);
  return {
    explain: setMistake,
    dialog: mistake && (
      <OnDemand onFailed={close}>
        <Explanation mistake={mistake} onClose={close} />
      </OnDemand>
    ),
  };
}

interface ExplanationProps {
  readonly mistake: Explained;
  readonly onClose: () => void;
}

/** The text is loaded when the learner asks for it, and cut down to what the mistake needs. */
function Explanation({ mistake, onClose }: ExplanationProps) {
  const { kind, id } = mistake.explanation;
  const contrast = useQuery({
    ...endpointQuery(getContrast, { params: { contrastId: id } }),
    enabled: kind === 'contrast',
  });
  const point = useQuery({
    ...endpointQuery(getGrammarPoint, { params: { pointId: id } }),
    enabled: kind === 'point',
  });
  const asked = kind === 'contrast' ? contrast : point;
  const explanation = explainMistake(
    { find: () => point.data ?? null, findContrast: () => contrast.data ?? null },
    mistake,
  );
  if (explanation) return <ExplanationDialog explanation={explanation} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={explanationTexts.why}
      description={asked.isError ? texts.explanationFailed : texts.explanationLoading}
      actions={asked.isError && <Button onClick={() => void asked.refetch()}>{uiTexts.tryAgain}</Button>}
    >
      {!asked.isError && <Skeleton className="h-32" />}
    </Dialog>
  );
}
