import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import { uiTexts } from '#contract/texts/ui.ts';

/** The JLPT level in letters and as one to five rising bars, so that it reads without colour too. */
export function LevelBadge({ level }: { readonly level: ItemLevel }) {
  const reached = ITEM_LEVELS.indexOf(level);
  return (
    <span
      title={uiTexts.jlptLevel(level)}
      className="inline-flex items-center gap-1.5 rounded-full bg-indigo-wash px-2.5 py-0.5 text-xs font-bold text-indigo"
    >
      {level}
      <span aria-hidden className="flex h-2.5 items-end gap-0.5">
        {ITEM_LEVELS.map((step, index) => (
          <span
            key={step}
            className={`w-[3px] rounded-full bg-current ${index > reached ? 'opacity-25' : ''}`}
            style={{ height: `${40 + index * 15}%` }}
          />
        ))}
      </span>
    </span>
  );
}
