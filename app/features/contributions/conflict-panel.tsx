import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { SideBySide } from '#app/ui/layout/side-by-side.tsx';
import { versionFields } from '#app/ui/layout/version-fields.ts';

interface ConflictPanelProps {
  readonly kind: ContentKind;
  /** The version that somebody else saved in the meantime. */
  readonly newest: VersionFields;
  readonly typed: VersionFields;
  /** Buttons to resolve the conflict, unless they are placed elsewhere. */
  readonly children?: ReactNode;
  /** The title, which receives focus. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
}

/** Edit conflict: shows both versions side by side, so that the second author can decide. The typed text stays. */
export function ConflictPanel({ kind, newest, typed, children, ref }: ConflictPanelProps) {
  const titleId = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const title = ref ?? own;
  useEffect(() => title.current?.focus(), [title]);
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-lg border border-amber bg-amber-wash p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 ref={title} id={titleId} tabIndex={-1} className="text-lg font-bold text-amber outline-none">
          {texts.conflict}
        </h3>
        <p>{texts.conflictText}</p>
      </div>
      <SideBySide
        beforeLabel={texts.newestVersion}
        afterLabel={texts.myVersion}
        fields={versionFields(kind, newest, typed)}
      />
      {children}
    </section>
  );
}
