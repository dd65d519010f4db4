import { uiTexts } from '#contract/texts/ui.ts';
import { Link } from '#app/ui/link.tsx';

interface LevelLinksProps<Level extends string> {
  readonly levels: readonly Level[];
  /** Null is all of them. */
  readonly chosen: Level | null;
  readonly hrefOf: (level: Level | null) => string;
}

/** Chooses a level of a list. Each has its own address. */
export function LevelLinks<Level extends string>({ levels, chosen, hrefOf }: LevelLinksProps<Level>) {
  return (
    <nav aria-label={uiTexts.levels} className="flex flex-wrap gap-2">
      {[null, ...levels].map((level) => (
        <Link
          key={level ?? ''}
          to={hrefOf(level)}
          preventScrollReset
          aria-current={level === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-14 items-center justify-center rounded-full border border-edge bg-surface px-4 font-bold text-ink hover:border-indigo hover:text-indigo aria-[current=page]:border-indigo aria-[current=page]:bg-indigo aria-[current=page]:text-on-indigo"
        >
          {level ?? uiTexts.allLevels}
        </Link>
      ))}
    </nav>
  );
}
