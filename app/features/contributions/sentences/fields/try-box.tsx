import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { trySentence } from '#contract/contributions/sentence-endpoints.ts';
import { ANSWER_MAX_CHARS } from '#contract/limits.ts';
import { DEFAULT_PRACTICE_MODE, PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { isComposing } from '#app/lib/composing.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { VerdictPanel } from '#app/ui/japanese/verdict-panel.tsx';
import type { SentenceForm } from '../sentence-form.ts';
import { draftOf, type SentencePlace } from './use-inspection.ts';

interface TryBoxProps {
  readonly typed: SentenceForm;
  /** One of the lines is invalid and shows its own problem. */
  readonly isWrong: boolean;
  readonly place: SentencePlace;
}

interface Attempt {
  readonly form: SentenceForm;
  readonly answer: string;
  readonly mode: PracticeMode;
}

/** Shows the judgement that a learner would get for an answer, before anything is saved. */
export function TryBox({ typed, isWrong, place }: TryBoxProps) {
  const api = useApi();
  const [answer, setAnswer] = useState('');
  const [mode, setMode] = useState<PracticeMode>(DEFAULT_PRACTICE_MODE);
  const attempt = useMutation({
    mutationFn: ({ form, ...tried }: Attempt) =>
      api.call(trySentence, { body: { ...draftOf(form, place), ...tried } }),
  });
  const blank = answer.trim() === '';
  const needs = needsOf(typed, isWrong);
  const tryNow = (event: FormEvent) => {
    event.preventDefault();
    if (!blank && !needs && !attempt.isPending) attempt.mutate({ form: typed, answer, mode });
  };
  const tryOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) tryNow(event);
  };
  const outdated = attempt.data && attempt.variables && isOutdated(attempt.variables, typed, mode);
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h4 className="font-bold">{texts.tryTitle}</h4>
      <form noValidate onSubmit={tryNow} className="grid gap-3">
        <ModeSwitch mode={mode} onChange={setMode} />
        <TextArea
          label={texts.tryAnswer}
          lang="ja"
          rows={2}
          maxLength={ANSWER_MAX_CHARS}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          hint={needs}
          // An invalid line shows its problem itself.
          error={!isWrong && attempt.error ? failureMessage(attempt.error) : null}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          onKeyDown={tryOnEnter}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={blank || needs !== null}
          busyLabel={attempt.isPending && texts.trying}
        >
          {texts.tryNow}
        </Button>
      </form>
      <div role="status" className="grid gap-2 empty:hidden">
        {outdated && <p className="text-sm text-ink-soft">{texts.tryOutdated}</p>}
        {attempt.data && (
          <div className={outdated ? 'opacity-60' : undefined}>
            <VerdictPanel heading="h5" judgement={attempt.data} />
          </div>
        )}
      </div>
    </section>
  );
}

function needsOf({ jpSentence }: SentenceForm, isWrong: boolean): string | null {
  if (jpSentence.trim() === '') return texts.tryNeedsJapanese;
  return isWrong ? texts.tryNeedsFixing : null;
}

const isOutdated = (tried: Attempt, typed: SentenceForm, mode: PracticeMode): boolean =>
  tried.form !== typed || tried.mode !== mode;

interface ModeSwitchProps {
  readonly mode: PracticeMode;
  readonly onChange: (mode: PracticeMode) => void;
}

function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex rounded-full bg-sunken p-1">
      <legend className="sr-only">{texts.tryMode}</legend>
      {PRACTICE_MODES.map((choice) => (
        <label
          key={choice}
          className="relative inline-flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-full px-4 text-sm font-bold text-ink-soft outline-indigo transition-colors hover:text-ink has-checked:bg-surface has-checked:text-indigo has-checked:shadow-card has-focus-visible:outline-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === mode}
            onChange={() => onChange(choice)}
          />
          {practiceModeTexts[choice].name}
        </label>
      ))}
    </fieldset>
  );
}
