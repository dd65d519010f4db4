import { ChevronRight } from 'lucide-react';
import type { ShortContrast, ShortPoint } from '#contract/grammar/short-grammar.ts';
import { paths } from '#contract/paths.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';
import { Link } from '#app/ui/link.tsx';
import { GrammarSection } from './grammar-section.tsx';

interface GrammarLinksProps {
  readonly heading: string;
  readonly points: readonly ShortPoint[];
  readonly contrasts?: readonly ShortContrast[];
}

/** On other pages: what the grammar library has about a word or a search. Nothing if it has nothing. */
export function GrammarLinks({ heading, points, contrasts = [] }: GrammarLinksProps) {
  const links = [
    ...points.map(({ id, level, pattern, meaning }) => ({
      to: paths.grammarPoint(id),
      level,
      title: pattern,
      text: meaning,
    })),
    ...contrasts.map(({ id, level, title, summary }) => ({
      to: paths.contrast(id),
      level,
      title,
      text: summary,
    })),
  ];
  if (links.length === 0) return null;
  return (
    <GrammarSection heading={heading}>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {links.map(({ to, level, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-indigo-wash"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-x-3 font-bold">
                  <span>
                    <TextWithReadings>{title}</TextWithReadings>
                  </span>
                  <LevelBadge level={level} />
                </span>
                <span className="text-sm text-ink-soft">
                  <TextWithReadings>{text}</TextWithReadings>
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </GrammarSection>
  );
}
