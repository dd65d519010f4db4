import { useEffect, useRef } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import { contributorTexts as texts } from '#contract/texts/contributors.ts';
import { SideBySide } from '#app/ui/side-by-side.tsx';
import { versionFields } from '#app/ui/version-fields.ts';

interface ConflictPanelProps {
  readonly kind: ContentKind;
  /** What somebody else saved meanwhile. */
  readonly newest: VersionFields;
  readonly typed: VersionFields;
}

/** Two people changed one piece: both versions, so that whoever comes second decides with open eyes. */
export function ConflictPanel({ kind, newest, typed }: ConflictPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3 rounded-md bg-amber-wash px-4 py-3 outline-none">
      <div role="alert">
        <p className="font-bold text-amber">{texts.conflict}</p>
        <p className="text-sm">{texts.conflictText}</p>
      </div>
      <SideBySide
        beforeLabel={texts.newestVersion}
        afterLabel={texts.myVersion}
        fields={versionFields(kind, newest, typed)}
      />
    </div>
  );
}
