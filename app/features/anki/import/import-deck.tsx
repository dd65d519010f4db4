import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { ankiImportTexts as texts } from '#contract/texts/anki-import.ts';
import type { ImportPlan } from '#core/anki/import/import-plan.ts';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { FieldsStep } from './fields-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import type { Saved, SaveParts } from './save-deck.ts';
import { type ReadFile, useImport } from './use-import.ts';

interface ImportDeckProps {
  /** Tests read a file without a thread. */
  readonly read?: ReadFile;
}

/** A deck of Anki, or a table, comes into review, with its scheduling. */
export default function ImportDeck({ read }: ImportDeckProps) {
  const steps = useImport(read);
  const { step } = steps.state;
  const frame = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  // The next step begins at the top, while the button of the last one may have been far below.
  useEffect(() => {
    if (lastStep.current !== step) scrollAndFocus(frame.current);
    lastStep.current = step;
  }, [step]);
  return (
    <div ref={frame} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Step {...steps} />
    </div>
  );
}

function Step(steps: ReturnType<typeof useImport>) {
  const { state, readFile, chooseAgain, map, preview, back, start, retry } = steps;
  switch (state.step) {
    case 'choose':
      return (
        <CardSection heading={texts.heading}>
          <p className="text-ink-soft">{texts.lead}</p>
          <FileField failure={state.failure} onFile={readFile} />
        </CardSection>
      );
    case 'reading':
      return (
        <Waiting onCancel={chooseAgain}>
          <p role="status" className="wrap-anywhere">
            {texts.reading(state.fileName)}
          </p>
        </Waiting>
      );
    case 'fields':
      return (
        <FieldsStep
          deck={state.deck}
          failure={state.failure}
          onMap={map}
          onPreview={() => preview(state.deck)}
          onChooseAgain={chooseAgain}
        />
      );
    case 'looking-up':
      return (
        <Waiting onCancel={back}>
          <p role="status">{texts.lookingUp(state.done, state.all)}</p>
          <Progress label={texts.savingLabel} value={state.done} max={state.all} />
        </Waiting>
      );
    case 'preview':
      return <PreviewStep deck={state.deck} matches={state.matches} onBack={back} onStart={start} />;
    case 'saving':
      return (
        <SavingStep {...state} onRetry={() => retry(state.parts, state.saved)} onChooseAgain={chooseAgain} />
      );
    case 'done':
      return <DoneStep plan={state.plan} onChooseAgain={chooseAgain} />;
  }
}

interface FileFieldProps {
  readonly failure: string | null;
  readonly onFile: (file: File) => void;
}

const FileField = ({ failure, onFile }: FileFieldProps) => (
  <Field
    label={texts.file}
    hint={texts.fileHint}
    error={failure}
    type="file"
    accept=".apkg,.colpkg,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
    className="py-1.5 pl-1.5 file:mr-3 file:min-h-8.5 file:rounded-sm file:bg-indigo-wash file:px-3 file:font-bold file:text-indigo"
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
    }}
  />
);

function Waiting({ onCancel, children }: { readonly onCancel: () => void; readonly children: ReactNode }) {
  return (
    <CardSection heading={texts.heading}>
      {children}
      <Button variant="secondary" className="justify-self-start" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </CardSection>
  );
}

interface SavingStepProps {
  readonly parts: SaveParts;
  readonly saved: Saved;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onChooseAgain: () => void;
}

function SavingStep({ parts, saved, failure, onRetry, onChooseAgain }: SavingStepProps) {
  const own = countIn(parts.own, saved.own);
  const cards = cardsIn(parts.events.slice(0, saved.events).flat());
  const [ownAll, cardsAll] = [countIn(parts.own), cardsIn(parts.events.flat())];
  const [done, all] = [own + cards, ownAll + cardsAll];
  return (
    <CardSection heading={texts.heading}>
      {failure === null ? (
        <>
          <p role="status">{texts.saving(done, all)}</p>
          <p className="text-ink-soft">{texts.stayHere}</p>
        </>
      ) : (
        <>
          <RetryLine
            message={`${failure} ${texts.failed(own, ownAll, cards, cardsAll)}`.trim()}
            onRetry={onRetry}
          />
          <Button variant="secondary" className="justify-self-start" onClick={onChooseAgain}>
            {texts.otherFile}
          </Button>
        </>
      )}
      <Progress label={texts.savingLabel} value={done} max={all} />
    </CardSection>
  );
}

const countIn = (parts: readonly (readonly unknown[])[], until = parts.length): number =>
  parts.slice(0, until).reduce((sum, { length }) => sum + length, 0);

/** A suspended card has two events. */
const cardsIn = (events: ImportPlan['events']): number =>
  events.filter(({ kind }) => kind !== 'card-suspended').length;

interface DoneStepProps {
  readonly plan: ImportPlan;
  readonly onChooseAgain: () => void;
}

const DoneStep = ({ plan, onChooseAgain }: DoneStepProps) => (
  <CardSection heading={texts.doneHeading}>
    <p role="status">{texts.done(cardsIn(plan.events), plan.scheduled)}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.review}>{texts.toReview}</ButtonLink>
      <Button variant="secondary" onClick={onChooseAgain}>
        {texts.otherFile}
      </Button>
    </div>
  </CardSection>
);
