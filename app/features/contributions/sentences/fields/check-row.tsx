import { type ReactNode, useId } from 'react';

interface CheckRowProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly label: ReactNode;
  readonly children?: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with an explanation below its name. */
export function CheckRow({ checked, disabled = false, label, children, onChange }: CheckRowProps) {
  const explanation = useId();
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 rounded-md border border-edge bg-surface px-4 py-3 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo has-disabled:cursor-default">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-indigo outline-none"
        checked={checked}
        disabled={disabled}
        aria-describedby={explanation}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="min-w-0 font-bold">{label}</span>
      <span id={explanation} className="col-start-2 min-w-0 text-sm text-ink-soft">
        {children}
      </span>
    </label>
  );
}
