import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { contributionActionTexts } from '#contract/texts/contributions.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { AskedChanges } from '../asked-changes.tsx';
import { useContributorId } from '../contribution-queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { draftOf, inspectionQuery } from './fields/use-inspection.ts';
import { readDraft } from './sentence-drafts.ts';
import { formOf } from './sentence-form.ts';

interface SentenceRowProps {
  readonly sentence: ContributedSentence;
  readonly number: number;
  readonly onSeeNotes: () => void;
  readonly children?: ReactNode;
}

/** A sentence in both languages with its state. Furigana and warnings are loaded when the row first becomes visible. */
export function SentenceRow({ sentence, number, onSeeNotes, children }: SentenceRowProps) {
  const { id, lessonId, viSentence, jpSentence, editable, state, published } = sentence;
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(row);
  const { data } = useQuery({
    ...inspectionQuery(draftOf(formOf(sentence), { lessonId, sentenceId: id })),
    enabled: isSeen && editable,
  });
  const words = data?.found.words ?? [];
  const warnings = data?.found.warnings.length ?? 0;
  const isUnfinished = readDraft({ userId: useContributorId(), lessonId, sentenceId: id }) !== null;
  return (
    <li
      ref={row}
      className={classNames(
        'grid gap-3 rounded-lg border border-line p-4',
        editable ? 'bg-surface shadow-card' : 'bg-sunken',
      )}
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <span className="grid size-8 place-items-center rounded-full bg-sunken text-sm font-bold text-ink-soft tabular-nums">
          <span className="sr-only">{texts.number(number)}</span>
          <span aria-hidden>{number}</span>
        </span>
        <div className="grid min-w-0 gap-1.5">
          <p className="pt-0.5 font-bold wrap-anywhere">{viSentence}</p>
          <JapaneseText as="p" className="readings-stay text-lg">
            {words.length > 0 ? words.flatMap(({ ruby }) => parseRuby(ruby)) : jpSentence}
          </JapaneseText>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {editable ? (
              <StateBadge state={state} published={published} />
            ) : (
              <p className="text-sm text-ink-soft">{contributionActionTexts.ofOthers}</p>
            )}
            {isUnfinished && <Badge tone="indigo">{texts.unfinished}</Badge>}
            {warnings > 0 && (
              <span className="inline-flex items-center gap-1.5 text-sm text-amber">
                <TriangleAlert aria-hidden className="size-4" />
                {texts.warnings(warnings)}
              </span>
            )}
          </div>
        </div>
      </div>
      {editable && <AskedChanges piece={sentence} onSeeNotes={onSeeNotes} />}
      {children}
    </li>
  );
}
