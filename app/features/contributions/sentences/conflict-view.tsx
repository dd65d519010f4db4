import { useEffect, useRef } from 'react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { sentenceDeskTexts as texts } from '#contract/texts/sentence-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { SideBySide } from '#app/ui/side-by-side.tsx';
import { versionFields } from '#app/ui/version-fields.ts';
import { bodyOf, formOf, type SentenceForm } from './sentence-form.ts';

interface ConflictViewProps {
  readonly newer: ContributedSentence;
  readonly typed: SentenceForm;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeNewest: () => void;
}

/** Somebody was faster: both versions field by field, and the author decides. What was typed stays in the form. */
export function ConflictView({ newer, typed, isSaving, onKeepMine, onTakeNewest }: ConflictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="conflict-title"
      className="grid gap-4 rounded-lg border border-amber bg-amber-wash p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h4
          ref={heading}
          id="conflict-title"
          tabIndex={-1}
          className="text-lg font-bold text-amber outline-none"
        >
          {texts.conflictTitle}
        </h4>
        <p>{texts.conflictText}</p>
      </div>
      <SideBySide
        beforeLabel={texts.newest}
        afterLabel={texts.mine}
        fields={versionFields('sentences', bodyOf(formOf(newer)), bodyOf(typed))}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button busyLabel={isSaving && texts.saving} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onTakeNewest}>
          {texts.takeNewest}
        </Button>
      </div>
    </section>
  );
}
