import type { ReactNode, Ref } from 'react';

interface PracticePaperProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The square with a cross for practising characters. */
export function PracticePaper({ ref, children }: PracticePaperProps) {
  return (
    <div
      ref={ref}
      className="relative grid size-36 shrink-0 place-items-center overflow-hidden rounded-md border border-edge bg-paper sm:size-40"
    >
      <span aria-hidden className="absolute inset-x-0 top-1/2 border-t border-dashed border-line" />
      <span aria-hidden className="absolute inset-y-0 left-1/2 border-l border-dashed border-line" />
      {children}
    </div>
  );
}
