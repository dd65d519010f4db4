import type { ShortItem } from '#contract/dictionary/item.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface SuggestionListProps {
  readonly id: string;
  readonly items: readonly ShortItem[];
  readonly active: ShortItem | null;
  readonly onChoose: (item: ShortItem) => void;
}

export const suggestionId = (listId: string, { id }: ShortItem): string => `${listId}-${id}`;

/** The words under the search box. The focus stays in the box, which tells screen readers the active one. */
export function SuggestionList({ id, items, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={searchTexts.suggestions}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-lg border border-line bg-surface py-1 shadow-float empty:hidden"
    >
      {items.map((item) => (
        <button
          key={item.id}
          id={suggestionId(id, item)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={item === active}
          // The box keeps the focus, and a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          className={classNames(
            'flex min-h-12 w-full flex-wrap items-baseline gap-x-3 border-l-3 border-transparent px-4 py-2 text-left hover:bg-sunken',
            item === active && 'border-indigo bg-sunken',
          )}
        >
          <Suggestion {...item} />
        </button>
      ))}
    </div>
  );
}

function Suggestion({ kanji, hiragana, sino, mean }: ShortItem) {
  return (
    <>
      <JapaneseText className="text-lg font-bold">{kanji}</JapaneseText>
      {hiragana !== kanji && <JapaneseText className="text-sm text-ink-soft">{hiragana}</JapaneseText>}
      {sino && <span className="text-xs han-viet text-vermilion">{sino}</span>}
      <span className="min-w-0 flex-1 basis-40 truncate text-sm text-ink-soft">
        <MixedText>{mean}</MixedText>
      </span>
    </>
  );
}
