import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ShortStep, ShortUnit } from '#contract/path/endpoints.ts';
import type { PathStepReply } from '#contract/path/step.ts';
import { paths } from '#contract/paths.ts';
import { pathTexts, stepTexts } from '#contract/texts/path-screens.ts';
import { stepKindNames } from '#contract/texts/path.ts';
import { WorthKeeping } from '#app/features/device/worth-keeping.tsx';
import { LockedStep } from '#app/features/path/locked-step.tsx';
import { stepGraph } from '#app/features/path/path-graph.ts';
import {
  addressOf,
  checkpointOf,
  isLocked,
  pathQuery,
  stepQuery,
  usePathProgress,
} from '#app/features/path/path-queries.ts';
import { StepLinks } from '#app/features/path/step-end.tsx';
import { TextStep } from '#app/features/path/text-step/text-step.tsx';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Trail } from '#app/ui/layout/trail.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { CheckpointStep } from './checkpoint-step.tsx';
import { LessonStep } from './lesson-step.tsx';

const load = loadQueries(({ params }) => [pathQuery(), stepQuery(params['stepId'] ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function StepPage() {
  const { stepId = '' } = useParams();
  const { data: step } = useQuery(stepQuery(stepId));
  const { data: path } = useQuery(pathQuery());
  if (!step || !path) return null;
  const kind = stepKindNames[step.kind];
  const trail = [
    { label: pathTexts.title, to: paths.path },
    { label: step.title, to: paths.step(step.id) },
  ];
  return (
    <Page
      title={<MixedText>{step.title}</MixedText>}
      lead={<MixedText>{step.kind === 'dialogue' ? step.about : `${kind} · ${step.unit.title}`}</MixedText>}
      trail={<Trail label={pathTexts.trail} steps={trail} />}
      narrow
    >
      {/* Not indexed: out of its order a step asks for too much. */}
      <PageHead
        title={`${step.title}: ${step.unit.title}`}
        description={stepTexts.description(step.title, kind, step.unit.title)}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => stepGraph(origin, trail))} />
      <Step key={step.id} step={step} units={path.units} />
    </Page>
  );
}

interface StepProps {
  readonly step: PathStepReply;
  readonly units: readonly ShortUnit[];
}

interface OpenStepProps {
  readonly step: PathStepReply;
  readonly next: ShortStep | null | undefined;
}

/**
 * The text is shown at once; only a learner whose turn has not come sees what to do before. That is decided once: the log can
 * come late, and a step that the learner has begun is not taken away.
 */
function Step({ step, units }: StepProps) {
  const progress = usePathProgress(units);
  const [isOpen, setOpen] = useState(false);
  const next = progress?.next;
  if (!isOpen && next && isLocked(step, progress)) {
    const unit = units.find(({ id }) => id === step.unit.id);
    return <LockedStep first={next} checkpoint={checkpointOf(unit)} />;
  }
  if (!isOpen && progress) setOpen(true);
  const begin = () => setOpen(true);
  return (
    <div className="contents" onClickCapture={begin} onInputCapture={begin}>
      <OpenStep step={step} next={next} />
    </div>
  );
}

function OpenStep({ step, next }: OpenStepProps) {
  const links = <StepLinks next={next} />;
  const linksAtEnd = (
    <>
      {links}
      <WorthKeeping />
    </>
  );
  switch (step.kind) {
    case 'dialogue': {
      const names = new Map(step.speakers.map(({ id, name }) => [id, name]));
      const lines = step.lines.map((line) => ({ ...line, speaker: names.get(line.speaker) }));
      return <TextStep stepId={step.id} lines={lines} questions={step.questions} links={linksAtEnd} />;
    }
    case 'reading':
      return <TextStep stepId={step.id} lines={step.lines} questions={step.questions} links={linksAtEnd} />;
    case 'kana':
      return (
        <ButtonLink to={addressOf(step)}>
          <span>
            <MixedText>{stepTexts.openFirst(step.title)}</MixedText>
          </span>
        </ButtonLink>
      );
    case 'lesson':
      return <LessonStep step={step} links={linksAtEnd} />;
    case 'checkpoint':
      return <CheckpointStep step={step} links={linksAtEnd} />;
    case 'kanji':
      return (
        <div className="grid gap-6">
          <ul className="flex flex-wrap gap-3">
            {step.kanji.map((kanji) => (
              <li key={kanji}>
                <ButtonLink variant="secondary" to={paths.searchFor(kanji)}>
                  <JapaneseText className="text-2xl">{kanji}</JapaneseText>
                </ButtonLink>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">{links}</div>
        </div>
      );
  }
}
