import type { ShortContrast, ShortPoint } from '#contract/grammar/short-grammar.ts';
import { paths } from '#contract/paths.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';
import { Link } from '#app/ui/link.tsx';

interface PointCardsProps {
  readonly points: readonly ShortPoint[];
  /** Where a heading above already says the level. */
  readonly withoutLevel?: boolean;
}

/** Grammar points as links to their pages. */
export function PointCards({ points, withoutLevel }: PointCardsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ id, level, pattern, meaning }) => (
        <li key={id}>
          <GrammarCard
            to={paths.grammarPoint(id)}
            level={withoutLevel ? undefined : level}
            title={pattern}
            text={meaning}
          />
        </li>
      ))}
    </ul>
  );
}

interface ContrastCardsProps extends Pick<PointCardsProps, 'withoutLevel'> {
  readonly contrasts: readonly ShortContrast[];
}

/** Contrasts as links to their pages. */
export function ContrastCards({ contrasts, withoutLevel }: ContrastCardsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {contrasts.map(({ id, level, title, summary }) => (
        <li key={id}>
          <GrammarCard
            to={paths.contrast(id)}
            level={withoutLevel ? undefined : level}
            title={title}
            text={summary}
          />
        </li>
      ))}
    </ul>
  );
}

interface GrammarCardProps {
  readonly to: string;
  readonly level: ShortPoint['level'] | undefined;
  readonly title: string;
  readonly text: string;
}

function GrammarCard({ to, level, title, text }: GrammarCardProps) {
  return (
    <Link
      to={to}
      className="grid h-full content-start gap-1.5 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-indigo"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="text-lg font-bold wrap-anywhere break-keep">
          <TextWithReadings>{title}</TextWithReadings>
        </span>
        {level && (
          <span className="mt-1 shrink-0">
            <LevelBadge level={level} />
          </span>
        )}
      </span>
      <span className="text-sm text-ink-soft">
        <TextWithReadings>{text}</TextWithReadings>
      </span>
    </Link>
  );
}
