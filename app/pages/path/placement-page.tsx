import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { getPlacement, type PlacementQuestion, type PlacementUnit } from '#contract/placement/endpoints.ts';
import { placementTexts as texts } from '#contract/texts/placement.ts';
import { unitSubject } from '#core/path/path-progress.ts';
import { PLACEMENT_QUESTIONS_MAX } from '#core/placement/placement.ts';
import { shuffled } from '#core/random.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const PlacementTest = onDemand(() => import('#app/features/placement/placement-test.tsx'));

/** Finds the unit of the path where a learner should begin. */
export default function PlacementPage() {
  const navigate = useNavigate();
  /** The questions of this test, mixed; null before it begins. */
  const [test, setTest] = useState<{
    readonly number: number;
    readonly questions: PlacementQuestion[];
  } | null>(null);
  /** The learner wants to begin, and the questions are not there yet. */
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery(endpointQuery(getPlacement, {}));
  const begin = () => {
    setWaiting(data === undefined);
    if (data) setTest({ number: (test?.number ?? 0) + 1, questions: shuffled(data.questions, Math.random) });
  };
  if (isWaiting && data) begin();
  const accept = ({ id }: PlacementUnit) => {
    recordLearning({ kind: 'placed', subject: unitSubject(id), result: 'right' });
    void navigate(paths.path);
  };
  return (
    <Page narrow title={texts.title} lead={!test && texts.lead(PLACEMENT_QUESTIONS_MAX)}>
      <PageHead title={texts.title} description={texts.description} path={paths.placement} />
      <div>
        {test && data ? (
          <OnDemand onFailed={() => setTest(null)}>
            <PlacementTest
              key={test.number}
              units={data.units}
              questions={test.questions}
              onAccept={accept}
              onAgain={begin}
            />
          </OnDemand>
        ) : error ? (
          <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />
        ) : data?.questions.length === 0 ? (
          <EmptyState
            title={texts.noQuestions}
            actions={<ButtonLink to={paths.path}>{texts.toPath}</ButtonLink>}
          />
        ) : (
          <div className="grid gap-6">
            <p className="text-pretty text-ink-soft">{texts.honest}</p>
            <div className="flex flex-wrap gap-3">
              <Button busyLabel={isWaiting && texts.preparing} onClick={begin}>
                {texts.begin}
              </Button>
              <ButtonLink variant="secondary" to={paths.path}>
                {texts.fromStart}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}
