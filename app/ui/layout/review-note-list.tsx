import type { ReviewNoteKind } from '#contract/contributions/content-kinds.ts';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { contentHistoryTexts as texts } from '#contract/texts/versions.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Badge, type Tone } from '../badge.tsx';
import { MixedText } from '../japanese/mixed-text.tsx';

const TONES: Record<ReviewNoteKind, Tone> = { comment: 'indigo', approved: 'moss', changes: 'amber' };

/** The notes between reviewer and author, oldest first. */
export function ReviewNoteList({ notes }: { readonly notes: readonly ReviewNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={texts.notes} className="grid gap-2">
      {notes.map(({ id, kind, text, author, createdAt }) => (
        <li key={id} className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="wrap-anywhere whitespace-pre-line">
            <MixedText>{text || texts.approvedSilently}</MixedText>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere text-ink-soft">
            <Badge tone={TONES[kind]}>{knownText(texts.noteKinds, kind) ?? uiTexts.otherKind}</Badge>
            {author ?? texts.someoneGone}
            <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
