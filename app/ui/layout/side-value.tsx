import type { ReactNode } from 'react';
import { versionTexts } from '#contract/texts/versions.ts';
import { compareTexts, type TextPart } from '#core/versions/compare-texts.ts';
import { JapaneseText } from '../japanese/japanese-text.tsx';
import { MixedText } from '../japanese/mixed-text.tsx';

/** A text, the URL of a picture, or a list of answers. */
export type VersionValue = string | readonly string[];

export type Side = 'before' | 'after';

interface SideValueProps {
  readonly name: string;
  /** The name of the version. */
  readonly label: string;
  readonly value: VersionValue;
  /** The other version; without it nothing is marked. */
  readonly comparison?: { readonly side: Side; readonly value: VersionValue };
  readonly japanese?: boolean;
  readonly picture?: boolean;
}

/** One value of a version; what the other version does not have is marked. */
export function SideValue({ name, label, value, comparison, japanese = false, picture }: SideValueProps) {
  if (value.length === 0) return <span className="text-ink-soft italic">{versionTexts.empty}</span>;
  if (picture && typeof value === 'string')
    return (
      <img
        src={value}
        alt={versionTexts.picture(name, label)}
        loading="lazy"
        className="aspect-[8/5] w-full max-w-64 rounded-sm object-cover"
      />
    );
  if (typeof value === 'string')
    return <Parts parts={partsOf(value, comparison)} side={comparison?.side} japanese={japanese} />;
  const known = comparison ? asList(comparison.value) : value;
  return (
    <ul className="grid gap-1">
      {value.map((line) => (
        <li key={line}>
          <Parts
            parts={[{ text: line, changed: !known.includes(line) }]}
            side={comparison?.side}
            japanese={japanese}
          />
        </li>
      ))}
    </ul>
  );
}

const asList = (value: VersionValue): readonly string[] => (typeof value === 'string' ? [] : value);

function partsOf(value: string, comparison: SideValueProps['comparison']): readonly TextPart[] {
  if (!comparison) return [{ text: value, changed: false }];
  const other = typeof comparison.value === 'string' ? comparison.value : '';
  return comparison.side === 'before' ? compareTexts(value, other).before : compareTexts(other, value).after;
}

interface PartsProps {
  readonly parts: readonly TextPart[];
  readonly side: Side | undefined;
  readonly japanese: boolean;
}

function Parts({ parts, side, japanese }: PartsProps) {
  return parts.map(({ text, changed }, at) => (
    <Mark key={at} side={changed ? side : undefined}>
      {japanese ? <JapaneseText>{text}</JapaneseText> : <MixedText>{text}</MixedText>}
    </Mark>
  ));
}

/** Struck through or underlined as well as coloured, so that it does not rely on colour. */
function Mark({ side, children }: { readonly side: Side | undefined; readonly children: ReactNode }) {
  if (side === 'before')
    return <del className="rounded-sm bg-error-wash text-error decoration-2">{children}</del>;
  if (side === 'after')
    return (
      <ins className="rounded-sm bg-moss-wash text-moss underline decoration-2 underline-offset-4">
        {children}
      </ins>
    );
  return children;
}
