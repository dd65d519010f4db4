import { useId } from 'react';
import { COMMENT_SORTS, type CommentSort } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';

interface SortSwitchProps {
  readonly sort: CommentSort;
  readonly onChange: (sort: CommentSort) => void;
}

export function SortSwitch({ sort, onChange }: SortSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex rounded-full bg-sunken p-1">
      <legend className="sr-only">{commentTexts.sort}</legend>
      {COMMENT_SORTS.map((choice) => (
        <label
          key={choice}
          className="relative inline-flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-bold text-ink-soft outline-indigo transition-colors hover:text-ink has-checked:bg-surface has-checked:text-indigo has-checked:shadow-card has-focus-visible:outline-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === sort}
            onChange={() => onChange(choice)}
          />
          {commentTexts.sorts[choice]}
        </label>
      ))}
    </fieldset>
  );
}
