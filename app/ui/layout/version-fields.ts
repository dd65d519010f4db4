import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { versionFieldNames, versionValueNames } from '#contract/texts/versions.ts';
import type { SideField } from './side-by-side.tsx';
import type { VersionValue } from './side-value.tsx';

const JAPANESE: readonly string[] = ['jpSentence', 'reading', 'accepted', 'blocked'];
const PICTURE = 'img';

/** The fields of two versions of a piece for `SideBySide`; `before` is null if the piece is new. */
export function versionFields(
  kind: ContentKind,
  before: VersionFields | null,
  after: VersionFields,
): SideField[] {
  return Object.entries(knownText(versionFieldNames, kind) ?? {}).map(([key, name]) => ({
    name,
    before: before && valueOf(key, before),
    after: valueOf(key, after),
    japanese: JAPANESE.includes(key),
    picture: key === PICTURE,
  }));
}

function valueOf(key: string, fields: VersionFields): VersionValue {
  const value = fields[key] ?? '';
  return (typeof value === 'string' && versionValueNames[key]?.[value]) || value;
}

/** The title in a version, for readers who do not see the piece around it. */
export const versionTitle = (kind: ContentKind, fields: VersionFields): string =>
  String(fields[TITLES[kind]] ?? '');

const TITLES: Record<ContentKind, string> = {
  topics: 'title',
  curriculums: 'name',
  lessons: 'title',
  sentences: 'viSentence',
};
