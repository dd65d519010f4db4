import { History } from 'lucide-react';
import { useId } from 'react';
import type { ContentKind, VersionState } from '#contract/contributions/content-kinds.ts';
import type { ContentVersion } from '#contract/contributions/contribution.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { contentHistoryTexts as texts, contentStateNames } from '#contract/texts/versions.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { SideBySide } from '#app/ui/layout/side-by-side.tsx';
import { versionFields } from '#app/ui/layout/version-fields.ts';
import { ReviewNotes } from './review-notes.tsx';

const TONES: Record<VersionState, Tone> = {
  draft: 'neutral',
  waiting: 'indigo',
  changes: 'amber',
  published: 'moss',
  replaced: 'neutral',
};

/** States in which reviewer and author can still discuss a version. */
const OPEN: readonly VersionState[] = ['waiting', 'changes'];

interface VersionCardProps {
  readonly kind: ContentKind;
  readonly version: ContentVersion;
  /** The previous version, to show the changes. */
  readonly older: ContentVersion | undefined;
  readonly newest: boolean;
  readonly restoring: boolean;
  /** Undefined for readers who may not restore. */
  readonly onRestore: (() => void) | undefined;
}

export function VersionCard({ kind, version, older, newest, restoring, onRestore }: VersionCardProps) {
  const headingId = useId();
  const { id, number, state, fields, live, notes } = version;
  return (
    <li aria-labelledby={headingId} className="grid gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={headingId} className="font-bold">
          {texts.version(number)}
        </h3>
        <Badge tone={TONES[state]}>{knownText(contentStateNames, state) ?? uiTexts.otherKind}</Badge>
        {live && <Badge tone="moss">{texts.live}</Badge>}
      </div>
      <AuthorAndTime version={version} />
      <SideBySide
        beforeLabel={older ? texts.version(older.number) : ''}
        afterLabel={texts.version(number)}
        fields={versionFields(kind, older?.fields ?? null, fields)}
      />
      <ReviewNotes
        notes={notes}
        answerTo={OPEN.includes(state) ? id : null}
        label={onRestore ? texts.answer : texts.comment}
      />
      {!newest && onRestore && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<History aria-hidden className="size-4" />}
          aria-describedby={headingId}
          busyLabel={restoring && texts.restoring}
          onClick={onRestore}
        >
          {texts.restore}
        </Button>
      )}
    </li>
  );
}

function AuthorAndTime({ version }: { readonly version: ContentVersion }) {
  const { author, savedAt, decidedBy, decidedAt } = version;
  return (
    <div className="grid gap-0.5 text-sm wrap-anywhere text-ink-soft">
      <p>
        {texts.writtenBy(author ?? texts.noAuthor)}
        {', '}
        <time dateTime={savedAt}>{formatMinute(savedAt)}</time>
      </p>
      {decidedAt && (
        <p>
          {texts.decidedBy(decidedBy ?? texts.someoneGone)}
          {', '}
          <time dateTime={decidedAt}>{formatMinute(decidedAt)}</time>
        </p>
      )}
    </div>
  );
}
